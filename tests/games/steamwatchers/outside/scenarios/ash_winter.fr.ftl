event-ash-falls = De la cendre tombe sur { $zone }.
event-relic-found = { $seat } trouve une relique sous la cendre ({ $zone }).
event-relic-taken = { $seat } prend une relique à { $other }.
ask-search-ash = Dans quelle zone cendrée cherchez-vous une relique ?
why-too-much-ash = Trop de cendre au premier tour : pas de Marche forcée.
why-no-ash = Il n’y a pas de cendre à fouiller ici, ou la zone n’est pas à vous.
