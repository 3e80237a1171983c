"""What is read of a content is kept as long as its files stay as they are."""

import os
from pathlib import Path

from ludotheque.kit.content.edition import Editions
from ludotheque.kit.content.toml_file import Fault


class Words:
    faults: list[Fault] = []

    def __init__(self, folder: Path) -> None:
        self.text = (folder / "a.toml").read_text()


def editions(home: Path) -> tuple[Editions[Words], list[str]]:
    found, made = Editions(home, ("house",), Words, "words"), []

    def shout(name: str) -> str:
        made.append(name)
        return found.named(name).text.upper()

    found.shout = shout  # type: ignore[attr-defined]  # one function, so that it is known again
    return found, made


def written(folder: Path, text: str, time: int) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "a.toml").write_text(text)
    os.utime(folder / "a.toml", (time, time))
    return folder


def test_what_is_made_of_a_folder_is_made_again_when_a_file_changes(tmp_path: Path) -> None:
    found, made = editions(tmp_path)
    folder = str(written(tmp_path / "mine", "one", 1))
    shout = found.shout  # type: ignore[attr-defined]
    assert [found.kept(shout, folder) for _ in range(3)] == ["ONE"] * 3 and len(made) == 1
    written(tmp_path / "mine", "two", 2)
    assert found.kept(shout, folder) == "TWO" and len(made) == 2


def test_our_own_files_are_looked_at_once(tmp_path: Path) -> None:
    found, made = editions(tmp_path)
    home = written(tmp_path / "house", "one", 1)
    shout = found.shout  # type: ignore[attr-defined]
    assert found.kept(shout, "house") == "ONE"
    (home / "a.toml").unlink()
    home.rmdir()
    assert found.kept(shout, "house") == "ONE" and found.named("house").text == "one" and len(made) == 1
