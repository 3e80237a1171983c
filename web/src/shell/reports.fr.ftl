reports = Signalements
reports-why = { $n ->
    [0] Ce que des joueurs vous disent d’autres, avec les lignes de la table. Rien n’attend.
    [one] Un signalement à lire.
   *[other] { $n } signalements à lire, le plus ancien d’abord.
}
reports-none = Rien à lire.
reports-by = { $by } signale { $about }
reports-read = Lire
reports-fold = Replier
reports-since = compte du { $day }, { $games ->
    [one] une partie
   *[other] { $games } parties
}
reports-founded = { $n ->
    [one] un signalement lu, { $founded } à raison
   *[other] { $n } signalements lus, { $founded } à raison
}
reports-acts = déjà : { $acts }
reports-table = Rouvrir la table { $table } à ce moment.
reports-table-why = On la voit comme un spectateur : sans les cartes cachées tant que la partie dure.
reports-decide = Décider
reports-act-word = un mot
reports-act-mute = sourdine, 7 jours
reports-act-lobby = hors du salon, 30 jours
reports-act-out = exclure
reports-act-nothing = sans suite
reports-words = Ce que { $who } lira
reports-close = Envoyer et clore
reports-undo-why = Réversible 30 jours.
reports-decided = Décidés ces trente jours
reports-undo = Revenir là-dessus
reports-undo-of = Revenir là-dessus : ce qui a été décidé pour { $who }
reports-undone = repris
reports-line = { $who } : { $text }
reports-said = « { $text } »
reports-club = Nom du club, et ce qu’il dit de lui : « { $text } »
