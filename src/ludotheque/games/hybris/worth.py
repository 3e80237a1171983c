"""What things are worth in Hybris, in VP to be expected at the end: a quick reckoning for whoever thinks ahead."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.forge import can_manufacture
from ludotheque.games.hybris.state import NOBODY, Hybris, Player
from ludotheque.kit.effects import program

# In the order of names.RESOURCE_IDS, in the middle of a game. Fitted to the ends of self-played games, then rounded.
PRICES: Final[list[float]] = [1.0, 0.6, 0.25, 0.4, 0.5, 0.35, 0.25, 0.8, 0.8, 0.4, 0.6, 1.6, 1.8, 2.0, 2.4, 1.5]
PLENTY: Final = 0.2  # what a further one is worth, as a share of its price, once there is enough
AEGIS_ENOUGH: Final = 3.0
FAITHFUL_ENOUGH: Final = 4.0
PRAYERS_ENOUGH: Final = 6.0
CARDS_ENOUGH: Final = 5.0
ELEMENT: Final = 0.8  # removed from an Upgrade tile
HERO_AT_WORK: Final = 0.9  # for each Age to come
PROPHET_AT_WORK: Final = 0.6
ERRAND: Final = 0.9  # an action
READY_TO_ACT: Final = 1.8  # an Olympian that has not acted this Age
FORESEEN: Final = 1.5  # a card beside the Oracle
BEGUN: Final = 7.0  # an element freed of an Upgrade tile, whichever: it may be finished
LACKING: Final = 0.3  # a Faithful or an Aegis that a plan waits for
POWER: Final = 0.3  # of a tile, for each Age to come, where it cannot be read off plainly


def ages_left(s: Hybris) -> float:
    """How much of the game is to come, in Ages."""
    whole = float(queries.ages(s) - s.age)
    if s.phase == state.END_OF_AGE:
        return whole
    return whole + (0.5 if s.phase == state.ACTION else 1.0)


def prospects(s: Hybris) -> vec[float]:
    """For each seat the VP it may expect at the end."""
    left = ages_left(s)
    use = min(1.0, 0.15 + 0.45 * left)  # what can still be turned into something
    out = vec[float](capacity=s.seats)
    seat: i64
    for seat in range(s.seats):
        worth = float(s.get(seat, names.VP))
        if s.olympian(seat) != NOBODY:
            worth += use * (goods(s, seat) + cards(s, seat)) + upgrades(s, seat, use) + people(s, seat, left)
            if s.duel == 1:
                worth += 0.35 * use * own_tokens(s, seat)
        if s.winner == seat:
            worth += 100.0
        out = append(out, worth)
    tiles(s, out, left)
    return out


def price(what: i64) -> float:
    return PRICES[what]


def printed(s: Hybris, element: i64, section: i64) -> float:
    """What an element plainly gives in a section less its price, up to where it branches."""
    code = s.content.book.code
    row = s.content.book.start(element, section)
    worth = 0.0
    while row > 0:
        at = row * program.WIDTH
        if code[at] == effects.GAIN:
            worth += price(code[at + program.A]) * float(code[at + program.N])
        elif code[at] == effects.PAY:
            worth -= price(code[at + program.A]) * float(code[at + program.N])
        elif code[at] == effects.ACT or code[at] == effects.GUIDE:
            worth += ERRAND
        elif code[at] < program.MAY or (program.PAID < code[at] < program.FIRST):
            return worth
        row += 1
    return worth


def of(n: i64, each: float, enough: float) -> float:
    """So many of a resource."""
    x = float(n)
    return each * (x if x <= enough else enough + PLENTY * (x - enough))


def goods(s: Hybris, seat: i64) -> float:
    worth = of(s.get(seat, names.AEGIS), price(names.AEGIS), AEGIS_ENOUGH)
    worth += of(s.get(seat, names.FAITHFUL), price(names.FAITHFUL), FAITHFUL_ENOUGH)
    worth += of(s.get(seat, names.PRAYER), price(names.PRAYER), PRAYERS_ENOUGH)
    worth += price(names.GOODNESS) * float(s.get(seat, names.GOODNESS) - 1)
    worth += price(names.DETERMINATION) * float(s.get(seat, names.DETERMINATION))
    worth += price(names.GREATNESS) * float(4 - s.get(seat, names.GREATNESS))
    return worth + price(names.BONUS_TOKEN) * float(min(s.get(seat, Player.bonus), 3))


def cards(s: Hybris, seat: i64) -> float:
    worth = of(len(s.hands[seat]), price(names.CARD), CARDS_ENOUGH)
    worth += price(names.PREMONITION) * float(min(len(s.visions[seat]), 3))
    i: i64
    for i in range(0, len(s.beside_oracle), 2):
        if s.beside_oracle[i] == seat:  # HYB-117
            return worth + FORESEEN
    return worth


def upgrades(s: Hybris, seat: i64, use: float) -> float:
    """Elements removed, tiles unlocked, and how near the victory by them is."""
    worth = 0.0
    done: i64 = 0
    upgrade: i64
    for upgrade in range(names.UPGRADES):
        freed = float(s.get(seat, Player.freed + upgrade))
        worth += ELEMENT * use * freed
        if s.unlocked(seat, upgrade):
            done += 1
            worth += 1.0 * use
        elif freed > 0.0:
            share = freed / float(s.elements_of(seat, upgrade))
            worth += BEGUN * use * freed * (0.2 + 0.3 * share)
    if queries.stated(s, effects.RANK_BY_UPGRADES, 0) > 0:
        worth += 12.0 * float(done)
    cities = queries.stated(s, effects.CITIES_TO_WIN, 0)
    if cities > 0:
        near = float(queries.cities_of(s, seat)) / float(cities)
        worth += 8.0 * near * near * near
    if queries.stated(s, effects.NO_UPGRADE_WIN, 0) == 0:
        near = float(done) / float(queries.stated(s, effects.UPGRADES_TO_WIN, names.UPGRADES))
        worth += 8.0 * near * near * near * use
    return worth + 0.5 * use * float(queries.temples_of(s, seat))


def people(s: Hybris, seat: i64, left: float) -> float:
    """Characters to be sent in the Ages to come, and those that can still act in this one, as far as Aegis reaches."""
    worth = 0.0
    later = max(0.0, left - 0.5)
    acting = s.phase == state.PLANNING or (s.phase == state.ACTION and s.get(seat, Player.passed) == 0)
    aegis = s.get(seat, names.AEGIS)
    character: i64
    for character in range(state.CHARACTERS):
        place = s.place(seat, character)
        if place == state.AWAY:
            continue
        if character != state.FIGURE:
            each = PROPHET_AT_WORK if queries.kind_of(character) == names.A_PROPHET else HERO_AT_WORK
            worth += later * each * (0.35 if place == state.BELOW else 1.0)
        if not acting or place != state.RESERVE or s.is_(seat, character, state.ACTED | state.LYING):
            continue
        if character == state.FIGURE:
            worth += READY_TO_ACT
        elif s.token(seat, character) != state.NO_TOKEN:
            worth += errand(s, seat, s.token(seat, character)) * (1.0 if aegis > 0 else 0.3)
            aegis -= 1
    return worth


def errand(s: Hybris, seat: i64, location: i64) -> float:
    """What somebody with that token may bring home in this position, the Aegis for it paid."""
    if location == names.OLYMPUS:
        return 0.4 + 0.2 * float(min(s.get(seat, names.PRAYER), 6))
    if location == names.FORGE:
        if can_manufacture(s, seat, s.get(seat, names.FAITHFUL), s.get(seat, names.AEGIS)):
            return 1.4
        return 0.8 if queries.in_factory(s, seat) > 0 else 0.1
    if location == names.ORACLE:
        return 1.2
    if location == names.MORTAL_WORLD:
        return 2.2 if len(queries.stored(s, seat)) > 0 else 1.0
    if location == names.UNDERWORLD:
        if queries.heroes_below(s, seat) > 0:
            return 1.5
        return 1.5 if s.get(seat, names.AEGIS) < 3 else 0.8
    if location == state.BONUS_KIND:
        return 1.3
    if location == names.COLOSSEUM:
        return 0.7
    return 0.2 + 0.2 * float(min(len(s.hands[seat]), 5))


def own_tokens(s: Hybris, seat: i64) -> float:
    """Duel: tokens face up where others may come by."""
    worth = 0.0
    for laid in s.laid:
        if laid == seat * 2 + state.FACE_UP:
            worth += 1.0
    return min(worth, 4.0)


def at_once(s: Hybris, tile: i64) -> float:
    """What a tile brings when it is deployed, beside its VP and Prayers."""
    return printed(s, names.FIRST_TILE + tile, names.IMMEDIATE)


def lasting(s: Hybris, tile: i64, left: float) -> float:
    """What the powers of a tile may bring in the Ages to come."""
    element = names.FIRST_TILE + tile
    each = printed(s, element, names.START_OF_AGE) + printed(s, element, names.END_OF_AGE)
    each += printed(s, element, names.ONCE_PER_AGE)
    return left * (each if each > 0.0 else POWER)


def tiles(s: Hybris, out: vec[float], left: float) -> None:
    """Technologies from the plan to the City; what is not deployed counts as far as there is time."""
    tile: i64
    for tile in range(names.TILES):
        owner = s.tile_of[tile]
        place = s.tile_at[tile]
        if owner == NOBODY or place == state.GONE or place == state.ON_OLYMPUS:
            continue
        if place >= state.CASE:
            out[owner] += lasting(s, tile, left)
            continue
        worth = float(s.content.tile_vp[tile]) + 0.6 * float(s.content.tile_prayers[tile]) + at_once(s, tile)
        worth += lasting(s, tile, 0.6 * left)
        if s.content.tile_type[tile] == names.SOCIAL and s.olympian(owner) == names.ATHENA:  # HYB-306
            worth += 2.0 * price(names.VP)
        if place == state.STORED:
            out[owner] += 0.75 * worth * min(1.0, 1.2 * left)
        elif place >= state.FACTORY:
            out[owner] += (0.5 + 0.06 * float(place - state.FACTORY)) * worth * min(1.0, 0.6 * left)
        else:
            worth = max(0.0, worth - bill(s, owner, tile))
            out[owner] += (0.3 + 0.06 * float(place - state.WORKSHOP)) * worth * min(1.0, 0.35 * left)


def bill(s: Hybris, seat: i64, tile: i64) -> float:
    """What it takes to manufacture a tile, and the more the longer it has to be waited for."""
    faithful = s.content.cost_faithful[tile]
    aegis = s.content.cost_aegis[tile]
    lacking = max(0, faithful - s.get(seat, names.FAITHFUL)) + max(0, aegis - s.get(seat, names.AEGIS))
    return price(names.FAITHFUL) * float(faithful) + price(names.AEGIS) * float(aegis) + LACKING * float(lacking)
