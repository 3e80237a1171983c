"""Life line, out of action, Noirceur, Fiel (OLO-070 to OLO-086)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, queries, state
from ludotheque.games.olomoc.phases import agenda
from ludotheque.games.olomoc.state import NOBODY, Bloc, Piece, Player, order_of
from ludotheque.kit.effects import modifiers

# A batch: whom, how many life points were checked, by which piece (NOBODY: no attack of anybody).
HURT: Final = 0
POINTS: Final = 1
AUTHOR: Final = 2
BATCH_WIDTH: Final = 3


def attribute(s: Bloc, piece: i64, rule: str) -> None:
    """OLO-081, OLO-084, OLO-Q50  One Noirceur token; a corrupted rouage discards it and its owner's Fiel rises. Fiel is
    tested when the effect is complete (`test_fiel`)."""
    if not s.is_rouage(piece) or not s.lives(piece):
        return
    if s.of(piece, Piece.noirceur) < names.NOIRCEUR:
        s.add_of(piece, Piece.noirceur, 1)
        if s.loud:
            s.tell(rule, "darkened", {"piece": s.called(piece), "n": int(s.of(piece, Piece.noirceur))})
    else:
        raise_fiel(s, s.owner(piece), 1, "OLO-084")


def raise_fiel(s: Bloc, seat: i64, n: i64, rule: str) -> None:
    s.add(seat, Player.fiel, n)
    if s.loud:
        s.tell(rule, "fiel", {"seat": int(seat), "n": int(s.get(seat, Player.fiel))})


def test_fiel(s: Bloc) -> None:
    """OLO-086, OLO-253, OLO-254, OLO-Q51  Whoever has 3 or more loses at once, both together if both have."""
    if s.ending != state.GOING_ON:
        return
    seat: i64
    for seat in range(2):
        if s.get(seat, Player.fiel) >= names.FIEL:
            s.losers |= 1 << seat
    if s.losers != 0:
        s.ending = state.BY_FIEL
        if s.loud:
            s.tell("OLO-253", "fiel-end", {})


def darken(s: Bloc, piece: i64, rule: str) -> None:
    """One Noirceur token outside any batch."""
    attribute(s, piece, rule)
    test_fiel(s)


def wounds_that_count(s: Bloc, piece: i64, wounds: i64) -> i64:
    """OLO-072, OLO-073, OLO-075, OLO-Q44  How many points an attack checks: none beyond a tainted one, one fewer when a
    reinforced one is due."""
    first = s.of(piece, Piece.checked)
    last = s.content.life_points[s.of(piece, Piece.profile)]
    due = reached(s, piece, first, min(first + wounds, last))
    k: i64
    for k in range(first, due):
        if queries.life_point(s, piece, k) == names.REINFORCED:
            return reached(s, piece, first, min(first + wounds - 1, last)) - first
    return due - first


def reached(s: Bloc, piece: i64, first: i64, last: i64) -> i64:
    """Where a row of points stops: after the first tainted one at the latest."""
    k: i64
    for k in range(first, last):
        if queries.life_point(s, piece, k) == names.TAINTED:
            return k + 1
    return last


def strike(s: Bloc, batch: vec[i64], piece: i64, wounds: i64, author: i64) -> vec[i64]:
    """OLO-070, OLO-074, OLO-115, OLO-Q46  The wounds of an attack: points are checked from the left; a tainted one
    gives Noirceur. Answers the batch with one more row."""
    n = wounds_that_count(s, piece, wounds)
    batch = check(s, batch, piece, n, author)
    if n > 0 and queries.life_point(s, piece, s.of(piece, Piece.checked) - 1) == names.TAINTED:
        attribute(s, piece, "OLO-074")
    return batch


def check(s: Bloc, batch: vec[i64], piece: i64, n: i64, author: i64) -> vec[i64]:
    """OLO-Q45  So many points, whatever they are."""
    n = min(n, queries.life_left(s, piece))
    s.add_of(piece, Piece.checked, n)
    if s.loud and n > 0:
        s.tell("OLO-070", "hurt", {"piece": s.called(piece), "n": int(n), "left": int(queries.life_left(s, piece))})
    return append(append(append(batch, piece), n), author)


def heal(s: Bloc, piece: i64) -> None:
    """OLO-Q113  The rightmost checked point is unchecked, and has its letter again."""
    if s.of(piece, Piece.checked) > 0:
        s.add_of(piece, Piece.checked, -1)
        if s.loud:
            s.tell("OLO-Q113", "healed", {"piece": s.called(piece), "left": int(queries.life_left(s, piece))})


def raise_traque(s: Bloc, lost: vec[i64]) -> None:
    """OLO-077, OLO-167  By one for each rouage lost; the game may end by it."""
    for piece in lost:
        if s.is_rouage(piece):
            s.traque += 1
            if s.loud:
                s.tell("OLO-077", "traque", {"n": int(s.traque)})
    if s.traque >= names.TRAQUE:
        s.ending = state.BY_TRAQUE
        if s.loud:
            s.tell("OLO-167", "traque-end", {})


def settle(s: Bloc, batch: vec[i64]) -> None:
    """OLO-076, OLO-077, OLO-078, OLO-079, OLO-168, OLO-Q47, OLO-Q48, OLO-Q49, OLO-Q52, OLO-Q105  What follows from
    points checked together: Fiel; rouages out of action; the agenda's points; traque; Noirceur for whoever did it."""
    test_fiel(s)
    if s.ending != state.GOING_ON:
        return
    lost = vec[i64]()
    authors = vec[i64]()
    spots = vec[i64]()
    i: i64
    for i in range(0, len(batch), BATCH_WIDTH):
        piece = batch[i + HURT]
        if queries.life_left(s, piece) == 0:
            lost = append(lost, piece)
            authors = append(authors, batch[i + AUTHOR])
            spots = append(append(spots, s.place_x(piece)), s.place_y(piece))
            remove(s, piece)
    for seat in order_of(s, s.priority):
        for i in range(len(lost)):
            if s.owner(lost[i]) == seat:
                agenda.drop_files(s, lost[i], spots[2 * i], spots[2 * i + 1])
    for i in range(0, len(batch), BATCH_WIDTH):
        agenda.score_hurt(s, batch[i + HURT], batch[i + POINTS], batch[i + AUTHOR])
    for i in range(len(lost)):
        agenda.score_lost(s, lost[i], authors[i])
    raise_traque(s, lost)
    if s.ending != state.GOING_ON:
        return
    for i in range(len(lost)):
        author = authors[i]
        if author != NOBODY and s.is_rouage(lost[i]):
            if s.owner(lost[i]) == s.owner(author) or not queries.is_immune(s, author, names.FROM_NOIRCEUR_FOR_ENEMY):
                attribute(s, author, "OLO-078")
    test_fiel(s)


def remove(s: Bloc, piece: i64) -> None:
    """OLO-076, OLO-Q106, OLO-Q107  Out of the game, with all it has and all that was bound to it; what the abilities of
    a rouage left behind on others stays, but the number of a hostile is given again."""
    s.take_away(piece)
    s.set_of(piece, Piece.where, state.OUT)
    s.set_of(piece, Piece.fell, s.cycle)
    s.set_of(piece, Piece.actions, 0)
    s.set_of(piece, Piece.noirceur, 0)
    s.set_of(piece, Piece.stunned, 0)
    s.acting &= ~(1 << piece)
    s.spared &= ~(1 << piece)
    at: i64 = len(s.standing) - modifiers.STANDING_WIDTH
    while at >= 0:
        own = s.standing[at + modifiers.SEAT] == piece
        if s.standing[at + modifiers.BOUND] == piece or (
            own and (s.standing[at + modifiers.MOMENT] == 0 or s.is_hostile(piece))
        ):
            s.leave(s.standing[at])
        at -= modifiers.STANDING_WIDTH
    if s.loud:
        s.tell("OLO-076", "out", {"piece": s.called(piece)})
