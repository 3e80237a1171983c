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


def test_the_client_has_the_cards_of_every_game_with_a_board() -> None:
    assert tool().games() == ["diktat", "hybris", "neombre", "olomoc", "steamwatchers"]


@pytest.mark.parametrize("game", tool().games())
def test_the_cards_of_the_client_are_those_of_the_content(game: str) -> None:
    for file, written in tool().sheets(game).items():
        assert file.read_text(encoding="utf-8") == written, "stale: run python tools/web_content.py"


def test_every_card_and_enemy_of_neombre_is_drawn_and_has_its_words() -> None:
    folder = WEB / "src" / "games" / "neombre"
    sheets = tool().sheets("neombre")
    assert {path.name for path in (folder / "cards").iterdir()} == {path.name for path in sheets}
    seen = {"loot": 0, "enemies": 0}
    for path in sheets:
        part = path.name.partition(".")[0]
        art = json.loads((folder / "kept" / f"{part}.json").read_text(encoding="utf-8"))
        for kind, cards in json.loads(path.read_text(encoding="utf-8")).items():
            if kind == "zone":
                continue
            seen[kind] += len(cards)
            assert sorted(cards) == sorted(art[kind])
            assert all(card[lang]["title"] for card in cards.values() for lang in ("fr", "en"))
        drawn = [*art["loot"].values(), *(row["figure"] for row in art["enemies"].values()), *art["tokens"].values()]
        assert set(drawn) <= set(art["symbols"])
    assert seen == {"loot": 485, "enemies": 137}


def test_every_card_has_a_title_and_a_sentence_in_both_languages() -> None:
    cards = json.loads(tool().target("diktat").read_text(encoding="utf-8"))["cards"]
    assert len(cards) == 121
    for card in cards.values():
        for lang in ("fr", "en"):
            assert card[lang]["title"] and all(card[lang]["text"])


def test_every_archon_clan_and_scenario_has_its_words_in_both_languages() -> None:
    cards = json.loads(tool().target("steamwatchers").read_text(encoding="utf-8"))
    assert [len(cards[kind]) for kind in ("archons", "clans", "scenarios", "columns")] == [18, 7, 9, 49]
    for entry in (*cards["archons"].values(), *cards["clans"].values()):
        assert len(entry["fr"]["text"]) == len(entry["en"]["text"]) >= 2
    assert [name for name, entry in cards["scenarios"].items() if not entry["fr"]["text"]] == ["la_guerre_vient"]


def test_every_element_of_hybris_has_its_words_in_both_languages() -> None:
    cards = json.loads(tool().target("hybris").read_text(encoding="utf-8"))
    kinds = ("tiles", "conflicts", "quests", "premonitions", "primordials", "pillars", "heroes", "upgrades")
    assert [len(cards[kind]) for kind in kinds] == [60, 52, 33, 39, 10, 6, 5, 24]
    for kind in kinds:
        for entry in cards[kind].values():
            assert entry["fr"]["title"] and entry["en"]["title"]
            assert len(entry["fr"]["text"]) == len(entry["en"]["text"])


def test_the_board_of_hybris_has_a_place_for_every_slot_case_and_picture() -> None:
    folder = WEB / "src" / "games" / "hybris"
    board = json.loads((folder / "board.json").read_text(encoding="utf-8"))
    cards = json.loads(tool().target("hybris").read_text(encoding="utf-8"))
    slots = {name: len(place["slots"]) for name, place in board["locations"].items()}
    assert slots == {name: len(place["slots"]) for name, place in cards["boards"].items()}
    assert sorted(board["cases"]) == sorted(case for city in cards["cities"].values() for case in city["cases"])
    assert sorted(board["cities"]) == sorted(cards["cities"]) and len(board["ring"]) == 60
    drawn = json.loads((folder / "art" / "index.json").read_text(encoding="utf-8"))
    shown = (
        "tiles",
        "conflicts",
        "quests",
        "premonitions",
        "primordials",
        "pillars",
        "heroes",
        "olympians",
        "upgrades",
    )
    assert [name for kind in shown for name in cards[kind] if name not in drawn] == []
    for zone, symbol, *_ in drawn.values():
        assert f'id="{symbol}"' in (folder / "art" / f"{zone}.svg").read_text(encoding="utf-8")


def test_the_sectors_of_the_board_are_those_of_the_rules() -> None:
    from ludotheque.games.diktat.names import SECTOR_IDS

    board = json.loads((WEB / "src" / "games" / "diktat" / "board.json").read_text(encoding="utf-8"))
    assert sorted(board["sectors"]) == sorted(SECTOR_IDS)


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"]
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_what_comes_is_compared_with_the_digest_of_the_lock() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    loose = [name for name, package in lock["packages"].items() if name and "inBundle" not in package]
    assert loose and all(lock["packages"][name]["integrity"].startswith("sha512-") for name in loose)


def test_what_the_client_is_built_from_is_pinned() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert package["devDependencies"]["vite"] == lock["packages"]["node_modules/vite"]["version"]
    assert package["overrides"]["rolldown"] == lock["packages"]["node_modules/rolldown"]["version"]
    bindings = [name for name in lock["packages"] if name.startswith("node_modules/@rolldown/binding-")]
    assert len(bindings) >= 10, "a lock made with node_modules present lacks the other platforms' binaries"
