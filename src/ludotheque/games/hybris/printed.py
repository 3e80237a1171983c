# interpreted
"""What is printed on tiles, cards and boards, as a client shows it: numbers and signs by id, sentences by language."""

from collections.abc import Callable
from typing import Any

from ludotheque.games.hybris import loader, names, readback

Table = dict[str, Any]
Gain = list[Any]  # what, and how many: 0 where that depends


class Edition:
    def __init__(self, name: str, says: dict[str, Callable[..., str]]) -> None:
        self.content, self.tables, self.says = loader.load(name), loader.EDITIONS.named(name).tables, says
        self.titles = loader.titles(name)
        self.elements = {called: element for element, called in enumerate(self.content.element_ids)}

    def words(self, called: str) -> Table:
        """Its title and what it does, a sentence an effect."""
        element = self.elements.get(called)
        return {
            language: {
                "title": self.titles.get(called, {}).get(language, ""),
                "text": [] if element is None else readback.sentences(self.content, element, say),
            }
            for language, say in self.says.items()
        }

    def shown(self) -> dict[str, Table]:
        t = self.tables
        return {
            "tiles": {tile["id"]: self.tile(tile) for tile in t["technologies"]["tile"]},
            "conflicts": {card["id"]: self.conflict(card) for card in t["conflicts"]["card"]},
            "quests": {q["id"]: self.quest(q) for q in (*t["quests"]["epic"], *t["quests"]["confrontation"])},
            "premonitions": {
                card["id"]: {"location": card["location"], "reward": gains(card, "reward"), **self.words(card["id"])}
                for card in t["premonitions"]["card"]
            },
            "primordials": {
                card["id"]: {"aegis": card["aegis"], **self.words(card["id"])}
                for card in t["primordials"]["primordial"]
            },
            "pillars": {
                f"pillar_{pillar['number']}": {"number": pillar["number"], **self.words(f"pillar_{pillar['number']}")}
                for pillar in t["pillars"]["pillar"]
            },
            "heroes": {hero["id"]: {**hero["enemy"], **self.words(hero["id"])} for hero in t["heroes"]["hero"]},
            "olympians": {one["id"]: self.olympian(one) for one in t["olympians"]["olympian"]},
            "upgrades": {
                up["id"]: {"elements": up["elements"], **self.words(up["id"])}
                for one in t["olympians"]["olympian"]
                for up in one["upgrade"]
            },
            "boards": {board["id"]: self.board(board) for board in t["boards"]["board"]},
            "cities": {city["id"]: self.city(city) for city in t["cities"]["city"]},
            "lines": {
                f"line_{n}": {"prayers": line["prayers"], "gain": gains(line, "reward")}
                for n, line in enumerate(t["boards"]["conversion"], 1)
            },
            "goodness": {
                str(n): {"gain": gains(space, "bonus"), **self.words(f"goodness_{n}")}
                for n, space in enumerate(t["boards"]["goodness"], 1)
            },
        }

    def tile(self, tile: Table) -> Table:
        row = {name: tile[name] for name in ("type", "vp", "prayers", "edges")}
        return {**row, **tile["cost"], **self.words(tile["id"])}

    def conflict(self, card: Table) -> Table:
        kept = ("deck", "type", "elements", "force", "determination", "left", "right", "combo")
        return {**{name: card[name] for name in kept if name in card}, **self.words(card["id"])}

    def quest(self, quest: Table) -> Table:
        words = self.words(quest["id"])
        if "enemy" in quest:
            return {**quest["enemy"], "reward": gains(quest, "reward"), **words}
        chants = [
            {"asks": [{**step, "elements": step.get("elements", [])} for step in effect["cost"]], "gain": of(effect)}
            for effect in quest["effects"]
            if effect["when"].startswith("chant_")
        ]
        return {"chants": chants, "reward": gains(quest, "epic"), **words}

    def olympian(self, one: Table) -> Table:
        return {
            "heroes": [hero["id"] for hero in one["heroes"]],
            "upgrades": [up["id"] for up in one["upgrade"]],
            "sparks": [of({"steps": steps}) for steps in one["sparks"]],
            "rules": [rule for power in one["powers"] for rule in power["rules"]],
            **{
                language: {
                    "title": one["title"][language],
                    "text": [power["name"][language] for power in one["powers"]],
                }
                for language in self.says
            },
        }

    def board(self, board: Table) -> Table:
        slots = {
            slot["id"]: {"gain": gains(slot, "bonus"), "dotted": slot.get("dotted", False), **self.words(slot["id"])}
            for slot in board["slot"]
        }
        malus = [[step["what"], step["n"]] for effect in board["effects"] for step in effect["steps"]]
        return {"actions": board["actions"], "malus": malus, "slots": slots, **self.words(board["id"])}

    def city(self, city: Table) -> Table:
        row = {name: city[name] for name in ("prayers", "goodness", "faithful", "affinity", "cases")}
        return {**row, "service": gains(city, "service"), **self.words(city["id"])}


def gains(table: Table, when: str) -> list[Gain]:
    return [gain for effect in table.get("effects", ()) if effect["when"] == when for gain in of(effect)]


def of(effect: Table) -> list[Gain]:
    """What an effect gives, as signs: resources with their number, actions without."""
    found: list[Gain] = []
    for step in effect.get("steps", ()):
        if step.get("do") == "gain" and step["what"] in names.RESOURCE_IDS:
            found.append([step["what"], step["n"] if isinstance(step["n"], int) else 0])
        elif step.get("do") == "act":
            found.append([step["action"], 0])
    return found


def printed(name: str, says: dict[str, Callable[..., str]]) -> dict[str, Table]:
    return Edition(name, says).shown()
