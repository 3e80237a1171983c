## La partie guidée : une idée par étape, faite aussitôt. `.hint` répond à qui essaie autre chose.

guide-welcome =
    Olomòc fuit de partout, et deux cabales se disputent ce qui tient encore. Vous menez l’Administration, Milan la Frange ; trois rouages chacun.

    Comptez un quart d’heure : un cycle entier, une idée à la fois. Quittez la leçon quand vous voulez, la partie continuera.
    .title = La ville qui fuit

guide-bloc =
    Le Bloc fait 16 pouces de côté, et tout s’y mesure au millième. Touchez « Mesurer » sous le plan quand vous voulez, même pendant le tour de Milan : mesurer n’engage à rien.

    L’anneau d’un pouce autour d’un socle est sa zone de menace. Qui s’y tient est engagé.
    .title = Un pouce est un pouce

guide-wheel =
    Une roue dit tout d’un rouage. Ses dents disent le camp, ses points le rang, et l’anneau allumé les points de vie qui restent.

    Sa carte, à côté, montre ses dés : Technique, Combat, Tir, Esquive. Quatre pions d’action par cycle, et pas un de plus.
    .title = Lire une roue

guide-agenda =
    L’agenda dit d’où viennent les points. Celui-ci s’appelle Relevés : un point à la fin de chaque cycle par marqueur où repose votre pion, un point par rouage adverse hors de combat.

    Trois marqueurs, quatre cycles. Le II est à mi-chemin des deux camps, et Dominik l’a vu.
    .title = À quoi l’on joue

guide-plan =
    Un cycle se joue en cinq phases, et vous en fixez l’ordre d’avance, faces cachées : vos trois rouages, une propagande, un ministère.

    Posez Dominik, Hynek, Pétra, la Propagande, puis Triage à la cinquième place, la seule qui lui reste. Scellez.
    .title = La rangée cachée
    .hint = Dominik, Hynek, Pétra, Propagande, Triage : dans cet ordre.

guide-tie =
    On retourne la première carte. Dominik contre Lumír, rang 1 contre rang 1 : l’Artefact tranche, et donne la priorité à Milan. Lumír s’est approché du marqueur.

    À Dominik. Une marche coûte un pion : faites-le marcher.
    .title = Phase 1 : à égalité
    .hint = Le marqueur est trop loin pour l’étudier d’ici : marchez d’abord.

guide-ruler =
    La réglette de trois pouces se pose contre le socle, et le socle finit contre elle. La surface claire montre tout ce qu’elle permet.

    Cliquez au contact du marqueur II, au sud, là où la leçon pointe. Le fantôme dit ce qui vous y attend : personne ne vous y engage.
    .title = La réglette
    .hint = Plus près du marqueur II : au contact, côté sud.

guide-study =
    Un rouage libre, à un pouce au plus d’un marqueur qu’il voit, peut l’étudier : un jet de Technique, une réussite suffit.

    Dominik est meilleur au marteau : deux dés, qui réussissent sur 5 et 6. Étudiez tout de même.
    .title = Étudier
    .hint = Le marqueur II est à portée de main : étudiez-le.

guide-fate =
    Deux et trois : rien. Mais celui qui agit peut tenter le destin et relancer tous ses dés, une seule fois.

    Le prix est un pion de Noirceur, versé avant de voir les nouveaux dés. Tentez-le.
    .title = Tenter le destin
    .hint = Avec ces dés-là il n’y a rien à garder.

guide-noirceur =
    Un six : votre pion est sur le marqueur. Une goutte violette est sur Dominik. À une il est teinté, à trois corrompu, et les corrompus finissent par coûter la partie.

    Il lui reste deux pions d’action. Gardez-les pour répondre aux coups : finissez l’activation.
    .title = La Noirceur
    .hint = Ses deux derniers pions serviront mieux plus tard : finissez.

guide-enter =
    Hynek, rang 2, contre une Propagande, rang 0 : le plus haut commence, donc vous.

    Il n’est pas encore sur le Bloc. Sa première action est d’y entrer.
    .title = Phase 2 : entrer en scène
    .hint = Dehors, il ne peut qu’entrer.

guide-edge =
    Pour entrer, la réglette touche votre ligne de déploiement, au sud, et le socle touche la réglette.

    Un tireur aime les vues dégagées. Choisissez la place que la leçon pointe : de là, rien ne cache Lumír.
    .title = Par le bord
    .hint = Là où la leçon pointe, la vue est libre.

guide-shoot =
    Un tireur libre vise l’ennemi libre le plus proche qu’il voit. Hynek a cinq dés de Tir ; au-delà de quatre pouces il en perd deux.

    Choisissez le tir : avant de confirmer, vous lisez ses chances, selon que Lumír esquive ou non.
    .title = Tirer
    .hint = Hynek tient Lumír en joue : tirez.

guide-dodge =
    Avant les dés, la cible dit ce qu’elle fait. Lumír paie un pion pour esquiver : chaque réussite en annule une des vôtres.

    Trois contre une. Deux blessures, c’est honnête : gardez les dés.
    .title = Il esquive
    .hint = Deux blessures valent mieux qu’une goutte de plus : gardez.

guide-spare =
    Deux segments de l’anneau de Lumír se sont éteints, de gauche à droite.

    Hynek a encore deux pions. Il pourrait marcher ou tirer de nouveau ; qu’il les garde pour esquiver. Finissez.
    .title = Des points de vie
    .hint = Assez pour cette phase : finissez.

guide-riposte =
    La Propagande de Milan rend deux pions à Lumír et l’active. Il charge Dominik : une marche et une attaque d’un seul élan, au seuil de 4.

    À vous de répondre, pour un pion. L’esquive de Dominik est d’un dé ; sa riposte, de quatre. Ripostez.
    .title = On vous charge
    .hint = Un dé d’esquive ne sauve personne. Ripostez.

guide-letters =
    Les coups tombent ensemble. Dominik en reçoit deux et n’en sent qu’un : un point renforcé arrête une blessure. Lumír perd deux points, et le second, teinté, lui vaut une goutte.

    Phase 3 : Pétra, rang 3, passe devant Zdenka. Faites-la entrer.
    .title = Renforcé, teinté
    .hint = Pétra attend au bord : faites-la entrer.

guide-near =
    Une charge part d’un rouage libre : entrez à portée de Lumír, mais hors de son pouce.

    La place que la leçon pointe convient.
    .title = Ni trop près, ni trop loin
    .hint = De la place que pointe la leçon, la charge sera possible.

guide-charge =
    Charger coûte deux pions, marche et attaque comprises. Il faut voir sa cible et finir en l’engageant.

    Chargez Lumír.
    .title = Charger
    .hint = Lumír n’a plus qu’un point de vie. Chargez-le.

guide-support =
    Seules les places qui engagent Lumír sont permises. Dominik l’engage déjà : il soutiendra Pétra.

    Posez-la où la leçon pointe.
    .title = Finir au contact
    .hint = Là où la leçon pointe, Lumír est pris entre deux.

guide-threshold =
    Le seuil était 5. La charge l’abaisse d’un, le soutien d’un autre : Pétra réussit sur 3 et plus. Lumír a esquivé, en vain.

    Trois réussites : gardez-les.
    .title = Un seuil de trois
    .hint = Trois réussites suffisent : gardez.

guide-tactic =
    D’une attaque de front on peut céder des réussites : une pour pousser la cible ou reculer soi-même, deux pour sonner.

    Lumír n’a plus qu’un point. N’en cédez aucune.
    .title = Les tactiques
    .hint = On ne pousse pas ce qui tombe : rien.

guide-out =
    Lumír est hors de combat : un point pour vous. La traque avance d’un cran ; au troisième rouage perdu la partie finirait aussitôt.

    Et Pétra reçoit une goutte. À Olomòc, personne ne tue sans se salir.
    .title = Hors de combat

guide-coordinate =
    Une carte plus forte entraîne une plus faible déjà révélée : Pétra peut coordonner Dominik, et tous deux agissent à leur guise.

    Son Insigne ajoute un pion à Pétra. Coordonnez Dominik, avec le bonus.
    .title = Coordonner
    .hint = Coordonnez Dominik, et prenez le bonus de l’Insigne.

guide-rest =
    Dominik a un pion et une goutte. Le repos retire l’une pour l’autre.

    Faites-le se reposer.
    .title = Se reposer
    .hint = La goutte de Dominik d’abord.

guide-done =
    Pétra garde deux pions : de quoi riposter, ou frapper qui sortirait de sa zone de menace.

    Finissez l’activation des deux.
    .title = En garder sous le coude
    .hint = Pétra a fait sa part : finissez.

guide-ministry =
    Zdenka est entrée. Puis, en phase 4, Milan retourne un ministère face à votre Propagande : elle est arrêtée, personne de chez vous n’agit.

    Vous lui rendrez la pareille : votre Triage, en phase 5, arrête Vlasta.
    .title = Les ministères

guide-hostile =
    Son Animosité a fait sortir un Rogue au centre. Un hostile n’est à personne : il suit son instinct, règle après règle, et frappe qui il tient.

    Il a frappé Dominik deux fois, qui n’avait plus de pion pour répondre. L’armure a tenu.
    .title = Un Rogue

guide-triage =
    Triage et Vlasta montrent tous deux 3 : encore l’Artefact, et la priorité vous revient.

    Un ministère n’active personne, il agit. Celui-ci soigne un des vôtres : choisissez Dominik.
    .title = Phase 5 : Triage
    .hint = C’est Dominik qui a pris les coups.

guide-points =
    Après les cinq phases, les hostiles agissent une fois chacun ; puis l’agenda compte. Votre pion est sur le marqueur II : un point de plus.

    Deux pour vous, zéro pour Milan, et trois cycles devant vous.
    .title = La fin du cycle

guide-fiel =
    Méfiez-vous du Fiel : chaque rouage corrompu en ajoute un à la fin du cycle. Au troisième, la cabale a perdu, quels que soient ses points.
    .title = Le Fiel

guide-closing =
    Les pions d’action sont revenus, moins un : l’Artefact ouvre chaque cycle d’une carte, et c’est Stase. Milan, qui a perdu Lumír, a une Propagande de plus ; sa rangée est déjà posée.

    Vous savez l’essentiel ; chaque refus vous dira la règle. À vous de planifier la suite.
    .title = Sans filet
