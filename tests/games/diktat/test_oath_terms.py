"""The exact terms of an oath: how far numbers go, what only resembles the act, to whom it is owed, when it ends."""

from typing import Any

import pytest

from ludotheque.core.vecs import of
from ludotheque.games.diktat.names import SECTOR_IDS
from ludotheque.games.diktat.phases.politics import why_not_offer
from ludotheque.games.diktat.verbs import TURN_START
from tests.games.diktat.scene import EXTEND, SEND, Scene, act, breaches, end_cycle, scene, sworn
from tests.marks import rule

# -- numbers (DIK-Q53)

LAST: dict[str, tuple[str, str]] = {
    "attempts against a player": ("kill:1:9", "kill:1:10"),
    "attempts in a sector": ("kill_in:karst:9", "kill_in:karst:10"),
    "goods": ("give:pp:99", "give:pp:100"),
    "a bid of at least": ("bid_least:99", "bid_least:100"),
    "a bid of at most": ("bid_most:99", "bid_most:100"),
    "a player": ("no_kill:2", "no_kill:3"),
    "a first player": ("first:2", "first:3"),
}


@rule("DIK-Q53")
@pytest.mark.parametrize("term", LAST)
def test_a_term_goes_so_far_and_no_further(term: str) -> None:
    most, more = LAST[term]
    t = scene(3).play(0, f"offer 1 i:{most}:0 you:bid_most:0:1")
    assert t.refused(0, f"offer 1 i:{more}:0").rule == "DIK-Q53"


@rule("DIK-Q53")
@pytest.mark.parametrize("clause", ["kill:1:1", "kill_in:karst:1", "give:pp:1", "bid_least:0", "bid_most:0", "first:0"])
def test_a_term_begins_at_the_least_that_means_something(clause: str) -> None:
    scene(2).play(0, f"offer 1 i:{clause}:0")


# Codes of items and clauses as the rules count them, the first number that names nothing, and the rule that says so.
NOTHING = {
    "a good to give": ((1, 10, 1, 0), "DIK-Q47"),
    "a card to give": ((2, 72, 0, 0), "DIK-Q47"),
    "a marker to give": ((3, 12, 0, 0), "DIK-Q47"),
    "a pile to withdraw": ((4, 99, 0, 0), "DIK-Q47"),
    "no such item": ((6, 0, 0, 0), "DIK-Q47"),
    "no such item of theirs": ((16, 0, 0, 0), "DIK-Q47"),
    "no clause before the first": ((100, 0, 0, 0), "DIK-Q53"),
    "no clause after the last": ((122, 0, 0, 0), "DIK-Q53"),
    "a sector to send to": ((101, 12, 0, 0), "DIK-Q53"),
    "a sector to kill in": ((105, 12, 1, 0), "DIK-Q53"),
    "a sector to name": ((109, 12, 0, 0), "DIK-Q53"),
    "a card to take": ((110, 72, 0, 0), "DIK-Q53"),
    "a card not to take": ((111, 72, 0, 0), "DIK-Q53"),
    "a card to give, sworn": ((120, 72, 0, 0), "DIK-Q53"),
    "an element not to use": ((116, 121, 0, 0), "DIK-Q53"),
    "a good to give, sworn": ((119, 10, 1, 0), "DIK-Q53"),
    "a fourth type of Agent": ((117, 1, 1 << 2 | 3, 0), "DIK-Q53"),
    "a pawn of no pile": ((117, 9, 1 << 2, 0), "DIK-Q53"),
    "a card that cannot be the secret one": ((118, 72, 0, 0), "DIK-Q53"),
}


@rule("DIK-Q53", "DIK-Q47")
@pytest.mark.parametrize("thing", NOTHING)
def test_what_does_not_exist_is_neither_given_nor_sworn(thing: str) -> None:
    words, cited = NOTHING[thing]
    t = scene(2, piles={"karst": ["A: C"]}, secret="KA1", secret_seen=[0])
    refusal = why_not_offer(t.state, 0, of([1, *words]), TURN_START)
    assert refusal is not None and refusal.rule == cited


# -- what only resembles the sworn act (DIK-Q53)

TWO: dict[str, Any] = {"piles": {"karst": ["B: C"], "motol": ["C: C"]}}
MINE: dict[str, Any] = {"piles": {"karst": ["A: C"], "motol": ["A: C"]}}
SENT_TO_MOTOL = ["send", "name motol", "add citizen", "ready"]
CONQUEST: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["A: E,E"], "motol": ["A: E", "B: C"]}}

# A clause that A swears, the scene, an act of A that is another one, and the breaches it leads to.
OTHER_ACTS: dict[str, tuple[str, dict[str, Any], list[str], int]] = {
    "another sector is no breach": ("no_send:karst", {"reserve": [{"C": 1}]}, SENT_TO_MOTOL, 0),
    "another sector does not count": ("send:karst", {"reserve": [{"C": 2}]}, SENT_TO_MOTOL, 1),
    "another victim is no breach": ("no_kill:1", TWO, ["assassinate", "kill 2 1"], 0),
    "another victim does not count": ("kill:1:1", TWO, ["assassinate", "kill 2 1"], 1),
    "a kill elsewhere is no breach": ("no_kill_in:karst", TWO, ["assassinate", "kill 2 1"], 0),
    "a kill elsewhere does not count": ("kill_in:karst:1", TWO, ["assassinate", "kill 2 1"], 1),
    "another pile does not count": ("withdraw:1", MINE, ["deal give:place:2"], 1),
    "the very pile does": ("withdraw:2", MINE, ["deal give:place:2"], 0),
    "another card is no breach": (
        "no_take:KA1",
        {**CONQUEST, "track": ["KA1", "KA2"]},
        ["name karst", "take_card KA2", "no_trophy"],
        0,
    ),
    "another card does not count": (
        "take:KA1",
        {**CONQUEST, "track": ["KA1", "KA2"]},
        ["name karst", "take_card KA2", "no_trophy"],
        1,
    ),
    "a card never offered excuses": (
        "take:KA1",
        {**CONQUEST, "track": ["KA2"]},
        ["name karst", "take_card KA2", "no_trophy"],
        0,
    ),
    "another marker is no breach": (
        "no_take_marker:karst",
        CONQUEST,
        ["name motol", "take_marker", "name karst", "no_trophy", "no_trophy"],
        0,
    ),
    "another marker does not count": (
        "take_marker:karst",
        CONQUEST,
        ["name motol", "take_marker", "name karst", "no_trophy", "no_trophy"],
        1,
    ),
    "another element is no breach": ("no_use:motol_1", {"markers": [{"motol": 1, "artefact": 1}], **MINE}, EXTEND, 0),
    "another good does not count": ("give:pp:2", {"pp": [3], "spies": [2]}, ["deal give:spy:2"], 1),
    "another card given does not count": ("give_card:KA1", {"cards": [["KA1", "KA2"]]}, ["deal give:card:KA2"], 1),
    "another marker given does not count": (
        "give_marker:karst",
        {"markers": [{"karst": 1, "motol": 1}]},
        ["deal give:marker:motol"],
        1,
    ),
    "sending there is not naming it": (
        "name:motol",
        {"reserve": [{"C": 1}], "piles": {"karst": ["A: C"]}},
        [*SENT_TO_MOTOL, "name karst"],
        1,
    ),
    "sending there takes no marker": (
        "take_marker:motol",
        {"reserve": [{"E": 1}], "piles": {"karst": ["B: C"]}},
        ["send", "name motol", "add emissary", "ready", "name motol", "no_trophy"],
        1,
    ),
    "sending there gives no marker": (
        "give_marker:motol",
        {"reserve": [{"C": 1}], "markers": [{"motol": 1}]},
        SENT_TO_MOTOL,
        1,
    ),
    "taking a marker there sends no team": (
        "send:karst",
        {"markers": [{"karst": 1}], "reserve": [{"C": 1}]},
        ["deal give:marker:karst", *EXTEND],
        1,
    ),
    "naming a player first kills nobody": ("no_kill:1", {"phase": "first_player"}, ["first 1"], 0),
}


def play_out(t: Scene, moves: list[str]) -> Scene:
    """A's moves, with whatever the others must answer in between left to the clock."""
    for move in moves:
        verb = move.split()[0]
        while verb in ("name", "no_trophy") and not any(seat == 0 and move in t.choices(0) for seat, _ in t.asks):
            t.time_out()
        act(t, [move])
    return t


@rule("DIK-108", "DIK-Q53")
@pytest.mark.parametrize("case", OTHER_ACTS)
def test_only_the_sworn_act_keeps_or_breaks_an_oath(case: str) -> None:
    clause, given, moves, expected = OTHER_ACTS[case]
    t = play_out(sworn(clause, **given), moves)
    assert breaches(end_cycle(t)) == [expected, 0, 0]


@rule("DIK-Q53")
def test_a_promise_by_degrees_is_kept_by_the_last_attempt_and_not_before() -> None:
    given: dict[str, Any] = {"assassins": [2], "piles": {"karst": ["B: C,C,C"]}}
    t = sworn("kill_in:karst:3", **given).play(0, "assassinate", "kill 1 1", "kill 1 1", "stop")
    assert breaches(end_cycle(t)) == [1, 0, 0]
    t = sworn("kill_in:karst:3", **given).play(0, "assassinate", "kill 1 1", "kill 1 1", "kill 1 1")
    assert breaches(end_cycle(t)) == [0, 0, 0]


# -- to whom (DIK-108)


@rule("DIK-108", "DIK-Q53")
def test_what_the_accepting_party_swears_is_owed_to_the_one_who_offered() -> None:
    for partner, expected in ((0, 0), (2, 1)):
        t = scene(3, pp=[0, 3, 0]).deal(0, 1, "you:give:pp:2:0").deal(1, partner, "give:pp:2")
        assert breaches(end_cycle(t)) == [0, expected, 0]


@rule("DIK-Q55")
def test_a_gift_turned_down_by_somebody_else_excuses_nobody() -> None:
    t = scene(3, pp=[3]).deal(0, 1, "i:give:pp:2:0").play(0, "offer 2 give:pp:2")
    t.play(2, f"decline {t.table.view(2)['offers'][0]['offer']}")
    assert breaches(end_cycle(t)) == [1, 0, 0]
    t = scene(3, pp=[3, 3]).deal(0, 1, "i:give:pp:2:0 you:give:pp:2:0").play(0, "offer 1 give:pp:2")
    t.play(1, f"decline {t.table.view(1)['offers'][0]['offer']}")
    assert breaches(end_cycle(t)) == [0, 1, 0], "A had offered what it owed, B had not"


@rule("DIK-Q54")
def test_an_act_of_the_other_party_does_not_break_what_one_swore() -> None:
    t = scene(2, reserve=[{"C": 1}, {"C": 1}], turn=1).deal(0, 1, "i:no_send:karst:0").play(1, *SEND)
    assert breaches(t) == [0, 0]


@rule("DIK-Q53")
def test_a_sworn_bid_binds_only_whoever_is_in_the_power_struggle() -> None:
    given: dict[str, Any] = {"phase": "resolution", "pp": [3, 3, 3], "piles": {"karst": ["B: E", "C: E"]}}
    t = scene(3, **given).deal(0, 1, "i:bid_least:2:0 you:bid_most:1:0").play(0, "name karst").pass_windows()
    t.play(1, "bid 1").play(2, "bid 0")
    assert breaches(end_cycle(t)) == [0, 0, 0]


@rule("DIK-Q54")
def test_a_bid_no_longer_sworn_breaks_nothing_more() -> None:
    tie: dict[str, Any] = {"phase": "resolution", "pp": [9, 9], "piles": {"karst": ["A: E", "B: E"]}}
    piles = {"karst": ["A: E", "B: E"], "motol": ["A: E", "B: E"]}
    t = scene(2, **{**tie, "piles": piles}).deal(0, 1, "i:bid_most:1:0")
    act(t, ["name karst", "bid 2"]).play(1, "bid 0").play(0, "no_trophy").play(1, "no_trophy")
    act(t, ["name motol", "bid 2"]).play(1, "bid 0")
    assert breaches(t) == [1, 0]


# -- chances (DIK-Q55)


@rule("DIK-Q55")
@pytest.mark.parametrize("clause", ["kill_in:karst:1", "kill:2:1"])
def test_ones_own_pile_and_that_of_another_are_no_target(clause: str) -> None:
    t = sworn(clause, piles={"karst": ["A: C"], "motol": ["B: C"]}).play(0, *EXTEND)
    assert breaches(end_cycle(t)) == [0, 0, 0]


@rule("DIK-Q55", "DIK-196")
def test_a_corruption_token_is_a_target_where_it_lies() -> None:
    for sector, expected in (("karst", 1), ("motol", 0)):
        t = sworn("kill_in:karst:1", others=True, corruption_tokens={sector: 1}).play(0, *EXTEND)
        assert breaches(end_cycle(t)) == [expected, 0, 0]


@rule("DIK-Q55")
def test_a_pile_struck_but_not_to_the_last_pawn_could_still_be_withdrawn() -> None:
    t = scene(2, pawns=[1, 1], piles={"karst": ["A: C,C"]}).deal(0, 1, "i:withdraw:1:0")
    t.play(0, *EXTEND).play(1, "assassinate", "kill 1 1")
    assert t.piles("karst") == ["A: C"] and breaches(end_cycle(t)) == [1, 0]


@rule("DIK-Q55", "DIK-Q100")
def test_a_striking_union_excuses_whoever_must_extend_influence() -> None:
    given: dict[str, Any] = {"content": "house", "cabals": "harmonie,syndicats,polisec", "pp": [0, 0, 0]}
    given |= {"developed": {"B": ["SY5"]}, "members": {"A": 1}, "stock": {"B": 5}, "reserve": [{"C": 1}]}
    t = scene(3, pawns=[1, 1, 1], **given).deal(0, 1, "i:send:karst:0").play(1, "use SY5 0").play(0, *EXTEND)
    assert breaches(end_cycle(t)) == [0, 0, 0]


@rule("DIK-Q55")
def test_naming_the_first_player_is_a_chance_for_the_administrator_alone() -> None:
    t = scene(2, phase="first_player").deal(1, 0, "i:first:1:0").play(0, "first 0")
    assert breaches(end_cycle(t)) == [0, 0]


ATTACK: dict[str, Any] = {"phase": "resolution", "piles": {"karst": ["B: C"]}, "track": ["Artefact[-|N1|att]"]}


def struggle_in_the_next_cycle(t: Scene, bid: int) -> Scene:
    """A and B send an Emissary each to Karst, and A bids."""
    end_cycle(t).pass_windows().play(0, "first 0")
    for seat in (0, 1):
        t.play(seat, "send", "name karst", "add emissary", "ready")
    while t.asks != [(0, "next-sector")]:
        t.time_out()
    return t.play(0, "name karst").pass_windows().play(0, f"bid {bid}").play(1, "bid 0")


@rule("DIK-Q55")
@pytest.mark.parametrize(("sworn_bid", "expected"), [(9, 0), (0, 0), (3, 1)])
def test_a_bid_sworn_for_the_next_cycle_is_excused_by_power_lost_to_the_attack(sworn_bid: int, expected: int) -> None:
    """The Attack takes all 9 PP; Development and five Manoeuvres bring less than 9, but more than 3."""
    t = scene(2, vp=[9, 0], pp=[9, 0], **ATTACK).deal(0, 1, f"i:bid_least:{sworn_bid}:1")
    assert breaches(struggle_in_the_next_cycle(t, 2)) == [expected, 0]
    assert t.told("paid")[0]["pp"] == 9
    t = scene(2, pp=[9, 0], pawns=[1, 1], piles={"karst": ["B: C"]}).deal(0, 1, f"i:bid_least:{sworn_bid}:1")
    assert breaches(struggle_in_the_next_cycle(t, 2)) == [int(sworn_bid > 2), 0]


@rule("DIK-Q55")
def test_only_the_power_of_the_swearer_counts_when_an_attack_takes_it() -> None:
    t = scene(2, vp=[3, 3], pp=[4, 9], **ATTACK).deal(0, 1, "i:give:pp:2:0 you:give:pp:2:0")
    assert breaches(end_cycle(t)) == [0, 1], "A is left with 1 PP, B with 6"


@rule("DIK-Q55")
@pytest.mark.parametrize(
    ("struck", "expected"), [("by another player", 0), ("by the Others, where its owner led it", 1)]
)
def test_whoever_leads_a_sworn_pile_to_its_loss_answers_for_it(struck: str, expected: int) -> None:
    piles = {"karst": ["A: C"], "josefov": ["others: C"]}
    t = scene(2, others=True, pawns=[1, 1], markers=[{"motol": 2}], piles=piles).deal(0, 1, "i:withdraw:1:0")
    if expected:
        t.play(0, "use motol_2 2", "pile 1", "name josefov").play(1, "kill 1 1")
    else:
        t.play(0, *EXTEND).play(1, "assassinate", "kill 1 1")
    assert t.piles("karst") == [] and t.piles("josefov") == ["others: C"]
    assert breaches(end_cycle(t)) == [expected, 0]


# -- statements about pawns that are gone (DIK-Q56)


@rule("DIK-Q56")
def test_a_statement_about_a_pawn_that_left_unseen_is_not_settled_with_another_pawn() -> None:
    t = scene(3, pawns=[2, 1, 1], piles={"karst": ["A: C"], "motol": ["A: G"]}).deal(0, 1, "i:pawn:1:1:guard:0")
    t.deal(0, 2, "give:place:1").deal(0, 1, "i:pawn:2:1:guard:0").play(0, "show_pawn 2 1 9")
    assert breaches(t) == [0, 0, 0], "what was said of the Guard is true"
    assert [[c["open"] for c in oath["clauses"]] for oath in t.table.view(2)["oaths"]] == [[True], [False]]
    assert breaches(end_cycle(t)) == [1, 0, 0], "after the last conquest everything is settled"


@rule("DIK-Q56")
def test_each_pawn_is_settled_by_itself_whatever_was_sworn_in_between() -> None:
    piles = {"karst": ["A: C,C"], "motol": ["A: C"]}
    t = scene(3, piles=piles).deal(0, 1, "i:pawn:1:1:guard:0 i:no_send:karst:0").deal(0, 2, "i:pawn:1:2:guard:0")
    t.deal(0, 2, "i:pawn:2:1:citizen:0").play(0, "show_pawn 1 2 9")
    assert breaches(t) == [1, 0, 0]
    assert [c["open"] for c in t.table.view(1)["oaths"][0]["clauses"]] == [True, True]
    assert breaches(t.play(0, "show_pawn 1 1 9")) == [2, 0, 0]


@rule("DIK-Q56", "DIK-213")
def test_a_statement_is_settled_when_the_others_kill_its_pawn() -> None:
    given: dict[str, Any] = {"others": True, "reserve": [{"C": 1, "G": 1}], "piles": {"karst": ["others: C"]}}
    for position, expected in ((1, 1), (2, 0)):
        t = scene(2, **given).play(0, "send", "name karst", "add guard", "add citizen", "ready")
        assert t.asks == [(1, "others-victim")] and t.piles("karst")[-1] == "A: C,G"
        pile = t.pile("karst", 1)
        t.play(1, f"kill {pile} {position}")
        assert breaches(t) == [0, 0], "nothing was sworn"
        t = scene(2, **{**given, "reserve": [{}], "piles": {"karst": ["others: C"], "motol": ["A: C,G"]}},
                  markers=[{"motol": 2}])  # fmt: skip
        t.deal(0, 1, f"i:pawn:{t.pile('motol')}:1:emissary:0").play(0, "use motol_2 2", f"pile {t.pile('motol')}")
        t.play(0, "name karst").play(1, f"kill {t.pile('karst', 1)} {position}")
        assert breaches(t) == [expected, 0]


# -- how long it is listed (DIK-Q51, DIK-Q53)


@rule("DIK-Q51", "DIK-Q53")
def test_an_open_gift_ends_its_oath_and_a_hidden_one_does_not_before_its_deadline() -> None:
    for gift, listed in (("spy", 0), ("pp", 1)):
        t = scene(3, pp=[3], spies=[1], pawns=[1, 1, 1]).deal(0, 1, f"i:give:{gift}:1:1").deal(0, 1, f"give:{gift}:1")
        assert len(end_cycle(t).table.view(2)["oaths"]) == listed
        assert end_cycle(t).table.view(2)["oaths"] == [] and breaches(t) == [0, 0, 0]


@rule("DIK-Q53", "DIK-Q54")
def test_an_oath_with_a_later_clause_stays_and_a_broken_one_goes() -> None:
    t = scene(2, pawns=[1, 1]).deal(0, 1, "i:no_send:karst:0 i:no_kill:1:1")
    assert [c["open"] for c in end_cycle(t).table.view(None)["oaths"][0]["clauses"]] == [False, True]
    t = scene(2, pawns=[1, 1], reserve=[{"C": 1}]).deal(0, 1, "i:no_send:karst:0 i:no_kill:1:1").play(0, *SEND)
    assert end_cycle(t).table.view(None)["oaths"] == [] and breaches(t) == [1, 0]


@rule("DIK-Q55")
def test_a_first_player_not_named_when_one_could_is_a_breach_though_another_names_later() -> None:
    t = scene(2, phase="first_player", pawns=[1, 1], markers=[{"college": 1}]).deal(0, 1, "i:first:1:1")
    end_cycle(t.play(0, "first 0").deal(0, 1, "give:marker:college")).pass_windows()
    assert t.asks == [(1, "first-player")] and breaches(t) == [0, 0]
    assert breaches(end_cycle(t.play(1, "first 0"))) == [1, 0]


@rule("DIK-Q53")
def test_only_a_pile_that_stands_is_sworn_to_be_withdrawn() -> None:
    t = scene(2, piles={"karst": ["B: C"]})
    assert t.refused(1, "offer 0 i:withdraw:9:0").rule == "DIK-Q53"
    t.play(1, "offer 0 i:withdraw:1:0")


@rule("DIK-Q55")
def test_whoever_accepts_a_promise_with_the_means_at_hand_answers_for_spending_them() -> None:
    t = scene(3, pawns=[1, 1, 1], pp=[0, 2, 0]).deal(0, 1, "you:give:pp:2:0").deal(1, 2, "give:pp:2")
    assert breaches(end_cycle(t)) == [0, 1, 0]


@rule("DIK-108", "DIK-Q53")
def test_a_team_for_the_sector_of_the_same_number_takes_no_card() -> None:
    t = sworn("no_take:NV5", reserve=[{"C": 1}])
    number = t.state.content.card_ids.index("NV5")
    t.play(0, "send", f"name {SECTOR_IDS[number]}", "add citizen", "ready")
    assert breaches(t) == [0, 0, 0]


@rule("DIK-Q56")
def test_a_fourth_statement_is_not_settled_with_the_second_though_the_first_was_sworn_again() -> None:
    t = scene(2, piles={"karst": ["A: C,C,C"]})
    for said in ("1:citizen", "2:citizen", "1:citizen", "3:guard"):
        t.deal(0, 1, f"i:pawn:1:{said}:0")
    assert breaches(t.play(0, "show_pawn 1 2 9")) == [0, 0]
    assert breaches(t.play(0, "show_pawn 1 3 9")) == [1, 0]


@rule("DIK-Q55")
def test_the_loss_of_a_pile_excuses_nobody_from_the_sector_of_its_number() -> None:
    piles = {"karst": ["C: C"], "motol": ["B: C"]}
    t = scene(3, pawns=[1, 1, 1], piles=piles, reserve=[{"C": 1}]).deal(0, 1, f"i:send:{SECTOR_IDS[2]}:0")
    t.play(0, *EXTEND).play(1, *EXTEND).play(2, "assassinate", "kill 2 1")
    assert t.piles("motol") == [] and breaches(end_cycle(t)) == [1, 0, 0]
