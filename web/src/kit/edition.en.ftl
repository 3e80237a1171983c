### A table with an edition that people have made.

edition-of = Edition “{ $name }”, not the house’s
