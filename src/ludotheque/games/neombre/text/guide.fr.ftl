## La première partie guidée : une idée par étape, que l’on fait aussitôt. `.hint` répond à qui essaie autre chose.

guide-welcome =
    Quelque chose a mangé le nom des choses. Ceux qui en ont encore un s’appellent les Nominés : vous en êtes, Orsane aussi. Vous gagnerez ensemble, ou vous tomberez ensemble.

    Comptez un peu plus de dix minutes : la première expédition, une idée à la fois. Vous pouvez quitter la leçon à tout moment, la partie continuera.
    .title = À la lanterne

guide-quest =
    Une campagne est une suite de quêtes. Chacune a un niveau, un objectif et une récompense. Quand toutes celles d’un niveau sont closes, celles du suivant s’ouvrent.

    La première s’appelle Le repaire des Nominés : gagner un combat sur le Chemin du refuge. Le refuge est au bout. Entre lui et vous, quelque chose grogne.
    .title = Une quête, une seule

guide-deck =
    Chacun a un deck de dix cartes, pour toute la campagne. Il grandira avec ce que vous trouverez, et c’est tout ce que vous possédez : vos coups, vos soins, et jusqu’à votre santé.

    Il y en a quatre pour commencer. Prenez le Ferrailleur : la peau dure, des coups simples.
    .title = Votre deck
    .hint = Celui-là ira à une autre campagne. Pour cette leçon, prenez le Ferrailleur.

guide-companion =
    Orsane prend la Rebouteuse, qui répare ce que d’autres cassent. Deux decks qui ne font pas la même chose vont plus loin que deux qui la font.

    Vous voilà en chemin. La zone a deux piles, que personne ne connaît : ses adversaires, ici un seul, et ses butins. Il faut vaincre les uns pour avoir les autres.
    .title = En route

guide-life =
    Vous aviez 10 points de vie chacun. Tout le monde commence ainsi ; chaque dizaine de points de valeur de votre deck en ajoutera un.

    Vos cartes ne valent encore rien. Personne n’avait promis une campagne de riches.
    .title = Points de vie

guide-foe =
    Le voici : le Bharaloth Féral. Lisez-le de haut en bas. Il a 14 points de vie. « Actif » est ce qu’il fait à son tour. « Riposte » est ce qu’il rend à qui le blesse.

    Dans la première expédition, on ne rencontre qu’un adversaire. Ensuite, vous direz vous-mêmes combien vous osez en affronter.
    .title = Le Bharaloth

guide-irruption =
    Certains adversaires soignent leur entrée : c’est l’irruption, qui a lieu une fois, dès qu’ils sont piochés.

    Celle-ci vous a coûté 2 points de vie à chacun, d’où les 8 qui vous restent, et vous a fait piocher une carte à chacun. On a vu des échanges plus équitables.
    .title = Une entrée remarquée

guide-hand =
    Chacun a pioché trois cartes, puis une de plus pour l’irruption. Les mains sont ouvertes : vous voyez tout, vous parlez, vous décidez ensemble.

    Le tour de l’équipe vient d’abord. On y agit dans l’ordre que l’on veut ; personne n’est premier d’office. Commençons par vous.
    .title = Quatre cartes en main

guide-guard =
    Si vous frappez maintenant, la riposte vous coûtera 2 points de vie. Mais regardez la Garde revêche : elle soigne 1, et jusqu’à ce que les adversaires aient agi, tout ce qui vous blesse est réduit de 2.

    C’est un envoûtement : il reste devant vous aussi longtemps qu’il le dit. Jouez la Garde revêche.
    .title = D’abord le bouclier
    .hint = L’ordre compte : d’abord la Garde revêche, les coups ensuite.

guide-strike =
    Vous pouvez frapper tranquille. L’Estoc malhabile inflige 3 à un adversaire. Il n’y en a qu’un : personne ne vous demandera lequel.

    Avant que vous confirmiez, la table montre ce qui va se passer, riposte comprise. Jouez l’Estoc malhabile.
    .title = Ensuite le coup
    .hint = L’Estoc malhabile : 3 de dégâts, et la garde s’occupe du reste.

guide-riposte =
    Le Bharaloth n’a plus que 11 points de vie. Il a rendu ses 2 de dégâts, et votre garde les a avalés : vous n’avez rien perdu.

    Chaque adversaire répond à chaque carte qui l’a blessé, dès qu’elle est résolue. Il répond à qui l’a jouée, et seulement s’il vit encore.
    .title = La riposte

guide-two-cards =
    À son tour, chacun peut jouer deux cartes. Vous avez joué les vôtres. Il vous reste la Bravade fruste : ses mots « carte supplémentaire » disent qu’elle ne compte pas dans les deux.

    Gardez-la, vous aurez bientôt besoin d’une carte. Finissez votre tour.
    .title = Deux cartes, et une supplémentaire
    .hint = La Bravade fruste servira mieux au tour suivant. Finissez votre tour.

guide-in-one-go =
    Orsane gifle la bête : 2 de dégâts, 1 point de vie pour elle, et une riposte qui lui en prend 2. Puis sa litanie soigne tout le monde de 1.

    Notez bien : un tour se joue d’une traite. Si vous n’aviez pas fini le vôtre, sa première carte l’aurait fini pour vous.
    .title = Le tour d’Orsane

guide-target =
    L’équipe a fini : les adversaires agissent, du premier pioché au dernier. Qui visent-ils ? Le petit mot sous leur nom le dit.

    « Méthodique » : la première cible est tirée au sort, puis on fait le tour de la table. Le sort est tombé sur vous. Il fallait bien quelqu’un.
    .title = Le tour des adversaires

guide-discard =
    Ce qu’il fait, il le fait dans l’ordre écrit. D’abord, vous défaussez une carte, celle que vous aimez le moins.

    Vous êtes en bonne santé : le Second souffle, qui soigne, peut partir. Défaussez-le.
    .title = Une carte de moins
    .hint = La Bravade frappera bientôt. Laissez partir le Second souffle.

guide-held =
    Puis 1 de dégâts, que votre garde attendait pour le prendre. Elle est finie maintenant, dans votre défausse.

    Enfin vous avez recyclé une carte : une de votre défausse, au hasard, est repassée sous votre pioche. La bête ignore que celle-là vous a fait du bien.
    .title = Votre garde a tenu

guide-next-target =
    Un trait mène du Bharaloth à Orsane, les dégâts au bout : c’est elle qu’il frappera ensuite.

    Regardez ces traits avant de jouer. Ils disent qui a besoin d’une garde, et qui peut se permettre d’être imprudent.
    .title = À qui le tour ?

guide-draw =
    Un tour d’équipe commence par une carte pour chacun ; seul le premier n’en donne pas. Si votre pioche était vide, vous perdriez un point de vie à la place : elle ne se refait pas toute seule. Recycler sert à cela.

    Vous avez pioché un autre Estoc malhabile. Vous n’en demandiez pas plus.
    .title = Tour 2

guide-extra =
    Votre garde n’est plus là, mais Orsane a veillé à ce que vous ayez tous vos points de vie. Dépensez-en.

    La Bravade fruste d’abord. C’est une carte supplémentaire : vous pourrez encore jouer deux cartes après elle.
    .title = Bravade
    .hint = D’abord la Bravade fruste : carte supplémentaire, elle ne prend la place d’aucune des deux.

guide-again =
    1 de dégâts pour lui, 2 pour vous : mauvaise affaire, si elle n’approchait pas de la fin. Chaque carte qui blesse appelle sa riposte, et beaucoup de petits coups coûtent plus qu’un grand.

    En voici un plus grand. Jouez l’Estoc malhabile.
    .title = Et encore
    .hint = L’Estoc malhabile, encore une fois.

guide-healed =
    Vous n’avez plus de carte, votre tour est donc fini. Orsane donne un coup de pilon, 3 de dégâts, et encaisse la riposte ; puis un onguent rance vous rend 4 points de vie. Il sent, mais il soigne.

    Deux personnes qui font chacune ce qu’elles font le mieux : tout l’art est là.
    .title = En bonne compagnie

guide-her-turn =
    Le Bharaloth fait le tour de la table, comme annoncé : cette fois, c’est Orsane qui a perdu une carte et un point de vie, puis recyclé.

    Qui tombe à 0 est mort jusqu’à la fin du combat. Les autres continuent ; si tous tombent, le combat est perdu, et une carte nommée Mal de Résurrection rejoint les decks. La première expédition vous l’épargne.
    .title = Chacun son tour

guide-last-blow =
    Tour 3. Vous avez pioché encore un Estoc malhabile. Il reste 2 points de vie au Bharaloth, et votre coup en prend 3.

    Un adversaire mort ne rend plus rien : pas de riposte. Jouez l’Estoc malhabile.
    .title = Le dernier coup
    .hint = Il lui reste 2 points de vie. L’Estoc malhabile en prend 3.

guide-victory =
    Le combat est gagné dès qu’il n’y a plus d’adversaire. Toutes les cartes reviennent dans les decks : mains, défausses, ce qui était en jeu. Vous commencerez le combat suivant soignés, et decks mélangés.

    Et la quête est accomplie. Elle sera close au refuge, pas avant.
    .title = Victoire

guide-loot =
    Chaque adversaire a un score de butin. Celui-ci dit 2 sur 4 : quatre cartes sont révélées, et l’équipe peut en prendre deux.

    Vous décidez ensemble qui reçoit quoi. Il n’y a ni argent, ni part qui vous revienne de droit ; la carte va à qui plaide le mieux.
    .title = Le butin

guide-take =
    Le Ferrailleur aime frapper : la Furibonderie dérisoire, 2 de dégâts comme carte supplémentaire, ou le Rusticisme, 3 de dégâts et une carte, qui se paie d’un point de vie.

    Prenez l’une des deux pour vous : la carte, puis votre nom.
    .title = Une pour vous
    .hint = Pour vous, la Furibonderie dérisoire ou le Rusticisme : d’abord la carte, puis qui la reçoit.

guide-give =
    La seconde est pour Orsane. L’Aplomb vicinal soigne 3 et fait piocher ; la Gourde cabossée est un équipement, qui reste devant elle et la soigne de 1 avant chacun de ses tours.

    Donnez-lui l’une de ces deux.
    .title = Une pour Orsane
    .hint = Pour Orsane, l’Aplomb vicinal ou la Gourde cabossée.

guide-grown =
    Chaque deck a maintenant onze cartes, et une valeur de 1. Ce qui n’a pas été pris retourne à la zone : vous le reverrez peut-être.

    Après d’autres combats, on vous demandera si vous restez dans la zone ou si vous arrêtez. Ici il n’y a plus personne à combattre : vous marchez, jusqu’à une porte qui laisse passer de la lumière.
    .title = Des decks qui grandissent

guide-refuge =
    Le refuge. Ici les quêtes se closent et les récompenses se distribuent ; la carte du monde y pend aussi, avec ses zones, chacune son niveau, et la foire, où l’on échange des cartes contre des cartes.

    Le repaire des Nominés est clos. Sa récompense, la Divagation succédanée, va à l’un de vous deux.
    .title = Chez soi

guide-closing =
    Deux quêtes de niveau 1 s’ouvrent dès que la récompense est donnée. Elles ne disent pas où aller : leurs mots le laissent deviner. Commencez par les zones de niveau 1, et rentrez quand il y a quelque chose à raconter.

    La leçon s’arrête ici. Donnez la récompense à qui vous voulez, puis commencez une campagne, seul avec un compagnon ou jusqu’à quatre. La lanterne est à vous.
    .title = La suite
