"""What is typed after a command, read into what the engine takes."""

import json
import re
from typing import Annotated, Any

import typer

from ludotheque.bots.levels import USUAL
from ludotheque.bots.registry import bots_for
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
            raise BadUsage("cli-fault-option-form", text=text)
        known = rules.manifest.options.get(name)
        read = value if known is None else read_value(name, value, known)
        if options.get(name, read) != read:
            raise BadUsage("cli-fault-option-twice", name=name, one=str(options[name]), other=str(read))
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
        raise BadUsage("cli-fault-option-truth", name=name, value=value)
    if isinstance(option.default, int):
        if re.fullmatch(r"-?[0-9]{1,18}", value):
            return int(value)
        raise BadUsage("cli-fault-option-number", name=name, value=value)
    if isinstance(option.default, dict | list):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            raise BadUsage("cli-fault-option-json", name=name, value=value) from None
    return value


def read_seats(flag: str, text: str, seats: int) -> list[int]:
    """`1,3` or `all` as seats of that table: people count from 1."""
    if text == "all":
        return list(range(seats))
    found = [int(part) - 1 if re.fullmatch(r" *[0-9]{1,3} *", part) else seats for part in text.split(",")]
    if min(found) < 0 or max(found) >= seats or len(set(found)) != len(found):
        raise BadUsage("cli-fault-seats", flag=flag, text=text, seats=seats)
    return sorted(found)


def read_seat(flag: str, number: int | None, seats: int) -> int | None:
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise BadUsage("cli-fault-seat", flag=flag, number=number, seats=seats)
    return number - 1


def who_plays(game: str, seats: int, human: str | None, bots: str | None) -> list[str]:
    """For each seat PERSON or the level of a bot. Where nothing is said, the first is a person, the others are bots."""
    people = None if human is None else [] if human == "none" else read_seats("--human", human, seats)
    name, _, listed = (bots or USUAL).partition(":")
    levels = [level for kind in bots_for(game) for level in kind.levels]
    if name not in levels:
        raise BadUsage("cli-fault-level", flag="--bots", name=name, levels=", ".join(levels))
    machines = read_seats("--bots", listed, seats) if listed else None
    if people is not None and machines is not None and sorted(people + machines) != list(range(seats)):
        raise BadUsage("cli-fault-human-bots", human=human, bots=str(bots))
    if people is None:
        people = [0] if machines is None else [seat for seat in range(seats) if seat not in machines]
    return [PERSON if seat in people else name for seat in range(seats)]
