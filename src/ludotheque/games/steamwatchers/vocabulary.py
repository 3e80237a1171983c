# interpreted
"""What Archon cards may say (STW-062 to STW-064): their verbs, and what they change while they are in force."""

from typing import Any

from ludotheque.games.steamwatchers import names, verbs
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Report
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.vocabulary import Modifier, Selector, Verb, Vocabulary, Whole

RULE = "STW-062"

VOCABULARY = Vocabulary(
    verbs=(
        Verb("name_sea", names.NAME_SEA, "to=sea", "arrival", rule=RULE, ask="name-sea"),
        Verb("gain_healthy", names.GAIN_HEALTHY, "n:1..5 to=concerned", "arrival bonus"),
        Verb("raise_incubation", names.RAISE_INCUBATION, "n:1..5 to=concerned", "arrival"),
        Verb("place_soldier", names.PLACE_SOLDIER, "n:1..5 to=concerned", "arrival bonus"),
        Verb("grow_columns", names.GROW_COLUMNS, "floors:floors n:1..5", "arrival"),
        Verb("shrink_columns", names.SHRINK_COLUMNS, "floors:floors n:1..5", "arrival"),
        Verb("offer_contraband", names.OFFER_CONTRABAND, "n:1..5 to=concerned", "arrival"),
        Verb("draw_steam", names.DRAW_STEAM, "n:1..5 to=concerned", "arrival bonus"),
        Verb("place_contract", names.PLACE_CONTRACT, "to=concerned", "arrival"),
        Verb("add_floor", names.ADD_FLOOR, "n:1..5 to=column", "bonus", rule=RULE, ask="bonus-floor"),
        Verb("spare_column", names.SPARE_COLUMN, "to=tall_column", "bonus", rule=RULE, ask="spare-column"),
        Verb("build_turret", names.BUILD_TURRET, "to=own_zone", "bonus", rule=RULE, ask="bonus-turret"),
        Verb("remove_quarantine", names.REMOVE_QUARANTINE, "n:1..5 to=concerned", "bonus"),
    ),
    selectors=(
        Selector("concerned", names.CONCERNED, many=True),
        Selector("sea", names.A_SEA, how=program.CHOSEN, offers=verbs.SEA),
        Selector("column", names.A_COLUMN, how=program.CHOSEN, offers=verbs.ZONE),
        Selector("tall_column", names.A_TALL_COLUMN, how=program.CHOSEN, offers=verbs.ZONE),
        Selector("own_zone", names.AN_OWN_ZONE, how=program.CHOSEN, offers=verbs.ZONE),
    ),
    modifiers=(
        Modifier("sea_closed", names.SEA_CLOSED, within="lasting"),
        Modifier("straits_closed", names.STRAITS_CLOSED, within="lasting"),
        Modifier("no_forced_march", names.NO_FORCED_MARCH, within="lasting"),
        Modifier("defender_wins_ties", names.DEFENDER_WINS_TIES, within="lasting"),
        Modifier("turret_force", names.TURRET_FORCE, "n:1..9", "lasting"),
        Modifier("no_attacker_support", names.NO_ATTACKER_SUPPORT, within="lasting"),
        Modifier("bid_limit", names.BID_LIMIT, "n:1..9", "lasting"),
        Modifier("supply_less", names.SUPPLY_LESS, "n:1..9", "lasting"),
        Modifier("clean_last_floor", names.CLEAN_LAST_FLOOR, within="lasting"),
        Modifier("free_farms", names.FREE_FARMS, within="lasting"),
        Modifier("exempt", names.EXEMPT, within="bonus"),
        Modifier("more", names.MORE, "n:1..5", "bonus"),
        Modifier("without_haven", names.WITHOUT_HAVEN, within="bonus"),
    ),
    kinds={"floors": Whole(1, 5)},
    sections=names.WHEN_IDS,
    do="verb",
)


def book_of(cards: list[dict[str, Any]], report: Report) -> Book:
    """What the cards of a file do, by their place in it."""
    compiler = Compiler(VOCABULARY, report)
    for i, card in enumerate(cards):
        compiler.begin(card["id"])
        for k, effect in enumerate(card["effects"]):
            compiler.single(effect, ("card", i, "effects", k), "when")
    return compiler.finish()
