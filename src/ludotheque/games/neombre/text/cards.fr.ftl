## Ce que disent les cartes, composé d’après leurs données. $voice distingue la carte d’un joueur, qui s’adresse à lui,
## de celle d’un adversaire ; $who, celui qui agit : vous (you), un autre (one), plusieurs (many).

card-language = fr
step-then = { $first } · { $last }
step-and = { $voice ->
    [enemy] { $first } ; { $last }
   *[player] { $first } et { $last }
}
clause-if = { $test } : { $steps }
clause-unless = sauf { $test } : { $steps }
clause-else = sinon : { $steps }
clause-or = { $first } – ou – { $last }
clause-may = vous pouvez : { $steps }
clause-may-then = vous pouvez payer ({ $steps }) ; dans ce cas : { $then }
clause-price = tribut : { $steps }
clause-pick = choisissez { $target }
when-prelude = prélude : { $steps }
when-recital = récital : { $steps }
when-paramnesia = paramnésie : { $steps }
when-immaculate = { $whose ->
    [it] immaculé : { $steps }
    [self] s’il est immaculé : { $steps }
   *[other] immaculé ({ $of }) : { $steps }
}

card-keyword-extra = jouez cette carte en tant que carte supplémentaire
card-keyword-channel = canaliser
card-keyword-epilogue = épilogue
card-keyword-relic = relique
card-keyword-call = appel
card-keyword-ambush = embuscade
card-keyword-civilian = civil
card-trance = transe : { $steps }
card-summon = invocation, { $hp } PV : { $steps }
card-cost = { $n ->
    [one] coûte 1 butin obtensible
   *[other] coûte { $n } butins obtensibles
}
card-arrival = irruption : { $steps }
card-armour = armure { $n }
card-token = { $name } { $attack }/{ $hp }, { $targeting }

effect-inflict = { $counted ->
    [yes] { $voice ->
        [enemy] inflige { $dat } { $n }
       *[player] infligez { $dat } { $n }
    }
   *[no] { $voice ->
        [enemy] inflige { $n } { $dat }
       *[player] infligez { $n } { $dat }
    }
}
effect-heal = { $voice ->
    [enemy] { $whose ->
        [self] se soigne de { $n }
       *[other] { $counted ->
            [yes] soigne { $dat } { $n }
           *[no] soigne { $n } { $dat }
        }
    }
   *[player] { $whose ->
        [you] soignez-vous de { $n }
       *[other] { $counted ->
            [yes] soignez { $dat } { $n }
           *[no] soignez { $n } { $dat }
        }
    }
}
effect-augment = { $voice ->
    [enemy] augmente { $obj } de { $n }
   *[player] augmentez { $obj } de { $n }
}
effect-diminish = { $voice ->
    [enemy] diminue { $obj } de { $n }
   *[player] diminuez { $obj } de { $n }
}
effect-revive = ressuscitez { $obj } avec { $n } PV
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
effect-banish-event = { $who ->
    [you] bannissez { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } { $only } de votre deck
   *[other] { $subj } bannissent { $n ->
        [one] 1 carte
       *[other] { $n } cartes
    } { $only } de leur deck
}
effect-attach = { $voice ->
    [enemy] attache { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker } { $dat }
   *[player] { $whose ->
        [you] recevez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker }
       *[other] attachez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker } { $dat }
    }
}
effect-gain = { $voice ->
    [enemy] gagne { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker }
   *[player] gagnez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker }
}
effect-remove_marker = { $voice ->
    [enemy] { $whose ->
        [self] perd { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker }
       *[other] retire { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker } { $from_whom }
    }
   *[player] { $whose ->
        [you] perdez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker }
       *[other] retirez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } { $marker } { $from_whom }
    }
}
effect-token = { $n ->
    [one] invoque 1 jeton
   *[other] invoque { $n } jetons
}
effect-call = appel { $n }
effect-destroy = { $voice ->
    [enemy] détruit { $n } { $what } { $from_whom }
   *[player] { $whose ->
        [you] détruisez { $n } { $what }
       *[other] détruisez { $n } { $what } { $from_whom }
    }
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
effect-shuffle_fair = mélangez le deck de la foire de Farciminis
effect-add_mal = { $who ->
    [you] ajoutez { $n } Mal de Résurrection à votre deck
    [many] { $subj } ajoutent { $n } Mal de Résurrection à leur deck
   *[one] { $subj } ajoute { $n } Mal de Résurrection à son deck
}

target-you = { $case ->
    [dat] à vous-même
    [from_whom] à vous-même
    [obj] vos PV
   *[other] vous
}
target-it = { $bound ->
    [yes] { $case ->
        [dat] à ce joueur
        [from_whom] à ce joueur
       *[other] ce joueur
    }
   *[no] { $case ->
        [dat] à cette cible
        [from_whom] à cette cible
        [obj] cette cible
       *[other] la cible
    }
}
target-subject = { $case ->
    [dat] à ce personnage
    [from_whom] à ce personnage
   *[other] ce personnage
}
target-team = { $case ->
    [dat] à l’équipe
    [from_whom] à l’équipe
    [subj] tous les joueurs
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
    [obj] ses PV
    [of] lui
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
    [of] un joueur touché par { $marker }
   *[other] les joueurs touchés par { $marker }
}
target-exactly = { $case ->
    [dat] à { $k ->
        [one] { $k } { $of ->
            [enemy] adversaire
            [teammate] équipier
           *[character] personnage
        }
       *[other] { $k } { $of ->
            [enemy] adversaires
            [teammate] équipiers
           *[character] personnages
        } différents
    }
   *[other] { $k ->
        [one] { $k } { $of ->
            [enemy] adversaire
            [teammate] équipier
           *[character] personnage
        }
       *[other] { $k } { $of ->
            [enemy] adversaires
            [teammate] équipiers
           *[character] personnages
        } différents
    }
}
target-up_to = { $case ->
    [dat] à { $k ->
        [one] { $k } { $of ->
            [enemy] adversaire
            [teammate] équipier
           *[character] personnage
        }
       *[other] { $k } { $of ->
            [enemy] adversaires
            [teammate] équipiers
           *[character] personnages
        } différents
    } au plus
   *[other] { $k ->
        [one] { $k } { $of ->
            [enemy] adversaire
            [teammate] équipier
           *[character] personnage
        }
       *[other] { $k } { $of ->
            [enemy] adversaires
            [teammate] équipiers
           *[character] personnages
        } différents
    } au plus
}

amount-half = la moitié du nombre de { $tally }
amount-per = { $base ->
    [0] { $x } par { $tally }
   *[other] { $base }, plus { $x } par { $tally }
}{ $max ->
    [0] { "" }
   *[other] { " " }(maximum { $max })
}
tally-cards = { $n ->
    [one] carte
   *[other] cartes
} dans { $in }{ $whose ->
    [none] { "" }
    [you] { "" }
    [players] { " " }des joueurs
   *[other] { " " }de { $of }
}
tally-markers = { $n ->
    [one] marqueur
   *[other] marqueurs
} { $marker }{ $whose ->
    [none] { "" }
   *[other] { " " }sur { $of }
}
tally-hp = PV{ $whose ->
    [none] { "" }
    [you] { " " }que vous avez
   *[other] { " " }de { $of }
}
tally-max_hp = PV maximum{ $whose ->
    [none] { "" }
    [you] { "" }
   *[other] { " " }de { $of }
}
tally-missing_hp = { $whose ->
    [none] { $n ->
        [one] PV manquant
       *[other] PV manquants
    }
    [you] { $n ->
        [one] PV qui vous manque
       *[other] PV qui vous manquent
    }
   *[other] { $n ->
        [one] PV manquant
       *[other] PV manquants
    } de { $of }
}
tally-summons = { $n ->
    [one] invocation
   *[other] invocations
}{ $whose ->
    [none] { " " }en jeu
    [you] { " " }à vous
   *[other] { " " }de { $of }
}
tally-equipment = { $n ->
    [one] équipement
   *[other] équipements
}{ $whose ->
    [none] { " " }en jeu
    [you] { " " }à vous
   *[other] { " " }de { $of }
}
tally-plays = { $n ->
    [one] carte déjà jouée
   *[other] cartes déjà jouées
} ce tour{ $whose ->
    [none] { "" }
   *[other] { " " }par { $of }
}
tally-enemies = { $n ->
    [one] adversaire
   *[other] adversaires
} en jeu
tally-players = { $n ->
    [one] joueur
   *[other] joueurs
} en vie
tally-teammates = { $n ->
    [one] équipier
   *[other] équipiers
} en vie

test-ge = { $whose ->
    [none] s’il y a au moins { $k } { $tally }
    [you] si vous avez au moins { $k } { $bare }
    [self] s’il a au moins { $k } { $bare }
    [players] si les joueurs ont ensemble au moins { $k } { $bare }
   *[other] si { $of } a au moins { $k } { $bare }
}
test-le = { $k ->
    [0] si { $of } n’a aucune { $bare }
   *[other] { $whose ->
        [none] s’il y a au plus { $k } { $tally }
        [you] si vous avez au plus { $k } { $bare }
        [self] s’il a au plus { $k } { $bare }
        [players] si les joueurs ont ensemble au plus { $k } { $bare }
       *[other] si { $of } a au plus { $k } { $bare }
    }
}
test-none-played = tant que { $of } n’a joué aucune carte ce tour
test-not = sauf { $a }
test-both = { $a } et { $b }
test-either = { $a } ou { $b }
test-alone = s’il est seul
test-killed = si la cible meurt
test-has_marker = { $whose ->
    [self] s’il porte un marqueur { $marker }
   *[other] si { $subj } porte un marqueur { $marker }
}
test-prelude = prélude
test-recital = récital
test-paramnesia = paramnésie
test-immaculate = immaculé

mod-if = { $text } { $test }
mod-when = { $test } : { $text }
mod-damage_dealt = { $subj } : dégâts infligés aux adversaires { $signed }
mod-damage_taken = { $subj } : dégâts subis { $signed }
mod-heal_received = { $subj } : soins reçus { $signed }
mod-hand_limit = { $subj } : taille de main { $signed }
mod-plays = { $subj } : cartes à jouer par tour { $signed }
mod-draw_step = { $subj } : pioche de début de tour { $signed }
mod-draw_may_launch = au lieu de piocher, { $subj } peuvent lancer la carte du dessus de leur pioche
mod-untargetable = { $whose ->
    [self] inciblable
    [you] vous : inciblable
    [it] { $subj } : inciblable
   *[other] { $subj } : inciblables
}
mod-no_riposte = { $subj } : aucune riposte subie
mod-no_active = { $subj } : actif annulé
mod-taunt = les adversaires à cible unique visent { $of }
mod-forbid = { $subj } : { $what } impossible
limit = { $n ->
    [one] { $text } (une fois par tour)
   *[other] { $text } ({ $n } fois par tour)
}

trigger-team_turn_start = au début du tour de l’équipe : { $steps }
trigger-team_turn_end = à la fin du tour de l’équipe : { $steps }
trigger-before_your_turn = avant votre tour : { $steps }
trigger-after_your_turn = après votre tour : { $steps }
trigger-enemy_phase_end = après les adversaires : { $steps }
trigger-after_card_played = { $whose ->
    [you] après chaque carte que vous jouez : { $steps }
    [players] après chaque carte jouée : { $steps }
    [team] après chaque carte jouée par un joueur : { $steps }
   *[other] après chaque carte jouée par { $of } : { $steps }
}
trigger-on_discard = { $whose ->
    [you] pour chaque carte que vous défaussez : { $steps }
    [players] pour chaque carte qu’un joueur défausse : { $steps }
   *[other] pour chaque carte défaussée par { $of } : { $steps }
}
trigger-on_death = à sa mort : { $steps }
trigger-on_ally_death = à la mort d’un allié : { $steps }

until-end_of_team_turn = { $text } · en jeu jusqu’à la fin du tour de l’équipe
until-end_of_enemy_phase = { $text } · en jeu jusqu’à la fin du tour des adversaires
until-end_of_next_enemy_phase = { $text } · en jeu pendant deux tours des adversaires
until-end_of_fight = { $text } · en jeu jusqu’à la fin du combat

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
marker-any = au choix
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
