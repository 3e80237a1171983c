"""Folders of content by name."""

import os
from pathlib import Path

import pytest

from ludotheque.kit.content import shelf

pytestmark = pytest.mark.interpreted


def test_a_name_stands_for_a_folder_and_anything_else_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cards.toml").touch()
    monkeypatch.setenv(shelf.VARIABLE, f"club={tmp_path}{os.pathsep}other={tmp_path / 'none'}{os.pathsep}")
    assert shelf.named() == {"club": tmp_path, "other": tmp_path / "none"}
    assert shelf.folder_of("club") == tmp_path and shelf.folder_of("my/cards") == Path("my/cards")
    assert shelf.suiting(("cards.toml",)) == ["club"] and shelf.suiting(()) == []
    monkeypatch.delenv(shelf.VARIABLE)
    assert shelf.named() == {}
