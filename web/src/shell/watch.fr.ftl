watch-lead = { $n ->
    [0] Personne ne joue sous les yeux de tous en ce moment.
    [one] Une partie se joue sous les yeux de tous.
   *[other] { $n } parties se jouent sous les yeux de tous.
}
watch-looking = On regarde qui joue.
watch-none = Rien à regarder
watch-none-why = Une partie paraît ici quand ses joueurs l’ont voulu, dès qu’elle est donnée. Les tables entre amis n’y paraissent jamais.
watch-lobby = Aller au salon
watch-go = Regarder
watch-go-at = Regarder : { $title }, { $who }
watch-friends = { $n ->
    [one] { $who }, votre ami, y joue
   *[other] { $who }, vos amis, y jouent
}
watch-followed = { $n ->
    [one] { $who }, que vous suivez, y joue
   *[other] { $who }, que vous suivez, y jouent
}
watch-rated = classée
watch-onlookers = { $n ->
    [0] personne ne regarde
    [one] une personne regarde
   *[other] { $n } personnes regardent
}
watch-since = commencée { $ago }
watch-tables = Parties à regarder
