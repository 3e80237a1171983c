"""The Mortal World (HYB-188 to HYB-195): Influence."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.hybris import effects, names, queries, state, verbs
from ludotheque.games.hybris.phases.forge import can_produce
from ludotheque.games.hybris.phases.gains import gain
from ludotheque.games.hybris.phases.olympus import can_design
from ludotheque.games.hybris.state import NOBODY, Hybris
from ludotheque.kit.effects import program


def can_serve(s: Hybris, city: i64) -> bool:
    """HYB-Q93  Whether the Service of a City would do anything."""
    start = s.content.book.start(names.FIRST_CITY + city, names.SERVICE) * program.WIDTH
    if s.content.book.code[start] != effects.ACT:
        return True
    if s.content.book.code[start + program.A] == names.PRODUCE:
        return can_produce(s)
    return can_design(s)


@frame("where goodness choose temple end")
class Influence(Frame[Hybris]):
    """HYB-193, HYB-194  The City's Goodness, then its Faithful or its Service to its end, then with a Temple 1
    Goodness or 1 Faithful more (HYB-Q146)."""

    seat: i64
    city: Annotated[i64, "city"] = -1  # NOBODY: of one's choice (HYB-Q31)
    withheld: i64 = 0  # 1 once Hadès has gone without a Faithful

    def where(self, s: Hybris) -> i64:
        return ASK if self.city == NOBODY else NEXT

    def goodness(self, s: Hybris) -> i64:
        if s.loud:
            s.tell("HYB-193", "influences", {"seat": int(self.seat), "city": names.CITY_IDS[self.city]})
        gain(s, self.seat, names.GOODNESS, s.content.city_goodness[self.city])
        return NEXT

    def choose(self, s: Hybris) -> i64:
        return ASK

    def offered(self, s: Hybris) -> i64:
        """The Faithful of the City, powers included."""
        return s.content.city_faithful[self.city] + queries.total(s, self.seat, effects.INFLUENCE_FAITHFUL)

    def temple(self, s: Hybris) -> i64:
        return ASK if queries.has_temple(s, self.seat, self.city) else NEXT

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("where"):
            return ("HYB-Q31", "influence-where")
        return ("HYB-193", "influence") if self.at("choose") else ("HYB-194", "influence-temple")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        if self.at("where"):
            city: i64
            for city in range(names.CITIES):
                out = append(out, pack(verbs.CITY, city))
            return out
        out = append(out, pack(verbs.TAKE, names.FAITHFUL))
        return append(out, pack(verbs.SERVE) if self.at("choose") else pack(verbs.TAKE, names.GOODNESS))

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("where"):
            self.city = arg_a(choice)
        elif verb_of(choice) == verbs.SERVE:
            s.start(seat, names.FIRST_CITY + self.city, names.SERVICE)  # HYB-195
        elif arg_a(choice) == names.GOODNESS:
            gain(s, seat, names.GOODNESS, 1)
        elif self.at("choose"):
            self.recruit(s, self.offered(s))
        else:
            self.recruit(s, 1)
        return NEXT

    def recruit(self, s: Hybris, n: i64) -> None:
        """HYB-309, HYB-Q94  Hadès goes without one Faithful of the whole action."""
        if s.olympian(self.seat) == names.HADES and self.withheld == 0 and n > 0:
            self.withheld = 1
            n -= 1
        gain(s, self.seat, names.FAITHFUL, n)

    def end(self, s: Hybris) -> i64:
        s.happens(effects.INFLUENCED, self.seat, NOBODY)
        return DONE


def idle_service(s: Hybris) -> bool:
    """HYB-Q93  Whether the Service that somebody may choose now would do nothing."""
    asking = s.stack[len(s.stack) - 1]
    return isinstance(asking, Influence) and not can_serve(s, asking.city)


def city_of(place: i64) -> i64:
    """The City of a place, or NOBODY."""
    return place - state.CITY if state.CITY <= place < state.BELOW else NOBODY
