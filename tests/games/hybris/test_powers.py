"""What cards, tiles, boards and allies say: each condition, count, modifier and event where it decides."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names, state
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.phases.turns import why_not_complete
from ludotheque.games.hybris.sight import CHARACTER_IDS
from ludotheque.games.hybris.state import Facts
from ludotheque.kit.effects.selectors import NONE
from tests.games.hybris.scene import Scene, deploy, end, quest, scene, turn
from tests.games.hybris.tiles import whole
from tests.marks import rule

HERO, PROPHET, OLYMPIAN = 0, state.PROPHET, int(state.FIGURE)
AIR_EARTH = ["P03", "P01"]


def kinds(table: Scene, cards: list[str]) -> vec[i64]:
    return vec[i64]([i64(table.state.content.conflict_ids.index(card)) for card in cards])


# -- Premonitions: each with a turn that fulfils it, and with each thing that spoils it

FACTS = {
    "sent": Facts.sent,
    "to": Facts.sent_to,
    "city": Facts.sent_city,
    "did": Facts.did,
    "converted": Facts.converted,
    "pushed": Facts.pushed,
    "chanted": Facts.chanted,
    "epic": Facts.epic_ended,
    "beat_player": Facts.beat_player,
    "beat_quest": Facts.beat_quest,
    "beat_hero": Facts.beat_hero,
    "made": Facts.made,
    "deployed": Facts.deployed,
}
INFLUENCE, DEPLOY = int(names.INFLUENCE), int(names.DEPLOY)
ATHENS, SPARTA, ARGOS, ELIS, LEMNOS = range(5)
TWO_IN_ARGOS = {"O01": "0 AR1", "A02": "1 AR2"}

PREMONITIONS: list[tuple[str, dict[str, Any], list[dict[str, Any]]]] = [
    ("V01", {"city": LEMNOS, "did": INFLUENCE}, [{"city": ARGOS}, {"did": DEPLOY}]),
    ("V02", {"city": SPARTA, "did": INFLUENCE, "sent": HERO}, [{"city": LEMNOS}, {"sent": PROPHET}, {"did": DEPLOY}]),
    ("V03", {"city": ARGOS, "did": INFLUENCE}, [{"city": ELIS}, {"did": DEPLOY}]),
    ("V04", {"city": ATHENS, "did": DEPLOY}, [{"city": ARGOS}, {"did": INFLUENCE}]),
    (
        "V05",
        {"did": DEPLOY, "tiles": {"O01": "0 AR1"}, "deployed": "O01"},
        [{"did": INFLUENCE}, {"tiles": {"O01": "0 EL1"}}, {"deployed": -1}],
    ),
    ("V06", {"beat_player": 1}, [{"beat_player": 0, "beat_quest": 1}]),
    ("V07", {"city": ELIS, "sent": PROPHET, "did": INFLUENCE}, [{"sent": HERO}, {"city": ARGOS}, {"did": DEPLOY}]),
    (
        "V08",
        {"did": DEPLOY, "tiles": TWO_IN_ARGOS, "deployed": "O01"},
        [{"tiles": {"O01": "0 AR1"}}, {"did": INFLUENCE}, {"deployed": -1}],
    ),
    ("V09", {"sent": OLYMPIAN, "prayer": [2, 0]}, [{"sent": HERO}, {"prayer": [1, 5]}]),
    ("V10", {"sent": PROPHET, "did": int(names.DESIGN)}, [{"sent": HERO}, {"did": int(names.CONVERT)}]),
    ("V11", {"did": int(names.CONVERT), "converted": 3}, [{"converted": 2}, {"did": int(names.DESIGN)}]),
    ("V12", {"greatness": [1, 2]}, [{"greatness": [2, 1]}]),
    ("V13", {"faithful": [3, 0]}, [{"faithful": [2, 9]}]),
    ("V14", {"freed": whole("ZEU2")}, [{"freed": {"ZEU2": 1}}]),
    ("V15", {"did": int(names.MANUFACTURE), "made": "S02"}, [{"made": "A02"}, {"made": -1}, {"did": 3}]),
    ("V16", {"did": int(names.PRODUCE), "tiles": {"A01": "0 1"}}, [{"tiles": {"A01": "1 1"}}, {"did": 2}]),
    ("V17", {"pushed": 1}, [{"pushed": 0}]),
    ("V18", {"aegis": [3, 0]}, [{"aegis": [2, 9]}]),
    ("V19", {"sent": HERO, "did": int(names.MANUFACTURE)}, [{"sent": PROPHET}, {"did": int(names.PRODUCE)}]),
    ("V20", {"sent": OLYMPIAN, "did": int(names.PERCEIVE)}, [{"sent": PROPHET}, {"did": int(names.PRESAGE)}]),
    ("V21", {"hands": [["P03"]]}, [{"hands": [["P01"], ["P03"]]}]),
    ("V22", {"premonitions": [["V01", "V02"]]}, [{"premonitions": [["V01"], ["V02", "V03"]]}]),
    ("V23", {"sent": PROPHET, "prayer": [1, 0]}, [{"sent": HERO}, {"prayer": [0, 5]}]),
    ("V24", {"hands": [["P10"]]}, [{"hands": [["P01"], ["P10"]]}]),
    ("V25", {"chanted": 2}, [{"chanted": 1}]),
    ("V26", {"sent": HERO, "beat_quest": 1}, [{"sent": OLYMPIAN}, {"beat_quest": 0, "beat_hero": 1}]),
    ("V27", {"sent": OLYMPIAN, "beat_quest": 1}, [{"sent": HERO}, {"beat_quest": 0, "beat_player": 1}]),
    ("V28", {"hands": [["P02", "P05"]]}, [{"hands": [["P02"], ["P05"]]}]),
    ("V29", {"epic": 1}, [{"epic": 0, "chanted": 3}]),
    ("V30", {"sent": HERO, "beat_hero": 1}, [{"beat_hero": 0, "beat_quest": 1}]),
    (
        "V31",
        {"did": int(names.TRAIN), "hands": [["P01", "P02", "P03", "P04"]]},
        [{"hands": [["P01", "P02", "P03"], ["P04"]]}, {"did": int(names.FIGHT)}],
    ),
    ("V32", {"determination": [4, 3]}, [{"determination": [3, 6]}]),
    ("V33", {"hands": [["P01", "P02"]]}, [{"hands": [["P01", "P03"]]}]),
    ("V34", {"prayer": [2, 0]}, [{"prayer": [1, 5]}]),
    ("V35", {"did": int(names.RESURRECT)}, [{"did": int(names.DRAIN)}]),
    ("V36", {"sent": OLYMPIAN, "did": int(names.DRAIN)}, [{"sent": HERO}, {"did": int(names.RESURRECT)}]),
    (
        "V37",
        {"characters": {0: {"pollux": "below"}}, "aegis": [2, 0]},
        [{"characters": {0: {"pollux": "reserve"}}}, {"aegis": [1, 5]}],
    ),
    ("V38", {"aegis": [6, 0]}, [{"aegis": [5, 9]}]),
    ("V39", {"sent": PROPHET, "goodness": [4, 1]}, [{"sent": HERO}, {"goodness": [3, 5]}]),
]


def foreseen(card: str, told: dict[str, Any]) -> str | None:
    """Why a Premonition cannot be completed in a turn that went so, or None."""
    held = [list(cards) for cards in told.get("premonitions", [[]])]
    held[0] = [card, *held[0]]
    described = {key: value for key, value in told.items() if key not in FACTS} | {"premonitions": held}
    table = scene(2, phase="planning", **described)
    s = table.state
    number = s.content.premonition_ids.index(card)
    facts = {"to": int(s.content.premonition_at[number])} | {key: told[key] for key in told if key in FACTS}
    for key, value in facts.items():
        s.facts[FACTS[key]] = s.content.tile_ids.index(value) if isinstance(value, str) else value
    refusal = why_not_complete(s, 0, number)
    return None if refusal is None else refusal.why


def test_every_premonition_is_tried() -> None:
    assert [card for card, _, _ in PREMONITIONS] == [f"V{n:02}" for n in range(1, 40)]


@rule("HYB-136", "HYB-Q137")
@pytest.mark.parametrize(("card", "told", "spoilers"), PREMONITIONS, ids=lambda x: x if isinstance(x, str) else "")
def test_what_a_premonition_asks_for(card: str, told: dict[str, Any], spoilers: list[dict[str, Any]]) -> None:
    assert foreseen(card, told) is None
    for spoiler in spoilers:
        assert foreseen(card, told | spoiler) == "premonition-not-fulfilled", spoiler
    assert foreseen(card, told | {"to": (int(scene().state.content.premonition_at[int(card[1:]) - 1]) + 1) % 7}) == (
        "premonition-elsewhere"
    )


@rule("HYB-136")
def test_the_arena_asks_for_one_thing_or_another() -> None:
    assert foreseen("V30", {"sent": OLYMPIAN}) is None
    assert foreseen("V30", {"sent": HERO}) == "premonition-not-fulfilled"


# -- and what a turn leaves behind for them


@rule("HYB-Q129", "HYB-136")
def test_a_turn_remembers_what_was_won() -> None:
    table = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03"]])
    table.play(0, "card P01", "card P02", "card P03")
    assert table.asks == [(0, "remove")]
    facts = table.state.facts
    assert facts[Facts.beat_quest] == 1 and facts[Facts.beat_hero] == facts[Facts.beat_player] == 0
    city = turn(
        hands=[["P04"]], characters={0: {"pollux": "mortal_world"}, 1: {"olympian": "argos acted"}}, determination=[3]
    ).play(0, "activate pollux", "city argos", "card P04", "continue")
    assert city.state.facts[Facts.beat_player] == 1 and city.state.facts[Facts.beat_quest] == 0
    hero = turn(
        arena=["K03"],
        hands=[["P04", "P01"]],
        characters={0: {"pollux": "colosseum"}},
        determination=[6],
        premonitions=[["V30"]],
    ).play(0, "activate pollux", "slot CO3", "go_on", "act fight", "hero calypso", "card P04", "card P01")
    assert hero.state.facts[Facts.beat_hero] == 1 and hero.state.facts[Facts.beat_quest] == 0


@rule("HYB-141", "HYB-145", "HYB-150", "HYB-163", "HYB-196")
def test_a_turn_remembers_what_was_done() -> None:
    table = turn(prayer=[5], characters={0: {"pollux": "olympus"}}).play(0, "activate pollux", "slot OL2")
    table.play(0, "act convert", "convert line_2", "convert line_1")
    assert table.state.facts[Facts.converted] == 3 and table.state.facts[Facts.did] == names.CONVERT
    told: dict[str, Any] = {"characters": {0: {"pollux": "forge"}}, "premonitions": [["V15"]]}
    made = turn(tiles={"S02": "0 A"}, faithful=[5], aegis=[6], **told)
    made.play(0, "activate pollux", "slot FO3", "go_on")
    made.play(0, made.choices(0)[0])
    assert made.state.facts[Facts.made] == made.state.content.tile_ids.index("S02")
    pushed = turn(tiles={"A01": "1 3", "A02": "1 2"}, **told)
    pushed.play(0, "activate pollux", "slot FO3", "go_on")
    assert pushed.state.facts[Facts.pushed] == 1 and pushed.state.facts[Facts.did] == names.PRODUCE
    own = turn(tiles={"A01": "0 3", "A02": "1 2"}, **told).play(0, "activate pollux", "slot FO3", "go_on")
    assert own.state.facts[Facts.pushed] == 0 and own.state.facts[Facts.did] == names.PRODUCE
    chant = quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]]).play(0, "card CZ1", "card P03")
    assert chant.state.facts[Facts.chanted] == 1 and chant.state.facts[Facts.epic_ended] == 0
    chant.play(0, "discard P01", "card P03")
    assert chant.state.facts[Facts.chanted] == 2 and chant.state.facts[Facts.epic_ended] == 1


# -- Force

FORCES: list[tuple[list[str], int, dict[str, Any], list[int]]] = [
    # cards, who fights, what else there is; Force but for Combos as Attacker, as Defender, against the game
    (["P06"], HERO, {}, [1, 2, 1]),
    (["P07"], HERO, {}, [3, 2, 2]),
    (["CZ5"], HERO, {}, [1, 1, 1]),
    (["CZ5"], OLYMPIAN, {}, [3, 3, 3]),
    (["CZ4", "P03"], HERO, {}, [5, 5, 5]),
    (["CZ4", "P01"], HERO, {}, [6, 6, 6]),
    (["P03", "P11", "CZ4"], HERO, {}, [8, 8, 8]),
    (["CP4", "CP1"], HERO, {}, [6, 6, 6]),
    (["CA3"], HERO, {}, [2, 4, 2]),
    (["CH1"], HERO, {"characters": {0: {"ulysse": "below"}, 1: {"orphee": "below"}}}, [2, 2, 2]),
    (
        ["CH1"],
        HERO,
        {
            "characters": {
                0: dict.fromkeys(("ulysse", "diomede", "telemaque"), "below"),
                1: dict.fromkeys(("orphee", "sisyphe", "tantale"), "below"),
            }
        },
        [3, 3, 3],
    ),
    (["CH4"], HERO, {}, [2, 2, 1]),
    (["K07"], HERO, {}, [1, 2, 1]),
    (["P03"], HERO, {"tiles": {"M01": "0 EL1"}}, [2, 1, 1]),
    (["P03"], HERO, {"tiles": {"M04": "0 EL1"}}, [1, 1, 2]),
    (["P03"], HERO, {"bold": [3, 3]}, [4, 4, 4]),
    (["P03"], OLYMPIAN, {"freed": whole("ATH2")}, [1, 1, 1]),
    (["P03"], CHARACTER_IDS.index("penthesilee"), {"characters": {0: {"penthesilee": "reserve"}}}, [3, 1, 3]),
    (["P03"], CHARACTER_IDS.index("telemaque"), {"freed": whole("ATH4")}, [2, 1, 2]),
]


def forces(cards: list[str], fighter: int, **described: Any) -> list[int]:
    """Of Athéna's fighter with such cards against Hadès' empty hand: attacking, and against the game; and of Hadès'
    fighter when he defends with them."""
    table = scene(2, olympians=["athena", "hades"], phase="planning", **described)
    s = table.state
    s.zones[0] = kinds(table, cards)
    combat.begin(s, 0, fighter, 1, HERO, state.NOBODY)
    combos = combat.combos(s, 0)
    attacking = int(combat.force_total(s, 0) - combos)
    combat.begin(s, 0, fighter, state.NOBODY, state.NOBODY, 0)
    alone = int(combat.force_total(s, 0) - combos)
    s.zones[1], s.zones[0] = s.zones[0], vec[i64]()
    combat.begin(s, 0, HERO, 1, fighter, state.NOBODY)
    return [attacking, int(combat.force_total(s, 1) - combos), alone]


@rule("HYB-249", "HYB-261", "HYB-253", "HYB-Q81", "HYB-Q88")
@pytest.mark.parametrize(("cards", "fighter", "told", "expected"), FORCES)
def test_what_adds_force(cards: list[str], fighter: int, told: dict[str, Any], expected: list[int]) -> None:
    assert forces(cards, fighter, **told) == expected


@rule("HYB-261", "HYB-241")
@pytest.mark.parametrize(
    ("card", "less"), [("CZ1", 1), ("CP3", 1), ("CAU", 1), ("K03", 1), ("K14", 1), ("CH5", 1), ("P01", 0), ("CA4", 3)]
)
def test_what_takes_force_from_the_other(card: str, less: int) -> None:
    table = scene(2, olympians=["athena", "hades"], phase="planning")
    s = table.state
    s.zones[1] = kinds(table, ["P01", "P02"])  # with a Combo of 3
    combat.begin(s, 0, HERO, 1, HERO, state.NOBODY)
    before = combat.force_total(s, 1)
    assert before == 8
    s.zones[0] = kinds(table, [card])
    assert combat.force_total(s, 1) == before - less


@rule("HYB-240", "HYB-248")
def test_cards_that_help_the_next_one() -> None:
    table = quest("X03", arena=["K01", "K02"], hands=[["P12", "P03", "P06", "P01"]])
    assert table.play(0, "card P12").state.combat[combat.EXTRA] == 0
    assert table.play(0, "card P03").state.combat[combat.EXTRA] == 2
    assert table.play(0, "card P06").state.combat[combat.EXTRA] == 2  # only the next one
    cheap = quest("X03", hero="diomede", olympians=["athena", "zeus"], hands=[["CA5", "P04"]], determination=[2])
    assert cheap.choices(0) == ["card CA5", "stop"]
    cheap.play(0, "card CA5")
    assert cheap.choices(0) == ["card P04", "stop"]


@rule("HYB-240")
def test_a_card_that_may_be_fed_with_another() -> None:
    told: dict[str, Any] = {"hero": "thesee", "olympians": ["poseidon", "zeus"], "arena": ["K01", "K02"]}
    table = quest("X03", hands=[["CP5", "P03", "P01"]], **told).play(0, "card CP5")
    assert table.choices(0) == ["accept", "decline"]
    table.play(0, "accept", "discard P03")
    assert combat.force_total(table.state, 0) == 2 + 2 and table.player(0)["discard"] == ["P03"]
    plain = quest("X03", hands=[["CP5", "P03"]], **told).play(0, "card CP5", "decline")
    assert combat.force_total(plain.state, 0) == 2
    last = quest("X03", hands=[["CP5"]], **told).play(0, "card CP5")
    assert last.told("total")[0]["force"] == 2  # nothing to feed it with: not even asked


@rule("HYB-Q129")
@pytest.mark.parametrize(("card", "what", "n"), [("K11", "vp", 2), ("CZ3", "greatness", -1), ("P03", "vp", 0)])
def test_cards_that_pay_for_a_victory(card: str, what: str, n: int) -> None:
    table = turn(
        olympians=["zeus", "athena"],
        greatness=[4, 3],
        hands=[["P04", card]],
        determination=[6],
        characters={0: {"pollux": "mortal_world"}, 1: {"diomede": "argos acted"}},
    )
    before = table.have(what)[0]
    table.play(0, "activate pollux", "city argos", f"card {card}", "continue", "card P04")
    assert table.told("won")[0]["seat"] == 0 and table.have(what)[0] == before + n


# -- what stands


@rule("HYB-140", "HYB-141")
def test_the_owl_makes_the_first_conversion_cheaper() -> None:
    told: dict[str, Any] = {"olympians": ["athena", "zeus"], "characters": {0: {"diomede": "olympus"}}, "prayer": [5]}
    table = turn(freed=whole("ATH6"), **told).play(0, "activate diomede", "slot OL2", "act convert")
    table.play(0, "convert line_2")
    assert table.have("prayer")[0] == 4
    table.play(0, "convert line_2")
    assert table.have("prayer")[0] == 2
    poor = turn(freed=whole("ATH6"), **(told | {"prayer": [1]})).play(0, "activate diomede", "slot OL2", "act convert")
    assert poor.choices(0) == [f"convert line_{n}" for n in (1, 2, 3)]  # two Prayers less one
    plain = turn(**told).play(0, "activate diomede", "slot OL2", "act convert", "convert line_2")
    assert plain.have("prayer")[0] == 3


@rule("HYB-193", "HYB-Q94")
@pytest.mark.parametrize(("tiles", "faithful"), [({}, 1), ({"C10": "0 EL1"}, 2), ({"C10": "1 EL1"}, 1)])
def test_the_agora_brings_one_faithful_more(tiles: dict[str, str], faithful: int) -> None:
    table = scene(phase="planning", tiles=tiles).start(0, "pillar_1", "top").play(0, "city argos", "take faithful")
    usual = int(table.state.content.city_faithful[ARGOS])
    assert table.have("faithful")[0] == usual + faithful - 1


@rule("HYB-085")
@pytest.mark.parametrize(
    ("olympian", "hero", "upgrade", "usual"),
    [
        ("zeus", "persee", "ZEU4", "pollux"),
        ("poseidon", "bellerophon", "POS2", "thesee"),
        ("athena", "ulysse", "ATH3", "diomede"),
    ],
)
def test_a_hero_who_costs_nothing(olympian: str, hero: str, upgrade: str, usual: str) -> None:
    told: dict[str, Any] = {"olympians": [olympian, "hades"], "aegis": [2]}
    told["characters"] = {0: {hero: "reserve oracle", usual: "reserve olympus"}}
    content = scene().state.content
    first = content.upgrade_ids.index(upgrade) * 4
    whole = len([element for element in content.upgrade_elements[first : first + 4] if element >= 0])
    assert turn(freed={upgrade: whole}, **told).play(0, f"activate {hero}").have("aegis")[0] == 2
    assert turn(freed={upgrade: whole}, **told).play(0, f"activate {usual}").have("aegis")[0] == 1


@rule("HYB-183", "HYB-085")
def test_what_allies_do() -> None:
    told: dict[str, Any] = {"aegis": [2], "faithful": [0]}
    fast = turn(characters={0: {"atalante": "reserve oracle"}}, **told).play(0, "activate atalante")
    assert fast.have("aegis")[0] == 2
    calypso = turn(characters={0: {"calypso": "reserve oracle"}}, **told).play(0, "activate calypso", "slot OR2")
    assert calypso.player(0)["premonitions"] == 1
    away = turn(characters={0: {"calypso": "reserve olympus"}}, **told).play(0, "activate calypso", "slot OL2")
    assert away.player(0)["premonitions"] == 0
    milon = turn(characters={0: {"milon": "reserve forge"}}, tiles={"A01": "1 1"}, **told)
    milon.play(0, "activate milon", "slot FO3")
    assert milon.have("aegis")[0] == 2 and milon.have("faithful")[0] == 1


@rule("HYB-276", "HYB-183")
def test_icarus_falls_twice_to_stay_below() -> None:
    told: dict[str, Any] = {"quests": [None, None, "X08"], "characters": {0: {"icare": "reserve moirai"}}}
    table = turn(**told).play(0, "activate icare", "slot MO3", "quest X08")
    assert table.player(0)["characters"]["icare"]["place"] == "reserve"
    again = turn(**told)
    again.state.spent = vec[i64]([i64(names.FIRST_ALLY_ELEMENT + 4)])
    again.play(0, "activate icare", "slot MO3", "quest X08")
    assert again.player(0)["characters"]["icare"]["place"] == "below"


@rule("HYB-117")
def test_the_observatory_shields_from_the_first_wrath() -> None:
    told: dict[str, Any] = {"age": 2, "olympians": ["zeus", "hades"], "faithful": [5, 5], "goodness": [3, 3]}
    table = end(2, "ouranos", tiles={"S07": "0 LE1"}, **told)
    assert table.have("faithful") == [5, 4] and table.have("goodness") == [2, 2]  # one by the other's Pillar


@rule("HYB-114")
def test_an_annex_holds_a_third_tile() -> None:
    tiles = {"A01": "0 stored", "A02": "0 stored", "A03": "0 3"}
    table = scene(phase="planning", tiles=tiles | {"S11": "0 LE1"}).start(1, "lemnos", "service")
    assert table.table.view(None)["tile_at"]["A03"]["at"] == "stored" and table.asks[0][1] == "plan"
    full = scene(phase="planning", tiles=tiles).start(1, "lemnos", "service")
    assert full.asks == [(0, "overstocked")]


@rule("HYB-145", "HYB-146")
def test_a_workshop_of_ones_own_makes_cheaper() -> None:
    told: dict[str, Any] = {"characters": {0: {"pollux": "forge"}}, "aegis": [9], "faithful": [9]}
    plain = turn(tiles={"A12": "0 A"}, **told).play(0, "activate pollux", "slot FO3")
    cheap = turn(tiles={"A12": "0 A", "S03": "0 LE1"}, **told).play(0, "activate pollux", "slot FO3")

    def least(table: Scene) -> int:
        return min(sum(int(word) for word in choice.split()[2:]) for choice in table.choices(0))

    assert least(cheap) == least(plain) - 1


# -- what waits for an event


@rule("HYB-221")
@pytest.mark.parametrize(
    ("tile", "what", "n"), [("S06", "aegis", 1), ("C03", "aegis", 0)], ids=["drained", "something else"]
)
def test_drained(tile: str, what: str, n: int) -> None:
    told: dict[str, Any] = {"characters": {0: {"pollux": "underworld"}}, "olympians": ["zeus", "hades"]}
    plain = turn(**told).play(0, "activate pollux", "slot UN1").until("turn").have(what)[0]
    table = turn(tiles={tile: "0 EL1"}, **told).play(0, "activate pollux", "slot UN1").until("turn")
    assert table.have(what)[0] == plain + n


@rule("HYB-221")
def test_won_attacked_and_fallen() -> None:
    told: dict[str, Any] = {
        "olympians": ["zeus", "athena"],
        "characters": {0: {"pollux": "mortal_world"}, 1: {"diomede": "argos acted"}},
        "hands": [["P04"]],
    }
    tiles = {"M05": "0 EL1", "M09": "1 EL2", "O02": "1 EL3"}
    table = turn(tiles=tiles, **told).play(0, "activate pollux", "city argos")
    assert table.player(1)["hand"] == 1  # attacked
    table.play(0, "card P04").play(1, table.choices(1)[0]).play(0, "continue").play(1, "stop")
    assert table.have("vp") == [2, 1] and table.have("faithful")[1] == 1
    none = turn(tiles={"M05": "1 EL1", "M09": "0 EL2", "O02": "0 EL3"}, **told).play(0, "activate pollux", "city argos")
    none.play(0, "card P04", "continue")
    assert none.have("vp") == [0, 0] and none.player(1)["hand"] == 0 and none.have("faithful") == [0, 0]


@rule("HYB-221")
def test_deployed_and_visited_here() -> None:
    tiles = {"O01": "0 stored", "A05": "1 AR1", "O11": "1 AR3"}
    table = deploy(tiles=tiles)
    connected = [event for event in table.told("gained") if event["seat"] == 1 and event["what"] == "vp"]
    assert len(connected) >= 2  # one for the visit, one for the deployment
    elsewhere = deploy("elis", "deploy O01 EL1", tiles=tiles)
    assert [event for event in elsewhere.told("gained") if event["seat"] == 1 and event["what"] == "vp"] == []
    own = deploy(tiles={"O01": "0 stored", "A05": "0 AR1", "O11": "0 AR3"}, characters={1: {"olympian": "acted"}})
    before = [event["n"] for event in own.told("gained") if event["what"] == "vp" and event["rule"] == "HYB-035"]
    assert before[:1] != [] and own.told("gained")[0]["seat"] == 0


@rule("HYB-221")
def test_perceived_resurrected_and_a_step_of_a_quest() -> None:
    owl = turn(
        olympians=["athena", "zeus"], freed=whole("ATH1"), characters={0: {"diomede": "oracle"}}, hands=[["P01"]]
    ).play(0, "activate diomede", "slot OR2", "act perceive")
    assert owl.player(0)["hand"] == 2
    hades = turn(
        olympians=["hades", "zeus"],
        freed=whole("HAD5"),
        characters={0: {"tantale": "underworld", "orphee": "below"}},
    ).play(0, "activate tantale", "slot UN2", "act resurrect", "hero orphee")
    assert hades.have("vp")[0] == 1
    chant = quest("E10", hands=[["CZ1", "CZ2", "P03", "P01"]], tiles={"C11": "0 EL1"}).play(0, "card CZ1", "card P03")
    assert chant.have("vp")[0] == 2 + 1


@rule("HYB-184", "HYB-221")
def test_a_victory_is_its_winners_also_against_the_game() -> None:
    def points(**tiles: str) -> list[int]:
        table = quest("X03", arena=["K01", "K02"], hands=[["P01", "P02", "P03"]], freed={"ZEU3": 1}, tiles=tiles)
        return table.play(0, "card P01", "card P02", "card P03").have("vp")

    plain = points()
    assert points(M05="1 EL1") == plain
    assert points(M05="0 EL1")[0] > plain[0]


@rule("HYB-Q126", "HYB-220", "HYB-040")
def test_a_power_that_draws_from_the_well_waits_until_something_is_in_it() -> None:
    for well in (0, 1):
        assert ("use S08" in turn(tiles={"S08": "0 AR1"}, well=well).choices(0)) is (well == 1)


@rule("HYB-Q126", "HYB-180")
def test_a_power_that_trains_needs_one_card_of_the_colosseum() -> None:
    for cards in (0, 1):
        table = turn(tiles={"M10": "0 AR1"})
        table.state.arena = table.state.arena[:cards]
        table.table.menu.clear()
        assert ("use M10" in table.choices(0)) is (cards == 1)


@rule("HYB-131")
def test_a_temple_where_one_has_come_is_ones_own() -> None:
    s = scene(2, phase="planning", temples={"argos": [1]}).state
    for city, holds in ((ARGOS, [False, True]), (ELIS, [False, False]), (state.NOBODY, [False, False])):
        s.facts[Facts.sent_city] = city
        assert [Power(seat, names.FIRST_TILE, NONE, NONE).holds_temple_here(s) for seat in (0, 1)] == holds


@rule("HYB-182", "HYB-183")
def test_allies_are_counted_for_whoever_has_won_them() -> None:
    s = scene(
        2, phase="planning", characters={0: {"icare": "below", "milon": "reserve"}, 1: {"calypso": "reserve"}}
    ).state
    assert [Power(seat, names.FIRST_TILE, NONE, NONE).count_allies(s) for seat in (0, 1)] == [2, 1]


@rule("HYB-253", "HYB-Q81")
def test_outside_a_combat_nobody_attacks_and_nobody_defends() -> None:
    s = scene(2, phase="planning").state
    power = Power(0, names.FIRST_TILE, NONE, NONE)
    assert len(s.combat) == 0
    for holds in (power.holds_attacking, power.holds_defending, power.holds_against_player, power.holds_against_game):
        assert holds(s) is False
    assert not power.holds_with_olympian(s) and not power.holds_fighter(s, HERO)


@rule("HYB-211", "HYB-206")
def test_what_is_no_tile_counts_the_connections_of_the_tile_just_deployed() -> None:
    s = scene(2, phase="planning", tiles=TWO_IN_ARGOS).state
    for deployed, n in ((s.content.tile_ids.index("O01"), 1), (state.NOBODY, 0)):
        s.facts[Facts.deployed] = deployed
        for source in (names.FIRST_CITY, names.FIRST_GOODNESS + 2):
            assert Power(0, source, NONE, NONE).count_connected(s) == n
    assert Power(0, names.FIRST_TILE + s.content.tile_ids.index("A02"), NONE, NONE).count_connected(s) == 1
