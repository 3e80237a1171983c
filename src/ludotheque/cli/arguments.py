"""What is typed after a command, read into what the engine takes."""

import json
import re
from typing import Annotated, Any

import typer

from ludotheque.bots.levels import LEVELS, USUAL
from ludotheque.cli.faults import BadUsage
from ludotheque.core.game import Game, Manifest, Option
from ludotheque.match.registry import registry

YES, NO = ("true", "yes", "on", "1", "oui"), ("false", "no", "off", "0", "non")
SIDE_STAGES = ("calibration", "tutorial")  # listed after the games people come for
PERSON = "person"


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Id of a game; `ludotheque games` lists them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable.")
]


def games_in_order() -> list[Manifest]:
    """Whole games first, then those kept to calibrate or to teach."""
    return sorted((rules.manifest for rules in registry().values()), key=lambda m: (m.stage in SIDE_STAGES, m.id))


def read_options(rules: Game, typed: list[str] | None) -> dict[str, Any]:
    """`name=value` texts as options of that type; whether they fit together is for the game to say."""
    options: dict[str, Any] = {}
    for text in typed or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadUsage(f"--option {text}: write it as NAME=VALUE.")
        known = rules.manifest.options.get(name)
        read = value if known is None else read_value(name, value, known)
        if options.get(name, read) != read:
            raise BadUsage(f"--option {name} is given twice, as {options[name]!r} and as {read!r}: keep one.")
        options[name] = read
    rules.content.vouch(options)
    return options


def read_value(name: str, value: str, option: Option) -> object:
    for legal in option.values or ():
        if not isinstance(legal, bool) and str(legal) == value:
            return legal
    if isinstance(option.default, bool):
        if value.casefold() in YES + NO:
            return value.casefold() in YES
        raise BadUsage(f"--option {name}={value}: it is either true or false.")
    if isinstance(option.default, int):
        if re.fullmatch(r"-?[0-9]{1,18}", value):
            return int(value)
        raise BadUsage(f"--option {name}={value}: a whole number is expected.")
    if isinstance(option.default, dict | list):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise BadUsage(f"--option {name}={value}: JSON is expected.") from None
    return value


def read_seats(flag: str, text: str, seats: int) -> list[int]:
    """`1,3` or `all` as seats of that table: people count from 1."""
    if text == "all":
        return list(range(seats))
    found = [int(part) - 1 if re.fullmatch(r" *[0-9]{1,3} *", part) else seats for part in text.split(",")]
    if min(found) < 0 or max(found) >= seats or len(set(found)) != len(found):
        raise BadUsage(f"{flag} {text}: give different seats from 1 to {seats} with commas between, or all.")
    return sorted(found)


def read_seat(flag: str, number: int | None, seats: int) -> int | None:
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise BadUsage(f"{flag} {number}: the seats of this game go from 1 to {seats}.")
    return number - 1


def known_level(flag: str, name: str) -> str:
    if name not in LEVELS:
        raise BadUsage(f"{flag} {name}: there is no such level; the levels are: {', '.join(LEVELS)}.")
    return name


def who_plays(seats: int, human: str | None, bots: str | None) -> list[str]:
    """For each seat PERSON or the level of a bot. Where nothing is said, the first is a person, the others are bots."""
    people = None if human is None else [] if human == "none" else read_seats("--human", human, seats)
    name, _, listed = (bots or USUAL).partition(":")
    known_level("--bots", name)
    machines = read_seats("--bots", listed, seats) if listed else None
    if people is not None and machines is not None and sorted(people + machines) != list(range(seats)):
        raise BadUsage(
            f"--human {human} and --bots {bots} contradict each other: give each seat to one, or give only one."
        )
    if people is None:
        people = [0] if machines is None else [seat for seat in range(seats) if seat not in machines]
    return [PERSON if seat in people else name for seat in range(seats)]
