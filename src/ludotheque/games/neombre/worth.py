"""How a fight stands, and what a team is worth between fights: a quick reckoning for whoever thinks ahead."""

import math
from typing import Final

from mypy_extensions import i64

from ludotheque.games.neombre import effects, names, queries, state
from ludotheque.games.neombre.phases.solo import PERMANENT
from ludotheque.games.neombre.state import NOTHING, Figure, Foe, Nominees
from ludotheque.kit.effects import modifiers

LEAST_POWER: Final = 0.8  # of a round: somebody always finds something to do
KEENNESS: Final = 1.9  # how much being twice as fast as the enemies is worth
DEATH: Final = 0.06  # what a fallen player costs even when the fight is won
SURENESS: Final = 2.0  # the same for a fight that is still to come, as played fights were won
PAR: Final = (-1.4, -1.9, -0.65, -0.75)  # by number of players
SICKNESS: Final = 4.5  # what a deck of nothing but Mal would cost besides
AFTER_WIN: Final = 0.85
AFTER_LOSS: Final = 0.1


def outlook(s: Nominees) -> float:
    """The chance that all goes well from here, from 0 to 1."""
    if s.phase == state.NO_FIGHT:
        return AFTER_LOSS if s.outcome == state.LOST else between(s)
    if s.outcome == state.LOST:
        return AFTER_LOSS
    won = 1.0 if s.outcome == state.WON else fight(s)
    fallen = 0.0
    figure: i64
    for figure in range(s.figures):
        if s.get(figure, Figure.dead) == 1:
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


def edge(foes: float, threat: float, power: float, life: float) -> float:
    """How many rounds until the team falls against how many until the last enemy does; 0: at the same time."""
    to_win = foes / power
    to_lose = life / max(threat, 0.6)
    return math.log((to_lose + 0.6) / (to_win + 0.6))


def likelihood(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x))


def fight(s: Nominees) -> float:
    """The chance of the fight in progress; enemies that have still to be drawn are as those of the pile are."""
    foes, threat = opposition(s)
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
            life += vitality(s.get(seat, Figure.hp))
            soon += strikes * plays_left(s, seat)
    if s.seats == 1 and s.lives(1):
        life += vitality(s.get(1, Figure.hp))
        power += 0.5 * repeated(s, s.attached)
    if life == 0.0:
        return 0.0
    return likelihood(KEENNESS * edge(max(foes - soon, 0.35 * foes), threat - 0.7 * care, power, life))


def prospect(s: Nominees, zone: i64, enemies: i64) -> float:
    """The chance of a fight against so many enemies of a zone with the decks as they are."""
    foes = 0.0
    threat = 0.0
    n = 0.0
    for card in s.content.enemies_of[zone]:
        foes += sturdiness(s.content.hp[card], s.content.armour[card])
        threat += 0.5 * float(s.content.threat[card])
        n += 1.0
    many = min(float(enemies) / n, 1.0)
    power = LEAST_POWER
    care = 0.0
    life = 0.0
    sick = 0.0
    held = 0.0
    seat: i64
    for seat in range(s.seats):
        strikes = 0.0
        heals = 0.0
        flows = 0.0
        for design in s.decks[seat]:
            sick += 1.0 if design == s.content.mal else 0.0
            held += 1.0
            strikes += float(s.content.strikes[design])
            heals += float(s.content.heals[design])
            flows += float(s.content.flows[design])
        cards = max(float(len(s.decks[seat])), 1.0)
        blows, spared = in_a_round(strikes, heals, cards, 1.0)
        power += blows * (1.0 + flows / cards)
        care += spared
        life += vitality(queries.vigour(s, seat))
    if s.seats == 1:
        power *= 1.4  # the companion repeats the best card
        life *= 2.0
    ahead = SURENESS * edge(foes * many, threat * many - 0.5 * care, power, life) + PAR[s.seats - 1]
    return likelihood(ahead - SICKNESS * sick / max(held, 1.0))


def repeated(s: Nominees, design: i64) -> float:
    """What a card is worth in the companion's hand: nothing where it would stay in play (NEO-Q127). It strikes turn
    after turn, and heals when nobody needs it."""
    if design == NOTHING or s.content.types[design] & PERMANENT != 0:
        return 0.0
    return float(s.content.strikes[design]) + 0.3 * float(s.content.heals[design])


def vitality(points: i64) -> float:
    """The last points of HP count more than the first: who falls does nothing any more."""
    hp = float(points)
    return hp if hp <= 5.0 else 5.0 + 0.8 * (hp - 5.0)


def plays_left(s: Nominees, seat: i64) -> float:
    """The share of a round that a player has still to come in this team turn."""
    if s.phase != state.TEAM_TURN:
        return 0.0
    left = s.get(seat, Figure.granted)
    if s.get(seat, Figure.stage) != state.OVER and s.epilogue == 0:
        left += max(queries.plays_allowed(s, seat) - s.get(seat, Figure.used), 0)
    return 0.5 * float(left)


def in_a_round(strikes: float, heals: float, cards: float, supply: float) -> tuple[float, float]:
    """Damage and care of two cards out of so many, in halves, picked a little better than by chance."""
    if cards == 0.0:
        return (0.0, 0.0)
    share = 0.7 * supply / cards
    return (strikes * share * 2.0, heals * share)


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
    supply = min(0.25 * float(len(s.hands[seat])) + 0.12 * float(len(s.draws[seat])), 1.0)
    blows, care = in_a_round(strikes, heals, cards, supply)
    at: i64 = 0
    while at < len(s.standing):
        if s.standing[at + modifiers.SEAT] == seat:
            design = s.standing[at + modifiers.SOURCE]
            if s.is_(design, names.SUMMON):
                blows += 0.25 * float(s.content.strikes[design])
            elif s.is_(design, names.EQUIPMENT):
                blows += 0.3 + 0.25 * float(s.content.strikes[design])
                care += 0.3 + 0.3 * float(s.content.heals[design])
            else:
                care += 0.35 * float(s.content.heals[design])
        at += modifiers.STANDING_WIDTH
    return (blows, care)


def sturdiness(hp: i64, armour: i64) -> float:
    """To finish an enemy is worth more than to wound two."""
    return 1.0 + float(hp) + 0.7 * float(armour)


def opposition(s: Nominees) -> tuple[float, float]:
    """What the enemies can bear, and the damage they are about to do in a round."""
    life = 0.0
    threat = 0.0
    for foe in s.foes():
        card = s.on(foe, Foe.card)
        life += sturdiness(s.on(foe, Foe.hp), s.on(foe, Foe.armour))
        if s.on(foe, Foe.token) == 1:
            threat += float(s.content.token_attack[card])
        elif not s.stands(effects.NO_ACTIVE, foe):
            threat += 0.5 * float(s.content.threat[card])
    if s.phase == state.SETTING_UP and len(s.pile) > 0:
        expected: i64 = s.drawn if s.drawn > 0 else s.figures - 1
        share = float(expected - len(s.order)) / float(len(s.pile))
        for card in s.pile:
            life += max(share, 0.0) * sturdiness(s.content.hp[card], s.content.armour[card])
            threat += max(share, 0.0) * 0.5 * float(s.content.threat[card])
    return (life, threat)
