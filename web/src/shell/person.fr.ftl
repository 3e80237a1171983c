### Les mots d’une page de quelqu’un.

person-mine = Votre page
person-of = { $name }
person-since = ici depuis { $month }
person-ended = { $begun ->
    [0] aucune partie entre gens encore
   *[other] { $finished } au bout sur { $begun }
}
person-ended-why = parties entre gens menées jusqu’au bout, sur celles qui sont finies
person-closed = { $name } n’ouvre pas sa page.
person-closed-why = Vous vous êtes croisés à une table : vous voyez son nom, son sceau, et ses parties menées au bout.
person-nobody = Personne ici sous ce nom dont vous puissiez voir la page.
person-sign-in = Une page demande un compte.
person-shown = Qui voit votre page
person-shown-me = Vous seul
person-shown-me-why = Qui a joué avec vous voit votre nom, votre sceau et vos parties menées au bout. Rien d’autre, et personne d’autre.
person-shown-friends = Vos amis
person-shown-friends-why = Vos amis voient vos parties, vos résultats et vos chiffres par jeu ; jamais vos tables.
person-shown-all = Tout le monde
person-shown-all-why = Qui connaît votre nom voit vos parties, vos résultats et vos chiffres par jeu ; jamais vos tables.
person-games = Par jeu
person-game = Jeu
person-played = Parties
person-won = Gagnées
person-alone = Contre robots
person-last = Dernière
person-won-of = { $won } sur { $games }
person-no-games = Aucune partie finie encore.
person-levels = Niveaux
person-levels-why = D’après les seules parties classées. La bande est ce qu’on ne sait pas : deux fois sur trois, la vérité y est.
person-ranking = Classement
person-rated = { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}
person-rated-yet = parties classées : { $games } sur { $shown } avant que le niveau se montre
person-curve = Niveau, dernières parties classées ({ $n }) : de { $from } à { $to } ± { $band }
person-word = Parole
person-word-of = { $kept } sur { $sworn }
person-word-why = serments tenus à { $game }. Les rompre est du jeu : ce nombre ne juge pas.
person-results = Dernières parties
person-left = quittée avant la fin
person-place = { $place ->
    [1] gagnée
   *[other] { $place }e sur { $seats }
}
person-friends = Amis
person-no-friends = Personne encore. Un ami voit votre page si vous l’ouvrez aux amis.
person-ask = Demander en ami
person-ask-name = Son nom ici
person-asked = Si quelqu’un porte ce nom, il trouvera votre demande.
person-asks = demande à être votre ami
person-yes = Oui
person-yes-to = Oui, { $name } devient votre ami
person-no = Non
person-no-to = Non à { $name } ; rien ne lui est dit
person-remove = Retirer
person-remove-this = Retirer { $name } de vos amis
person-bond-friend = Ami
person-bond-asked = Demande envoyée
person-away = Hors de vue
person-muted = en sourdine
person-blocked = bloqué
person-follow = Suivre
person-follows = Suivi
person-unfollow = Retirer { $name } de ceux que vous suivez
person-followed = Vous suivez
person-follow-why = Ses parties viennent en premier parmi celles à regarder. On ne lui en dit rien.
person-watch = Parties à regarder
person-mute = Sourdine
person-unmute = Relire ses messages
person-block = Bloquer
person-unblock = Ne plus bloquer
person-undo-mute = Retirer { $name } et relire ses messages
person-undo-block = Retirer { $name } et ne plus bloquer
person-mute-why = Sourdine : ses messages vous sont cachés, à toutes les tables.
person-block-why = Bloquer : ses tables ouvertes ne vous sont plus montrées ni les vôtres à lui, il ne peut plus vous demander en ami. Les parties en cours continuent. Rien ne lui est dit.
person-account = Compte et données
person-report = Signaler
