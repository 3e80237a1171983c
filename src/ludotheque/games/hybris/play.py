"""The game as tables play it: what an element says can be carried out, what a seat cannot know can be drawn anew."""

from mypy_extensions import i64

from ludotheque.games.hybris.belief import imagine_into
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.state import Hybris
from ludotheque.kit.effects.selectors import NONE


class HybrisTable(Hybris):
    """A game of Hybris."""

    def clone(self) -> "HybrisTable":
        other = HybrisTable(0, self.content, self.scenario, self.variants)
        other.seats = self.seats
        self.copy_base(other)
        self.copy_board(other)
        return other

    def imagine(self, seat: i64, key: i64) -> "HybrisTable":
        world = self.clone()
        world.reseed(key)
        imagine_into(world, seat)
        return world

    def start(self, seat: i64, element: i64, section: i64) -> None:
        first = self.content.book.start(element, section)
        if first > 0:
            self.call(Power(seat, element, NONE, NONE, section, first))
