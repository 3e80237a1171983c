"""The guided first game of Steamwatchers teaches a whole turn of it."""

from ludotheque.match.guide import LEARNER
from tests.games.shared.guide import answers, played

TAUGHT = {"card", "order", "ready", "activate", "march", "group", "beacon", "support", "bid", "pay", "mobilise"}
AND_ALSO = {"slot", "recruit", "title", "quarantine_slot", "farm", "remove", "zone", "stop"}


def test_the_learner_does_everything_a_turn_holds() -> None:
    assert {choice[0] for choice in answers("steamwatchers")} >= TAUGHT | AND_ALSO
    orders = {choice[2] for choice in answers("steamwatchers") if choice[0] == "order"}
    assert orders == {"movement", "defence"}


def test_the_learner_sees_every_phase_a_combat_a_flight_and_a_quarantine() -> None:
    table = played("steamwatchers")
    events = table.events(LEARNER)
    phases = [event["phase"] for event in events if event["key"] == "phase"]
    assert phases == ["conclave", "planning", "activation", "decline", "great_white", "conclave"]
    told = {str(event["key"]) for event in events}
    assert {"title", "column", "revealed", "supported", "bid-shown", "won", "fled", "morale"} <= told
    assert {"passed", "reserved", "cooled", "incubation", "quarantined", "geo", "supply", "starved"} <= told


def test_what_the_lessons_say_is_so() -> None:
    table = played("steamwatchers")
    events = table.events(LEARNER)
    forces = [event["force"] for event in events if event["key"] in ("attack", "defence")]
    assert forces == [7, 7]
    won = next(event for event in events if event["key"] == "won")
    assert (won["winner"], won["attack"], won["defence"]) == (LEARNER, 9, 9)
    assert [event["level"] for event in events if event["key"] == "geo" and event["seat"] == LEARNER] == [6]
    assert [event["level"] for event in events if event["key"] == "supply" and event["seat"] == LEARNER] == [11]
    view = table.view(LEARNER)
    assert view["turn"] == 2 and view["zones"]["burgundia"]["holder"] == LEARNER
    assert [player["geo"] for player in view["players"]] == [6, 2]
    assert view["players"][LEARNER]["slots"][3] == "quarantine"
    assert all(event["turn"] in (1, 2) for event in events if event["key"] == "phase")
