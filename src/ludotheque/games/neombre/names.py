"""Every number that Les Nominés du Néombre speaks of by name: what cards are, what they do, whom they aim at.

The rules handle plain integers; the ids are what players, files and journals see. Zones, cards and quests have no name
here: an edition gives them their numbers (Content).
"""

from typing import Final

from ludotheque.core.numbers import Ids

HAND_LIMIT: Final = 6  # NEO-064
PLAYERS: Final = 4
STARTER_CARDS: Final = 10
HP: Final = 10  # NEO-013, NEO-044
MOST_HP: Final = 99  # NEO-004

# Types of a loot card, a bit each; a card may have several, or none (NEO-047).
card_type = Ids()
ASSAULT: Final = card_type.id("assault")
HEAL: Final = card_type.id("heal")
ENCHANTMENT: Final = card_type.id("enchantment")
EQUIPMENT: Final = card_type.id("equipment")
SUMMON: Final = card_type.id("summon")
EVENT: Final = card_type.id("event")
TYPE_IDS: Final = card_type.ids()

# Keywords of a loot card, a bit each.
keyword = Ids()
EXTRA: Final = keyword.id("extra")
CHANNEL: Final = keyword.id("channel")
EPILOGUE: Final = keyword.id("epilogue")
RELIC: Final = keyword.id("relic")
KEYWORD_IDS: Final = keyword.ids()

# Clauses of a card's effect that matter before it is resolved, a bit each (NEO-Q47, NEO-Q57).
clause = Ids()
WITH_RECITAL: Final = clause.id("recital")
WITH_PARAMNESIA: Final = clause.id("paramnesia")
CLAUSE_IDS: Final = clause.ids()

# Filters of cards: a type from 1 on, then a card.
ONLY_CARDS: Final = 16

# Keywords of an enemy, a bit each.
enemy_keyword = Ids()
CALL: Final = enemy_keyword.id("call")
AMBUSH: Final = enemy_keyword.id("ambush")
CIVILIAN: Final = enemy_keyword.id("civilian")
ENEMY_KEYWORD_IDS: Final = enemy_keyword.ids()

# How an enemy finds its target (NEO-074).
targeting = Ids()
RELENTLESS: Final = targeting.id("relentless")
ARROGANT: Final = targeting.id("arrogant")
BRUTAL: Final = targeting.id("brutal")
STUPID: Final = targeting.id("stupid")
FEARLESS: Final = targeting.id("fearless")
UNDECIDED: Final = targeting.id("undecided")
METHODICAL: Final = targeting.id("methodical")
NECROTIC: Final = targeting.id("necrotic")
OPPORTUNIST: Final = targeting.id("opportunist")
PREDATOR: Final = targeting.id("predator")
VENGEFUL: Final = targeting.id("vengeful")
TARGETING_IDS: Final = targeting.ids()

ROLE_IDS: Final = ("brute", "skirmisher", "support", "swarm", "elite")

# Markers (NEO-086); ANY_MARKER only where one is taken away.
marker = Ids()
POISON: Final = marker.id("poison")
INFECTION: Final = marker.id("infection")
SILT: Final = marker.id("silt")
RAGE: Final = marker.id("rage")
WIND: Final = marker.id("wind")
NEOMBRE: Final = marker.id("neombre")
ANY_MARKER: Final = marker.id("any")
MARKER_IDS: Final = marker.ids()
MARKERS: Final = 6

# Where a card may lie during a fight.
place = Ids()
HAND: Final = place.id("hand")
DECK: Final = place.id("deck")
DISCARD: Final = place.id("discard")
JAIL: Final = place.id("jail")
PLACE_IDS: Final = place.ids()

# Sections of a card: when its program runs, or where it stands.
section = Ids()
EFFECT: Final = section.id("effect")  # the card is played or launched
TRANCE: Final = section.id("trance")  # it is discarded or milled (NEO-165)
TURN: Final = section.id("turn")  # of a summon, after its controller's (NEO-056)
LOOTED: Final = section.id("event")  # an event among the loot
ACTIVE: Final = section.id("active")  # the enemy phase
RIPOSTE: Final = section.id("riposte")  # an assault that does not kill
ARRIVAL: Final = section.id("arrival")  # an enemy enters
STATIC: Final = section.id("static")
TRIGGERS: Final = section.id("triggers")
SECTION_IDS: Final = section.ids()
SECTIONS: Final = 9

# What may be forbidden, what may be destroyed.
forbidden = Ids()
BAN_SEARCH: Final = forbidden.id("search")
BAN_EXTRA: Final = forbidden.id("extra")
BAN_HEAL: Final = forbidden.id("heal")
BAN_RECYCLE: Final = forbidden.id("recycle")
BAN_LAUNCH: Final = forbidden.id("launch")
FORBIDDEN_IDS: Final = forbidden.ids()
piece = Ids()
EQUIPMENT_PIECE: Final = piece.id("equipment")
SUMMON_PIECE: Final = piece.id("summon")
PIECE_IDS: Final = piece.ids()

# Moments at which an enchantment ends (NEO-Q143).
TEAM_TURN: Final = 1
ENEMY_PHASE: Final = 2
FIGHT: Final = 3

ROUND: Final = 1  # the period of every limit

# Objectives of quests.
objective = Ids()
WIN_FIGHTS: Final = objective.id("win_fights")
DEFEAT: Final = objective.id("defeat")
DEFEAT_NAMED: Final = objective.id("defeat_named")
DELIVER: Final = objective.id("deliver")
WIN_EACH: Final = objective.id("win_each")
OBJECTIVE_IDS: Final = objective.ids()

# How a card comes to be resolved.
FROM_HAND: Final = 0  # played
FROM_DISCARD: Final = 1  # played, by paramnesia
LAUNCHED: Final = 2
BY_COMPANION: Final = 3  # the card attached to it

# Other readings of the rules, each the opposite of a ruling.
reading = Ids()
# Nobody is asked in which order things of one moment happen (NEO-116, NEO-Q73, NEO-Q93, NEO-Q94, NEO-Q138, NEO-Q175).
SET_ORDER: Final = reading.id("set_order")
CAPPED: Final = reading.id("capped")  # a deck counts up to a value of 100 (NEO-Q09)
FIRST_BONUS: Final = reading.id("first_bonus")  # the first expedition has a bonus too (NEO-Q12)
OWN_RECITAL: Final = reading.id("own_recital")  # a recital looks at its player's own card before (NEO-Q43)
EACH_HIT: Final = reading.id("each_hit")  # every hit is answered (NEO-Q71)
TIE_WON: Final = reading.id("tie_won")  # the last of both sides falling together is a victory (NEO-Q84)
FALLEN_LOSE: Final = reading.id("fallen_lose")  # whoever fell has Mal and no loot, called back or not (NEO-Q88)
FRESH_MARKS: Final = reading.id("fresh_marks")  # a marker received by a card counts for that card (NEO-Q105)
TWO_HANDS: Final = reading.id("two_hands")  # alone, one draws for the companion too (NEO-Q132)
LAST_WORDS: Final = reading.id("last_words")  # what falls from the hands of the dead is discarded, transe too (NEO-Q54)
AT_ONCE: Final = reading.id("at_once")  # ripostes come after the instruction that hit (NEO-Q72)
STAND_IN: Final = reading.id("stand_in")  # a summon suffers the ripostes to its own attack (NEO-Q76)
ENDLESS: Final = reading.id("endless")  # a team turn may have any number of cards (NEO-Q135)
OWN_HANDS: Final = reading.id("own_hands")  # nobody sees the hand of another (NEO-Q180)
READING_IDS: Final = reading.ids()

BECOME_RULES: Final = ("orders",)  # readings that are the rule by now: a table saved with one goes on

FIGURE_IDS: Final = ("player_0", "player_1", "player_2", "player_3")
COMPANION: Final = "companion"
