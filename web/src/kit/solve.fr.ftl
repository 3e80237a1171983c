### Une position à résoudre.

solve = Le problème
solve-position = La position, vue de { $who }. { $question }
solve-plays = Vous jouez { $who }.
solve-own = Vous seul voyez :
solve-give-hint = Un indice
solve-hint = Il y va de ceci : { $what }.
solve-hint-not = Ce n’est pas : { $choice }.
solve-wrong = essayé : non
solve-right = C’est cela, { $lead ->
    [one] { $lead } point devant tout autre choix
   *[other] { $lead } points devant tout autre choix
}
solve-not = Non : { $ahead ->
    [one] { $ahead } point de chances de moins que le bon choix
   *[other] { $ahead } points de chances de moins que le bon choix
}
solve-chance = { $chance } % de chances de gagner, entre { $low } et { $high } % d’après six recherches faites à part.
solve-why = { $who }, { $what } : { $other }. Le bon choix en donne { $better }.
solve-no-reason = Le robot préfère nettement un autre choix, sans raison qui se dise en un mot.
solve-played = C’est ce qui fut joué.
solve-then = Ce qui s’ensuit
solve-again = Réessayer
solve-next = Suivant
solve-true = Vous voyez ce que ce joueur pouvait voir. La suite se joue dans un des mondes qu’il pouvait imaginer.
