"""What cannot be: each is refused by a sentence in both languages that goes with a rule, and nothing changes."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.olomoc import loader
from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.kit.content.edition import ContentError
from ludotheque.kit.geometry.ruler import Ruler
from ludotheque.match.texts import Texts
from tests.games.olomoc.scene import ADMINISTRATION, KIT, OTHERS, Scene, bloc, box, filled, fresh, scene, until
from tests.games.shared import content
from tests.marks import rule

MARCH, PUSH = Ruler(3000, 750), Ruler(1000, 500)
TEXTS = [Texts(OlomocGame(), lang) for lang in ("fr", "en")]
EAST = [4591, 7625, 7591, 7625, 7591, 8375, 4591, 8375]  # a ruler from (4000, 8000) straight to the east


def told_why(at: Scene, *move: Any, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason of a refusal that both languages have words for."""
    found = at.refused(*move, seat=seat)
    refusal = at.table.choose(at.table.waiting[0].seat if seat is None else seat, move)
    assert refusal is not None
    sentences = [texts.why(refusal) for texts in TEXTS]
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in sentences), sentences
    assert sentences[0] != sentences[1]
    return found


def marching(**told: Any) -> Scene:
    told = filled(told, cabals=[ADMINISTRATION, OTHERS], equipment=[KIT, KIT])
    pieces = {"a3": (4000, 8000)} | told.pop("pieces", {})
    return scene(pieces=pieces, **told).play(("march", "a3"))


@rule("OLO-046", "OLO-047", "OLO-051", "OLO-055", "OLO-Q20")
@pytest.mark.parametrize(
    ("end", "rule_id", "why"),
    [
        ((590, 8000), "OLO-046", "off-board"),
        ((4000, 15410), "OLO-046", "off-board"),
        ((0, 0), "OLO-046", "off-board"),
        ((16000, 16000), "OLO-046", "off-board"),
        ((65535, 8000), "OLO-046", "off-board"),
        ((5600, 5500), "OLO-047", "on-terrain"),
        ((4500, 8000 + 1070), "OLO-047", "on-piece"),
        ((4000, 8000), "OLO-Q19", "unmoved"),
        ((9000, 8000), "OLO-051", "out-of-reach"),
        ((5183, 8000, 3), "OLO-055", "too-far"),
        ((5000, 8000, 4), "OLO-Q20", "wrong-tool"),
        ((5000, 8000, 9), "OLO-Q20", "wrong-tool"),
        ((5000, 8000, 1), "OLO-G12", "ruler-bent"),
        ((5000, 8000, 1, 1, 2, 3), "OLO-G12", "ruler-bent"),
        ((5000, 8000, 1, *[0] * 8), "OLO-G12", "ruler-bent"),
        ((5000, 8000, 1, *[65535] * 8), "OLO-049", "ruler-off-board"),
    ],
)
def test_places_that_cannot_be(end: tuple[int, ...], rule_id: str, why: str) -> None:
    walls = [box(4000, 5000, 5500, 6000), box(5700, 5000, 7000, 6000)]  # a base does not fit between them
    walk = marching(pieces={"a1": (4000, 10000)}, terrain=walls)
    assert told_why(walk, "at", *end) == (rule_id, why)
    assert walk.at("a3") == (4000, 8000) and walk.asks == [(0, "where")]


@pytest.mark.parametrize(
    "end",
    [
        ("at",),
        ("at", 5000),
        ("at", "5000", 8000),
        ("at", 5000, None),
        ("at", 5000.0, 8000),
        ("at", True, 8000),
        ("at", -1, 8000),
        ("at", 5000, 65536),
        ("at", 5000, 8000, 1 << 40),
        ("go", 5000, 8000),
        ("at", 5000, 8000, 1, *["x"] * 8),
    ],
)
def test_what_is_no_place_at_all(end: tuple[Any, ...]) -> None:
    walk = marching()
    rule_id, _ = told_why(walk, *end)
    assert rule_id.startswith("LUD-")


@rule("OLO-051", "OLO-048", "OLO-G06", "OLO-G13")
def test_out_of_reach_by_a_thousandth_of_an_inch() -> None:
    walk = marching()
    assert told_why(walk, "at", 8203, 8000, 1, *EAST) == ("OLO-051", "ruler-off-end")
    assert marching().play(("at", 8202, 8000, 1, *EAST)).at("a3") == (8202, 8000)
    later = [n + 21 if k % 2 == 0 else n for k, n in enumerate(EAST)]
    assert told_why(walk, "at", 8203, 8000, 1, *later) == ("OLO-048", "ruler-off-start")
    earlier = [n - 1 if k % 2 == 0 else n for k, n in enumerate(EAST)]
    assert told_why(walk, "at", 8180, 8000, 1, *earlier) == ("OLO-047", "ruler-on-piece")
    assert told_why(walk, "at", 8181, 8000, 1, *EAST) == ("OLO-052", "on-ruler")


@rule("OLO-G12", "OLO-049", "OLO-052")
@pytest.mark.parametrize(
    "corners",
    [
        [4591, 7625, 7594, 7625, 7594, 8375, 4591, 8375],  # too long
        [4591, 7625, 7588, 7625, 7588, 8375, 4591, 8375],  # too short
        [4591, 7625, 7591, 7625, 7591, 8378, 4591, 8378],  # too wide
        [4591, 7625, 7591, 7625, 7607, 8375, 4607, 8375],  # leaning
        [4591, 7625, 7591, 8375, 7591, 7625, 4591, 8375],  # crossed
        [4591, 8375, 7591, 8375, 7591, 7625, 4591, 7625],  # clockwise
    ],
)
def test_a_ruler_that_is_bent_or_of_another_length(corners: list[int]) -> None:
    assert told_why(marching(), "at", 8182, 8000, 1, *corners) == ("OLO-G12", "ruler-bent")


@rule("OLO-G12")
def test_two_thousandths_of_rounding_are_no_bend() -> None:
    assert marching().play(("at", 8184, 8000, 1, 4591, 7625, 7593, 7625, 7593, 8375, 4591, 8375)).asks == [
        (0, "activation")
    ]


@rule("OLO-049", "OLO-046")
def test_a_ruler_that_leaves_the_bloc() -> None:
    edge = scene(pieces={"a3": (4000, 900)}).play(("march", "a3"))
    low = [int(n) for n in MARCH.laid(5500, 900 - 591 - 380, 0)]
    assert low[1] < 0
    assert told_why(edge, "at", 5000, 900, 1, *[max(n, 0) for n in low]) == ("OLO-G12", "ruler-bent")
    east = scene(pieces={"a3": (14000, 8000)}).play(("march", "a3"))
    past = [int(n) for n in MARCH.laid(14000 + 591 + 1500, 8000, 0)]
    assert told_why(east, "at", 14000, 9000, 1, *past) == ("OLO-049", "ruler-off-board")


@rule("OLO-090", "OLO-127", "OLO-134", "OLO-128", "OLO-Q32", "OLO-Q39")
def test_reactions_that_are_not_possible() -> None:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, OTHERS], "equipment": [KIT, KIT]}
    fight = scene(pieces={"a3": (4000, 8000), "b2": (5500, 8000)}, **told).play(("attack", "a3", "b2"))
    assert told_why(fight, "strike", "paid")[0] == "LUD-03"
    assert told_why(fight, "riposte", "ability") == ("OLO-Q101", "no-ability")
    assert told_why(fight, "riposte", "free")[0].startswith("LUD-")
    assert told_why(fight, "dodge", seat=0)[0] == "LUD-02", "the attacker is not asked"
    shot = scene(
        **told | {"cabals": [("dominik_kralov", "hynek_novotny", "petra_kantor"), OTHERS]},
        active="a2",
        pieces={"a2": (3000, 8000), "b3": (6500, 8000)},
    ).play(("shoot", "a2", "b3"))
    assert told_why(shot, "riposte", "paid") == ("OLO-147", "no-shooting"), "Jana does not shoot"


@rule("OLO-138", "OLO-Q39", "OLO-039")
def test_an_opportunity_attack_that_is_not_possible_is_not_asked_for() -> None:
    wall = [box(4700, 6000, 4800, 10000)]
    hidden = marching(pieces={"b2": (5500, 8000)}, terrain=wall).play(("at", 2500, 8000))
    assert hidden.asks == [(0, "activation")], "no line of sight"
    poor = marching(pieces={"b2": {"at": [5500, 8000], "actions": 0}}).play(("at", 2500, 8000))
    assert poor.asks == [(0, "activation")]
    able = marching(pieces={"b2": (5500, 8000)}).play(("at", 2500, 8000))
    assert able.asks == [(1, "opportunity")]
    assert told_why(able, "strike", "ability") == ("OLO-Q101", "no-ability")
    assert told_why(able, "dodge")[0] == "LUD-03"


@rule("OLO-199", "OLO-200", "OLO-201", "OLO-202", "OLO-203", "OLO-204")
@pytest.mark.parametrize(
    ("cabal", "rule_id", "why"),
    [
        (("dominik_kralov", "kubik_oktobar", "vlasta_cerna"), "OLO-199", "other-faction"),
        (("rejeton", "kubik_oktobar", "petra_kantor"), "OLO-199", "other-faction"),
        (("dominik_kralov", "zdenka_mraz", "petra_kantor"), "OLO-199", "other-faction"),
        (("milena_hruba", "dominik_kralov", "petra_kantor"), "OLO-200", "wrong-rank"),
        (("petra_kantor", "kubik_oktobar", "petra_kantor"), "OLO-200", "wrong-rank"),
        (("dominik_kralov", "kubik_oktobar", "hynek_novotny"), "OLO-200", "wrong-rank"),
    ],
)
def test_an_illegal_cabal(cabal: tuple[str, str, str], rule_id: str, why: str) -> None:
    game = until(fresh(5, agenda="releves"), "cabal")
    assert told_why(game, "cabal", *cabal, seat=0) == (rule_id, why)
    assert game.asks == [(0, "cabal"), (1, "cabal")]
    assert told_why(game, "cabal", "nobody", "kubik_oktobar", "petra_kantor", seat=0)[0].startswith("LUD-")
    assert told_why(game, "cabal", "dominik_kralov", "kubik_oktobar", seat=0)[0].startswith("LUD-")


@rule("OLO-189", "OLO-G02", "OLO-Q92")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[2200, 4300], [5200, 4300]", "[2200, 4300], [5200, 4300", "layouts.toml"),
        ("[2200, 4300], [5200, 4300]", '"corner", [5200, 4300]', "must be a list"),
        ("[2200, 4300], [5200, 4300]", "[2200, 4300], [2200, 4300]", "the same corner twice (OLO-G02)"),
        ("[5200, 4300], [5200, 5100]", "[5200, 5100], [5200, 4300]", "crosses itself (OLO-G02)"),
        ("[2200, 4300], [5200, 4300]", "[1999, 4300], [5200, 4300]", "nearer than 2 inches to the edge"),
        ("[2200, 4300], [5200, 4300]", "[2200, 16001], [5200, 4300]", "layouts.toml"),
    ],
)
def test_a_layout_that_is_malformed_or_unplayable(tmp_path: Path, old: str, new: str, reason: str) -> None:
    folder = content.copied("olomoc", tmp_path)
    content.spoil(folder / "layouts.toml", old, new)
    with pytest.raises(ContentError) as refused:
        loader.load(folder)
    assert reason in str(refused.value) and "layouts.toml:" in str(refused.value)


@rule("OLO-040", "OLO-116", "OLO-213", "OLO-198")
def test_an_answer_to_another_question_is_refused() -> None:
    fight = bloc([5] * 4, pieces={"a3": (4000, 8000), "b2": {"at": [5500, 8000], "actions": 0}})
    fight.play(("attack", "a3", "b2"))
    assert fight.asks == [(0, "fate")]
    assert fight.refused("tactic", "stun_target", "paid") == ("LUD-03", "not-offered")
    fight.play(("keep",))
    assert fight.refused("keep") == fight.refused("tempt", "paid") == ("LUD-03", "not-offered")
    plan = bloc(step="planning")
    assert plan.refused("end", seat=0) == plan.refused("march", "a3", seat=1) == ("LUD-03", "not-offered")
    secret = until(fresh(5, agenda="releves"), "cabal")
    assert secret.refused("recruit", "petra_kantor", seat=0) == ("LUD-03", "not-offered")
    secret.by(0, ("cabal", *ADMINISTRATION))
    assert secret.refused("cabal", *ADMINISTRATION, seat=0) == ("LUD-03", "not-offered")
