"""Content, campaigns and people that go wrong: a clear sentence, and nothing lost."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from ludotheque.core.game import BadOption
from ludotheque.games.neombre.campaign import shapes
from ludotheque.games.neombre.check import check
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.laws import PLAY
from ludotheque.games.neombre.loader import load
from ludotheque.match.faces import Playable
from tests.games.neombre.scene import Scene, card, scene, won
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
        proxies=True,
    )
    t = Scene(table).play(0, f"play {endless}")
    assert 5 <= t.state.launches <= 200 and t.asks[0][1] == "team-turn"
    assert [*PLAY.faults(t.state, t.table.rules.codec(t.state).ids)] == []


def campaign() -> dict[str, Any]:
    table = Playable(NomineesGame()).new(2, seed=2)
    for seat in range(2):
        assert table.choose(seat, ("deck", f"D{seat + 1}")) is None
    left = NomineesGame().result(Scene(table).state).campaign
    assert left is not None
    return dict(left)


NUMBERS: list[Any] = [5, None, True, 2**63, 10**30, -1, 1.5]
ODD: list[Any] = [*NUMBERS, "x", "x" * 1_000_000, [], {}, [[]], [{}], [[1]], [None], {"D1B01": 1}, ["D1B01"] * 2000]
NESTED: Any = []
for _ in range(5000):
    NESTED = [NESTED]


@pytest.mark.parametrize("odd", [*ODD, NESTED, {"a": NESTED}], ids=map(str, range(len(ODD) + 2)))
def test_whatever_stands_in_the_place_of_a_part_is_refused_in_words(odd: Any) -> None:
    good = campaign()
    deck = good["decks"][0]
    changed = [{**good, key: odd} for key in good]
    changed += [{**good, "decks": [{**deck, key: odd}]} for key in deck]
    changed += [{**good, "decks": [odd]}, {**good, "quests": {"REQ01": odd}}]
    changed += [{**good, "quests": {"REQ01": row}} for row in ([1, odd], [odd, 0], [odd])]
    changed += [{**good, "fair": [odd], "fair_groups": [1]}, {**good, "fair_groups": [odd]}]
    kept = 0
    for body in changed:
        try:
            NomineesGame().check_options(2, {"campaign": body})
        except BadOption as bad:
            assert all(len(sentence) < 600 for sentence in bad.say.values())
        else:
            kept += 1
            Playable(NomineesGame()).new(2, options={"campaign": body})
    assert kept <= 4  # an empty list of cards, say, is a list of cards


def drawn_from(schema: dict[str, Any]) -> SearchStrategy[Any]:
    """Values of a declared shape, each part of which may be of another kind."""
    other: SearchStrategy[Any] = st.one_of(
        st.none(), st.integers(), st.text(max_size=5), st.lists(st.integers(), max_size=2), st.just({})
    )
    if schema["type"] == "object":
        right: SearchStrategy[Any] = st.fixed_dictionaries(
            {key: drawn_from(schema["properties"][key]) for key in schema["required"]},
            optional={
                key: drawn_from(part) for key, part in [*schema["properties"].items()][:2] if not schema["required"]
            },
        )
    elif schema["type"] == "array":
        right = st.lists(drawn_from(schema["items"]), min_size=schema["minItems"], max_size=min(schema["maxItems"], 3))
    elif schema["type"] == "string":
        right = st.sampled_from(schema["enum"])
    else:
        right = st.integers(schema["minimum"], schema["maximum"])
    return st.integers(0, 19).flatmap(lambda n: other if n == 0 else right)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.data())
def test_a_campaign_drawn_from_its_shape_is_played_or_refused_in_words(data: st.DataObject) -> None:
    body = data.draw(drawn_from(shapes(load("house")).definitions["campaign"]))
    try:
        NomineesGame().check_options(2, {"campaign": body})
    except BadOption:
        return
    table = Playable(NomineesGame()).new(2, options={"campaign": body})
    assert table.view(None) and table.view(0)


@rule("NEO-Q28", "NEO-001")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"version": 7}, 'unknown key "version"'),
        ({"decks": "D1"}, "decks must be a list"),
        ({"decks": [{"starter": "D1"}]}, 'missing key "cards"'),
        ({"quests": {"REQ99": [1, 0]}}, 'unknown key "REQ99"'),
        ({"quests": {"REQ01": [9, 0]}}, "stands at 9"),
        ({"quests": {"REQ01": "closed"}}, "REQ01 must be a list"),
        ({"fair": ["XXX01"]}, 'unknown card "XXX01"'),
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
    assert late is not None and (late.rule, late.why) == ("NEO-095", "turn-over") and t.has(0, "hand", "Stigmate")
