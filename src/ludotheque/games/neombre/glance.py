# interpreted
"""What a card seems to be good for at a glance, from its data: numbers for bots, which no rule reads. In halves."""

from typing import Any

from ludotheque.games.neombre.check import steps

Table = dict[str, Any]

MANY = ("all_enemies", "all_others", "all_characters")
TEAM = ("team", "every_player", "teammates")
UNKNOWN = 4  # an amount that is counted when the card is played, in halves


def amount(step: Table) -> int:
    n = step.get("n", 1)
    return 2 * n if isinstance(n, int) else UNKNOWN


def striking(card: Table) -> int:
    """Damage: of a group two enemies count, of a summon two turns."""
    found = sum(
        amount(step) * (2 if step.get("to") in MANY else 1) * (2 if section == "turn" else 1)
        for section, step in steps(card)
        if section in ("effect", "turn", "trance") and step.get("do") in ("inflict", "diminish")
    )
    for modifier in card.get("static", ()):
        if modifier.get("mod") == "damage_dealt":
            found += 2 * int(modifier.get("n", 1))
    return found


def healing(card: Table) -> int:
    """HP given back to the team, or spared."""
    found = sum(
        amount(step) * (2 if step.get("to") in TEAM else 1)
        for section, step in steps(card)
        if section in ("effect", "turn") and step.get("do") in ("heal", "augment", "revive")
    )
    spared = ("untargetable", "taunt", "no_active", "no_riposte")
    for modifier in card.get("static", ()):
        if modifier.get("mod") == "damage_taken":
            found += 4 * max(-int(modifier.get("n", 0)), 0)
        elif modifier.get("mod") in spared:
            found += 4
    return found


def flow(card: Table) -> int:
    """Cards and plays for the team."""
    weights = {"draw": 2, "recycle": 1, "search": 2, "launch": 3, "extra_play": 2, "foresee": 1}
    return sum(
        min(amount(step), 6) * weights[step["do"]] // 2
        for section, step in steps(card)
        if section == "effect" and step.get("do") in weights and step.get("to") != "enemy"
    )


def menace(card: Table) -> int:
    """Damage of an active, against two where it strikes everybody."""
    harm = {"inflict": 2, "suffer": 2, "diminish": 3, "mill": 1, "jail": 1, "discard": 1, "attach": 1, "token": 2}
    found = sum(
        amount(step) * harm[step["do"]] // 2
        for section, step in steps(card)
        if section in ("active", "triggers") and step.get("do") in harm
    )
    return max(found * (2 if card["targeting"] == "brutal" else 1), 1)
