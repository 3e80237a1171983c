## La première partie guidée : une idée par étape, que l’on fait aussitôt. `.hint` répond à qui essaie autre chose.

guide-welcome =
    Prague, la nuit. Un monolithe est tombé du ciel, et trois Cabales se disputent la ville. Vous menez l’Harmonie.

    On gagne à 10 points de Victoire (PV). Ils viennent des Trophées pris dans les secteurs, et des cartes de votre Cabale.

    Comptez un petit quart d’heure. Vous pouvez quitter la leçon à tout moment : la partie, elle, continuera.
    .title = Bienvenue à Prague

guide-screen =
    En bas, votre paravent : vos Agents, vos points de Pouvoir (PP), vos Affinités. Tout ce qui porte un cadre doré, vous êtes la seule personne à le voir.

    Vos adversaires ont le leur. Ce jeu consiste à deviner ce qu’il y a derrière.
    .title = Ce que vous cachez

guide-first =
    L’Harmonie a le plus haut Rang : vous êtes l’Administrateur. Vous décidez qui commence.

    Commencez vous-même. Le pouvoir, cela s’exerce.
    .title = Vous commandez
    .hint = Généreux, mais désignez plutôt l’Harmonie : on apprend mieux en commençant.

guide-send =
    À votre tour, vous faites une Manœuvre. Il y en a six sortes, et vous les ferez toutes. Chacune coûte un pion Manœuvre : vous en avez cinq, et vos rivaux, pour cette fois, trois.

    D’abord, la plus importante : envoyez une équipe.
    .title = Première Manœuvre : envoyer
    .hint = Celle-là viendra. Commencez par envoyer une équipe : sans elle, rien à conquérir.

guide-sector =
    Les cartes Opportunité sont les gros lots. Chacune appartient à un secteur. « Cadence doublée » se gagne au Combinat.

    Envoyez votre équipe au Combinat : touchez-le sur le plan.
    .title = Où est le trésor ?
    .hint = Un beau quartier, mais la carte qui vous attend est au Combinat.

guide-team =
    L’Émissaire prend les Trophées : il en faut. Le Citoyen ne fait rien, et c’est son talent : il meurt à la place des autres. Le Garde coûte 2 PP à qui l’assassine.

    Ajoutez deux Émissaires, un Citoyen, puis un Garde, dans cet ordre. Puis envoyez-les.
    .title = Composez l’équipe
    .hint = Presque. Du dessous vers le dessus : deux Émissaires, un Citoyen, un Garde, et c’est tout.

guide-rivals =
    La Garde Noire vous rejoint au Combinat, avec quatre pions. La Résistance élève une tour de six pions dans la Nouvelle Ville. Six !

    Toutes les piles sont cachées. On voit leur hauteur et leur propriétaire, rien d’autre.
    .title = Les rivaux s’installent

guide-spy =
    Que mijote la Garde Noire ? Une Manœuvre sert à le savoir.

    Espionnez.
    .title = Deuxième Manœuvre : espionner
    .hint = Pas à l’aveugle. Espionnez d’abord.

guide-look-card =
    Vous pouvez regarder deux choses : des pions, où qu’ils soient, ou la carte secrète.

    Commencez par la carte secrète, face cachée sous les deux Opportunités.
    .title = Un premier coup d’œil
    .hint = Plus tard. D’abord la carte secrète.

guide-look-pawn =
    « Haut fourneau », au Combinat aussi ! Il y aura donc deux cartes à prendre là-bas, et personne d’autre ne le sait.

    Regardez maintenant le pion du dessus de la pile de la Garde Noire, au Combinat.
    .title = Le second coup d’œil
    .hint = Celui du dessus, dans la pile de la Garde Noire, au Combinat.

guide-seen =
    Un Émissaire, tout en haut, sans protection. Il garde désormais un petit œil : personne d’autre ne le connaît.

    Vous pourriez le montrer à tous. Gardez plutôt le secret, et terminez.
    .title = Vu !
    .hint = Un secret vaut plus cher tant qu’il est secret. Terminez sans rien montrer.

guide-guard =
    La Garde Noire assassine à son tour, au hasard, et tombe sur votre Garde. Le règlement est formel : elle vous verse 2 PP, et sa Manœuvre s’arrête là.

    Vos Émissaires sont saufs. Merci, Garde.
    .title = On vous attaque

guide-offer =
    La Résistance vous propose un accord : 2 PP contre votre serment, sur l’Artefact, de n’assassiner personne dans la Nouvelle Ville pendant ce Cycle.

    Tout se négocie ici. Mais qui rompt un serment perd 1 PV.

    Vous ne visiez pas cette tour : acceptez.
    .title = Une offre
    .hint = Répondez d’abord à l’offre. De l’argent pour ne rien faire : acceptez.

guide-assassinate =
    Revenons à cet Émissaire sans protection.

    Assassinez. Sans jeton Assassin, la Manœuvre donne droit à un seul Assassinat : autant savoir où viser.
    .title = Troisième Manœuvre : assassiner
    .hint = Vous savez où est l’Émissaire. C’est le moment d’assassiner.

guide-kill =
    Un Citoyen ne rapporte rien. Un Garde vous coûte 2 PP. Un Émissaire vous en rapporte 3.

    Vous, vous savez : le pion du dessus de la Garde Noire, au Combinat.
    .title = Visez juste
    .hint = Vous en connaissez un : celui du dessus, dans la pile de la Garde Noire au Combinat.

guide-extend =
    3 PP, et la Garde Noire n’a plus que deux Émissaires au Combinat. Comme vous. Il faudra départager, et cela se paie.

    Il vous faut donc du Pouvoir : étendez votre influence.
    .title = Quatrième Manœuvre : étendre
    .hint = D’abord l’argent : étendez votre influence.

guide-discard =
    Vous gagnez 1 PP. Et 1 de plus si vous défaussez un Agent de votre paravent.

    Les Agents qui restent seront perdus à la fin du Cycle : défaussez un Citoyen.
    .title = Le fond des tiroirs
    .hint = Un Citoyen ou un Garde fera l’affaire : ils seraient perdus de toute façon.

guide-develop =
    Vos rivaux n’ont plus de pions Manœuvre ; il vous en reste un. Investissez.

    Développer sa Cabale, c’est payer pour jouer une de vos cinq cartes. Son effet dure toute la partie.
    .title = Cinquième Manœuvre : développer
    .hint = Développez : c’est votre dernier pion de ce Cycle.

guide-cabal-card =
    La première case coûte 3 PP et donne 1 PV, quelle que soit la carte.

    Jouez « Prêche » : un Émissaire de plus à chaque Cycle. Votre tout premier point !
    .title = Choisissez une carte
    .hint = Toutes sont bonnes, mais « Prêche » paie dès le prochain Cycle.

guide-revelation =
    Plus personne n’a de pion : voici la Résolution. La carte secrète se retourne. Stupeur générale, sauf chez vous.

    Maintenant on conquiert les secteurs où il y a des piles, l’un après l’autre.
    .title = Les masques tombent

guide-conquest =
    C’est encore l’Administrateur qui choisit le secteur.

    Désignez le Combinat.
    .title = La conquête
    .hint = La tour attendra. Le Combinat d’abord, tant que vous êtes riche.

guide-tie =
    Tout est retourné : deux Émissaires pour vous, deux pour la Garde Noire. Égalité : il y aura une Lutte de pouvoir.

    Avant cela, chacun peut encore intervenir ou négocier. Passez.
    .title = Égalité !
    .hint = Rien de plus à faire ici : passez.

guide-bid =
    Chacun mise des PP en secret. La plus forte mise prend le premier Trophée. Mais toutes les mises sont perdues, même la vôtre.

    La Garde Noire est économe. Misez au moins 3.
    .title = Lutte de pouvoir
    .hint = Un peu juste : avec 3 ou plus, la victoire est sûre.

guide-trophy =
    Deux pour elle, davantage pour vous : vous êtes Vainqueur du Combinat ! Chaque Émissaire vaut un Trophée, à tour de rôle.

    Prenez « Cadence doublée ».
    .title = Vainqueur
    .hint = Un bon choix aussi, mais la leçon a besoin de « Cadence doublée ».

guide-affinity =
    La Garde Noire, deuxième, emporte « Haut fourneau ».

    Votre carte porte un symbole Politique, et vous avez une Affinité Politique. Cela vaut 1 PV, à tout moment, sans dépenser de pion.

    Posez votre Affinité sur la carte.
    .title = Un point tout de suite
    .hint = Le Trophée attendra bien une seconde. Posez d’abord votre Affinité sur la carte.

guide-marker =
    2 PV ! Il vous reste un Émissaire, donc un Trophée : le marqueur d’Influence du secteur.

    Celui du Combinat rapporte 1 PP à chaque Cycle. Prenez-le.
    .title = Un marqueur
    .hint = Ne laissez rien à la Garde Noire : prenez le marqueur.

guide-tower =
    Le Combinat est résolu. Reste la tour de la Résistance, six pions de haut, si précieuse qu’on vous a payé pour ne pas y toucher.

    Désignez la Nouvelle Ville.
    .title = La tour
    .hint = Il ne reste que la Nouvelle Ville.

guide-picnic =
    Trois Citoyens, trois Gardes… et pas un seul Émissaire. Sans Émissaire, pas de Trophée.

    La plus haute tour de Prague n’a rien conquis : c’était un pique-nique. Et vous avez touché 2 PP pour ne pas le déranger.
    .title = Oh.

guide-end-of-cycle =
    Fin du Cycle : on rend ses Agents, ses Espions et ses Assassins. On garde ses PP, ses cartes, ses marqueurs et ses Affinités.

    Dernière occasion de négocier : passez.
    .title = Le Cycle s’achève
    .hint = Rien ne presse plus : passez.

guide-second-cycle =
    Nouveau Cycle, nouvelles Opportunités, nouveaux Agents, 3 PP pour chacun. Vous recevez en plus un Émissaire (« Prêche ») et 1 PP (le Combinat). Tout ce que vous prenez travaille pour vous.

    Vous êtes toujours l’Administrateur : commencez.
    .title = Et l’on recommence, plus riche
    .hint = Gardez la main : désignez l’Harmonie.

guide-special =
    Certaines cartes ont une Manœuvre à elles. « Cadence doublée » en est une : 3 PP, une fois par Cycle.

    Jouez-la : vous aurez fait les six.
    .title = Sixième Manœuvre : spéciale
    .hint = Une dernière leçon : la Manœuvre spéciale de « Cadence doublée ».

guide-closing =
    2 PV contre 0 et 0 : vous menez, et vous savez tout ce qu’il faut. Envoyer, espionner, assassiner, étendre, développer, Manœuvre spéciale ; négocier, miser, conquérir.

    À court d’argent ? Une Dette donne 5 PP aussitôt, et coûte 1 PV à la fin.

    La partie est à vous désormais : vos rivaux jouent pour de bon. Continuez, ou commencez-en une neuve.
    .title = Prague est à vous
