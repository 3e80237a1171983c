"""How much travels before the first picture of a page, as the build packed it; the rest comes when it is wanted."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.pages import HOME as HOME_PAGE
from ludotheque.server.pages import needed, of_build

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ludotheque" / "_web"
GAMES = sorted(path.parent.name for path in (WEB / "src" / "games").glob("*/index.ts"))
UNSAID = re.compile(r"/text/(cards|forms|guide|lab|view|form)\.")  # left to the server (lib/speech.ts) and to the form
SCRIPTS, TABLE, HOME = 120_000, 220_000, 150_000


@pytest.fixture(scope="module")
def parts() -> dict[str, Any]:
    found = of_build(BUILT, "manifest.json")
    assert found, "the client is not built: run python build_web.py"
    return found


def size(names: list[str]) -> int:
    files = [BUILT / name for name in names]
    assert all(path.is_file() for path in files)
    packed = [path.with_name(f"{path.name}.br") for path in files]
    return sum((tight if tight.is_file() else path).stat().st_size for tight, path in zip(packed, files, strict=True))


def texts(parts: dict[str, Any], game: str, lang: str) -> list[str]:
    """The sentences of the rules and of the board, each a script of its own."""
    folders = ("/match/text/", f"/games/{game}/text/")
    named = [key for key in parts if re.search(rf"[/.]{lang}\.ftl\?raw$", key) and not UNSAID.search(key)]
    return [parts[key]["file"] for key in named if any(folder in key for folder in folders)]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_quickly(parts: dict[str, Any], game: str, lang: str) -> None:
    """Its scripts and texts in one language; with styles, drawings, cards and the letters it is written with."""
    wanted = ["index.html", "src/shell/Table.svelte", f"src/games/{game}/index.ts", f"src/text/{lang}.ts"]
    assert all(name in parts for name in wanted)
    files, faces = needed(parts, wanted), of_build(BUILT, "faces.json")
    said = texts(parts, game, lang)
    assert len(said) >= 2
    scripts = size([*files["scripts"], *said])
    fonts = [*faces["table"], *faces["games"].get(game, [])]
    assert scripts <= SCRIPTS
    assert scripts + size([*files["styles"], *files["content"], *fonts]) <= TABLE


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_home_comes_quickly(parts: dict[str, Any], lang: str) -> None:
    files = needed(parts, ["index.html", HOME_PAGE, f"src/text/{lang}.ts"])
    covers = [name for name in parts["index.html"]["assets"] if name.endswith(".svg")]
    assert len(covers) == len(list((WEB / "src" / "games").glob("*/cover.svg")))
    fonts = of_build(BUILT, "faces.json")["home"]
    assert size([*files["scripts"], *files["styles"], *covers, *fonts]) <= HOME


def test_drawings_and_cards_lie_beside_the_scripts(parts: dict[str, Any]) -> None:
    games = ("diktat", "hybris", "steamwatchers")
    beside = [needed(parts, [f"src/games/{game}/index.ts"])["content"] for game in games]
    assert [sorted(Path(name).name.partition("-")[0] for name in names) for names in beside] == [
        ["board", "cards.gen"],
        ["board", "cards.gen"],
        ["cards.gen", "map.gen"],
    ]


def ranges(text: str) -> set[str]:
    return set(re.findall(r"U\+[0-9A-F-]+", text))


def test_a_sheet_gives_each_cut_font_the_letters_that_it_has() -> None:
    sheet = (WEB / "src" / "styles" / "fonts.css").read_text(encoding="utf-8")
    recipe = (WEB / "letters.js").read_text(encoding="utf-8")
    latin = ranges(re.search(r"const LATIN =\s*\"([^\"]+)", recipe)[1])  # type: ignore[index]
    faces = {
        name: ranges(face)
        for face in sheet.split("@font-face")[1:]
        for name in re.findall(r"\.letters/([\w-]+)\.woff2", face)
    }
    assert len(faces) == 6 and len(latin) > 10
    for name in ("fraunces", "barlow-600", "barlow-700"):
        assert faces[name] == latin
    for name in ("inter", "fraunces-italic", "brand"):
        wanted = re.search(rf'"?{name}"?: {{.*?letters: ["`]([^"`]+)', recipe, re.DOTALL)
        assert wanted is not None
        assert faces[name] == ranges(wanted[1]) | (latin if "${LATIN}" in wanted[1] else set())


def test_whatever_is_written_is_among_the_letters() -> None:
    """Signs that no letter of ours has are few, and known; Czech names have theirs from another file of the sheet."""
    recipe = (WEB / "letters.js").read_text(encoding="utf-8")
    known: set[int] = set()
    for each in ranges(recipe):
        first, _, last = each[2:].partition("-")
        known |= set(range(int(first, 16), int(last or first, 16) + 1))
    files = [*(WEB / "src").rglob("*.ftl"), *(ROOT / "src" / "ludotheque").rglob("*.ftl")]
    files += (WEB / "src").glob("games/*/cards.gen.json")
    written = {sign for path in files for sign in path.read_text(encoding="utf-8") if sign >= " "}
    assert {sign for sign in written if ord(sign) not in known} <= set("●†αβγ") | set("ČčřšůžŽŠŘ")
    assert json.loads((WEB / "package.json").read_text(encoding="utf-8"))["devDependencies"]["subset-font"]
