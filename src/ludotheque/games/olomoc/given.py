# interpreted
"""Positions from a partial description: KEYS says what a description can say (docs/positions.md is made from it).

Everything not said is completed: agenda Relevés, no terrain, seat 0 is player 1 and has priority, cycle 1, planning
phase 1, all rouages off the Bloc with 4 action tokens; cards are dealt, discarded and laid as they can have been by
then.
"""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.vecs import of
from ludotheque.games.olomoc import laws, names, rows, state
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
from ludotheque.games.olomoc.state import FIRST_MARKER, NONE, PIECE_IDS, Marker, Piece, Player
from ludotheque.kit.content.described import BadDescription, Described, Key, quoted
from ludotheque.kit.effects import modifiers
from ludotheque.kit.geometry import board as plane

STEPS = ("activation", "planning", "phase", "hostiles", "mechanism", "end")
COLUMNS = [name for name in OF_ROUAGES if name not in ("profile", "equipment", "where", "stunned", "fell")]
OF_PIECE = ("at", "stunned", "out", "fell", *COLUMNS)
OF_HOSTILE = ("profile", "at", "stunned", "checked")
OF_MARKER = ("at", "token", "tainted", "gone")
OF_POSED = ("marker", "at")
OF_STANDING = ("ability", "by", "on")
CABALS = (("dominik_kralov", "hynek_novotny", "petra_kantor"), ("lumir_havel", "zdenka_mraz", "vlasta_cerna"))
EQUIPMENT = (
    ("matraque_lestee", "gilet_renforce", "insigne_de_kantor"),
    ("fumigenes", "disrupteur_quantique", "lame_de_recuperation"),
)
KEYS = (
    Key("agenda", "the agenda", "`releves`", "its id", option=True),
    Key("layout", "the layout, with its terrain", "no terrain", "its id", option=True),
    Key("bare", "whether the agenda lays no markers and no hostiles", "no", "`True` or `False`"),
    Key("first", "who is player 1", "seat 0", field="first"),
    Key("priority", "who has priority", "player 1", field="priority"),
    Key("edges", "the deployment line of each, by seat", "the two lines of the agenda", field="edges"),
    Key(
        "cabals",
        "three cogs from rank 1 to rank 3, by seat",
        f"{quoted(CABALS[0])}; {quoted(CABALS[1])}",
        "ids of characters",
    ),
    Key(
        "equipment",
        "what those three carry, by seat",
        f"{quoted(EQUIPMENT[0])}; {quoted(EQUIPMENT[1])}",
        "ids of equipment cards",
    ),
    Key(
        "pieces",
        "the cogs, `a1` to `a3` and `b1` to `b3`",
        "off the Bloc, unharmed, with 4 action tokens",
        f'`{{"a3": {{"at": [4000, 8000], "noirceur": 1}}}}`; each can say {quoted(OF_PIECE)}',
    ),
    Key(
        "hostiles",
        "hostiles besides those of the agenda",
        "none",
        f'`[{{"profile": "rogue", "at": [8000, 8000]}}]`; each can say {quoted(OF_HOSTILE)}, the first two always',
    ),
    Key(
        "markers",
        "the markers `m1`, `m2`... of the agenda, or more after them",
        "as the agenda lays them",
        f'`{{"m1": {{"token": 0}}}}`; each can say {quoted(OF_MARKER)}',
    ),
    Key(
        "posed",
        "markers that cards placed on the Bloc",
        "none",
        f'`[{{"marker": "smoke", "at": [8000, 8000]}}]`; each says {quoted(OF_POSED)}',
    ),
    Key("tainted", "tainted terrain", "none", "a list of numbers of the layout's terrain, from 1"),
    Key("fiel", "Gall, by seat", "0", field="fiel"),
    Key("vp", "victory points, by seat", "0", field="vp"),
    Key("tokens", "agenda tokens taken, by seat", "0", field="tokens"),
    Key("propaganda", "propaganda cards, by seat", "1, and 1 for each cog lost in a cycle before", field="propaganda"),
    Key("ministries", "ministry cards held, by seat", "dealt in order, one fewer each cycle", "ids of ministries"),
    Key("fallen", "the ministry card that was dealt to nobody", "the last that is not of the Axis", "its id"),
    Key("spent", "ministry cards discarded", "those that nobody holds", "ids of ministries"),
    Key("traque", "the hunt", "how many cogs are out of action", field="traque"),
    Key("cycle", "the cycle", "1", f"1 to {names.CYCLES}"),
    Key("phase", "the planning phase", "1", field="phase"),
    Key(
        "pile",
        "the Artefact cards that can be drawn",
        "those that are neither active nor discarded",
        '`["1.618", "2.000"]`, their numbers',
    ),
    Key(
        "artefact",
        "the active Artefact card",
        "none; where `pile` is said and `discard` is not, the first that is left",
        "its number",
    ),
    Key("discard", "Artefact cards discarded", "none; where `pile` is said, those that are left", "their numbers"),
    Key(
        "rows",
        "the five cards laid in planning, by seat",
        "a row that fits the rest",
        "ids of the cogs' characters and of a ministry, `propaganda`",
    ),
    Key(
        "standing",
        "effects that last",
        "the abilities of the cogs and of what they carry, which stand anyway",
        f'`[{{"ability": "poursuite", "by": "a1"}}]`; each can say {quoted(OF_STANDING)}, the first always',
    ),
    Key("step", "where the game goes on", f"`{STEPS[0]}`", quoted(STEPS)),
    Key("active", "in an `activation`: whose", "`a3`", "`a1` to `b3`"),
    Key("propaganda_card", "in an `activation`: whether a propaganda card brought it", "no", "`True` or `False`"),
    Key("last", "in an `activation`: whether the other card was played before", "yes", "`True` or `False`"),
    Key("tie", "in a `mechanism`: whether two equal ranks brought it, not a new cycle", "yes", "`True` or `False`"),
)


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[BlocTable, dict[str, Any]]:
    s, full = read(game, seats, options, description)
    Described({}, seats, KEYS).check(game, s)
    return s, full


def read(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[BlocTable, dict[str, Any]]:
    """As it is described, whether it can be or not."""
    told = Described(description, seats, KEYS)
    full = told.read_options(game, {"agenda": "releves", **options})
    s = game.blank(seats, full)
    assert isinstance(s, BlocTable)
    Reader(s, told).read(full["agenda"], full["layout"])
    told.finish()
    return s, full


class Reader:
    def __init__(self, s: BlocTable, told: Described) -> None:
        self.s, self.told = s, told
        self.turned: set[int] = set()  # rouages of which it is said when their cards were turned up

    def read(self, agenda: str, layout: str) -> None:
        s, told = self.s, self.told
        s.reseed(1)
        s.agenda = told.one_of(agenda, "agenda", s.content.agenda_ids)
        s.use_layout(NONE if layout == "any" else told.one_of(layout, "layout", s.content.layout_ids))
        s.first = told.seat(told.take("first", 0))
        s.priority = told.seat(told.take("priority", int(s.first)))
        s.cycle = told.number(told.take("cycle", 1), "cycle", 1, names.CYCLES)
        s.phase = told.number(told.take("phase", 1), "phase", 0, names.PHASES)
        s.stage = state.PHASES
        self.edges()
        if not told.flag(told.take("bare", False), "bare"):
            lay_agenda(s)
        self.cabals()
        said = told.by_seat(told.take("rows", []), "rows")
        self.ministries({seat: told.listed(row, "rows") for seat, row in said.items()})
        self.artefact()
        for row in told.listed(told.take("hostiles", []), "hostiles"):
            self.hostile(self.parts(row, "a hostile", OF_HOSTILE, 2))
        for name, row in told.keyed(told.take("pieces", {}), "pieces").items():
            self.piece(told.one_of(name, "rouage", PIECE_IDS[: state.ROUAGES]), self.parts(row, name, OF_PIECE))
        for name, row in told.keyed(told.take("markers", {}), "markers").items():
            marker = FIRST_MARKER + told.one_of(name, "marker", PIECE_IDS[FIRST_MARKER:])
            self.marker(marker, self.parts(row, name, OF_MARKER))
        for row in told.listed(told.take("posed", []), "posed"):
            self.posed(self.parts(row, "a posed marker", OF_POSED, 2))
        for terrain in told.listed(told.take("tainted", []), "tainted"):
            s.tainted |= 1 << (told.number(terrain, "tainted", 1, int(s.terrains())) - 1)
        for seat, row in said.items():
            self.row(seat, row)
        self.table()
        self.procedures()
        s.log, s.revealed, s.count = [], 0, 0

    # -- parts of a description

    def parts(self, value: Any, what: str, known: tuple[str, ...], needed: int = 0) -> dict[str, Any]:
        """A row by its parts, of which it must have so many of the first."""
        row = dict(self.told.keyed(value, what))
        for name in row:
            self.told.one_of(name, f"part of {what}", known)
        for name in known[:needed]:
            if name not in row:
                raise BadDescription(f"{what} is {value!r}; it must say {name!r}.")
        return row

    def place(self, value: Any, what: str) -> list[int]:
        """A point of the Bloc."""
        at = self.told.listed(value, what)
        if len(at) != 2:
            raise BadDescription(f"{what} is {value!r}; a place is two numbers.")
        return [self.told.number(n, what, 0, names.SIDE) for n in at]

    def three(self, value: Any, what: str) -> list[Any]:
        found = self.told.listed(value, what)
        if len(found) != names.CABAL:
            raise BadDescription(f"{what} is {value!r}; a cabal has {names.CABAL} rouages (OLO-200).")
        return found

    # -- what lies on the table

    def edges(self) -> None:
        s, told = self.s, self.told
        lines = [int(edge) for edge in s.content.agenda_edges[2 * s.agenda : 2 * s.agenda + 2]]
        said = told.by_seat(told.take("edges", []), "edges")
        for seat, edge in said.items():
            s.edges[seat] = told.one_of(edge, "edge", names.EDGE_IDS)
        for seat in range(2):
            if seat not in said:
                s.edges[seat] = lines[seat] if s.edges[1 - seat] != lines[seat] else lines[1 - seat]

    def cabals(self) -> None:
        s, told = self.s, self.told
        cabals = dict(enumerate(CABALS)) | told.by_seat(told.take("cabals", []), "cabals")
        gear = dict(enumerate(EQUIPMENT)) | told.by_seat(told.take("equipment", []), "equipment")
        characters = s.content.profile_ids[: int(s.content.characters)]
        for seat in range(2):
            who, what = self.three(cabals[seat], "cabals"), self.three(gear[seat], "equipment")
            for piece, character, card in zip(laws.own(seat), who, what, strict=True):
                s.become(piece, told.one_of(character, "character", characters))
                s.set_of(piece, Piece.equipment, told.one_of(card, "equipment", s.content.equipment_ids))
                s.set_of(piece, Piece.actions, names.ACTIONS)
                enlist(s, piece)

    def ministries(self, laid: dict[int, list[Any]]) -> None:
        """Cards are dealt in order, unless they are said; those of the cycles before are discarded."""
        s, told = self.s, self.told
        ids = [s.content.ministry_ids[design] for design in s.content.ministry_card]
        left = list(range(len(ids)))

        def take(name: Any) -> int:
            told.one_of(name, "ministry", s.content.ministry_ids)
            found = [card for card in left if ids[card] == name]
            if not found:
                raise BadDescription(f"There is no other ministry card {name!r}.")
            left.remove(found[0])
            return found[0]

        spent = [take(name) for name in told.listed(told.take("spent", []), "spent")]
        if (fallen := told.take("fallen", None)) is not None:
            s.fallen = take(fallen)
        said = told.by_seat(told.take("ministries", []), "ministries")
        for seat in range(2):
            shown = [card for card in laid.get(seat, []) if card in ids] if seat not in said else []
            for name in told.listed(said.get(seat, shown), "ministries"):
                s.add(seat, Player.hand, 1 << take(name))
        if s.fallen == NONE:
            s.fallen = next((card for card in reversed(left) if not laws.is_axis(s, card)), NONE)
            left = [card for card in left if card != s.fallen]
        for card in left:
            short = [seat for seat in range(2) if self.lacks(seat, card)]
            if short:
                seat = min(short, key=lambda seat: len(laws.hand(s, seat)))
                s.add(seat, Player.hand, 1 << card)
            else:
                spent.append(card)
        s.spent = of(spent)

    def lacks(self, seat: int, card: int) -> bool:
        """Whether a player still gets a ministry card: one of the Axis, three others, one fewer each cycle."""
        s = self.s
        held = laws.hand(s, seat)
        axis = laws.is_axis(s, card) and any(laws.is_axis(s, other) for other in held)
        return len(held) < 1 + names.DEALT - laws.rounds(s) and not axis

    def artefact(self) -> None:
        """The whole Artefact lies in the pile; or what is not said of it is active, and discarded."""
        s, told = self.s, self.told
        numbers = s.content.artefact_card_ids

        def cards(name: str) -> list[int]:
            return [told.one_of(n, "Artefact card", numbers) for n in told.listed(told.take(name, []), name)]

        if (active := told.take("artefact", None)) is not None:
            s.artefact = told.one_of(active, "Artefact card", numbers)
        piled, discarded = "pile" in told.told, "discard" in told.told
        s.discard, s.pile = of(cards("discard")), of(cards("pile"))
        rest = [k for k in range(len(numbers)) if k != s.artefact and k not in [*s.discard, *s.pile]]
        if not piled:
            s.pile = of(rest)
        elif not discarded:
            if s.artefact == NONE and rest:
                s.artefact = rest.pop(0)
            s.discard = of(rest)

    def hostile(self, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        hostiles = s.content.profile_ids[int(s.content.characters) :]
        profile = int(s.content.characters) + told.one_of(row["profile"], "hostile", hostiles)
        x, y = self.place(row["at"], "at (hostiles)")
        piece = spawn(s, profile, x, y)
        if piece == state.NOBODY:
            raise BadDescription(f"hostiles: there is no room for another; {state.HOSTILES} is the most.")
        s.set_down(piece, x, y)
        s.stun(piece, int(told.flag(row.get("stunned", False), "stunned")))
        s.set_of(piece, Piece.checked, told.number(row.get("checked", 0), "checked", 0, None))

    def piece(self, piece: int, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        out = told.flag(row.pop("out", False), "out")
        if "at" in row:
            if out:
                raise BadDescription(f"{PIECE_IDS[piece]} is out of action, and has no place on the Bloc (OLO-076).")
            s.set_down(piece, *self.place(row.pop("at"), f"at ({PIECE_IDS[piece]})"))
        s.stun(piece, int(told.flag(row.pop("stunned", False), "stunned")))
        if out:
            s.set_of(piece, Piece.where, state.OUT)
            s.set_of(piece, Piece.actions, 0)
            s.set_of(piece, Piece.checked, laws.points(s, piece))
            s.set_of(piece, Piece.fell, s.cycle)
            for key in [int(key) for key in s.standing[:: modifiers.STANDING_WIDTH]]:
                if s.standing[s.row_of(key) + modifiers.SEAT] == piece:
                    s.leave(key)
        for name, value in row.items():
            column = Piece.COLUMNS[name]
            s.set_of(piece, column.at, told.value(value, f"{name} ({PIECE_IDS[piece]})", column, {}))
        if "turned" in row:
            self.turned.add(piece)

    def marker(self, piece: int, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        if "at" in row:
            x, y = self.place(row["at"], f"at ({PIECE_IDS[piece]})")
            if s.is_on(piece):
                s.set_down(piece, x, y)
            elif scoring.lay_marker(s, state.OBJECTIVE, x, y, names.RADII[1], plane.BRIDGES, 0) != piece:
                raise BadDescription(f"{PIECE_IDS[piece]}: a marker before it is not on the Bloc.")
        if told.flag(row.get("gone", False), "gone"):
            s.take_away(piece)
        elif not s.is_on(piece):
            raise BadDescription(f"{PIECE_IDS[piece]} is not on the Bloc; say where it lies.")
        if row.get("token") is not None:
            s.set_on(piece, Marker.token, told.seat(row["token"]))
        if "tainted" in row:
            s.set_on(piece, Marker.tainted, int(told.flag(row["tainted"], "tainted")))

    def posed(self, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        if all(s.is_on(piece) for piece in range(FIRST_MARKER, state.PIECES)):
            raise BadDescription(f"posed: there are {state.MARKERS} markers on the Bloc at most.")
        pose(s, told.one_of(row["marker"], "marker", s.content.marker_ids), *self.place(row["at"], "at (posed)"))

    def table(self) -> None:
        s, told = self.s, self.told
        s.traque = told.number(told.take("traque", len(laws.out(s, range(state.ROUAGES)))), "traque", 0, state.ROUAGES)
        for seat in range(2):
            lost = [piece for piece in laws.own(seat) if 1 <= s.of(piece, Piece.fell) < s.cycle]
            s.put(seat, Player.propaganda, 1 + len(lost))
        told.read_columns(s, {}, {key.name: key.field for key in KEYS if key.field in Player.COLUMNS})
        for each in told.listed(told.take("standing", []), "standing"):
            row = self.parts(each, "what stands", OF_STANDING, 1)
            ability = told.one_of(row["ability"], "ability", s.content.ability_ids)
            by, on = (
                told.one_of(row[who], "piece", PIECE_IDS) if who in row else int(state.NOBODY) for who in ("by", "on")
            )
            s.enter(ability, by, on, s.content.until[ability], s.content.until_times[ability])

    # -- rows and procedures

    def row(self, seat: int, cards: list[Any]) -> None:
        s, told = self.s, self.told
        if len(cards) != names.PHASES:
            raise BadDescription(f"rows is {cards!r} for seat {seat}; a row has {names.PHASES} cards (OLO-213).")
        called = [s.content.profile_ids[s.of(piece, Piece.profile)] for piece in laws.own(seat)]
        known = [*called, "propaganda", *s.content.ministry_ids]
        for slot, card in enumerate(cards):
            s.rows[seat * names.PHASES + slot] = told.one_of(card, "card", known)

    def procedures(self) -> None:
        s, told = self.s, self.told
        step = STEPS[told.one_of(told.take("step", "activation"), "step", STEPS)]
        tie = step != "mechanism" or told.flag(told.take("tie", True), "tie")
        if step == "planning" or not tie:
            s.phase = 0
            s.stage = state.PLANNING if tie else state.MECHANISM
            self.put(Cycle(0), "planning")
            if not tie:
                self.put(Mechanism(s.priority, 0), "draws")
            return
        if step in ("hostiles", "end"):
            s.phase = names.PHASES
            s.stage = state.HOSTILE_PHASE
            self.lay_rows(NONE)
            self.put(Cycle(0), "hostiles" if step == "hostiles" else "hostiles_end")
            return
        if s.phase == 0:
            raise BadDescription("phase is 0; there is none before the rows are laid (OLO-215).")
        self.put(Cycle(0), "phases")
        if step == "phase":
            s.phase -= 1
            self.lay_rows(NONE)
            self.put(Phase(0), "reveal")
        elif step == "mechanism":
            self.lay_rows(NONE)
            self.put(Phase(state.NOBODY), "order")
            self.put(Mechanism(s.priority, 1), "draws")
        else:
            self.activation()

    def activation(self) -> None:
        s, told = self.s, self.told
        active = told.one_of(told.take("active", "a3"), "rouage", PIECE_IDS[: state.ROUAGES])
        seat = int(s.owner(active))
        last = told.flag(told.take("last", True), "last")
        propaganda = told.flag(told.take("propaganda_card", False), "propaganda_card")
        card = state.PROPAGANDA_CARD if propaganda else active % names.CABAL
        self.lay_rows(seat, card)
        if s.card(seat, s.phase - 1) != card:
            raise BadDescription(
                f"active is {PIECE_IDS[active]}; the card that seat {seat} turns up in phase {s.phase} is another "
                "(OLO-222)."
            )
        self.put(Phase(1 - seat if last else seat), "second_end" if last else "first_end")
        s.active, s.acting = seat, 1 << active
        self.put(Activation(seat, active, int(propaganda)), "ask")

    def lay_rows(self, active: int, card: int = NONE) -> None:
        """Rows that fit what was said, where they were not said: the first that each player could lay, so that `active`
        turns up a card now. What is not said of a rouage follows from them."""
        s = self.s
        for seat in range(2):
            if s.card(seat, 0) == NONE:
                plans = rows.plans(s, seat)
                if len(plans) == 0:
                    raise BadDescription(f"rows, ministries: seat {seat} holds no ministry card to lay (OLO-213).")
                rows.lay(
                    s, seat, min(plans, key=lambda plan: self.misfit(seat, plan, card if seat == active else NONE))
                )
            for piece in laws.own(seat):
                if piece not in self.turned:
                    s.set_of(piece, Piece.turned, self.slot(seat, piece % names.CABAL))

    def slot(self, seat: int, card: int) -> int:
        """The planning phase in which a card was turned up, 0: not yet."""
        return next((slot + 1 for slot in range(self.s.phase) if self.s.card(seat, slot) == card), 0)

    def misfit(self, seat: int, plan: int, now: int) -> int:
        """How ill a row goes with what is said: what it must turn up now, and when each card was turned up."""
        s, shown = self.s, [int(rows.card_at(plan, slot)) for slot in range(self.s.phase)]
        worse = 100 * (now != NONE and shown[-1] != now)
        for piece in laws.own(seat):
            at = shown.index(piece % names.CABAL) + 1 if piece % names.CABAL in shown else 0
            worse += (10 if piece in self.turned else 1) * (at != s.of(piece, Piece.turned))
        return int(worse)

    def put(self, frame: Any, step: str) -> None:
        """A procedure that the one below has called, at a step."""
        self.s.running = len(self.s.stack) - 1
        self.s.call(frame)
        frame.step = frame.STEPS.index(step)
