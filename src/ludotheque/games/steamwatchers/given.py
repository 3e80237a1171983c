# interpreted
"""Positions from a partial description: KEYS says what a description can say (docs/positions.md is made from it).

Everything not said is completed: clans in the order of the book, titles in seat order, full stocks, the rest of each
clan's pieces in its reserve, the rest of the cards in their decks.
"""

from typing import Any

from ludotheque.core.fields import PUBLIC
from ludotheque.core.game import Game
from ludotheque.core.vecs import of
from ludotheque.games.steamwatchers import names, queries, state
from ludotheque.games.steamwatchers.acts import archon_place, beacon_of, put_structure, ruines, station
from ludotheque.games.steamwatchers.phases.activation import Activation
from ludotheque.games.steamwatchers.phases.clans import take_clan
from ludotheque.games.steamwatchers.phases.setup import lay_out
from ludotheque.games.steamwatchers.phases.turn import Play, Turn
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.sight import SLOT_IDS
from ludotheque.games.steamwatchers.state import Player, Zone
from ludotheque.kit.content.described import BadDescription, Described, Key, quoted

BUILT = {"farm": state.FARM, "turret": state.TURRET, "toxic": state.TOXIC}
MANY = 999
NUMBERS = [name for name, field in Player.COLUMNS.items() if field.sight == PUBLIC and not field.ids and not field.kind]
PHASES = state.PHASE_IDS[1:]
LIVELY = ("activation", "decline", "great_white")  # phases in which somebody may have passed
IN_A_ZONE = (
    *("0", "crames", "2b", "1e", *BUILT, "beacon", "beacon:1", "f3"),
    *(*state.ORDER_IDS[1:], "decoy:1", "cube", "barrel", "target", "target:0"),
)
KEYS = (
    *(Key(name, option=True) for name in ("scenario", "content")),
    Key("clans", "the clans in seat order", "in the order of the book", quoted(names.CLAN_IDS)),
    Key("turn", "the turn that the marker shows; it moves on when a Conclave begins", "1", "from 0 to the last turn"),
    Key("phase", "the phase that is about to begin", "`activation`", quoted(PHASES)),
    Key("acting", "whose turn it is in the middle of Phase 3", "the first on the Conclave track", "a seat"),
    Key(
        "titles",
        "what each holds, or has reserved if a Conclave is about to begin, by seat",
        "from the first position on, by seat",
        quoted(state.TITLE_IDS[1:]),
    ),
    Key("reserved", "titles reserved already, by seat", "none", "as `titles`"),
    Key("passed", "who has passed, from Phase 3 on", "nobody", "a list of seats"),
    Key("primus", "the position that the Primus token keeps", "on the Conclave track", "as `titles`"),
    Key("chooser", "who chose a clan first", "nobody", field="chooser"),
    Key("zones", "what lies in each zone", "nothing", f'`{{"rhone": "0 4b 1e movement"}}`; {quoted(IN_A_ZONE)}'),
    Key("seas", "contracts in each sea, by seat", "none", '`{"mor_irez": [0, 1]}`, 0 to 3'),
    Key("legate", "the sea of the Legate token", "not placed", field="legate"),
    Key("accomplice", "the sea of the Accomplice token", "not placed", field="accomplice"),
    Key(
        "players",
        "what lies on and beside the clan boards, by seat",
        "as at the start",
        f'`[{{"healthy": 3, "slots": ["quarantine"]}}]`; each can say {quoted((*NUMBERS, "slots"))}',
    ),
    Key("hands", "cards in hand, by seat", "none", '`{0: {"steam": ["alba"], "archon": ["degel"]}}`'),
    Key("deck", "the next Steam Column cards, top first", "the rest, in order", "ids of zones, `ruines`"),
    Key("archon_deck", "the next Archon cards, top first", "the rest, in order", "ids of Archon cards"),
    Key("discard", "Steam Column cards discarded, the last on top", "none", "ids of zones, `ruines`"),
    Key("boxed", "Steam Column cards out of the game", "none", "ids of zones, `ruines`"),
    Key("in_force", "the Archon card in force", "none", field="in_force"),
    Key("named_sea", "the sea named by the card in force", "none", field="named_sea"),
    Key("enacted_by", "who enacted the card in force", "nobody", field="enacted_by"),
    Key("enacted_in", "the turn in which it was enacted", "0", "from 0 to `turn`"),
    Key("rendezvous", "the secret rendezvous, by seat", "none", "ids of zones"),
    Key("bearer", "who holds the Scenario card", "nobody", field="bearer"),
)


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[SteamTable, dict[str, Any]]:
    told = Described(description, seats, KEYS)
    full = told.read_options(game, options)
    s = game.blank(seats, full)
    assert isinstance(s, SteamTable)
    lay_out(s)
    Builder(s, told.told).build(game)
    return s, full


class Builder(Described):
    """Reads one description into a laid-out board, part by part."""

    def __init__(self, s: SteamTable, told: dict[str, Any]) -> None:
        super().__init__(told, int(s.seats), KEYS)
        self.s, self.content = s, s.content
        self.placed: dict[int, str] = {}  # card -> where it lies, as `cards` counts them

    def build(self, game: Game) -> None:
        s = self.s
        self.clans()
        s.turn = self.number(self.take("turn", 1), "turn", 0, int(s.scenario.turns))
        phase = self.take("phase", "activation")
        s.phase = 1 + self.one_of(phase, "phase", PHASES)
        acting = self.take("acting", None)
        if acting is not None and phase != "activation":
            raise BadDescription(f"Somebody acts in the middle of Phase 3 only, not in {phase!r}.")
        self.titles(phase)
        if acting is not None and s.get(self.seat(acting), Player.passed) == 1:
            raise BadDescription(f"acting is {acting!r}; who has passed does not act any more (STW-080).")
        for name, pieces in self.keyed(self.take("zones", {}), "zones").items():
            self.zone(self.one_of(name, "zone", self.content.zone_ids), pieces)
        for name, contracts in self.keyed(self.take("seas", {}), "seas").items():
            sea = self.one_of(name, "sea", self.content.sea_ids)
            for seat, n in self.by_seat(contracts, f"seas: {name}").items():
                s.seas[sea * state.MAX_SEATS + seat] = self.number(n, f"seas: {name}", 0, 3)
                s.add(seat, Player.contracts, -n)
        self.reserves()
        for seat, row in self.by_seat(self.take("players", []), "players").items():
            self.player(seat, dict(self.keyed(row, "players")))
        self.trophies()
        self.cards()
        self.tokens()
        self.finish()
        self.check(game, s)
        self.stack(phase, None if acting is None else self.seat(acting))

    def clans(self) -> None:
        clans = self.listed(self.take("clans", list(names.CLAN_IDS[: self.seats])), "clans")
        if len(clans) != self.seats:
            raise BadDescription(f"clans is {clans!r}, with {len(clans)} entries for {self.seats} seats.")
        for seat, clan in enumerate(clans):
            take_clan(self.s, seat, self.one_of(clan, "clan", names.CLAN_IDS))

    def titles(self, phase: str) -> None:
        """`titles`, `reserved`, `passed`."""
        s = self.s
        column = Player.reserved if phase == "conclave" else Player.title
        titles = self.take("titles", list(state.TITLE_IDS[1 : self.seats + 1]))
        for seat, title in self.by_seat(titles, "titles").items():
            s.put(seat, column, self.one_of(title, "title", state.TITLE_IDS))
        for seat in range(self.seats):
            if s.get(seat, column) == 0:
                raise BadDescription(f"titles is {titles!r}; seat {seat} has none (STW-025).")
        for seat, title in self.by_seat(self.take("reserved", []), "reserved").items():
            s.put(seat, Player.reserved, self.one_of(title, "title", state.TITLE_IDS))
        passed = [self.seat(seat) for seat in self.listed(self.take("passed", []), "passed")]
        if passed and phase not in LIVELY:
            raise BadDescription(f"Nobody has passed before Phase 3, not in {phase!r} (STW-080).")
        for seat in passed:
            s.put(seat, Player.passed, 1)

    def zone(self, zone: int, pieces: Any) -> None:
        """`0 2b 1e turret beacon:1 f3 defence cube`: whose units, how many of each, then what else lies there."""
        s, where = self.s, self.content.zone_ids[zone]
        if not isinstance(pieces, str):
            raise BadDescription(f"zones: {where} is {pieces!r}; it must be words such as '0 2b 1e turret'.")
        seat, base, elite = state.NOBODY, 0, 0
        for word in pieces.split():
            head, _, tail = word.partition(":")
            if word.isdecimal() or word == "crames":
                seat = state.CRAMES if word == "crames" else self.seat(word)
            elif head[:-1].isdecimal() and head[-1] in "be":
                base, elite = base + int(head[:-1]) * (head[-1] == "b"), elite + int(head[:-1]) * (head[-1] == "e")
            elif head in BUILT or head == "beacon":
                if s.structures(zone) == 2:
                    raise BadDescription(f"zones: {where} holds two structures at most (STW-008)")
                put_structure(s, zone, BUILT[head] if head in BUILT else beacon_of(self.owner(seat, tail, where)))
            elif head[0] == "f" and head[1:].isdecimal():
                s.set_on(zone, Zone.floors, self.number(int(head[1:]), f"zones: floors in {where}", 0, 5))
            elif head in state.ORDER_IDS[1:]:
                s.set_on(zone, Zone.order, state.ORDER_IDS.index(head))
                s.set_on(zone, Zone.ordered_by, self.owner(seat, tail, where))
            elif word == "cube":
                s.set_on(zone, Zone.cube, 1)
            elif word == "barrel":
                s.set_on(zone, Zone.barrel, 1)
            elif head == "target":
                s.set_on(zone, Zone.target, state.CLAN_TARGET + self.seat(tail) if tail else state.NEUTRAL_TARGET)
            else:
                raise BadDescription(f"zones: {where} cannot hold {word!r}")
        if base + elite > 0:
            if seat == state.NOBODY:
                raise BadDescription(f"zones: say whose units stand in {where}: '0 2b 1e'")
            if base + elite > queries.ROOM:
                raise BadDescription(f"zones: more than five units in {where} (STW-022)")
            station(s, seat, zone, base, elite)
            if any(s.has(zone, beacon_of(other)) for other in range(s.seats) if other != seat):
                raise BadDescription(f"zones: units and a beacon of another clan in {where} (STW-131)")
        if s.on(zone, Zone.order) != state.NO_ORDER and s.on(zone, Zone.ordered_by) != s.on(zone, Zone.holder):
            raise BadDescription(f"zones: an order token in {where} where its owner has no unit (STW-076)")

    def owner(self, seat: int, tail: str, where: str) -> int:
        """Whose token or beacon it is: as said after the colon, or whoever stands there."""
        if not tail and not 0 <= seat < self.seats:
            raise BadDescription(f"zones: say whose it is that lies in {where}: 'beacon:1', 'decoy:0'")
        return self.seat(tail) if tail else seat

    def reserves(self) -> None:
        """What is on the board is not in reserve."""
        s = self.s
        for seat in range(s.seats):
            for zone in range(self.content.zones):
                if s.on(zone, Zone.holder) == seat:
                    s.add(seat, Player.reserve_base, -s.on(zone, Zone.base))
                    s.add(seat, Player.reserve_elite, -s.on(zone, Zone.elite))
                s.add(seat, Player.beacons, -s.count_of(zone, state.BEACON + seat))
        menrau = s.seat_of(names.MENRAU)
        for zone in range(self.content.zones):
            s.farms -= s.count_of(zone, state.FARM)
            s.turrets -= s.count_of(zone, state.TURRET)
            if menrau != state.NOBODY:
                s.add(menrau, Player.toxics, -s.count_of(zone, state.TOXIC))

    def player(self, seat: int, row: dict[str, Any]) -> None:
        s = self.s
        slots = self.listed(row.pop("slots", []), "slots")
        if len(slots) > self.content.actions[s.clan(seat)]:
            raise BadDescription(f"slots: seat {seat} has {self.content.actions[s.clan(seat)]} action slots (STW-115)")
        for k, token in enumerate(slots):
            s.put(seat, Player.slot + k, self.one_of(token, "token", SLOT_IDS[: state.NO_SLOT]))
        for name, value in row.items():
            column = Player.COLUMNS[NUMBERS[self.one_of(name, "clan board number", NUMBERS)]].at
            n = self.number(value, f"players: {name}", 0, MANY)
            if column == Player.exiled:
                s.add(seat, Player.reserve_base, -n)
            s.put(seat, column, n)
        if "exiled" not in row and not row.keys().isdisjoint(("reserve_base", "reserve_elite")):
            s.add(seat, Player.exiled, self.missing(seat))

    def trophies(self) -> None:
        """STW-199  Figures that somebody keeps are missing in the reserves of the others."""
        s = self.s
        for seat in range(s.seats):
            left = s.get(seat, Player.trophies)
            for other in [other for other in range(s.seats) if other != seat]:
                n = min(left, max(s.get(other, Player.reserve_base), 0))
                s.add(other, Player.reserve_base, -n)
                s.add(other, Player.taken, n)
                left -= n

    def missing(self, seat: int) -> int:
        """Figures that are neither on the board nor in a reserve as described: they lie on the Death & Exile board."""
        s = self.s
        here = sum(s.units(zone, seat) for zone in range(self.content.zones))
        return int(queries.on_board(s, seat)) - int(here)

    def card(self, name: Any, where: str) -> int:
        """A Steam Column card by its zone; a card that is named twice lies in two places."""
        return self.once(self.one_of(name, "Steam Column card", [*self.content.zone_ids, "ruines"]), name, where)

    def archon(self, name: Any, where: str) -> int:
        card = self.one_of(name, "Archon card", self.content.archon_ids)
        self.once(int(archon_place(self.s, card)), name, where)
        return card

    def once(self, card: int, name: Any, where: str) -> int:
        if card in self.placed:
            raise BadDescription(f"The card {name} lies both in {self.placed[card]} and in {where}.")
        self.placed[card] = where
        return card

    def cards(self) -> None:
        """`hands`, `rendezvous`, `discard`, `boxed`, `in_force`, then both decks from the top."""
        s, content = self.s, self.content
        for seat, held in self.by_seat(self.take("hands", {}), "hands").items():
            told = dict(self.keyed(held, "hands"))
            for name in self.listed(told.pop("steam", []), "hands"):
                s.cards[self.card(name, f"the hand of seat {seat}")] = seat
            for name in self.listed(told.pop("archon", []), "hands"):
                s.cards[archon_place(s, self.archon(name, f"the hand of seat {seat}"))] = seat
            if told:
                raise BadDescription(f"A hand holds steam and archon cards, not {next(iter(told))!r}.")
        for seat, name in self.by_seat(self.take("rendezvous", {}), "rendezvous").items():
            s.cards[self.card(name, f"the rendezvous of seat {seat}")] = state.ASIDE + seat
        for name in self.listed(self.take("discard", []), "discard"):
            s.top = self.card(name, "the discard pile")
            s.cards[s.top] = state.IN_DISCARD
        for name in self.listed(self.take("boxed", []), "boxed"):
            s.cards[self.card(name, "the box")] = state.IN_BOX
        if "in_force" in self.told:
            s.in_force = self.archon(self.take("in_force", None), "force")
            s.cards[archon_place(s, s.in_force)] = state.IN_FORCE
        first = [self.card(name, "the deck") for name in self.listed(self.take("deck", []), "deck")]
        if ruines(s) in first:
            s.cards[ruines(s)] = state.IN_DECK
        rest = [card for card in range(content.zones + 1) if s.cards[card] == state.IN_DECK and card not in first]
        s.deck = of([*reversed(rest), *reversed(first)])
        laws = self.listed(self.take("archon_deck", []), "archon_deck")
        first = [self.archon(name, "the Archon deck") for name in laws]
        archons = range(len(content.archon_ids))
        rest = [card for card in archons if s.cards[archon_place(s, card)] == state.IN_DECK and card not in first]
        s.archons = of([*reversed(rest), *reversed(first)])

    def tokens(self) -> None:
        """`legate`, `accomplice`, `named_sea`, `primus`, and who or when."""
        s = self.s
        for name in ("legate", "accomplice", "named_sea"):
            if name in self.told:
                setattr(s, name, self.one_of(self.take(name, None), "sea", self.content.sea_ids))
        if "primus" in self.told:
            s.primus = self.one_of(self.take("primus", None), "title", state.TITLE_IDS)
        for name in ("chooser", "bearer", "enacted_by"):
            if name in self.told:
                setattr(s, name, self.seat(self.take(name, None)))
        s.enacted_in = self.number(self.take("enacted_in", 0), "enacted_in", 0, int(s.turn))

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
            s.call(Activation(acting, s.get(acting, Player.title) - 1))
