"""The page knows no game: whatever it says of one is found in the folder of that game."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if path.is_dir())
SHARED = sorted(
    path
    for path in SOURCE.rglob("*")
    if path.suffix in (".ts", ".svelte", ".css", ".ftl") and path.parent.parent != SOURCE / "games"
    if not path.is_relative_to(SOURCE / "games") or path.parent == SOURCE / "games"
)
PREFIXES = {
    "diktat": "dk-",
    "steamwatchers": "sw-",
    "connect4": "c4-",
    "phare": "ph-",
    "hybris": "hy-",
    "neombre": "nb-",
    "olomoc": "ol-",
}


def test_there_are_games_and_shared_files() -> None:
    assert {"diktat", "steamwatchers", "neombre", "hybris", "olomoc"} <= set(GAMES) and len(SHARED) > 90


@pytest.mark.parametrize("game", GAMES)
def test_no_shared_file_names_a_game(game: str) -> None:
    """Neither by its id nor by the beginning of its words and classes."""
    named = re.compile(rf"\b{game}\b", re.IGNORECASE)
    begun = re.compile(rf"(?<![\w-]){PREFIXES[game]}\w" if game in PREFIXES else r"(?!)")
    found = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in SHARED
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line) or begun.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("game", [game for game in GAMES if (SOURCE / "games" / game / "card.ts").is_file()])
def test_a_card_has_its_cover_and_its_line_in_both_languages(game: str) -> None:
    folder = SOURCE / "games" / game
    assert "viewBox" in (folder / "cover.svg").read_text(encoding="utf-8")
    for lang in ("fr", "en"):
        words = (folder / "text" / f"card.{lang}.ftl").read_text(encoding="utf-8")
        assert f"\nline-{game} = " in words and f"\nmeta-{game} = " in words


@pytest.mark.parametrize("sheet", sorted((SOURCE / "games").glob("*/*.css")), ids=lambda path: path.name)
def test_the_sheet_of_a_game_reaches_no_other(sheet: Path) -> None:
    """Every rule stands under the game's own attribute; keyframes, which cannot, bear its prefix."""
    game = sheet.parent.name
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
    around = ""
    for line in text.splitlines():  # as the formatter leaves them
        if line[:1] not in ("", " ", "}"):
            around = line
            assert stands_apart(line, game), line
        elif around.startswith(("@container", "@media")) and re.match(r"  [^ }].*[{,]$", line):
            assert stands_apart(line, game), line


def stands_apart(line: str, game: str) -> bool:
    if line.startswith("@keyframes "):
        return line.startswith(f"@keyframes {PREFIXES[game]}")
    return line.startswith(("@container", "@media")) or f'[data-game="{game}"]' in line
