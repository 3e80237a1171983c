pause-why = Une fois tous d’accord, personne ne joue et aucune pendule ne court ; on peut regarder le plateau.
pause-nobody = Personne ne joue, aucune pendule ne court.
pause-until = La partie reprend d’elle-même : { $when }.
pause-return = Heure de retour
pause-open = sans heure : elle reprend quand tous le veulent
pause-hours = { $n ->
    [one] dans une heure
    [12] dans 12 heures
    [24] dans un jour
    [72] dans trois jours
   *[other] dans une semaine
}
pause-at = à une heure choisie
