"""Folders of content for the tests: a Diktat card of somebody's own, a scenario of Steamwatchers."""

import re
from pathlib import Path

from ludotheque.games.diktat.check import CONTENT

CARD = """[[card]]
id = "KA1"
origin = "own"
sector = "karst"
title = { fr = "Marché de minuit", en = "Midnight Market" }
affinity = ["people", "any"]
darkness = 2
effects = [{ type = "special", verb = "gain_pp", n = 7 }]"""

SCENARIO = """id = "iron_winter"
title = { fr = "Hiver de fer", en = "Iron Winter" }
players = [2, 5]
turns = 4
columns = 2
barred = ["apotres"]
"""


def cards(folder: Path) -> Path:
    """Every Opportunity card of the house, and one in its place that is not."""
    folder.mkdir()
    old = (CONTENT / "house" / "opportunities.toml").read_text(encoding="utf-8")
    new = re.sub(r'\[\[card\]\]\nid = "KA1"\n.*?(?=\n\n)', CARD, old, count=1, flags=re.DOTALL)
    assert new != old
    (folder / "opportunities.toml").write_text(new, encoding="utf-8")
    return folder


def renamed(folder: Path) -> Path:
    """The Opportunity cards of the house, each under another title."""
    folder.mkdir()
    old = (CONTENT / "house" / "opportunities.toml").read_text(encoding="utf-8")
    old = old.replace('origin = "house"', 'origin = "own"')
    new, count = re.subn(
        r'title = \{ fr = "(.*?)", en = "(.*?)" \}', r'title = { fr = "\1 du club", en = "Club \2" }', old
    )
    assert count == 72
    (folder / "opportunities.toml").write_text(new, encoding="utf-8")
    return folder


def war(folder: Path) -> Path:
    (folder / "scenarios").mkdir(parents=True)
    (folder / "scenarios" / "iron_winter.toml").write_text(SCENARIO, encoding="utf-8")
    return folder
