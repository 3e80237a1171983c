# interpreted
"""What Hybris offers beside its rules: editions of its cards and tiles, figures, and a picture in plain text."""

from collections.abc import Callable
from typing import Any, ClassVar

from ludotheque.core.domains import Choice
from ludotheque.core.doors import LabDoor, SpeechDoor
from ludotheque.games.hybris import names, picture, printed, queries, state
from ludotheque.games.hybris.check import check
from ludotheque.games.hybris.loader import EDITIONS, mark, titles
from ludotheque.games.hybris.records import RECORDS
from ludotheque.games.hybris.state import Hybris, Player
from ludotheque.games.hybris.vocabulary import VOCABULARY
from ludotheque.kit.content.edition import EditionDoor

WHO = ("activate", "contest", "send_back", "challenge")


class HybrisContent(EditionDoor):
    editions, records = EDITIONS, RECORDS
    words = VOCABULARY
    printed_as = {"Pillar": "pillar_{number}"}
    edition_mark, faults = staticmethod(mark), staticmethod(check)
    files = tuple(f"{name}.toml" for name in RECORDS)

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        return {name: title[lang] for name, title in titles(options.get("content", "house")).items()}

    def printed(self, options: dict[str, Any], says: dict[str, Callable[..., str]]) -> dict[str, Any]:
        return printed.printed(options["content"], says)


class HybrisLab(LabDoor):
    takes: ClassVar = {
        "resolves": "pillar",
        "designed": "tile",
        "deployed": "tile",
        "unlocked": "upgrade",
        "attempts": "quest",
        "played": "card",
        "completed": "card",
    }

    def groups(self, s: Hybris) -> list[str]:
        chosen = [s.olympian(seat) for seat in range(s.seats)]
        return [names.OLYMPIAN_IDS[who] if who != state.NOBODY else "none" for who in chosen]

    def standing(self, s: Hybris) -> list[int]:
        return [int(s.get(seat, names.VP)) for seat in range(s.seats)]

    def stats(self, s: Hybris) -> dict[str, Any]:
        """Ages played; the tiles each has deployed and unlocked."""
        powers = [*range(names.FIRST_TILE, names.FIRST_CITY), *range(names.FIRST_UPGRADE, names.FIRST_CONFLICT)]
        seats = range(s.seats)
        held = [[s.content.element_ids[power] for power in powers if queries.has(s, seat, power)] for seat in seats]
        return {"rounds": int(s.age), "cards": held}

    def offered(self, s: Hybris) -> dict[str, list[str]]:
        """Pillars lie there for all; tiles may all be designed (HYB-142); Upgrade tiles and cards of the Olympians at
        the table; Quests that came into a zone; Premonitions that were drawn."""
        here = [(s.olympian(seat), s.get(seat, Player.upgraded)) for seat in range(s.seats)]
        upgrades = [names.FIRST_UPGRADE + who * names.UPGRADES + n for who, _ in here for n in range(names.UPGRADES)]
        own = [names.COMMON + who * names.SPECIFIC + n for who, more in here for n in range(names.SPECIFIC - 1 + more)]
        kinds = [*range(names.COMMON), *own]
        quests = [n for n in range(names.QUESTS) if n not in list(s.quest_deck)]
        visions = [n for n in range(names.PREMONITIONS) if n not in list(s.vision_deck)]
        elements = {
            "pillar": range(names.FIRST_PILLAR, names.FIRST_PILLAR + names.PILLARS),
            "tile": range(names.FIRST_TILE, names.FIRST_CITY),
            "upgrade": upgrades,
            "quest": [names.FIRST_QUEST + n for n in quests],
            "card": [names.FIRST_CONFLICT + n for n in kinds] + [names.FIRST_PREMONITION + n for n in visions],
        }
        return {kind: [s.content.element_ids[n] for n in found] for kind, found in elements.items()}


class HybrisSpeech(SpeechDoor):
    def words(self, state: Hybris, seat: int, choice: Choice) -> dict[str, object]:
        """Who a character is: an Olympian by its name."""
        if choice[0] not in WHO:
            return {}
        return {"who": names.OLYMPIAN_IDS[state.olympian(seat)] if choice[1] == "olympian" else choice[1]}

    def picture(self, view: dict[str, Any], say: Callable[..., str]) -> str:
        return picture.picture(view, say)
