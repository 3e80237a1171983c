"""Every number Diktat's rules speak of by name: sectors, resources, effects, zones.

The rules handle plain integers; the ids on the right-hand side tables are what players, files and
journals see.
"""

from typing import Final

from ludotheque.core.numbers import Ids

# Sectors, in the order of the board.
sector = Ids()
NOUVELLE_VILLE: Final = sector.id("nouvelle_ville")
MALA_STRANA: Final = sector.id("mala_strana")
VIEILLE_VILLE: Final = sector.id("vieille_ville")
HYPOGEES: Final = sector.id("hypogees")
KARST: Final = sector.id("karst")
FAUBOURGS: Final = sector.id("faubourgs")
COMBINAT: Final = sector.id("combinat")
MOTOL: Final = sector.id("motol")
COLLEGE: Final = sector.id("college")
JOSEFOV: Final = sector.id("josefov")
FORTERESSE: Final = sector.id("forteresse")
ARTEFACT_SECTOR: Final = sector.id("artefact")
SECTOR_IDS: Final = sector.ids()
SECTORS: Final = 12

# What a player owns. The first three are the Agents (DIK-007); the first seven are kept behind the screen (DIK-030).
good = Ids()
CITIZEN: Final = good.id("citizen")
GUARD: Final = good.id("guard")
EMISSARY: Final = good.id("emissary")
PP: Final = good.id("pp")
POLITICS: Final = good.id("politics")
PEOPLE: Final = good.id("people")
ARTEFACT: Final = good.id("artefact")
ASSASSIN: Final = good.id("assassin")
SPY: Final = good.id("spy")
DEBT: Final = good.id("debt")
GOOD_IDS: Final = good.ids()
SCREENED: Final = 7
GOODS: Final = 10
ANY_AFFINITY: Final = 20
OTHER_AFFINITY: Final = 21

# Cabals.
CABALS: Final = 5
CABAL_IDS: Final = ("harmonie", "garde_noire", "polisec", "syndicats", "resistance")

# Specific tokens, one kind a Cabal at most (DIK-038).
token = Ids()
NO_TOKEN: Final = token.id("")
BLOCKHAUS: Final = token.id("blockhaus")
SLEEPER: Final = token.id("sleeper")
REVOLT: Final = token.id("revolt")
MEMBERSHIP: Final = token.id("membership")
TOKEN_IDS: Final = token.ids()

# Elements: the game elements that carry effects and can be Used (DIK-005). 72 Opportunity cards, then 25 Cabal
# cards (five for each Cabal, in advised order), then the markers: level 1 and level 2 of each sector. Opportunity
# cards and markers are Possessions, Cabal cards are not (DIK-006).
CARDS: Final = 72
CABAL_CARDS: Final = 25
FIRST_CABAL_CARD: Final = 72
FIRST_MARKER: Final = 97
ELEMENTS: Final = 121

# Types of effect (DIK-172 to DIK-177).
effect_type = Ids()
effect_type.id("")
DEVELOPMENT: Final = effect_type.id("development")
GAIN: Final = effect_type.id("gain")
CAPACITY: Final = effect_type.id("capacity")
BESIDES: Final = effect_type.id("besides")  # printed without a type: a Used token does not take it away (DIK-Q43)
MANIFESTATION: Final = effect_type.id("manifestation")
SPECIAL: Final = effect_type.id("special")
TYPE_IDS: Final = effect_type.ids()

# Configurations to which an effect may be bound.
ALWAYS: Final = 0

# Whom or what they are aimed at.
