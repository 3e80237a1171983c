### Ce que devient sa place quand quelqu’un abandonne.

leave-olomoc = Le robot commande vos rouages jusqu’au dernier cycle : ils restent où ils sont, et la partie se gagne ou se perd sous sa main.
