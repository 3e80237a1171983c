"""The guided first game of Diktat teaches the whole of it."""

from ludotheque.core.domains import Choice
from ludotheque.match.guide import LEARNER, guide_of

MANOEUVRES = {"send", "spy", "assassinate", "extend", "develop", "special"}
AND_ALSO = {"first", "add", "look", "look_card", "kill", "discard", "play", "name", "bid", "take_card", "take_marker"}


def mine() -> list[Choice]:
    guide = guide_of("diktat")
    assert guide is not None
    return [move.choices[0] for _, move in guide.line if move.seat == LEARNER]


def test_the_learner_makes_every_manoeuvre_and_meets_the_rest() -> None:
    verbs = {choice[0] for choice in mine()}
    assert verbs >= MANOEUVRES | AND_ALSO | {"accept", "score", "pass"}


def test_the_learner_wins_a_conquest_and_leads_at_the_end() -> None:
    guide = guide_of("diktat")
    assert guide is not None
    table = guide.open()
    for _, move in guide.line:
        assert table.choose(move.seat, move.choices[0]) is None
    told = {str(event["key"]) for event in table.events(LEARNER)}
    assert {"sworn", "deal", "secret-revealed", "power-struggle", "winner", "affinity-placed", "no-winner"} <= told
    view = table.view(LEARNER)
    points = [player["vp"] for player in view["players"]]
    assert points[LEARNER] == 2 and max(points[1:]) == 0
    me = view["players"][LEARNER]
    assert [card["card"] for card in me["cards"]] == ["CO4"]
    assert me["markers"] == {"combinat": 1} and me["used"] == ["CO4"]
    assert view["cycle"] == 2
