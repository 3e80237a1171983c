### Ce que devient sa place quand quelqu’un abandonne.

leave-hybris = Le robot mène vos Héros et vos Prophètes jusqu’au dernier Âge : vos cartes, vos jetons et vos PV restent en jeu et comptent à la fin.
