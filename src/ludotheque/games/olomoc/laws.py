# interpreted: it guards what comes from outside
"""What holds between the fields of a position of Olomòc: no piece is missing, doubled, or where no rule puts it."""

from collections import Counter
from collections.abc import Iterator

from ludotheque.core.laws import Broken, Laws
from ludotheque.games.olomoc import cabals, effects, names, rows, state
from ludotheque.games.olomoc.state import (
    FIRST_MARKER,
    NOBODY,
    NONE,
    PIECE_IDS,
    PIECES,
    ROUAGES,
    Bloc,
    Marker,
    Piece,
    Player,
)
from ludotheque.kit.effects import modifiers, program
from ludotheque.kit.geometry import board as plane
from ludotheque.kit.geometry.board import fault_kind

RESTING = ("activation", "cycle", "phase", "planning", "propaganda")  # procedures that nothing interrupts
LAID = (state.PHASES, state.HOSTILE_PHASE, state.CYCLE_END)  # stages in which rows lie on the table
MANY = 99


def set_up(s: Bloc) -> bool:
    return s.stage != state.SETTING_UP


def at_rest(s: Bloc) -> bool:
    """No attack and no effect is under way, and the game goes on."""
    return set_up(s) and len(s.stack) > 0 and s.stack[-1].ID in RESTING


def laid(s: Bloc) -> bool:
    return s.stage in LAID and s.ending != state.BY_CYCLES


def own(seat: int) -> range:
    return range(seat * names.CABAL, (seat + 1) * names.CABAL)


def present(s: Bloc) -> Iterator[int]:
    """Rouages and hostiles that the game has, or had."""
    return (piece for piece in range(FIRST_MARKER) if s.of(piece, Piece.profile) != NONE)


def out(s: Bloc, pieces: range) -> list[int]:
    return [piece for piece in pieces if s.of(piece, Piece.where) == state.OUT]


def rounds(s: Bloc) -> int:
    """Cycles that are over."""
    return int(s.cycle) - (s.ending != state.BY_CYCLES)


LAWS = Laws(Bloc, when=set_up)

# -- when


@LAWS.law(
    "OLO-208",
    "stage cycle phase",
    en="cycle {cycle} and planning phase {phase} do not go with {stage}",
    fr="le cycle {cycle} et la phase {phase} ne vont pas avec l’étape {stage}",
)
def moments(s: Bloc) -> Broken:
    least = names.PHASES if s.stage in (state.HOSTILE_PHASE, state.CYCLE_END) else 0
    most = names.PHASES if s.stage in LAID else 0
    if s.cycle < 1 or not least <= s.phase <= most:
        yield {"cycle": s.cycle, "phase": s.phase, "stage": state.STAGE_IDS[s.stage]}


@LAWS.law(
    "OLO-190",
    "agenda first priority edges",
    en="there are an agenda, a player 1, a player with priority, and the two deployment lines of the agenda",
    fr="il faut un agenda, un joueur 1, un joueur prioritaire et les deux lignes de déploiement de l’agenda",
)
def sides(s: Bloc) -> Broken:
    lines = s.content.agenda_edges[2 * s.agenda : 2 * s.agenda + 2]
    if min(s.agenda, s.first, s.priority) < 0 or sorted(s.edges) != sorted(lines):
        yield {}


@LAWS.law(
    "OLO-189",
    "layout agenda tainted",
    en="the layout does not go with the agenda, or has no such terrain to be tainted",
    fr="la disposition ne va pas avec l’agenda, ou n’a pas ce décor à souiller",
)
def grounds(s: Bloc) -> Broken:
    if (s.layout >= 0 and not s.content.layout_agendas[s.layout] >> s.agenda & 1) or s.tainted >> s.terrains():
        yield {}


@LAWS.law(
    "OLO-252",
    "ending losers fiel traque cycle",
    en="the game ended otherwise, or should have ended",
    fr="la partie s’est terminée autrement, ou aurait dû se terminer",
)
def endings(s: Bloc) -> Broken:
    """OLO-167, OLO-250, OLO-253"""
    lost = sum(1 << seat for seat in range(2) if s.get(seat, Player.fiel) >= names.FIEL)
    wrong = {
        state.GOING_ON: at_rest(s) and (lost or s.traque >= names.TRAQUE),
        state.BY_CYCLES: s.cycle < names.CYCLES,
        state.BY_TRAQUE: s.traque < names.TRAQUE,
        state.BY_FIEL: s.losers != lost or lost == 0,
    }
    if wrong[s.ending] or (s.ending != state.BY_FIEL and s.losers) or (s.ending == state.GOING_ON) == s.over:
        yield {}


# -- cabals


@LAWS.law(
    "OLO-199",
    "profile",
    en="{id} is not the rouage of rank {rank} of a cabal of one faction",
    fr="{id} n’est pas le rouage de rang {rank} d’une cabale d’une seule faction",
)
def one_faction(s: Bloc) -> Broken:
    """OLO-200"""
    for piece in range(ROUAGES):
        profile, rank = s.of(piece, Piece.profile), piece % names.CABAL + 1
        leader = s.of(piece - piece % names.CABAL, Piece.profile)
        if profile < 0 or s.content.rank[profile] != rank or s.content.faction[profile] != s.content.faction[leader]:
            yield {"id": PIECE_IDS[piece], "rank": rank}


@LAWS.law(
    "OLO-203",
    "equipment profile",
    en="seat {seat} does not carry three different cards that its cabal can have",
    fr="la place {seat} ne porte pas trois cartes différentes permises à sa cabale",
)
def carried(s: Bloc) -> Broken:
    """OLO-201, OLO-204, OLO-206"""
    for seat in range(2):
        cabal = cabals.packed(*(s.of(piece, Piece.profile) for piece in own(seat)))
        gear = [int(s.of(piece, Piece.equipment)) for piece in own(seat)]
        fits = [card >= 0 and cabals.can_carry(s.content, cabal, place, card) for place, card in enumerate(gear)]
        if len(set(gear)) < len(gear) or not all(fits) or not cabals.provided(s.content, cabal, *gear):
            yield {"seat": seat}


@LAWS.law(
    "OLO-177",
    "profile equipment where noirceur actions files turned activated",
    en="{id} is no hostile, or has what only a rouage has, or the other way round",
    fr="{id} n’est pas un hostile, ou a ce que seul un rouage possède, ou l’inverse",
)
def hostiles(s: Bloc) -> Broken:
    columns = (Piece.noirceur, Piece.actions, Piece.files, Piece.turned)
    for piece in present(s):
        wrong = s.of(piece, Piece.activated) == 1
        if piece >= ROUAGES:
            wrong = any(s.of(piece, column) for column in columns) or s.of(piece, Piece.equipment) != NONE
            wrong |= s.of(piece, Piece.profile) < s.content.characters or s.of(piece, Piece.where) == state.AWAY
        if wrong:
            yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-177",
    "pieces",
    en="{id} has no profile and yet something else",
    fr="{id} n’a pas de profil mais autre chose",
)
def nobodies(s: Bloc) -> Broken:
    for piece in {*range(FIRST_MARKER)} - {*present(s)}:
        if tuple(s.pieces[piece * Piece.WIDTH : (piece + 1) * Piece.WIDTH]) != Piece.FRESH:
            yield {"id": PIECE_IDS[piece]}


# -- life


def points(s: Bloc, piece: int) -> int:
    profile = s.of(piece, Piece.profile)
    return int(s.content.life_points[profile]) if profile >= 0 else 0


LAWS.most("OLO-070", "checked", points)


@LAWS.law(
    "OLO-076",
    "checked where",
    en="{id} is out of action with life points left, or in the game with none",
    fr="{id} est hors combat avec des points de vie, ou en jeu sans aucun",
)
def alive(s: Bloc) -> Broken:
    for piece in present(s):
        spent, gone = s.of(piece, Piece.checked) >= points(s, piece), s.of(piece, Piece.where) == state.OUT
        if (gone and not spent) or (spent and not gone and at_rest(s)):
            yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-071",
    "life profile",
    en="the life line of {id} is not the one of its profile",
    fr="la ligne de vie de {id} n’est pas celle de son profil",
)
def life_lines(s: Bloc) -> Broken:
    """Standard points may have been reinforced."""
    for piece in present(s):
        line, printed = s.of(piece, Piece.life), s.content.life[s.of(piece, Piece.profile)]
        for place in range(points(s, piece) + 1):
            shown, was = line >> 2 * place & 3, printed >> 2 * place & 3
            if shown != was and (place == points(s, piece) or (shown, was) != (names.REINFORCED, names.STANDARD)):
                yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-076",
    "where fell noirceur actions stunned files cycle",
    en="{id} is out of action and has tokens, or fell in no cycle so far, or fell and is in the game",
    fr="{id} est hors combat et a des jetons, ou n’est tombé dans aucun cycle joué, ou est tombé et reste en jeu",
)
def the_fallen(s: Bloc) -> Broken:
    for piece in present(s):
        gone, fell = s.of(piece, Piece.where) == state.OUT, s.of(piece, Piece.fell)
        had = any(s.of(piece, column) for column in (Piece.noirceur, Piece.actions, Piece.stunned, Piece.files))
        if (gone and (had or not 1 <= fell <= s.cycle)) or (fell and not gone):
            yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-077",
    "traque where",
    en="traque is {n}; {out} rouages are out of action",
    fr="la traque vaut {n} ; {out} rouages sont hors combat",
)
def hunt(s: Bloc) -> Broken:
    if s.traque != (lost := len(out(s, range(ROUAGES)))):
        yield {"n": s.traque, "out": lost}


@LAWS.law(
    "OLO-106",
    "where checked stunned marches attacks rests studies moved",
    en="{id} was never on the Bloc, where alone it can be hurt or stunned, or do anything",
    fr="{id} n’a jamais été sur le Bloc, où seulement on est blessé ou sonné, et où l’on agit",
)
def not_yet_there(s: Bloc) -> Broken:
    done = (Piece.checked, Piece.stunned, Piece.marches, Piece.attacks, Piece.rests, Piece.studies, Piece.moved)
    for piece in present(s):
        if s.of(piece, Piece.where) == state.AWAY and any(s.of(piece, column) for column in done):
            yield {"id": PIECE_IDS[piece]}


LAWS.most("OLO-105", "marches", lambda s, at: s.content.generic_limit[names.MARCH] or MANY)
LAWS.most("OLO-105", "attacks", lambda s, at: s.content.generic_limit[names.ATTACK] or MANY)
LAWS.most("OLO-105", "rests", lambda s, at: s.content.generic_limit[names.REST] or MANY)
LAWS.most("OLO-105", "studies", lambda s, at: s.content.generic_limit[names.STUDY] or MANY)

# -- the Bloc


@LAWS.law(
    "OLO-047",
    "discs where",
    en="{id} does not stand where and as it is said to, inside the Bloc and on nothing else",
    fr="{id} n’est pas là où on le dit, dans le Bloc et sur rien d’autre",
)
def standing_places(s: Bloc) -> Broken:
    scene = s.scene()
    for piece in range(PIECES):
        on = s.is_on(piece)
        fault = on and fault_kind(scene.place_fault(scene.x(piece), scene.y(piece), scene.radius(piece), piece))
        where = piece < FIRST_MARKER and on != (s.of(piece, Piece.where) == state.ON_BLOC)
        if (
            fault
            or where
            or s.discs[piece * plane.DISC + 3] != side(piece)
            or (on and disc(s, piece) != made(s, piece))
        ):
            yield {"id": PIECE_IDS[piece]}


def side(piece: int) -> int:
    if piece >= FIRST_MARKER:
        return int(NOBODY)
    return int(state.HOSTILE_SIDE) if piece >= ROUAGES else piece // names.CABAL


def disc(s: Bloc, piece: int) -> tuple[int, int]:
    """Its radius and its marks."""
    at = piece * plane.DISC
    return int(s.discs[at + 2]), int(s.discs[at + 4]) & ~plane.ON


def made(s: Bloc, piece: int) -> tuple[int, int]:
    """Those that it must have; an objective is of any size that the box has."""
    if piece < FIRST_MARKER:
        profile = s.of(piece, Piece.profile)
        return int(s.content.radius[profile]) if profile >= 0 else 0, plane.HOLDS * (s.of(piece, Piece.stunned) == 0)
    kind = s.on(piece, Marker.kind) - state.POSED
    if kind >= 0:
        bridges = plane.BRIDGES * (s.content.marker_diameter[kind] == names.BRIDGING)
        return int(s.content.marker_radius[kind]), bridges | plane.COVERS * int(s.content.marker_covers[kind])
    radius = disc(s, piece)[0]
    return radius if radius in names.RADII else 0, plane.BRIDGES * (radius == names.RADII[1])


@LAWS.law(
    "OLO-222",
    "active acting where",
    en="{id} is active, though it is out of action or not of the active player",
    fr="{id} est actif, alors qu’il est hors combat ou n’est pas au joueur actif",
)
def active(s: Bloc) -> Broken:
    for piece in range(ROUAGES):
        marked = (s.acting | s.spared) >> piece & 1 == 1
        if (marked and not s.lives(piece)) or (s.is_active(piece) and s.owner(piece) != s.active):
            yield {"id": PIECE_IDS[piece]}


# -- the agenda


def objectives(s: Bloc) -> list[int]:
    markers = range(FIRST_MARKER, PIECES)
    return [piece for piece in markers if s.is_on(piece) and s.on(piece, Marker.kind) == state.OBJECTIVE]


def spots(s: Bloc) -> int:
    return int(s.content.first_spot[s.agenda + 1] - s.content.first_spot[s.agenda])


@LAWS.law(
    "OLO-187",
    "markers files agenda",
    en="{n} objective markers lie on the Bloc or are carried; the agenda has {most}",
    fr="{n} marqueurs d’objectif sont sur le Bloc ou portés ; l’agenda en a {most}",
)
def objective_markers(s: Bloc) -> Broken:
    n = len(objectives(s)) + sum(s.of(piece, Piece.files) for piece in range(ROUAGES))
    if n > spots(s):
        yield {"n": n, "most": spots(s)}


@LAWS.law(
    "OLO-Q115",
    "markers token tainted files agenda",
    en="{id} bears what this agenda does not give it",
    fr="{id} porte ce que cet agenda ne lui donne pas",
)
def studies(s: Bloc) -> Broken:
    """Tokens, dossiers and taint as the agenda has them; nothing of it on a marker that was posed."""
    study = s.content.study_do[s.agenda]
    tainted = s.content.spot_tainted[s.content.first_spot[s.agenda] : s.content.first_spot[s.agenda + 1]]
    for piece in range(FIRST_MARKER, PIECES):
        bears, stain = s.on(piece, Marker.token) != NOBODY, s.on(piece, Marker.tainted)
        if piece in objectives(s):
            wrong = (bears and study != names.PUT_TOKEN) or (study != names.TAKE_FILE and stain not in list(tainted))
        else:
            wrong = s.is_on(piece) and (bears or stain == 1)
        if wrong:
            yield {"id": PIECE_IDS[piece]}
    for piece in range(ROUAGES):
        if s.of(piece, Piece.files) and (study != names.TAKE_FILE or not s.is_on(piece)):
            yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-248",
    "markers stage",
    en="{id} was posed, and cannot lie there before the planning phases",
    fr="{id} a été posé et ne peut pas être là avant les phases de planification",
)
def posed_markers(s: Bloc) -> Broken:
    if s.stage not in LAID:
        for piece in range(FIRST_MARKER, PIECES):
            if s.is_on(piece) and s.on(piece, Marker.kind) != state.OBJECTIVE:
                yield {"id": PIECE_IDS[piece]}


@LAWS.law(
    "OLO-001",
    "vp tokens agenda",
    en="seat {seat} has {n}; this agenda has given {most} at most by now",
    fr="la place {seat} en a {n} ; cet agenda en a donné {most} au plus jusqu’ici",
)
def scored(s: Bloc) -> Broken:
    gives = range(s.content.first_score[s.agenda], s.content.first_score[s.agenda + 1])
    for seat in range(2):
        for column, what in ((Player.vp, names.GIVES_VP), (Player.tokens, names.GIVES_TOKENS)):
            most = sum(earned(s, seat, row) for row in gives if s.content.score_gives[row] == what)
            if (n := s.get(seat, column)) > most:
                yield {"seat": seat, "n": n, "most": most}


def earned(s: Bloc, seat: int, row: int) -> int:
    """The most points that a row of the agenda can have given a player."""
    c = s.content
    when, n = c.score_when[row], int(max(c.score_n[row], c.score_healthy[row]))
    if when in (names.AT_CYCLE_END, names.AT_GAME_END):
        over = rounds(s) + (s.stage == state.CYCLE_END and s.ending != state.BY_CYCLES)
        times = over if when == names.AT_CYCLE_END else int(s.ending == state.BY_CYCLES)
        counted = c.score_per[row] in (names.PER_OWN_TOKEN, names.PER_MARKER, names.PER_FILE, names.PER_FILE_HOME)
        return n * times * (spots(s) if counted else 1)
    if when == names.AT_ROUAGE_OUT:
        lost = out(s, own(1 - seat))
        return n * (sum(int(s.rank(piece)) for piece in lost) if c.score_per[row] == names.PER_RANK else len(lost))
    if when == names.AT_STUDIED:
        return n * (spots(s) - len(objectives(s)))
    return n * (hurt(s, c.score_profile[row]) if when == names.AT_HOSTILE_HURT else slain(s, c.score_profile[row]))


def guards(s: Bloc, profile: int) -> int:
    """How many of a hostile there have been at most: those of the agenda, or many where an ability brings more."""
    c, code = s.content, s.content.book.code
    listed = c.guard_profile[c.first_guard[s.agenda] : c.first_guard[s.agenda + 1]]
    brought = [code[at + program.A] for at in range(0, len(code), program.WIDTH) if code[at] == effects.SPAWN]
    return MANY if profile - c.characters in brought else list(listed).count(profile)


def there(s: Bloc, profile: int) -> list[int]:
    return [piece for piece in present(s) if s.is_on(piece) and s.of(piece, Piece.profile) == profile]


def slain(s: Bloc, profile: int) -> int:
    return guards(s, profile) - len(there(s, profile))


def hurt(s: Bloc, profile: int) -> int:
    """Life points that were checked."""
    gone = sum(int(s.of(piece, Piece.checked)) for piece in there(s, profile))
    return slain(s, profile) * int(s.content.life_points[profile]) + gone


# -- cards


def hand(s: Bloc, seat: int) -> list[int]:
    return [card for card in range(int(s.get(seat, Player.hand)).bit_length()) if s.get(seat, Player.hand) >> card & 1]


LAWS.each_once("OLO-158", "ministry_card", "fallen spent", also=lambda s: [*hand(s, 0), *hand(s, 1)])
LAWS.each_once("OLO-169", "artefact", "pile discard artefact drawn")
LAWS.law(
    "OLO-175",
    "artefact discard",
    en="cards have been discarded, and none is active",
    fr="des cartes ont été défaussées, et aucune n’est active",
)(lambda s: iter([{}] if len(s.discard) > 0 and s.artefact == NONE else []))


@LAWS.law(
    "OLO-192",
    "hand spent cycle",
    en="seat {seat} holds {n} ministry cards; in this cycle it is {wanted}, of which one of the Axis at most",
    fr="la place {seat} a {n} cartes Ministère ; dans ce cycle c’est {wanted}, dont une de l’Axe au plus",
)
def hands(s: Bloc) -> Broken:
    """OLO-241  One is discarded at the end of each cycle."""
    for seat in range(2):
        n, wanted = len(hand(s, seat)), 1 + names.DEALT - rounds(s)
        if n != wanted or sum(is_axis(s, card) for card in hand(s, seat)) > 1:
            yield {"seat": seat, "n": n, "wanted": wanted}


def is_axis(s: Bloc, card: int) -> bool:
    return bool(s.content.ministry[s.content.ministry_card[card]] == names.AXIS)


@LAWS.law(
    "OLO-193", "fallen", en="a card of the Axis is never the fallen one", fr="une carte de l’Axe n’est jamais déchue"
)
def fallen(s: Bloc) -> Broken:
    if s.fallen == NONE or is_axis(s, s.fallen):
        yield {}


@LAWS.law(
    "OLO-242",
    "propaganda fell",
    en="seat {seat} has {n} propaganda cards; with its losses it is {wanted}",
    fr="la place {seat} a {n} cartes Propagande ; avec ses pertes c’est {wanted}",
)
def propaganda(s: Bloc) -> Broken:
    for seat in range(2):
        wanted = 1 + sum(1 <= s.of(piece, Piece.fell) <= rounds(s) for piece in own(seat))
        if (n := s.get(seat, Player.propaganda)) != wanted:
            yield {"seat": seat, "n": n, "wanted": wanted}


@LAWS.law(
    "OLO-213",
    "rows hand stage",
    en="seat {seat} can have laid a ministry it holds, where that card says, each rouage it had, and propaganda",
    fr="la place {seat} a pu poser un ministère tenu, là où sa carte le dit, ses rouages, et de la propagande",
)
def planned(s: Bloc) -> Broken:
    """OLO-214"""
    for seat in range(2):
        row = [int(s.card(seat, slot)) for slot in range(names.PHASES)]
        if (not laid(s) and max(row) != NONE) or (laid(s) and not could_lay(s, seat, row)):
            yield {"seat": seat}


def could_lay(s: Bloc, seat: int, row: list[int]) -> bool:
    ministries = [slot for slot, card in enumerate(row) if card >= state.FIRST_MINISTRY]
    rouages = sorted(card for card in row if card < state.PROPAGANDA_CARD)
    if len(ministries) != 1 or rouages != [k for k in range(names.CABAL) if rows.to_lay(s, seat) >> k & 1]:
        return False
    design = row[ministries[0]] - state.FIRST_MINISTRY
    held = design < len(s.content.ministry_ids) and rows.held(s, seat, design) != NONE
    return held and bool(s.content.ministry_slots[design] >> ministries[0] & 1)


@LAWS.law(
    "OLO-216",
    "turned rows phase",
    en="the card of {id} was turned up in planning phase {n}; by its row it is {wanted}",
    fr="la carte de {id} a été retournée à la phase {n} ; d’après sa rangée c’est {wanted}",
    when=lambda s: set_up(s) and s.ending != state.BY_CYCLES,
)
def turned(s: Bloc) -> Broken:
    for piece in range(ROUAGES):
        seat, place = divmod(piece, names.CABAL)
        wanted = next((slot + 1 for slot in range(s.phase) if s.card(seat, slot) == place), 0)
        if (n := s.of(piece, Piece.turned)) != wanted:
            yield {"id": PIECE_IDS[piece], "n": n, "wanted": wanted}


# -- abilities


@LAWS.law(
    "OLO-094",
    "standing profile equipment",
    en="{id} has not the abilities of its profile and its card, each once",
    fr="{id} n’a pas les capacités de son profil et de sa carte, une fois chacune",
)
def abilities(s: Bloc) -> Broken:
    c, found, wanted = s.content, Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for at in range(0, len(s.standing), modifiers.STANDING_WIDTH):
        if s.standing[at + modifiers.MOMENT] == 0:
            found[int(s.standing[at + modifiers.SEAT]), int(s.standing[at + modifiers.SOURCE])] += 1
    for piece in present(s):
        if s.lives(piece):
            profile, card = s.of(piece, Piece.profile), s.of(piece, Piece.equipment)
            printed = [c.profile_abilities[k] for k in range(c.first_ability[profile], c.first_ability[profile + 1])]
            printed += [c.equipment_ability[card]] if card >= 0 else []
            wanted.update((piece, int(ability)) for ability in printed)
    for piece, _ in sorted((found - wanted) + (wanted - found)):
        yield {"id": PIECE_IDS[piece] if 0 <= piece < PIECES else piece}


@LAWS.law(
    "OLO-245",
    "standing uses entered",
    en="what stands or was used is no ability, is bound to nobody in the game, or was used too often",
    fr="ce qui dure ou a servi n’est pas une capacité, ne vise personne en jeu, ou a trop servi",
)
def effects_that_stand(s: Bloc) -> Broken:
    keys = Counter(int(key) for key in s.standing[:: modifiers.STANDING_WIDTH])
    whole = len(s.standing) % modifiers.STANDING_WIDTH == 0 and len(s.uses) % modifiers.USE_WIDTH == 0
    counted = all(n == 1 and 1 <= key <= s.entered for key, n in keys.items())
    used = all(key in keys for key in s.uses[:: modifiers.USE_WIDTH]) and min(s.uses, default=0) >= 0
    standing = range(0, len(s.standing), modifiers.STANDING_WIDTH)
    if not (whole and counted and used and all(stands_rightly(s, at) for at in standing)):
        yield {}


def stands_rightly(s: Bloc, at: int) -> bool:
    source, by, on, moment = (
        int(s.standing[at + column]) for column in (modifiers.SOURCE, modifiers.SEAT, modifiers.BOUND, modifiers.MOMENT)
    )
    if not 0 <= source < len(s.content.ability_ids) or not NOBODY <= by < FIRST_MARKER or not NOBODY <= on < PIECES:
        return False
    if by >= ROUAGES and not s.lives(by):
        return False
    kind, bearer = s.content.bearer_kind[source], s.content.bearer[source]
    column = {names.ON_CHARACTER: Piece.profile, names.ON_HOSTILE: Piece.profile, names.ON_EQUIPMENT: Piece.equipment}
    if kind in column and (by == NOBODY or s.of(by, column[kind]) != bearer):
        return False
    return moment in (0, s.content.until[source]) and (not 0 <= on < FIRST_MARKER or s.lives(on))
