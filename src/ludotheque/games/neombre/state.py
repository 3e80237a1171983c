"""A position of Les Nominés du Néombre: the campaign, the expedition and the fight as plain numbers.

A *figure* is a player, or the companion of somebody who plays alone (NEO-188). A *character* is a figure, an enemy or a
summon, and has one number: figures first, then enemies by their place on the table, then summons, three to a figure.

A draw pile lists its designs from the top down as *groups*: nobody knows the order inside a group, everybody that of
the groups. A shuffled deck is one group, recycled cards are one more at the bottom, foreseen cards a group each. So no
order is hidden in the position, only chance to come.
"""

from typing import Annotated, Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import COUNT, FIXED, FLAG, FOLLOWS, HIDDEN, SHARED, Row
from ludotheque.core.position import at_least, position, row, rows, size, times, within
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import NOT_ASKED, Frame
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

DEAD_AT_THE_END: Final = 2  # of a fight: in Figure.fell

# Stages of a turn.
WAITING: Final = 0
OPEN: Final = 1
OVER: Final = 2
STAGE_IDS: Final = ("waiting", "open", "over")

# Whether an enemy lives.
EMPTY: Final = 0
ALIVE: Final = 1
SLAIN: Final = 2

# How a fight stands.
FIGHTING: Final = 0
WON: Final = 1
LOST: Final = 2
OUTCOME_IDS: Final = ("fighting", "won", "lost")

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
QUEST_IDS: Final = ("locked", "active", "fulfilled", "closed")

ENEMY_IDS: Final = tuple(f"enemy_{n}" for n in range(ENEMY_PLACES))


@row
class Figure(Row):
    """A Nominee, or the companion, in a fight."""

    hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    max_hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    dead: Annotated[i64, FLAG] = 0
    stage: Annotated[i64, STAGE_IDS] = WAITING  # of its turn
    used: Annotated[i64, at_least(0)] = 0  # plays of this turn that are spent
    played: Annotated[i64, at_least(0)] = 0  # cards played this turn, extra cards included
    granted: Annotated[i64, at_least(0)] = 0  # plays that a card has given (NEO-Q164)
    # Once a canaliser card was played this turn 1, 2 while it is the player's last.
    channelled: Annotated[i64, HIDDEN, within(0, 2)] = 0
    acted: Annotated[i64, FLAG] = 0  # its summons, or the companion itself, have acted this turn
    fell: Annotated[i64, HIDDEN, within(0, DEAD_AT_THE_END)] = 0  # 1 once it died in this fight
    marks: Annotated[i64, HIDDEN, times(names.MARKERS), at_least(0)] = 0  # shown by name


@row
class Foe(Row):
    """A place on the table where an enemy stands, or stood."""

    card: Annotated[i64, "enemy"] = 0  # of a token the enemy that made it
    token: Annotated[i64, FLAG] = 0
    hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    max_hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    armour: Annotated[i64, at_least(0)] = 0  # what is left of it this round
    memory: Annotated[i64, HIDDEN, within(NOBODY, names.PLAYERS - 1)] = NOBODY  # whom it last aimed at, or always does
    attacker: Annotated[i64, HIDDEN, within(NOBODY, names.PLAYERS - 1)] = NOBODY  # who last hit it
    key: Annotated[i64, HIDDEN, at_least(NOTHING)] = NOTHING  # of its passive
    life: Annotated[i64, HIDDEN, within(EMPTY, SLAIN)] = EMPTY
    marks: Annotated[i64, HIDDEN, times(names.MARKERS), at_least(0)] = 0  # shown by name


@row
class Summon(Row):
    """A place beside a figure where a summon stands, or stood."""

    card: Annotated[i64, "card"] = NOTHING
    hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    max_hp: Annotated[i64, within(0, names.MOST_HP)] = 0
    key: Annotated[i64, at_least(NOTHING)] = NOTHING


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


@position
@final  # so that every class check of the compiled rules is one comparison, every method called by its name
class Nominees(Ground):
    """A table of Les Nominés du Néombre."""

    content: Annotated[Content, FIXED]
    procedures: Annotated[Procedures, FIXED]
    figures: Annotated[i64, FIXED]  # NEO-188  whoever plays alone has a companion
    readings: Annotated[i64, FIXED]  # a bit each: the readings this table has chosen

    # The campaign.
    decks: Annotated["vec[vec[i64]]", "card", size("seats")]
    starters: Annotated[vec[i64], SHARED, "deck", size("seats", NOBODY)]  # which starter deck each began with
    resting: Annotated["vec[vec[i64]]", "card", size(names.PLAYERS)]  # by starter deck: of those away (NEO-Q28)
    quests: Annotated[vec[i64], SHARED, QUEST_IDS, size("content.quests")]
    progress: Annotated[vec[i64], HIDDEN, SHARED, at_least(0), size("content.quests")]  # shown with the quests
    fair: Annotated[vec[i64], SHARED, "card"]  # from the top down
    fair_groups: Annotated[vec[i64], HIDDEN, SHARED, at_least(1)]

    # The expedition.
    zone: Annotated[i64, "zone"] = NOWHERE
    pile: Annotated[vec[i64], COUNT, SHARED, "enemy"]  # from the top down
    pile_groups: Annotated[vec[i64], HIDDEN, SHARED, at_least(1)]
    beaten: Annotated[vec[i64], SHARED, "enemy"]
    loot: Annotated[vec[i64], COUNT, SHARED, "card"]  # in no order
    loot_discard: Annotated[vec[i64], SHARED, "card"]
    shown: Annotated[vec[i64], SHARED, "card"]  # loot turned up
    spent: Annotated[vec[i64], SHARED, "card"]  # events of this loot that were triggered
    obtain: Annotated[i64, at_least(0)] = 0  # cards that may still be taken

    # The fight. Piles are shown with the team.
    phase: Annotated[i64, PHASE_IDS] = NO_FIGHT
    round: Annotated[i64, at_least(0)] = 0
    outcome: Annotated[i64, OUTCOME_IDS] = FIGHTING
    drawn: Annotated[i64, at_least(0)] = 0  # enemies drawn at the start
    bonus: i64 = 0  # aggro bonus, or minus the malus
    team: Annotated[vec[i64], rows(Figure, "figures")]
    hands: Annotated["vec[vec[i64]]", HIDDEN, "card", size("seats")]
    draws: Annotated["vec[vec[i64]]", HIDDEN, "card", size("seats")]
    groups: Annotated["vec[vec[i64]]", HIDDEN, at_least(1), size("seats")]
    discards: Annotated["vec[vec[i64]]", HIDDEN, "card", size("seats")]
    jails: Annotated["vec[vec[i64]]", HIDDEN, "card", size("seats")]
    attached: Annotated[i64, HIDDEN, "card"] = NOTHING  # the companion's card
    enemies: Annotated[vec[i64], rows(Foe, 0, FIRST_ENEMY)]  # by character, like the summons
    order: Annotated[vec[i64], SHARED, ENEMY_IDS]  # living enemies in drawing order
    summons: Annotated[vec[i64], HIDDEN, rows(Summon, "figures * 3", FIRST_SUMMON)]
    slain: Annotated[vec[i64], SHARED, "enemy"]  # cards of enemies defeated in this fight
    turn_cards: Annotated[i64, at_least(0)] = 0  # played this team turn by anybody
    channel: Annotated[i64, within(0, 1)] = 0  # 1 when the last of them had canaliser
    epilogue: Annotated[i64, within(0, 1)] = 0  # 1 once nobody may play any more this team turn
    launches: Annotated[i64, HIDDEN, at_least(0)] = 0  # this team turn or enemy phase
    recalled: Annotated[vec[i64], HIDDEN, SHARED]  # seat and design of extra cards played from a discard this turn
    guide: Annotated[i64, "character"] = NOBODY  # who chooses the targets of the enemies (NEO-Q114)
    dropped: Annotated[vec[i64], HIDDEN, SHARED]  # figure and design of what was discarded and is not treated yet
    says: Annotated[i64, FOLLOWS] = 0  # all that elements in play say, a bit each (content.says)

    # -- quests

    def set_quest(self, quest: i64, status: i64) -> None:
        quests = self.quests[:]
        quests[quest] = status
        self.quests = quests

    # -- characters

    def lives(self, who: i64) -> bool:
        if who < FIRST_ENEMY:
            return self.team[who * Figure.WIDTH + Figure.dead] == 0
        if who < FIRST_SUMMON:
            return self.enemies[(who - FIRST_ENEMY) * Foe.WIDTH + Foe.life] == ALIVE
        return self.of(who, Summon.card) != NOTHING

    def hp(self, who: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, Figure.hp)
        return self.on(who, Foe.hp) if who < FIRST_SUMMON else self.of(who, Summon.hp)

    def set_hp(self, who: i64, value: i64) -> None:
        if who < FIRST_ENEMY:
            self.put(who, Figure.hp, value)
        elif who < FIRST_SUMMON:
            self.set_on(who, Foe.hp, value)
        else:
            self.set_of(who, Summon.hp, value)

    def max_hp(self, who: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, Figure.max_hp)
        return self.on(who, Foe.max_hp) if who < FIRST_SUMMON else self.of(who, Summon.max_hp)

    def set_max_hp(self, who: i64, value: i64) -> None:
        if who < FIRST_ENEMY:
            self.put(who, Figure.max_hp, value)
        elif who < FIRST_SUMMON:
            self.set_on(who, Foe.max_hp, value)
        else:
            self.set_of(who, Summon.max_hp, value)

    def markers(self, who: i64, marker: i64) -> i64:
        if who < FIRST_ENEMY:
            return self.get(who, Figure.marks + marker)
        if who < FIRST_SUMMON:
            return self.on(who, Foe.marks + marker)
        return 0

    def add_markers(self, who: i64, marker: i64, n: i64) -> None:
        if who < FIRST_ENEMY:
            self.add(who, Figure.marks + marker, n)
        elif who < FIRST_SUMMON:
            self.add_on(who, Foe.marks + marker, n)

    def living(self) -> vec[i64]:
        """The living figures in seat order."""
        out = vec[i64](capacity=4)
        team = self.team
        at: i64
        for at in range(Figure.dead, len(team), Figure.WIDTH):
            if team[at] == 0:
                out = append(out, at // Figure.WIDTH)
        return out

    def foes(self) -> vec[i64]:
        """The living enemies in drawing order, as characters."""
        out = vec[i64](capacity=len(self.order))
        for place in self.order:
            out = append(out, FIRST_ENEMY + place)
        return out

    def summoned_by(self, figure: i64) -> vec[i64]:
        """The summons of a figure in their order of arrival, as characters."""
        out = vec[i64](capacity=SUMMONS_EACH)
        if not self.any_summons():
            return out
        first = FIRST_SUMMON + figure * SUMMONS_EACH
        at: i64
        who: i64
        for at in range(0, len(self.standing), STANDING_WIDTH):
            if self.standing[at + SEAT] == figure:
                for who in range(first, first + SUMMONS_EACH):
                    if self.of(who, Summon.key) == self.standing[at] and self.lives(who):
                        out = append(out, who)
        return out

    def controller(self, who: i64) -> i64:
        """Whose a summon is; of anybody else itself."""
        return who if who < FIRST_SUMMON else (who - FIRST_SUMMON) // SUMMONS_EACH

    def card_seat(self, figure: i64) -> i64:
        """NEO-195, NEO-Q133, NEO-Q150  Whose cards move when an effect says so of a figure: the companion's are the
        player's; NOBODY when that one is dead."""
        if figure < self.seats:
            return figure if self.get(figure, Figure.dead) == 0 else NOBODY
        return NOBODY if self.get(0, Figure.dead) == 1 else ALONE

    def decider(self, who: i64) -> i64:
        """The seat that decides for a character: of an enemy the first living one."""
        if who >= FIRST_SUMMON:
            who = self.controller(who)
        if who < FIRST_ENEMY:
            return who if who < self.seats else ALONE
        seat: i64
        for seat in range(self.seats):
            if self.get(seat, Figure.dead) == 0:
                return seat
        return 0

    def everybody(self) -> i64:
        """Bit mask of the seats that decide together: the living, or all of them."""
        mask: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if self.get(seat, Figure.dead) == 0:
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
        return len(self.content.loot_ids) + self.on(enemy, Foe.card)

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

    def imagine(self, seat: i64, key: i64) -> "Nominees":
        """Only chance is unknown, for no order is kept that somebody could not know; and, where a table wants it so,
        the hands of the others."""
        world = self.clone()
        world.reseed(key)
        if self.reads(names.OWN_HANDS):
            self.procedures.imagine_hands(world, seat)
        return world
