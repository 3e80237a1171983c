"""WebSocket, server to client."""

from typing import Literal

from ludotheque.server.wire.orders import Digest, Orders, Questions
from ludotheque.server.wire.shape import Choice, Language, Object, Sentence, Shape
from ludotheque.server.wire.tables import ChapterAt, ClockSettings, DealCard, Outcome, SeatInfo, SeatLink, Watching


class ChatLine(Shape):
    """`say`: where nobody speaks but the table itself tells what happened to its seats."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str
    to: int | None = None
    say: Sentence = {}


class Proposal(Shape):
    """Open until every person at the table has agreed or one has not. `agreed`: the seats that have. `due`: whoever is
    to be replaced is away and has until then to come back; after that the others' word is enough. Null: everybody's
    word is needed. `until`: when the pause ends by itself."""

    number: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    at: int | None
    target: int | None
    bot: str | None
    level: str | None
    agreed: list[int]
    due: int | None = None
    until: int | None = None


class Waited(Shape):
    """A seat that must answer; `ask` and `rule` are null where even the question is secret (seat -1: a real die)."""

    seat: int
    rule: str | None = None
    ask: str | None = None


class Wish(Shape):
    """What somebody wants answered to a question that people settle together."""

    seat: int
    choice: Choice


class DecisionCard(Shape):
    """What the seat must answer: one of `choices`, or, where they are too many to list, one of `domain`. `default` is
    played when its clock runs out. `mode` sealed: answers stay secret until all are in; first: the first one settles
    it. `about` holds what the procedure that asks shows the seat. `say` has one sentence a choice."""

    seat: int
    rule: str
    ask: str
    mode: Literal["alone", "sealed", "first"]
    choices: list[Choice] | None
    domain: Object | None
    default: Choice | None
    about: Object
    question: Sentence
    say: dict[Language, list[str]]


class BesideCard(Shape):
    """Choices the seat may make at any time, beside the decision."""

    choices: list[Choice]
    domains: list[Object]
    say: dict[Language, list[str]]


class LessonPage(Shape):
    """A lesson: its title, its paragraphs, the rule it cites, and what it points at on the table."""

    number: int
    title: Sentence
    text: dict[Language, list[str]]
    hint: Sentence
    rule: str | None
    marks: list[str]


class Lesson(Shape):
    """Where a guided game stands: the pages to read now, of `count` in all. `goals`: what the learner is to answer
    while the last of them lasts, one after the other, each with what is as good; none while others play. `done`: the
    guide is at its end."""

    pages: list[LessonPage]
    count: int
    goals: list[list[Choice]]
    done: bool


class Welcome(Shape, tag="welcome", tag_field="type"):
    """`you`: the seats whose keys were shown. `names`: what pieces are called where content says so, by language; where
    names spoil, of what one has come upon, and one is greeted again when there is more. `open`: anybody may sit
    down. `clock`: the pace of the game. `muted`: the accounts whose words whoever is greeted does not want to read.
    `watch`: who may look on, and how late. `edition`: what people call the edition of theirs that is played, which is
    not what comes with the game. `club`: whose table it is. `coach`: how often each seat may ask a robot among people;
    null: not here. `asides`: a seat may say something to one other alone."""

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
    deal: DealCard
    names: dict[Language, dict[str, str]]
    chat: list[ChatLine]
    campaign: ChapterAt | None = None
    open: bool = False
    clock: ClockSettings | None = None
    muted: list[str] = []
    watch: Watching | None = None
    edition: str | None = None
    club: str | None = None
    coach: int | None = None
    asides: bool = False


class AccountLine(Shape):
    """A row of the account: a number a seat, null where it does not count. `after`: what settles a tie, under the
    total. `n`: a number its heading names."""

    key: str
    rule: str
    values: list[int | None]
    after: bool
    n: int


class Account(Shape):
    """Where the points of a finished game come from; `because`: why it ended so, where its ending says too little."""

    lines: list[AccountLine]
    because: str
    numbers: dict[str, int]


class Kept(Shape):
    """Why an answer stays: the key of the sentence that says so, and its rule."""

    why: str
    rule: str


class State(Shape, tag="state", tag_field="type"):
    """All that changed for one seat, at once: what happened (events numbered from `since`, each with its `rule`, `key`
    and data, and `say` in the languages asked for), then the table as it is. `shared`: `at` as a spectator counts.
    `undo`: the seat may take its last answer back; `kept`: why not.
    `moved`: when the last answer came, milliseconds. `alone`: the numbers of the events told whole to nobody else.
    `wishes`: where people settle the question together, what each wants so far; it is done once all want the same.
    `yields`: the bots that leave the question to the people who are asked too. `resumes`: when a pause ends by
    itself."""

    at: int
    shared: int
    seat: int | None
    view: Object
    decision: DecisionCard | None
    beside: BesideCard | None
    waiting: list[Waited]
    undo: bool
    kept: Kept | None
    over: bool
    result: Outcome | None
    paused: bool
    moved: int
    since: int
    events: list[Object]
    alone: list[int]
    lesson: Lesson | None = None
    account: Account | None = None
    wishes: list[Wish] = []
    yields: list[int] = []
    resumes: int | None = None


class Dealing(Shape, tag="dealing", tag_field="type"):
    """The deal that people make together has come further."""

    deal: DealCard


class Accepted(Shape, tag="accepted", tag_field="type"):
    """The answer is recorded for good: `at` is the number of its row in the table's log, a receipt. Rows that
    everybody notices lie equally far apart, and what a seat does in secret counts only for itself: nobody can count by
    numbers what others did. `seen`: how
    many moves the seat has now seen."""

    id: int
    at: int
    seen: int


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


class StandLine(Shape):
    """Said by somebody who looks on, after so many moves as they see it (`at`)."""

    number: int
    name: str
    time: int
    at: int
    text: str


class Stand(Shape, tag="stand", tag_field="type"):
    """What is said among those who look on; `whole`: all of it. Who plays is told at the end."""

    lines: list[StandLine]
    whole: bool


class LeadPoint(Shape):
    """The chances of each seat after so many moves, as those who look on count them; of the team alone where all win
    together."""

    at: int
    chances: list[float]


class Lead(Shape, tag="lead", tag_field="type"):
    """Who is ahead, as far as it can be known by looking on: a robot's estimate so far. `turn`: the moment with which
    it changed most."""

    points: list[LeadPoint]
    turn: int | None


class Proposals(Shape, tag="proposals", tag_field="type"):
    proposals: list[Proposal]


class Resting(Shape):
    """Somebody's clock stands until then."""

    seat: int
    why: Literal["night", "holidays"]
    until: int


class Clock(Shape, tag="clock", tag_field="type"):
    """Milliseconds left to each seat when this was sent (`now`, by the time of games), and the seats whose clocks run.
    `answer`: the part of it that is for this answer alone. `due`: when the clock of each seat that is asked runs out,
    with its nights and holidays; null: it is not asked. `given`: who has answered what others are still asked at the
    same time. `late`: how many of their last answers were given for them. `n`: to be told back at once (`heard`)."""

    left: list[int]
    running: list[int]
    now: int
    answer: list[int]
    due: list[int | None]
    resting: list[Resting]
    given: list[int]
    late: list[int]
    n: int


class Past(Shape, tag="past", tag_field="type"):
    """The answer to look; `shared`: the same point as a spectator counts, for addresses that others open."""

    id: int
    at: int
    shared: int
    seat: int | None
    view: Object
    events: int


class Forecast(Shape, tag="forecast", tag_field="type"):
    """The answer to ask and to measure, as ids and numbers of that game. `at`: how many moves the seat has seen; a
    client that shows another moment lets it go."""

    id: int
    at: int
    forecast: Object


class Next(Shape, tag="next", tag_field="type"):
    """Somebody opened the next table, of a rematch or of a campaign: its name, and the keys of your seats there; none
    where each is to ask for their own."""

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
    Welcome
    | Dealing
    | State
    | Accepted
    | Refused
    | Presence
    | Seats
    | Chat
    | Stand
    | Lead
    | Proposals
    | Clock
    | Orders
    | Questions
    | Digest
    | Past
    | Forecast
    | Next
    | Closed
    | Pong
)
