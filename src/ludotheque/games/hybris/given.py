# interpreted
"""Positions from a partial description.

Everything not said is completed: Olympians in the order of their Auras, the set-up of HYB-006 to HYB-031, empty hands.
What can be said: `olympians`, `phase` (pillars, planning, action), `age`, `well`; by seat `vp`, `aegis` and the other
tracks, `bonus`, `sparks`, `bold`, `hands`, `discards`, `decks` (from the top), `premonitions`, `pillars`, `used`,
`characters` ({"pollux": "reserve oracle acted"}); and `temples`, `freed`, `tiles` ({"O01": "0 AR2"}), `quests`,
`oracle`, `arena` (from the top), `prayers_on`, `bare_decks`. For a Duel `seconds` (Pillars), `postures`
(["humble pillar_2"]: which Pillar is covered) and `laid` ({"OL1": "0 forbidden"}).
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
from ludotheque.kit.content.described import BadDescription, Described

__all__ = ["BadDescription", "build", "phases"]

COLUMNS = {name: name for name in (*names.RESOURCE_IDS[: names.CARD], "bonus", "sparks", "bold")}
COLUMNS |= {"pillars": "pillar", "seconds": "second"}
STEPS = {"pillars": "pillars", "planning": "plan", "action": "act"}
STANCES = {"acted": state.ACTED, "fresh": state.FRESH, "lying": state.LYING}


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[HybrisTable, dict[str, Any]]:
    told = Described(description, seats)
    options = {**options, **{name: told.take(name, None) for name in game.manifest.options if name in told.told}}
    full = game.check_options(seats, options)
    s = game.blank(seats, full)
    assert isinstance(s, HybrisTable)
    chosen = told.take("olympians", names.OLYMPIAN_IDS[:seats])
    for seat, name in told.by_seat(chosen, "olympians").items():
        s.put(seat, Player.olympian, told.one_of(name, "Olympian", names.OLYMPIAN_IDS))
    Reader(s, told).read()
    told.finish()
    told.check(game, s)
    return s, full


class Reader:
    """Reads a description into a position that is laid out already."""

    def __init__(self, s: HybrisTable, told: Described) -> None:
        self.s, self.told = s, told
        self.said = set(told.told)

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
        told.read_columns(s, {}, COLUMNS)
        self.cards()
        self.boards()
        for seat, rows in told.by_seat(told.take("characters", {}), "characters").items():
            for name, text in told.keyed(rows, "characters").items():
                self.character(seat, told.one_of(name, "character", CHARACTER_IDS), str(text).split())
        for seat in range(s.seats):
            self.upgrades(seat)
        for seat, text in told.by_seat(told.take("postures", []), "postures").items():
            posture, _, pillar = str(text).partition(" ")
            s.put(seat, Player.posture, told.one_of(posture, "Posture", state.POSTURE_IDS))
            s.put(seat, Player.covered, told.one_of(pillar, "Pillar", state.PILLAR_IDS))
        spots = [*s.content.slot_ids, *names.CITY_IDS]
        for name, text in told.keyed(told.take("laid", {}), "laid").items():
            owner, _, face = str(text).partition(" ")
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
                for card in ids:
                    kind = told.one_of(card, "card", s.content.conflict_ids)
                    self.draw(seat, kind)
                    piles[seat] = of([*piles[seat], kind])
        for seat, ids in told.by_seat(told.take("decks", []), "decks").items():
            kinds = [told.one_of(card, "card", s.content.conflict_ids) for card in ids]
            rest = s.decks[seat]
            for kind in kinds:
                rest = without(rest, kind)
            s.decks[seat] = of([*rest, *reversed(kinds)])
        if told.take("bare_decks", False):
            for seat in range(s.seats):
                s.discards[seat], s.decks[seat] = of([*s.discards[seat], *s.decks[seat]]), vec[i64]()
        for seat, ids in told.by_seat(told.take("premonitions", []), "premonitions").items():
            for card in ids:
                kind = told.one_of(card, "Premonition", s.content.premonition_ids)
                s.vision_deck = without(s.vision_deck, kind)
                s.visions[seat] = of([*s.visions[seat], kind])
        if (shown := told.take("quests", None)) is not None:
            s.quest_deck = of([*s.quest_deck, *(quest for quest in s.quests if quest >= 0)])
            for zone in range(state.QUEST_ZONES):
                s.quests[zone] = state.NOBODY
            for zone, quest in enumerate(shown):
                if quest is not None:
                    s.quests[zone] = told.one_of(quest, "Quest", s.content.quest_ids)
                    s.quest_deck = without(s.quest_deck, s.quests[zone])
        elif not any(quest >= 0 for quest in s.quests):
            fill_quests(s)
        for text in told.take("oracle", []):
            owner, _, card = str(text).partition(" ")
            seat, kind = told.seat(owner), told.one_of(card, "card", s.content.conflict_ids)
            self.draw(seat, kind)
            s.beside_oracle = of([*s.beside_oracle, seat, kind])
        top = [told.one_of(card, "card", s.content.conflict_ids) for card in told.take("arena", [])]
        for kind in top:
            s.arena = without(s.arena, kind)
        s.arena = of([*s.arena, *reversed(top)])

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
            raise BadDescription(f"There is no card {s.content.conflict_ids[kind]!r} left for seat {seat}.")

    def boards(self) -> None:
        s, told = self.s, self.told
        for city, seats in told.keyed(told.take("temples", {}), "temples").items():
            for seat in seats:
                s.temples[told.one_of(city, "City", names.CITY_IDS)] |= 1 << told.seat(seat)
        for name, n in told.keyed(told.take("freed", {}), "freed").items():
            olympian, upgrade = divmod(told.one_of(name, "Upgrade tile", s.content.upgrade_ids), names.UPGRADES)
            seat = s.seat_of(olympian)
            if seat == state.NOBODY:
                raise BadDescription(f"Nobody plays the Olympian of {name!r}.")
            s.put(seat, Player.freed + upgrade, told.number(n, name, 0, int(s.elements_of(seat, upgrade))))
        for name, place in told.keyed(told.take("tiles", {}), "tiles").items():
            tile = told.one_of(name, "tile", s.content.tile_ids)
            owner, _, where = str(place).partition(" ")
            s.tile_at[tile] = state.GONE if place == "gone" else self.tile_place(where)
            s.tile_of[tile] = state.NOBODY if place == "gone" else told.seat(owner)
        for seat, ids in told.by_seat(told.take("used", []), "used").items():
            for name in ids:
                location = told.one_of(name, "Location", names.LOCATION_IDS)
                s.add(seat, Player.kept + location, -1)
                s.add(seat, Player.used + location, 1)

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
        if "sparks" not in self.said:
            s.put(seat, Player.sparks, removed(s, seat)[names.SPARK])

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
        known = {"stored": state.STORED, "A": 1, "B": 2, "C": 3, "1": 4, "2": 5, "3": 6}
        if where in known:
            return known[where]
        return state.CASE + self.told.one_of(where, "case", self.s.content.case_ids)

    def character(self, seat: int, character: int, words: list[str]) -> None:
        """`"reserve oracle acted"`: a place, a token under it, stances."""
        s, told = self.s, self.told
        for word in words:
            if word in STANCES:
                s.mark(seat, character, STANCES[word])
            elif word in TOKEN_IDS:
                token = TOKEN_IDS.index(word)
                s.set_token(seat, character, token)
                if token < names.LOCATIONS:
                    s.add(seat, Player.kept + token, -1)
            elif word == "away":
                s.stand(seat, character, state.AWAY)
            elif word in ("reserve", "below"):
                s.stand(seat, character, state.RESERVE if word == "reserve" else state.BELOW)
            elif word in names.CITY_IDS:
                s.stand(seat, character, state.CITY + names.CITY_IDS.index(word))
            elif word.endswith("_art"):
                s.stand(seat, character, state.ART + names.LOCATION_IDS.index(word.removesuffix("_art")))
            else:
                s.stand(seat, character, state.SLOT + told.one_of(word, "slot", s.content.slot_ids))
        if names.FIRST_ALLY <= character < names.HEROES:
            s.allies[character - names.FIRST_ALLY] = seat
