"""Playing, launching and resolving cards (NEO-104 to NEO-116): what cards and enemies say, carried out step by step."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import effects, names, order, queries, state
from ludotheque.games.neombre.phases import arrivals, hands, harm, loot_events
from ludotheque.games.neombre.phases.aftermath import follow_up
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import FIRST_ENEMY, FIRST_SUMMON, NOBODY, NOTHING, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import interpreter, program
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import NO_CONTEXT
from ludotheque.kit.effects.program import Book
from ludotheque.kit.effects.selectors import NONE, one
from ludotheque.kit.effects.triggers import drain

PERMANENT: Final = 1 << names.ENCHANTMENT | 1 << names.EQUIPMENT | 1 << names.SUMMON

# Set in the markers borne before a card while it is asked whom it concerns; an effect that runs means those of now.
BORNE: Final[i64] = 1 << 6


@frame(words=effects.WORDS)
class Deed(Effect[Nominees]):
    """NEO-Q51, NEO-Q141, NEO-Q159  An effect in progress: of a card, a transe, a summon, an enemy, a trigger. `me` is
    whoever does it, `seat` who decides for them."""

    me: Annotated[i64, "character"] = NOBODY
    how: i64 = names.LAUNCHED  # of a card: how it came to be resolved
    first: Annotated[i64, HIDDEN] = 0  # 1 for the first card played in the team turn (NEO-160)
    sung: Annotated[i64, HIDDEN] = 0  # 1 right after a card with canaliser (NEO-162)
    bore: Annotated[i64, HIDDEN] = 0  # the markers its player bore before it, a bit each (NEO-Q105); BORNE: it is asked
    refused: Annotated[i64, HIDDEN] = 0  # 1 when its tribute was not paid
    hits: Annotated[vec[i64], HIDDEN] = vec[i64]()  # the enemies it has assaulted
    answered: Annotated[i64, HIDDEN] = 0  # how many of them have had their riposte

    def book(self, s: Nominees) -> Book:
        return s.content.book

    # -- whom

    def members(self, s: Nominees, selector: i64, focus: i64) -> vec[i64]:
        """NEO-144  `you` is whoever does it; the target of a brutal enemy, in an amount, is each in turn (NEO-Q112)."""
        selectors = s.content.book.selectors
        row = selector * program.SELECTOR_WIDTH
        atom = selectors[row]
        if atom >= program.FIRST:
            a, b, c = selectors[row + program.A], selectors[row + program.B], selectors[row + program.C]
            return self.candidates(s, atom, a, b, c)
        if atom == program.YOU:
            return one(self.me)
        if atom == program.GIVEN and focus != NOBODY and len(self.given) > 1:
            return one(focus)
        return super().members(s, selector, focus)

    def focus(self, s: Nominees, target: i64) -> i64:
        book = s.content.book
        selector = book.code[self.pc * program.WIDTH + program.TO] * program.SELECTOR_WIDTH
        if book.selectors[selector] == program.GIVEN:
            return target
        return super().focus(s, target)

    # NEO-060, NEO-141, NEO-142, NEO-143, NEO-145, NEO-146, NEO-Q87, NEO-Q89  Dead players belong to no group, nor do
    # summons.

    def candidates_team(self, s: Nominees) -> vec[i64]:
        return s.living()

    def candidates_players(self, s: Nominees) -> vec[i64]:
        return s.living()

    def candidates_teammate(self, s: Nominees) -> vec[i64]:
        return without(s.living(), self.me)

    def candidates_teammates(self, s: Nominees) -> vec[i64]:
        return without(s.living(), self.me)

    def candidates_enemy(self, s: Nominees) -> vec[i64]:
        return queries.targetable(s)

    def candidates_all_enemies(self, s: Nominees) -> vec[i64]:
        return s.foes()

    def candidates_random_enemy(self, s: Nominees) -> vec[i64]:
        return s.foes()

    def candidates_other_enemies(self, s: Nominees) -> vec[i64]:
        return without(s.foes(), self.me)

    def candidates_self(self, s: Nominees) -> vec[i64]:
        return one(self.me)

    def candidates_your_summons(self, s: Nominees) -> vec[i64]:
        return s.summoned_by(self.me)

    def candidates_random_player(self, s: Nominees) -> vec[i64]:
        return queries.exposed(s)

    def candidates_character(self, s: Nominees) -> vec[i64]:
        """NEO-062, NEO-147  A player or an enemy that can be chosen, for healing also a summon."""
        heals = s.content.book.code[self.pc * program.WIDTH] == effects.HEALS
        return self.characters(s, queries.targetable(s), NOBODY, heals)

    def candidates_all_characters(self, s: Nominees) -> vec[i64]:
        return self.characters(s, s.foes(), NOBODY, True)

    def candidates_all_others(self, s: Nominees) -> vec[i64]:
        return self.characters(s, s.foes(), self.me, True)

    def characters(self, s: Nominees, foes: vec[i64], but: i64, summons: bool) -> vec[i64]:
        """NEO-148, NEO-149  Enemies, players and summons."""
        out = vec[i64](capacity=8)
        for foe in foes:
            out = append(out, foe)
        for figure in s.living():
            if figure != but:
                out = append(out, figure)
        if summons:
            for figure in s.living():
                for who in s.summoned_by(figure):
                    out = append(out, who)
        return out

    def candidates_with_marker(self, s: Nominees, marker: i64) -> vec[i64]:
        """The players with a marker; after a card, those who bore it before (NEO-Q105)."""
        out = vec[i64](capacity=4)
        for figure in s.living():
            before = self.bore & BORNE == 0 or self.bore >> marker & 1 == 1
            if s.get(figure, Figure.marks + marker) > 0 and before:
                out = append(out, figure)
        return out

    def candidates_dead_teammate(self, s: Nominees) -> vec[i64]:
        out = vec[i64](capacity=4)
        figure: i64
        for figure in range(s.figures):
            if figure != self.me and not s.lives(figure):
                out = append(out, figure)
        return out

    def present(self, s: Nominees, target: i64) -> bool:
        """NEO-Q82, NEO-Q140  The dead are passed over, unless they are called back."""
        return s.lives(target) or s.content.book.code[self.pc * program.WIDTH] == effects.REVIVE

    # -- how many, whether

    # NEO-Q106, NEO-Q157  Of one; the kit sums over a group.

    def count_enemies(self, s: Nominees) -> i64:
        return len(s.order)

    def count_players(self, s: Nominees) -> i64:
        return len(s.living())

    def count_teammates(self, s: Nominees) -> i64:
        return len(without(s.living(), self.me))

    def count_markers(self, s: Nominees, marker: i64, target: i64) -> i64:
        return s.markers(target, marker)

    def count_hp(self, s: Nominees, target: i64) -> i64:
        return s.hp(target)

    def count_max_hp(self, s: Nominees, target: i64) -> i64:
        return s.max_hp(target)

    def count_missing_hp(self, s: Nominees, target: i64) -> i64:
        return s.max_hp(target) - s.hp(target)

    def count_cards(self, s: Nominees, place: i64, target: i64) -> i64:
        return 0 if target >= FIRST_ENEMY else len(queries.pile_of(s, target, place))

    def count_summons(self, s: Nominees, target: i64) -> i64:
        return 0 if target >= FIRST_ENEMY else len(s.summoned_by(target))

    def count_equipment(self, s: Nominees, target: i64) -> i64:
        return 0 if target >= FIRST_ENEMY else len(queries.in_play(s, target, names.EQUIPMENT))

    def count_plays(self, s: Nominees, target: i64) -> i64:
        if target >= FIRST_ENEMY:
            return 0
        return s.get(target, Figure.played)

    def holds_alone(self, s: Nominees, target: i64) -> bool:
        """NEO-Q101"""
        return len(without(s.foes(), target)) == 0

    def holds_killed(self, s: Nominees, target: i64) -> bool:
        return not s.lives(target)

    def holds_has_marker(self, s: Nominees, marker: i64, target: i64) -> bool:
        return s.markers(target, marker) > 0

    def holds_prelude(self, s: Nominees) -> bool:
        return self.first == 1

    def holds_recital(self, s: Nominees) -> bool:
        """NEO-Q44"""
        return self.sung == 1

    def holds_paramnesia(self, s: Nominees) -> bool:
        return self.how == names.FROM_DISCARD

    def holds_immaculate(self, s: Nominees, target: i64) -> bool:
        """NEO-157, NEO-Q91"""
        return s.lives(target) and s.hp(target) == s.max_hp(target)

    # -- prices: NEO-167, NEO-Q52, NEO-Q69, NEO-Q126, NEO-Q154  In full or not at all; damage can always be suffered.

    def payable_destroy(self, s: Nominees, what: i64, target: i64, n: i64) -> bool:
        return len(queries.in_play(s, target, piece(what))) >= n

    def payable_discard(self, s: Nominees, target: i64, n: i64) -> bool:
        seat = self.card_seat(s, target)
        return seat != NOBODY and len(s.hands[seat]) >= n

    def payable_jail(self, s: Nominees, target: i64, n: i64, place: i64, only: i64) -> bool:
        seat = self.card_seat(s, target)
        return seat != NOBODY and len(queries.suiting(s, queries.pile_of(s, seat, place), only)) >= n

    def payable_banish(self, s: Nominees, target: i64, n: i64, place: i64, only: i64) -> bool:
        return self.payable_jail(s, target, n, place, only)

    def payable_mill(self, s: Nominees, target: i64, n: i64) -> bool:
        seat = self.card_seat(s, target)
        return seat != NOBODY and len(s.draws[seat]) >= n

    def payable_recycle(self, s: Nominees, target: i64, n: i64) -> bool:
        seat = self.card_seat(s, target)
        return seat != NOBODY and len(s.discards[seat]) >= n

    def card_seat(self, s: Nominees, target: i64) -> i64:
        return s.card_seat(target) if target < FIRST_ENEMY else NOBODY

    def may(self, s: Nominees) -> i64:
        row = self.pc * program.WIDTH
        code = s.content.book.code
        if code[row + program.C] == 1 and not self.affords(s, self.pc + 2, code[row + program.WIDTH + program.B]):
            self.refused = 1
        return super().may(s)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if self.at("may") and verb_of(choice) == interpreter.DECLINE:
            if s.content.book.code[self.pc * program.WIDTH + program.C] == 1:
                self.refused = 1
        return super().take(s, seat, choice)

    def treat_by(self, s: Nominees, book: Book) -> i64:
        """NEO-116, NEO-Q153  The team says who comes first where that can matter."""
        if len(self.goals) - self.treated > 1 and s.content.in_turn[self.pc] != 0 and not s.reads(names.SET_ORDER):
            if order.targets_matter(s, self.pc, self.goals[self.treated :]):
                return self.goto("order")
        return super().treat_by(s, book)

    def mode(self, s: Nominees) -> i64:
        if self.at("order"):
            return FIRST_COME
        return super().mode(s)

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-116", "comes-first") if self.at("order") else super().prompt(s, seat)

    def asked(self, s: Nominees) -> i64:
        """NEO-113, NEO-Q67  How the half of an enemy's effect is rounded, the affected player says."""
        if self.at("order"):
            return s.everybody()
        who = self.me
        if self.at("weigh") and who >= FIRST_ENEMY:
            who = self.goals[self.treated]
        return 1 << s.decider(who)

    def draw_rule(self, s: Nominees) -> str:
        return "NEO-179"

    # -- going on

    def goes_on(self, s: Nominees) -> bool:
        """NEO-Q54, NEO-Q81, NEO-Q137  The rest of an effect is dropped with whoever does it; a death effect is not."""
        if self.section == names.TRIGGERS or self.section == names.LOOTED or s.lives(self.me):
            return True
        return self.section == names.TRANCE and s.reads(names.LAST_WORDS)

    def after(self, s: Nominees) -> None:
        follow_up(s)
        if s.reads(names.AT_ONCE):
            self.answer(s)

    def answer(self, s: Nominees) -> None:
        """NEO-166, NEO-Q72, NEO-Q76  The enemies hit riposte, but to no transe; by another reading against the summon
        that struck."""
        if len(self.hits) > self.answered and self.section != names.TRANCE:
            figure = self.me
            if self.section == names.TURN and s.reads(names.STAND_IN):
                figure = self.given[0]
            s.call(Ripostes(self.seat, figure, self.hits[self.answered :]))
            self.answered = len(self.hits)

    def ended(self, s: Nominees) -> None:
        if self.section == names.EFFECT and self.how != names.BY_COMPANION:
            if enters(s, self.me, self.source, self.refused, self.it):
                if crowded(s, self.me, self.source) < 0:
                    enter_play(s, self.me, self.source, self.it)
                else:
                    s.call(PutAway(self.seat, self.me, self.source, self.it))
            else:
                s.discards[self.me] = laid(s.discards[self.me], self.source)
        self.answer(s)
        if is_played(self.how):
            if s.calm() and not s.awaits(effects.AFTER_CARD_PLAYED):
                count_card(s, self.me, self.source)
            else:
                s.call(Played(self.seat, self.me, self.source, self.bore))

    # -- doing

    def do_inflict(self, s: Nominees, target: i64, n: i64) -> None:
        hit = harm.inflict(s, self.me, target, n, self.section != names.TRANCE)
        if hit and (find(self.hits, target) < 0 or s.reads(names.EACH_HIT)):
            self.hits = append(self.hits[:], target)

    def do_suffer(self, s: Nominees, target: i64, n: i64) -> None:
        if self.paying == 1:
            harm.lower(s, target, n)
        else:
            harm.suffer(s, target, n)

    def do_diminish(self, s: Nominees, target: i64, n: i64) -> None:
        harm.diminish(s, target, n)

    def do_heal(self, s: Nominees, target: i64, n: i64) -> None:
        harm.heal(s, target, n)

    def do_augment(self, s: Nominees, target: i64, n: i64) -> None:
        harm.augment(s, target, n)

    def do_revive(self, s: Nominees, target: i64, n: i64) -> None:
        revive(s, target, n)

    def do_draw(self, s: Nominees, target: i64, n: i64) -> None:
        if target < FIRST_ENEMY:
            hands.draw(s, target, n)

    def do_recycle(self, s: Nominees, target: i64, n: i64) -> None:
        if target < FIRST_ENEMY:
            hands.recycle(s, target, n)

    def do_mill(self, s: Nominees, target: i64, n: i64) -> None:
        if target < FIRST_ENEMY:
            hands.mill(s, target, n)

    def do_foresee(self, s: Nominees, target: i64, n: i64) -> None:
        if target < FIRST_ENEMY:
            hands.foresee(s, target, n)

    def do_discard(self, s: Nominees, target: i64, n: i64) -> None:
        if target < FIRST_ENEMY:
            hands.choose_cards(s, target, effects.DISCARDS, names.HAND, 0, n)

    def do_jail(self, s: Nominees, target: i64, n: i64, place: i64) -> None:
        if target < FIRST_ENEMY:
            if place == names.DECK:
                hands.jail_top(s, target, n)
            else:
                hands.choose_cards(s, target, effects.JAILS, place, 0, n)

    def do_search(self, s: Nominees, target: i64, n: i64, place: i64, only: i64) -> None:
        """NEO-Q150  No search where it is forbidden."""
        if target < FIRST_ENEMY and not s.banned(names.BAN_SEARCH, target):
            hands.choose_cards(s, target, effects.SEARCH, place, only, n)

    def do_launch(self, s: Nominees, target: i64, n: i64, place: i64, only: i64, chosen: i64) -> None:
        if target >= FIRST_ENEMY:
            return
        if place != names.DECK or chosen == 1:
            hands.choose_cards(s, target, effects.LAUNCH, place, only, n)
        elif s.card_seat(target) != NOBODY:
            s.call(LaunchTop(s.card_seat(target), n))

    def do_banish(self, s: Nominees, target: i64, n: i64, place: i64, only: i64) -> None:
        """NEO-Q158  Nothing is banished for the companion."""
        if target < s.seats:
            hands.choose_cards(s, target, effects.BANISH, place, only, n)

    def do_attach(self, s: Nominees, target: i64, n: i64, marker: i64) -> None:
        mark(s, target, marker, n)

    def do_gain(self, s: Nominees, n: i64, marker: i64) -> None:
        mark(s, self.me, marker, n)

    def do_remove_marker(self, s: Nominees, target: i64, n: i64, marker: i64) -> None:
        if marker == names.ANY_MARKER:
            s.call(hands.Unmark(s.decider(self.me), target, n))
        else:
            mark(s, target, marker, -min(n, s.markers(target, marker)))

    def do_token(self, s: Nominees, n: i64) -> None:
        arrivals.make_tokens(s, self.me, n)

    def do_call(self, s: Nominees, n: i64) -> None:
        s.call(arrivals.Draw(n))

    def do_destroy(self, s: Nominees, target: i64, n: i64, what: i64) -> None:
        if target < s.seats:
            s.call(hands.Lose(target, target, piece(what), n))

    def do_extra_play(self, s: Nominees, target: i64, n: i64) -> None:
        grant(s, target, n)

    def do_set_targets(self, s: Nominees) -> None:
        """NEO-Q114"""
        s.guide = self.me

    # -- events among the loot: NEO-140, NEO-Q148

    def do_loot_reveal(self, s: Nominees, n: i64) -> None:
        loot_events.reveal_loot(s, n)

    def do_loot_obtain(self, s: Nominees, n: i64) -> None:
        s.obtain += n

    def do_loot_redraw(self, s: Nominees) -> None:
        loot_events.redraw_loot(s)

    def do_shuffle_fair(self, s: Nominees) -> None:
        loot_events.shuffle_fair(s)

    def do_add_mal(self, s: Nominees, target: i64, n: i64) -> None:
        if target < s.seats:
            loot_events.add_mal(s, target, n)


def mark(s: Nominees, target: i64, marker: i64, n: i64) -> None:
    """NEO-006, NEO-086, NEO-087, NEO-088, NEO-Q02, NEO-Q152, NEO-Q163  Markers lie on who bears them, mean what an
    enemy says, and never run out."""
    s.add_markers(target, marker, n)
    if s.loud and n != 0:
        word = names.MARKER_IDS[marker]
        s.tell("NEO-086", "marked", {"who": queries.called(s, target), "marker": word, "n": int(n)})


def piece(what: i64) -> i64:
    """The type of card that can be destroyed."""
    return names.EQUIPMENT if what == names.EQUIPMENT_PIECE else names.SUMMON


def revive(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-164, NEO-Q88  Back with so many HP, at most the maximum, and without a card; a turn not begun is left."""
    if s.lives(figure):
        return
    s.put(figure, Figure.dead, 0)
    s.put(figure, Figure.hp, min(n, s.max_hp(figure)))
    if s.loud:
        s.tell("NEO-164", "revived", {"who": queries.called(s, figure), "n": int(s.hp(figure))})


def grant(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-Q33, NEO-Q150, NEO-Q164  More cards to play in this team turn, and at no other time."""
    if figure < s.seats and s.phase == state.TEAM_TURN and not s.banned(names.BAN_EXTRA, figure):
        s.add(figure, Figure.granted, n)
        if s.loud:
            s.tell("NEO-Q33", "granted", {"seat": int(figure), "n": int(n)})


@frame("launch")
class LaunchTop(Frame[Nominees]):
    """NEO-106, NEO-107  Top cards of the draw pile, each fully resolved before the next."""

    seat: i64
    left: i64

    def launch(self, s: Nominees) -> i64:
        if self.left == 0 or not s.lives(self.seat):
            return DONE
        self.left -= 1
        hands.launch_top(s, self.seat)
        return self.goto("launch")


# -- one card


def resolve(s: Nominees, figure: i64, design: i64, how: i64) -> None:
    """NEO-108, NEO-Q42, NEO-Q43, NEO-Q46, NEO-Q70  A card begins to be resolved; a launched one that cannot be goes
    to the discard without effect."""
    start = s.content.start(design, names.EFFECT)
    deed = Deed(s.decider(figure), design, NONE, NONE, names.EFFECT, start)
    deed.me = figure
    deed.how = how
    played = is_played(how)
    deed.first = 1 if played and s.turn_cards == 0 else 0
    if played:  # from the hand or the discard, while no card is being resolved
        deed.sung = 1 if channelled(s, figure) else 0
    else:
        deed.sung = 1 if channelling(s) else 0
    team = s.team
    marker: i64
    for marker in range(names.MARKERS):
        if team[figure * Figure.WIDTH + Figure.marks + marker] > 0:
            deed.bore |= 1 << marker
    if s.loud:
        s.tell(
            "NEO-104" if played else "NEO-106",
            "played" if played else "launched",
            {"who": queries.called(s, figure), "card": s.content.loot_ids[design]},
        )
    if not played and not deed.possible(s, start):
        if how == names.LAUNCHED:
            s.discards[figure] = laid(s.discards[figure], design)
        if s.loud:
            s.tell("NEO-108", "fizzled", {"card": s.content.loot_ids[design]})
        return
    s.call(deed)


def is_played(how: i64) -> bool:
    """Whether a card was played, and not launched by another."""
    return how == names.FROM_HAND or how == names.FROM_DISCARD


def channelled(s: Nominees, figure: i64) -> bool:
    """NEO-Q43  Whether the card before had canaliser: the team's last, or by another reading the player's own."""
    return s.get(figure, Figure.channelled) == 2 if s.reads(names.OWN_RECITAL) else s.channel == 1


def channelling(s: Nominees) -> bool:
    """NEO-Q43  Whether a played card with canaliser is still being resolved."""
    for waiting in s.stack:
        if isinstance(waiting, Deed) and waiting.section == names.EFFECT and is_played(waiting.how):
            if s.has(waiting.source, names.CHANNEL):
                return True
    return False


def enters(s: Nominees, figure: i64, design: i64, refused: i64, it: vec[i64]) -> bool:
    """NEO-109, NEO-Q142  Whether a card that has been resolved enters play."""
    if s.content.types[design] & PERMANENT == 0 or refused == 1 or not s.lives(figure):
        return False
    return not bound_by_it(s, design) or (len(it) > 0 and s.lives(it[0]))


def crowded(s: Nominees, figure: i64, design: i64) -> i64:
    """NEO-053, NEO-055  The type of card of which a figure has no more room for a card, or -1."""
    if s.is_(design, names.EQUIPMENT) and len(queries.in_play(s, figure, names.EQUIPMENT)) >= state.EQUIPMENT_EACH:
        return names.EQUIPMENT
    if s.is_(design, names.SUMMON) and len(queries.in_play(s, figure, names.SUMMON)) >= state.SUMMONS_EACH:
        return names.SUMMON
    return -1


def enter_play(s: Nominees, figure: i64, design: i64, it: vec[i64]) -> None:
    """NEO-050, NEO-051, NEO-052, NEO-054, NEO-072, NEO-109, NEO-110, NEO-111, NEO-Q68, NEO-Q142, NEO-Q143  A card that
    has been resolved stays with whoever put it down, as long as it says."""
    lay_down(s, figure, design, it[0] if bound_by_it(s, design) else NOBODY)
    if s.loud:
        s.tell("NEO-Q142", "entered", {"card": s.content.loot_ids[design]})
    follow_up(s)


def lay_down(s: Nominees, figure: i64, design: i64, bound: i64) -> None:
    key = s.enter(design, figure, bound, s.content.moment[design], s.content.moments[design])
    if s.is_(design, names.SUMMON):
        who = FIRST_SUMMON + figure * state.SUMMONS_EACH
        while s.of(who, Summon.card) != NOTHING:
            who += 1
        s.set_of(who, Summon.card, design)
        s.set_of(who, Summon.hp, s.content.summon[design])
        s.set_of(who, Summon.max_hp, s.content.summon[design])
        s.set_of(who, Summon.key, key)


@frame("make_room enter")
class PutAway(Frame[Nominees]):
    """NEO-053, NEO-055, NEO-Q40  A fourth equipment or summon takes the place of another."""

    seat: i64
    figure: Annotated[i64, "character"]
    card: Annotated[i64, "card"]
    it: Annotated[vec[i64], HIDDEN]

    def make_room(self, s: Nominees) -> i64:
        s.call(hands.Lose(self.seat, self.figure, crowded(s, self.figure, self.card), 1, 1))
        return NEXT

    def enter(self, s: Nominees) -> i64:
        enter_play(s, self.figure, self.card, self.it)
        return DONE


def bound_by_it(s: Nominees, design: i64) -> bool:
    """NEO-Q156  Whether a modifier of a card concerns whoever was chosen."""
    book = s.content.book
    entry: i64
    for entry in range(book.first[design], book.first[design + 1]):
        e = entry * program.ENTRY_WIDTH
        if book.entries[e + program.FORM] == program.MODIFIER:
            selector = book.entries[e + program.WHOSE] * program.SELECTOR_WIDTH
            if book.selectors[selector] == program.IT:
                return True
    return False


@frame("next_one")
class Ripostes(Frame[Nominees]):
    """NEO-048, NEO-076, NEO-077, NEO-097, NEO-Q71, NEO-Q72, NEO-Q73, NEO-Q75, NEO-Q76, NEO-Q77  Every enemy
    that was hit and still lives ripostes once, against whoever launched the assault: as the team chooses where that can
    matter, else in drawing order."""

    seat: i64
    figure: Annotated[i64, "character"]
    hits: Annotated[vec[i64], HIDDEN]

    def next_one(self, s: Nominees) -> i64:
        if len(self.hits) == 0 or not s.lives(self.figure) or s.stands(effects.NO_RIPOSTE, self.figure):
            return DONE
        found = self.answering(s)
        n: i64 = len(found)
        if n == 0:
            return DONE
        if n > 1 and not s.reads(names.SET_ORDER) and self.order_matters(s, found):
            return ASK
        return self.riposte(s, found[0])

    def order_matters(self, s: Nominees, found: vec[i64]) -> bool:
        traces = vec[i64](capacity=len(found))
        whose = vec[i64](capacity=len(found))
        for foe in found:
            trace = order.of_program(s, s.content.start(s.element_of(foe), names.RIPOSTE))
            traces = append(traces, trace & ~order.OWNS)  # no other looks at what a riposte does to its enemy
            whose = append(whose, self.figure)
        return order.can_matter(s, traces, whose)

    def asked(self, s: Nominees) -> i64:
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def answering(self, s: Nominees) -> vec[i64]:
        """The enemies that have still to riposte, in drawing order."""
        out = vec[i64]()
        for place in s.order:
            foe = FIRST_ENEMY + place
            says = s.on(foe, Foe.token) == 0 and s.content.start(s.element_of(foe), names.RIPOSTE) > 0
            if says and find(self.hits, foe) >= 0:
                out = append(out, foe)
        return out

    def riposte(self, s: Nominees, foe: i64) -> i64:
        self.hits = without(self.hits, foe)
        s.perform(foe, s.element_of(foe), names.RIPOSTE, one(self.figure))
        return self.goto("next_one") if len(self.hits) > 0 else DONE

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q73", "riposte-order")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for foe in self.answering(s):
            out = append(out, pack(interpreter.TARGET, foe))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        return self.riposte(s, arg_a(choice))


@frame("count react end")
class Played(Frame[Nominees]):
    """NEO-155, NEO-Q142, NEO-Q161  A played card is done: it counts, and what waits for it runs."""

    seat: i64
    figure: Annotated[i64, "character"]
    card: Annotated[i64, "card"]
    bore: Annotated[i64, HIDDEN]

    def count(self, s: Nominees) -> i64:
        count_card(s, self.figure, self.card)
        return self.react(s)

    def react(self, s: Nominees) -> i64:
        if s.lives(self.figure):
            before: i64 = NO_CONTEXT if s.reads(names.FRESH_MARKS) else self.bore | BORNE
            s.happens(effects.AFTER_CARD_PLAYED, self.figure, before)
            drain(s)
        return DONE if s.calm() else self.goto("end")


def count_card(s: Nominees, figure: i64, design: i64) -> None:
    s.turn_cards += 1
    s.add(figure, Figure.played, 1)
    s.channel = 1 if s.has(design, names.CHANNEL) else 0
    if s.channel == 1:
        s.put(figure, Figure.channelled, 2)
    elif s.get(figure, Figure.channelled) == 2:
        s.put(figure, Figure.channelled, 1)
    if s.has(design, names.EPILOGUE):
        s.epilogue = 1
