"""Damage and healing (NEO-068, NEO-071, NEO-150, NEO-151), and what changes them."""

from mypy_extensions import i64

from ludotheque.games.neombre import effects, names, queries
from ludotheque.games.neombre.state import FIRST_ENEMY, Foe, Nominees


def inflict(s: Nominees, by: i64, who: i64, n: i64, dealt: bool) -> bool:
    """NEO-071, NEO-081, NEO-Q78, NEO-Q99, NEO-Q144  The printed amount, what changes it, then armour, then HP.
    Answers whether it was an assault: one that armour stopped still is, an amount of 0 is none (NEO-Q74)."""
    if n <= 0:
        return False
    if not queries.is_enemy(who):
        lower(s, who, n + s.applied(effects.DAMAGE_TAKEN, who))
        return False
    if dealt:
        n += s.applied(effects.DAMAGE_DEALT, by)
    n += s.applied(effects.DAMAGE_TAKEN, who)
    armour = s.on(who, Foe.armour)
    stopped = max(min(armour, n), 0)
    s.set_on(who, Foe.armour, armour - stopped)
    lower(s, who, n - stopped)
    if by >= FIRST_ENEMY:
        return False
    s.set_on(who, Foe.attacker, by)  # NEO-Q111
    return True


def suffer(s: Nominees, who: i64, n: i64) -> None:
    """NEO-Q92, NEO-Q162  Damage without an attacker: no armour, but protections."""
    if n > 0:
        lower(s, who, n + s.applied(effects.DAMAGE_TAKEN, who))


def lower(s: Nominees, who: i64, n: i64) -> None:
    """So many HP less, none below 0."""
    if n <= 0:
        return
    s.set_hp(who, max(s.hp(who) - n, 0))
    if s.loud:
        s.tell("NEO-071", "hurt", {"who": queries.called(s, who), "n": int(n), "left": int(s.hp(who))})


def heal(s: Nominees, who: i64, n: i64) -> None:
    """NEO-049, NEO-068, NEO-114  Never above the maximum; the rest is lost."""
    if n <= 0 or s.banned(names.BAN_HEAL, who):
        return
    n += s.applied(effects.HEAL_RECEIVED, who)
    before = s.hp(who)
    after = min(before + n, s.max_hp(who))
    if after <= before:
        return
    s.set_hp(who, after)
    if s.loud:
        s.tell("NEO-068", "healed", {"who": queries.called(s, who), "n": int(after - before), "left": int(after)})


def augment(s: Nominees, who: i64, n: i64) -> None:
    """NEO-150, NEO-004  HP and maximum rise until the fight ends, as far as they can be shown."""
    n = min(n, names.MOST_HP - s.max_hp(who))
    if n <= 0:
        return
    s.set_max_hp(who, s.max_hp(who) + n)
    s.set_hp(who, s.hp(who) + n)
    if s.loud:
        s.tell("NEO-150", "augmented", {"who": queries.called(s, who), "n": int(n), "left": int(s.hp(who))})


def diminish(s: Nominees, who: i64, n: i64) -> None:
    """NEO-151, NEO-Q90, NEO-Q176  HP and maximum fall, the maximum never below 1; armour does not help."""
    if n <= 0:
        return
    s.set_max_hp(who, max(s.max_hp(who) - n, 1))
    s.set_hp(who, max(min(s.hp(who) - n, s.max_hp(who)), 0))
    if s.loud:
        s.tell("NEO-151", "diminished", {"who": queries.called(s, who), "n": int(n), "left": int(s.hp(who))})
