"""Phase 1, « Conclave »: each title acts as it is acquired (STW-053 to STW-067)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.numbers import rule_number
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK_IF_ANY, DONE, NEXT, NOT_OFFERED, Frame, arg_a, pack, verb_of
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import archon_cards, archon_place, draw_archon, steam_cards
from ludotheque.games.steamwatchers.phases.archon import Decree
from ludotheque.games.steamwatchers.phases.drawing import Draw, FromDeck, appear
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.placing import Soldier
from ludotheque.games.steamwatchers.queries import ability, by_conclave, by_reservation, positions, sea_in_play
from ludotheque.games.steamwatchers.state import Player, Steam

HAND: Final = 3  # cards a Watcher or an Archon draws
FIRST_DRAW: Final = 2  # Alliance, once (STW-241)

NOT_IN_HAND: Final = Refusal("STW-057", "not-in-hand")
NOT_IN_ARCHON_HAND: Final = Refusal("STW-062", "not-in-hand")
FAR_SEA: Final = Refusal("STW-Q13", "sea-out-of-play")
OWN_POSITION: Final = Refusal("STW-065", "primus-position")
NO_SUCH_POSITION: Final = Refusal("STW-065", "title-absent")


@frame("open first_cards acquire unacquired elect end")
class Conclave(Frame[Steam]):
    """STW-054, STW-055  In order of the Reservation track each Ambassador moves, and its title resolves at once."""

    seat: i64

    def open(self, s: Steam) -> i64:
        s.turn += 1  # STW-053
        if s.loud:
            told: dict[str, object] = {"phase": "conclave", "turn": int(s.turn), "last": int(s.scenario.turns)}
            s.tell("STW-053", "phase", told)
        for hooks in s.content.hooks:
            hooks.turn_begins(s)
        return NEXT

    def first_cards(self, s: Steam) -> i64:
        if s.turn == 1:
            seat: i64
            for seat in range(s.seats):
                if ability(s, seat, names.ALLIANCE):
                    s.call(Draw(seat, FIRST_DRAW))  # STW-241
        return NEXT

    def acquire(self, s: Steam) -> i64:
        waiting = by_reservation(s)
        if len(waiting) == 0:
            return NEXT
        s.call(Acquire(waiting[0]))
        s.call(Fallen(waiting[0]))
        return self.goto("acquire")

    def unacquired(self, s: Steam) -> i64:
        self.fill_empty_titles(s)
        return NEXT

    def elect(self, s: Steam) -> i64:
        for hooks in s.content.hooks:
            hooks.conclave_ends(s)
        return NEXT

    def fill_empty_titles(self, s: Steam) -> None:
        """STW-059, STW-064, STW-Q16  What nobody acquired acts by itself, in ascending position."""
        order = by_conclave(s)
        position: i64
        card: i64
        for position in range(1, positions(s) + 1):
            if position == state.LEGATE or position == state.PRIMUS or holder_of(s, position) != state.NOBODY:
                continue
            if position == state.ARCHON:
                if s.in_force != state.NOBODY and s.scenario.plain_archon == 0:
                    s.call(Decree(order[0], s.in_force, 0))
            else:
                for card in range(s.scenario.watcher_cards):  # STW-220
                    s.call(FromDeck(order[0]))
            s.call(Fallen(order[0]))


def holder_of(s: Steam, position: i64) -> i64:
    """Who holds a title this turn, or NOBODY."""
    seat: i64
    for seat in range(s.seats):
        if s.get(seat, Player.title) == position and s.alive(seat):
            return seat
    return state.NOBODY


@frame("move draw choose after")
class Acquire(Frame[Steam]):
    """STW-054, STW-055  One player takes the title reserved and resolves it."""

    seat: i64
    played: i64 = 0  # columns this Watcher has placed

    def prompt(self, s: Steam, seat: i64) -> tuple[str, str]:
        title = s.get(seat, Player.title)
        if title == state.LEGATE:
            return ("STW-060", "legate")
        if title == state.ARCHON:
            return ("STW-062", "archon")
        return ("STW-065", "primus") if title == state.PRIMUS else ("STW-057", "watcher")

    def move(self, s: Steam) -> i64:
        title = s.get(self.seat, Player.reserved)
        s.put(self.seat, Player.reserved, 0)
        s.put(self.seat, Player.title, title)
        if s.loud:
            s.tell("STW-054", "title", {"seat": int(self.seat), "title": state.TITLE_IDS[title]})
        return NEXT

    def draw(self, s: Steam) -> i64:
        title = s.get(self.seat, Player.title)
        if watches(title):
            s.call(Draw(self.seat, HAND))
        elif title == state.ARCHON:
            if s.scenario.plain_archon == 1:  # STW-191
                return DONE
            draw_archons(s, self.seat)
        return NEXT

    def choose(self, s: Steam) -> i64:
        return ASK_IF_ANY

    def after(self, s: Steam) -> i64:
        if s.get(self.seat, Player.title) == state.PRIMUS:
            s.call(Soldier(self.seat, rule_number("STW-067")))  # STW-Q17
        return DONE

    def legal(self, s: Steam, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        title = s.get(seat, Player.title)
        i: i64
        if title == state.LEGATE:
            for i in range(s.content.seas):
                if sea_in_play(s, i):
                    out = append(out, pack(verbs.SEA, i))
        elif title == state.ARCHON:
            for i in archon_cards(s, seat):
                out = append(out, pack(verbs.ARCHON_CARD, i))
        elif title == state.PRIMUS:
            for i in range(1, positions(s) + 1):
                if i != state.PRIMUS:
                    out = append(out, pack(verbs.TITLE, i))
        else:
            for i in steam_cards(s, seat):
                out = append(out, pack(verbs.CARD, i))
        return out

    def why_not(self, s: Steam, seat: i64, choice: i64) -> Refusal | None:
        title = s.get(seat, Player.title)
        verb = verb_of(choice)
        a = arg_a(choice)
        if title == state.LEGATE and verb == verbs.SEA:
            return None if sea_in_play(s, a) else FAR_SEA
        if title == state.ARCHON and verb == verbs.ARCHON_CARD:
            return None if s.cards[archon_place(s, a)] == seat else NOT_IN_ARCHON_HAND
        if title == state.PRIMUS and verb == verbs.TITLE:
            if a == state.PRIMUS:
                return OWN_POSITION
            return None if 1 <= a <= positions(s) else NO_SUCH_POSITION
        if watches(title) and verb == verbs.CARD:
            return None if s.cards[a] == seat else NOT_IN_HAND
        return NOT_OFFERED

    def take(self, s: Steam, seat: i64, choice: i64) -> i64:
        title = s.get(seat, Player.title)
        a = arg_a(choice)
        if title == state.LEGATE:
            s.legate = a
            if s.loud:
                s.tell("STW-060", "legate", {"seat": int(seat), "sea": s.content.sea_ids[a]})
            return NEXT
        if title == state.ARCHON:
            s.call(Decree(seat, a, 1))
            return NEXT
        if title == state.PRIMUS:
            s.primus = a
            if s.loud:
                s.tell("STW-065", "primus", {"seat": int(seat), "title": state.TITLE_IDS[a]})
            return NEXT
        appear(s, seat, a)  # STW-058  the others stay in hand, however many
        self.played += 1
        return self.goto("choose") if self.played < s.scenario.watcher_cards else NEXT  # STW-220


def watches(title: i64) -> bool:
    return title == state.WATCHER or title == state.SECOND_WATCHER or title == state.THIRD_WATCHER


def draw_archons(s: Steam, seat: i64) -> None:
    """STW-062"""
    drawn: list[str] = []
    k: i64
    for k in range(HAND):
        card = draw_archon(s)
        if card == state.NOBODY:
            break
        s.cards[archon_place(s, card)] = seat
        if s.loud:
            drawn.append(s.content.archon_ids[card])
    if s.loud:
        s.whisper("STW-062", "drew-archons", {"seat": int(seat), "n": len(drawn)}, 1 << seat, {"cards": drawn})
