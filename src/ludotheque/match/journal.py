"""Journals: written once, read anywhere, provable afterwards.

A journal is a header, one entry an answer (with the outcomes drawn and a digest of the position
reached) and a footer. As a file it is JSON lines; the last line carries the SHA-256 of all the lines
before it, so that a changed byte shows.
"""

import contextlib
import hashlib
import json
from collections.abc import Iterator
from typing import Any

from ludotheque.core.chance import Dealer, Recorded, Seeded, Together, seeded_by
from ludotheque.match.position import UNREADABLE, in_words, read_position
from ludotheque.match.registry import rules_of
from ludotheque.match.table import FORMAT, Entry, Table


class BadJournal(ValueError):
    """The journal is damaged, incomplete, of another version, or does not replay."""


def write_journal(table: Table) -> dict[str, Any]:
    dealer = table.state.dealer
    header = {
        "ludotheque": FORMAT,
        "game": table.rules.manifest.id,
        "version": table.rules.manifest.version,
        "seats": int(table.state.seats),
        "options": table.options,
        "commitment": dealer.commitment() if isinstance(dealer, Seeded) else None,
        "from": table.origin,
        "outcomes": table.opening,
    }
    if isinstance(dealer, Together):
        header["shares"] = [share.plain() for share in dealer.shares]
    entries = [
        {"seat": e.seat, "undo": True, "digest": e.digest}
        if e.choice is None
        else {"seat": e.seat, "choice": list(e.choice), "outcomes": list(e.outcomes), "digest": e.digest}
        for e in table.entries
    ]
    footer: dict[str, Any] = {"entries": len(entries), "over": table.over}
    result = table.result
    if result is not None:
        footer["scores"], footer["ranking"], footer["reason"] = result.scores, result.ranking, result.reason
        footer["seed"] = dealer.secret() if isinstance(dealer, Seeded) else None
    return {"header": header, "entries": entries, "footer": footer}


def dump(journal: dict[str, Any]) -> str:
    """A journal as the text of a file."""
    return sealed([journal["header"], *journal["entries"], journal["footer"]])


def sealed(parts: list[Any]) -> str:
    """Parts as lines of JSON, and their sum as the last line."""
    text = "".join(json.dumps(part, ensure_ascii=False, separators=(",", ":")) + "\n" for part in parts)
    return text + json.dumps({"sha256": hashlib.sha256(text.encode()).hexdigest()}) + "\n"


def parse(text: str) -> dict[str, Any]:
    """The journal in the text of a file, its sum checked."""
    parts = unsealed(text)
    if len(parts) < 2:
        raise BadJournal("This is not a whole journal: it is cut short. Copy it again from where it was written.")
    return {"header": parts[0], "entries": parts[1:-1], "footer": parts[-1]}


def unsealed(text: str) -> list[Any]:
    """The parts of a sealed file, its sum checked."""
    *lines, rest = text.split("\n")
    if rest or len(lines) < 2:
        raise BadJournal("This is not a whole journal: it is cut short. Copy it again from where it was written.")
    parts = []
    for n, line in enumerate(lines, 1):
        try:
            parts.append(json.loads(line))
        except (ValueError, RecursionError):
            raise BadJournal(f"This journal is damaged: line {n} is not JSON. Copy it again, whole.") from None
    seal = parts.pop()
    if not isinstance(seal, dict) or set(seal) != {"sha256"}:
        raise BadJournal("This journal is cut short: its last line, the checksum, is missing. Copy it again, whole.")
    if lines[-1] != json.dumps(seal):
        raise BadJournal("This journal was changed: its checksum line is not as it was written.")
    if hashlib.sha256(text[: -len(lines[-1]) - 1].encode("utf-8", "surrogatepass")).hexdigest() != seal["sha256"]:
        raise BadJournal("This journal was changed after it was written: its checksum does not match.")
    return parts


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """What a foreign journal breaks is the journal's fault."""
    try:
        yield
    except BadJournal:
        raise
    except UNREADABLE as error:
        raise BadJournal(f"This journal cannot be read: {in_words(error)}.") from error


def by_present_rules(header: dict[str, Any]) -> dict[str, Any]:
    """A header as if the rules that are here had written it. Whether they would have, playing it back shows."""
    version = rules_of(header["game"]).manifest.version
    start = header["from"]
    return {**header, "version": version, "from": start if start is None else {**start, "version": version}}


def open_table(journal: dict[str, Any], dealer: Dealer) -> Table:
    """The table at the beginning of a journal."""
    header = journal["header"]
    if not isinstance(header, dict) or "game" not in header:
        raise BadJournal("This is not a journal: its header names no game.")
    if header.get("ludotheque") != FORMAT:
        raise BadJournal(f"This journal is of format {header.get('ludotheque')!r}; this program reads format {FORMAT}.")
    check_version(header)
    if header["from"] is not None:
        return read_position(header["from"], dealer)
    rules = rules_of(header["game"])
    options = rules.check_options(header["seats"], header["options"])
    state = rules.create(header["seats"], options)
    state.dealer = dealer
    return Table(rules, state, options).begin()


def check_version(header: dict[str, Any]) -> None:
    """It was written by the version of the rules that is here."""
    rules = rules_of(header["game"])
    if header.get("version") != rules.manifest.version:
        raise BadJournal(
            f"This journal was written by version {header.get('version')!r} of {rules.manifest.title}; "
            f"the rules here are version {rules.manifest.version!r}: read it with the version that wrote it."
        )


def all_outcomes(journal: dict[str, Any]) -> list[int]:
    return [*(journal["header"]["outcomes"] or []), *(x for e in journal["entries"] for x in e.get("outcomes", []))]


def replay(journal: dict[str, Any] | str, to: int | None = None) -> Table:
    """Play a journal again, up to entry `to` (all by default); every choice and digest is checked."""
    data = parse(journal) if isinstance(journal, str) else journal
    with reading():
        start = 0
        if data["header"].get("from") is not None:
            start = data["header"]["from"]["state"]["fields"]["count"]
        table = open_table(data, Recorded(all_outcomes(data), start))
        for n, entry in enumerate(data["entries"][:to], 1):
            step(table, entry, n)
    return table


def step(table: Table, entry: dict[str, Any], n: int) -> None:
    refusal = table.undo(entry["seat"]) if entry.get("undo") else table.choose(entry["seat"], tuple(entry["choice"]))
    if refusal is not None:
        raise BadJournal(f"Entry {n} is not legal: {refusal.why} ({refusal.rule}).")
    done: Entry = table.entries[-1]
    if done.digest != entry["digest"] or [*done.outcomes] != entry.get("outcomes", []):
        raise BadJournal(f"Entry {n} leads to another position than the journal says.")


def verify(journal: dict[str, Any] | str) -> dict[str, Any]:
    """Prove a finished journal: it replays, its seed is the one committed to, and every draw came from it."""
    data = parse(journal) if isinstance(journal, str) else journal
    with reading():
        return prove(data, replay(data))


def prove(data: dict[str, Any], table: Table) -> dict[str, Any]:
    """What is proven of a journal and the table it leads to."""
    footer = data["footer"]
    if footer.get("entries") != len(data["entries"]):
        raise BadJournal("The footer counts another number of entries than the journal has.")
    if not table.over:
        raise BadJournal("The game is not over: its seed is still secret, so its draws cannot be proven yet.")
    result = table.result
    assert result is not None
    if (footer["scores"], footer["ranking"], footer["reason"]) != (result.scores, result.ranking, result.reason):
        raise BadJournal("The result in the footer is not the result of the game.")
    seed, commitment = footer.get("seed"), data["header"].get("commitment")
    if seed is None or commitment is None:
        raise BadJournal("This game was not dealt from a committed seed, so its draws cannot be proven.")
    dealer = seeded_by(seed, data["header"].get("shares"))
    if dealer.commitment() != commitment:
        raise BadJournal("The seed revealed at the end is not the one committed to at the start.")
    again = open_table(data, dealer)
    drawn = list(again.opening or [])
    for n, entry in enumerate(data["entries"], 1):
        step(again, entry, n)
        drawn += again.entries[-1].outcomes
    if drawn != all_outcomes(data):
        raise BadJournal("A draw of the journal does not come from the seed.")
    return {
        "entries": len(data["entries"]),
        "draws": len(drawn),
        "ranking": result.ranking,
        "reason": result.reason,
        "shares": [share.seat for share in dealer.shares if share.value] if isinstance(dealer, Together) else [],
        "from": data["header"]["from"] is not None,
    }
