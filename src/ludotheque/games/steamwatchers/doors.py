# interpreted
"""What Steamwatchers offers beside its rules: maps, cards and scenarios, figures, and words."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.doors import LabDoor, SpeechDoor
from ludotheque.core.game import Game
from ludotheque.games.steamwatchers import picture, printed, queries
from ludotheque.games.steamwatchers.check import FILES, HOUSE, SCENARIOS, check
from ludotheque.games.steamwatchers.loader import EDITIONS, mark, names, players, scenarios, texts, vouch_for
from ludotheque.games.steamwatchers.names import CLAN_IDS, DEPLOYED, SCENARIO_IDS
from ludotheque.games.steamwatchers.phases.actions import slot_cost
from ludotheque.games.steamwatchers.records import RECORDS
from ludotheque.games.steamwatchers.state import NOBODY, SETUP, TITLE_IDS, Player, Steam
from ludotheque.games.steamwatchers.trial import trials
from ludotheque.games.steamwatchers.vocabulary import VOCABULARY
from ludotheque.kit.content.edition import EditionDoor
from ludotheque.kit.content.toml_file import Fault

SCENARIO = SCENARIO_IDS[1]
MANY_BARRELS = 4  # left at the end: another action or two


class SteamContent(EditionDoor):
    editions, records = EDITIONS, RECORDS
    folders = {"scenarios": "scenario"}
    printed_as = {"ColumnCard": "{zone}"}
    words = VOCABULARY
    files = (*(f"{name}.toml" for name in FILES), SCENARIOS)

    def __init__(self, game: Game) -> None:
        self.game = game  # by which scenarios from outside are tried

    def edition_mark(self, content: str) -> str:
        return mark(content)

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        return {"scenario": scenarios(options["content"])}

    def seats_for(self, options: dict[str, Any]) -> dict[str, dict[str, tuple[int, int]]]:
        return {"scenario": players(options["content"])}

    def why_not_served(self, options: dict[str, Any]) -> dict[str, str] | None:
        if (why := super().why_not_served(options)) is not None:
            return why
        known = list(scenarios(options.get("content", "house")))
        if options.get("scenario", SCENARIO) in known:
            return None
        listed = ", ".join(known)
        return {
            "en": f"On this server the scenario is one of: {listed}.",
            "fr": f"Les scénarios de ce serveur : {listed}.",
        }

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)

    def faults(self, folder: Path) -> list[Fault]:
        """The built-in content is played all day; another is tried first."""
        return check(folder) or ([] if folder == HOUSE else trials(self.game, str(folder)))

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        """Zones and seas are called as the map calls them, scenarios by their titles."""
        return names(options.get("content", "house"), lang, options.get("scenario", SCENARIO))

    def texts(self, options: dict[str, Any], lang: str) -> list[Path]:
        return texts(options.get("content", "house"), options.get("scenario", SCENARIO), lang)

    def vouch(self, options: dict[str, Any]) -> None:
        vouch_for(options)


class SteamLab(LabDoor):
    def groups(self, state: Steam) -> list[str]:
        return [CLAN_IDS[state.clan(seat)] if state.clan(seat) != NOBODY else "none" for seat in range(state.seats)]

    def standing(self, state: Steam) -> list[int]:
        """GÉO as it would be measured now, less exile (STW-094, STW-099)."""
        seats = range(state.seats)
        return [int(queries.geo(state, seat) - state.get(seat, Player.exiled) // 2) for seat in seats]

    def stats(self, state: Steam) -> dict[str, Any]:
        """Turns played."""
        return {"rounds": int(state.turn)}

    def traits(self, state: Steam) -> dict[str, list[str]]:
        """The Deployment card of each clan (STW-048), the title it began with, and when it chose (STW-042, STW-043)."""
        seats = range(state.seats)
        cards = [int(state.get(seat, Player.deployment)) for seat in seats]
        titles = [int(state.get(seat, Player.reserved)) if state.phase == SETUP else 0 for seat in seats]
        return {
            "deployment": [f"deployment_{card}" if card else "" for card in cards],
            "first_title": [TITLE_IDS[title] if title else "" for title in titles],
            "turn_to_choose": [f"chose_{(seat - state.chooser) % state.seats + 1}" for seat in seats],
        }

    def habits(self, state: Steam, choices: list[Choice], seat: int) -> list[dict[str, Any]]:
        """Barrels that were never spent."""
        left = int(queries.barrels(state, seat))
        return [{"key": "habit-unspent", "n": left}] if left >= MANY_BARRELS else []


class SteamSpeech(SpeechDoor):
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

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)
