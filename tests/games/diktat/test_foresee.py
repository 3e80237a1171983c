"""What a choice would do, asked before it is made: the same as what it then does, and nothing of what is hidden."""

import json
from typing import Any

import pytest

from ludotheque.cli.speaker import flat
from ludotheque.core.refusal import Refusal
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts
from tests.games.diktat.scene import Scene, scene, struggle
from tests.marks import rule


def foreseen(t: Scene, seat: int, *choice: str | int) -> dict[str, Any]:
    told = t.table.foresee(seat, choice)
    assert not isinstance(told, Refusal), told
    return told


def measured(t: Scene, seat: int, *question: str | int) -> dict[str, Any]:
    told = t.table.measure(seat, question)
    assert not isinstance(told, Refusal), told
    return told


# -- a bid


@rule("LUD-14", "DIK-127", "DIK-128")
def test_a_bid_says_what_it_leaves_and_which_bids_it_goes_before() -> None:
    t = struggle(3, {"karst": ["A: E", "B: E", "C: E"]}, pp=[4, 4, 4], markers={2: {"college": 1}})
    assert foreseen(t, 1, "bid", 2) == {
        "left": 2,
        "holds": 1,  # both have the higher Rank, or sit before him
        "rivals": [{"seat": 0, "holds": 1}, {"seat": 2, "holds": 1}],
    }
    assert [rival["holds"] for rival in foreseen(t, 2, "bid", 2)["rivals"]] == [2, 2]
    assert foreseen(t, 1, "bid", 0)["holds"] == -1
    t.play(0, "bid 1").play(2, "bid 1").play(1, "bid 2")
    assert t.told("winner")[0]["seat"] == 1


@rule("LUD-14", "DIK-126")
def test_a_bid_answers_the_same_whatever_the_others_have_and_have_sealed() -> None:
    answers = set()
    for theirs, sealed in ((1, 0), (9, 7)):
        t = struggle(2, {"karst": ["A: E", "B: E"]}, pp=[4, theirs]).play(1, f"bid {sealed}")
        answers.add(json.dumps([foreseen(t, 0, "bid", n) for n in range(5)]))
    assert len(answers) == 1


# -- a victim


def striking(victim: str, **more: Any) -> Scene:
    return scene(2, piles={"karst": [f"B: {victim}"], "college": ["A: C"]}, **more).play(0, "assassinate")


@rule("LUD-14", "DIK-087", "DIK-088", "DIK-089")
@pytest.mark.parametrize(("pp", "debts"), [(3, 0), (2, 0), (1, 1)])
def test_a_strike_says_what_an_emissary_brings_and_what_a_guard_costs(pp: int, debts: int) -> None:
    t = striking("G,C", pp=[pp, 0])
    told = foreseen(t, 0, "kill", t.pile("karst"), 1)
    assert told == {"alien": False, "agent": None, "prize": 3, "price": 2, "debts": debts, "ends": True, "left": 0}
    t.play(0, f"kill {t.pile('karst')} 1")
    assert t.pp[0] == pp - 2 + 5 * debts and t.goods("debt") == [debts, 0]


@rule("LUD-14", "DIK-084")
def test_a_strike_answers_the_same_whoever_is_hidden_there_and_names_whom_one_has_seen() -> None:
    hidden = {json.dumps(foreseen(t, 0, "kill", t.pile("karst"), 1)) for t in map(striking, ("G", "C", "E"))}
    assert len(hidden) == 1
    for letter, agent in (("G", "guard"), ("C", "citizen"), ("E", "emissary")):
        t = striking(f"{letter},C", seen=[(1, 1, ["A"])])
        assert [foreseen(t, 0, "kill", 1, position)["agent"] for position in (1, 2)] == [agent, None]


# -- Trophies and Cabal cards


@rule("LUD-14", "DIK-120", "DIK-131")
def test_a_trophy_says_the_points_rank_and_power_it_brings() -> None:
    for choice in ("take_card KA1", "take_card KA2", "take_marker"):
        t = scene(2, phase="resolution", piles={"karst": ["A: E,E", "B: C"]}, track=["KA1", "KA2"])
        t.play(t.asks[0][0], "name karst").pass_windows()
        told = foreseen(t, 0, *choice.split())
        before = t.vp[0], t.rank[0], t.pp[0]
        t.play(0, choice)
        assert (t.vp[0], t.rank[0], t.pp[0]) == tuple(
            was + told[name] for was, name in zip(before, ("vp", "rank", "pp"), strict=True)
        )
        assert told["left"] == 1


@rule("LUD-14", "DIK-056", "DIK-150")
def test_a_marker_says_who_becomes_administrator_and_that_a_development_comes_with_it() -> None:
    t = scene(2, phase="resolution", piles={"college": ["B: E", "A: C"]}, admin=0)
    t.play(t.asks[0][0], "name college").pass_windows()
    told = foreseen(t, 1, "take_marker")
    assert told["rank"] > 0 and told["crowned"] and not told["develops"]
    t.play(1, "take_marker")
    assert t.table.view(None)["admin"] == 1
    t = scene(2, phase="resolution", piles={"vieille_ville": ["A: E", "B: C"]})
    t.play(t.asks[0][0], "name vieille_ville").pass_windows()
    assert foreseen(t, 0, "take_marker")["develops"]
    t.play(0, "take_marker")
    assert t.asks[0] == (0, "cabal-card")


@rule("LUD-14", "DIK-138")
def test_a_marker_for_which_there_is_no_room_says_so() -> None:
    held = dict.fromkeys(("college", "hypogees", "vieille_ville", "motol", "josefov"), 1)
    t = scene(2, phase="resolution", piles={"karst": ["A: E", "B: C"]}, markers={0: held})
    t.play(t.asks[0][0], "name karst").pass_windows()
    assert foreseen(t, 0, "take_marker") == {"crowded": True, "left": 0}
    t.play(0, "take_marker")
    assert t.asks[0] == (0, "make-room")


@rule("LUD-14", "DIK-097", "DIK-099")
def test_a_cabal_card_says_its_price_and_its_points() -> None:
    t = scene(2, pp=[9, 0]).play(0, "develop")
    for choice in t.choices(0):
        told = foreseen(t, 0, *choice.split())
        assert told["pp"] < 0
    before = t.vp[0], t.pp[0]
    t.play(0, choice)
    assert (t.vp[0], t.pp[0]) == (before[0] + told["vp"], before[1] + told["pp"])


# -- a team


@rule("LUD-14", "DIK-210", "DIK-212")
def test_a_team_is_told_what_it_would_meet() -> None:
    t = scene(2, options={"others": True}, piles={"karst": ["others: C,G", "A: E"]})
    assert measured(t, 0, "team", "karst") == {"toll": 0, "attack": 2, "emissaries": 1}
    assert measured(t, 1, "team", "karst") == {"toll": 0, "attack": 2, "emissaries": 0}
    assert measured(t, 0, "team", "college")["attack"] == 0
    assert isinstance(t.table.measure(0, ("team", "nowhere")), Refusal)
    assert isinstance(t.table.measure(None, ("team", "karst")), Refusal)


@rule("LUD-14")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_forecast_is_said_in_words(lang: str) -> None:
    texts = Texts(scene(2).table.rules, lang)
    bidding = struggle(2, {"karst": ["A: E", "B: E"]}, pp=[4, 4])
    strike = striking("G", pp=[0, 0])
    developing = scene(2, pp=[9, 0]).play(0, "develop")
    said = [texts.format("foreseen-bid", **flat(foreseen(bidding, 0, "bid", n))) for n in (0, 3)]
    said.append(texts.format("foreseen-kill", **flat(foreseen(strike, 0, "kill", strike.pile("karst"), 1))))
    said.append(texts.format("foreseen-play", **flat(foreseen(developing, 0, *developing.choices(0)[0].split()))))
    said.append(texts.format("foreseen-team", **flat(measured(developing, 0, "team", "karst"))))
    assert texts.faults == [] and not any("{" in each or "none" in each for each in said), said
