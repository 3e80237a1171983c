"""Setting up (HYB-006 to HYB-031): Olympians are chosen, then everything is laid out at once."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.duel import Authority
from ludotheque.games.hybris.phases.gains import draw_conflict, draw_vision
from ludotheque.games.hybris.state import NOBODY, Hybris, Player

AEGIS: Final = 3  # HYB-031
SPACES: Final = 4
TWICE: Final = names.MORTAL_WORLD  # the Location of which everybody has two tokens (HYB-Q01)


@frame("choose lay_out grant authority")
class SetUp(Frame[Hybris]):
    """HYB-001, HYB-017, HYB-Q143  In the order of their seats players choose an Olympian, each a different one."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        while self.seat < s.seats and s.olympian(self.seat) != NOBODY:
            self.seat += 1
        if self.seat < s.seats:
            return ASK
        self.seat = 0
        return NEXT

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-017", "olympian")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.OLYMPIANS)
        olympian: i64
        for olympian in range(names.OLYMPIANS):
            if s.seat_of(olympian) == NOBODY:
                out = append(out, pack(verbs.OLYMPIAN, olympian))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        s.put(seat, Player.olympian, arg_a(choice))
        if s.loud:
            s.tell("HYB-017", "chose-olympian", {"seat": int(seat), "olympian": names.OLYMPIAN_IDS[arg_a(choice)]})
        return self.goto("choose")

    def lay_out(self, s: Hybris) -> i64:
        lay_out_decks(s)
        place_markers(s)
        seat: i64
        for seat in range(s.seats):
            lay_out_player(s, seat)
        s.well = queries.stated(s, effects.WELL_START, 0)
        return NEXT

    def grant(self, s: Hybris) -> i64:
        """HYB-302  What a Scenario gives everybody, after the rest."""
        seat: i64
        if s.scenario >= 0:
            for seat in range(s.seats):
                s.start(seat, names.FIRST_SCENARIO + s.scenario, names.SETUP)
        return NEXT

    def authority(self, s: Hybris) -> i64:
        """HYB-278, HYB-280"""
        if s.duel == 1:
            s.call(Authority(0))
        return DONE


def lay_out_decks(s: Hybris) -> None:
    """HYB-007, HYB-008, HYB-010 to HYB-014, HYB-016  Piles need no order; the decks are shuffled."""
    kind: i64
    copy: i64
    for kind in range(names.FIRST_COLOSSEUM, names.CONFLICTS):
        for copy in range(s.content.copies[kind]):
            s.arena = append(s.arena, kind)
    s.shuffle("HYB-010", s.arena)
    s.quest_deck = counted(names.QUESTS)
    s.shuffle("HYB-011", s.quest_deck)
    fill_quests(s)
    s.vision_deck = counted(names.PREMONITIONS)
    s.shuffle("HYB-012", s.vision_deck)
    s.chained = append(vec[i64](), 0)  # HYB-013, HYB-Q55  Chronos
    pile: i64
    for pile in range(state.PILES):
        s.veiled[pile] = 1 + pile * 3 + s.below("HYB-014", 3)


def counted(n: i64) -> vec[i64]:
    out = vec[i64](capacity=n)
    i: i64
    for i in range(n):
        out = append(out, i)
    return out


def fill_quests(s: Hybris) -> None:
    """HYB-011, HYB-112, HYB-Q24, HYB-Q52  New Quests into the empty zones, the first drawn lying rightmost."""
    zone: i64 = state.QUEST_ZONES - 1
    while zone >= 0:
        n: i64 = len(s.quest_deck)
        if s.quests[zone] == NOBODY and n > 0:
            s.quests[zone] = s.quest_deck[n - 1]
            s.quest_deck = s.quest_deck[: n - 1]
            s.revealed += 1
            if s.loud:
                s.tell("HYB-011", "quest", {"quest": s.content.quest_ids[s.quests[zone]]})
        zone -= 1


def place_markers(s: Hybris) -> None:
    """HYB-018, HYB-019, HYB-020  By ascending Aura; with fewer players the best spaces stay empty."""
    space = SPACES - s.seats + 1
    olympian: i64
    for olympian in range(names.OLYMPIANS):
        seat = s.seat_of(olympian)
        if seat != NOBODY:
            s.put(seat, names.GREATNESS, space)
            space += 1


def lay_out_player(s: Hybris, seat: i64) -> None:
    """HYB-021, HYB-024 to HYB-031, HYB-025, HYB-027, HYB-030, HYB-Q02, HYB-Q05, HYB-Q06  Everything not named is 0."""
    olympian = s.olympian(seat)
    s.put(seat, names.DETERMINATION, s.content.determination[olympian])
    s.put(seat, names.GOODNESS, 1)
    s.put(seat, names.AEGIS, AEGIS)
    for character in (state.FIGURE, state.PROPHET, olympian * names.OWN_HEROES):
        s.stand(seat, character, state.RESERVE)
    location: i64
    for location in range(names.LOCATIONS):
        s.put(seat, Player.kept + location, 2 if location == TWICE else 1)
    deck = counted(names.COMMON)
    card: i64
    for card in range(names.SPECIFIC - 1):
        deck = append(deck, names.COMMON + olympian * names.SPECIFIC + card)
    s.shuffle("HYB-029", deck)
    s.decks[seat] = deck
    draw_conflict(s, seat)
    draw_vision(s, seat)
