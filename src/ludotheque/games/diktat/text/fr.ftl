### Tout ce que Diktat dit à ses joueurs ; le texte des cartes est dans cards.fr.ftl.

seat = { $n ->
    [1] A
    [2] B
    [3] C
    [4] D
   *[other] E
}

## Noms. .at : où l’on est, où l’on va ; .of : d’où l’on vient, à quoi l’on appartient ; .the : avec l’article.

name-nouvelle_ville = Nouvelle Ville
    .at = dans la Nouvelle Ville
    .of = de la Nouvelle Ville
    .the = la Nouvelle Ville
name-mala_strana = Malá Strana
    .at = à Malá Strana
    .of = de Malá Strana
    .the = Malá Strana
name-vieille_ville = Vieille Ville
    .at = dans la Vieille Ville
    .of = de la Vieille Ville
    .the = la Vieille Ville
name-hypogees = Hypogées
    .at = aux Hypogées
    .of = des Hypogées
    .the = les Hypogées
name-karst = Karst
    .at = au Karst
    .of = du Karst
    .the = le Karst
name-faubourgs = Faubourgs
    .at = dans les Faubourgs
    .of = des Faubourgs
    .the = les Faubourgs
name-combinat = Combinat
    .at = au Combinat
    .of = du Combinat
    .the = le Combinat
name-motol = Centre Motol
    .at = au Centre Motol
    .of = du Centre Motol
    .the = le Centre Motol
name-college = Collège de l’Harmonie
    .at = au Collège de l’Harmonie
    .of = du Collège de l’Harmonie
    .the = le Collège de l’Harmonie
name-josefov = Josefov
    .at = à Josefov
    .of = de Josefov
    .the = Josefov
name-forteresse = Forteresse
    .at = à la Forteresse
    .of = de la Forteresse
    .the = la Forteresse
name-artefact = Artefact
    .at = à l’Artefact
    .of = de l’Artefact
    .the = l’Artefact

# .alien, .an-alien : le même pion chez les Autres (DIK-183).
name-citizen = Citoyen
    .a = un Citoyen
    .alien = Parasite
    .an-alien = un Parasite
name-guard = Garde
    .a = un Garde
    .alien = Abomination
    .an-alien = une Abomination
name-emissary = Émissaire
    .a = un Émissaire
    .alien = Vecteur
    .an-alien = un Vecteur
name-pp = PP
name-politics = Politique
name-people = Peuple
name-assassin = Assassin
name-spy = Espion
name-debt = Dette

name-blockhaus = Blockhaus
    .a = un Blockhaus
name-sleeper = Agent dormant
    .a = un Agent dormant
name-revolt = Révolte
    .a = une Révolte
name-membership = Adhésion
    .a = une Adhésion

name-setup = Mise en place
name-darkness = Noirceur
name-opportunities = Opportunités
name-development = Développement
name-manoeuvres = Manœuvres
name-resolution = Résolution
name-end_of_cycle = Fin de Cycle

phrase-card = « { $title } »
phrase-full = « { $title } » ({ NAME($sector) })
phrase-marker = le marqueur { NAME($sector, form: "of") } (niveau { $level })

## Quantités

card-good-citizen = { $n ->
    [one] { $n } Citoyen
   *[other] { $n } Citoyens
}
card-good-guard = { $n ->
    [one] { $n } Garde
   *[other] { $n } Gardes
}
card-good-emissary = { $n ->
    [one] { $n } Émissaire
   *[other] { $n } Émissaires
}
card-good-pp = { $n } PP
card-good-politics = { $n ->
    [one] { $n } Affinité Politique
   *[other] { $n } Affinités Politique
}
card-good-people = { $n ->
    [one] { $n } Affinité Peuple
   *[other] { $n } Affinités Peuple
}
card-good-artefact = { $n ->
    [one] { $n } Affinité Artefact
   *[other] { $n } Affinités Artefact
}
card-good-assassin = { $n ->
    [one] { $n } Assassin
   *[other] { $n } Assassins
}
card-good-spy = { $n ->
    [one] { $n } Espion
   *[other] { $n } Espions
}
count-citizen = { card-good-citizen }
count-guard = { card-good-guard }
count-emissary = { card-good-emissary }
count-pp = { card-good-pp }
count-politics = { card-good-politics }
count-people = { card-good-people }
count-artefact = { card-good-artefact }
count-assassin = { card-good-assassin }
count-spy = { card-good-spy }
count-debt = { $n ->
    [one] { $n } Dette
   *[other] { $n } Dettes
}

## Morceaux de phrases. Les positions se comptent du haut de la pile.

part-pawn = { $position ->
    [1] le pion du dessus
   *[other] le { $position }e pion
}
part-pile = { $owner-id ->
    [-1] la pile { $pile } des Autres
   *[other] la pile { $pile } de { $owner }
} { NAME($sector-id, form: "at") }
phrase-pile = la pile { $pile }
part-target = { part-pawn } de { part-pile }
part-kind = { $owner-id ->
    [-1] { NAME($agent-id, form: "an-alien") }
   *[other] { NAME($agent-id, form: "a") }
}
part-known = { $agent-id ->
    [unknown] { "" }
   *[other] { " " }({ $owner-id ->
        [-1] { NAME($agent-id, form: "alien") }
       *[other] { NAME($agent-id) }
    })
}
part-listener = { $to-id ->
    [9] à tous
   *[other] à { $to }
}

## Questions

ask-cabal = Quelle Cabale menez-vous ?
ask-first-player = Qui commence la phase Manœuvres ?
ask-manoeuvre = Quelle Manœuvre jouez-vous ?
ask-after-manoeuvre = Votre Manœuvre est faite : finissez-vous votre tour ?
ask-team-sector = Dans quel secteur envoyez-vous votre équipe ?
ask-team-pawn = Quel Agent posez-vous sur la pile ? Le dernier posé est au-dessus.
ask-look = Que regardez-vous ?
ask-victim = Quel pion assassinez-vous ?
ask-others-victim = Les Autres attaquent : quel pion assassinent-ils ?
hush-others-victim = Qui agit pour les Autres ne reçoit aucun mot à part tant que dure l’attaque (DIK-215).
ask-extend-discard = Défaussez-vous un Agent, un Assassin ou un Espion pour 1 PP de plus ?
ask-cabal-card = Quelle carte Cabale mettez-vous en jeu ?
ask-affinity = Quelle Affinité prenez-vous ?
ask-give-up-affinity = Quelle Affinité défaussez-vous ?
ask-exchange-give = Quelle Affinité donnez-vous ?
ask-exchange-get = Quelle Affinité prenez-vous en échange ?
ask-take-back = Quelle pile reprenez-vous dans votre réserve ?
ask-move-pile = Quelle pile déplacez-vous ?
ask-move-where = Dans quel secteur va-t-elle ?
ask-move-pawn = Quel pion déplacez-vous ?
ask-move-onto = Sur laquelle de vos piles va-t-il ?
ask-others-pawn = Quel pion des Autres déplacez-vous ?
ask-others-where = Dans quel secteur va-t-il ?
ask-refresh = Quel élément redevient utilisable ?
ask-place-token = Où posez-vous votre jeton ?
ask-reinforce = Quelle pile renforcez-vous ?
ask-campaign = Chez qui posez-vous une Adhésion ?
ask-sweep = Quelle pile ratissez-vous ?
ask-dossiers = Derrière quel paravent regardez-vous ?
ask-inquisition = Quelle pile interrogez-vous ?
ask-ransom = Un de vos Émissaires est démasqué : payez-vous pour le garder ?
ask-revolt = Révolte ! Payez-vous pour garder votre Émissaire ?
ask-next-sector = Quel secteur est conquis maintenant ?
ask-bid = Lutte de pouvoir : combien de PP misez-vous ?
ask-trophy = Quel Trophée prenez-vous ?
ask-lose-emissary = Quelle pile perd un Émissaire ?
ask-make-room = Votre zone d’Influence est pleine : quel marqueur défaussez-vous ?
ask-window = Faites-vous quelque chose avant la suite ?

## Choix

choice-pass = Ne rien faire
choice-stop = S’arrêter là
choice-cabal = Mener la Cabale { $a }
choice-first = Désigner { SEAT($a) }
choice-name = Désigner { NAME($a-id, form: "the") }
choice-send = Envoyer une équipe
choice-spy = Espionner
choice-assassinate = Assassiner
choice-extend = Étendre son influence
choice-develop = Développer sa Cabale ({ $pp } PP)
choice-special = Manœuvre spéciale, { $a } : { $effect }
choice-end_turn = Finir son tour
choice-add = Poser { NAME($a-id, form: "a") }
choice-ready = L’équipe est prête
choice-look = Regarder { part-target }{ part-known }
choice-look_card = Regarder l’Opportunité secrète
choice-show = Montrer à tous ce que vous venez de voir
choice-purge = Payer { $pp } PP pour défausser { part-target }{ part-known }
choice-kill = Assassiner { part-target }{ part-known }
choice-corruption = Un jeton Corruption { NAME($a-id, form: "at") }
choice-kill_corruption = Assassiner un jeton Corruption { NAME($a-id, form: "at") }
choice-discard = Défausser { COUNT($a-id, 1) }
choice-keep = Ne rien défausser
choice-play = Mettre en jeu { $a }. { $text }
choice-bid = Miser { $a } PP
choice-take_marker = Prendre { $marker }. { $text }
choice-take_card = Prendre { $a }. { $text }
choice-clear = Défausser un jeton Ténèbres
choice-no_trophy = Défausser un Émissaire sans prendre de Trophée
choice-drop_marker = { $n ->
    [one] Défausser votre marqueur { NAME($a-id, form: "of") }
   *[other] Défausser vos { $n } marqueurs { NAME($a-id, form: "of") }
}
choice-affinity = Prendre { COUNT($a-id, 1) }
choice-give_up = Défausser { COUNT($a-id, 1) } de votre réserve
choice-give_up_placed = Défausser { COUNT($good-id, 1) } de { $a } (1 PV de moins)
choice-pile = Choisir { part-pile }
choice-pawn = Choisir { part-target }{ part-known }
choice-element = Choisir { $a }
choice-opponent = Choisir { SEAT($a) }
choice-pay = Payer { $pp } PP
choice-sacrifice = Défausser l’Émissaire
choice-borrow = Prendre un jeton Dette : 5 PP tout de suite, 1 PV de moins à la fin
choice-score = Placer { COUNT($c-id, 1) } sur { $a } (1 PV)
choice-use = Utiliser { $a } : { $effect }
choice-offer = Proposer un accord à { SEAT($a) } : { $items }
choice-accept = Accepter l’offre de { $from } : { $items }
choice-decline = Refuser l’offre de { $from } : { $items }
choice-retract = Retirer votre offre à { $to } : { $items }
choice-show_pawn = Montrer { part-listener } { part-target }{ part-known }
choice-show_screen = Montrer { part-listener } ce que cache votre paravent
choice-dismiss = Renvoyer une Adhésion : 3 PP à son propriétaire
choice-tell = Dire { part-listener } que { part-target } est { part-kind }
choice-tell_card = Dire { part-listener } que l’Opportunité secrète est { $a }

domain-deal = Un accord : tapez offer, le numéro d’un joueur, puis ce que l’accord contient, par exemple : { $example }

## Ce qu’un accord contient, à l’infinitif : celui qui propose en est le sujet. Les serments courent jusqu’à une fin de Cycle.

item-give = donner { COUNT($good, $n) }
item-get = obtenir { COUNT($good, $n) }
item-give-card = donner { NAME($card) }
item-get-card = obtenir { NAME($card) }
item-give-marker = donner un marqueur { NAME($sector, form: "of") }
item-get-marker = obtenir un marqueur { NAME($sector, form: "of") }
item-give-place = retirer { NAME($pile) }
item-get-place = faire retirer { NAME($pile) }
item-give-team = envoyer aussitôt une équipe { NAME($sector, form: "at") }
item-get-team = faire envoyer aussitôt une équipe { NAME($sector, form: "at") }
item-i = jurer { $clause }{ $until ->
    [never] { "" }
    [this] { " " }ce Cycle
   *[next] { " " }d’ici la fin du prochain Cycle
}
item-you = faire jurer { $clause }{ $until ->
    [never] { "" }
    [this] { " " }ce Cycle
   *[next] { " " }d’ici la fin du prochain Cycle
}

clause-send = d’envoyer une équipe { NAME($sector, form: "at") }
clause-no_send = de n’envoyer aucune équipe { NAME($sector, form: "at") }
clause-kill = { $n ->
    [one] d’assassiner un pion de { SEAT($seat) }
   *[other] d’assassiner { $n } pions de { SEAT($seat) }
}
clause-no_kill = de n’assassiner aucun pion de { SEAT($seat) }
clause-kill_in = { $n ->
    [one] d’assassiner un pion { NAME($sector, form: "at") }
   *[other] d’assassiner { $n } pions { NAME($sector, form: "at") }
}
clause-no_kill_in = de n’assassiner personne { NAME($sector, form: "at") }
clause-withdraw = de retirer { NAME($pile) }
clause-first = de désigner { SEAT($seat) } comme premier joueur
clause-name = de désigner { NAME($sector, form: "the") } pour une conquête
clause-take = de prendre { NAME($card) }
clause-no_take = de ne pas prendre { NAME($card) }
clause-take_marker = de prendre un marqueur { NAME($sector, form: "of") }
clause-no_take_marker = de ne prendre aucun marqueur { NAME($sector, form: "of") }
clause-bid_least = de miser au moins { $pp } PP
clause-bid_most = de ne pas miser plus de { $pp } PP
clause-no_use = de ne pas utiliser { NAME($card) }
clause-pawn = que { part-pawn } de { NAME($pile) } est { NAME($agent, form: "a") }
clause-secret = que l’Opportunité secrète est { NAME($card) }
clause-give = de donner { COUNT($good, $n) }
clause-give_card = de donner { NAME($card) }
clause-give_marker = de donner un marqueur { NAME($sector, form: "of") }

## Événements : le Cycle

event-cabal = { $seat } mène la Cabale { $cabal }.
event-cycle = Le Cycle { $cycle } commence.
event-administrator = { $seat } devient Administrateur.
event-opportunity = Nouvelle Opportunité : { $card } ({ $sector }).
event-secret-card = Une Opportunité secrète est posée, face cachée.
event-development = Développement : chacun reçoit { COUNT("citizen", $n) }, { COUNT("guard", $n) }, { COUNT("emissary", $n) }, { COUNT("pp", $n) } et { $pawns ->
    [one] { $pawns } pion Manœuvre
   *[other] { $pawns } pions Manœuvre
}.
event-dues = { $seat } perçoit { $n } PP de ses Adhésions.
event-first-player = { $seat } désigne qui commence : { SEAT($first) }.
event-turn-skipped = { $seat } saute son tour.
event-secret-revealed = L’Opportunité secrète est révélée : { $card } ({ $sector }).
event-attack = Attaque des Autres : la carte { $card } est restée sur la piste.
event-cycle-ends = Le Cycle { $cycle } s’achève.
event-game-ends = La partie s’achève à la fin du Cycle { $cycle }.

## Événements : recevoir, payer

event-earned = { $seat } reçoit { COUNT($good-id, $n) }.
event-spent = { $seat } défausse { COUNT($good-id, $n) }.
event-paid = { $seat } verse { $pp } PP à la réserve.
event-paid-to = { $seat } verse { $pp } PP à { $to }.
event-debt = { $seat } prend un jeton Dette et reçoit { $pp } PP.
event-affinity-placed = { $seat } place { COUNT($good-id, 1) } sur { $card } et gagne 1 PV.
event-affinity-discarded = { $seat } défausse { COUNT($good-id, 1) }.
event-card-taken = { $seat } prend { $card }.
event-marker-taken = { $seat } prend { $level ->
    [1] un marqueur { NAME($sector-id, form: "of") }
   *[other] le second marqueur { NAME($sector-id, form: "of") }, désormais au niveau { $level }
}.
event-marker-discarded = { $seat } défausse { $n ->
    [one] son marqueur { NAME($sector-id, form: "of") }
   *[other] ses { $n } marqueurs { NAME($sector-id, form: "of") }
}.

## Événements : les Manœuvres

event-manoeuvre = { $seat } { $manoeuvre-id ->
    [send] envoie une équipe
    [spy] espionne
    [assassinate] assassine
    [extend] étend son influence
    [develop] développe sa Cabale
   *[special] joue une Manœuvre spéciale
}.
event-team-sent = { $n ->
    [one] La pile { $pile } de { $seat } arrive { NAME($sector-id, form: "at") } : { $n } pion, face cachée.
   *[other] La pile { $pile } de { $seat } arrive { NAME($sector-id, form: "at") } : { $n } pions, face cachée.
}
event-looked = { $seat } regarde { part-target }.
    .secret = { $seat } regarde { part-target } : c’est { part-kind }.
event-looked-card = { $seat } regarde l’Opportunité secrète.
    .secret = { $seat } regarde l’Opportunité secrète : c’est { $card }.
event-looked-pile = { $seat } regarde toute { part-pile }.
    .secret = { $seat } regarde toute { part-pile } : { $owner-id ->
        [-1] { NAME($agents-id, form: "alien") }
       *[other] { $agents }
    }.
event-looked-behind = { $seat } regarde derrière le paravent de { $owner }.
    .secret = { $seat } regarde derrière le paravent de { $owner } : { $goods }.
event-screen-shown = { $seat } montre ce que cache son paravent.
    .secret = { $seat } montre ce que cache son paravent : { $goods }.
event-shown = { $seat } montre à tous { part-target } : c’est { part-kind }.
event-shown-card = { $seat } montre à tous l’Opportunité secrète : c’est { $card }.
event-shown-pawn = { $seat } montre { part-listener } { part-pawn } de sa pile { $pile } { NAME($sector-id, form: "at") }.
    .secret = { $seat } montre { part-listener } { part-pawn } de sa pile { $pile } { NAME($sector-id, form: "at") } : c’est { NAME($agent-id, form: "a") }.
event-told = { $seat } dit { part-listener } que { part-target } est { part-kind }.
event-told-card = { $seat } dit { part-listener } que l’Opportunité secrète est { $card }.
event-killed = { $seat } assassine { part-target } : c’était { part-kind }.
event-corruption-killed = { $seat } assassine un jeton Corruption { NAME($sector-id, form: "at") }.
event-purged = { $seat } défausse { part-target } : c’était { $owner-id ->
    [-1] un Parasite
   *[other] un Citoyen
}.
event-agent-discarded = { $seat } défausse un Agent de sa réserve, face cachée.
    .secret = { $seat } défausse { NAME($agent-id, form: "a") } de sa réserve, face cachée.
event-developed = { $seat } met en jeu { $card }.

## Événements : les éléments de jeu

event-used = { $seat } utilise { $element }.
event-refreshed = { $seat } peut de nouveau utiliser { $element }.
event-strike = { $seat } lance la grève : { SEAT($host) } rend une Adhésion et devra étendre son influence.
event-pile-taken-back = { $n ->
    [one] { $seat } reprend dans sa réserve sa pile { $pile } { NAME($sector-id, form: "of") } ({ $n } pion).
   *[other] { $seat } reprend dans sa réserve sa pile { $pile } { NAME($sector-id, form: "of") } ({ $n } pions).
}
event-pile-moved = { $seat } déplace sa pile { $pile } { NAME($sector-id, form: "of") } vers { NAME($to-id, form: "the") }.
event-pawn-moved = { $seat } déplace { part-pawn } de sa pile { $pile } sur sa pile { $onto }.
event-corruption-moved = { $seat } déplace un jeton Corruption { NAME($sector-id, form: "of") } vers { NAME($to-id, form: "the") }.
event-others-moved = { $seat } déplace { part-pawn } des Autres { NAME($sector-id, form: "of") } vers { NAME($to-id, form: "the") }.
event-token-placed = { $seat } pose { NAME($token-id, form: "a") } { $token-id ->
    [sleeper] sur la pile { $pile } { NAME($sector-id, form: "of") }
   *[other] { NAME($sector-id, form: "at") }
}.
event-membership-placed = { $seat } pose { NAME($token-id, form: "a") } chez { SEAT($host) }.
event-membership-back = { $seat } renvoie une Adhésion.
event-reinforced = { $seat } ajoute un pion à sa pile { $pile } { NAME($sector-id, form: "of") }.
event-emissary-lost = { $seat } défausse un Émissaire { NAME($sector-id, form: "at") }.
event-withdrawn = { $n ->
    [one] { $seat } retire sa pile { $pile } { NAME($sector-id, form: "of") } : { $n } pion défaussé.
   *[other] { $seat } retire sa pile { $pile } { NAME($sector-id, form: "of") } : { $n } pions défaussés.
}

## Événements : les accords et les serments

event-offered = { $seat } propose un accord à { $to } : { $items }.
event-declined = { $to } refuse l’offre de { $seat } : { $items }.
event-retracted = { $seat } retire son offre à { $to } : { $items }.
event-deal = { $items-count ->
    [0] { $seat } et { $to } s’entendent à l’abri des regards.
   *[other] { $to } accepte l’offre de { $seat } : { $items }.
}
event-sworn = { $seat } et { $to } le jurent sur l’Artefact.
event-oath-broken = { $seat } rompt son serment à { $to } ({ $clauses }) et perd 1 PV.

## Événements : les conquêtes

event-sector-named = { $seat } désigne le prochain secteur : { $sector }.
event-pile-revealed = { $owner-id ->
    [-1] Pile { $pile } des Autres : { NAME($agents-id, form: "alien") }.
   *[other] Pile { $pile } de { $owner } : { $agents }.
}
event-sleeper-wakes = Un Agent dormant s’éveille { NAME($sector-id, form: "at") } : { $owner } y perd un Citoyen.
event-power-struggle = Lutte de pouvoir { NAME($sector-id, form: "at") }.
event-bid-shown = { $seat } mise { $pp } PP.
event-winner = { $seat } est Vainqueur { NAME($sector-id, form: "at") }.
event-no-winner = Aucun joueur n’est Vainqueur { NAME($sector-id, form: "at") }.
event-others-claim = Les Autres font une prise { NAME($sector-id, form: "at") } : un Vecteur est défaussé, et un Émissaire de chaque joueur.
event-darkness-cleared = { $seat } défausse un jeton Ténèbres { NAME($sector-id, form: "of") }.
event-no-trophy = { $seat } défausse un Émissaire { NAME($sector-id, form: "at") } sans prendre de Trophée.
event-sector-cleared = La conquête { NAME($sector-id, form: "of") } s’achève ; les pions des joueurs y sont défaussés.

## Événements : les Autres

event-gathering = { $n ->
    [one] Rassemblement : { $n } pion des Autres retourne sous la pile de l’Artefact.
   *[other] Rassemblement : { $n } pions des Autres retournent sous la pile de l’Artefact.
}
event-corrupted = { $card } ({ $sector }) rejoint la piste de corruption : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}.
event-proliferation = { $n ->
    [one] Prolifération : { $n } pion des Autres arrive { NAME($sector-id, form: "at") }.
   *[other] Prolifération : { $n } pions des Autres arrivent { NAME($sector-id, form: "at") }.
}
event-corruption-token = Un jeton Corruption arrive { NAME($sector-id, form: "at") }.
event-infection = { $n ->
    [one] Infection : { $n } jeton Ténèbres tombe { NAME($sector-id, form: "at") }.
   *[other] Infection : { $n } jetons Ténèbres tombent { NAME($sector-id, form: "at") }.
}
event-others-attack = { $n ->
    [one] Les Autres attaquent la pile de { $seat } { NAME($sector-id, form: "at") } : { $n } Assassinat.
   *[other] Les Autres attaquent la pile de { $seat } { NAME($sector-id, form: "at") } : { $n } Assassinats.
}
event-others-killed = Pour les Autres, { $seat } assassine { part-target } : c’était { part-kind }.
event-overrun = La piste de corruption déborde.
event-darkened = Un jeton Ténèbres de plus est dû, et il n’en reste aucun.

## La table, ligne par ligne

view-cycle = Cycle { $cycle }, phase { NAME($phase) }. Administrateur : { SEAT($admin) }. { $deck ->
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}.
view-track = Opportunités : { NAME($cards) }.
view-secret = Opportunité secrète, face cachée.
view-secret-known = Opportunité secrète, connue de vous : { NAME($card) }.
view-corruption = Piste de corruption ({ $n } sur 6) : { NAME($cards) }.
view-player = { SEAT($seat) }, Cabale { NAME($cabal) } : { $vp } PV, Rang { $rank }, { $pawns ->
    [one] { $pawns } pion Manœuvre
   *[other] { $pawns } pions Manœuvre
}.
view-no-cabal = { SEAT($seat) }, sans Cabale.
view-beside = À côté du plateau : { $list }.
view-stock = { $n } × { NAME($token) } en stock
view-members = { $n ->
    [one] { $n } Adhésion hébergée
   *[other] { $n } Adhésions hébergées
}
view-breaches = { $n ->
    [one] { $n } serment rompu
   *[other] { $n } serments rompus
}
view-markers = Marqueurs d’Influence : { NAME($markers) }.
view-cards = Cartes Opportunité : { $list }.
view-card = { NAME($card) }
view-card-symbols = { NAME($card) } (Affinité : { $list })
view-free = libre
view-played = Cartes Cabale en jeu : { NAME($cards) }.
view-used = Utilisés : { NAME($elements) }.
view-screen = Derrière votre paravent : { $list }.
view-sector = { NAME($sector) } : { $list }.
view-on-markers = { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
view-on-darkness = { $n ->
    [one] { $n } jeton Ténèbres
   *[other] { $n } jetons Ténèbres
}
view-on-corruption = { $n ->
    [one] { $n } jeton Corruption
   *[other] { $n } jetons Corruption
}
view-on-blockhaus = { $n } Blockhaus
view-on-revolt = { $n ->
    [one] { $n } Révolte
   *[other] { $n } Révoltes
}
view-pile = { $owner ->
    [-1] Pile { $pile } des Autres, du haut vers le bas : { $list }
   *[other] Pile { $pile } de { SEAT($owner) }, du haut vers le bas : { $list }
}
view-pawn = { $agent ->
    [unknown] ?
   *[other] { $owner ->
        [-1] { NAME($agent, form: "alien") }
       *[other] { NAME($agent) }
    }
}
view-asleep = { $text } ; un Agent dormant y est posé
view-offer = Offre de { SEAT($seat) } à { SEAT($to) } : { NAME($items) }.
view-oath = { SEAT($seat) } a juré { NAME($clause) }.

## Fin de partie

reason-most-vp = Le plus de PV l’emporte, Dettes déduites ; à égalité, le plus de PP.
reason-overrun = La corruption a submergé la ville : tout le monde perd.
reason-darkened = Les Ténèbres ont recouvert la ville : tout le monde perd.

## Refus

why-cabal-taken = Un autre joueur dirige déjà cette Cabale.
why-no-such-pile = Cette pile n’existe pas.
why-no-such-pawn = Cette pile n’a pas de pion à cette position.
why-no-such-sector = Ce secteur n’existe pas.
why-no-such-effect = Cet élément n’a pas d’effet de cette sorte.
why-no-such-agent = Vous n’avez pas cet Agent dans votre réserve.
why-no-such-token = Vous n’avez pas ce jeton Affinité dans votre réserve.
why-no-such-offer = Cette offre n’existe pas.
why-no-such-clause = On ne peut pas jurer cela : la liste des serments est fermée.
why-own-pawn = On n’assassine pas ses propres pions.
why-own-pawn-known = Vous connaissez déjà vos propres pions.
why-no-corruption = Ce secteur n’a pas de jeton Corruption.
why-sector-full = Ce secteur a déjà toutes les piles qu’il peut accueillir.
why-all-full = Tous les secteurs sont pleins.
why-cabal-complete = Vos cinq cartes Cabale sont déjà en jeu.
why-too-poor = Vous n’avez pas assez de PP pour développer votre Cabale.
why-cannot-pay = Vous n’avez pas assez de PP.
why-darkness = Un jeton Ténèbres recouvre ce secteur : défaussez-le d’abord.
why-no-darkness = Ce secteur n’a pas de jeton Ténèbres.
why-no-marker = Ce secteur n’a plus de marqueur d’Influence.
why-not-a-trophy = Cette carte n’est pas un Trophée de ce secteur.
why-already-borrowed = Vous avez déjà pris une Dette de votre plein gré ce Cycle.
why-no-debt-left = Il n’y a plus de jeton Dette.
why-not-your-card = Cette carte n’est pas à vous.
why-no-free-symbol = Cette carte n’a pas de symbole Affinité libre à cet endroit.
why-wrong-symbol = Ce jeton ne correspond pas à ce symbole.
why-not-this-sector = Cet Assassinat ne peut viser que le secteur ratissé.
why-strike-first = Assassinez au moins un pion avant de vous arrêter.
why-must-play = Vous devez accomplir une Manœuvre : on ne passe pas son tour.
why-must-extend = La grève vous oblige à étendre votre influence.
why-no-agents = Vous n’avez aucun Agent dans votre réserve.
why-empty-team = Une équipe compte au moins un Agent.
why-nothing-to-spy = Il n’y a rien à espionner.
why-nobody-to-kill = Il n’y a personne à assassiner.
why-no-looks-left = Vous avez déjà regardé tout ce que vous pouviez.
why-look-first = Regardez au moins un élément avant de vous arrêter.
why-no-secret-card = Il n’y a pas d’Opportunité secrète.
why-nothing-to-show = Vous ne venez de rien voir que vous puissiez montrer.
why-not-just-seen = Ce n’est pas un Citoyen que vous venez de voir, ou vous ne pouvez pas le défausser.
why-no-partner = Un accord se propose à un autre joueur.
why-empty-deal = Cet accord ne contient rien.
why-too-many-offers = Trop de vos offres à ce joueur attendent déjà une réponse.
why-too-long = Cet accord est trop long ou mal écrit.
why-not-tradable = Cela ne s’échange pas.
why-not-held = Celui qui devrait le donner ne l’a pas.
why-item-twice = La même chose est donnée deux fois dans cet accord.
why-owes-affinity = Qui donne cette Possession doit pouvoir défausser les Affinités qu’elle lui avait procurées.
why-no-team-now = Une équipe ne prend la place laissée dans l’accord même que pendant le tour du joueur qui l’envoie.
why-not-lawfully-known = On ne jure que de ce que l’on sait soi-même.
why-bad-deadline = Un serment court jusqu’à la fin de ce Cycle ou du prochain.
why-not-your-pawn = Ce pion n’est pas à vous : vous pouvez en parler, pas le montrer.
why-no-listener = On montre à un autre joueur, ou à tous.
why-no-membership = Vous n’hébergez pas d’Adhésion, ou ce n’est pas le début de votre tour.
why-not-your-element = Cet élément n’est pas à vous.
why-is-used = Cet élément porte un jeton Utilisé.
why-not-in-this-window = Cet élément ne s’utilise pas à ce moment.
why-own-turn-only = Cet élément s’utilise pendant votre propre tour, au bon moment.
why-no-second-pawn = Il vous faut un second pion Manœuvre.
why-nothing-to-do = Cet effet n’a rien sur quoi agir.
why-not-enough = Vous n’avez pas de quoi payer cet échange.
why-none-in-stock = Il n’y a pas d’autre jeton Affinité en stock.
why-tokens-spent = Vous n’avez plus de jeton à poser.
why-nothing-to-refresh = Vous n’avez pas d’autre élément Utilisé à libérer.

# what a review says of how somebody played
habit-unspent = { $n } PP n’ont jamais été dépensés.
habit-alone = { $n ->
    [one] { $n } équipe sur { $of } ne comptait qu’un pion.
   *[other] { $n } équipes sur { $of } ne comptaient qu’un pion.
}

round = Cycle { $cycle } sur { $cycles }

# ce que ferait un choix, avant qu’il soit fait
foreseen-bid = Il vous resterait { $left } PP. { $holds ->
    [-1] Cette mise ne garantit pas de passer en premier.
   *[other] Vous passez en premier si personne d’autre ne mise plus de { $holds } PP.
}
foreseen-kill = { $agent ->
    [citizen] Ce pion est connu : il ne rapporte rien.
    [emissary] { part-if-emissary }
    [guard] { part-if-guard }
   *[none] { part-if-emissary } { part-if-guard }
}
part-if-emissary = { $alien ->
    [yes] Vecteur
   *[no] Émissaire
} : vous recevez { $prize } PP.
part-if-guard = { $alien ->
    [yes] Abomination
   *[no] Garde
} : vous payez { $price } PP{ $debts ->
    [0] { "" }
    [one] , avec { $debts } Dette forcée
   *[other] , avec { $debts } Dettes forcées
}{ $ends ->
    [yes] , et la Manœuvre s’arrête là
   *[no] { "" }
}.
foreseen-take_card = { part-gained } { part-claims-left }
foreseen-take_marker = { $crowded ->
    [yes] Il faut d’abord vider un de vos emplacements. { part-claims-left }
   *[no] { part-gained } { part-claims-left }
}
foreseen-play = { part-gained }
foreseen-team = Péage : { $toll } PP. Assassinats des Autres à l’arrivée : { $attack }. Vos Émissaires déjà là : { $emissaries }.
part-gained = PV : { $vp }. Rang : { $rank }. PP : { $pp }. Assassins : { $assassin }. Espions : { $spy }.{ $crowned ->
    [yes] { " " }Vous devenez Administrateur.
   *[no] { "" }
}{ $develops ->
    [yes] { " " }Vous développez gratuitement votre Cabale.
   *[no] { "" }
}
part-claims-left = { $left ->
    [0] Ce serait votre dernier Émissaire ici.
    [one] Il vous resterait { $left } Émissaire ici.
   *[other] Il vous resterait { $left } Émissaires ici.
}
