"""Every number that Olomòc speaks of by name: measures, characteristics, kinds of terrain, what abilities can say.

The rules handle plain integers; the ids are what players, files and journals see. Factions, rouages, equipment, cards,
hostiles, agendas and layouts have no name here: an edition numbers them by their order in its files (Content). Lengths
are thousandths of an inch (OLO-G01).
"""

from typing import Final

from mypy_extensions import i64

# What the rulebook fixes.
SIDE: Final = 16000  # of the Bloc, a square (OLO-003)
THREAT: Final = 1000  # how far a threat zone reaches (OLO-023)
BRIDGE: Final = 1000  # how far apart two rouages count that touch one 30 mm marker (OLO-010)
BRIDGING: Final = 30  # the diameter of such a marker
FAR: Final = 4000  # beyond it a shot is long (OLO-154)
FAR_DICE: Final = -2
COVER_DICE: Final[i64] = -1  # OLO-155
CLEARANCE: Final = 2000  # of terrain from the edge, other terrain and markers (OLO-189)
CABAL: Final = 3  # rouages of a cabal, of the ranks 1 to 3 (OLO-200)
CYCLES: Final = 4  # OLO-208
PHASES: Final = 5  # planning phases, so cards of a row (OLO-213)
ACTIONS: Final = 4  # tokens at the start of a cycle (OLO-209)
NOIRCEUR: Final = 3  # tokens that a rouage can have (OLO-081)
FIEL: Final = 3  # at which a player loses (OLO-086)
TRAQUE: Final = 3  # at which the game ends (OLO-077)
THRESHOLD: Final = 5  # of a roll (OLO-033)
DEALT: Final = 3  # ministry cards a player, beside that of the Axis (OLO-192)
RESTORED: Final = 2  # action tokens that a propaganda card gives back (OLO-223)
REST_RANGE: Final = 1000  # OLO-106

# What our definitions and rulings fix.
TOUCH: Final[i64] = 20  # how far apart two things are that touch (OLO-G06)
DIRECTLY: Final = 50  # from the best place (OLO-G20)
LOWEST: Final = 2  # the bounds of a threshold (OLO-Q10)
HIGHEST: Final = 6

# Radii of round things, by their diameter in millimetres (OLO-G02).
DIAMETERS: Final = (25, 30, 40, 50)
RADII: Final = (492, 591, 787, 984)

# Characteristics (OLO-067).
TECHNIQUE: Final = 0
COMBAT: Final = 1
SHOOTING: Final = 2
DODGE: Final = 3
CHARACTERISTICS: Final = 4
CHARACTERISTIC_IDS: Final = ("technique", "combat", "shooting", "dodge")

# Life points, two bits each on a life line, the leftmost lowest (OLO-071).
STANDARD: Final = 0
REINFORCED: Final = 1
TAINTED: Final = 2
LIFE_IDS: Final = ("S", "R", "T")

# A rouage by its Noirceur (OLO-080).
HEALTHY: Final = 0
STAINED: Final = 1
CORRUPTED: Final = 2
STATUS_IDS: Final = ("healthy", "tainted", "corrupted")

# Ministries of affiliation (OLO-159, OLO-160).
AXIS: Final = 8
MINISTRY_IDS: Final = (
    "coordination",
    "integrite",
    "effort",
    "progres",
    "harmonie",
    "edification",
    "securite",
    "frange",
    "axe",
)
MAIN_MINISTRIES: Final = 7

# What a card carried by a rouage is, and to what it is affiliated (OLO-203 to OLO-206).
EQUIPMENT_TYPE_IDS: Final = ("equipment", "gift")
OF_MINISTRY: Final = 0
OF_FACTION: Final = 1
OF_CHARACTER: Final = 2
AFFILIATION_IDS: Final = ("ministry", "faction", "character")

# Terrain (OLO-013, OLO-015).
OBSTRUCTING: Final = 0
LOW: Final = 1
ZONE: Final = 2
TERRAIN_IDS: Final = ("obstructing", "low", "zone")

# Generic abilities, and what else costs an action (OLO-105, OLO-227).
REST: Final = 0
MARCH: Final = 1
ATTACK: Final = 2
CHARGE: Final = 3
RIPOSTE: Final = 4
EVADE: Final = 5
OPPORTUNITY: Final = 6
ENTRY: Final = 7
STUDY: Final = 8
GENERIC_IDS: Final = ("rest", "march", "attack", "charge", "riposte", "dodge", "opportunity", "entry", "study")

# Combat tactics (OLO-117 to OLO-119).
PUSH_ATTACKER: Final = 0
PUSH_TARGET: Final = 1
STUN_TARGET: Final = 2
TACTIC_IDS: Final = ("push_attacker", "push_target", "stun_target")

# When an ability can be used, and how often (OLO-094, OLO-098, OLO-099).
ACTIVE: Final = 0
PERMANENT: Final = 1
CARD: Final = 2  # of a ministry or of the Artefact: resolved when it is played or drawn
TIMING_IDS: Final = ("active", "permanent", "card")
UNLIMITED: Final = 0
A_PHASE: Final = 1
A_CYCLE: Final = 2
A_GAME: Final = 3
PERIOD_IDS: Final = ("phase", "cycle", "game")  # from 1

# What an ability stands on.
ON_CHARACTER: Final = 0
ON_EQUIPMENT: Final = 1
ON_MINISTRY: Final = 2
ON_ARTEFACT: Final = 3
ON_HOSTILE: Final = 4
BEARER_IDS: Final = ("character", "equipment", "ministry", "artefact", "hostile")

# Moments that end what an ability leaves behind (OLO-226, OLO-245).
PHASE_END: Final = 1
CYCLE_END: Final = 2

# Edges of the Bloc, as the kit numbers them.
EDGE_IDS: Final = ("south", "east", "north", "west")

# When an agenda scores.
AT_CYCLE_END: Final = 0  # step 1 (OLO-239)
AT_GAME_END: Final = 1  # only after the 4th cycle (OLO-251)
AT_ROUAGE_OUT: Final = 2
AT_CARRIER_OUT: Final = 3
AT_HOSTILE_OUT: Final = 4
AT_HOSTILE_HURT: Final = 5  # life points that an attack of yours checked
AT_STUDIED: Final = 6  # a marker was removed
SCORE_WHEN_IDS: Final = (
    "cycle_end",
    "game_end",
    "rouage_out",
    "carrier_out",
    "hostile_out",
    "hostile_hurt",
    "marker_studied",
)

# For whom, and for each of what.
TO_EACH: Final = 0  # each player, for what is theirs
TO_AUTHOR: Final = 1  # the player whose rouage did it
TO_OPPONENT: Final = 2  # of the owner of the rouage lost
TO_MOST_TOKENS: Final = 3  # nobody on a tie
TO_SOLE_HOLDER: Final = 4  # the only player near
TO_GREATER_RANK: Final = 5  # nobody on a tie
SCORE_TO_IDS: Final = ("each", "author", "opponent", "most_tokens", "sole_holder", "greater_rank")
PER_ONCE: Final = 0
PER_RANK: Final = 1  # of the rouage lost
PER_LIFE: Final = 2  # point checked
PER_OWN_TOKEN: Final = 3  # marker that holds a token of the player's
PER_MARKER: Final = 4
PER_FILE: Final = 5  # carried by rouages on the Bloc
PER_FILE_HOME: Final = 6  # carried near one's own deployment line
SCORE_PER_IDS: Final = ("once", "rank", "life", "own_token", "marker", "file", "file_home")
# What is given: victory points, agenda tokens, or dossiers that fall to the ground.
GIVES_VP: Final = 0
GIVES_TOKENS: Final = 1
DROPS_FILES: Final = 2
SCORE_GIVES_IDS: Final = ("vp", "tokens", "files")

# What a study does to its marker.
NO_STUDY: Final = -1
PUT_TOKEN: Final = 0
REMOVE_MARKER: Final = 1
TAKE_FILE: Final = 2
STUDY_IDS: Final = ("put_token", "remove_marker", "take_file")

# Instincts (OLO-180): on what condition, what, at whom.
IF_STUNNED: Final = 0
IF_ENGAGING: Final = 1  # a rouage in sight
IF_NEAR: Final = 2  # a player's rouage within a range
IF_ANYBODY: Final = 3  # a player's rouage on the Bloc
IF_SHOT: Final = 4  # a valid target, with dice left
IF_ALWAYS: Final = 5
INSTINCT_IF_IDS: Final = ("stunned", "engaging", "near", "anybody", "shot", "always")
SHAKE_OFF: Final = 0  # the stunned token goes, the activation ends
STRIKE: Final = 1
SHOOT: Final = 2
MOVE: Final = 3  # directly towards
STOP: Final = 4
INSTINCT_DO_IDS: Final = ("shake_off", "strike", "shoot", "move", "stop")
AT_PREFERRED: Final = 0  # among those for whom the condition holds (OLO-Q79)
AT_CENTRE: Final = 1  # of the Bloc
INSTINCT_AT_IDS: Final = ("preferred", "centre")

# Lengths in programs: beside a number, none at all, or contact.
NO_LENGTH: Final = 0
CONTACT: Final = -1

# Sections of an ability.
EFFECT: Final = 0
STATIC: Final = 1
TRIGGERS: Final = 2
SECTION_IDS: Final = ("effect", "static", "triggers")

# Rolls, a bit each: what a modifier of dice or of a threshold is about.
ROLL_FRONTAL: Final = 1  # a frontal attack, generic or of a card
ROLL_CHARGE: Final = 2
ROLL_RANGED: Final = 4
ROLL_RIPOSTE: Final = 8  # with Combat
ROLL_SHOT_BACK: Final = 16  # a riposte with Shooting
ROLL_OPPORTUNITY: Final = 32
ROLL_DODGE: Final[i64] = 64
ROLL_STUDY: Final = 128
ROLL_CARD: Final = 256  # a Technique roll that an ability asks for
ROLL_IDS: Final = ("frontal", "charge", "ranged", "riposte", "shot_back", "opportunity", "dodge", "technique")
ROLL_BITS: Final = (1, 2, 4, 8, 16, 32, 64, ROLL_STUDY | ROLL_CARD)

# Verbs.
FRONTAL_ATTACK: Final = 16
RANGED_ATTACK: Final = 17
PUSH_AWAY: Final = 18
PUSH_TOWARDS: Final = 19
PLACE: Final = 20
GAIN_NOIRCEUR: Final = 21
LOSE_NOIRCEUR: Final = 22
GAIN_ACTIONS: Final = 23
LOSE_ACTIONS: Final = 24
STUN: Final = 25
ROUSE: Final = 26
HEAL: Final = 27
WOUND: Final = 28
ROLL: Final = 29
POSE: Final = 30
TAINT: Final = 31
SPAWN: Final = 32
ACTIVATE: Final = 33
REDRAW: Final = 34
SPARE: Final = 35

# What else verbs say.
COUNTED: Final = 0
IGNORED: Final = 1
MALUS_IDS: Final = ("counted", "ignored")
ANYWHERE: Final = 0
AT_TERRAIN: Final = 1  # the end of a placing touches terrain that is no zone
AGAINST_IDS: Final = ("nothing", "terrain")
HEADING_IDS: Final = ("any", "directly")
SPAWN_CENTRE: Final = 0
SPAWN_EDGE: Final = 1  # the middle of an edge that is nobody's deployment line
SPAWN_IDS: Final = ("centre", "neutral_edge")

# Selectors.
SELF: Final = 16  # the bearer of the ability
ROUAGE: Final = 17
TERRAIN: Final = 18  # that is no zone
ENGAGED: Final = 19  # by the bearer, in sight
SHOT: Final = 20  # whom the bearer may attack from afar
OWN: Final = 21  # rouage of the player who carries it out, not out of action
ENEMY_ON_BLOC: Final = 22
HOSTILE: Final = 23  # on the Bloc
OTHER_ALLIES: Final = 24  # of the bearer, within a length of it if one is given
EVERYONE: Final = 25  # rouages of both players, on the Bloc or not
ALL_HEALTHY: Final = 26
ALL_CORRUPTED: Final = 27
CENTRAL_TERRAIN: Final = 28  # nearest to the centre of the Bloc, all of them on a tie

# Whose a rouage is that an ability targets, seen from its bearer, and what it must have.
ALLY: Final = 0  # the bearer too
OTHER_ALLY: Final = 1
ENEMY: Final = 2
FOE: Final = 3  # an enemy or a hostile
WHOSE_IDS: Final = ("ally", "other_ally", "enemy", "foe")
HAS_ANYTHING: Final = 0
HAS_NOIRCEUR: Final = 1
HAS_ACTION: Final = 2
HAS_SPENT_ACTION: Final = 3  # fewer tokens than at the start of the cycle
HAS_WOUND: Final = 4  # a life point that is checked
HAS_STUNNED: Final = 5
HAS_IDS: Final = ("anything", "noirceur", "action", "spent_action", "wound", "stunned")

# Counts.
SUCCESSES: Final = 16  # of the last roll of the program
NOIRCEUR_OF: Final = 17
HOSTILES_ON_BLOC: Final = 18
PROFILE_ON_BLOC: Final = 19

# Tests.
IS_FREE: Final = 16
IS_COVERED: Final = 17
IS_STUNNED: Final = 18
IS_WOUNDED: Final = 19  # has a life point that is checked
IS_HURT: Final = 20  # the attack just made checked one of its life points
IS_UNMOVED: Final = 21  # in this planning phase
AGAINST_SHOT: Final = 22  # the roll answers a ranged attack
AGAINST_IT: Final = 23  # the roll targets whom the ability was used on
TOUCHED_MARKER: Final = 24  # the roll targets a marker that the bearer touches

# Modifiers.
DICE: Final = 1
THRESHOLD_BY: Final = 2
TACTIC_COST: Final = 3
FREE_REACTION: Final = 4
IMMUNE: Final = 5
STUDY_WITHIN: Final = 6
COVER_WITHIN: Final = 7
CHARGE_UNSEEN: Final = 8
LAST_CHOICE: Final = 9
ANY_TARGET: Final = 10
COORDINATES: Final = 11  # although a propaganda card activated it
COVER_MALUS: Final = 12  # instead of the usual one
LONGEST_SHOT: Final = 13
COST: Final = 14
NO_COORDINATION: Final = 15
REINFORCE: Final = 16

FREE_RIPOSTE: Final = 0  # with Shooting
FREE_OPPORTUNITY: Final = 1
REACTION_IDS: Final = ("shot_back", "opportunity")
FROM_OPPORTUNITY: Final = 0
FROM_PUSH: Final = 1  # by enemies and hostiles
FROM_PLACE: Final = 2
FROM_TAINTED_CONTACT: Final = 3
FROM_NOIRCEUR_FOR_ENEMY: Final = 4  # put out of action
FROM_NOIRCEUR_FOR_FATE: Final = 5
PERIL_IDS: Final = (
    "opportunity",
    "push",
    "place",
    "tainted_contact",
    "noirceur_for_enemy",
    "noirceur_for_fate",
)

# Events.
ON_COORDINATION: Final = 0  # declared by the bearer; "it" is the rouage coordinated
ON_TIE_DRAWN: Final = 1
ON_TIE_EFFECT: Final = 2
ON_CYCLE_END: Final = 3
