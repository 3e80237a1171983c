"""Scenes: a described position of Les Nominés du Néombre, played in the notation of the command line."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.core.game import Result
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.loader import load, spoken_names
from ludotheque.match.faces import Playable
from tests.games.shared.scenes import PlayedScene

Told = dict[str, Any]  # what a scene is described by


@cache
def ids() -> dict[str, str]:
    """French names of cards, with the ids they stand for."""
    return {title["fr"]: name for name, title in spoken_names("house").items() if not name.endswith("T")}


def card(name: str) -> str:
    """A card by its French name, or by its first words, or by its id."""
    if name in load("house").loot_ids or name in load("house").enemy_ids:
        return name
    found = [ids()[title] for title in ids() if title == name] or [
        ids()[title] for title in ids() if title.startswith(name)
    ]
    assert len(found) == 1, f"{name}: {found}"
    return found[0]


def cards(names: str) -> list[str]:
    """Several cards by their names, commas between."""
    return [card(name.strip()) for name in names.split(",") if name.strip()]


def scene(
    seats: int = 2,
    mode: str = "fight",
    chance: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **told: Any,
) -> Scene:
    """A position, as `given` completes it; cards of players and enemies by name, from all zones, as often as wanted."""
    for name in ("hands", "draws", "discards", "jails", "in_play"):
        if name in told:
            told[name] = [cards(some) for some in told[name]]
    for name in ("pile", "loot", "loot_discard", "fair", "beaten"):
        if name in told:
            told[name] = cards(told[name])
    if "attached" in told:
        told["attached"] = card(told["attached"])
    if "enemies" in told:
        told["enemies"] = [
            {**enemy, "card": card(enemy["card"])} if isinstance(enemy, dict) else card(enemy)
            for enemy in told["enemies"]
        ]
    chosen = {"mode": mode, **(options or {})}
    told = {"proxies": True, **told}
    if told.get("step", "team") == "team":
        told.setdefault("enemies", [card("Figuier confesseur")])
    table = Playable(NomineesGame()).given(seats=seats, options=chosen, chance=chance, **told)
    return Scene(table)


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    """A new game from its set-up."""
    return Scene(Playable(NomineesGame()).new(seats, seed=seed, options=options))


class Scene(PlayedScene):
    @property
    def result(self) -> Result:
        assert self.table.over and self.table.result is not None
        return self.table.result

    @property
    def view(self) -> dict[str, Any]:
        return self.table.view(None)

    def does(self, seat: int, *moves: str) -> Scene:
        """The same as `play`, cards by their names: `play Rusticisme`, `target enemy_0`."""
        for move in moves:
            self.play(seat, written(move))
        return self

    def hp(self) -> list[int]:
        """Of the figures."""
        return [row["hp"] for row in self.view["team"]]

    def foes(self) -> list[int]:
        """HP of the living enemies in drawing order."""
        return [row["hp"] for row in self.view["enemies"]]

    def names(self, seat: int, where: str) -> list[str]:
        """What lies in a place of a player, by French name, in order."""
        held = self.view["team"][seat][where]
        titles = {name: title for title, name in ids().items()}
        return sorted(titles[name] for name in held)

    def has(self, seat: int, where: str, names: str) -> bool:
        return sorted(self.view["team"][seat][where]) == sorted(cards(names))

    def pile(self, seat: int) -> int:
        """Cards in a draw pile."""
        return int(self.view["team"][seat]["draw"]["n"])

    def row(self, seat: int) -> dict[str, Any]:
        return dict(self.view["team"][seat])

    def can(self, seat: int, move: str) -> bool:
        verb, _, rest = move.partition(" ")
        return (f"{verb} {card(rest)}" if rest and verb in ("play", "recall", "attach") else move) in self.choices(seat)

    def why(self, seat: int, move: str) -> str:
        verb, _, rest = move.partition(" ")
        return self.refused(seat, f"{verb} {card(rest)}" if rest else move).why

    def enemy_turn(self) -> Scene:
        """Everybody ends their turn, and whoever plays alone that of the companion."""
        now = self.view["round"]
        for seat in [*range(self.table.state.seats), 0]:
            asked = any(d.seat == seat for d in self.table.waiting) and self.view["round"] == now
            if asked and "end" in self.choices(seat):
                self.play(seat, "end")
        return self


def written(move: str) -> str:
    """An answer with the id of the card that it names."""
    verb, _, rest = move.partition(" ")
    if rest and verb in ("play", "recall", "card", "attach", "pay", "relic", "trigger", "under"):
        return f"{verb} {card(rest)}"
    if verb in ("take", "buy", "hand_in", "resolve"):
        name, _, last = rest.rpartition(" ")
        return f"{verb} {card(name)} {last}"
    return move


def begin(t: Scene, what: object) -> Scene:
    """Let a verb of a card begin, as if one had just come to it."""
    s = t.state
    s.running = len(s.stack) - 1
    what(s)  # type: ignore[operator]  # a function of the state
    s.settle()
    t.table.menu.clear()
    return t


def reading(name: str, seats: int = 2, **told: Any) -> Scene:
    return scene(seats, options={"readings": [name]}, **told)


def won(seats: int = 2, mode: str = "expedition", **told: object) -> Scene:
    """The last enemy of a fight in 1B, of score 1/3, falls by a card of seat 0."""
    enemies = told.pop("enemies", [{"card": "Loup affamé infecté", "hp": 2}])
    told.setdefault("pile", "Braconnière bilieuse")
    t = scene(seats, mode, enemies=enemies, hands=["Furibonderie"], **told)  # type: ignore[arg-type]  # a description
    t.does(0, "play Furibonderie")
    return t


def home(seats: int = 2, quests: dict[str, str] | None = None, **told: object) -> Scene:
    """A won fight in the journey of a campaign whose first quest is closed, or all below the ones named."""
    known = {"REQ01": "closed", "REQ02": "active", "REQ03": "active"}
    known = known | (quests or {}) if known.keys() >= (quests or {}).keys() else quests or {}
    told.setdefault("zone", "1B")
    told.setdefault("enemies", [{"card": "Loup affamé infecté", "hp": 2}])
    t = scene(seats, "journey", pile="Braconnière bilieuse", hands=["Furibonderie"], quests=known, loot="", **told)  # type: ignore[arg-type]  # a description
    t.does(0, "play Furibonderie").play(0, "stop")
    return t


def travelling(decks: list[str], **told: object) -> Scene:
    t = scene(
        2,
        "journey",
        enemies=[{"card": "Loup affamé infecté", "hp": 2}],
        pile="Braconnière bilieuse",
        hands=["Furibonderie"],
        discards=decks,
        fair="Gibecière à soufflets, Fléau d, Mont-de-piété",
        loot="",
        **told,  # type: ignore[arg-type]  # a description
    )
    return t.does(0, "play Furibonderie").play(0, "stop")


def verbs(t: Scene) -> set[str]:
    return {choice.split(" ")[0] for choice in t.choices(0)}
