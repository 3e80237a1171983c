# interpreted: it guards what comes from outside
"""What holds between the fields of a position of Le Phare."""

from ludotheque.core.laws import Broken, Laws
from ludotheque.core.vecs import of
from ludotheque.games.phare.state import Coast, why_not_light

LAWS = Laws(Coast)


@LAWS.law(
    "PHA-06",
    "lanterns",
    en="the one at {x}, {y} stands off the coast, or too close to another",
    fr="celle de {x}, {y} est hors de la côte, ou trop proche d’une autre",
)
def lanterns_have_room(s: Coast) -> Broken:
    before = Coast(s.seats)
    for x, y in zip(s.lanterns[::2], s.lanterns[1::2], strict=True):
        if why_not_light(before, x, y) is not None:
            yield {"x": x, "y": y}
        before.lanterns = of([*before.lanterns, x, y])


@LAWS.law(
    "PHA-05",
    "lanterns home wrecks",
    en="{n} lanterns stand after {nights} nights, which home and wrecks count",
    fr="il y a {n} lanternes après {nights} nuits, que comptent home et wrecks",
)
def one_lantern_a_night(s: Coast) -> Broken:
    """The night that has not ended may have lit one more."""
    lanterns, nights = len(s.lanterns) // 2, s.home + s.wrecks
    if lanterns > nights + 1:
        yield {"n": lanterns, "nights": nights}
