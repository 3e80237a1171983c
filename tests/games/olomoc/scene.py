"""Scenes: a described position of Olomòc, played at a table. Lengths are thousandths of an inch, dice their faces."""

from __future__ import annotations

import random
from typing import Any, Self

from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.core.vecs import of
from ludotheque.games.olomoc import queries, state
from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.games.olomoc.given import read
from ludotheque.games.olomoc.loader import _build
from ludotheque.games.olomoc.state import bare_board
from ludotheque.kit.content.described import BadDescription
from ludotheque.kit.geometry import board as plane
from ludotheque.match.faces import Playable
from ludotheque.match.table import Table

KINDS = {"obstructing": (plane.WALL, 0), "low": (plane.FENCE, 1), "zone": (plane.ZONE, 2)}
ADMINISTRATION = ("dominik_kralov", "kubik_oktobar", "petra_kantor")
OTHERS = ("rejeton", "kubik_oktobar", "jana_alena_novak")
HYNEK = ("dominik_kralov", "hynek_novotny", "petra_kantor")
GANG = ("lumir_havel", "zdenka_mraz", "radek_sedlak")
BROOD = ("rejeton", "ludmila_tesar", "soeur_ilse")
PACK = ("limier_gris", "premek_dusek", "veneur_anton")
PLAIN = ("exosquelette", "disrupteur_quantique", "grappin")
KIT = ("trousse_stimulante", "disrupteur_quantique", "grappin")


def box(west: int, south: int, east: int, north: int, kind: str = "obstructing") -> tuple[str, list[int]]:
    return kind, [west, south, east, south, east, north, west, north]


def content_with(terrain: list[tuple[str, list[int]]]) -> Any:
    """The house's content with one more layout, of this terrain."""
    content, board = _build("house", ""), bare_board()
    for k, (kind, corners) in enumerate(terrain):
        board = board.with_polygon(of(corners), KINDS[kind][0], k)
    content.layout_ids = [*content.layout_ids, "test"]
    content.layout_agendas = of([*content.layout_agendas, 63])
    content.boards = [*content.boards, board]
    content.terrain_kind = of([*content.terrain_kind, *(KINDS[kind][1] for kind, _ in terrain)])
    content.first_terrain = of([*content.first_terrain, content.first_terrain[-1] + len(terrain)])
    return content


def scene(
    dice: list[int] | None = None, terrain: list[tuple[str, list[int]]] | None = None, bare: bool = True, **told: Any
) -> Scene:
    """A position without markers unless `bare` says otherwise; the next dice show `dice`. Cabals are put together for
    what a test is about, and no law is asked of them (test_given.py asks)."""
    pieces = {name: {"at": row} if isinstance(row, tuple) else row for name, row in told.pop("pieces", {}).items()}
    rules = OlomocGame()
    given, full = read(rules, 2, {}, {"bare": bare, "pieces": pieces, **told})
    if terrain is not None:
        given.content = content_with(terrain)
        given.use_layout(len(given.content.layout_ids) - 1)
    table = Table(rules, given, full)
    return Scene(table).rig(dice or []).begin()


def filled(told: dict[str, Any], **usual: Any) -> dict[str, Any]:
    """What a test tells of its position, and the usual for what it leaves out."""
    return usual | told


def bloc(dice: list[int] | None = None, **told: Any) -> Scene:
    """Two usual cabals with usual equipment."""
    return scene(dice, **filled(told, cabals=[ADMINISTRATION, OTHERS], equipment=[PLAIN, PLAIN]))


def fresh(seed: int = 1, **options: Any) -> Scene:
    return Scene(Playable(OlomocGame()).new(2, seed=seed, options=options))


class Scene:
    def __init__(self, table: Table) -> None:
        self.table = table

    def begin(self) -> Self:
        self.table.begin()
        return self

    def rig(self, dice: list[int]) -> Self:
        """The next draws: faces of dice, or numbers from 1."""
        from ludotheque.core.chance import Rigged

        self.table.state.dealer = Rigged([face - 1 for face in dice], int(self.table.state.count))
        return self

    @property
    def s(self) -> Any:
        return self.table.state

    @property
    def asks(self) -> list[tuple[int, str]]:
        return [(decision.seat, decision.ask) for decision in self.table.waiting]

    @property
    def offered(self) -> list[Choice]:
        choices = self.table.waiting[0].choices
        assert isinstance(choices, list)
        return choices

    @property
    def magnets(self) -> list[list[int]]:
        """The places listed for whoever is asked first where a piece goes."""
        domain: Any = self.table.waiting[0].choices
        listed: list[list[int]] = domain.describe()["magnets"]
        return listed

    @property
    def default(self) -> Choice:
        """What a clock at zero would answer for whoever is asked first."""
        choice = self.table.waiting[0].default
        assert choice is not None
        return choice

    def play(self, *moves: Choice) -> Self:
        """Answers of whoever is asked first, which must be accepted."""
        for move in moves:
            seat = self.table.waiting[0].seat
            refusal = self.table.choose(seat, move)
            assert refusal is None, f"{move} by seat {seat}: {refusal}; asked: {self.asks}"
        return self

    def by(self, seat: int, *moves: Choice) -> Self:
        for move in moves:
            refusal = self.table.choose(seat, move)
            assert refusal is None, f"{move} by seat {seat}: {refusal}; asked: {self.asks}"
        return self

    def refused(self, *move: Any, seat: int | None = None) -> tuple[str, str]:
        """An answer that must be refused and change nothing: the rule and why."""
        before = self.table.digest()
        who = self.table.waiting[0].seat if seat is None else seat
        refusal = self.table.choose(who, move)
        assert isinstance(refusal, Refusal), f"{move} by seat {who} was accepted"
        assert self.table.digest() == before
        return refusal.rule, refusal.why

    def events(self, key: str) -> list[dict[str, Any]]:
        return [event for event in self.table.events(None) if event["key"] == key]

    def broken(self, field: str) -> list[str]:
        """The laws that speak of a field and do not hold."""
        return [
            fault.en for fault in self.table.rules.faults(self.s) if field in fault.en.partition(":")[0].split(", ")
        ]

    def piece(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(row for row in self.table.view(None)["pieces"] if row["id"] == name)
        return found

    def at(self, name: str) -> tuple[int, int]:
        x, y = self.piece(name)["at"]
        return x, y

    def number(self, name: str) -> int:
        return state.PIECE_IDS.index(name)

    def dice(self, roller: str, kind: int, target: str, more: int = 0, ignores: int = 0) -> int:
        """How many dice a roll would have."""
        s = self.s
        return int(queries.dice(s, s.scene(), self.number(roller), kind, self.number(target), more, ignores))

    def threshold(self, roller: str, kind: int, target: str, shot_at: int = 0) -> int:
        s = self.s
        return int(queries.threshold(s, s.scene(), self.number(roller), kind, self.number(target), shot_at))

    def has(self, seat: int, what: str) -> int:
        return int(self.table.view(None)["players"][seat][what])


def places(at: Scene, where: Any = None) -> list[tuple[int, int]]:
    """The places worth a thought of whoever is asked where a piece goes, legal or not."""
    frame, bloc = where or at.s.stack[-1], at.s.scene()
    more = [int(n) for n in frame.unusual(at.s, bloc)]
    touching = frame.touching(at.s, bloc)
    found = [frame.point(at.s, bloc, k) for k in range(frame.usual())] + list(zip(more[::2], more[1::2], strict=True))
    return found + [touching.point(k) for k in range(touching.total if touching else 0)]


AGENDAS = {"friche": "releves", "carrefour": "releves", "entrepots": "dossiers", "marais": "releves"}


def crowded(chance: random.Random, layout: str) -> Scene | None:
    """Four bases near each other wherever there is room."""
    x, y = chance.randrange(3000, 13000), chance.randrange(3000, 13000)
    spots = {"a3": (x, y)} | {
        name: (x + chance.randrange(-5500, 5500), y + chance.randrange(-5500, 5500)) for name in ("b1", "b2", "b3")
    }
    if not all(600 < n < 15400 for spot in spots.values() for n in spot):
        return None
    try:
        return scene(agenda=AGENDAS[layout], layout=layout, pieces=spots)
    except BadDescription:
        return None


def until(game: Scene, ask: str) -> Scene:
    """Everybody gives the first answer until that question is put."""
    while game.asks and game.asks[0][1] != ask:
        decision = game.table.waiting[0]
        choices = decision.choices
        choice = choices[0] if isinstance(choices, list) else choices.sample(lambda n: 0)
        assert game.table.choose(decision.seat, choice) is None
    return game
