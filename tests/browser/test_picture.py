"""A picture to share: of the position and of the result, and nothing in it that a spectator is not told."""

import json
import struct
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from tests.browser.conftest import Visit
from tests.browser.player import Player

THEMES = {"diktat": "light", "hybris": "dark", "neombre": "light", "olomoc": "dark", "steamwatchers": "light"}
GROUND = {"light": "rgb(246, 243, 238)", "dark": "rgb(23, 21, 19)"}
SEEN = """
window.drawn = [];
const plain = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
Object.defineProperty(HTMLImageElement.prototype, 'src', {...plain, set(address) {
  if (address.startsWith('data:image/svg+xml')) window.drawn.push(address);
  plain.set.call(this, address);
}});
"""


def pictured(me: Player, address: str, folder: Path, menu: bool = True) -> str:
    """The source of the picture. It was drawn from what a spectator is told."""
    page, heard = me.page, list[dict[str, Any]]()
    page.add_init_script(SEEN)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    page.goto(address)
    if menu:
        page.locator(".stage").wait_for()
        page.locator(".top [aria-haspopup=dialog]").click()
    with page.expect_download() as told:
        page.get_by_role("button", name="Picture to share").first.click()
    to = folder / "picture.png"
    told.value.save_as(to)
    assert struct.unpack(">II", to.read_bytes()[16:24]) == (1200, 630) and to.stat().st_size > 10_000
    assert [message["seat"] for message in heard if message["type"] == "past"] == [None]
    return unquote(page.evaluate("window.drawn.at(-1)"))


@pytest.mark.parametrize("game", THEMES)
def test_a_player_shares_what_a_stranger_would(visit: Visit, game: str, tmp_path: Path, artifacts: Path) -> None:
    """Of one position the picture of whoever has secrets there is, sign by sign, that of somebody who has none."""
    me, stranger = (visit(color_scheme=THEMES[game]) for _ in range(2))
    me.start(game=game)
    me.until_asked()
    address = me.page.url
    source = pictured(me, address, tmp_path)
    assert source == pictured(stranger, address, tmp_path)
    assert GROUND[THEMES[game]] in source and "<circle" in source and source.endswith(">Ludothèque</text></svg>")
    (artifacts / f"picture-{game}.png").write_bytes((tmp_path / "picture.png").read_bytes())


def test_a_result_says_who_won(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    me.start(game="connect4")
    for _ in range(60):
        if not me.until_asked():
            break
        me.answer("send")
    source = pictured(me, me.page.url, tmp_path, menu=False)
    assert "Victory: " in source or "Nobody wins" in source
