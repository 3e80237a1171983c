# interpreted
"""Checks a folder of Hybris content: file, line and reason for every fault, so that a person can type in a box."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.hybris import names
from ludotheque.games.hybris.records import RECORDS
from ludotheque.games.hybris.vocabulary import VOCABULARY, compile_effect
from ludotheque.kit.content.edition import Folder
from ludotheque.kit.content.toml_file import Fault, TomlFile
from ludotheque.kit.content.toml_lines import Path as Where
from ludotheque.kit.effects.loader import Compiler

CONTENT = Path(__file__).parent / "content"
HOUSE = CONTENT / "house"

Table = dict[str, Any]

# How many of a kind a file holds (section 1 of the rules: what is in the box).
NUMBERS = {
    "pillars": {"pillar": names.PILLARS},
    "technologies": {"tile": names.TILES},
    "cities": {"city": names.CITIES},
    "boards": {"board": names.BOARDS, "conversion": names.LINES, "goodness": names.GOODNESS_SPACES},
    "olympians": {"olympian": names.OLYMPIANS},
    "conflicts": {"card": names.CONFLICTS},
    "heroes": {"hero": names.ALLIES},
    "primordials": {"primordial": names.PRIMORDIALS},
    "quests": {"epic": names.EPICS, "confrontation": names.QUESTS - names.EPICS},
    "premonitions": {"card": names.PREMONITIONS},
    "scenarios": {"scenario": names.SCENARIOS, "variant": names.VARIANTS, "posture": 2},
}
ORDERED = {  # kinds whose ids are settled, and stand in this order
    ("cities", "city"): names.CITY_IDS,
    ("boards", "board"): names.LOCATION_IDS[: names.BOARDS],
    ("olympians", "olympian"): names.OLYMPIAN_IDS,
    ("heroes", "hero"): names.HERO_IDS[names.FIRST_ALLY :],
    ("scenarios", "scenario"): names.SCENARIO_IDS,
    ("scenarios", "variant"): names.VARIANT_IDS,
    ("scenarios", "posture"): ("humble", "proud"),
}
CHANTS = names.SECTION_IDS[names.CHANT : names.EPIC]
# Which moments the effects of a kind may have, and which of them it must have once.
MOMENTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "pillar": (("top", "bottom", "after"), ("top", "bottom")),
    "tile": (names.TIMING_IDS, ()),
    "city": (("service",), ("service",)),
    "board": (("malus",), ("malus",)),
    "slot": (("bonus",), ()),
    "conversion": (("reward",), ("reward",)),
    "goodness": (("bonus",), ("bonus",)),
    "upgrade": (("reward", *names.TIMING_IDS), ("reward",)),
    "conflict": (("play", "win", "loss"), ()),
    "hero": (("passive", "reaction", "once_per_age"), ()),
    "primordial": (("wrath_1", "wrath_2", "reward"), ()),
    "epic": ((*CHANTS, "epic"), (*CHANTS[:2], "epic")),
    "confrontation": (("condition", "reward"), ("reward",)),
    "premonition": (("reward",), ("reward",)),
    "scenario": (("rule", "setup"), ()),
    "variant": (("rule",), ()),
}
STANDING = {"passive", "condition", "rule"}  # moments of modifiers; those of a card in Combat may be either
COLOSSEUM_CARDS = 40
ON_TILES = Counter(spark=8, temple=3, prophet=2, hero=2)  # HYB-023


class Edition(NamedTuple):
    """What a folder holds, completed with the built-in files it leaves out; usable only without faults."""

    tables: dict[str, Table]
    faults: list[Fault]


class Element(NamedTuple):
    """Something that bears effects: what it is, where it stands in its file, and its table."""

    kind: str
    path: Where
    table: Table


def check(folder: str | Path) -> list[Fault]:
    """Every fault of a folder of content, in order of file and line; none means it can be played."""
    return read(folder).faults


def read(folder: str | Path) -> Edition:
    """Parse and check the files of a folder; a file it leaves out is the built-in one."""
    here = Folder(folder, RECORDS)
    here.must_hold_some()
    tables: dict[str, Table] = {}
    ids: dict[str, str] = {}
    for name in sorted(RECORDS, key=here.holds):  # an id clash is the fault of the newcomer
        if here.holds(name):
            file = _File(here.root / f"{name}.toml", here.faults)
            tables[name] = file.check(name)
        else:
            file, tables[name] = _house(name)
        for each, line in file.ids.items():
            if each in ids:
                file.at(line, f'the id "{each}" is taken already, {ids[each]}')
            ids.setdefault(each, f"in {file.path.name} on line {line}")
    return Edition(tables, here.in_order())


def elements(name: str, table: Table) -> Iterator[Element]:
    """Everything in a file that bears effects, in the order of its numbers in the book."""
    if name == "boards":
        for i, board in enumerate(table["board"]):
            for k, slot in enumerate(board["slot"]):
                yield Element("slot", ("board", i, "slot", k), slot)
        for kind in ("board", "conversion", "goodness"):
            yield from _listed(kind, kind, table)
    elif name == "olympians":
        for i, olympian in enumerate(table["olympian"]):
            for k, steps in enumerate(olympian["sparks"]):
                yield Element("spark", ("olympian", i, "sparks", k), {"effects": [{"when": "bonus", "steps": steps}]})
        for i, olympian in enumerate(table["olympian"]):
            for k, upgrade in enumerate(olympian["upgrade"]):
                yield Element("upgrade", ("olympian", i, "upgrade", k), upgrade)
    elif name == "scenarios":
        yield from _listed("scenario", "scenario", table)
        yield from _listed("variant", "variant", table)
    else:
        kinds = {"conflicts": "conflict", "premonitions": "premonition"}
        for key in NUMBERS[name]:
            yield from _listed(key, kinds.get(name, key), table)


def _listed(key: str, kind: str, table: Table) -> Iterator[Element]:
    for i, entry in enumerate(table[key]):
        yield Element(kind, (key, i), entry)


@cache
def _house(name: str) -> tuple["_File", Table]:
    file = _File(HOUSE / f"{name}.toml", [])
    return file, file.check(name)


class _File(TomlFile):
    """One file under check. What it means is read only where its shape is right."""

    def __init__(self, path: Path, faults: list[Fault]) -> None:
        super().__init__(path, faults)
        self.ids: dict[str, int] = {}  # the line of each

    def check(self, name: str) -> Table:
        table = RECORDS.read(self, name)
        if table is None:
            return {}
        self.count(name, table)
        compiler = Compiler(VOCABULARY, self.fault)
        for element in elements(name, table):
            self.element(element, compiler)
        compiler.finish()
        if name == "cities":
            self.graph(table)
        elif name == "olympians":
            self.olympians(table)
        elif name == "conflicts":
            self.decks(table)
        elif name in ("technologies", "primordials"):
            self.piles(name, table)
        return table

    def count(self, name: str, table: Table) -> None:
        for key, wanted in NUMBERS[name].items():
            found = len(table[key])
            if found != wanted:
                self.fault((key, wanted) if found > wanted else (), f"an edition has {wanted} [[{key}]], not {found}")
            settled = ORDERED.get((name, key))
            if settled is not None and found == wanted:
                for i, (entry, known) in enumerate(zip(table[key], settled, strict=True)):
                    if entry["id"] != known:
                        self.fault((key, i, "id"), f'place {i + 1} of [[{key}]] is for "{known}", not "{entry["id"]}"')
        if name == "pillars":
            for i, pillar in enumerate(table["pillar"]):
                if pillar["number"] != i + 1:
                    self.fault(("pillar", i, "number"), "the Pillars stand in the order of their numbers (HYB-015)")

    def element(self, element: Element, compiler: Compiler) -> None:
        name = element.table.get("id", "")
        compiler.begin(name)
        if name:
            line = self.lines[(*element.path, "id")]
            if name in self.ids:
                self.at(line, f'the id "{name}" is taken already, on line {self.ids[name]}')
            self.ids.setdefault(name, line)
        found = Counter[str]()
        inner = () if element.kind == "spark" else ("effects",)
        allowed, needed = MOMENTS.get(element.kind, (("bonus",), ()))
        for k, effect in enumerate(element.table.get("effects", ())):
            here = (*element.path, *inner, k) if inner else element.path
            when = effect["when"]
            found[when] += 1
            if when not in allowed:
                self.fault((*here, "when"), f'"{when}" is no moment of a {element.kind}; known: {", ".join(allowed)}')
            elif ("mod" in effect) != (when in STANDING) and when != "play":
                wanted = 'a modifier ("mod")' if when in STANDING else "steps or a trigger"
                self.fault(here, f'"{when}" takes {wanted}')
            elif ("at" in effect) != (when == "reaction"):
                self.fault(here, 'a trigger ("at") is a "reaction", and a "reaction" a trigger')
            else:
                compile_effect(compiler, effect, here)
        for when in needed:
            if found[when] != 1:
                self.fault(element.path, f'a {element.kind} has one effect "{when}", not {found[when]}')
        if element.kind == "tile" and sum(found.values()) != 1:
            self.fault(element.path, "a tile has one power (HYB-215)")
        if element.kind == "epic" and found["chant_4"] > found["chant_3"]:
            self.fault(element.path, "the Chants of an Epic follow one another (HYB-161)")

    def graph(self, table: Table) -> None:
        """Each edge meets one other, the edges that meet are opposite, and a link leads to another City."""
        home = {case: city["id"] for city in table["city"] for case in city["cases"]}
        taken: dict[str, int] = {}
        for key in ("neighbours", "link"):
            for i, pair in enumerate(table[key]):
                for side in ("a", "b"):
                    edge = pair[side]
                    case = edge.partition(".")[0]
                    line = self.lines[(key, i, side)]
                    if case not in home:
                        self.at(line, f'no City has the case "{case}"')
                    elif edge in taken:
                        self.at(line, f"{edge} is joined already, on line {taken[edge]}")
                    taken.setdefault(edge, line)
                a, b = (home.get(pair[side].partition(".")[0]) for side in ("a", "b"))
                if a is not None and b is not None and (a == b) != (key == "neighbours"):
                    self.fault((key, i), "neighbours are cases of one City, a link joins two Cities (HYB-212)")
                edges = {pair["a"][-1], pair["b"][-1]}
                if edges not in ({"N", "S"}, {"E", "W"}):
                    self.fault((key, i), "edges that meet are opposite: N and S, or E and W (HYB-198)")

    def olympians(self, table: Table) -> None:
        for i, olympian in enumerate(table["olympian"]):
            on_tiles = Counter(element for upgrade in olympian["upgrade"] for element in upgrade["elements"])
            if on_tiles != ON_TILES:
                said = ", ".join(f"{n} {element}" for element, n in sorted(ON_TILES.items()))
                self.fault(("olympian", i), f"the Upgrade tiles of an Olympian bear {said} (HYB-023)")
            first = names.OLYMPIAN_IDS.index(olympian["id"]) * names.OWN_HEROES
            wanted = names.HERO_IDS[first : first + names.OWN_HEROES]
            if [hero["id"] for hero in olympian["heroes"]] != list(wanted):
                self.fault(("olympian", i, "heroes"), f"the Heroes of {olympian['id']} are {', '.join(wanted)}")
            named = {hero["name"]["fr"] for hero in olympian["heroes"][1:]}
            for k, upgrade in enumerate(olympian["upgrade"]):
                if ("hero" in upgrade["elements"]) != (upgrade["title"]["fr"] in named):
                    self.fault(("olympian", i, "upgrade", k), "a Hero stands on the tile of that name (HYB-023)")

    def decks(self, table: Table) -> None:
        """Each deck's cards stand together, the Upgraded one last; the Colosseum's copies make forty."""
        order = ["common"] * names.COMMON
        for olympian in names.OLYMPIAN_IDS:
            order += [olympian] * names.SPECIFIC
        order += ["colosseum"] * names.COLOSSEUM_KINDS
        for i, (card, deck) in enumerate(zip(table["card"], order, strict=False)):
            if card["deck"] != deck:
                self.fault(("card", i, "deck"), f'card {i + 1} belongs to the deck "{deck}", not "{card["deck"]}"')
                return
            last = i + 1 == len(order) or order[i + 1] != deck
            if card.get("upgraded", False) != (last and deck in names.OLYMPIAN_IDS):
                self.fault(("card", i), "the last card of an Olympian's deck is the Upgraded one (HYB-028)")
            if ("copies" in card) != (deck == "colosseum"):
                self.fault(("card", i), "cards of the Colosseum say how many copies there are, no others do")
        copies = sum(card.get("copies", 0) for card in table["card"])
        if copies != COLOSSEUM_CARDS:
            self.at(self.last, f"the Colosseum has {COLOSSEUM_CARDS} cards (HYB-010), here are {copies}")

    def piles(self, name: str, table: Table) -> None:
        key, field = ("tile", "type") if name == "technologies" else ("primordial", "pile")
        if name == "technologies":
            order = [kind for kind in names.TYPE_IDS for _ in range(names.TILES_OF_TYPE)]
        else:
            order = [names.PILE_IDS[0], *(pile for pile in names.PILE_IDS[1:] for _ in range(3))]
        for i, (entry, wanted) in enumerate(zip(table[key], order, strict=False)):
            if entry[field] != wanted:
                self.fault((key, i, field), f'place {i + 1} of [[{key}]] is for {field} "{wanted}"')
                return
