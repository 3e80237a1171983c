### L’éditeur de dispositions.

dr-title = Dessiner une disposition
dr-lead = Seize pouces sur seize. Le moteur dit ce qui ne va pas pendant que vous dessinez ; qui a le lien voit votre disposition et peut y jouer.
dr-bloc = Le Bloc
dr-add = Ajouter
dr-wall = mur
dr-block = bâtiment
dr-corner = angle
dr-tower = tour
dr-crates = caisses
dr-fence = muret
dr-pool = zone
dr-chosen = Le décor choisi
dr-how = Choisissez un décor sur le Bloc. Tirez-le, ou servez-vous des flèches (avec Maj un pouce, avec Alt un millième) ; R le tourne, Suppr l’enlève.
dr-piece = Décor { $n }, { $kind }
dr-kind = Nature
dr-kind-obstructing = coupe la vue
dr-kind-low = bas, donne un couvert
dr-kind-zone = zone, à plat
dr-at = { $x } sur { $y ->
        [one] { $y } pouce
       *[other] { $y } pouces
    }, tourné de { $turned }°
dr-left = Tourner de { $by }° à gauche
dr-right = Tourner de { $by }° à droite
dr-opposite = Symétrique par le centre
dr-copy = Copier
dr-remove = Enlever
dr-ArrowUp = Nord
dr-ArrowDown = Sud
dr-ArrowLeft = Ouest
dr-ArrowRight = Est
dr-legal = Est-elle légale ?
dr-fits = { $n ->
    [0] Légale, mais aucun agenda ne peut s’y jouer.
   *[other] Légale. { $n ->
        [one] { $n } agenda sur { $of } peut
       *[other] { $n } agendas sur { $of } peuvent
    } s’y jouer : { $names }.
}
dr-agenda = Montrer un agenda
dr-agenda-none = aucun
dr-barred = pas ici
dr-play = Y jouer
dr-play-not = Il faut d’abord une disposition légale, avec au moins un décor.
dr-share = Copier un lien
dr-copied = Lien copié
dr-undo = Annuler
dr-open = Partir de
dr-empty = un Bloc vide
dr-name = Nom
dr-save = Garder dans ce navigateur
dr-unkept = Ce navigateur ne garde rien pour plus tard : partagez plutôt le lien.
dr-forget = Oublier { $name }
