# interpreted
"""Checks a folder of cards: file, line and reason for every fault, so that a person can type in a box of cards."""

from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.diktat import names
from ludotheque.games.diktat.records import RECORDS
from ludotheque.games.diktat.vocabulary import VOCABULARY, compile_effect
from ludotheque.kit.content import toml_lines
from ludotheque.kit.content.edition import Folder
from ludotheque.kit.content.shapes import shown
from ludotheque.kit.content.toml_file import Fault, TomlFile, entries
from ludotheque.kit.effects.loader import Compiler

CONTENT = Path(__file__).parent / "content"
DEFAULTS = {"opportunities": CONTENT / "house", "cabals": CONTENT / "house", "markers": CONTENT / "rulebook"}
AFFINITIES = ("politics", "people", "artefact")
SUPPLY = 10  # Affinity tokens of each type (DIK-Q39)

# Effects that do something in one configuration only (DIK-154, DIK-229, DIK-230, DIK-Q99).
ONLY_WHEN = {
    "attack_immunity": "base",
    "attack_exemption": "base",
    "fewer_assassins": "others",
    "half_assassins": "others",
    "darkness_pass": "others",
    "move_others": "others",
}
OWN_TOKEN = {
    "martial_law": "blockhaus",
    "arm_wrestling": "membership",
    "campaign": "membership",
    "strike": "membership",
}

SPOKEN = ("capacity", "besides", "manifestation", "special")  # types of effects that have a verb

Table = dict[str, Any]


class Edition(NamedTuple):
    """What a folder holds, completed with the built-in files it leaves out; usable only without faults."""

    tables: dict[str, Table]
    faults: list[Fault]


def check(folder: str | Path) -> list[Fault]:
    """Every fault of a folder of replacement cards, in order of file and line; none means it can be played."""
    return read(folder).faults


def read(folder: str | Path) -> Edition:
    """Parse and check the files of a folder; a file it leaves out is the built-in one."""
    here = Folder(folder, RECORDS)
    here.must_hold_some()
    tables: dict[str, Table] = {}
    ids: dict[str, str] = {}
    for name in sorted(RECORDS, key=here.holds):  # an id clash is the fault of the newcomer
        home = here.root if here.holds(name) else DEFAULTS[name]
        tables[name] = _File(home / f"{name}.toml", here.faults).check(name, ids)
    return Edition(tables, here.in_order())


class _File(TomlFile):
    """One file under check."""

    def check(self, name: str, ids: dict[str, str]) -> Table:
        table = self.parse()
        if table is None:
            return {}
        RECORDS.shapes.check(name, table, self.fault)
        if name == "opportunities":
            self.count_cards(table)
        elif name == "cabals":
            self.cabals(table)
        else:
            self.markers(table)
        compiler = Compiler(VOCABULARY, self.fault)
        for kind in ("card", "marker"):
            for i, entry in entries(table, kind):
                compiler.begin(str(entry.get("id")))
                self.effects(entry, (kind, i), compiler)
        self.unique_ids(table, ids)
        return table

    def count_cards(self, table: Table) -> None:
        cards = table.get("card")
        if isinstance(cards, list) and len(cards) != names.CARDS:
            reason = f"an edition has {names.CARDS} Opportunity cards, this file has {len(cards)}"
            if len(cards) > names.CARDS:
                self.fault(("card", names.CARDS), reason)
            else:
                self.at(self.last, reason)
        stated = table.get("per_sector")
        if not isinstance(stated, int) or isinstance(stated, bool):
            return
        found = Counter(str(card.get("sector")) for _, card in entries(table, "card"))
        if not set(found) <= set(names.SECTOR_IDS):
            return
        for sector in names.SECTOR_IDS:
            if found[sector] != stated:
                self.fault(
                    ("per_sector",), f"per_sector states {stated} cards for each sector, {sector} has {found[sector]}"
                )

    def cabals(self, table: Table) -> None:
        seen: dict[str, int] = {}
        tokens: dict[str, str] = {}
        held = Counter[str]()
        for i, cabal in entries(table, "cabal"):
            name = cabal.get("id")
            if not isinstance(name, str):
                continue
            if name in seen:
                self.fault(("cabal", i, "id"), f'the Cabal "{name}" stands twice, first on line {seen[name]}')
                continue
            seen[name] = self.lines["cabal", i, "id"]
            token = cabal.get("token")
            if isinstance(token, str) and token in tokens.values():
                self.fault(("cabal", i, "token"), f'the token "{token}" belongs to another Cabal already')
            tokens[name] = token if isinstance(token, str) else ""
            self.endowment(cabal, i, held)
            self.cards_of(table, name, ("cabal", i))
        for name in names.CABAL_IDS:
            if name not in seen and isinstance(table.get("cabal"), list):
                self.at(self.last, f'the Cabal "{name}" is missing')
        for i, card in entries(table, "card"):
            self.own_tokens(card, ("card", i), tokens)

    def endowment(self, cabal: Table, i: int, held: Counter[str]) -> None:
        endowment = cabal.get("endowment")
        if not isinstance(endowment, dict):
            return
        for kind in AFFINITIES:
            number = endowment.get(kind, 0)
            if not isinstance(number, int):
                continue
            held[kind] += number
            if held[kind] > SUPPLY >= held[kind] - number:
                path = ("cabal", i, "endowment", kind)
                self.fault(path, f"the Endowments hold {held[kind]} {kind} tokens so far, the supply is {SUPPLY}")

    def cards_of(self, table: Table, cabal: str, path: toml_lines.Path) -> None:
        """Five cards with the advised orders 1 to 5."""
        if cabal not in names.CABAL_IDS:
            return
        orders: dict[int, int] = {}
        found = [(i, card) for i, card in entries(table, "card") if card.get("cabal") == cabal]
        for i, card in found:
            order = card.get("order")
            if not isinstance(order, int):
                continue
            line = self.lines["card", i, "order"]
            if order in orders:
                self.at(line, f"order {shown(order)} of {cabal} is taken already, on line {orders[order]}")
            orders.setdefault(order, line)
        if len(found) != 5:
            self.fault(path, f"a Cabal has 5 cards, {cabal} has {len(found)}")

    def own_tokens(self, card: Table, path: toml_lines.Path, tokens: dict[str, str]) -> None:
        cabal = str(card.get("cabal"))
        for i, effect in entries(card, "effects"):
            verb = str(effect.get("verb"))
            wanted = effect.get("token") if verb == "place_token" else OWN_TOKEN.get(verb)
            if isinstance(wanted, str) and cabal in tokens and tokens[cabal] != wanted:
                reason = f'{verb} needs the token "{wanted}", which {cabal} does not have'
                self.fault((*path, "effects", i, "verb"), reason)

    def markers(self, table: Table) -> None:
        seen: dict[tuple[str, int], int] = {}
        for i, marker in entries(table, "marker"):
            sector, level = marker.get("sector"), marker.get("level")
            if sector not in names.SECTOR_IDS or level not in (1, 2):
                continue
            line = self.lines["marker", i]
            if (sector, level) in seen:
                self.at(line, f"{sector} level {level} stands twice, first on line {seen[sector, level]}")
            seen.setdefault((sector, level), line)
        for sector in names.SECTOR_IDS:
            for level in (1, 2):
                if (sector, level) not in seen and isinstance(table.get("marker"), list):
                    self.at(self.last, f"{sector} level {level} is missing")

    def effects(self, entry: Table, path: toml_lines.Path, compiler: Compiler) -> None:
        special = 0
        for i, effect in entries(entry, "effects"):
            here = (*path, "effects", i)
            if effect.get("type") in SPOKEN and isinstance(effect.get("verb"), str):
                compile_effect(compiler, effect, here)
            verb = effect.get("verb")
            only = ONLY_WHEN.get(verb) if isinstance(verb, str) else None
            if only and effect.get("when") != only and effect.get("when") in (None, "base", "others"):
                self.fault((*here, "when"), f'{verb} works only with when = "{only}"')
            special += effect.get("type") == "special"
            if special > 1 and effect.get("type") == "special":
                self.fault(here, "an element has at most one special Manoeuvre")
            give, get = effect.get("give"), effect.get("get")
            if isinstance(get, dict) and "other_affinity" in get and isinstance(give, dict):
                if not any(kind in give for kind in (*AFFINITIES, "any_affinity")):
                    self.fault((*here, "get", "other_affinity"), "other_affinity is got only for an Affinity given")

    def unique_ids(self, table: Table, ids: dict[str, str]) -> None:
        for i, card in entries(table, "card"):
            name = card.get("id")
            if not isinstance(name, str):
                continue
            line = self.lines["card", i, "id"]
            if name in ids:
                self.at(line, f'the id "{name}" is taken already, {ids[name]}')
            built_in = "the built-in " if CONTENT in self.path.parents else ""
            ids.setdefault(name, f"in {built_in}{self.path.name} on line {line}")
