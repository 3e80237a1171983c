"""Hybris as numbers. Seats are counted from the one that looks, 1 being its own; 0 is nobody. Every choice has an
action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import Space, write
from ludotheque.core.state import State
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.phases import combat
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris, Player

PRICES: Final = 16  # of a tile, in Faithful or in Aegis
ABSENT: Final[i64] = 0
FACE_DOWN: Final[i64] = 1  # a token, or a Primordial, that this seat has not seen
KNOWN: Final[i64] = 2  # from here on
COMMON: Final = 8


class HybrisSpace(Space):
    def __init__(self, seats: i64, content: Content) -> None:
        super().__init__()
        self.seats: i64 = seats
        sizes = {
            "olympian": int(names.OLYMPIANS),
            "pillar": int(names.PILLARS),
            "character": state.CHARACTERS,
            "token": state.BONUS_KIND + 1,
            "upgrade": len(content.upgrade_ids),
            "city": int(names.CITIES),
            "card": int(names.CONFLICTS),
            "location": int(names.LOCATIONS),
            "slot": len(content.slot_ids),
            "action": len(names.ACTION_IDS),
            "premonition": len(content.premonition_ids),
            "line": int(names.LINES),
            "tile": int(names.TILES),
            "case": len(content.case_ids),
            "quest": len(content.quest_ids),
            "reward": 3,
            "resource": len(names.RESOURCE_IDS),
            "element": int(names.ELEMENTS),
            "posture": len(state.POSTURE_IDS),
            "spot": state.SPOTS,
            "face": len(state.FACE_IDS),
            "int": PRICES,
        }
        for verb in verbs.VERBS:
            digits = [1, 1, 1]
            words = verbs.VERBS[verb]
            for i in range(1, len(words)):
                digits[i - 1] = sizes[words[i]]
            self.block(verb, digits[0], digits[1], digits[2])
        self.part("phase", len(state.PHASE_IDS))
        self.part("Age, whose turn, Well, and the decks of Colosseum, Premonitions, Quests; Duel, Variants", COMMON)
        k: i64
        for k in range(seats):
            who = "own" if k == 0 else f"seat {k} on"
            self.part(f"{who}: Olympian", names.OLYMPIANS)
            self.part(f"{who}: columns of the board, Bonus tokens those under characters too", Player.kept - 1)
            self.part(f"{who}: tokens in reserve, cards in hand and deck, Premonitions", 4)
            self.part(f"{who}: characters, place + 1, what they did, token (1 if unseen)", 3 * state.CHARACTERS)
            self.part(f"{who}: tokens used, unavailable, in reserve if known", 3 * names.LOCATIONS)
            self.part(f"{who}: elements removed from Upgrade tiles", names.UPGRADES)
            self.part(f"{who}: cards discarded, then in the zone", 2 * names.CONFLICTS)
            self.part(f"{who}: Temples by City, Primordials looked at", names.CITIES + state.PILES)
        self.part("own hand", names.CONFLICTS)
        self.part("own Premonitions", names.PREMONITIONS)
        self.part("tiles: where, whose", 2 * names.TILES)
        self.part("Prayers on Pillars", names.PILLARS)
        self.part("whose each Hero of the Colosseum is", names.ALLIES)
        self.part("Colosseum cards discarded, then the enemy's", 2 * names.CONFLICTS)
        self.part("cards beside the Oracle, whose", names.CONFLICTS)
        self.part("Premonitions discarded", names.PREMONITIONS)
        self.part("Quests + 1, whose the Chants are", state.QUEST_ZONES * (1 + state.MOST_CHANTS))
        self.part("Primordials face down (0 none, 1 unseen), those chained", state.PILES + names.PRIMORDIALS)
        self.part("Olympian tokens on slots and Cities", state.SPOTS)
        self.part("powers spent", names.ELEMENTS)
        self.part("what happened this turn + 1", Facts.WIDTH)
        self.part("the Combat + 1, its seats counted from this one", combat.COLUMNS)

    def relative(self, seat: i64, other: i64) -> i64:
        return ABSENT if other == NOBODY else (other - seat + self.seats) % self.seats + 1

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Hybris)
        out[at + s.phase] = 1
        at += len(state.PHASE_IDS)
        for x in (s.age, self.relative(seat, s.active), s.well, len(s.arena), len(s.vision_deck), len(s.quest_deck)):
            at = write(out, at, x)
        at = write(out, at, s.duel)
        at = write(out, at, s.variants)
        k: i64
        for k in range(self.seats):
            at = self.player(s, seat, (seat + k) % self.seats, out, at)
        at = tally(out, at, s.hands[seat], names.CONFLICTS)
        at = tally(out, at, s.visions[seat], names.PREMONITIONS)
        i: i64
        for i in range(names.TILES):
            at = write(out, at, s.tile_at[i])
            at = write(out, at, self.relative(seat, s.tile_of[i]))
        for prayers in s.pillar_prayers:
            at = write(out, at, prayers)
        for owner in s.allies:
            at = write(out, at, self.relative(seat, owner))
        at = tally(out, at, s.arena_discard, names.CONFLICTS)
        at = tally(out, at, s.drawn, names.CONFLICTS)
        for i in range(0, len(s.beside_oracle), 2):
            out[at + s.beside_oracle[i + 1]] = i16(self.relative(seat, s.beside_oracle[i]))
        at = tally(out, at + names.CONFLICTS, s.vision_discard, names.PREMONITIONS)
        for quest in s.quests:
            at = write(out, at, quest + 1)
        for owner in s.chanted:
            at = write(out, at, self.relative(seat, owner))
        for i in range(state.PILES):
            hidden = s.seen_by[i] >> seat & 1 == 0
            at = write(out, at, ABSENT if s.veiled[i] == NOBODY else FACE_DOWN if hidden else KNOWN + s.veiled[i])
        at = tally(out, at, s.chained, names.PRIMORDIALS)
        for laid in s.laid:
            at = write(out, at, ABSENT if laid == NOBODY else self.relative(seat, laid // 2) * 2 + laid % 2)
        at = tally(out, at, s.spent, names.ELEMENTS)
        for fact in s.facts:
            at = write(out, at, fact + 1)
        for i in range(len(s.combat)):
            x = s.combat[i]
            write(out, at + i, self.relative(seat, x) if i < combat.FIGHTER else x + 1)
        return at + combat.COLUMNS

    def player(self, s: Hybris, seat: i64, owner: i64, out: vec[i16], at: i64) -> i64:
        own = owner == seat
        planning = s.phase == state.PLANNING
        if s.olympian(owner) != NOBODY:
            out[at + s.olympian(owner)] = 1
        at += names.OLYMPIANS
        i: i64
        under = tokens_under(s, owner, False)
        bonus = tokens_under(s, owner, True)
        for i in range(Player.kept):
            if i != Player.olympian:
                at = write(out, at, s.get(owner, i) + (bonus if i == Player.bonus else ABSENT))
        left = s.get(owner, Player.bonus) + (under if planning and not own else ABSENT)
        for i in range(names.LOCATIONS):
            left += s.get(owner, Player.kept + i)
        for x in (left, len(s.hands[owner]), len(s.decks[owner]), len(s.visions[owner])):
            at = write(out, at, x)
        at = characters(s, owner, own, out, at)
        for first in (Player.used, Player.unavailable, Player.kept):
            for i in range(names.LOCATIONS):
                at = write(out, at, s.get(owner, first + i))
        if not own:
            for i in range(names.LOCATIONS):
                out[at - 1 - i] = 0
        for i in range(names.UPGRADES):
            at = write(out, at, s.get(owner, Player.freed + i))
        at = tally(out, at, s.discards[owner], names.CONFLICTS)
        at = tally(out, at, s.zones[owner], names.CONFLICTS)
        for i in range(names.CITIES):
            at = write(out, at, 1 if queries.has_temple(s, owner, i) else 0)
        for i in range(state.PILES):
            at = write(out, at, s.seen_by[i] >> owner & 1)
        return at


def tokens_under(s: Hybris, owner: i64, bonus: bool) -> i64:
    """How many tokens lie under a player's characters, or how many bonus tokens."""
    n: i64 = 0
    i: i64
    for i in range(state.CHARACTERS):
        token = s.token(owner, i)
        if token != state.NO_TOKEN and (not bonus or token == state.BONUS_KIND):
            n += 1
    return n


def characters(s: Hybris, owner: i64, own: bool, out: vec[i16], at: i64) -> i64:
    """Where each character of a player is, how it stands, and what is known of its token."""
    shown: i64 = ABSENT if s.phase == state.PLANNING else FACE_DOWN
    i: i64
    for i in range(state.CHARACTERS):
        at = write(out, at, s.place(owner, i) + 1)
        at = write(out, at, s.get(owner, Player.stance + i))
        token = s.token(owner, i)
        seen = token + KNOWN if own else shown
        at = write(out, at, ABSENT if token == state.NO_TOKEN else seen)
    return at


def tally(out: vec[i16], at: i64, cards: vec[i64], kinds: i64) -> i64:
    """How many of each kind there are."""
    for card in cards:
        out[at + card] += 1
    return at + kinds
