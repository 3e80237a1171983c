# interpreted: it guards what comes from outside
"""What holds between the fields of a position of Hybris: no piece is missing, doubled, or where no rule puts it."""

from collections import Counter
from collections.abc import Iterator

from ludotheque.core.laws import Broken, Laws
from ludotheque.games.hybris import effects, names, queries, state
from ludotheque.games.hybris.phases.forge import Overstocked
from ludotheque.games.hybris.phases.setup import TWICE
from ludotheque.games.hybris.phases.well import Flood
from ludotheque.games.hybris.sight import CHARACTER_IDS
from ludotheque.games.hybris.state import Hybris, Player

TEMPLES = 3  # of each player (HYB-023)
ON_ORACLE = 4  # each card beside the Oracle brings an Element that was not there (HYB-155)


def set_up(s: Hybris) -> bool:
    return s.phase != state.SETUP


LAWS = Laws(Hybris, when=set_up)

# -- cards


def own_cards(s: Hybris, seat: int) -> Iterator[int]:
    """HYB-028, HYB-029  The Conflict cards of a player: the common ones, those of the Olympian, the Upgraded one once
    it has been taken."""
    first = names.COMMON + s.olympian(seat) * names.SPECIFIC
    yield from range(names.COMMON)
    yield from range(first, first + names.SPECIFIC - 1 + s.get(seat, Player.upgraded))


def conflict_cards(s: Hybris) -> Iterator[int]:
    for kind in range(names.FIRST_COLOSSEUM, names.CONFLICTS):
        yield from [kind] * s.content.copies[kind]
    for seat in range(s.seats):
        yield from own_cards(s, seat)


CONFLICT_PILES = "hands decks discards zones arena arena_discard drawn"
LAWS.each_once("HYB-005", "card", CONFLICT_PILES, of=conflict_cards, also=lambda s: s.beside_oracle[1::2])
LAWS.each_once("HYB-012", "premonition", "vision_deck vision_discard visions")
LAWS.each_once("HYB-011", "quest", "quests quest_deck", some=True)
LAWS.each_once("HYB-014", "primordial", "veiled chained", some=True)
LAWS.each_once("HYB-221", "element", "spent", some=True)


@LAWS.law(
    "HYB-029",
    "hands decks discards zones",
    en="seat {seat} has the card {id}, which belongs to another player",
    fr="la place {seat} a la carte {id}, qui est à quelqu’un d’autre",
)
def cards_of_others(s: Hybris) -> Broken:
    for seat in range(s.seats):
        held = Counter(int(card) for piles in (s.hands, s.decks, s.discards, s.zones) for card in piles[seat])
        for card in sorted(held - Counter(own_cards(s, seat))):
            if card < names.FIRST_COLOSSEUM:
                yield {"seat": seat, "id": s.content.conflict_ids[card]}


@LAWS.law(
    "HYB-155",
    "beside_oracle",
    en=f"seats and cards stand in turn, {ON_ORACLE} cards at most, each of its own player",
    fr=f"places et cartes alternent, {ON_ORACLE} cartes au plus, chacune à son joueur",
)
def cards_beside_the_oracle(s: Hybris) -> Broken:
    pairs = [int(n) for n in s.beside_oracle]
    seats, cards = pairs[::2], pairs[1::2]
    apart = len(seats) != len(cards) or len(cards) > ON_ORACLE or not all(0 <= seat < s.seats for seat in seats)
    if apart or any(
        c < names.FIRST_COLOSSEUM and c not in own_cards(s, seat) for seat, c in zip(seats, cards, strict=True)
    ):
        yield {}


@LAWS.law(
    "HYB-014",
    "veiled",
    en="{id} does not belong to the pile {pile}",
    fr="{id} n’est pas de la pile {pile}",
)
def veiled_primordials(s: Hybris) -> Broken:
    for pile, card in enumerate(s.veiled):
        if card != state.NOBODY and (card - 1) // 3 != pile:
            yield {"id": s.content.primordial_ids[card], "pile": names.PILE_IDS[pile + 1]}


@LAWS.law(
    "HYB-115",
    "veiled age",
    en="the Primordial {pile} lies face down in Age {age}, or does not though it has not come yet",
    fr="le Primordial {pile} est face cachée à l’Âge {age}, ou ne l’est pas alors qu’il n’est pas encore venu",
    when=lambda s: set_up(s) and s.phase != state.END_OF_AGE,
)
def primordials_by_age(s: Hybris) -> Broken:
    for pile, card in enumerate(s.veiled):
        if (card == state.NOBODY) != (s.age > 2 * (pile + 1)):
            yield {"pile": names.PILE_IDS[pile + 1], "age": s.age}


@LAWS.law(
    "HYB-035",
    "players",
    en="seat {seat} has {vp} VP, and {n} by where they come from",
    fr="la place {seat} a {vp} PV, et {n} selon leur provenance",
)
def points(s: Hybris) -> Broken:
    for seat in range(s.seats):
        vp, n = s.get(seat, names.VP), sum(s.get(seat, Player.points + source) for source in range(names.SOURCES))
        if vp != n:
            yield {"seat": seat, "vp": vp, "n": n}


@LAWS.law(
    "HYB-063",
    "well",
    en="it holds {n} Prayers; it is emptied from {most} on",
    fr="il contient {n} Prières ; il se vide à partir de {most}",
    when=lambda s: set_up(s) and not any(isinstance(frame, Flood) for frame in s.stack),
)
def well(s: Hybris) -> Broken:
    most = queries.stated(s, effects.DESTROY_FROM, queries.DESTRUCTION)
    if s.well >= most:
        yield {"n": s.well, "most": most}


@LAWS.law(
    "HYB-161",
    "chanted",
    en="the Chants of zone {zone} are not those of its Quest, done one after the other",
    fr="les Chants de la zone {zone} ne sont pas ceux de sa Quête, accomplis l’un après l’autre",
)
def chants(s: Hybris) -> Broken:
    for zone, quest in enumerate(s.quests):
        row = s.chanted[zone * state.MOST_CHANTS : (zone + 1) * state.MOST_CHANTS]
        done = [seat != state.NOBODY for seat in row]
        most = 0 if quest == state.NOBODY else s.content.chants[quest]
        if any(done[most:]) or sorted(done, reverse=True) != done:
            yield {"zone": zone + 1}


# -- markers, tokens, Upgrade tiles

LAWS.distinct("HYB-001", "olympian")
LAWS.distinct("HYB-047", "greatness")
LAWS.most("HYB-002", "age", lambda s, at: queries.ages(s))
LAWS.most("HYB-023", "freed", lambda s, at: 4)


@LAWS.law(
    "HYB-018",
    "olympian greatness goodness determination",
    en="seat {seat} lacks its Olympian, or a marker on one of the tracks",
    fr="il manque à la place {seat} son Olympien, ou un marqueur sur une des pistes",
)
def markers(s: Hybris) -> Broken:
    for seat in range(s.seats):
        columns = (Player.greatness, Player.goodness, Player.determination)
        if s.olympian(seat) == state.NOBODY or min(s.get(seat, column) for column in columns) < 1:
            yield {"seat": seat}


@LAWS.law(
    "HYB-Q01",
    "kept used unavailable under",
    en="seat {seat} has {n} tokens of {location}; everybody has {wanted}",
    fr="la place {seat} a {n} jetons du Lieu {location} ; chacun en a {wanted}",
)
def location_tokens(s: Hybris) -> Broken:
    for seat in range(s.seats):
        under = [int(s.token(seat, character)) for character in range(state.CHARACTERS)]
        for location in range(names.LOCATIONS):
            columns = (Player.kept, Player.used, Player.unavailable)
            n = under.count(location) + sum(s.get(seat, column + location) for column in columns)
            wanted = 2 if location == TWICE else 1
            if n != wanted:
                yield {"seat": seat, "n": n, "location": names.LOCATION_IDS[location], "wanted": wanted}


def tile_elements(s: Hybris, seat: int, upgrade: int) -> list[int]:
    """What an Upgrade tile bore at first, from the left."""
    first = (s.olympian(seat) * names.UPGRADES + upgrade) * 4
    return [int(what) for what in s.content.upgrade_elements[first : first + s.elements_of(seat, upgrade)]]


def on_tiles(s: Hybris, seat: int) -> Counter[int]:
    """What lay on the Upgrade tiles of a player at first."""
    return Counter(what for upgrade in range(names.UPGRADES) for what in tile_elements(s, seat, upgrade))


def removed(s: Hybris, seat: int) -> Counter[int]:
    """What has left them."""
    gone = Counter[int]()
    for upgrade in range(names.UPGRADES):
        gone.update(tile_elements(s, seat, upgrade)[: s.get(seat, Player.freed + upgrade)])
    return gone


@LAWS.law(
    "HYB-023",
    "freed",
    en="seat {seat} has {n} elements off the Upgrade tile {id}, which bore {most}",
    fr="la place {seat} a retiré {n} éléments de la tuile {id}, qui en portait {most}",
)
def elements(s: Hybris) -> Broken:
    for seat in range(s.seats):
        for upgrade in range(names.UPGRADES):
            n, most = s.get(seat, Player.freed + upgrade), s.elements_of(seat, upgrade)
            if n > most:
                name = s.content.upgrade_ids[s.olympian(seat) * names.UPGRADES + upgrade]
                yield {"seat": seat, "n": n, "id": name, "most": most}


@LAWS.law(
    "HYB-023",
    "sparks freed",
    en="seat {seat} has {n} Sparks on its track, and {gone} off its Upgrade tiles",
    fr="la place {seat} a {n} Étincelles sur sa piste, et {gone} hors de ses tuiles Amélioration",
)
def sparks(s: Hybris) -> Broken:
    for seat in range(s.seats):
        n, gone = s.get(seat, Player.sparks), removed(s, seat)[names.SPARK]
        if n != gone:
            yield {"seat": seat, "n": n, "gone": gone}


@LAWS.law(
    "HYB-023",
    "temples razed freed",
    en="seat {seat} has {n} Temples off its Upgrade tiles, of which {gone} have been removed",
    fr="la place {seat} a {n} Temples hors de ses tuiles Amélioration, dont {gone} ont été retirés",
)
def temples(s: Hybris) -> Broken:
    for seat in range(s.seats):
        n, gone = queries.temples_of(s, seat) + s.get(seat, Player.razed), removed(s, seat)[names.TEMPLE]
        if n > gone:
            yield {"seat": seat, "n": n, "gone": gone}


LAWS.law(
    "HYB-027",
    "tile_of chanted beside_oracle laid",
    en=f"seat {{seat}} has more than {queries.TOKENS} Olympian tokens on the boards",
    fr=f"la place {{seat}} a plus de {queries.TOKENS} jetons Olympien sur les plateaux",
)(lambda s: ({"seat": seat} for seat in range(s.seats) if tokens_out(s, seat) > queries.TOKENS))


def tokens_out(s: Hybris, seat: int) -> int:
    """HYB-Q04"""
    marked = [tile for tile, place in enumerate(s.tile_at) if s.tile_of[tile] == seat and marks(int(place))]
    beside = [int(owner) for owner in s.beside_oracle[::2]]
    laid = sum(token != state.NOBODY and token // 2 == seat for token in s.laid)
    return len(marked) + list(s.chanted).count(seat) + beside.count(seat) + laid


def marks(place: int) -> bool:
    """Whether a tile there bears its owner's token."""
    return state.WORKSHOP <= place < state.STORED or place >= state.CASE


# -- Pillars


@LAWS.law(
    "HYB-066",
    "pillar",
    en="some players have a Pillar, others none",
    fr="certains joueurs ont un Pilier, d’autres aucun",
    when=lambda s: s.phase in (state.PLANNING, state.ACTION),
)
def a_pillar_each(s: Hybris) -> Broken:
    if len({s.get(seat, Player.pillar) == state.NOBODY for seat in range(s.seats)}) > 1:
        yield {}


@LAWS.law("HYB-066", "pillar second", en="two players have {id}, or one has it twice", fr="{id} est prise deux fois")
def pillars(s: Hybris) -> Broken:
    taken = Counter(int(s.get(seat, column)) for seat in range(s.seats) for column in (Player.pillar, Player.second))
    yield from ({"id": state.PILLAR_IDS[pillar]} for pillar, n in taken.items() if pillar >= 0 and n > 1)


@LAWS.law(
    "HYB-070",
    "pillar_prayers",
    en="{id} bears {n} Prayers; a Pillar bears one at most, and none once it is taken",
    fr="{id} porte {n} Prières ; un Pilier en porte une au plus, et aucune une fois pris",
)
def prayers_on_pillars(s: Hybris) -> Broken:
    taken = {int(s.get(seat, column)) for seat in range(s.seats) for column in (Player.pillar, Player.second)}
    for pillar, n in enumerate(s.pillar_prayers):
        if n > 1 or (n == 1 and pillar in taken):
            yield {"id": state.PILLAR_IDS[pillar], "n": n}


@LAWS.law(
    "HYB-278",
    "second posture covered laid",
    en="seat {seat} has what only a Duel knows, or in a Duel half of it",
    fr="la place {seat} a ce que seul le Duel connaît, ou dans un Duel la moitié seulement",
)
def duel(s: Hybris) -> Broken:
    for seat in range(s.seats):
        first, second, posture, covered = (
            s.get(seat, column) for column in (Player.pillar, Player.second, Player.posture, Player.covered)
        )
        alone = s.phase != state.PILLARS and (posture == state.NOBODY) != (covered == state.NOBODY)
        strange = covered != state.NOBODY and covered not in (first, second)
        half = alone or strange or (second != state.NOBODY and first == state.NOBODY)
        if half if s.duel == 1 else max(second, posture, covered) != state.NOBODY:
            yield {"seat": seat}


@LAWS.law(
    "HYB-287",
    "laid place",
    en="an Olympian token lies on {spot}, where it cannot",
    fr="un jeton Olympien est sur {spot}, ce qui ne se peut pas",
)
def tokens_on_slots(s: Hybris) -> Broken:
    """In a Duel only, and where nobody stands."""
    spots = (*s.content.slot_ids, *names.CITY_IDS)
    for spot, token in enumerate(s.laid):
        if token != state.NOBODY and (s.duel == 0 or s.occupant(queries.place_of(spot)) != state.NOBODY):
            yield {"spot": spots[spot]}


# -- characters


@LAWS.law(
    "HYB-106",
    "place stance used zones drawn",
    en="seat {seat} has something on the boards or used up; before the phase of Action everything is at rest",
    fr="la place {seat} a quelque chose sur les plateaux ou d’utilisé ; avant la phase d’Action tout est au repos",
    when=lambda s: s.phase in (state.PILLARS, state.PLANNING),
)
def at_rest(s: Hybris) -> Broken:
    """But for an Olympian whom a Primordial has wounded after the Rest."""
    for seat in range(s.seats):
        places = {int(s.place(seat, character)) for character in range(state.CHARACTERS)}
        tired = any(s.is_(seat, character, state.ACTED) for character in range(state.CHARACTERS))
        tired = tired or any(s.is_(seat, character, state.LYING) for character in range(state.FIGURE))
        used = sum(s.get(seat, Player.used + location) for location in range(names.LOCATIONS))
        if places - {state.AWAY, state.RESERVE, state.BELOW} or tired or used or len(s.zones[seat]) or len(s.drawn):
            yield {"seat": seat}


def owns(s: Hybris, seat: int, character: int) -> bool:
    """HYB-078, HYB-182  The Olympian, three Prophets, three Heroes of one's own, and the allies one has won."""
    if character >= state.PROPHET:
        return True
    if character >= names.FIRST_ALLY:
        return s.allies[character - names.FIRST_ALLY] == seat
    return character // names.OWN_HEROES == s.olympian(seat)


@LAWS.law(
    "HYB-078",
    "place allies",
    en="seat {seat} has {id} in play, which is not its own, or has it not, though it is",
    fr="la place {seat} a {id} en jeu, qui n’est pas à elle, ou ne l’a pas alors qu’il est à elle",
)
def characters(s: Hybris) -> Broken:
    for seat in range(s.seats):
        for character, name in enumerate(CHARACTER_IDS):
            here = s.place(seat, character) != state.AWAY
            ally = names.FIRST_ALLY <= character < names.HEROES
            surely = character == state.FIGURE or (ally and owns(s, seat, character))
            if (here and not owns(s, seat, character)) or (surely and not here):
                yield {"seat": seat, "id": name}


@LAWS.law(
    "HYB-078",
    "place freed",
    en="seat {seat} has {n} {id}s in play; {wanted} are not on its Upgrade tiles",
    fr="la place {seat} a {n} {id} en jeu ; {wanted} ne sont pas sur ses tuiles Amélioration",
)
def freed_characters(s: Hybris) -> Broken:
    for seat in range(s.seats):
        gone = removed(s, seat)
        first = s.olympian(seat) * names.OWN_HEROES
        for kind, ids in (
            (names.HERO, range(first, first + names.OWN_HEROES)),
            (names.PROPHET, range(state.PROPHET, state.FIGURE)),
        ):
            here = [character for character in ids if s.place(seat, character) != state.AWAY]
            if len(here) != 1 + gone[int(kind)]:
                yield {"seat": seat, "n": len(here), "id": names.RESOURCE_IDS[kind], "wanted": 1 + gone[int(kind)]}


@LAWS.law(
    "HYB-106",
    "place",
    en="seat {seat} has {id} in a place where such a character cannot be",
    fr="la place {seat} a {id} là où un tel personnage ne peut pas être",
)
def places(s: Hybris) -> Broken:
    """HYB-108, HYB-076, HYB-190  Heroes alone are defeated; Prophets visit neither Moirai nor Colosseum."""
    for seat in range(s.seats):
        for character in range(state.PROPHET, state.CHARACTERS):
            place = int(s.place(seat, character))
            board = board_of(place)
            closed = character < state.FIGURE and board in (names.MOIRAI, names.COLOSSEUM)
            if place == state.BELOW or closed:
                yield {"seat": seat, "id": CHARACTER_IDS[character]}


def board_of(place: int) -> int:
    """The board of a slot or an illustration, or NOBODY."""
    if state.SLOT <= place < state.ART:
        return (place - state.SLOT) // int(names.SLOTS)
    return place - state.ART if state.ART <= place < state.CITY else int(state.NOBODY)


@LAWS.law(
    "HYB-088",
    "place",
    en="{n} characters stand on {where}, which has room for one",
    fr="{n} personnages sont sur {where}, où il y a place pour un seul",
    when=lambda s: set_up(s) and len(s.combat) == 0,
)
def one_a_slot(s: Hybris) -> Broken:
    spots = (*s.content.slot_ids, *names.CITY_IDS)
    standing = Counter(int(s.place(seat, c)) for seat in range(s.seats) for c in range(state.CHARACTERS))
    for place, n in standing.items():
        dotted = state.SLOT <= place < state.ART and s.content.dotted[place - state.SLOT] == 1
        if n > 1 and not dotted and (state.SLOT <= place < state.ART or state.CITY <= place < state.BELOW):
            yield {"n": n, "where": spots[queries.spot_of(place)]}


@LAWS.law(
    "HYB-074",
    "under place",
    en="seat {seat} has a token under {id}, where none can lie",
    fr="la place {seat} a un jeton sous {id}, où il ne peut pas y en avoir",
)
def tokens_under(s: Hybris) -> Broken:
    """HYB-072, HYB-074, HYB-076  Under characters in the reserve, never the Olympian; not every one for a Prophet."""
    for seat in range(s.seats):
        for character, name in enumerate(CHARACTER_IDS):
            token = s.token(seat, character)
            closed = character >= state.PROPHET and token in (names.MOIRAI, names.COLOSSEUM)
            away = s.place(seat, character) in (state.AWAY, state.BELOW)
            if token != state.NO_TOKEN and (character == state.FIGURE or closed or away):
                yield {"seat": seat, "id": name}


@LAWS.law(
    "HYB-107",
    "stance place",
    en="{id} of seat {seat} cannot be as it is said to be",
    fr="{id} de la place {seat} ne peut pas être dans cet état",
)
def stances(s: Hybris) -> Broken:
    """HYB-129, HYB-183, HYB-273  Only the Olympian lies wounded; it is never new; nothing is said of who is away."""
    for seat in range(s.seats):
        for character, name in enumerate(CHARACTER_IDS):
            wrong = state.LYING if character != state.FIGURE else state.FRESH
            away = s.place(seat, character) == state.AWAY and s.is_(
                seat, character, state.ACTED + state.FRESH + state.LYING
            )
            if s.is_(seat, character, wrong) or away:
                yield {"seat": seat, "id": name}


# -- tiles


@LAWS.law(
    "HYB-135",
    "tile_at tile_of",
    en="the tile {id} is nowhere, or belongs to nobody where it is",
    fr="la tuile {id} n’est nulle part, ou n’est à personne là où elle est",
)
def tiles(s: Hybris) -> Broken:
    last = state.CASE + len(s.content.case_ids) - 1
    for tile, place in enumerate(s.tile_at):
        nobody = s.tile_of[tile] == state.NOBODY
        if (
            place > last
            or (place == state.ON_OLYMPUS) > nobody
            or (marks(int(place)) or place == state.STORED) * nobody
        ):
            yield {"id": s.content.tile_ids[tile]}


@LAWS.law("HYB-143", "tile_at", en="{n} tiles lie on one space", fr="{n} tuiles sont sur une même case")
def one_tile_a_space(s: Hybris) -> Broken:
    taken = Counter(int(place) for place in s.tile_at if marks(int(place)))
    yield from ({"n": n} for n in taken.values() if n > 1)


@LAWS.law(
    "HYB-114",
    "tile_at tile_of",
    en="seat {seat} stores {n} tiles; it has room for {room}",
    fr="la place {seat} a {n} tuiles en réserve ; elle a place pour {room}",
    when=lambda s: set_up(s) and not any(isinstance(frame, Overstocked) for frame in s.stack),
)
def storage(s: Hybris) -> Broken:
    for seat in range(s.seats):
        n, room = len(queries.stored(s, seat)), queries.STORAGE + queries.total(s, seat, effects.STORAGE)
        if n > room:
            yield {"seat": seat, "n": n, "room": room}


# -- the end


@LAWS.law(
    "HYB-122",
    "winner ending",
    en="somebody has won though the game goes on, or nobody though it was won at once",
    fr="quelqu’un a gagné alors que la partie continue, ou personne alors qu’elle a été gagnée sur-le-champ",
)
def endings(s: Hybris) -> Broken:
    if (s.ending in (state.ALL_UPGRADES, state.ALL_CITIES)) != (s.winner != state.NOBODY):
        yield {}


@LAWS.law(
    "HYB-122",
    "freed ending",
    en="seat {seat} has unlocked its last Upgrade tile, and yet the game goes on",
    fr="la place {seat} a déverrouillé sa dernière tuile Amélioration, et la partie continue",
)
def last_upgrade(s: Hybris) -> Broken:
    if s.ending == state.RUNNING:
        yield from ({"seat": seat} for seat in range(s.seats) if queries.unlocked(s, seat) >= names.UPGRADES)
