"""Who chooses? (rules/choices): every choice that a rulebook gives somebody, and the decision that asks for it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotheque.match import ledger

FOLDER = ledger.rules_folder() / "choices"
GAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
ANSWERS = ("asks", "same", "decided")


def choices(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(Path(FOLDER / f"{game}.toml").read_text("utf-8"))["choice"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_each_choice_names_a_rule_and_who_asks_for_it_or_why_nobody_does(game: str) -> None:
    rules = ledger.load(game)
    for choice in choices(game):
        assert choice.keys() - set(ANSWERS) == {"rule", "who", "what"}, choice
        assert len(choice.keys() & set(ANSWERS)) == 1 and rules.find(choice["rule"]) is not None, choice
        assert all(choice.values()), choice


@pytest.mark.parametrize("game", GAMES)
def test_what_the_game_decides_for_a_player_is_a_ruling_of_ours(game: str) -> None:
    rulings = [entry for entry in ledger.load(game).entries if entry.ours]
    for choice in choices(game):
        if "decided" in choice:
            said = [ruling for ruling in rulings if ruling.id in choice["decided"] and choice["rule"] in ruling.settles]
            assert said, choice["rule"]
