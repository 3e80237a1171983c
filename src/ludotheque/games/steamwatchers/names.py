"""Every number Steamwatchers speaks of by name: clans, terrains, cells, titles, Archon verbs, special rules.

Variant spellings of the source have one id each (STW-Q04). The rules handle plain integers; the ids are what players,
files and journals see. Zones and seas have no name here: a map gives them their numbers (Content.zone_ids,
Content.sea_ids).
"""

from typing import Final

from ludotheque.core.numbers import Ids

ZONES: Final = 49  # one Steam Column card each (STW-051)
EAST: Final = 10  # zones removed with two or three players (STW-034)
DEPLOYMENTS: Final = 6
DEPLOYED: Final = 3  # zones of a Deployment card (STW-044)

# Clans (STW-001).
clan = Ids()
APOTRES: Final = clan.id("apotres")
CONGLOMERAT: Final = clan.id("conglomerat")
MENRAU: Final = clan.id("menrau")
FLOTTE: Final = clan.id("flotte")
RHEIN_STAMM: Final = clan.id("rhein_stamm")
ALLIANCE: Final = clan.id("alliance")
CATABATES: Final = clan.id("catabates")
CLAN_IDS: Final = clan.ids()
CLANS: Final = 7

# Widths of the tables of a clan board.
ACTIONS: Final = 6
SUPPLY: Final = 10
CELLS: Final = 12

# Cells of the Incubation track (STW-176 to STW-178).
RESISTANCE: Final = 0
QUARANTINE: Final = 1
DEATH: Final = 2

# When an effect of an Archon card acts. A card has at most one arrival effect and one bonus.
when = Ids()
ARRIVAL: Final = when.id("arrival")  # everybody, in order of the Conclave track (STW-064)
when.id("lasting")
BONUS: Final = when.id("bonus")  # the Archon who plays it, never again (STW-064)
WHEN_IDS: Final = when.ids()  # lasting: while the card is in force (STW-063)
ARCHONS: Final = 18

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
