### Les règles et l’aide-mémoire : leur page, et le volet de la table.

rules-of = { $title } : les règles
rules-own-words = Toutes les règles, dans nos propres mots et numérotées.
rules-books = Les règles de chaque jeu
rules-table = La table
rules-all = Toutes les règles
rule-anchor = Lien vers { $rule }
rule-unknown = Il n’y a pas de règle { $rule }.
page = p. { $n }
ruling = Arbitrage
rulings = Arbitrages
rulings-why = Là où le livret laisse une question ouverte, voici la réponse que suit la table.
ruling-ours = Notre lecture, et non la lettre du livret.
chapters = Chapitres
search = Chercher dans les règles
search-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
search-none = Aucune règle ne contient ces mots.
chapter-aim = But du jeu
chapter-setup = Mise en place
chapter-end = Fin de partie
chapter-terms = Termes
chapter-answering = Répondre
chapter-chance = Hasard
chapter-undo = Annuler
chapter-time = Le temps
chapter-asking = Demander
chapter-guide = La partie guidée
chapter-players = Joueurs
chapter-play = Jouer
chapter-board = Le plateau
chapter-turn = Le tour
aid = Aide-mémoire
aid-of = { $title } : l’aide-mémoire
aid-why = Le tour, les coûts, la fin et les mots du jeu sur une page ; chaque ligne mène à sa règle.
aid-print = Imprimer l’aide-mémoire
rule-asked = La question posée
rule-here = La règle
show-me = Montrez-moi
show-me-rule = Montrez-moi : { $rule }
show-filter = Qui se montrent
show-count = { $n } sur { $all } se montrent
