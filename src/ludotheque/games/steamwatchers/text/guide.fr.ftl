## La première partie guidée : une idée par étape, que l’on fait aussitôt. `.hint` répond à qui essaie autre chose.

guide-welcome =
    L’Europe, gelée. Seule la vapeur qui sort du sol fait encore vivre les clans. Vous menez le Conglomérat du Rhône ; Ysolde mène Menrâu.

    Comptez un petit quart d’heure : un tour entier, une idée à la fois. Vous pouvez quitter la leçon à tout moment, la partie continuera.
    .title = Il fait froid

guide-board =
    Quatre zones sont à vous : celles où se tiennent vos soldats.

    Chaque étage de colonne de vapeur et chaque ferme, dans vos zones, vaut 1 GÉO. Le plus haut niveau de GÉO, au dernier tour, gagne la partie. La neige ne vaut rien.
    .title = Ce que valent les zones

guide-title =
    Un tour commence au Conclave. Chaque clan y prend le titre qu’il a réservé, et agit aussitôt.

    Vous êtes Guetteur, le premier : celui qui fait jaillir la vapeur. Vous avez pioché trois cartes, que vous seul voyez.
    .title = Phase 1 : le Conclave

guide-column =
    Chaque carte nomme une zone, et le nombre d’étages de la colonne qui y monte.

    Euskal est haute, mais loin. Breizh touche votre Neustria : jouez « Breizh ». Les deux autres cartes restent dans votre main.
    .title = De la vapeur !
    .hint = Une belle colonne, et personne à vous pour s’y chauffer. Jouez « Breizh ».

guide-legate =
    Ysolde est Légat : elle place son jeton sur une mer. Cela ouvre des routes de glace, mais seulement au tour 3 dans ce scénario.

    Un second titre de Guetteur n’a été pris par personne : il agit seul, et une colonne monte dans le Latium.
    .title = Le tour des autres

guide-orders =
    Maintenant chacun pose ses ordres en secret : un jeton face cachée dans chaque zone où il a des soldats.

    Vous voulez sortir de Neustria et de Lutecia. Posez un Déplacement en Neustria, puis un autre en Lutecia.
    .title = Phase 2 : les ordres secrets
    .hint = Dans l’ordre de la leçon : un Déplacement en Neustria, puis un Déplacement en Lutecia.

guide-defences =
    Un jeton Défense protège : il ajoute 1 à la force d’une zone attaquée. Il sert aussi à bâtir et à recruter.

    Posez une Défense en Gironde, puis une en Flandria. Il y a aussi des Leurres, qui ne font rien, mais le font de façon très convaincante.
    .title = Tenir le reste
    .hint = Une Défense en Gironde, puis une Défense en Flandria.

guide-ready =
    Tant que tout n’est pas révélé, personne ne connaît vos jetons.

    Toutes vos zones ont le leur : dites que vous êtes prêt.
    .title = Prêt
    .hint = Tout est en place : dites que vous êtes prêt.

guide-revealed =
    Ysolde est prête aussi : tous les jetons se retournent ensemble.

    Défense en Burgundia, Déplacements en Rhenania et en Helvetia, et en Boiaria un Leurre, qui rentre aussitôt se faire oublier.
    .title = Cartes sur table

guide-activate =
    On active ses jetons un par un, chacun son tour, dans l’ordre des titres. Vous êtes premier.

    Activez le Déplacement de Neustria.
    .title = Phase 3 : l’activation
    .hint = Celui-là viendra. Commencez par activer Neustria.

guide-march =
    Une marche mène à une zone voisine, plaine ou montagne.

    La vapeur est en Breizh : marchez-y.
    .title = En marche
    .hint = La colonne que vous avez fait jaillir est en Breizh.

guide-group =
    Vous avez deux soldats ici, et une ferme. Si tous partaient, la zone ne serait plus à vous.

    Envoyez un soldat, et laissez l’autre garder la ferme.
    .title = Combien ?
    .hint = Un seul : l’autre garde la ferme.

guide-stop =
    Le dernier soldat pourrait partir ailleurs : un même jeton permet autant de marches que vous voulez, groupe par groupe.

    Arrêtez-vous là.
    .title = Et l’autre ?
    .hint = Il garde la ferme. Arrêtez-vous là.

guide-rival =
    Ysolde active à son tour : un soldat d’Helvetia descend en Provença. L’ancre dessinée dans la zone est un havre ; on y négocie des contrats sur les mers, plus tard.
    .title = Menrâu prend l’air

guide-strike =
    En Burgundia, trois soldats de Menrâu gardent deux fermes. 2 GÉO, à votre porte.

    Activez Lutecia.
    .title = Des fermes qui seraient mieux chez vous
    .hint = Le moment est bon pour Lutecia, voisine de Burgundia.

guide-beacon =
    Vous allez attaquer avec tout le monde. Et la ferme de Lutecia ?

    Une balise garde une zone à vous sans soldat, tant que personne d’autre n’y entre. On en déploie une par activation : posez-la en Lutecia.
    .title = Une balise
    .hint = D’abord la balise en Lutecia : ensuite tout le monde pourra partir.

guide-attack =
    Marchez en Burgundia, avec vos quatre soldats.

    Des ennemis s’y tiennent : il y aura combat, une fois tous vos déplacements finis.
    .title = À l’attaque
    .hint = En Burgundia, à quatre.

guide-support =
    Votre force : quatre soldats, donc 4.

    Un jeton posé dans une zone voisine peut soutenir : il ajoute la force de sa zone, puis retourne dans votre réserve. Vos soldats, eux, ne bougent pas. Soutenez depuis la Gironde : 3 de plus.
    .title = Le soutien
    .hint = Quatre contre trois ne suffira pas : Ysolde a des soutiens aussi. Faites soutenir la Gironde.

guide-bid =
    7 pour vous. Menrâu : trois soldats, une Défense, et le soutien de Rhenania, 7 aussi !

    Chacun mise maintenant des barils d’algofuel en secret. Chaque baril ajoute 1, et tous sont perdus. À égalité, l’attaquant gagne. Misez 2, 3 ou 4.
    .title = Les roues de combat
    .hint = Entre 2 et 4 barils : assez pour gagner, et de quoi passer l’hiver.

guide-pay =
    Ysolde n’a misé que 2 barils : Burgundia est à vous, quoi que vous ayez misé. Il reste à payer.

    Le baril sain ne fait de mal à personne. Le baril de contrebande contamine : votre incubation monte de 1. Payez-en 2 de contrebande, pour voir.
    .title = Le prix
    .hint = Pour la science : 2 barils de contrebande.

guide-flight =
    Incubation 2 : des cases de résistance, rien de grave. Pour l’instant.

    Le perdant d’un combat retire deux soldats ; les autres fuient vers une zone à lui, toute proche. Le rescapé de Burgundia court en Helvetia.
    .title = La fuite

guide-conquest =
    Un cube Moral reste sur place : jusqu’à la fin du tour, qui défend ici aura 2 de plus.

    Le vainqueur peut aussi raser ce qu’il trouve. Deux fermes en parfait état ? Gardez tout.
    .title = Burgundia est à vous
    .hint = Ces fermes valent 2 GÉO : gardez-les.

guide-passed =
    Ysolde n’a plus de jeton : elle passe. Qui passe réserve aussitôt son titre du tour suivant, et elle vous souffle celui de premier Guetteur.

    Passer tôt, c’est choisir d’abord. À méditer au coin du feu.
    .title = Passer a du bon

guide-defence =
    Il vous reste un jeton. Une Défense activée permet de bâtir une tourelle, d’attendre, ou de mobiliser.

    Activez Flandria, puis mobilisez.
    .title = Une Défense travaille aussi
    .hint = Activez Flandria, puis choisissez la Mobilisation.

guide-slot =
    Une action spéciale occupe un emplacement d’action de votre clan jusqu’à la fin du tour. Les premiers sont gratuits, les suivants coûtent un baril.

    Prenez le premier.
    .title = Les emplacements
    .hint = Le premier : il ne coûte rien.

guide-recruit =
    Une mobilisation lève jusqu’à deux soldats de base, dans la zone active ou une voisine.

    Recrutez-en deux en Flandria.
    .title = Deux recrues
    .hint = Deux soldats de base, tous deux en Flandria.

guide-reserve =
    Plus de jeton : vous passez à votre tour, et réservez.

    L’Archonte n’a aucun pouvoir dans ce scénario, le Légat n’a pas encore de mer. Réservez le second Guetteur.
    .title = Réserver un titre
    .hint = La vapeur avant tout : le titre de Guetteur, en quatrième position.

guide-decline =
    Toutes les colonnes perdent un étage. Celui qui occupe la zone respire ce qui en sort : son incubation monte de 1.

    Vous avez deux colonnes, et l’ordre est à vous. Commencez par Breizh.
    .title = Phase 4 : la baisse d’activité
    .hint = Le tour de la Gironde viendra. Commencez par Breizh.

guide-quarantine =
    Breizh descend à un étage, et votre incubation atteint la case 3 : une Quarantaine.

    Un jeton Quarantaine bouche quelque chose sur votre plateau de clan : un emplacement d’action, un emplacement de baril, ou une case de Ravitaillement. Pour longtemps.

    Sacrifiez un emplacement d’action payant : le troisième ou le quatrième.
    .title = Quarantaine
    .hint = Aïe, pas celui-là. Un emplacement d’action payant : le troisième ou le quatrième.

guide-farm =
    La Gironde perd son dernier étage. Mais la terre est chaude : contre un baril, le sol nu devient une ferme, et une ferme ne refroidit jamais.

    Construisez-la.
    .title = De la vapeur au potager
    .hint = Sans ferme, la Gironde ne vaudrait plus rien. Construisez.

guide-farm-paid =
    Votre incubation est à 4. Encore un baril de contrebande, et c’était une seconde Quarantaine.

    Payez d’un baril sain.
    .title = Sainement, cette fois
    .hint = La contrebande coûterait plus cher qu’un baril. Payez sain.

guide-supply =
    Breizh, cinq fermes… 6 GÉO ! Vos stocks sont remplis, et votre Ravitaillement suit votre GÉO : vous nourrissez 11 soldats. Vous en avez 12.

    Retirez-en un, de Flandria, de Burgundia ou de Gironde. Sans rancune, la recrue.
    .title = Phase 5 : le Grand blanc
    .hint = Breizh, Neustria : un seul soldat y tient tout. Prenez là où il y en a plusieurs.

guide-elite =
    Les incubations retombent à 0, un nouveau tour commence. Dans ce scénario, chaque tour apporte du nouveau : voici les soldats d’élite, de force 2.

    Placez votre Perce-ciel en Gironde, en Burgundia ou en Lutecia.
    .title = Tour 2 : l’élite
    .hint = Là où il protège le plus : en Gironde, en Burgundia ou en Lutecia.

guide-closing =
    6 GÉO contre 2 : vous menez, et vous savez tout : titres, vapeur, ordres, marches, balises, combats, fermes, incubation, Ravitaillement.

    Le tour 3 ouvre les mers, le tour 4 la marche forcée, et c’est le dernier : le plus haut GÉO gagne.

    Ysolde ne fait plus semblant. À vous désormais, pour de bon. Couvrez-vous.
    .title = L’hiver est à vous
