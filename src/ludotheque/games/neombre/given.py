# interpreted
"""Positions of a fight from a partial description.

Everything not said is completed: players have 10 HP and no cards, the zone is 1B, it is the team's turn in round 1 of a
fight apart. What can be said: `zone`, `round`, `enemies` (ids; or {"card": id, "hp": 5, "armour": 0, "memory": seat,
"attacker": seat, "markers": {...}, "token": true}), `pile` (from the top), and by seat `hp`, `max_hp`, `hands`, `draws`
(from the top, in that order), `discards`, `jails`, `in_play` (card ids), `markers`, `dead`, `used`, `stage`; alone
`attached`, `companion` ({"hp": 5}); `step` (hands, number, team, enemies; departure is the beginning of a campaign, and
nothing else is said then); `quests` ({"REQ02": "active"}), `progress`
of a journey, `beaten`, `loot` and `loot_discard` of an expedition, `fair` from the top.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.vecs import filled, of
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.material import whole
from ludotheque.games.neombre.phases.arrivals import place_enemy
from ludotheque.games.neombre.phases.expedition import Expedition, at_large
from ludotheque.games.neombre.phases.fight import Fight
from ludotheque.games.neombre.phases.journey import Journey
from ludotheque.games.neombre.phases.team_turn import TeamTurn
from ludotheque.games.neombre.sight import QUEST_IDS, STAGE_IDS
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.content.described import BadDescription, Described

STEPS = {"hands": "hands", "number": "number", "team": "enemy_phase", "enemies": "enemy_phase"}


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[Nominees, dict[str, Any]]:
    told = Described(description, seats)
    full = game.check_options(seats, {"mode": "fight", **options})
    s = game.blank(seats, full)
    assert isinstance(s, Nominees)
    Reader(s, told, full["mode"]).read()
    told.finish()
    if not all(whole(s, seat) for seat in range(seats)):
        raise BadDescription("The cards of this position do not add up to the decks.")
    return s, full


class Reader:
    def __init__(self, s: Nominees, told: Described, mode: str) -> None:
        self.s, self.told, self.mode = s, told, mode

    def read(self) -> None:
        s, told = self.s, self.told
        s.reseed(1)
        step = told.take("step", "team")
        if step == "departure" and self.mode == "journey":
            s.call(Journey(0))
            return
        s.zone = told.one_of(told.take("zone", "1B"), "zone", s.content.zone_ids)
        told.one_of(step, "step", list(STEPS))
        s.round = told.number(told.take("round", int(step in ("team", "enemies"))), "round", 0, 200)
        for figure in range(s.figures):
            s.put(figure, state.HP, names.HP)
            s.put(figure, state.MAX, names.HP)
        for seat in range(s.seats):
            s.starters[seat] = seat
        self.players()
        s.pile = of([told.one_of(card, "enemy", s.content.enemy_ids) for card in told.take("pile", [])])
        s.pile_groups = filled(len(s.pile), 1)
        for enemy in told.listed(told.take("enemies", []), "enemies"):
            self.enemy(enemy if isinstance(enemy, dict) else {"card": enemy})
        self.zone_and_quests()
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

    def zone_and_quests(self) -> None:
        s, told = self.s, self.told
        s.loot = at_large(s, s.zone)
        if (pile := told.take("loot", None)) is not None:
            s.loot = self.cards(pile)
        s.loot_discard = self.cards(told.take("loot_discard", []))
        s.fair = self.cards(told.take("fair", []))
        s.fair_groups = filled(len(s.fair), 1)
        s.beaten = of([told.one_of(card, "enemy", s.content.enemy_ids) for card in told.take("beaten", [])])
        for quest, status in told.keyed(told.take("quests", {}), "quests").items():
            s.quests[told.one_of(quest, "quest", s.content.quest_ids)] = told.one_of(status, "state", QUEST_IDS)
        for quest, n in told.keyed(told.take("progress", {}), "progress").items():
            s.progress[told.one_of(quest, "quest", s.content.quest_ids)] = told.number(n, "progress", 0, 99)

    def cards(self, ids: Any) -> vec[i64]:
        return of([self.told.one_of(card, "card", self.s.content.loot_ids) for card in self.told.listed(ids, "cards")])

    def players(self) -> None:
        s, told = self.s, self.told
        for name, piles in (("hands", s.hands), ("discards", s.discards), ("jails", s.jails), ("draws", s.draws)):
            for seat, ids in told.by_seat(told.take(name, []), name).items():
                piles[seat] = self.cards(ids)
        for seat in range(s.seats):
            s.groups[seat] = filled(len(s.draws[seat]), 1)
            s.decks[seat] = of([*s.hands[seat], *s.discards[seat], *s.jails[seat], *s.draws[seat]])
        for seat, ids in told.by_seat(told.take("in_play", []), "in_play").items():
            for design in self.cards(ids):
                self.put_in_play(seat, design)
        for seat, maximum in told.by_seat(told.take("max_hp", []), "max_hp").items():
            s.put(seat, state.MAX, told.number(maximum, "max_hp", 1, 99))
            s.put(seat, state.HP, maximum)
        for seat, hp in told.by_seat(told.take("hp", []), "hp").items():
            s.put(seat, state.HP, told.number(hp, "hp", 0, int(s.get(seat, state.MAX))))
        for seat, marks in told.by_seat(told.take("markers", {}), "markers").items():
            for name, n in told.keyed(marks, "markers").items():
                s.put(seat, state.MARKS + told.one_of(name, "marker", names.MARKER_IDS), n)
        for seat in told.listed(told.take("dead", []), "dead"):
            s.put(told.seat(seat), state.DEAD, 1)
            s.put(told.seat(seat), state.FELL, 1)
            s.put(told.seat(seat), state.HP, 0)
        for seat, n in told.by_seat(told.take("used", []), "used").items():
            s.put(seat, state.USED, n)
        for seat, stage in told.by_seat(told.take("stage", []), "stage").items():
            s.put(seat, state.STAGE, told.one_of(stage, "stage", STAGE_IDS))
        if (attached := told.take("attached", None)) is not None:
            s.attached = told.one_of(attached, "card", s.content.loot_ids)
            s.decks[0] = of([*s.decks[0], s.attached])
        for name, value in told.keyed(told.take("companion", {}), "companion").items():
            s.put(1, {"hp": state.HP, "max_hp": state.MAX}[name], value)

    def put_in_play(self, seat: int, design: int) -> None:
        s = self.s
        s.decks[seat] = of([*s.decks[seat], design])
        key = s.enter(design, seat, -1, s.content.moment[design], s.content.moments[design])
        if s.is_(design, names.SUMMON):
            who = state.FIRST_SUMMON + seat * state.SUMMONS_EACH + len(s.summoned_by(seat))
            for column, value in (
                (state.S_CARD, design),
                (state.S_HP, s.content.summon[design]),
                (state.S_MAX, s.content.summon[design]),
                (state.S_KEY, key),
            ):
                s.set_summon(who, column, value)

    def enemy(self, row: dict[str, Any]) -> None:
        s, told = self.s, self.told
        row = dict(row)
        who = place_enemy(s, told.one_of(row.pop("card"), "enemy", s.content.enemy_ids), int(row.pop("token", False)))
        for name, n in row.pop("markers", {}).items():
            s.set_of(who, state.E_MARKS + told.one_of(name, "marker", names.MARKER_IDS), n)
        columns = {"hp": state.E_HP, "armour": state.E_ARMOUR, "memory": state.E_MEMORY, "attacker": state.E_ATTACKER}
        for name, value in row.items():
            s.set_of(who, list(columns.values())[told.one_of(name, "part of an enemy", list(columns))], value)
