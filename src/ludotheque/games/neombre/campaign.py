# interpreted
"""What one journey leaves to the next (NEO-008, NEO-Q28): decks, quests, the deck of the fair."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import BadOption
from ludotheque.core.vecs import of
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.content import Content
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.content.shapes import Path, Shapes, shown


def left(s: Nominees) -> dict[str, Any]:
    return {
        "decks": [
            {"starter": s.content.deck_ids[s.starters[seat]], "cards": sorted(s.content.loot_ids[d] for d in deck)}
            for seat, deck in enumerate(s.decks)
        ]
        + [
            {"starter": s.content.deck_ids[starter], "cards": sorted(s.content.loot_ids[d] for d in deck)}
            for starter, deck in enumerate(s.resting)
            if len(deck) > 0
        ],
        "quests": {
            s.content.quest_ids[quest]: [int(status), int(s.progress[quest])]
            for quest, status in enumerate(s.quests)
            if status != state.LOCKED
        },
        "fair": [s.content.loot_ids[design] for design in s.fair],
        "fair_groups": [int(size) for size in s.fair_groups],
    }


def restore(s: Nominees, campaign: dict[str, Any]) -> None:
    """NEO-Q28  The decks of those who were there; whoever is new chooses a starter deck. Where some are away, those who
    came say which deck is theirs, and the others rest."""
    decks = campaign["decks"]
    for seat, deck in enumerate(decks):
        starter = s.content.deck_ids.index(deck["starter"])
        if len(decks) > s.seats:
            s.resting[starter] = designs(s, deck["cards"])
        else:
            s.starters[seat], s.decks[seat] = starter, designs(s, deck["cards"])
    for quest, (status, progress) in campaign["quests"].items():
        place = s.content.quest_ids.index(quest)
        s.quests[place], s.progress[place] = status, progress
    s.fair = designs(s, campaign["fair"])
    s.fair_groups = of(campaign["fair_groups"])


def designs(s: Nominees, ids: list[str]) -> vec[i64]:
    places = {name: i for i, name in enumerate(s.content.loot_ids)}
    return of([places[name] for name in ids])


def check_readings(readings: Any) -> None:
    """Each of them known, and named once."""
    if not isinstance(readings, list) or len(set(map(str, readings))) < len(readings):
        raise BadOption(
            en="The option 'readings' is a list in which each reading stands once.",
            fr="L’option « readings » est une liste où chaque lecture figure une fois.",
        )
    for reading in readings:
        if reading not in (*names.READING_IDS, *names.BECOME_RULES):
            known = ", ".join(names.READING_IDS)
            raise BadOption(
                en=f"There is no reading {shown(reading)}; there are: {known}.",
                fr=f"Il n’y a pas de lecture {shown(reading)} ; il y a : {known}.",
            )


MOST_CARDS = 1000  # of a deck: Mal de Résurrection has no end
MOST_PROGRESS = 2**31


def shapes(content: Content) -> Shapes:
    """What a campaign of this content may hold, declared once: kinds, names and bounds."""

    def several(item: dict[str, Any], most: int, least: int = 0) -> dict[str, Any]:
        return {"type": "array", "items": item, "minItems": least, "maxItems": most}

    def table(**parts: dict[str, Any]) -> dict[str, Any]:
        return {"type": "object", "properties": parts, "required": list(parts)}

    def number(least: int, most: int) -> dict[str, Any]:
        return {"type": "integer", "minimum": least, "maximum": most}

    card = {"type": "string", "title": "card", "enum": content.loot_ids}
    starter = {"type": "string", "title": "starter deck", "enum": content.deck_ids}
    quest = several(number(0, MOST_PROGRESS), 2, 2)
    campaign = table(
        decks=several(table(starter=starter, cards=several(card, MOST_CARDS)), len(content.deck_ids), 1),
        quests={"type": "object", "properties": dict.fromkeys(content.quest_ids, quest), "required": []},
        fair=several(card, len(content.design)),
        fair_groups=several(number(1, len(content.design)), len(content.design)),
    )
    return Shapes({"$defs": {"campaign": campaign}})


def refuse_shape(path: Path, fault: str) -> None:
    where = ", ".join(str(part)[:40] for part in path)
    raise BadOption(
        en="The option 'campaign' cannot be read" + (f" at {where}: {fault}." if where else f": {fault}."),
        fr="L’option « campaign » n’a pas la forme voulue" + (f", à cet endroit : {where}." if where else "."),
    )


def check_campaign(seats: int, options: dict[str, Any]) -> None:
    """What a campaign file says must be cards, quests and decks of this content, and fit together."""
    content, campaign = load(options["content"]), options["campaign"]
    if options["mode"] != "journey":
        if campaign:
            raise BadOption(
                en="A fight or an expedition apart belongs to no campaign (NEO-Q178).",
                fr="Un combat ou une expédition à part n’est d’aucune campagne (NEO-Q178).",
            )
        check_zone(content, options["zone"])
        return
    if campaign == {}:
        return
    shapes(content).check("campaign", campaign, refuse_shape)
    for says, en, fr in faults(content, campaign):
        if says:
            raise BadOption(en=en, fr=fr)


def check_zone(content: Content, zone: Any) -> None:
    known = [name for name, level in zip(content.zone_ids, content.level, strict=True) if level >= 0]
    if zone not in known:
        raise BadOption(
            en=f"There is no expedition to {shown(zone)}; the zones are: {', '.join(known)}.",
            fr=f"Il n’y a pas d’expédition vers {shown(zone)} ; les zones : {', '.join(known)}.",
        )


def faults(content: Content, campaign: dict[str, Any]) -> Iterator[tuple[bool, str, str]]:
    """What may be wrong with a campaign of the right shape: whether it is, and how to say so."""
    decks, quests = campaign["decks"], campaign["quests"]
    yield (
        len({deck["starter"] for deck in decks}) < len(decks),
        "Two decks of the campaign began as the same starter deck (NEO-Q168).",
        "Deux paquets de la campagne viennent du même paquet de départ (NEO-Q168).",
    )
    held = Counter(card for cards in (*(deck["cards"] for deck in decks), campaign["fair"]) for card in cards)
    for design, name in enumerate(content.loot_ids):
        yield (
            design != content.mal and held[name] > content.first_card[design + 1] - content.first_card[design],
            f"The campaign holds more copies of {name} than there are (NEO-001).",
            f"La campagne contient plus d’exemplaires de {name} qu’il n’y en a (NEO-001).",
        )
    yield (
        sum(campaign["fair_groups"]) != len(campaign["fair"]),
        "The groups of the fair's deck do not add up to its cards.",
        "Les groupes du paquet de la foire ne font pas le compte de ses cartes.",
    )
    for quest, (status, _) in quests.items():
        yield (
            status > state.CLOSED,
            f"The campaign says that quest {quest} stands at {status}; there are 0 to {state.CLOSED}.",
            f"La campagne dit que la quête {quest} en est à {status} ; cela va de 0 à {state.CLOSED}.",
        )
