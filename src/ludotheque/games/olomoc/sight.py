# interpreted
"""Who sees what of Olomòc, and how it is shown.

Everything on the Bloc and on the profile cards is open, so whoever looks can measure anything (OLO-008, OLO-Q89).
Hidden are the cards of a row that are not turned up, to all but their player, and which ministries a player holds
(OLO-Q97). Nobody knows which Artefact card comes next.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.sight import By, Hidden, Public, Sight
from ludotheque.games.olomoc import names, queries, rows, state
from ludotheque.games.olomoc.state import FIRST_MARKER, NONE, PIECES, Bloc
from ludotheque.kit.effects import modifiers
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.measure import free

MECHANISM_IDS = ("", "cycle", "tie")


def place(s: Bloc, piece: int) -> list[int] | None:
    return [int(s.place_x(piece)), int(s.place_y(piece))] if s.is_on(piece) else None


def life(s: Bloc, piece: int) -> str:
    """The life line, one letter a point, from the left."""
    points = s.content.life_points[s.of(piece, state.PROFILE)]
    return "".join(names.LIFE_IDS[queries.life_point(s, piece, k)] for k in range(points))


def threat(s: Bloc, piece: int) -> int:
    """How far its threat zone reaches from its base; 0: it has none now."""
    return names.THREAT if s.is_on(piece) and s.scene().marks(piece) & plane.HOLDS else 0


def reach(s: Bloc, piece: int) -> int:
    """From how far an objective is studied or held; 0: neither."""
    if s.marker(piece, state.M_KIND) != state.OBJECTIVE:
        return 0
    if s.content.study_do[s.agenda] != names.NO_STUDY:
        return int(s.content.study_range)
    rows = range(s.content.first_score[s.agenda], s.content.first_score[s.agenda + 1])
    return max((int(s.content.score_range[row]) for row in rows), default=0)


def rouage(s: Bloc, piece: int) -> dict[str, object]:
    row: dict[str, object] = {
        "id": state.PIECE_IDS[piece],
        "profile": s.content.profile_ids[s.of(piece, state.PROFILE)],
        "called": s.called(piece),
        "where": state.WHERE_IDS[s.of(piece, state.WHERE)],
        "at": place(s, piece),
        "radius": int(s.content.radius[s.of(piece, state.PROFILE)]),
        "threat": threat(s, piece),
        "life": life(s, piece),
        "checked": int(s.of(piece, state.CHECKED)),
        "stunned": bool(s.of(piece, state.STUNNED)),
        "free": bool(free(s.scene(), piece)),
    }
    if not s.is_rouage(piece):
        return row | {"activated": bool(s.of(piece, state.DONE_PHASE))}
    equipment = s.of(piece, state.EQUIPMENT)
    return row | {
        "seat": int(s.owner(piece)),
        "rank": int(s.rank(piece)),
        "equipment": s.content.equipment_ids[equipment] if equipment != NONE else None,
        "noirceur": int(s.of(piece, state.NOIRCEUR)),
        "status": names.STATUS_IDS[queries.status(s, piece)],
        "actions": int(s.of(piece, state.ACTIONS)),
        "marches": int(s.of(piece, state.MARCHES)),
        "attacks": int(s.of(piece, state.ATTACKS)),
        "rests": int(s.of(piece, state.RESTS)),
        "studies": int(s.of(piece, state.STUDIES)),
        "moved": bool(s.of(piece, state.MOVED)),
        "files": int(s.of(piece, state.FILES)),
        "turned": int(s.of(piece, state.TURNED)),
        "fell": int(s.of(piece, state.FELL)),
        "active": bool(s.is_active(piece)),
    }


def pieces(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    return [rouage(s, piece) for piece in range(FIRST_MARKER) if s.of(piece, state.PROFILE) != NONE]


def marker(s: Bloc, piece: int) -> dict[str, object]:
    kind = s.marker(piece, state.M_KIND)
    token = s.marker(piece, state.M_TOKEN)
    scene = s.scene()
    return {
        "id": state.PIECE_IDS[piece],
        "kind": "objective" if kind == state.OBJECTIVE else s.content.marker_ids[kind - state.POSED],
        "at": place(s, piece),
        "radius": int(scene.radius(piece)),
        "reach": reach(s, piece),
        "token": int(token) if token >= 0 else None,
        "tainted": bool(s.marker(piece, state.M_TAINTED)),
    }


def markers(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    return [marker(s, piece) for piece in range(FIRST_MARKER, PIECES) if s.is_on(piece)]


def players(s: Bloc, seat: int | None) -> list[dict[str, object]]:
    """What each player has; which ministries, only to that player."""
    shown = []
    for player in range(2):
        held = [card for card in range(len(s.content.ministry_card)) if s.has(player, state.HAND) >> card & 1]
        row: dict[str, object] = {
            "fiel": int(s.has(player, state.FIEL)),
            "vp": int(s.has(player, state.VP)),
            "tokens": int(s.has(player, state.TOKENS)),
            "propaganda": int(s.has(player, state.PROPAGANDA)),
            "ministries": len(held),
        }
        if player == seat:
            row["hand"] = [ministry(s, card) for card in held]
        shown.append(row)
    return shown


def ministry(s: Bloc, card: int) -> str:
    return s.content.ministry_ids[s.content.ministry_card[card]]


def row_of(s: Bloc, player: int, seat: int | None) -> list[str | None]:
    """A planning row: cards turned up, and to its player all of them."""
    shown: list[str | None] = []
    for slot in range(names.PHASES):
        card = s.card(player, slot)
        known = card != NONE and (player == seat or slot < s.phase)
        shown.append(rows.card_id(s, player, card) if known else None)
    return shown


def laid(s: Bloc, seat: int | None) -> list[list[str | None]]:
    if s.card(0, 0) == NONE:
        return []
    return [row_of(s, player, seat) for player in range(2)]


def standing(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    """What abilities and cards have left behind, until its time is over."""
    shown: list[dict[str, object]] = []
    for at in range(0, len(seen), modifiers.STANDING_WIDTH):
        if seen[at + modifiers.MOMENT] != 0:
            bound = seen[at + modifiers.BOUND]
            shown.append(
                {
                    "ability": s.content.ability_ids[seen[at + modifiers.SOURCE]],
                    "by": state.PIECE_IDS[seen[at + modifiers.SEAT]] if seen[at + modifiers.SEAT] >= 0 else None,
                    "on": state.PIECE_IDS[bound] if 0 <= bound < PIECES else None,
                    "moments": int(seen[at + modifiers.LEFT]),
                }
            )
    return shown


def uses(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    """How often abilities with a limit have been used."""
    shown: list[dict[str, object]] = []
    for at in range(0, len(seen), modifiers.USE_WIDTH):
        row = s.row_of(seen[at])
        shown.append(
            {
                "piece": state.PIECE_IDS[s.standing[row + modifiers.SEAT]],
                "ability": s.content.ability_ids[s.standing[row + modifiers.SOURCE]],
                "n": int(seen[at + modifiers.USED]),
            }
        )
    return shown


def artefact(s: Bloc, card: int) -> dict[str, str] | None:
    if card < 0:
        return None
    design = s.content.artefact_ids[s.content.artefact_card[card]]
    return {"artefact": design, "number": s.content.artefact_card_ids[card]}


def seats(mask: int) -> list[int]:
    return [seat for seat in range(2) if mask >> seat & 1]


def tainted(s: Bloc, mask: int) -> list[int]:
    """Terrain tainted until the end of the cycle, by its number from 1."""
    return [k + 1 for k in range(int(s.terrains())) if mask >> k & 1]


def an_id(ids: list[str], n: Any) -> str | None:
    return ids[n] if n >= 0 else None


SEES: dict[str, Sight] = {
    "agenda": Public(lambda s, n: an_id(s.content.agenda_ids, n)),
    "layout": Public(lambda s, n: an_id(s.content.layout_ids, n)),
    "first": Public(lambda s, seat: int(seat) if seat >= 0 else None),
    "edges": Public(lambda s, edges: [names.EDGE_IDS[edge] if edge >= 0 else None for edge in edges]),
    "players": By(players),
    "pieces": Public(pieces),
    "discs": Hidden(),  # shown with the pieces and the markers
    "markers": Public(markers),
    "tainted": Public(tainted),
    "fallen": Public(lambda s, card: ministry(s, card) if card >= 0 else None),
    "spent": Public(lambda s, cards: [ministry(s, card) for card in cards]),
    "pile": Public(lambda s, cards: len(cards)),
    "artefact": Public(artefact),
    "drawn": Public(artefact),
    "discard": Public(lambda s, cards: [artefact(s, card) for card in cards]),
    "priority": Public(lambda s, seat: int(seat) if seat >= 0 else None),
    "traque": Public(),
    "stage": Public(lambda s, stage: state.STAGE_IDS[stage]),
    "cycle": Public(),
    "phase": Public(),
    "rows": By(laid),
    "active": Public(lambda s, seat: int(seat) if seat >= 0 else None),
    "acting": Hidden(),  # shown with the pieces
    "mechanism": Public(lambda s, what: MECHANISM_IDS[what]),
    "spared": Public(lambda s, mask: [state.PIECE_IDS[k] for k in range(state.ROUAGES) if mask >> k & 1]),
    "ending": Public(lambda s, ending: state.ENDING_IDS[ending]),
    "losers": Public(lambda s, mask: seats(mask)),
    "standing": Public(standing),
    "uses": Public(uses),
    "pending": Hidden(),
    "entered": Hidden(),
}
