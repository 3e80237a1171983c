### On a picture to share, and on the button that makes it.

picture = Picture to share
picture-round = Round { $n }
picture-plays = The game goes on
picture-none = This browser could not draw the picture.
