# interpreted
"""Checks a folder of Olomòc content: file, line and reason for every fault, in sentences that cite the rule.

A file is first held against its record, then all abilities are compiled; what the files say together is
compared only when none has a fault of its own, and layouts are tried (check_layout.py) only when nothing else is wrong.
A folder may hold some of the files only, layouts.toml say: the others are those of the house.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.check_layout import Bench, radius
from ludotheque.games.olomoc.records import RECORDS
from ludotheque.games.olomoc.vocabulary import OF_CARDS, OF_ROUAGES, Abilities, vocabulary
from ludotheque.kit.content.edition import Folder, told_apart
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault, TomlFile

CONTENT = Path(__file__).parent / "content"
HOUSE = CONTENT / "house"

TESTS_OF_SOMEBODY = ("free", "covered", "stunned", "wounded", "hurt", "unmoved")

ARTEFACT_CARDS = 12
MARKERS = (30, 40, 50)

Table = dict[str, Any]
Spot = tuple[str | int, ...]


class Edition(NamedTuple):
    """What a folder holds, completed with the house files it leaves out; usable only without faults."""

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
    return _read(folder, True).faults


def read(folder: str | Path) -> Edition:
    """What a folder holds. The layouts of the house are not tried each time: a test does."""
    return _read(folder, Path(folder) != HOUSE)


def _read(folder: str | Path, try_layouts: bool) -> Edition:
    here = Folder(folder, RECORDS)
    here.must_hold_some()
    faults, files = here.faults, {name: here.file(name, HOUSE) for name in RECORDS}
    tables = {name: table for name, file in files.items() if (table := RECORDS.read(file, name)) is not None}
    edition = Edition(tables, faults)
    if not faults:
        _effects(edition, files)
    if not faults:
        for part in (_uses, _unique, _profiles, _decks, _instincts):
            part(edition, files)
    if not faults:
        _agendas(edition, files)
        _cabals(edition, files)
    if try_layouts and not faults:
        _layouts(edition, files["layouts"])
    return Edition(tables, here.in_order())


def _effects(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-092  Every ability compiles."""
    found = list(edition.abilities())
    words = vocabulary([ability["id"] for _, _, ability in found], edition.hostile_titles, edition.markers)
    for file, path, ability in found:
        compiler = Abilities(words, files[file].fault)
        compiler.ability(ability, path)
        compiler.finish()


def _uses(edition: Edition, files: dict[str, TomlFile]) -> None:
    """What an ability says of its use fits what it does."""
    for file, path, ability in edition.abilities():
        report, name = files[file].fault, ability["id"]
        _whom(files[file], path, ability, OF_CARDS if file in ("ministries", "artefact") else OF_ROUAGES)
        if len(ability.get("limit", {})) > 1:
            report((*path, "limit"), f"{name}: a limit names one period, not {len(ability['limit'])} (OLO-094)")
        if "until" in ability and "static" not in ability:
            report((*path, "until"), f'{name}: "until" says when what stands under "static" ends, and nothing does')
        if "timing" not in ability:
            if "triggers" in ability or ("static" in ability and "until" not in ability):
                report(path, f'{name}: a card is resolved once; what stays needs "static" and "until" (OLO-245)')
        elif ability["timing"] == "active":
            if "effect" not in ability or "triggers" in ability:
                report(path, f'{name}: an active ability has the key "effect" and no "triggers" (OLO-098)')
            if "static" in ability and "until" not in ability:
                report(path, f'{name}: what an active ability leaves behind needs "until" (OLO-245)')
            if not ability.get("limit") and not ability.get("cost", {}).get("actions"):
                report(path, f"{name}: without limit and without action cost it could be used without end (OLO-Q104)")
        elif "effect" in ability or "until" in ability or not ("static" in ability or "triggers" in ability):
            report(
                path,
                f'{name}: a permanent ability has "static" or "triggers", and neither "effect" nor "until" (OLO-099)',
            )


def _whom(file: TomlFile, path: Spot, ability: Table, allowed: tuple[str, ...]) -> None:
    known = {*OF_ROUAGES, *OF_CARDS}
    parts = {key: ability[key] for key in ("if", *names.SECTION_IDS) if key in ability}
    for word in _targets(parts):
        if word in known and word not in allowed:
            kind = "a card" if allowed is OF_CARDS else "an ability of a rouage"
            file.fault(path, f'{ability["id"]}: "{word}" means nobody on {kind}' + nearest(word, list(allowed)))


def _targets(value: Any, key: str = "") -> Iterator[str]:
    """Every word that names a target, as such or as the key of a table."""
    if isinstance(value, dict):
        for name, part in value.items():
            if key in ("to", "of", "pick"):
                yield name
            yield from _targets(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from _targets(part, key)
    elif isinstance(value, str) and key in ("to", "of", "pick", *TESTS_OF_SOMEBODY):
        yield value


def _unique(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-202  Ids and names, in each language, belong to one thing of a kind."""
    kinds: list[list[tuple[str, Spot, Table]]] = [
        list(edition.abilities()),
        [*_rows(edition, "characters", "character"), *_rows(edition, "hostiles", "hostile")],
    ]
    kinds += [
        list(_rows(edition, file, key))
        for file, key in (
            *(("factions", "faction"), ("factions", "ministry"), ("material", "marker")),
            *(("agendas", "agenda"), ("layouts", "layout")),
        )
    ]
    for rows in kinds:
        told_apart((files[file], path, row) for file, path, row in rows)


def _rows(edition: Edition, file: str, key: str) -> Iterator[tuple[str, Spot, Table]]:
    for i, row in enumerate(edition.rows(file, key)):
        yield file, (key, i), row


def _profiles(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-068  Bases that exist, factions and ministries that are there, attacks with dice (OLO-039)."""
    factions = [faction["id"] for faction in edition.rows("factions", "faction")]
    for file, path, profile in (
        *_rows(edition, "characters", "character"),
        *_rows(edition, "hostiles", "hostile"),
    ):
        report, name = files[file].fault, profile["id"]
        if profile["base"] not in names.DIAMETERS:
            known = ", ".join(map(str, names.DIAMETERS))
            report((*path, "base"), f"{name}: no base is {profile['base']} mm wide; they are {known} (OLO-G02)")
        if profile.get("faction", factions[0]) not in factions:
            reason = f"{name}: no faction is called {profile['faction']}" + nearest(profile["faction"], factions)
            report((*path, "faction"), f"{reason} (OLO-199)")
        if len(set(profile.get("ministries", ()))) < len(profile.get("ministries", ())):
            report((*path, "ministries"), f"{name}: a ministry stands twice (OLO-068)")
        for k, ability in enumerate(profile.get("ability", ())):
            for step in ability.get("effect", ()):
                stat = {"frontal_attack": "combat", "ranged_attack": "shooting"}.get(
                    step.get("do", ""), step.get("with")
                )
                if stat is not None and profile["stats"][stat] == 0:
                    where = (*path, "ability", k)
                    report(where, f"{ability['id']}: {name} has {stat} 0 and could never use it (OLO-039)")


def _decks(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-158, OLO-169  Nine ministry cards, two of the Axis and one of each main ministry; twelve of the Artefact."""
    wanted = Counter({name: 1 for name in names.MINISTRY_IDS[: names.MAIN_MINISTRIES]} | {"axe": 2})
    there = Counter({name: 0 for name in wanted})
    file = files["ministries"]
    for i, card in enumerate(edition.ministries):
        there[card["ministry"]] += card["copies"]
        if len(set(card["slots"])) < len(card["slots"]):
            file.fault(("card", i, "slots"), f"{card['id']}: a slot stands twice (OLO-163)")
    for name in sorted(there):
        if there[name] != wanted[name]:
            file.at(file.last, f"{there[name]} ministry cards are {name}'s, the deck has {wanted[name]} (OLO-158)")
    file = files["artefact"]
    numbers = [number for card in edition.artefact for number in card["numbers"]]
    if len(numbers) != ARTEFACT_CARDS:
        file.at(file.last, f"the Artefact has {len(numbers)} cards, not {ARTEFACT_CARDS} (OLO-169)")
    elif len(set(numbers)) < len(numbers):
        file.at(file.last, "a number stands on two cards of the Artefact (OLO-169)")
    elif sum(number[0] == "1" for number in numbers) * 2 != len(numbers):
        file.at(file.last, "as many numbers begin with 1 as with 2, so that priority favours nobody (OLO-170)")
    for i, marker in enumerate(edition.markers):
        if marker["size"] not in MARKERS:
            files["material"].fault(
                ("marker", i, "size"), f"{marker['id']}: a marker is 30, 40 or 50 mm wide (OLO-005)"
            )
    for kind, ruler in edition.tables["material"]["rulers"].items():
        if ruler["width"] > ruler["length"]:
            files["material"].fault(("rulers", kind), f"the {kind} ruler is wider than long (OLO-G12)")


def _instincts(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-180  An instinct tells what to do in every situation, and only what the hostile can do."""
    report = files["hostiles"].fault
    for i, hostile in enumerate(edition.hostiles):
        for k, rule in enumerate(hostile["instinct"]):
            where, name = ("hostile", i, "instinct", k), hostile["id"]
            last = k == len(hostile["instinct"]) - 1
            if (rule["if"] == "always") != last:
                report(where, f'{name}: the last rule of an instinct, and no other, is for "always" (OLO-180)')
            if (rule["if"] == "near") != ("within" in rule):
                report(where, f'{name}: "near" and "within" belong together (OLO-180)')
            if ("at" in rule) != (rule["do"] in ("strike", "shoot", "move")):
                report(where, f'{name}: "at" says whom to strike, to shoot or to move to (OLO-180)')
            elif rule.get("at") == "centre" and rule["do"] != "move":
                report(where, f"{name}: only a movement aims at the centre of the Bloc (OLO-180)")
            stat = {"strike": "combat", "shoot": "shooting"}.get(rule["do"])
            if stat is not None and hostile["stats"][stat] == 0:
                report(where, f"{name}: it has {stat} 0 and cannot {rule['do']} (OLO-039)")
            needed = {"strike": "engaging", "shoot": "shot", "shake_off": "stunned"}.get(rule["do"], rule["if"])
            if rule["if"] != needed:
                report(where, f'{name}: to {rule["do"]} it must be "{needed}" (OLO-180)')


def _agendas(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-190  Two opposite edges; markers and hostiles with room; scores that can happen."""
    bases = {hostile["id"]: hostile["base"] for hostile in edition.hostiles}
    for i, agenda in enumerate(edition.agendas):
        report, name = files["agendas"].fault, agenda["id"]
        first, second = (names.EDGE_IDS.index(edge) for edge in agenda["edges"])
        if (first - second) % 4 != 2:
            report(("agenda", i, "edges"), f"{name}: the two deployment lines face each other (OLO-190)")
        markers = agenda.get("markers", [])
        if len({marker["id"] for marker in markers}) < len(markers):
            report(("agenda", i, "markers"), f"{name}: two markers have the same id")
        round_things: list[tuple[Spot, str, list[int], int]] = []
        for k, marker in enumerate(markers):
            where: Spot = ("agenda", i, "markers", k)
            if marker["size"] not in MARKERS:
                report(where, f"{name}: a marker is 30, 40 or 50 mm wide, not {marker['size']} (OLO-005)")
            else:
                round_things.append((where, marker["id"], marker["at"], radius(marker["size"])))
        for k, guard in enumerate(agenda.get("hostiles", ())):
            where = ("agenda", i, "hostiles", k)
            if guard["profile"] not in bases:
                reason = f"{name}: no hostile is called {guard['profile']}" + nearest(guard["profile"], list(bases))
                report(where, f"{reason} (OLO-177)")
            else:
                round_things.append((where, guard["profile"], guard["at"], radius(bases[guard["profile"]])))
        for where, what, (x, y), r in round_things:
            if not (r <= x <= names.SIDE - r and r <= y <= names.SIDE - r):
                report(where, f"{name}: {what} does not lie whole on the Bloc (OLO-046)")
        for (_, one, (x, y), r), (where, other, (u, v), q) in combinations(round_things, 2):
            if (x - u) ** 2 + (y - v) ** 2 < (r + q) ** 2:
                report(where, f"{name}: {other} overlaps {one} (OLO-047)")
        if "study" in agenda and not markers:
            report(("agenda", i, "study"), f"{name}: a study needs a marker (OLO-038)")
        for k, score in enumerate(agenda["score"]):
            wrong = _score_fault(agenda, score)
            if wrong is not None:
                report(("agenda", i, "score", k), f"{name}: {wrong} (OLO-001)")


# What a score at a moment may count, and to whom it may go.
SCORES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "cycle_end": (("once", "own_token", "marker", "file"), ("each", "sole_holder", "greater_rank")),
    "game_end": (("once", "own_token", "file", "file_home"), ("each", "most_tokens")),
    "rouage_out": (("once", "rank"), ("opponent",)),
    "carrier_out": (("once",), ("each",)),
    "hostile_out": (("once",), ("author",)),
    "hostile_hurt": (("once", "life"), ("author",)),
    "marker_studied": (("once",), ("author",)),
}
NEEDS_STUDY = {"own_token": "put_token", "file": "take_file", "file_home": "take_file"}


def _score_fault(agenda: Table, score: Table) -> str | None:
    at, per, to = score["at"], score.get("per", "once"), score.get("to", "each")
    gives, study = score.get("gives", "vp"), agenda.get("study", {}).get("do")
    near = to in ("sole_holder", "greater_rank") or per == "file_home"
    pers, takers = SCORES[at]
    if (gives == "files") != (at == "carrier_out"):
        return 'only "carrier_out" gives "files"'
    if (gives == "files") == ("n" in score):
        return '"n" says how many, but of files all fall'
    if per not in pers:
        return f'"{at}" cannot count for each "{per}"' + nearest(per, list(pers))
    if to not in takers:
        return f'at "{at}" nothing goes to "{to}"' + nearest(to, list(takers))
    if per == "once" and to == "each" and gives != "files":
        return "what each player gets decides nothing; say for each of what"
    if near != ("within" in score):
        return '"within" says how near, where nearness counts and only there'
    if (to == "sole_holder") and len(agenda.get("markers", ())) != 1:
        return 'a "sole_holder" holds the only marker'
    if (to == "greater_rank") != (per == "marker"):
        return '"greater_rank" is asked for each "marker"'
    if at in ("hostile_out", "hostile_hurt"):
        if score.get("hostile") not in [guard["profile"] for guard in agenda.get("hostiles", ())]:
            return f'"{at}" names a hostile of the agenda'
    elif "hostile" in score:
        return f'"{at}" speaks of no hostile'
    if study != NEEDS_STUDY.get(per, study) or (at == "carrier_out" and study != "take_file"):
        return f'without a study that does "{NEEDS_STUDY.get(per, "take_file")}" it never happens'
    if at == "marker_studied" and study != "remove_marker":
        return 'without a study that does "remove_marker" it never happens'
    if "healthy" in score and at != "marker_studied":
        return 'only "marker_studied" tells healthy rouages apart'
    if to == "most_tokens" and not any(other.get("gives") == "tokens" for other in agenda["score"]):
        return "nobody is ever given agenda tokens"
    return None


def _cabals(edition: Edition, files: dict[str, TomlFile]) -> None:
    """OLO-200 to OLO-206  Every faction has a cabal, and every cabal three cards to carry."""
    by_id = {character["id"]: character for character in edition.characters}
    ministries = {name for character in edition.characters for name in character["ministries"]}
    factions = [faction["id"] for faction in edition.rows("factions", "faction")]
    file = files["equipment"]
    for i, card in enumerate(edition.equipment):
        where, tie = ("equipment", i, "affiliation"), card["affiliation"]
        if len(tie) != 1:
            file.fault(where, f"{card['id']}: a card is affiliated to one ministry, faction or character (OLO-203)")
            return
        ((kind, which),) = tie.items()
        known = {"ministry": sorted(ministries), "faction": factions, "character": list(by_id)}[kind]
        if which not in known:
            file.fault(where, f"{card['id']}: nobody could carry it, no {kind} is {which}" + nearest(which, known))
            return
    file = files["characters"]
    for faction in factions:
        ranks = [
            [one for one in edition.characters if one["faction"] == faction and one["rank"] == rank]
            for rank in range(1, names.CABAL + 1)
        ]
        for rank, members in enumerate(ranks, 1):
            if not members:
                file.at(file.last, f"{faction} has nobody of rank {rank}, a cabal needs one of each (OLO-200)")
        for cabal in product(*ranks):
            if not equippable(cabal, edition.equipment):
                said = ", ".join(member["id"] for member in cabal)
                reason = f"no three cards can be carried by {said} (OLO-201, OLO-204)"
                files["equipment"].at(files["equipment"].last, reason)


def equippable(cabal: tuple[Table, ...], equipment: list[Table]) -> bool:
    """Whether three different cards can be carried by a cabal: OLO-203 to OLO-206, OLO-Q96."""
    ids, faction = [member["id"] for member in cabal], cabal[0]["faction"]
    provided = {name for member in cabal for name in member["ministries"]}
    ties = [next(iter(card["affiliation"].items())) for card in equipment]
    known = {"ministry": provided, "faction": {faction}, "character": set(ids)}
    usable = [tie for tie in ties if tie[1] in known[tie[0]]]
    return any(
        all(kind != "character" or bearer["id"] == which for (kind, which), bearer in zip(cards, cabal, strict=True))
        and _provided(cards, cabal)
        for chosen in combinations(usable, len(cabal))
        for cards in permutations(chosen)
    )


def _provided(cards: tuple[tuple[str, str], ...], cabal: tuple[Table, ...]) -> bool:
    """Whether each card of a ministry has a rouage of that ministry of its own."""
    wanted = [which for kind, which in cards if kind == "ministry"]
    return any(
        all(which in member["ministries"] for which, member in zip(wanted, members, strict=True))
        for members in permutations(cabal, len(wanted))
    )


def bench_of(edition: Edition) -> Bench:
    bases = [character["base"] for character in edition.characters]
    return Bench(edition.agendas, edition.hostiles, bases, edition.tables["material"]["rulers"]["march"])


def _layouts(edition: Edition, file: TomlFile) -> None:
    bench = bench_of(edition)
    for i, layout in enumerate(edition.layouts):
        for flaw in bench.layout(layout, ("layout", i)):
            file.fault(flaw.path, f"{layout['id']}: {flaw.say('en')}")
    for agenda in edition.agendas:
        if not any(agenda["id"] in layout["agendas"] for layout in edition.layouts):
            file.at(file.last, f"no layout is made for {agenda['id']} (OLO-Q92)")
