"""A game as its users hold it: set up tables, build positions, start fast states."""

from typing import Any

from ludotheque.core.chance import Dealer, Rigged, Seeded
from ludotheque.core.game import Game, Manifest
from ludotheque.core.state import State
from ludotheque.match.registry import registry, rules_of
from ludotheque.match.table import Table, new_seed


class Playable:
    """A registered game."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules
        self.manifest: Manifest = rules.manifest
        self.usual: dict[int, dict[str, Any]] = {}  # by the number of seats: the options where nobody chose any

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: dict[str, Any] | None = None,
        dealer: Dealer | None = None,
    ) -> Table:
        """A new table. Without a seed an unguessable one is drawn; `dealer` replaces seeded chance."""
        count = self.manifest.seats[0] if seats is None else seats
        full = self.rules.check_options(count, options)
        state = self.rules.create(count, full)
        state.dealer = dealer or Seeded(new_seed() if seed is None else str(seed))
        return Table(self.rules, state, full).begin()

    def given(
        self,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        chance: list[int] | None = None,
        seed: int | str = 0,
        **description: Any,
    ) -> Table:
        """A table at a described position; what is not said is completed. `chance` rigs the next draws."""
        count = self.manifest.seats[0] if seats is None else seats
        state, full = self.rules.given(count, options or {}, **description)
        state.dealer = Rigged(chance or [], int(state.count), str(seed))
        return Table(self.rules, state, full).begin(from_position=True)

    def start(self, seats: int | None = None, seed: int = 1, options: dict[str, Any] | None = None) -> State:
        """A bare compiled state for playouts and search: integers in, integers out, no log."""
        count = self.manifest.seats[0] if seats is None else seats
        full = None if options else self.usual.get(count)
        if full is None:
            full = self.rules.check_options(count, options)
            if not options:
                self.usual[count] = full
        state = self.rules.create(count, full)
        state.reseed(seed)
        state.settle()
        return state


def game(game_id: str) -> Playable:
    return Playable(rules_of(game_id))


def games() -> dict[str, Manifest]:
    return {game_id: rules.manifest for game_id, rules in registry().items()}
