"""Campaigns played by bots: each game begins with what the one before left, a file is gone on with, figures add up."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab import campaigns
from ludotheque.lab.campaigns import Run, chapter, play, report
from ludotheque.lab.plan import random_bot
from ludotheque.lab.words import LabFault
from ludotheque.match.faces import game
from tests.cli.drive import fault, fine

COAST = Run("phare", (1, 2), random_bot("phare"), {}, "s", 3)


def test_each_game_begins_with_what_the_one_before_left(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    def watched(name: str) -> Any:
        rules = game(name)
        dealt = rules.new

        def begin(seats: int, seed: str, options: dict[str, Any]) -> Any:
            begun.append(options)
            return dealt(seats, seed, options)

        monkeypatch.setattr(rules, "new", begin)
        return rules

    monkeypatch.setattr(campaigns, "game", watched)
    rows = play(COAST, 2, None)
    assert [(row["campaign"], row["seats"], row["chapter"]) for row in rows] == [
        (n, n + 1, chapter) for n in (0, 1) for chapter in range(1, 1 + sum(row["campaign"] == n for row in rows))
    ]
    for row, then, options in zip(rows, rows[1:], begun[1:], strict=False):
        if row["campaign"] == then["campaign"]:
            assert options["campaign"] == row["left"]
    assert "campaign" not in begun[0]


def test_a_campaign_ends_when_nothing_is_left_when_it_is_won_or_after_so_many_games() -> None:
    row: dict[str, Any] = {"left": {"x": 1}, "reason": "lost"}
    assert not campaigns.ended([], 2) and not campaigns.ended([row], 2) and campaigns.ended([row, row], 2)
    assert campaigns.ended([row | {"left": None}], 2) and campaigns.ended([row | {"reason": campaigns.WON}], 2)


def test_a_file_is_gone_on_with_and_gives_the_same_rows(tmp_path: Path) -> None:
    whole, kept = tmp_path / "whole.jsonl", tmp_path / "kept.jsonl"
    rows = play(COAST, 2, whole)
    assert play(COAST, 2, None) == rows and len(whole.read_text().splitlines()) == len(rows)
    kept.write_text(whole.read_text().splitlines(keepends=True)[0])
    assert play(COAST, 2, kept) == rows and kept.read_text() == whole.read_text()
    assert play(COAST, 2, whole, limit=0) == rows
    with pytest.raises(LabFault, match="holds another run: in its game 1, seed is s, not t"):
        play(Run("phare", (1, 2), COAST.bot, {}, "t", 3), 2, whole)
    kept.write_text("{}\n")
    with pytest.raises(LabFault, match="damaged"):
        play(COAST, 2, kept)


def trial(where: str, level: int, won: bool, **cards: list[str]) -> dict[str, Any]:
    return {"where": where, "level": level, "won": won, "rounds": 4} | {
        name: cards.get(name, []) for name in ("played", "offered", "taken")
    }


def row(campaign: int, chapter: int, *trials: dict[str, Any], reason: str = "won") -> dict[str, Any]:
    return {
        "campaign": campaign,
        "seats": 2,
        "chapter": chapter,
        "reason": reason,
        "decisions": 10,
        "trials": list(trials),
        "decks": [["a"] * chapter, ["a"] * (chapter + 2)],
        "left": {},
    }


def test_what_is_reported_is_counted_by_level_zone_card_and_game() -> None:
    found = report(
        [
            row(0, 1, trial("A", 1, False, played=["x"]), trial("A", 1, True, played=["x", "x"], offered=["y", "z"])),
            row(0, 2, trial("B", 1, True, offered=["y"], taken=["y"]), trial("C", 2, False), reason="campaign-won"),
            row(1, 1, trial("B", 1, True)),
        ]
    )
    whole = {"seats": 2, "campaigns": 2, "finished": 1, "games": 3, "trials": 5, "won": 3, "rounds": 4.0}
    assert found["campaigns"] == [whole | {"decisions": 30}]
    assert [(each["name"], each["won"], each["trials"]) for each in found["levels"]] == [(1, 1, 2), (2, 0, 1)]
    assert [(each["name"], each["won"], each["trials"]) for each in found["zones"]] == [
        ("A", 1, 2),
        ("B", 2, 2),
        ("C", 0, 1),
    ]
    assert found["growth"] == [{"chapter": 1, "decks": 4, "mean": 2.0}, {"chapter": 2, "decks": 2, "mean": 3.0}]
    assert found["cards"] == [
        {"card": "x", "offered": 0, "taken": 0, "trials": 2, "won": 1},
        {"card": "y", "offered": 2, "taken": 1, "trials": 0, "won": 0},
        {"card": "z", "offered": 1, "taken": 0, "trials": 0, "won": 0},
    ]


def test_the_command_speaks_both_languages_and_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    words = ("simulate", "phare", "--campaign", "--games", 2, "--longest", 2, "--bot", random_bot("phare"))
    assert "first fight at a level" in fine(*words) and "premier combat" in fine(*words, "--lang", "fr")
    data = json.loads(fine(*words, "--json", "--seats", 2))
    assert data["game"] == "phare" and [each["seats"] for each in data["campaigns"]] == [2]
    assert "has no campaign" in fault("simulate", "connect4", "--campaign")
    assert "one game after the other" in fault(*words, "--workers", 2)


def test_the_first_journey_of_neombre_is_told() -> None:
    found = chapter(Run("neombre", (1,), random_bot("neombre"), {"mode": "journey"}, "1", 1), 0, [])
    assert {each["where"] for each in found["trials"]} == {"0R"} and found["trials"][-1]["won"]
    assert not any(each["won"] for each in found["trials"][:-1])
    last = found["trials"][-1]
    assert len(last["offered"]) == 4 and set(last["taken"]) <= set(last["offered"]) and len(found["decks"]) == 1
