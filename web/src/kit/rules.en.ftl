### The rules and the player aid: their page, and the drawer of the table.

rules-of = { $title }: the rules
rules-own-words = All the rules in our own words, each with a number.
rules-books = The rules of each game
rules-table = The table
rules-all = All the rules
rule-anchor = Link to { $rule }
rule-unknown = There is no rule { $rule }.
page = p. { $n }
ruling = Ruling
rulings = Rulings
rulings-why = Where the rulebook leaves a question open, this is the answer the table follows.
ruling-ours = Our reading, not the letter of the rulebook.
chapters = Chapters
search = Search the rules
search-found = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}
search-none = No rule contains these words.
chapter-aim = Aim of the game
chapter-setup = Setup
chapter-end = End of the game
chapter-terms = Terms
chapter-answering = Answering
chapter-chance = Chance
chapter-undo = Taking back
chapter-time = Time
chapter-asking = Asking
chapter-guide = The guided game
chapter-players = Players
chapter-play = Play
chapter-board = The board
chapter-turn = The turn
aid = Player aid
aid-of = { $title }: player aid
aid-why = The turn, the costs, the end and the words of the game on one page; each line leads to its rule.
aid-print = Print the player aid
rule-asked = What is asked now
rule-here = The rule
show-me = Show me
show-me-rule = Show me: { $rule }
show-filter = That can be shown
show-count = { $n } of { $all } can be shown
