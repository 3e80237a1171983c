### Les mots de la table, hors des règles.

ph-board = La côte
ph-help = Touchez la côte pour y poser la lanterne, ou donnez les deux nombres.
ph-oil = { $task ->
    [keep] Garder la lampe
   *[fetch] Chercher de l’huile
} : { $least } à { $most ->
        [one] { $most } mesure
       *[other] { $most } mesures
    } au réservoir, selon les autres.
ph-light = Cette lanterne : { $lit ->
        [one] { $lit } case éclairée
       *[other] { $lit } cases éclairées
    } sur { $of }, au lieu de { $before }.
ph-flare = Une fusée : { $lit ->
        [one] { $lit } face du dé sur { $of } le mettrait
       *[other] { $lit } faces du dé sur { $of } le mettraient
    } en lumière.
ph-tow = Remorqué vers { $side ->
    [west] l’ouest
   *[east] l’est
} : { $lit ->
    [0] dans le noir.
   *[other] en pleine lumière.
}
