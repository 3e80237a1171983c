resign-others = Un robot prend votre place pour de bon, avec tout ce que vous savez, et la partie continue pour les autres : { $who }. Ils en sont avertis.
resign-alone = La partie s’arrête là et quitte votre liste. Rien n’est compté comme perdu, et son adresse la montre encore.
resign-do-others = Confier ma place à un robot
resign-do-alone = Arrêter cette partie
resign-stay = Continuer à jouer
resign-rated = Partie classée : qui abandonne est dernier.
