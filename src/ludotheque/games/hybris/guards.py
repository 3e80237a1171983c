"""Where characters may go and what they can do there (HYB-088 to HYB-092, HYB-Q37 to HYB-Q42)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.forge import can_manufacture, can_produce
from ludotheque.games.hybris.phases.olympus import can_convert, can_design
from ludotheque.games.hybris.phases.oracle import can_perceive, can_presage
from ludotheque.games.hybris.phases.underworld import can_resurrect
from ludotheque.games.hybris.state import NOBODY, Hybris
from ludotheque.kit.effects import program

NOT_IN_RESERVE = Refusal("HYB-081", "not-in-reserve")
ACTED_ALREADY = Refusal("HYB-Q36", "acted-already")
LIES = Refusal("HYB-082", "wounded")
WITHOUT_TOKEN = Refusal("HYB-083", "without-token")
NO_AEGIS = Refusal("HYB-085", "no-aegis")
NOWHERE = Refusal("HYB-091", "nowhere-to-go")


def activation_cost(s: Hybris, seat: i64, character: i64) -> i64:
    """HYB-085  One Aegis for a Hero or a Prophet, unless a power waives it."""
    if character == state.FIGURE:
        return 0
    if character >= state.PROPHET:
        return 0 if queries.total(s, seat, effects.PROPHETS_FREE) > 0 else 1
    return 1 if queries.bears(s, seat, effects.HERO_FREE, character) == NOBODY else 0


def has_kunee(s: Hybris, seat: i64, character: i64) -> bool:
    """HYB-318  Hadès himself, once the Kunée is unlocked."""
    if character != state.FIGURE or s.olympian(seat) != names.HADES:
        return False
    return queries.total(s, seat, effects.KUNEE) > 0


def destinations(s: Hybris, seat: i64, character: i64, token: i64) -> vec[i64]:
    """HYB-086 to HYB-088, HYB-090  The Locations open to a character by its token, or to the Olympian."""
    out = vec[i64](capacity=names.LOCATIONS)
    taken = s.taken()
    location: i64
    for location in range(names.LOCATIONS):
        if leads_to(character, token, location) and receives(s, seat, character, location, taken):
            out = append(out, location)
    return out


def goes_anywhere(s: Hybris, seat: i64, character: i64, token: i64) -> bool:
    """Whether one of them is open: the Mortal World first, where nearly always something is."""
    taken = s.taken()
    location: i64 = names.LOCATIONS
    while location > 0:
        location -= 1
        if leads_to(character, token, location) and receives(s, seat, character, location, taken):
            return True
    return False


def leads_to(character: i64, token: i64, location: i64) -> bool:
    """HYB-086, HYB-087, HYB-076  Whether a token, or the Olympian's freedom, is for a Location."""
    if queries.kind_of(character) == names.A_PROPHET and (location == names.MOIRAI or location == names.COLOSSEUM):
        return False
    return character == state.FIGURE or token == state.BONUS_KIND or token == location


def receives(s: Hybris, seat: i64, character: i64, location: i64, taken: i64) -> bool:
    """Whether there is a place for a character in a Location."""
    if location == names.MORTAL_WORLD:
        return len(cities_open(s, seat, character, taken)) > 0
    for place in standing_room(s, seat, character, location, taken):
        if able(s, seat, character, location, place):
            return True
    return False


def places_at(s: Hybris, seat: i64, character: i64, location: i64) -> vec[i64]:
    """HYB-088, HYB-089, HYB-092, HYB-Q37  Where in a Location a character may stand and then act."""
    if location == names.MORTAL_WORLD:
        return cities_open(s, seat, character, s.taken())
    out = vec[i64](capacity=4)
    for place in standing_room(s, seat, character, location, s.taken()):
        if able(s, seat, character, location, place):
            out = append(out, place)
    return out


def standing_room(s: Hybris, seat: i64, character: i64, location: i64, taken: i64) -> vec[i64]:
    """HYB-088, HYB-089, HYB-Q39  The free slots of a board, all of them for the Kunée; if none is free its
    illustration."""
    out = vec[i64](capacity=4)
    free: i64 = 0
    slot: i64
    for slot in range(location * names.SLOTS, (location + 1) * names.SLOTS):
        if queries.barred(s, state.SLOT + slot):
            continue
        if s.content.dotted[slot] == 1 or taken >> (state.SLOT + slot) & 1 == 0:
            free += 1
            out = append(out, state.SLOT + slot)
        elif has_kunee(s, seat, character):
            out = append(out, state.SLOT + slot)
    return append(out, state.ART + location) if free == 0 else out


def cities_open(s: Hybris, seat: i64, character: i64, taken: i64) -> vec[i64]:
    """HYB-092, HYB-190, HYB-Q41, HYB-Q135  Empty Cities; those of others for a Hero or the Olympian."""
    out = vec[i64](capacity=names.CITIES)
    city: i64
    for city in range(names.CITIES):
        if queries.barred(s, state.CITY + city):
            continue
        if taken >> (state.CITY + city) & 1 == 1 and not has_kunee(s, seat, character):
            holder = s.occupant(state.CITY + city)
            if queries.kind_of(character) == names.A_PROPHET or holder // state.CHARACTERS == seat:
                continue
        out = append(out, state.CITY + city)
    return out


def able(s: Hybris, seat: i64, character: i64, location: i64, place: i64) -> bool:
    """HYB-091, HYB-Q37  Whether some action will be possible there, the cost paid and the bonus or malus taken."""
    actions = s.content.board_actions[location]
    action: i64
    if able_with_nothing(s, seat, actions):
        return True
    aegis = s.get(seat, names.AEGIS)
    if not s.is_(seat, character, state.ACTED):  # not yet paid
        aegis -= activation_cost(s, seat, character)
    faithful = s.get(seat, names.FAITHFUL)
    prayers = s.get(seat, names.PRAYER)
    produced = False
    code = s.content.book.code
    if place >= state.ART:
        start = s.content.book.start(names.FIRST_BOARD + location, names.MALUS)
    else:
        start = s.content.book.start(names.FIRST_SLOT + place - state.SLOT, names.BONUS)
    pc = start
    while start > 0 and code[pc * program.WIDTH] >= program.FIRST:
        at = pc * program.WIDTH
        sign: i64 = -1 if code[at] == effects.LOSE else 1
        if code[at] == effects.ACT:
            produced = code[at + program.A] == names.PRODUCE
        elif code[at + program.A] == names.AEGIS:
            aegis = max(0, aegis + sign * code[at + program.N])
        elif code[at + program.A] == names.FAITHFUL:
            faithful = max(0, faithful + sign * code[at + program.N])
        elif code[at + program.A] == names.PRAYER and sign < 0:
            prayers = max(0, prayers - code[at + program.N])
        pc += 1
    if location == names.FORGE and character < names.HEROES and character >= names.FIRST_ALLY:
        element = names.FIRST_ALLY_ELEMENT + character - names.FIRST_ALLY
        aegis += reaction_gain(s, element, names.AEGIS)
        faithful += reaction_gain(s, element, names.FAITHFUL)
    for action in range(names.INFLUENCE):
        if actions >> action & 1 == 1:
            if produced and action == names.PRODUCE:
                if left_in_factory(s):
                    return True
            elif possible(s, seat, action, aegis, faithful, prayers):
                return True
    return False


def able_with_nothing(s: Hybris, seat: i64, actions: i64) -> bool:
    """Whether an action of a board is possible whatever one has in hand."""
    action: i64
    for action in range(names.INFLUENCE):
        if actions >> action & 1 == 1 and asks_for_nothing(action) and possible(s, seat, action, 0, 0, 0):
            return True
    return False


def asks_for_nothing(action: i64) -> bool:
    """Whether what one has in hand does not matter for an action of a board."""
    if action == names.CONVERT or action == names.MANUFACTURE:
        return False
    return action != names.PRODUCE and action != names.PRESAGE


def reaction_gain(s: Hybris, element: i64, what: i64) -> i64:
    """What an ally brings at the Forge when it is activated there."""
    entries = s.content.book.entries
    entry: i64
    n: i64 = 0
    for entry in range(s.content.book.first[element], s.content.book.first[element + 1]):
        at = entry * program.ENTRY_WIDTH
        test = entries[at + program.ENTRY_IF] * program.TEST_WIDTH
        if entries[at + program.FORM] != program.TRIGGER or entries[at + program.WHAT] != effects.ACTIVATED:
            continue
        if s.content.book.tests[test] != effects.HERE or s.content.book.tests[test + program.TEST_A] != names.FORGE:
            continue
        pc = entries[at + program.START]
        while s.content.book.code[pc * program.WIDTH] == effects.GAIN:
            if s.content.book.code[pc * program.WIDTH + program.A] == what:
                n += s.content.book.code[pc * program.WIDTH + program.N]
            pc += 1
    return n


def left_in_factory(s: Hybris) -> bool:
    """Whether a tile would still be in the Factory after one Produce."""
    return s.tile_on(state.FACTORY) != NOBODY or s.tile_on(state.FACTORY + 1) != NOBODY


def possible(s: Hybris, seat: i64, action: i64, aegis: i64, faithful: i64, prayers: i64) -> bool:
    """HYB-Q38  Whether an action of a board has its object, with so much in hand."""
    if action == names.CONVERT:
        return can_convert(s, seat, prayers)
    if action == names.DESIGN:
        return can_design(s)
    if action == names.MANUFACTURE:
        return can_manufacture(s, seat, faithful, aegis)
    if action == names.PRODUCE:
        return can_produce(s)
    if action == names.PERCEIVE:
        return can_perceive(s)
    if action == names.PRESAGE:
        return can_presage(s, seat, faithful)
    if action == names.ACCOMPLISH:
        return len(selectable_quests(s, seat)) > 0
    if action == names.TRAIN:
        return len(s.arena) + len(s.arena_discard) > 0
    if action == names.FIGHT:
        return can_fight(s)
    return action == names.DRAIN or can_resurrect(s, seat)


def can_fight(s: Hybris) -> bool:
    """HYB-181  Whether a Hero of the Colosseum is still there."""
    for owner in s.allies:
        if owner == NOBODY:
            return True
    return False


def selectable_quests(s: Hybris, seat: i64) -> vec[i64]:
    """HYB-159, HYB-160, HYB-177, HYB-Q71  The zones of Quests that a player may attempt."""
    out = vec[i64](capacity=state.QUEST_ZONES)
    zone: i64
    for zone in range(state.QUEST_ZONES):
        if s.quests[zone] != NOBODY:
            needed = s.content.stated(names.FIRST_QUEST + s.quests[zone], effects.NEEDS_UNLOCKED, 0)
            if needed == 0 or queries.unlocked(s, seat) >= needed:
                out = append(out, zone)
    return out


def possible_now(s: Hybris, seat: i64, action: i64, city: i64) -> bool:
    """The same once the character stands there."""
    if action == names.INFLUENCE:
        return True
    if action == names.DEPLOY:
        return len(queries.stored(s, seat)) > 0 and len(empty_cases(s, city)) > 0
    return possible(s, seat, action, s.get(seat, names.AEGIS), s.get(seat, names.FAITHFUL), s.get(seat, names.PRAYER))


def empty_cases(s: Hybris, city: i64) -> vec[i64]:
    """HYB-197  The Technology cases of a City without a tile."""
    full: i64 = 0
    for place in s.tile_at:
        if place >= state.CASE:
            full |= 1 << (place - state.CASE)
    out = vec[i64](capacity=4)
    case: i64
    for case in range(len(s.content.case_city)):
        if s.content.case_city[case] == city and full >> case & 1 == 0:
            out = append(out, case)
    return out


def actions_at(s: Hybris, seat: i64, location: i64, city: i64) -> vec[i64]:
    """HYB-095  The actions of a Location that can be performed now."""
    out = vec[i64](capacity=2)
    action: i64
    for action in range(names.DEPLOY + 1):
        if location == names.MORTAL_WORLD:
            there = action == names.INFLUENCE or action == names.DEPLOY
        else:
            there = s.content.board_actions[location] >> action & 1 == 1
        if there and possible_now(s, seat, action, city):
            out = append(out, action)
    return out


def why_not_activate(s: Hybris, seat: i64, character: i64) -> Refusal | None:
    """HYB-081 to HYB-085, HYB-091, HYB-Q36"""
    if character >= state.CHARACTERS or s.place(seat, character) != state.RESERVE:
        return NOT_IN_RESERVE
    if s.is_(seat, character, state.ACTED):
        return ACTED_ALREADY
    if s.is_(seat, character, state.LYING):
        return LIES
    if character != state.FIGURE and s.token(seat, character) == state.NO_TOKEN:
        return WITHOUT_TOKEN
    if s.get(seat, names.AEGIS) < activation_cost(s, seat, character):
        return NO_AEGIS
    return None if goes_anywhere(s, seat, character, s.token(seat, character)) else NOWHERE
