"""What the agenda in play scores, and when (OLO-001, OLO-187, OLO-239, OLO-251)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names, queries, state
from ludotheque.games.olomoc.state import FIRST_MARKER, NOBODY, NONE, PIECES, Bloc, Marker, Piece, Player
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.measure import within
from ludotheque.kit.geometry.pose import nearest_place
from ludotheque.kit.geometry.ruler import to_edge


def scores(s: Bloc, when: i64, profile: i64) -> vec[i64]:
    """The rows of the agenda that speak of a moment, and of that profile where they name one."""
    out = vec[i64]()
    c = s.content
    row: i64
    for row in range(c.first_score[s.agenda], c.first_score[s.agenda + 1]):
        if c.score_when[row] == when and c.score_profile[row] in (NONE, profile):
            out = append(out, row)
    return out


def gain(s: Bloc, seat: i64, row: i64, n: i64) -> None:
    """OLO-001, OLO-Q89  Victory points, or agenda tokens instead."""
    if seat == NOBODY or n <= 0:
        return
    tokens = s.content.score_gives[row] == names.GIVES_TOKENS
    s.add(seat, Player.tokens if tokens else Player.vp, n)
    if s.loud:
        s.tell("OLO-001", "tokens" if tokens else "scored", {"seat": int(seat), "n": int(n)})


def score_lost(s: Bloc, piece: i64, author: i64) -> None:
    """Points for a rouage or hostile out of action, whatever did it."""
    c = s.content
    if s.is_rouage(piece):
        for row in scores(s, names.AT_ROUAGE_OUT, NONE):
            n = c.score_n[row]
            if c.score_per[row] == names.PER_RANK:
                n *= s.rank(piece)
            gain(s, s.other(s.owner(piece)), row, n)
    else:
        for row in scores(s, names.AT_HOSTILE_OUT, s.of(piece, Piece.profile)):
            if author != NOBODY:
                gain(s, s.owner(author), row, c.score_n[row])


def score_hurt(s: Bloc, piece: i64, points: i64, author: i64) -> None:
    """OLO-Q115  Life points of a hostile that an attack of a player's rouage has checked."""
    if s.is_hostile(piece) and author != NOBODY and s.is_rouage(author):
        for row in scores(s, names.AT_HOSTILE_HURT, s.of(piece, Piece.profile)):
            gain(s, s.owner(author), row, s.content.score_n[row] * points)


def drop_files(s: Bloc, piece: i64, x: i64, y: i64) -> None:
    """OLO-061, OLO-G26, OLO-Q115  Each dossier of a rouage that is lost becomes an objective marker where it stood."""
    for row in scores(s, names.AT_CARRIER_OUT, NONE):
        if s.content.score_gives[row] == names.DROPS_FILES:
            while s.of(piece, Piece.files) > 0:
                s.add_of(piece, Piece.files, -1)
                radius = s.content.spot_radius[s.content.first_spot[s.agenda]]
                px, py = nearest_place(s.scene(), x, y, radius, NOBODY)
                lay_marker(s, state.OBJECTIVE, px, py, radius, plane.BRIDGES, 0)


def lay_marker(s: Bloc, kind: i64, x: i64, y: i64, radius: i64, marks: i64, tainted: i64) -> i64:
    """OLO-005  A marker on the first number that is not in use."""
    piece: i64 = FIRST_MARKER
    while s.is_on(piece):
        piece += 1
        assert piece < PIECES, "more markers than the position holds"
    at = piece * plane.DISC
    s.discs[at + 2] = radius
    s.discs[at + 4] = marks
    s.set_on(piece, Marker.kind, kind)
    s.set_on(piece, Marker.token, NOBODY)
    s.set_on(piece, Marker.tainted, tainted)
    s.set_down(piece, x, y)
    return piece


def end_of_cycle(s: Bloc, seat: i64) -> None:
    """OLO-239  What a player scores in the first step of the end of a cycle."""
    for row in scores(s, names.AT_CYCLE_END, NONE):
        gain(s, seat, row, s.content.score_n[row] * earned(s, seat, row))


def end_of_game(s: Bloc, seat: i64) -> None:
    """OLO-251  What a player scores when the fourth cycle is over."""
    for row in scores(s, names.AT_GAME_END, NONE):
        gain(s, seat, row, s.content.score_n[row] * earned(s, seat, row))


def earned(s: Bloc, seat: i64, row: i64) -> i64:
    """How many times a player earns a row."""
    c = s.content
    to = c.score_to[row]
    per = c.score_per[row]
    if to == names.TO_MOST_TOKENS:
        return 1 if s.get(seat, Player.tokens) > s.get(s.other(seat), Player.tokens) else 0
    if per == names.PER_OWN_TOKEN:
        return held_tokens(s, seat)
    if per == names.PER_FILE:
        return files(s, seat, 0)
    if per == names.PER_FILE_HOME:
        return files(s, seat, c.score_range[row])
    n: i64 = 0
    for marker in queries.markers(s):
        own = near(s, seat, marker, c.score_range[row])
        other = near(s, s.other(seat), marker, c.score_range[row])
        if to == names.TO_SOLE_HOLDER:
            n += 1 if own > 0 and other == 0 else 0
        else:
            n += 1 if own > other else 0
    return n


def held_tokens(s: Bloc, seat: i64) -> i64:
    n: i64 = 0
    for marker in queries.markers(s):
        if s.on(marker, Marker.token) == seat:
            n += 1
    return n


def files(s: Bloc, seat: i64, reach: i64) -> i64:
    """Dossiers carried by a player's rouages on the Bloc; with a reach only near the own deployment line."""
    n: i64 = 0
    scene = s.scene()
    for piece in queries.on_bloc(s, seat):
        away = to_edge(scene, s.place_x(piece), s.place_y(piece), s.edges[seat]) - scene.radius(piece)
        if reach == 0 or away <= reach:
            n += s.of(piece, Piece.files)
    return n


def near(s: Bloc, seat: i64, marker: i64, reach: i64) -> i64:
    """The sum of the ranks of a player's rouages near a marker, those stunned left out."""
    total: i64 = 0
    scene = s.scene()
    for piece in queries.on_bloc(s, seat):
        if s.of(piece, Piece.stunned) == 0 and within(scene, piece, marker, reach):
            total += s.rank(piece)
    return total


def studied(s: Bloc, piece: i64, marker: i64) -> None:
    """OLO-Q115  A study that succeeds: a token on the marker, or the marker goes."""
    what = s.content.study_do[s.agenda]
    seat = s.owner(piece)
    if s.loud:
        s.tell("OLO-Q115", "studied", {"piece": s.called(piece), "what": names.STUDY_IDS[what]})
    if what == names.PUT_TOKEN:
        s.set_on(marker, Marker.token, seat)
        return
    s.take_away(marker)
    if what == names.TAKE_FILE:
        s.add_of(piece, Piece.files, 1)
    for row in scores(s, names.AT_STUDIED, NONE):
        healthy = queries.status(s, piece) == names.HEALTHY
        gain(s, seat, row, s.content.score_healthy[row] if healthy else s.content.score_n[row])
