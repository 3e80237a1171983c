### Sur une image à partager, et sur le bouton qui la fait.

picture = Image à partager
picture-round = Manche { $n }
picture-plays = La partie continue
picture-none = Ce navigateur n’a pas pu dessiner l’image.
