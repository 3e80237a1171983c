review-offer = Le robot peut revoir la partie : les chances de chacun au fil des coups, les tournants, et ce qu’il aurait joué à votre place.
review-begin = Revoir avec le robot
review-failed = La revue n’a pas abouti. Elle reprendra où elle en était.
review-waiting = La revue attend son tour…
review-running = { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $total }
review-percent = { $n } %
review-curve = Les chances de gagner de chacun, pour qui voit toutes les mains
review-label = Les chances de gagner de chaque joueur au fil des coups ; le tableau qui suit les donne en chiffres
review-table = Les chiffres de la courbe
review-before = Avant
review-end = Fin
review-move = Coup { $n }
review-turns = Où la partie a tourné
review-turn = { $who } : { $choice }. { $seat } passe de { $before } à { $after }.
review-turn-cost = Ce choix a coûté { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } ; préféré : { $better }.
review-turn-after = Aucun choix n’y valait nettement mieux : c’est la suite qui a tourné, dés, cartes ou réponses.
review-no-turns = Aucun coup n’a déplacé la courbe de dix points à lui seul.
review-decisions = Ce que le robot aurait joué
review-known = Jugé sur ce que le joueur pouvait savoir alors.
review-whose = Décisions de
review-all = Montrer aussi les bons choix ({ $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    })
review-flawless = Rien à redire : aucun autre choix n’aurait été nettement meilleur.
review-loss = −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de chances
review-better = Préféré : { $choice }
review-why = Pourquoi
review-option = { $choice } : { $chance } de chances, { $share } de la réflexion
review-played = Joué : { $choice } ({ $chance } de chances)
review-sum = { $n ->
    [one] En { $n } décision
   *[other] En { $n } décisions
}, { $lost ->
    [one] { $lost } point de chances a été perdu.
   *[other] { $lost } points de chances ont été perdus.
}
review-costly = Les choix les plus coûteux
review-cost = { $choice } : −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de chances. Préféré : { $better }.
review-habits = Des habitudes
review-habit = { $ask } Réponse souvent moins bonne : { $times } fois, { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    } de chances en tout.
review-lessons = { $n ->
    [one] { $n } leçon de cette partie
   *[other] { $n } leçons de cette partie
}
review-lessons-why = Le bon coup reste caché jusqu’à votre essai.
review-lesson-played = Joué : { $choice }.
review-try = À vous d’essayer
review-points = −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    }
review-turn-hidden = Ce choix a coûté { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } : la leçon est plus bas.
review-cost-hidden = { $choice } : −{ $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } de chances.
review-from-to = { $before } → { $after }
review-next = { $who } : { $choice }
review-then = puis { $line }
review-between-two = (entre { $low } et { $high } %)
review-because = { $who }, { $what } : { $better } au lieu de { $other }.
review-no-reason = Le robot le préfère, sans raison qui se dise en un mot.
review-blind = Les choix n’ont gardé que { $kept } % de ce que le hasard aurait perdu : c’est joué presque au hasard.
review-between = Les choix ont gardé { $kept } % de ce que le hasard aurait perdu.
review-master = Les choix ont gardé { $kept } % de ce que le hasard aurait perdu : c’est joué en maître.
review-praised = Le plus beau, au coup { $n } : { $choice }, { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} devant tout autre choix.
