"""Defeat (HYB-271 to HYB-277), and who profits from it (HYB-308)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, Frame, arg_a, pack
from ludotheque.core.vecs import find
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.belief import give_back
from ludotheque.games.hybris.phases.gains import score, sink
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris


def defeat(s: Hybris, seat: i64, character: i64) -> None:
    """HYB-273, HYB-274, HYB-276  Beaten in a Combat, or by a Chant."""
    if s.loud:
        told: dict[str, object] = {"seat": int(seat)}
        name = names.HERO_IDS[character] if character < names.HEROES else "olympian"
        told["character"] = name
        s.tell("HYB-273" if character == state.FIGURE else "HYB-276", "defeated", told)
    if seat == s.active and character == s.facts[Facts.sent]:
        s.facts[Facts.beaten] = 1
    if character == state.FIGURE:
        s.stand(seat, character, state.RESERVE)
        s.mark(seat, character, state.LYING)
        sink(s, seat)
    else:
        spared = queries.bears(s, seat, effects.DEATH_TO_RESERVE, character)
        if spared != NOBODY and find(s.spent, spared) < 0:
            s.spent = append(s.spent[:], spared)
            take_token_back(s, seat, character)
            s.stand(seat, character, state.RESERVE)
        else:
            bury(s, seat, character)
    hades = s.seat_of(names.HADES)  # HYB-308, HYB-Q91
    if hades != NOBODY and hades != seat:
        score(s, hades, names.FROM_OLYMPIAN, 2 if character == state.FIGURE else 1)
    if s.place(seat, character) == state.BELOW:
        s.happens(effects.HERO_FALLEN, seat, NOBODY)


def bury(s: Hybris, seat: i64, hero: i64) -> None:
    """A Hero goes to the upper part of the Underworld; a token under it comes back (HYB-Q77)."""
    take_token_back(s, seat, hero)
    s.stand(seat, hero, state.BELOW)


def take_token_back(s: Hybris, seat: i64, character: i64) -> None:
    token = s.token(seat, character)
    if token != state.NO_TOKEN:
        give_back(s, seat, token)
        s.set_token(seat, character, state.NO_TOKEN)


def flee(s: Hybris, seat: i64, prophet: i64) -> None:
    """HYB-237, HYB-Q44, HYB-Q132  A Prophet runs to its owner's reserve; nobody has won or lost a Combat."""
    s.stand(seat, prophet, state.RESERVE)
    if s.loud:
        s.tell("HYB-237", "fled", {"seat": int(seat)})


def undefeated(s: Hybris, seat: i64) -> vec[i64]:
    """HYB-277, HYB-Q76  The Heroes of a player in the reserve or on a Location."""
    out = vec[i64](capacity=4)
    hero: i64
    for hero in range(names.HEROES):
        place = s.place(seat, hero)
        if place != state.AWAY and place != state.BELOW:
            out = append(out, hero)
    return out


@frame("choose")
class FallHero(Frame[Hybris]):
    """HYB-277  An effect defeats a Hero of one's own choice: no Combat, so nobody profits."""

    seat: i64

    def choose(self, s: Hybris) -> i64:
        return ASK if len(undefeated(s, self.seat)) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-277", "fall-hero")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for hero in undefeated(s, seat):
            out = append(out, pack(verbs.HERO, hero))
        return out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if s.loud:
            s.tell("HYB-277", "fallen", {"seat": int(seat), "hero": names.HERO_IDS[arg_a(choice)]})
        bury(s, seat, arg_a(choice))
        s.happens(effects.HERO_FALLEN, seat, NOBODY)
        return DONE
