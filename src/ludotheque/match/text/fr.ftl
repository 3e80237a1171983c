### Ce que dit le moteur ; un message du jeu du même nom le remplace.

seat = Joueur { $n }
nobody = personne
nothing = rien

## Refus

why-game-over = La partie est finie.
why-not-asked = Ce n’est pas à cette place de répondre.
why-no-such-seat = Cette table n’a pas cette place.
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
why-not-foreseen = Le jeu n’annonce rien à l’avance sur ce choix.
why-not-measured = Cela ne se mesure pas ici.
why-not-for-spectators = Seuls ceux qui jouent mesurent : cela trahirait ce qui est caché.
why-outcome-first = On attend d’abord un tirage : tapez ce que le dé ou la pioche a donné.
why-nothing-to-undo = Il n’y a rien à annuler.
why-not-your-move = Le dernier coup est d’une autre place : elle seule peut l’annuler.
why-undo-after-roll = Le hasard a parlé depuis : on ne peut plus annuler.
why-undo-after-reveal = Quelque chose a été révélé depuis : on ne peut plus annuler.
why-undo-after-hand = La main est passée depuis : on ne peut plus annuler.
why-unsure-roll = Le hasard va parler : cela ne se reprendra pas.
why-unsure-reveal = Quelque chose sera révélé : cela ne se reprendra pas.
why-unsure-hand = La main va passer : cela ne se reprendra pas.
why-unsure-rest = Il reste quelque chose à faire.
why-unsure-grave = C’est abandonner.
why-notation-empty = Rien n’est tapé : donnez un numéro de la liste, ou un verbe et ce qui le suit.
why-notation-quote = Le texte entre guillemets au caractère { $at } n’est pas fermé.
why-notation-number = Le nombre au caractère { $at } est trop long.
why-notation-verb = Un choix commence par son verbe.

## Hasard, reprise

ask-outcome = Qu’a donné le dé ou la pioche, en comptant à partir de 0 ?
choice-outcome = résultat { $a }
event-undone = { $seat } annule son dernier coup.
event-out-of-time = Le temps de { $seat } est écoulé : réponse d’office.
event-by-order = Votre consigne { $n } a répondu.
event-only-answer = Une seule réponse était possible : elle a été donnée pour vous.

## Effets de cartes

ask-effect-pick = Qui choisissez-vous ?
ask-effect-order = Qui vient ensuite ?
ask-effect-round = Le compte ne tombe pas juste : arrondir au-dessous ou au-dessus ?
ask-effect-choose = Lequel ?
ask-effect-may = Le voulez-vous ?
ask-effect-pay = Payez-vous le prix ?
ask-effect-resolve = Quel effet vient d’abord ?
choice-target = { $a }
choice-enough = cela suffit
choice-branch = { $text }
choice-accept = oui
choice-decline = non
choice-round = { $a ->
    [0] au-dessous
   *[1] au-dessus
}
choice-resolve = { $a }

## Choix trop nombreux pour une liste

domain-amount = Un nombre de { $least } à { $most } : tapez { $verb } et le nombre, par exemple : { $example }
domain-pick = De { $least } à { $most } parmi : { $ids }. Tapez { $verb } et ce que vous prenez, dans cet ordre, par exemple : { $example }
domain-order = Tous ceux-ci, dans l’ordre de votre choix : { $ids }. Par exemple : { $example }
domain-spot = Un point, de 0 0 à { $width } { $height } : tapez { $verb } et deux nombres, par exemple : { $example }
domain-other = Par exemple : { $example }

## La table dans le terminal

level-hasard = Hasard
level-apprenti = Apprenti
level-compagnon = Compagnon
level-maitre = Maître
level-grand-maitre = Grand Maître
label-best = le meilleur
label-good = bon
label-inaccuracy = imprécision
label-mistake = erreur
label-blunder = bévue
## Journaux
