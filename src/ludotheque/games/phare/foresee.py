# interpreted
"""What a choice would do, for whoever is about to make it, whatever the dice and the other keepers do."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.vecs import of
from ludotheque.games.phare.state import LANES, SIDES, TANK, Coast, ship_at


def foresee(s: Coast, seat: int, choice: Choice) -> dict[str, Any] | None:
    match choice:
        case ("keep" | "fetch" as task,):
            own = min(TANK, int(s.oil) + (task == "fetch"))
            return {"oil": [own, min(TANK, own + int(s.seats) - 1)]}
        case ("light", int(x), int(y)):
            coast = s.clone()
            coast.lanterns = of([*s.lanterns, x, y])
            return {"lit": squares(coast), "before": squares(s), "of": LANES * LANES}
        case ("flare",):
            return {"lit": sum(s.lights(s.lane, drift) for drift in range(LANES)), "of": LANES}
        case ("tow", str(side)):
            lane = s.lane + 2 * SIDES.index(side) - 1
            return {"lit": bool(s.lights(lane, s.drift)), "ship": [int(n) for n in ship_at(lane, s.drift)]}
        case _:
            return None


def squares(s: Coast) -> int:
    """How many of the squares where a ship may come are lit."""
    return sum(s.lights(lane, drift) for lane in range(LANES) for drift in range(LANES))
