# interpreted
"""Checks a folder of Olomòc content: file, line and reason for every fault, in sentences that cite the rule.

A file is first held against content/schema.json, then all abilities are compiled; what the files say together is
compared only when none has a fault of its own.
"""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.olomoc.vocabulary import Abilities, vocabulary
from ludotheque.kit.content.edition import strangers
from ludotheque.kit.content.shapes import Shapes
from ludotheque.kit.content.toml_file import Fault, TomlFile

CONTENT = Path(__file__).parent / "content"
FILES = (
    *("material", "factions", "characters", "equipment", "ministries", "artefact"),
    *("hostiles", "agendas", "layouts"),
)

Table = dict[str, Any]
Spot = tuple[str | int, ...]


class Edition(NamedTuple):
    """What a folder holds; usable only without faults."""

    tables: dict[str, Table]
    faults: list[Fault]

    def rows(self, file: str, key: str) -> list[Table]:
        found: list[Table] = self.tables[file].get(key, [])
        return found

    @property
    def characters(self) -> list[Table]:
        return self.rows("characters", "character")

    @property
    def hostiles(self) -> list[Table]:
        return self.rows("hostiles", "hostile")

    @property
    def equipment(self) -> list[Table]:
        return self.rows("equipment", "equipment")

    @property
    def ministries(self) -> list[Table]:
        return self.rows("ministries", "card")

    @property
    def artefact(self) -> list[Table]:
        return self.rows("artefact", "card")

    @property
    def agendas(self) -> list[Table]:
        return self.rows("agendas", "agenda")

    @property
    def layouts(self) -> list[Table]:
        return self.rows("layouts", "layout")

    def abilities(self) -> Iterator[tuple[str, Spot, Table]]:
        """Every ability in the order of its number, with its file and where it stands there."""
        yield from self._of_profiles("characters", "character")
        for file, key in (("equipment", "equipment"), ("ministries", "card"), ("artefact", "card")):
            for i, card in enumerate(self.rows(file, key)):
                yield file, (key, i), card
        yield from self._of_profiles("hostiles", "hostile")

    def _of_profiles(self, file: str, key: str) -> Iterator[tuple[str, Spot, Table]]:
        for i, profile in enumerate(self.rows(file, key)):
            for k, ability in enumerate(profile.get("ability", ())):
                yield file, (key, i, "ability", k), ability

    @property
    def hostile_titles(self) -> dict[str, dict[str, str]]:
        return {row["id"]: row["name"] for row in self.hostiles}

    @property
    def markers(self) -> list[Table]:
        return self.rows("material", "marker")


def check(folder: str | Path) -> list[Fault]:
    """Every fault of a folder of content, in order of file and line; none means it can be played."""
    return read(folder).faults


def read(folder: str | Path) -> Edition:
    root = Path(folder)
    if not root.is_dir():
        return Edition({}, [Fault(str(root), 0, "is not a folder")])
    wanted = [f"{name}.toml" for name in FILES]
    present, faults = strangers(root, wanted)
    faults += [Fault(str(root / name), 0, "is missing") for name in wanted if name not in present]
    files = {name: TomlFile(root / f"{name}.toml", faults) for name in FILES if f"{name}.toml" in present}
    tables = {name: table for name, file in files.items() if (table := _shaped(file, name)) is not None}
    edition = Edition(tables, faults)
    if not faults:
        _effects(edition, files)
    order = {str(root / name): i for i, name in enumerate(wanted)}
    faults.sort(key=lambda fault: (order.get(fault.file, len(order)), fault.line))
    return edition


@cache
def _shapes() -> Shapes:
    return Shapes(json.loads((CONTENT / "schema.json").read_text(encoding="utf-8")), ())


def _shaped(file: TomlFile, name: str) -> Table | None:
    table = file.parse()
    if table is None:
        return None
    before = len(file.faults)
    _shapes().check(name, table, file.fault)
    return table if len(file.faults) == before else None


def _effects(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-092  Every ability compiles."""
    found = list(edition.abilities())
    words = vocabulary([ability["id"] for _, _, ability in found], edition.hostile_titles, edition.markers)
    for file, path, ability in found:
        compiler = Abilities(words, files[file].fault)
        compiler.ability(ability, path)
        compiler.finish()
