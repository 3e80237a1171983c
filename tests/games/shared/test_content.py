"""What every game says of a folder of content: what is shipped, what editors do to files, and every kind of damage."""

import tomllib
from pathlib import Path

import pytest

from ludotheque.kit.content.toml_file import Fault
from ludotheque.kit.content.toml_lines import key_lines
from tests.games.shared import content

pytestmark = pytest.mark.interpreted

SHIPPED = [(game, folder) for game in content.games() for folder in sorted(content.content(game).iterdir())]
FILES = [(game, file) for game, folder in SHIPPED for file in sorted(folder.rglob("*.toml"))]
DAMAGE = ["a_key 3", "a_key = ", "a_key = 3\na_key = 3", 'a_key = "A', "a_key = A"]
NONSENSE = ["", "card = 3", "card = [3]", "card = []", "[card]\nid = 1", "[[card]]", "x = 1"]


@pytest.fixture(params=content.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(game: str, tmp_path: Path) -> Path:
    return content.copied(game, tmp_path)


@pytest.fixture
def files(game: str, folder: Path, tmp_path: Path) -> list[Path]:
    """The files of the copy that the game reads by name."""
    empty = tmp_path / "empty"
    empty.mkdir()
    return [folder / name for name in content.wanted(game, empty) if (folder / name).is_file()]


def test_there_is_content_to_check() -> None:
    assert {"diktat", "steamwatchers"} <= set(content.games())


@pytest.mark.parametrize(("game", "folder"), SHIPPED, ids=[f"{game}-{folder.name}" for game, folder in SHIPPED])
def test_what_we_ship_is_without_fault(game: str, folder: Path) -> None:
    assert not folder.is_dir() or not any(folder.rglob("*.toml")) or content.check(game, folder) == []


def test_a_copy_is_without_fault_and_windows_editors_are_welcome(game: str, folder: Path) -> None:
    assert content.check(game, folder) == []
    for path in folder.rglob("*.toml"):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert content.check(game, folder) == []


def test_strange_folders(game: str, tmp_path: Path) -> None:
    assert content.check(game, tmp_path / "nowhere") == [Fault(str(tmp_path / "nowhere"), 0, "is not a folder")]
    names = content.wanted(game, tmp_path)
    assert names
    (tmp_path / names[0].replace(".toml", "s.toml")).write_text("", encoding="utf-8")
    (tmp_path / names[-1]).mkdir()
    reasons = [fault.reason for fault in content.check(game, tmp_path)]
    assert any(f'did you mean "{names[0]}"?' in reason for reason in reasons)
    assert any(reason.startswith("cannot be read") for reason in reasons)


def test_toml_that_cannot_be_read_is_told_with_its_line(game: str, files: list[Path]) -> None:
    for n, damage in enumerate(DAMAGE):
        path = files[n % len(files)]
        whole = path.read_text(encoding="utf-8")
        path.write_text(f"{damage}\n{whole}", encoding="utf-8")
        fault = content.check(game, path.parent)[0]
        assert (fault.file, fault.line) == (str(path), 1 + damage.count("\n")), damage
        assert fault.reason.startswith("TOML syntax: ")
        path.write_text(whole, encoding="utf-8")


def test_a_file_cut_short_is_told_at_its_end(game: str, files: list[Path]) -> None:
    for path in files:
        whole = path.read_text(encoding="utf-8")
        short = whole[: whole.rindex("=") + 1]
        path.write_text(short, encoding="utf-8")
        fault = content.check(game, path.parent)[0]
        assert (fault.file, fault.line) == (str(path), len(short.splitlines()))
        assert fault.reason.startswith("TOML syntax: ")
        path.write_text(whole, encoding="utf-8")


def test_text_that_is_not_utf8_is_told_with_its_line(game: str, files: list[Path]) -> None:
    for path in files:
        raw = path.read_bytes()
        path.write_bytes(raw + "\n# Ruée\n".encode("latin-1"))
        fault = content.check(game, path.parent)[0]
        assert (fault.file, fault.line) == (str(path), raw.count(b"\n") + 2) and "UTF-8" in fault.reason
        path.write_bytes(raw)


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_faulted_and_never_crashes(game: str, files: list[Path], text: str) -> None:
    for path in files:
        whole = path.read_text(encoding="utf-8")
        path.write_text(text, encoding="utf-8")
        faults = content.check(game, path.parent)
        assert faults and all(fault.line >= 0 and fault.reason for fault in faults), path.name
        path.write_text(whole, encoding="utf-8")


@pytest.mark.parametrize(("game", "file"), FILES, ids=[f"{g}-{f.parent.name}-{f.stem}" for g, f in FILES])
def test_every_key_is_found_on_a_line_that_shows_it(game: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found, lines = key_lines(text), text.splitlines()
    assert set(found) == set(content.paths(tomllib.loads(text)))
    for path, line in found.items():
        name = next(part for part in reversed(path) if isinstance(part, str))
        assert name in lines[line - 1] or isinstance(path[-1], int)
