# interpreted
"""Positions from a partial description: KEYS says what a description can say (docs/positions.md is made from it).

Everything not said is completed: players have 10 HP and no cards, the zone is 1B, it is the team's turn in round 1 of a
fight apart.
"""

from typing import Any

from ludotheque.core.fields import Row
from ludotheque.core.game import Game
from ludotheque.core.sight import Ids
from ludotheque.core.vecs import filled, of
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.laws import PLAY
from ludotheque.games.neombre.phases.arrivals import place_enemy
from ludotheque.games.neombre.phases.cards import crowded, lay_down
from ludotheque.games.neombre.phases.expedition import Expedition, at_large
from ludotheque.games.neombre.phases.fight import Fight
from ludotheque.games.neombre.phases.journey import Journey
from ludotheque.games.neombre.phases.team_turn import TeamTurn
from ludotheque.games.neombre.state import Figure, Foe, Nominees
from ludotheque.kit.content.described import BadDescription, Described, Key, quoted

DEPARTURE = "departure"
STEPS = {"hands": "hands", "number": "number", "team": "enemy_phase", "enemies": "enemy_phase"}
MARKERS = names.MARKER_IDS[: names.MARKERS]
NUMBERS_OF_ENEMY = ("hp", "armour", "memory", "attacker")
OF_ENEMY = ("card", *NUMBERS_OF_ENEMY, "markers", "token")
OF_COMPANION = ("hp", "max_hp")
KEYS = (
    Key("mode", left_out="`fight`", option=True),
    Key("content", option=True),
    Key("readings", written="a list of those words", option=True),
    Key("proxies", "whether cards may be of any zone, and more than were printed", "no", "`True` or `False`"),
    Key(
        "step",
        f"where the game goes on; `{DEPARTURE}` is the beginning of a campaign, of which nothing else is said",
        "`team`",
        quoted((*STEPS, DEPARTURE)),
    ),
    Key("zone", "where the fight takes place", "`1B`", field="zone"),
    Key("round", "the round of the fight", "1 with the steps `team` and `enemies`, else 0", field="round"),
    Key(
        "enemies",
        "the enemies on the table, from the left",
        "none",
        f'`["1BA01", {{"card": "1BA12", "hp": 5}}]`: ids, or what there is to say of one: {quoted(OF_ENEMY)}',
    ),
    Key("pile", "enemies to come, from the top", "none", field="pile"),
    Key("hands", "cards in hand, by seat", "none", field="hands"),
    Key("draws", "the draw pile of each, by seat, from the top", "empty", field="draws"),
    Key("discards", "the discard pile of each, by seat", "empty", field="discards"),
    Key("jails", "cards in jail, by seat", "none", field="jails"),
    Key("in_play", "permanents in play, by seat", "none", "ids of cards"),
    Key("max_hp", "the most HP, by seat", f"{names.HP}", field="max_hp"),
    Key("hp", "HP, by seat", "the most", field="hp"),
    Key("dead", "who is dead", "nobody", "a list of seats"),
    Key("markers", "markers, by seat", "none", f'`[{{"poison": 2}}]`; there are {quoted(MARKERS)}'),
    Key("used", "plays of this turn that are spent, by seat", "0", field="used"),
    Key("stage", "how far the turn of each is, by seat", "`waiting`", field="stage"),
    Key("companion", "alone: the companion", f"{names.HP} HP", f'`{{"hp": 5}}`; it can say {quoted(OF_COMPANION)}'),
    Key("attached", "alone: the card of the companion", "none", field="attached"),
    Key(
        "quests",
        "in a journey: how far each quest is",
        "`locked`, or `closed` below the level of another",
        f'`{{"REQ02": "active"}}`: {quoted(state.QUEST_IDS)}',
    ),
    Key("progress", "in a journey: how much of a quest is done", "0", '`{"REQ02": 1}`'),
    Key("beaten", "enemies beaten in this expedition", "none", field="beaten"),
    Key("loot", "the loot of the zone", "what nobody has in a deck", field="loot"),
    Key("loot_discard", "loot discarded in this expedition", "none", field="loot_discard"),
    Key("fair", "the cards of the fair, from the top", "none", field="fair"),
)


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[Nominees, dict[str, Any]]:
    told = Described(description, seats, KEYS)
    full = told.read_options(game, {"mode": "fight", **options})
    s = game.blank(seats, full)
    assert isinstance(s, Nominees)
    proxies = told.flag(told.take("proxies", False), "proxies")
    Reader(s, told, full["mode"], game.codec(s).ids).read()
    told.finish()
    told.check(game, s, PLAY if proxies else None)
    return s, full


class Reader:
    def __init__(self, s: Nominees, told: Described, mode: str, ids: Ids) -> None:
        self.s, self.told, self.mode, self.ids = s, told, mode, ids

    def read(self) -> None:
        s, told = self.s, self.told
        s.reseed(1)
        step = told.take("step", "team")
        if step == DEPARTURE and self.mode == "journey":
            s.call(Journey(0))
            return
        told.one_of(step, "step", list(STEPS))
        s.zone = s.content.zone_ids.index("1B")
        s.round = int(step in ("team", "enemies"))
        told.read_fields(s, self.ids, "zone", "round", "pile", "beaten", "loot_discard", "fair")
        s.pile_groups, s.fair_groups = filled(len(s.pile), 1), filled(len(s.fair), 1)
        self.quests()
        self.players()
        s.loot = at_large(s, s.zone)
        told.read_fields(s, self.ids, "loot")
        for enemy in told.listed(told.take("enemies", []), "enemies"):
            self.enemy(enemy if isinstance(enemy, dict) else {"card": enemy})
        s.drawn = max(len(s.order), 1)
        s.phase = {"hands": state.SETTING_UP, "number": state.SETTING_UP}.get(step, state.TEAM_TURN)
        s.log, s.revealed, s.count = [], 0, 0
        if self.mode == "journey":
            self.put(Journey(0), "travel")
        if self.mode != "fight":
            self.put(Expedition(0), "after")
        self.put(Fight(0), STEPS[step])
        if step == "team":
            self.put(TeamTurn(0, 0), "act")

    def put(self, frame: Any, step: str) -> None:
        """A procedure that the one below has called, at a step."""
        self.s.running = len(self.s.stack) - 1
        self.s.call(frame)
        frame.step = frame.STEPS.index(step)

    def quests(self) -> None:
        """Quests of the levels below are closed, if nothing is said of them (NEO-020)."""
        if self.mode != "journey" and {"quests", "progress"} & set(self.told.told):
            raise BadDescription("quests, progress: a fight or an expedition apart is of no campaign (NEO-Q178).")
        said, levels = set[int](), self.s.content.quest_level
        for name, field in (("quests", self.s.quests), ("progress", self.s.progress)):
            for quest, value in self.told.keyed(self.told.take(name, {}), name).items():
                place = self.told.one_of(quest, "quest", self.s.content.quest_ids)
                field[place] = self.told.value(value, name, self.s.FIELDS[name], self.ids)
                said.add(place)
        opened = [levels[quest] for quest, status in enumerate(self.s.quests) if status != state.LOCKED]
        for quest, level in enumerate(levels):
            if quest not in said and any(level < other for other in opened):
                self.s.quests[quest] = state.CLOSED

    def players(self) -> None:
        s, told = self.s, self.told
        for seat in range(s.seats):
            s.starters[seat] = seat
        for figure in range(s.figures):
            s.put(figure, Figure.hp, names.HP)
            s.put(figure, Figure.max_hp, names.HP)
        told.read_fields(s, self.ids, "hands", "discards", "jails", "draws")
        for seat in range(s.seats):
            s.groups[seat] = filled(len(s.draws[seat]), 1)
            s.decks[seat] = of([*s.hands[seat], *s.discards[seat], *s.jails[seat], *s.draws[seat]])
        for seat, ids in told.by_seat(told.take("in_play", []), "in_play").items():
            for design in told.values(ids, "in_play", s.FIELDS["hands"], self.ids):
                if crowded(s, seat, design) >= 0:
                    raise BadDescription(f"in_play: {s.content.loot_ids[design]!r} finds no room (NEO-053, NEO-055).")
                s.decks[seat] = of([*s.decks[seat], design])
                lay_down(s, seat, design, state.NOBODY)
        told.read_columns(s, self.ids, {"max_hp": "max_hp"})
        for seat in range(s.seats):
            s.put(seat, Figure.hp, s.get(seat, Figure.max_hp))
        told.read_columns(s, self.ids, {"hp": "hp", "used": "used", "stage": "stage"})
        for seat, marks in told.by_seat(told.take("markers", {}), "markers").items():
            for marker, n in self.marks(marks).items():
                s.put(seat, Figure.marks + marker, n)
        if "attached" in told.told:
            told.read_fields(s, self.ids, "attached")
            s.decks[0] = of([*s.decks[0], s.attached])
        for name, value in told.keyed(told.take("companion", {}), "companion").items():
            if s.seats > 1:
                raise BadDescription("companion: only whoever plays alone has one (NEO-188).")
            self.column(1, name, value, Figure, OF_COMPANION, s.put)
        dead = [told.seat(name) for name in told.listed(told.take("dead", []), "dead")]
        for figure in [*dead, *([1] if s.seats == 1 and s.get(1, Figure.hp) == 0 else [])]:
            for column, n in ((Figure.dead, 1), (Figure.fell, 1), (Figure.hp, 0)):
                s.put(figure, column, n)

    def marks(self, marks: Any) -> dict[int, int]:
        """How many there are of each marker."""
        told = self.told
        return {
            told.one_of(name, "marker", MARKERS): told.number(n, name, 0, None)
            for name, n in told.keyed(marks, "markers").items()
        }

    def column(self, who: int, name: str, value: Any, row: type[Row], known: tuple[str, ...], put: Any) -> None:
        """A number of a character, by the name of its column."""
        field = row.COLUMNS[known[self.told.one_of(name, "part of a character", known)]]
        put(who, field.at, self.told.value(value, name, field, self.ids))

    def enemy(self, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        row = dict(row)
        token = int(told.flag(row.pop("token", False), "token"))
        who = place_enemy(s, told.one_of(row.pop("card", None), "enemy", s.content.enemy_ids), token)
        if who == state.NOBODY:
            raise BadDescription(f"enemies: there is room for {state.ENEMY_PLACES} at most (NEO-Q177).")
        for marker, n in self.marks(row.pop("markers", {})).items():
            s.set_on(who, Foe.marks + marker, n)
        for name, value in row.items():
            self.column(who, name, value, Foe, NUMBERS_OF_ENEMY, s.set_on)
