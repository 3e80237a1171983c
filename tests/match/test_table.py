"""The table's own rules: answering, chance, undo, saving."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.core.chance import Manual, Rigged
from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.match.journal import journal_of
from ludotheque.match.table import CHANCE, Decision, Table
from tests.marks import rule

pytestmark = pytest.mark.usefixtures("small_game")

WIN = [3, 0, 3, 0, 3, 0, 3]  # columns, seat 0 stacks four


def connect4(*columns: int) -> Table:
    table = ludotheque.game("connect4").new(seed=7)
    for n, column in enumerate(columns):
        assert table.choose(n % 2, ("drop", column)) is None
    return table


def small(first: int = 0, *outcomes: int) -> Table:
    """The test game, seat `first` to move, the next draws rigged."""
    return ludotheque.game("small").new(dealer=Rigged([first, *outcomes]))


def refused(table: Table, seat: Any, choice: Any, rule: str, why: str, at: int | None = None) -> None:
    before, told, entries = table.digest(), len(table.told), len(table.entries)
    assert table.choose(seat, choice, at) == Refusal(rule, why)
    assert (table.digest(), len(table.told), len(table.entries)) == (before, told, entries)


# -- answering


def test_a_choice_is_carried_out_told_and_journalled() -> None:
    table = connect4()
    assert [(d.seat, d.rule, d.ask) for d in table.waiting] == [(0, "C4-01", "drop")]
    assert table.choose(0, ("drop", 3)) is None
    assert [d.seat for d in table.waiting] == [1]
    assert table.events(None) == [{"number": 0, "rule": "C4-03", "key": "dropped", "seat": 0, "column": 3, "row": 0}]
    assert [(e.seat, e.choice) for e in table.entries] == [(0, ("drop", 3))]


@rule("LUD-01")
def test_a_finished_game_takes_no_choice() -> None:
    table = connect4(*WIN)
    assert table.over and table.waiting == [] and table.beside(0) == []
    refused(table, 1, ("drop", 1), "LUD-01", "game-over")


@rule("LUD-02")
@pytest.mark.parametrize("seat", [-1, 2, 10**20, True, "0", None])
def test_only_a_seat_of_the_table_answers(seat: Any) -> None:
    refused(connect4(), seat, ("drop", 3), "LUD-02", "no-such-seat")


@rule("LUD-02")
def test_only_the_seat_that_is_asked_answers() -> None:
    refused(connect4(), 1, ("drop", 3), "LUD-02", "not-asked")


@rule("LUD-03")
def test_only_what_is_offered_is_taken() -> None:
    refused(small(), 0, ("take", 3), "LUD-03", "not-offered")


@rule("LUD-04")
def test_an_any_time_choice_needs_its_window() -> None:
    table = small()
    assert table.beside(1) == [("wave",)]
    assert table.choose(1, ("wave",)) is None
    assert table.beside(1) == [] and [d.seat for d in table.waiting] == [0]
    refused(table, 1, ("wave",), "LUD-04", "no-window")


@rule("LUD-05")
@pytest.mark.parametrize(
    "choice",
    [(), ("",), ("hop",), (3,), (None,), "drop", 7, None, ("drop",), ("drop", 1, 1), ("drop", "1"), ("drop", 1.0)],
)
def test_a_choice_must_read_as_one(choice: Any) -> None:
    refused(connect4(), 0, choice, "LUD-05", "wrong-shape")


@rule("LUD-06")
def test_a_choice_for_a_position_gone_by_is_refused() -> None:
    table = small()
    assert table.choose(0, ("take", 1), at=0) is None
    refused(table, 0, ("take", 1), "LUD-06", "stale", at=0)
    assert table.choose(0, ("take", 1), at=1) is None


def test_a_fault_in_the_middle_of_a_choice_leaves_the_table_as_it_was() -> None:
    table = small(0, 99)
    before = table.digest()
    with pytest.raises(ValueError, match="99"):
        table.choose(0, ("roll",))
    assert table.digest() == before and len(table.entries) == 0
    assert table.choose(0, ("take", 1)) is None


# -- chance


@rule("LUD-07")
def test_a_manual_dealer_is_waited_for() -> None:
    table = ludotheque.game("small").new(dealer=Manual([]))
    assert [(d.seat, d.ask, d.choices) for d in table.waiting] == [
        (CHANCE, "outcome", [("outcome", 0), ("outcome", 1)])
    ]
    refused(table, 0, ("take", 1), "LUD-07", "outcome-first")
    refused(table, CHANCE, ("outcome", 2), "LUD-05", "wrong-shape")
    assert table.choose(CHANCE, ("outcome", 1)) is None
    assert [d.seat for d in table.waiting] == [1] and table.opening == [1]
    assert table.choose(1, ("take", 1)) is None
    assert table.choose(1, ("roll",)) is None and len(table.entries) == 1
    assert table.undo(1) == Refusal("LUD-07", "outcome-first")
    assert table.choose(CHANCE, ("outcome", 5)) is None
    assert table.view(1)["points"] == 6 and table.entries[-1].outcomes == (5,)


@rule("LUD-08")
def test_a_position_saved_while_a_draw_is_awaited_still_awaits_it() -> None:
    table = ludotheque.load(json.dumps(ludotheque.game("small").new(dealer=Manual([])).save()))
    assert table.need is not None and table.choose(CHANCE, ("outcome", 0)) is None
    table.choose(0, ("roll",))
    again = ludotheque.load(json.dumps(table.save()))
    assert again.need is not None and again.digest() == table.digest()
    assert again.choose(CHANCE, ("outcome", 4)) is None
    assert again.view(0)["points"] == 4
    assert ludotheque.replay(journal_of(again)).view(0)["points"] == 4


# -- undo


@rule("LUD-10")
def test_a_seat_takes_back_its_own_last_answers() -> None:
    table = small()
    start = table.digest()
    assert table.undo(0) == Refusal("LUD-10", "nothing-to-undo")
    table.choose(0, ("take", 1))
    between = table.digest()
    table.choose(0, ("take", 2))
    assert table.undo(1) == Refusal("LUD-10", "not-your-move")
    assert table.undo(0) is None and table.digest() == between
    assert table.undo(0) is None and table.digest() == start
    assert table.events(1)[-1] == {"number": 3, "rule": "LUD-10", "key": "undone", "seat": 0}
    assert [e.choice for e in table.entries] == [("take", 1), ("take", 2), None, None]
    assert ludotheque.replay(journal_of(table)).mark() == table.mark()


@rule("LUD-11")
@pytest.mark.parametrize(("choice", "why"), [(("roll",), "undo-after-roll"), (("peek",), "undo-after-reveal")])
def test_a_roll_or_a_revelation_is_not_taken_back(choice: Any, why: str) -> None:
    table = small()
    table.choose(0, ("take", 1))
    table.choose(0, choice)
    before = table.digest()
    assert table.undo(0) == Refusal("LUD-11", why)
    assert table.digest() == before
    table.choose(0, ("take", 1))
    assert table.undo(0) is None and table.digest() == before


@rule("LUD-12")
def test_an_answer_that_passed_the_hand_is_not_taken_back() -> None:
    table = small()
    table.choose(0, ("end",))
    assert table.undo(0) == Refusal("LUD-12", "undo-after-hand")
    assert connect4(3).undo(0) == Refusal("LUD-12", "undo-after-hand")


@rule("LUD-15")
def test_an_answer_one_is_not_sure_of_is_refused_where_it_could_not_be_taken_back() -> None:
    table = small()
    before = table.digest()
    for choice, why in ((("roll",), "roll"), (("peek",), "reveal"), (("end",), "hand")):
        assert table.why_unsure(0, choice) == Refusal("LUD-15", f"unsure-{why}")
    assert table.why_unsure(0, ("take", 2)) is None
    assert table.digest() == before
    assert table.why_unsure(1, ("end",)) is None and table.why_unsure(0, ("fly",)) is None  # refused for other reasons


def listed(decision: Decision) -> list[Choice]:
    assert isinstance(decision.choices, list)
    return decision.choices


@rule("LUD-15")
def test_what_gives_something_up_wants_to_be_sure_and_what_has_no_other_does_not() -> None:
    table = ludotheque.game("neombre").new(1, seed=1, options={"mode": "fight", "zone": "1B"})
    while (decision := table.waiting[0]).ask != "team-turn":
        assert table.choose(0, listed(decision)[0]) is None
    assert table.why_unsure(0, ("concede",)) == Refusal("LUD-15", "unsure-grave")
    assert table.why_unsure(0, ("end",)) == Refusal("LUD-15", "unsure-rest")
    assert table.why_unsure(0, next(c for c in listed(decision) if c[0] == "play")) is None
    while any(choice[0] not in ("end", "concede") for choice in listed(table.decision(0))):
        table.choose(0, next(c for c in listed(table.decision(0)) if c[0] not in ("end", "concede")))
        while table.waiting[0].ask != "team-turn":
            table.choose(0, listed(table.waiting[0])[0])
    assert table.why_unsure(0, ("end",)) is None
    assert table.why_unsure(0, ("concede",)) == Refusal("LUD-15", "unsure-grave")


def planning() -> Table:
    """Steamwatchers at its secret orders, two zones a seat."""
    zones = {"rhone": "0 1b", "gironde": "0 1b", "lutecia": "1 1b", "neustria": "1 1b"}
    return ludotheque.game("steamwatchers").given(seats=2, phase="planning", zones=zones)


@rule("LUD-10")
def test_a_sealed_answer_is_taken_back_and_those_of_the_others_stay() -> None:
    table, without = planning(), planning()
    mine: list[Any] = [("order", "rhone", "movement"), ("order", "gironde", "defence"), ("ready",)]
    theirs: list[Any] = [("order", "lutecia", "decoy"), ("order", "neustria", "movement")]
    for choice in theirs:
        assert without.choose(1, choice) is None
    for one, other in zip(mine, theirs, strict=False):
        assert table.choose(0, one) is None and table.choose(1, other) is None
    assert table.choose(0, mine[2]) is None
    heard = len(table.told)
    for _ in mine:
        assert table.undo(0) is None
    assert table.digest() == without.digest()
    assert [event.key for event in table.told[heard:]] == ["undone"] * 3
    assert [event["key"] for event in table.events(1)][-2:] == ["ready", "undone"]  # of the tokens B knew nothing
    assert table.undo(0) == Refusal("LUD-10", "nothing-to-undo")  # nor does A know of those of B
    assert ludotheque.replay(journal_of(table)).digest() == table.digest()
    assert table.undo(1) is None and table.undo(1) is None and table.digest() == planning().digest()
    assert table.undo(1) == Refusal("LUD-10", "nothing-to-undo")


@rule("LUD-10", "LUD-06")
def test_taking_back_a_sealed_answer_makes_nobody_late() -> None:
    table = planning()
    assert table.choose(0, ("order", "rhone", "movement")) is None
    assert table.undo(0) is None
    assert table.choose(1, ("order", "lutecia", "decoy"), at=0) is None


@rule("LUD-11")
def test_what_was_sealed_is_not_taken_back_once_all_is_shown() -> None:
    table = planning()
    for seat, zones in enumerate([("rhone", "gironde"), ("lutecia", "neustria")]):
        for zone in zones:
            assert table.choose(seat, ("order", zone, "defence")) is None
        assert table.choose(seat, ("ready",)) is None
    before = table.digest()
    assert table.undo(0) == table.undo(1) == Refusal("LUD-11", "undo-after-reveal")
    assert table.digest() == before


@rule("LUD-10")
def test_an_answer_of_before_a_sealed_question_stays_once_somebody_has_answered_it() -> None:
    zones = {"lutecia": "0 3b movement", "burgundia": "1 2b", "rhenania": "1 2b movement"}
    table = ludotheque.game("steamwatchers").given(seats=2, acting=0, zones=zones, players=[{"beacons": 0}])
    for choice in (("activate", "lutecia"), ("march", "burgundia"), ("group", 3, 0)):
        assert table.choose(0, choice) is None
    before = table.digest()
    assert table.choose(1, ("stop",)) is None  # no support: now both bid
    assert table.undo(1) is None and table.digest() == before
    assert table.choose(1, ("stop",)) is None
    assert table.choose(0, ("bid", 1)) is None
    before = table.digest()
    assert table.undo(1) == Refusal("LUD-10", "not-your-move")
    assert table.digest() == before


# -- saving


def test_a_saved_position_goes_on_as_if_nothing_had_happened() -> None:
    table = ludotheque.game("small").new(seed="a secret")
    seat = table.waiting[0].seat
    table.choose(seat, ("roll",))
    again = ludotheque.load(json.dumps(table.save()))
    for one in (table, again):
        assert one.choose(seat, ("roll",)) is None
    assert again.digest() == table.digest()
    assert [e.outcomes for e in again.entries] == [table.entries[-1].outcomes]


def edited(**changes: Any) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(json.dumps(connect4(3, 3).save()))
    for path, value in changes.items():
        *way, last = path.split("__")
        part = saved
        for name in way:
            part = part[name]
        part[last] = value
    return saved


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ([], "not a saved position"),
        ({"ludotheque": 1}, "not a saved position"),
        (edited(ludotheque=2), "format 2"),
        (edited(version="0"), "version '0'"),
        (edited(state=None), "cannot be read"),
        (edited(state__fields={}), "no field"),
        (edited(seats=5), "2 to 2 seats"),
        (edited(options={"speed": 3}), "no option 'speed'"),
        (edited(chance={}), "'dealer' is missing"),
        (edited(chance__dealer="cheat"), "unknown dealer"),
        (edited(state__stack=[["Nap", "drop", {"seat": 0}, -1]]), "unknown procedure"),
        (edited(state__stack=[["turn", "sleep", {"seat": 0}, -1]]), "no step"),
        (edited(state__fields__cells=[0] * 42), "impossible"),
        (edited(state__fields__cells=[]), "impossible"),
        (edited(state__fields__discs=3), "impossible"),
        (edited(state__fields__cells=[10**30] * 42), "cannot be read"),
        (edited(state__fields__cells="full"), "cannot be read|not made of numbers"),
        (edited(pending=[0, ["drop", 1]]), "cannot be made"),
        (edited(pending=5), "cannot be read"),
    ],
)
def test_a_bad_position_is_refused_in_one_sentence(data: Any, words: str) -> None:
    with pytest.raises(ludotheque.BadPosition, match=words) as caught:
        ludotheque.load(data)
    assert "\n" not in str(caught.value) and str(caught.value).endswith(".")


@pytest.mark.parametrize("game", ["chess", None, ["connect4"]])
def test_a_position_of_an_unknown_game_names_those_there_are(game: Any) -> None:
    with pytest.raises(KeyError, match="connect4"):
        ludotheque.load(edited(game=game))


# -- asking


@rule("LUD-14")
def test_a_game_that_foresees_nothing_says_so_and_asking_changes_nothing() -> None:
    table = connect4(3)
    before, told, entries = table.digest(), len(table.told), len(table.entries)
    assert table.foresee(1, ("drop", 3)) == Refusal("LUD-14", "not-foreseen")
    assert table.measure(1, ("distance", 1, 2)) == Refusal("LUD-14", "not-measured")
    assert table.measure(None, ("distance", 1, 2)) == Refusal("LUD-14", "not-measured")  # nothing is hidden here
    assert table.measure(2, ("distance", 1, 2)) == Refusal("LUD-02", "no-such-seat")
    assert (table.digest(), len(table.told), len(table.entries)) == (before, told, entries)


@rule("LUD-14")
def test_what_may_not_be_chosen_is_answered_with_why_not() -> None:
    assert connect4(3).foresee(0, ("drop", 3)) == Refusal("LUD-02", "not-asked")
    assert connect4(*WIN).foresee(1, ("drop", 1)) == Refusal("LUD-01", "game-over")
    assert connect4().foresee(0, ("fly",)) == Refusal("LUD-05", "wrong-shape")


@rule("LUD-14")
def test_a_spectator_does_not_measure_where_something_is_hidden() -> None:
    assert ludotheque.game("diktat").new(2, seed=1).measure(None, ("way", "karst")) == Refusal(
        "LUD-14", "not-for-spectators"
    )


def test_a_position_that_cannot_be_shown_or_asked_about_is_refused() -> None:
    """LUD-08  However little is wrong with it: a number that stands for nothing, a list too short, another step."""
    table = ludotheque.game("phare").new(seats=2, seed=1)
    for path, value in ((("tasks", 0), 99), (("tasks", 1), -1), (("tasks",), [0])):
        saved = json.loads(json.dumps(table.save()))
        part = saved["state"]["fields"]
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = value
        with pytest.raises(ludotheque.BadPosition):
            ludotheque.load(saved)
