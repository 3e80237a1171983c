# interpreted
"""What a game may offer beside its rules: content of its own, figures for statistics and reviews, and words.

A game without one leaves the door as it is, and it answers that there is nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from ludotheque.core.domains import Choice
from ludotheque.core.events import Event


class ContentDoor:
    """Cards, maps and scenarios that are files, as the options of a table name them."""

    files: tuple[str, ...] = ()  # what a folder of its content may hold, by which the folder is known
    spoils: bool = False  # whether its names tell what is still to be discovered: then a seat learns those it has met

    def mark(self, options: dict[str, Any]) -> str:
        """A short digest of the content that these options name, wherever it lies; "": it has none."""
        return ""

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        """Names of pieces that come with the content rather than with the texts, by id."""
        return {}

    def met(self, options: dict[str, Any], ids: set[str]) -> set[str]:
        """Where names spoil: the ids whose names are known to whoever has come upon these."""
        return ids

    def reached(self, options: dict[str, Any], ids: set[str]) -> set[str]:
        """Where names spoil: the parts of what is printed that may be shown to whoever has come upon these."""
        return set()

    def carried(self, options: dict[str, Any], left: Any) -> Any:
        """What may be shown of what a game left for the next of its campaign."""
        return left

    def installed(self) -> list[str]:
        """The content that can be named without a path, beside what comes with the game."""
        return []

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        """What a form offers for an option that takes more than can be listed: values, each with its name by language
        where the content names it."""
        return {}

    def seats_for(self, options: dict[str, Any]) -> dict[str, dict[str, tuple[int, int]]]:
        """For how many such a value is, at least and at most, where that is fewer than the game seats."""
        return {}

    def texts(self, options: dict[str, Any], lang: str) -> list[Path]:
        """Files of sentences that come with the content, beside those of the folder `text`."""
        return []

    def vouch(self, options: dict[str, Any]) -> None:
        """Whoever runs the program typed these options: code that they name may run."""

    def why_not_served(self, options: dict[str, Any]) -> dict[str, str] | None:
        """A sentence by language when options name what is on the machine and not installed: on a server that is not
        for visitors to choose."""
        return None

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        """What a client shows of the content that these options name, by id and language, its words from
        `says[language](id, **values)`; {}: there is nothing to show."""
        return {}

    def flaws(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> list[dict[str, Any]]:
        """What is wrong with what somebody drew in these options: `say`, by language; `pieces`, the ids it speaks of;
        `bars`, the one value of another option that it keeps from being chosen, or None where nothing can be played."""
        return []

    def schema(self) -> dict[str, Any] | None:
        """The JSON Schema of its files, for editors; None: it has none."""
        return None

    def check(self, folder: str | None) -> list[tuple[str, int, str]] | None:
        """File, line and reason of every fault in a folder of content (None: in the game's own); None: it has none."""
        return None


class SpeechDoor:
    """What sentences need that the files of the folder `text` cannot know."""

    def phrase(self, piece: str, options: dict[str, Any], lang: str, say: Callable[..., str]) -> str | None:
        """What to call an id that has a grammar of its own (a line of a deal, say), its words from `say(id, **values)`;
        None: it is an id like any other."""
        return None

    def words(self, state: Any, seat: int, choice: Choice) -> dict[str, object]:
        """More variables for the sentence of a choice (where a pawn stands, say): what that seat may see, no more."""
        return {}

    def because(self, state: Any, seat: int, choice: Choice) -> Event | None:
        """Why a bot that plays with people does that, as a line of the log; None: it speaks for itself. All read it: it
        tells nothing that only that seat knows."""
        return None

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str | None:
        """A view as plain text, its words from `say(id, **values)`; None: the fields are listed."""
        return None


class LabDoor:
    """What statistics and reviews count in a game."""

    takes: ClassVar[dict[str, str]] = {}  # events by which a seat takes something in play, and the field that names it

    def groups(self, state: Any) -> list[str] | None:
        """A label a seat (its faction, say), by which statistics gather; None: seats are all there is."""
        return None

    def standing(self, state: Any) -> list[int] | None:
        """The points of each seat so far; None: they are counted at the end only."""
        return None

    def stats(self, state: Any) -> dict[str, Any]:
        """What else of a finished game is worth counting: `rounds`, a number, and `cards`, for each seat the ids of
        those it took. What is left out is not counted."""
        return {}

    def offered(self, state: Any) -> dict[str, list[str]]:
        """What somebody could have taken in a finished game, by the kinds of `takes`."""
        return {}

    def traits(self, state: Any) -> dict[str, list[str]]:
        """What else a seat was dealt or chose for good, by which wins are counted: a label a seat under each name, ""
        where it has none yet. Asked now and then during a game: the first label a seat bears is the one that counts."""
        return {}

    def trials(self, state: Any, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What the events of one game of a campaign tell of its trials (fights, say), in order: `where` and of which
        `level` each was, whether it was `won`, in how many `rounds`; the cards `played` in it, and those it `offered`
        and of which some were `taken`."""
        return []

    def promises(self, state: Any, events: list[dict[str, Any]]) -> list[tuple[int, int]]:
        """How often each seat gave its word in a finished game where rules bind it, and how often it kept it; none: no
        rule of the game knows of that."""
        return []

    def habits(self, state: Any, choices: list[Choice], seat: int) -> list[dict[str, Any]]:
        """What a finished game shows of how a seat played it, worth a word in a review: the `key` of a sentence and its
        values."""
        return []
