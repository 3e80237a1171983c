# interpreted
"""What Les Nominés du Néombre offers beside its rules: editions of its cards, the names of all it speaks of,
and a picture in plain text."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.doors import SpeechDoor
from ludotheque.core.events import Event
from ludotheque.games.neombre import company, names, picture, printed, queries
from ludotheque.games.neombre.check import FILES, check
from ludotheque.games.neombre.codec import CHARACTER_IDS
from ludotheque.games.neombre.loader import EDITIONS, load, mark, spoken_names
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.games.neombre.readback import way
from ludotheque.games.neombre.records import RECORDS
from ludotheque.games.neombre.state import QUEST_IDS, Nominees
from ludotheque.games.neombre.vocabulary import vocabulary
from ludotheque.kit.content.edition import EditionDoor

WAY = "way:"  # of an instruction, and which


class NomineesContent(EditionDoor):
    editions, records = EDITIONS, RECORDS
    folders = {"zones": "cards"}
    words = vocabulary({})
    edition_mark, faults = staticmethod(mark), staticmethod(check)
    spoils = True
    files = tuple(f"{name}.toml" for name in FILES)

    def offered(self, options: dict[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
        """The zones of the content, for a fight or an expedition apart; the other readings of the rules."""
        content, titles = load(options["content"]), spoken_names(options["content"])
        hostile = [zone for zone, level in zip(content.zone_ids, content.level, strict=True) if level >= 0]
        return {"zone": {zone: titles[zone] for zone in hostile}, "readings": {key: {} for key in names.READING_IDS}}

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(EDITIONS.named(options["content"]), says)

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        return {name: title[lang] for name, title in spoken_names(options.get("content", "house")).items()}

    def met(self, options: dict[str, Any], ids: set[str]) -> set[str]:
        """NEO-003  Cards and quests once they have been seen, with what belongs to them (a token, a hint); the map and
        the starter decks are known from the first."""
        content, belongings = load(options["content"]), EDITIONS.kept(belonging, options["content"])
        found = {piece for known in ids.intersection(belongings) for piece in belongings[known]}
        return found.union(content.zone_ids, content.deck_ids)

    def reached(self, options: dict[str, Any], ids: set[str]) -> set[str]:
        """NEO-003  Zones that were entered or of which a card was seen; the refuge and the starter decks."""
        content = load(options["content"])
        seen = ids.intersection(content.zone_ids)
        seen.update(piece[:2] for piece in ids.intersection((*content.loot_ids, *content.enemy_ids)))
        return seen.union({content.zone_ids[content.refuge]}, content.deck_ids)

    def carried(self, options: dict[str, Any], left: dict[str, Any]) -> dict[str, Any]:
        """NEO-003, NEO-043  Decks with their level and how much Mal they hold, and quests as a view shows them; what
        lies in the deck of the fair nobody has seen."""
        if not left:
            return left
        content = load(options["content"])
        mal, value = content.loot_ids[content.mal], dict(zip(content.loot_ids, map(int, content.value), strict=True))
        decks = [
            {**deck, "level": sum(value[card] for card in deck["cards"]), "mal": deck["cards"].count(mal)}
            for deck in left["decks"]
        ]
        quests = {}
        for name, (status, progress) in left["quests"].items():
            quest = content.quest_ids.index(name)
            come = int(progress).bit_count() if content.objective[quest] == names.WIN_EACH else progress
            quests[name] = {"state": QUEST_IDS[status], "progress": come, "goal": int(content.goal[quest])}
        return {"decks": decks, "quests": quests}


def owner(piece: str) -> str:
    """The card or quest that a name belongs to: 3CA01T is a token of 3CA01."""
    return piece.partition("-")[0].removesuffix("T")


def belonging(content: str) -> dict[str, list[str]]:
    """By its id, whatever is named with a card, a quest, or any other piece."""
    found: dict[str, list[str]] = {}
    for piece in spoken_names(content):
        for known in {piece, owner(piece)}:
            found.setdefault(known, []).append(piece)
    return found


class NomineesSpeech(SpeechDoor):
    def words(self, state: Nominees, seat: int, choice: Choice) -> dict[str, object]:
        """Who a character is, by name; what one of several ways of a card does."""
        top = state.stack[-1]
        if choice[0] == "branch" and isinstance(top, Deed):
            return {"way": f"{WAY}{top.pc}:{choice[1]}"}
        for word in choice[1:]:
            if isinstance(word, str) and word in CHARACTER_IDS:
                return {"who": queries.called(state, CHARACTER_IDS.index(word))}
        return {}

    def phrase(self, piece: str, options: dict[str, Any], lang: str, say: Callable[..., str]) -> str | None:
        if piece in names.FIGURE_IDS:
            return say("phrase-player", n=names.FIGURE_IDS.index(piece))
        if piece.startswith(WAY):
            pc, n = map(int, piece.removeprefix(WAY).split(":"))
            name = options.get("content", "house")
            return way(EDITIONS.named(name), load(name).book, pc, n, say)
        return None

    def because(self, state: Nominees, seat: int, choice: Choice) -> Event | None:
        return company.because(state, seat, choice)

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)
