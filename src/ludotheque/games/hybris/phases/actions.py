"""Which procedure an action is (HYB-095, HYB-054): as the action of an activation, or given by an effect."""

from mypy_extensions import i64

from ludotheque.games.hybris import effects, names, state
from ludotheque.games.hybris.phases.cities import Influence
from ludotheque.games.hybris.phases.deploying import Deploy
from ludotheque.games.hybris.phases.forge import Manufacture, can_produce, produce
from ludotheque.games.hybris.phases.gains import draw_arena
from ludotheque.games.hybris.phases.moirai import Accomplish, Fight
from ludotheque.games.hybris.phases.olympus import Convert, Design
from ludotheque.games.hybris.phases.oracle import Presage, perceive
from ludotheque.games.hybris.phases.underworld import Resurrect, drain
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris


def perform(s: Hybris, seat: i64, character: i64, action: i64) -> None:
    """HYB-095  The action of an activation."""
    city = s.facts[Facts.sent_city]
    if action == names.CONVERT:
        s.call(Convert(seat))
    elif action == names.MANUFACTURE:
        s.call(Manufacture(seat))
    elif action == names.PERCEIVE:
        perceive(s, seat)
        s.happens(effects.PERCEIVED, seat, NOBODY)
    elif action == names.PRESAGE:
        s.call(Presage(seat))
    elif action == names.ACCOMPLISH:
        s.call(Accomplish(seat, character))
    elif action == names.FIGHT:
        s.call(Fight(seat, character))
    elif action == names.RESURRECT:
        s.call(Resurrect(seat))
    elif action == names.DRAIN:
        drain(s, seat, character == state.FIGURE)
        s.happens(effects.DRAINED, seat, NOBODY)
    elif action == names.INFLUENCE:
        s.call(Influence(seat, city))
    elif action == names.DEPLOY:
        s.call(Deploy(seat, character, city))
    else:
        grant(s, seat, action)


def grant(s: Hybris, seat: i64, action: i64) -> None:
    """HYB-054, HYB-Q126  An action that an effect gives: without a character, carried out if it is possible."""
    if action == names.CONVERT:
        s.call(Convert(seat, 1))
    elif action == names.DESIGN:
        s.call(Design(seat))
    elif action == names.PRODUCE:
        if can_produce(s):
            produce(s, seat)
    elif action == names.TRAIN:
        draw_arena(s, seat)
    else:
        s.call(Influence(seat))
