# interpreted
"""A finished game explained: which points came from rouages put out of action, which from the rest of the agenda, and
what the Fiel had to say."""

from ludotheque.core.game import Account, Line
from ludotheque.games.olomoc import names, state
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.state import NONE, Bloc, Piece, Player


def points(s: Bloc) -> list[Line]:
    scores = [int(s.get(seat, Player.vp)) for seat in range(2)]
    fallen = [min(for_fallen(s, seat), scores[seat]) for seat in range(2)]
    return [
        Line("agenda", "OLO-001", [scores[seat] - fallen[seat] for seat in range(2)]),
        Line("fallen", "OLO-076", [*fallen]),
    ]


def account(s: Bloc) -> Account:
    scores = [int(s.get(seat, Player.vp)) for seat in range(2)]
    lines = points(s)
    fiel = [int(s.get(seat, Player.fiel)) for seat in range(2)]
    if any(fiel):
        lines.append(Line("fiel", "OLO-086", [*fiel], True, names.FIEL))
    if s.ending == state.BY_FIEL:
        return Account(lines, "both" if fiel[0] >= names.FIEL <= fiel[1] else "fiel", {"n": max(fiel)})
    if scores[0] == scores[1]:
        return Account(lines, "draw", {"n": scores[0]})
    return Account(lines, "hunt" if s.ending == state.BY_TRAQUE else "points", {"n": max(scores), "less": min(scores)})


def for_fallen(s: Bloc, seat: int) -> int:
    """What the agenda gave for the other player's rouages; one that lay out from the first may have given nothing."""
    other = range((1 - seat) * names.CABAL, (2 - seat) * names.CABAL)
    out = [piece for piece in other if s.of(piece, Piece.where) == state.OUT]
    total = 0
    for row in agenda.scores(s, names.AT_ROUAGE_OUT, NONE):
        by_rank = s.content.score_per[row] == names.PER_RANK
        total += int(s.content.score_n[row]) * sum(int(s.rank(piece)) if by_rank else 1 for piece in out)
    return total
