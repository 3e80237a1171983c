# interpreted
"""Positions from a partial description (documented in docs/positions.md).

Everything not said is completed: the Cabals in seat order, the highest Rank as Administrator, empty
screens, the remaining cards in the deck, the remaining Others on the Artefact.
"""

import re
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.vecs import of
from ludotheque.games.diktat import state
from ludotheque.games.diktat.loader import load, parse_card, with_cards
from ludotheque.games.diktat.names import (
    ARTEFACT_SECTOR,
    CABAL_IDS,
    CARDS,
    FIRST_CABAL_CARD,
    GOOD_IDS,
    SCREENED,
    SECTOR_IDS,
    SECTORS,
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
from ludotheque.games.diktat.state import kind_of, pile_of

if TYPE_CHECKING:
    from ludotheque.games.diktat.game import DiktatGame

AGENTS = {"c": 0, "citizen": 0, "g": 1, "guard": 1, "e": 2, "emissary": 2}

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


class BadDescription(ValueError):
    """The description contradicts itself, the rules or the material; the message says what."""


def build(
    game: "DiktatGame", seats: int, options: dict[str, Any], description: dict[str, Any]
) -> tuple[DiktatTable, dict[str, Any]]:
    return Builder(game, seats, options, dict(description)).build()


class Builder:
    """Reads one description, part by part."""

    def __init__(self, game: "DiktatGame", seats: int, options: dict[str, Any], told: dict[str, Any]) -> None:
        self.told = told
        self.notes: dict[int, str] = {}  # cards written in the notation of the tests
        for name in ("content", "others", "cabals"):
            if name in told:
                options = {**options, name: told.pop(name)}
        cabals = options.get("cabals", ",".join(CABAL_IDS[:seats]))
        if isinstance(cabals, list | tuple):
            cabals = ",".join(cabals)
        self.options = game.check_options(seats, {"content": "fixture", **options, "cabals": cabals})
        self.content = load(self.options["content"])
        self.placed: dict[int, str] = {}  # card -> where it lies
        self.state = DiktatTable(seats, self.content, self.options["others"])

    def take(self, name: str, default: Any) -> Any:
        return self.told.pop(name, default)

    def build(self) -> tuple[DiktatTable, dict[str, Any]]:
        s = self.state
        lay_out(s)
        for seat, cabal in enumerate(self.options["cabals"].split(",")):
            endow(s, seat, CABAL_IDS.index(cabal))
            s.put(seat, state.SETUP_ORDER, seat)
        s.cycle = self.number(self.take("cycle", 1), "cycle", 1, cycles(s.seats))
        self.screens()
        self.columns()
        self.sectors()
        self.cards()
        self.piles()
        self.elements()
        self.others_left()
        self.stack()
        self.knowledge()
        if self.told:
            name = sorted(self.told)[0]
            raise BadDescription(f"A position has no {name!r}; see docs/positions.md for what it can say.")
        if self.notes:
            s.content = with_cards(self.content, self.notes)
            self.options["content"] = s.content.name
        self.handicap()
        s.admin = by_rank(s)[0] if self.admin is None else self.seat(self.admin)
        return s, self.options

    # -- small readers

    def seat(self, name: Any) -> int:
        """A seat by number or by letter, A being seat 0."""
        if isinstance(name, str) and len(name) == 1 and name.isalpha():
            name = ord(name.upper()) - ord("A")
        elif isinstance(name, str) and name.isdigit():
            name = int(name)
        if not isinstance(name, int) or not 0 <= name < self.state.seats:
            raise BadDescription(f"There is no seat {name!r} at a table of {self.state.seats}.")
        return name

    def number(self, value: Any, what: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadDescription(f"{what} is {value!r}; it must be a number from {least} to {most}.")
        return value

    def sector(self, name: str) -> int:
        if name not in SECTOR_IDS:
            raise BadDescription(f"There is no sector {name!r}; the sectors are {', '.join(SECTOR_IDS)}.")
        return SECTOR_IDS.index(name)

    def by_seat(self, value: Any) -> dict[int, Any]:
        """Values for some seats: a list in seat order, or a dict by seat."""
        if isinstance(value, dict):
            return {self.seat(name): entry for name, entry in value.items()}
        if len(value) > self.state.seats:
            raise BadDescription(f"{value!r} has {len(value)} entries for {self.state.seats} seats.")
        return dict(enumerate(value))

    # -- parts

    def screens(self) -> None:
        """`reserve`, `pp`, `affinity`: what is behind each screen."""
        s = self.state
        for seat, goods in self.by_seat(self.take("reserve", {})).items():
            for name, n in goods.items():
                kind = AGENTS.get(str(name).lower())
                if kind is None:
                    raise BadDescription(f"A reserve holds citizens, guards and emissaries, not {name!r}.")
                s.put(seat, kind, self.number(n, f"reserve of {name}", 0, 99))
        for seat, n in self.by_seat(self.take("pp", {})).items():
            s.put(seat, 3, self.number(n, "pp", 0, 999))
        for seat, names in self.by_seat(self.take("affinity", {})).items():
            for good in range(4, 7):
                s.put(seat, good, 0)
            for name in names:
                s.add(seat, self.affinity(name), 1)
        for good in range(4, 7):
            if s.affinity_stock(good) < 0:
                raise BadDescription(f"More than 10 {GOOD_IDS[good]} tokens are described (DIK-Q39).")

    def affinity(self, name: str) -> int:
        short = {"po": 4, "pe": 5, "ar": 6}
        if name in GOOD_IDS[4:7]:
            return GOOD_IDS.index(name)
        if str(name).lower() in short:
            return short[str(name).lower()]
        raise BadDescription(f"There is no Affinity {name!r}: politics, people or artefact.")

    def columns(self) -> None:
        """Numbers beside the Cabal boards."""
        s = self.state
        names = {
            "assassins": 7,
            "spies": 8,
            "debts": 9,
            "borrowed": state.BORROWED,
            "breaches": state.BREACHES,
            "forced": state.FORCED,
            "stock": state.STOCK,
            "members": state.MEMBERS,
        }
        for name, column in names.items():
            for seat, n in self.by_seat(self.take(name, {})).items():
                s.put(seat, column, self.number(int(n), name, 0, 99))
        if sum(s.get(seat, 9) for seat in range(s.seats)) > 10:
            raise BadDescription("More than 10 Debt tokens are described (DIK-Q15).")
        for seat in range(s.seats):
            s.put(seat, state.PAWNS, manoeuvres(s.seats))
        for seat, n in self.by_seat(self.take("pawns", {})).items():
            s.put(seat, state.PAWNS, self.number(n, "pawns", 0, manoeuvres(s.seats)))

    def sectors(self) -> None:
        """`darkness`, `corruption_tokens`, `blockhaus`, `revolt`, `markers`."""
        s = self.state
        for name, column, most in (("darkness", state.DARK, 6), ("corruption_tokens", state.CORRUPT, 15)):
            for sector, n in self.take(name, {}).items():
                s.add_on(self.sector(sector), column, self.number(n, name, 0, most))
        for name, column in (("blockhaus", state.BLOCK), ("revolt", state.UPRISING)):
            for sector in self.take(name, []):
                s.add_on(self.sector(sector), column, 1)
        if not s.others and any(s.on(i, state.DARK) or s.on(i, state.CORRUPT) for i in range(SECTORS)):
            raise BadDescription("Darkness and Corruption tokens exist only with others=True (DIK-180).")
        if sum(s.on(i, state.DARK) for i in range(SECTORS)) > 6:
            raise BadDescription("More than 6 Darkness tokens are described (DIK-225).")
        for seat, held in self.by_seat(self.take("markers", {})).items():
            for name, level in held.items():
                sector = self.sector(name)
                level = self.number(level, f"markers of {name}", 0, 2)
                if s.on(sector, state.LEFT) < level:
                    raise BadDescription(f"{name} has 2 Influence markers; more are described (DIK-021).")
                developed = FREE_DEVELOPMENT if sector == VIEILLE_VILLE and level > 0 else 0  # taken as a Trophy
                s.hold(seat, sector, level | developed)
                s.add_on(sector, state.LEFT, -level)

    def card(self, name: str, where: str) -> int:
        """A card by id, or by the notation `Karst[Po,Pe|N2|att]`, which takes a blank card of that sector."""
        ids = self.content.card_ids[:CARDS]
        if "[" in name:
            card = self.blank_card(name)
            self.notes[card] = name
        elif name in ids:
            card = ids.index(name)
        else:
            raise BadDescription(f"There is no Opportunity card {name!r}.")
        if card in self.placed:
            raise BadDescription(f"The card {name} lies both on {self.placed[card]} and on {where}.")
        self.placed[card] = where
        return card

    def blank_card(self, name: str) -> int:
        sector = SECTOR_IDS.index(parse_card(name)["sector"])
        for card in range(CARDS):
            if self.content.sector[card] == sector and card not in self.placed and card not in self.notes:
                return card
        raise BadDescription(f"No card of {SECTOR_IDS[sector]} is left for {name!r}.")

    def cards(self) -> None:
        """`cards` by seat, `track`, `secret`, `corruption`, `discard`, `deck` (top first)."""
        s = self.state
        for seat, names in self.by_seat(self.take("cards", {})).items():
            own = [self.card(name, f"the board of seat {seat}") for name in names]
            slots = s.content.slots[s.cabal(seat)]
            s.own[seat] = of([card if i < slots else card + state.ASIDE for i, card in enumerate(own)])
        s.track = of([self.card(name, "the Opportunities track") for name in self.take("track", [])])
        secret = self.take("secret", None)
        s.secret = state.NOBODY if secret is None else self.card(secret, "the secret slot")
        s.corruption = of([self.card(name, "the corruption track") for name in self.take("corruption", [])])
        s.discard = of([self.card(name, "the discard pile") for name in self.take("discard", [])])
        if len(s.corruption) and not s.others:
            raise BadDescription("There is a corruption track only with others=True (DIK-180).")
        if len(s.corruption) > 6:
            raise BadDescription("The corruption track has six slots (DIK-224).")
        top = [self.card(name, "the deck") for name in self.take("deck", [])]
        rest = [card for card in range(CARDS) if card not in self.placed]
        s.deck = of([*rest, *reversed(top)])
        for card_name, tokens in self.take("placed", {}).items():
            self.tokens(card_name, tokens)

    def tokens(self, card_name: str, tokens: list[str | None]) -> None:
        """Affinity tokens on a card, named by its id or by the notation it was described in."""
        ids = self.content.card_ids[:CARDS]
        known = {note: card for card, note in self.notes.items()} | {name: card for card, name in enumerate(ids)}
        if card_name not in known:
            raise BadDescription(f"There is no Opportunity card {card_name!r}.")
        card = known[card_name]
        if self.state.owner_of_card(card) == state.NOBODY:
            raise BadDescription(f"Affinity tokens are placed on {card_name}, which nobody owns.")
        printed = parse_card(self.notes[card])["affinity"] if card in self.notes else self.symbols(card)
        if len(tokens) > len(printed):
            raise BadDescription(f"{card_name} has {len(printed)} Affinity symbols; {len(tokens)} are described.")
        for symbol, name in enumerate(tokens):
            if name is not None:
                self.state.place_token(card, symbol, self.affinity(name))

    def symbols(self, card: int) -> list[int]:
        return [good for good in self.content.symbols[card * 3 : card * 3 + 3] if good >= 0]

    def piles(self) -> None:
        """`piles`: by sector, a list of "owner: pawns top first", the owner a seat or "others"."""
        s = self.state
        self.artefact_given = False
        for name, piles in self.take("piles", {}).items():
            sector = self.sector(name)
            for text in piles:
                match = re.fullmatch(r"\s*(\w+)\s*:\s*(.+)", text)
                if not match:
                    raise BadDescription(f"A pile is written 'A: C,E,G' (top first), not {text!r}.")
                others = match[1].lower() == "others"
                if others and not s.others:
                    raise BadDescription("There are Others piles only with others=True (DIK-180).")
                if others and s.others_pile(sector):
                    raise BadDescription(f"{name} has two Others piles; there is one a sector at most (DIK-192).")
                self.artefact_given |= others and sector == ARTEFACT_SECTOR
                pile = s.new_pile(state.OTHERS if others else self.seat(match[1]), sector)
                for pawn in reversed(match[2].split(",")):
                    kind = AGENTS.get(pawn.strip().lower())
                    if kind is None:
                        raise BadDescription(f"A pawn is C, G or E, not {pawn.strip()!r} in {text!r}.")
                    s.lay(pile, kind, 0, 0)
        for pile, position, seats in self.take("seen", []):
            index = s.find_pawn(pile, position)
            if index < 0:
                raise BadDescription(f"Pile {pile} has no pawn at position {position}.")
            for seat in seats:
                s.pawns[index] |= 1 << (self.seat(seat) + 2)
        for seat in self.take("secret_seen", []):
            s.secret_eyes |= 1 << self.seat(seat)
        for pile in self.take("sleepers", []):
            if s.row(pile) < 0:
                raise BadDescription(f"A Sleeper Agent lies on pile {pile}, which is not there.")
            s.piles[s.row(pile) + state.ASLEEP] = 1

    def elements(self) -> None:
        """`developed` (ids of Cabal cards by seat) and `used` (ids of elements by seat)."""
        s = self.state
        for seat, names in self.by_seat(self.take("developed", {})).items():
            first = FIRST_CABAL_CARD + s.cabal(seat) * 5
            own = s.content.card_ids[first : first + 5]
            for name in names:
                if name not in own:
                    raise BadDescription(f"{name!r} is no card of seat {seat}'s Cabal; its cards are {', '.join(own)}.")
                s.put(seat, state.PLAYED, s.get(seat, state.PLAYED) | 1 << own.index(name))
            s.put(seat, state.DEVELOPED, len(set(names)))
        for seat, names in self.by_seat(self.take("used", {})).items():
            held = {s.element_id(e): e for e in s.elements(seat)}
            for name in names:
                if name not in held:
                    raise BadDescription(f"Seat {seat} does not own {name!r}, which is described as Used.")
                s.set_used(seat, held[name], True)

    def others_left(self) -> None:
        """`centre` (discarded Others); the rest of the twelve lie on the Artefact unless that pile is given."""
        s = self.state
        centre = self.take("centre", [])
        if not s.others:
            if centre:
                raise BadDescription("There are discarded Others only with others=True (DIK-180).")
            return
        for name in centre:
            if str(name).lower() not in AGENTS:
                raise BadDescription(f"A pawn is C, G or E, not {name!r} in centre.")
            s.centre[AGENTS[name.lower()]] += 1
        left = [4 - s.centre[kind] for kind in range(3)]
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
            for kind in (0, 1, 2):
                for _ in range(left[kind]):
                    s.lay(pile, kind, 0, 0)

    def stack(self) -> None:
        """`phase` and `turn`."""
        s = self.state
        phase = self.take("phase", "manoeuvres")
        if phase not in PHASES:
            raise BadDescription(f"There is no phase {phase!r}; the phases are {', '.join(PHASES)}.")
        if phase in ("darkness", "infection") and not s.others:
            raise BadDescription("There is a Darkness phase only with others=True (DIK-201).")
        s.phase, step, top = PHASES[phase]
        self.admin = self.take("admin", None)
        play, cycle = Play(s.seats, 1), Cycle(state.NOBODY)
        play.step, cycle.step = play.goto("next_cycle"), cycle.goto(step)
        s.stack = [play, cycle]
        turn = self.seat(self.take("turn", 0))
        if top is not None:
            kind, at = top
            frame = Manoeuvres(state.NOBODY, turn) if kind is Manoeuvres else kind(state.NOBODY)
            frame.step = frame.goto(at)
            s.stack.append(frame)

    def handicap(self) -> None:
        """`vp`: the score each seat shall have; a handicap makes up the difference."""
        s = self.state
        for seat, n in self.by_seat(self.vps).items():
            s.put(seat, state.HANDICAP, self.number(n, "vp", -99, 99) - vp(s, seat))

    def knowledge(self) -> None:
        """What was described is taken to have been gained in the open: everybody can count it."""
        s = self.state
        self.vps = self.take("vp", {})
        belief: vec[i64] = s.belief
        for observer in range(s.seats):
            for owner in range(s.seats):
                for good in range(SCREENED):
                    belief[(observer * s.seats + owner) * state.BELIEF + good] = s.get(owner, good)
        for pawn in s.pawns:
            owner = s.owner(pile_of(pawn))
            if owner != state.OTHERS:
                for observer in range(s.seats):
                    belief[(observer * s.seats + owner) * state.BELIEF + kind_of(pawn)] += 1
