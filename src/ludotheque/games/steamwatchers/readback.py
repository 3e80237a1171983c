# interpreted
"""Archon cards, clan boards and scenarios in plain words, built from the same programs and files the rules play.

The words stand in text/cards.<language>.ftl; whoever calls brings the function that formats them.
"""

from typing import Any

import msgspec

from ludotheque.games.steamwatchers import loader, names
from ludotheque.games.steamwatchers.content import Content
from ludotheque.games.steamwatchers.records import AnySpecial
from ludotheque.games.steamwatchers.vocabulary import VOCABULARY
from ludotheque.kit.effects import program
from ludotheque.kit.effects.readback import Reader
from ludotheque.kit.effects.vocabulary import Say, Word

Table = dict[str, Any]


class Archons(Reader):
    """Reads Archon cards: what a verb says depends on when it acts."""

    def message(self, kind: str, word: Word, section: int) -> str:
        return f"effect-{names.WHEN_IDS[section]}-{word.name}"


def read(name: str, language: str, say: Say) -> dict[str, list[str]]:
    """The Archon cards, clan boards and scenarios of a content: what each is called, its sentences."""
    content, tables, called = loader.load(name), loader.tables(name), loader.names(name, language)
    found = {card: archon(content, i, say) for i, card in enumerate(content.archon_ids)}
    found |= {board["id"]: clan(board, say) for board in tables["clans"]["clan"]}
    for each in loader.scenarios(name):
        table = tables["scenarios"][each]
        found[each] = [headline(table, called, say), *scenario(table, called, say)]
    return {each: [called[each], *sentences] for each, sentences in found.items()}


def archon(content: Content, card: int, say: Say) -> list[str]:
    """One sentence for each effect of an Archon card."""
    book, reader = content.book, Archons(content.book, VOCABULARY, say, ())
    lines = []
    for entry in range(book.first[card], book.first[card + 1]):
        when = names.WHEN_IDS[book.entries[entry * program.ENTRY_WIDTH]]
        lines.append(say("card-line", type=say(f"card-when-{when}"), text=reader.entry(entry)))
    return lines


def clan(board: Table, say: Say) -> list[str]:
    """The ability of a clan, then that of its elite soldiers."""
    return [say(f"clan-{board['id']}"), say(f"elite-{board['id']}")]


def scenario(table: Table, names: dict[str, str], say: Say) -> list[str]:
    """One sentence for each special rule of a scenario, and its hegemony."""
    lines = [_special(special, names, say) for special in table.get("special", ())]
    if "hooks" in table:
        lines.append(table["hooks"][say("scenario-language")])
    hegemony = table.get("hegemony", {})
    if "geo" in hegemony:
        lines.append(say("hegemony-geo", n=hegemony["geo"], **{"from": hegemony["from"]}))
    if "havens" in hegemony:
        values = {"from": hegemony["from"], "n": hegemony["havens"], "five": hegemony["havens_5"]}
        lines.append(say("hegemony-havens", **values))
    return lines


def headline(table: Table, names: dict[str, str], say: Say) -> str:
    """STW-187  The keyword, turns, initial columns and the clans that stay away."""
    parts = [table["keyword"][say("scenario-language")]] if "keyword" in table else []
    parts += [say("scenario-turns", n=table["turns"]), say("scenario-columns", n=table["columns"])]
    parts += [say("scenario-barred", clan=names[name]) for name in table.get("barred", ())]
    return " · ".join(parts)


def _special(special: Table, names: dict[str, str], say: Say) -> str:
    whole = msgspec.to_builtins(msgspec.convert(special, AnySpecial))
    values: dict[str, str | int] = {key: value for key, value in whole.items() if isinstance(value, int)}
    if special["rule"] == "giants":
        values["zones"] = ", ".join(names[zone] for zone in special["zones"])
    return say(f"special-{special['rule']}", **values)
