# interpreted: it guards what comes from outside
"""What holds between the fields of a position of Diktat: no piece is missing, doubled, or where no rule puts it."""

from collections import Counter

from ludotheque.core.laws import Broken, Laws
from ludotheque.games.diktat import effects, names, state
from ludotheque.games.diktat.phases.others import CORRUPTION_SLOTS, DARKNESS_TOKENS
from ludotheque.games.diktat.phases.possessions import MARKER_SLOTS
from ludotheque.games.diktat.queries import cycles, face_up, manoeuvres, pile_limit, rank
from ludotheque.games.diktat.state import Diktat, Pile, Player, Sector, eyes_of, kind_of, pile_of

OF_EACH_KIND = 4  # Parasites, Abominations, Vectors (DIK-181)
TUNNELS = 1  # how many piles above the limit Tunnels let in


def set_up(s: Diktat) -> bool:
    return s.phase != state.SETUP


def without_others(s: Diktat) -> bool:
    return not s.others


LAWS = Laws(Diktat)

# -- the table

LAWS.distinct("DIK-001", "cabal")
LAWS.distinct("DIK-Q04", "order", when=set_up)
LAWS.most("DIK-050", "cycle", lambda s, at: cycles(s.seats))


@LAWS.law("DIK-015", "cabal", en="seat {seat} leads no Cabal", fr="la place {seat} ne mène aucune Cabale", when=set_up)
def cabals(s: Diktat) -> Broken:
    yield from ({"seat": seat} for seat in range(s.seats) if s.cabal(seat) == state.NOBODY)


@LAWS.law(
    "DIK-056",
    "admin",
    en="seat {seat} outranks the Administrator",
    fr="le Rang de la place {seat} dépasse celui de l’Administrateur",
    when=lambda s: s.admin != state.NOBODY and state.DARKNESS < s.phase < state.END_OF_CYCLE,  # then anew (DIK-055)
)
def administrator(s: Diktat) -> Broken:
    yield from ({"seat": seat} for seat in range(s.seats) if rank(s, seat) > rank(s, s.admin))


@LAWS.law(
    "DIK-055",
    "admin phase",
    en="once the Cycle has begun somebody is Administrator, and nobody before that",
    fr="quelqu’un est Administrateur dès que le Cycle commence, personne avant",
)
def token_of_the_administrator(s: Diktat) -> Broken:
    if (s.phase == state.SETUP and s.admin != state.NOBODY) or (s.phase > state.DARKNESS and s.admin == state.NOBODY):
        yield {}


@LAWS.law(
    "DIK-201",
    "phase",
    en="there is a Darkness phase with the Others only",
    fr="il n’y a de phase des Ténèbres qu’avec les Autres",
    when=without_others,
)
def darkness_phase(s: Diktat) -> Broken:
    if s.phase == state.DARKNESS and s.admin != state.NOBODY and len(s.stack) > 2:
        yield {}


@LAWS.law(
    "DIK-067",
    "pawns phase",
    en="seat {seat} has {n} Manoeuvre pawns left outside the phases that give and spend them",
    fr="il reste à la place {seat} {n} pions Manœuvre hors des phases qui les donnent et les dépensent",
    when=lambda s: s.phase not in (state.DEVELOPMENT_PHASE, state.MANOEUVRES),
)
def pawns_of_the_phase(s: Diktat) -> Broken:
    for seat in range(s.seats):
        if s.get(seat, Player.pawns):
            yield {"seat": seat, "n": s.get(seat, Player.pawns)}


@LAWS.law(
    "DIK-Q100",
    "forced phase",
    en="seat {seat} must Extend influence before there are Manoeuvres in this Cycle",
    fr="la place {seat} doit Étendre son influence avant toute Manœuvre de ce Cycle",
    when=lambda s: s.phase < state.MANOEUVRES,
)
def forced(s: Diktat) -> Broken:
    for seat in range(s.seats):
        if s.get(seat, Player.forced):
            yield {"seat": seat}


# -- beside the Cabal boards


@LAWS.law(
    "DIK-Q15",
    "debt",
    en=f"{{n}} Debt tokens are out; there are {state.DEBT_TOKENS}",
    fr=f"{{n}} jetons Dette sont pris ; il y en a {state.DEBT_TOKENS}",
)
def debts(s: Diktat) -> Broken:
    if (n := sum(s.get(seat, Player.debt) for seat in range(s.seats))) > state.DEBT_TOKENS:
        yield {"n": n}


@LAWS.law(
    "DIK-034",
    "borrowed debt",
    en="{n} seats have borrowed this Cycle, and fewer Debt tokens are out",
    fr="{n} places ont emprunté ce Cycle, et il y a moins de jetons Dette pris",
)
def borrowed(s: Diktat) -> Broken:
    n = sum(s.get(seat, Player.borrowed) for seat in range(s.seats))
    if n > sum(s.get(seat, Player.debt) for seat in range(s.seats)):
        yield {"n": n}


@LAWS.law(
    "DIK-098",
    "played developed",
    en="seat {seat} has developed {n} cards, and {played} are in play",
    fr="la place {seat} a développé {n} cartes, et {played} sont en jeu",
)
def developed_cards(s: Diktat) -> Broken:
    for seat in range(s.seats):
        n, played = s.get(seat, Player.developed), int(s.get(seat, Player.played)).bit_count()
        if n != played:
            yield {"seat": seat, "n": n, "played": played}


@LAWS.law(
    "DIK-138",
    "players",
    en=f"seat {{seat}} holds markers of {{n}} sectors; a board has {MARKER_SLOTS} slots for them",
    fr=f"la place {{seat}} tient des marqueurs de {{n}} secteurs ; un plateau a {MARKER_SLOTS} emplacements",
)
def marker_slots(s: Diktat) -> Broken:
    for seat in range(s.seats):
        n = sum(s.level(seat, sector) > 0 for sector in range(names.SECTORS))
        if n > MARKER_SLOTS:
            yield {"seat": seat, "n": n}


@LAWS.law(
    "DIK-021",
    "sectors players",
    en="{sector} has {n} Influence markers; every sector has 2",
    fr="{sector} a {n} marqueurs d’Influence ; chaque secteur en a 2",
)
def influence(s: Diktat) -> Broken:
    for sector, name in enumerate(names.SECTOR_IDS):
        n = s.on(sector, Sector.markers) + sum(s.level(seat, sector) for seat in range(s.seats))
        if n != 2:
            yield {"sector": name, "n": n}


@LAWS.law(
    "DIK-024",
    "players",
    en="seat {seat} has something on a marker of {sector} that it does not hold",
    fr="la place {seat} a quelque chose sur un marqueur de {sector} qu’elle ne tient pas",
)
def bare_markers(s: Diktat) -> Broken:
    for seat in range(s.seats):
        if s.get(seat, Player.markers) >> 4 * names.SECTORS:
            yield {"seat": seat, "sector": "?"}
        for sector, name in enumerate(names.SECTOR_IDS):
            if s.held(seat, sector) and s.level(seat, sector) not in (1, 2):
                yield {"seat": seat, "sector": name}


# -- cards

LAWS.each_once(
    "DIK-014",
    "element",
    "deck discard track secret corruption",
    of=lambda s: range(names.CARDS),
    also=lambda s: (card % state.ASIDE for own in s.own for card in own),
)


@LAWS.law(
    "DIK-059",
    "track phase",
    en="{n} cards lie on the Opportunities track; in this phase there are at most {most}",
    fr="{n} cartes sont sur la piste Opportunités ; dans cette phase il y en a {most} au plus",
)
def track(s: Diktat) -> Broken:
    drawn = face_up(s.seats) if s.phase >= state.OPPORTUNITIES else 0
    most = drawn + (s.phase >= state.RESOLUTION)  # DIK-113
    if len(s.track) > most:
        yield {"n": len(s.track), "most": most}


@LAWS.law(
    "DIK-113",
    "secret phase",
    en="the secret card lies there from the Opportunities to its revelation in the Resolution, {id} in another phase",
    fr="la carte secrète est là des Opportunités à sa révélation en Résolution, {id} l’est dans une autre phase",
    when=lambda s: s.secret != state.NOBODY,
)
def secret_card(s: Diktat) -> Broken:
    if s.phase < state.OPPORTUNITIES or s.phase > state.RESOLUTION:
        yield {"id": s.content.card_ids[s.secret]}


@LAWS.law(
    "DIK-060",
    "secret_eyes secret",
    en="somebody has looked at a secret card that is not there, or is no seat here",
    fr="quelqu’un a regardé une carte secrète qui n’est pas là, ou n’est pas à la table",
)
def eyes_on_the_secret(s: Diktat) -> Broken:
    if (s.secret == state.NOBODY and s.secret_eyes) or strangers(s, s.secret_eyes):
        yield {}


@LAWS.law(
    "DIK-224",
    "corruption",
    en=f"{{n}} cards lie on the corruption track, which has {CORRUPTION_SLOTS} slots",
    fr=f"{{n}} cartes sont sur la piste de corruption, qui a {CORRUPTION_SLOTS} cases",
)
def corruption_track(s: Diktat) -> Broken:
    if len(s.corruption) > CORRUPTION_SLOTS + (s.ending == state.OVERRUN):
        yield {"n": len(s.corruption)}


@LAWS.law(
    "DIK-134",
    "own",
    en="seat {seat} has {n} cards on its track; its Cabal has {slots} slots, and what lies beside comes last",
    fr="la place {seat} a {n} cartes sur sa piste ; sa Cabale a {slots} cases, et ce qui est à côté vient après",
    when=set_up,
)
def slots(s: Diktat) -> Broken:
    for seat in range(s.seats):
        lying = [card < state.ASIDE for card in s.own[seat]]
        if sum(lying) > s.content.slots[s.cabal(seat)]:
            yield {"seat": seat, "n": sum(lying), "slots": s.content.slots[s.cabal(seat)]}


@LAWS.law(
    "DIK-135",
    "mark own",
    en="a token lies on {id}, which has no symbol for it, or which nobody owns",
    fr="un jeton est sur {id}, qui n’a pas de symbole pour lui, ou que personne ne possède",
)
def placed_tokens(s: Diktat) -> Broken:
    wild = any(s.content.book.sum(element, effects.WILD_AFFINITY) > 0 for element in range(names.ELEMENTS))
    owned = {card % state.ASIDE for own in s.own for card in own}
    for card in range(names.CARDS):
        symbols = s.content.symbols[card * 3 : card * 3 + 3]
        for symbol, printed in enumerate(symbols):
            good = s.placed(card, symbol)
            fits = printed >= 0 and (good == printed or printed == names.ANY_AFFINITY or wild)
            if good and not fits:
                yield {"id": s.content.card_ids[card]}
        if s.mark[card] and card not in owned:
            yield {"id": s.content.card_ids[card]}


@LAWS.law(
    "DIK-161",
    "mark played",
    en="something lies on {id}, a Cabal card that is not in play or takes no token",
    fr="quelque chose est sur {id}, carte Cabale qui n’est pas en jeu ou ne porte pas de jeton",
)
def used_cabal_cards(s: Diktat) -> Broken:
    played = {
        names.FIRST_CABAL_CARD + s.cabal(seat) * 5 + i
        for seat in range(s.seats)
        for i in range(5)
        if s.get(seat, Player.played) >> i & 1
    }
    for card in range(names.FIRST_CABAL_CARD, names.FIRST_MARKER):
        if s.mark[card] > (card in played):
            yield {"id": s.content.card_ids[card]}


# -- tokens


@LAWS.law(
    "DIK-Q39",
    "players mark",
    en="more than 10 {good} tokens are there",
    fr="il y a plus de 10 jetons {good}",
)
def affinities(s: Diktat) -> Broken:
    for good in range(names.POLITICS, names.ARTEFACT + 1):
        if s.affinity_stock(good) < 0:
            yield {"good": names.GOOD_IDS[good]}


def tokens_in_play(s: Diktat) -> dict[int, int]:
    """How many tokens of each Cabal lie outside its stock."""
    everywhere = range(names.SECTORS)
    return {
        names.BLOCKHAUS: sum(s.on(sector, Sector.blockhaus) for sector in everywhere),
        names.REVOLT: sum(s.on(sector, Sector.revolt) for sector in everywhere),
        names.SLEEPER: sum(s.piles[at + Pile.sleeper] for at in range(0, len(s.piles), Pile.WIDTH)),
        names.MEMBERSHIP: sum(s.get(seat, Player.members) for seat in range(s.seats)),
    }


@LAWS.law(
    "DIK-038",
    "stock sectors piles members",
    en="{n} {token} tokens are there; their Cabal has {most}",
    fr="il y a {n} jetons {token} ; leur Cabale en a {most}",
)
def specific_tokens(s: Diktat) -> Broken:
    for token, placed in tokens_in_play(s).items():
        owner = s.seat_with_token(token)
        most = 0 if owner == state.NOBODY else state.SPECIFIC_TOKENS
        n = placed + (0 if owner == state.NOBODY else s.get(owner, Player.stock))
        if n > most:
            yield {"n": n, "token": names.TOKEN_IDS[token], "most": most}


@LAWS.law(
    "DIK-038",
    "stock",
    en="seat {seat} has a stock of {n} tokens; its Cabal has none",
    fr="la place {seat} a un stock de {n} jetons ; sa Cabale n’en a pas",
)
def stocks(s: Diktat) -> Broken:
    for seat in range(s.seats):
        bare = s.cabal(seat) == state.NOBODY or s.token_of(seat) == names.NO_TOKEN
        if bare and s.get(seat, Player.stock):
            yield {"seat": seat, "n": s.get(seat, Player.stock)}


LAWS.most("DIK-038", "members", lambda s, seat: 3 if s.seats == 2 else 2)


@LAWS.law(
    "DIK-038",
    "members",
    en="seat {seat} hosts Memberships of its own",
    fr="la place {seat} accueille ses propres Adhésions",
    when=set_up,
)
def own_members(s: Diktat) -> Broken:
    for seat in range(s.seats):
        if s.get(seat, Player.members) and s.token_of(seat) == names.MEMBERSHIP:
            yield {"seat": seat}


@LAWS.law(
    "DIK-038",
    "piles",
    en="a Sleeper Agent lies on pile {pile}, which is not an opponent's of the Cabal that plays it",
    fr="un Agent dormant est sur la pile {pile}, qui n’est pas celle d’un adversaire de la Cabale qui les joue",
)
def sleepers(s: Diktat) -> Broken:
    for at in range(0, len(s.piles), Pile.WIDTH):
        owner = s.piles[at + Pile.owner]
        if s.piles[at + Pile.sleeper] and (owner == state.OTHERS or s.token_of(owner) == names.SLEEPER):
            yield {"pile": s.piles[at]}


# -- piles


@LAWS.law(
    "DIK-071",
    "piles pawns serial",
    en="the piles and the pawns on the board do not agree",
    fr="les piles et les pions du plateau ne vont pas ensemble",
)
def heights(s: Diktat) -> Broken:
    rows = range(0, len(s.piles) - len(s.piles) % Pile.WIDTH, Pile.WIDTH)
    listed = {s.piles[at]: s.piles[at + Pile.height] for at in rows}
    kinds = {kind_of(pawn) for pawn in s.pawns}
    agree = listed == dict(Counter(pile_of(pawn) for pawn in s.pawns)) and len(listed) * Pile.WIDTH == len(s.piles)
    if (
        not agree
        or any(pile >= s.serial for pile in listed)
        or not kinds <= {0, 1, 2}
        or any(strangers(s, eyes_of(pawn)) for pawn in s.pawns)
    ):
        yield {}


def strangers(s: Diktat, eyes: int) -> bool:
    """Whether somebody has looked who is not at the table; what everybody has seen is marked for all there could be."""
    return eyes >> 5 == 0 and eyes >> s.seats != 0


@LAWS.law(
    "DIK-074",
    "piles",
    en="{sector} has {n} players' piles; there are at most {most}, Tunnels included",
    fr="{sector} a {n} piles de joueurs ; il y en a {most} au plus, Tunnels compris",
)
def crowds(s: Diktat) -> Broken:
    most = pile_limit(s.seats) + TUNNELS
    for sector, name in enumerate(names.SECTOR_IDS):
        places = [
            s.piles[at + Pile.sector]
            for at in range(0, len(s.piles), Pile.WIDTH)
            if s.piles[at + Pile.owner] != state.OTHERS
        ]
        if (n := places.count(sector)) > most:
            yield {"sector": name, "n": n, "most": most}


@LAWS.law(
    "DIK-071",
    "piles phase",
    en="seat {seat} has a pile on the board outside the Manoeuvres and the Resolution",
    fr="la place {seat} a une pile sur le plateau hors des Manœuvres et de la Résolution",
    when=lambda s: s.phase not in (state.MANOEUVRES, state.RESOLUTION),
)
def piles_of_the_phase(s: Diktat) -> Broken:
    for at in range(0, len(s.piles), Pile.WIDTH):
        if s.piles[at + Pile.owner] != state.OTHERS:
            yield {"seat": s.piles[at + Pile.owner]}


@LAWS.law(
    "DIK-009",
    "players piles",
    en="seat {seat} has {n} piles on the board and {pawns} Manoeuvre pawns left; each pile takes one of {most}",
    fr="la place {seat} a {n} piles sur le plateau et {pawns} pions Manœuvre ; chaque pile en prend un sur {most}",
)
def pawns_on_piles(s: Diktat) -> Broken:
    owners = Counter(s.piles[at + Pile.owner] for at in range(0, len(s.piles), Pile.WIDTH))
    for seat in range(s.seats):
        pawns = s.get(seat, Player.pawns)
        if pawns and owners[seat] + pawns > manoeuvres(s.seats):
            yield {"seat": seat, "n": owners[seat], "pawns": pawns, "most": manoeuvres(s.seats)}


# -- the Others


@LAWS.law(
    "DIK-180",
    "sectors corruption centre piles",
    en="the Others, their tokens and their track exist only in their Configuration",
    fr="les Autres, leurs jetons et leur piste n’existent que dans leur Configuration",
    when=without_others,
)
def no_others(s: Diktat) -> Broken:
    tokens = any(s.on(k, Sector.darkness) or s.on(k, Sector.corruption) for k in range(names.SECTORS))
    piles = any(s.piles[at + Pile.owner] == state.OTHERS for at in range(0, len(s.piles), Pile.WIDTH))
    if tokens or piles or any(s.centre) or len(s.corruption):
        yield {}


@LAWS.law(
    "DIK-181",
    "piles centre",
    en=f"there are {OF_EACH_KIND} Parasites, {OF_EACH_KIND} Abominations and {OF_EACH_KIND} Vectors, not {{found}}",
    fr=f"il y a {OF_EACH_KIND} Parasites, {OF_EACH_KIND} Abominations et {OF_EACH_KIND} Vecteurs, et non {{found}}",
    when=lambda s: s.others and s.phase != state.SETUP,
)
def others(s: Diktat) -> Broken:
    found = [int(n) for n in s.centre]
    for pawn in s.pawns:
        if s.owner(pile_of(pawn)) == state.OTHERS:
            found[kind_of(pawn)] += 1
    if found != [OF_EACH_KIND] * 3:
        yield {"found": found}


@LAWS.law(
    "DIK-192",
    "piles",
    en="{sector} has two Others piles; there is one a sector at most",
    fr="{sector} a deux piles des Autres ; il y en a une au plus par secteur",
)
def haunted(s: Diktat) -> Broken:
    rows = range(0, len(s.piles), Pile.WIDTH)
    places = Counter(s.piles[at + Pile.sector] for at in rows if s.piles[at + Pile.owner] == state.OTHERS)
    yield from ({"sector": names.SECTOR_IDS[sector]} for sector, n in places.items() if n > 1)


@LAWS.law(
    "DIK-208",
    "sectors",
    en="a Darkness token lies on the Artefact, where none ever lies",
    fr="un jeton Ténèbres est sur l’Artefact, qui n’en reçoit jamais",
)
def artefact(s: Diktat) -> Broken:
    if s.on(names.ARTEFACT_SECTOR, Sector.darkness):
        yield {}


@LAWS.law(
    "DIK-225",
    "sectors",
    en=f"{{n}} Darkness tokens lie on the board; there are {DARKNESS_TOKENS}",
    fr=f"{{n}} jetons Ténèbres sont sur le plateau ; il y en a {DARKNESS_TOKENS}",
)
def darkness(s: Diktat) -> Broken:
    if (n := sum(s.on(sector, Sector.darkness) for sector in range(names.SECTORS))) > DARKNESS_TOKENS:
        yield {"n": n}


# -- deals


@LAWS.law(
    "DIK-103",
    "offers oaths",
    en="an offer or an oath is between two players of this table",
    fr="une offre ou un serment est entre deux joueurs de cette table",
)
def parties(s: Diktat) -> Broken:
    for deal in [*s.offers, *s.oaths]:
        if len(deal) < 3 or deal[1] == deal[2] or not all(0 <= seat < s.seats for seat in deal[1:3]):
            yield {}
