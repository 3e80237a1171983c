"""The numbers of verbs and of the words of effects are settled by a list: saved positions may hold them."""

import importlib
import importlib.util
import tomllib
from pathlib import Path

import pytest

from ludotheque.match.registry import registry

HERE = Path(__file__).parent
GAMES = [game for game in registry() if importlib.util.find_spec(f"ludotheque.games.{game}.effects")]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_verbs_and_words_are_the_settled_ones(game: str) -> None:
    verbs = importlib.import_module(f"ludotheque.games.{game}.verbs").VERBS
    words = importlib.import_module(f"ludotheque.games.{game}.effects").WORDS.words()
    settled = {"choices": {row[0]: number for number, row in verbs.items()}}
    for kind, each in zip(("verb", "selector", "count", "condition", "modifier", "event"), words, strict=True):
        if each:
            settled[kind] = {word.name: word.number for word in each}
    assert settled == tomllib.loads((HERE / game / "numbers.toml").read_text(encoding="utf-8"))
