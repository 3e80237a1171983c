### Les mots de la page, hors des jeux : ceux-ci apportent les leurs.

## Partout

home = Accueil
close = Fermer
cancel = Revenir
confirm = Confirmer
copy = Copier
copied = Copié
loading = Un instant…
nav-studio = Atelier
language = Langue
settings = Réglages
rules = Règles
menu = Menu de la table
help = Aide
play = Jouer
soon = Bientôt
in-the-making = En chantier
lost = Rien à cette adresse
lost-why = Le lien est peut-être incomplet. Vos parties, elles, sont toujours là.
unofficial = Réalisation non officielle, écrite par des joueurs. Les noms des jeux appartiennent à leurs propriétaires.
reload = Recharger la page
part-gone = Un morceau de la page ne s’est pas chargé : le serveur a été mis à jour ou ne répond plus. Rien n’est perdu.
game-missing = Ce jeu ne s’est pas chargé
which-way = Que faire ici ?
broken-page = Cette page ne peut pas être montrée
broken-why = C’est une erreur de la page, pas la vôtre, et rien n’est perdu : la partie est gardée par le serveur.
fault-offline = Le serveur ne répond pas. Vérifiez qu’il tourne encore, puis réessayez ; rien n’est perdu.
fault-other = Le serveur a refusé cette demande ({ $status }). Réessayez, ou revenez à l’accueil.
nav = Navigation
nav-play = Jouer
nav-lobby = Salon
nav-tournaments = Tournois
nav-clubs = Clubs
nav-puzzles = Problèmes
nav-rules = Règles

## Accueil

home-title = Cinq grands jeux,
home-title-2 = une seule table.
home-lead = En solo contre des robots, autour d’un écran ou à distance, ce soir ou sur des semaines. Pas de compte à créer : ouvrez, installez-vous, jouez.
home-lead-here = En solo contre des robots ou autour d’un écran. Tout est ici, sans serveur : rien à installer, rien ne quitte votre navigateur.
shelf = Les grands jeux
mine-just-now = à l’instant
mine-remove-this = Retirer { $title } de cette liste
mine-lost = Vos tables ne sont pas venues.
mine-again = Réessayer
resign = Abandonner cette partie
resign-short = Abandonner
resign-this = Abandonner cette partie de { $title }
play-this = Jouer à { $title }
rules-this = Règles de { $title }
small-games = Petits jeux
finished = Vos parties finies
players = { $least } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
players-exact = { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    }

## Préparer une table

you = Vous
me-default = Invité
name-ask = Comment vous appelle-t-on ?
name-yours = Votre nom à cette table
name-take = Garder ce nom
name-later = Rester { $who }
player-n = Joueur { $n }
somebody = Quelqu’un
robot-name = Robot { $name }
level-hasard = Hasard (joue au sort)
level-apprenti = Apprenti (joue correctement, pardonne beaucoup)
level-compagnon = Compagnon (pour une bonne soirée)
level-maitre = Maître (réfléchit longtemps, ne pardonne rien)
level-grand-maitre = Grand Maître (réfléchit jusqu’à trois secondes)
options = Options
value-content-house = celles de Ludothèque
clock = Pendule
clock-none = Sans pendule
clock-by-days = { $each } par réponse, réserve de { $bank }
clock-by-moves = { $budget } chacun, + { $bonus } par réponse
start = S’asseoir et jouer
sit-down = S’asseoir
invite = Inviter
invite-why = Un lien par personne : la première qui l’ouvre prend la place ; ensuite, il ne permet plus que de regarder.
invite-qr = Code QR
invite-qr-of = Code QR du lien pour { $who }

## La table

seats = Joueurs
seat-waits = pas encore là
your-turn = à vous
your-turn-notice = C’est à vous de jouer.
title-turn = ● À vous : { $title }
title-over = { $title } : fin
title-lost = { $title } : hors ligne
plays = joue
thinks = réfléchit…
yields = attend la réponse
away = pas là
board = Plateau
generic-board = Ce que vous voyez de la partie
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
zoom-lit = Voir où l’on peut jouer
seat-board = { $who } : ce que tout le monde voit
seat-side = { $who } : son côté de la table
rail = Décision, journal, discussion
skip-question = Aller à la question
panels = Panneaux
tab-board = Plateau
tab-hand = Main
hand-look = Regardez l’écran
hand-board = Montrer aussi le plateau
hand-here = Cet appareil comme main
big-screen = Sur le grand écran
tab-talk = Parler
spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
table-unwatched = Cette table ne se regarde pas
nav-watch = Regarder
spectator = Spectateur
log = Journal
log-back = Revenir d’un coup en arrière
log-forward = Avancer d’un coup
log-line = Revoir la table à ce moment
log-all = { $n ->
    [one] Montrer le coup précédent
   *[other] Montrer les { $n } coups précédents
}
log-came = { $n ->
    [one] { $n } conséquence
   *[other] { $n } conséquences
}
only-you = vous seul
since-turn = Depuis votre dernière réponse
skip = Passer
talk = Discussion
beside = À tout moment
to-you = À vous
to-you-sealed = À vous, en secret
sealed-why = Réponse scellée : révélée quand tous ont répondu.
picked = Choix :
choices-below = encore { $n }
choices-placed = { $n } choix sur le plateau : voir la liste
tray-away = Voir le plateau
tray-back = Revenir à la question
advice = Conseil
why-move = Pourquoi ce coup ?
unpick = Changer de choix
asked-already = déjà proposé
undo = Annuler le coup
nothing-changed = Rien n’a changé.
waiting = Les autres jouent
waiting-one = { $who } réfléchit.
waiting-away = { $who } n’est pas là.
waiting-awaited = { $who } n’est pas encore là.
waiting-many = { $n ->
    [one] { $n } joueur réfléchit.
   *[other] { $n } joueurs réfléchissent.
}
waiting-secret = répond en secret
waiting-about = doit répondre : « { $question } »
since-seconds = depuis { $n } s
since-minutes = depuis { $n } min
since-hours = depuis { $n } h
since-days = { $n ->
    [one] depuis hier
   *[other] depuis { $n } jours
}
gone = Hors jeu
over = Fin de partie
over-sentence = La partie est finie.
paused = En pause
paused-sentence = La partie est en pause.
past-title = Retour en arrière
past-sentence = { $n ->
    [0] Vous regardez la table avant le premier coup. La partie, elle, n’a pas bougé.
    [one] Vous regardez la table après un coup. La partie, elle, n’a pas bougé.
   *[other] Vous regardez la table après { $n } coups. La partie, elle, n’a pas bougé.
}
past-back = Au présent
link-connecting = Connexion à la table…
link-connecting-why = Si cela dure, le serveur est peut-être arrêté. Vos coups sont enregistrés.
link-lost = Connexion perdue
link-lost-sentence = La connexion est coupée ; elle reprend toute seule.
link-lost-why = Tout ce que vous avez joué est enregistré.
link-retry = Réessayer maintenant
table-closed = On ne peut pas s’asseoir ici
theme-switch = Changer de thème
ask-pause = Proposer une pause
ask-resume = Proposer de reprendre
ask-undo = Demander à revenir d’un coup
menu-seats = Places et liens
notes = Mes notes
orders = Consignes
menu-result = Résultat et revanche
menu-replay = Revoir depuis le début
menu-replay-here = Revoir à partir d’ici
share-position = Copier un lien vers cette position
download = Télécharger la partie
download-table = Télécharger cette table
download-later = Le fichier de la partie se télécharge à la fin : d’ici là, il trahirait les secrets.
seat-is-bot = un robot
seat-is-open = personne encore
seat-is-awaited = pas encore là
less = Moins
more = Plus
step-of = { $of } : { $step }
amount-range = de { $least } à { $most }
step-least = Pas moins de { $n }.
step-most = Pas plus de { $n }.
amount-off = Il faut un nombre de { $least } à { $most }.
pick-off = { $least ->
    [0] { $most ->
        [one] Choisissez-en un au plus.
       *[other] Choisissez-en { $most } au plus.
    }
    [one] { $most ->
        [one] Choisissez-en un.
       *[other] Choisissez-en de { $least } à { $most }.
    }
   *[other] Choisissez-en de { $least } à { $most }.
}
hand-over = On change de mains
hand-over-to = C’est à { $who }
hand-over-why = Les autres regardent ailleurs : la suite n’est que pour { $who }.
hand-over-ready = Je suis là
rematch-ready = Une revanche vous attend.
rematch-join = La rejoindre
campaign-at = Campagne, partie { $n }
next-ready = La partie suivante de la campagne vous attend.

## Aide


## Résultat

wins = Victoire : { $who }, { $score }
wins-plain = Victoire : { $who }
wins-together = Victoire : { $who }
person-as = { $who } ({ $what })
own-seat = vous
your-place = { $several ->
    [yes] { $who }
   *[no] Vous
} : { $n }e place
shared-won = Une partie de { $title } : victoire de { $who }.
shared = Une partie de { $title }, à revoir.
wins-team = Victoire
loses-team = Défaite
campaign-after = Continuer en campagne
wins-nobody = Personne ne l’emporte
points-from = D’où viennent les points
total = Total
again = Rejouer
result = Résultat
replay = Revoir
share = Partager
see-board = Voir le plateau
review = La partie revue
race = Qui menait, et quand
race-turn = { $who } prend la tête pour de bon, au coup { $n }
race-label = Le score de chaque joueur au fil des coups
unit-vp = PV

## Revoir

replay-fork = Jouer d’ici

## Règles

rule-open = Règle { $rule }

## Réglages

theme = Thème
theme-system = celui de l’appareil
theme-light = clair
theme-dark = sombre
name-mine = Mon nom

## Compte

account = Compte
account-name = Nom
password = Mot de passe
remove = Retirer

## Apprendre

learn = Première partie guidée
learn-short = Apprendre
learn-this = Apprendre { $title } : première partie guidée
learn-newcomer = Vous débutez ?
learn-why = Un quart d’heure, pas à pas, en compagnie de robots bien élevés. Rien à lire avant.
lesson-then = Ensuite
