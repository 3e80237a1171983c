"""HTTP: tables."""

from typing import Literal

from ludotheque.server.wire.shape import Language, Object, Sentence, Shape


class NewSeat(Shape):
    kind: Literal["human", "bot"] = "human"
    name: str | None = None
    bot: str | None = None
    level: str | None = None


class ClockSettings(Shape):
    """Seconds for the whole game, and seconds added after each answer. `each`: by days, seconds for every answer of its
    own; the budget is what is drawn on when these are not enough. `zero`: what happens to a seat that has none left.
    default: the default answer of each decision is played for it, and after the third in a row a robot holds the seat
    until its owner is back; robot: a robot holds it at once; loss: it is given up. Null: as default; a table of before
    that says nothing has the default answers without end."""

    budget: int
    bonus: int = 0
    each: int = 0
    zero: Literal["default", "robot", "loss"] | None = None


class Watching(Shape):
    """Who may look on, `all`: the game is in the list of those that anybody may watch; `link`: whoever knows its
    address; `nobody`: only who plays. They are told what happens so many `minutes` or so many `answers` late, and never
    before a sealed question of that moment is settled; when the game is over they know all of it."""

    who: Literal["all", "link", "nobody"] = "all"
    minutes: int = 0
    answers: int = 0


class NewTable(Shape):
    """`together`: people with screens of their own make the deal together, each with a share of the seed; the game
    begins when all have come, or when one of them does not want to wait any longer."""

    """`campaign`: it is the first of a campaign. `open`: anybody may sit down where nobody is named, and the table
    stands in the lobby until it is full or dealt, with this language; null: only who has a link. `rated`: the game
    counts for the levels of those who play, all of them with accounts. `levels`: of an open table, between which the
    level of whoever sits down is, as far as it is known. `watch`: who may look on; null: at an open table everybody,
    two minutes or, by days, one answer late; at another whoever has its address, at once. `club`: it is for the members
    of that club, of whom anyone may sit down where nobody is named; nobody else is told that it is there. `coach`:
    among people, whoever is asked may have a robot's advice a few times, which the others are told, but not in a rated
    game. `aloud`: nothing is said to one seat alone, as in a rated game and in one that is won together."""

    game: str
    seats: list[NewSeat]
    options: Object = {}
    hotseat: bool = False
    clock: ClockSettings | None = None
    seed: str | None = None
    together: bool = False
    campaign: bool = False
    open: Language | None = None
    rated: bool = False
    levels: list[int] | None = None
    watch: Watching | None = None
    club: str | None = None
    coach: bool = False
    aloud: bool = False


class NewGuide(Shape):
    """A guided first game; `name`: what to call the learner."""

    name: str | None = None


class SeatLink(Shape):
    """A link that carries this key behind the # is an invitation to the seat: who opens it first holds the seat, and
    from then on it only watches. Seat -1: what whoever set up the table is known by."""

    seat: int
    key: str


class TableMade(Shape):
    table: str
    links: list[SeatLink]
    campaign: str | None = None


class Invitation(Shape):
    """What links for friends begin with; null: nobody else can come. `say`: what to know about it."""

    base: str | None
    say: Sentence


class SeatInfo(Shape):
    """`kind` open: a person's seat that nobody has been named for. `held`: by what whoever has taken it is known: their
    browser, their account, or only the link and their connection; null: nobody has come yet. `account` is the user name
    of its owner, if any. `guest`: they are called by a number until they say how they want to be called. A person's
    seat with a `bot`: this robot holds it until they take it back. `gone`: whoever sits there has deleted their
    account, and is called somebody."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None = None
    level: str | None = None
    account: str | None = None
    held: Literal["browser", "account", "link"] | None = None
    guest: bool = False
    gone: bool = False


class Outcome(Shape):
    """`ranking[seat]` is 1 for the winners. `leaves`: something that another game can begin with."""

    scores: list[int]
    ranking: list[int]
    reason: str
    say: Sentence = {}
    leaves: bool = False


class ChapterAt(Shape):
    """Which table of which campaign, counted from 1."""

    campaign: str
    number: int


class ShareCard(Shape):
    """What a seat adds to the seed: first its SHA-256 (`sealed`), then, once all have told theirs, the thing itself.
    `value`: told when the game has begun; empty: it never was. `open`: it has been told to the server."""

    seat: int
    sealed: str
    value: str
    open: bool = True


class DealCard(Shape):
    """Where the chance of this table comes from, said for as long as the table is there. `by` together: from a secret
    of the server, bound by `commitment` before anybody came, and a share of every person; server: from the secret
    alone; chosen: somebody chose the seed and may know every draw. `stage`: shares are being sealed, or opened until
    `due`, or the game has begun. `silent`: people who added nothing. `fork`: it began with a position of another table.
    `file`: it came as a file. `studied`: who laid out a position of it elsewhere while it was played. `host`: who sees
    to the table until it is dealt. `ready`: who has said so; null: the deal waits for nobody to say it. `starts`: it
    begins then, unless somebody stops it. `patience`: from then on the host need not wait. `rated`: it was set up so;
    `friendly`: why it is not all the same, because of a guest or for want of people."""

    by: Literal["together", "server", "chosen", "lesson"]
    stage: Literal["sealing", "opening", "dealt"]
    commitment: str | None
    shares: list[ShareCard]
    silent: list[int]
    due: int | None
    fork: bool
    file: bool
    studied: list[int]
    host: int | None = None
    ready: list[int] | None = None
    starts: int | None = None
    patience: int | None = None
    rated: bool = False
    friendly: Literal["guest", "few"] | None = None


class ProvenGame(Shape):
    """What the server finds when it plays a finished game again from its seed."""

    entries: int
    draws: int
    shares: list[int]


class TableSummary(Shape):
    """`waiting`: the seats that have yet to answer, as a spectator sees them. `abandoned`: nobody plays on. `round`:
    how far the game is."""

    table: str
    game: str
    options: Object
    seats: list[SeatInfo]
    hotseat: bool
    at: int
    over: bool
    paused: bool
    waiting: list[int]
    closed: str | None
    result: Outcome | None
    created: int
    moved: int
    deal: DealCard
    campaign: ChapterAt | None = None
    abandoned: bool = False
    round: Sentence = {}
    watch: Watching | None = None


class MyTableAt(Shape):
    """`keys`: of whoever is known by nothing else."""

    table: str
    keys: list[str] = []


class MyTablesAsked(Shape):
    """The tables that a browser remembers. Those of the account that asks are told besides."""

    tables: list[MyTableAt] = []


class MyTable(Shape):
    """A table as whoever asks may know it. `you`: the seats they hold; `asked`: those of them that are to answer, since
    `since`. `question`: what the first of these is asked. `due`: when the first of their clocks runs out. `happened`:
    what that seat saw since its last answer, a few sentences in the order of the game, those about that seat before
    others. Around one screen nobody is told what another may not see: neither question nor sentences."""

    summary: TableSummary
    you: list[int]
    asked: list[int]
    since: int
    due: int | None
    question: Sentence
    happened: list[Sentence]


class MyTables(Shape):
    """The most pressing first: those that wait for an answer, by the clock that runs out first, then by how long they
    have waited; then the others, the last one played at first. `gone`: those that are there no more."""

    tables: list[MyTable]
    gone: list[str]


class OpenSeat(Shape):
    """`kind` open: anybody may sit down there. `name` empty: they have not said how they want to be called."""

    kind: Literal["human", "bot", "open"]
    name: str


class OpenTable(Shape):
    """A table in the lobby. What is long among its options is told only as true. `edition`: as in the welcome."""

    table: str
    game: str
    options: Object
    seats: list[OpenSeat]
    clock: ClockSettings | None
    language: Language
    since: int
    rated: bool = False
    levels: list[int] | None = None
    coach: bool = False
    edition: str | None = None


class OpenTables(Shape, tag="lobby", tag_field="type"):
    """The lobby, the oldest table first. Whoever watches it (`/api/lobby/socket`) is told all of it (`whole`), then
    what has changed: tables that are new or other than they were, and those that are gone."""

    tables: list[OpenTable]
    gone: list[str]
    whole: bool


class WatchedGame(Shape):
    """A game that anybody may watch. `onlookers`: how many do. `edition`: as in the welcome."""

    table: str
    game: str
    seats: list[OpenSeat]
    clock: ClockSettings | None
    watch: Watching
    rated: bool
    since: int
    onlookers: int
    edition: str | None = None


class GameToWatch(Shape):
    """`friends` of whoever asks and those they follow who are no friends of theirs (`followed`), who play there."""

    game: WatchedGame
    friends: list[str]
    followed: list[str]


class WatchedGames(Shape):
    games: list[GameToWatch]


class SitDown(Shape):
    """At an open table, on the first seat that is free. `name`: what to call whoever sits down."""

    name: str | None = None


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


class Resign(Shape):
    """Whoever asks gives up every seat they hold: robots take them, or, where nobody else plays, the game is left as it
    is. `keys`: of whoever is known by nothing else."""

    keys: list[str] = []


class Removal(Shape):
    """Of a table that cannot be opened. `keys`: the one its maker was given."""

    keys: list[str] = []


class Revoke(Shape):
    """A new link for a seat, in place of the one there was. Its holder asks for it to go on in another browser; of a
    seat that nobody holds anybody at the table may ask. `key`: of whoever is known by nothing else."""

    seat: int
    key: str | None = None


class Fault(Shape):
    """What went wrong and what to do about it."""

    fault: str
    say: Sentence
