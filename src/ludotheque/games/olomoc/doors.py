# interpreted
"""What Olomòc offers beside its rules: editions of its content, the names of all it speaks of, and a picture in
plain text."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.doors import LabDoor, SpeechDoor
from ludotheque.games.olomoc import drawn, picture, printed, state
from ludotheque.games.olomoc.check import check
from ludotheque.games.olomoc.codec import TERRAIN_IDS
from ludotheque.games.olomoc.loader import EDITIONS, mark, spoken_names, titles
from ludotheque.games.olomoc.names import CABAL, EDGE_IDS
from ludotheque.games.olomoc.records import RECORDS
from ludotheque.games.olomoc.rows import ORDER_IDS
from ludotheque.games.olomoc.state import Bloc, Piece, Player
from ludotheque.games.olomoc.vocabulary import vocabulary
from ludotheque.kit.content.edition import EditionDoor

ANY = "any"
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
TRAITS = ("player", "edge", "agenda_by_player", "agenda_by_edge", "layout_by_edge", "agenda_by_faction")


class BlocContent(EditionDoor):
    editions, records = EDITIONS, RECORDS
    words = vocabulary([], {}, [])
    edition_mark, faults = staticmethod(mark), staticmethod(check)
    files = tuple(f"{name}.toml" for name in RECORDS)

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        """The agendas and layouts of the content, or any of them."""
        named = titles(options["content"])
        return {kind: {ANY: {}, **named[kind]} for kind in ("agenda", "layout")}

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
            if word in state.PIECE_IDS[state.FIRST_MARKER :]:
                return NUMERALS[state.PIECE_IDS.index(word) - state.FIRST_MARKER]
            return say(f"name-{word}") if word in EDGE_IDS else names.get(word, word)

        return called

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)


class BlocLab(LabDoor):
    def groups(self, s: Bloc) -> list[str]:
        """The faction of each cabal."""
        ranked = [int(s.of(seat * CABAL + CABAL - 1, Piece.profile)) for seat in range(2)]
        return [s.content.faction_ids[s.content.faction[who]] if who >= 0 else "none" for who in ranked]

    def standing(self, s: Bloc) -> list[int]:
        return [int(s.get(seat, Player.vp)) for seat in range(2)]

    def stats(self, s: Bloc) -> dict[str, Any]:
        """Cycles played; the rouages of each cabal and what they carry."""
        c = s.content
        cabals = [range(seat * CABAL, (seat + 1) * CABAL) for seat in range(2)]
        kinds = ((c.profile_ids, Piece.profile), (c.equipment_ids, Piece.equipment))
        cards = [[ids[s.of(piece, column)] for ids, column in kinds for piece in cabal] for cabal in cabals]
        return {"rounds": int(s.cycle), "cards": cards}

    def traits(self, s: Bloc) -> dict[str, list[str]]:
        """Who is player 1 (OLO-186), the deployment line (OLO-190), and both together with the agenda and the layout:
        none of them may decide a game."""
        if s.first < 0 or s.agenda < 0 or min(s.edges) < 0:
            return {name: ["", ""] for name in TRAITS}
        player = ["player_1" if seat == s.first else "player_2" for seat in range(2)]
        edge = [EDGE_IDS[s.edges[seat]] for seat in range(2)]
        agenda = s.content.agenda_ids[s.agenda]
        layout = s.content.layout_ids[s.layout] if s.layout >= 0 else "none"
        faction = self.groups(s)
        labels = (
            player,
            edge,
            [f"{agenda} {each}" for each in player],
            [f"{agenda} {each}" for each in edge],
            [f"{layout} {each}" for each in edge],
            [f"{agenda} {each}" if each != "none" else "" for each in faction],
        )
        return dict(zip(TRAITS, labels, strict=True))


class BlocSpeech(SpeechDoor):
    def words(self, state: Bloc, seat: int, choice: Choice) -> dict[str, object]:
        """Who the pieces of a choice are."""
        found = [word for word in choice[1:] if isinstance(word, str) and word in (*PIECES, *TERRAIN_IDS)]
        return {name: called(state, word) for name, word in zip(("who", "whom"), found, strict=False)}

    def phrase(self, piece: str, options: dict[str, Any], lang: str, say: Callable[..., str]) -> str | None:
        names, parts = spoken_names(options.get("content", "house")), piece.split()
        if len(parts) == 2 and parts[0] in names:  # a label of the laboratory
            return ", ".join(names[part][lang] if part in names else say(f"name-{part}") for part in parts)
        profile, _, n = piece.rpartition(".")
        if profile == "objective":
            return say("objective-n", n=NUMERALS[int(n) - 1])
        if profile in names:  # one of several with that profile
            return f"{names[profile][lang]}\N{NO-BREAK SPACE}{NUMERALS[int(n) - 1]}"
        if piece in ORDER_IDS:  # of the cards of a row beside the ministry
            return ", ".join(say("planned", card=card) for card in piece)
        return say("terrain", n=TERRAIN_IDS.index(piece) + 1) if piece in TERRAIN_IDS else None

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)


PIECES = state.PIECE_IDS


def called(s: Bloc, name: str) -> str:
    """A rouage or hostile by its profile; terrain and markers are called by their own."""
    piece = PIECES.index(name) if name in PIECES else state.PIECES
    if piece == state.PIECES or (piece < state.FIRST_MARKER and s.of(piece, Piece.profile) < 0):
        return name
    return s.called(piece)
