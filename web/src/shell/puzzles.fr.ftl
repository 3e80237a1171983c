### Des positions à résoudre.

puzzles = Problèmes
puzzles-day = Le problème du jour
puzzles-day-short = Du jour
puzzles-own = De mes parties
puzzles-which = Quels problèmes
puzzles-level = niveau { $level }
puzzles-source = partie de robots n° { $number }, à { $seats }, coup { $entry }
puzzles-of-mine = Revoir la partie
puzzles-none = Ce serveur n’a pas encore de problèmes.
puzzles-none-own = Jouez une partie et faites-la revoir par le robot : vos problèmes viendront d’elle.
puzzles-none-due = Rien à reprendre aujourd’hui : ce que vous avez résolu revient après 2, 7, puis 30 jours.
puzzles-engine = Les problèmes se jouent dès que le moteur est là.
puzzles-you = Où vous en êtes
puzzles-streak = Série
puzzles-longest = la plus longue : { $n }
puzzles-your-level = Niveau
puzzles-change = ({ $n })
puzzles-last = Derniers essais
puzzles-was-right = juste
puzzles-was-wrong = faux
puzzles-kept = Seul le premier essai compte, et un indice ne fait pas monter. Tout cela reste dans ce navigateur.
