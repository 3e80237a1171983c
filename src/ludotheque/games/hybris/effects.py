"""The words of Hybris' effects as numbers: what vocabulary.py names and the rules carry out."""

from typing import Final

from mypy_extensions import i64

# Verbs.
GAIN: Final[i64] = 16
LOSE: Final[i64] = 17
PAY: Final[i64] = 18
ACT: Final[i64] = 19
PEEK: Final[i64] = 20
GUIDE: Final[i64] = 21
EMBOLDEN: Final[i64] = 22
GENERATE: Final[i64] = 23
HAND_LIMIT: Final[i64] = 24
DISCARD_SHOWING: Final[i64] = 25
DEFEAT_HERO: Final[i64] = 26
FACE: Final[i64] = 27
SEND_BACK: Final[i64] = 28
REVEAL: Final[i64] = 29
DISCARD: Final[i64] = 30
DISCARD_ANY: Final[i64] = 31
ADD_FORCE: Final[i64] = 32
NEXT_FORCE: Final[i64] = 33
NEXT_COST: Final[i64] = 34

# Counts.
CONNECTED: Final[i64] = 16
TEMPLES: Final[i64] = 17
CITIES_HELD: Final[i64] = 18
UNLOCKED: Final[i64] = 19
PREMONITIONS_HELD: Final[i64] = 20
DETERMINATION: Final[i64] = 21
FAITHFUL: Final[i64] = 22
PRAYERS: Final[i64] = 23
AEGIS: Final[i64] = 24
HEROES_BELOW: Final[i64] = 25
ORACLE_SYMBOLS: Final[i64] = 26
OTHER_PLAYERS: Final[i64] = 27
SHOWING: Final[i64] = 28
GREATNESS_SPACE: Final[i64] = 29
GOODNESS: Final[i64] = 30
CONVERTED: Final[i64] = 31
IN_FACTORY: Final[i64] = 32
STORED: Final[i64] = 33
CHANTS: Final[i64] = 34
HAND: Final[i64] = 35
ALLIES: Final[i64] = 36
JOINED: Final[i64] = 37

# Tests.
ATTACKING: Final[i64] = 16
DEFENDING: Final[i64] = 17
WITH_OLYMPIAN: Final[i64] = 18
AGAINST_PLAYER: Final[i64] = 19
AGAINST_GAME: Final[i64] = 20
FIGHTER: Final[i64] = 21
HERE: Final[i64] = 22
IN_CITY: Final[i64] = 23
SENT: Final[i64] = 24
DID: Final[i64] = 25
TEMPLE_HERE: Final[i64] = 26
AFFINE: Final[i64] = 27
MADE: Final[i64] = 28
BEAT_PLAYER: Final[i64] = 29
BEAT_QUEST: Final[i64] = 30
BEAT_HERO: Final[i64] = 31
PUSHED: Final[i64] = 32
EPIC_ENDED: Final[i64] = 33

# Modifiers: of players and cards, then of enemies, then of scenarios and variants.
FORCE: Final[i64] = 1
OPPONENT_FORCE: Final[i64] = 2
OPPONENT_COMBOS: Final[i64] = 3
WINS_TIES: Final[i64] = 4
MANUFACTURE_DISCOUNT: Final[i64] = 5
INFLUENCE_FAITHFUL: Final[i64] = 6
WRATH_IMMUNE: Final[i64] = 7
PROPHETS_FREE: Final[i64] = 8
HERO_FREE: Final[i64] = 9
STORAGE: Final[i64] = 10
WELL_IMMUNE: Final[i64] = 11
SANCTUARY: Final[i64] = 12
COMBAT_DETERMINATION: Final[i64] = 13
CONVERT_DISCOUNT: Final[i64] = 14
DEATH_TO_RESERVE: Final[i64] = 15
KUNEE: Final[i64] = 16
MUST_SHOW: Final[i64] = 17
CERTAIN_WIN: Final[i64] = 18
HERO_FALLS: Final[i64] = 19
TYPE_FORCE_ZERO: Final[i64] = 20
TYPE_LIMIT: Final[i64] = 21
NEEDS_UNLOCKED: Final[i64] = 22
DISCARD_FIRST: Final[i64] = 23
DRAWN_FORCE_ZERO: Final[i64] = 24
AGES: Final[i64] = 25
UPGRADES_TO_WIN: Final[i64] = 26
WRATH_2_TIMES: Final[i64] = 27
CONFRONTATION_VP: Final[i64] = 28
EPIC_VP: Final[i64] = 29
MAJORITY_VP: Final[i64] = 30
WELL_START: Final[i64] = 31
OVERFLOW_FROM: Final[i64] = 32
DESTROY_FROM: Final[i64] = 33
NO_UPGRADE_WIN: Final[i64] = 34
CITIES_TO_WIN: Final[i64] = 35
RANK_BY_UPGRADES: Final[i64] = 36
PRESAGE_COST: Final[i64] = 37
PERCEIVE_VP: Final[i64] = 38

# Events.
COMBAT_WON: Final[i64] = 1
HERO_FALLEN: Final[i64] = 2
INFLUENCED: Final[i64] = 3
DRAINED: Final[i64] = 4
PERCEIVED: Final[i64] = 5
RESURRECTED: Final[i64] = 6
QUEST_STEP: Final[i64] = 7
ATTACKED: Final[i64] = 8
DEPLOYED_HERE: Final[i64] = 9
VISITED_HERE: Final[i64] = 10
ACTIVATED: Final[i64] = 11
