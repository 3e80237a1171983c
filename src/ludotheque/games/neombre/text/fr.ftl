# Les Nominés du Néombre : tout ce qu’un joueur lit à la table. Les cartes sont dans cards.fr.ftl.

# Questions

ask-aim = Qui cet adversaire vise-t-il ?
ask-banish = Quelle carte bannir ?
ask-arrives-first = Quel adversaire fait d’abord son effet d’arrivée ?
ask-civilians = Des civils se présentent : les garder ou les remplacer ?
ask-destroy = Quelle carte en jeu détruire ?
ask-discard = Quelle carte défausser ?
ask-comes-first = Qui commence ?
ask-draw-or-launch = Piocher, ou lancer la carte du dessus ?
ask-draws-first = Qui pioche d’abord ?
ask-ends-first = Qui finit son tour d’abord ?
ask-enemies = Combien d’adversaires affronter ?
ask-fair = Que prendre à la foire ?
ask-fight-again = Combattre encore ici, ou partir ?
ask-foresee = Regarder le dessus de la pioche ?
ask-foreseen-first = Quelle carte remettre d’abord, au-dessus des autres ?
ask-hand-in = Remettre une relique au refuge ?
ask-harm = Qui frapper ?
ask-help = Qui aider ?
ask-jail = Quelle carte geôler ?
ask-launch = Quelle carte lancer ?
ask-loot-events = Déclencher un événement de butin ?
ask-make-room = Quelle carte en jeu cède sa place ?
ask-name-player = Quel joueur cet événement concerne-t-il ?
ask-order = Quel effet vient d’abord ?
ask-pay = Avec quoi payer ?
ask-pay-more = Avec quelle deuxième carte ?
ask-reward = Qui reçoit cette récompense ?
ask-riposte-order = Quelle riposte vient d’abord ?
ask-search = Quelle carte chercher ?
ask-share-bonus = La zone est vidée : qui prend quoi ?
ask-share-loot = Qui prend quel butin ?
ask-starter-deck = Avec quel deck commencez-vous ?
ask-team-turn = Tour de l’équipe : que faites-vous ?
ask-trance = Quelle transe vient d’abord ?
ask-travel = Où aller ?
ask-under-first = Quelle carte va d’abord sous la pile ?
ask-unmark = Quel marqueur retirer ?
ask-whose-cards = De qui ces cartes ?
ask-whose-markers = Quel personnage pour ces marqueurs ?
ask-whose-pieces = De qui la carte en jeu ?
ask-whose-plays = Qui jouera davantage ?

# Réponses

choice-play = Jouer { $a }
choice-recall = Jouer { $a } de la défausse
choice-end = Finir son tour
choice-concede = Abandonner le combat
choice-companion = Le compagnon agit
choice-attach = Attacher { $a } au compagnon
choice-draw = Piocher
choice-launch = Lancer
choice-card = { $a }
choice-look = Regarder
choice-leave = Laisser
choice-enemies = { $a ->
    [one] Un adversaire
   *[other] { $a } adversaires
}
choice-keep = Garder
choice-replace = Remplacer
choice-under = { $a }
choice-aim = { $who }
choice-marker = { $a }
choice-trigger = Déclencher { $a }
choice-take = { $a } pour { $who }
choice-stop = S’arrêter là
choice-name = { $who }
choice-go = Partir : { $a }
choice-fight = Combattre encore
choice-home = Rentrer au refuge
choice-market = Aller à la foire
choice-buy = { $a } pour { $who }
choice-pay = Donner { $a }
choice-relic = Donner la relique { $a }
choice-hand_in = Remettre { $a }, de { $who }
choice-deck = { $a }
choice-target = { $who }
choice-enough = Cela suffit
choice-branch = { $way }
choice-accept = Oui
choice-decline = Non
choice-round = { $a ->
    [0] Au-dessous
   *[other] Au-dessus
}
choice-resolve = { $a }

# Refus

why-already-played = Une carte à canaliser se joue la première de votre tour.
why-attached-already = Une carte a déjà été attachée ce tour-ci.
why-dead = Les morts ne jouent pas.
why-epilogue = Après un épilogue, plus personne ne joue de carte ce tour-ci.
why-no-companion = Il n’y a pas de compagnon à qui attacher une carte.
why-no-paramnesia = Seule une carte à paramnésie se joue de la défausse.
why-no-play-left = Vous avez déjà joué vos deux cartes.
why-no-target = Cette carte n’a pas assez de cibles.
why-not-in-discard = Cette carte n’est pas dans votre défausse.
why-not-in-hand = Cette carte n’est pas dans votre main.
why-only-recital = Après une carte à canaliser, vous ne jouez plus que des récitals.
why-recalled = Cette carte supplémentaire a déjà été jouée de la défausse ce tour-ci.
why-too-many-cards = Soixante cartes ont été jouées ce tour-ci, c’est le plus possible.
why-turn-over = Votre tour est fini : vos cartes se jouent d’affilée.

# Récit

event-ambush = C’est une embuscade, les adversaires agissent d’abord.
event-attached = { $card } est attachée au compagnon.
event-attacks = { $who } attaque { $targets }.
event-augmented = { $who } augmente de { $n } et a { $left } PV.
event-banished = { $seat } bannit { $card }.
event-because-ends = { $seat } s’arrête là : plus rien d’utile à jouer.
event-because-finishes = { $seat } achève { $who }, qui allait infliger { $n }.
event-because-heals = { $seat } soigne { $who }, qui tomberait au prochain coup.
event-because-protects = { $seat } protège { $who }, qui tomberait au prochain coup.
event-because-recovers = { $seat } pense à soi : le prochain coup serait fatal.
event-because-removes = { $seat } achève { $who } : un adversaire de moins.
event-because-restores = { $seat } soigne { $who }, au plus bas avec { $hp } PV.
event-because-rests = { $seat } reprend des forces, au plus bas avec { $hp } PV.
event-because-weakens = { $seat } frappe { $who }, qui va infliger { $n }.
event-came = { $who } arrive, avec { $hp } PV.
event-cleared = { $zone } : plus aucun adversaire.
event-conceded = L’équipe abandonne le combat.
event-defeat = Combat perdu au tour { $n }.
event-diminished = { $who } diminue de { $n } et a { $left } PV.
event-discarded = { $seat } défausse { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
    .secret = { $seat } pioche { $card }.
event-entered = { $card } entre en jeu.
event-event = Événement : { $card }.
event-exhausted = La pioche est vide pour { $seat }, qui perd 1 PV.
event-fair = À la foire : { $cards }.
event-fair-shuffled = Le deck de la foire est mélangé.
event-fell = { $who } tombe au combat.
event-fight = Un combat commence : { $zone }.
event-fizzled = { $card } reste sans effet.
event-foresaw = { $seat } présage { $cards }.
event-foresaw-unseen = { $seat } présage { $n ->
        [one] une carte
       *[other] { $n } cartes
    }.
    .secret = { $seat } présage { $cards }.
event-found = { $seat } cherche et trouve { $card }.
event-found-unseen = { $seat } cherche et trouve une carte.
    .secret = { $seat } cherche et trouve { $card }.
event-fulfilled = Quête accomplie : { $quest }.
event-granted = { $seat } pourra jouer { $n ->
    [one] une carte
   *[other] { $n } cartes
} de plus.
event-handed-in = { $seat } remet { $card } au refuge.
event-healed = { $who } regagne { $n } PV et en a { $left }.
event-hurt = { $who } perd { $n } PV, il en reste { $left }.
event-jailed = { $seat } met { $card } en geôle.
event-launched = { $who } lance { $card }.
event-left-play = { $card } de { $seat } quitte le jeu.
event-loot = Butin : { $obtain } à prendre, { $n } à révéler.
event-mal = { $seat } reçoit { $n } Mal de Résurrection.
event-marked = { $who } : { $marker }, { $n }.
event-milled = { $seat } meule { $card }.
event-overflowed = Main pleine pour { $seat } : { $card } est défaussée.
event-played = { $who } joue { $card }.
event-quest-closes = Quête close : { $quest }.
event-quest-opens = Nouvelle quête : { $quest }.
event-recycled = { $seat } recycle { $cards }.
event-replaced = { $n ->
    [0] Aucun civil n’est remplacé
    [one] Un civil est remplacé
   *[other] { $n } civils sont remplacés
}.
event-revealed = Butin révélé : { $cards }.
event-revived = { $who } revient avec { $n } PV.
event-sets-out = L’équipe part en expédition : { $zone }.
event-slain = { $who } tombe.
event-starter = { $seat } commence avec { $deck }.
event-team-turn = Tour { $n } de l’équipe.
event-took = { $seat } prend { $card }.
event-unplayed = { $card } ne peut plus être jouée et reste dans la main de { $seat }.
event-victory = Combat gagné au tour { $n }.

# Fin

reason-won = L’équipe est restée debout.
reason-lost = L’équipe a été vaincue.
reason-campaign-won = Toutes les quêtes sont closes : le Néombre est vaincu.
carried = { $decks-count ->
    [one] Le deck, les quêtes et la foire.
   *[other] { $decks-count } decks, les quêtes et la foire.
}

# Noms

phrase-player = { SEAT($n) }
name-companion = le compagnon
name-poison = poison
name-infection = infection
name-silt = vase
name-rage = rage
name-wind = bise
name-neombre = Néombre
name-any = tout marqueur

# Champs

field-decks = decks des joueurs
field-starters = decks de départ
field-quests = quêtes
field-fair = foire
field-zone = zone
field-pile = adversaires dans la pile
field-beaten = adversaires vaincus dans cette expédition
field-loot = butins dans la pile
field-loot_discard = défausse des butins
field-shown = butins révélés
field-spent = événements déclenchés
field-obtain = butins à prendre
field-phase = phase
field-resting = decks au repos
field-round = tour
field-outcome = issue
field-drawn = adversaires tirés
field-bonus = aggro
field-team = équipe
field-enemies = adversaires
field-order = ordre des adversaires
field-slain = vaincus dans ce combat
field-turn_cards = cartes jouées ce tour
field-channel = dernière carte à canaliser
field-epilogue = épilogue
field-guide = qui choisit les cibles

round = { $round ->
    [0] Entre deux combats
   *[other] Tour { $round } d’un combat
}
