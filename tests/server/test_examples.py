"""Rules one can try: what a visitor is sent of an example."""

import msgspec
from starlette.testclient import TestClient

from ludotheque.match import examples
from ludotheque.server import wire


def shown(web: TestClient, rule: str) -> wire.Example:
    """The first example of a rule of Diktat."""
    book = msgspec.json.decode(web.get("/api/rules/diktat").content, type=wire.RuleBook)
    answer = web.get(f"/api/rules/diktat/examples/{book.shown.index(rule)}")
    return msgspec.json.decode(answer.content, type=wire.Example)


def test_a_rulebook_says_which_rules_can_be_tried(web: TestClient) -> None:
    book = web.get("/api/rules/diktat").json()
    assert book["shown"] == [example.rule for example in examples.load("diktat")]
    assert "DIK-088" in book["shown"]
    assert web.get("/api/rules/table").json()["shown"] == []


def test_a_move_is_played_and_told_with_what_it_changes(web: TestClient) -> None:
    told = shown(web, "DIK-088")
    (move, *_) = told.moves
    assert (told.rule, told.seat, told.question["fr"]) == ("DIK-088", 0, "Quel pion assassinez-vous ?")
    assert told.decision is not None and told.decision.choices == [each.choice for each in told.moves]
    assert move.say["en"].startswith("Assassinate the top pawn")
    assert [event["rule"] for event in move.events] == ["DIK-085", "DIK-088"]
    assert move.events[1]["say"]["en"] == "A pays 2 PP to C."
    assert [(change.seat, change.name["en"], change.before, change.after) for change in move.changes] == [
        (0, "PP", 3, 1)
    ]
    assert len(told.view["piles"][0]["pawns"]) == 2 and move.view is not None
    assert len(move.view["piles"][0]["pawns"]) == 1


def test_a_move_that_a_rule_forbids_changes_nothing_and_says_why(web: TestClient) -> None:
    told = shown(web, "DIK-027")
    move = next(move for move in told.moves if move.choice == ["pass"])
    assert move.refused is not None and move.view is None and move.events == []
    assert (move.refused.rule, move.refused.say["en"]) == (
        "DIK-027",
        "You must perform a Manoeuvre: a turn cannot be passed.",
    )


def test_what_the_seat_cannot_see_is_not_sent(web: TestClient) -> None:
    told = shown(web, "DIK-085")
    assert told.view["piles"][0]["pawns"] == [None, None]
    assert "screen" in told.view["players"][0] and "screen" not in told.view["players"][1]
    assert [(count.name["en"], count.n) for count in shown(web, "DIK-097").own][:4] == [
        ("Citizen", 0),
        ("Guard", 0),
        ("Emissary", 0),
        ("PP", 0),
    ]


def test_only_examples_that_are_written_are_played(web: TestClient) -> None:
    last = len(examples.load("diktat"))
    for place in (str(last), "-1", "1.5", "x", "99999", "٣"):
        assert web.get(f"/api/rules/diktat/examples/{place}").status_code == 404, place
    assert web.get("/api/rules/chess/examples/0").status_code == 404
    assert web.get("/api/rules/table/examples/0").status_code == 404


def test_an_example_is_played_once(web: TestClient) -> None:
    from ludotheque.server.api.games import shown_example

    shown_example.cache_clear()
    for _ in range(3):
        assert web.get("/api/rules/diktat/examples/1").status_code == 200
    assert shown_example.cache_info().misses == 1


def test_cards_that_examples_come_to_are_drawn_and_no_others(web: TestClient) -> None:
    assert "1B" in web.get("/api/rules/neombre/content/1B").text
    assert web.get("/api/rules/neombre/content/2V").status_code == 404
    assert web.get("/api/rules/diktat/content/1B").status_code == 404
    assert web.get("/api/rules/chess/content/1B").status_code == 404
