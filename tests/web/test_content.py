"""What the web client ships with is what the game's content and the lock file say."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("web_content", ROOT / "tools" / "web_content.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_client_has_the_cards_of_both_games():
    assert tool().games() == ["diktat", "steamwatchers"]


@pytest.mark.parametrize("game", tool().games())
def test_the_cards_of_the_client_are_those_of_the_content(game):
    content = tool()
    written = content.target(game).read_text(encoding="utf-8")
    assert written == content.written(game), "stale: run python tools/web_content.py"


def test_every_card_has_a_title_and_a_sentence_in_both_languages():
    cards = json.loads(tool().target("diktat").read_text(encoding="utf-8"))["cards"]
    assert len(cards) == 121
    for card in cards.values():
        for lang in ("fr", "en"):
            assert card[lang]["title"] and all(card[lang]["text"])


def test_every_archon_clan_and_scenario_has_its_words_in_both_languages():
    cards = json.loads(tool().target("steamwatchers").read_text(encoding="utf-8"))
    assert [len(cards[kind]) for kind in ("archons", "clans", "scenarios", "columns")] == [18, 7, 9, 49]
    for entry in (*cards["archons"].values(), *cards["clans"].values()):
        assert len(entry["fr"]["text"]) == len(entry["en"]["text"]) >= 2
    assert [name for name, entry in cards["scenarios"].items() if not entry["fr"]["text"]] == ["la_guerre_vient"]


def test_the_sectors_of_the_board_are_those_of_the_rules():
    from ludotheque.games.diktat.names import SECTOR_IDS

    board = json.loads((WEB / "src" / "games" / "diktat" / "board.json").read_text(encoding="utf-8"))
    assert sorted(board["sectors"]) == sorted(SECTOR_IDS)


def test_the_lock_names_no_registry():
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_what_the_client_is_built_from_is_pinned():
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert package["devDependencies"]["vite"] == lock["packages"]["node_modules/vite"]["version"]
    assert package["overrides"]["rolldown"] == lock["packages"]["node_modules/rolldown"]["version"]
    bindings = [name for name in lock["packages"] if name.startswith("node_modules/@rolldown/binding-")]
    assert len(bindings) >= 10, "a lock made with node_modules present lacks the other platforms' binaries"
