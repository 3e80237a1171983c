# interpreted
"""What statistics count in Les Nominés du Néombre: the fights of a journey, and the cards of decks."""

from typing import Any

from ludotheque.core.doors import LabDoor
from ludotheque.games.neombre import names
from ludotheque.games.neombre.state import Nominees


class NomineesLab(LabDoor):
    def stats(self, state: Nominees) -> dict[str, Any]:
        return {"cards": [[state.content.loot_ids[design] for design in deck] for deck in state.decks]}

    def trials(self, state: Nominees, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Fight after fight. Loot that could not be taken was not offered, nor are events."""
        content = state.content
        events_of_loot = {card for design, card in enumerate(content.loot_ids) if state.is_(design, names.EVENT)}
        found: list[dict[str, Any]] = []
        for event in events:
            key, now = event["key"], found[-1] if found else {}
            if key == "fight":
                level = int(content.level[content.zone_ids.index(event["zone"])])
                found.append({"where": event["zone"], "level": level, "won": False, "rounds": 0})
                found[-1] |= {"played": [], "offered": [], "taken": []}
            elif key in ("victory", "defeat"):
                now["won"], now["rounds"] = key == "victory", event["n"]
            elif key == "played":
                now["played"].append(event["card"])
            elif key == "loot":
                now["obtain"] = event["obtain"]
            elif key == "revealed" and now.get("obtain"):
                now["offered"] += [card for card in event["cards"] if card not in events_of_loot]
            elif key == "took" and event["card"] in now.get("offered", ()):
                now["taken"].append(event["card"])
        for trial in found:
            trial.pop("obtain", None)
        return found
