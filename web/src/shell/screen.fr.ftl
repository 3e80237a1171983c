screen-title = { $title } sur le grand écran
screen-lead = L’écran est la table,
screen-lead-2 = le téléphone est la main.
screen-step-1 = Visez le code d’une place avec l’appareil photo.
screen-step-2 = Dites votre nom.
screen-step-3 = Regardez ici. Vos secrets restent en main.
screen-room = { $seats ->
        [one] une place
       *[other] { $seats } places
    }, tous dans cette pièce
screen-free = place à prendre
screen-robot = robot
screen-looks = regarde
screen-thinks = réfléchit
screen-secret = répond en secret
screen-sealed = a scellé
screen-absent = { $n ->
        [0] absent
       *[other] absent, { $n } min
    }
screen-here = est là
screen-code = Code QR de la place de { $who }
screen-no-codes = Les codes des places libres se montrent dans le navigateur qui a mis la table.
screen-begin = La partie commence
screen-ask = { $who }, { $n ->
        [one] regardez votre main
       *[other] regardez chacun votre main
    } : « { $question } »
screen-in-secret = { $who }, { $n ->
        [one] regardez votre main
       *[other] regardez chacun votre main
    } et répondez en secret.
screen-cues = Sons
screen-cue-turn = deux notes : à quelqu’un
screen-cue-open = une cloche : on révèle
screen-sound = Son
screen-full = Plein écran
screen-theme = Jour ou nuit
screen-next = Événement suivant
screen-host = Gérer la table
screen-lost = L’écran a perdu le serveur
screen-lost-why = Rien n’est perdu : la partie continue sur les téléphones, et revient ici d’elle-même.
