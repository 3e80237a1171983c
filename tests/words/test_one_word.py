"""One word for one thing, in each game and language: `tests/games/<game>/words.toml` lists them with the synonyms that
may not stand beside them, `tests/words/house.toml` those of the house."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.match.languages import LANGUAGES
from tests.words.passages import ROOT, Passage, of_game, of_house

pytestmark = pytest.mark.interpreted

HOUSE = Path(__file__).with_name("house.toml")
GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")


def things(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["thing"]
    return found


def misnamed(listed: list[dict[str, Any]], passages: Iterable[Passage], lang: str) -> list[str]:
    wrong = []
    banned = [(thing, word) for thing in listed for word in thing.get(f"not_{lang}", [])]
    seen = [(thing, re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE)) for thing, word in banned]
    for passage in passages:
        for thing, pattern in seen:
            if passage.name not in thing.get("except", []) and (found := pattern.search(passage.text)):
                wrong.append(f"{passage.where} {passage.name}: « {found[0]} », not « {thing[lang]} »")
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_thing_of_a_game_has_one_word(game: str, lang: str) -> None:
    assert misnamed(things(ROOT / f"tests/games/{game}/words.toml"), of_game(game, lang), lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thing_of_the_house_has_one_word(lang: str) -> None:
    assert misnamed(things(HOUSE), of_house(lang), lang) == []


@pytest.mark.parametrize("path", [HOUSE, *(ROOT / f"tests/games/{game}/words.toml" for game in GAMES)], ids=str)
def test_a_list_of_words_is_whole_and_bans_no_word_it_uses(path: Path) -> None:
    for thing in things(path):
        assert thing["fr"] and thing["en"], thing
        assert set(thing) <= {"fr", "en", "not_fr", "not_en", "except"}, thing
        assert thing.get("not_fr") or thing.get("not_en"), f"nothing is banned beside {thing['en']}"
        for lang in LANGUAGES:
            assert thing[lang].lower() not in {word.lower() for word in thing.get(f"not_{lang}", [])}


def test_a_banned_word_is_found_whole_and_in_any_case() -> None:
    listed = [{"fr": "accord", "en": "deal", "not_fr": ["pacte"], "except": ["title"]}]
    said = [Passage("a", "one", "Un Pacte est conclu"), Passage("a", "title", "Pacte"), Passage("a", "two", "impacte")]
    assert misnamed(listed, said, "fr") == ["a one: « Pacte », not « accord »"]
