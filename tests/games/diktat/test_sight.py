"""Who sees what: the visibility table of the specification, row by row, for the owner, the others and spectators."""

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.match.journal import journal_of
from tests.games.diktat.scene import Scene, scene
from tests.marks import rule

View = dict[str, Any]
EYES = (0, 1, 2, None)  # A owns what is looked at, B and C do not, None is a spectator


def table() -> Scene:
    """A crowded board of three: Harmonie (A), Garde Noire (B), PoliSec (C), with the Others."""
    return scene(
        3,
        content="house",
        others=True,
        cycle=2,
        pp=[4, 5, 6],
        affinity=[["po", "ar"]],
        reserve=[{"C": 2, "E": 1}],
        cards=[["NV1", "NV2", "NV3", "NV4", "NV5", "NV6", "MS1"]],
        placed={"NV6": [None, "people"]},
        developed=[["HA4", "HA1"]],
        used=[["HA1", "NV4"]],
        markers=[{"karst": 2, "motol": 1}],
        assassins=[1],
        spies=[2],
        debts=[1],
        borrowed=[True],
        pawns=[3],
        stock={1: 4, 2: 5},
        blockhaus=["combinat"],
        sleepers=[1],
        piles={"karst": ["A: C,G,E", "others: C,E"], "motol": ["B: E,C"]},
        seen=[(1, 2, [1]), (2, 1, [2])],
        darkness={"karst": 2},
        corruption_tokens={"motol": 1},
        centre=["G", "E"],
        corruption=["KA1", "MO1"],
        track=["JO1", "HY1"],
        secret="FO1",
        secret_seen=[2],
        discard=["AR1"],
        deck=["AR2", "AR3"],
    )


def a(view: View) -> View:
    """A's board in a view."""
    board: View = view["players"][0]
    return board


EVERYBODY: dict[str, tuple[Callable[[View], object], object]] = {
    "players, Cycle, phase, pending decision": (
        lambda v: (v["seats"], v["cycle"], v["phase"], [(w["seat"], w["ask"]) for w in v["waiting"]]),
        (3, 2, "manoeuvres", [(0, "manoeuvre")]),
    ),
    # slots 0,0,1,1,1,1; 2 beside the board; 1 placed token; NV1 and NV3; Cabal slots 1,0
    "VP": (lambda v: [p["vp"] for p in v["players"]], [10, 0, 0]),
    "Rank, Administrator": (lambda v: ([p["rank"] for p in v["players"]], v["admin"]), ([29, 21, 18], 0)),
    "Cabal, its board and Endowment": (
        lambda v: (a(v)["cabal"], a(v)["board"]),
        (
            "harmonie",
            {
                "slots": [0, 0, 1, 1, 1, 1],
                "costs": [3, 3, 4, 5, 5],
                "vp": [1, 0, 1, 0, 2],
                "endowment": {"pp": 2, "politics": 1, "artefact": 3},
            },
        ),
    ),
    "Cabal cards in play": (lambda v: (a(v)["developed"], a(v)["played"]), (2, ["HA1", "HA4"])),
    "Opportunity cards owned, slots, cards beside": (
        lambda v: [(c["card"], c["aside"]) for c in a(v)["cards"]],
        [("NV1", False), ("NV2", False), ("NV3", False), ("NV4", False), ("NV5", False), ("NV6", False), ("MS1", True)],
    ),
    "Affinity tokens placed": (lambda v: [c["tokens"] for c in a(v)["cards"]][5:], [[None, "people"], [None]]),
    "Assassin and Spy tokens": (lambda v: (a(v)["assassin"], a(v)["spy"]), (1, 2)),
    "Debts, voluntary Debt taken": (lambda v: (a(v)["debt"], a(v)["borrowed"]), (1, True)),
    "markers owned, markers left": (
        lambda v: (a(v)["markers"], v["sectors"]["karst"]["markers"], v["sectors"]["motol"]["markers"]),
        ({"karst": 2, "motol": 1}, 0, 1),
    ),
    "Used tokens": (lambda v: a(v)["used"], ["NV4", "HA1"]),
    "Manoeuvre pawns left, Manoeuvres played": (lambda v: (a(v)["pawns"], a(v)["made"]["spy"]), (3, 0)),
    "specific tokens in stock and on the board": (
        lambda v: (
            [(p["token"], p["stock"], p["members"]) for p in v["players"]],
            (v["sectors"]["combinat"]["blockhaus"], v["piles"][0]["sleeper"]),
        ),
        ([("", 0, 0), ("blockhaus", 4, 0), ("sleeper", 5, 0)], (1, True)),
    ),
    "piles: sector, owner, height": (
        lambda v: [(p["sector"], p["owner"], len(p["pawns"])) for p in v["piles"]],
        [("karst", 0, 3), ("karst", None, 2), ("motol", 1, 2), ("artefact", None, 8)],
    ),
    "Others, Corruption and Darkness per sector": (
        lambda v: (len(v["piles"][1]["pawns"]), v["sectors"]["motol"]["corruption"], v["sectors"]["karst"]["darkness"]),
        (2, 1, 2),
    ),
    "Others pawns discarded": (lambda v: v["centre"], [0, 1, 1]),
    "corruption track": (lambda v: v["corruption"], ["KA1", "MO1"]),
    "face-up Opportunity cards": (lambda v: v["track"], ["JO1", "HY1"]),
    "cards left in the deck": (lambda v: v["deck"], 72 - 7 - 2 - 2 - 1 - 1),
    "discard pile": (lambda v: v["discard"], ["AR1"]),
    "who spied on what": (
        lambda v: ([p["seen_by"] for p in v["piles"]][:2], v["secret_eyes"]),
        ([[[], [1], []], [[2], []]], 1 << 2),
    ),
}


@pytest.mark.parametrize("row", EVERYBODY)
@rule("DIK-029", "DIK-Q16", "DIK-Q20", "DIK-070")
def test_everybody_sees(row: str) -> None:
    look, expected = EVERYBODY[row]
    t = table()
    assert [look(t.table.view(eyes)) for eyes in EYES] == [expected] * len(EYES)


SCREEN = {"citizen": 2, "guard": 0, "emissary": 1, "pp": 4, "politics": 1, "people": 0, "artefact": 1}


@rule("DIK-038")
def test_everybody_sees_memberships_and_revolts() -> None:
    t = scene(3, cabals="harmonie,syndicats,resistance", members={0: 1}, revolt=["josefov"])
    for eyes in EYES:
        view = t.table.view(eyes)
        assert view["sectors"]["josefov"]["revolt"] == 1
        assert [(p["members"], p["stock"]) for p in view["players"]] == [(1, 0), (0, 5), (0, 5)]


@rule("DIK-030")
def test_power_points_agents_and_unplaced_affinities_are_for_their_owner_only() -> None:
    t = table()
    assert [t.player(0, eyes).get("screen") for eyes in EYES] == [SCREEN, None, None, None]
    assert [len([p for p in t.table.view(eyes)["players"] if "screen" in p]) for eyes in EYES] == [1, 1, 1, 0]


@rule("DIK-028", "DIK-072", "DIK-080")
def test_the_pawns_of_a_pile_are_known_to_their_owner_and_to_those_who_spied() -> None:
    t = table()
    mine = [t.table.view(eyes)["piles"][0]["pawns"] for eyes in EYES]
    assert mine == [["citizen", "guard", "emissary"], [None, "guard", None], [None] * 3, [None] * 3]
    assert [t.table.view(eyes)["piles"][2]["pawns"] for eyes in EYES] == [
        [None, None],
        ["emissary", "citizen"],
        [None, None],
        [None, None],
    ]


@rule("DIK-181", "DIK-219")
def test_the_pawns_of_an_others_pile_are_known_only_to_those_who_spied() -> None:
    t = table()
    assert [t.table.view(eyes)["piles"][1]["pawns"] for eyes in EYES] == [
        [None, None],
        [None, None],
        ["citizen", None],
        [None, None],
    ]


@rule("DIK-060", "DIK-080")
def test_the_secret_card_is_known_only_to_those_who_spied_on_it() -> None:
    t = table()
    assert [t.table.view(eyes)["secret"] for eyes in EYES] == [
        {"card": None},
        {"card": None},
        {"card": "FO1"},
        {"card": None},
    ]


@rule("DIK-014")
def test_nobody_sees_the_order_of_the_deck_or_the_seed() -> None:
    t = scene(2, seed="the hidden seed", deck=["AR2"])
    for eyes in (0, 1, None):
        seen = repr(t.table.view(eyes)) + repr(t.table.events(eyes))
        assert "AR2" not in seen and "the hidden seed" not in seen
    assert "the hidden seed" not in repr(journal_of(t.table)["footer"])


# -- what happens, as each one hears of it


def heard(t: Scene, key: str, field: str) -> list[list[object]]:
    """That field of every event of a kind, as the owner, another player and a spectator know it."""
    return [[event.get(field) for event in t.told(key, eyes)] for eyes in (0, 1, None)]


@rule("DIK-171", "DIK-147")
def test_affinities_taken_are_an_event_for_everybody_while_the_total_stays_hidden() -> None:
    t = scene(2, phase="resolution", piles={"josefov": ["A: E"]}, affinity=[["pe"]])
    t.play(0, "name josefov", "take_marker", "affinity politics", "affinity artefact")
    assert heard(t, "earned", "good") == [["politics", "artefact"]] * 3
    assert "screen" not in t.player(0, 1)


@rule("DIK-047")
def test_affinities_discarded_are_an_event_for_everybody() -> None:
    markers = [{"josefov": 1, "motol": 1, "college": 1, "combinat": 1, "forteresse": 1}]
    t = scene(2, phase="resolution", piles={"karst": ["A: E"]}, markers=markers, affinity=[["pe", "po"]])
    t.play(0, "name karst", "take_marker", "drop_marker josefov", "give_up people", "give_up politics")
    assert heard(t, "affinity-discarded", "good") == [["people", "politics"]] * 3


@rule("DIK-080")
def test_that_a_player_spied_is_public_the_result_is_not() -> None:
    t = scene(2, secret="FO1", piles={"karst": ["B: C,G"]})
    t.play(0, "spy", "look 1 2", "look_card")
    assert heard(t, "looked", "position") == [[2]] * 3
    assert heard(t, "looked", "agent") == [["guard"], [None], [None]]
    assert heard(t, "looked-card", "seat") == [[0]] * 3
    assert heard(t, "looked-card", "card") == [["FO1"], [None], [None]]


@rule("DIK-085")
def test_a_pawn_revealed_by_an_assassination_is_public_with_what_is_paid() -> None:
    t = scene(2, pp=[3, 0], assassins=[1], piles={"karst": ["B: E,G"]})
    t.play(0, "assassinate", "kill 1 1", "kill 1 1")
    assert heard(t, "killed", "agent") == [["emissary", "guard"]] * 3
    assert heard(t, "earned", "n") == [[3]] * 3 and heard(t, "paid-to", "pp") == [[2]] * 3


@rule("DIK-213")
def test_a_pawn_revealed_by_the_others_is_public_with_what_is_paid() -> None:
    t = scene(2, others=True, reserve=[{"G": 1}], piles={"karst": ["others: C"]})
    t.play(0, "send", "name karst", "add guard", "ready").play(1, f"kill {t.pile('karst', 1)} 1")
    assert heard(t, "others-killed", "agent") == [["guard"]] * 3 and heard(t, "earned", "n") == [[2]] * 3


@rule("DIK-Q29", "DIK-096")
def test_the_type_of_an_agent_discarded_in_extend_influence_is_for_its_owner_only() -> None:
    t = scene(2, reserve=[{"E": 1}], spies=[0, 1])
    t.play(0, "extend", "discard emissary").play(1, "extend", "discard spy")
    assert heard(t, "agent-discarded", "agent") == [["emissary"], [None], [None]]
    assert heard(t, "spent", "good") == [["spy"]] * 3  # a Spy token goes in the open


@rule("DIK-Q29", "DIK-Q51", "DIK-107")
def test_the_pawns_of_a_withdrawn_pile_are_counted_never_shown() -> None:
    t = scene(3, piles={"karst": ["A: C,G"]}).deal(0, 1, "give:place:1")
    assert heard(t, "withdrawn", "n") == [[2]] * 3
    assert all(
        set(event) <= {"number", "rule", "key", "seat", "pile", "sector", "n"} for event in t.told("withdrawn", 0)
    )
    assert t.told("deal", 2)[0]["items"] == ["give:place:1"]


@rule("DIK-Q29", "DIK-159")
def test_agents_discarded_at_the_end_of_a_cycle_are_told_to_nobody() -> None:
    t = scene(2, phase="end_of_cycle", reserve=[{"C": 2, "E": 1}], piles={})
    assert t.goods("citizen") == [3, 3]  # those of the next Cycle
    assert set(t.told("cycle-ends")[0]) == {"number", "rule", "key", "cycle"}


@rule("DIK-Q31", "DIK-153")
def test_pawns_moved_by_the_artefact_marker_show_their_positions_only() -> None:
    t = scene(2, markers=[{"artefact": 1}], piles={"karst": ["A: C,E"], "motol": ["A: G"]})
    t.play(0, "use artefact_1 0", "pawn 1 2", "pile 2", "stop")
    assert heard(t, "pawn-moved", "position") == [[2]] * 3 and heard(t, "pawn-moved", "agent") == [[None]] * 3
    assert t.table.view(1)["piles"][1]["pawns"] == [None, None]
    assert t.table.view(0)["piles"][1]["pawns"] == ["emissary", "guard"]


@rule("DIK-148")
def test_a_moved_pile_and_reinforcements_show_no_type() -> None:
    piles = {"karst": ["A: C,E"]}
    t = scene(2, content="house", cards=[["FO5"]], markers=[{"motol": 2}], reserve=[{"G": 1}], piles=piles)
    t.play(0, "use motol_2 2", "pile 1", "name motol", "special FO5 0", "pile 1")
    for eyes in (1, None):
        assert t.table.view(eyes)["piles"][0]["pawns"] == [None] * 3
        told = t.told("pile-moved", eyes) + t.told("reinforced", eyes)
        assert len(told) == 2 and not any("agent" in event or "agents" in event for event in told)


@rule("DIK-126")
def test_a_bid_is_known_to_its_maker_until_all_are_shown() -> None:
    t = (
        scene(3, phase="resolution", pp=[3, 3, 3], piles={"karst": ["A: E", "B: E"]})
        .play(0, "name karst")
        .pass_windows()
    )
    t.play(0, "bid 2")
    frames = [t.table.view(eyes)["stack"][-1] for eyes in EYES]
    assert [frame.get("bids") for frame in frames] == [2, -1, -1, None]
    assert [frame["waiting"] for frame in frames] == [[1]] * 4  # that A's bid is in
    t.play(1, "bid 1")
    assert heard(t, "bid-shown", "pp") == [[2, 1]] * 3


@rule("DIK-031", "DIK-032", "DIK-095")
def test_power_points_gained_or_paid_by_public_rules_are_told_but_not_the_totals() -> None:
    t = scene(2, pp=[1, 1]).play(0, "borrow", "extend", "keep")
    assert heard(t, "debt", "pp") == [[5]] * 3 and heard(t, "earned", "n") == [[1]] * 3
    t = scene(2, phase="attack", vp=[2, 0], pp=[3, 3], track=["Karst[-|N1|att]"])
    assert heard(t, "paid", "pp") == [[2]] * 3
    assert "screen" not in t.player(0, 1) and "screen" not in t.player(0)


# -- deals


@rule("DIK-Q51")
def test_hidden_goods_of_a_deal_are_seen_by_its_parties_only() -> None:
    t = scene(3, pp=[5, 5, 5], spies=[1], debts=[0, 1], cards={1: ["KA1"]}, affinity=[["po"]], reserve=[{"C": 1}])
    t.deal(0, 1, "give:pp:2 give:spy:1 give:citizen:1 give:politics:1 get:card:KA1 get:debt:1")
    everything = ["give:pp:2", "give:spy:1", "give:citizen:1", "give:politics:1", "get:card:KA1", "get:debt:1"]
    in_the_open = ["give:spy:1", "get:card:KA1", "get:debt:1"]
    assert [t.told("deal", eyes)[0]["items"] for eyes in EYES] == [everything, everything, in_the_open, in_the_open]


@rule("DIK-Q50", "DIK-Q51")
def test_an_offer_pending_or_declined_is_known_to_its_parties_only() -> None:
    t = scene(3, pp=[5, 5, 5]).play(0, "offer 1 give:pp:2 get:pp:1")
    assert [len(t.table.view(eyes)["offers"]) for eyes in EYES] == [1, 1, 0, 0]
    number = t.table.view(1)["offers"][0]["offer"]
    t.play(1, f"decline {number}")
    assert [len(t.told("offered", eyes)) for eyes in EYES] == [1, 1, 0, 0]
    assert [len(t.told("declined", eyes)) for eyes in EYES] == [1, 1, 0, 0]
    t.play(1, "offer 2 give:pp:1")  # C cannot tell from anything how much the others have talked
    quiet = scene(3, pp=[5, 5, 5]).play(1, "offer 2 give:pp:1")
    assert t.table.view(2) == quiet.table.view(2) and t.table.events(2) == quiet.table.events(2)


@rule("DIK-108", "DIK-Q56")
def test_the_text_of_an_oath_is_public_its_truth_is_not() -> None:
    worlds = []
    for kind in "CG":  # the same statement, true and false
        t = scene(3, piles={"karst": [f"A: {kind}"]}).deal(0, 1, "i:pawn:1:1:citizen:0")
        assert len(t.told("sworn")) == 1
        clauses = [t.table.view(eyes)["oaths"][0]["clauses"][0] for eyes in EYES]
        assert clauses == [{"seat": 0, "clause": "pawn:1:1:citizen", "cycle": 1, "open": True}] * 4
        worlds.append([(t.table.view(eyes), t.table.events(eyes)) for eyes in (1, 2, None)])
    assert worlds[0] == worlds[1]


@rule("DIK-110", "DIK-Q54")
def test_a_breach_is_public() -> None:
    t = scene(3, reserve=[{"C": 1}]).deal(0, 1, "i:no_send:karst:0")
    t.play(0, "send", "name karst", "add citizen", "ready")
    assert heard(t, "oath-broken", "seat") == [[0]] * 3
    assert [t.player(0, eyes)["breaches"] for eyes in EYES] == [1] * 4


@rule("DIK-105", "DIK-Q52")
def test_a_statement_reaches_everybody_and_a_showing_only_those_it_is_for() -> None:
    t = scene(3, pp=[4, 0, 0], piles={"karst": ["A: C,E"]})
    t.play(0, "tell 1 1 guard", "show_pawn 1 2 2", "show_screen 1")
    assert heard(t, "told", "agent") == [["guard"]] * 3  # and it need not be true
    assert [t.told("shown-pawn", eyes)[0].get("agent") for eyes in EYES] == ["emissary", None, "emissary", None]
    assert [t.table.view(eyes)["piles"][0]["pawns"][1] for eyes in EYES] == ["emissary", None, "emissary", None]
    goods = [t.told("screen-shown", eyes)[0].get("goods") for eyes in EYES]
    assert goods[0] == goods[1] and goods[1] is not None and goods[1]["pp"] == 4 and goods[2] is goods[3] is None
