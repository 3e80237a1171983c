"""Every number that Olomòc speaks of by name: measures, characteristics, kinds of terrain, what abilities can say.

The rules handle plain integers; the ids are what players, files and journals see. Factions, rouages, equipment, cards,
hostiles, agendas and layouts have no name here: an edition numbers them by their order in its files (Content). Lengths
are thousandths of an inch (OLO-G01).
"""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.numbers import Ids

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
characteristic = Ids()
TECHNIQUE: Final = characteristic.id("technique")
COMBAT: Final = characteristic.id("combat")
SHOOTING: Final = characteristic.id("shooting")
DODGE: Final = characteristic.id("dodge")
CHARACTERISTIC_IDS: Final = characteristic.ids()
CHARACTERISTICS: Final = 4

# Life points, two bits each on a life line, the leftmost lowest (OLO-071).
life = Ids()
STANDARD: Final = life.id("S")
REINFORCED: Final = life.id("R")
TAINTED: Final = life.id("T")
LIFE_IDS: Final = life.ids()

# A rouage by its Noirceur (OLO-080).
status = Ids()
HEALTHY: Final = status.id("healthy")
STAINED: Final = status.id("tainted")
CORRUPTED: Final = status.id("corrupted")
STATUS_IDS: Final = status.ids()

# Ministries of affiliation (OLO-159, OLO-160).
ministry = Ids()
ministry.id("coordination", "integrite", "effort", "progres", "harmonie", "edification", "securite", "frange")
AXIS: Final = ministry.id("axe")
MINISTRY_IDS: Final = ministry.ids()
MAIN_MINISTRIES: Final = 7

# What a card carried by a rouage is, and to what it is affiliated (OLO-203 to OLO-206).
EQUIPMENT_TYPE_IDS: Final = ("equipment", "gift")
affiliation = Ids()
OF_MINISTRY: Final = affiliation.id("ministry")
OF_FACTION: Final = affiliation.id("faction")
OF_CHARACTER: Final = affiliation.id("character")
AFFILIATION_IDS: Final = affiliation.ids()

# Terrain (OLO-013, OLO-015).
terrain = Ids()
OBSTRUCTING: Final = terrain.id("obstructing")
LOW: Final = terrain.id("low")
ZONE: Final = terrain.id("zone")
TERRAIN_IDS: Final = terrain.ids()

# Generic abilities, and what else costs an action (OLO-105, OLO-227).
generic = Ids()
REST: Final = generic.id("rest")
MARCH: Final = generic.id("march")
ATTACK: Final = generic.id("attack")
CHARGE: Final = generic.id("charge")
RIPOSTE: Final = generic.id("riposte")
EVADE: Final = generic.id("dodge")
OPPORTUNITY: Final = generic.id("opportunity")
ENTRY: Final = generic.id("entry")
STUDY: Final = generic.id("study")
GENERIC_IDS: Final = generic.ids()

# Combat tactics (OLO-117 to OLO-119).
tactic = Ids()
PUSH_ATTACKER: Final = tactic.id("push_attacker")
PUSH_TARGET: Final = tactic.id("push_target")
STUN_TARGET: Final = tactic.id("stun_target")
TACTIC_IDS: Final = tactic.ids()

# When an ability can be used, and how often (OLO-094, OLO-098, OLO-099).
timing = Ids()
ACTIVE: Final = timing.id("active")
PERMANENT: Final = timing.id("permanent")
CARD: Final = timing.id("card")  # of a ministry or of the Artefact: resolved when it is played or drawn
TIMING_IDS: Final = timing.ids()
UNLIMITED: Final = 0
period = Ids()
period.resume(id=1)
A_PHASE: Final = period.id("phase")
A_CYCLE: Final = period.id("cycle")
A_GAME: Final = period.id("game")
PERIOD_IDS: Final = period.ids()

# What an ability stands on.
bearer = Ids()
ON_CHARACTER: Final = bearer.id("character")
ON_EQUIPMENT: Final = bearer.id("equipment")
ON_MINISTRY: Final = bearer.id("ministry")
ON_ARTEFACT: Final = bearer.id("artefact")
ON_HOSTILE: Final = bearer.id("hostile")
BEARER_IDS: Final = bearer.ids()

# Moments that end what an ability leaves behind (OLO-226, OLO-245).
PHASE_END: Final = 1
CYCLE_END: Final = 2

# Edges of the Bloc, as the kit numbers them.
EDGE_IDS: Final = ("south", "east", "north", "west")

# When an agenda scores.
score_when = Ids()
AT_CYCLE_END: Final = score_when.id("cycle_end")  # step 1 (OLO-239)
AT_GAME_END: Final = score_when.id("game_end")  # only after the 4th cycle (OLO-251)
AT_ROUAGE_OUT: Final = score_when.id("rouage_out")
AT_CARRIER_OUT: Final = score_when.id("carrier_out")
AT_HOSTILE_OUT: Final = score_when.id("hostile_out")
AT_HOSTILE_HURT: Final = score_when.id("hostile_hurt")  # life points that an attack of yours checked
AT_STUDIED: Final = score_when.id("marker_studied")  # a marker was removed
SCORE_WHEN_IDS: Final = score_when.ids()

# For whom, and for each of what.
score_to = Ids()
TO_EACH: Final = score_to.id("each")  # each player, for what is theirs
TO_AUTHOR: Final = score_to.id("author")  # the player whose rouage did it
TO_OPPONENT: Final = score_to.id("opponent")  # of the owner of the rouage lost
TO_MOST_TOKENS: Final = score_to.id("most_tokens")  # nobody on a tie
TO_SOLE_HOLDER: Final = score_to.id("sole_holder")  # the only player near
TO_GREATER_RANK: Final = score_to.id("greater_rank")  # nobody on a tie
SCORE_TO_IDS: Final = score_to.ids()
score_per = Ids()
PER_ONCE: Final = score_per.id("once")
PER_RANK: Final = score_per.id("rank")  # of the rouage lost
PER_LIFE: Final = score_per.id("life")  # point checked
PER_OWN_TOKEN: Final = score_per.id("own_token")  # marker that holds a token of the player's
PER_MARKER: Final = score_per.id("marker")
PER_FILE: Final = score_per.id("file")  # carried by rouages on the Bloc
PER_FILE_HOME: Final = score_per.id("file_home")  # carried near one's own deployment line
SCORE_PER_IDS: Final = score_per.ids()
# What is given: victory points, agenda tokens, or dossiers that fall to the ground.
score_gives = Ids()
GIVES_VP: Final = score_gives.id("vp")
GIVES_TOKENS: Final = score_gives.id("tokens")
DROPS_FILES: Final = score_gives.id("files")
SCORE_GIVES_IDS: Final = score_gives.ids()

# What a study does to its marker.
NO_STUDY: Final = -1
study = Ids()
PUT_TOKEN: Final = study.id("put_token")
REMOVE_MARKER: Final = study.id("remove_marker")
TAKE_FILE: Final = study.id("take_file")
STUDY_IDS: Final = study.ids()

# Instincts (OLO-180): on what condition, what, at whom.
instinct_if = Ids()
IF_STUNNED: Final = instinct_if.id("stunned")
IF_ENGAGING: Final = instinct_if.id("engaging")  # a rouage in sight
IF_NEAR: Final = instinct_if.id("near")  # a player's rouage within a range
IF_ANYBODY: Final = instinct_if.id("anybody")  # a player's rouage on the Bloc
IF_SHOT: Final = instinct_if.id("shot")  # a valid target, with dice left
IF_ALWAYS: Final = instinct_if.id("always")
INSTINCT_IF_IDS: Final = instinct_if.ids()
instinct_do = Ids()
SHAKE_OFF: Final = instinct_do.id("shake_off")  # the stunned token goes, the activation ends
STRIKE: Final = instinct_do.id("strike")
SHOOT: Final = instinct_do.id("shoot")
MOVE: Final = instinct_do.id("move")  # directly towards
STOP: Final = instinct_do.id("stop")
INSTINCT_DO_IDS: Final = instinct_do.ids()
instinct_at = Ids()
AT_PREFERRED: Final = instinct_at.id("preferred")  # among those for whom the condition holds (OLO-Q79)
AT_CENTRE: Final = instinct_at.id("centre")  # of the Bloc
INSTINCT_AT_IDS: Final = instinct_at.ids()

# Lengths in programs: beside a number, none at all, or contact.
NO_LENGTH: Final = 0
CONTACT: Final = -1

# Sections of an ability.
section = Ids()
EFFECT: Final = section.id("effect")
STATIC: Final = section.id("static")
TRIGGERS: Final = section.id("triggers")
SECTION_IDS: Final = section.ids()

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

# What else verbs say.
malus = Ids()
COUNTED: Final = malus.id("counted")
IGNORED: Final = malus.id("ignored")
MALUS_IDS: Final = malus.ids()
against = Ids()
ANYWHERE: Final = against.id("nothing")
AT_TERRAIN: Final = against.id("terrain")  # the end of a placing touches terrain that is no zone
AGAINST_IDS: Final = against.ids()
HEADING_IDS: Final = ("any", "directly")
spawn = Ids()
SPAWN_CENTRE: Final = spawn.id("centre")
SPAWN_EDGE: Final = spawn.id("neutral_edge")  # the middle of an edge that is nobody's deployment line
SPAWN_IDS: Final = spawn.ids()

# Whose a rouage is that an ability targets, seen from its bearer, and what it must have.
whose = Ids()
ALLY: Final = whose.id("ally")  # the bearer too
OTHER_ALLY: Final = whose.id("other_ally")
ENEMY: Final = whose.id("enemy")
FOE: Final = whose.id("foe")  # an enemy or a hostile
WHOSE_IDS: Final = whose.ids()
has = Ids()
HAS_ANYTHING: Final = has.id("anything")
HAS_NOIRCEUR: Final = has.id("noirceur")
HAS_ACTION: Final = has.id("action")
HAS_SPENT_ACTION: Final = has.id("spent_action")  # fewer tokens than at the start of the cycle
HAS_WOUND: Final = has.id("wound")  # a life point that is checked
HAS_STUNNED: Final = has.id("stunned")
HAS_IDS: Final = has.ids()

reaction = Ids()
FREE_RIPOSTE: Final = reaction.id("shot_back")  # with Shooting
FREE_OPPORTUNITY: Final = reaction.id("opportunity")
REACTION_IDS: Final = reaction.ids()
peril = Ids()
FROM_OPPORTUNITY: Final = peril.id("opportunity")
FROM_PUSH: Final = peril.id("push")  # by enemies and hostiles
FROM_PLACE: Final = peril.id("place")
FROM_TAINTED_CONTACT: Final = peril.id("tainted_contact")
FROM_NOIRCEUR_FOR_ENEMY: Final = peril.id("noirceur_for_enemy")  # put out of action
FROM_NOIRCEUR_FOR_FATE: Final = peril.id("noirceur_for_fate")
PERIL_IDS: Final = peril.ids()

# Events.
