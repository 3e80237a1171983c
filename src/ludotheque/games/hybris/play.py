"""The game as tables play it: what an element says can be carried out, what a seat cannot know can be drawn anew."""

from mypy_extensions import i64

from ludotheque.core.position import position
from ludotheque.games.hybris import names
from ludotheque.games.hybris.belief import imagine_into
from ludotheque.games.hybris.phases.actions import grant
from ludotheque.games.hybris.phases.end_of_ages import FearFight
from ludotheque.games.hybris.phases.forge import can_produce
from ludotheque.games.hybris.phases.olympus import can_design
from ludotheque.games.hybris.phases.powers import Power
from ludotheque.games.hybris.phases.triggers import set_off
from ludotheque.games.hybris.state import Hybris
from ludotheque.kit.effects.selectors import NONE


@position
class HybrisTable(Hybris):
    """A game of Hybris."""

    def imagine(self, seat: i64, key: i64) -> "HybrisTable":
        world = self.clone()
        world.reseed(key)
        imagine_into(world, seat)
        return world

    def start(self, seat: i64, element: i64, section: i64) -> None:
        first = self.content.book.start(element, section)
        if first > 0:
            self.call(Power(seat, element, NONE, NONE, section, first))

    def act(self, seat: i64, action: i64) -> None:
        grant(self, seat, action)

    def grants(self, action: i64) -> bool:
        if action == names.PRODUCE:
            return can_produce(self)
        if action == names.DESIGN:
            return can_design(self)
        return action != names.TRAIN or len(self.arena) + len(self.arena_discard) > 0

    def face(self, seat: i64, primordial: i64) -> None:
        self.call(FearFight(seat, primordial))

    def happens(self, event: i64, seat: i64, city: i64) -> None:
        set_off(self, event, seat, city)
