line-pond = Sept nénuphars, et de quoi les couvrir.
meta-pond = 2 joueurs · alignement
