mine = Vos autres parties
mine-turn = à vous
mine-watch = Regarder
mine-closed = arrêtée
