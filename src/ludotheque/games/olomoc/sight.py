# interpreted
"""Who sees what of Olomòc, and how it is shown.

Everything on the Bloc and on the profile cards is open, so whoever looks can measure anything (OLO-008, OLO-Q89).
Hidden are the cards of a row that are not turned up, to all but their player, and which ministries a player holds
(OLO-Q97). Nobody knows which Artefact card comes next.
"""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.fields import PUBLIC
from ludotheque.core.sight import By, Ids, Public, columns_seen, sights
from ludotheque.games.olomoc import names, queries, rows, state
from ludotheque.games.olomoc.codec import printed_ids
from ludotheque.games.olomoc.state import FIRST_MARKER, NONE, PIECES, Bloc, Marker, Piece, Player
from ludotheque.kit.effects import modifiers
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.measure import free


def place(s: Bloc, piece: int) -> list[int] | None:
    return [int(s.place_x(piece)), int(s.place_y(piece))] if s.is_on(piece) else None


def life(s: Bloc, piece: int) -> str:
    """The life line, one letter a point, from the left."""
    points = s.content.life_points[s.of(piece, Piece.profile)]
    return "".join(names.LIFE_IDS[queries.life_point(s, piece, k)] for k in range(points))


def threat(s: Bloc, piece: int) -> int:
    """How far its threat zone reaches from its base; 0: it has none now."""
    return names.THREAT if s.is_on(piece) and s.scene().marks(piece) & plane.HOLDS else 0


def reach(s: Bloc, piece: int) -> int:
    """From how far an objective is studied or held; 0: neither."""
    if s.on(piece, Marker.kind) != state.OBJECTIVE:
        return 0
    if s.content.study_do[s.agenda] != names.NO_STUDY:
        return int(s.content.study_range)
    rows = range(s.content.first_score[s.agenda], s.content.first_score[s.agenda + 1])
    return max((int(s.content.score_range[row]) for row in rows), default=0)


OF_ROUAGES = [name for name, column in Piece.COLUMNS.items() if column.sight == PUBLIC and name != "activated"]
OF_HOSTILES = ("profile", "where", "checked", "stunned", "activated")


def rouage(s: Bloc, piece: int, ids: Ids) -> dict[str, object]:
    columns = columns_seen(s, "pieces", piece, ids, False)
    row = {name: columns[name] for name in (OF_ROUAGES if s.is_rouage(piece) else OF_HOSTILES)} | {
        "id": state.PIECE_IDS[piece],
        "called": s.called(piece),
        "at": place(s, piece),
        "radius": int(s.content.radius[s.of(piece, Piece.profile)]),
        "threat": threat(s, piece),
        "life": life(s, piece),
        "free": bool(free(s.scene(), piece)),
    }
    if not s.is_rouage(piece):
        return row
    return row | {
        "seat": int(s.owner(piece)),
        "rank": int(s.rank(piece)),
        "status": names.STATUS_IDS[queries.status(s, piece)],
        "active": bool(s.is_active(piece)),
    }


def pieces(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    ids = printed_ids(s.content)
    return [rouage(s, piece, ids) for piece in range(FIRST_MARKER) if s.of(piece, Piece.profile) != NONE]


def marker(s: Bloc, piece: int, ids: Ids) -> dict[str, object]:
    return columns_seen(s, "markers", piece - FIRST_MARKER, ids, False) | {
        "id": state.PIECE_IDS[piece],
        "at": place(s, piece),
        "radius": int(s.scene().radius(piece)),
        "reach": reach(s, piece),
        "token": seat_or_none(s, s.on(piece, Marker.token)),
    }


def markers(s: Bloc, seen: vec[i64]) -> list[dict[str, object]]:
    ids = printed_ids(s.content)
    return [marker(s, piece, ids) for piece in range(FIRST_MARKER, PIECES) if s.is_on(piece)]


def players(s: Bloc, seat: int | None) -> list[dict[str, object]]:
    """What each player has; which ministries, only to that player."""
    ids = printed_ids(s.content)
    shown = []
    for player in range(2):
        held = [name for card, name in enumerate(ids["ministry_card"]) if s.get(player, Player.hand) >> card & 1]
        row = columns_seen(s, "players", player, ids, False) | {"ministries": len(held)}
        shown.append(row | {"hand": held} if player == seat else row)
    return shown


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


def tainted(s: Bloc, mask: int) -> list[int]:
    """Terrain tainted until the end of the cycle, by its number from 1."""
    return [k + 1 for k in range(int(s.terrains())) if mask >> k & 1]


def seat_or_none(s: Bloc, seat: int) -> int | None:
    return int(seat) if seat >= 0 else None


SEES = sights(
    Bloc,
    first=Public(seat_or_none),
    players=By(players),
    pieces=Public(pieces),
    markers=Public(markers),
    tainted=Public(tainted),
    artefact=Public(artefact),
    drawn=Public(artefact),
    discard=Public(lambda s, cards: [artefact(s, card) for card in cards]),
    priority=Public(seat_or_none),
    rows=By(laid),
    active=Public(seat_or_none),
    spared=Public(lambda s, mask: [state.PIECE_IDS[k] for k in range(state.ROUAGES) if mask >> k & 1]),
    standing=Public(standing),
    uses=Public(uses),
)
