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


def lasting(section: str) -> int:
    """How often a section counts: what a summon or a trigger does comes about twice."""
    return 2 if section in ("turn", "triggers") else 1


def striking(card: Table) -> int:
    """Damage: of a group two enemies count."""
    found = sum(
        amount(step) * (2 if step.get("to") in MANY else 1) * lasting(section)
        for section, step in steps(card)
        if section in ("effect", "turn", "trance", "triggers") and step.get("do") in ("inflict", "diminish")
    )
    for modifier in card.get("static", ()):
        if modifier.get("mod") == "damage_dealt":
            found += 2 * int(modifier.get("n", 1))
    return found


def healing(card: Table) -> int:
    """HP given back to the team, or spared."""
    found = sum(
        amount(step) * (2 if step.get("to") in TEAM else 1) * lasting(section)
        for section, step in steps(card)
        if section in ("effect", "turn", "triggers") and step.get("do") in ("heal", "augment", "revive")
    )
    spared = ("untargetable", "taunt", "no_active", "no_riposte")
    for modifier in card.get("static", ()):
        if modifier.get("mod") == "damage_taken":
            found += 4 * max(-int(modifier.get("n", 0)), 0)
        elif modifier.get("mod") in spared:
            found += 4
        elif modifier.get("mod") == "heal_received":
            found += 2
    return found


def flow(card: Table) -> int:
    """Cards and plays for the team."""
    weights = {"draw": 2, "recycle": 1, "search": 2, "launch": 3, "extra_play": 2, "foresee": 1, "banish": 1}
    found = sum(
        min(amount(step), 6) * weights[step["do"]] * lasting(section) // 2
        for section, step in steps(card)
        if section in ("effect", "turn", "triggers") and step.get("do") in weights and step.get("to") != "enemy"
    )
    standing = {"plays": 6, "draw_step": 6, "hand_limit": 2}
    return found + sum(standing.get(modifier.get("mod"), 0) for modifier in card.get("static", ()))


def menace(card: Table) -> int:
    """Damage of an active, against two where it strikes everybody."""
    found = harm(card, ("active", "triggers"), {"mill": 1, "jail": 1, "discard": 1, "attach": 1, "token": 2})
    return max(found * (2 if card["targeting"] == "brutal" else 1), 1)


def retort(card: Table) -> int:
    """Damage of a riposte, and what it costs in cards."""
    return harm(card, ("riposte",), {"mill": 1, "jail": 2, "discard": 2, "attach": 1, "token": 2})


def harm(card: Table, sections: tuple[str, ...], besides: dict[str, int]) -> int:
    weights = {"inflict": 2, "suffer": 2, "diminish": 3} | besides
    return sum(
        amount(step) * weights[step["do"]] // 2
        for section, step in steps(card)
        if section in sections and step.get("do") in weights
    )
