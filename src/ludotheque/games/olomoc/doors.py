# interpreted
"""What Olomòc offers beside its rules: editions of its content, the names of all it speaks of, and a picture in
plain text."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.doors import SpeechDoor
from ludotheque.games.olomoc import drawn, picture, printed, state
from ludotheque.games.olomoc.check import FILES, check
from ludotheque.games.olomoc.codec import TERRAIN_IDS
from ludotheque.games.olomoc.loader import EDITIONS, mark, spoken_names, titles
from ludotheque.games.olomoc.names import EDGE_IDS
from ludotheque.games.olomoc.state import Bloc
from ludotheque.kit.content.edition import EditionDoor
from ludotheque.kit.content.toml_file import Fault

ANY = "any"


class BlocContent(EditionDoor):
    editions = EDITIONS
    files = tuple(f"{name}.toml" for name in FILES)

    def edition_mark(self, content: str) -> str:
        return mark(content)

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        """The agendas and layouts of the content, or any of them."""
        named = titles(options["content"])
        return {kind: named[kind] for kind in ("agenda", "layout")}

    def faults(self, folder: Path) -> list[Fault]:
        return check(folder)

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        named = {name: title[lang] for name, title in spoken_names(options.get("content", "house")).items()}
        return named | {drawn.DRAWN: drawn.NAME[lang]}

    def flaws(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> list[dict[str, Any]]:
        found = drawn.flaws(options["drawn"], EDITIONS.named(options["content"]))
        named = {lang: self.namer(options, lang, say) for lang, say in says.items()}
        return [
            {
                "say": {lang: flaw.say(lang, name) for lang, name in named.items()},
                "pieces": [word for word in flaw.words.values() if word in TERRAIN_IDS],
                "bars": flaw.words["agenda"] if drawn.bars_one(flaw) else None,
            }
            for flaw in found
        ]

    def namer(self, options: dict[str, Any], lang: str, say: Callable[..., str]) -> Callable[[str], str]:
        names = self.names(options, lang)

        def called(word: str) -> str:
            if word in TERRAIN_IDS:
                return say("terrain", n=TERRAIN_IDS.index(word) + 1)
            return say(f"name-{word}") if word in EDGE_IDS else names.get(word, word)

        return called

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)


class BlocSpeech(SpeechDoor):
    def words(self, state: Bloc, seat: int, choice: Choice) -> dict[str, object]:
        """Who the pieces of a choice are."""
        found = [word for word in choice[1:] if isinstance(word, str) and word in (*PIECES, *TERRAIN_IDS)]
        return {name: called(state, word) for name, word in zip(("who", "whom"), found, strict=False)}

    def phrase(self, piece: str, options: dict[str, Any], lang: str, say: Callable[..., str]) -> str | None:
        return say("terrain", n=TERRAIN_IDS.index(piece) + 1) if piece in TERRAIN_IDS else None

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)


PIECES = state.PIECE_IDS


def called(s: Bloc, name: str) -> str:
    """The id of the profile of a rouage or hostile; terrain and markers are called by their own."""
    piece = PIECES.index(name) if name in PIECES else state.PIECES
    if piece < state.FIRST_MARKER and s.of(piece, state.PROFILE) >= 0:
        return s.content.profile_ids[s.of(piece, state.PROFILE)]
    return s.called(piece) if piece < state.PIECES else name
