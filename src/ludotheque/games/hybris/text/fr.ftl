## Ce qui arrive
event-age = Âge { $age }.
event-chose-olympian = { $seat } joue { $olympian }.
event-quest = Une Quête apparaît : { $quest }.
event-gained = { $seat } gagne { COUNT($what-id, $n) }.
event-lost = { $seat } perd { COUNT($what-id, $n) }.
event-paid = { $seat } paie { COUNT($what-id, $n) }.
event-short = { $seat } n’a pas assez à perdre.
event-rose = { $seat } monte en Grandeur : case { $space }.
event-fell = { $seat } descend en Grandeur : case { $space }.
event-drew = { $seat } pioche une carte ({ $deck }).
    .secret = { $seat } pioche { $card } ({ $deck }).
event-foresaw = { $seat } pioche une Prémonition.
    .secret = { $seat } pioche la Prémonition { $card }.
event-discarded = { $seat } défausse { $card }.
event-upgraded-card = { $seat } prend en main sa carte Améliorée, { $card }.
event-removed = { $seat } retire { COUNT($what-id, 1) } de { $upgrade }.
event-unlocked = { $seat } déverrouille { $upgrade }.
event-temple = { $seat } a un Temple à { $city }.
event-generated = { $seat } génère { COUNT("prayer", $n) } ; le Puits en a { $well }.
event-overflow = Le Puits déborde ({ $well }) : { $seat } en répond.
event-destroyed = Le Temple de { $seat } à { $city } est détruit.
event-drained-well = Le Puits est vidé de { COUNT("prayer", $n) }.
event-took-pillar = { $seat } prend le Pilier { $pillar }.
event-planned = { $seat } a fini sa Planification.

## Ce qu’on demande
ask-olympian = Quel Olympien jouez-vous ?
ask-pillar = Quel Pilier Divin prenez-vous ?
ask-plan = Où enverrez-vous vos Héros et vos Prophètes ?
ask-lose-card = Quelle carte Conflit perdez-vous ?
ask-remove = De quelle tuile Amélioration le retirez-vous ?
ask-temple = Dans quelle Ville va votre Temple ?
ask-destroy = Lequel de vos Temples est détruit ?

## Ce qu’on peut répondre
choice-olympian = Jouer { $a }
choice-pillar = Prendre { $a }
choice-assign = { $a } : { $b }
choice-lift = Reprendre le jeton de { $a }
choice-ready = C’est décidé
choice-activate = Activer { $a }
choice-pass = Passer
choice-upgrade = { $a }
choice-city = { $a }
choice-discard = Défausser { $a }
choice-temple = Le Temple à { $a }

## Ce qui est refusé
why-pillar-taken = Ce Pilier est déjà pris à cet Âge.
why-no-token-for-olympian = L’Olympien ne reçoit pas de jeton Lieu.
why-not-available = Ce personnage n’est pas dans votre réserve.
why-next-age = Ce personnage ne servira qu’à l’Âge suivant.
why-has-token = Il y a déjà un jeton sous ce personnage.
why-token-not-left = Vous n’avez plus ce jeton dans votre réserve.
why-prophet-barred = Un Prophète ne va ni chez les Moires ni au Colisée.
why-no-token-there = Il n’y a pas de jeton sous ce personnage.

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
name-olympian = l’Olympien
name-prophet_1 = le premier Prophète
name-prophet_2 = le deuxième Prophète
name-prophet_3 = le troisième Prophète
