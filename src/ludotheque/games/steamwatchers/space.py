"""Steamwatchers as numbers. Seats are counted from the one that looks, 1 being its own; 0 is nobody, and the Cramés
come after the last seat.

Every choice has an action, but bids and payments of `BARRELS` barrels or more.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import Space, write
from ludotheque.core.state import State
from ludotheque.games.steamwatchers import names, state, verbs
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS, archon_place
from ludotheque.games.steamwatchers.content import Content
from ludotheque.games.steamwatchers.phases.planning import still_placing
from ludotheque.games.steamwatchers.queries import ROOM, controller
from ludotheque.games.steamwatchers.state import Player, Steam, Zone

BARRELS: Final = 32
DEPLOYMENT_CARDS: Final = 6
PHASES: Final = state.GREAT_WHITE + 1
FACE_DOWN: Final = 4  # an order token whose kind this seat does not know
COMMON: Final = 19


class SteamSpace(Space):
    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.zones: i64 = content.zones
        self.archons: i64 = len(content.archon_ids)
        kinds = {
            "zone": int(content.zones),
            "sea": int(content.seas),
            "archon": len(content.archon_ids),
            "clan": len(names.CLAN_IDS),
            "title": len(state.TITLE_IDS),
            "order": len(state.ORDER_IDS),
            "unit": len(state.UNIT_IDS),
            "structure": len(STRUCTURE_IDS),
        }
        plain: dict[int, int] = {
            verbs.DEPLOYMENT: DEPLOYMENT_CARDS + 1,
            verbs.PLAYER: int(seats),
            verbs.VOTE: int(seats),
            verbs.SLOT: state.SLOTS,
            verbs.QUARANTINE_SLOT: state.SLOTS,
            verbs.LIFT_SLOT: state.SLOTS,
            verbs.BID: BARRELS,
            verbs.PAY: BARRELS,
            verbs.STOCK: BARRELS,
        }
        for verb in verbs.VERBS:
            sizes = [1, 1, 1]
            words = verbs.VERBS[verb]
            for i in range(1, len(words)):
                sizes[i - 1] = plain.get(verb, ROOM + 1) if words[i] == "int" else kinds[words[i]]
            self.block(verb, sizes[0], sizes[1], sizes[2])
        self.part("phase", PHASES)
        self.part(
            "turn, chooser, raider, active zone + 1, zone of the combat + 1, Legate, Accomplice, Primus, farms, "
            "turrets, Archon card in force + 1, sea it names + 1, who enacted it, when, top discard + 1, bearer, "
            "buried, deck, Archon deck",
            COMMON,
        )
        k: i64
        for k in range(seats):
            who = "own" if k == 0 else f"seat {k} on"
            self.part(f"{who}: clan", len(names.CLAN_IDS))
            self.part(f"{who}: columns of the clan board", Player.WIDTH - 1)
            self.part(f"{who}: Steam Column cards, Archon cards in hand", 2)
            self.part(f"{who}: rendezvous + 1 if known", 1)
        self.part("own hand: Steam Column cards", content.zones)
        self.part("own hand: Archon cards", self.archons)
        self.part("contracts by sea and seat", content.seas * seats)
        self.part("Steam Column cards discarded", 1)
        self.part("zones: a row each, order 4 if face down, then who controls it", content.zones * (Zone.WIDTH + 1))

    def relative(self, seat: i64, other: i64) -> i64:
        if other == state.NOBODY:
            return 0
        return self.seats + 1 if other == state.CRAMES else (other - seat + self.seats) % self.seats + 1

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Steam)
        out[at + s.phase] = 1
        at = self.common(s, seat, out, at + PHASES)
        i: i64
        k: i64
        for k in range(self.seats):
            at = self.player(s, seat, (seat + k) % self.seats, out, at)
        discarded: i64 = 0
        for i in range(self.zones):
            if s.cards[i] == seat:
                out[at + i] = 1
            elif s.cards[i] == state.IN_DISCARD:
                discarded += 1
        at += self.zones
        for i in range(self.archons):
            if s.cards[archon_place(s, i)] == seat:
                out[at + i] = 1
        at += self.archons
        for i in range(s.content.seas):
            for k in range(self.seats):
                at = write(out, at, s.seas[i * state.MAX_SEATS + (seat + k) % self.seats])
        at = write(out, at, discarded)
        for i in range(self.zones):
            at = self.zone(s, seat, i, out, at)
        return at

    def common(self, s: Steam, seat: i64, out: vec[i16], at: i64) -> i64:
        at = write(out, at, s.turn)
        at = write(out, at, self.relative(seat, s.chooser))
        at = write(out, at, self.relative(seat, s.raider))
        at = write(out, at, s.active + 1)
        at = write(out, at, s.fighting + 1)
        at = write(out, at, s.legate + 1)
        at = write(out, at, s.accomplice + 1)
        at = write(out, at, s.primus + 1)
        at = write(out, at, s.farms)
        at = write(out, at, s.turrets)
        at = write(out, at, s.in_force + 1)
        at = write(out, at, s.named_sea + 1)
        at = write(out, at, self.relative(seat, s.enacted_by))
        at = write(out, at, s.enacted_in)
        at = write(out, at, s.top + 1)
        at = write(out, at, self.relative(seat, s.bearer))
        at = write(out, at, s.buried)
        at = write(out, at, len(s.deck))
        return write(out, at, len(s.archons))

    def player(self, s: Steam, seat: i64, owner: i64, out: vec[i16], at: i64) -> i64:
        if s.clan(owner) != state.NOBODY:
            out[at + s.clan(owner)] = 1
        at += len(names.CLAN_IDS)
        i: i64
        for i in range(Player.clan + 1, Player.WIDTH):
            at = write(out, at, s.get(owner, i))
        steam: i64 = 0
        meeting: i64 = 0
        for i in range(self.zones):
            if s.cards[i] == owner:
                steam += 1
            elif s.cards[i] == state.ASIDE + owner and (owner == seat or s.get(owner, Player.met) != 0):
                meeting = i + 1
        archons: i64 = 0
        for i in range(self.archons):
            if s.cards[archon_place(s, i)] == owner:
                archons += 1
        at = write(out, at, steam)
        at = write(out, at, archons)
        return write(out, at, meeting)

    def zone(self, s: Steam, seat: i64, zone: i64, out: vec[i16], at: i64) -> i64:
        """A row of the board, its seats counted from this one's."""
        row = zone * Zone.WIDTH
        layer = s.areas[row + Zone.ordered_by]
        face_down = (
            s.areas[row + Zone.order] != state.NO_ORDER and s.phase == state.PLANNING and layer != seat
        )  # STW-068
        unlaid = face_down and still_placing(s) >> layer & 1 == 1
        column: i64
        for column in range(Zone.WIDTH):
            number = s.areas[row + column]
            if unlaid and (column == Zone.order or column == Zone.ordered_by):
                number = 0
            elif column == Zone.holder or column == Zone.ordered_by:
                number = self.relative(seat, number)
            elif (column == Zone.first or column == Zone.second) and number >= state.BEACON:
                number = state.BEACON + (number - state.BEACON - seat + self.seats) % self.seats
            elif column == Zone.target and number >= state.CLAN_TARGET:
                number = state.CLAN_TARGET + (number - state.CLAN_TARGET - seat + self.seats) % self.seats
            elif column == Zone.order and face_down:
                number = FACE_DOWN
            at = write(out, at, number)
        return write(out, at, self.relative(seat, controller(s, zone)))
