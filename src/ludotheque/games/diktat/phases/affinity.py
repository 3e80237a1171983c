"""Affinity tokens: gained with an element, given up with it (DIK-047, DIK-048, DIK-171, DIK-Q39, DIK-Q40)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, ASK_IF_ANY, DONE, arg_a, arg_b, pack, verb_of
from ludotheque.games.diktat import effects, names, verbs
from ludotheque.games.diktat.acts import earn
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import affinities_given
from ludotheque.games.diktat.state import Diktat
from ludotheque.kit.effects import program


@frame("pick")
class GainAffinity(Procedure):
    """DIK-171, DIK-147  Take Affinity tokens from the supply, of a named type or of choice, one at a time."""

    seat: i64
    left: i64
    kind: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-171", "affinity")

    def pick(self, s: Diktat) -> i64:
        """DIK-Q39  Limited to the types in stock; with none the gain is lost."""
        if self.kind != names.ANY_AFFINITY:
            while self.left > 0 and s.affinity_stock(self.kind) > 0:
                self.left -= 1
                earn(s, "DIK-171", self.seat, self.kind, 1)
            return DONE
        return ASK_IF_ANY if self.left > 0 else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=3)
        good: i64
        for good in range(names.POLITICS, names.ARTEFACT + 1):
            if s.affinity_stock(good) > 0:
                out = append(out, pack(verbs.AFFINITY, good))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        self.left -= 1
        earn(s, "DIK-171", seat, arg_a(choice), 1)
        return self.goto("pick")


@frame("pick")
class DiscardAffinity(Procedure):
    """DIK-047, DIK-048, DIK-Q40, DIK-Q104  Discard as many Affinity tokens as a lost Possession had given, from the own
    reserve or from cards, of any type."""

    seat: i64
    left: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-047", "give-up-affinity")

    def pick(self, s: Diktat) -> i64:
        return ASK if self.left > 0 and affinities_held(s, self.seat) > 0 else DONE

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        good: i64
        symbol: i64
        for good in range(names.POLITICS, names.ARTEFACT + 1):
            if s.get(seat, good) > 0:
                out = append(out, pack(verbs.GIVE_UP, good))
        for card in s.own[seat]:
            for symbol in range(3):
                if s.placed(card & 127, symbol) != 0:
                    out = append(out, pack(verbs.GIVE_UP_PLACED, card & 127, symbol))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        self.left -= 1
        good = arg_a(choice)
        if verb_of(choice) == verbs.GIVE_UP_PLACED:
            good = s.placed(arg_a(choice), arg_b(choice))
            s.lift_token(arg_a(choice), arg_b(choice))  # DIK-048: its VP goes with it
        else:
            s.lose(seat, good, 1)
        if s.loud:
            s.tell("DIK-047", "affinity-discarded", {"seat": seat, "good": names.GOOD_IDS[good]})
        return self.goto("pick")


def affinities_held(s: Diktat, seat: i64) -> i64:
    """Affinity tokens of a seat, in reserve and on cards."""
    total = s.get(seat, names.POLITICS) + s.get(seat, names.POLITICS + 1) + s.get(seat, names.ARTEFACT)
    for card in s.own[seat]:
        total += s.tokens_placed(card & 127)
    return total


def receive_gains(s: Diktat, seat: i64, element: i64, already: i64) -> None:
    """DIK-175  Affinity Gains of an element just acquired (`already` were given by its lower level)."""
    if affinities_given(s, element) == 0:
        return
    book = s.content.book
    row: i64
    for row in range(book.first[element], book.first[element + 1]):
        at = row * program.ENTRY_WIDTH
        if book.entries[at + program.WHAT] == effects.GAIN_AFFINITY and s.applies(row):
            n = book.entries[at + program.ENTRY_N] - already
            s.call(GainAffinity(seat, n, book.entries[at + program.ENTRY_A]))
