# interpreted
"""Who sees what of Les Nominés du Néombre, and how it is shown.

Everybody sees everything that lies open: hands (unless the table wants them unseen), discards, jails, what is in play,
the markers. Nobody knows what comes next: of a pile only what lies face up on it and how many cards it has are shown.
Zones that are not visited, quests of higher levels and rewards not earned are nowhere in a view (NEO-003).
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.sight import Hidden, Plus, Public, Sight, columns_seen, sights
from ludotheque.games.neombre import names, queries, state
from ludotheque.games.neombre.codec import CHARACTER_IDS
from ludotheque.games.neombre.phases import enemies, fair
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.state import Figure, Nominees
from ludotheque.kit.effects import modifiers


def cards(s: Nominees, designs: vec[i64]) -> list[str]:
    return [s.content.loot_ids[design] for design in designs]


def character(who: int) -> str | None:
    return CHARACTER_IDS[who] if who >= 0 else None


def markers(s: Nominees, who: int) -> dict[str, int]:
    return {
        names.MARKER_IDS[marker]: int(s.markers(who, marker))
        for marker in range(names.MARKERS)
        if s.markers(who, marker) > 0
    }


def deck(s: Nominees, seat: int) -> dict[str, object]:
    """A draw pile: how many cards, and those that lie face up on top (NEO-Q63)."""
    known = 0
    while known < len(s.groups[seat]) and s.groups[seat][known] == 1:
        known += 1
    return {"n": len(s.draws[seat]), "top": cards(s, s.draws[seat][:known])}


def permanents(s: Nominees, figure: int) -> list[dict[str, object]]:
    """Equipment, enchantments and summons of a figure, in order of arrival."""
    shown: list[dict[str, object]] = []
    for at in range(0, len(s.standing), modifiers.STANDING_WIDTH):
        if s.standing[at + modifiers.SEAT] != figure:
            continue
        row: dict[str, object] = {"card": s.content.loot_ids[s.standing[at + modifiers.SOURCE]]}
        if s.standing[at + modifiers.BOUND] >= 0:
            row["on"] = character(s.standing[at + modifiers.BOUND])
        who = queries.summon_under(s, s.standing[at])
        if who >= 0:
            row |= {"id": character(who), "hp": int(s.hp(who)), "max_hp": int(s.max_hp(who))}
        shown.append(row)
    return shown


def hit_points(s: Nominees, who: int) -> tuple[int, int]:
    """HP and maximum: between fights what the deck gives, as it stands (NEO-044, NEO-117)."""
    if s.phase == state.NO_FIGHT:
        return (int(queries.vigour(s, s.decider(who))),) * 2
    return int(s.get(who, Figure.hp)), int(s.get(who, Figure.max_hp))


def figure(s: Nominees, who: int) -> dict[str, Any]:
    row = columns_seen(s, "team", who, {}, own=False)
    row["hp"], row["max_hp"] = hit_points(s, who)
    row |= {
        "id": character(who),
        "companion": who >= s.seats,
        "channelled": bool(s.get(who, Figure.channelled)),
        "markers": markers(s, who),
        "in_play": permanents(s, who),
    }
    if who < s.seats:
        row |= {
            **(unseen(s, who) if s.reads(names.OWN_HANDS) else seen(s, who)),
            "discard": cards(s, s.discards[who]),
            "jail": cards(s, s.jails[who]),
            "plays": int(queries.plays_allowed(s, who)),
        }
    else:
        row["attached"] = s.content.loot_ids[s.attached] if s.attached >= 0 else None
    return row


def seen(s: Nominees, seat: int) -> dict[str, Any]:
    return {"hand": cards(s, s.hands[seat]), "draw": deck(s, seat)}


def unseen(s: Nominees, seat: int) -> dict[str, Any]:
    """NEO-Q180  How many cards; what lies on top of a pile would tell what is in the hand."""
    return {"held": len(s.hands[seat]), "draw": {"n": len(s.draws[seat]), "top": []}}


def enemy(s: Nominees, place: int) -> dict[str, object]:
    """An enemy with its arrow: whom it aims at next, where that is known (NEO-005, NEO-Q108); and whom it strikes while
    something of its effect is asked (NEO-074, NEO-075)."""
    who = state.FIRST_ENEMY + place
    row = columns_seen(s, "enemies", place, {"enemy": s.content.enemy_ids}, own=False)
    row |= {
        "id": character(who),
        "targeting": names.TARGETING_IDS[enemies.method(s, who)],
        "markers": markers(s, who),
    }
    arrow = enemies.next_target(s, who)
    if arrow >= 0:
        row["aims_at"] = character(arrow)
    if enemies.method(s, who) == names.BRUTAL:  # NEO-170
        row["aims_at_all"] = True
    for deed in s.stack:
        if isinstance(deed, Deed) and deed.me == who:
            row["strikes"] = [character(figure) for figure in deed.given]
    return row


def quests(s: Nominees, states: vec[i64]) -> dict[str, dict[str, object]]:
    """NEO-003  Quests that have been opened, and no others."""
    return {
        s.content.quest_ids[quest]: {
            "state": state.QUEST_IDS[status],
            "progress": int(s.progress[quest])
            if s.content.objective[quest] != names.WIN_EACH
            else int(s.progress[quest]).bit_count(),
            "goal": int(s.content.goal[quest]),
        }
        for quest, status in enumerate(states)
        if status != state.LOCKED
    }


def shown_fair(s: Nominees, designs: vec[i64]) -> dict[str, object]:
    """The offers, once they have been turned up (NEO-134)."""
    turned = sum(1 for size in list(s.fair_groups)[: fair.OFFERS] if size == 1)
    return {"offers": cards(s, fair.offers(s))[:turned], "n": len(designs)}


def team(s: Nominees) -> list[dict[str, Any]]:
    return [figure(s, who) for who in range(s.figures)]


def own_hand(s: Nominees, rows: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """NEO-Q180  Where hands are not shown to all, each sees its own."""
    if not s.reads(names.OWN_HANDS):
        return rows
    return [*rows[:seat], rows[seat] | seen(s, seat), *rows[seat + 1 :]]


SEES: dict[str, Sight] = sights(
    Nominees,
    resting=Public(lambda s, decks: {s.content.deck_ids[i]: cards(s, some) for i, some in enumerate(decks) if some}),
    quests=Public(quests),
    fair=Public(shown_fair),
    team=Plus(team, own_hand),
    enemies=Public(lambda s, rows: [enemy(s, place) for place in s.order]),
    standing=Hidden(),  # shown with the team; of enemies it is their card
    uses=Hidden(),
)
