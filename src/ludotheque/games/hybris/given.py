# interpreted
"""Positions from a partial description: KEYS says what a description can say (docs/positions.md is made from it).

Everything not said is completed: Olympians in the order of their Auras, the set-up of HYB-006 to HYB-031, empty hands.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.vecs import of, without
from ludotheque.games.hybris import names, phases, queries, state
from ludotheque.games.hybris.laws import on_tiles, removed, tile_elements
from ludotheque.games.hybris.phases.age import Play
from ludotheque.games.hybris.phases.setup import fill_quests, lay_out_decks, lay_out_player, place_markers
from ludotheque.games.hybris.play import HybrisTable
from ludotheque.games.hybris.sight import CHARACTER_IDS, TOKEN_IDS
from ludotheque.games.hybris.state import Player
from ludotheque.kit.content.described import BadDescription, Described, Key

__all__ = ["BadDescription", "build", "phases"]

KEYS = (
    *(Key(name, option=True) for name in ("scenario", "variant", "grip", "duel", "content")),
    Key("olympians", "who plays which, by seat", "in the order of their Auras", field="olympian"),
    Key("phase", "where the Age goes on", "`action`", "`pillars`, `planning` or `action`"),
    Key("age", "the Age", "1", field="age"),
    Key("well", "Prayers in the Well", "0", field="well"),
    *(Key(name, "what each has, by seat", "as at the set-up", field=name) for name in names.RESOURCE_IDS[: names.CARD]),
    Key("bonus", "Bonus Location tokens in the reserve, by seat", "0", field="bonus"),
    Key("sparks", "Sparks on the track, by seat", "those that left the Upgrade tiles", field="sparks"),
    Key("bold", "Force added to all Combats of this Age, by seat", "0", field="bold"),
    Key("pillars", "the Pillar of each, by seat; not in the phase `pillars`", "none", field="pillar"),
    Key("seconds", "Duel: the second Pillar, by seat", "none", field="second"),
    Key("postures", "Duel: the Posture and the Pillar it covers, by seat", "none", '`["humble pillar_2"]`'),
    Key("laid", "Duel: Olympian tokens on slots and in Cities", "none", '`{"OL1": "0 forbidden"}`: whose, which face'),
    Key("prayers_on", "Pillars that bear a Prayer", "none", '`["pillar_5"]`'),
    Key("hands", "Conflict cards in hand, by seat", "none", "ids of cards"),
    Key("discards", "each one's discard pile, by seat", "empty", "ids of cards"),
    Key("decks", "the next cards of each deck, by seat, top first", "shuffled", "ids of cards"),
    Key("bare_decks", "whether all other cards lie in the discard piles", "no", "`True` or `False`"),
    Key("premonitions", "Premonitions held, by seat", "none", "ids of Premonitions"),
    Key("quests", "the three zones of the Moirai from the left", "drawn", "ids of Quests, `None` for an empty zone"),
    Key("oracle", "cards beside the Oracle", "none", '`["0 P03"]`: whose, which'),
    Key("arena", "the next cards of the Colosseum, top first", "shuffled", "ids of cards"),
    Key("temples", "whose Temples stand in a City", "none", '`{"argos": [0, 1]}`'),
    Key("freed", "how many elements have left an Upgrade tile", "what is in play elsewhere", '`{"ATH2": 2}`'),
    Key("tiles", "Technology tiles off Olympus", "none", '`{"O01": "0 AR2"}`: whose and where; `"gone"`'),
    Key("used", "Location tokens used this Age, by seat", "none", "ids of Locations"),
    Key("unavailable", "Location tokens used in the Age before, by seat", "none", "ids of Locations"),
    Key(
        "characters",
        "where each stands, the token under it, how it is, by seat",
        "Olympian, Prophet and Hero in the reserve",
        '`{"pollux": "reserve oracle acted"}`; also `below`, `away`, a slot, a City, `forge_art`, `fresh`, `lying`',
    ),
)
STEPS = {"pillars": "pillars", "planning": "plan", "action": "act"}
WORKSHOP = {"stored": state.STORED, "A": 1, "B": 2, "C": 3, "1": 4, "2": 5, "3": 6}
STANCES = {"acted": state.ACTED, "fresh": state.FRESH, "lying": state.LYING}


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[HybrisTable, dict[str, Any]]:
    told = Described(description, seats, KEYS)
    full = told.read_options(game, options)
    s = game.blank(seats, full)
    assert isinstance(s, HybrisTable)
    chosen = told.take("olympians", names.OLYMPIAN_IDS[:seats])
    for seat, name in told.by_seat(chosen, "olympians").items():
        s.put(seat, Player.olympian, told.one_of(name, "Olympian", names.OLYMPIAN_IDS))
    played = [s.olympian(seat) for seat in range(seats)]
    if state.NOBODY in played or len(set(played)) < seats:
        raise BadDescription(f"olympians is {chosen!r}; each seat plays one, all different (HYB-001).")
    Reader(s, told).read()
    told.finish()
    told.check(game, s)
    return s, full


class Reader:
    """Reads a description into a position that is laid out already."""

    def __init__(self, s: HybrisTable, told: Described) -> None:
        self.s, self.told = s, told
        self.said = set(told.told)
        self.told_of: list[set[int]] = [set() for _ in range(s.seats)]  # the characters described, by seat

    def read(self) -> None:
        s, told = self.s, self.told
        s.reseed(1)
        lay_out_decks(s)
        place_markers(s)
        for seat in range(s.seats):
            lay_out_player(s, seat)
            s.hands[seat], s.decks[seat] = vec[i64](), of([*s.decks[seat], *s.hands[seat]])
            s.vision_deck, s.visions[seat] = of([*s.vision_deck, *s.visions[seat]]), vec[i64]()
        phase = told.take("phase", "action")
        told.one_of(phase, "phase", list(STEPS))
        s.phase = state.PHASE_IDS.index(phase)
        told.read_fields(s, {}, "age", "well")
        for pile in range(state.PILES):
            if s.age > 2 * (pile + 1):  # HYB-115, HYB-119  it has been revealed
                s.chained, s.veiled[pile] = of([*s.chained, s.veiled[pile]]), state.NOBODY
        chosen = any(told.told.get(name) for name in ("pillars", "seconds", "postures"))
        told.read_columns(s, {}, {key.name: key.field for key in KEYS if key.field in Player.COLUMNS})
        for seat in range(s.seats):
            s.put(seat, Player.points + names.FROM_BEFORE, s.get(seat, names.VP))
        if phase == "pillars" and chosen:
            raise BadDescription("pillars: nobody has a Pillar when the phase of the Pillars begins (HYB-105).")
        self.cards()
        self.boards()
        for seat, rows in told.by_seat(told.take("characters", {}), "characters").items():
            for name, text in told.keyed(rows, "characters").items():
                words = told.text(text, f"characters: {name}").split()
                self.character(seat, told.one_of(name, "character", CHARACTER_IDS), words)
        for seat in range(s.seats):
            self.upgrades(seat)
        for seat, text in told.by_seat(told.take("postures", []), "postures").items():
            posture, _, pillar = told.text(text, "postures").partition(" ")
            s.put(seat, Player.posture, told.one_of(posture, "Posture", state.POSTURE_IDS))
            s.put(seat, Player.covered, told.one_of(pillar, "Pillar", state.PILLAR_IDS))
        spots = [*s.content.slot_ids, *names.CITY_IDS]
        for name, text in told.keyed(told.take("laid", {}), "laid").items():
            owner, _, face = told.text(text, f"laid: {name}").partition(" ")
            token = told.seat(owner) * 2 + told.one_of(face, "face", state.FACE_IDS)
            s.laid[told.one_of(name, "slot or City", spots)] = token
        for pillar in told.listed(told.take("prayers_on", []), "prayers_on"):
            s.pillar_prayers[told.one_of(pillar, "Pillar", state.PILLAR_IDS)] = 1
        s.log = []
        s.revealed = 0
        s.count = 0
        s.call(Play(0))
        s.stack[0].step = Play.STEPS.index(STEPS[phase])

    def cards(self) -> None:
        s, told = self.s, self.told
        for name, piles in (("hands", s.hands), ("discards", s.discards)):
            for seat, ids in told.by_seat(told.take(name, []), name).items():
                for kind in self.kinds(ids, name):
                    self.draw(seat, kind)
                    piles[seat] = of([*piles[seat], kind])
        for seat, ids in told.by_seat(told.take("decks", []), "decks").items():
            kinds, rest = self.kinds(ids, "decks"), s.decks[seat]
            for kind in kinds:
                rest = self.out_of(rest, kind, "decks")
            s.decks[seat] = of([*rest, *reversed(kinds)])
        if told.flag(told.take("bare_decks", False), "bare_decks"):
            for seat in range(s.seats):
                s.discards[seat], s.decks[seat] = of([*s.discards[seat], *s.decks[seat]]), vec[i64]()
        for seat, ids in told.by_seat(told.take("premonitions", []), "premonitions").items():
            for card in told.listed(ids, "premonitions"):
                kind = told.one_of(card, "Premonition", s.content.premonition_ids)
                s.vision_deck = without(s.vision_deck, kind)
                s.visions[seat] = of([*s.visions[seat], kind])
        if (shown := told.take("quests", None)) is not None:
            s.quest_deck = of([*s.quest_deck, *(quest for quest in s.quests if quest >= 0)])
            for zone in range(state.QUEST_ZONES):
                s.quests[zone] = state.NOBODY
            for zone, quest in enumerate(told.listed(shown, "quests")):
                if zone >= state.QUEST_ZONES:
                    raise BadDescription(f"quests is {shown!r}; the Moirai have {state.QUEST_ZONES} zones (HYB-011).")
                if quest is not None:
                    s.quests[zone] = told.one_of(quest, "Quest", s.content.quest_ids)
                    s.quest_deck = without(s.quest_deck, s.quests[zone])
        elif not any(quest >= 0 for quest in s.quests):
            fill_quests(s)
        for text in told.listed(told.take("oracle", []), "oracle"):
            owner, _, card = told.text(text, "oracle").partition(" ")
            seat, kind = told.seat(owner), told.one_of(card, "card", s.content.conflict_ids)
            self.draw(seat, kind)
            s.beside_oracle = of([*s.beside_oracle, seat, kind])
        top = self.kinds(told.take("arena", []), "arena")
        for kind in top:
            s.arena = self.out_of(s.arena, kind, "arena")
        s.arena = of([*s.arena, *reversed(top)])

    def kinds(self, ids: Any, what: str) -> list[int]:
        return [self.told.one_of(card, "card", self.s.content.conflict_ids) for card in self.told.listed(ids, what)]

    def out_of(self, pile: vec[i64], kind: int, what: str) -> vec[i64]:
        if kind not in pile:
            raise BadDescription(f"{what}: there is no card {self.s.content.conflict_ids[kind]!r} left for it.")
        return without(pile, kind)

    def draw(self, seat: int, kind: int) -> None:
        """A card leaves its deck: the player's own, or the Colosseum's; the Upgraded one from beside the board."""
        s = self.s
        if kind in s.decks[seat]:
            s.decks[seat] = without(s.decks[seat], kind)
        elif kind >= names.FIRST_COLOSSEUM and kind in s.arena:
            s.arena = without(s.arena, kind)
        elif kind == names.COMMON + (s.olympian(seat) + 1) * names.SPECIFIC - 1 and not s.get(seat, Player.upgraded):
            s.put(seat, Player.upgraded, 1)
        else:
            raise self.told.bad(f"There is no card {s.content.conflict_ids[kind]!r} left for seat {seat}.")

    def boards(self) -> None:
        s, told = self.s, self.told
        for city, seats in told.keyed(told.take("temples", {}), "temples").items():
            for seat in told.listed(seats, f"temples: {city}"):
                s.temples[told.one_of(city, "City", names.CITY_IDS)] |= 1 << told.seat(seat)
        for name, n in told.keyed(told.take("freed", {}), "freed").items():
            olympian, upgrade = divmod(told.one_of(name, "Upgrade tile", s.content.upgrade_ids), names.UPGRADES)
            seat = s.seat_of(olympian)
            if seat == state.NOBODY:
                raise told.bad(f"Nobody plays the Olympian of {name!r}.")
            s.put(seat, Player.freed + upgrade, told.number(n, name, 0, int(s.elements_of(seat, upgrade))))
        for name, place in told.keyed(told.take("tiles", {}), "tiles").items():
            tile = told.one_of(name, "tile", s.content.tile_ids)
            owner, _, where = told.text(place, f"tiles: {name}").partition(" ")
            s.tile_at[tile] = state.GONE if place == "gone" else self.tile_place(where)
            s.tile_of[tile] = state.NOBODY if place == "gone" else told.seat(owner)
        for key, column in (("used", Player.used), ("unavailable", Player.unavailable)):
            for seat, ids in told.by_seat(told.take(key, []), key).items():
                for name in told.listed(ids, key):
                    location = told.one_of(name, "Location", names.LOCATION_IDS)
                    s.add(seat, Player.kept + location, -1)
                    s.add(seat, column + location, 1)

    def upgrades(self, seat: int) -> None:
        """HYB-126  What is in play has left its Upgrade tile, and whatever lay to the left of it; Sparks that left
        theirs lie on the track."""
        s = self.s
        temples = queries.temples_of(s, seat) + s.get(seat, Player.razed)
        prophets = sum(s.place(seat, character) != state.AWAY for character in range(state.PROPHET, state.FIGURE))
        for upgrade, hero in enumerate(s.content.upgrade_hero):
            if hero >= 0 and upgrade // names.UPGRADES == s.olympian(seat) and s.place(seat, hero) != state.AWAY:
                self.remove(seat, names.HERO, upgrade % int(names.UPGRADES))
        for what, n in ((names.TEMPLE, temples), (names.PROPHET, prophets - 1)):
            while removed(s, seat)[what] < min(n, on_tiles(s, seat)[what]):
                near = sorted((self.distance(seat, what, upgrade), upgrade) for upgrade in range(names.UPGRADES))
                self.remove(seat, what, near[0][1])
        for upgrade, hero in enumerate(s.content.upgrade_hero):
            own = hero >= 0 and upgrade // names.UPGRADES == s.olympian(seat)
            if own and names.HERO in tile_elements(s, seat, upgrade % int(names.UPGRADES))[: self.gone(seat, upgrade)]:
                self.in_reserve(seat, hero)
        for character in range(state.PROPHET, state.PROPHET + 1 + removed(s, seat)[names.PROPHET]):
            self.in_reserve(seat, character)
        if "sparks" not in self.said:
            s.put(seat, Player.sparks, removed(s, seat)[names.SPARK])

    def gone(self, seat: int, upgrade: int) -> int:
        return int(self.s.get(seat, Player.freed + upgrade % int(names.UPGRADES)))

    def in_reserve(self, seat: int, character: int) -> None:
        """Where a character stands of which nothing is said."""
        if self.s.place(seat, character) == state.AWAY and character not in self.told_of[seat]:
            self.s.stand(seat, character, state.RESERVE)

    def distance(self, seat: int, what: int, upgrade: int) -> int:
        """How much must leave an Upgrade tile for the next of a kind to do so; a tile that this unlocks comes after."""
        elements, gone = tile_elements(self.s, seat, upgrade), self.s.get(seat, Player.freed + upgrade)
        if what not in elements[gone:]:
            return 99
        at = elements.index(what, gone) + 1
        return at - gone + 10 * (at == len(elements))

    def remove(self, seat: int, what: int, upgrade: int) -> None:
        gone = self.s.get(seat, Player.freed + upgrade)
        elements = tile_elements(self.s, seat, upgrade)
        if what in elements[gone:]:
            self.s.put(seat, Player.freed + upgrade, elements.index(what, gone) + 1)

    def tile_place(self, where: str) -> int:
        if where in WORKSHOP:
            return WORKSHOP[where]
        return state.CASE + self.told.one_of(where, "case", self.s.content.case_ids)

    def character(self, seat: int, character: int, words: list[str]) -> None:
        """`"reserve oracle acted"`: a place, a token under it, stances."""
        s = self.s
        self.told_of[seat].add(character)
        tokens = [word for word in words if word in TOKEN_IDS]
        places = [word for word in words if word not in STANCES and word not in TOKEN_IDS]
        if len(tokens) > 1 or len(places) > 1 or len(set(words)) < len(words):
            raise BadDescription(
                f"characters: {CHARACTER_IDS[character]} is {' '.join(words)!r}: one place, one token."
            )
        for word in words:
            if word in STANCES:
                s.mark(seat, character, STANCES[word])
        for place in places:
            s.stand(seat, character, self.place(place))
        for token in tokens:
            s.set_token(seat, character, TOKEN_IDS.index(token))
            if token in names.LOCATION_IDS:
                s.add(seat, Player.kept + names.LOCATION_IDS.index(token), -1)
        if names.FIRST_ALLY <= character < names.HEROES:
            s.allies[character - names.FIRST_ALLY] = seat

    def place(self, word: str) -> int:
        """Where a character is: the reserve, below, away, a City, an illustration or a slot."""
        known = {"away": state.AWAY, "reserve": state.RESERVE, "below": state.BELOW}
        known |= {city: state.CITY + n for n, city in enumerate(names.CITY_IDS)}
        known |= {f"{board}_art": state.ART + n for n, board in enumerate(names.LOCATION_IDS[: names.BOARDS])}
        if word in known:
            return known[word]
        return state.SLOT + self.told.one_of(word, "slot", self.s.content.slot_ids)
