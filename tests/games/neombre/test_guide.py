"""The guided first game of Les Nominés du Néombre is its first expedition, as the book tells it."""

from ludotheque.match.guide import LEARNER
from tests.games.shared.guide import answers, guide, played

HEALER = 1


def test_the_learner_does_everything_a_first_expedition_holds() -> None:
    assert {choice[0] for choice in answers("neombre")} == {"deck", "play", "end", "card", "take"}
    kinds = [choice[1] for choice in answers("neombre") if choice[0] == "play"]
    assert kinds == ["D1B04", "D1B01", "D1B03", "D1B01", "D1B01"]  # an enchantment, a blow, an extra card, blows


def test_it_goes_from_the_starter_decks_to_the_reward() -> None:
    table = played("neombre")
    told = [str(event["key"]) for event in table.events(LEARNER)]
    in_order = ["starter", "fight", "came", "played", "attacks", "discarded", "slain", "victory", "loot", "took"]
    assert [key for key in dict.fromkeys(told) if key in in_order] == in_order
    assert told.index("fulfilled") < told.index("quest-closes") and "defeat" not in told
    assert {decision.ask for decision in table.waiting} == {"reward"}


def test_what_the_lessons_say_is_so() -> None:
    lessons = guide("neombre")
    table = lessons.open()
    life: dict[str, tuple[int, int, int]] = {}
    for number, move in lessons.line:
        view = table.view(LEARNER)
        if view["enemies"]:
            foe = view["enemies"][0]["hp"]
            life.setdefault(lessons.steps[number].id, (foe, *(figure["hp"] for figure in view["team"])))
        assert table.choose(move.seat, move.choices[0]) is None
        if lessons.steps[number].id == "discard":
            assert table.view(LEARNER)["enemies"][0]["aims_at"] == f"player_{HEALER}"
    assert life["guard"] == (14, 8, 8)  # after the irruption
    assert life["strike"] == (14, 9, 8) and life["two-cards"] == (11, 9, 8)  # the guard swallows the riposte
    assert life["extra"] == (9, 10, 8) and life["again"] == (8, 8, 8)
    assert life["healed"] == (5, 6, 8) and life["last-blow"] == (2, 10, 5)
    view = table.view(LEARNER)
    assert [len(deck) for deck in view["decks"]] == [11, 11] and view["quests"]["REQ01"]["state"] == "closed"
