yours-looking = On cherche vos tables.
yours-turns = { $n ->
    [one] Une table vous attend.
    [2] Deux tables vous attendent.
    [3] Trois tables vous attendent.
    [4] Quatre tables vous attendent.
   *[other] { $n } tables vous attendent.
}
yours-first = La plus pressée : { $title }.
yours-none = Rien ne vous attend.
yours-none-why = D’autres réfléchissent : on vous préviendra ici.
yours-offline = Hors ligne : vos tables telles qu’elles étaient { $ago }.
yours-pressing = La table la plus pressée
yours-more = Les autres tables qui vous attendent
yours-rest = { $n ->
    [one] et une autre
   *[other] les { $n } autres
}
yours-since = À vous, { $ago }
yours-happened = Ce qui s’est passé :
yours-due = avant { $when } (il reste { $left })
yours-answer = Répondre
yours-sit = S’asseoir
yours-see = Voir
yours-watch = Regarder
yours-under-way = En cours
yours-under-way-why = { $n ->
    [one] une table où l’on attend les autres
   *[other] { $n } tables où l’on attend les autres
}
yours-closed = arrêtée
yours-awaits = { $n ->
    [one] la donne attend { $who }
   *[other] la donne attend { $n } personnes
}
yours-missing = { $n ->
    [one] { $n } réponse manque
   *[other] { $n } réponses manquent
}
yours-thinks-human = { $who } réfléchit
yours-thinks-open = { $who } n’est pas encore là
yours-thinks-bot = { $who } joue
