# interpreted
"""Positions of Olomòc from a partial description.

Everything not said is completed: agenda Relevés, no terrain, seat 0 is player 1 and has priority, cycle 1, planning
phase 1, all rouages off the Bloc with 4 action tokens. What can be said:

`agenda`, `layout`, `bare` (no markers nor hostiles of the agenda), `first`, `priority`, `edges`; `cabals`, by seat
three characters by rank; `equipment`, by seat three cards; `pieces`, by id ("a3") {"at": [x, y], "actions",
"noirceur", "stunned", "checked", "files", "marches", "attacks", "turned", "out"}; `hostiles`, a list of {"profile",
"at", "stunned", "checked"}; `markers`, by id {"at", "token", "tainted", "gone"}; `posed`, a list of {"marker", "at"};
`tainted`, terrain by its number from 1; `fiel`, `vp`, `tokens`, `propaganda`, `ministries` by seat; `fallen`,
`spent`; `traque`, `cycle`, `phase`, `pile` (Artefact numbers), `artefact`, `discard`; `rows`, by seat five cards;
`standing`, a list of {"ability", "by", "on"}; `step`: activation (with `active`, a piece, `propaganda_card`, `last`:
the other card was played before), planning, phase, hostiles, mechanism (with `tie`), end.
"""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.vecs import of
from ludotheque.games.olomoc import names, rows, state
from ludotheque.games.olomoc.material import stands
from ludotheque.games.olomoc.phases import agenda as scoring
from ludotheque.games.olomoc.phases.activation import Activation
from ludotheque.games.olomoc.phases.cycle import Cycle
from ludotheque.games.olomoc.phases.hostiles import spawn
from ludotheque.games.olomoc.phases.mechanism import Mechanism
from ludotheque.games.olomoc.phases.moving import pose
from ludotheque.games.olomoc.phases.planning import Phase
from ludotheque.games.olomoc.phases.setup import enlist, lay_agenda
from ludotheque.games.olomoc.play import BlocTable
from ludotheque.games.olomoc.sight import OF_ROUAGES
from ludotheque.games.olomoc.state import Marker, Piece, Player
from ludotheque.kit.content.described import BadDescription, Described
from ludotheque.kit.geometry import board as plane

STEPS = ("activation", "planning", "phase", "hostiles", "mechanism", "end")
COLUMNS = [name for name in OF_ROUAGES if name not in ("profile", "equipment", "where", "stunned", "fell")]
CABALS = (("dominik_kralov", "hynek_novotny", "petra_kantor"), ("lumir_havel", "zdenka_mraz", "vlasta_cerna"))
EQUIPMENT = (
    ("matraque_lestee", "gilet_renforce", "insigne_de_kantor"),
    ("fumigenes", "disrupteur_quantique", "lame_de_recuperation"),
)


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[BlocTable, dict[str, Any]]:
    told = Described(description, seats)
    agenda, layout = told.take("agenda", "releves"), told.take("layout", None)
    full = game.check_options(seats, {**options, "agenda": agenda, "layout": layout or "any"})
    s = game.blank(seats, full)
    assert isinstance(s, BlocTable)
    Reader(s, told).read(agenda, layout)
    told.finish()
    for piece in range(state.PIECES):
        if s.is_on(piece) and not stands(s, piece):
            raise BadDescription(f"{state.PIECE_IDS[piece]} lies off the Bloc, or on something else (OLO-047).")
    return s, full


class Reader:
    def __init__(self, s: BlocTable, told: Described) -> None:
        self.s, self.told = s, told

    def read(self, agenda: str, layout: str | None) -> None:
        s, told = self.s, self.told
        s.reseed(1)
        s.agenda = s.content.agenda_ids.index(agenda)
        s.use_layout(s.content.layout_ids.index(layout) if layout else state.NONE)
        s.first = told.seat(told.take("first", 0))
        s.priority = told.seat(told.take("priority", int(s.first)))
        edges = [s.content.agenda_edges[2 * s.agenda], s.content.agenda_edges[2 * s.agenda + 1]]
        for seat, edge in told.by_seat(told.take("edges", [names.EDGE_IDS[e] for e in edges]), "edges").items():
            s.edges[seat] = told.one_of(edge, "edge", names.EDGE_IDS)
        s.cycle = told.number(told.take("cycle", 1), "cycle", 1, names.CYCLES)
        s.phase = told.number(told.take("phase", 1), "phase", 0, names.PHASES)
        s.stage = state.PHASES
        if not told.flag(told.take("bare", False), "bare"):
            lay_agenda(s)
        self.cabals()
        self.cards()
        for hostile in told.listed(told.take("hostiles", []), "hostiles"):
            self.hostile(dict(hostile))
        for name, row in told.keyed(told.take("pieces", {}), "pieces").items():
            self.piece(told.one_of(name, "piece", state.PIECE_IDS[: state.ROUAGES]), dict(row))
        for name, row in told.keyed(told.take("markers", {}), "markers").items():
            self.marker(told.one_of(name, "piece", state.PIECE_IDS), dict(row))
        for row in told.listed(told.take("posed", []), "posed"):
            pose(s, told.one_of(row["marker"], "marker", s.content.marker_ids), *row["at"])
        for terrain in told.listed(told.take("tainted", []), "tainted"):
            s.tainted |= 1 << (told.number(terrain, "tainted", 1, int(s.terrains())) - 1)
        self.table()
        self.procedures()
        s.log, s.revealed, s.count = [], 0, 0

    def cabals(self) -> None:
        s, told = self.s, self.told
        cabals = dict(enumerate(CABALS)) | told.by_seat(told.take("cabals", []), "cabals")
        gear = dict(enumerate(EQUIPMENT)) | told.by_seat(told.take("equipment", []), "equipment")
        for seat in range(2):
            for place, character in enumerate(told.listed(cabals[seat], "cabals")):
                piece = seat * names.CABAL + place
                s.become(piece, told.one_of(character, "character", s.content.profile_ids))
                card = told.one_of(gear[seat][place], "equipment", s.content.equipment_ids)
                s.set_of(piece, Piece.equipment, card)
                s.set_of(piece, Piece.actions, names.ACTIONS)
                enlist(s, piece)

    def cards(self) -> None:
        """Ministries are dealt in order, unless they are said; the whole Artefact lies in the pile."""
        s, told = self.s, self.told
        ids = [s.content.ministry_ids[design] for design in s.content.ministry_card]
        left = list(range(len(ids)))

        def take(name: str) -> int:
            told.one_of(name, "ministry", s.content.ministry_ids)
            found = [card for card in left if ids[card] == name]
            if not found:
                raise BadDescription(f"There is no other ministry card {name!r}.")
            left.remove(found[0])
            return found[0]

        s.spent = of([take(name) for name in told.listed(told.take("spent", []), "spent")])
        if (fallen := told.take("fallen", None)) is not None:
            s.fallen = take(fallen)
        for seat, hand in told.by_seat(told.take("ministries", []), "ministries").items():
            for name in hand:
                s.add(seat, Player.hand, 1 << take(name))
        if s.fallen == state.NONE:
            s.fallen = left.pop()
        for i, card in enumerate(left):
            s.add(i % 2, Player.hand, 1 << card)
        numbers = s.content.artefact_card_ids
        active = told.take("artefact", None)
        s.artefact = told.one_of(active, "Artefact card", numbers) if active is not None else state.NONE
        s.discard = of([told.one_of(n, "Artefact card", numbers) for n in told.take("discard", [])])
        rest = [k for k in range(len(numbers)) if k != s.artefact and k not in list(s.discard)]
        pile = told.take("pile", None)
        s.pile = of(rest if pile is None else [told.one_of(n, "Artefact card", numbers) for n in pile])

    def piece(self, piece: int, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        if (at := row.pop("at", None)) is not None:
            s.set_down(piece, told.number(at[0], "x", 0, names.SIDE), told.number(at[1], "y", 0, names.SIDE))
        if row.pop("stunned", False):
            s.stun(piece, 1)
        if row.pop("out", False):
            s.take_away(piece)
            s.set_of(piece, Piece.where, state.OUT)
            s.set_of(piece, Piece.actions, 0)
            s.set_of(piece, Piece.fell, told.number(row.pop("fell", int(s.cycle)), "fell", 1, 4))
        for name, value in row.items():
            column = Piece.COLUMNS[COLUMNS[told.one_of(name, "part of a rouage", COLUMNS)]]
            s.set_of(piece, column.at, told.value(value, name, column, {}))

    def hostile(self, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        profile = told.one_of(row.pop("profile"), "hostile", s.content.profile_ids)
        piece = spawn(s, profile, *row.pop("at"))
        if row.pop("stunned", False):
            s.stun(piece, 1)
        s.set_of(piece, Piece.checked, row.pop("checked", 0))
        if row:
            raise BadDescription(f"A hostile has no {next(iter(row))!r}.")

    def marker(self, piece: int, row: dict[str, Any]) -> None:
        s = self.s
        if "at" in row:
            s.take_away(piece)
            x, y = row.pop("at")
            made = scoring.lay_marker(s, state.OBJECTIVE, x, y, names.RADII[1], plane.BRIDGES, 0)
            if made != piece:
                raise BadDescription(f"{state.PIECE_IDS[piece]}: the next marker is {state.PIECE_IDS[made]}.")
        if row.pop("gone", False):
            s.take_away(piece)
        s.set_on(piece, Marker.token, row.pop("token", state.NOBODY))
        s.set_on(piece, Marker.tainted, int(row.pop("tainted", s.on(piece, Marker.tainted))))
        if row:
            raise BadDescription(f"A marker has no {next(iter(row))!r}.")

    def table(self) -> None:
        s, told = self.s, self.told
        for seat in range(2):
            s.put(seat, Player.propaganda, 1)
        told.read_columns(s, {}, {name: name for name in ("fiel", "vp", "tokens", "propaganda")})
        s.traque = told.number(told.take("traque", 0), "traque", 0, names.TRAQUE - 1)
        for row in told.listed(told.take("standing", []), "standing"):
            ability = told.one_of(row["ability"], "ability", s.content.ability_ids)
            by = told.one_of(row["by"], "piece", state.PIECE_IDS) if "by" in row else state.NOBODY
            on = told.one_of(row["on"], "piece", state.PIECE_IDS) if "on" in row else state.NOBODY
            s.enter(ability, by, on, s.content.until[ability], s.content.until_times[ability])
        for seat, cards in told.by_seat(told.take("rows", []), "rows").items():
            self.row(seat, told.listed(cards, "rows"))

    def row(self, seat: int, cards: list[Any]) -> None:
        s, told = self.s, self.told
        own = range(seat * names.CABAL, seat * names.CABAL + names.CABAL)
        called = [s.content.profile_ids[s.of(piece, Piece.profile)] for piece in own]
        known = [*called, "propaganda", *s.content.ministry_ids]
        for slot, card in enumerate(cards):
            s.rows[seat * names.PHASES + slot] = told.one_of(card, "card", known)

    def procedures(self) -> None:
        s, told = self.s, self.told
        step = told.take("step", "activation")
        told.one_of(step, "step", STEPS)
        if step == "planning":
            s.stage, s.phase = state.PLANNING, 0
            self.put(Cycle(0), "planning")
            return
        if step == "hostiles":
            self.put(Cycle(0), "hostiles")
            return
        if step == "end":
            s.phase = names.PHASES
            self.put(Cycle(0), "hostiles_end")
            return
        self.rows_laid()
        self.put(Cycle(0), "phases")
        if step == "phase":
            s.phase -= 1
            self.put(Phase(0), "reveal")
            return
        if step == "mechanism":
            tie = int(told.take("tie", True))
            self.put(Phase(state.NOBODY), "order")
            self.put(Mechanism(0, tie), "draws")
            return
        active = told.one_of(told.take("active", "a3"), "piece", state.PIECE_IDS[: state.ROUAGES])
        seat = int(s.owner(active))
        last = told.flag(told.take("last", True), "last")
        self.put(Phase(1 - seat if last else seat), "second_end" if last else "first_end")
        s.active, s.acting = seat, 1 << active
        frame = Activation(seat, active, int(told.flag(told.take("propaganda_card", False), "propaganda_card")))
        self.put(frame, "ask")

    def rows_laid(self) -> None:
        """Rows that fit what was said, where they were not said: the first that each player could lay."""
        s = self.s
        for seat in range(2):
            if s.card(seat, 0) == state.NONE:
                rows.lay(s, seat, rows.plans(s, seat)[0])

    def put(self, frame: Any, step: str) -> None:
        """A procedure that the one below has called, at a step."""
        self.s.running = len(self.s.stack) - 1
        self.s.call(frame)
        frame.step = frame.STEPS.index(step)
