"""The four basic actions and the other ways of cards (NEO-063 to NEO-072, NEO-152 to NEO-161): drawing, recycling,
milling, discarding, jailing, searching, foreseeing, launching, banishing, destroying."""

from typing import Annotated, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack, verb_of
from ludotheque.core.vecs import find, without
from ludotheque.games.neombre import effects, names, piles, queries, state, verbs
from ludotheque.games.neombre.phases import harm
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import NOBODY, Nominees, Summon
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.play.cards import on_top

MOST_LAUNCHES: Final = 200  # NEO-Q135
VIEWED: Final = ("hand", "draw", "discard", "jail")  # what a view calls the places of names.PLACE_IDS


def draw_top(s: Nominees, rule: str, seat: i64) -> i64:
    """The top card of a draw pile, out of it, or -1."""
    s.draws[seat], s.groups[seat], design = piles.top(s, rule, s.draws[seat], s.groups[seat])
    return design


def shuffle_draws(s: Nominees, seat: i64) -> None:
    """NEO-112  Nobody knows the order any more."""
    s.groups[seat] = piles.one_group(s.draws[seat])


def throw(s: Nominees, seat: i64, design: i64) -> None:
    """NEO-Q53  A card is discarded in the sense of transe: its effects come when the instruction is complete."""
    s.discards[seat] = laid(s.discards[seat], design)
    s.dropped = laid(laid(s.dropped, seat), design)


def into_hand(s: Nominees, seat: i64, design: i64) -> bool:
    """NEO-064, NEO-Q60  A card that no longer fits into the hand is milled."""
    if len(s.hands[seat]) < queries.hand_limit(s, seat):
        s.hands[seat] = laid(s.hands[seat], design)
        return True
    throw(s, seat, design)
    return False


def draw_one(s: Nominees, seat: i64) -> None:
    """NEO-064, NEO-065, NEO-066, NEO-Q66, NEO-Q134  One card; without any, one damage that nothing changes."""
    design = draw_top(s, "NEO-063", seat)
    if design < 0:
        harm.lower(s, seat, 1)
        if s.loud:
            s.tell("NEO-065", "exhausted", {"seat": int(seat)})
        return
    kept = into_hand(s, seat, design)
    if s.loud:
        tell_drawn(s, seat, design, kept)


def tell_drawn(s: Nominees, seat: i64, design: i64, kept: bool) -> None:
    card = s.content.loot_ids[design]
    if kept and s.reads(names.OWN_HANDS):
        s.whisper("NEO-Q180", "drew-unseen", {"seat": int(seat)}, 1 << seat, {"card": card})
    elif kept:
        s.tell("NEO-063", "drew", {"seat": int(seat), "card": card})
    else:
        s.tell("NEO-064", "overflowed", {"seat": int(seat), "card": card})


def has_room(s: Nominees, seat: i64, n: i64) -> bool:
    """Whether so many cards are there to be drawn, and all of them kept, whatever else stands."""
    if s.bears(effects.HAND_SIZE):
        return False
    return len(s.draws[seat]) >= n and len(s.hands[seat]) + n <= names.HAND_LIMIT


def draw_cards(s: Nominees, seat: i64, n: i64) -> None:
    """NEO-Q65  Single draws one after the other; in one go where nothing comes of any of them."""
    i: i64
    if has_room(s, seat, n):
        draw_kept(s, seat, n)
    else:
        for i in range(n):
            draw_one(s, seat)


def draw_kept(s: Nominees, seat: i64, n: i64) -> None:
    """Cards that are there and for which there is room."""
    i: i64
    cards = s.draws[seat][:]
    groups = s.groups[seat][:]
    hand = piles.with_room(s.hands[seat], n)
    for i in range(n):
        cards, design = pop(cards, piles.any_of(s, "NEO-063", groups[0]))
        groups[0] -= 1
        if groups[0] == 0:
            groups, _empty = pop(groups, 0)
        hand = append(hand, design)
        if s.loud:
            tell_drawn(s, seat, design, True)
    s.draws[seat] = cards
    s.groups[seat] = groups
    s.hands[seat] = hand


def draw(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-Q65, NEO-Q107  Single draws one after the other; an enemy may offer to launch instead."""
    seat = s.card_seat(figure)
    if seat == NOBODY or n <= 0:
        return
    if may_launch(s, seat):
        s.call(DrawOrLaunch(seat, n))
        return
    draw_cards(s, seat, n)


def may_launch(s: Nominees, seat: i64) -> bool:
    """NEO-Q160  The offer holds for every player."""
    return any_stands(s, effects.DRAW_MAY_LAUNCH) and not s.banned(names.BAN_LAUNCH, seat)


def any_stands(s: Nominees, what: i64) -> bool:
    if not s.bears(what):
        return False
    for figure in s.living():
        if s.stands(what, figure):
            return True
    return False


@frame("offer")
class DrawOrLaunch(Frame[Nominees]):
    """NEO-Q107  For each single draw: draw, or launch the top card of the draw pile."""

    seat: i64
    left: i64

    def offer(self, s: Nominees) -> i64:
        if self.left == 0 or not s.lives(self.seat):
            return DONE
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q107", "draw-or-launch")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), pack(verbs.DRAW)), pack(verbs.LAUNCH))

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.left -= 1
        if verb_of(choice) == verbs.DRAW:
            draw_one(s, seat)
        else:
            launch_top(s, seat)
        return self.goto("offer")


def launch_top(s: Nominees, seat: i64) -> None:
    """NEO-067, NEO-106  The top card of the draw pile; none, and nothing happens."""
    if not launches(s, seat):
        return
    design = draw_top(s, "NEO-106", seat)
    if design >= 0:
        s.cast(seat, design, names.LAUNCHED)


def launches(s: Nominees, seat: i64) -> bool:
    """NEO-Q135, NEO-Q158  Whether a launch happens at all; it counts as one."""
    if s.banned(names.BAN_LAUNCH, seat) or s.launches >= MOST_LAUNCHES:
        return False
    s.launches += 1
    return True


def recycle(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-069, NEO-070, NEO-Q62, NEO-Q64  Cards of the discard at random, under the draw pile, their order unknown."""
    seat = s.card_seat(figure)
    if seat == NOBODY or s.banned(names.BAN_RECYCLE, seat):
        return
    left = s.discards[seat][:]
    found = vec[i64](capacity=4)
    while n > 0 and len(left) > 0:
        left, design = pop(left, piles.any_of(s, "NEO-069", len(left)))
        found = append(found, design)
        n -= 1
    if len(found) == 0:
        return
    s.discards[seat] = left
    s.draws[seat], s.groups[seat] = piles.under(s.draws[seat], s.groups[seat], found)
    if s.loud:
        s.tell("NEO-069", "recycled", {"seat": int(seat), "cards": [s.content.loot_ids[card] for card in found]})


def mill(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-067, NEO-158  Cards from the draw pile to the discard; an empty one costs nothing."""
    seat = s.card_seat(figure)
    i: i64
    for i in range(n):
        if seat == NOBODY:
            return
        design = draw_top(s, "NEO-158", seat)
        if design < 0:
            return
        throw(s, seat, design)
        if s.loud:
            s.tell("NEO-158", "milled", {"seat": int(seat), "card": s.content.loot_ids[design]})


def jail_top(s: Nominees, figure: i64, n: i64) -> None:
    """NEO-067, NEO-156, NEO-Q59  From the draw pile it is the top card."""
    seat = s.card_seat(figure)
    i: i64
    for i in range(n):
        if seat == NOBODY:
            return
        design = draw_top(s, "NEO-156", seat)
        if design < 0:
            return
        jail(s, seat, design)


def jail(s: Nominees, seat: i64, design: i64) -> None:
    s.jails[seat] = laid(s.jails[seat], design)
    if s.loud:
        s.tell("NEO-156", "jailed", {"seat": int(seat), "card": s.content.loot_ids[design]})


def banish(s: Nominees, seat: i64, design: i64) -> None:
    """NEO-152, NEO-Q30  The card leaves the campaign deck at once."""
    give_back(s, seat, design)
    if s.loud:
        s.tell("NEO-152", "banished", {"seat": int(seat), "card": s.content.loot_ids[design]})


def give_back(s: Nominees, seat: i64, design: i64) -> None:
    """NEO-Q20, NEO-Q21, NEO-Q118, NEO-Q149  A card leaves a deck, by an exchange, a banishment or a quest and in no
    other way: one of the fair goes under its deck, any other where nobody has it."""
    s.decks[seat] = without(s.decks[seat], design)
    if s.content.zone[design] == s.content.fair:
        s.fair, s.fair_groups = piles.under(s.fair, s.fair_groups, append(vec[i64](), design))


class CardByCard(Frame[Nominees]):
    """Cards picked one by one: each of those it may be is offered, copies once; a step `choose` comes after each."""

    def choose(self, s: Nominees) -> i64:
        raise NotImplementedError

    def cards(self, s: Nominees) -> vec[i64]:
        raise NotImplementedError

    def carry_out(self, s: Nominees, design: i64) -> None:
        raise NotImplementedError

    def among(self, s: Nominees) -> tuple[i64, str]:
        """Whose those cards are, and under which word of the view they lie."""
        raise NotImplementedError

    def about(self, s: Nominees, seat: i64) -> dict[str, object]:
        """Among which cards, and the card whose effect has somebody pick."""
        figure, place = self.among(s)
        found: dict[str, object] = {"among": {"of": names.FIGURE_IDS[figure], "in": place}}
        caller = s.stack[-2]
        if isinstance(caller, Effect):
            found["source"] = queries.element_id(s, caller.source)
        return found

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        for design in queries.distinct(self.cards(s)):
            out = append(out, pack(verbs.CARD, design))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.carry_out(s, arg_a(choice))
        return self.choose(s) if s.calm() else self.goto("choose")


def choose_cards(s: Nominees, figure: i64, op: i64, place: i64, only: i64, n: i64) -> None:
    """A verb by which the owner picks cards of a place."""
    seat = s.card_seat(figure)
    if seat != NOBODY and n > 0:
        s.call(Choose(seat, op, place, only, n))


@frame("choose shuffle")
class Choose(CardByCard):
    """NEO-Q58, NEO-Q59  Cards picked one by one, as many as asked or as there are, for one verb."""

    seat: i64
    op: i64
    place: Annotated[i64, "place"]
    only: i64
    left: i64

    def cards(self, s: Nominees) -> vec[i64]:
        return queries.suiting(s, self.pile(s), self.only)

    def pile(self, s: Nominees) -> vec[i64]:
        if s.phase == state.NO_FIGHT:
            return s.decks[self.seat]
        return queries.pile_of(s, self.seat, self.place)

    def among(self, s: Nominees) -> tuple[i64, str]:
        return self.seat, "decks" if s.phase == state.NO_FIGHT else VIEWED[self.place]

    def choose(self, s: Nominees) -> i64:
        while self.left > 0 and (self.op != effects.LAUNCH or s.lives(self.seat)):
            found = self.cards(s)
            n: i64 = len(found)
            if n == 0:
                break
            if (n > self.left or self.op == effects.LAUNCH) and len(queries.distinct(found)) > 1:
                return ASK
            self.carry_out(s, found[0])
            if not s.calm():
                return self.goto("choose")
        return self.shuffle(s)

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        if self.op == effects.JAILS:
            return ("NEO-156", "jail")
        if self.op == effects.SEARCH:
            return ("NEO-154", "search")
        if self.op == effects.LAUNCH:
            return ("NEO-106", "launch")
        if self.op == effects.BANISH:
            return ("NEO-152", "banish")
        return ("NEO-Q58", "discard")

    def carry_out(self, s: Nominees, design: i64) -> None:
        self.left -= 1
        self.lift(s, design)
        if self.op == effects.DISCARDS:
            throw(s, self.seat, design)
            if s.loud:
                s.tell("NEO-Q58", "discarded", {"seat": int(self.seat), "card": s.content.loot_ids[design]})
        elif self.op == effects.JAILS:
            jail(s, self.seat, design)
        elif self.op == effects.BANISH:
            banish(s, self.seat, design)
        elif self.op == effects.SEARCH:
            kept = into_hand(s, self.seat, design)
            if s.loud:
                card = s.content.loot_ids[design]
                if kept and self.place == names.DECK and s.reads(names.OWN_HANDS):
                    s.whisper("NEO-Q180", "found-unseen", {"seat": int(self.seat)}, 1 << self.seat, {"card": card})
                else:
                    s.tell("NEO-154", "found", {"seat": int(self.seat), "card": card})
        else:
            if self.place == names.DECK:
                shuffle_draws(s, self.seat)
            if launches(s, self.seat):
                s.cast(self.seat, design, names.LAUNCHED)
            else:
                s.discards[self.seat] = laid(s.discards[self.seat], design)

    def lift(self, s: Nominees, design: i64) -> None:
        """Out of the place where it lies."""
        if s.phase == state.NO_FIGHT:
            return
        if self.place == names.HAND:
            s.shows_hand()
            s.hands[self.seat] = without(s.hands[self.seat], design)
        elif self.place == names.DECK:
            s.draws[self.seat], s.groups[self.seat] = piles.without_card(
                s.draws[self.seat], s.groups[self.seat], design
            )
        else:
            s.discards[self.seat] = without(s.discards[self.seat], design)

    def shuffle(self, s: Nominees) -> i64:
        """NEO-112, NEO-Q61  A draw pile is shuffled once it has been searched."""
        if self.op == effects.SEARCH and self.place == names.DECK:
            shuffle_draws(s, self.seat)
        return DONE


@frame("look place")
class Foresee(Frame[Nominees]):
    """NEO-161, NEO-Q63, NEO-Q180  The top cards are turned up, if their owner likes, and put back face up in a chosen
    order. They lie on the pile meanwhile, where whoever may see its top sees them."""

    seat: i64
    left: i64
    seen: i64 = 0  # cards turned up
    laid: i64 = 0  # those that have their place, the top card first

    def look(self, s: Nominees) -> i64:
        return ASK if len(s.draws[self.seat]) > 0 else DONE

    def cards(self, s: Nominees) -> vec[i64]:
        """Those that have no place yet."""
        return s.draws[self.seat][self.laid : self.seen]

    def place(self, s: Nominees) -> i64:
        return ASK if len(queries.distinct(self.cards(s))) > 1 else DONE

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-161", "foresee" if self.at("look") else "foreseen-first")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        if self.at("look"):
            return append(append(out, pack(verbs.LOOK)), pack(verbs.LEAVE))
        for design in queries.distinct(self.cards(s)):
            out = append(out, pack(verbs.CARD, design))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if self.at("place"):
            rest = without(self.cards(s), arg_a(choice))
            cards = append(s.draws[seat][: self.laid], arg_a(choice))
            s.draws[seat] = on_top(on_top(cards, rest), s.draws[seat][self.seen :])
            self.laid += 1
            return self.goto("place")
        if verb_of(choice) == verbs.LEAVE:
            return DONE
        seen = vec[i64](capacity=self.left)
        while self.left > 0 and len(s.draws[seat]) > 0:
            seen = append(seen, draw_top(s, "NEO-161", seat))
            self.left -= 1
        self.seen = len(seen)
        i: i64 = self.seen - 1
        while i >= 0:
            s.draws[seat], s.groups[seat] = piles.over(s.draws[seat], s.groups[seat], seen[i])
            i -= 1
        s.revealed += 1
        if s.loud:
            cards_seen = [s.content.loot_ids[card] for card in seen]
            if s.reads(names.OWN_HANDS):
                told: dict[str, object] = {"seat": int(seat), "n": len(cards_seen)}
                s.whisper("NEO-Q180", "foresaw-unseen", told, 1 << seat, {"cards": cards_seen})
            else:
                s.tell("NEO-161", "foresaw", {"seat": int(seat), "cards": cards_seen})
        return self.goto("place")


def foresee(s: Nominees, figure: i64, n: i64) -> None:
    seat = s.card_seat(figure)
    if seat != NOBODY and n > 0:
        s.call(Foresee(seat, n))


# -- what lies in play


def leave_play(s: Nominees, key: i64) -> i64:
    """A player's card leaves play; answers its design. The caller says where it goes."""
    design = queries.design_of(s, key)
    who = queries.summon_under(s, key)
    if who != NOBODY:
        s.set_of(who, Summon.card, state.NOTHING)
    s.leave(key)
    return design


@frame("choose")
class Lose(CardByCard):
    """A figure's cards in play, picked by their owner: destroyed, or discarded to make room (NEO-053, NEO-Q41)."""

    seat: i64
    figure: Annotated[i64, "character"]
    kind: i64  # a type of card
    left: i64
    room: i64 = 0  # 1 when it makes room: then it is discarded

    def among(self, s: Nominees) -> tuple[i64, str]:
        return self.figure, "in_play"

    def choose(self, s: Nominees) -> i64:
        found = self.cards(s)
        n: i64 = len(found)
        if self.left == 0 or n == 0:
            return DONE
        if len(queries.distinct(found)) == 1 or n <= self.left:
            self.carry_out(s, found[0])
            return self.goto("choose")
        return ASK

    def cards(self, s: Nominees) -> vec[i64]:
        out = vec[i64](capacity=4)
        for key in queries.in_play(s, self.figure, self.kind):
            out = append(out, queries.design_of(s, key))
        return out

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        if self.room == 0:
            return ("NEO-052", "destroy")
        return ("NEO-053" if self.kind == names.EQUIPMENT else "NEO-055", "make-room")

    def carry_out(self, s: Nominees, design: i64) -> None:
        self.left -= 1
        keys = queries.in_play(s, self.figure, self.kind)
        leave_play(s, keys[find(self.cards(s), design)])
        if self.room == 1:
            throw(s, self.seat, design)
        else:
            s.discards[self.seat] = laid(s.discards[self.seat], design)
        if s.loud:
            s.tell("NEO-052", "left-play", {"seat": int(self.seat), "card": s.content.loot_ids[design]})


@frame("choose")
class Unmark(Frame[Nominees]):
    """NEO-086, NEO-Q163  Markers of any kind taken from a character, one by one, as the card's player picks."""

    seat: i64
    who: Annotated[i64, "character"]
    left: i64

    def choose(self, s: Nominees) -> i64:
        offered = self.legal(s, self.seat)
        n: i64 = len(offered)
        if self.left == 0 or n == 0:
            return DONE
        if n == 1:
            return self.take(s, self.seat, offered[0])
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-086", "unmark")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=names.MARKERS)
        marker: i64
        for marker in range(names.MARKERS):
            if s.markers(self.who, marker) > 0:
                out = append(out, pack(verbs.MARKER, marker))
        return out

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.left -= 1
        s.add_markers(self.who, arg_a(choice), -1)
        return self.goto("choose")
