"""The guided first game of Diktat teaches the whole of it."""

from ludotheque.match.guide import LEARNER
from tests.games.shared.guide import answers, played

MANOEUVRES = {"send", "spy", "assassinate", "extend", "develop", "special"}
AND_ALSO = {"first", "add", "look", "look_card", "kill", "discard", "play", "name", "bid", "take_card", "take_marker"}


def test_the_learner_makes_every_manoeuvre_and_meets_the_rest() -> None:
    verbs = {choice[0] for choice in answers("diktat")}
    assert verbs >= MANOEUVRES | AND_ALSO | {"accept", "score", "pass"}


def test_the_learner_wins_a_conquest_and_leads_at_the_end() -> None:
    table = played("diktat")
    told = {str(event["key"]) for event in table.events(LEARNER)}
    assert {"sworn", "deal", "secret-revealed", "power-struggle", "winner", "affinity-placed", "no-winner"} <= told
    view = table.view(LEARNER)
    points = [player["vp"] for player in view["players"]]
    assert points[LEARNER] == 2 and max(points[1:]) == 0
    me = view["players"][LEARNER]
    assert [card["card"] for card in me["cards"]] == ["CO4"]
    assert me["markers"] == {"combinat": 1} and me["used"] == ["CO4"]
    assert view["cycle"] == 2
