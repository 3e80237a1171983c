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
from ludotheque.core.game import Said
from ludotheque.match.position import UNREADABLE, in_words, read_position
from ludotheque.match.registry import rules_of
from ludotheque.match.table import FORMAT, MARKED, Entry, Table

CUT_SHORT = (
    "This is not a whole journal: it is cut short. Copy it again from where it was written.",
    "Ce n’est pas un journal entier : il est tronqué. Copiez-le de nouveau d’où il fut écrit.",
)

NOT_ONE = (
    "This is not a journal. Give a file that `play --journal` or the table wrote.",
    "Ce n’est pas un journal. Donnez un fichier écrit par `play --journal` ou par la table.",
)


class BadJournal(Said):
    """The journal is damaged, incomplete, of another version, or does not replay."""


def journal_of(table: Table) -> dict[str, Any]:
    """Everything needed to play that game again; the seed only once it is over."""
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
        raise BadJournal(*CUT_SHORT)
    return {"header": parts[0], "entries": parts[1:-1], "footer": parts[-1]}


def unsealed(text: str) -> list[Any]:
    """The parts of a sealed file, its sum checked."""
    parts = []
    for n, line in enumerate(split(text), 1):
        try:
            parts.append(json.loads(line))
        except (ValueError, RecursionError):
            raise BadJournal(
                f"This journal is damaged: line {n} is not JSON. Copy it again, whole.",
                f"Ce journal est abîmé : la ligne {n} n’est pas du JSON. Copiez-le de nouveau, en entier.",
            ) from None
    check_seal(text)
    return parts[:-1]


def split(text: str) -> list[str]:
    """The lines of a sealed file."""
    if not text.startswith("{"):
        raise BadJournal(*NOT_ONE)
    *lines, rest = text.split("\n")
    if rest or len(lines) < 2:
        raise BadJournal(*CUT_SHORT)
    return lines


def check_seal(text: str) -> None:
    """Its last line is the sum of all that stands before it."""
    last = text[:-1].rpartition("\n")[2]
    try:
        seal = json.loads(last)
    except (ValueError, RecursionError):
        seal = None
    if not isinstance(seal, dict) or set(seal) != {"sha256"}:
        raise BadJournal(
            "This journal is cut short: its last line, the checksum, is missing. Copy it again, whole.",
            "Ce journal est tronqué : sa dernière ligne, la somme de contrôle, manque. Copiez-le de nouveau en entier.",
        )
    if last != json.dumps(seal):
        raise BadJournal(
            "This journal was changed: its checksum line is not as it was written.",
            "Ce journal a été modifié : la ligne de sa somme de contrôle n’est pas telle qu’elle fut écrite.",
        )
    if hashlib.sha256(text[: -len(last) - 1].encode("utf-8", "surrogatepass")).hexdigest() != seal["sha256"]:
        raise BadJournal(
            "This journal was changed after it was written: its checksum does not match.",
            "Ce journal a été modifié après coup : sa somme de contrôle ne correspond pas.",
        )


@contextlib.contextmanager
def reading() -> Iterator[None]:
    """What a foreign journal breaks is the journal's fault."""
    try:
        yield
    except BadJournal:
        raise
    except UNREADABLE as error:
        why, pourquoi = in_words(error)
        raise BadJournal(
            f"This journal cannot be read: {why}.", f"Ce journal ne peut pas être lu : {pourquoi}."
        ) from error


def by_present_rules(header: dict[str, Any]) -> dict[str, Any]:
    """A header as if the rules that are here had written it. Whether they would have, playing it back shows."""
    version = rules_of(header["game"]).manifest.version
    start = header["from"]
    return {**header, "version": version, "from": start if start is None else {**start, "version": version}}


def open_table(journal: dict[str, Any], dealer: Dealer) -> Table:
    """The table at the beginning of a journal."""
    header = journal["header"]
    if not isinstance(header, dict) or "game" not in header:
        raise BadJournal(
            "This is not a journal: its header names no game.",
            "Ce n’est pas un journal : son en-tête ne nomme aucun jeu.",
        )
    if header.get("ludotheque") != FORMAT:
        raise BadJournal(
            f"This journal is of format {header.get('ludotheque')!r}; this program reads format {FORMAT}.",
            f"Ce journal est au format {header.get('ludotheque')!r} ; ce programme lit le format {FORMAT}.",
        )
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
            f"the rules here are version {rules.manifest.version!r}: read it with the version that wrote it.",
            f"Ce journal a été écrit par la version {header.get('version')!r} de {rules.manifest.title} ; les règles "
            f"d’ici sont la version {rules.manifest.version!r} : lisez-le avec la version qui l’a écrit.",
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
        raise BadJournal(
            f"Entry {n} is not legal: {refusal.why} ({refusal.rule}).",
            f"Le coup {n} n’est pas permis ({refusal.rule}).",
        )
    done: Entry = table.entries[-1]
    if differs(done.digest, entry["digest"]) or [*done.outcomes] != entry.get("outcomes", []):
        raise BadJournal(
            f"Entry {n} leads to another position than the journal says.",
            f"Le coup {n} mène à une autre position que celle du journal.",
        )


def differs(mark: str, written: str) -> bool:
    """A mark that was made in an earlier way says nothing about a position; the choice and its draws still do."""
    return mark != written and written.startswith(MARKED)


def verify(journal: dict[str, Any] | str) -> dict[str, Any]:
    """Prove a finished journal: it replays, its seed is the one committed to, and every draw came from it."""
    data = parse(journal) if isinstance(journal, str) else journal
    with reading():
        return prove(data, replay(data))


def prove(data: dict[str, Any], table: Table) -> dict[str, Any]:
    """What is proven of a journal and the table it leads to."""
    check_ending(data, table)
    again = open_table(data, committed(data))
    for n, entry in enumerate(data["entries"], 1):
        step(again, entry, n)
    return drawn_from_seed(data, again)


def check_ending(data: dict[str, Any], table: Table) -> None:
    """A journal tells how the game on that table ended."""
    footer = data["footer"]
    if footer.get("entries") != len(data["entries"]):
        raise BadJournal(
            "The footer counts another number of entries than the journal has.",
            "La fin du journal compte d’autres coups que ceux qu’il contient.",
        )
    if not table.over:
        raise BadJournal(
            "The game is not over: its seed is still secret, so its draws cannot be proven yet.",
            "La partie n’est pas finie : sa graine est encore secrète, ses tirages ne peuvent pas encore être prouvés.",
        )
    result = table.result
    assert result is not None
    if (footer["scores"], footer["ranking"], footer["reason"]) != (result.scores, result.ranking, result.reason):
        raise BadJournal(
            "The result in the footer is not the result of the game.",
            "Le résultat à la fin du journal n’est pas celui de la partie.",
        )


def committed(data: dict[str, Any]) -> Seeded:
    """The chance that a journal was committed to."""
    seed, commitment = data["footer"].get("seed"), data["header"].get("commitment")
    if seed is None or commitment is None:
        raise BadJournal(
            "This game was not dealt from a committed seed, so its draws cannot be proven.",
            "Cette partie n’a pas été distribuée d’une graine engagée : ses tirages ne peuvent pas être prouvés.",
        )
    dealer = seeded_by(seed, data["header"].get("shares"))
    if dealer.commitment() != commitment:
        raise BadJournal(
            "The seed revealed at the end is not the one committed to at the start.",
            "La graine révélée à la fin n’est pas celle qui fut engagée au début.",
        )
    return dealer


def drawn_from_seed(data: dict[str, Any], table: Table) -> dict[str, Any]:
    """What is proven of a journal by the table that was played from its seed."""
    drawn = [*(table.opening or []), *(outcome for entry in table.entries for outcome in entry.outcomes)]
    if drawn != all_outcomes(data):
        raise BadJournal(
            "A draw of the journal does not come from the seed.",
            "Un tirage du journal ne vient pas de la graine.",
        )
    result, dealer = table.result, table.state.dealer
    assert result is not None
    return {
        "entries": len(data["entries"]),
        "draws": len(drawn),
        "ranking": result.ranking,
        "reason": result.reason,
        "shares": [share.seat for share in dealer.shares if share.value] if isinstance(dealer, Together) else [],
        "from": data["header"]["from"] is not None,
    }
