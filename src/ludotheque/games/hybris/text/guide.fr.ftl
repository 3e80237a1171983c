## La partie guidée : une idée par étape, faite aussitôt. `.hint` répond à qui essaie autre chose.

guide-welcome =
    L’Olympe est une machine, et les dieux se sont mis en tête de l’améliorer. Vous êtes Athéna ; Calliope joue Poséidon.

    Comptez un quart d’heure : un Âge entier, une idée à la fois. Vous pouvez quitter la leçon quand vous voulez, la partie continuera.
    .title = Les dieux bricolent

guide-board =
    Six plateaux entourent le Monde Mortel. Chacun est un Lieu, avec une action ou deux.

    À l’Olympe on conçoit des Technologies, à la Forge on les fabrique, dans les cinq Villes on les déploie. Le reste aide, gêne ou mord.
    .title = Sept lieux

guide-win =
    L’anneau compte les Points de Victoire : 5 pour vous, 8 pour Calliope. Ce Scénario dure quatre Âges ; le plus de points l’emporte.

    Il y a un raccourci : déverrouiller quatre de ses Améliorations fait gagner aussitôt. La divinité a ses privilèges.
    .title = À quoi l’on joue

guide-pillar =
    Un Âge commence par les Piliers Divins, choisis dans l’ordre de la Grandeur. Vous êtes première.

    Un Pilier a deux moitiés : le haut pour qui le prend, le bas pour tous les autres. Son numéro dit quand vous jouez. Prenez le Pilier 4, Endoctrinement.
    .title = Phase 1 : les Piliers
    .hint = Une belle colonne, mais la leçon s’appuie sur le numéro 4.

guide-plan =
    Calliope a le 5 : vous jouerez avant elle.

    Chacun planifie maintenant en secret : un jeton Lieu sous chaque Héros et chaque Prophète. C’est là qu’ils iront dans cet Âge. Donnez la Forge à Diomède.
    .title = Phase 2 : la Planification
    .hint = Diomède a une Technologie à fabriquer : la Forge.

guide-tokens =
    À Ulysse les Moires, au Prophète l’Oracle. Un Prophète ne va jamais chez les Moires ni au Colisée : trop de sang.

    Athéna, elle, n’a pas besoin de jeton. Elle va où elle veut.
    .title = Les autres aussi
    .hint = Les Moires pour Ulysse, puis l’Oracle pour le Prophète.

guide-seal =
    Tant que vous n’avez pas scellé, vous pouvez changer d’avis, et personne ne voit rien.

    Tous ont leur jeton : scellez le plan.
    .title = Sceller
    .hint = Le plan est complet : scellez-le.

guide-activate =
    Tour après tour, dans l’ordre des Piliers, on active un personnage ou l’on passe.

    Un Héros ou un Prophète coûte 1 Aegis, un Olympien rien. Activez Diomède.
    .title = Phase 3 : les actions
    .hint = Leur tour viendra. Diomède d’abord.

guide-slot =
    Son jeton se montre : la Forge. Il se place sur un de ses trois emplacements et prend le bonus écrit dessous.

    Quand tous sont pris, on va sur l’illustration, et l’on perd ce que le plateau montre avec un moins. Prenez l’emplacement de l’Aegis : votre Héros est remboursé.
    .title = Où se placer ?
    .hint = Le deuxième emplacement de la Forge donne 1 Aegis.

guide-action =
    Une fois là, il faut agir. À la Forge : Fabriquer une de ses Technologies, ou Produire, qui fait avancer l’Usine.

    Votre Colonnade attend à l’Atelier : fabriquez-la.
    .title = Puis l’on agit
    .hint = Votre Technologie d’abord : Fabriquer.

guide-make =
    Son prix est de 2 Fidèles et 1 Aegis, mais en case C une Technologie coûte 2 de moins. Vous choisissez de quoi.

    Payez 1 Fidèle ou 1 Aegis. La tuile passe à l’Usine, puis en sort vers votre stockage, case après case.
    .title = Qui attend paie moins
    .hint = Les deux prix conviennent : 1 Fidèle, ou 1 Aegis.

guide-rival =
    Thésée, le Héros de Poséidon, débarque à Lemnos et y déploie une Technologie Militaire.

    Un déploiement rapporte trois récompenses : des points, des Prières, et les bonus de la piste de Bonté. C’est beaucoup pour un poisson.
    .title = Calliope bâtit

guide-contest =
    Un déploiement se conteste, sans rien payer, avec un Héros muni d’un jeton ou un Olympien qui n’a pas encore agi. Le jeton revient sans être vu.

    Le vainqueur prend une des trois récompenses. Contestez avec Ulysse.
    .title = Objection
    .hint = Athéna a mieux à faire. Contestez avec Ulysse.

guide-card =
    Combat ! Chacun pose une carte Conflit face cachée. Le chiffre est sa Force.

    Posez Écrasement : Force 3. Retenez la moitié de lion sur son bord droit.
    .title = Première manche
    .hint = Écrasement ouvre la voie à la suite.

guide-marker =
    Les deux cartes sont posées. Chacun dit maintenant en secret : Continuer, et la carte se retourne et compte ; ou Arrêter, et elle revient en main.

    Les deux réponses se montrent ensemble. Continuez.
    .title = Continuer ou arrêter
    .hint = Vous avez à peine commencé : continuez.

guide-combo =
    3 pour vous. Poséidon a 2, moins 1 parce qu’il déteste se défendre : 1.

    Tous deux ont continué, donc une autre manche. Enchaînement commence par l’autre moitié du lion : les deux se complètent, et le Combo ajoute 3. Posez-la.
    .title = Le lion est entier
    .hint = Le lion veut son autre moitié : Enchaînement.

guide-again =
    Chaque carte coûte de la Détermination : 1 pour Écrasement, 2 pour Enchaînement. La vôtre est de 3, c’est juste ce qu’il faut.

    Continuez : cela ferait 8.
    .title = Tout juste
    .hint = Deux de plus, trois pour le Combo : continuez.

guide-enough =
    Calliope s’est arrêtée : sa deuxième carte revient dans sa main sans être vue. Vous avez continué : vous pouvez jouer seule.

    8 contre 1. À égalité le Défenseur l’emporterait, mais on en est loin. Arrêtez-vous et gardez votre dernière carte.
    .title = Cela suffira
    .hint = C’est déjà gagné. Arrêtez, et gardez la carte.

guide-claim =
    Thésée tombe, et marche vers les Enfers jusqu’à ce qu’on le ressuscite. Ulysse prend sa place à Lemnos.

    Et vous prenez une des récompenses. A, ce sont les points de la tuile : 4.
    .title = Au vainqueur
    .hint = Les points : la récompense A.

guide-olympian =
    À vous de nouveau. Athéna ne coûte rien et ne porte pas de jeton : elle va n’importe où, une fois par Âge.

    Activez Athéna.
    .title = La déesse en personne
    .hint = Athéna elle-même, maintenant.

guide-resolve =
    Au tour de votre Olympienne vous résolvez votre Pilier : avant qu’elle se déplace, avant qu’elle agisse, ou après.

    Le moment est bon : résolvez-le, et utilisez le haut. Il rapporte 2 Fidèles et 2 de Bonté.
    .title = Le Pilier répond
    .hint = Résolvez le Pilier, puis dites oui à sa moitié haute.

guide-city =
    Deux de Bonté : les bonus de votre prochain déploiement grandissent. Les mortels disent aussi des Prières, qui tombent dans le Puits ; gare, à 9 il déborde.

    Envoyez Athéna au Monde Mortel, à Argos.
    .title = Sur la terre
    .hint = Le Monde Mortel, puis Argos.

guide-deploy =
    Les chevrons au bord des tuiles se connectent : votre Décret pointe à l’ouest et à l’est, les Greniers de Calliope aussi. Chaque connexion vaut un point, à tous deux.

    Déployez, sur la case ouest d’Argos, à côté des Greniers.
    .title = Connexions
    .hint = Déployer, puis la case ouest, à côté de l’autre tuile.

guide-spark =
    Personne n’a contesté. Points de la tuile, Prières, Bonté, le goût de la Ville pour le social, la connexion, et 2 parce que vous êtes Athéna : belle moisson.

    Le Décret retire aussi une Étincelle de vos Améliorations. Les éléments quittent une Amélioration de gauche à droite. Prenez celle de l’Égide.
    .title = Étincelles
    .hint = L’Amélioration nommée L’Égide a une Étincelle à gauche.

guide-prophet =
    Calliope a conçu une Technologie à l’Olympe. Il vous reste votre Prophète, et son jeton pour l’Oracle.

    Activez-le, et prenez l’emplacement qui donne une Prémonition.
    .title = Celui au capuchon
    .hint = Le Prophète, puis le troisième emplacement de l’Oracle.

guide-vision =
    Une Prémonition est un but secret : envoyé dans le Lieu qu’elle nomme, ses conditions remplies, on l’accomplit et l’on prend la récompense.

    La vôtre parle d’un autre jour. Continuez.
    .title = Vous voyez quelque chose
    .hint = Rien à accomplir encore. Continuez.

guide-presage =
    Quelque chose dort sous le deuxième Âge. Par un Présage vous posez près de l’Oracle une carte d’un Élément nouveau, payez 1 Fidèle, et regardez le Primordial.

    Présage, avec Anticipation.
    .title = Avant qu’il ne s’éveille
    .hint = Présage, puis la carte Anticipation.

guide-looked =
    Léthé, l’oubli ! Vous seule savez son nom. Avec une carte près de l’Oracle, son premier Courroux vous épargne.

    C’était le tour de votre Prophète. Continuez.
    .title = Vous voilà prévenue
    .hint = Plus rien à faire ici. Continuez.

guide-pass =
    Poséidon a drainé de l’Aegis aux Enfers, et son Pilier vous en a donné aussi.

    Il ne vous reste aucun personnage : passez.
    .title = Repos
    .hint = Tout le monde a agi : passez.

guide-fear =
    Phase 4. Les personnages rentrent, les jetons utilisés se reposent un Âge, l’Usine avance d’elle-même, les Quêtes des Moires glissent.

    À la fin des Âges 2, 4 et 6 un Primordial s’éveille. Léthé a pris un Fidèle à Calliope. À vous : rien. Bien vu.
    .title = Phase 4 : la Peur

guide-closing =
    Vous menez, et vous savez comment va un Âge : Pilier, plan, actions, Peur. Restent les Quêtes, le Colisée et ses Héros, les Temples, et vos six Améliorations.

    Un nouvel Âge commence par les Piliers, et vous êtes première. Cette fois, personne ne vous tient la main.
    .title = Le cosmos est à vous
