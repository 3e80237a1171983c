### Une table avec une édition que des gens ont faite.

edition-of = Édition « { $name } », pas celle de la maison
