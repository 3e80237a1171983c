"""The game as tables play it: abilities can be carried out, in a world that can be copied and imagined."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.olomoc import rows
from ludotheque.games.olomoc.phases.abilities import Deed
from ludotheque.games.olomoc.phases.attack import Opportunities, Opportunity
from ludotheque.games.olomoc.state import Bloc
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import NO_CONTEXT
from ludotheque.kit.play.sealed import imagine_sealed


class BlocTable(Bloc):
    """A table of Olomòc."""

    def clone(self) -> "BlocTable":
        other = BlocTable(self.seats, self.content)
        self.copy_base(other)
        self.copy_bloc(other)
        return other

    def imagine(self, seat: i64, key: i64) -> "BlocTable":
        """OLO-Q97  Chance to come and the cards not turned up of the other's row are unknown; which ministries the
        other holds follows from one's own and the fallen one."""
        world = self.clone()
        world.reseed(key)
        imagine_sealed(world, seat)
        rows.imagine_row(world, 1 - seat)
        return world

    def scope(self, seat: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> Effect[Any]:
        deed = Deed(self.owner(seat), source, it, given)
        deed.me = seat
        if context != NO_CONTEXT:
            deed.asking = context
        return deed

    def opportunities(self, foes: vec[i64], mover: i64) -> None:
        if len(foes) == 1:
            self.call(Opportunity(self.owner(foes[0]), foes[0], mover))
        else:
            self.call(Opportunities(self.priority, mover, foes))
