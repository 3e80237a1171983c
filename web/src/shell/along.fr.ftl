### Ce qui accompagne chaque page : pas de réseau, une nouvelle version, la page comme application.

along-offline = Hors ligne
along-offline-why = Vos tables sont sur le serveur : elles reviennent avec le réseau. Rien n’est perdu, et rien n’est envoyé d’ici là.
along-fresh = Une nouvelle version est prête. Vos parties continuent.
along-now = Maintenant
along-later = À la fin de la partie
along-install = Ludothèque peut rejoindre vos applications, avec sa propre fenêtre et un message quand c’est à vous de jouer.
along-install-here = Ludothèque peut rejoindre vos applications, dans sa propre fenêtre.
along-install-do = Installer
along-install-by-hand = Dans Safari : Partager, puis « Sur l’écran d’accueil ».
along-install-no = Pas maintenant
