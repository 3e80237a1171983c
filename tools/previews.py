"""Draws what stands for a page where it is not open: the icon of the application, and the picture beside a shared link.

python tools/previews.py    # writes web/public/icons/*.png and web/public/previews/*.jpg

The drawings are web/public/icon.svg and the cover of each game; a real browser paints them.
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tests.browser import chromium  # noqa: E402  (the checkout comes before an installed package)

PUBLIC = ROOT / "web" / "public"
ICONS = {"touch": 180, "small": 192, "large": 512}
PLAIN = {"plain-small": 192, "plain-large": 512}  # shown as they are
LINK = (1200, 630)  # the size that messengers ask for
GROUND = "#14161b"


def icon_of(drawing: str, side: int) -> str:
    """The mark on a dark ground, small enough for icons that are cut round."""
    return f'<div style="width:{side * 0.62}px">{drawing}</div>'


def plain_icon(drawing: str, side: int) -> str:
    """The mark on a dark tile with round corners, of which nothing is cut off."""
    tile = f"width:{side}px;height:{side}px;border-radius:{side * 0.22}px;background:{GROUND};display:grid"
    return f'<div style="{tile};place-items:center"><div style="width:{side * 0.74}px">{drawing}</div></div>'


def cover_of(drawing: str) -> str:
    """The cover upright, as on the shelf, before itself enlarged and out of focus."""
    behind = "position:absolute;inset:-40px;filter:blur(28px) brightness(.55)"
    box = "position:relative;height:570px;width:428px;border-radius:18px;overflow:hidden;box-shadow:0 18px 60px #000a"
    return f'<div class="behind" style="{behind}">{drawing}</div><div style="{box}">{drawing}</div>'


def paint(page: Page, content: str, width: int, height: int, to: Path, ground: str = GROUND) -> None:
    body = f"margin:0;background:{ground};display:grid;place-items:center;height:{height}px;overflow:hidden"
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(f'<body style="{body}">{content}</body>')
    page.add_style_tag(content="svg{display:block;width:100%;height:100%}")
    how = {"type": "jpeg", "quality": 80} if to.suffix == ".jpg" else {"omit_background": True}
    page.screenshot(path=to, **how)


def main() -> None:
    found, why = chromium.look()
    assert found is not None, why
    icon = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found)
        page = browser.new_page()
        for name, side in ICONS.items():
            paint(page, icon_of(icon, side), side, side, PUBLIC / "icons" / f"{name}.png")
        for name, side in PLAIN.items():
            paint(page, plain_icon(icon, side), side, side, PUBLIC / "icons" / f"{name}.png", "transparent")
        paint(page, icon_of(icon, 420), *LINK, PUBLIC / "previews" / "home.jpg")
        for cover in sorted((ROOT / "web" / "src" / "games").glob("*/cover.svg")):
            drawing = cover_of(cover.read_text("utf-8"))
            paint(page, drawing, *LINK, PUBLIC / "previews" / f"{cover.parent.name}.jpg")
        browser.close()


if __name__ == "__main__":
    main()
