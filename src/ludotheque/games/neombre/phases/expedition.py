"""Expeditions (NEO-027 to NEO-036, NEO-117 to NEO-123): a series of fights in one zone."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, pack, verb_of
from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import names, piles, queries, state, verbs
from ludotheque.games.neombre.phases.fight import Fight
from ludotheque.games.neombre.phases.loot import Cleared, Loot, Shared
from ludotheque.games.neombre.phases.loot_events import add_mal
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import NOWHERE, Figure, Nominees


def lay_out(s: Nominees, zone: i64) -> None:
    """NEO-002, NEO-028, NEO-032, NEO-Q10  The zone's two piles, shuffled: all its enemies, the loot no player has."""
    s.zone = zone
    s.pile = s.content.enemies_of[zone]
    s.beaten = vec[i64]()
    s.pile_groups = piles.one_group(s.pile)
    s.loot = at_large(s, zone)
    s.loot_discard = vec[i64]()
    s.progress = s.progress[:]
    quest: i64
    for quest in range(len(s.quests)):  # NEO-Q23
        if s.quests[quest] == state.ACTIVE and s.content.one_expedition[quest] == 1:
            s.progress[quest] = 0


def at_large(s: Nominees, zone: i64) -> vec[i64]:
    """NEO-152, NEO-Q149  The loot of a zone that lies in no player's deck, copy by copy."""
    out = s.content.cards_of[zone]
    for deck in s.decks:
        out = unheld(s, zone, out, deck)
    for deck in s.resting:
        out = unheld(s, zone, out, deck)
    return out


def unheld(s: Nominees, zone: i64, cards: vec[i64], deck: vec[i64]) -> vec[i64]:
    """The cards of a zone less those that lie in a deck."""
    zones = s.content.zone
    for design in deck:
        if zones[design] == zone:
            cards = without(cards, design)
    return cards


def put_away(s: Nominees) -> None:
    """NEO-029, NEO-032  The zone's deck is put away; nothing of the expedition stays."""
    s.zone = NOWHERE
    s.pile = vec[i64]()
    s.pile_groups = vec[i64]()
    s.beaten = vec[i64]()
    s.loot = vec[i64]()
    s.loot_discard = vec[i64]()


@frame("fight after mal cleared choose")
class Expedition(Shared):
    """NEO-027, NEO-031  Fight after fight, until the team stops, is beaten, or has beaten everybody."""

    seat: i64

    def fight(self, s: Nominees) -> i64:
        s.call(Fight(0))
        return NEXT

    def after(self, s: Nominees) -> i64:
        """NEO-033, NEO-118, NEO-121, NEO-122, NEO-123  A defeat costs everybody, and ends the expedition."""
        if s.outcome == state.LOST:
            seat: i64
            for seat in range(s.seats):
                add_mal(s, seat, level(s))
            put_away(s)
            return DONE
        for card in s.slain:
            s.beaten = laid(s.beaten, card)
        advance(s)
        s.call(Loot(0))
        return NEXT

    def mal(self, s: Nominees) -> i64:
        """NEO-014, NEO-120, NEO-Q88, NEO-Q174  A player who is dead at the end has Mal; the companion never."""
        seat: i64
        for seat in range(s.seats):
            if queries.lost_loot(s, seat):
                add_mal(s, seat, level(s))
        return self.cleared(s)

    def cleared(self, s: Nominees) -> i64:
        """NEO-035, NEO-Q12, NEO-Q170  No enemy left: the bonus, then the end; the first expedition has none."""
        if len(s.pile) > 0:
            return self.goto("choose")
        s.call(Finish(0, 0 if first_expedition(s) and not s.reads(names.FIRST_BONUS) else 1))
        return DONE

    def choose(self, s: Nominees) -> i64:
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-031", "fight-again")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), pack(verbs.FIGHT)), pack(verbs.STOP))

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.FIGHT:
            return self.goto("fight")
        put_away(s)
        return DONE


@frame("bonus leave")
class Finish(Frame[Nominees]):
    """NEO-Q170  A zone without enemies: its bonus is offered, then it is put away."""

    seat: i64
    offered: i64

    def bonus(self, s: Nominees) -> i64:
        if self.offered == 0:
            return self.leave(s)
        s.call(Cleared(0))
        return NEXT

    def leave(self, s: Nominees) -> i64:
        put_away(s)
        return DONE


def level(s: Nominees) -> i64:
    """NEO-036"""
    return s.content.level[s.zone]


def first_expedition(s: Nominees) -> bool:
    """NEO-011, NEO-Q169  While the first quest is open, or fulfilled and not yet closed."""
    return s.zone == s.content.path and state.LOCKED < s.quests[0] < state.CLOSED


def advance(s: Nominees) -> None:
    """NEO-015, NEO-022, NEO-026, NEO-Q23, NEO-Q151  What a won fight does for the quests that are active."""
    died = False
    figure: i64
    for figure in range(s.figures):
        if s.get(figure, Figure.fell) > 0:
            died = True
    s.progress = s.progress[:]
    quest: i64
    for quest in range(len(s.quests)):
        if s.quests[quest] != state.ACTIVE:
            continue
        if s.content.objective[quest] == names.WIN_EACH:
            if counts_here(s, quest):
                s.progress[quest] |= 1 << s.zone
        else:
            s.progress[quest] += gained(s, quest, died)
        if done(s, quest):
            s.set_quest(quest, state.FULFILLED)
            if s.loud:
                s.tell("NEO-022", "fulfilled", {"quest": s.content.quest_ids[quest]})


def counts_here(s: Nominees, quest: i64) -> bool:
    zones = s.content.goal_zones[quest]
    return zones == 0 or zones >> s.zone & 1 == 1


def gained(s: Nominees, quest: i64, died: bool) -> i64:
    """How much further a won fight brings a quest that counts."""
    goal = s.content.objective[quest]
    if goal == names.DEFEAT_NAMED:
        return 1 if find(s.slain, s.content.goal_enemy[quest]) >= 0 else 0
    if not counts_here(s, quest):
        return 0
    if goal == names.DEFEAT:
        return len(s.slain)
    daring = s.content.goal_bonus[quest] == 0 or s.bonus >= s.content.goal_bonus[quest]
    return 1 if goal == names.WIN_FIGHTS and daring and (not died or s.content.no_death[quest] == 0) else 0


def done(s: Nominees, quest: i64) -> bool:
    if s.content.objective[quest] == names.WIN_EACH:
        return s.progress[quest] == s.content.goal_zones[quest]
    return s.progress[quest] >= s.content.goal[quest]
