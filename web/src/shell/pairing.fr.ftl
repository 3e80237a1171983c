pairing = Trouver une partie
pairing-why = Cochez tout ce qui vous va : la première table complète vous prend.
pairing-games = Jeux
pairing-when = Quand
pairing-live = En direct
pairing-days = Par jours
pairing-both = Les deux
pairing-name = Votre nom à la table
pairing-live-why = 45 min chacun, + 1 min par réponse. Vous avez 30 secondes pour venir.
pairing-days-why = Un jour par réponse, 2 en réserve. On cherche pour vous pendant sept jours, une place par jour au plus.
pairing-both-why = En direct s’il y a quelqu’un, sinon par jours.
pairing-wait-why = l’attente habituelle pour { $title }, d’après celles des dernières semaines
pairing-wait-unknown = On ne sait pas encore combien de temps cela prend.
pairing-few = Une table est complète dès que le jeu a le moins de monde qu’il lui faut.
pairing-robots-after = Après une minute, des robots sont proposés, jamais imposés. Vous pouvez jouer contre des robots en attendant.
pairing-go = Trouver une partie
pairing-offline = Hors ligne : pas de recherche
pairing-seeking = On vous cherche une table
pairing-seeking-live = Laissez cette page ouverte : un son vous appelle, et vous avez 30 secondes pour venir.
pairing-seeking-days = Vous pouvez fermer cette page. La table complète s’affichera ici, et votre place est gardée.
pairing-here = { $here } sur { $needed }
pairing-alone = vous
pairing-with = { $n ->
    [one] vous et une autre personne
   *[other] vous et { $n } autres
}
pairing-stop = Arrêter
pairing-rests = Votre place du jour est prise. La suivante à partir de : { $time }.
pairing-robots = Personne encore. Commencer avec des robots ?
pairing-robots-why = Une partie amicale, tout de suite ; la recherche s’arrête avec elle.
pairing-robots-go = { $title } avec des robots
pairing-found = Table trouvée
pairing-found-who = { $title }, { $pace } : { $n ->
    [one] une autre personne
   *[other] { $n } autres personnes
} et vous.
pairing-found-left = { $n ->
    [0] c’est passé
    [1] 1 seconde pour le dire
   *[other] { $n } secondes pour le dire
}
pairing-come = Je viens
pairing-not = Pas cette fois
pairing-coming = Vous venez. On attend la réponse des autres.
pairing-ready = Tout le monde vient.
pairing-sit = À la table
pairing-back = Quelqu’un n’a pas pu venir. Vous avez gardé votre place dans la file.
pairing-missed = Cette table était pour vous, et aucune réponse n’est venue à temps. Cherchez de nouveau quand vous voulez.
pairing-call = Une table vous attend.
pairing-rated = Classée
pairing-rated-why = D’abord les niveaux proches, puis de plus lointains avec le temps. Demande un compte.
