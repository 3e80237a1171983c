### Ce que devient sa place quand quelqu’un abandonne.

leave-steamwatchers = Le robot mène votre clan jusqu’au dernier tour : vos zones, vos unités, vos ordres posés et vos GÉO restent en jeu.
