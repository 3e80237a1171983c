# interpreted
"""Le Phare's manifest: who plays, what is seen, how choices are written, who won, what the next game inherits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.core.codec import Codec
from ludotheque.core.domains import Choice
from ludotheque.core.doors import SpeechDoor
from ludotheque.core.fields import NOBODY
from ludotheque.core.frame import by_id
from ludotheque.core.game import BadOption, Game, Manifest, Option, Result
from ludotheque.core.position import new
from ludotheque.core.sight import By, sights
from ludotheque.games.phare import foresee as foreseen
from ludotheque.games.phare.given import build
from ludotheque.games.phare.laws import LAWS
from ludotheque.games.phare.phases.night import Dusk, Lantern, Nights, Rescue
from ludotheque.games.phare.space import CoastSpace
from ludotheque.games.phare.state import (
    FETCH,
    FLARE,
    HEIGHT,
    KEEP,
    LANES,
    LENSES,
    LIGHT,
    SAVED,
    SIDES,
    TANK,
    TOW,
    UNSAID,
    WIDTH,
    Coast,
    ship_at,
)
from ludotheque.kit.play.window import PASS

CABLE = 1_000
FIRST_OIL = 2
VERBS = {
    KEEP: ("keep",),
    FETCH: ("fetch",),
    LIGHT: ("light", "int", "int"),
    FLARE: ("flare",),
    TOW: ("tow", "side"),
    PASS: ("pass",),
}


def own_task(coast: Coast, seat: int | None) -> str | None:
    """PHA-03  Each keeper knows the task they have sealed, and no other."""
    if seat is None or coast.tasks[seat] == UNSAID:
        return None
    return VERBS[coast.tasks[seat]][0]


def ship(s: Coast) -> list[int] | None:
    """Where she lies, if she is in sight."""
    return None if s.lane == NOBODY else [int(n) for n in ship_at(s.lane, max(s.drift, 0))]


class Drawn(SpeechDoor):
    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        """The coast from the north down, a mark for each square cable, and the counts below."""
        rows = [["."] * (WIDTH // CABLE) for _ in range(HEIGHT // CABLE)]
        spots = [(x, y, "*") for x, y in zip(view["lanterns"][::2], view["lanterns"][1::2], strict=True)]
        if view["lane"] != NOBODY:
            spots.append((*ship_at(view["lane"], view["drift"]), "S"))
        for x, y, mark in spots:
            rows[min(y // CABLE, len(rows) - 1)][min(x // CABLE, len(rows[0]) - 1)] = mark
        counts = {name: view[name] for name in ("oil", "lens", "home", "wrecks")}
        return "\n".join([*(" ".join(row) for row in reversed(rows)), say("coast", **counts)])


class Phare(Game):
    manifest = Manifest(
        id="phare",
        title="Le Phare",
        seats=(1, 4),
        stage="tutorial",
        version="1",
        options={"campaign": Option(default={}, about="what the game before left: {'oil': 0 to 4, 'lens': 0 to 2}")},
        cooperative=True,
    )
    sees = sights(Coast, tasks=By(own_task))
    shows = {"reach": lambda s: int(s.reach()), "ship": ship, "lanes": lambda s: LANES}
    frames = by_id(Nights, Dusk, Lantern, Rescue)
    text = str(Path(__file__).with_name("text"))
    ledger = "PHA"
    laws = LAWS
    speech = Drawn()
    contract_options = [{}, {"campaign": {"oil": 4, "lens": 1}}]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """PHA-14  A campaign hands over oil and lenses, nothing else."""
        most = {"oil": TANK, "lens": LENSES}
        for name, value in options["campaign"].items():
            if name not in most:
                raise BadOption(
                    en=f"A campaign of {self.manifest.title} carries 'oil' and 'lens', not {name!r}.",
                    fr=f"Une campagne du Phare transmet « oil » et « lens », pas {name!r}.",
                )
            if type(value) is not int or not 0 <= value <= most[name]:
                raise BadOption(
                    en=f"The campaign's {name!r} is {value!r}; it must be a number from 0 to {most[name]}.",
                    fr=f"Dans la campagne, {name!r} vaut {value!r} ; c’est un nombre de 0 à {most[name]}.",
                )

    def blank(self, seats: int, options: dict[str, Any]) -> Coast:
        return new(Coast, seats)

    def create(self, seats: int, options: dict[str, Any]) -> Coast:
        coast = self.blank(seats, options)
        coast.oil = options["campaign"].get("oil", FIRST_OIL)
        coast.lens = options["campaign"].get("lens", 0)
        coast.call(Nights(0))
        return coast

    def codec(self, state: Coast) -> Codec:
        return Codec(VERBS, {"side": SIDES})

    def space(self, state: Coast) -> CoastSpace:
        return CoastSpace()

    def result(self, state: Coast) -> Result:
        """PHA-01  All win together or lose together; each seat scores the ships that came home."""
        won = state.home == SAVED
        carried: dict[str, object] | None = None
        if won:  # PHA-14
            carried = {"oil": int(state.oil), "lens": min(LENSES, int(state.lens) + 1)}
        scores = [int(state.home)] * int(state.seats)
        ranking = [1 if won else 2] * int(state.seats)
        return Result(scores, ranking, "safe-coast" if won else "lost-coast", carried)

    def foresee(self, state: Coast, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[Coast, dict[str, Any]]:
        return build(self, seats, options, description)
