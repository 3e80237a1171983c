# interpreted
"""Steamwatchers' manifest, set-up and result."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Account, BadOption, Manifest, Option, Result, ranked
from ludotheque.games.steamwatchers import foresee as foreseen
from ludotheque.games.steamwatchers import phases, picture, printed, queries
from ludotheque.games.steamwatchers.account import account
from ludotheque.games.steamwatchers.check import FILES, HOUSE, SCENARIOS, check
from ludotheque.games.steamwatchers.codec import SteamCodec
from ludotheque.games.steamwatchers.given import build
from ludotheque.games.steamwatchers.loader import EDITIONS, load, mark, names, scenarios, texts, vouch_for
from ludotheque.games.steamwatchers.material import impossible
from ludotheque.games.steamwatchers.names import CLAN_IDS, DEPLOYED, SCENARIO_IDS
from ludotheque.games.steamwatchers.phases.actions import slot_cost
from ludotheque.games.steamwatchers.phases.great_white import final_score
from ludotheque.games.steamwatchers.phases.setup import lay_out
from ludotheque.games.steamwatchers.phases.turn import Play
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.policy import POLICY, SteamPolicy
from ludotheque.games.steamwatchers.sight import ENDING_IDS, SEES
from ludotheque.games.steamwatchers.space import SteamSpace
from ludotheque.games.steamwatchers.standing import SHOWS
from ludotheque.games.steamwatchers.state import (
    DEPLOYMENT,
    EXILED,
    NOBODY,
    RESERVED,
    SETUP,
    TITLE_IDS,
    Steam,
)
from ludotheque.games.steamwatchers.trial import trials
from ludotheque.kit.content.edition import EditionGame
from ludotheque.kit.content.toml_file import Fault
from ludotheque.kit.play.registry import discover

SCENARIO = SCENARIO_IDS[1]
MANY_BARRELS = 4  # left at the end: another action or two


class SteamwatchersGame(EditionGame):
    manifest = Manifest(
        id="steamwatchers",
        title="Steamwatchers",
        seats=(2, 5),
        stage="complete rules",
        version="1",
        options={
            "scenario": Option(SCENARIO, None, "one of the nine scenarios, or the file of another"),
            "content": Option("house", None, "house, or a folder with a map, clans and cards"),
        },
    )
    editions = EDITIONS
    shows = SHOWS
    sees = SEES
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "STW"
    fixed = ("content", "scenario", "width", "area_width")
    content_files = (*(f"{name}.toml" for name in FILES), SCENARIOS)
    contract_options = [
        {},
        {"scenario": "le_pillage_des_crames"},
        {"scenario": "le_reliquaire"},
        {"scenario": "le_rendez_vous"},
    ]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        scenario = load(options["content"], options["scenario"]).scenario
        if not scenario.min_players <= seats <= scenario.max_players:
            raise BadOption(
                f"The scenario {options['scenario']!r} is for {scenario.min_players} to {scenario.max_players} seats, "
                f"not {seats} (STW-204)."
            )

    def blank(self, seats: int, options: dict[str, Any]) -> SteamTable:
        return SteamTable(seats, load(options["content"], options["scenario"]))

    def create(self, seats: int, options: dict[str, Any]) -> SteamTable:
        state = self.blank(seats, options)
        lay_out(state)
        state.call(Play(0))
        return state

    def codec(self, state: Steam) -> SteamCodec:
        return SteamCodec(state)

    def space(self, state: Steam) -> SteamSpace:
        return SteamSpace(state.seats, state.content)

    def policy(self) -> SteamPolicy:
        return POLICY

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[SteamTable, dict[str, Any]]:
        return build(self, seats, options, description)

    def groups(self, state: Steam) -> list[str]:
        return [CLAN_IDS[state.clan(seat)] if state.clan(seat) != NOBODY else "none" for seat in range(state.seats)]

    def standing(self, state: Steam) -> list[int]:
        """GÉO as it would be measured now, less exile (STW-094, STW-099)."""
        seats = range(state.seats)
        return [int(queries.geo(state, seat) - state.get(seat, EXILED) // 2) for seat in seats]

    def stats(self, state: Steam) -> dict[str, Any]:
        """Turns played."""
        return {"rounds": int(state.turn)}

    def traits(self, state: Steam) -> dict[str, list[str]]:
        """The Deployment card of each clan (STW-048), the title it began with, and when it chose (STW-042, STW-043)."""
        seats = range(state.seats)
        cards = [int(state.get(seat, DEPLOYMENT)) for seat in seats]
        titles = [int(state.get(seat, RESERVED)) if state.phase == SETUP else 0 for seat in seats]
        return {
            "deployment": [f"deployment_{card}" if card else "" for card in cards],
            "first_title": [TITLE_IDS[title] if title else "" for title in titles],
            "turn_to_choose": [f"chose_{(seat - state.chooser) % state.seats + 1}" for seat in seats],
        }

    def habits(self, state: Steam, choices: list[Choice], seat: int) -> list[dict[str, Any]]:
        """Barrels that were never spent."""
        left = int(queries.barrels(state, seat))
        return [{"key": "habit-unspent", "n": left}] if left >= MANY_BARRELS else []

    def mark(self, content: str) -> str:
        return mark(content)

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        return {"scenario": scenarios(options["content"])}

    def why_not_served(self, options: dict[str, Any]) -> str | None:
        if (why := super().why_not_served(options)) is not None:
            return why
        known = list(scenarios(options.get("content", "house")))
        served = options.get("scenario", SCENARIO) in known
        return None if served else f"On this server the scenario is one of: {', '.join(known)}."

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)

    def words(self, state: Steam, seat: int, choice: Choice) -> dict[str, object]:
        """Action slots are counted from 1 for people, and named with their price; Deployment cards with their zones;
        to stop is called after what one stops."""
        if choice == ("stop",):
            return {"asked": state.stack[-1].prompt(state, seat)[1]}
        if len(choice) != 2 or not isinstance(choice[1], int):
            return {}
        if choice[0] == "deployment":
            first = (choice[1] - 1) * DEPLOYED
            zones = list(state.content.deployment_zones)[first : first + DEPLOYED]
            return {"zones": [state.content.zone_ids[zone] for zone in zones]}
        cost = {"cost": int(slot_cost(state, seat, choice[1]))} if choice[0] == "slot" else {}
        return {"place": choice[1] + 1, **cost}

    def content_faults(self, folder: Path) -> list[Fault]:
        """The built-in content is played all day; another is tried first."""
        return check(folder) or ([] if folder == HOUSE else trials(self, str(folder)))

    def foresee(self, state: Steam, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def measure(self, state: Steam, seat: int | None, question: Choice) -> dict[str, Any] | None:
        return None if seat is None else foreseen.measure(state, seat, question)

    def result(self, state: Steam) -> Result:
        """STW-097, STW-100, STW-101, STW-Q57  The winner found by Phase 5 or the last clan, then by GÉO, then fewest
        Quarantine tokens, then the Reservation track."""
        scores = [int(final_score(state, seat)) for seat in range(state.seats)]
        keys = [
            (
                seat == state.winner,
                state.alive(seat),
                score,
                -int(queries.quarantine_tokens(state, seat)),
                -int(state.get(seat, RESERVED)),
            )
            for seat, score in enumerate(scores)
        ]
        return Result(scores, ranked(keys), ENDING_IDS[state.ending])

    def account(self, state: Steam) -> Account:
        return account(state)

    def conserved(self, state: Steam) -> bool:
        """Nothing is missing, doubled, or where no rule ever puts it."""
        return impossible(state) is None

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        """Zones and seas are called as the map calls them, scenarios by their titles."""
        return names(options.get("content", "house"), lang, options.get("scenario", SCENARIO))

    def texts(self, options: dict[str, Any], lang: str) -> list[Path]:
        return texts(options.get("content", "house"), options.get("scenario", SCENARIO), lang)

    def vouch(self, options: dict[str, Any]) -> None:
        vouch_for(options)

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)
