### What goes along with every page: no network, a new version, the page as an application.

along-offline = Offline
along-offline-why = Your tables are on the server: they come back with the network. Nothing is lost, and nothing is sent meanwhile.
along-fresh = A new version is ready. Your games go on.
along-now = Now
along-later = At the end of the game
along-install = Ludothèque can stand among your applications, with its own window and messages when it is your turn.
along-install-here = Ludothèque can stand among your applications, with its own window.
along-install-do = Install
along-install-by-hand = In Safari: Share, then “Add to Home Screen”.
along-install-no = Not now
