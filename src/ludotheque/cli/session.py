"""A game in the terminal: plain lines out, typed lines in, for any number of people at one keyboard."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from ludotheque.bots.levels import adviser
from ludotheque.bots.registry import Bot
from ludotheque.bots.thinker import Thinker
from ludotheque.cli.output import say, write_file
from ludotheque.cli.speaker import LISTED, Speaker, final_lines, find_rule
from ludotheque.core.chance import Seeded
from ludotheque.core.domains import Choice
from ludotheque.match import notation
from ludotheque.match.journal import dump, journal_of
from ludotheque.match.table import CHANCE, Table
from ludotheque.match.texts import Texts

CLEAR = "\033[2J\033[3J\033[H"  # the screen and what was scrolled off it


def hear(prompt: str) -> str | None:
    """A typed line, or None when no more will come."""
    try:
        return input(f"{prompt} ").strip()
    except EOFError:
        say()
        return None


def clear() -> None:
    if sys.stdout.isatty():
        sys.stdout.write(CLEAR)
        sys.stdout.flush()


class Session(Speaker):
    """One table, some people and some bots."""

    def __init__(
        self, table: Table, bots: dict[int, Bot], levels: dict[int, str], texts: Texts, journal: Path | None
    ) -> None:
        super().__init__(table, texts)
        self.bots = bots
        self.levels = levels
        self.journal = journal
        self.people = [seat for seat in range(table.state.seats) if seat not in bots]
        self.guarded = table.rules.hides(table.state) and len(self.people) > 1
        self.viewer: int | None = None
        self.guest: int | None = None  # a person who takes the keyboard without being asked
        self.heard: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "?": self.do_help,
            "help": self.do_help,
            "list": self.do_list,
            "view": self.do_view,
            "beside": self.do_beside,
            "why": self.do_why,
            "ask": self.do_ask,
            "measure": self.do_measure,
            "explain": self.do_explain,
            "rule": self.do_rule,
            "undo": self.do_undo,
            "seat": self.do_seat,
            "save": self.do_save,
        }

    # -- the game

    def play(self) -> None:
        """To the end of the game, or until somebody leaves."""
        self.welcome()
        self.keep_journal()
        try:
            staying = True
            while staying and not self.table.over:
                staying = self.go_on()
            self.news(self.viewer if self.guarded or not self.people else self.people[0])
        except KeyboardInterrupt:
            say()
        finally:
            self.keep_journal()
        for line in final_lines(self.table, self.texts):
            say(line)
        if self.journal is not None:
            self.tell("cli-journal-verify" if self.table.over else "cli-journal", file=str(self.journal))

    def welcome(self) -> None:
        table, texts = self.table, self.texts
        self.tell("cli-title", title=table.rules.manifest.title, seats=int(table.state.seats))
        for n in range(table.state.seats):
            level = texts.format(f"level-{self.levels[n]}") if n in self.levels else ""
            self.tell("cli-bot" if level else "cli-human", n=n + 1, seat=texts.seat(n), bot=level)
        if isinstance(table.state.dealer, Seeded):
            self.tell("cli-commitment", hash=table.state.dealer.commitment())

    def keep_journal(self) -> None:
        if self.journal is not None:
            write_file(self.journal, dump(journal_of(self.table)))

    def go_on(self) -> bool:
        """One answer of a bot or one turn of a person; False when that person leaves."""
        asked = [decision.seat for decision in self.table.waiting]
        if self.answered_aside(asked):
            return True
        for seat in asked:
            if seat in self.bots:
                refusal = self.table.choose(seat, self.bots[seat].answer(self.table, seat))
                assert refusal is None, refusal
                if not self.people:
                    self.news(None)
                return True
        seat = self.viewer if self.viewer in asked else asked[0]
        if self.guest is not None:
            seat, self.guest = self.guest, None
        assert seat is not None
        return self.turn(seat)

    def answered_aside(self, asked: list[int]) -> bool:
        """A bot that nobody asks may answer an offer, say."""
        for seat, bot in self.bots.items():
            if seat not in asked and isinstance(bot, Thinker):
                choice = bot.aside(self.table, seat)
                if choice is not None and self.table.choose(seat, choice) is None:
                    return True
        return False

    def turn(self, seat: int) -> bool:
        """Until that person has answered, or gives the keyboard away; False when they leave."""
        self.keep_journal()
        if not self.hand_over(seat):
            return False
        self.news(seat)
        self.question(seat, LISTED)
        prompt = self.texts.format("cli-prompt", seat=self.texts.seat(seat))
        while (line := hear(prompt)) is not None:
            name, _, rest = line.partition(" ")
            name = name.casefold()
            if name.startswith("/") or name not in self.table.codec.numbers:
                name = name.removeprefix("/")
                if name == "quit":
                    return False
                if name in self.commands:
                    if self.commands[name](seat, rest.strip()):
                        return True
                    continue
            choice = self.meant(seat, line)
            if choice is not None and self.answer(seat, choice):
                return True
        return False

    def answer(self, seat: int, choice: Choice) -> bool:
        refusal = self.table.choose(seat, choice)
        if refusal is not None:
            self.explain(refusal)
            return False
        if self.guarded:
            self.news(seat)
        return True

    def hand_over(self, seat: int) -> bool:
        """Between people with secrets, nobody sees the other's screen; False when no more is typed."""
        if not self.guarded or seat in (self.viewer, CHANCE):
            return True
        if self.viewer is not None:
            if hear(self.texts.format("cli-hide")) is None:
                return False
            clear()
        self.viewer = seat
        return hear(self.texts.format("cli-hand-over", seat=self.texts.seat(seat))) is not None

    def news(self, seat: int | None) -> None:
        """What happened since this person last read; without secrets, since anybody did."""
        reader = seat if self.guarded else None
        eyes = None if seat == CHANCE else seat
        for event in self.table.events(eyes, self.heard.get(reader, 0)):
            say(self.texts.event(event))
        self.heard[reader] = len(self.table.told)

    # -- commands: True when the turn at the keyboard is over

    def do_help(self, seat: int, rest: str) -> bool:
        self.tell("cli-help")
        return False

    def do_list(self, seat: int, rest: str) -> bool:
        self.question(seat, sys.maxsize)
        return False

    def do_view(self, seat: int, rest: str) -> bool:
        if not self.picture(seat, sys.maxsize):
            self.fields(seat)
        return False

    def do_beside(self, seat: int, rest: str) -> bool:
        self.say_beside(seat)
        return False

    def do_why(self, seat: int, rest: str) -> bool:
        if not rest:
            offered = self.offered(seat)
            self.tell("cli-why-what", example=notation.write(offered[0]) if offered else "1")
            return False
        choice = self.meant(seat, rest)
        if choice is not None:
            refusal = self.table.why_not(seat, choice)
            if refusal is None:
                self.tell("cli-allowed")
            else:
                self.explain(refusal)
        return False

    def do_ask(self, seat: int, rest: str) -> bool:
        """What a choice would do, from what this person may know."""
        offered = self.offered(seat)
        choice = self.meant(seat, rest) if rest else None
        if choice is not None:
            self.foretell(str(choice[0]), self.table.foresee(seat, choice))
        elif not rest:
            self.tell("cli-ask-what", example=notation.write(offered[0]) if offered else "1")
        return False

    def do_measure(self, seat: int, rest: str) -> bool:
        try:
            question = notation.read(rest, notation.vocabulary(self.table.codec))
        except notation.BadNotation as fault:
            self.tell(f"why-{fault.why}", at=fault.at)
        else:
            self.foretell(str(question[0]), self.table.measure(None if seat == CHANCE else seat, question))
        return False

    def do_explain(self, seat: int, rest: str) -> bool:
        """What a bot would do in this place, from what this person can see."""
        if self.decision(seat) is None or seat == CHANCE:
            self.tell("cli-explain-not-now")
            return False
        level = adviser(self.table.rules.policy())
        thought = Thinker(level, f"advice {len(self.table.entries)}").explain(self.table, seat)
        for n, option in enumerate(thought.options):
            text = self.texts.choice(
                tuple(option.choice), self.table.rules.speech.words(self.table.state, seat, tuple(option.choice))
            )
            share, chance = round(100 * option.share), round(100 * option.expects[seat])
            self.tell("cli-explain-best" if n == 0 else "cli-explain-other", text=text, share=share, chance=chance)
        return False

    def do_rule(self, seat: int, rest: str) -> bool:
        game, rule = self.table.rules.manifest.id, rest.upper()
        decision = self.decision(seat)
        if not rule:
            self.tell("cli-rule-what", example=decision.rule if decision else "LUD-02")
            return False
        entry = find_rule(game, rule)
        if entry is None:
            self.tell("cli-no-such-rule", rule=rule)
        else:
            self.tell("cli-rule", rule=entry.id, sentence=entry.sentence[self.texts.lang])
        return False

    def do_undo(self, seat: int, rest: str) -> bool:
        refusal = self.table.undo(seat)
        if refusal is not None:
            self.explain(refusal)
        return refusal is None

    def do_seat(self, seat: int, rest: str) -> bool:
        others = [str(n + 1) for n in self.people if n != seat]
        if rest not in others:
            self.tell("cli-seat-what", seats=", ".join(others) or "-")
            return False
        self.guest = int(rest) - 1
        return True

    def do_save(self, seat: int, rest: str) -> bool:
        if not rest:
            self.tell("cli-save-what")
            return False
        path = Path(rest)
        if path.exists():
            why = self.texts.format("cli-file-exists", file=rest)
        else:
            try:
                write_file(path, json.dumps(self.table.save(), ensure_ascii=False) + "\n")
            except OSError as error:
                why = str(error.strerror)
            else:
                self.tell("cli-saved", file=rest)
                return False
        self.tell("cli-save-failed", why=why)
        return False
