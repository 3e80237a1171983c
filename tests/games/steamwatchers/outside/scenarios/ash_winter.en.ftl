event-ash-falls = Ash falls: { $zone }.
event-relic-found = { $seat } finds a relic under the ash ({ $zone }).
event-relic-taken = { $seat } takes a relic from { $other }.
ask-search-ash = Which zone with ash do you search for a relic?
why-too-much-ash = Too much ash in the first turn: no Forced March.
why-no-ash = There is no ash to search here, or the zone is not yours.
