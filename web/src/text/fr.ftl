### Les mots de la page, hors des jeux : ceux-ci apportent les leurs.

## Partout

home = Accueil
close = Fermer
cancel = Revenir
confirm = Confirmer
copy = Copier
copied = Copié
loading = Un instant…
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
part-gone = Une partie de la page ne vient pas : le serveur a été mis à jour, ou ne répond plus. Rien n’est perdu.
fault-offline = Le serveur ne répond pas. Vérifiez qu’il tourne encore, puis réessayez ; rien n’est perdu.
fault-other = Le serveur a refusé ({ $status }). Réessayez, ou revenez à l’accueil.
nav = Navigation
nav-play = Jouer
nav-rules = Règles

## Accueil

home-title = Cinq grands jeux,
home-title-2 = une seule table.
home-lead = Seul contre les robots, dans la même pièce ou à distance, ce soir ou sur des semaines. Aucun compte : ouvrez, asseyez-vous, jouez.
shelf = Les grands jeux
resume = Votre partie en cours
resume-go = Reprendre
mine-just-now = à l’instant
mine-remove-this = Retirer { $title } de cette liste
resign = Abandonner cette partie
resign-short = Abandonner
resign-this = Abandonner cette partie de { $title }
play-this = Jouer à { $title }
rules-this = Règles de { $title }
small-games = Petits jeux
finished = Vos parties finies
players = { $least } à { $most } joueurs
players-exact = { $least } joueurs

## Préparer une table

no-such-game = Il n’y a pas de jeu « { $game } » ici.
you = Vous
me-default = Hôte
name-ask = Comment vous appelle-t-on ?
name-yours = Votre nom à cette table
name-take = C’est mon nom
friend = Ami { $n }
guest = Invité { $n }
player-n = Joueur { $n }
robot-name = Robot { $name }
level-hasard = Hasard (joue au sort)
level-apprenti = Apprenti (plausible et indulgent)
level-compagnon = Compagnon (une bonne soirée)
level-maitre = Maître (réfléchit longtemps, ne pardonne rien)
options = Options
value-content-house = celles de Ludothèque
clock = Pendule
clock-none = aucune
clock-brisk = 15 min chacun, + 20 s par réponse
clock-evening = 45 min chacun, + 1 min par réponse
clock-days = 7 jours chacun, + 1 jour par réponse
clock-why = Qui n’a plus de temps répond d’office, par la réponse la plus simple.
start = S’asseoir et jouer
start-links = Préparer la table et les liens
sit-down = S’asseoir
house-note = Le contenu « maison » est écrit pour ce projet, là où le livret ne le donne pas.
invite = Inviter
invite-why = Chaque lien donne une place à qui l’ouvre en premier ; ensuite il ne fait plus que regarder. Envoyez chacun à une seule personne.
invite-qr = Code QR
invite-qr-of = Code QR du lien pour { $who }
invite-watch = Pour seulement regarder, cette adresse suffit :

## La table

seats = Joueurs
seat-open = Place libre
seat-waits = pas encore là
your-turn = à vous
your-turn-notice = C’est à vous de jouer.
title-turn = ● À vous : { $title }
title-over = { $title } : fin
title-lost = { $title } : hors ligne
plays = joue
thinks = réfléchit…
yields = attend la réponse
away = absent
board = Plateau
generic-board = Ce que vous voyez de la partie
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
zoom-lit = Voir ce qui peut être touché
seat-board = { $who } : ce que tout le monde voit
seat-side = { $who } : son côté de la table
rail = Décision, journal, discussion
panels = Panneaux
tab-board = Plateau
tab-talk = Parler
spectator = Spectateur
log = Journal
log-back = Revenir d’un coup en arrière
log-forward = Avancer d’un coup
log-line = Cliquez : la table telle qu’elle était alors
log-all = { $n ->
    [one] Montrer l’acte d’avant
   *[other] Montrer les { $n } actes d’avant
}
log-came = { $n ->
    [one] Une suite
   *[other] { $n } suites
}
only-you = vous seul
since-turn = Depuis votre dernière réponse
skip = Passer
talk = Discussion
talk-empty = Personne n’a encore parlé. Ce qui s’écrit ici, toute la table le lit.
chat-write = Écrire à la table…
chat-send = Envoyer
command = Taper un coup
command-open = Taper un coup plutôt que cliquer
command-close = Revenir à la discussion
command-send = Jouer ce coup
beside = À tout moment
to-you = À vous
to-you-sealed = À vous, en secret
sealed-why = Réponse scellée : révélée quand tous ont répondu.
picked = Choix :
choices-below = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
advice = Conseil
why-move = Pourquoi ce coup ?
unpick = Autre choix
chat-seated = Seuls les joueurs se parlent ici.
command-none = Rien à jouer
asked-already = déjà proposé
undo = Annuler le coup
nothing-changed = Rien n’a changé.
waiting = Les autres jouent
waiting-one = { $who } réfléchit.
waiting-away = { $who } est absent.
waiting-awaited = { $who } n’est pas encore là.
waiting-many = { $n } joueurs réfléchissent.
waiting-secret = répond en secret
waiting-about = doit répondre : « { $question } »
left-days = { $days } j { $hours } h
since-seconds = depuis { $n } s
since-minutes = depuis { $n } min
since-hours = depuis { $n } h
since-days = { $n ->
    [one] depuis hier
   *[other] depuis { $n } jours
}
gone = Éliminé
over = Fin de partie
over-sentence = La partie est finie.
paused = En pause
paused-sentence = La partie est en pause. Le menu permet de proposer la reprise.
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
menu-seats = Sièges et liens
menu-result = Résultat et revanche
menu-replay = Revoir depuis le début
menu-replay-here = Revoir à partir d’ici
share-position = Copier un lien vers cette position
download = Télécharger la partie
download-later = Le fichier de la partie pourra être téléchargé à la fin : il dit tout.
seat-is-bot = un robot
seat-is-open = personne encore
seat-is-you = vous
seat-is-here = présent
seat-is-away = absent en ce moment
seat-is-awaited = pas encore là
link-copy = Copier le lien
link-renew = Nouveau lien
link-move = Continuer ailleurs
link-renew-why = Un lien assied qui l’ouvre en premier, puis il ne fait plus que regarder. Un nouveau lien vers votre place la déplace là où on l’ouvre ; les autres en sont avertis.
replace-bot = Confier à un robot
replace-person = Confier à quelqu’un d’autre
replace-why = Pour confier une place, toute la table doit être d’accord ; qui est absent a d’abord dix minutes au moins pour revenir, des jours dans une partie lente.
proposal = Proposition
proposal-undo = { $n ->
    [one] propose de revenir à la position après un coup.
   *[other] propose de revenir à la position après { $n } coups.
}
proposal-pause = propose une pause.
proposal-resume = propose de reprendre.
proposal-replace-bot = propose qu’un robot prenne la place de { $who }, avec tout ce qu’elle sait.
proposal-replace-person = propose que la place de { $who } aille à qui ouvrira un nouveau lien, et voie tout ce qu’elle sait.
proposal-due = Seulement si { $who } n’est pas revenu avant { $time }.
proposal-waits = { $n ->
    [one] Un joueur a accepté ; on attend les autres.
   *[other] { $n } joueurs ont accepté ; on attend les autres.
}
wish = { $n ->
    [one] propose
   *[other] proposent
} : { $what }
wish-waits = C’est fait dès que les autres le veulent aussi ; un nouveau choix change votre parole.
agree = Accepter
disagree = Refuser
less = Moins
more = Plus
step-of = { $of } : { $step }
amount-range = de { $least } à { $most }
step-least = Pas moins de { $n }.
step-most = Pas plus de { $n }.
amount-off = Il faut un nombre de { $least } à { $most }.
pick-off = { $least ->
    [one] { $most ->
        [one] Choisissez-en un.
       *[other] Choisissez-en de un à { $most }.
    }
   *[other] { $most ->
        [one] Choisissez-en un au plus.
       *[other] Choisissez-en de { $least } à { $most }.
    }
}
hand-over = On change de mains
hand-over-to = C’est à { $who }
hand-over-why = Que les autres se détournent : la suite n’est que pour cette place.
hand-over-ready = Je suis là
rematch-ready = Une revanche vous attend.
rematch-join = La rejoindre
campaign-begin = En campagne
campaign-why = Ce que cette partie laisse, la suivante le reçoit : vos parties se suivent.
campaign-at = Campagne, partie { $n }
next-ready = La partie suivante de la campagne vous attend.

## Aide

help-digits = choisir la proposition qui porte ce numéro
help-enter = confirmer
help-undo = annuler votre dernier coup, tant que rien n’a été révélé
help-escape = abandonner le choix en cours
help-arrows = aller d’un élément du plateau à son voisin
help-tab = parcourir la page
help-help = cette page
help-rules = les règles et l’aide-mémoire, à côté du plateau
help-about = ce qu’est l’élément choisi, et sa règle ; à la souris, laissez le pointeur dessus
help-log = pointez une ligne du journal pour la voir sur le plateau ; cliquez pour revoir ce moment
help-command = taper le début d’une proposition, ou un coup en notation
help-glow = Ce qui brille peut être touché. Le numéro d’une règle ouvre cette règle.
help-signs = Les signes du jeu

## Résultat

wins = Victoire : { $who }, { $score }
wins-plain = Victoire : { $who }
wins-together = Victoire : { $who }
person-as = { $who } ({ $what })
your-place = { $several ->
    [yes] { $who }
   *[no] Vous
} : { $n }e
shared-won = Une partie de { $title } : victoire de { $who }.
shared = Une partie de { $title }, à revoir.
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
race-turn = { $who } passe devant pour de bon, vers le coup { $n }
race-label = Le score de chaque joueur au fil des coups
unit-vp = PV

## Revoir

replay-controls = Défilement de la partie
replay-first = Au début
replay-prev = Coup précédent
replay-next = Coup suivant
replay-play = Faire défiler
replay-pause = Arrêter
replay-move = Coup
replay-move-of = coup { $n } sur { $last }
replay-eyes = Par les yeux de
replay-all = Toutes les mains
replay-hand = La main de { $who }
replay-speed = Vitesse
replay-round = Aller au début du tour { $n }
replay-turn = Tournant : coup { $n }
replay-just = Ce qui vient d’arriver
replay-fork = Jouer d’ici
replay-fork-why = { $n ->
    [one] Une nouvelle table part de la position après un coup, contre les robots. Cette partie-ci reste telle quelle.
   *[other] Une nouvelle table part de la position après { $n } coups, contre les robots. Cette partie-ci reste telle quelle.
}
replay-fork-study = { $n ->
    [one] Une nouvelle table part de la position après un coup, et vous en jouez toutes les places. Tant que des personnes jouent cette partie, aucun robot ne s’en mêle ; les autres en sont avertis.
   *[other] Une nouvelle table part de la position après { $n } coups, et vous en jouez toutes les places. Tant que des personnes jouent cette partie, aucun robot ne s’en mêle ; les autres en sont avertis.
}
replay-fork-hidden = Ce que vous ne pouvez pas savoir y est imaginé de nouveau.

## Règles

rule-open = Règle { $rule }

## Réglages

theme = Thème
theme-system = celui de l’appareil
theme-light = clair
theme-dark = sombre
speed-1 = pas à pas (1×)
speed-2 = deux fois plus vite (2×)
speed-0 = tout de suite
name-mine = Mon nom

## Compte

account = Compte
account-name = Nom
password = Mot de passe
remove = Retirer

## Apprendre

learn = Première partie guidée
learn-short = Apprendre
learn-this = Première partie guidée de { $title }
learn-newcomer = Vous débutez ?
learn-why = Un quart d’heure, pas à pas, contre deux robots bien élevés. Rien à lire avant.
lesson = Leçon { $n } sur { $count }
lesson-progress = Avancement de la leçon
lesson-next = Suite
lesson-back = Relire
lesson-leave = Quitter la leçon
lesson-leave-why = La partie continuera sans leçon, contre de vrais adversaires.
lesson-then = Ensuite
lesson-fold = Replier la leçon
lesson-stay = Rester
lesson-play-on = Continuer cette partie
lesson-new-game = Nouvelle partie
