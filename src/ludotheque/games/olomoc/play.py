"""The game as tables play it: abilities can be carried out, in a world that can be copied and imagined."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.position import position
from ludotheque.games.olomoc import rows
from ludotheque.games.olomoc.phases.abilities import Deed
from ludotheque.games.olomoc.phases.attack import Opportunities, Opportunity
from ludotheque.games.olomoc.state import FIRST_MARKER, HOSTILE_SIDE, NOBODY, PIECES, ROUAGES, Bloc
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import NO_CONTEXT
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.play.sealed import imagine_sealed


@position
class BlocTable(Bloc):
    """A table of Olomòc."""

    def open_box(self) -> None:
        super().open_box()
        piece: i64
        for piece in range(PIECES):
            side: i64 = NOBODY if piece >= FIRST_MARKER else HOSTILE_SIDE
            self.discs[piece * plane.DISC + 3] = side if piece >= ROUAGES else self.owner(piece)

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
