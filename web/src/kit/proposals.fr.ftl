proposal = Proposition
proposal-undo = { $n ->
    [0] propose de revenir au tout début.
    [one] propose de revenir à la position après un coup.
   *[other] propose de revenir à la position après { $n } coups.
}
proposal-pause = propose une pause.
proposal-resume = propose de reprendre.
proposal-replace-bot = propose qu’un robot prenne la place de { $who }, avec tout ce que cette place sait.
proposal-replace-person = propose que la place de { $who } aille à qui ouvrira un nouveau lien, et voie tout ce que cette place sait.
proposal-due = Seulement si { $who } n’est pas de retour avant { $time }.
proposal-waits = { $n ->
    [one] Un joueur a accepté ; on attend les autres.
   *[other] { $n } joueurs ont accepté ; on attend les autres.
}
wish = { $n ->
    [one] propose
   *[other] proposent
} : { $what }
wish-waits = C’est fait dès que les autres le veulent aussi ; choisir autre chose remplace votre proposition.
agree = Accepter
disagree = Refuser
proposal-until = La partie reprend d’elle-même : { $time }.
