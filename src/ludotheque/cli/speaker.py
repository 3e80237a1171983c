"""A table read out in plain lines: questions, choices, refusals, the end."""

from collections.abc import Iterator
from typing import Any

from ludotheque.cli.output import say
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.refusal import Refusal
from ludotheque.match import notation
from ludotheque.match.ledger import Entry, LedgerError, load
from ludotheque.match.table import CHANCE, Decision, Table
from ludotheque.match.texts import Texts

LISTED = 40  # choices read out without being asked for
NOTHING = "-"
SMALL = 12  # lines of a picture shown by itself at every turn


def final_lines(table: Table, texts: Texts) -> Iterator[str]:
    """How a finished game ended; nothing of a game in progress."""
    result = table.result
    if result is None:
        return
    yield texts.format("cli-over", reason=texts.reason(result))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranking)):
        yield texts.format("cli-score", rank=rank, seat=texts.seat(seat), score=result.scores[seat])


def find_rule(game: str, rule: str) -> Entry | None:
    """A rule of the game or of the table, where the ledgers are at hand."""
    for name in (game, "table"):
        try:
            entry = load(name).find(rule)
        except LedgerError:
            continue
        if entry is not None:
            return entry
    return None


class Speaker:
    """Reads one table out to whoever sits at the keyboard."""

    def __init__(self, table: Table, texts: Texts) -> None:
        self.table = table
        self.texts = texts

    def tell(self, text_id: str, /, **values: object) -> None:
        say(self.texts.format(text_id, **values))

    def decision(self, seat: int) -> Decision | None:
        return next((decision for decision in self.table.waiting if decision.seat == seat), None)

    def offered(self, seat: int) -> list[Choice]:
        """The choices with a number: those of the question, then those beside it."""
        decision = self.decision(seat)
        choices = [] if decision is None else self.numbered(decision.choices)
        return choices + [choice for choice in self.beside(seat) if not isinstance(choice, Domain)]

    def numbered(self, choices: list[Choice] | Domain) -> list[Choice]:
        if not isinstance(choices, Domain):
            return choices
        return list(choices.iterate()) if choices.finite and choices.count() <= LISTED else []

    def beside(self, seat: int) -> list[Choice | Domain]:
        return [] if seat == CHANCE else self.table.beside(seat)

    def question(self, seat: int, most: int) -> None:
        decision = self.decision(seat)
        if decision is None:
            self.say_beside(seat)
            return
        self.picture(seat, SMALL)
        say(self.texts.ask(decision.ask, seat))
        listed = self.numbered(decision.choices)
        if isinstance(decision.choices, Domain) and not listed:
            say(self.domain(decision.choices))
        self.read_out(seat, listed[:most], 1)
        if len(listed) > most:
            self.tell("cli-more", n=len(listed) - most)
        if beside := self.beside(seat):
            self.tell("cli-beside-count", n=len(beside))

    def say_beside(self, seat: int) -> None:
        open_now = self.beside(seat)
        self.tell("cli-beside" if open_now else "cli-beside-none")
        listed = [choice for choice in open_now if not isinstance(choice, Domain)]
        self.read_out(seat, listed, len(self.offered(seat)) - len(listed) + 1)
        for choice in open_now:
            if isinstance(choice, Domain):
                say(self.domain(choice))

    def read_out(self, seat: int, choices: list[Choice], first: int) -> None:
        for n, choice in enumerate(choices, first):
            words = self.table.rules.speech.words(self.table.state, seat, choice)
            self.tell("cli-choice", n=n, text=self.texts.choice(choice, words), typed=notation.write(choice))

    def domain(self, domain: Domain) -> str:
        """How to answer where there is no list."""
        about = {key: value for key, value in domain.describe().items() if isinstance(value, int | str | list)}
        if isinstance(ids := about.get("ids"), list):
            about["ids"] = ", ".join(notation.write((part,)) for part in ids)
        text_id = f"domain-{domain.kind}" if f"domain-{domain.kind}" in self.texts else "domain-other"
        example = notation.write(domain.sample(lambda sides: 0))
        return self.texts.format(text_id, **{**about, "example": example})

    def picture(self, seat: int, most: int) -> bool:
        view = self.table.view(None if seat == CHANCE else seat)
        drawn = self.table.rules.speech.picture(view, self.texts.format)
        if drawn is None or drawn.count("\n") >= most:
            return False
        say(drawn)
        return True

    def fields(self, seat: int) -> None:
        """A view field by field; the procedures under way and the question are no news to a player."""
        for name, value in self.table.view(None if seat == CHANCE else seat).items():
            if name not in ("stack", "waiting", "over", "you"):
                self.field(name, value, "")

    def field(self, name: str, value: object, margin: str) -> None:
        label = self.texts.format(f"field-{name}") if f"field-{name}" in self.texts else self.texts.name(name)
        inside = dict(enumerate(value)) if isinstance(value, list) else value
        if isinstance(inside, dict) and any(isinstance(part, dict | list) for part in inside.values()):
            say(f"{margin}{label}:")
            for part, content in inside.items():
                self.field(str(part), content, margin + "  ")
        elif isinstance(value, dict) and value:
            parts = (f"{self.texts.name(key)} {self.shown(part)}" for key, part in value.items())
            say(f"{margin}{label}: {', '.join(parts)}")
        else:
            say(f"{margin}{label}: {self.shown(value)}")

    def shown(self, value: object) -> object:
        return NOTHING if value in (None, "", [], {}) else self.texts.named("", value)

    def foretell(self, about: str, told: dict[str, Any] | Refusal) -> None:
        """A forecast in the game's words where it has some, else field by field."""
        if isinstance(told, Refusal):
            self.explain(told)
        elif not told:
            self.tell("cli-foreseen-nothing")
        elif f"foreseen-{about}" in self.texts:
            self.tell(f"foreseen-{about}", **flat(told))
        else:
            for name, value in told.items():
                self.field(name, value, "")

    def explain(self, refusal: Refusal) -> None:
        self.tell("cli-refused", why=self.texts.why(refusal), rule=refusal.rule)
        entry = find_rule(self.table.rules.manifest.id, refusal.rule)
        if entry is not None:
            self.tell("cli-rule", rule=entry.id, sentence=entry.sentence[self.texts.lang])

    def meant(self, seat: int, text: str) -> Choice | None:
        """The choice a number or a typed form stands for; None, and why, when it is neither."""
        if text.isascii() and text.isdigit():
            offered, number = self.offered(seat), int(text[:9])
            if 1 <= number <= len(offered):
                return offered[number - 1]
            self.tell("cli-no-such-number", n=number)
            return None
        try:
            return notation.read(text, notation.vocabulary(self.table.codec))
        except notation.BadNotation as fault:
            self.tell(f"why-{fault.why}", at=fault.at)
            return None


def flat(told: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """A forecast as the variables of a sentence: `attack-force`, `theirs-1`; of a list of ids or rows how many; yes, no
    or none."""
    found: dict[str, Any] = {}
    for name, value in told.items():
        if isinstance(value, dict):
            found |= flat(value, f"{prefix}{name}-")
        elif isinstance(value, list) and all(isinstance(part, int) for part in value):
            found |= {f"{prefix}{name}-{n}": part for n, part in enumerate(value)}
        elif value is None or isinstance(value, bool):
            found[prefix + name] = {None: "none", False: "no", True: "yes"}[value]
        else:
            found[prefix + name] = len(value) if isinstance(value, list) else value
    return found
