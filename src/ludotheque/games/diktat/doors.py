# interpreted
"""What Diktat offers beside its rules: editions of its cards, figures, and words."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.doors import LabDoor, SpeechDoor
from ludotheque.games.diktat import picture, printed, words
from ludotheque.games.diktat.loader import EDITIONS, cabal_names, check, load, mark
from ludotheque.games.diktat.names import CABAL_IDS, FIRST_MARKER, PP
from ludotheque.games.diktat.phases.cycle import final_scores
from ludotheque.games.diktat.records import RECORDS
from ludotheque.games.diktat.state import Diktat
from ludotheque.games.diktat.vocabulary import VOCABULARY
from ludotheque.kit.content.edition import EditionDoor

MANY_PP = 6  # left at the end: more than anything costs


class DiktatContent(EditionDoor):
    editions, records = EDITIONS, RECORDS
    words = VOCABULARY
    printed_as = {"Marker": "{sector}_{level}"}
    edition_mark, faults = staticmethod(mark), staticmethod(check)
    files = tuple(f"{name}.toml" for name in RECORDS)

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        content = load(options.get("content", "house"))
        return {cabal: name[lang] for cabal, name in cabal_names(content).items()}

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        return {"cabals": {"random": {}, "choose": {}}}

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)


class DiktatLab(LabDoor):
    def groups(self, state: Diktat) -> list[str]:
        return [CABAL_IDS[state.cabal(seat)] for seat in range(state.seats)]

    def standing(self, state: Diktat) -> list[int]:
        return [int(score) for score in final_scores(state)]

    def stats(self, state: Diktat) -> dict[str, Any]:
        """Cycles played; Opportunity cards held, then Cabal cards in play."""
        cards = [[state.element_id(e) for e in state.elements(seat) if e < FIRST_MARKER] for seat in range(state.seats)]
        return {"rounds": int(state.cycle), "cards": cards}

    def promises(self, state: Diktat, events: list[dict[str, Any]]) -> list[tuple[int, int]]:
        """DIK-109, DIK-110  Deals in which a seat swore something, less its oaths that were broken."""
        sworn, broken = [0] * state.seats, [0] * state.seats
        for event in events:
            if event["key"] == "deal":
                sides = {item.partition(":")[0] for item in event["items"]}
                sworn[event["seat"]] += "i" in sides
                sworn[event["to"]] += "you" in sides
            elif event["key"] == "oath-broken":
                broken[event["seat"]] += 1
        return [(given, max(0, given - failed)) for given, failed in zip(sworn, broken, strict=True)]

    def habits(self, state: Diktat, choices: list[Choice], seat: int) -> list[dict[str, Any]]:
        """PP that were never spent; teams of a single pawn, when they were most."""
        found: list[dict[str, Any]] = []
        if (left := int(state.get(seat, PP))) >= MANY_PP:
            found.append({"key": "habit-unspent", "n": left})
        sizes, pawns = list[int](), 0
        for choice in choices:
            pawns += choice[0] == "add"
            if choice[0] == "ready":
                sizes.append(pawns)
                pawns = 0
        if (alone := sizes.count(1)) >= 3 and 2 * alone > len(sizes):
            found.append({"key": "habit-alone", "n": alone, "of": len(sizes)})
        return found


class DiktatSpeech(SpeechDoor):
    def phrase(self, piece: str, options: dict[str, Any], lang: str, say: Callable[..., str]) -> str | None:
        return words.phrase(piece, options, lang, say)

    def words(self, state: Diktat, seat: int, choice: Choice) -> dict[str, object]:
        return words.words(state, seat, choice)

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)
