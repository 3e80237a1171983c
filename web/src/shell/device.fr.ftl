### Cet appareil : messages quand la page est fermée, la page comme application.

device = Cet appareil
device-push = M’avertir ici quand c’est à moi de jouer, page fermée
device-push-why = Un message une minute après votre départ, au plus un toutes les cinq minutes. Il nomme le jeu et rien d’autre : on peut voir votre écran. Il arrive chiffré par le service de l’éditeur de votre navigateur.
device-push-none = Ce navigateur ne reçoit pas de message quand la page est fermée.
device-push-ios = Sur cet appareil, seule l’application de l’écran d’accueil reçoit des messages. Dans Safari : Partager, puis « Sur l’écran d’accueil ».
device-push-denied = Ce navigateur a reçu l’ordre de ne montrer aucun message de cette page : autorisez-les dans ses réglages.
device-night = Pas la nuit
device-from = de
device-to = à
device-install = Installer comme application
device-installed = Ludothèque est parmi vos applications.
device-by-hand = Comme application : dans Safari, Partager, puis « Sur l’écran d’accueil ».
device-install-none = Comme application : cherchez « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de votre navigateur.
device-silent = Aucun message de cette table sur cet appareil
