"""Every sentence a player reads, from the Fluent files of the engine and of a game.

The ids all games share: `event-<key>`, `ask-<key>`, `hush-<key>` (why whoever is asked that is told nothing in private
meanwhile), `choice-<verb>`, `why-<key>`, `reason-<key>`, `name-<id>` (a piece, a place), `field-<name>` (a field of a
view), `carried` (what a game leaves for the next of its campaign), `round` (how far the game is, from the numbers in
everybody's view) and `seat` (the name of seat $n). A game's own message replaces the engine's of the same id. Ids in
the data of events and choices are replaced by their names before they reach a message, and so are seats under the keys
of SEATS. `$x-id` is the id behind $x, for selectors and for the functions that name from within a message: `SEAT($a)`;
`NAME($x-id)`, or `NAME($x-id, form: "at")` for the attribute `.at` of the name; `COUNT($x-id, $n)` for `count-<id>`.
For a list, $x-id is its ids with spaces between, which NAME takes too, and $x-count their number. An event with a
secret part may have an attribute `.secret`, used when every variable in it is known to the reader. Sentences of choices
get their arguments as $a, $b, $c, all of them as $list, and what the game adds in `Game.speech`.
"""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone, NumberFormatOptions

from ludotheque.core.domains import Choice
from ludotheque.core.game import Game, Result
from ludotheque.core.refusal import Refusal
from ludotheque.match.languages import LANGUAGES, joined

SHARED = Path(__file__).with_name("text")
SEATS = ("seat", "to", "from", "by", "owner", "other", "winner", "loser", "seats")
ARGUMENTS = ("a", "b", "c")
MANY = 20  # of a thing are counted seldom


def files(folder: Path, lang: str) -> list[Path]:
    """The files of one language in a folder of texts."""
    return sorted(path for path in folder.glob("*.ftl") if f".{path.name}".endswith(f".{lang}.ftl"))


@functools.cache
def parsed(path: Path) -> Any:
    """A file of texts, read once: parsing takes far longer than speaking."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Typed(FluentInt):
    """A number written as it is typed, 12000 and not 12,000."""

    default_number_format_options = NumberFormatOptions(useGrouping=False)

    def format(self, locale: Any) -> str:
        return str(int(self)) if self >= 0 else super().format(locale)


def _typed(values: Mapping[str, object]) -> dict[str, object]:
    return {k: Typed(v) if isinstance(v, int) else v for k, v in values.items()}


class Texts:
    """The sentences of one game (None: the engine's only) in one language."""

    def __init__(self, rules: Game | None, lang: str, options: dict[str, Any] | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"There are no texts in {lang!r}; the languages are: {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.rules = rules
        self.options = options or {}
        self.names = {} if rules is None else rules.content.names(self.options, lang)
        self.faults: list[str] = []  # missing messages and variables met so far, for tests
        self.known: dict[tuple[str, str | int], str] = {}  # names in their forms, and so many of a thing
        functions: dict[str, Any] = {
            "SEAT": self._seat_function,
            "NAME": self._name_function,
            "COUNT": self._count_function,
        }
        self.bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        folders = [SHARED] if rules is None else [SHARED, Path(rules.text)]
        for folder in folders:
            for path in files(folder, lang):
                self.bundle.add_resource(parsed(path), allow_overrides=True)
        for path in [] if rules is None else rules.content.texts(self.options, lang):
            self.bundle.add_resource(parsed(path), allow_overrides=True)

    def __contains__(self, text_id: str) -> bool:
        return self.bundle.has_message(text_id)

    def format(self, text_id: str, /, **values: object) -> str:
        """The message with these variables as they are; a missing message is its id in brackets."""
        if text_id not in self:
            return self._missing(text_id)
        pattern = self.bundle.get_message(text_id).value
        if pattern is None:
            return self._missing(text_id)
        text, errors = self.bundle.format_pattern(pattern, _typed(values))
        self.faults += [f"{text_id}: {error}" for error in errors]
        return joined(self.lang, str(text))

    def attribute(self, text_id: str, name: str) -> str:
        """An attribute of a message that needs no variables."""
        found = self.bundle.get_message(text_id).attributes.get(name) if text_id in self else None
        return self._missing(f"{text_id}.{name}") if found is None else str(self.bundle.format_pattern(found)[0])

    def _missing(self, text_id: str) -> str:
        self.faults.append(f"{text_id}: no such message")
        return f"[{text_id}]"

    # -- names

    def seat(self, n: int) -> str:
        """What a seat is called that has no name of its own: people count from 1."""
        return self.format("seat", n=n + 1) if n >= 0 else self.format("nobody")

    def name(self, piece: str, form: str = "") -> str:
        """What the content, the texts or the game call it, in the form that an attribute gives, or the id itself."""
        if piece in self.names:
            return self.names[piece]
        if (piece, form) in self.known:
            return self.known[piece, form]
        if f"name-{piece}" in self:
            inflected = self.bundle.get_message(f"name-{piece}").attributes.get(form)
            said = self.format(f"name-{piece}") if inflected is None else str(self.bundle.format_pattern(inflected)[0])
            self.known[piece, form] = said
            return said
        phrase = None if self.rules is None else self.rules.speech.phrase(piece, self.options, self.lang, self.format)
        return piece if phrase is None else phrase

    def counted(self, piece: str, n: int) -> str:
        if n > MANY:
            return self.format(f"count-{piece}", n=n)
        if (piece, n) not in self.known:
            self.known[piece, n] = self.format(f"count-{piece}", n=n)
        return self.known[piece, n]

    def named(self, key: str, value: object) -> object:
        """A value of an event or a choice as a message can show it."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int):
            return self.seat(value) if key in SEATS else int(value)
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.named(key, part)) for part in value)
        if isinstance(value, Mapping):
            some = [self.counted(str(piece), int(n)) for piece, n in value.items() if n]
            return ", ".join(some) if some else self.format("nothing")
        return str(value)

    def all_named(self, data: Mapping[str, object]) -> dict[str, object]:
        """The variables of a message: every value as it is shown, and the ids behind it."""
        found: dict[str, object] = {}
        for key, value in data.items():
            if value is None:
                continue
            found[key] = self.named(key, value)
            if isinstance(value, list | tuple):
                found[f"{key}-id"] = " ".join(map(str, value))
                found[f"{key}-count"] = len(value)
            elif isinstance(value, str | int) and not isinstance(value, bool):
                found[f"{key}-id"] = value
        return found

    def _seat_function(self, n: Any) -> str:
        return self.seat(int(n)) if isinstance(n, int | float) else str(n)

    def _name_function(self, pieces: Any, form: Any = "") -> str:
        return ", ".join(self.name(piece, str(form)) for piece in str(pieces).split(" "))

    def _count_function(self, piece: Any, n: Any) -> str:
        if isinstance(piece, FluentNone) or isinstance(n, FluentNone):  # a secret that the reader does not share
            return ""
        return self.counted(str(piece), int(n))

    # -- sentences

    def event(self, event: Mapping[str, object]) -> str:
        """An event as `Table.events` gives it. It may begin with a name that is written small: « le compagnon »."""
        told = self._told(event)
        return told[:1].upper() + told[1:]

    def _told(self, event: Mapping[str, object]) -> str:
        data = self.all_named({k: v for k, v in event.items() if k not in ("rule", "key", "number")})
        text_id = f"event-{event['key']}"
        if text_id in self:
            told = self.bundle.get_message(text_id).attributes.get("secret")
            if told is not None:
                text, errors = self.bundle.format_pattern(told, _typed(data))
                if not errors:
                    return joined(self.lang, str(text))
        return self.format(text_id, **data)

    def ask(self, key: str, seat: int) -> str:
        return self.format(f"ask-{key}", seat=self.seat(seat))

    def choice(self, choice: Choice, words: Mapping[str, object] | None = None) -> str:
        verb, *arguments = choice
        data: dict[str, object] = dict(zip(ARGUMENTS, arguments, strict=False))
        data["list"] = arguments
        return self.format(f"choice-{verb}", **self.all_named(data | dict(words or {})))

    def why(self, refusal: Refusal) -> str:
        return self.format(f"why-{refusal.why}")

    def reason(self, result: Result) -> str:
        return self.format(f"reason-{result.reason}")

    def carried(self, left: Mapping[str, object]) -> str:
        """What a game leaves for the next of its campaign: numbers and names as they are, of all else how many."""
        plain = {key: value for key, value in left.items() if isinstance(value, str | int)}
        many = {f"{key}-count": len(value) for key, value in left.items() if isinstance(value, list | dict)}
        return self.format("carried", **self.all_named(plain), **many)
