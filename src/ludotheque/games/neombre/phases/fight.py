"""The course of a fight (NEO-037 to NEO-041, NEO-089 to NEO-103, NEO-117, NEO-118)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, FIRST_COME, NEXT, arg_a, pack
from ludotheque.core.vecs import new_vecs, repeated
from ludotheque.games.neombre import names, queries, state, verbs
from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.aftermath import FightFrame, follow_up
from ludotheque.games.neombre.phases.arrivals import Arrivals, Draw, bears
from ludotheque.games.neombre.phases.enemies import EnemyPhase, Onslaught
from ludotheque.games.neombre.phases.team_turn import TeamTurn
from ludotheque.games.neombre.state import NOBODY, NOTHING, Figure, Foe, Nominees, Summon

STARTING_HAND: Final = 3


@frame("prepare hands number enemies arrive ambush team enemy_phase gather")
class Fight(FightFrame):
    """NEO-089 to NEO-101  From the hands to the last one standing; `s.outcome` says who won."""

    seat: i64
    ambushed: i64 = 0

    def prepare(self, s: Nominees) -> i64:
        """NEO-089  Everybody at full HP, every deck shuffled."""
        clear_fight(s)
        s.phase = state.SETTING_UP
        s.outcome = state.FIGHTING
        seat: i64
        for seat in range(s.seats):
            s.draws[seat] = s.decks[seat]
            hands.shuffle_draws(s, seat)
        if s.loud:
            s.tell("NEO-089", "fight", {"zone": s.content.zone_ids[s.zone]})
        return self.hands(s)

    def hands(self, s: Nominees) -> i64:
        """NEO-089, NEO-Q172"""
        seat: i64
        for seat in range(s.seats):
            hands.draw_cards(s, seat, STARTING_HAND * queries.drawers(s))
        follow_up(s)
        return self.goto("number")

    def number(self, s: Nominees) -> i64:
        """NEO-012, NEO-037, NEO-Q16  How many enemies; the first fight has one."""
        if s.outcome != state.FIGHTING:
            return self.goto("gather")
        if len(s.pile) == 1:
            self.decide(s, 1)
            return self.enemies(s)
        return ASK

    def asked(self, s: Nominees) -> i64:
        return s.everybody()

    def mode(self, s: Nominees) -> i64:
        return FIRST_COME

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-037", "enemies")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        """NEO-038, NEO-039, NEO-Q15"""
        out = vec[i64](capacity=16)
        n: i64
        for n in range(1, len(s.pile) + 1):
            out = append(out, pack(verbs.ENEMIES, n))
        return out

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.ENEMIES, min(s.figures - 1, len(s.pile)))

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        self.decide(s, arg_a(choice))
        return NEXT

    def decide(self, s: Nominees, n: i64) -> None:
        s.bonus = aggro(s.figures, len(s.pile), n)
        s.drawn = n

    def enemies(self, s: Nominees) -> i64:
        """NEO-041, NEO-090"""
        s.call(Draw(s.drawn))
        return self.goto("arrive")

    def arrive(self, s: Nominees) -> i64:
        """NEO-091"""
        s.call(Arrivals(0, s.foes()))
        return NEXT

    def ambush(self, s: Nominees) -> i64:
        """NEO-092, NEO-184, NEO-Q97  The first ambusher and all after it act before the players."""
        if s.outcome != state.FIGHTING:
            return self.goto("gather")
        s.phase = state.AMBUSH
        acting = vec[i64](capacity=4)
        for foe in s.foes():
            ambusher = s.on(foe, Foe.token) == 0 and bears(s, s.on(foe, Foe.card), names.AMBUSH)
            if len(acting) > 0 or ambusher:
                acting = append(acting, foe)
        if len(acting) > 0:
            self.ambushed = 1
            if s.loud:
                s.tell("NEO-184", "ambush", {})
            s.call(Onslaught(0, acting))
            return NEXT
        return self.team(s)

    def team(self, s: Nominees) -> i64:
        """NEO-100, NEO-185"""
        if s.outcome != state.FIGHTING:
            return self.goto("gather")
        s.call(TeamTurn(0, 1 if s.round > 0 or self.ambushed == 1 else 0))
        return self.goto("enemy_phase")

    def enemy_phase(self, s: Nominees) -> i64:
        if s.outcome != state.FIGHTING:
            return self.goto("gather")
        s.call(EnemyPhase(0))
        return self.goto("team")

    def gather(self, s: Nominees) -> i64:
        """NEO-117, NEO-118, NEO-Q104  All cards are gathered, everybody is whole; who died is known for the loot."""
        s.phase = state.NO_FIGHT
        if s.loud:
            won = s.outcome == state.WON
            s.tell("NEO-102" if won else "NEO-101", "victory" if won else "defeat", {"n": int(s.round)})
        gather_cards(s)
        fell = vec[i64](capacity=s.figures)
        figure: i64
        for figure in range(s.figures):
            if s.lives(figure):
                fell = append(fell, s.get(figure, Figure.fell))
            else:
                fell = append(fell, state.DEAD_AT_THE_END)
        rest(s)
        for figure in range(s.figures):
            s.put(figure, Figure.fell, fell[figure])
        return DONE


def rest(s: Nominees) -> None:
    """NEO-089, NEO-117, NEO-189, NEO-Q129  Everybody at full HP, the companion with the player's; no markers."""
    s.team = repeated(Figure.FRESH, s.figures)
    figure: i64
    for figure in range(s.figures):
        hp = queries.vigour(s, s.decider(figure))
        s.put(figure, Figure.hp, hp)
        s.put(figure, Figure.max_hp, hp)


def aggro(figures: i64, pile: i64, drawn: i64) -> i64:
    """NEO-034, NEO-037 to NEO-039, NEO-Q17, NEO-Q166  The bonus of a fight, negative for a malus."""
    usual = figures - 1
    if drawn > usual:
        return drawn - usual
    return drawn - min(usual, pile)


def clear_fight(s: Nominees) -> None:
    """Nothing of a fight outlives it; its cards were gathered when it ended."""
    rest(s)
    s.slain = vec[i64]()
    s.round = 0
    s.drawn = 0
    s.bonus = 0
    s.turn_cards = 0
    s.recalled = vec[i64]()
    s.channel = 0
    s.epilogue = 0
    s.launches = 0


def gather_cards(s: Nominees) -> None:
    """NEO-117, NEO-Q104, NEO-Q131  Every card is back in its deck, whatever lay in play is gone."""
    s.hands = new_vecs(s.seats)
    s.draws = new_vecs(s.seats)
    s.groups = new_vecs(s.seats)
    s.discards = new_vecs(s.seats)
    s.jails = new_vecs(s.seats)
    s.attached = NOTHING
    s.enemies = vec[i64]()
    s.order = vec[i64]()
    s.summons = repeated(Summon.FRESH, s.figures * state.SUMMONS_EACH)
    s.clear_ground()
    s.dropped = vec[i64]()
    s.guide = NOBODY
