"""A rule of thumb for Diktat. It plays from what its seat sees: the view, the choices, the printed cards.

It sends Emissaries under cover where Trophies are worth most, looks before it strikes, bids what first place is worth,
places Affinity tokens at once, develops when it can pay, and takes only offers that leave it better off.
"""

import random
from typing import Any

from ludotheque.core.domains import Choice, Domain
from ludotheque.games.diktat.content import Content
from ludotheque.games.diktat.loader import load
from ludotheque.games.diktat.names import (
    ANY_AFFINITY,
    DEVELOPMENT,
    EFFECT_WIDTH,
    GAIN,
    GAIN_AFFINITY,
    GAIN_RANK,
    GAIN_VP,
    GOOD_IDS,
    SECTOR_IDS,
)
from ludotheque.match.table import Decision, Table

# What a thing is worth, in Victory points.
GOODS = {
    "pp": 0.22,
    "emissary": 0.35,
    "guard": 0.08,
    "citizen": 0.05,
    "spy": 0.08,
    "assassin": 0.15,
    "politics": 0.35,
    "people": 0.35,
    "artefact": 0.35,
}
GAINS = {GAIN_VP: 1.0, GAIN_RANK: 0.02, GAIN_AFFINITY: 0.35}
YEARLY = {  # a marker's Development, for each Cycle still to come
    "mala_strana": 0.3,
    "hypogees": 0.08,
    "karst": 0.2,
    "faubourgs": 0.08,
    "combinat": 0.22,
    "forteresse": 0.08,
    "motol": 0.15,
    "artefact": 0.08,
    "college": 0.12,
}
CYCLES = {2: 5, 3: 4, 4: 4, 5: 3}
COVER = ("guard", "citizen")


class DiktatThumb:
    """The same seed gives the same answers."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(f"thumb {seed}")

    def answer(self, table: Table, seat: int) -> Choice:
        decision = next(d for d in table.waiting if d.seat == seat)
        placing = next((c for c in self.listed(table, seat) if c[0] == "score"), None)
        if placing is not None:
            return placing
        reckoning = Reckoning(table, seat, self.rng)
        best = reckoning.answer(decision)
        return best if table.why_not(seat, best) is None else self.fallback(decision)

    def aside(self, table: Table, seat: int) -> Choice | None:
        """Answers offers made to it."""
        listed = self.listed(table, seat)
        reckoning = Reckoning(table, seat, self.rng)
        for offer in reckoning.view["offers"]:
            if offer["to"] == seat:
                verb = "accept" if reckoning.gain_of(offer) > 0.2 else "decline"
                for choice in ((verb, offer["offer"]), ("decline", offer["offer"])):
                    if choice in listed:
                        return choice
        return None

    def listed(self, table: Table, seat: int) -> list[Choice]:
        return [choice for choice in table.beside(seat) if not isinstance(choice, Domain)]

    def fallback(self, decision: Decision) -> Choice:
        if decision.default is not None:
            return decision.default
        return (
            decision.choices.sample(self.rng.randrange) if isinstance(decision.choices, Domain) else decision.choices[0]
        )


class Reckoning:
    """What one seat makes of one moment."""

    def __init__(self, table: Table, seat: int, rng: random.Random) -> None:
        self.seat, self.rng = seat, rng
        self.view: dict[str, Any] = table.view(seat)
        self.content: Content = load(table.options["content"])
        self.me: dict[str, Any] = self.view["p"][seat]
        self.screen: dict[str, int] = self.me.get("screen", {})
        secret = self.view["secret"] or {}
        self.secret: str | None = secret.get("card")
        self.to_come: int = CYCLES[self.view["seats"]] - self.view["cycle"]
        self.room = 3 if self.view["seats"] == 5 else 2

    def answer(self, decision: Decision) -> Choice:
        method = getattr(self, decision.ask.replace("-", "_"), None)
        if isinstance(decision.choices, Domain):
            return self.bid(decision.choices) if decision.ask == "bid" else decision.choices.sample(self.rng.randrange)
        if method is None:
            return decision.default or decision.choices[0]
        chosen: Choice = method(decision.choices)
        return chosen

    def best(self, choices: list[Choice], worth: Any) -> Choice:
        """The choice worth most; which of equals is a matter of luck."""
        return max(choices, key=lambda choice: (worth(choice), self.rng.random()))

    # -- worth

    def card(self, card_id: str) -> float:
        """An Opportunity card on this board: the slot, the Affinities that can be placed, what is printed."""
        number = self.content.card_ids.index(card_id)
        held, slots = len(self.me["cards"]), self.me["board"]["slots"]
        worth = 0.25 + (slots[held] if held < len(slots) else 2)
        purse = {good: self.screen.get(good, 0) for good in ("politics", "people", "artefact")}
        for k in range(3):
            symbol = int(self.content.symbols[number * 3 + k])
            fitting = [good for good in purse if purse[good] and (symbol == ANY_AFFINITY or GOOD_IDS[symbol] == good)]
            if symbol >= 0 and fitting:
                purse[fitting[0]] -= 1
                worth += 1
        for row in range(int(self.content.first[number]), int(self.content.first[number + 1])):
            kind, verb, amount = (int(self.content.effects[row * EFFECT_WIDTH + i]) for i in range(3))
            if kind == GAIN:
                worth += GAINS[verb] * amount
            elif kind == DEVELOPMENT:
                worth += GOODS.get(GOOD_IDS[verb], 0.1) * amount * self.to_come
            else:
                worth += 0.1
        return worth

    def marker(self, sector: str) -> float:
        level = int(self.me["markers"].get(sector, 0))
        if sector == "nouvelle_ville":
            return 1.0
        if sector == "josefov":
            return 0.8 if level == 0 else 0.4
        if sector == "vieille_ville":
            return 0.6 if level else self.development() + 0.3
        worth = 0.1 + YEARLY[sector] * self.to_come
        return worth * 0.6 if level or len(self.me["markers"]) >= 5 else worth

    def development(self) -> float:
        """The next card of the Cabal."""
        done = self.me["developed"]
        return float(self.me["board"]["vp"][done]) + 0.15 * self.to_come if done < 5 else 0.0

    def trophies(self, sector: str) -> list[float]:
        """What can be taken there, best first."""
        at = SECTOR_IDS.index(sector)
        track = [*self.view["track"], *([self.secret] if self.secret else [])]
        found = [self.card(card) for card in track if int(self.content.sector[self.content.card_ids.index(card)]) == at]
        found += [self.marker(sector)] * min(1, self.view["sectors"][sector]["markers"])
        return sorted(found, reverse=True)

    def emissaries(self, sector: str, mine: bool) -> float:
        """How many Emissaries stand there: my own, or, as far as can be guessed, those of others."""
        total = 0.0
        for pile in self.view["piles"]:
            if pile["sector"] == sector and (pile["owner"] == self.seat) == mine:
                for pawn in pile["pawns"]:
                    total += 1.0 if pawn == "emissary" else 0.36 if pawn is None else 0.0
        return total

    def next_claim(self, sector: str) -> float:
        """What one more Emissary there would bring."""
        trophies = self.trophies(sector)
        own, theirs = int(self.emissaries(sector, True)), self.emissaries(sector, False)
        before = own + int(min(theirs, own + 1) + 0.3)
        if before >= len(trophies):
            return 0.0
        return trophies[before] * (0.85 if theirs else 1.0)

    def free(self, sector: str) -> bool:
        standing = [pile for pile in self.view["piles"] if pile["sector"] == sector]
        return len(standing) < self.room

    def gain_of(self, offer: dict[str, Any]) -> float:
        """An offer made to this seat, reckoned: `give` comes to it, `get` is asked of it, oaths are not sworn."""
        total = 0.0
        for item in offer["items"]:
            side, what, *more = item.split(":")
            if side == "you":
                return -1.0
            if what == "card":
                worth = self.card(more[0]) if side == "give" else 1.5 + self.card(more[0])
            elif what == "marker":
                worth = self.marker(more[0]) if side == "give" else 0.5 + self.marker(more[0])
            elif what in GOODS:
                worth = GOODS[what] * int(more[0])
            else:
                worth = 0.1 if side in ("give", "i") else 0.8
            total += worth if side in ("give", "i") else -worth
        return total

    # -- the questions, by name

    def manoeuvre(self, choices: list[Choice]) -> Choice:
        return self.best(choices, self.manoeuvre_worth)

    def manoeuvre_worth(self, choice: Choice) -> float:
        left = self.me["pawns"]
        emissaries = self.screen.get("emissary", 0)
        match choice[0]:
            case "send":
                open_to = [self.next_claim(s) for s in SECTOR_IDS if self.free(s)]
                return max(open_to, default=0.0) if emissaries else -1.0
            case "develop":
                done = self.me["developed"]
                return self.development() + 0.25 - GOODS["pp"] * 0.6 * float(self.me["board"]["costs"][done])
            case "assassinate":
                return self.strike_worth()
            case "spy":
                return self.spy_worth() if left > 1 else 0.0
            case "special":
                return 0.45
            case "extend":
                return 0.4
        return 0.0

    def targets(self) -> list[tuple[float, dict[str, Any], int]]:
        """Opposing pawns, and what it is worth to be rid of each: the chance that it is an Emissary counts."""
        found = []
        for pile in self.view["piles"]:
            if pile["owner"] == self.seat or pile["owner"] is None:
                continue
            rivalry = 0.3 + (0.5 if self.emissaries(pile["sector"], True) else 0.0)
            prize = rivalry * max(self.trophies(pile["sector"]), default=0.0) / (self.view["seats"] - 1)
            for depth, pawn in enumerate(pile["pawns"], 1):
                if pawn == "emissary":
                    found.append((3 * GOODS["pp"] + prize, pile, depth))
                elif pawn is None:
                    chance = 0.36
                    found.append((chance * (3 * GOODS["pp"] + prize) - 0.3 * 2 * GOODS["pp"], pile, depth))
                else:
                    found.append((-0.2 if pawn == "guard" else -0.05, pile, depth))
        return found

    def strike_worth(self) -> float:
        strikes = 1 + self.me["assassin"]
        best = sorted((worth for worth, _, _ in self.targets()), reverse=True)[:strikes]
        return sum(worth for worth in best if worth > 0)

    def spy_worth(self) -> float:
        """Looking pays when a blow can follow."""
        unknown = [worth for worth, pile, depth in self.targets() if pile["pawns"][depth - 1] is None]
        known = any(pile["pawns"][depth - 1] == "emissary" for _, pile, depth in self.targets())
        looks = min(2 + self.me["spy"], len(unknown))
        return 0.0 if known else 0.12 * looks + 0.5 * max(unknown, default=0.0)

    def team_sector(self, choices: list[Choice]) -> Choice:
        return self.best(choices, lambda choice: self.next_claim(str(choice[1])))

    def team_pawn(self, choices: list[Choice]) -> Choice:
        """Emissaries for what can be won there, a Guard and a Citizen around them, in an order nobody can guess."""
        frame = self.view["stack"][-1]
        sector = SECTOR_IDS[frame["sector"]]
        pile: dict[str, Any] = next((p for p in self.view["piles"] if p["pile"] == frame["pile"]), {"pawns": []})
        standing = {kind: pile["pawns"].count(kind) for kind in ("emissary", *COVER)}
        offered = {str(choice[1]): choice for choice in choices if choice[0] == "add"}
        elsewhere = max((self.next_claim(s) for s in SECTOR_IDS if s != sector and self.free(s)), default=0.0)
        last = self.me["pawns"] == 0
        wanted = []
        more = standing["emissary"] == 0 or self.next_claim(sector) > (0.2 if last else max(0.3, elsewhere))
        if "emissary" in offered and more:
            wanted.append(offered["emissary"])
        for kind in COVER:
            most = 9 if last else 1
            if kind in offered and standing[kind] < most and len(pile["pawns"]) < 6:
                wanted.append(offered[kind])
        ready = [choice for choice in choices if choice[0] == "ready"]
        if not wanted and ready:
            return ready[0]
        return self.rng.choice(wanted or choices)

    def look(self, choices: list[Choice]) -> Choice:
        unknown = [(w, pile, depth) for w, pile, depth in self.targets() if pile["pawns"][depth - 1] is None]
        worth: dict[tuple[object, object], float] = {(pile["pile"], depth): w for w, pile, depth in unknown}

        def of(choice: Choice) -> float:
            if choice[0] == "look":
                return worth.get((choice[1], choice[2]), -1.0)
            return {"look_card": 0.05 if self.secret is None else -0.5, "stop": -0.4, "show": -2.0}[str(choice[0])]

        return self.best(choices, of)

    def victim(self, choices: list[Choice]) -> Choice:
        worth: dict[tuple[object, object], float] = {(p["pile"], depth): w for w, p, depth in self.targets()}

        def of(choice: Choice) -> float:
            if choice[0] == "kill":
                return worth.get((choice[1], choice[2]), -1.0)
            return 0.0 if choice[0] == "stop" else -0.5

        return self.best(choices, of)

    def extend_discard(self, choices: list[Choice]) -> Choice:
        """Agents and tokens do not outlive the Cycle; PP do."""
        left = self.me["pawns"]
        spare = {"citizen": 3, "guard": 2, "spy": 1, "assassin": 0 if left else 1, "emissary": 0 if left else 1}

        def of(choice: Choice) -> float:
            if choice[0] == "keep":
                return 0.5
            kind = str(choice[1])
            plenty = kind not in COVER or left == 0 or self.screen.get(kind, 0) > 1
            return float(spare.get(kind, 0)) if plenty else 0.0

        return self.best(choices, of)

    def trophy(self, choices: list[Choice]) -> Choice:
        sector = SECTOR_IDS[next(f["sector"] for f in reversed(self.view["stack"]) if "sector" in f)]

        def of(choice: Choice) -> float:
            if choice[0] == "take_card":
                return self.card(str(choice[1]))
            return {"take_marker": self.marker(sector), "clear": 0.5, "no_trophy": 0.0}[str(choice[0])]

        return self.best(choices, of)

    def bid(self, amounts: Domain) -> Choice:
        """What being first is worth beside being second, in PP, give or take one."""
        sector = SECTOR_IDS[next(f["sector"] for f in reversed(self.view["stack"]) if "sector" in f)]
        worth = [*self.trophies(sector), 0.0, 0.0]
        paid = round((worth[0] - worth[1]) / GOODS["pp"] * 0.7) + self.rng.randrange(2)
        most = int(amounts.describe()["most"])  # type: ignore[call-overload]
        return ("bid", max(0, min(paid, most)))

    def affinity(self, choices: list[Choice]) -> Choice:
        """The one that fits the most free symbols, on cards owned first, then on those to be won."""
        needs = dict.fromkeys(("politics", "people", "artefact"), 0.0)
        owned = [(card["card"], card["tokens"], 1.0) for card in self.me["cards"]]
        for card_id, tokens, weight in [*owned, *((card, [None] * 3, 0.3) for card in self.view["track"])]:
            number = self.content.card_ids.index(card_id)
            symbols = [s for s in (int(self.content.symbols[number * 3 + k]) for k in range(3)) if s >= 0]
            for symbol, token in zip(symbols, tokens, strict=False):
                for good in needs:
                    if token is None and (symbol == ANY_AFFINITY or GOOD_IDS[symbol] == good):
                        needs[good] += weight
        return self.best(choices, lambda choice: needs[str(choice[1])] - 0.5 * self.screen.get(str(choice[1]), 0))

    def make_room(self, choices: list[Choice]) -> Choice:
        return self.best(choices, lambda choice: -self.marker(str(choice[1])))

    def ransom(self, choices: list[Choice]) -> Choice:
        return self.best(choices, lambda choice: choice[0] == "pay")

    def revolt(self, choices: list[Choice]) -> Choice:
        return self.best(choices, lambda choice: choice[0] == "pay")

    def first_player(self, choices: list[Choice]) -> Choice:
        return self.best(choices, lambda choice: choice[1] == self.seat)
