why-told = Toute la table apprend que vous demandez conseil à un robot, pas ce qu’il dit. Vous pouvez le faire pour { $most } de vos décisions par partie, autant de fois qu’il vous plaît pour chacune.
why-ask = Demander au robot
why-left = { $n ->
    [0] C’était votre dernier conseil de la partie.
    [one] Il vous reste un conseil dans cette partie.
   *[other] Il vous reste { $n } conseils dans cette partie.
}
why-thinking = Le robot réfléchit…
why-here = Ce qu’un robot de niveau { $level } ferait ici, d’après ce que vous savez :
why-then = Ce qu’un robot de niveau { $level } a pensé, d’après ce que { $who } savait alors :
why-chance = { $who } répond au hasard : il n’y a rien à expliquer.
why-played = { $who } a joué : { $choice }
why-nothing = Ne rien faire
why-percent = { $n } %
why-chances = { $chance } de chances de gagner
why-then-next = puis : { $choices }
part-gain = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de chances de plus que le meilleur des autres choix
why-gain = { part-gain }.
why-gain-from = { part-gain }, surtout aux dépens de { $who } (−{ $loss }).
why-even = À peu près aussi bon que vos autres choix.
why-deal = un accord, pesé à part
why-together = La table gagne : { $chance }
why-take = Choisir ceci
why-others = Ce que chacun pouvait attendre
why-who = Qui
why-last = Pourquoi le dernier coup ?
why-look = Où regarder
why-look-here = Le robot hésite entre ces choix. Le plateau montre où ils se trouvent.
why-think = À quoi penser
why-think-of = La différence tient à ceci :
why-think-close = Ils se valent presque : chacun se défend.
why-think-further = Aucun nombre de la table ne les départage tout de suite : regardez plus loin.
why-ask-think = À quoi dois-je penser ?
why-ask-move = Montrer le coup
why-between = (entre { $low } et { $high } %)
why-number = { $who }, { $what } : { $better } au lieu de { $other }.
why-judged = Jugé sur ce que vous pouvez savoir, jamais sur ce qui est caché.
