"""Every message between server and client, in one place.

`tools/api_types.py` writes the same shapes for the client as TypeScript. A body that does not fit its shape is refused
before anything looks at it. `PROTOCOL` changes whenever an old client would misread a message.

A choice is a list: its verb, then texts and whole numbers. A seat is a number from 0; null is a spectator. `at` is the
number of moves recorded at the table, which only grows: an answer carries the `at` of the state it answers.
A sentence comes in the languages the client asked for, by language: {"fr": ..., "en": ...}.
"""

from typing import Any, Literal

import msgspec

PROTOCOL = 1
LONGEST_NAME = 40
LONGEST_TEXT = 1000
LARGEST_FRAME = 64 * 1024
LARGEST_BODY = 64 * 1024
LARGEST_IMPORT = 16 * 1024 * 1024

Language = Literal["fr", "en"]
Choice = list[str | int]
Sentence = dict[Language, str]
Object = dict[str, Any]


class Shape(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=False):
    """A part of a message."""


# -- HTTP: the games


class BotCard(Shape):
    """A bot that may sit at this game, and its levels, weakest first."""

    name: str
    levels: list[str]


class OptionCard(Shape):
    """`values` null: any value of the type of the default."""

    name: str
    default: Any
    values: list[Any] | None
    about: str


class GameCard(Shape):
    id: str
    title: str
    seats: tuple[int, int]
    stage: str
    version: str
    options: list[OptionCard]
    cooperative: bool
    hidden: bool
    bots: list[BotCard]


class Games(Shape):
    version: str
    protocol: int
    games: list[GameCard]


class RuleText(Shape):
    id: str
    chapter: str
    page: str
    status: str
    text: Sentence
    reason: Sentence | None = None


class RulingText(Shape):
    id: str
    rules: list[str]
    status: str
    question: Sentence
    answer: Sentence
    reason: Sentence


class RuleBook(Shape):
    """The rules of a game in our own words, then the rulings."""

    game: str
    rules: list[RuleText]
    rulings: list[RulingText]


# -- HTTP: tables


class NewSeat(Shape):
    kind: Literal["human", "bot"] = "human"
    name: str | None = None
    bot: str | None = None
    level: str | None = None


class ClockSettings(Shape):
    """Seconds for the whole game, and seconds added after each answer. When a clock runs out the default answer of each
    decision is played for that seat."""

    budget: int
    bonus: int = 0


class NewTable(Shape):
    game: str
    seats: list[NewSeat]
    options: Object = {}
    hotseat: bool = False
    clock: ClockSettings | None = None
    seed: str | None = None


class SeatLink(Shape):
    """The key of a seat, a secret: whoever shows it has the seat. A link carries it behind the #."""

    seat: int
    key: str


class TableMade(Shape):
    table: str
    links: list[SeatLink]


class SeatInfo(Shape):
    """`kind` open: a person's seat that nobody has opened yet. `account` is the user name of its owner, if any."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None = None
    level: str | None = None
    account: str | None = None


class Outcome(Shape):
    """`ranking[seat]` is 1 for the winners."""

    scores: list[int]
    ranking: list[int]
    reason: str
    say: Sentence = {}


class TableSummary(Shape):
    table: str
    game: str
    options: Object
    seats: list[SeatInfo]
    hotseat: bool
    at: int
    over: bool
    paused: bool
    closed: str | None
    result: Outcome | None
    created: int
    moved: int
    commitment: str | None


class Fork(Shape):
    """A new table from the position after `at` moves. Of a game that is not over the forker shows the key of a seat,
    and what that seat cannot know is imagined anew."""

    at: int
    seats: list[NewSeat]
    key: str | None = None
    hotseat: bool = False


class Rematch(Shape):
    """The same game, seats and options again. Each seat that asks gets its own key; the first to ask makes the
    table."""

    keys: list[str]


class Revoke(Shape):
    """A new key for a seat, asked by whoever holds the present one or by the table's maker."""

    key: str
    seat: int


class Fault(Shape):
    """What went wrong and what to do about it."""

    fault: str
    say: Sentence


# -- HTTP: accounts


class Credentials(Shape):
    name: str
    password: str


class SeatedAt(Shape):
    table: str
    seat: int
    game: str
    over: bool
    your_turn: bool


class Me(Shape):
    """`name` null: a guest. `host`: may administer this server."""

    name: str | None
    host: bool
    tables: list[SeatedAt] = []


# -- HTTP: administration


class TableList(Shape):
    tables: list[TableSummary]


class CloseTable(Shape):
    why: str = ""


class Ban(Shape):
    """Names an account; it is signed out everywhere and cannot sign in."""

    name: str


class Done(Shape):
    done: bool = True
    path: str | None = None


class Health(Shape):
    ok: bool
    version: str
    database: str
    live: int


# -- WebSocket, client to server


class Since(Shape):
    """How many events of that seat (null: spectator) the client already has."""

    seat: int | None
    events: int


class Hello(Shape, tag="hello", tag_field="type"):
    """First message. Without a key of this table the client is a spectator. `languages`: those in which the server adds
    sentences to what it sends. `name`: what to call whoever takes a seat that was open."""

    protocol: int
    keys: list[str] = []
    name: str | None = None
    since: list[Since] = []
    languages: list[Language] = []


class Choose(Shape, tag="choose", tag_field="type"):
    id: int
    seat: int
    choice: Choice
    at: int


class Typed(Shape, tag="typed", tag_field="type"):
    """A choice in the notation of the command line: `kill 17 2`."""

    id: int
    seat: int
    text: str
    at: int


class Undo(Shape, tag="undo", tag_field="type"):
    id: int
    seat: int


class Say(Shape, tag="say", tag_field="type"):
    """`to` null: everybody at the table, spectators included."""

    id: int
    text: str
    seat: int | None = None
    to: int | None = None


class Propose(Shape, tag="propose", tag_field="type"):
    """What needs everybody's consent. undo: go back to the position after `at` moves. replace: `target` is played by
    `bot` at `level`, or, without a bot, is open again to another person by a new link."""

    id: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    at: int | None = None
    target: int | None = None
    bot: str | None = None
    level: str | None = None


class Consent(Shape, tag="consent", tag_field="type"):
    id: int
    seat: int
    proposal: int
    yes: bool


class Look(Shape, tag="look", tag_field="type"):
    """The table as that seat saw it after `at` moves. Once the game is over anybody may look from any seat."""

    id: int
    seat: int | None
    at: int


class Ping(Shape, tag="ping", tag_field="type"):
    n: int = 0


ToServer = Hello | Choose | Typed | Undo | Say | Propose | Consent | Look | Ping


# -- WebSocket, server to client


class ChatLine(Shape):
    number: int
    time: int
    seat: int | None
    name: str
    text: str
    to: int | None = None


class Proposal(Shape):
    """Open until every person at the table has agreed or one has not. `agreed`: the seats that have."""

    number: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    at: int | None
    target: int | None
    bot: str | None
    level: str | None
    agreed: list[int]


class Waited(Shape):
    """A seat that must answer; `ask` and `rule` are null where even the question is secret (seat -1: a real die)."""

    seat: int
    rule: str | None = None
    ask: str | None = None


class DecisionCard(Shape):
    """What the seat must answer: one of `choices`, or, where they are too many to list, one of `domain`. `default` is
    played when its clock runs out. `mode` sealed: answers stay secret until all are in; first: the first one settles
    it. `say` has one sentence a choice."""

    seat: int
    rule: str
    ask: str
    mode: Literal["alone", "sealed", "first"]
    choices: list[Choice] | None
    domain: Object | None
    default: Choice | None
    question: Sentence
    say: dict[Language, list[str]]


class BesideCard(Shape):
    """Choices the seat may make at any time, beside the decision."""

    choices: list[Choice]
    domains: list[Object]
    say: dict[Language, list[str]]


class Welcome(Shape, tag="welcome", tag_field="type"):
    """`you`: the seats whose keys were shown. `names`: what pieces are called where content says so, by language."""

    protocol: int
    version: str
    table: str
    game: str
    title: str
    options: Object
    seats: list[SeatInfo]
    you: list[int]
    hotseat: bool
    maker: bool
    commitment: str | None
    names: dict[Language, dict[str, str]]
    chat: list[ChatLine]


class State(Shape, tag="state", tag_field="type"):
    """All that changed for one seat, at once: what happened (events numbered from `since`, each with its `rule`, `key`
    and data, and `say` in the languages asked for), then the table as it is. `undo`: the seat may take its last answer
    back. `moved`: when the last answer came, milliseconds."""

    at: int
    seat: int | None
    view: Object
    decision: DecisionCard | None
    beside: BesideCard | None
    waiting: list[Waited]
    undo: bool
    over: bool
    result: Outcome | None
    paused: bool
    moved: int
    since: int
    events: list[Object]


class Accepted(Shape, tag="accepted", tag_field="type"):
    """The answer is recorded for good; `at` is the number of moves with it."""

    id: int
    at: int


class Refused(Shape, tag="refused", tag_field="type"):
    """Nothing has changed. `rule` is an id of a ledger, or null where the server and not a rule refuses."""

    id: int | None
    rule: str | None
    why: str
    say: Sentence


class Presence(Shape, tag="presence", tag_field="type"):
    """Seats with somebody connected, and how many spectators; bots that are thinking now."""

    seats: list[int]
    spectators: int
    thinking: list[int]


class Seats(Shape, tag="seats", tag_field="type"):
    """Who sits where has changed."""

    seats: list[SeatInfo]
    you: list[int]


class Chat(Shape, tag="chat", tag_field="type"):
    line: ChatLine


class Proposals(Shape, tag="proposals", tag_field="type"):
    proposals: list[Proposal]


class Clock(Shape, tag="clock", tag_field="type"):
    """Milliseconds left to each seat when this was sent, and the seats whose clocks run."""

    left: list[int]
    running: list[int]


class Past(Shape, tag="past", tag_field="type"):
    """The answer to look."""

    id: int
    at: int
    seat: int | None
    view: Object
    events: int


class Next(Shape, tag="next", tag_field="type"):
    """Somebody asked for a rematch: the new table, and the keys of your seats there."""

    table: str
    links: list[SeatLink]


class Closed(Shape, tag="closed", tag_field="type"):
    """The last message before the server hangs up. `again`: it is worth connecting again."""

    why: str
    say: Sentence
    again: bool


class Pong(Shape, tag="pong", tag_field="type"):
    n: int


ToClient = (
    Welcome | State | Accepted | Refused | Presence | Seats | Chat | Proposals | Clock | Past | Next | Closed | Pong
)

BODIES: tuple[type[Shape], ...] = (
    Games,
    RuleBook,
    NewTable,
    TableMade,
    TableSummary,
    Fork,
    Rematch,
    Revoke,
    Fault,
    Credentials,
    Me,
    TableList,
    CloseTable,
    Ban,
    Done,
    Health,
)
