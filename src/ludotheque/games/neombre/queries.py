"""What can be read off a position and is stored nowhere."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.vecs import find
from ludotheque.games.neombre import effects, names, state
from ludotheque.games.neombre.state import FIRST_ENEMY, NOBODY, NOTHING, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import modifiers

MOST_VALUE: Final[i64] = 100  # as far as the printed table goes


def value_of(s: Nominees, deck: vec[i64]) -> i64:
    """NEO-043  The level of a deck: the sum of its values."""
    total: i64 = 0
    for design in deck:
        total += s.content.value[design]
    return total


def vigour(s: Nominees, seat: i64) -> i64:
    """NEO-004, NEO-044, NEO-Q09  Ten HP, and one for every full ten of the deck's value, up to 99."""
    value = value_of(s, s.decks[seat])
    if s.reads(names.CAPPED):
        value = min(value, MOST_VALUE)
    return min(names.HP + value // 10, names.MOST_HP)


def drawers(s: Nominees) -> i64:
    """NEO-Q132  For how many a player draws: alone, by another reading, for the companion too."""
    return 2 if s.seats == 1 and s.reads(names.TWO_HANDS) else 1


def lost_loot(s: Nominees, seat: i64) -> bool:
    """NEO-119, NEO-Q88  Whether a player goes without loot, and has Mal: whoever was dead when the fight ended, by
    another reading whoever fell."""
    return s.get(seat, Figure.fell) >= (1 if s.reads(names.FALLEN_LOSE) else state.DEAD_AT_THE_END)


def hand_limit(s: Nominees, seat: i64) -> i64:
    """NEO-064, NEO-Q147  Six, changed by what is in play, at least one."""
    return max(names.HAND_LIMIT + s.total(effects.HAND_SIZE, seat), 1)


def plays_allowed(s: Nominees, seat: i64) -> i64:
    """NEO-105  Two normal plays, and those that something in play adds (NEO-Q160)."""
    return 2 + s.total(effects.PLAYS, seat)


def targetable(s: Nominees) -> vec[i64]:
    """NEO-186, NEO-Q100  The enemies that a player may choose."""
    found = s.foes()
    if not s.bears(effects.UNTARGETABLE):
        return found
    out = vec[i64](capacity=len(found))
    for foe in found:
        if not s.stands(effects.UNTARGETABLE, foe):
            out = append(out, foe)
    return out


def any_targetable(s: Nominees) -> bool:
    for place in s.order:
        if not s.stands(effects.UNTARGETABLE, FIRST_ENEMY + place):
            return True
    return False


def exposed(s: Nominees) -> vec[i64]:
    """NEO-Q145  The figures a single target is chosen from: none that hides while another one is left."""
    everybody = s.living()
    if not s.bears(effects.UNTARGETABLE):
        return everybody
    out = vec[i64](capacity=4)
    for figure in everybody:
        if not s.stands(effects.UNTARGETABLE, figure):
            out = append(out, figure)
    return out if len(out) > 0 else everybody


def pile_of(s: Nominees, figure: i64, place: i64) -> vec[i64]:
    """The cards of a figure in a place; the companion has none (NEO-Q128)."""
    if figure >= s.seats:
        return vec[i64]()
    if place == names.HAND:
        return s.hands[figure]
    if place == names.DECK:
        return s.draws[figure]
    return s.discards[figure] if place == names.DISCARD else s.jails[figure]


def suits(s: Nominees, design: i64, only: i64) -> bool:
    """Whether a card passes a filter: 0 all, a type, or one card by name."""
    if only == 0:
        return True
    if only < names.ONLY_CARDS:
        return s.is_(design, only - 1)
    return design == only - names.ONLY_CARDS


def suiting(s: Nominees, cards: vec[i64], only: i64) -> vec[i64]:
    """The cards that pass a filter."""
    out = vec[i64](capacity=len(cards))
    for design in cards:
        if suits(s, design, only):
            out = append(out, design)
    return out


def distinct(cards: vec[i64]) -> vec[i64]:
    """Each card once: copies are alike."""
    out = vec[i64](capacity=len(cards))
    for design in cards:
        if find(out, design) < 0:
            out = append(out, design)
    return out


def recallable(s: Nominees, seat: i64) -> vec[i64]:
    """NEO-159  Each card once that may be played from a discard."""
    out = vec[i64]()
    clauses = s.content.clauses
    for design in s.discards[seat]:
        if clauses[design] >> names.WITH_PARAMNESIA & 1 == 1 and find(out, design) < 0:
            out = append(out, design)
    return out


def in_play(s: Nominees, figure: i64, kind: i64) -> vec[i64]:
    """The keys of a figure's cards of a type in play, in order of arrival."""
    out = vec[i64](capacity=4)
    at: i64 = 0
    while at < len(s.standing):
        if s.standing[at + modifiers.SEAT] == figure and s.is_(s.standing[at + modifiers.SOURCE], kind):
            out = append(out, s.standing[at])
        at += modifiers.STANDING_WIDTH
    return out


def design_of(s: Nominees, key: i64) -> i64:
    """The card that stands under a key."""
    return s.standing[s.row_of(key) + modifiers.SOURCE]


def summon_under(s: Nominees, key: i64) -> i64:
    """The summon, as a character, that stands under a key, or NOBODY."""
    who: i64
    for who in range(state.FIRST_SUMMON, state.FIRST_SUMMON + s.figures * state.SUMMONS_EACH):
        if s.of(who, Summon.card) != NOTHING and s.of(who, Summon.key) == key:
            return who
    return NOBODY


def is_enemy(who: i64) -> bool:
    return FIRST_ENEMY <= who < state.FIRST_SUMMON


def called(s: Nominees, who: i64) -> str:
    """The id by which a character is spoken of: a player, the companion, or a card."""
    if who < FIRST_ENEMY:
        return names.FIGURE_IDS[who] if who < s.seats else names.COMPANION
    if who >= state.FIRST_SUMMON:
        return s.content.loot_ids[s.of(who, Summon.card)]
    return s.content.enemy_ids[s.on(who, Foe.card)] + ("T" if s.on(who, Foe.token) == 1 else "")


def element_id(s: Nominees, element: i64) -> str:
    """The id of the card that an effect stands on."""
    n: i64 = len(s.content.loot_ids)
    return s.content.loot_ids[element] if element < n else s.content.enemy_ids[element - n]


def wanted(s: Nominees) -> i64:
    """The active quest that asks for a card, or NOBODY."""
    quest: i64
    for quest in range(len(s.quests)):
        if s.quests[quest] == state.ACTIVE and s.content.objective[quest] == names.DELIVER:
            return quest
    return NOBODY
