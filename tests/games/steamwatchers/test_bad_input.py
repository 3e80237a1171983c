"""Bad input at the table: a sentence that cites the rule, in both languages, and nothing changed."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.core.refusal import Refusal
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.kit.content.described import BadDescription
from ludotheque.match import ledger
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts
from tests.games.steamwatchers.scene import Scene, scene
from tests.marks import rule

KNOWN = {entry.id for name in ("steamwatchers", "table") for entry in ledger.load(name).entries}


def refused(t: Scene, seat: int, move: str) -> Refusal:
    """The refusal of a move, which changes nothing and has a sentence of its own in each language."""
    refusal = t.refused(seat, move)
    assert refusal.rule in KNOWN
    said = set()
    for lang in LANGUAGES:
        texts = Texts(SteamwatchersGame(), lang, {"content": "house"})
        said.add(texts.why(refusal))
        assert texts.faults == []
    assert len(said) == len(LANGUAGES) and not any(refusal.why in sentence for sentence in said)
    return refusal


def planning(**zones: str) -> Scene:
    return scene(2, phase="planning", zones={"rhone": "0 2b", "lutecia": "1 1b", **zones})


@rule("STW-069")
@pytest.mark.parametrize(
    ("zone", "there"), [("alba", {}), ("provenca", {"provenca": "0 farm beacon:0"}), ("lutecia", {})]
)
def test_an_order_on_a_zone_without_a_unit_of_ones_own(zone: str, there: dict[str, str]) -> None:
    for kind in ("movement", "defence", "decoy"):
        assert refused(planning(**there), 0, f"order {zone} {kind}").rule == "STW-069"


@rule("STW-074", "STW-076")
def test_an_activation_without_an_order_or_without_a_unit() -> None:
    t = scene(2, acting=0, zones={"rhone": "0 2b movement", "gironde": "0 1b", "lutecia": "1 1b defence"})
    assert refused(t, 0, "activate gironde").rule == "STW-074"
    assert refused(t, 0, "activate lutecia").rule == "STW-074"
    assert refused(t, 1, "activate lutecia").rule.startswith("LUD")  # it is A's turn


@rule("STW-122", "STW-035", "STW-118")
def test_a_zone_that_cannot_be_reached() -> None:
    t = scene(2, acting=0, zones={"rhone": "0 2b movement", "lutecia": "1 1b"}).play(0, "activate rhone")
    assert refused(t, 0, "march lutecia").rule == "STW-122"
    assert refused(t, 0, "march trakija").rule == "STW-035"  # out of play with two players
    assert refused(t, 0, "sail gironde").rule == "STW-123"
    assert refused(t, 0, "force alba").rule == "STW-126"
    t.play(0, "march gironde")
    assert refused(t, 0, "group 3 0").rule == "STW-118"
    assert refused(t, 0, "group 0 0").rule == "STW-117"


@rule("STW-022")
def test_an_overfull_zone() -> None:
    zones = {"rhone": "0 3b movement", "gironde": "0 4b", "burgundia": "0 5b", "lutecia": "1 1b"}
    t = scene(2, acting=0, zones=zones).play(0, "activate rhone")
    assert refused(t, 0, "march burgundia").rule == "STW-022"
    t.play(0, "march gironde")
    with pytest.raises(BadDescription, match=r"more than five units in rhone \(STW-022\)"):
        scene(2, zones={"rhone": "0 6b"})


@rule("STW-017")
def test_more_contracts_than_a_sea_has_slots() -> None:
    scene(2, seas={"mor_irez": [1, 1]})
    with pytest.raises(BadDescription, match=r"mor_irez has 2 contract slots, no more and no less \(STW-017\)"):
        scene(2, seas={"mor_irez": [2, 1]})


@rule("STW-158")
def test_a_bid_above_the_stock() -> None:
    zones = {"rhone": "0 3b movement", "gironde": "1 3b"}
    stock: list[dict[str, Any]] = [{"healthy": 2, "contraband": 1, "beacons": 0}, {"healthy": 0, "contraband": 0}]
    t = scene(2, acting=0, zones=zones, players=stock).play(0, "activate rhone", "march gironde", "group 3 0")
    assert refused(t, 0, "bid 4").rule == "STW-158"
    assert refused(t, 1, "bid 1").rule == "STW-158"
    assert refused(t, 0, "bid -1").rule == "LUD-05"
    t.play(0, "bid 3")


@rule("STW-112")
def test_a_choice_after_elimination() -> None:
    zones = {"rhone": "0 4b movement", "gironde": "1 1b", "lutecia": "2 2b defence"}
    t = scene(3, acting=0, zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate rhone", "march gironde", "group 4 0").play(0, "bid 0").play(1, "bid 0")
    assert t.told("eliminated")[0]["seat"] == 1 and t.player(1)["out"]
    for move in ("pass", "activate gironde", "title archon", "order gironde movement"):
        assert refused(t, 1, move).rule == "LUD-02"
    assert all(seat != 1 for seat, _ in t.asks)


@rule("STW-113")
def test_a_choice_after_the_end() -> None:
    zones = {"rhone": "0 4b movement", "gironde": "1 1b"}
    t = scene(2, acting=0, zones=zones, players=[{"beacons": 0}])
    t.play(0, "activate rhone", "march gironde", "group 4 0").play(0, "bid 0").play(1, "bid 0")
    assert t.table.over
    for seat in range(2):
        assert refused(t, seat, "pass").rule == "LUD-01"


@pytest.mark.parametrize("source", ["", "turns = ", 'id = "x"\nturns = 99\n', "id = 3\n"])
def test_a_malformed_scenario_is_refused_in_words_and_no_game_begins(source: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(BadOption, match=r"broken\.toml"):
        ludotheque.game("steamwatchers").new(2, 1, {"scenario": str(path)})


def test_a_malformed_map_is_refused_in_words_and_no_game_begins(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_text("canvas = [1000, 800]\n", encoding="utf-8")
    with pytest.raises(BadOption, match=r"map\.toml"):
        ludotheque.game("steamwatchers").new(2, 1, {"content": str(tmp_path)})


def test_a_scenario_or_a_folder_that_is_not_there() -> None:
    with pytest.raises(BadOption, match="nowhere"):
        ludotheque.game("steamwatchers").new(2, 1, {"scenario": "nowhere"})
    with pytest.raises(BadOption, match="no/such/folder"):
        ludotheque.game("steamwatchers").new(2, 1, {"content": "no/such/folder"})
