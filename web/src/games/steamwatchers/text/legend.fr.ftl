sw-sign-geo = GÉO que le clan recevrait si l’on comptait maintenant
sw-sign-units = unités du clan
sw-sign-barrels = barils d’algofuel
sw-sign-plague = niveau d’incubation du Fléau
sw-sign-cards = cartes en main
sw-sign-quarantine = case de mise en quarantaine, sur la piste d’incubation
sw-sign-death = case Mort & Exil, sur la piste d’incubation : une unité part
