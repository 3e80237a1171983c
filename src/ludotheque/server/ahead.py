"""Which questions may be put to a seat before long. Worlds that it takes for possible are played on at random, always
the same ones: whoever asks learns nothing that is hidden, and nothing more by asking again."""

import functools
import json
import random
from typing import Any

from ludotheque.core.domains import Choice, Domain
from ludotheque.match.position import load
from ludotheque.match.table import Table
from ludotheque.server import cards, clock
from ludotheque.server.sentences import LANGUAGES, texts

WORLDS = 24
STEPS = 150  # moves in each
QUESTIONS = 5  # put to the seat in each
CHOICES = 60  # told of each question
SAMPLES = 6  # of what is too much to list
TIME = 1.0  # seconds of the processor


def answers(table: Table, seat: int, rng: random.Random) -> list[Choice]:
    """What may be answered there, or some of it; nobody gives the game up."""
    decision = table.decision(seat)
    offered = decision.choices
    if isinstance(offered, Domain):
        found = [offered.sample(rng.randrange) for _ in range(SAMPLES)]
        found += [] if decision.default is None else [decision.default]
    else:
        found = offered
    return [choice for choice in found if choice[0] not in table.rules.grave] or [*found]


def unmet(table: Table, seat: int) -> set[str]:
    """The pieces that seat may not even know the names of, where these spoil the game."""
    door = table.rules.content
    if not door.spoils:
        return set()
    words: set[str] = set()
    for told in (table.view(seat), table.events(seat)):
        cards.gather(told, words)
    return set(door.names(table.options, LANGUAGES[0])) - door.met(table.options, words)


class Found:
    """A question, and what it was met with."""

    def __init__(self, rule: str) -> None:
        self.rule, self.worlds = rule, 0
        self.defaults: set[Choice | None] = set()
        self.say: dict[Choice, dict[str, str]] = {}


def ahead(table: Table, seat: int, names: dict[str, list[str]], languages: list[str]) -> list[dict[str, Any]]:
    voices = {lang: texts(table.rules, lang, table.options, names[lang]) for lang in LANGUAGES if lang in languages}
    found: dict[str, Found] = {}
    hidden = unmet(table, seat)
    end = clock.processor() + TIME
    for number in range(WORLDS):
        for ask in look_on(table, seat, random.Random(number), voices, found, hidden, end):
            found[ask].worlds += 1
        if clock.processor() > end:
            break
    ranked = sorted(found, key=lambda ask: -found[ask].worlds)
    return [
        {
            "ask": ask,
            "rule": found[ask].rule,
            "choices": [list(choice) for choice in found[ask].say],
            "default": always(found[ask].defaults),
            "question": {lang: voice.ask(ask, seat) for lang, voice in voices.items()},
            "say": {lang: [said[lang] for said in found[ask].say.values()] for lang in voices},
        }
        for ask in ranked
    ]


def always(defaults: set[Choice | None]) -> list[object] | None:
    only = next(iter(defaults)) if len(defaults) == 1 else None
    return None if only is None else [*only]


def look_on(
    table: Table,
    seat: int,
    rng: random.Random,
    voices: dict[Any, Any],
    found: dict[str, Found],
    hidden: set[str],
    end: float,
) -> set[str]:
    """Play one world on, and gather what the seat is asked in it: not what it is asked already."""
    world, met, asked = table.imagine(seat, rng), set(), 0
    if world.state.asked() >> seat & 1:
        world.choose(seat, rng.choice(answers(world, seat, rng)))
    for _ in range(STEPS):
        if world.over or asked >= QUESTIONS or clock.processor() > end:
            break
        waiting = [n for n in range(world.state.seats) if world.state.asked() >> n & 1]
        mover = seat if seat in waiting else rng.choice(waiting)
        offered = answers(world, mover, rng)
        if mover == seat:
            asked += 1
            decision = world.decision(seat)
            met.add(decision.ask)
            found.setdefault(decision.ask, Found(decision.rule)).defaults.add(decision.default)
            known = [choice for choice in offered if hidden.isdisjoint(choice)]
            gather(world, seat, known, voices, found[decision.ask])
        if world.choose(mover, rng.choice(offered)) is not None:
            break
    return met


def gather(world: Table, seat: int, offered: list[Choice], voices: dict[Any, Any], found: Found) -> None:
    for choice in offered:
        if choice not in found.say and len(found.say) < CHOICES:
            words = world.rules.speech.words(world.state, seat, choice)
            found.say[choice] = {lang: voice.choice(choice, words) for lang, voice in voices.items()}


@functools.lru_cache(maxsize=4)
def laid(position: bytes) -> Table:
    return load(json.loads(position))


def ahead_beside(
    position: bytes, seat: int, names: dict[str, list[str]], languages: list[str]
) -> tuple[list[dict[str, Any]], float]:
    """In the worker: what was found, and what it cost."""
    began = clock.processor()
    told = ahead(laid(position), seat, names, languages)
    return told, clock.processor() - began
