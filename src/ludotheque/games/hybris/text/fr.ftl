## Ce qui arrive
event-age = Âge { $age }.
event-chose-olympian = { $seat } joue { $olympian }.
event-quest = Une Quête apparaît : « { $quest } ».
event-gained = { $seat } gagne { COUNT($what-id, $n) }.
event-lost = { $seat } perd { COUNT($what-id, $n) }.
event-paid = { $seat } paie { COUNT($what-id, $n) }.
event-short = { $seat } n’a pas assez à perdre.
event-rose = { $seat } monte en Grandeur : case { $space }.
event-fell = { $seat } descend en Grandeur : case { $space }.
event-drew = { $seat } pioche une carte ({ $deck }).
    .secret = { $seat } pioche « { $card } » ({ $deck }).
event-foresaw = { $seat } pioche une Prémonition.
    .secret = { $seat } pioche la Prémonition « { $card } ».
event-discarded = { $seat } défausse « { $card } ».
event-upgraded-card = { $seat } prend en main sa carte Améliorée, « { $card } ».
event-removed = { $seat } retire { COUNT($what-id, 1) } (« { $upgrade } »).
event-unlocked = { $seat } déverrouille « { $upgrade } ».
event-temple = { $seat } a un Temple à { $city }.
event-generated = { $seat } génère { COUNT("prayer", $n) } ; le Puits en a { $well }.
event-overflow = Le Puits déborde ({ $well }) : { $seat } en répond.
event-destroyed = Le Temple de { $seat } à { $city } est détruit.
event-drained-well = Le Puits est vidé de { COUNT("prayer", $n) }.
event-took-pillar = { $seat } prend le Pilier « { $pillar } ».
event-posture = { $seat } est { $posture } ; une moitié de « { $pillar } » est couverte.
event-laid = { $seat } pose un jeton : { $place } ({ $face }).
event-turned = Un jeton de { $seat } se retourne : { $place } ({ $face }).
event-token-back = Un jeton revient à { $seat } : { $place }.
event-mood = Changement d’Humeur : tous les jetons des emplacements se retournent.
event-planned = { $seat } a fini sa Planification.
event-resolves = { $seat } résout le Pilier « { $pillar } ».
event-sent = { $character-id ->
    [olympian] { $seat } va en personne : { $place }.
   *[other] { $seat } envoie { $character } : { $place }.
}
event-used = { $seat } utilise un pouvoir : { $element }.
event-passed = { $seat } passe pour cet Âge.
event-unseen = Hadès revient sans être vu ({ $seat }).
event-designed = { $seat } conçoit « { $tile } ».
event-guided = { $seat } fait fabriquer « { $tile } » d’un trait.
event-manufactured = { $seat } fabrique « { $tile } ».
event-produced = { $seat } fait avancer l’Usine.
event-stored = { $seat } range « { $tile } » dans son stockage.
event-scrapped = { $seat } retire du jeu une Technologie : « { $tile } ».
event-presaged = { $seat } pose « { $card } » à côté de l’Oracle.
event-looked = { $seat } regarde le Primordial { $pile }.
    .secret = { $seat } regarde le Primordial { $pile } : { $card }.
event-completed = { $seat } accomplit la Prémonition « { $card } ».
event-resurrected = { $seat } ressuscite { $hero }.
event-influences = { $seat } influence { $city }.
event-deployed = { $seat } déploie « { $tile } » à { $city }.
event-contests = { $seat } conteste ce déploiement.
event-claims = { $seat } prend la récompense { $reward }.
event-attempts = { $seat } tente la Quête « { $quest } ».
event-chant = { $seat } accomplit le Chant { $chant } (« { $quest } »).
event-chant-failed = { $seat } échoue dans un Chant (« { $quest } »).
event-fights = { $seat } défie { $hero }.
event-enemy = L’ennemi a une Force Totale de { $force } ({ $cards-count ->
    [0] sans carte
   *[other] { $cards }
}).
event-played = { $seat } joue « { $card } ».
event-total = Force Totale de { $seat } : { $force }.
event-ally = { $hero } devient l’allié de { $seat }.
event-combat = { $seat } attaque { $other }.
event-continues = { $seat } continue.
event-stops = { $seat } s’arrête.
event-won = { $seat } l’emporte sur { $other }.
event-defeated = Défaite de { $seat } ({ $character }).
event-fallen = { $seat } envoie { $hero } aux Enfers.
event-fled = Un Prophète de { $seat } prend la fuite.
event-showed = { $seat } montre { $cards }.
event-sent-back = { $seat } renvoie un personnage dans sa réserve.
event-primordial = Le Primordial se révèle : { $primordial }.

## Ce qu’on demande
ask-olympian = Quel Olympien jouez-vous ?
ask-pillar = Quel Pilier Divin prenez-vous ?
ask-posture = Quelle Posture prenez-vous ?
ask-cover = Lequel de vos deux Piliers est couvert en partie ?
ask-first-top = Quelle moitié haute vient d’abord ?
ask-lay-token = Où posez-vous un jeton Olympien ?
ask-return-token = Quel jeton adverse revient à son propriétaire ?
ask-posture-spark = Retirez-vous une Étincelle ?
ask-turn-token = Lequel de vos jetons Interdits retournez-vous ?
ask-plan = Où enverrez-vous vos Héros et vos Prophètes ?
ask-lose-card = Quelle carte Conflit perdez-vous ?
ask-remove = De quelle tuile Amélioration le retirez-vous ?
ask-temple = Dans quelle Ville va votre Temple ?
ask-destroy = Lequel de vos Temples est détruit ?
ask-turn = À vous : activez un personnage, ou passez.
ask-before-moving = Résolvez-vous votre Pilier avant de vous déplacer ?
ask-where = Dans quel Lieu allez-vous ?
ask-stand = Où vous placez-vous ?
ask-before-action = Avant l’action : une Prémonition, votre Pilier ?
ask-action = Quelle action accomplissez-vous ?
ask-after-action = Avant de finir votre tour : que faites-vous encore ?
ask-pillar-top = Utilisez-vous la moitié haute de votre Pilier ?
ask-convert = Que convertissez-vous ?
ask-design = Quelle Technologie concevez-vous ?
ask-guide = Quelle Technologie guidez-vous jusqu’à l’Usine ?
ask-manufacture = Quelle Technologie fabriquez-vous, et à quel prix ?
ask-overstocked = Quelle Technologie retirez-vous du jeu ?
ask-presage = Quelle carte posez-vous à côté de l’Oracle ?
ask-resurrect = Quel Héros ressuscitez-vous ?
ask-influence-where = Quelle Ville influencez-vous ?
ask-influence = Prenez-vous les Fidèles ou le Service ?
ask-influence-temple = Votre Temple vous donne 1 Bonté ou 1 Fidèle : lequel ?
ask-deploy = Quelle Technologie déployez-vous, et où ?
ask-contest = Contestez-vous ce déploiement ?
ask-claim = Quelle récompense prenez-vous ?
ask-deploy-temple = Votre Temple vous donne 1 PV ou 1 Prière : lequel ?
ask-quest = Quelle Quête tentez-vous ?
ask-next-chant = Défaussez-vous une carte pour tenter le Chant suivant ?
ask-fight-hero = Quel Héros du Colisée défiez-vous ?
ask-fight-game = Quelle carte jouez-vous contre l’ennemi ?
ask-fight-card = Quelle carte posez-vous face cachée ?
ask-fight-marker = Continuez-vous, ou vous arrêtez-vous ?
ask-fight-on = L’autre s’est arrêté : jouez-vous encore une carte ?
ask-fall-hero = Lequel de vos Héros est défait ?
ask-discard-symbols = Quelle carte défaussez-vous pour ses symboles ?
ask-show-symbols = Quelle carte montrez-vous pour ses symboles ?
ask-send-back = Quel personnage renvoyez-vous ?
ask-discard-down = Quelle carte défaussez-vous ?
ask-chaos = Défaussez-vous une carte pour des PV ?
ask-fear-fight = Quel personnage affronte le Primordial ?

## Ce qu’on peut répondre
choice-olympian = Jouer { $a }
choice-pillar = Prendre { $a }
choice-assign = { $a } : { $b }
choice-lift = Reprendre le jeton : { $a }
choice-ready = Sceller le plan
choice-activate = Activer { $who }
choice-pass = Passer
choice-upgrade = { $a }
choice-city = { $a }
choice-discard = Défausser { $a }
choice-temple = Le Temple à { $a }
choice-use = Utiliser { $a }
choice-resolve = Résoudre le Pilier
choice-go_on = Continuer
choice-go = { $a }
choice-slot = { $a }
choice-art = Sur l’illustration : { $a }
choice-act = { $a }
choice-complete = Accomplir { $a }
choice-stop = S’arrêter là
choice-convert = { $a }
choice-tile = { $a }
choice-make = { $a }, pour { COUNT("faithful", $b) } et { COUNT("aegis", $c) }
choice-card = { $a }
choice-quest = { $a }
choice-hero = { $a }
choice-take = { COUNT($a-id, 1) }
choice-service = Le Service de la Ville
choice-deploy = { $a } sur { $b }
choice-reward = La récompense { $a }
choice-contest = Contester avec { $who }
choice-send_back = Renvoyer { $who }
choice-continue = Continuer le Combat
choice-challenge = { $who }
choice-posture = { $a }
choice-cover = Couvrir { $a }
choice-lay = { $a } : { $b }
choice-token = Le jeton de { $a }
choice-accept = Oui
choice-decline = Non

## Ce qui est refusé
why-pillar-taken = Ce Pilier est déjà pris à cet Âge.
why-spot-not-empty = Cet emplacement n’est pas vide.
why-spot-too-far = Ce Lieu n’est ni celui-ci ni son voisin.
why-other-face = Le jeton doit montrer son autre face.
why-no-token-for-olympian = L’Olympien ne reçoit pas de jeton Lieu.
why-not-available = Ce personnage n’est pas dans votre réserve.
why-next-age = Ce personnage ne servira qu’à l’Âge suivant.
why-has-token = Il y a déjà un jeton sous ce personnage.
why-token-not-left = Vous n’avez plus ce jeton dans votre réserve.
why-prophet-barred = Un Prophète ne va ni chez les Moires ni au Colisée.
why-no-token-there = Il n’y a pas de jeton sous ce personnage.
why-not-in-reserve = Ce personnage n’est pas dans votre réserve.
why-acted-already = Ce personnage a déjà agi à cet Âge.
why-wounded = Votre Olympien est blessé.
why-without-token = Il n’a pas de jeton Lieu sous lui.
why-no-aegis = Vous n’avez pas l’Aegis de son activation.
why-nowhere-to-go = Il ne pourrait rien faire là où il irait.
why-premonition-not-held = Vous ne tenez pas cette Prémonition.
why-premonition-elsewhere = Elle parle d’un autre Lieu.
why-premonition-not-fulfilled = Ses conditions ne sont pas remplies.
why-too-dear = Vous ne pouvez pas en payer tout le prix.
why-not-on-olympus = Cette Technologie n’est plus sur l’Olympe.
why-not-your-tile = Ce n’est pas une de vos tuiles de l’Atelier.
why-wrong-price = Ce n’est pas son prix, réduction comprise.
why-no-new-element = Elle ne montre aucun Élément nouveau.
why-cannot-contest = Ce personnage ne peut pas contester.
why-prophet-cannot-contest = Un Prophète ne conteste pas.
why-not-stored = Cette Technologie n’est pas dans votre stockage.
why-case-not-empty = Cette case n’est pas vide dans cette Ville.
why-needs-unlocked = Il vous faut plus de tuiles Amélioration déverrouillées.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-too-much-determination = Elle dépasserait votre Détermination.
why-too-many-of-type = Cet ennemi n’en laisse pas jouer plus de ce type.

## Comment la partie finit
reason-running = La partie n’est pas finie.
reason-last-age = Le dernier Âge est passé.
reason-all-upgrades = Toutes les Améliorations sont déverrouillées.
reason-all-cities = Des Technologies dans toutes les Villes.

## Combien
count-vp = { $n } PV
count-aegis = { $n } Aegis
count-faithful = { $n ->
    [one] { $n } Fidèle
   *[other] { $n } Fidèles
}
count-prayer = { $n ->
    [one] { $n } Prière
   *[other] { $n } Prières
}
count-greatness = { $n } de Grandeur
count-goodness = { $n } de Bonté
count-determination = { $n } de Détermination
count-card = { $n ->
    [one] { $n } carte Conflit
   *[other] { $n } cartes Conflit
}
count-bonus_token = { $n ->
    [one] { $n } jeton Lieu Bonus
   *[other] { $n } jetons Lieu Bonus
}
count-spark = { $n ->
    [one] { $n } Étincelle
   *[other] { $n } Étincelles
}
count-temple = { $n ->
    [one] { $n } Temple
   *[other] { $n } Temples
}
count-prophet = { $n ->
    [one] { $n } Prophète
   *[other] { $n } Prophètes
}
count-hero = { $n } Héros

## Noms
name-own = son paquet
name-colosseum = le Colisée
name-olympus = l’Olympe
name-underworld = les Enfers
name-moirai = les Moires
name-oracle = l’Oracle
name-forge = la Forge
name-mortal_world = le Monde Mortel
name-bonus = jeton Lieu Bonus
name-olympian = Olympien
name-forbidden = Interdit
name-prophet_1 = Prophète 1
name-prophet_2 = Prophète 2
name-prophet_3 = Prophète 3
name-alpha = α
name-beta = β
name-gamma = γ
name-line_1 = 1 Prière : 1 Aegis
name-line_2 = 2 Prières : 1 de Grandeur
name-line_3 = 2 Prières : 1 de Détermination
name-line_4 = 3 Prières : 1 Étincelle
name-line_5 = 4 Prières : 1 Temple
name-line_6 = 3 Prières : 1 Prophète
name-line_7 = 4 Prières : 1 Héros
name-convert = Convertir
name-design = Concevoir
name-manufacture = Fabriquer
name-produce = Produire
name-perceive = Percevoir
name-presage = Présage
name-accomplish = S’Accomplir
name-train = S’Entraîner
name-fight = Combattre
name-resurrect = Ressusciter
name-drain = Drainer
name-influence = Influencer
name-deploy = Déployer

round = Âge { $age } sur { $ages }
