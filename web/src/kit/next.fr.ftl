next-none = Rien ne vous attend.
next-none-why = Aucune de vos tables n’attend de réponse de vous pour l’instant.
next-up = Suivante : { $title }
next-up-other = Table suivante
