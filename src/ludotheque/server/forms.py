"""Editions in forms: what stands in one, what may be changed of it, what a change does, what differs from the house.

The forms are made from the games' own records and words (kit/content/forms.py, kit/effects/grammar.py); here they get
their names, `form-…` in the texts of the game. A change is one value of one file, and the rest of the file stays as it
was written. A value that does not fit its own form is refused at once; what else is wrong with it is told, and the
change is made only when whoever edits says so."""

import contextlib
import functools
import json
import re
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ludotheque.core.game import BadOption, Game
from ludotheque.kit.content.edition import EditionDoor
from ludotheque.kit.content.forms import Form, Forms
from ludotheque.kit.content.toml_edit import GONE, CannotEdit, edited
from ludotheque.kit.effects.grammar import Grammar
from ludotheque.match.printed import printed
from ludotheque.match.registry import rules_of
from ludotheque.match.texts import Texts
from ludotheque.server import wire
from ludotheque.server.editions import Files, copied, local, write
from ludotheque.server.sentences import LANGUAGES, Refusing
from ludotheque.server.wire import Language

At = tuple[str | int, ...]
FOR_FILES = re.compile(r"^[A-Z]{3}-|\[\[|small letters|letters and digits|`|docs/")  # said to whoever writes a file
UNKNOWN = "Unknown external: "  # what Fluent says of a variable that nobody gave
LONGEST = 90  # letters of what an option is called
MOST_DIFFERENCES = 400


def door_of(rules: Game) -> EditionDoor:
    if not isinstance(rules.content, EditionDoor):
        raise Refusing("no-edition", 404)
    return rules.content


# -- forms


@functools.cache
def forms(game: str, lang: Language) -> dict[str, Form]:
    """Every form of a game by its name, in one language."""
    rules = rules_of(game)
    door = door_of(rules)
    grammar = Grammar(door.words)
    made = Forms(door.records, grammar.opened, grammar.parts())
    named = Named(Texts(rules, lang))
    used = used_from(made.forms, (kind.__name__ for kind in door.records.values()))
    return {name: named.form(made.forms[name]) for name in used}


def used_from(known: Mapping[str, Form], names: Iterable[str]) -> list[str]:
    """The forms that these lead to, themselves among them."""
    found = list(names)
    for name in found:
        found += [other for other in leads_to(known[name]) if other not in found]
    return found


def leads_to(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("kind") == "same":
            yield part["as"]
        for inner in part.values():
            yield from leads_to(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from leads_to(inner)


class Named:
    """Names for the parts of forms."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def first(self, names: list[str], otherwise: str) -> str:
        for name in names:
            if name in self.texts and (found := self.opened(name)):
                return found
        return plain(otherwise)

    def opened(self, name: str) -> str:
        """A sentence with blanks, for a list to choose from."""
        pattern = self.texts.bundle.get_message(name).value
        if pattern is None:
            return ""
        open_ones: dict[str, Any] = {}
        text, errors = self.texts.bundle.format_pattern(pattern, open_ones)
        while asked := [said.removeprefix(UNKNOWN) for said in map(str, errors) if said.startswith(UNKNOWN)]:
            open_ones |= dict.fromkeys(asked, "…")
            text, errors = self.texts.bundle.format_pattern(pattern, open_ones)
        text = str(text)
        if errors or "{" in text:
            return ""
        text = " ".join(text.strip(" …:,").split()) or text
        return text if len(text) <= LONGEST else text[: LONGEST - 1].rsplit(" ", 1)[0] + "…"

    def says(self, names: list[str], written: str) -> str:
        for name in names:
            if name in self.texts and "says" in self.texts.bundle.get_message(name).attributes:
                return self.texts.attribute(name, "says")
        return written if self.texts.lang == "en" and not FOR_FILES.search(written) else ""

    def form(self, form: Form) -> Form:
        kind = form["kind"]
        if kind == "table":
            return form | {"fields": [self.field(each) for each in form["fields"]]}
        if kind == "choice":
            return form | {"options": [self.option(each) for each in form["options"]]}
        if kind == "list":
            return form | {"item": self.form(form["item"])}
        if kind == "pair":
            return form | {"items": [self.form(each) for each in form["items"]]}
        if kind == "word":
            words = [{"id": each, "label": self.word(each, form["said"])} for each in form["ids"]]
            return {"kind": "word", "words": words}
        return form

    def word(self, each: str, said: list[str]) -> str:
        begun = [f"{before}-{each}" for before in said]
        return self.first([*begun, f"form-{each}", f"name-{each}"], self.texts.names.get(each, each))

    def field(self, field: Form) -> Form:
        label = self.first(field["names"], field["key"])
        return {
            "key": field["key"],
            "label": label[:1].upper() + label[1:],
            "says": self.says(field["names"], field["says"]),
            "needed": field["needed"],
            "form": self.form(field["form"]),
        }

    def option(self, option: Form) -> Form:
        when = option["when"]
        otherwise = str(when.get("is", when.get("value", when.get("key", ""))))
        return {
            "label": self.first(option["names"], otherwise),
            "group": self.first([option["group"]], option["group"]) if option["group"] else "",
            "when": when,
            "offered": option["offered"],
            "form": self.form(option["form"]),
        }


def plain(word: str) -> str:
    return word.replace("_", " ")


def form_of(door: EditionDoor, file: str) -> str:
    """The record that a file holds; "": none of those that are filled in."""
    folder, _, name = file.removesuffix(".toml").rpartition("/")
    if folder:
        name = door.folders.get(folder, "")
    if name not in door.records or (not folder and name in door.folders.values()):
        return ""
    return door.records[name].__name__


def resolved(known: Mapping[str, Form], form: Form, value: object) -> Form:
    """The form of a value, behind names and choices."""
    while form["kind"] in ("same", "choice"):
        if form["kind"] == "same":
            form = known[form["as"]]
            continue
        chosen = next((each["form"] for each in form["options"] if fits(each["when"], value)), None)
        if chosen is None:
            break
        form = chosen
    return form


def fits(when: Form, value: object) -> bool:
    """Whether an option is the one of this value."""
    if "value" in when:
        return bool(value == when["value"])
    if "among" in when:
        return bool(value in when["among"])
    if "type" in when:
        kinds = {"number": int, "text": str}
        return isinstance(value, kinds[when["type"]]) and not isinstance(value, bool)
    if not isinstance(value, dict) or when["key"] not in value:
        return False
    return bool("is" not in when or value[when["key"]] == when["is"])


def fields_of(form: Form) -> dict[str, Form]:
    return {each["key"]: each for each in form.get("fields", ())}


# -- what stands in an edition


def tables(files: Files) -> dict[str, Any]:
    """What the files say; a file that cannot be read says nothing."""
    found = {}
    for name, text in files.items():
        with contextlib.suppress(ValueError, RecursionError):
            found[name] = tomllib.loads(text)
    return found


def places(game: str, files: Mapping[str, Any]) -> Iterator[tuple[str, At, str]]:
    """Everything with a form of its own: its file, where it stands there, its form."""
    known, door = forms(game, LANGUAGES[0]), door_of(rules_of(game))
    for file in sorted(files, key=lambda name: ("/" in name, name)):
        if not (whole := form_of(door, file)):
            continue
        fields = fields_of(known[whole])
        rows = {} if "id" in fields else {key: each["form"]["item"] for key, each in fields.items() if many(each)}
        if len(rows) < len(fields):
            yield file, (), whole
        for key, item in rows.items():
            for i, row in enumerate(listing(files[file], key)):
                if isinstance(row, dict):
                    yield file, (key, i), item["as"]


def many(field: Form) -> bool:
    """Whether a key of a file holds things with forms of their own."""
    form = field["form"]
    return bool(form["kind"] == "list" and form["item"]["kind"] == "same")


def listing(table: Any, key: str) -> list[Any]:
    found = table.get(key, []) if isinstance(table, dict) else []
    return found if isinstance(found, list) else []


def at(value: Any, path: At) -> Any:
    for key in path:
        value = value[key]
    return value


def entries(game: str, files: Mapping[str, Any], lang: Language) -> list[wire.EditionEntry]:
    found = []
    for file, path, form in places(game, files):
        row = at(files[file], path)
        found.append(
            wire.EditionEntry(
                file=file,
                path=list(path),
                form=form,
                id=str(row.get("id", "")),
                title=called(game, form, row, lang),
                group=kind(game, form, lang),
                whole=not path,
            )
        )
    return found


@functools.cache
def kind(game: str, form: str, lang: Language) -> str:
    """What the things of a form are together."""
    return Named(Texts(rules_of(game), lang)).first([f"form-all-{form.lower()}"], form)


def called(game: str, form: str, row: Any, lang: Language) -> str:
    return title(row, lang) or begun(forms(game, lang), form, row, lang) or kind(game, form, lang)


def title(row: Any, lang: Language) -> str:
    """What a thing is called, by itself."""
    for key in ("title", "name"):
        if isinstance(called := row.get(key), dict):
            called = called.get(lang)
        if isinstance(called, str):
            return called
    return str(row.get("id", ""))


def begun(known: Mapping[str, Form], form: str, row: Any, lang: Language) -> str:
    """The first words and numbers of something without a name."""
    said = []
    for field in known[form].get("fields", ()):
        inner, value = field["form"], row.get(field["key"])
        if field["key"] == "origin" or value is None:
            continue
        if inner["kind"] == "word":
            said.append(next((each["label"] for each in inner["words"] if each["id"] == value), str(value)))
        elif inner["kind"] in ("text", "name", "number"):
            said.append(str(value))
    return " · ".join(said[:2])


# -- what is wrong


def content_faults(game: str, files: Files) -> tuple[wire.EditionFault, ...]:
    """What `content check` says, each where it stands."""
    return known_faults(game, json.dumps(files, sort_keys=True))


@functools.lru_cache(maxsize=8)
def known_faults(game: str, files: str) -> tuple[wire.EditionFault, ...]:
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "edition"
        folder.mkdir()
        write(folder, json.loads(files))
        found = door_of(rules_of(game)).faults(folder)
        return tuple(
            wire.EditionFault(local(each.file, folder), each.line, each.reason, list(each.path)) for each in found
        )


def misshapen(game: str, file: str, table: Any) -> set[tuple[At, str]]:
    """What does not fit its own record, however the rest of the edition is."""
    door = door_of(rules_of(game))
    found: set[tuple[At, str]] = set()
    door.records.shapes.check(form_of(door, file), table, lambda path, reason: found.add((path, reason)))
    return found


# -- a change


def tried(
    game: str, files: Files, change: wire.EditEdition, lang: Language
) -> tuple[Files, list[wire.EditionFault], bool]:
    """The files after a change, what is wrong that was not before, and whether the value fits its form at all. In a
    worker."""
    path = tuple(change.path)
    if change.file not in files or not path or not form_of(door_of(rules_of(game)), change.file):
        raise CannotEdit("there is no such place")
    text = edited(files[change.file], path, GONE if change.gone else change.value)
    after, table = files | {change.file: text}, tomllib.loads(text)
    if not change.gone and (reason := unfit(game, table, change, lang)):
        return after, [wire.EditionFault(change.file, 0, reason, change.path, lang)], False
    shapes = misshapen(game, change.file, table) - misshapen(game, change.file, tomllib.loads(files[change.file]))
    if shapes:
        told = [wire.EditionFault(change.file, 0, reason, list(where)) for where, reason in sorted(shapes, key=str)]
        return after, told, False
    before = {(each.file, each.reason) for each in content_faults(game, files)}
    return after, [each for each in content_faults(game, after) if (each.file, each.reason) not in before], True


def unfit(game: str, table: Any, change: wire.EditEdition, lang: Language) -> str:
    """Why a value does not fit its own field, in words; "": it does, as far as the field can tell."""
    form, value = leaf(game, {change.file: table}, change.file, tuple(change.path), lang), change.value
    texts = Texts(rules_of(game), lang)
    if form["kind"] == "number":
        low, high = form["low"], form["high"]
        if not isinstance(value, int) or isinstance(value, bool):
            return texts.format("form-wrong-count")
        if (low is not None and value < low) or (high is not None and value > high):
            return texts.format("form-wrong-number", low=low, high="∞" if high is None else high)
    if form["kind"] == "text" and form["pattern"] and not re.search(form["pattern"], str(value)):
        return texts.format("form-wrong-text")
    return ""


def said(game: str, files: Files, change: wire.EditEdition) -> dict[str, str]:
    """What a change changes, in a few words of each language."""
    return {lang: " › ".join(way(game, tables(files), change.file, tuple(change.path), lang)) for lang in LANGUAGES}


def way(game: str, files: Mapping[str, Any], file: str, path: At, lang: Language) -> list[str]:
    """The names of all that leads to a place: the thing, then its fields."""
    known = forms(game, lang)
    around = [(where, form) for name, where, form in places(game, files) if (name, where) == (file, path[: len(where)])]
    if not around:
        return [str(each) for each in path]
    where, name = around[-1]
    row = at(files[file], where)
    found = [called(game, name, row, lang)]
    form: Form = known[name]
    for key in path[len(where) :]:
        form = resolved(known, form, row)
        if isinstance(key, int):
            found.append(str(key + 1))
            form = form["item"] if form["kind"] == "list" else form["items"][key] if form["kind"] == "pair" else form
        else:
            field = fields_of(form).get(key)
            found.append(field["label"] if field else key)
            form = field["form"] if field else {"kind": "text"}
        row = inner(row, key)
    return found


def inner(row: Any, key: str | int) -> Any:
    """What stands there, if anything does."""
    if isinstance(row, dict):
        return row.get(key)
    return row[key] if isinstance(row, list) and isinstance(key, int) and key < len(row) else None


# -- what differs from the house


@functools.cache
def house(game: str) -> dict[str, Any]:
    rules = rules_of(game)
    return tables(copied(rules, door_of(rules).editions.built_in[0]))


def differences(game: str, files: Mapping[str, Any], lang: Language) -> list[wire.EditionDifference]:
    found: list[wire.EditionDifference] = []
    for file, table in sorted(files.items()):
        if not form_of(door_of(rules_of(game)), file):
            continue
        for path, was, now in unequal(house(game).get(file, {}), table, ()):
            if len(found) == MOST_DIFFERENCES:
                return found
            found.append(difference(game, files, file, path, was, now, lang))
    return found


def unequal(was: Any, now: Any, path: At) -> Iterator[tuple[At, Any, Any]]:
    """Where two values differ, as deep as they can be held against each other; GONE: only the other has it. A path is
    that of the second."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in [*now, *(key for key in was if key not in now)]:
            if key not in was or key not in now:
                yield (*path, key), was.get(key, GONE), now.get(key, GONE)
            else:
                yield from unequal(was[key], now[key], (*path, key))
    elif isinstance(was, list) and isinstance(now, list) and (named(was) and named(now)):
        old = {row["id"]: row for row in was}
        for i, row in enumerate(now):
            if row["id"] in old:
                yield from unequal(old.pop(row["id"]), row, (*path, i))
            else:
                yield (*path, i), GONE, row
        for row in old.values():
            yield (*path, len(now)), row, GONE
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for i, (old_one, new_one) in enumerate(zip(was, now, strict=True)):
            yield from unequal(old_one, new_one, (*path, i))
    elif was != now or type(was) is not type(now):
        yield path, was, now


def named(rows: list[Any]) -> bool:
    ids = [row.get("id") if isinstance(row, dict) else None for row in rows]
    return bool(rows) and all(isinstance(each, str) for each in ids) and len(set(ids)) == len(ids)


def difference(
    game: str, files: Mapping[str, Any], file: str, path: At, was: Any, now: Any, lang: Language
) -> wire.EditionDifference:
    if now is GONE and isinstance(path[-1], int):  # a thing that is no longer there has no place: its own name says it
        steps = [title(was, lang)]
    else:
        steps = way(game, files, file, path, lang)
    form = leaf(game, files, file, path, lang)
    return wire.EditionDifference(
        file=file,
        path=list(path),
        title=steps[0],
        what=" › ".join(steps[1:]),
        was=shown(form, was, lang),
        now=shown(form, now, lang),
        back=None if was is GONE else was,
        gone=was is GONE,
    )


def leaf(game: str, files: Mapping[str, Any], file: str, path: At, lang: Language) -> Form:
    """The form of what stands at a place."""
    known = forms(game, lang)
    form: Form = known[form_of(door_of(rules_of(game)), file)]
    value: Any = files[file]
    for key in path:
        form = resolved(known, form, value)
        if form["kind"] == "list":
            form = form["item"]
        elif form["kind"] == "pair" and isinstance(key, int):
            form = form["items"][key]
        else:
            form = fields_of(form).get(str(key), {"form": {"kind": "text"}})["form"]
        value = inner(value, key)
    return form


def shown(form: Form, value: Any, lang: Language) -> str:
    """A value in words."""
    if value is GONE:
        return "—"
    if isinstance(value, bool):
        return Texts(None, lang).format("form-yes" if value else "form-no")
    if isinstance(value, dict):
        return title(value, lang) or ", ".join(f"{plain(key)} {shown({}, part, lang)}" for key, part in value.items())
    if isinstance(value, list):
        return ", ".join(shown(form.get("item", {}), each, lang) for each in value) or "—"
    words = {each["id"]: each["label"] for each in form.get("words", ())}
    return str(words.get(value, plain(str(value)) if form.get("kind") != "text" else value))


def seen(game: str, files: Files, lang: Language) -> dict[str, Any]:
    """All there is to see of an edition. In a worker."""
    found = tables(files)
    return {
        "files": {name: table for name, table in found.items() if form_of(door_of(rules_of(game)), name)},
        "entries": entries(game, found, lang),
        "faults": list(content_faults(game, files)),
        "differs": differences(game, found, lang),
    }


# -- as it will be printed


def drawn_at(game: str, files: Files, change: wire.DrawEdition) -> dict[str, Any]:
    """What a client shows of the thing at a place, in every language, by what it is called, when the edition can be
    printed at all. In a worker."""
    rules, name = rules_of(game), printed_id(game, tables(files), change)
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "edition"
        folder.mkdir()
        write(folder, files)
        try:
            found = printed(rules, {"content": str(folder)})
        except (BadOption, LookupError, ValueError, TypeError):
            return {}
    record = sought(found, name)
    return {} if record is None else {name: record}


def sought(found: Any, name: str) -> Any:
    """The record of that id, the outermost first."""
    level = [found]
    while level:
        for each in level:
            if isinstance(each.get(name), dict):
                return each[name]
        level = [part for each in level for part in each.values() if isinstance(part, dict)]
    return None


def printed_id(game: str, files: Mapping[str, Any], change: wire.DrawEdition) -> str:
    """What the thing at a place is called in what is printed; "": there is none, or it lacks what it is called by."""
    wanted = (change.file, tuple(change.entry))
    for file, path, form in places(game, files):
        if (file, path) == wanted:
            row = at(files[file], path)
            with contextlib.suppress(KeyError):
                return door_of(rules_of(game)).printed_as.get(form, "{id}").format_map(row)
    return ""
