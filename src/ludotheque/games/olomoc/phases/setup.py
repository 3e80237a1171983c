"""Set-up, cabals and equipment (OLO-186 to OLO-207)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import scramble
from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import (
    ASK_IF_MANY,
    DONE,
    NEXT,
    NOT_OFFERED,
    Frame,
    arg_a,
    arg_b,
    arg_c,
    pack,
    verb_of,
)
from ludotheque.core.vecs import zeros
from ludotheque.games.olomoc import cabals, effects, names, state, verbs
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.phases.hostiles import spawn
from ludotheque.games.olomoc.state import NONE, Bloc, Piece, Player
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.play.sealed import Sealed

SETUP_DICE: Final = 5
RANK_IDS: Final = ("1", "2", "3")
RANDOM: Final = -1

WRONG_FACTION: Final = Refusal("OLO-199", "other-faction")
WRONG_RANK: Final = Refusal("OLO-200", "wrong-rank")
TAKEN_ALREADY: Final = Refusal("OLO-Q94", "taken-already")
STARVES: Final = Refusal("OLO-Q95", "starves")
NOT_AFFILIATED: Final = Refusal("OLO-203", "not-affiliated")
NOT_PROVIDED: Final = Refusal("OLO-204", "not-provided")
CARRIED_ALREADY: Final = Refusal("OLO-202", "carried-already")
EQUIPPED_ALREADY: Final = Refusal("OLO-201", "equipped-already")
CABAL_FIRST: Final = Refusal("OLO-197", "cabal-first")


@frame("numbers agenda layout edge ministries cabals arm")
class Setup(Frame[Bloc]):
    """OLO-186 to OLO-196, OLO-197, OLO-Q110  The steps of the set-up, then the cabals."""

    seat: i64
    wanted: i64  # the agenda, RANDOM to draw it
    ground: i64  # the layout, RANDOM for player 1 to choose it
    draft: i64  # 1: rouages and cards are picked in turn

    def numbers(self, s: Bloc) -> i64:
        """OLO-186, OLO-Q15  Five dice each; more successes is player 1, and a tie is rolled again."""
        while True:
            first = hits(s)
            second = hits(s)
            if s.loud:
                s.tell("OLO-186", "numbers", {"a": int(first), "b": int(second)})
            if first != second:
                break
        s.first = 0 if first > second else 1
        s.priority = s.first  # OLO-Q67
        return NEXT

    def agenda(self, s: Bloc) -> i64:
        """OLO-187  One agenda for both; drawn at random among those that the layout allows."""
        s.agenda = self.wanted
        if s.agenda == RANDOM:
            fit = vec[i64]()
            k: i64
            for k in range(len(s.content.agenda_ids)):
                if self.ground == RANDOM or s.content.layout_agendas[self.ground] >> k & 1 == 1:
                    fit = append(fit, k)
            s.agenda = fit[s.below("OLO-187", len(fit))]
        if s.loud:
            s.tell("OLO-187", "agenda", {"agenda": s.content.agenda_ids[s.agenda]})
        return NEXT

    def layout(self, s: Bloc) -> i64:
        """OLO-188, OLO-Q92  Player 1 chooses the terrain."""
        if self.ground != RANDOM:
            lay_terrain(s, self.ground)
        else:
            s.call(PickLayout(s.first))
        return NEXT

    def edge(self, s: Bloc) -> i64:
        """OLO-190  Player 2 chooses his deployment line."""
        lay_agenda(s)
        s.call(PickEdge(s.other(s.first)))
        return NEXT

    def ministries(self, s: Bloc) -> i64:
        """OLO-158, OLO-191, OLO-192, OLO-193, OLO-194, OLO-195, OLO-Q98  One of the Axis each, three of the others, the
        last one face up and without effect; all Artefact cards in the pile."""
        cards = vec[i64]()
        axes: i64 = 0
        k: i64
        for k in range(len(s.content.ministry_card)):
            if s.content.ministry[s.content.ministry_card[k]] == names.AXIS:
                s.add(axes % 2, Player.hand, 1 << k)
                axes += 1
            else:
                cards = append(cards, k)
        s.shuffle("OLO-192", cards)
        for k in range(2 * names.DEALT):
            s.add(k % 2, Player.hand, 1 << cards[k])
        s.fallen = cards[2 * names.DEALT]
        s.revealed += 1
        pile = vec[i64]()
        for k in range(len(s.content.artefact_card)):
            pile = append(pile, k)
        s.pile = pile
        if s.loud:
            s.tell("OLO-193", "fallen", {"ministry": ministry_id(s, s.fallen)})
        return NEXT

    def cabals(self, s: Bloc) -> i64:
        if self.draft == 1:
            s.call(Draft(s.first, zeros(2), zeros(2)))
        else:
            s.call(Secret(0, zeros(2), zeros(2)))
        return NEXT

    def arm(self, s: Bloc) -> i64:
        """OLO-207  Profiles, equipment and one propaganda card; what reinforces a life line does so for good."""
        seat: i64
        for seat in range(2):
            s.add(seat, Player.propaganda, 1)
        piece: i64
        for piece in range(state.ROUAGES):
            enlist(s, piece)
        return DONE


def hits(s: Bloc) -> i64:
    n: i64 = 0
    i: i64
    for i in range(SETUP_DICE):
        if 1 + s.below("OLO-186", 6) >= names.THRESHOLD:
            n += 1
    return n


def ministry_id(s: Bloc, card: i64) -> str:
    return s.content.ministry_ids[s.content.ministry_card[card]]


def lay_terrain(s: Bloc, layout: i64) -> None:
    s.use_layout(layout)
    if s.loud:
        s.tell("OLO-188", "layout", {"layout": s.content.layout_ids[layout]})


def lay_agenda(s: Bloc) -> None:
    """OLO-177, OLO-Q93  The markers and hostiles of the agenda."""
    c = s.content
    k: i64
    for k in range(c.first_spot[s.agenda], c.first_spot[s.agenda + 1]):
        marks: i64 = 0
        if c.spot_diameter[k] == names.BRIDGING:
            marks = plane.BRIDGES
        agenda.lay_marker(s, state.OBJECTIVE, c.spot_x[k], c.spot_y[k], c.spot_radius[k], marks, c.spot_tainted[k])
    for k in range(c.first_guard[s.agenda], c.first_guard[s.agenda + 1]):
        spawn(s, c.guard_profile[k], c.guard_x[k], c.guard_y[k])


def enlist(s: Bloc, piece: i64) -> None:
    """The abilities of a rouage and of what it carries stand from now on."""
    profile = s.of(piece, Piece.profile)
    at: i64
    for at in range(s.content.first_ability[profile], s.content.first_ability[profile + 1]):
        s.enter(s.content.profile_abilities[at], piece)
    s.enter(s.content.equipment_ability[s.of(piece, Piece.equipment)], piece)
    reinforced = s.total(effects.REINFORCE, piece)
    place: i64
    for place in range(s.content.life_points[profile]):
        if reinforced > 0 and s.of(piece, Piece.life) >> (2 * place) & 3 == names.STANDARD:
            s.set_of(piece, Piece.life, s.of(piece, Piece.life) | names.REINFORCED << (2 * place))
            reinforced -= 1


def field(s: Bloc, seat: i64, cabal: i64, gear: i64) -> None:
    """The rouages of a cabal and what each carries."""
    place: i64
    for place in range(names.CABAL):
        piece = seat * names.CABAL + place
        s.become(piece, cabals.part(cabal, place))
        s.set_of(piece, Piece.equipment, cabals.part(gear, place))


def tell_cabal(s: Bloc, seat: i64) -> None:
    if s.loud:
        own = range(int(seat) * 3, int(seat) * 3 + 3)
        who = [s.content.profile_ids[s.of(piece, Piece.profile)] for piece in own]
        gear = [s.content.equipment_ids[s.of(piece, Piece.equipment)] for piece in own]
        s.tell("OLO-198", "cabal", {"seat": int(seat), "characters": who, "equipment": gear})


@frame("ask")
class PickLayout(Frame[Bloc]):
    """OLO-188, OLO-189, OLO-Q92  A layout that goes with the agenda."""

    seat: i64

    def ask(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-188", "layout")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64]()
        k: i64
        for k in range(len(s.content.layout_ids)):
            if s.content.layout_agendas[k] >> s.agenda & 1 == 1:
                out = append(out, pack(verbs.LAYOUT, k))
        return out

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        lay_terrain(s, arg_a(choice))
        return DONE


@frame("ask")
class PickEdge(Frame[Bloc]):
    """OLO-190"""

    seat: i64

    def ask(self, s: Bloc) -> i64:
        return ASK_IF_MANY

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-190", "edge")

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        edges = s.content.agenda_edges
        first = pack(verbs.EDGE, edges[2 * s.agenda])
        return append(append(vec[i64](capacity=2), first), pack(verbs.EDGE, edges[2 * s.agenda + 1]))

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        edges = s.content.agenda_edges
        s.edges = s.edges[:]
        s.edges[seat] = arg_a(choice)
        other = edges[2 * s.agenda]
        s.edges[s.other(seat)] = other if other != arg_a(choice) else edges[2 * s.agenda + 1]
        if s.loud:
            s.tell("OLO-190", "edge", {"seat": int(seat), "edge": names.EDGE_IDS[arg_a(choice)]})
        return DONE


@frame("gather_all")
class Secret(Sealed[Bloc]):
    """OLO-198, OLO-199, OLO-200, OLO-201, OLO-202, OLO-203, OLO-204, OLO-205, OLO-206, OLO-Q94, OLO-Q96  Method B: each
    player builds a whole cabal in secret; both are shown together."""

    seat: i64
    chosen: Annotated[vec[i64], EACH]
    gear: Annotated[vec[i64], EACH]

    def gather_all(self, s: Bloc) -> i64:
        return self.gather(s)

    def asked(self, s: Bloc) -> i64:
        mask: i64 = 0
        seat: i64
        for seat in range(2):
            if not cabals.is_full(self.gear[seat]):
                mask |= 1 << seat
        return mask

    def due(self, seat: i64) -> i64:
        """The rouage that is equipped next, the highest first."""
        place: i64 = names.CABAL - 1
        while place > 0 and cabals.part(self.gear[seat], place) != NONE:
            place -= 1
        return place

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-198", "cabal") if self.chosen[seat] == 0 else ("OLO-201", "equip")

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        c = s.content
        who = [cabals.part(self.chosen[seat], k) for k in range(3)]
        gear = [cabals.part(self.gear[seat], k) for k in range(3)]
        return {
            "characters": [c.profile_ids[k] if k >= 0 else None for k in who],
            "carried": [c.equipment_ids[k] if k >= 0 else None for k in gear],
        }

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64]()
        c = s.content
        first: i64
        second: i64
        third: i64
        if self.chosen[seat] == 0:
            for third in range(c.characters):
                if c.rank[third] != 3:
                    continue
                for second in range(c.characters):
                    if c.rank[second] != 2 or c.faction[second] != c.faction[third]:
                        continue
                    for first in range(c.characters):
                        if c.rank[first] == 1 and c.faction[first] == c.faction[third]:
                            out = append(out, pack(verbs.CABAL, first, second, third))
            return out
        place = self.due(seat)
        seen: i64 = 0
        for loadout in cabals.loadouts(c, self.chosen[seat], self.gear[seat], 0):
            card = cabals.part(loadout, place)
            if seen >> card & 1 == 0:
                seen |= 1 << card
                out = append(out, pack(verbs.EQUIP, place, card))
        return out

    def sample(self, s: Bloc, seat: i64, draw: i64) -> i64:
        c = s.content
        if self.chosen[seat] == 0:
            third = cabals.drawn(c, 3, NONE, draw)
            second = cabals.drawn(c, 2, c.faction[third], scramble(draw, 1))
            return pack(verbs.CABAL, cabals.drawn(c, 1, c.faction[third], scramble(draw, 2)), second, third)
        place = self.due(seat)
        n: i64 = len(c.equipment_type)
        k: i64
        for k in range(n):
            card = (draw + k) % n
            gear = cabals.with_part(self.gear[seat], place, card)
            if cabals.can_carry(c, self.chosen[seat], place, card):
                if len(cabals.loadouts(c, self.chosen[seat], gear, 0, 1)) > 0:
                    return pack(verbs.EQUIP, place, card)
        raise AssertionError("a cabal can be equipped")

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        c = s.content
        if self.chosen[seat] == 0:
            if verb_of(choice) == verbs.EQUIP:
                return CABAL_FIRST
            if verb_of(choice) != verbs.CABAL:
                return NOT_OFFERED
            if c.rank[arg_a(choice)] != 1 or c.rank[arg_b(choice)] != 2 or c.rank[arg_c(choice)] != 3:
                return WRONG_RANK
            faction = c.faction[arg_a(choice)]
            if c.faction[arg_b(choice)] != faction or c.faction[arg_c(choice)] != faction:
                return WRONG_FACTION
            return None
        if verb_of(choice) != verbs.EQUIP:
            return NOT_OFFERED
        return why_not_equip(s, self.chosen[seat], self.gear[seat], 0, arg_a(choice), arg_b(choice), self.due(seat))

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.CABAL:
            self.chosen[seat] = cabals.packed(arg_a(choice), arg_b(choice), arg_c(choice))
        else:
            self.gear[seat] = cabals.with_part(self.gear[seat], arg_a(choice), arg_b(choice))
            if s.loud and cabals.is_full(self.gear[seat]):
                s.tell("OLO-198", "sealed", {"seat": int(seat)})
        return self.step

    def delivered(self, s: Bloc) -> i64:
        seat: i64
        for seat in range(2):
            field(s, seat, self.chosen[seat], self.gear[seat])
            tell_cabal(s, seat)
        return DONE

    def imagine(self, s: Bloc, seat: i64) -> None:
        """A cabal that the other may have finished; how far one is that is not finished, nobody else knows."""
        other = 1 - seat
        done = cabals.is_full(self.gear[other])
        self.chosen[other] = 0
        self.gear[other] = 0
        if done:
            offered = self.legal(s, other)
            choice = offered[s.below("imagined", len(offered))]
            self.chosen[other] = cabals.packed(arg_a(choice), arg_b(choice), arg_c(choice))
            ways = cabals.loadouts(s.content, self.chosen[other], 0, 0)
            self.gear[other] = ways[s.below("imagined", len(ways))]


def why_not_equip(s: Bloc, cabal: i64, gear: i64, taken: i64, place: i64, card: i64, due: i64) -> Refusal | None:
    """OLO-201, OLO-202, OLO-203, OLO-204, OLO-Q96  Whether a rouage may carry a card, so that the others find one
    too."""
    c = s.content
    if cabals.part(gear, place) != NONE or (due != NONE and place != due):
        return EQUIPPED_ALREADY
    if cabals.cards_in(gear) >> card & 1 == 1:
        return CARRIED_ALREADY
    if taken >> card & 1 == 1:
        return TAKEN_ALREADY
    if not cabals.can_carry(c, cabal, place, card):
        return NOT_AFFILIATED
    ways = cabals.loadouts(c, cabal, cabals.with_part(gear, place, card), taken)
    return None if len(ways) > 0 else NOT_PROVIDED


@frame("pick")
class Draft(Frame[Bloc]):
    """OLO-197, OLO-Q94, OLO-Q95, OLO-Q110  Method A: rouages in turn, player 1 first; then cards in turn, player 2
    first, each with its bearer. Each card exists once."""

    seat: i64
    chosen: vec[i64]
    gear: vec[i64]

    def pick(self, s: Bloc) -> i64:
        if cabals.is_full(self.gear[0]) and cabals.is_full(self.gear[1]):
            seat: i64
            for seat in range(2):
                field(s, seat, self.chosen[seat], self.gear[seat])
                tell_cabal(s, seat)
            return DONE
        return ASK_IF_MANY

    def recruiting(self) -> bool:
        return not (cabals.is_full(self.chosen[0]) and cabals.is_full(self.chosen[1]))

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-197", "recruit") if self.recruiting() else ("OLO-197", "equip")

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        c = s.content
        who = [[cabals.part(self.chosen[k], i) for i in range(3)] for k in range(2)]
        gear = [[cabals.part(self.gear[k], i) for i in range(3)] for k in range(2)]
        return {
            "characters": [[c.profile_ids[k] if k >= 0 else None for k in own] for own in who],
            "carried": [[c.equipment_ids[k] if k >= 0 else None for k in own] for own in gear],
        }

    def why_not_recruit(self, s: Bloc, seat: i64, character: i64) -> Refusal | None:
        c = s.content
        place: i64
        for place in range(names.CABAL):
            if cabals.part(self.chosen[0], place) == character or cabals.part(self.chosen[1], place) == character:
                return TAKEN_ALREADY
        if cabals.faction_of(c, self.chosen[seat]) not in (NONE, c.faction[character]):
            return WRONG_FACTION
        return None if cabals.fits(c, self.chosen[seat], character) else WRONG_RANK

    def taken(self) -> i64:
        return cabals.cards_in(self.gear[0]) | cabals.cards_in(self.gear[1])

    def why_not_equipping(self, s: Bloc, seat: i64, place: i64, card: i64) -> Refusal | None:
        """OLO-Q95  Both must still be able to complete their cabals, with different cards."""
        other = 1 - seat
        taken = cabals.cards_in(self.gear[other])
        why = why_not_equip(s, self.chosen[seat], self.gear[seat], taken, place, card, NONE)
        if why is not None:
            return why
        gear = cabals.with_part(self.gear[seat], place, card)
        theirs = cabals.loadouts(s.content, self.chosen[other], self.gear[other], cabals.cards_in(gear))
        for own in cabals.loadouts(s.content, self.chosen[seat], gear, taken):
            for rest in theirs:
                if cabals.cards_in(own) & cabals.cards_in(rest) == 0:
                    return None
        return STARVES

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        out = vec[i64]()
        k: i64
        place: i64
        if self.recruiting():
            for k in range(s.content.characters):
                if self.why_not_recruit(s, seat, k) is None:
                    out = append(out, pack(verbs.RECRUIT, k))
            return out
        for place in range(names.CABAL):
            for k in range(len(s.content.equipment_ids)):
                if self.why_not_equipping(s, seat, place, k) is None:
                    out = append(out, pack(verbs.EQUIP, place, k))
        return out

    def why_not(self, s: Bloc, seat: i64, choice: i64) -> Refusal | None:
        if self.recruiting():
            if verb_of(choice) == verbs.EQUIP:
                return CABAL_FIRST
            return self.why_not_recruit(s, seat, arg_a(choice)) if verb_of(choice) == verbs.RECRUIT else NOT_OFFERED
        if verb_of(choice) != verbs.EQUIP:
            return NOT_OFFERED
        return self.why_not_equipping(s, seat, arg_a(choice), arg_b(choice))

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.RECRUIT:
            character = arg_a(choice)
            place = s.content.rank[character] - 1
            self.chosen[seat] = cabals.with_part(self.chosen[seat], place, character)
            if s.loud:
                s.tell("OLO-197", "recruited", {"seat": int(seat), "character": s.content.profile_ids[character]})
        else:
            self.gear[seat] = cabals.with_part(self.gear[seat], arg_a(choice), arg_b(choice))
            if s.loud:
                card = s.content.equipment_ids[arg_b(choice)]
                who = s.content.profile_ids[cabals.part(self.chosen[seat], arg_a(choice))]
                s.tell("OLO-197", "equipped", {"seat": int(seat), "character": who, "equipment": card})
        if self.recruiting() or self.gear[0] | self.gear[1] != 0:
            self.seat = 1 - seat
        else:
            self.seat = s.other(s.first)
        return self.goto("pick")
