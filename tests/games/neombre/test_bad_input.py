"""Content, campaigns and people that go wrong: a clear sentence, and nothing lost."""

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.neombre.check import check
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.match.faces import Playable
from tests.games.neombre.scene import Scene, card, scene
from tests.games.neombre.test_loot import won
from tests.games.shared import content
from tests.marks import rule

FIG = "Figuier confesseur"
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return content.copied("neombre", tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (', en = "Vampiric Strike"', "", "en"),
        ('fr = "Frappe vampirique", ', "", "fr"),
        ('fr = "Frappe vampirique"', 'fr = ""', "1 to 400 characters"),
        ('do = "inflict"', 'do = "devour"', 'unknown verb "devour"'),
        ("n = 3", 'n = "three"', "amount"),
    ],
)
def test_a_card_without_its_words_or_with_unknown_ones_is_told_by_file_and_line(
    folder: Path, old: str, new: str, reason: str
) -> None:
    content.spoil(folder / "zones" / "1b.toml", old, new, after="1BB12")
    faults = check(folder)
    assert faults and all(fault.line > 0 and fault.file.endswith("1b.toml") for fault in faults)
    assert any(reason in fault.reason for fault in faults), faults
    with pytest.raises(Exception, match=r"1b\.toml"):
        Playable(NomineesGame()).new(2, seed=1, options={"content": str(folder)})


@rule("NEO-Q135")
def test_cards_that_launch_each_other_come_to_an_end(folder: Path) -> None:
    """A card that puts its discard back and launches the top of its pile, and finds itself there again and again."""
    content.spoil(
        folder / "zones" / "1t.toml",
        'effect = [{ do = "recycle", n = 4, to = "you" }]\ntrance = [{ do = "draw", n = 1, to = "you" }]',
        'effect = [{ do = "launch", n = 2, from = "deck", to = "you" }, { do = "recycle", n = 9, to = "you" }]',
        after="1TB12",
    )
    assert check(folder) == []
    endless = card("Jachère funèbre")
    table = Playable(NomineesGame()).given(
        seats=2,
        options={"mode": "fight", "content": str(folder)},
        enemies=[card(FIG)],
        hands=[[endless]],
        draws=[[endless] * 5],
    )
    t = Scene(table).play(0, f"play {endless}")
    assert 5 <= t.state.launches <= 200 and t.asks[0][1] == "team-turn"
    assert NomineesGame().whole(t.state, 0)


def campaign() -> dict[str, Any]:
    table = Playable(NomineesGame()).new(2, seed=2)
    for seat in range(2):
        assert table.choose(seat, ("deck", f"D{seat + 1}")) is None
    left = NomineesGame().result(table.state).campaign
    assert left is not None
    return dict(left)


@rule("NEO-Q28", "NEO-001")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"version": 7}, "A campaign carries"),
        ({"decks": "D1"}, "1 to 4 decks"),
        ({"decks": [{"starter": "D1"}]}, "'starter' and its 'cards'"),
        ({"quests": {"REQ99": [1, 0]}}, "no quest of this content"),
        ({"quests": {"REQ01": [9, 0]}}, "stands at 9"),
        ({"quests": {"REQ01": "closed"}}, "how it stands"),
        ({"fair": ["XXX01"]}, "no card of this content"),
        ({"fair": ["FFB01", "FFB01"], "fair_groups": [2]}, "more copies"),
        ({"fair": ["FFB01"], "fair_groups": [2]}, "do not add up"),
    ],
)
def test_a_campaign_of_another_version_or_edited_by_hand_is_refused(change: dict[str, Any], sentence: str) -> None:
    good = campaign()
    NomineesGame().check_options(2, {"campaign": good})
    with pytest.raises(BadOption, match=sentence):
        NomineesGame().check_options(2, {"campaign": good | change})


@rule("NEO-127", "NEO-Q22")
def test_whoever_never_shares_the_loot_leaves_it() -> None:
    t = won(loot="Rusticisme, Procession, Stigmate")
    for decision in t.table.waiting:
        assert decision.ask == "share-loot" and decision.default == ("stop",)
    assert t.table.choose(1, ("stop",)) is None
    assert len(t.view["loot_discard"]) == 3 and t.asks[0][1] == "fight-again"


@rule("NEO-094", "NEO-096")
def test_whoever_leaves_in_the_middle_of_a_fight_ends_their_turn_and_the_others_go_on() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v", "Frappe v"], draws=[PLENTY] * 2)
    absent = next(decision for decision in t.table.waiting if decision.seat == 1)
    assert absent.default == ("end",)
    t.play(1, "end").does(0, "play Frappe v")
    assert t.foes() == [22] and t.row(1)["stage"] == "over" and t.has(1, "hand", "Frappe v")


@rule("NEO-094", "NEO-127")
def test_of_two_who_act_in_the_same_instant_the_second_is_told_and_nothing_is_lost() -> None:
    t = won(loot="Rusticisme, Procession, Stigmate")
    first = t.table.choose(0, ("take", card("Procession"), "player_0"))
    second = t.table.choose(1, ("take", card("Procession"), "player_1"))
    assert first is None and second is not None
    assert [deck.count(card("Procession")) for deck in t.view["decks"]] == [1, 0]
    t = scene(2, enemies=[FIG], hands=["Frappe v, Stigmate", "Frappe v"], draws=[PLENTY] * 2)
    t.does(0, "play Frappe v").does(1, "play Frappe v")  # which closes A's turn
    late = t.table.choose(0, ("play", card("Stigmate")))
    assert late is not None and late.why in ("turn-over", "not-asked") and t.has(0, "hand", "Stigmate")
