"""Every number that Les Nominés du Néombre speaks of by name: what cards are, what they do, whom they aim at.

The rules handle plain integers; the ids are what players, files and journals see. Zones, cards and quests have no name
here: an edition gives them their numbers (Content).
"""

from typing import Final

HAND_LIMIT: Final = 6  # NEO-064
PLAYERS: Final = 4
STARTER_CARDS: Final = 10
HP: Final = 10  # NEO-013, NEO-044

# Types of a loot card, a bit each; a card may have several, or none (NEO-047).
ASSAULT: Final = 0
HEAL: Final = 1
ENCHANTMENT: Final = 2
EQUIPMENT: Final = 3
SUMMON: Final = 4
EVENT: Final = 5
TYPE_IDS: Final = ("assault", "heal", "enchantment", "equipment", "summon", "event")

# Keywords of a loot card, a bit each.
EXTRA: Final = 0
CHANNEL: Final = 1
EPILOGUE: Final = 2
RELIC: Final = 3
KEYWORD_IDS: Final = ("extra", "channel", "epilogue", "relic")

# Clauses of a card's effect that matter before it is resolved, a bit each (NEO-Q47, NEO-Q57).
WITH_RECITAL: Final = 0
WITH_PARAMNESIA: Final = 1
CLAUSE_IDS: Final = ("recital", "paramnesia")

# Filters of cards: a type from 1 on, then a card.
ONLY_CARDS: Final = 16

# Keywords of an enemy, a bit each.
CALL: Final = 0
AMBUSH: Final = 1
CIVILIAN: Final = 2
ENEMY_KEYWORD_IDS: Final = ("call", "ambush", "civilian")

# How an enemy finds its target (NEO-074).
RELENTLESS: Final = 0
ARROGANT: Final = 1
BRUTAL: Final = 2
STUPID: Final = 3
FEARLESS: Final = 4
UNDECIDED: Final = 5
METHODICAL: Final = 6
NECROTIC: Final = 7
OPPORTUNIST: Final = 8
PREDATOR: Final = 9
VENGEFUL: Final = 10
TARGETING_IDS: Final = (
    "relentless",
    "arrogant",
    "brutal",
    "stupid",
    "fearless",
    "undecided",
    "methodical",
    "necrotic",
    "opportunist",
    "predator",
    "vengeful",
)

ROLE_IDS: Final = ("brute", "skirmisher", "support", "swarm", "elite")

# Markers (NEO-086); ANY_MARKER only where one is taken away.
POISON: Final = 0
INFECTION: Final = 1
SILT: Final = 2
RAGE: Final = 3
WIND: Final = 4
NEOMBRE: Final = 5
MARKERS: Final = 6
ANY_MARKER: Final = 6
MARKER_IDS: Final = ("poison", "infection", "silt", "rage", "wind", "neombre", "any")

# Where a card may lie during a fight.
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
JAIL: Final = 3
PLACE_IDS: Final = ("hand", "deck", "discard", "jail")

# Sections of a card: when its program runs, or where it stands.
EFFECT: Final = 0  # the card is played or launched
TRANCE: Final = 1  # it is discarded or milled (NEO-165)
TURN: Final = 2  # of a summon, after its controller's (NEO-056)
LOOTED: Final = 3  # an event among the loot
ACTIVE: Final = 4  # the enemy phase
RIPOSTE: Final = 5  # an assault that does not kill
ARRIVAL: Final = 6  # an enemy enters
STATIC: Final = 7
TRIGGERS: Final = 8
SECTIONS: Final = 9
SECTION_IDS: Final = ("effect", "trance", "turn", "event", "active", "riposte", "arrival", "static", "triggers")

# Verbs.
INFLICT: Final = 16
SUFFER: Final = 17
DIMINISH: Final = 18
HEALS: Final = 19
AUGMENT: Final = 20
REVIVE: Final = 21
DRAW: Final = 22
RECYCLE: Final = 23
MILL: Final = 24
DISCARDS: Final = 25
JAILS: Final = 26
SEARCH: Final = 27
FORESEE: Final = 28
LAUNCH: Final = 29
BANISH: Final = 30
ATTACH: Final = 31
GAIN: Final = 32
REMOVE_MARKER: Final = 33
TOKEN: Final = 34
CALLS: Final = 35
DESTROY: Final = 36
EXTRA_PLAY: Final = 37
SET_TARGETS: Final = 38
LOOT_REVEAL: Final = 39
LOOT_OBTAIN: Final = 40
LOOT_REDRAW: Final = 41
SHUFFLE_FAIR: Final = 42
ADD_MAL: Final = 43

# Selectors. The target of an enemy and the assailant are whom the program was started with.
TEAM: Final = 16
TEAMMATE: Final = 17
TEAMMATES: Final = 18
ENEMY: Final = 19
ALL_ENEMIES: Final = 20
CHARACTER: Final = 21
ALL_CHARACTERS: Final = 22
ALL_OTHERS: Final = 23
DEAD_TEAMMATE: Final = 24
YOUR_SUMMONS: Final = 25
RANDOM_ENEMY: Final = 26
EVERY_PLAYER: Final = 27
SELF: Final = 28
OTHER_ENEMIES: Final = 29
RANDOM_PLAYER: Final = 30
WITH_MARKER: Final = 31

# Counts.
CARDS_IN: Final = 16
MARKERS_ON: Final = 17
HP_OF: Final = 18
MAX_HP_OF: Final = 19
MISSING_HP_OF: Final = 20
SUMMONS_OF: Final = 21
EQUIPMENT_OF: Final = 22
PLAYS_OF: Final = 23
ENEMIES_IN_PLAY: Final = 24
PLAYERS_ALIVE: Final = 25
TEAMMATES_ALIVE: Final = 26

# Tests.
ALONE: Final = 16
KILLED: Final = 17
HAS_MARKER: Final = 18
PRELUDE: Final = 19
RECITAL: Final = 20
PARAMNESIA: Final = 21
IMMACULATE: Final = 22

# Modifiers (NEO-Q144, NEO-Q160).
DAMAGE_DEALT: Final = 1
DAMAGE_TAKEN: Final = 2
HEAL_RECEIVED: Final = 3
HAND_SIZE: Final = 4
PLAYS: Final = 5
DRAW_STEP: Final = 6
DRAW_MAY_LAUNCH: Final = 7
UNTARGETABLE: Final = 8
NO_RIPOSTE: Final = 9
NO_ACTIVE: Final = 10
TAUNT: Final = 11
FORBID: Final = 12

# What may be forbidden, what may be destroyed.
BAN_SEARCH: Final = 0
BAN_EXTRA: Final = 1
BAN_HEAL: Final = 2
BAN_RECYCLE: Final = 3
BAN_LAUNCH: Final = 4
FORBIDDEN_IDS: Final = ("search", "extra", "heal", "recycle", "launch")
EQUIPMENT_PIECE: Final = 0
SUMMON_PIECE: Final = 1
PIECE_IDS: Final = ("equipment", "summon")

# Events that triggers wait for.
TEAM_TURN_START: Final = 1
TEAM_TURN_END: Final = 2
BEFORE_YOUR_TURN: Final = 3
AFTER_YOUR_TURN: Final = 4
ENEMY_PHASE_END: Final = 5
AFTER_CARD_PLAYED: Final = 6
ON_DISCARD: Final = 7
ON_DEATH: Final = 8
ON_ALLY_DEATH: Final = 9

# Moments at which an enchantment ends (NEO-Q143).
TEAM_TURN: Final = 1
ENEMY_PHASE: Final = 2
FIGHT: Final = 3

ROUND: Final = 1  # the period of every limit

# Objectives of quests.
WIN_FIGHTS: Final = 0
DEFEAT: Final = 1
DEFEAT_NAMED: Final = 2
DELIVER: Final = 3
WIN_EACH: Final = 4
OBJECTIVE_IDS: Final = ("win_fights", "defeat", "defeat_named", "deliver", "win_each")

# How a card comes to be resolved.
FROM_HAND: Final = 0  # played
FROM_DISCARD: Final = 1  # played, by paramnesia
LAUNCHED: Final = 2
BY_COMPANION: Final = 3  # the card attached to it

# Other readings of the rules, each the opposite of a ruling.
SET_ORDER: Final = (
    0  # nobody is asked in which order things of one moment happen (NEO-116, NEO-Q73, NEO-Q138, NEO-Q175)
)
CAPPED: Final = 1  # a deck counts up to a value of 100 (NEO-Q09)
FIRST_BONUS: Final = 2  # the first expedition has a bonus too (NEO-Q12)
OWN_RECITAL: Final = 3  # a recital looks at its player's own card before (NEO-Q43)
EACH_HIT: Final = 4  # every hit is answered (NEO-Q71)
TIE_WON: Final = 5  # the last of both sides falling together is a victory (NEO-Q84)
FALLEN_LOSE: Final = 6  # whoever fell has Mal and no loot, called back or not (NEO-Q88)
FRESH_MARKS: Final = 7  # a marker received by a card counts for that card (NEO-Q105)
TWO_HANDS: Final = 8  # alone, one draws for the companion too (NEO-Q132)
LAST_WORDS: Final = 9  # what falls from the hands of the dead is discarded, transe included (NEO-Q54)
AT_ONCE: Final = 10  # ripostes come after the instruction that hit (NEO-Q72)
STAND_IN: Final = 11  # a summon suffers the ripostes to its own attack (NEO-Q76)
ENDLESS: Final = 12  # a team turn may have any number of cards (NEO-Q135)
OWN_HANDS: Final = 13  # nobody sees the hand of another (NEO-Q180)
READING_IDS: Final = (
    *("set_order", "capped", "first_bonus", "own_recital", "each_hit", "tie_won", "fallen_lose", "fresh_marks"),
    *("two_hands", "last_words", "at_once", "stand_in", "endless", "own_hands"),
)

BECOME_RULES: Final = ("orders",)  # readings that are the rule by now: a table saved with one goes on

FIGURE_IDS: Final = ("player_0", "player_1", "player_2", "player_3")
COMPANION: Final = "companion"
