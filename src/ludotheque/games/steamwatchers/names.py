"""Every number Steamwatchers speaks of by name: clans, terrains, cells, titles, Archon verbs, special rules.

Variant spellings of the source have one id each (STW-Q04). The rules handle plain integers; the ids are what players,
files and journals see. Zones and seas have no name here: a map gives them their numbers (Content.zone_ids,
Content.sea_ids).
"""

from typing import Final

ZONES: Final = 49  # one Steam Column card each (STW-051)
EAST: Final = 10  # zones removed with two or three players (STW-034)
DEPLOYMENTS: Final = 6
DEPLOYED: Final = 3  # zones of a Deployment card (STW-044)

# Clans (STW-001).
APOTRES: Final = 0
CONGLOMERAT: Final = 1
MENRAU: Final = 2
FLOTTE: Final = 3
RHEIN_STAMM: Final = 4
ALLIANCE: Final = 5
CATABATES: Final = 6
CLANS: Final = 7
CLAN_IDS: Final = ("apotres", "conglomerat", "menrau", "flotte", "rhein_stamm", "alliance", "catabates")

# Widths of the tables of a clan board.
ACTIONS: Final = 6
SUPPLY: Final = 10
CELLS: Final = 12

# Cells of the Incubation track (STW-176 to STW-178).
RESISTANCE: Final = 0
QUARANTINE: Final = 1
DEATH: Final = 2

# When an effect of an Archon card acts. A card has at most one arrival effect and one bonus.
ARCHONS: Final = 18
ARRIVAL: Final = 0  # everybody, in order of the Conclave track (STW-064)
BONUS: Final = 2  # the Archon who plays it, never again (STW-064)
WHEN_IDS: Final = ("arrival", "lasting", "bonus")  # lasting: while the card is in force (STW-063)

# Verbs of Archon cards.
NAME_SEA: Final = 16  # the Archon names a sea in play
GAIN_HEALTHY: Final = 17  # n healthy barrels
RAISE_INCUBATION: Final = 18  # by n
PLACE_SOLDIER: Final = 19  # n base soldiers from reserve, in zones controlled
GROW_COLUMNS: Final = 20  # each column of exactly that many floors gains n
SHRINK_COLUMNS: Final = 21  # each column of at least that many floors loses n
OFFER_CONTRABAND: Final = 22  # may gain up to n contraband barrels
DRAW_STEAM: Final = 23  # n Steam Column cards
PLACE_CONTRACT: Final = 24  # with a haven: may place a contract
ADD_FLOOR: Final = 25  # n floors on a column of choice
SPARE_COLUMN: Final = 26  # a column of choice is left alone
BUILD_TURRET: Final = 27  # in a zone controlled with a unit
REMOVE_QUARANTINE: Final = 28  # n tokens off the own board

# Whom or what they act on.
CONCERNED: Final = 16  # everybody on arrival, the Archon for the bonus
A_SEA: Final = 17
A_COLUMN: Final = 18
A_TALL_COLUMN: Final = 19
AN_OWN_ZONE: Final = 20

# What Archon cards change: while in force, then for the Archon who plays them.
SEA_CLOSED: Final = 1  # the sea named serves no move, flight or link
STRAITS_CLOSED: Final = 2
NO_FORCED_MARCH: Final = 3
DEFENDER_WINS_TIES: Final = 4
TURRET_FORCE: Final = 5  # a turret is worth n
NO_ATTACKER_SUPPORT: Final = 6
BID_LIMIT: Final = 7  # n barrels
SUPPLY_LESS: Final = 8  # every supply level n lower
CLEAN_LAST_FLOOR: Final = 9  # the last floor of a column raises no incubation
FREE_FARMS: Final = 10
EXEMPT: Final = 11  # from what the card does, this turn
MORE: Final = 12  # the Archon's own number is n higher
WITHOUT_HAVEN: Final = 13

# Scenario cards.
ALGA: Final = 1
RUINS: Final = 2
RELIQUARY: Final = 3

# Scenarios that come with the game, in the order of the rulebook.
SCENARIO_IDS: Final = (
    "apprentissage",
    "la_guerre_vient",
    "les_feux_du_vieux_monde",
    "l_algue_miraculeuse",
    "le_pillage_des_crames",
    "les_ruines",
    "le_reliquaire",
    "les_trois_geantes",
    "le_rendez_vous",
)
