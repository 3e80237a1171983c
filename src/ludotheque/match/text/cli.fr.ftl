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
cli-hand-over = { $seat }, le clavier est à vous. Que les autres se détournent ; appuyez sur Entrée quand vous êtes prêt.
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
cli-review-no-turns = Aucun coup n’a fait basculer la partie.
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
cli-over = La partie est finie : { $reason }
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
