## Ce que disent les cartes, composé d’après leurs données. $voice distingue la carte d’un joueur, qui s’adresse à lui,
## de celle d’un adversaire ; $who, celui qui agit : vous (you), un autre (one), plusieurs (many).

card-language = fr
step-then = { $first } · { $last }
step-and = { $first } et { $last }
clause-if = si { $test } : { $steps }
clause-unless = sauf si { $test } : { $steps }
clause-else = sinon : { $steps }
clause-or = { $first } – ou – { $last }
clause-may = vous pouvez : { $steps }
clause-may-then = vous pouvez payer ({ $steps }) ; dans ce cas : { $then }
clause-price = tribut : { $steps }
clause-pick = choisissez { $target }
when-prelude = prélude : { $steps }
when-recital = récital : { $steps }
when-paramnesia = paramnésie : { $steps }
when-immaculate = { $named ->
    [yes] immaculé ({ $of }) : { $steps }
   *[no] immaculé : { $steps }
}

card-keyword-extra = jouez cette carte en tant que carte supplémentaire
card-keyword-channel = canaliser
card-keyword-epilogue = épilogue
card-keyword-relic = relique
card-keyword-call = appel
card-keyword-ambush = embuscade
card-keyword-civilian = civil
card-trance = transe : { $steps }
card-summon = invocation, { $hp } pv : { $steps }
card-cost = { $n ->
    [one] coûte 1 butin obtensible
   *[other] coûte { $n } butins obtensibles
}
card-arrival = irruption : { $steps }
card-armour = armure { $n }
card-token = { $name } { $attack }/{ $hp }, { $targeting }

effect-inflict = { $voice ->
    [enemy] inflige { $n } { $dat }
   *[player] infligez { $n } { $dat }
}
effect-heal = { $voice ->
    [enemy] soigne { $n } { $dat }
   *[player] soignez { $n } { $dat }
}
effect-augment = { $voice ->
    [enemy] augmente { $obj } de { $n }
   *[player] augmentez { $obj } de { $n }
}
effect-diminish = { $voice ->
    [enemy] diminue { $obj } de { $n }
   *[player] diminuez { $obj } de { $n }
}
effect-revive = ressuscitez { $obj } avec { $n } pv
effect-suffer = { $who ->
    [you] subissez { $n }
    [many] { $subj } subissent { $n }
   *[one] { $subj } subit { $n }
}
effect-draw = { $who ->
    [you] piochez { $n }
    [many] { $subj } piochent { $n }
   *[one] { $subj } pioche { $n }
}
effect-recycle = { $who ->
    [you] recyclez { $n }
    [many] { $subj } recyclent { $n }
   *[one] { $subj } recycle { $n }
}
effect-mill = { $who ->
    [you] meulez { $n }
    [many] { $subj } meulent { $n }
   *[one] { $subj } meule { $n }
}
effect-discard = { $who ->
    [you] défaussez { $n }
    [many] { $subj } défaussent { $n }
   *[one] { $subj } défausse { $n }
}
effect-foresee = { $who ->
    [you] présagez { $n }
    [many] { $subj } présagent { $n }
   *[one] { $subj } présage { $n }
}
effect-jail = { $who ->
    [you] geôlez { $n } depuis { $from }
    [many] { $subj } geôlent { $n } depuis { $from }
   *[one] { $subj } geôle { $n } depuis { $from }
}
effect-search = { $who ->
    [you] cherchez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } { $only } dans { $in }
    [many] { $subj } cherchent { $n } carte { $only } dans { $in }
   *[one] { $subj } cherche { $n } carte { $only } dans { $in }
}
effect-launch = { $chosen ->
    [yes] { $who ->
        [you] lancez { $n } carte { $only } de votre choix depuis { $from }
        [many] { $subj } lancent { $n } carte { $only } de leur choix depuis { $from }
       *[one] { $subj } lance { $n } carte { $only } de son choix depuis { $from }
    }
   *[no] { $who ->
        [you] lancez { $n } { $n ->
            [one] carte
           *[other] cartes
        } { $only } depuis { $from }
        [many] { $subj } lancent { $n } carte { $only } depuis { $from }
       *[one] { $subj } lance { $n } carte { $only } depuis { $from }
    }
}
effect-banish = { $who ->
    [you] bannissez { $n } { $n ->
        [one] carte
       *[other] cartes
    } { $only } depuis { $from }
    [many] { $subj } bannissent { $n } carte { $only } depuis { $from }
   *[one] { $subj } bannit { $n } carte { $only } depuis { $from }
}
effect-attach = { $voice ->
    [enemy] attache { $n } { $marker } { $dat }
   *[player] attachez { $n } { $marker } { $dat }
}
effect-gain = { $voice ->
    [enemy] gagne { $n } { $marker }
   *[player] gagnez { $n } { $marker }
}
effect-remove_marker = { $voice ->
    [enemy] retire { $n } { $marker } { $from_whom }
   *[player] retirez { $n } { $marker } { $from_whom }
}
effect-token = { $n ->
    [one] invoque 1 jeton
   *[other] invoque { $n } jetons
}
effect-call = appel { $n }
effect-destroy = { $voice ->
    [enemy] détruit { $n } { $what } { $from_whom }
   *[player] détruisez { $n } { $what } { $from_whom }
}
effect-extra_play = { $who ->
    [you] vous pouvez jouer { $n ->
        [one] 1 carte supplémentaire
       *[other] { $n } cartes supplémentaires
    }
    [many] { $subj } peuvent jouer { $n ->
        [one] 1 carte supplémentaire
       *[other] { $n } cartes supplémentaires
    } chacun
   *[one] { $subj } peut jouer { $n ->
        [one] 1 carte supplémentaire
       *[other] { $n } cartes supplémentaires
    }
}
effect-set_targets = choisissez les cibles des adversaires à leur prochain tour
effect-loot_reveal = { $n ->
    [one] révélez 1 butin de plus
   *[other] révélez { $n } butins de plus
}
effect-loot_obtain = { $n ->
    [one] 1 butin obtensible de plus
   *[other] { $n } butins obtensibles de plus
}
effect-loot_redraw = défaussez les butins révélés et révélez-en autant
effect-shuffle_fair = mélangez le paquet de la foire de Farciminis
effect-add_mal = { $who ->
    [you] ajoutez { $n } Mal de Résurrection à votre deck
    [many] { $subj } ajoutent { $n } Mal de Résurrection à leur deck
   *[one] { $subj } ajoute { $n } Mal de Résurrection à son deck
}

target-you = { $case ->
    [dat] à vous-même
    [from_whom] à vous-même
    [obj] vos pv
   *[other] vous
}
target-it = { $case ->
    [dat] à cette cible
    [from_whom] à cette cible
    [obj] cette cible
   *[other] la cible
}
target-subject = { $case ->
    [dat] à ce personnage
    [from_whom] à ce personnage
   *[other] ce personnage
}
target-team = { $case ->
    [dat] à l’équipe
    [from_whom] à l’équipe
    [subj] les joueurs de l’équipe
   *[other] l’équipe
}
target-teammate = { $case ->
    [dat] à un équipier
    [from_whom] à un équipier
   *[other] un équipier
}
target-teammates = { $case ->
    [dat] à vos équipiers
    [from_whom] à vos équipiers
   *[other] vos équipiers
}
target-enemy = { $case ->
    [dat] { "" }
    [from_whom] { "" }
    [pick] un adversaire
   *[other] l’adversaire
}
target-all_enemies = { $case ->
    [dat] à tous les adversaires
    [from_whom] à tous les adversaires
   *[other] tous les adversaires
}
target-character = { $case ->
    [dat] à un personnage
    [from_whom] à un personnage
    [subj] le personnage
   *[other] un personnage
}
target-all_characters = { $case ->
    [dat] à tous les personnages
    [from_whom] à tous les personnages
   *[other] tous les personnages
}
target-all_others = { $case ->
    [dat] à tous les autres personnages
    [from_whom] à tous les autres personnages
   *[other] tous les autres personnages
}
target-dead_teammate = { $case ->
    [dat] à un équipier mort
    [from_whom] à un équipier mort
   *[other] un équipier mort
}
target-your_summons = { $case ->
    [dat] à vos invocations
    [from_whom] à vos invocations
   *[other] vos invocations
}
target-random_enemy = { $case ->
    [dat] à un adversaire au hasard
    [from_whom] à un adversaire au hasard
   *[other] un adversaire au hasard
}
target-target = { $case ->
    [dat] { "" }
    [from_whom] { "" }
   *[other] la cible
}
target-attacker = { $case ->
    [dat] à l’assaillant
    [from_whom] à l’assaillant
   *[other] l’assaillant
}
target-players = { $case ->
    [dat] aux joueurs
    [from_whom] aux joueurs
   *[other] les joueurs
}
target-self = { $case ->
    [dat] à lui-même
    [from_whom] à lui-même
    [obj] ses pv
    [of] ses propres valeurs
   *[other] il
}
target-other_enemies = { $case ->
    [dat] aux autres adversaires
    [from_whom] aux autres adversaires
   *[other] les autres adversaires
}
target-random_player = { $case ->
    [dat] à un joueur au hasard
    [from_whom] à un joueur au hasard
   *[other] un joueur au hasard
}
target-with_marker = { $case ->
    [dat] aux joueurs touchés par { $marker }
    [from_whom] aux joueurs touchés par { $marker }
   *[other] les joueurs touchés par { $marker }
}
target-exactly = { $case ->
    [dat] à { $k } { $of ->
        [enemy] adversaires
        [teammate] équipiers
       *[character] personnages
    } différents
   *[other] { $k } { $of ->
        [enemy] adversaires
        [teammate] équipiers
       *[character] personnages
    } différents
}
target-up_to = { $case ->
    [dat] à { $k } { $of ->
        [enemy] adversaires
        [teammate] équipiers
       *[character] personnages
    } différents au plus
   *[other] { $k } { $of ->
        [enemy] adversaires
        [teammate] équipiers
       *[character] personnages
    } différents au plus
}

amount-half = la moitié ({ $tally })
amount-per = { $base ->
    [0] { $x } par unité ({ $tally })
   *[other] { $base } + { $x } par unité ({ $tally })
}{ $max ->
    [0] { "" }
   *[other] , maximum { $max }
}
tally-cards = cartes dans { $in }, { $of }
tally-markers = marqueurs { $marker }, { $of }
tally-hp = pv, { $of }
tally-max_hp = pv maximum, { $of }
tally-missing_hp = pv manquants, { $of }
tally-summons = invocations en jeu, { $of }
tally-equipment = équipements en jeu, { $of }
tally-plays = cartes déjà jouées ce tour, { $of }
tally-enemies = adversaires en jeu
tally-players = joueurs en vie
tally-teammates = équipiers en vie

test-ge = { $tally } : { $k } ou plus
test-le = { $tally } : { $k } ou moins
test-not = pas : { $a }
test-both = { $a } et { $b }
test-either = { $a } ou { $b }
test-alone = il est seul
test-killed = la cible meurt
test-has_marker = { $of } : au moins 1 { $marker }
test-prelude = prélude
test-recital = récital
test-paramnesia = paramnésie
test-immaculate = immaculé

mod-if = { $text } (si { $test })
mod-when = { $test } : { $text }
mod-damage_dealt = { $of } : dégâts infligés aux adversaires { $signed }
mod-damage_taken = { $of } : dégâts subis { $signed }
mod-heal_received = { $of } : soins reçus { $signed }
mod-hand_limit = { $of } : taille de main { $signed }
mod-plays = { $of } : cartes à jouer par tour { $signed }
mod-draw_step = { $of } : pioche de début de tour { $signed }
mod-draw_may_launch = au lieu de piocher, { $of } peuvent lancer la carte du dessus de leur pioche
mod-untargetable = { $of } : inciblable
mod-no_riposte = { $of } : aucune riposte subie
mod-no_active = { $of } : actif annulé
mod-taunt = les adversaires à cible unique visent { $of }
mod-forbid = { $of } : { $what } impossible
limit = { $n ->
    [one] { $text } (une fois par tour)
   *[other] { $text } ({ $n } fois par tour)
}

trigger-team_turn_start = au début du tour de l’équipe : { $steps }
trigger-team_turn_end = à la fin du tour de l’équipe : { $steps }
trigger-before_your_turn = avant votre tour : { $steps }
trigger-after_your_turn = après votre tour : { $steps }
trigger-enemy_phase_end = après les adversaires : { $steps }
trigger-after_card_played = après une carte jouée ({ $of }) : { $steps }
trigger-on_discard = pour chaque carte défaussée ({ $of }) : { $steps }
trigger-on_death = à sa mort : { $steps }
trigger-on_ally_death = à la mort d’un allié : { $steps }

until-end_of_team_turn = { $text }, jusqu’à la fin du tour de l’équipe
until-end_of_enemy_phase = { $text }, jusqu’à la fin du tour des adversaires
until-end_of_next_enemy_phase = { $text }, pendant deux tours des adversaires
until-end_of_fight = { $text }, jusqu’à la fin du combat

place-hand = la main
place-deck = la pioche
place-discard = la défausse
place-jail = la geôle
marker-poison = poison
marker-infection = infection
marker-silt = vase
marker-rage = rage
marker-wind = bise
marker-neombre = Néombre
marker-any = marqueur
piece-equipment = équipement
piece-summon = invocation
forbidden-search = chercher
forbidden-extra = carte supplémentaire
forbidden-heal = soigner
forbidden-recycle = recycler
forbidden-launch = lancer
only-any = { "" }
only-assault = (assaut)
only-heal = (soin)
only-enchantment = (envoûtement)
only-equipment = (équipement)
only-summon = (invocation)
only-event = (événement)
only-card = « { $name } »
targeting-relentless = Acharné
targeting-arrogant = Arrogant
targeting-brutal = Brutal
targeting-stupid = Idiot
targeting-fearless = Intrépide
targeting-undecided = Indécis
targeting-methodical = Méthodique
targeting-necrotic = Nécrotique
targeting-opportunist = Opportuniste
targeting-predator = Prédateur
targeting-vengeful = Revanchard
