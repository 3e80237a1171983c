"""Phase 4, End of Ages (HYB-104 to HYB-121), and the powers of the end (HYB-218, HYB-222)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.against_the_game import FightGame
from ludotheque.games.hybris.phases.duel import change_mood
from ludotheque.games.hybris.phases.forge import advance_factory
from ludotheque.games.hybris.phases.gains import discard, hand_choices, score
from ludotheque.games.hybris.phases.setup import fill_quests
from ludotheque.games.hybris.state import NOBODY, Hybris, Player


@frame("orientation rest permission quests forge fear mood powers finish")
class EndOfAge(Frame[Hybris]):
    """HYB-104  Orientation, Rest, Permission, Occupation, Quest Progress, Forge Work, Fear."""

    seat: i64

    def orientation(self, s: Hybris) -> i64:
        """HYB-105  All Pillars come back; Prayers on those that were left stay."""
        seat: i64
        for seat in range(s.seats):
            for column in (Player.passed, Player.resolved):
                s.put(seat, column, 0)
            for column in (Player.pillar, Player.second, Player.posture, Player.covered):
                s.put(seat, column, NOBODY)
        return NEXT

    def rest(self, s: Hybris) -> i64:
        """HYB-106, HYB-107, HYB-108  Characters come back and stand up; defeated Heroes stay where they are."""
        seat: i64
        character: i64
        for seat in range(s.seats):
            for character in range(state.CHARACTERS):
                if state.RESERVE < s.place(seat, character) < state.BELOW:
                    s.stand(seat, character, state.RESERVE)
                s.unmark(seat, character, state.LYING | state.ACTED)
        return NEXT

    def permission(self, s: Hybris) -> i64:
        """HYB-109, HYB-110  Unavailable tokens come back, then the used ones become unavailable."""
        seat: i64
        location: i64
        for seat in range(s.seats):
            for location in range(names.LOCATIONS):
                s.add(seat, Player.kept + location, s.get(seat, Player.unavailable + location))
                s.put(seat, Player.unavailable + location, s.get(seat, Player.used + location))
                s.put(seat, Player.used + location, 0)
        return NEXT

    def quests(self, s: Hybris) -> i64:
        """HYB-111, HYB-112, HYB-Q52"""
        last: i64 = state.QUEST_ZONES - 1
        move_quest(s, last, NOBODY)
        zone = last
        while zone > 0:
            if s.quests[zone] == NOBODY:
                other = zone - 1
                while other >= 0 and s.quests[other] == NOBODY:
                    other -= 1
                if other >= 0:
                    move_quest(s, other, zone)
            zone -= 1
        fill_quests(s)
        return NEXT

    def forge(self, s: Hybris) -> i64:
        """HYB-113, HYB-Q53"""
        advance_factory(s, NOBODY)
        return NEXT

    def fear(self, s: Hybris) -> i64:
        """HYB-115  Only at the end of Ages 2, 4 and 6."""
        if s.age % 2 == 0:
            s.call(Fear(0))
        return NEXT

    def mood(self, s: Hybris) -> i64:
        """HYB-301, HYB-Q50"""
        if s.duel == 1:
            change_mood(s)
        return NEXT

    def powers(self, s: Hybris) -> i64:
        """HYB-218, HYB-Q50"""
        for seat in s.by_greatness():
            for element in queries.in_play(s, seat, s.content.with_section[names.END_OF_AGE]):
                s.start(seat, element, names.END_OF_AGE)
        return NEXT

    def finish(self, s: Hybris) -> i64:
        """What belonged to this Age only is over: Ambition, powers used, characters new in it."""
        seat: i64
        character: i64
        for seat in range(s.seats):
            s.put(seat, Player.bold, 0)
            for character in range(state.CHARACTERS):
                s.unmark(seat, character, state.FRESH)
        s.spent = vec[i64]()
        return DONE


def move_quest(s: Hybris, zone: i64, to: i64) -> None:
    """A Quest slides to another zone with its tokens, or out of the game."""
    i: i64
    for i in range(state.MOST_CHANTS):
        if to != NOBODY:
            s.chanted[to * state.MOST_CHANTS + i] = s.chanted[zone * state.MOST_CHANTS + i]
        s.chanted[zone * state.MOST_CHANTS + i] = NOBODY
    if to != NOBODY:
        s.quests[to] = s.quests[zone]
    s.quests[zone] = NOBODY


@frame("reveal wrath_1 wrath_2 chain tidy")
class Fear(Frame[Hybris]):
    """HYB-116 to HYB-120  The Primordial of the Age strikes everybody twice, then is chained."""

    seat: i64

    def card(self, s: Hybris) -> i64:
        return s.veiled[queries.primordial_of_age(s)]

    def reveal(self, s: Hybris) -> i64:
        s.seen_by[queries.primordial_of_age(s)] = (1 << s.seats) - 1
        s.revealed += 1
        if s.loud:
            s.tell("HYB-116", "primordial", {"primordial": s.content.primordial_ids[self.card(s)]})
        return NEXT

    def wrath_1(self, s: Hybris) -> i64:
        """HYB-116, HYB-117, HYB-Q54  Those with a card beside the Oracle are immune."""
        for seat in s.by_greatness():
            if not immune(s, seat):
                s.start(seat, names.FIRST_PRIMORDIAL + self.card(s), names.WRATH_1)
        return NEXT

    def wrath_2(self, s: Hybris) -> i64:
        """HYB-118"""
        i: i64
        for seat in s.by_greatness():
            for i in range(queries.stated(s, effects.WRATH_2_TIMES, 1)):
                s.start(seat, names.FIRST_PRIMORDIAL + self.card(s), names.WRATH_2)
        return NEXT

    def chain(self, s: Hybris) -> i64:
        """HYB-119, HYB-311, HYB-Q122"""
        pile = queries.primordial_of_age(s)
        s.chained = append(s.chained[:], s.veiled[pile])
        s.veiled[pile] = NOBODY
        poseidon = s.seat_of(names.POSEIDON)
        if poseidon != NOBODY:
            s.call(Chaos(poseidon))
        return NEXT

    def tidy(self, s: Hybris) -> i64:
        """HYB-120"""
        i: i64
        for i in range(0, len(s.beside_oracle), 2):
            seat = s.beside_oracle[i]
            s.discards[seat] = append(s.discards[seat][:], s.beside_oracle[i + 1])
        s.beside_oracle = vec[i64]()
        return DONE


def immune(s: Hybris, seat: i64) -> bool:
    i: i64
    for i in range(0, len(s.beside_oracle), 2):
        if s.beside_oracle[i] == seat:
            return True
    return queries.total(s, seat, effects.WRATH_IMMUNE) > 0


@frame("choose")
class Chaos(Frame[Hybris]):
    """HYB-311  Poséidon may discard a card for VP equal to its Determination cost, plus 1."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if len(s.hands[self.seat]) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-311", "chaos")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        return append(hand_choices(s, seat, verbs.DISCARD), pack(verbs.STOP))

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.DISCARD:
            discard(s, seat, arg_a(choice))
            score(s, seat, names.FROM_OLYMPIAN, s.content.card_cost[arg_a(choice)] + 1)
        return DONE


@frame("choose")
class FearFight(Frame[Hybris]):
    """HYB-Q56  A Hero or the Olympian from the reserve fights a Primordial; without one the Combat is skipped."""

    seat: i64
    primordial: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if len(self.legal(s, self.seat)) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-Q56", "fear-fight")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        character: i64
        for character in range(state.CHARACTERS):
            able = s.place(seat, character) == state.RESERVE and not s.is_(seat, character, state.FRESH)
            if able and queries.kind_of(character) != names.A_PROPHET and not s.is_(seat, character, state.LYING):
                out = append(out, pack(verbs.CHALLENGE, character))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        s.call(FightGame(seat, arg_a(choice), names.ALLIES + names.QUESTS + self.primordial))
        return DONE


@frame("powers majority")
class EndOfGame(Frame[Hybris]):
    """HYB-222, HYB-Q49  Powers of the end of the game, then what a Scenario counts."""

    seat: i64

    def powers(self, s: Hybris) -> i64:
        for seat in s.by_greatness():
            for element in queries.in_play(s, seat, s.content.with_section[names.END_OF_GAME]):
                s.start(seat, element, names.END_OF_GAME)
        return NEXT

    def majority(self, s: Hybris) -> i64:
        n = queries.stated(s, effects.MAJORITY_VP, 0)
        city: i64
        if n > 0:
            for city in range(names.CITIES):
                seat = queries.majority(s, city)
                if seat != NOBODY:
                    score(s, seat, names.FROM_SCENARIO, n)
        s.ending = state.LAST_AGE
        return DONE
