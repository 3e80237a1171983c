# interpreted
"""What a client shows of a content: profiles, cards, agendas and layouts by id, their figures as the files give them
and, by language, their names and sentences. Lengths are thousandths of an inch."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.olomoc.check_layout import radius
from ludotheque.games.olomoc.loader import EDITIONS
from ludotheque.games.olomoc.readback import Printer

Says = dict[str, Callable[..., str]]
Table = dict[str, Any]

USE = ("timing", "limit", "cost")
PROFILE = ("faction", "rank", "ministries", "base", "stats", "life", "actions")
CARD = ("type", "affiliation", "ministry", "copies", "rank", "slots", "numbers")


def printed(name: str, says: Says) -> Table:
    """{"factions", "ministries", "profiles", "equipment", "cards", "artefact", "agendas", "layouts", "markers",
    "rulers"}, each by id but the rulers, which are by their kind."""
    edition = EDITIONS.named(name)
    printers = {lang: Printer(edition, say) for lang, say in says.items()}

    def named(row: Table) -> Table:
        return {lang: {"name": row["name"][lang]} for lang in says}

    def ability(row: Table) -> Table:
        words = {lang: {"name": row["name"][lang], "text": printers[lang].ability(row["id"])} for lang in says}
        return {key: row[key] for key in USE if key in row} | words

    def profile(row: Table) -> Table:
        found: Table = {key: row[key] for key in PROFILE if key in row} | {"radius": radius(row["base"])}
        found["abilities"] = {each["id"]: ability(each) for each in row.get("ability", ())}
        for lang, printer in printers.items():
            found[lang] = {"name": row["name"][lang]}
            if "instinct" in row:
                found[lang]["instinct"] = printer.instinct(row)
        return found

    def card(row: Table) -> Table:
        return {key: row[key] for key in CARD if key in row} | ability(row)

    def agenda(row: Table) -> Table:
        markers = [{**marker, "radius": radius(marker["size"])} for marker in row.get("markers", ())]
        found = {"edges": row["edges"], "markers": markers, "hostiles": row.get("hostiles", [])}
        words = {
            lang: {"name": row["name"][lang], "text": printer.agenda(row), "brief": printer.brief(row)}
            for lang, printer in printers.items()
        }
        return found | words

    def layout(row: Table) -> Table:
        return {"agendas": row["agendas"], "terrain": row["terrain"]} | named(row)

    def marker(row: Table) -> Table:
        return {"size": row["size"], "radius": radius(row["size"]), "gives": row["gives"]} | named(row)

    shown: dict[str, tuple[Callable[[Table], Table], list[Table]]] = {
        "factions": (named, edition.rows("factions", "faction")),
        "ministries": (named, edition.rows("factions", "ministry")),
        "profiles": (profile, [*edition.characters, *edition.hostiles]),
        "equipment": (card, edition.equipment),
        "cards": (card, edition.ministries),
        "artefact": (card, edition.artefact),
        "agendas": (agenda, edition.agendas),
        "layouts": (layout, edition.layouts),
        "markers": (marker, edition.markers),
    }
    found = {kind: {row["id"]: show(row) for row in rows} for kind, (show, rows) in shown.items()}
    return found | {"rulers": edition.tables["material"]["rulers"]}
