cli-menu = Quel jeu ?
cli-menu-line = { $n }. { $title } ({ $range ->
    [true] { $least } à { $most } places
   *[false] { $least ->
        [one] { $least } place
       *[other] { $least } places
    }
})
cli-menu-number = Tapez un nombre de 1 à { $n }, ou quit.
cli-ask-seats = Combien de places, de { $least } à { $most } ? [{ $least }]
cli-ask-people = Combien de personnes à ce clavier, de 0 à { $most } ? [1]
cli-title = { $title }, { $seats ->
    [one] une place
   *[other] { $seats } places
}. Tapez ? à tout moment pour de l’aide.
cli-human = Place { $n } : { $seat }, à ce clavier.
cli-bot = Place { $n } : { $seat }, jouée par le robot « { $bot } ».
cli-commitment = Engagement sur la graine secrète : { $hash }
cli-hand-over = { $seat }, le clavier est à vous. Que les autres se détournent ; appuyez sur Entrée quand c’est bon.
cli-hide = Appuyez sur Entrée pour cacher votre écran, avant que le clavier change de mains.
cli-prompt = { $seat } >
cli-choice = { $n }. { $text } [{ $typed }]
cli-more = … et { $n } de plus : tapez list pour tout lire.
cli-beside-count = { $n ->
    [one] Une autre chose peut se faire
   *[other] { $n } autres choses peuvent se faire
} à ce moment : tapez beside pour lire.
cli-beside = Ce qui peut se faire à ce moment, à côté de la question :
cli-beside-none = Rien d’autre ne peut se faire à ce moment.
cli-no-such-number = Il n’y a pas de choix numéro { $n }.
cli-refused = Non : { $why } ({ $rule })
cli-rule = { $rule } : { $sentence }
cli-ruling-ours = (Notre lecture, et non la lettre du livret. { $reason })
cli-allowed = Rien ne l’interdit.
cli-why-what = Tapez why et un choix, par exemple : why { $example }
cli-ask-what = Tapez ask et un choix, par exemple : ask { $example }
cli-foreseen-nothing = Il n’y a rien de plus à en dire.
cli-explain-best = { $text } ({ $share } % de la réflexion, { $chance } % de chances de gagner)
cli-explain-other = ou : { $text } ({ $share } % de la réflexion, { $chance } % de chances de gagner)
cli-explain-not-now = Il n’y a rien à expliquer : on ne vous demande rien.
cli-review = { $title } : { $decisions ->
    [one] une décision revue
   *[other] { $decisions } décisions revues
  } sur { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, { $iterations ->
        [one] { $iterations } essai
       *[other] { $iterations } essais
    } chacune.
cli-review-one = Coup { $move }, { $seat } : { $text } ({ $verdict }, { $chance } % de chances de gagner). La recherche aurait préféré :
cli-review-no-move = Le coup { $move } ne peut pas être jugé : il faut que quelqu’un y ait choisi, et la partie compte { $total ->
        [one] { $total } coup
       *[other] { $total } coups
    }.
cli-review-curve = Chances de gagner, pour qui voit toutes les mains après la fin :
cli-review-line = { $seat } : { $line } de { $first } % à { $last } %
cli-review-turns = Où la partie a tourné :
cli-review-turn = coup { $move }, { $seat } : { $text }. { $who } passe de { $before } % à { $after } %.
cli-review-turn-cost = { "  " }Ce choix a coûté { $loss ->
        [one] { $loss } point
       *[other] { $loss } points
    } ; préféré : { $better }.
cli-review-turn-after = { "  " }Aucun choix n’y valait nettement mieux : c’est la suite qui a tourné, dés, cartes ou réponses.
cli-review-no-turns = Aucun coup n’a déplacé la courbe de dix points à lui seul.
cli-review-decisions = Ce que la recherche aurait préféré, d’après ce que chacun pouvait savoir alors :
cli-review-sum = { $seat } a perdu { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} de chances en { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
}.
cli-review-costly = { "  " }coup { $move } : { $text }, { $loss } % perdus ; préféré : { $better }.
cli-review-habit = { "  " }souvent : { $ask } { $times } fois, { $lost } % perdus en tout.
cli-review-mark = { "  " }{ $text }
cli-review-move = coup
cli-review-who = qui
cli-review-played = joué
cli-review-preferred = préféré
cli-review-loss = perte
cli-review-verdict = avis
cli-review-points = { $loss } %
cli-review-interrupted = Interrompu après { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $total }. La même commande reprend de là avec { $file }.
cli-review-lost = Interrompu après { $done ->
        [one] { $done } décision
       *[other] { $done } décisions
    } sur { $total } ; avec --out FICHIER, elles auraient été gardées.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-rule-what = Tapez rule et le numéro d’une règle, par exemple : rule { $example }
cli-seat-what = Tapez seat et le numéro d’une autre place à ce clavier ({ $seats }).
cli-save-what = Tapez save et un nom de fichier.
cli-saved = Position écrite dans { $file }. Le fichier contient tous les secrets de la partie. Pour continuer : ludotheque play --from { $file }
cli-save-failed = Rien n’est écrit : { $why }
cli-file-exists = le fichier { $file } existe déjà ; donnez un autre nom.
cli-journal = Le journal est dans { $file }.
cli-journal-verify = Le journal est dans { $file }. Pour le prouver : ludotheque verify { $file }
cli-position-kept = La partie est gardée dans { $file }. Pour la reprendre : { $command }
cli-campaign-left = La campagne de { $file } reste comme avant cette partie.
cli-goodbye = Au revoir.
cli-over = La partie est finie. { $reason }
cli-score = { $rank ->
    [0] { $seat } : { $score }
   *[other] { $rank }. { $seat } : { $score }
}
cli-help =
    Tapez le numéro d’un choix, ou le choix lui-même comme il est écrit entre crochets. Et aussi :
    ?  cette aide
    list  la question et tous ses choix à nouveau
    view  ce que vous voyez de la partie
    beside  ce qui peut se faire d’autre à ce moment
    why CHOIX  pourquoi un choix est refusé
    ask CHOIX  ce que ferait un choix, d’après ce que vous pouvez savoir
    measure QUESTION  ce que le jeu mesure en dehors des choix
    explain  ce qu’un bon joueur ferait ici, et ce qu’il en attend
    rule NUMÉRO  une règle du jeu
    undo  reprendre votre dernier coup, tant que rien n’a été tiré ni révélé depuis
    seat N  donner le clavier à une autre personne, pour un choix de tout moment
    save FICHIER  écrire la position dans un fichier
    quit  quitter la table
    Un mot qui est à la fois un choix et une commande est le choix ; /quit est toujours la commande.

cli-replay = { $title }, { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }, { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    } sur { $total }.
cli-next = Puis c’est à { $seat } de répondre : { $ask }
cli-verified = Le journal est prouvé : { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, { $draws ->
        [one] { $draws } tirage
       *[other] { $draws } tirages
    }, tous issus de la graine engagée au départ. La fin : { $reason }
cli-verified-together = Parts dans la graine : { $who }. Il suffit qu’une seule ait été honnête : personne n’a pu la choisir.
cli-verified-alone = La graine vient d’une seule main : elle n’a pas pu changer pendant la partie, mais elle a pu être choisie avant.
cli-verified-from = La partie a commencé par une position, non par une donne : d’où vient celle-ci n’est pas prouvé.
cli-campaign-kept = La partie { $n } de la campagne est gardée dans { $file }.
cli-campaign-game = Partie { $n }, { $seats } { $seats ->
    [one] place
   *[other] places
 }, { $entries ->
        [one] { $entries } coup
       *[other] { $entries } coups
    }, prouvée. { $reason }
cli-campaign-open = La campagne de { $title } continue : chaque partie commence avec ce que la précédente a laissé.
cli-campaign-over = La campagne de { $title } est terminée.

# -- ce qui ne va pas

cli-fault-typed = { $kind ->
    [NoSuchOption] Il n’y a pas d’option { $name } ici : `{ $command } --help` en donne la liste.
    [MissingParameter] Il manque { $name } : `{ $command } --help` dit ce qu’il faut taper.
    [BadParameter] La valeur donnée pour { $name } ne convient pas : `{ $command } --help` dit ce qu’elle peut être.
    [BadOptionUsage] { $name } n’est pas suivi de sa valeur : `{ $command } --help` dit ce qu’elle peut être.
   *[other] `{ $command }` ne s’emploie pas ainsi : `{ $command } --help` dit comment.
}
cli-fault-no-command = Il n’y a pas de commande { $name }{ $near ->
    [none] {""}
   *[other] {" "}; voisines : { $near }
}. `{ $command } --help` en donne la liste.
cli-fault-file = { $file ->
    [none] Un fichier
   *[other] { $file }
} ne peut pas servir : { $why ->
    [ENOENT] il n’y a pas de tel fichier ou dossier
    [EEXIST] il existe déjà
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] un fichier est là où il faudrait un dossier
    [ENOSPC] le disque est plein
   *[other] { $detail }
}.
cli-fault-unread = { $file } ne peut pas être lu ({ $why ->
    [ENOENT] il n’y a pas de tel fichier
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] un fichier est là où il faudrait un dossier
   *[other] { $detail }
}) : donnez le chemin { $what ->
    [review] d’une revue
    [position] d’une position sauvegardée
    [campaign] d’une campagne
   *[journal] d’un journal
}.
cli-fault-not-text = { $file } n’est pas { $what ->
    [review] une revue
    [position] une position sauvegardée
    [campaign] une campagne
   *[journal] un journal
} : ce n’est pas du texte UTF-8.
cli-fault-program = c’est une faute du programme ({ $name } : { $detail }) ; signalez-la avec la trace qui apparaît quand { $trace }=1 est donné.
cli-fault-game-failed = Une partie a échoué ({ $detail }).
cli-fault-no-ledger = Il n’y a pas de registre de règles pour { $game } ; les registres d’ici sont : { $known }.
cli-fault-ledger = Un registre de règles ne peut pas être lu ({ $detail }).
cli-fault-no-rule = { $game } n’a pas de règle { $rule }{ $near ->
    [none] {""}
   *[other] {" "}; voisines : { $near }
}. `ludotheque rules { $game }` en donne la liste.
cli-fault-coverage = La couverture se lit dans les sources et les tests : lancez-la depuis une copie du dépôt.
cli-fault-bench = Le banc d’essai est dans le dossier bench/ du dépôt : lancez-le là.
cli-fault-option-form = --option { $text } : écrivez NOM=VALEUR.
cli-fault-option-twice = --option { $name } est donnée deux fois, avec { $one } et avec { $other } : n’en gardez qu’une.
cli-fault-option-truth = --option { $name }={ $value } : c’est true ou false.
cli-fault-option-number = --option { $name }={ $value } : il faut un nombre entier.
cli-fault-option-json = --option { $name }={ $value } : il faut du JSON.
cli-fault-seats = { $flag } { $text } : donnez des places différentes de 1 à { $seats }, séparées par des virgules, ou all.
cli-fault-seat = { $flag } { $number } : les places de ce jeu vont de 1 à { $seats }.
cli-fault-level = { $flag } { $name } : ce niveau n’existe pas ; les niveaux sont : { $levels }.
cli-fault-human-bots = --human { $human } et --bots { $bots } se contredisent : donnez chaque place une seule fois, ou une seule des deux options.
cli-fault-folder = Il n’y a pas de dossier { $folder } : donnez celui qui contient des cartes.
cli-fault-no-content = { $game ->
    [none] Aucun jeu d’ici n’a de
   *[other] { $game } n’a pas de
} contenu à vérifier.
cli-fault-which-content = Plusieurs jeux ont du contenu : dites lequel avec --game ({ $games }).
cli-fault-no-server = { $address } ne répond pas comme un serveur de tables (statut { $status }).
cli-fault-silent-server = { $address } ne répond pas : lancez le serveur, ou nommez-le avec --server.
cli-fault-key-file = Il n’y a pas de fichier { $file } : le serveur dit où est sa clé quand il démarre.
cli-fault-no-account = Il n’y a pas de compte « { $who } ».
cli-fault-not-banned = « { $who } » n’est pas exclu : `ludotheque host bans` dit qui l’est.
cli-fault-to = --to { $to } : ce journal compte { $total ->
        [one] { $total } coup
       *[other] { $total } coups
    } ; donnez un nombre de 0 à { $total }.
cli-fault-branch-out = --branch N et --out FICHIER vont ensemble.
cli-fault-file-exists = Le fichier { $file } existe déjà : donnez un autre nom, ou enlevez-le d’abord.
cli-fault-no-review = { $file } n’est pas une revue : donnez un autre fichier, ou enlevez-le.
cli-fault-other-review = { $file } est la revue d’une autre partie ou d’une autre version : donnez un autre fichier.
cli-fault-manual-seed = --manual et --seed se contredisent : le hasard est tapé ou vient d’une graine.
cli-fault-from = --from apporte ses places, ses options et son hasard : laissez --seats, --option, --seed et --manual.
cli-fault-position-of = { $file } est une position de { $game }, non de { $asked }.
cli-fault-campaign-deals = --campaign distribue ses parties elle-même : laissez --from et --manual.
cli-fault-no-campaign = Il n’y a pas encore de campagne dans { $file } : nommez le jeu pour en commencer une.
cli-fault-campaign-of = { $file } est une campagne de { $game } et apporte ses propres options.
cli-fault-log-level = Il n’y a pas de niveau de journal { $level } : prenez debug, info, warning ou error.

cli-puzzles-found = { $id }  { $ask }, niveau { $level } : le meilleur choix a { $ahead ->
    [one] { $ahead } point
   *[other] { $ahead } points
} d’avance sur le suivant.
cli-puzzles-there = { $count ->
    [one] Il y a { $count } problème.
   *[other] Il y a { $count } problèmes.
}
cli-puzzles-checked = { $kept ->
    [one] { $kept } problème reste prouvé
   *[other] { $kept } problèmes restent prouvés
}, { $gone ->
    [one] { $gone } est retiré.
   *[other] { $gone } sont retirés.
}
