### Le laboratoire : de longues séries de parties, et le rapport qui en est fait.

## Ce qui ne se peut pas

fault-no-bot = { $game } n’a pas de robot nommé { $bot } ; ses robots sont : { $known }.
fault-mix = { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommez-en un pour toutes, ou un pour chacune.
fault-pool = Un tournoi demande au moins deux robots différents : répétez --bot. Les robots sont : { $known }.
fault-alone = Un tournoi demande au moins deux places : ajoutez --seats.
fault-many-lineups = Ces robots forment { $lineups ->
        [one] { $lineups } table
       *[other] { $lineups } tables
    } différentes, plus de { $most } : nommez-en moins.
fault-varied-twice = L’option { $name } est à la fois fixée et variée : donnez-la par --option ou par --vary.
fault-no-time = Il n’y a pas de temps pour jouer : donnez à --limit un nombre de secondes supérieur à 0.
fault-interrupted = Interrompu. Gardé dans { $file } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }. La même commande reprend là.
fault-interrupted-lost = Interrompu après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }. Avec --out FICHIER, elles auraient été gardées.
fault-ladder-lost = Interrompu après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }. Avec --keep FICHIER, elles auraient été gardées.
fault-ladder-levels = Une échelle demande au moins deux niveaux différents : donnez à --levels quelques-uns de { $known }.
fault-ladder-alone = Une échelle demande au moins deux places : ajoutez --seats.
fault-other-ladder = { $file } contient une autre échelle : { $name } vaut { $found } et non { $want }. Choisissez un autre --keep.
fault-suffix = { $file } : le nom d’un fichier de résultats finit par .jsonl ou .parquet.
fault-no-parquet = Les fichiers Parquet demandent pyarrow : tapez {$install}, ou donnez un nom qui finit par .jsonl.
fault-no-numpy = L’apprentissage demande numpy : tapez {$install}.
fault-no-training = { $game } : un réseau s’apprend là où l’on joue les uns contre les autres et où le jeu juge les positions.
fault-training-interrupted = Interrompu. Les parties et les réseaux de { $folder } sont gardés ; la même commande reprend là.
fault-other-training = { $file } est d’un autre apprentissage : { $name } vaut { $found } et non { $want }. Choisissez un autre --keep.
fault-no-ray = Ray n’est pas installé : tapez {$install}, ou renoncez à --ray.
fault-ray-address = --ray { $address } : donnez HÔTE:PORT ou ray://HÔTE:PORT, auto pour la grappe de cette machine, ou local pour en lancer une.
fault-ray-silent = Aucune grappe Ray ne répond à { $address } : lancez-en une par ray start --head, ou renoncez à --ray.
fault-ray-lost = La grappe Ray de { $address } ne répond plus.
fault-worker-lost = Un processus qui jouait des parties a été arrêté de l’extérieur, faute de mémoire peut-être : essayez moins de --workers.
fault-file = { $file } ne peut pas servir : { $why }.
fault-corrupt = { $file } n’est pas un fichier de résultats, ou il est abîmé{ $line ->
    [0] {""}
   *[other] {" "}(ligne { $line })
}. Rien n’y a été changé : copiez-le de nouveau, ou coupez-le avant le dégât.
fault-no-rows = { $file } ne contient aucune partie.
fault-two-games = { $file } mêle des parties de jeux différents : faites un rapport pour chacun.
fault-other-run = { $file } contient une autre série : dans sa partie { $number }, { $name } vaut { $found } et non { $want }. Choisissez un autre --out.
fault-no-number = Il n’y a pas de partie { $number } dans ce fichier : elles vont de { $least } à { $most }.
fault-other-content = Le contenu a changé depuis la partie { $number } : elle ne peut pas être rejouée.
fault-not-again = La partie { $number } ne se rejoue pas à l’identique : ses robots réfléchissent contre la montre. Simulez avec --keep DOSSIER pour garder les journaux.

## Une série dans le terminal

lab-title = { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, graine { $seed }
lab-options = options : { $options }
lab-no-options = sans option
lab-decisions = décisions par partie : { $mean } (de { $min } à { $max })
lab-column-who = victoires, intervalle à 95 %
lab-column-share = part
lab-column-from = de
lab-column-to = à
lab-column-score = score moyen
lab-column-games = parties
lab-seat = place { $seat }
lab-ties = ex æquo : { $ties } ; sans vainqueur : { $nobody }
lab-ended = { $times } ({ $share }) : { $reason }
lab-speed = { $speed ->
        [one] { $speed } partie
       *[other] { $speed } parties
    } par seconde, { $workers ->
    [one] un processus
   *[other] { $workers } processus
}, moteur { $engine }
lab-ahead = finit devant
lab-kept = Les parties sont gardées dans { $file }.
lab-goes-on = Déjà dans { $file } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
lab-out-of-time = Le temps est écoulé. Gardé dans { $file } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }. La même commande reprend là.
lab-out-of-time-lost = Le temps est écoulé après { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }.
lab-broken-off = Gardé dans { $file } : { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    } sur { $games }. La même commande reprend là.
lab-journal = Le journal est dans { $file }. Pour le voir : ludotheque open { $file }

## Des campagnes entières

fault-no-campaign = { $game } n’a pas de campagne : chaque partie est indépendante. Retirez --campaign.
fault-campaign-alone = --campaign joue une partie après l’autre, le même robot à toutes les places : retirez --rotate, --vary, --keep, --workers, --ray et les --bot de trop.
campaigns-title = { $game } : campagnes, { $bot } à toutes les places, graine { $seed }
campaigns-seats = joueurs
campaigns-campaigns = campagnes
campaigns-finished = menées à bout
campaigns-games = parties
campaigns-trials = combats
campaigns-won = gagnés
campaigns-won-share = gagnés
campaigns-from = de
campaigns-to = à
campaigns-rounds = manches par combat
campaigns-decisions = décisions
campaigns-first-visit = premier combat à un niveau
campaigns-zone = tous les combats de
campaigns-chapter = après la partie
campaigns-deck = cartes par deck
campaigns-decks = decks
campaigns-card = carte
campaigns-offers = offres
campaigns-taken = prise
campaigns-cards = cartes offertes : { $offered } ; offertes { $enough } fois ou plus : { $weighed } ; dont prises dans moins de 2 % ou plus de 90 % des offres : { $odd }

## Le rapport

fault-compared = { $one } et { $two } ne viennent pas du même jeu : on ne peut pas les comparer.
lab-report = Le rapport est dans { $file }.
report-title = { $game }, mesures
report-eyebrow = Rapport de laboratoire
report-foot = Une première place partagée compte comme une victoire pour chacun de ceux qui la partagent. Barres et bornes : intervalles à 95 % (Wilson). Fait par Ludothèque, réalisation non officielle ; les noms appartiennent à leurs propriétaires.
report-theme = Clair ou sombre
report-theme-auto = Auto
report-theme-light = Clair
report-theme-dark = Sombre
report-fact-games = Parties
report-fact-seats = Places
report-fact-bots = Joueurs
report-fact-options = Options
report-fact-content = Contenu
report-fact-seed = Graine
report-fact-file = Fichier
report-none = aucun
report-numbers = Les chiffres
report-seat = Place { $n }
report-everybody = La table
report-first = Premier joueur
report-others = Les autres
report-mean = moyenne { $mean }
report-points = écart { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    } (effet { $size })
report-contents = Sommaire
report-ties = Première place partagée
report-nobody = Personne ne gagne
report-column-who = Qui
report-column-share = Victoires
report-column-from = de
report-column-to = à
report-column-wins = Gagnées
report-column-games = Parties
report-column-score = Score moyen
report-column-part = Part
report-column-card = Carte
report-column-taken = Prise
report-column-end = Fin
report-column-a = A
report-column-b = B
report-column-difference = Différence
report-column-size = Taille d’effet
report-column-p = p
report-verdict-too-strong = trop fort
report-verdict-too-weak = trop faible
report-verdict-maybe-strong = sans doute trop fort
report-verdict-maybe-weak = sans doute trop faible
report-verdict-bit-strong = un peu fort
report-verdict-bit-weak = un peu faible
report-verdict-fair = équitable
report-lead-too-strong = Trop fort : { $names }.
report-lead-too-weak = Trop faible : { $names }.
report-lead-maybe-strong = Sans doute trop fort, davantage de parties trancheraient : { $names }.
report-lead-maybe-weak = Sans doute trop faible, davantage de parties trancheraient : { $names }.
report-lead-fair = Chacun reste à moins d’un tiers de la part équitable.
report-band-note = Tirets : la part équitable, { $fair }. Bande grisée : un tiers de plus ou de moins.
report-groups-title = Victoires par faction
report-seats-title = Victoires par place
report-bots-title = Victoires par joueur
report-together-title = Parties gagnées ensemble
report-together-lead = La table gagne { $share } de ses parties.
report-option-title = Victoires selon { $option }
report-option-lead = Les mêmes parts pour chaque valeur de { $option }.
report-first-title = Le premier joueur
report-first-lead = Celui qui répond le premier gagne { $share } des parties : { $verdict }.
report-length-title = Durée, en décisions
report-length-lead = La moitié des parties tient en { $median ->
        [one] { $median } décision
       *[other] { $median } décisions
    } ; huit sur dix en prennent de { $low } à { $high }.
report-rounds-title = Durée, en tours
report-rounds-lead = Une partie dure { $mean ->
        [one] { $mean } tour
       *[other] { $mean } tours
    } en moyenne.
report-gaps-title = Points entre le premier et le second
report-gaps-lead = Le gagnant a { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    } d’avance en moyenne ; dans { $none } des parties, personne n’a un point d’avance.
report-leads-title = Changements de meneur
report-leads-points = Mène qui a, seul, le plus de points ; on regarde toutes les { $every ->
        [one] { $every } décision
       *[other] { $every } décisions
    }.
report-leads-chances = Ce jeu ne compte les points qu’à la fin : mène qui a les meilleures chances, de plus de { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    }, au jugement des robots toutes les { $every ->
        [one] { $every } décision
       *[other] { $every } décisions
    }.
report-leads-lead = Le meneur change { $mean } fois par partie en moyenne ; dans { $none } des parties, jamais.
report-cards-title = Cartes
report-cards-lead = Combien de fois chaque carte finit chez quelqu’un, et combien de fois celui qui la tient gagne.
report-cards-across = prise, sur toutes les parties →
report-cards-up = ↑ victoires de qui la tient
report-cards-ends = Celles qui gagnent le plus et le moins
report-cards-note = Les cartes prises moins de { $least } fois ne sont que dans le tableau. Une carte qui gagne peut suivre le succès plutôt que le causer.
report-ends-title = Comment finissent les parties
report-ends-lead = Pourquoi les parties s’arrêtent, et combien n’ont pas de vainqueur ou en ont plusieurs.
report-compare-title = A face à B
report-compare-option = A face à B : { $option }
report-compare-sure = Changé au-delà du hasard : { $names }.
report-compare-unsure = Aucune différence ne dépasse le hasard : avec davantage de parties, une petite pourrait encore paraître.
report-compare-means = Moyennes
report-compare-note = Les différences sont B moins A. Taille d’effet : h de Cohen pour les parts, d pour les moyennes ; 0,2 est petit, 0,5 moyen, 0,8 grand. p est corrigé du nombre de parts comparées (Holm).

## L’atelier

fault-rules-changed = Les règles ont changé depuis la question : les parties jouées restent, et l’on n’y ajoute rien.
fault-content-changed = Le contenu « { $name } » a changé depuis la question : les parties jouées restent, et l’on n’y ajoute rien.
studio-house = l’édition maison
studio-none-yet = Aucune partie n’est encore finie.
studio-endless-all = Aucune partie n’est arrivée au bout : { $n ->
        [one] { $n } partie abandonnée
       *[other] { $n } parties abandonnées
    } comme sans fin.
studio-endless = { $n ->
        [one] { $n } partie abandonnée
       *[other] { $n } parties abandonnées
    } comme sans fin, après { $limit ->
        [one] { $limit } décision
       *[other] { $limit } décisions
    }.
studio-together = La table gagne { $share } de ses parties ({ $low } à { $high }).
studio-fair = Oui, chacun est près de la part équitable de { $fair }. Le plus loin : { $who }, { $share } ({ $low } à { $high }).
studio-unsure = Peut-être pas. Le plus loin de la part équitable de { $fair } : { $who }, { $share } ({ $low } à { $high }).
studio-unfair = Non : { $names }. { $who } gagne { $share } ({ $low } à { $high }), quand { $fair } serait équitable.
studio-open = Pas encore tranché : { $names }.
studio-more = { $n ->
        [one] Environ { $n } partie de plus trancherait.
       *[other] Environ { $n } parties de plus trancheraient.
    }
studio-long = Une partie prend { $mean ->
        [one] { $mean } décision
       *[other] { $mean } décisions
    } en moyenne ({ $low } à { $high }) ; neuf sur dix en prennent au plus { $most }.
studio-long-rounds = Cela fait { $mean ->
        [one] { $mean } tour
       *[other] { $mean } tours
    }.
studio-open-long = Quelques parties de plus, et l’on pourra se fier à la moyenne.
studio-cards = Cartes jugées : { $all } ; nettement trop fortes : { $strong }, trop faibles : { $weak }. Le plus souvent chez le gagnant : { $best }, { $best-share } ({ $best-low } à { $best-high }) ; le moins : { $worst }, { $worst-share } ({ $worst-low } à { $worst-high }).
studio-no-cards = Ce jeu n’a pas de cartes qui permettent de comparer les places.
studio-cards-few = Aucune carte n’a encore été prise assez souvent pour être jugée.
studio-open-cards = Pas encore jugées : { $n ->
        [one] { $n } carte prise
       *[other] { $n } cartes prises
    } moins de { $least } fois.
studio-changed = Avec { $side }, { $who } gagne { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de { $more ->
        [yes] plus
       *[no] moins
    }, de { $before } à { $after } (différence de { $low } à { $high }, p { $p }).
studio-luck = Aucune différence ne dépasse le hasard. La plus grande : avec { $side }, { $who } gagne { $by ->
        [one] { $by } point
       *[other] { $by } points
    } de { $more ->
        [yes] plus
       *[no] moins
    }, de { $before } à { $after } (différence de { $low } à { $high }, p { $p }).
studio-open-change = Pas encore tranché : une différence de cinq points ou plus peut encore se cacher dans ces intervalles.
studio-length-changed = Les parties prennent { $by ->
        [one] { $by } décision
       *[other] { $by } décisions
    } de { $more ->
        [yes] plus
       *[no] moins
    } ({ $low } à { $high }).
studio-length-same = Les parties durent autant.
studio-why-turned = Le plus de changements de meneur
studio-why-closest = La plus serrée
studio-why-clearest = La plus nette
studio-why-longest = La plus longue
studio-why-shortest = La plus courte
