### Un deck qu’on parcourt, et la campagne racontée.

nb-sorted = Trier par
nb-sorted-found = ordre d’arrivée
nb-sorted-name = nom
nb-sorted-value = valeur
nb-sorted-slot = emploi
nb-sorted-zone = zone
nb-sorted-price = revente
nb-only-type = Type
nb-only-slot = Emploi
nb-only-keyword = Mot-clé
nb-only-zone = Zone
nb-only-any = tous
nb-sort-flow = pioche et piles
nb-fact-value = Valeur
nb-fact-price = Revente
nb-fact-copies = Exemplaires
nb-unsold = sans prix
nb-won = Rapporté ({ $n }) :
nb-lost = Parti ({ $n }) :
nb-new = nouveau
nb-hidden = { $n ->
    [one] { $n } carte n’est pas montrée.
   *[other] { $n } cartes ne sont pas montrées.
}
nb-show-all = Tout montrer
nb-compare-how = Touchez deux cartes pour les comparer.
nb-compare-one = Touchez une seconde carte pour les mettre côte à côte.
nb-compared = Deux cartes côte à côte
nb-compare-end = Ne plus comparer
nb-deck-of = Deck : { $deck }
nb-leaves = Une carte ne quitte un deck que vendue à la foire, bannie par un effet ou demandée par une quête.
nb-refuge = Le refuge
nb-refuge-says = Les quêtes en cours, les decks de chacun et ce que l’équipe a vécu.
nb-decks = Decks
nb-decks-choose = De qui
nb-chronicle = Chronique
nb-chronicle-fights = { $n ->
    [0] Aucun combat.
    [one] { $won ->
        [0] Un combat, perdu.
       *[other] Un combat, gagné.
    }
   *[other] { $n } combats, { $won ->
        [0] tous perdus.
        [one] un gagné.
       *[other] { $won } gagnés.
    }
}
nb-chronicle-where = { $zones }.
nb-chronicle-found = { $n ->
    [one] Une carte prise : { $cards }.
   *[other] { $n } cartes prises : { $cards }.
}
nb-chronicle-mal = { $n ->
    [one] Un Mal de Résurrection de plus.
   *[other] { $n } Mal de Résurrection de plus.
}
nb-chronicle-quests = Quêtes closes : { $quests }.
nb-voyage = Voyage { $n }
nb-curve-fights = Combats gagnés et perdus
nb-curve-decks = Cartes par deck
nb-curve-mal = Mal de Résurrection
nb-curve-level = Niveau le plus haut
nb-curve-won = gagnés
nb-curve-lost = perdus
nb-nothing-yet = Le premier voyage n’est pas fini : le refuge s’ouvrira à son retour.
nb-quest-closed = close
