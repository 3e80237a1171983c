talk-empty = Personne n’a encore parlé. Toute la table lit ce que vous écrivez ici.
chat-write = Écrire à la table…
chat-whom = Qui doit le lire
chat-all = Toute la table
chat-write-alone = Pour { $who } seulement…
chat-alone = { $who } seulement
chat-send = Envoyer
command = Taper un coup
command-open = Taper un coup plutôt que cliquer
command-close = Revenir à la discussion
command-send = Jouer ce coup
chat-seated = Seuls les joueurs se parlent ici.
command-none = Rien à jouer
chat-muted = { $n ->
    [one] { $n } message de { $who } caché
   *[other] { $n } messages de { $who } cachés
}
chat-read = Montrer
chat-report = Signaler { $who }
