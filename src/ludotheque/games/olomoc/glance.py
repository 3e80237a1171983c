"""What might be done in an activation, legal or not: whoever answers at random looks at one after the other."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.state import pack
from ludotheque.games.olomoc import guards, names, queries, verbs
from ludotheque.games.olomoc.phases.attack import why_not_any_shot
from ludotheque.games.olomoc.state import Bloc, Piece
from ludotheque.kit.effects import modifiers
from ludotheque.kit.geometry.measure import held


def thinkable(s: Bloc, seat: i64, actors: vec[i64]) -> vec[i64]:
    out = append(vec[i64](capacity=32), pack(verbs.END))
    other: i64
    at: i64
    for piece in actors:
        if not s.is_on(piece):
            out = append(out, pack(verbs.ENTER, piece))
        if s.of(piece, Piece.rests) < s.content.generic_limit[names.REST]:
            for other in range(seat * names.CABAL, (seat + 1) * names.CABAL):
                if s.of(other, Piece.noirceur) > 0:
                    out = append(out, pack(verbs.REST, piece, other, guards.OF_NOIRCEUR))
                if s.of(other, Piece.stunned) == 1:
                    out = append(out, pack(verbs.REST, piece, other, guards.OF_STUNNED))
        for at in range(0, len(s.standing), modifiers.STANDING_WIDTH):
            if s.standing[at + modifiers.SEAT] == piece and s.standing[at + modifiers.MOMENT] == 0:
                if s.content.timing[s.standing[at + modifiers.SOURCE]] == names.ACTIVE:
                    out = append(out, pack(verbs.USE, piece, s.standing[at + modifiers.SOURCE]))
        if s.is_on(piece) and s.of(piece, Piece.stunned) == 0 and s.of(piece, Piece.actions) > 0:
            out = acts(s, piece, out)
        for other in range(seat * names.CABAL, (seat + 1) * names.CABAL):
            if 0 < s.of(other, Piece.turned) < s.phase and s.rank(other) < s.rank(piece):
                out = append(
                    append(out, pack(verbs.COORDINATE, piece, other, 0)), pack(verbs.COORDINATE, piece, other, 1)
                )
    return out


def acts(s: Bloc, piece: i64, out: vec[i64]) -> vec[i64]:
    out = append(out, pack(verbs.MARCH, piece))
    scene = s.scene()
    attacks = guards.why_not_any_attack(s, piece) is None
    shoots = attacks and why_not_any_shot(s, scene, piece) is None
    charges = guards.why_not_any_charge(s, scene, piece) is None
    if attacks:
        for foe in held(scene, piece):
            out = append(out, pack(verbs.ATTACK, piece, foe))
    if shoots or charges:
        for foe in queries.foes_of(s, piece):
            if shoots:
                out = append(out, pack(verbs.SHOOT, piece, foe))
            if charges and guards.is_near_enough(s, scene, piece, foe):
                out = append(out, pack(verbs.CHARGE, piece, foe))
    studies = s.of(piece, Piece.studies) < s.content.generic_limit[names.STUDY]
    if studies and s.content.study_do[s.agenda] != names.NO_STUDY:
        for marker in queries.markers(s):
            out = append(out, pack(verbs.STUDY, piece, marker))
    return out
