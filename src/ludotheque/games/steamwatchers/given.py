# interpreted
"""Positions from a partial description (documented in docs/positions.md).

Everything not said is completed: clans in the order of the book, titles in seat order, full stocks, the rest of each
clan's pieces in its reserve, the rest of the cards in their decks.
"""

import difflib
from typing import TYPE_CHECKING, Any

from ludotheque.core.game import BadOption
from ludotheque.core.vecs import of
from ludotheque.games.steamwatchers import names, queries, state
from ludotheque.games.steamwatchers.acts import (
    archon_place,
    beacon_of,
    orders_left,
    put_structure,
    ruines,
    station,
)
from ludotheque.games.steamwatchers.phases.activation import Activation
from ludotheque.games.steamwatchers.phases.clans import take_clan
from ludotheque.games.steamwatchers.phases.setup import lay_out
from ludotheque.games.steamwatchers.phases.turn import Play, Turn
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.sight import COLUMNS, SLOT_IDS

if TYPE_CHECKING:
    from ludotheque.games.steamwatchers.game import SteamwatchersGame

BUILT = {"farm": state.FARM, "turret": state.TURRET, "toxic": state.TOXIC}
SCALARS = ("chooser", "bearer", "enacted_by", "enacted_in")


def build(
    game: "SteamwatchersGame", seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[SteamTable, dict[str, Any]]:
    told = dict(description)
    for name in game.fixed:
        if name in told:
            options = {**options, name: told.pop(name)}
    full = game.check_options(seats, options)
    state = game.blank(seats, full)
    lay_out(state)
    clans = told.pop("clans", names.CLAN_IDS[:seats])
    for seat, clan in enumerate(clans):
        take_clan(state, seat, number("clans", clan, names.CLAN_IDS))
    Described(state).read(told)
    return state, full


def number(where: str, name: object, known: Any) -> int:
    """The place of an id in its list, or a sentence with the nearest one."""
    if name in known:
        return list(known).index(name)
    near = difflib.get_close_matches(str(name), known, 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise BadOption(f"{where}: there is no {name!r}{hint}")


class Described:
    """Reads a description into a laid-out board."""

    def __init__(self, state: SteamTable) -> None:
        self.s = state
        self.content = state.content

    def read(self, told: dict[str, Any]) -> None:
        s = self.s
        s.turn = told.pop("turn", 1)
        phase = told.pop("phase", "activation")
        s.phase = 1 + number("phase", phase, state.PHASE_IDS[1:])
        acting = told.pop("acting", None)
        titles = told.pop("titles", state.TITLE_IDS[1 : s.seats + 1])
        for seat, title in enumerate(titles):
            s.put(
                seat, state.RESERVED if phase == "conclave" else state.TITLE, number("titles", title, state.TITLE_IDS)
            )
        for seat, title in enumerate(told.pop("reserved", [])):
            s.put(seat, state.RESERVED, number("reserved", title, state.TITLE_IDS))
        for seat in told.pop("passed", []):
            s.put(seat, state.PASSED, 1)
        for name, pieces in told.pop("zones", {}).items():
            self.zone(number("zones", name, self.content.zone_ids), pieces)
        for name, contracts in told.pop("seas", {}).items():
            sea = number("seas", name, self.content.sea_ids)
            for seat, n in enumerate(contracts):
                s.seas[sea * state.MAX_SEATS + seat] = n
                s.add(seat, state.CONTRACTS, -n)
        self.reserves()
        for seat, row in enumerate(told.pop("players", [])):
            self.player(seat, dict(row))
        self.cards(told)
        for name in ("legate", "accomplice", "named_sea"):
            if name in told:
                setattr(s, name, number(name, told.pop(name), self.content.sea_ids))
        if "primus" in told:
            s.primus = number("primus", told.pop("primus"), state.TITLE_IDS)
        for name in SCALARS:
            if name in told:
                setattr(s, name, told.pop(name))
        if told:
            raise BadOption(f"Steamwatchers has nothing called {next(iter(told))!r} to describe.")
        self.check()
        self.stack(phase, acting)

    def zone(self, zone: int, pieces: str) -> None:
        """`0 2b 1e turret beacon:1 f3 defence cube`: whose units, how many of each, then what else lies there."""
        s, where = self.s, self.content.zone_ids[zone]
        if not queries.in_play(s, zone):
            raise BadOption(f"zones: {where} is out of play with {s.seats} players (STW-035)")
        seat, base, elite, owner = state.NOBODY, 0, 0, state.NOBODY
        for word in pieces.split():
            head, _, tail = word.partition(":")
            if word.isdigit() or word == "crames":
                seat = state.CRAMES if word == "crames" else int(word)
            elif head[:-1].isdigit() and head[-1] in "be":
                base, elite = base + int(head[:-1]) * (head[-1] == "b"), elite + int(head[:-1]) * (head[-1] == "e")
            elif head in BUILT:
                put_structure(s, zone, BUILT[head])
            elif head == "beacon":
                put_structure(s, zone, beacon_of(int(tail) if tail else seat))
            elif head[0] == "f" and head[1:].isdigit():
                s.set_on(zone, state.FLOORS, int(head[1:]))
            elif head in state.ORDER_IDS:
                owner = int(tail) if tail else seat
                s.set_on(zone, state.ORDER, state.ORDER_IDS.index(head))
                s.set_on(zone, state.ORDERED_BY, owner)
            elif word == "cube":
                s.set_on(zone, state.CUBE, 1)
            elif word == "barrel":
                s.set_on(zone, state.BARREL, 1)
            elif head == "target":
                s.set_on(zone, state.TARGET, state.CLAN_TARGET + int(tail) if tail else state.NEUTRAL_TARGET)
            else:
                raise BadOption(f"zones: {where} cannot hold {word!r}")
        if base + elite > 0:
            if seat == state.NOBODY:
                raise BadOption(f"zones: say whose units stand in {where}: '0 2b 1e'")
            if base + elite > queries.ROOM:
                raise BadOption(f"zones: more than five units in {where} (STW-022)")
            station(s, seat, zone, base, elite)

    def reserves(self) -> None:
        """What is on the board is not in reserve."""
        s = self.s
        for seat in range(s.seats):
            for zone in range(self.content.zones):
                if s.on(zone, 0) == seat:
                    s.add(seat, state.RESERVE_BASE, -s.on(zone, 1))
                    s.add(seat, state.RESERVE_ELITE, -s.on(zone, 2))
                s.add(seat, state.BEACONS, -s.count_of(zone, state.BEACON + seat))
        menrau = s.seat_of(names.CLAN_IDS.index("menrau"))
        for zone in range(self.content.zones):
            s.farms -= s.count_of(zone, state.FARM)
            s.turrets -= s.count_of(zone, state.TURRET)
            if menrau != state.NOBODY:
                s.add(menrau, state.TOXICS, -s.count_of(zone, state.TOXIC))

    def player(self, seat: int, row: dict[str, Any]) -> None:
        s = self.s
        for k, token in enumerate(row.pop("slots", [])):
            s.put(seat, state.SLOT + k, number("slots", token, SLOT_IDS))
        for name, value in row.items():
            if name not in COLUMNS:
                raise BadOption(f"players: a clan board has nothing called {name!r}")
            if name == "exiled":
                s.add(seat, state.RESERVE_BASE, s.get(seat, state.EXILED) - value)
            s.put(seat, COLUMNS[name], value)

    def cards(self, told: dict[str, Any]) -> None:
        s, content = self.s, self.content
        for seat, held in told.pop("hands", {}).items():
            for name in held.get("steam", []):
                s.cards[number("hands", name, content.zone_ids)] = int(seat)
            for name in held.get("archon", []):
                s.cards[archon_place(s, number("hands", name, content.archon_ids))] = int(seat)
        for seat, name in told.pop("rendezvous", {}).items():
            s.cards[number("rendezvous", name, content.zone_ids)] = state.ASIDE + int(seat)
        for name in told.pop("discard", []):
            s.top = number("discard", name, content.zone_ids)
            s.cards[s.top] = state.IN_DISCARD
        for name in told.pop("boxed", []):
            s.cards[number("boxed", name, content.zone_ids)] = state.IN_BOX
        if "in_force" in told:
            s.in_force = number("in_force", told.pop("in_force"), content.archon_ids)
            s.cards[archon_place(s, s.in_force)] = state.IN_FORCE
        known = [*content.zone_ids, "ruines"]
        first = [number("deck", name, known) for name in told.pop("deck", [])]
        if ruines(s) in first:
            s.cards[ruines(s)] = state.IN_DECK
        rest = [card for card in range(content.zones + 1) if s.cards[card] == state.IN_DECK and card not in first]
        s.deck = of([*reversed(rest), *reversed(first)])
        first = [number("archon_deck", name, content.archon_ids) for name in told.pop("archon_deck", [])]
        archons = range(len(content.archon_ids))
        rest = [card for card in archons if s.cards[archon_place(s, card)] == state.IN_DECK and card not in first]
        s.archons = of([*reversed(rest), *reversed(first)])

    def check(self) -> None:
        s = self.s
        for seat in range(s.seats):
            if (
                min(
                    s.get(seat, column)
                    for column in (
                        state.RESERVE_BASE,
                        state.RESERVE_ELITE,
                        state.BEACONS,
                        state.CONTRACTS,
                        state.TOXICS,
                    )
                )
                < 0
            ):
                raise BadOption(f"zones: seat {seat} has more pieces on the board than its clan owns (STW-004)")
            if min(orders_left(s, seat, kind) for kind in (state.DEFENCE, state.MOVEMENT, state.DECOY)) < 0:
                raise BadOption(f"zones: seat {seat} has more order tokens on the board than it owns (STW-071)")
        for sea, name in enumerate(self.content.sea_ids):
            if queries.free_contract_slots(s, sea) < 0:
                raise BadOption(f"seas: {name} has no more than {queries.slots_of_sea(s)} contract slots (STW-017)")
        if s.accomplice != state.NOBODY and s.seat_of(names.FLOTTE) == state.NOBODY:
            raise BadOption("accomplice: only Flotte libre has an Accomplice token (STW-237)")

    def stack(self, phase: str, acting: int | None) -> None:
        s = self.s
        s.stack.clear()
        play = Play(0)
        play.step = play.goto("after")
        turn = Turn(0)
        turn.step = turn.goto(phase)
        s.call(play)
        s.call(turn)
        if acting is not None:
            turn.step += 1
            s.call(Activation(acting, s.get(acting, state.TITLE) - 1))
