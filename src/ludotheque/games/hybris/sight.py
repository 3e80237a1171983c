# interpreted
"""Who sees what of a game of Hybris, and how it is shown.

Public: boards, tracks, tiles, cards laid open, how many cards and tokens somebody has. Secret: which cards a hand and a
deck hold, Premonitions, the tokens under characters and those left in the reserve, Primordials face down to whoever has
not looked. What is printed is no secret (HYB-Q60). A view speaks of ids, never of the numbers inside.
"""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.sight import By, Public, Sight, columns_seen, sights
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases import combat as fighting
from ludotheque.games.hybris.state import Hybris, Player

CHARACTER_IDS = (*names.HERO_IDS, "prophet_1", "prophet_2", "prophet_3", "olympian")
TOKEN_IDS = (*names.LOCATION_IDS, "bonus")
SPACE_IDS = ("A", "B", "C")


def cards(s: Hybris, kinds: vec[i64]) -> list[str]:
    return [s.content.conflict_ids[kind] for kind in kinds]


def place_id(s: Hybris, place: int) -> str | None:
    if place == state.AWAY:
        return None
    if place == state.RESERVE:
        return "reserve"
    if place == state.BELOW:
        return "below"
    if place >= state.CITY:
        return names.CITY_IDS[place - state.CITY]
    if place >= state.ART:
        return f"{names.LOCATION_IDS[place - state.ART]}_art"
    return s.content.slot_ids[place - state.SLOT]


def characters(s: Hybris, seat: int, own: bool) -> dict[str, object]:
    """Each character a player has; that a token lies under it everybody sees, which one its owner."""
    shown: dict[str, object] = {}
    for character, name in enumerate(CHARACTER_IDS):
        place = s.place(seat, character)
        if place == state.AWAY:
            continue
        row: dict[str, object] = {"place": place_id(s, place)}
        for word, bit in (("acted", state.ACTED), ("fresh", state.FRESH), ("lying", state.LYING)):
            if s.is_(seat, character, bit):
                row[word] = True
        token = s.token(seat, character)
        if token != state.NO_TOKEN and (own or s.phase != state.PLANNING):
            row["token"] = TOKEN_IDS[token] if own else "hidden"
        shown[name] = row
    return shown


def player(s: Hybris, seat: int, eyes: int | None) -> dict[str, object]:
    own = eyes == seat
    chosen = s.olympian(seat) != state.NOBODY
    first = s.olympian(seat) * names.UPGRADES
    kept = [int(s.get(seat, Player.kept + place)) for place in range(names.LOCATIONS)]
    under = [int(s.token(seat, character)) for character in range(state.CHARACTERS)]
    bonus = int(s.get(seat, Player.bonus))
    row: dict[str, object] = {
        **columns_seen(s, "players", seat, {}, own),
        "olympian_tokens": int(queries.tokens_left(s, seat)),
        "bonus_tokens": bonus + under.count(state.BONUS_KIND),
        "tokens": sum(kept) + bonus,
        "used": tokens(s, seat, Player.used),
        "unavailable": tokens(s, seat, Player.unavailable),
        "freed": {s.content.upgrade_ids[first + u]: int(s.get(seat, Player.freed + u)) for u in range(6)}
        if chosen
        else {},
        "characters": characters(s, seat, own),
        "hand": cards(s, s.hands[seat]) if own else len(s.hands[seat]),
        "deck": len(s.decks[seat]),
        "discard": cards(s, s.discards[seat]),
        "zone": cards(s, s.zones[seat]),
        "premonitions": [s.content.premonition_ids[card] for card in s.visions[seat]] if own else len(s.visions[seat]),
    }
    if s.phase == state.PLANNING and not own:  # HYB-Q34  how many tokens are laid shows when all are
        row["tokens"] = row["tokens"] + len([token for token in under if token >= 0])  # type: ignore[operator]  # ints
    if own:
        row["reserve"] = tokens(s, seat, Player.kept) + ["bonus"] * bonus
    return row


def tokens(s: Hybris, seat: int, first: int) -> list[str]:
    return [name for place, name in enumerate(names.LOCATION_IDS) for _ in range(s.get(seat, first + place))]


def players(s: Hybris, eyes: int | None) -> list[dict[str, object]]:
    return [player(s, seat, eyes) for seat in range(s.seats)]


def tiles(s: Hybris, places: vec[i64]) -> dict[str, object]:
    """Every tile that has left Olympus: where it is and whose."""
    shown: dict[str, object] = {}
    for tile, place in enumerate(places):
        if place == state.ON_OLYMPUS:
            continue
        where = {state.STORED: "stored", state.GONE: "gone"}.get(place)
        if where is None:
            if place >= state.CASE:
                where = s.content.case_ids[place - state.CASE]
            elif place >= state.FACTORY:
                where = f"factory_{place - state.FACTORY + 1}"
            else:
                where = f"workshop_{SPACE_IDS[place - state.WORKSHOP]}"
        owner = s.tile_of[tile]
        shown[s.content.tile_ids[tile]] = {"at": where, "owner": None if owner == state.NOBODY else int(owner)}
    return shown


def veiled(s: Hybris, eyes: int | None) -> dict[str, object]:
    """HYB-156  Face down to all but those who have looked; who has is known to all."""
    return {
        names.PILE_IDS[pile + 1]: {
            "seen_by": [seat for seat in range(s.seats) if s.seen_by[pile] >> seat & 1],
            **(
                {"card": s.content.primordial_ids[s.veiled[pile]]}
                if eyes is not None and s.seen_by[pile] >> eyes & 1
                else {}
            ),
        }
        for pile in range(state.PILES)
        if s.veiled[pile] != state.NOBODY
    }


def quests(s: Hybris, zones: vec[i64]) -> list[object]:
    return [
        None
        if quest == state.NOBODY
        else {
            "id": s.content.quest_ids[quest],
            "chants": [
                None if seat == state.NOBODY else int(seat)
                for seat in s.chanted[zone * state.MOST_CHANTS : zone * state.MOST_CHANTS + s.content.chants[quest]]
            ],
        }
        for zone, quest in enumerate(zones)
    ]


def beside(s: Hybris, pairs: vec[i64]) -> list[object]:
    return [{"seat": int(pairs[i]), "card": s.content.conflict_ids[pairs[i + 1]]} for i in range(0, len(pairs), 2)]


def temples(s: Hybris, masks: vec[i64]) -> dict[str, list[int]]:
    return {
        city: [seat for seat in range(s.seats) if mask >> seat & 1]
        for city, mask in zip(names.CITY_IDS, masks, strict=True)
    }


def laid(s: Hybris, tokens: vec[i64]) -> dict[str, object]:
    """The Olympian tokens of a Duel on slots and in Cities."""
    spots = (*s.content.slot_ids, *names.CITY_IDS)
    return {
        spots[spot]: {"seat": int(token // 2), "face": state.FACE_IDS[token % 2]}
        for spot, token in enumerate(tokens)
        if token != state.NOBODY
    }


def combat(s: Hybris, rows: vec[i64]) -> dict[str, object] | None:
    """Who fights whom, with which Force so far and how much Determination; side 0 attacks."""
    if len(rows) == 0:
        return None
    sides: list[object] = []
    for side in (0, 1):
        seat = int(rows[fighting.SEAT + side])
        if seat != state.NOBODY:
            row: dict[str, object] = {"seat": seat, "character": CHARACTER_IDS[rows[fighting.FIGHTER + side]]}
            row["force"] = int(fighting.force_total(s, side))
            row["cost"] = int(rows[fighting.COST + side])
            row["determination"] = int(fighting.determination(s, seat))
            sides.append(row)
    enemy = rows[fighting.ENEMY]
    if enemy == state.NOBODY:
        return {"sides": sides}
    return {"sides": sides, "enemy": enemy_ids(s)[enemy], "enemy_force": int(rows[fighting.ENEMY_TOTAL])}


def enemy_ids(s: Hybris) -> tuple[str, ...]:
    """Heroes of the Colosseum, then Quests, then Primordials."""
    return (*names.HERO_IDS[names.FIRST_ALLY :], *s.content.quest_ids, *s.content.primordial_ids)


def connections(s: Hybris) -> list[list[str]]:
    """HYB-211  Each pair of tiles that are connected, once."""
    ids = s.content.tile_ids
    return [
        [ids[tile], ids[other]]
        for tile in range(names.TILES)
        if s.tile_at[tile] >= state.CASE
        for other in sorted(int(other) for other in queries.connected(s, tile))
        if tile < other
    ]


def turn_order(s: Hybris) -> list[int]:
    """HYB-069  The seats by the numbers of their Pillars, as far as they have one."""
    keys = {seat: int(queries.lower_pillar(s, seat)) for seat in range(s.seats)}
    return sorted((seat for seat in keys if keys[seat] >= 0), key=lambda seat: keys[seat])


SHOWS: dict[str, Callable[[Hybris], object]] = {
    "ages": lambda s: int(queries.ages(s)),
    "overflow_from": lambda s: int(queries.stated(s, effects.OVERFLOW_FROM, queries.OVERFLOW)),
    "destroy_from": lambda s: int(queries.stated(s, effects.DESTROY_FROM, queries.DESTRUCTION)),
    "turn_order": turn_order,
    "connections": connections,
}

SEES: dict[str, Sight] = sights(
    Hybris,
    players=By(players),
    temples=Public(temples),
    tile_at=Public(tiles),
    pillar_prayers=Public(lambda s, prayers: [state.PILLAR_IDS[i] for i, n in enumerate(prayers) if n > 0]),
    allies=Public(
        lambda s, owners: {
            names.HERO_IDS[names.FIRST_ALLY + ally]: int(owner) for ally, owner in enumerate(owners) if owner >= 0
        }
    ),
    beside_oracle=Public(beside),
    quests=Public(quests),
    veiled=By(veiled),
    laid=Public(laid),
    spent=Public(lambda s, elements: sorted(s.content.element_ids[element] for element in elements)),
    combat=Public(combat),
)
