mine = Your other games
mine-turn = your turn
mine-watch = Watch
mine-closed = stopped
