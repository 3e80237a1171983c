replay-fork-why = { $n ->
    [0] Une nouvelle table part du début de la partie, contre les robots. Cette partie-ci reste telle quelle.
    [one] Une nouvelle table part de la position après un coup, contre les robots. Cette partie-ci reste telle quelle.
   *[other] Une nouvelle table part de la position après { $n } coups, contre les robots. Cette partie-ci reste telle quelle.
}
replay-fork-study = { $n ->
    [0] Une nouvelle table part du début de la partie, et vous en jouez toutes les places. Tant que des personnes jouent cette partie, aucun robot ne s’en mêle ; les autres en sont avertis.
    [one] Une nouvelle table part de la position après un coup, et vous en jouez toutes les places. Tant que des personnes jouent cette partie, aucun robot ne s’en mêle ; les autres en sont avertis.
   *[other] Une nouvelle table part de la position après { $n } coups, et vous en jouez toutes les places. Tant que des personnes jouent cette partie, aucun robot ne s’en mêle ; les autres en sont avertis.
}
replay-fork-hidden = Ce qui vous est caché y est retiré au hasard.
