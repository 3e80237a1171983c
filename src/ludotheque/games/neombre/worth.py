"""How a fight stands, and what a team is worth between fights: a quick reckoning for whoever thinks ahead."""

import math
from typing import Final

from mypy_extensions import i64

from ludotheque.games.neombre import names, queries, state
from ludotheque.games.neombre.state import Nominees

LEAST_POWER: Final = 0.8  # of a round: somebody always finds something to do
KEENNESS: Final = 1.9  # how much being twice as fast as the enemies is worth
DEATH: Final = 0.06  # what a fallen player costs even when the fight is won
AFTER_WIN: Final = 0.85
AFTER_LOSS: Final = 0.1


def outlook(s: Nominees) -> float:
    """The chance that all goes well from here, from 0 to 1."""
    if s.phase == state.NO_FIGHT or s.phase == state.SETTING_UP:
        return AFTER_LOSS if s.outcome == state.LOST else between(s)
    if s.outcome == state.LOST:
        return AFTER_LOSS
    won = 1.0 if s.outcome == state.WON else fight(s)
    fallen = 0.0
    figure: i64
    for figure in range(s.figures):
        if s.get(figure, state.DEAD) == 1:
            fallen += DEATH
    return max(AFTER_LOSS + (between(s) - AFTER_LOSS) * won - fallen * won, 0.01)


def between(s: Nominees) -> float:
    """Decks that grow and quests that are closed, little as they count against the fight at hand."""
    worth = 0.0
    seat: i64
    for seat in range(s.seats):
        for design in s.decks[seat]:
            worth += -2.0 if design == s.content.mal else float(s.content.value[design])
    worth /= float(s.seats)
    quest: i64
    for quest in range(len(s.quests)):
        if s.quests[quest] >= state.FULFILLED:
            worth += 12.0
        elif s.quests[quest] == state.ACTIVE:
            worth += min(float(s.progress[quest]), 3.0)
    return AFTER_WIN + 0.12 * worth / (60.0 + math.fabs(worth))


def fight(s: Nominees) -> float:
    """Two races: how many rounds until the last enemy falls, how many until the team does."""
    foes = enemy_life(s)
    power = LEAST_POWER
    care = 0.0
    life = 0.0
    soon = 0.0
    seat: i64
    for seat in range(s.seats):
        if s.lives(seat):
            strikes, heals = reserves(s, seat)
            power += strikes
            care += heals
            life += vitality(s, seat)
            soon += strikes * plays_left(s, seat)
    if s.seats == 1 and s.lives(1):
        life += vitality(s, 1)
        power += 0.5 * float(s.content.strikes[s.attached]) if s.attached >= 0 else 0.0
    if life == 0.0:
        return 0.0
    to_win = max(foes - soon, 0.35 * foes) / power
    to_lose = life / max(threat(s) - 0.7 * care, 0.6)
    x = KEENNESS * math.log((to_lose + 0.6) / (to_win + 0.6))
    return 1.0 / (1.0 + math.exp(-x))


def vitality(s: Nominees, figure: i64) -> float:
    """The last points of HP count more than the first: who falls does nothing any more."""
    hp = float(s.get(figure, state.HP))
    return hp if hp <= 5.0 else 5.0 + 0.8 * (hp - 5.0)


def plays_left(s: Nominees, seat: i64) -> float:
    """The share of a round that a player has still to come in this team turn."""
    if s.phase != state.TEAM_TURN:
        return 0.0
    left = s.get(seat, state.GRANTED)
    if s.get(seat, state.STAGE) != state.OVER and s.epilogue == 0:
        left += max(queries.plays_allowed(s, seat) - s.get(seat, state.USED), 0)
    return 0.5 * float(left)


def reserves(s: Nominees, seat: i64) -> tuple[float, float]:
    """Damage and care that a player can expect to bring in a round: two cards of what is in hand, the draw pile behind
    it; fewer where cards run out."""
    strikes = 0.0
    heals = 0.0
    cards = 0.0
    for design in s.hands[seat]:
        strikes += 3.0 * float(s.content.strikes[design])
        heals += 3.0 * float(s.content.heals[design])
        cards += 3.0
    for design in s.draws[seat]:
        strikes += float(s.content.strikes[design])
        heals += float(s.content.heals[design])
        cards += 1.0
    if cards == 0.0:
        return (0.0, 0.0)
    supply = min(0.25 * float(len(s.hands[seat])) + 0.12 * float(len(s.draws[seat])), 1.0)
    share = 0.7 * supply / cards  # two cards a round, each in halves, picked a little better than by chance
    strikes = strikes * share * 2.0
    for key in queries.in_play(s, seat, names.SUMMON):
        strikes += 0.25 * float(s.content.strikes[queries.design_of(s, key)])
    for key in queries.in_play(s, seat, names.EQUIPMENT):
        strikes += 0.3 + 0.25 * float(s.content.strikes[queries.design_of(s, key)])
        heals += 0.5 + float(s.content.heals[queries.design_of(s, key)])
    for key in queries.in_play(s, seat, names.ENCHANTMENT):
        heals += 0.5 * cards * float(s.content.heals[queries.design_of(s, key)])
    return (strikes, heals * share)


def enemy_life(s: Nominees) -> float:
    """HP and armour of the enemies; to finish one is worth more than to wound two."""
    life = 0.0
    for foe in s.foes():
        life += 1.0 + float(s.of(foe, state.E_HP)) + 0.7 * float(s.of(foe, state.E_ARMOUR))
    return life


def threat(s: Nominees) -> float:
    """Damage that the enemies are about to do in a round."""
    found = 0.0
    for foe in s.foes():
        card = s.of(foe, state.E_CARD)
        if s.of(foe, state.E_TOKEN) == 1:
            found += float(s.content.token_attack[card])
        elif not s.stands(names.NO_ACTIVE, foe):
            found += 0.5 * float(s.content.threat[card])
    return found
