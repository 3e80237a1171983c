"""Scenes: a described position of Steamwatchers, played in the notation of the command line."""

from __future__ import annotations

from typing import Any

from ludotheque.games.steamwatchers import queries
from ludotheque.games.steamwatchers.game import SteamwatchersGame
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.match.faces import Playable
from tests.games.shared.scenes import PlayedScene


def scene(seats: int = 2, scenario: str = "la_guerre_vient", **description: Any) -> Scene:
    """A position; everything `given` accepts (docs/positions.md): zones={"rhone": "0 2b 1e turret defence"}, ..."""
    game = Playable(SteamwatchersGame())
    return Scene(game.given(seats=seats, options={"scenario": scenario}, **description))


def fresh(seats: int, seed: int = 1, scenario: str = "la_guerre_vient") -> Scene:
    """A new game from its set-up."""
    return Scene(Playable(SteamwatchersGame()).new(seats, seed=seed, options={"scenario": scenario}))


class Scene(PlayedScene):
    def zone(self, name: str, eyes: int | None = None) -> dict[str, Any]:
        """A zone as a seat (or a spectator) sees it."""
        return self.table.view(eyes)["zones"][name]

    def units(self, name: str) -> tuple[Any, int, int]:
        """Who holds a zone, with how many base and elite soldiers."""
        row = self.zone(name)
        return row.get("holder"), row.get("base", 0), row.get("elite", 0)

    def built(self, name: str) -> list[str]:
        """The structures of a zone, beacons as beacon:seat."""
        return [
            f"beacon:{found['owner']}" if found["kind"] == "beacon" else str(found["kind"])
            for found in self.zone(name).get("structures", [])
        ]

    def control(self, name: str) -> Any:
        return self.zone(name)["control"]

    def floors(self, name: str) -> int:
        return int(self.zone(name).get("floors", 0))

    def order(self, name: str, eyes: int | None = None) -> dict[str, Any] | None:
        return self.zone(name, eyes).get("order")

    def geo(self, seat: int) -> int:
        """What a clan's zones are worth now."""
        return int(queries.geo(self.state, seat))


def attack(raid: str, garrison: str, others: dict[str, str] | None = None, group: str = "", **more: Any) -> Scene:
    """Seat 0 marches out of Gironde into Rhône, which seat 1 holds; asked next: support or the bids."""
    zones = {"svealand": "1 1b", "eirinn": "0 1b", **(others or {})}
    zones |= {"gironde": f"0 {raid} movement", "rhone": f"1 {garrison}"}
    players = more.pop("players", [{"beacons": 0}, {}])
    description = {"clans": ["apotres", "menrau"], "zones": zones, "players": players, **more}
    t = scene(description.pop("seats", 2), **description).play(0, "activate gironde", "march rhone")
    if t.asks[0][1] == "group":
        t.play(0, group or t.choices(0)[-1])
    return t.play(0, "stop") if t.asks[0][1] == "movement" else t


def marching(raid: str, garrison: str, others: dict[str, str] | None = None, **more: Any) -> Scene:
    """Seat 0 is about to leave Gironde; seat 1 holds Rhône."""
    zones = {"svealand": "1 1b", "eirinn": "0 1b", **(others or {})}
    zones |= {"gironde": f"0 {raid} movement", "rhone": f"1 {garrison}"}
    description = {"clans": ["apotres", "menrau"], "zones": zones, "players": [{"beacons": 0}, {}], **more}
    return scene(2, **description).play(0, "activate gironde")


def bid(t: Scene, mine: int, theirs: int) -> Scene:
    """Both sides set their dials and pay with healthy barrels."""
    while t.asks[0][1] == "support":
        t.play(t.asks[0][0], "stop")
    t.play(0, f"bid {mine}").play(1, f"bid {theirs}")
    while t.asks and t.asks[0][1] == "pay":
        t.play(t.asks[0][0], "pay 0")
    return t


def conclave(titles: list[str], zones: dict[str, str] | None = None, **more: Any) -> Scene:
    """The Conclave begins with those titles reserved."""
    seats = len(titles)
    homes = {"gironde": "0 2b", "svealand": "1 2b", "meseta": "2 2b", "boiaria": "3 2b", "latium": "4 2b"}
    zones = {**dict(list(homes.items())[:seats]), **(zones or {})}
    description = {"clans": ["apotres", "menrau", "flotte", "catabates", "rhein_stamm"][:seats], "turn": 1, **more}
    return scene(seats, phase="conclave", titles=titles, zones=zones, **description)


def enacted(card: str, seats: int = 2, zones: dict[str, str] | None = None, **more: Any) -> Scene:
    """Seat 0 is Archon and plays a card; the Legate's turn came before."""
    titles = ["archon", "legate", "watcher_1"][:seats]
    hands = {0: {"archon": [card]}, **more.pop("hands", {})}
    t = conclave(titles, zones, hands=hands, **more)
    while t.asks[0][1] != "archon":
        t.play(t.asks[0][0], t.choices(t.asks[0][0])[0])
    return t.play(0, f"archon {card}")


def defending(zone: str, pieces: str, others: dict[str, str] | None = None, **more: Any) -> Scene:
    """Seat 0 activates a Defence token; seat 1 stands far away, unless told otherwise."""
    zones = {"svealand": "1 1b", **(others or {}), zone: f"0 {pieces} defence"}
    description = {"clans": ["apotres", "menrau"], "zones": zones, **more}
    return scene(description.pop("seats", 2), **description).play(0, f"activate {zone}")


def why(t: Scene, move: str) -> tuple[str, str]:
    refusal = t.refused(0, move)
    return refusal.rule, refusal.why


def units(t: Scene, zone: str) -> tuple[int, int]:
    row = t.zone(zone)
    return row.get("base", 0), row.get("elite", 0)


def board(clan: str = "menrau", zones: dict[str, str] | None = None, **row: Any) -> Scene:
    """A quiet moment of Phase 3 for a clan with that board."""
    on_map = {"gironde": "0 2b defence", "svealand": "1 1b defence", **(zones or {})}
    other = "alliance" if clan != "alliance" else "menrau"
    return scene(2, clans=[clan, other], zones=on_map, players=[row, {}])


def then(t: Scene, *frames: Any) -> Scene:
    """Something happens to seat 0 before anything else."""
    for frame in frames:
        t.state.call(frame)
    t.state.settle()
    t.table.menu.clear()  # it was changed behind the table
    return t


def wipe(t: Scene, *names: str) -> Scene:
    for name in names:
        zone = t.state.content.zone_ids.index(name)
        seat = t.state.on(zone, 0)
        t.state.add(seat, 10, t.state.on(zone, 1))
        t.state.set_on(zone, 1, 0)
        t.state.set_on(zone, 0, -1)
    return then(t, Fallen(0))


def moving(zone: str, pieces: str, others: dict[str, str] | None = None, **more: Any) -> Scene:
    """Seat 0 activates a Movement token; seat 1 stands far away, unless told otherwise."""
    zones = {"svealand": "1 1b", **(others or {}), zone: f"0 {pieces} movement"}
    description = {"clans": ["apotres", "menrau"], "zones": zones, **more}
    return scene(description.pop("seats", 2), **description).play(0, f"activate {zone}")


def ways(t: Scene, verb: str) -> set[str]:
    return {choice.split()[1] for choice in t.choices(0) if choice.split()[0] == verb}


ZONES = {"rhone": "0 5b", "gironde": "0 1b", "istra": "0 beacon", "saksa": "1 1b", "jylland": "2 1b"}


def primus(zones: dict[str, str], **more: Any) -> Scene:
    """The Primus alone resolves his title: his token, then his soldier (STW-067)."""
    clans = ["apotres", "conglomerat", "flotte"]
    t = scene(3, phase="conclave", titles=["primus", "watcher_1", "archon"], clans=clans, zones=zones, **more)
    return t.until("primus")


def settled(scenario: str, clans: list[str], seats: int = 2, **more: Any) -> Scene:
    """Clans chosen, the first Deployment about to be taken."""
    titles = ["legate", "archon", "watcher_1", "watcher_4", "primus"][:seats]
    return chosen(seats, clans, titles, scenario=scenario, **more)


def burnt(raid: str, garrison: str = "3b toxic turret barrel", others: dict[str, str] | None = None) -> Scene:
    zones = {"gironde": f"0 {raid} movement", "rhone": f"crames {garrison}", "svealand": "1 1b", **(others or {})}
    t = scene(2, "le_pillage_des_crames", clans=["alliance", "flotte"], zones=zones, players=[{"beacons": 0}, {}])
    t.play(0, "activate gironde", "march rhone")
    return t.play(0, t.choices(0)[-1]) if t.asks[0][1] == "group" else t


def election(zones: dict[str, str], **more: Any) -> Scene:
    t = conclave(["archon", "legate", "primus"], zones, scenario="le_reliquaire",
                 clans=["alliance", "menrau", "flotte"], turn=1, **more)  # fmt: skip
    return t.until("vote")


def chosen(seats: int, clans: list[str], titles: list[str], **more: object) -> Scene:
    """A new game in which clans and titles are chosen in that order, whoever chooses first."""
    t = fresh(seats, **more)  # type: ignore[arg-type]  # seed and scenario
    for clan, title in zip(clans, titles, strict=True):
        seat = t.asks[0][0]
        t.play(seat, f"clan {clan}", f"title {title}")
    return t


def deploy(t: Scene, number: int, first: str, second: str) -> int:
    """The next player takes a card and posts units in its first two zones."""
    seat = t.asks[0][0]
    zones = [t.state.content.zone_ids[z] for z in t.state.content.deployment_zones[(number - 1) * 3 : number * 3]]
    t.play(seat, f"deployment {number}", f"station {zones[0]} {first}", f"station {zones[1]} {second}")
    return seat


HERE = {"svealand": "1 1b"}


def decline(zones: dict[str, str], **more: Any) -> Scene:
    """Phase 4 begins: everybody has passed and reserved."""
    return phase("decline", zones, **more)


def phase(name: str, zones: dict[str, str], **more: Any) -> Scene:
    description = {"clans": ["alliance", "menrau"], "zones": {**HERE, **zones}, "phase": name, **more}
    seats = description.pop("seats", 2)
    first = ["watcher_1", "legate", "archon", "watcher_4", "primus"][:seats]
    description.setdefault("reserved", first)
    description.setdefault("passed", list(range(seats)))
    return scene(seats, **description)


def ended(zones: dict[str, str], **more: Any) -> Any:
    result = phase("great_white", zones, turn=5, **more).table.result
    assert result is not None
    return result


def crowd(**more: Any) -> Scene:
    zones = {"gironde": "0 1b defence", "svealand": "1 1b defence", "breizh": "2 2b defence"}
    return scene(3, clans=["apotres", "menrau", "flotte"], zones=zones, **more)
