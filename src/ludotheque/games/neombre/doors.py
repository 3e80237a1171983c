# interpreted
"""What Les Nominés du Néombre offers beside its rules: editions of its cards, and the names of all it speaks of."""

from pathlib import Path
from typing import Any

from ludotheque.games.neombre.check import FILES, check
from ludotheque.games.neombre.loader import EDITIONS, mark, spoken_names
from ludotheque.kit.content.edition import EditionDoor
from ludotheque.kit.content.toml_file import Fault


class NomineesContent(EditionDoor):
    editions = EDITIONS
    files = tuple(f"{name}.toml" for name in FILES)

    def edition_mark(self, content: str) -> str:
        return mark(content)

    def faults(self, folder: Path) -> list[Fault]:
        return check(folder)

    def names(self, options: dict[str, Any], lang: str) -> dict[str, str]:
        return {name: title[lang] for name, title in spoken_names(options.get("content", "house")).items()}
