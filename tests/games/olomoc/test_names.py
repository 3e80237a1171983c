"""Whoever shares a profile has a number in every list and sentence, in both languages."""

from typing import Any

import pytest

from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.match.texts import Texts
from tests.games.olomoc.scene import ADMINISTRATION, OTHERS, Scene, scene

ROGUES: list[dict[str, Any]] = [{"profile": "rogue", "at": [8000, 9400]}, {"profile": "rogue", "at": [8000, 6600]}]


def among(hostiles: list[dict[str, Any]]) -> Scene:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, OTHERS], "step": "activation", "active": "a3"}
    return scene([6] * 9, pieces={"a3": (8000, 8000)}, hostiles=hostiles, **told)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Pétra Kantor attacks Rogue\N{NO-BREAK SPACE}II"),
        ("fr", "Pétra Kantor attaque Rogue\N{NO-BREAK SPACE}II"),
    ],
)
def test_an_attack_on_one_of_two_rogues_says_which(lang: str, said: str) -> None:
    two = among(ROGUES)
    texts, choice = Texts(two.table.rules, lang), ("attack", "a3", "h2")
    assert choice in two.offered
    assert texts.choice(choice, two.table.rules.speech.words(two.s, 0, choice)) == said


def test_the_log_and_the_view_call_them_alike() -> None:
    two = among(ROGUES)
    assert [two.piece(name)["called"] for name in ("h1", "h2")] == ["rogue.1", "rogue.2"]
    two.play(("attack", "a3", "h2"))
    assert two.events("attacks")[0]["target"] == "rogue.2"


def test_a_hostile_alone_has_no_number() -> None:
    assert among(ROGUES[:1]).piece("h1")["called"] == "rogue"


def test_a_character_of_both_cabals_is_numbered_as_long_as_the_game_lasts() -> None:
    both = among([])
    assert [both.piece(name)["called"] for name in ("a2", "b2", "a3")] == [
        "kubik_oktobar.1",
        "kubik_oktobar.2",
        "petra_kantor",
    ]
    fallen = scene(cabals=[ADMINISTRATION, OTHERS], pieces={"b2": {"out": True}}, step="activation", active="a3")
    assert fallen.piece("a2")["called"] == "kubik_oktobar.1"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["setup", "cycle 1", "cycle 2, phase 3"]),
        ("fr", ["mise en place", "cycle 1", "cycle 2, phase 3"]),
    ],
)
def test_where_the_game_stands_is_said_without_a_zero(lang: str, said: list[str]) -> None:
    texts = Texts(OlomocGame(), lang)
    assert [texts.format("round", cycle=cycle, phase=phase) for cycle, phase in ((0, 0), (1, 0), (2, 3))] == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Ada gives 1 action token back to Pétra.",
                "Ada gives 2 action tokens back to Pétra.",
            ],
        ),
        (
            "fr",
            [
                "Ada rend 1 pion d’action à Pétra.",
                "Ada rend 2 pions d’action à Pétra.",
            ],
        ),
    ],
)
def test_tokens_given_back_are_counted_in_words_that_agree(lang: str, said: list[str]) -> None:
    texts = Texts(OlomocGame(), lang)
    assert [texts.format("event-propaganda", seat="Ada", n=n, piece="Pétra") for n in (1, 2)] == said


@pytest.mark.parametrize(
    ("to", "near", "fr", "en"),
    [
        ((5300, 8000), "objective.1", "va vers l’objectif\N{NO-BREAK SPACE}I.", "goes near objective I."),
        ((9500, 11500), "rogue", "va vers Rogue.", "goes near Rogue."),
        ((12000, 3500), "south", "va vers le bord sud.", "goes near the southern edge."),
    ],
)
def test_the_log_says_near_what_somebody_goes(to: tuple[int, int], near: str, fr: str, en: str) -> None:
    told: dict[str, Any] = {"cabals": [ADMINISTRATION, OTHERS], "step": "activation", "active": "a3"}
    start = (to[0] + 400, to[1] - 1200)
    there = [{"profile": "rogue", "at": [8000, 12000]}]
    one = scene(bare=False, agenda="releves", pieces={"a3": start}, hostiles=there, **told)
    one.play(("march", "a3"), ("at", *to))
    (event,) = one.events("moves")
    assert event["near"] == near
    for lang, said in (("fr", fr), ("en", en)):
        spoken = Texts(one.table.rules, lang).event(event)
        assert spoken.replace("\N{NO-BREAK SPACE}", " ").endswith(said.replace("\N{NO-BREAK SPACE}", " ")), spoken
