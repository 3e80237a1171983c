watch-minutes = { $n ->
    [one] { $n } min de retard
   *[other] { $n } min de retard
}
watch-answers = { $n ->
    [one] une réponse de retard
   *[other] { $n } réponses de retard
}
watch-at-once = sans retard
watch-you = vous regardez, { $late }
watch-hours = Vous voyez { $seen } ; il est { $now }.
watch-hours-why = La table se montre avec { $late }, et jamais avant que les réponses scellées du moment soient ouvertes.
watch-who-all = Tout le monde peut regarder, { $late }.
watch-who-link = Qui a l’adresse peut regarder, { $late }.
watch-who-club = Les membres du club peuvent regarder, { $late }.
watch-who-nobody = Personne ne regarde cette table : ses joueurs l’ont voulue entre eux.
stand = Tribune
stand-apart = la table n’entend rien
stand-kept = ce qu’on en disait en regardant
stand-empty = Personne n’a encore parlé ici. La table lira tout à la fin.
stand-write = Écrire à la tribune
stand-account = Pour écrire à la tribune, il faut un compte :
stand-send = Envoyer
stand-moment = Revoir ce moment
lead = Qui mène
lead-estimate = selon un robot, d’après ce qui se voit
lead-percent = { $n } %
lead-team = L’équipe
lead-game = Le jeu
lead-says = { $who } mène : { $n } % de chances de gagner.
lead-says-team = L’équipe a { $n } % de chances de gagner.
lead-even = Personne ne mène nettement.
lead-curve = De la donne à maintenant. { $says }
lead-turn = Voir le tournant
