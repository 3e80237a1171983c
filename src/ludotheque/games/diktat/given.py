# interpreted
"""Positions from a partial description: KEYS says what a description can say (docs/positions.md is made from it).

Everything not said is completed: the Cabals in seat order, the highest Rank as Administrator, empty
screens, the remaining cards in the deck, the remaining Others on the Artefact.
"""

import difflib
import re
from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.game import Game
from ludotheque.core.position import new
from ludotheque.core.vecs import of
from ludotheque.games.diktat import state
from ludotheque.games.diktat.laws import OF_EACH_KIND, tokens_in_play
from ludotheque.games.diktat.loader import load, parse_card, with_cards
from ludotheque.games.diktat.names import (
    ARTEFACT,
    ARTEFACT_SECTOR,
    CABAL_IDS,
    CARDS,
    FIRST_CABAL_CARD,
    GOOD_IDS,
    PEOPLE,
    POLITICS,
    SCREENED,
    SECTOR_IDS,
    VIEILLE_VILLE,
)
from ludotheque.games.diktat.phases.cycle import Cycle, Play, endow, lay_out
from ludotheque.games.diktat.phases.manoeuvres import Manoeuvres
from ludotheque.games.diktat.phases.others import DarknessPhase
from ludotheque.games.diktat.phases.possessions import FREE_DEVELOPMENT
from ludotheque.games.diktat.phases.resolution import Resolution
from ludotheque.games.diktat.play import DiktatTable
from ludotheque.games.diktat.procedure import Procedure
from ludotheque.games.diktat.queries import by_rank, cycles, manoeuvres, vp
from ludotheque.games.diktat.state import Belief, Pile, Player, Sector, kind_of, pile_of
from ludotheque.kit.content.described import BadDescription, Described, Key, quoted

AGENTS = {"c": 0, "citizen": 0, "g": 1, "guard": 1, "e": 2, "emissary": 2}

OPENING = ("start", "darkness", "infection", "opportunities")
CLOSING = ("resolution", "after_conquests", "attack", "end_of_cycle")
SENT = ("manoeuvres", "revelation", "resolution")

# Where each phase picks up the game: frames from the bottom, with the step they stand at.
PHASES: dict[str, tuple[int, str, tuple[type[Procedure], str] | None]] = {
    "start": (state.DARKNESS, "crown", None),
    "darkness": (state.DARKNESS, "darkness", None),
    "infection": (state.DARKNESS, "opportunities", (DarknessPhase, "infect")),
    "opportunities": (state.OPPORTUNITIES, "opportunities", None),
    "development": (state.DEVELOPMENT_PHASE, "development", None),
    "first_player": (state.MANOEUVRES, "resolution", (Manoeuvres, "name_first")),
    "manoeuvres": (state.MANOEUVRES, "resolution", (Manoeuvres, "turns")),
    "revelation": (state.RESOLUTION, "test_the_end", (Resolution, "reveal_secret")),
    "resolution": (state.RESOLUTION, "test_the_end", (Resolution, "name_sector")),
    "after_conquests": (state.RESOLUTION, "test_the_end", (Resolution, "settle")),
    "attack": (state.RESOLUTION, "test_the_end", (Resolution, "attack")),
    "end_of_cycle": (state.END_OF_CYCLE, "test_the_end", None),
}

CARD_IDS = "ids of cards, or cards in notation"
BY_SECTOR = '`{"karst": 2}`'
KEYS = (
    Key("content", left_out="`fixture`: blank cards, equal boards, no Endowment", option=True),
    Key("others", option=True),
    Key(
        "cabals",
        "the Cabals in seat order",
        "in the order of this list",
        f"{quoted(CABAL_IDS)}, as a list or with commas between them",
        option=True,
    ),
    Key("cycle", "the Cycle", "1", "from 1 to the last Cycle for that many seats"),
    Key("phase", "where the game goes on", "`manoeuvres`", quoted(PHASES)),
    Key("turn", "whose turn it is, with the phase `manoeuvres`", "seat 0", "a seat"),
    Key("admin", "who holds the Administrator token", "the highest Rank", field="admin"),
    Key("reserve", "Agents behind the screens, by seat", "none", '`{"A": {"C": 2, "E": 1}}`'),
    Key("pp", "PP, by seat", "the Endowment", field="pp"),
    Key("affinity", "all Affinity tokens behind the screens, by seat", "the Endowment", '`[["Po", "Po"], []]`'),
    Key("assassins", "Assassin tokens, by seat", "0", field="assassin"),
    Key("spies", "Spy tokens, by seat", "0", field="spy"),
    Key("debts", "Debts, by seat", "0", field="debt"),
    Key(
        "pawns",
        "Manoeuvre pawns left, by seat",
        "with the phases `first_player` and `manoeuvres` those that lie on no pile, else none",
        field="pawns",
    ),
    Key("markers", "Influence markers, by seat", "none", '`[{"karst": 2}, {}]`, 1 or 2 of a sector'),
    Key("cards", "Opportunity cards, by seat, from the left; past the last slot: beside the board", "none", CARD_IDS),
    Key("placed", "Affinity tokens on owned cards, symbol by symbol", "none", '`{"HY1": [None, "artefact"]}`'),
    Key("developed", "Cabal cards in play, by seat", "none", "ids of Cabal cards"),
    Key("used", "elements under a Used token, by seat", "none", "ids of elements"),
    Key("stock", "specific tokens left, by seat", "those that are not in play, 0 for a Cabal without", field="stock"),
    Key("members", "Memberships hosted, by seat", "0", field="members"),
    Key("borrowed", "whether a voluntary Debt was taken this Cycle, by seat", "no", field="borrowed"),
    Key("forced", "whether the next Manoeuvre must be Extend influence, by seat", "no", field="forced"),
    Key("breaches", "oaths broken, by seat; each costs 1 VP", "0", field="breaches"),
    Key("vp", "the score of each, by seat; a handicap makes up the difference", "what the elements give", "-99 to 99"),
    Key(
        "piles",
        "the piles in a sector, numbered from 1 in the order in which they are written; of `others` one a sector",
        "none; with the Others, those that are nowhere else lie on the Artefact",
        '`{"karst": ["A: C,E,G"]}`',
    ),
    Key("seen", "who has looked at which pawn", "nobody but its owner", '`[(1, 2, ["A"])]`: of pile 1 the second'),
    Key("sleepers", "piles under a Sleeper Agent", "none", "a list of their numbers"),
    Key("blockhaus", "sectors with a Blockhaus token", "none", "a list of sectors"),
    Key("revolt", "sectors with a Revolt token", "none", "a list of sectors"),
    Key("track", "Opportunity cards face up, from the left", "none", CARD_IDS),
    Key("secret", "the card face down", "none", "as those of `track`"),
    Key("secret_seen", "who has looked at it", "nobody", "a list of seats"),
    Key("deck", "the next cards, top first, above those that are named nowhere", "those alone", CARD_IDS),
    Key("discard", "the discard pile", "empty", CARD_IDS),
    Key("centre", "the Others: their discarded pawns", "none, or what a described Artefact pile lacks", '`["C", "E"]`'),
    Key("corruption", "the Others: the corruption track, lowest slot first, six at most", "empty", CARD_IDS),
    Key("darkness", "the Others: Darkness tokens by sector", "none", BY_SECTOR),
    Key("corruption_tokens", "the Others: Corruption tokens by sector", "none", BY_SECTOR),
)


def build(
    game: Game, seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[DiktatTable, dict[str, Any]]:
    return Builder(game, seats, options, dict(description)).build()


class Builder(Described):
    """Reads one description, part by part."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], told: dict[str, Any]) -> None:
        super().__init__(told, seats, KEYS)
        self.game = game
        self.said = {name for name, value in told.items() if value}
        self.notes: dict[int, str] = {}  # cards written in the notation of the tests
        self.number(seats, "seats", *game.manifest.seats)
        usual = {"content": "fixture", "cabals": CABAL_IDS[:seats], **options}
        for chosen in (usual, self.told):
            if isinstance(cabals := chosen.get("cabals"), list | tuple):
                chosen["cabals"] = ",".join(map(str, cabals))
        self.options = self.read_options(game, usual)
        self.content = load(self.options["content"])
        self.placed: dict[int, str] = {}  # card -> where it lies
        self.state = new(DiktatTable, seats, content=self.content, others=self.options["others"])

    def build(self) -> tuple[DiktatTable, dict[str, Any]]:
        s = self.state
        lay_out(s)
        for seat, cabal in enumerate(self.options["cabals"].split(",")):
            endow(s, seat, self.one_of(cabal, "Cabal", CABAL_IDS))
            s.put(seat, Player.order, seat)
        s.cycle = self.number(self.take("cycle", 1), "cycle", 1, cycles(s.seats))
        self.screens()
        self.columns()
        self.sectors()
        self.cards()
        self.piles()
        self.elements()
        self.stocks()
        self.others_left()
        self.stack()
        self.knowledge()
        self.finish()
        if self.notes:
            s.content = with_cards(self.content, self.notes)
            self.options["content"] = s.content.name
        self.handicap()
        s.admin = by_rank(s)[0] if self.admin is None else self.seat(self.admin)
        self.check(self.game, s)
        return s, self.options

    # -- small readers

    def sector(self, name: Any) -> int:
        return self.one_of(name, "sector", SECTOR_IDS)

    def sectors_of(self, key: str) -> dict[int, Any]:
        """Something for some sectors."""
        return {self.sector(name): value for name, value in self.keyed(self.take(key, {}), key).items()}

    def seats_of(self, key: str) -> dict[int, Any]:
        """Something for some seats."""
        return self.by_seat(self.take(key, {}), key)

    def names_of(self, key: str) -> list[Any]:
        return self.listed(self.take(key, []), key)

    def pawn(self, name: Any, where: str) -> int:
        kind = AGENTS.get(name.strip().lower()) if isinstance(name, str) else None
        if kind is None:
            raise BadDescription(
                f"A pawn is C, G or E, not {name.strip() if isinstance(name, str) else name!r} in {where}."
            )
        return kind

    # -- parts

    def screens(self) -> None:
        """`reserve`, `affinity`: what is behind each screen."""
        s = self.state
        for seat, goods in self.seats_of("reserve").items():
            for name, n in self.keyed(goods, "reserve").items():
                kind = AGENTS.get(str(name).lower())
                if kind is None:
                    raise BadDescription(f"A reserve holds citizens, guards and emissaries, not {name!r}.")
                s.put(seat, kind, self.value(n, f"reserve of {name}", Player.COLUMNS[GOOD_IDS[kind]], {}))
        for seat, described in self.seats_of("affinity").items():
            for good in range(POLITICS, ARTEFACT + 1):
                s.put(seat, good, 0)
            for name in self.listed(described, "affinity"):
                s.add(seat, self.affinity(name), 1)

    def affinity(self, name: Any) -> int:
        short = {"po": POLITICS, "pe": PEOPLE, "ar": ARTEFACT}
        if name in GOOD_IDS[POLITICS : ARTEFACT + 1]:
            return GOOD_IDS.index(name)
        if str(name).lower() in short:
            return short[str(name).lower()]
        raise BadDescription(f"There is no Affinity {name!r}: politics, people or artefact.")

    def columns(self) -> None:
        """Numbers behind the screens and beside the Cabal boards."""
        s = self.state
        self.stocked = "stock" in self.told
        self.spent = [seat for seat in range(s.seats) if seat not in self.by_seat(self.told.get("pawns", []), "pawns")]
        self.read_columns(s, {}, {key.name: key.field for key in KEYS if key.field in Player.COLUMNS})

    def sectors(self) -> None:
        """`darkness`, `corruption_tokens`, `blockhaus`, `revolt`, `markers`."""
        s = self.state
        for name, column in (("darkness", "darkness"), ("corruption_tokens", "corruption")):
            field = Sector.COLUMNS[column]
            for sector, n in self.sectors_of(name).items():
                s.set_on(sector, field.at, self.value(n, name, field, {}))
        for name, token in (("blockhaus", Sector.blockhaus), ("revolt", Sector.revolt)):
            for where in self.names_of(name):
                s.add_on(self.sector(where), token, 1)
        for seat, held in self.seats_of("markers").items():
            for name, level in self.keyed(held, "markers").items():
                sector = self.sector(name)
                level = self.number(level, f"markers of {name}", 0, 2)
                if s.on(sector, Sector.markers) < level:
                    raise BadDescription(f"{name} has 2 Influence markers; more are described (DIK-021).")
                developed = FREE_DEVELOPMENT if sector == VIEILLE_VILLE and level > 0 else 0  # taken as a Trophy
                s.hold(seat, sector, level | developed)
                s.add_on(sector, Sector.markers, -level)

    def card(self, name: Any, where: str) -> int:
        """A card by id, or by the notation `Karst[Po,Pe|N2|att]`, which takes a blank card of that sector."""
        if isinstance(name, str) and "[" in name:
            card = self.blank_card(name)
            self.notes[card] = name
        else:
            card = self.known_card(name)
        if card in self.placed:
            raise BadDescription(f"The card {name} lies both on {self.placed[card]} and on {where}.")
        self.placed[card] = where
        return card

    def known_card(self, name: Any) -> int:
        ids = self.content.card_ids[:CARDS]
        if name not in ids:
            near = difflib.get_close_matches(str(name), ids, 1)
            raise BadDescription(
                f"There is no Opportunity card {name!r}" + (f"; did you mean {near[0]!r}?" if near else ".")
            )
        return ids.index(name)

    def blank_card(self, name: str) -> int:
        sector = SECTOR_IDS.index(parse_card(name)["sector"])
        for card in range(CARDS):
            if self.content.sector[card] == sector and card not in self.placed and card not in self.notes:
                return card
        raise BadDescription(f"No card of {SECTOR_IDS[sector]} is left for {name!r}.")

    def cards(self) -> None:
        """`cards` by seat, `track`, `secret`, `corruption`, `discard`, `deck` (top first)."""
        s = self.state
        for seat, described in self.seats_of("cards").items():
            own = [self.card(name, f"the board of seat {seat}") for name in self.listed(described, "cards")]
            slots = s.content.slots[s.cabal(seat)]
            s.own[seat] = of([card if i < slots else card + state.ASIDE for i, card in enumerate(own)])
        s.track = of([self.card(name, "the Opportunities track") for name in self.names_of("track")])
        secret = self.take("secret", None)
        s.secret = state.NOBODY if secret is None else self.card(secret, "the secret slot")
        s.corruption = of([self.card(name, "the corruption track") for name in self.names_of("corruption")])
        s.discard = of([self.card(name, "the discard pile") for name in self.names_of("discard")])
        top = [self.card(name, "the deck") for name in self.names_of("deck")]
        rest = [card for card in range(CARDS) if card not in self.placed]
        s.deck = of([*rest, *reversed(top)])
        for card_name, described in self.keyed(self.take("placed", {}), "placed").items():
            self.tokens(card_name, self.listed(described, "placed"))

    def tokens(self, card_name: Any, described: list[Any]) -> None:
        """Affinity tokens on a card, named by its id or by the notation it was described in."""
        noted = {note: card for card, note in self.notes.items()}
        card = noted[card_name] if card_name in noted else self.known_card(card_name)
        owner = self.state.owner_of_card(card)
        if owner == state.NOBODY:
            raise BadDescription(f"Affinity tokens are placed on {card_name}, which nobody owns.")
        printed = parse_card(self.notes[card])["affinity"] if card in self.notes else self.symbols(card)
        if len(described) > len(printed):
            raise BadDescription(f"{card_name} has {len(printed)} Affinity symbols; {len(described)} are described.")
        for symbol, name in enumerate(described):
            if name is not None:
                self.state.place_token(card, symbol, self.affinity(name))

    def symbols(self, card: int) -> list[int]:
        return [good for good in self.content.symbols[card * 3 : card * 3 + 3] if good >= 0]

    def piles(self) -> None:
        """`piles`: by sector, a list of "owner: pawns top first", the owner a seat or "others"."""
        s = self.state
        self.artefact_given = False
        self.sent = Counter[int]()  # piles by owner
        for sector, described in self.sectors_of("piles").items():
            for text in self.listed(described, "piles"):
                self.pile(sector, text)
        for entry in self.names_of("seen"):
            self.seen(entry)
        for seat in self.names_of("secret_seen"):
            s.secret_eyes |= 1 << self.seat(seat)
        for pile in self.names_of("sleepers"):
            if type(pile) is not int or s.row(pile) < 0:
                raise BadDescription(f"A Sleeper Agent lies on pile {pile!r}, which is not there.")
            s.piles[s.row(pile) + Pile.sleeper] += 1

    def pile(self, sector: int, text: Any) -> None:
        s = self.state
        match = re.fullmatch(r"\s*(\w+)\s*:\s*(.+)", text) if isinstance(text, str) else None
        if not match:
            raise BadDescription(f"A pile is written 'A: C,E,G' (top first), not {text!r}.")
        others = match[1].lower() == "others"
        if others and not s.others:
            raise BadDescription("There are Others piles only with others=True (DIK-180).")
        if others and s.others_pile(sector):
            name = SECTOR_IDS[sector]
            raise BadDescription(f"{name} has two Others piles; there is one a sector at most (DIK-192).")
        self.artefact_given |= others and sector == ARTEFACT_SECTOR
        owner = state.OTHERS if others else self.seat(match[1])
        self.sent[owner] += 1
        pile = s.new_pile(owner, sector)
        for pawn in reversed(match[2].split(",")):
            s.lay(pile, self.pawn(pawn, repr(text)), 0, 0)

    def seen(self, entry: Any) -> None:
        """`(1, 2, ["A"])`: who has looked at which pawn."""
        s = self.state
        if not isinstance(entry, list | tuple) or len(entry) != 3 or not all(type(n) is int for n in entry[:2]):
            raise BadDescription(f"A pawn that was seen is written (pile, position, seats), not {entry!r}.")
        pile, position, seats = entry
        index = s.find_pawn(pile, position) if position > 0 else -1
        if index < 0:
            raise BadDescription(f"Pile {pile} has no pawn at position {position}.")
        for seat in self.listed(seats, "seen"):
            s.pawns[index] |= 1 << (self.seat(seat) + 2)

    def elements(self) -> None:
        """`developed` (ids of Cabal cards by seat) and `used` (ids of elements by seat)."""
        s = self.state
        for seat, described in self.seats_of("developed").items():
            first = FIRST_CABAL_CARD + s.cabal(seat) * 5
            own = s.content.card_ids[first : first + 5]
            for name in self.listed(described, "developed"):
                if name not in own:
                    raise BadDescription(f"{name!r} is no card of seat {seat}'s Cabal; its cards are {', '.join(own)}.")
                s.put(seat, Player.played, s.get(seat, Player.played) | 1 << own.index(name))
                s.add(seat, Player.developed, 1)
        for seat, described in self.seats_of("used").items():
            held = {s.element_id(e): e for e in s.elements(seat)}
            for name in self.listed(described, "used"):
                if name not in held:
                    raise BadDescription(f"Seat {seat} does not own {name!r}, which is described as Used.")
                s.set_used(seat, held[name], True)

    def stocks(self) -> None:
        """Unless a stock is described, whatever token of a Cabal is not on the board lies in it (DIK-038)."""
        s = self.state
        for token, placed in tokens_in_play(s).items():
            owner = s.seat_with_token(token)
            if owner != state.NOBODY and not self.stocked:
                s.put(owner, Player.stock, max(0, state.SPECIFIC_TOKENS - placed))

    def others_left(self) -> None:
        """`centre` (discarded Others); the rest of the twelve lie on the Artefact unless that pile is given."""
        s = self.state
        centre = self.names_of("centre")
        if not s.others:
            if centre:
                raise BadDescription("There are discarded Others only with others=True (DIK-180).")
            return
        for name in centre:
            s.centre[self.pawn(name, "centre")] += 1
        left = [OF_EACH_KIND - s.centre[kind] for kind in range(3)]
        for pawn in s.pawns:
            if s.owner(pile_of(pawn)) == state.OTHERS:
                left[kind_of(pawn)] -= 1
        if min(left) < 0:
            raise BadDescription("There are 4 Parasites, 4 Abominations and 4 Vectors; more are described (DIK-181).")
        if self.artefact_given:
            for kind in range(3):
                s.centre[kind] += left[kind]
        elif sum(left):
            pile = s.new_pile(state.OTHERS, ARTEFACT_SECTOR)
            for kind in range(3):
                for _ in range(left[kind]):
                    s.lay(pile, kind, 0, 0)

    def stack(self) -> None:
        """`phase` and `turn`."""
        s = self.state
        phase = self.take("phase", "manoeuvres")
        self.one_of(phase, "phase", list(PHASES))
        if phase in ("darkness", "infection") and not s.others:
            raise BadDescription("There is a Darkness phase only with others=True (DIK-201).")
        s.phase, step, top = PHASES[phase]
        if s.phase == state.MANOEUVRES:
            for seat in self.spent:
                s.put(seat, Player.pawns, max(0, manoeuvres(s.seats) - self.sent[seat]))
        self.admin = self.take("admin", None)
        play, cycle = Play(s.seats, 1), Cycle(state.NOBODY)
        play.step, cycle.step = play.goto("next_cycle"), cycle.goto(step)
        s.stack = [play, cycle]
        self.moment(phase)
        turn = self.seat(self.take("turn", 0))
        if top is not None:
            kind, at = top
            frame = Manoeuvres(state.NOBODY, turn) if kind is Manoeuvres else kind(state.NOBODY)
            frame.step = frame.goto(at)
            s.stack.append(frame)

    def moment(self, phase: str) -> None:
        """What the exact moment forbids, which the position is about to go on from."""
        s = self.state
        out = {seat for seat in range(s.seats) if self.sent[seat]}
        kept = {
            seat
            for seat in range(s.seats)
            if any(s.get(seat, good) for good in (*AGENTS.values(), Player.assassin, Player.spy))
        }
        laws = (
            ("turn", "turn" in self.told and phase != "manoeuvres", "turns are taken in the Manoeuvres only (DIK-065)"),
            ("track, secret", phase in OPENING and (len(s.track) or s.secret >= 0), "nothing is drawn yet (DIK-059)"),
            ("secret", phase in CLOSING and s.secret >= 0, "it has been revealed by then (DIK-113)"),
            ("piles", phase not in SENT and out, "no player has a team on the board at that moment (DIK-071)"),
            ("pawns", phase == "development" and self.fielded(), "Development is about to give them (DIK-062)"),
            ("reserve", phase in OPENING and s.cycle > 1 and kept, "Agents and tokens went with the Cycle (DIK-159)"),
            ("used", phase == "start" and s.cycle > 1 and "used" in self.said, "Used tokens are off by then (DIK-161)"),
            (
                "borrowed",
                phase == "start" and "borrowed" in self.said,
                "nobody has borrowed in the new Cycle (DIK-034)",
            ),
        )
        for field, broken, why in laws:
            if broken:
                raise BadDescription(f"{field}: with the phase {phase!r}, {why}.")

    def fielded(self) -> bool:
        return any(self.state.get(seat, Player.pawns) for seat in range(self.state.seats))

    def handicap(self) -> None:
        """`vp`: the score each seat shall have; a handicap makes up the difference."""
        s = self.state
        for seat, n in self.by_seat(self.vps, "vp").items():
            s.put(seat, Player.handicap, self.number(n, "vp", -99, 99) - vp(s, seat))

    def knowledge(self) -> None:
        """What was described is taken to have been gained in the open: everybody can count it."""
        s = self.state
        self.vps = self.take("vp", {})
        belief: vec[i64] = s.belief
        for observer in range(s.seats):
            for owner in range(s.seats):
                for good in range(SCREENED):
                    belief[(observer * s.seats + owner) * Belief.WIDTH + good] = s.get(owner, good)
        for pawn in s.pawns:
            owner = s.owner(pile_of(pawn))
            if owner != state.OTHERS:
                for observer in range(s.seats):
                    belief[(observer * s.seats + owner) * Belief.WIDTH + kind_of(pawn)] += 1
