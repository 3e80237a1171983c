"""Scenes: a described position of Diktat, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.games.diktat import acts, queries, state
from ludotheque.games.diktat.names import GOOD_IDS, SCREENED, SECTOR_IDS
from ludotheque.games.diktat.state import Belief
from tests.games.shared.scenes import PlayedScene


def scene(seats: int = 2, **description: Any) -> Scene:
    """A position on the fixture content; everything `given` accepts (docs/positions.md)."""
    return Scene(ludotheque.game("diktat").given(seats=seats, **description))


def fresh(seats: int, seed: int = 1, **options: Any) -> Scene:
    """A new game on the fixture content, unless the options say otherwise."""
    return Scene(ludotheque.game("diktat").new(seats, seed=seed, options={"content": "fixture", **options}))


class Scene(PlayedScene):
    def pass_windows(self) -> Scene:
        """Everybody passes until another kind of decision is pending (or the game is over)."""
        while self.table.waiting and self.table.waiting[0].ask == "window":
            self.play(self.table.waiting[0].seat, "pass")
        return self

    def deal(self, seat: int, other: int, items: str) -> Scene:
        """An offer that the other side accepts, e.g. deal(0, 1, "give:pp:2 get:marker:karst")."""
        self.play(seat, f"offer {other} {items}")
        return self.play(other, f"accept {self.table.view(other)['offers'][-1]['offer']}")

    def goods(self, name: str) -> list[int]:
        return [int(self.state.get(seat, GOOD_IDS.index(name))) for seat in range(self.state.seats)]

    def counts(self, observer: int, owner: int) -> dict[str, int]:
        """What a seat can count of another's screen: its goods, Agents gone unseen, hidden deals it was no party to."""
        known = [int(self.state.believed(observer, owner, column)) for column in range(Belief.WIDTH)]
        return dict(zip([*GOOD_IDS[:SCREENED], "unseen", "deals"], known, strict=True))

    @property
    def pp(self) -> list[int]:
        return self.goods("pp")

    @property
    def vp(self) -> list[int]:
        return [int(queries.vp(self.state, seat)) for seat in range(self.state.seats)]

    @property
    def rank(self) -> list[int]:
        return [int(queries.rank(self.state, seat)) for seat in range(self.state.seats)]

    def piles(self, sector: str) -> list[str]:
        """The piles of a sector as "owner: pawns top first", the real ones."""
        s, out = self.state, []
        for pile in self.numbers(sector):
            pawns = [s.pawns[s.find_pawn(pile, i)] for i in range(1, s.height(pile) + 1)]
            owner = "others" if s.owner(pile) == state.OTHERS else "ABCDE"[s.owner(pile)]
            out.append(f"{owner}: " + ",".join("CGE"[state.kind_of(pawn)] for pawn in pawns))
        return out

    def pile(self, sector: str, nth: int = 0) -> int:
        """The number of the nth pile of a sector, as choices name it."""
        return self.numbers(sector)[nth]

    def numbers(self, sector: str) -> list[int]:
        return [int(pile) for pile in acts.piles_in(self.state, SECTOR_IDS.index(sector))]

    def on(self, sector: str) -> dict[str, int]:
        return self.table.view(None)["sectors"][sector]


def offer(t: Scene, seat: int, other: int, items: str) -> int:
    """Make an offer; its number."""
    t.play(seat, f"offer {other} {items}")
    return int(t.table.view(seat)["offers"][-1]["offer"])


SEND = ["send", "name karst", "add citizen", "ready"]


EXTEND = ["extend", "keep"]


def sworn(clause: str, **more: Any) -> Scene:
    """A scene of three in which A has sworn that clause to B, until the end of this Cycle."""
    pawns = {"pawns": [1, 1, 1]} if more.get("phase", "manoeuvres") in ("manoeuvres", "first_player") else {}
    return scene(3, **{**pawns, **more}).deal(0, 1, f"i:{clause}:0")


def act(t: Scene, moves: list[str]) -> Scene:
    for move in moves:
        if move.startswith("deal "):
            t.deal(0, 1, move[5:])
        elif move.startswith("bid "):
            t.pass_windows().play(0, move)
        else:
            t.play(0, move)
    return t


def end_cycle(t: Scene) -> Scene:
    """Nobody answers until the next Cycle begins."""
    cycle = t.table.view(None)["cycle"]
    while not t.table.over and t.table.view(None)["cycle"] == cycle:
        t.time_out()
    return t


def breaches(t: Scene) -> list[int]:
    return [t.player(seat)["breaches"] for seat in range(t.state.seats)]


def struggle(seats: int, piles: dict[str, list[str]], **description: Any) -> Scene:
    """The first sector of `piles` is named and its bids are asked for."""
    t = scene(seats, phase="resolution", piles=piles, **description)
    return t.play(t.asks[0][0], f"name {next(iter(piles))}").pass_windows()
