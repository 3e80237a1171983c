# interpreted
"""Why a bot does what it does, in one line for its team-mates: whom it saves, whom it stops."""

from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.events import Event
from ludotheque.games.neombre import queries
from ludotheque.games.neombre.codec import CHARACTER_IDS, NomineesCodec
from ludotheque.games.neombre.foresee import LUCKS, blows, foresee, played
from ludotheque.games.neombre.policy import DANGER
from ludotheque.games.neombre.state import Figure, Nominees

ABOUT = "NEO-094"


def because(s: Nominees, seat: int, choice: Choice) -> Event | None:
    """What a choice in the team's turn is good for; None where it speaks for itself, or its target comes next."""
    before, told = blows(s), foresee(s, seat, choice)
    if before is None:
        return None
    if choice[0] == "end":
        kept = len(s.hands[seat]) > 0 and s.get(seat, Figure.used) < queries.plays_allowed(s, seat)
        return tell(ABOUT, "because-ends", {"seat": seat}) if kept else None
    if told is None or told.get("by_target"):
        return None
    rises = {who: was for who, (was, now) in told["hp"].items() if now > was}
    after = blows(played(s, seat, NomineesCodec(s).encode(choice)[0], LUCKS[0])) or {"falls": []}
    spared = [who for who in before["falls"] if who not in after["falls"] and who not in told["falls"]]
    worst, harm = worst_struck(before, told)
    if worst in told["falls"]:
        if harm:
            return tell(ABOUT, "because-finishes", {"seat": seat, "who": called(s, worst), "n": harm})
        return tell(ABOUT, "because-removes", {"seat": seat, "who": called(s, worst)})
    if spared:
        return because_saved(s, seat, spared[0], healed=spared[0] in rises)
    for who, hp in rises.items():
        if not who.startswith("enemy") and DANGER * hp <= s.max_hp(CHARACTER_IDS.index(who)):
            if who == CHARACTER_IDS[seat]:
                return tell(ABOUT, "because-rests", {"seat": seat, "hp": hp})
            return tell(ABOUT, "because-restores", {"seat": seat, "who": called(s, who), "hp": hp})
    return tell(ABOUT, "because-weakens", {"seat": seat, "who": called(s, worst), "n": harm}) if harm else None


def worst_struck(before: dict[str, Any], told: dict[str, Any]) -> tuple[str, int]:
    """The most dangerous enemy whom a choice strikes, those it defeats first, and what it would have done; "": none."""
    struck = [who for who, (was, now) in told["hp"].items() if who.startswith("enemy") and now < was]
    harm = {who: sum(row["n"] or 0 for row in before["blows"] if row["foe"] == who) for who in struck}
    worst = max(struck, key=lambda who: (who in told["falls"], harm[who]), default="")
    return worst, harm.get(worst, 0)


def because_saved(s: Nominees, seat: int, who: str, healed: bool) -> Event:
    if who == CHARACTER_IDS[seat]:
        return tell(ABOUT, "because-recovers", {"seat": seat})
    return tell(ABOUT, "because-heals" if healed else "because-protects", {"seat": seat, "who": called(s, who)})


def tell(rule: str, key: str, data: dict[str, object]) -> Event:
    return Event(rule, key, data)


def called(s: Nominees, who: str) -> str:
    return queries.called(s, CHARACTER_IDS.index(who))
