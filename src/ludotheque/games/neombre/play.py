"""The game as tables play it: what a card says can be carried out, in a world that can be copied and imagined."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Frame
from ludotheque.games.neombre import names
from ludotheque.games.neombre.belief import imagine_hand
from ludotheque.games.neombre.phases.aftermath import Reactions
from ludotheque.games.neombre.phases.cards import Deed, resolve
from ludotheque.games.neombre.piles import laid
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.selectors import NONE


class NomineesTable(Nominees):
    """A table of Les Nominés du Néombre."""

    def clone(self) -> "NomineesTable":
        other = NomineesTable(0, self.content)
        other.seats = self.seats
        other.figures = self.figures
        self.copy_base(other)
        self.copy_table(other)
        return other

    def imagine(self, seat: i64, key: i64) -> "NomineesTable":
        """Only chance is unknown, for no order is kept that somebody could not know; and, where a table wants it so,
        the hands of the others."""
        world = self.clone()
        world.reseed(key)
        if self.reads(names.OWN_HANDS):
            other: i64
            for other in range(self.seats):
                if other != seat:
                    imagine_hand(world, other)
        return world

    def scope(self, seat: i64, source: i64, it: vec[i64], given: vec[i64]) -> Effect[Any]:
        deed = Deed(self.decider(seat), source, it, given)
        deed.me = seat
        return deed

    def queue(self, batch: vec[i64]) -> Frame[Any]:
        return Reactions(0, batch)

    def gone(self, key: i64, source: i64, seat: i64) -> None:
        """NEO-050, NEO-Q143  An enchantment that is over goes to its owner's discard."""
        self.discards[seat] = laid(self.discards[seat], source)

    def perform(self, who: i64, element: i64, section: i64, given: vec[i64]) -> None:
        start = self.content.start(element, section)
        if start > 0:
            deed = Deed(self.decider(who), element, NONE, given, section, start)
            deed.me = who
            self.call(deed)

    def cast(self, figure: i64, design: i64, how: i64) -> None:
        resolve(self, figure, design, how)
