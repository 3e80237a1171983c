"""The pieces of Hybris and what cards may say of them, as numbers; ids as files and views write them."""

from typing import Final

from mypy_extensions import i64

# Olympians, in the order of their Auras (HYB-018).
ZEUS: Final[i64] = 0
POSEIDON: Final[i64] = 1
ATHENA: Final[i64] = 2
HADES: Final[i64] = 3
OLYMPIANS: Final[i64] = 4
OLYMPIAN_IDS = ("zeus", "poseidon", "athena", "hades")

# What can be gained, paid or lost (HYB-032 to HYB-059). The first ten are also what a player is shown to have.
VP: Final[i64] = 0
AEGIS: Final[i64] = 1
FAITHFUL: Final[i64] = 2
PRAYER: Final[i64] = 3
GREATNESS: Final[i64] = 4
GOODNESS: Final[i64] = 5
DETERMINATION: Final[i64] = 6
CARD: Final[i64] = 7
COLOSSEUM_CARD: Final[i64] = 8
PREMONITION: Final[i64] = 9
BONUS_TOKEN: Final[i64] = 10
SPARK: Final[i64] = 11
TEMPLE: Final[i64] = 12
PROPHET: Final[i64] = 13
HERO: Final[i64] = 14
UPGRADED_CARD: Final[i64] = 15
RESOURCE_IDS = (
    "vp", "aegis", "faithful", "prayer", "greatness", "goodness", "determination", "card", "colosseum_card",
    "premonition", "bonus_token", "spark", "temple", "prophet", "hero", "upgraded_card",
)  # fmt: skip
GOOD_IDS = ("vp", "aegis", "faithful", "prayer")  # what a price may name
LOST_IDS = ("vp", "aegis", "faithful", "prayer", "greatness", "goodness", "determination", "card")
REMOVED_IDS = ("spark", "temple", "prophet", "hero")  # elements of Upgrade tiles

# Kinds of characters (HYB-078).
A_HERO: Final[i64] = 0
A_PROPHET: Final[i64] = 1
AN_OLYMPIAN: Final[i64] = 2
CHARACTER_IDS = ("hero", "prophet", "olympian")

# Heroes: three of each Olympian, the first of whom begins in the reserve; then those of the Colosseum (HYB-009).
HERO_IDS = (
    "pollux", "heracles", "persee", "thesee", "bellerophon", "orion", "diomede", "ulysse", "telemaque", "tantale",
    "orphee", "sisyphe", "calypso", "atalante", "penthesilee", "milon", "icare",
)  # fmt: skip
OWN_HEROES: Final[i64] = 3
FIRST_ALLY: Final[i64] = 12
ALLIES: Final[i64] = 5
HEROES: Final[i64] = 17

# Locations, round the ring of HYB-Q118, then the Mortal World.
OLYMPUS: Final[i64] = 0
COLOSSEUM: Final[i64] = 1
UNDERWORLD: Final[i64] = 2
MOIRAI: Final[i64] = 3
ORACLE: Final[i64] = 4
FORGE: Final[i64] = 5
MORTAL_WORLD: Final[i64] = 6
LOCATIONS: Final[i64] = 7
BOARDS: Final[i64] = 6
SLOTS: Final[i64] = 3  # of each board
LOCATION_IDS = ("olympus", "colosseum", "underworld", "moirai", "oracle", "forge", "mortal_world")

CITIES: Final[i64] = 5
CITY_IDS = ("athens", "sparta", "argos", "elis", "lemnos")
PLACE_IDS = ("any_city", *LOCATION_IDS[:6], *CITY_IDS)

CONVERT: Final[i64] = 0
DESIGN: Final[i64] = 1
MANUFACTURE: Final[i64] = 2
PRODUCE: Final[i64] = 3
PERCEIVE: Final[i64] = 4
PRESAGE: Final[i64] = 5
ACCOMPLISH: Final[i64] = 6
TRAIN: Final[i64] = 7
FIGHT: Final[i64] = 8
RESURRECT: Final[i64] = 9
DRAIN: Final[i64] = 10
INFLUENCE: Final[i64] = 11
DEPLOY: Final[i64] = 12
ACTION_IDS = (
    "convert", "design", "manufacture", "produce", "perceive", "presage", "accomplish", "train", "fight", "resurrect",
    "drain", "influence", "deploy",
)  # fmt: skip
GRANTED_IDS = ("convert", "design", "produce", "train", "influence")  # actions that an effect may give (HYB-Q126)

TYPE_IDS = ("architecture", "culture", "military", "science", "social")
TILES_OF_TYPE: Final[i64] = 12
SOCIAL: Final[i64] = 4

AIR: Final[i64] = 0
EARTH: Final[i64] = 1
FIRE: Final[i64] = 2
WATER: Final[i64] = 3
ELEMENT_IDS = ("air", "earth", "fire", "water")
SYMBOL_BITS: Final[i64] = 2  # symbols of one Element are counted in so many bits
SYMBOL_MOST: Final[i64] = 3

WEAPON: Final[i64] = 0  # HYB-Q79
CARD_TYPE_IDS = ("weapon", "tactic", "power")
GLYPH_IDS = ("", "lion", "eagle", "serpent", "bull")  # halves of Combo images; 0: none
EDGE_IDS = "NESW"
PILE_IDS = ("start", "alpha", "beta", "gamma")

# Where on an element an effect stands.
TOP, BOTTOM, AFTER = 0, 1, 2
IMMEDIATE, START_OF_AGE, END_OF_AGE, PASSIVE, ONCE_PER_AGE, REACTION, END_OF_GAME = 3, 4, 5, 6, 7, 8, 9
BONUS, MALUS, SERVICE, REWARD = 10, 11, 12, 13
CHANT, EPIC = 14, 18  # four Chants from here on
WRATH_1, WRATH_2 = 19, 20
PLAY, WIN, LOSS = 21, 22, 23
CONDITION, RULE, SETUP = 24, 25, 26
SECTION_IDS = (
    "top", "bottom", "after", "immediate", "start_of_age", "end_of_age", "passive", "once_per_age", "reaction",
    "end_of_game", "bonus", "malus", "service", "reward", "chant_1", "chant_2", "chant_3", "chant_4", "epic", "wrath_1",
    "wrath_2", "play", "win", "loss", "condition", "rule", "setup",
)  # fmt: skip
TIMING_IDS = SECTION_IDS[3:10]  # HYB-216 to HYB-222

# Elements of the book, in this order.
FIRST_PILLAR: Final[i64] = 0
PILLARS: Final[i64] = 6
FIRST_TILE: Final[i64] = 6
TILES: Final[i64] = 60
FIRST_CITY: Final[i64] = 66
FIRST_SLOT: Final[i64] = 71
BOARD_SLOTS: Final[i64] = 18
FIRST_BOARD: Final[i64] = 89  # their maluses
FIRST_LINE: Final[i64] = 95  # of the conversion table
LINES: Final[i64] = 7
FIRST_GOODNESS: Final[i64] = 102
GOODNESS_SPACES: Final[i64] = 5
FIRST_SPARK: Final[i64] = 107
SPARKS: Final[i64] = 8  # of each Olympian
FIRST_UPGRADE: Final[i64] = 139
UPGRADES: Final[i64] = 6  # of each Olympian
FIRST_CONFLICT: Final[i64] = 163  # kinds of Conflict cards: 12 common, 6 of each Olympian, 16 of the Colosseum
COMMON: Final[i64] = 12
SPECIFIC: Final[i64] = 6  # of each Olympian; the last is the Upgraded one
COLOSSEUM_KINDS: Final[i64] = 16
CONFLICTS: Final[i64] = 52
FIRST_COLOSSEUM: Final[i64] = 36  # kind of the first Colosseum card
FIRST_ALLY_ELEMENT: Final[i64] = 215
FIRST_PRIMORDIAL: Final[i64] = 220
PRIMORDIALS: Final[i64] = 10
FIRST_QUEST: Final[i64] = 230
EPICS: Final[i64] = 17
QUESTS: Final[i64] = 33
FIRST_PREMONITION: Final[i64] = 263
PREMONITIONS: Final[i64] = 39
FIRST_SCENARIO: Final[i64] = 302
SCENARIOS: Final[i64] = 5
FIRST_VARIANT: Final[i64] = 307
VARIANTS: Final[i64] = 3
ELEMENTS: Final[i64] = 310

SCENARIO_IDS = ("renaissance", "titanomachie", "age_des_heros", "grece_unifiee", "puits_tari")
VARIANT_IDS = ("victoire_influence", "victoire_eveil", "emprise_oracle")
