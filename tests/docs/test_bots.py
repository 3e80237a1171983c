"""The page about bots names what there is."""

import re

from ludotheque.bots.levels import LEVELS
from ludotheque.core.policy import Policy
from tests.docs.blocks import DOCS


def test_every_hook_of_a_policy_is_told_and_none_is_invented() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    rows = "\n".join(re.findall(r"^\| `.*$", page, re.MULTILINE))
    told = set(re.findall(r"`(\w+)\((?:s|s, seat|s, seat, \w+)\)`", rows)) | {"promises"}
    assert told == {name for name in vars(Policy) if not name.startswith("_") and name.islower()}


def test_the_levels_are_named_in_order() -> None:
    page = (DOCS / "bots.md").read_text(encoding="utf-8")
    named = re.findall(r"\*\*(Hasard|Apprenti|Compagnon|Maître|Grand Maître)\*\*", page)
    assert [name.lower().replace("î", "i").replace(" ", "-") for name in named] == list(LEVELS)
