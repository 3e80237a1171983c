### Ce que dit le moteur lui-même, quel que soit le jeu. Un message du jeu portant le même nom le remplace.

seat = Joueur { $n }
nobody = personne
nothing = rien

## Refus

why-game-over = La partie est finie.
why-not-asked = Ce n’est pas à cette place de répondre.
why-no-such-seat = Il n’y a pas de telle place à cette table.
why-not-offered = Ce choix n’est pas proposé maintenant.
why-no-window = Cela ne peut pas se faire à ce moment.
why-wrong-shape = Cela ne se lit pas comme un choix de ce jeu.
why-out-of-range = C’est en dehors de ce que l’on peut choisir.
why-amount-out-of-range = Ce nombre est trop petit ou trop grand.
why-not-among-these = L’un d’eux n’est pas parmi ce que l’on peut prendre.
why-wrong-number = C’est trop peu ou trop.
why-each-once = Chacun doit être nommé une fois et une seule.
why-stale = La partie a avancé depuis ce choix : regardez à nouveau, puis choisissez.
why-off-lesson = C’est permis, mais la leçon n’en est pas encore là.
why-outcome-first = On attend d’abord un tirage : tapez ce que le dé ou la pioche a donné.
why-nothing-to-undo = Il n’y a rien à reprendre.
why-not-your-move = Le dernier coup est d’une autre place : elle seule peut le reprendre.
why-undo-after-roll = Le hasard a parlé depuis : on ne peut plus reprendre.
why-undo-after-reveal = Quelque chose a été révélé depuis : on ne peut plus reprendre.
why-undo-after-hand = La main est passée depuis : on ne peut plus reprendre.
why-notation-empty = Rien n’est tapé : donnez un numéro de la liste, ou un verbe et ce qui le suit.
why-notation-quote = Le texte entre guillemets au caractère { $at } n’est pas fermé.
why-notation-number = Le nombre au caractère { $at } est trop long.
why-notation-verb = Un choix commence par son verbe.

## Hasard, reprise

ask-outcome = Qu’a donné le dé ou la pioche, en comptant à partir de 0 ?
choice-outcome = résultat { $a }
event-undone = { $seat } reprend son dernier coup.

## Choix trop nombreux pour une liste

domain-amount = Un nombre de { $least } à { $most } : tapez { $verb } et le nombre, par exemple : { $example }
domain-pick = De { $least } à { $most } parmi : { $ids }. Tapez { $verb } et ce que vous prenez, dans cet ordre, par exemple : { $example }
domain-order = Tous ceux-ci, dans l’ordre de votre choix : { $ids }. Par exemple : { $example }
domain-spot = Un point, de 0 0 à { $width } { $height } : tapez { $verb } et deux nombres, par exemple : { $example }
domain-other = Par exemple : { $example }

## La table dans le terminal

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
cli-allowed = Rien ne l’interdit.
cli-why-what = Tapez why et un choix, par exemple : why { $example }
cli-explain-best = { $text } ({ $share } % de la réflexion, { $chance } % de chances de gagner)
cli-explain-other = ou : { $text } ({ $share } % de la réflexion, { $chance } % de chances de gagner)
cli-explain-not-now = Il n’y a rien à expliquer : on ne vous demande rien.
level-hasard = Hasard
level-apprenti = Apprenti
level-compagnon = Compagnon
level-maitre = Maître
label-best = le meilleur
label-good = bon
label-inaccuracy = imprécision
label-mistake = erreur
label-blunder = bévue
cli-review = { $title } : { $decisions ->
    [one] une décision revue
   *[other] { $decisions } décisions revues
  } sur { $entries } coups, { $iterations } essais chacune.
cli-review-curve = Chances de gagner, pour qui voit toutes les mains après la fin :
cli-review-line = { $seat } : { $line } de { $first } % à { $last } %
cli-review-turns = Où la partie a tourné :
cli-review-turn = coup { $move }, { $seat } : { $text }. { $who } passe de { $before } % à { $after } %.
cli-review-no-turns = Aucun coup n’a fait basculer la partie.
cli-review-decisions = Ce que la recherche aurait préféré, d’après ce que chacun pouvait savoir alors :
cli-review-flawless = Rien à redire : la recherche n’aurait rien fait de nettement mieux.
cli-review-move = coup
cli-review-who = qui
cli-review-played = joué
cli-review-preferred = préféré
cli-review-loss = perte
cli-review-verdict = avis
cli-review-points = { $loss } %
cli-review-interrupted = Interrompu après { $done } décisions sur { $total }. La même commande reprend de là avec { $file }.
cli-review-lost = Interrompu après { $done } décisions sur { $total } ; avec --out FICHIER, elles auraient été gardées.
cli-no-such-rule = Il n’y a pas de règle { $rule }.
cli-rule-what = Tapez rule et le numéro d’une règle, par exemple : rule { $example }
cli-seat-what = Tapez seat et le numéro d’une autre place à ce clavier ({ $seats }).
cli-save-what = Tapez save et un nom de fichier.
cli-saved = Position écrite dans { $file }. Le fichier contient tous les secrets de la partie. Pour continuer : ludotheque play --from { $file }
cli-save-failed = Rien n’est écrit : { $why }
cli-file-exists = le fichier { $file } existe déjà ; donnez un autre nom.
cli-journal = Le journal est dans { $file }.
cli-journal-verify = Le journal est dans { $file }. Pour le prouver : ludotheque verify { $file }
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
    explain  ce qu’un bon joueur ferait ici, et ce qu’il en attend
    rule NUMÉRO  une règle du jeu
    undo  reprendre votre dernier coup, tant que rien n’a été tiré ni révélé depuis
    seat N  donner le clavier à une autre personne, pour un choix de tout moment
    save FICHIER  écrire la position dans un fichier
    quit  quitter la table
    Un mot qui est à la fois un choix et une commande est le choix ; /quit est toujours la commande.

## Journaux

cli-replay = { $title }, { $seats } places, { $entries } coups sur { $total }.
cli-next = Puis c’est à { $seat } de répondre : { $ask }
cli-verified = Le journal est prouvé : { $entries } coups, { $draws } tirages, tous issus de la graine engagée au départ. La fin : { $reason }
