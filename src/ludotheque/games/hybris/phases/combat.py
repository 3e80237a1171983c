"""Combat, what both kinds share (HYB-235 to HYB-241, HYB-248, HYB-249): zones, costs, Force Totals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.vecs import find, without
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.state import NOBODY, Hybris, Player
from ludotheque.kit.effects import program
from ludotheque.kit.effects.selectors import NONE
from ludotheque.kit.play.cards import on_top

# Columns of Hybris.combat. Side 0 began it; against the game side 1 is NOBODY.
SEAT: Final = 0
FIGHTER: Final = 2
ENEMY: Final = 4  # the number of an enemy, or NOBODY
EXTRA: Final = 5  # Force from effects, by side
NEXT_FORCE: Final = 7
NEXT_COST: Final = 9
COST: Final = 11  # Determination spent, by side
ENEMY_TOTAL: Final = 13
COLUMNS: Final = 14

NOT_IN_HAND = Refusal("HYB-247", "not-in-hand")
TOO_HARD = Refusal("HYB-248", "too-much-determination")
TOO_MANY = Refusal("HYB-179", "too-many-of-type")


def begin(s: Hybris, seat: i64, character: i64, other: i64, foe: i64, enemy: i64) -> None:
    rows = vec[i64](capacity=COLUMNS)
    for value in (seat, other, character, foe, enemy, 0, 0, 0, 0, 0, 0, 0, 0, 0):
        rows = append(rows, value)
    s.combat = rows


def side_of(s: Hybris, seat: i64) -> i64:
    return 0 if s.combat[SEAT] == seat else 1


def enemy_element(enemy: i64) -> i64:
    """The element of an enemy: Heroes of the Colosseum, then Quests, then Primordials."""
    if enemy < names.ALLIES:
        return names.FIRST_ALLY_ELEMENT + enemy
    if enemy < names.ALLIES + names.QUESTS:
        return names.FIRST_QUEST + enemy - names.ALLIES
    return names.FIRST_PRIMORDIAL + enemy - names.ALLIES - names.QUESTS


def condition(s: Hybris, modifier: i64) -> i64:
    """The entry of an extra condition of the enemy in this Combat, or -1."""
    enemy = s.combat[ENEMY]
    if enemy < names.ALLIES:  # what a Hero of the Colosseum says is for whoever has won it
        return -1
    return s.content.says(enemy_element(enemy), modifier)


def argument(s: Hybris, entry: i64) -> i64:
    return s.content.book.entries[entry * program.ENTRY_WIDTH + program.ENTRY_A]


def number(s: Hybris, entry: i64) -> i64:
    return s.content.book.entries[entry * program.ENTRY_WIDTH + program.ENTRY_N]


# -- playing cards


def determination(s: Hybris, seat: i64) -> i64:
    """HYB-248  What the cards of a zone may cost together."""
    return s.get(seat, names.DETERMINATION) + queries.total(s, seat, effects.COMBAT_DETERMINATION)


def cost_of(s: Hybris, seat: i64, card: i64) -> i64:
    return max(0, s.content.card_cost[card] + s.combat[NEXT_COST + side_of(s, seat)])


def why_not_play(s: Hybris, seat: i64, card: i64) -> Refusal | None:
    """HYB-248, HYB-260, HYB-179"""
    if find(s.hands[seat], card) < 0:
        return NOT_IN_HAND
    if s.combat[COST + side_of(s, seat)] + cost_of(s, seat, card) > determination(s, seat):
        return TOO_HARD
    limit = condition(s, effects.TYPE_LIMIT)
    if limit >= 0 and argument(s, limit) == s.content.card_type[card]:
        n: i64 = 0
        for played in s.zones[seat]:
            if s.content.card_type[played] == s.content.card_type[card]:
                n += 1
        if n >= number(s, limit):
            return TOO_MANY
    return None


def play_card(s: Hybris, seat: i64, card: i64) -> None:
    """HYB-240, HYB-247  Face up at the right end of the zone; its effect applies at once."""
    side = side_of(s, seat)
    s.combat[COST + side] += cost_of(s, seat, card)
    s.combat[EXTRA + side] += s.combat[NEXT_FORCE + side]
    s.combat[NEXT_FORCE + side] = 0
    s.combat[NEXT_COST + side] = 0
    s.hands[seat] = without(s.hands[seat], card)
    s.zones[seat] = append(s.zones[seat][:], card)
    s.revealed += 1
    if s.loud:
        s.tell("HYB-247", "played", {"seat": int(seat), "card": s.content.conflict_ids[card]})
    s.start(seat, names.FIRST_CONFLICT + card, names.PLAY)


# -- Force


def force_total(s: Hybris, side: i64) -> i64:
    """HYB-249, HYB-261, HYB-Q88  Cards, Combos, effects and powers; there is no floor."""
    seat = s.combat[SEAT + side]
    other = s.combat[SEAT + 1 - side]
    fighter = s.combat[FIGHTER + side]
    total = s.combat[EXTRA + side] + s.get(seat, Player.bold)
    total += cards_force(s, seat)
    if other == NOBODY or standing(s, other, effects.OPPONENT_COMBOS, s.zones[other]) == 0:
        total += combos(s, seat)
    total += standing(s, seat, effects.FORCE, s.zones[seat])
    for element in queries.in_play(s, seat, s.content.with_modifier[effects.FORCE]):
        total += read(s, seat, element, effects.FORCE)
    if other == NOBODY:
        return total
    total += standing(s, other, effects.OPPONENT_FORCE, s.zones[other])
    if s.olympian(seat) == names.POSEIDON:  # HYB-310, HYB-Q81
        total += 1 if side == 0 else -1
    if s.olympian(seat) == names.ZEUS and fighter == state.FIGURE and s.combat[FIGHTER + 1 - side] == state.FIGURE:
        total += 2  # HYB-314, HYB-Q92
    return total


def cards_force(s: Hybris, seat: i64) -> i64:
    """HYB-178  Printed Force; an enemy may bring that of one type to nothing."""
    worthless: i64 = -1
    entry = condition(s, effects.TYPE_FORCE_ZERO)
    if entry >= 0:
        worthless = argument(s, entry)
    total: i64 = 0
    for card in s.zones[seat]:
        if s.content.card_type[card] != worthless:
            total += s.content.force[card]
    return total


def combos(s: Hybris, seat: i64) -> i64:
    """HYB-241, HYB-Q82  Each pair of neighbours whose halves form one image."""
    zone = s.zones[seat]
    total: i64 = 0
    i: i64
    for i in range(1, len(zone)):
        left = s.content.left[zone[i]]
        if left > 0 and s.content.right[zone[i - 1]] == left:
            total += s.content.combo[zone[i]]
    return total


def standing(s: Hybris, seat: i64, modifier: i64, cards: vec[i64]) -> i64:
    """The sum of a modifier over the cards of a zone."""
    total: i64 = 0
    for card in cards:
        total += read(s, seat, names.FIRST_CONFLICT + card, modifier)
    return total


def read(s: Hybris, seat: i64, element: i64, modifier: i64) -> i64:
    """What an element adds to a modifier in this Combat, its test and its amount read now."""
    entries = s.content.book.entries
    total: i64 = 0
    entry: i64
    for entry in range(s.content.book.first[element], s.content.book.first[element + 1]):
        at = entry * program.ENTRY_WIDTH
        if entries[at + program.FORM] != program.MODIFIER or entries[at + program.WHAT] != modifier:
            continue
        power = Power(seat, element, NONE, NONE)
        test = entries[at + program.ENTRY_IF]
        if test != 0 and not power.proves(s, test, NOBODY):
            continue
        per = entries[at + program.ENTRY_PER]
        total += entries[at + program.ENTRY_N] if per == 0 else power.amount(s, per, NOBODY)
    return total


def wins_ties(s: Hybris, side: i64) -> bool:
    """HYB-Q128  Whether a side has an effect that wins ties."""
    seat = s.combat[SEAT + side]
    if standing(s, seat, effects.WINS_TIES, s.zones[seat]) > 0:
        return True
    for element in queries.in_play(s, seat, s.content.with_modifier[effects.WINS_TIES]):
        if read(s, seat, element, effects.WINS_TIES) > 0:
            return True
    return False


def shown_symbols(s: Hybris, seat: i64, element: i64) -> i64:
    n: i64 = 0
    for card in s.zones[seat]:
        n += s.content.shows(card, element)
    return n


# -- the end of a Combat


def card_effects(s: Hybris, seat: i64, section: i64) -> None:
    """HYB-Q129  "If you win", "if you are defeated", in the order of the zone."""
    for card in s.zones[seat]:
        s.start(seat, names.FIRST_CONFLICT + card, section)


def tidy(s: Hybris) -> None:
    """HYB-252, HYB-270  Zone cards to their players' discard piles, the enemy's to the Colosseum's."""
    seat: i64
    for seat in range(s.seats):
        s.discards[seat] = on_top(s.discards[seat], s.zones[seat])
        s.zones[seat] = vec[i64]()
    s.arena_discard = on_top(s.arena_discard, s.drawn)
    s.drawn = vec[i64]()
    s.combat = vec[i64]()
