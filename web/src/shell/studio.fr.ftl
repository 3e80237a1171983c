### L’atelier : des questions auxquelles des parties entre robots répondent.

studio = L’atelier
studio-lead = Changez une carte, demandez ce que cela change, ouvrez n’importe quelle partie qui l’a montré.
studio-ask = Poser une question
studio-question = Une question
studio-report = Rapport
studio-follow = Suivre
studio-sign-in = Se connecter
studio-host = La clé de l’hôte
studio-what-if = Et si… ?
studio-what-if-why = Une faction est-elle trop forte ? Une carte est-elle jamais prise ? La partie dure-t-elle trop ?
studio-room = Vos parties prennent { $kept } Mo sur { $room } Mo. { $n ->
        [one] Une expérience se joue à la fois.
       *[other] { $n } expériences se jouent à la fois.
    }
studio-state-waiting = En attente
studio-state-running = En cours
studio-state-paused = Suspendue
studio-state-done = Répondu
studio-state-more = Il en faut plus
studio-state-stopped = Arrêtée
studio-house = édition maison
studio-asking-fair = { $title } est-il équitable ?
studio-asking-long = Combien de temps dure { $title } ?
studio-asking-cards = Quelles cartes comptent dans { $title } ?
studio-asking-change = { $a } ou { $b } ?
studio-asking-option = Que fait « { $option } » dans { $title } ?
studio-progress = Avancement
studio-far = Parties : { $done } sur { $all }
studio-left = encore { $time }
studio-speed = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } par seconde
studio-in-line = Deux expériences se jouent à la fois : celle-ci attend son tour.
studio-games = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
studio-pause = Suspendre
studio-resume = Reprendre
studio-pause-this = Suspendre : { $title }
studio-resume-this = Reprendre : { $title }
studio-early = Déjà lisible, pas encore tranché. On peut fermer la page : cela continue.
studio-seed = graine { $seed }
studio-answer = Réponse
studio-after = Parties jouées : { $games }. Intervalles à 95 %.
studio-narrowed = On s’arrête dès que l’intervalle est aussi étroit que demandé, regardé à des nombres de parties fixés d’avance.
studio-numbers = Les chiffres
studio-find = Chercher
studio-games-of = Des parties qui le montrent
studio-to-open = Des parties à ouvrir
studio-to-open-why = Chaque partie se rejoue à l’identique, vue de n’importe quelle place.
studio-showing = Des parties : { $name }
studio-chosen-games = Les parties choisies
studio-no-game = Aucune partie ne le montre.
studio-game-n = partie { $n }
studio-decisions = { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }
studio-open = Ouvrir
studio-opening = On la rejoue…
studio-open-this = Ouvrir la partie { $n }
studio-try = Jouer avec
studio-try-why = Exactement ce qui a été mesuré, quoi que devienne l’édition ensuite.
studio-files = À emporter
studio-file-html = Une page à envoyer
studio-file-csv = CSV
studio-file-jsonl = Lignes JSON
studio-file-parquet = Parquet
studio-remove = Supprimer cette expérience
studio-remove-why = Les parties ouvertes depuis elle disparaissent aussi.
studio-remove-this = Supprimer { $title }
studio-really = Supprimer pour de bon
studio-what = Que voulez-vous savoir ?
studio-kind-fair = Est-ce équitable ?
studio-kind-fair-why = La part de victoires de chacun, avec son intervalle.
studio-kind-long = Combien de temps ?
studio-kind-long-why = Décisions, tours, écarts, retournements.
studio-kind-cards = Quelles cartes comptent ?
studio-kind-cards-why = Combien on les prend, combien elles gagnent.
studio-kind-change = A ou B ?
studio-kind-change-why = Les mêmes donnes avec l’un puis avec l’autre, et la différence.
studio-kind-option = Que fait cette option ?
studio-kind-option-why = Les mêmes donnes avec deux de ses valeurs.
studio-game = Jeu
studio-content = Édition
studio-edition-of = édition « { $name } »
studio-a = A, comme c’est
studio-b = B, comme ce serait
studio-option = Option
studio-options = Scénario et options
studio-side = « { $option } : { $value } »
studio-sides = A : { $a } · B : { $b }
studio-yes = oui
studio-no = non
studio-seats = Places
studio-level = Qui joue
studio-many = Combien de parties, au plus
studio-until = S’arrêter
studio-all-games = quand toutes sont jouées
studio-within = à ± { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
studio-within-part = à ± { $n } %
studio-title = La question, dans vos mots
studio-title-why = facultatif
studio-foretold = Ce que vous saurez
studio-reach = Avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, une part se connaît à { $n ->
        [one] { $n } point
       *[other] { $n } points
    } près.
studio-reach-change = Avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de chaque, une différence de { $n ->
        [one] { $n } point
       *[other] { $n } points
    } se verra. Moins ne se verra pas.
studio-reach-long = Avec { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, la durée moyenne se connaît à { $n } % près.
studio-takes = Ici, cela prend environ { $time }.
studio-same-deals = Mêmes donnes pour A et pour B.
studio-not-enough = Parties prévues : { $games }. Cela ne suffira pas pour un intervalle aussi étroit.
studio-endless = { $n ->
        [one] Au hasard, { $n } partie n’a
       *[other] Au hasard, { $n } parties n’ont
    } pas fini : elle sera comptée à part.
studio-day = Plus d’un jour : c’est bien ce que je veux.
studio-reckoning = On joue quelques parties pour le savoir…
studio-choose = Choisissez ce qui est à comparer.
studio-run = Lancer
studio-close = On peut fermer la page : cela continue, et reprend après une coupure.
studio-editions = Éditions
studio-editions-why = Une copie de ce qui vient avec un jeu, à vous. Une table garde l’édition telle qu’elle était quand vous l’avez ouverte.
studio-changed = changée le { $day }
studio-edition-name = Son nom
studio-copy = Copier l’édition maison
studio-play = Jouer seul
studio-invite = Inviter
studio-play-this = Jouer seul avec { $name }
studio-invite-this = Inviter à jouer avec { $name }
studio-invited = La table attend
studio-sit = S’asseoir
studio-guests = Qui peut entrer
studio-guests-why = Vous, et les comptes que voici. Chacun a son bureau et ne voit que le sien.
studio-account = Compte
studio-in = Laisser entrer
studio-out = Retirer
studio-out-this = Retirer { $name }
studio-players = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }

### Une édition, changée dans des formulaires.

studio-change = Changer
studio-change-this = Changer { $name }
edit-title = { $game }, édition « { $name } »
edit-valid = Valide
edit-faults = { $n ->
        [one] { $n } faute
       *[other] { $n } fautes
    }
edit-undo = Annuler
edit-redo = Rétablir
edit-take = Télécharger
edit-bring = Rapporter un dossier
edit-play = Jouer avec
edit-better = Est-ce mieux ?
edit-things = Ce que contient l’édition
edit-seek = Chercher parmi { $n }
edit-none-found = Rien ne s’appelle ainsi.
edit-changed = changé
edit-faulty = fautif
edit-within = De { $low } à { $high }.
edit-from = À partir de { $low }.
edit-none = aucun
edit-add = Un de plus : { $name }
edit-one-more = Un de plus
edit-remove = Retirer : { $name }
edit-raise = Monter : { $name }
edit-anyway = Garder quand même
edit-back = Laisser comme c’était
edit-another = Un autre pareil
edit-without = Retirer celui-ci
edit-drawn = Comme ce sera imprimé
edit-in-fr = En français
edit-in-en = En anglais
edit-not-drawn = Cela n’est imprimé sur aucune carte, ou l’édition a des fautes.
edit-cannot-lie = Les phrases sont écrites d’après les effets : elles ne peuvent pas mentir.
edit-differs = Ce qui diffère de la maison
edit-same = Rien ne diffère de l’édition de la maison.
edit-now = maintenant
edit-give-back = Comme la maison
edit-give-back-this = Comme la maison : { $name }
edit-versions = { $n ->
        [one] { $n } version
       *[other] { $n } versions
    }
edit-to = Y aller
edit-to-this = Y aller : version { $n }
edit-here = maintenant
edit-first = La copie telle qu’elle fut faite
