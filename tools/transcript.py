"""Games written out as text, to be read aloud: every question, every answer, and what one player then hears.

A transcript begins with a line of JSON that says how the table was set. Answers are the lines with `>`; playing them
again writes the same text, or shows which sentence has changed. Answers that leave no choice are not written.

python tools/transcript.py record '{"game": "diktat", "seats": 3, "seed": 7, "lang": "fr", "reader": 0}' > new.txt
python tools/transcript.py check tests/games/diktat/transcripts/*.txt     plays them again, tells the first difference
python tools/transcript.py write tests/games/diktat/transcripts/*.txt     plays them again, rewrites the files
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import ludotheque
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.state import BESIDE
from ludotheque.match import notation
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts

BESIDE_ODDS = 9  # one answer in so many is an any-time choice of any seat
LONGEST = 2_000

Move = tuple[int, Choice]


def set_up(head: dict[str, Any]) -> Table:
    """A table from the first line of a transcript; `given` describes a position to begin with."""
    face = ludotheque.game(head["game"])
    if "given" in head:
        return face.given(head["seats"], head.get("options"), seed=head["seed"], **head["given"])
    return face.new(head["seats"], head["seed"], head.get("options"))


def at_random(table: Table, rng: random.Random) -> Move:
    """A legal answer, or now and then an any-time choice of any seat."""
    decision = rng.choice(table.waiting)
    seat, choices = decision.seat, decision.choices
    if rng.randrange(BESIDE_ODDS) == 0:
        someone = rng.randrange(table.state.seats)
        if open_now := table.beside(someone):
            chosen = rng.choice(open_now)
            seat, choices = someone, chosen if isinstance(chosen, Domain) else [chosen]
    return seat, choices.sample(rng.randrange) if isinstance(choices, Domain) else rng.choice(choices)


def recorded(lines: list[str], texts: Texts, table: Table) -> Iterator[Move]:
    """The answers written in a transcript."""
    seats = {texts.seat(seat): seat for seat in range(table.state.seats)}
    for line in lines:
        name, mark, typed = line.partition("> ")
        if mark and name in seats:
            yield seats[name], notation.read(typed.rpartition("[")[2].rstrip("]"), notation.vocabulary(table.codec))


class Teller:
    """Plays a table and writes it down."""

    def __init__(self, head: dict[str, Any]) -> None:
        self.head = head
        self.table = set_up(head)
        self.texts = Texts(self.table.rules, head["lang"], self.table.options)
        self.heard = 0
        self.lines = [json.dumps(head, ensure_ascii=False)]
        self.hear()

    def hear(self) -> None:
        for event in self.table.events(self.head["reader"], self.heard):
            self.lines.append(self.texts.event(event))
            self.heard += 1

    def go_on(self, move: Move | None) -> None:
        """Answer what leaves no choice, without a word, until a move is legal (None: until there is a choice)."""
        while move is None or self.table.why_not(*move) is not None:
            asked = self.table.waiting[:1]
            if not asked or not isinstance(asked[0].choices, list) or len(asked[0].choices) > 1:
                return
            self.table.choose(asked[0].seat, asked[0].choices[0])
            self.hear()

    def play(self, seat: int, choice: Choice) -> None:
        self.go_on((seat, choice))
        table, name = self.table, self.texts.seat(seat)
        typed = f"[{notation.write(choice)}]"
        self.lines.append("")
        for asked in table.waiting:
            if asked.seat == seat and table.codec.encode(choice)[0] >> 48 < BESIDE:
                self.lines.append(f"{name}: {self.texts.ask(asked.ask, seat)}")
        refusal = table.why_not(seat, choice)
        if refusal is not None:
            self.lines += [f"{name}> {typed}", f"{self.texts.why(refusal)} ({refusal.rule})"]
            return
        said = self.texts.choice(choice, table.rules.speech.words(table.state, seat, choice))
        self.lines.append(f"{name}> {said} {typed}")
        table.choose(seat, choice)
        self.hear()

    def end(self) -> str:
        """The whole transcript, faults of the texts included."""
        self.go_on(None)
        result = self.table.result
        if result is not None:
            self.lines += ["", self.texts.format("cli-over", reason=self.texts.reason(result))]
            for seat, score in enumerate(result.scores):
                values = {"rank": result.ranking[seat], "seat": self.texts.seat(seat), "score": score}
                self.lines.append(self.texts.format("cli-score", **values))
        return "\n".join([*self.lines, *(f"! {fault}" for fault in self.texts.faults)]) + "\n"


def record(head: dict[str, Any]) -> str:
    """A transcript with answers at random."""
    teller = Teller(head)
    rng = random.Random(f"transcript {head['seed']}")
    for _ in range(LONGEST):
        teller.go_on(None)
        if teller.table.over:
            break
        teller.play(*at_random(teller.table, rng))
    return teller.end()


def again(text: str) -> str:
    """A transcript played again."""
    first, *lines = text.splitlines()
    teller = Teller(json.loads(first))
    for move in recorded(lines, teller.texts, teller.table):
        teller.play(*move)
    return teller.end()


def difference(old: str, new: str) -> str | None:
    """The first line in which two transcripts differ."""
    one, two = [*old.splitlines(), "(the end)"], [*new.splitlines(), "(the end)"]
    for n, (was, now) in enumerate(zip(one, two, strict=False), 1):
        if was != now:
            return f"line {n}: {was!r} is now {now!r}"
    return None


def main() -> int:
    command, *rest = sys.argv[1:] or ["help"]
    if command == "record" and len(rest) == 1:
        print(record(json.loads(rest[0])), end="")
        return 0
    if command not in ("check", "write") or not rest:
        print(__doc__)
        return 2
    changed = 0
    for path in map(Path, rest):
        old = path.read_text(encoding="utf-8")
        new = again(old)
        if command == "write":
            path.write_text(new, encoding="utf-8")
        if found := difference(old, new):
            changed += 1
            print(f"{path}: {found}")
    return 1 if changed and command == "check" else 0


if __name__ == "__main__":
    sys.exit(main())
