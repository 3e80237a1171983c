# interpreted
"""What the elements of Diktat may say (DIK-172 to DIK-177): goods and points they give, Capacities, Manifestations and
Special Manoeuvres."""

from typing import Any

from ludotheque.games.diktat import names, verbs
from ludotheque.kit.content.shapes import nearest, shown
from ludotheque.kit.effects import program
from ludotheque.kit.effects.loader import Compiler
from ludotheque.kit.effects.phrases import Path
from ludotheque.kit.effects.vocabulary import (
    Complain,
    Condition,
    Flag,
    Kind,
    Modifier,
    Say,
    Selector,
    Value,
    Verb,
    Vocabulary,
    Whole,
    Words,
)

Table = dict[str, Any]

MOST_GOODS = 15
AFFINITIES = ("politics", "people", "artefact")
SYMBOLS = (names.POLITICS, names.PEOPLE, names.ARTEFACT, names.ANY_AFFINITY)
GOODS = {name: i for i, name in enumerate(names.GOOD_IDS[: names.DEBT])} | {
    "any_affinity": names.ANY_AFFINITY,
    "other_affinity": names.OTHER_AFFINITY,
}
GIVEN = ("citizen", "guard", "emissary", "pp", "spy", "assassin", *AFFINITIES, "any_affinity")


class Goods(Kind):
    """So many of one kind of good: `{ pp = 4 }`."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def encode(self, name: str, value: object, complain: Complain) -> int:
        if not isinstance(value, dict):
            complain(f"{name} must be a table, not {shown(value)}")
        elif strangers := [good for good in value if good not in self.known]:
            complain(f"unknown key {shown(strangers[0])}" + nearest(strangers[0], list(self.known)))
        elif len(value) != 1:
            complain(f"{name} must name exactly one good, not {len(value)}")
        else:
            ((good, n),) = value.items()
            return GOODS[good] * 16 + Whole(1, MOST_GOODS).encode(good, n, complain)
        return 0

    def decode(self, number: int) -> Value:
        return next(good for good, place in GOODS.items() if place == number >> 4)

    def spoken(self, number: int, say: Say) -> Value:
        return say(f"card-good-{self.decode(number)}", n=number & 15)


def _income() -> tuple[Modifier, ...]:
    return tuple(
        Modifier(name, names.INCOME + good, "n:1..20", "development") for good, name in enumerate(names.GOOD_IDS)
    )


MANIFESTATION, SPECIAL, EITHER = "manifestation", "special", "manifestation special"
RULE = "DIK-101"

VOCABULARY = Vocabulary(
    verbs=(
        Verb("exchange", names.EXCHANGE, "give:given get:got", MANIFESTATION),
        Verb("bonus_spy", names.BONUS_SPY, "", MANIFESTATION),
        Verb("bonus_extend", names.BONUS_EXTEND, "", MANIFESTATION),
        Verb("bonus_develop", names.BONUS_DEVELOP, "n:1..20", MANIFESTATION),
        Verb("bonus_assassinate", names.BONUS_ASSASSINATE, "n:1..20", MANIFESTATION),
        Verb("play_twice", names.PLAY_TWICE, "", MANIFESTATION),
        Verb("skip_turn", names.SKIP_TURN, "", MANIFESTATION),
        Verb("move_pile", names.MOVE_PILE, "", EITHER),
        Verb("refresh", names.REFRESH, "n:1..20 to", EITHER, rule="DIK-024", ask="refresh"),
        Verb("look_secret", names.LOOK_SECRET, "", MANIFESTATION),
        Verb("name_sector", names.NAME_SECTOR, "to=sector", MANIFESTATION, rule="DIK-114", ask="next-sector"),
        Verb("name_first", names.NAME_FIRST, "to=player", MANIFESTATION, rule="DIK-065", ask="first-player"),
        Verb("place_token", names.PLACE_TOKEN, "token:token to", MANIFESTATION, rule="DIK-038", ask="place-token"),
        Verb("move_others", names.MOVE_OTHERS, "n:1..20", MANIFESTATION),
        Verb("move_pawns", names.MOVE_PAWNS, "n:1..20", MANIFESTATION),
        Verb("take_back", names.TAKE_BACK, "to=own_pile", MANIFESTATION, rule="DIK-Q22", ask="take-back"),
        Verb("retreat", names.RETREAT, "", MANIFESTATION),
        Verb("strike", names.STRIKE, "", MANIFESTATION),
        Verb("reinforce", names.REINFORCE, "agent:agent n:1..20 one_pile:flag?", SPECIAL),
        Verb("gain_pp", names.GAIN_PP, "n:1..20", SPECIAL),
        Verb("kill_spree", names.KILL_SPREE, "n:1..20", SPECIAL),
        Verb("sweep", names.SWEEP, "to=pile_beside", SPECIAL, rule=RULE, ask="sweep"),
        Verb("dossiers", names.DOSSIERS, "n:1..20 to=opponent", SPECIAL, rule=RULE, ask="dossiers"),
        Verb("tunnels", names.TUNNELS, "n:1..20", SPECIAL),
        Verb("campaign", names.CAMPAIGN, "n:1..20", SPECIAL),
        Verb("inquisition", names.INQUISITION, "n:1..20 to=opposing_pile", SPECIAL, rule=RULE, ask="inquisition"),
    ),
    selectors=(
        Selector("own_pile", names.OWN_PILE, how=program.CHOSEN, offers=verbs.PILE),
        Selector("opposing_pile", names.OPPOSING_PILE, how=program.CHOSEN, offers=verbs.PILE),
        Selector("pile_beside", names.PILE_BESIDE, how=program.CHOSEN, offers=verbs.PILE),
        Selector("pile_for", names.PILE_FOR, "token:token", how=program.CHOSEN, offers=verbs.PILE),
        Selector("sector_for", names.SECTOR_FOR, "token:token", how=program.CHOSEN, offers=verbs.NAME),
        Selector("sector", names.SECTOR_WITH_PILE, how=program.CHOSEN, offers=verbs.NAME),
        Selector("player", names.PLAYER, how=program.CHOSEN, offers=verbs.FIRST),
        Selector("opponent", names.OPPONENT, how=program.CHOSEN, offers=verbs.OPPONENT),
        Selector("used_element", names.USED_ELEMENT, how=program.CHOSEN, offers=verbs.ELEMENT),
    ),
    conditions=(Condition("base", names.BASE_ONLY, clause=True), Condition("others", names.OTHERS_ONLY, clause=True)),
    modifiers=(
        *_income(),
        Modifier("vp", names.GAIN_VP, "n:-20..20", "gain"),
        Modifier("rank", names.GAIN_RANK, "n:-100..100", "gain"),
        Modifier("affinity", names.GAIN_AFFINITY, "affinity:symbol n:1..20=1", "gain"),
        Modifier("attack_exemption", names.ATTACK_EXEMPTION, "", "besides"),
        Modifier("extend_bonus", names.EXTEND_BONUS, "n:1..20", "capacity"),
        Modifier("spy_more", names.SPY_MORE, "n:1..20", "capacity"),
        Modifier("bounty", names.BOUNTY, "n:1..20", "capacity"),
        Modifier("guard_discount", names.GUARD_DISCOUNT, "n:1..20", "capacity"),
        Modifier("guard_surcharge", names.GUARD_SURCHARGE, "n:1..20", "capacity"),
        Modifier("develop_discount", names.DEVELOP_DISCOUNT, "n:1..20", "capacity"),
        Modifier("first_among_equals", names.FIRST_AMONG_EQUALS, "", "capacity"),
        Modifier("attack_immunity", names.ATTACK_IMMUNITY, "", "capacity"),
        Modifier("fewer_assassins", names.FEWER_ASSASSINS, "n:1..20", "capacity"),
        Modifier("half_assassins", names.HALF_ASSASSINS, "", "capacity"),
        Modifier("wild_affinity", names.WILD_AFFINITY, "affinity:affinity", "capacity"),
        Modifier("spy_and_discard", names.SPY_AND_DISCARD, "n:1..20", "capacity"),
        Modifier("martial_law", names.MARTIAL_LAW, "n:1..20", "capacity"),
        Modifier("picket", names.PICKET, "n:1..20", "capacity"),
        Modifier("arm_wrestling", names.ARM_WRESTLING, "n:1..20", "capacity"),
        Modifier("darkness_pass", names.DARKNESS_PASS, "", "capacity"),
    ),
    kinds={
        "given": Goods(*GIVEN),
        "got": Goods(*GIVEN, "other_affinity"),
        "token": Words(*names.TOKEN_IDS[1:4], numbers=(1, 2, 3)),
        "agent": Words(*names.GOOD_IDS[:3]),
        "affinity": Words(*AFFINITIES, numbers=SYMBOLS[:3]),
        "symbol": Words(*AFFINITIES, "any", numbers=SYMBOLS),
        "flag": Flag(),
    },
    sections=names.TYPE_IDS,
    do="verb",
    enough=verbs.STOP,
)


def compile_effect(compiler: Compiler, effect: Table, path: Path) -> None:
    """The entries of one effect. Goods, points and Ranks have no verb: each is a modifier of its own name. What an
    effect may be aimed at follows from its verb."""
    beside: Table = {key: value for key, value in effect.items() if key in ("type", "when")}
    if effect["type"] == "development":
        for good in (key for key in effect if key in names.GOOD_IDS):
            compiler.single({**beside, "verb": good, "n": effect[good]}, path, "type")
    elif effect["type"] == "gain":
        for what in (key for key in ("vp", "rank") if key in effect):
            compiler.single({**beside, "verb": what, "n": effect[what]}, path, "type")
        if "affinity" in effect:
            beside |= {"affinity": effect["affinity"], "n": effect.get("n", 1)}
            compiler.single({**beside, "verb": "affinity"}, path, "type")
    else:
        compiler.single({**effect, **aimed(effect)}, path, "type")


def aimed(effect: Table) -> Table:
    """The target of a verb that depends on what stands beside it."""
    if effect.get("verb") == "refresh":
        return {"to": {"up_to": effect.get("n", 1), "of": "used_element"}}
    if effect.get("verb") == "place_token":
        kind = "pile_for" if effect.get("token") == "sleeper" else "sector_for"
        return {"to": {kind: effect.get("token")}}
    return {}
