"""The pieces of Hybris and what cards may say of them, as numbers; ids as files and views write them."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.numbers import Ids

# Olympians, in the order of their Auras (HYB-018).
olympian = Ids()
ZEUS: Final[i64] = olympian.id("zeus")
POSEIDON: Final[i64] = olympian.id("poseidon")
ATHENA: Final[i64] = olympian.id("athena")
HADES: Final[i64] = olympian.id("hades")
OLYMPIAN_IDS = olympian.ids()
OLYMPIANS: Final[i64] = 4

# What can be gained, paid or lost (HYB-032 to HYB-059). The first ten are also what a player is shown to have.
resource = Ids()
VP: Final[i64] = resource.id("vp")
AEGIS: Final[i64] = resource.id("aegis")
FAITHFUL: Final[i64] = resource.id("faithful")
PRAYER: Final[i64] = resource.id("prayer")
GREATNESS: Final[i64] = resource.id("greatness")
GOODNESS: Final[i64] = resource.id("goodness")
DETERMINATION: Final[i64] = resource.id("determination")
CARD: Final[i64] = resource.id("card")
COLOSSEUM_CARD: Final[i64] = resource.id("colosseum_card")
PREMONITION: Final[i64] = resource.id("premonition")
BONUS_TOKEN: Final[i64] = resource.id("bonus_token")
SPARK: Final[i64] = resource.id("spark")
TEMPLE: Final[i64] = resource.id("temple")
PROPHET: Final[i64] = resource.id("prophet")
HERO: Final[i64] = resource.id("hero")
UPGRADED_CARD: Final[i64] = resource.id("upgraded_card")
RESOURCE_IDS = resource.ids()
GOOD_IDS = ("vp", "aegis", "faithful", "prayer")  # what a price may name
LOST_IDS = ("vp", "aegis", "faithful", "prayer", "greatness", "goodness", "determination", "card")
REMOVED_IDS = ("spark", "temple", "prophet", "hero")  # elements of Upgrade tiles

# Where VP come from, and what took some away.
source = Ids()
FROM_DEPLOYMENTS: Final[i64] = source.id("deployments")  # rewards A and C
FROM_CITIES: Final[i64] = source.id("cities")  # Affinities and Temples
FROM_CONNECTIONS: Final[i64] = source.id("connections")
FROM_TECHNOLOGIES: Final[i64] = source.id("technologies")  # powers of tiles
FROM_QUESTS: Final[i64] = source.id("quests")
FROM_UPGRADES: Final[i64] = source.id("upgrades")  # Upgrade tiles and Sparks
FROM_OLYMPIAN: Final[i64] = source.id("olympian")  # what an Olympian may do from the first
FROM_PREMONITIONS: Final[i64] = source.id("premonitions")
FROM_LOCATIONS: Final[i64] = source.id("locations")  # slots, actions, Services
FROM_PILLARS: Final[i64] = source.id("pillars")
FROM_COMBATS: Final[i64] = source.id("combats")  # cards of a Combat, Primordials, allies
FROM_TOKENS: Final[i64] = source.id("tokens")  # Duel
FROM_GREATNESS: Final[i64] = source.id("greatness")
FROM_SCENARIO: Final[i64] = source.id("scenario")
FROM_BEFORE: Final[i64] = source.id("before")  # what a described position begins with
LOST_OR_PAID: Final[i64] = source.id("lost")
SOURCE_IDS = source.ids()
SOURCES: Final[i64] = 16

# Kinds of characters (HYB-078).
character = Ids()
A_HERO: Final[i64] = character.id("hero")
A_PROPHET: Final[i64] = character.id("prophet")
AN_OLYMPIAN: Final[i64] = character.id("olympian")
CHARACTER_IDS = character.ids()

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
location = Ids()
OLYMPUS: Final[i64] = location.id("olympus")
COLOSSEUM: Final[i64] = location.id("colosseum")
UNDERWORLD: Final[i64] = location.id("underworld")
MOIRAI: Final[i64] = location.id("moirai")
ORACLE: Final[i64] = location.id("oracle")
FORGE: Final[i64] = location.id("forge")
MORTAL_WORLD: Final[i64] = location.id("mortal_world")
LOCATION_IDS = location.ids()
LOCATIONS: Final[i64] = 7
BOARDS: Final[i64] = 6
SLOTS: Final[i64] = 3  # of each board

CITIES: Final[i64] = 5
CITY_IDS = ("athens", "sparta", "argos", "elis", "lemnos")
PLACE_IDS = ("any_city", *LOCATION_IDS[:6], *CITY_IDS)

action = Ids()
CONVERT: Final[i64] = action.id("convert")
DESIGN: Final[i64] = action.id("design")
MANUFACTURE: Final[i64] = action.id("manufacture")
PRODUCE: Final[i64] = action.id("produce")
PERCEIVE: Final[i64] = action.id("perceive")
PRESAGE: Final[i64] = action.id("presage")
ACCOMPLISH: Final[i64] = action.id("accomplish")
TRAIN: Final[i64] = action.id("train")
FIGHT: Final[i64] = action.id("fight")
RESURRECT: Final[i64] = action.id("resurrect")
DRAIN: Final[i64] = action.id("drain")
INFLUENCE: Final[i64] = action.id("influence")
DEPLOY: Final[i64] = action.id("deploy")
ACTION_IDS = action.ids()
GRANTED_IDS = ("convert", "design", "produce", "train", "influence")  # actions that an effect may give (HYB-Q126)

tile_type = Ids()
tile_type.id("architecture", "culture", "military", "science")
SOCIAL: Final[i64] = tile_type.id("social")
TYPE_IDS = tile_type.ids()
TILES_OF_TYPE: Final[i64] = 12

element = Ids()
AIR: Final[i64] = element.id("air")
EARTH: Final[i64] = element.id("earth")
FIRE: Final[i64] = element.id("fire")
WATER: Final[i64] = element.id("water")
ELEMENT_IDS = element.ids()
SYMBOL_BITS: Final[i64] = 2  # symbols of one Element are counted in so many bits
SYMBOL_MOST: Final[i64] = 3

card_type = Ids()
WEAPON: Final[i64] = card_type.id("weapon")  # HYB-Q79
card_type.id("tactic", "power")
CARD_TYPE_IDS = card_type.ids()
GLYPH_IDS = ("", "lion", "eagle", "serpent", "bull")  # halves of Combo images; 0: none
EDGE_IDS = "NESW"
PILE_IDS = ("start", "alpha", "beta", "gamma")

# Where on an element an effect stands.
section = Ids()
TOP: Final[i64] = section.id("top")
BOTTOM: Final[i64] = section.id("bottom")
AFTER: Final[i64] = section.id("after")
IMMEDIATE: Final[i64] = section.id("immediate")
START_OF_AGE: Final[i64] = section.id("start_of_age")
END_OF_AGE: Final[i64] = section.id("end_of_age")
PASSIVE: Final[i64] = section.id("passive")
ONCE_PER_AGE: Final[i64] = section.id("once_per_age")
REACTION: Final[i64] = section.id("reaction")
END_OF_GAME: Final[i64] = section.id("end_of_game")
BONUS: Final[i64] = section.id("bonus")
MALUS: Final[i64] = section.id("malus")
SERVICE: Final[i64] = section.id("service")
REWARD: Final[i64] = section.id("reward")
CHANT: Final[i64] = section.id("chant_1", "chant_2", "chant_3", "chant_4")
EPIC: Final[i64] = section.id("epic")
WRATH_1: Final[i64] = section.id("wrath_1")
WRATH_2: Final[i64] = section.id("wrath_2")
PLAY: Final[i64] = section.id("play")
WIN: Final[i64] = section.id("win")
LOSS: Final[i64] = section.id("loss")
CONDITION: Final[i64] = section.id("condition")
RULE: Final[i64] = section.id("rule")
SETUP: Final[i64] = section.id("setup")
SECTION_IDS = section.ids()
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
