"""Characteristic rolls and tempting fate (OLO-032 to OLO-044)."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, pack, verb_of
from ludotheque.games.olomoc import effects, names, queries, state, verbs
from ludotheque.games.olomoc.phases.harm import darken
from ludotheque.games.olomoc.state import Bloc

# How something is paid: in full, or by an ability that makes it cheaper.
PAID: Final = 0
BY_ABILITY: Final = 1
PRICE_IDS: Final = ("paid", "ability")


def use(s: Bloc, key: i64) -> None:
    """OLO-094, OLO-097, OLO-Q65  An ability is used, and counts even where it makes something free: nothing is paid."""
    s.note_use(s.book(), key, 0)


def fate_choices(s: Bloc, piece: i64) -> vec[i64]:
    """OLO-040, OLO-043, OLO-044, OLO-Q13  Whoever is active may roll all dice again, once."""
    out = append(append(vec[i64](capacity=3), pack(verbs.KEEP)), pack(verbs.TEMPT, PAID))
    if queries.is_immune(s, piece, names.FROM_NOIRCEUR_FOR_FATE):
        out = append(out, pack(verbs.TEMPT, BY_ABILITY))
    return out


def tempt(s: Bloc, piece: i64, price: i64) -> None:
    """OLO-041, OLO-Q12, OLO-Q14  The token comes before the new roll, and can end the game."""
    if price == BY_ABILITY:
        use(s, queries.key_of(s, effects.IMMUNE, names.FROM_NOIRCEUR_FOR_FATE, piece))
    else:
        darken(s, piece, "OLO-041")
    if s.loud:
        s.tell("OLO-041", "tempts", {"piece": s.called(piece)})


def tell_roll(s: Bloc, piece: i64, faces: vec[i64], least: i64) -> None:
    if s.loud:
        n = queries.successes(faces, least)
        data: dict[str, object] = {"piece": s.called(piece), "dice": [int(face) for face in faces]}
        data["threshold"] = int(least)
        data["n"] = int(n)
        s.tell("OLO-032", "rolled", data)


@frame("roll fate told")
class Roll(Frame[Bloc]):
    """OLO-032, OLO-038, OLO-040  A roll that is no attack: a study, or one that an ability asks for. Answers its
    successes."""

    seat: i64
    piece: Annotated[i64, "piece"]
    target: Annotated[i64, "piece"]
    kind: i64
    threshold: i64 = 0
    faces: vec[i64] = vec[i64]()

    def roll(self, s: Bloc) -> i64:
        scene = s.scene()
        self.threshold = queries.threshold(s, scene, self.piece, self.kind, self.target, 0)
        self.faces = queries.rolled(s, queries.dice(s, scene, self.piece, self.kind, self.target, 0, 0))
        tell_roll(s, self.piece, self.faces, self.threshold)
        return NEXT

    def fate(self, s: Bloc) -> i64:
        return ASK

    def told(self, s: Bloc) -> i64:
        s.answer(queries.successes(self.faces, self.threshold))
        return DONE

    def prompt(self, s: Bloc, seat: i64) -> tuple[str, str]:
        return ("OLO-040", "fate")

    def about(self, s: Bloc, seat: i64) -> dict[str, object]:
        return {"hits": int(queries.successes(self.faces, self.threshold))}

    def legal(self, s: Bloc, seat: i64) -> vec[i64]:
        return fate_choices(s, self.piece)

    def take(self, s: Bloc, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.TEMPT:
            tempt(s, self.piece, arg_a(choice))
            if s.ending == state.GOING_ON:
                self.faces = queries.rolled(s, len(self.faces))
                tell_roll(s, self.piece, self.faces, self.threshold)
        return NEXT
