"""A position of Les Nominés du Néombre: the campaign, the expedition and the fight as plain numbers.

A *figure* is a player, or the companion of somebody who plays alone (NEO-188). A *character* is a figure, an enemy or a
summon, and has one number: figures first, then enemies by their place on the table, then summons, three to a figure.

A draw pile lists its designs from the top down as *groups*: nobody knows the order inside a group, everybody that of
the groups. A shuffled deck is one group, recycled cards are one more at the bottom, foreseen cards a group each. So no
order is hidden in the position, only chance to come.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.refusal import Refusal
from ludotheque.core.state import NOT_ASKED, Frame, mix_vec
from ludotheque.core.vecs import filled, zeros
from ludotheque.games.neombre import effects, names
from ludotheque.games.neombre.content import EVENTS, SUMMONED, Content
from ludotheque.games.neombre.piles import laid
from ludotheque.kit.effects import program, triggers
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import NO_CONTEXT, SEAT, SOURCE, STANDING_WIDTH, Ground
from ludotheque.kit.effects.program import Book

NOBODY: Final[i64] = -1
ALONE: Final[i64] = 0  # the seat of whoever plays alone
NOTHING: Final[i64] = -1

NOWHERE: Final[i64] = -1  # the refuge, the fair, or between two expeditions

# Characters.
FIRST_ENEMY: Final = 4
ENEMY_PLACES: Final = 60
FIRST_SUMMON: Final = 64
SUMMONS_EACH: Final = 3  # NEO-055
EQUIPMENT_EACH: Final = 3  # NEO-053

# Columns of a figure; from MARKS on one for each marker.
HP: Final = 0
MAX: Final = 1
DEAD: Final = 2
STAGE: Final = 3  # of its turn
USED: Final = 4  # plays of this turn that are spent
PLAYED: Final = 5  # cards played this turn, extra cards included
GRANTED: Final = 6  # plays that a card has given (NEO-Q164)
CHANNELLED: Final = 7  # 1 once a canaliser card was played this turn, 2 while it is the player's last
ACTED: Final = 8  # 1 once its summons, or the companion itself, have acted this turn
FELL: Final = 9  # 1 once it died in this fight, 2 when it was dead at its end
MARKS: Final = 10
WIDTH: Final = 16

DEAD_AT_THE_END: Final = 2  # of a fight: in FELL

# Stages of a turn.
WAITING: Final = 0
OPEN: Final = 1
OVER: Final = 2

# Columns of an enemy; from E_MARKS on one for each marker.
E_CARD: Final = 0  # the enemy, of a token the one that made it
E_TOKEN: Final = 1
E_HP: Final = 2
E_MAX: Final = 3
E_ARMOUR: Final = 4  # what is left of it this round
E_MEMORY: Final = 5  # the figure it last aimed at, or aims at for good
E_ATTACKER: Final = 6  # who last hit it
E_KEY: Final = 7  # of its passive
E_LIFE: Final = 8
E_MARKS: Final = 9
E_WIDTH: Final = 15

# Whether an enemy lives.
EMPTY: Final = 0
ALIVE: Final = 1
SLAIN: Final = 2

# Columns of a summon's place.
S_CARD: Final = 0
S_HP: Final = 1
S_MAX: Final = 2
S_KEY: Final = 3
S_WIDTH: Final = 4

# How a fight stands.
FIGHTING: Final = 0
WON: Final = 1
LOST: Final = 2

# Where the team is in a fight.
NO_FIGHT: Final = 0
SETTING_UP: Final = 1
AMBUSH: Final = 2
TEAM_TURN: Final = 3
ENEMY_PHASE: Final = 4
PHASE_IDS: Final = ("between", "setup", "ambush", "team", "enemies")

# What becomes of a quest.
LOCKED: Final = 0
ACTIVE: Final = 1
FULFILLED: Final = 2
CLOSED: Final = 3

NO_PILES: Final = vec[vec[i64]]()


class Procedures:
    """What a position starts without knowing how it goes; play.py says it."""

    def effect(self, s: "Nominees", who: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> Effect[Any]:
        raise NotImplementedError

    def reactions(self, batch: vec[i64]) -> Frame[Any]:
        raise NotImplementedError

    def perform(self, s: "Nominees", who: i64, element: i64, section: i64, given: vec[i64]) -> None:
        raise NotImplementedError

    def cast(self, s: "Nominees", figure: i64, design: i64, how: i64) -> None:
        raise NotImplementedError

    def imagine_hands(self, s: "Nominees", seat: i64) -> None:
        raise NotImplementedError


class TurnFrame(Frame[Any]):
    """A turn in which whoever is not asked may insist, and is told why not."""

    def why_not_answer(self, s: "Nominees", seat: i64, choice: i64) -> Refusal | None:
        raise NotImplementedError


@final  # so that every class check of the compiled rules is one comparison, every method called by its name
class Nominees(Ground):
    """A table of Les Nominés du Néombre."""

    def __init__(self, seats: i64, content: Content, procedures: Procedures) -> None:
        super().__init__(seats)
        self.content: Content = content
        self.procedures: Procedures = procedures
        self.figures: i64 = max(seats, 2)  # NEO-188  whoever plays alone has a companion

        self.readings: i64 = 0  # a bit each: the readings this table has chosen

        none = vec[i64]()
        # Clones share the piles: slice one before changing it, and the campaign's numbers likewise.
        # The campaign.
        self.decks: vec[vec[i64]] = NO_PILES  # designs
        self.starters: vec[i64] = none  # which starter deck each began with
        self.resting: vec[vec[i64]] = NO_PILES  # by starter deck: what those who are away have left (NEO-Q28)
        self.quests: vec[i64] = none
        self.progress: vec[i64] = none
        self.fair: vec[i64] = none  # designs from the top down
        self.fair_groups: vec[i64] = none

        # The expedition.
        self.zone: i64 = NOWHERE
        self.pile: vec[i64] = none  # enemies from the top down
        self.pile_groups: vec[i64] = none
        self.beaten: vec[i64] = none
        self.loot: vec[i64] = none  # designs, in no order
        self.loot_discard: vec[i64] = none
        self.shown: vec[i64] = none  # loot turned up
        self.spent: vec[i64] = none  # events of this loot that were triggered
        self.obtain: i64 = 0  # cards that may still be taken

        # The fight.
        self.phase: i64 = NO_FIGHT
        self.round: i64 = 0
        self.outcome: i64 = FIGHTING
        self.drawn: i64 = 0  # enemies drawn at the start
        self.bonus: i64 = 0  # aggro bonus, or minus the malus
        self.team: vec[i64] = none
        self.hands: vec[vec[i64]] = NO_PILES
        self.draws: vec[vec[i64]] = NO_PILES
        self.groups: vec[vec[i64]] = NO_PILES
        self.discards: vec[vec[i64]] = NO_PILES
        self.jails: vec[vec[i64]] = NO_PILES
        self.attached: i64 = NOTHING  # the companion's card
        self.enemies: vec[i64] = none
        self.order: vec[i64] = none  # living enemies in drawing order
        self.summons: vec[i64] = none
        self.slain: vec[i64] = none  # cards of enemies defeated in this fight
        self.turn_cards: i64 = 0  # played this team turn by anybody
        self.channel: i64 = 0  # 1 when the last of them had canaliser
        self.epilogue: i64 = 0  # 1 once nobody may play any more this team turn
        self.launches: i64 = 0  # this team turn or enemy phase
        self.recalled: vec[i64] = none  # seat and design of extra cards played from a discard this team turn
        self.guide: i64 = NOBODY  # who chooses the targets of the enemies (NEO-Q114)
        self.dropped: vec[i64] = none  # figure and design of what was discarded and has not been treated yet
        self.says: i64 = 0  # all that elements in play say, a bit each (content.says): it follows from what stands

    def open_box(self) -> None:
        """Nothing begun yet; a copy has no need of it."""
        seats = self.seats
        self.starters = filled(seats, NOBODY)
        self.quests = zeros(len(self.content.quest_ids))
        self.progress = zeros(len(self.content.quest_ids))
        self.team = new_team(self.figures)
        self.summons = no_summons(self.figures)
        self.resting = empty_piles(names.PLAYERS)
        self.decks = empty_piles(seats)
        self.hands = empty_piles(seats)
        self.draws = empty_piles(seats)
        self.groups = empty_piles(seats)
        self.discards = empty_piles(seats)
        self.jails = empty_piles(seats)

    # -- figures and enemies

    def get(self, figure: i64, column: i64) -> i64:
        return self.team[figure * WIDTH + column]

    def put(self, figure: i64, column: i64, value: i64) -> None:
        self.team[figure * WIDTH + column] = value

    def add(self, figure: i64, column: i64, n: i64) -> None:
        self.team[figure * WIDTH + column] += n

    def of(self, enemy: i64, column: i64) -> i64:
        """A column of an enemy, by its character."""
        return self.enemies[(enemy - FIRST_ENEMY) * E_WIDTH + column]

    def set_of(self, enemy: i64, column: i64, value: i64) -> None:
        self.enemies[(enemy - FIRST_ENEMY) * E_WIDTH + column] = value

    def summon(self, character: i64, column: i64) -> i64:
        return self.summons[(character - FIRST_SUMMON) * S_WIDTH + column]

    def set_summon(self, character: i64, column: i64, value: i64) -> None:
        self.summons[(character - FIRST_SUMMON) * S_WIDTH + column] = value

    # -- quests

    def set_quest(self, quest: i64, status: i64) -> None:
        quests = self.quests[:]
        quests[quest] = status
        self.quests = quests

    # -- characters

    def lives(self, who: i64) -> bool:
        if who < FIRST_ENEMY:
            return self.team[who * WIDTH + DEAD] == 0
        if who < FIRST_SUMMON:
            return self.enemies[(who - FIRST_ENEMY) * E_WIDTH + E_LIFE] == ALIVE
        return self.summon(who, S_CARD) != NOTHING

    def hp(self, who: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, HP)
        return self.of(who, E_HP) if who < FIRST_SUMMON else self.summon(who, S_HP)

    def set_hp(self, who: i64, value: i64) -> None:
        if who < FIRST_ENEMY:
            self.put(who, HP, value)
        elif who < FIRST_SUMMON:
            self.set_of(who, E_HP, value)
        else:
            self.set_summon(who, S_HP, value)

    def max_hp(self, who: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, MAX)
        return self.of(who, E_MAX) if who < FIRST_SUMMON else self.summon(who, S_MAX)

    def set_max_hp(self, who: i64, value: i64) -> None:
        if who < FIRST_ENEMY:
            self.put(who, MAX, value)
        elif who < FIRST_SUMMON:
            self.set_of(who, E_MAX, value)
        else:
            self.set_summon(who, S_MAX, value)

    def markers(self, who: i64, marker: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, MARKS + marker)
        if who < FIRST_SUMMON:
            return self.of(who, E_MARKS + marker)
        return 0

    def add_markers(self, who: i64, marker: i64, n: i64) -> None:
        if who < FIRST_ENEMY:
            self.add(who, MARKS + marker, n)
        elif who < FIRST_SUMMON:
            self.set_of(who, E_MARKS + marker, self.of(who, E_MARKS + marker) + n)

    def living(self) -> vec[i64]:
        """The living figures in seat order."""
        out = vec[i64](capacity=4)
        team = self.team
        figure: i64
        for figure in range(self.figures):
            if team[figure * WIDTH + DEAD] == 0:
                out = append(out, figure)
        return out

    def foes(self) -> vec[i64]:
        """The living enemies in drawing order, as characters."""
        out = vec[i64](capacity=len(self.order))
        for place in self.order:
            out = append(out, FIRST_ENEMY + place)
        return out

    def has_summons(self, figure: i64) -> bool:
        summons = self.summons
        first = figure * SUMMONS_EACH * S_WIDTH
        at: i64
        for at in range(first, first + SUMMONS_EACH * S_WIDTH, S_WIDTH):
            if summons[at] != NOTHING:
                return True
        return False

    def summoned_by(self, figure: i64) -> vec[i64]:
        """The summons of a figure in their order of arrival, as characters."""
        out = vec[i64]()
        if not self.has_summons(figure):
            return out
        last: i64 = -1
        while True:
            best: i64 = NOBODY
            who: i64
            first = FIRST_SUMMON + figure * SUMMONS_EACH
            for who in range(first, first + SUMMONS_EACH):
                key = self.summon(who, S_KEY)
                if self.summon(who, S_CARD) != NOTHING and key > last:
                    if best == NOBODY or key < self.summon(best, S_KEY):
                        best = who
            if best == NOBODY:
                return out
            out = append(out, best)
            last = self.summon(best, S_KEY)

    def controller(self, who: i64) -> i64:
        """Whose a summon is; of anybody else itself."""
        return who if who < FIRST_SUMMON else (who - FIRST_SUMMON) // SUMMONS_EACH

    def card_seat(self, figure: i64) -> i64:
        """NEO-195, NEO-Q133, NEO-Q150  Whose cards move when an effect says so of a figure: the companion's are the
        player's; NOBODY when that one is dead."""
        if figure < self.seats:
            return figure if self.get(figure, DEAD) == 0 else NOBODY
        return NOBODY if self.get(0, DEAD) == 1 else ALONE

    def decider(self, who: i64) -> i64:
        """The seat that decides for a character: of an enemy the first living one."""
        if who >= FIRST_SUMMON:
            who = self.controller(who)
        if who < FIRST_ENEMY:
            return who if who < self.seats else ALONE
        seat: i64
        for seat in range(self.seats):
            if self.get(seat, DEAD) == 0:
                return seat
        return 0

    def everybody(self) -> i64:
        """Bit mask of the seats that decide together: the living, or all of them."""
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.get(seat, DEAD) == 0:
                mask |= 1 << seat
        return mask if mask != 0 else (1 << self.seats) - 1

    def reads(self, reading: i64) -> bool:
        """Whether this table has chosen another reading of a rule."""
        return self.readings >> reading & 1 == 1

    def shows_hand(self) -> None:
        """NEO-Q180  Something of a hand has become known, where hands are not."""
        if self.reads(names.OWN_HANDS):
            self.revealed += 1

    # -- elements of the book

    def element_of(self, enemy: i64) -> i64:
        """The element of an enemy's card."""
        return len(self.content.loot_ids) + self.of(enemy, E_CARD)

    def has(self, design: i64, keyword: i64) -> bool:
        return self.content.keywords[design] >> keyword & 1 == 1

    def is_(self, design: i64, kind: i64) -> bool:
        return self.content.types[design] >> kind & 1 == 1

    # -- what the kit asks of a position with effects

    def book(self) -> Book:
        return self.content.book

    def fits(self, what: i64, a: i64, b: i64, subject: i64, context: i64) -> bool:
        """A ban names what it forbids: `banned` asks for one at a time."""
        return what != effects.FORBID or a == context

    def meets(self, book: Book, at: i64, entry: i64, subject: i64, context: i64) -> bool:
        """NEO-Q136  A death effect is that of whoever died; one on the death of an ally, of its own side."""
        e = entry * program.ENTRY_WIDTH
        owner = self.standing[at + SEAT]
        if book.entries[e + program.FORM] == program.TRIGGER:
            event = book.entries[e + program.WHAT]
            if event == effects.ON_DEATH and subject != owner:
                return False
            if event == effects.ON_ALLY_DEATH:
                if subject == owner or (subject < FIRST_ENEMY) != (owner < FIRST_ENEMY) or not self.lives(owner):
                    return False
        atom = book.selectors[book.entries[e + program.WHOSE] * program.SELECTOR_WIDTH]
        if atom not in (effects.TEAM, effects.EVERY_PLAYER, effects.ALL_ENEMIES, effects.OTHER_ENEMIES):
            return super().meets(book, at, entry, subject, context)
        ours = subject < FIRST_ENEMY
        if subject == NOBODY or subject >= FIRST_SUMMON or not self.lives(subject):
            return False
        if ours != (atom == effects.TEAM or atom == effects.EVERY_PLAYER):
            return False
        if atom == effects.OTHER_ENEMIES and subject == owner:
            return False
        test = book.entries[e + program.ENTRY_IF]
        return test == 0 or self.reader(at, subject, context).proves(self, test, NOBODY)

    def enter(self, source: i64, seat: i64, bound: i64 = NOBODY, moment: i64 = 0, times: i64 = 1) -> i64:
        self.says |= self.content.says[source]
        return super().enter(source, seat, bound, moment, times)

    def leave(self, key: i64) -> None:
        super().leave(key)
        self.read_back()

    def read_back(self) -> None:
        """What all that stands says now."""
        self.says = 0
        at: i64
        for at in range(0, len(self.standing), STANDING_WIDTH):
            self.says |= self.content.says[self.standing[at + SOURCE]]

    def bears(self, what: i64) -> bool:
        """Whether anything in play has such a modifier, whomever it concerns."""
        return self.says >> what & 1 == 1

    def awaits(self, event: i64) -> bool:
        """Whether anything in play has a trigger for such an event, whomever it is about."""
        return self.says >> EVENTS + event & 1 == 1

    def any_summons(self) -> bool:
        return self.says >> SUMMONED & 1 == 1

    def total(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> i64:
        if self.bears(what):
            return super().total(what, subject, context)
        return 0

    def applied(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> i64:
        if self.bears(what):
            return super().applied(what, subject, context)
        return 0

    def stands(self, what: i64, subject: i64, context: i64 = NO_CONTEXT) -> bool:
        return self.bears(what) and super().stands(what, subject, context)

    def happens(self, event: i64, subject: i64, context: i64 = NO_CONTEXT) -> None:
        if self.awaits(event):
            triggers.happens(self, event, subject, context)

    def clear_ground(self) -> None:
        """Nothing stands any more, and keys begin anew."""
        self.standing = vec[i64]()
        self.uses = vec[i64]()
        self.pending = vec[i64]()
        self.entered = 0
        self.says = 0

    def banned(self, what: i64, who: i64) -> bool:
        """NEO-Q158  Whether something is forbidden to a character."""
        return self.stands(effects.FORBID, who, what)

    def calm(self) -> bool:
        """Whether the step in progress has called no procedure yet: what it does now needs none to come next."""
        return len(self.stack) == self.running + 1

    # -- what procedures start without knowing each other

    def scope(self, seat: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> Effect[Any]:
        return self.procedures.effect(self, seat, source, it, given, context)

    def queue(self, batch: vec[i64]) -> Frame[Any]:
        return self.procedures.reactions(batch)

    def gone(self, key: i64, source: i64, seat: i64) -> None:
        """NEO-050, NEO-Q143  An enchantment that is over goes to its owner's discard."""
        self.discards[seat] = laid(self.discards[seat], source)

    def perform(self, who: i64, element: i64, section: i64, given: vec[i64]) -> None:
        """Carry out what an element says in a section, for a character, if it says anything there."""
        self.procedures.perform(self, who, element, section, given)

    def cast(self, figure: i64, design: i64, how: i64) -> None:
        """Resolve a card that has left where it was."""
        self.procedures.cast(self, figure, design, how)

    # -- the state as a whole

    def why_not(self, seat: i64, choice: i64) -> Refusal | None:
        """NEO-095  Whoever plays a card out of turn is told what forbids it, as whoever is asked is."""
        why = super().why_not(seat, choice)
        if why is NOT_ASKED:
            top = self.stack[-1]
            found = top.why_not_answer(self, seat, choice) if isinstance(top, TurnFrame) else None
            return why if found is None else found
        return why

    def clone(self) -> "Nominees":
        other = Nominees(0, self.content, self.procedures)
        other.seats = self.seats
        other.figures = self.figures
        self.copy_base(other)
        self.copy_table(other)
        return other

    def imagine(self, seat: i64, key: i64) -> "Nominees":
        """Only chance is unknown, for no order is kept that somebody could not know; and, where a table wants it so,
        the hands of the others."""
        world = self.clone()
        world.reseed(key)
        if self.reads(names.OWN_HANDS):
            self.procedures.imagine_hands(world, seat)
        return world

    def copy_table(self, other: "Nominees") -> None:
        self.copy_ground(other)
        other.decks = self.decks[:]
        other.readings = self.readings
        other.resting = self.resting[:]
        other.starters = self.starters
        other.quests = self.quests
        other.progress = self.progress
        other.fair = self.fair
        other.fair_groups = self.fair_groups
        other.zone = self.zone
        other.pile = self.pile
        other.pile_groups = self.pile_groups
        other.beaten = self.beaten
        other.loot = self.loot
        other.loot_discard = self.loot_discard
        other.shown = self.shown
        other.spent = self.spent
        other.obtain = self.obtain
        other.phase = self.phase
        other.round = self.round
        other.outcome = self.outcome
        other.drawn = self.drawn
        other.bonus = self.bonus
        other.team = self.team[:]
        other.hands = self.hands[:]
        other.draws = self.draws[:]
        other.groups = self.groups[:]
        other.discards = self.discards[:]
        other.jails = self.jails[:]
        other.attached = self.attached
        other.enemies = self.enemies[:]
        other.order = self.order
        other.summons = self.summons[:]
        other.slain = self.slain
        other.turn_cards = self.turn_cards
        other.channel = self.channel
        other.epilogue = self.epilogue
        other.launches = self.launches
        other.recalled = self.recalled
        other.guide = self.guide
        other.dropped = self.dropped
        other.says = self.says

    def mixed(self, h: i64) -> i64:
        h = self.mixed_ground(h)
        h = mix_vec(h, vec[i64]([self.zone, self.obtain, self.phase, self.round, self.outcome, self.drawn, self.bonus]))
        h = mix_vec(
            h, vec[i64]([self.attached, self.turn_cards, self.channel, self.epilogue, self.launches, self.guide])
        )
        for part in (self.quests, self.progress, self.fair, self.fair_groups, self.pile, self.pile_groups, self.beaten):
            h = mix_vec(h, part)
        for part in (self.loot, self.loot_discard, self.shown, self.spent, self.team, self.enemies, self.order):
            h = mix_vec(h, part)
        for part in (self.summons, self.slain, self.dropped, self.starters, self.recalled):
            h = mix_vec(h, part)
        for cards in (self.decks, self.resting, self.hands, self.draws, self.groups, self.discards, self.jails):
            for some in cards:
                h = mix_vec(h, some)
        return h


EMPTY_PILES: Final = vec[vec[i64]]([vec[i64](), vec[i64](), vec[i64](), vec[i64]()])


def empty_piles(n: i64) -> vec[vec[i64]]:
    return EMPTY_PILES[:n]


NEW_TEAM: Final = zeros(names.PLAYERS * WIDTH)
NO_SUMMONS: Final = filled(names.PLAYERS * SUMMONS_EACH * S_WIDTH, -1)


def new_team(figures: i64) -> vec[i64]:
    return NEW_TEAM[: figures * WIDTH]


def no_summons(figures: i64) -> vec[i64]:
    return NO_SUMMONS[: figures * SUMMONS_EACH * S_WIDTH]
