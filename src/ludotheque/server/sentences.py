"""The server's own sentences, and those of the games with the names of the people at the table."""

import functools
import re
from collections.abc import Callable, Iterable, Mapping
from importlib import resources
from typing import Any, get_args

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from ludotheque.bots.reasons import FORESEEN
from ludotheque.core.domains import Choice
from ludotheque.core.game import Game, Said
from ludotheque.match.campaign import CARRIED
from ludotheque.match.notation import BadNotation
from ludotheque.match.texts import Texts
from ludotheque.server.wire import Fault, Language, Reason, Sentence

KEPT = 20_000  # sentences of one game in one language

LANGUAGES: tuple[Language, ...] = get_args(Language)


@functools.cache
def bundle(lang: Language) -> FluentBundle:
    text = (resources.files("ludotheque.server") / "text" / f"{lang}.ftl").read_text("utf-8")
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def phrase(text_id: str, lang: Language, **values: object) -> str:
    pattern = bundle(lang).get_message(text_id).value
    assert pattern is not None
    return str(bundle(lang).format_pattern(pattern, values)[0])


def both(text_id: str, **values: object) -> Mapping[str, str]:
    return {lang: phrase(text_id, lang, **values) for lang in LANGUAGES}


Detail = str | Mapping[str, str]  # of a fault: the same in every language, or a text for each


def sentence(why: str, detail: Detail = "") -> Sentence:
    """What to tell a person about a fault of that kind, in every language."""
    told = {lang: detail if isinstance(detail, str) else detail[lang] for lang in LANGUAGES}
    return {lang: phrase(f"fault-{why}", lang, detail=told[lang]) for lang in LANGUAGES}


@functools.cache
def engine(lang: Language) -> Texts:
    return Texts(None, lang)


def mistyped(error: BadNotation) -> Detail:
    return {lang: engine(lang).format(f"why-{error.why}", at=error.at) for lang in LANGUAGES}


def unplayable(error: BaseException) -> Detail:
    """What is wrong with the file of a game: what it says itself in both languages, or that it cannot be read."""
    told: BaseException | None = error
    while told is not None and not isinstance(told, Said):
        told = told.__cause__
    return told.say if told is not None else both("file-unreadable")


def unread(error: Exception) -> Detail:
    """What is wrong with the body of a request, in our words: the decoder has its own, in one language."""
    said = str(error)
    path = re.search(r"at `\$\.?([^`]*)`", said)
    place = re.sub(r"\[\.\.\.\]", "", path[1]) if path is not None else ""
    for text_id, words in (("lacks", "missing required field"), ("stranger", "contains unknown field")):
        if (name := re.search(rf"{words} `([^`]+)`", said)) is not None:
            named = ".".join(filter(None, (place, name[1])))
            return both(f"body-{text_id}", name=named)
    if place:
        return both("body-shape", name=place)
    shaped = isinstance(error, msgspec.ValidationError)
    return both("body-object" if shaped else "body-json")


class Refusing(Exception):
    """The server declines; `why` is the key of the sentence."""

    def __init__(self, why: str, status: int = 400, detail: Detail = "") -> None:
        super().__init__(f"{why} {detail}".strip())
        self.why, self.status, self.detail = why, status, detail

    def fault(self) -> Fault:
        return Fault(self.why, sentence(self.why, self.detail))


class TableTexts(Texts):
    """A game's sentences with people's names where the game says a seat. What was said lately is kept: a choice is
    offered again and again, and what happens is told to everybody."""

    people: list[str] = []

    def __init__(self, rules: Game, lang: Language, options: dict[str, Any]) -> None:
        super().__init__(rules, lang, options)
        self.said: dict[bytes, str] = {}  # with the people it was said among
        self.plain: dict[bytes, str] = {}  # what names nobody is said alike at every table
        self.naming = False

    def seat(self, n: int) -> str:
        self.naming = True
        return self.people[n] if 0 <= n < len(self.people) and self.people[n] else super().seat(n)

    def kept(self, about: object, say: Callable[[], str]) -> str:
        key = msgspec.json.encode(about)
        if (found := self.plain.get(key)) is not None:
            return found
        here = msgspec.json.encode(self.people) + key
        found = self.said.get(here)
        if found is None:
            self.naming = False
            found = say()
            kept, name = (self.said, here) if self.naming else (self.plain, key)
            if len(kept) >= KEPT:
                kept.clear()
            kept[name] = found
        return found

    def event(self, event: Mapping[str, object]) -> str:
        return self.kept(event, lambda: super(TableTexts, self).event(event))

    def ask(self, key: str, seat: int) -> str:
        return self.kept((key, seat), lambda: super(TableTexts, self).ask(key, seat))

    def choice(self, choice: Choice, words: Mapping[str, object] | None = None) -> str:
        return self.kept((choice, words), lambda: super(TableTexts, self).choice(choice, words))


@functools.lru_cache(maxsize=64)
def _texts(rules: Game, lang: Language, options: bytes) -> TableTexts:
    return TableTexts(rules, lang, msgspec.json.decode(options))


def texts(rules: Game, lang: Language, options: dict[str, Any], people: list[str]) -> TableTexts:
    """The texts of a table; parsed once for each game, language and set of options. What a campaign carries from
    one game to the next changes no sentence."""
    chosen = {name: value for name, value in options.items() if name != CARRIED}
    found = _texts(rules, lang, msgspec.json.encode(chosen, order="sorted"))
    found.people = people
    found.faults.clear()
    return found


Voices = dict[Language, TableTexts]


def counted(key: str, voices: Voices) -> Sentence | None:
    """What a number on the boards is called; None: it has no name."""
    name = {
        lang: voice.format(f"field-{key}") if f"field-{key}" in voice else voice.name(key)
        for lang, voice in voices.items()
    }
    return None if key in name.values() else name


def reasons(told: Iterable[Mapping[str, Any]], voices: Voices) -> list[Reason]:
    """The differences between two choices that have a name, each name once."""
    found: dict[tuple[object, ...], Reason] = {}
    for each in told:
        name = counted(each["key"].removeprefix(FORESEEN), voices)
        if name is not None:
            reason = Reason(each["seat"], name, each["better"], each["other"])
            found.setdefault((reason.seat, *name.values()), reason)
    return list(found.values())
