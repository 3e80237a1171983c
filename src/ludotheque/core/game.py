# interpreted
"""What a game tells the engine about itself."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

from ludotheque.core.codec import Codec
from ludotheque.core.domains import Choice, Domain, place
from ludotheque.core.doors import ContentDoor, LabDoor, SpeechDoor
from ludotheque.core.laws import BrokenLaw, Laws
from ludotheque.core.policy import ANYTHING, Policy
from ludotheque.core.position import Fault
from ludotheque.core.sight import Sight
from ludotheque.core.space import Space
from ludotheque.core.state import Frame, State
from ludotheque.core.view_space import ViewSpace


class Said(ValueError):
    """What is wrong, in both languages."""

    def __init__(self, en: str, fr: str) -> None:
        super().__init__(en, fr)

    @property
    def say(self) -> dict[str, str]:
        return {"en": self.args[0], "fr": self.args[1]}

    def __str__(self) -> str:
        return self.say["en"]


class BadOption(Said):
    """A seat count, an option or a combination the game does not have."""


@dataclass(frozen=True)
class Option:
    """`values` lists the legal values; None: any value of the type of the default."""

    default: object
    values: tuple[object, ...] | None = None
    about: str = ""


@dataclass(frozen=True)
class Manifest:
    """The game's card at the door."""

    id: str
    title: str
    seats: tuple[int, int]
    stage: str
    version: str
    options: dict[str, Option] = field(default_factory=dict)
    cooperative: bool = False
    hidden: bool = True


@dataclass(frozen=True)
class Result:
    """`ranking[seat]` is 1 for the winners; ties share a rank. In a co-operative defeat nobody has rank 1."""

    scores: list[int]
    ranking: list[int]
    reason: str
    campaign: dict[str, object] | None = None

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranking) if rank == 1]


@dataclass(frozen=True)
class Line:
    """A row of the account of a finished game: the rule it comes from, a number a seat, None where it does not count.
    `after`: under the total, because it is not part of it: what settles a tie. `n`: a number its heading names."""

    key: str
    rule: str
    values: list[int | None]
    after: bool = False
    n: int = 0


@dataclass(frozen=True)
class Account:
    """Where the points of a finished game come from. `because`: why it ended so, where the name of the ending says too
    little, with the numbers that the sentence names."""

    lines: list[Line]
    because: str = ""
    numbers: dict[str, int] = field(default_factory=dict)


def by_source(lines: list[Line], seats: int) -> list[dict[str, int]]:
    """Where the points of each seat come from, for a view: under the key of each line what the seat has of it."""
    return [{line.key: n for line in lines if (n := line.values[seat])} for seat in range(seats)]


def ranked(keys: list[Any]) -> list[int]:
    """Ranks from sort keys, highest first, equal keys sharing."""
    return [1 + sum(other > key for other in keys) for key in keys]


class Game:
    """One game. Subclass it, fill the class attributes, and write the methods."""

    manifest: Manifest
    sees: dict[str, Sight]
    shows: dict[str, Callable[[Any], object]] = {}  # what else a view shows everybody, worked out from what all see
    laws: Laws = Laws()  # what holds between the fields of a position (core/laws.py)
    frames: dict[str, type[Frame[Any]]]
    text: str  # folder of the .ftl files
    ledger: str  # prefix of its rule ids
    rulebook: str = ""  # the file of its ledger, where it does not lie with the others in rules/
    # Fields of the state that the options settle for good, that hold nothing at a pause or that follow from others:
    # neither saved nor shown.
    fixed: tuple[str, ...] = ()
    final: tuple[str, ...] = ()  # procedures whose sealed answers cannot be taken back
    ends: tuple[str, ...] = ()  # verbs that give up what else is offered, where they could be taken back
    grave: tuple[str, ...] = ()  # verbs that nobody means lightly: to concede
    bluffs: tuple[str, ...] = ()  # procedures in which bots vary their answers, lest they be guessed
    contract_options: list[dict[str, Any]] = [{}]  # the option sets that the contract suite plays
    web: str = (
        ""  # folder of what a page shows of a game that is not built into it: cover.svg, card.fr.ftl, card.en.ftl
    )
    content: ContentDoor = ContentDoor()  # cards, maps and scenarios that are files
    lab: LabDoor = LabDoor()  # what statistics and reviews count
    speech: SpeechDoor = SpeechDoor()  # how its pieces, choices and views are put into words

    def blank(self, seats: int, options: dict[str, Any]) -> State:
        """A state with nothing set up, into which a position can be read."""
        raise NotImplementedError

    def create(self, seats: int, options: dict[str, Any]) -> State:
        """A new game, its first frame on the stack, chance not yet drawn."""
        raise NotImplementedError

    def codec(self, state: Any) -> Codec:
        raise NotImplementedError

    def space(self, state: Any) -> Space:
        """Its choices and its sight as numbers, the same for all positions of one option set and seat count."""
        return ViewSpace(self.codec(state), self.sees)

    def result(self, state: Any) -> Result:
        raise NotImplementedError

    def account(self, state: Any) -> Account | None:
        """The scores of a finished game explained; the lines that are not `after` add up to them. None: they need no
        explanation."""
        return None

    def faults(self, state: Any) -> Iterator[Fault | BrokenLaw]:
        """Why a position cannot be: kinds and bounds of its fields, then its laws. Asked of every position that comes
        from outside, and at every pause by the contract suite."""
        yield from self.laws.faults(state, self.codec(state).ids)

    def hides(self, state: Any) -> bool:
        """Whether seats of this table know what others do not; options may say so."""
        return self.manifest.hidden

    def from_the_stand(self, state: Any, key: int) -> State | None:
        """A world that whoever looks on cannot tell from the true one: all that they cannot know is drawn anew. None:
        what they could know is not kept."""
        return cast("State", state.imagine(state.seats, key))

    def steps_in(self, state: Any, seat: int) -> bool:
        """Whether a bot acts now though people are asked as well, whoever comes first; else it waits for them."""
        return False

    def joint(self, state: Any) -> bool:
        """Whether people who are asked together must agree on the answer; else whoever comes first settles it."""
        return False

    def policy(self) -> Policy[Any]:
        """What bots should know of this game (see core/policy.py); by default nothing."""
        return ANYTHING

    def long_domains(self, state: Any, seat: int) -> list[Domain]:
        """Any-time choices too many to list (deals, say)."""
        return []

    def offers(self, state: Any) -> list[tuple[int, int, int]]:
        """Offers that somebody has not answered yet: a number, who made it, to whom."""
        return []

    def foresee(self, state: Any, seat: int, choice: Choice) -> dict[str, Any] | None:
        """What a legal choice would do, for whoever is about to make it: ids and numbers as plain JSON; None: the game
        says nothing of it. It changes nothing, and tells only what follows from what that seat may know (the contract
        suite compares worlds)."""
        return None

    def measure(self, state: Any, seat: int | None, question: Choice) -> dict[str, Any] | None:
        """What may be measured although it is no choice: a distance, a force; None: the game knows no such question.
        The same promises as `foresee`. `seat` is None for a spectator, who asks only where nothing is hidden."""
        return None

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[State, dict[str, Any]]:
        """A position from a partial description, and its completed options."""
        raise NotImplementedError(f"{self.manifest.id} does not build positions from descriptions")

    def check_options(self, seats: int, options: dict[str, Any] | None) -> dict[str, Any]:
        """The options completed with their defaults, or BadOption."""
        m = self.manifest
        if type(seats) is not int or not m.seats[0] <= seats <= m.seats[1]:
            raise BadOption(
                en=f"{m.title} is for {m.seats[0]} to {m.seats[1]} seats, not {seats!r}.",
                fr=f"{m.title} se joue de {m.seats[0]} à {m.seats[1]} places, et non {seats!r}.",
            )
        full = {name: option.default for name, option in m.options.items()}
        for name, value in (options or {}).items():
            if name not in m.options:
                known = ", ".join(sorted(m.options))
                raise BadOption(
                    en=f"{m.title} has no option {name!r}; its options are: {known or 'none'}.",
                    fr=f"{m.title} n’a pas d’option {name!r} ; ses options : {known or 'aucune'}.",
                )
            allowed = m.options[name].values
            if allowed is not None and place(value, allowed) < 0:
                raise BadOption(
                    en=f"Option {name!r} is {value!r}; it may be one of {list(allowed)!r}.",
                    fr=f"L’option {name!r} vaut {value!r} ; elle prend une valeur de {list(allowed)!r}.",
                )
            if allowed is None and m.options[name].default is not None:
                wanted = type(m.options[name].default)
                if type(value) is not wanted:
                    raise BadOption(
                        en=f"Option {name!r} must be of type {wanted.__name__}, not {value!r}.",
                        fr=f"L’option {name!r} doit être du type {wanted.__name__}, et non {value!r}.",
                    )
            full[name] = value
        self.check_combination(seats, full)
        return full

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """Raise BadOption for options that contradict each other or the seat count."""


__all__ = ["Account", "BadOption", "Choice", "Game", "Line", "Manifest", "Option", "Result", "ranked"]
