# interpreted
"""What one journey leaves to the next (NEO-008, NEO-Q28): decks, quests, the deck of the fair."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import BadOption
from ludotheque.core.vecs import of
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.state import Nominees

KEYS = ("decks", "quests", "fair", "fair_groups")


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
        if reading not in names.READING_IDS:
            known = ", ".join(names.READING_IDS)
            raise BadOption(
                en=f"There is no reading {reading!r}; there are: {known}.",
                fr=f"Il n’y a pas de lecture {reading!r} ; il y a : {known}.",
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
        zone = options["zone"]
        known = [name for name, level in zip(content.zone_ids, content.level, strict=True) if level >= 0]
        if zone not in known:
            raise BadOption(
                en=f"There is no expedition to {zone!r}; the zones are: {', '.join(known)}.",
                fr=f"Il n’y a pas d’expédition vers {zone!r} ; les zones : {', '.join(known)}.",
            )
        return
    if not campaign:
        return
    if sorted(campaign) != sorted(KEYS):
        found = ", ".join(map(str, campaign))
        raise BadOption(
            en=f"A campaign carries {', '.join(KEYS)}, not {found}.",
            fr=f"Une campagne transmet {', '.join(KEYS)}, et non {found}.",
        )
    cards, decks = set(content.loot_ids), campaign["decks"]
    if not isinstance(decks, list) or not 1 <= len(decks) <= len(content.deck_ids):
        raise BadOption(
            en=f"A campaign has 1 to {len(content.deck_ids)} decks (NEO-Q28).",
            fr=f"Une campagne a de 1 à {len(content.deck_ids)} paquets (NEO-Q28).",
        )
    for deck in decks:
        if not isinstance(deck, dict) or set(deck) != {"starter", "cards"} or deck["starter"] not in content.deck_ids:
            raise BadOption(
                en="Every deck of a campaign has a 'starter' and its 'cards'.",
                fr="Chaque paquet d’une campagne a un « starter » et ses « cards ».",
            )
    if len({deck["starter"] for deck in decks}) < len(decks):
        raise BadOption(
            en="Two decks of the campaign began as the same starter deck (NEO-Q168).",
            fr="Deux paquets de la campagne viennent du même paquet de départ (NEO-Q168).",
        )
    held = [card for deck in decks for card in deck["cards"]] + list(campaign["fair"])
    strange = next((card for card in held if card not in cards), None)
    if strange is not None:
        raise BadOption(
            en=f"The campaign holds {strange!r}, which is no card of this content.",
            fr=f"La campagne contient {strange!r}, qui n’est pas une carte de ce contenu.",
        )
    for design, name in enumerate(content.loot_ids):
        if design != content.mal and held.count(name) > content.first_card[design + 1] - content.first_card[design]:
            raise BadOption(
                en=f"The campaign holds more copies of {name!r} than there are (NEO-001).",
                fr=f"La campagne contient plus d’exemplaires de {name!r} qu’il n’y en a (NEO-001).",
            )
    sizes = campaign["fair_groups"]
    if not all(type(size) is int and size > 0 for size in sizes) or sum(sizes) != len(campaign["fair"]):
        raise BadOption(
            en="The groups of the fair's deck do not add up to its cards.",
            fr="Les groupes du paquet de la foire ne font pas le compte de ses cartes.",
        )
    for quest, row in campaign["quests"].items():
        if quest not in content.quest_ids:
            raise BadOption(
                en=f"The campaign speaks of {quest!r}, which is no quest of this content.",
                fr=f"La campagne parle de {quest!r}, qui n’est pas une quête de ce contenu.",
            )
        if not isinstance(row, list) or len(row) != 2 or not all(type(n) is int and n >= 0 for n in row):
            raise BadOption(
                en=f"The campaign says {row!r} of quest {quest}; it takes how it stands and how far it is.",
                fr=f"La campagne dit {row!r} de la quête {quest} ; il faut où elle en est et à quel point.",
            )
        if row[0] > state.CLOSED:
            raise BadOption(
                en=f"The campaign says that quest {quest} stands at {row[0]}; there are 0 to {state.CLOSED}.",
                fr=f"La campagne dit que la quête {quest} en est à {row[0]} ; cela va de 0 à {state.CLOSED}.",
            )
