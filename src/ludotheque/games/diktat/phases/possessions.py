"""Taking and losing Possessions (DIK-041 to DIK-048, DIK-130 to DIK-138, DIK-Q32 to DIK-Q48)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, pack
from ludotheque.core.vecs import find, without
from ludotheque.games.diktat import names, state, verbs
from ludotheque.games.diktat.acts import crown, earn
from ludotheque.games.diktat.phases.affinity import DiscardAffinity, receive_gains
from ludotheque.games.diktat.phases.develop import Develop
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import affinities_given, marker_element, slots_used
from ludotheque.games.diktat.state import Diktat, Player, Sector

MARKER_SLOTS: Final = 5
FREE_DEVELOPMENT: Final = 8  # a bit beside a seat's markers, which stays when they are given away (DIK-Q103)
OLD_TOWN_PP: Final = 3


def add_card(s: Diktat, seat: i64, card: i64) -> None:
    """DIK-131, DIK-132, DIK-134, DIK-Q33  On the leftmost free slot, or beside the board when the track is full;
    its effects count from now on."""
    on_track: i64 = 0
    for other in s.own[seat]:
        if other < state.ASIDE:
            on_track += 1
    beside = on_track >= s.content.slots[s.cabal(seat)]
    s.own[seat] = append(s.own[seat][:], card + state.ASIDE if beside else card)
    receive_gains(s, seat, card, 0)


def remove_card(s: Diktat, seat: i64, card: i64) -> None:
    """DIK-043, DIK-044, DIK-046  The cards on its right move left, so the rightmost slot empties; tokens on it go
    back to their owner's reserve."""
    own = s.own[seat][:]
    s.own[seat] = without(own, card if find(own, card) >= 0 else card + state.ASIDE)
    symbol: i64
    for symbol in range(3):
        good = s.placed(card, symbol)
        if good != 0:
            s.lift_token(card, symbol)
            s.gain(seat, good, 1)
    if affinities_given(s, card) > 0:
        s.call(DiscardAffinity(seat, affinities_given(s, card)))


def remove_markers(s: Diktat, seat: i64, sector: i64, n: i64) -> None:
    """DIK-041, DIK-045, DIK-Q36, DIK-Q40  One or both markers of a sector leave; their Gains go."""
    before = s.level(seat, sector)
    after = before - n
    lost = affinities_given(s, marker_element(sector, before))
    if after > 0:
        lost -= affinities_given(s, marker_element(sector, after))
        s.hold(seat, sector, (s.held(seat, sector) & ~3) | after)
    else:
        s.hold(seat, sector, s.held(seat, sector) & FREE_DEVELOPMENT)
    if lost > 0:
        s.call(DiscardAffinity(seat, lost))


def discard_markers(s: Diktat, seat: i64, sector: i64, n: i64) -> None:
    """DIK-041, DIK-138, DIK-Q35, DIK-Q42  Markers go back on their sector at once, face 1 up, and what they once gave
    is forgotten."""
    s.add_on(sector, Sector.markers, n)
    if s.loud:
        s.tell("DIK-138", "marker-discarded", {"seat": seat, "sector": names.SECTOR_IDS[sector], "n": n})
    remove_markers(s, seat, sector, n)
    s.hold(seat, sector, s.held(seat, sector) & ~FREE_DEVELOPMENT)
    crown(s)


def add_marker(s: Diktat, seat: i64, sector: i64, used: i64) -> None:
    """DIK-136, DIK-137, DIK-139, DIK-Q41, DIK-Q49  A second marker is stacked: level 2 replaces level 1, and the
    stack is Used if either was."""
    before = s.level(seat, sector)
    s.hold(seat, sector, s.held(seat, sector) + 1 | used << 2)
    if s.loud:
        told: dict[str, object] = {"seat": seat, "sector": names.SECTOR_IDS[sector], "level": before + 1}
        s.tell("DIK-136", "marker-taken", told)
    already: i64 = 0
    if before > 0:
        already = affinities_given(s, marker_element(sector, before))
    receive_gains(s, seat, marker_element(sector, before + 1), already)


@frame("make_room place")
class AcquireMarker(Procedure):
    """DIK-136, DIK-138  An Influence marker is taken as a Trophy; until there is room it lies on its sector."""

    seat: i64
    sector: Annotated[i64, "sector"]

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-138", "make-room")

    def make_room(self, s: Diktat) -> i64:
        crowded = s.level(self.seat, self.sector) == 0 and slots_used(s, self.seat) >= MARKER_SLOTS
        return ASK if crowded else NEXT

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        """DIK-Q34  A slot must be emptied: a stack goes as a whole."""
        out = vec[i64](capacity=MARKER_SLOTS)
        sector: i64
        for sector in range(names.SECTORS):
            if s.level(seat, sector) > 0:
                out = append(out, pack(verbs.DROP_MARKER, sector))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        discard_markers(s, seat, arg_a(choice), s.level(seat, arg_a(choice)))
        return self.goto("make_room")

    def place(self, s: Diktat) -> i64:
        before = s.level(self.seat, self.sector)
        s.add_on(self.sector, Sector.markers, -1)
        add_marker(s, self.seat, self.sector, 0)
        if self.sector == names.VIEILLE_VILLE:
            self.old_town(s, before)
        crown(s)
        return DONE

    def old_town(self, s: Diktat, before: i64) -> None:
        """DIK-150 to DIK-152, DIK-Q42, DIK-Q103  A free development, unless this player has had one from a marker that
        was not returned since; with the second marker 3 PP."""
        if before == 1:
            earn(s, "DIK-151", self.seat, names.PP, OLD_TOWN_PP)
        held = s.held(self.seat, self.sector)
        if held & FREE_DEVELOPMENT == 0:
            s.hold(self.seat, self.sector, held | FREE_DEVELOPMENT)
            if s.get(self.seat, Player.developed) < 5:
                s.call(Develop(self.seat, 0, 1))
