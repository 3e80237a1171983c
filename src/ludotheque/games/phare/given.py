# interpreted: it reads what people write
"""A dusk from a partial description: KEYS says what a description can say."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.vecs import of
from ludotheque.games.phare.phases.night import Nights
from ludotheque.games.phare.state import HEIGHT, LOST, SAVED, WIDTH, Coast
from ludotheque.kit.content.described import Described, Key

COUNTS = ("oil", "lens", "home", "wrecks")
KEYS = (
    Key("lanterns", "where lanterns stand", "none", "`[[1000, 2000]]`: x and y in thousandths of a cable"),
    Key("oil", "cans of oil", "what the campaign hands over, else 2", field="oil"),
    Key("lens", "lenses", "what the campaign hands over, else 0", field="lens"),
    Key("home", "ships that came home", "0", field="home"),
    Key("wrecks", "ships that were lost", "0", field="wrecks"),
    Key("watch", "who has the watch", "seat 0", "a seat"),
)


def build(game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]) -> tuple[Coast, dict[str, Any]]:
    told = Described(description, seats, KEYS)
    full = told.read_options(game, options)
    coast = game.create(seats, full)
    assert isinstance(coast, Coast)
    told.read_fields(coast, {}, *COUNTS)
    lengths: list[int] = []
    for spot in told.listed(told.take("lanterns", []), "lanterns"):
        if len(told.listed(spot, "a lantern")) != 2:
            raise told.bad(f"a lantern stands at x and y, not at {spot!r}.")
        lengths += [told.number(spot[0], "x", 0, WIDTH), told.number(spot[1], "y", 0, HEIGHT)]
    coast.lanterns = of(lengths)
    watch = told.seat(told.take("watch", 0))
    if coast.home >= SAVED or coast.wrecks >= LOST:
        raise told.bad(f"home={coast.home}, wrecks={coast.wrecks}: that game is over (PHA-13).")
    if len(lengths) // 2 > coast.home + coast.wrecks:
        raise told.bad("lanterns: at dusk there are no more of them than nights behind, home and wrecks (PHA-05).")
    told.check(game, coast)
    coast.stack.clear()
    coast.call(Nights(watch))
    return coast, full
