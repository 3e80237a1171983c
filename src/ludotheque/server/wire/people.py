"""HTTP: accounts, passkeys, notices, and people among themselves."""

from typing import Literal

from ludotheque.server.wire.ratings import LevelCurve
from ludotheque.server.wire.shape import Language, Object, Sentence, Shape
from ludotheque.server.wire.tables import MyTableAt


class Credentials(Shape):
    name: str
    password: str


class Proof(Shape):
    """That whoever is signed in is really there: the password, or else what the browser answered with a passkey."""

    password: str = ""
    credential: Object | None = None


class NewPassword(Shape):
    new: str
    proof: Proof


class AccountGone(Shape):
    proof: Proof


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


class NewCalendar(Shape):
    """When the clocks of whoever asks stand where they have days to answer. `night`: the minutes of the day, in that
    zone, at which it begins and ends; `holidays`: whole days, YYYY-MM-DD. `tables`: those their browser remembers."""

    zone: str
    night: list[int] | None = None
    holidays: list[str] = []
    tables: list[str] = []


class CalendarCard(Shape):
    """`stays`: until when the night is not changed again."""

    zone: str
    night: list[int] | None
    holidays: list[str]
    stays: int | None


# -- passkeys


class PasskeyOptions(Shape):
    """What the browser is to be asked: `PublicKeyCredential.parseCreationOptionsFromJSON(options)` then
    `navigator.credentials.create`, or `parseRequestOptionsFromJSON(options)` then `get`. Good once, for five
    minutes."""

    options: Object


class NewPasskey(Shape):
    """What the browser made (`credential.toJSON()`), and what to call it in the list."""

    credential: Object
    name: str = ""


class PasskeyAnswer(Shape):
    """What the browser answered (`credential.toJSON()`)."""

    credential: Object


class PasskeyCard(Shape):
    """`used` null: never since it was made. Times in milliseconds."""

    id: str
    name: str
    created: int
    used: int | None


class Passkeys(Shape):
    passkeys: list[PasskeyCard]


class PasskeyGone(Shape):
    id: str


# -- notices


class NoticesOf(Shape):
    """The notices of a seat, shown by its key (or the maker's key: those of the table); without a key those of the
    account that is signed in, which count for all its seats."""

    table: str | None = None
    key: str | None = None


class MailWish(Shape):
    """Write to this address when it is my turn and I have been away. A mail with a link to confirm is sent first."""

    address: str
    language: Language
    table: str | None = None
    key: str | None = None


class MailNotice(Shape):
    """`address` is shortened: a***@example.org."""

    address: str
    language: Language
    confirmed: bool


class PushKey(Shape):
    """`key`: by which push services know this server, for `pushManager.subscribe`. `after`: seconds of absence before a
    browser is told; `pace`: the least number of seconds between two messages to it."""

    key: str
    after: int
    pace: int


class PushWish(Shape):
    """Tell this browser when it is my turn and I have been away, in the place of what it wished before: what its push
    service gave it (`subscription.toJSON()`), the seats it holds, and the tables that stay silent. Whoever is signed in
    is told of all seats of the account. `night`: minutes of the day, in that zone, between which nothing is told."""

    endpoint: str
    public_key: str
    auth: str
    language: Language
    zone: str = "UTC"
    night: list[int] | None = None
    seats: list[MyTableAt] = []
    silent: list[str] = []


class PushGone(Shape):
    endpoint: str


class HookWish(Shape):
    """POST to `url` whenever a seat has kept the table waiting. Asked with the maker's key; `seat` null: every seat
    without one of its own."""

    key: str
    url: str
    seat: int | None = None


class OwnHookWish(Shape):
    """POST to `url` whenever a seat of the account that is signed in has kept a table waiting."""

    url: str


class HookGone(Shape):
    key: str
    seat: int | None = None


class HookMade(Shape):
    """`secret` is shown this once; each POST has the header `x-ludotheque-signature: sha256=` and the HMAC-SHA256, in
    hexadecimal, of the header `x-ludotheque-time`, a full stop and the body."""

    url: str
    seat: int | None
    secret: str


class HookInfo(Shape):
    url: str
    seat: int | None


class Notices(Shape):
    """`mail` null: no address given. `mailing`: this server can send mail. `after`: seconds of absence before a
    notice. `hooks`: with the maker's key those of the table; of an account its own."""

    mailing: bool
    after: int
    mail: MailNotice | None = None
    hooks: list[HookInfo] = []


# -- who people are to each other


class Friend(Shape):
    """`seal`: what the seal of that account is drawn from, the same for as long as it is there."""

    name: str
    seal: str


class PersonCard(Shape):
    """What others see at least who have sat at a table with them: `finished` games to the end of `begun` among people
    that are over. `bond`: what they are to whoever asks; asks: they want to be friends, asked: so does whoever asks.
    `followed`: null where they cannot be."""

    name: str
    seal: str
    finished: int
    begun: int
    bond: Literal["me", "friend", "asks", "asked"] | None = None
    muted: bool = False
    blocked: bool = False
    followed: bool | None = None


class GameRecord(Shape):
    """`games` among people that were finished, and how many were won; `alone` against robots only. `sworn`, `kept`:
    how often they gave their word where rules bind it. Null: the game knows of no such thing."""

    game: str
    games: int
    won: int
    alone: int
    alone_won: int
    last: int
    sworn: int | None = None
    kept: int | None = None


class GameResult(Shape):
    """`place` null: they left before the end. `table`: told only to whoever played."""

    game: str
    ended: int
    place: int | None
    seats: int
    people: int
    table: str | None = None


class Profile(Shape):
    """`whole`: the rest is told too; else it is not for whoever asks. `shown`: to whom, told only to its owner."""

    card: PersonCard
    whole: bool
    shown: Literal["me", "friends", "all"] | None = None
    since: int | None = None
    games: list[GameRecord] = []
    results: list[GameResult] = []
    levels: list[LevelCurve] = []


class MyPeople(Shape):
    """One's own profile, and everybody one has said something of."""

    profile: Profile
    friends: list[Friend]
    asks: list[Friend]
    muted: list[str]
    blocked: list[str]
    followed: list[str]


class ReportLine(Shape):
    """A line of a table: of talk, said by `name` at `time`, or of the journal, in words (`say`) with its rule.
    `theirs`: whoever is reported said it."""

    line: str
    time: int | None
    name: str
    text: str
    say: Sentence
    rule: str | None
    theirs: bool


class ReportForm(Shape):
    """The last lines of a table that may go with a report."""

    lines: list[ReportLine]


class NewReport(Shape):
    """`lines`: those of the form that show it. `mute`: whoever reports wants to read nothing more of them. `club`: its
    name is reported, or what it says of itself, and nobody by name."""

    about: str
    reason: Literal["words", "cheating", "stalling", "name", "other"]
    table: str | None = None
    lines: list[str] = []
    more: str = ""
    mute: bool = True
    club: str | None = None


class SentReport(Shape):
    """`about`: a person, or a club by its name. `act`: what the host has decided; null: nothing yet."""

    about: str
    reason: str
    made: int
    act: Literal["word", "mute", "lobby", "out", "nothing"] | None


class HostWord(Shape):
    """What the host has told somebody, and until when something is not allowed to them."""

    time: int
    act: Literal["word", "mute", "lobby", "out", "nothing"]
    text: str
    until: int | None


class MyReports(Shape):
    """Of the last thirty days."""

    sent: list[SentReport]
    words: list[HostWord]


class ReportRecord(Shape):
    """An account: since when it is there, its games, its reports that were decided and how many of them were founded,
    and what others led to."""

    account: str
    since: int
    games: int
    reports: int
    founded: int
    acts: list[str]


class ReportCard(Shape):
    """`at`: after so many moves as everybody counts them. `act`: what was decided (`decided`), with what words; null:
    it waits. `undoable`: it can be taken back. `club`: the name of one and what it says of itself, which are reported;
    its founder answers for them."""

    report: str
    by: ReportRecord
    about: ReportRecord
    reason: Literal["words", "cheating", "stalling", "name", "other"]
    table: str | None
    game: str | None
    at: int
    made: int
    lines: list[ReportLine]
    more: str
    act: Literal["word", "mute", "lobby", "out", "nothing"] | None
    said: str
    decided: int | None
    until: int | None
    undone: int | None
    undoable: bool
    club: str | None = None


class Reports(Shape):
    """Those that wait, the oldest first; then what was decided in the last thirty days."""

    reports: list[ReportCard]


class Decision(Shape):
    """`said`: what the person reads."""

    report: str
    act: Literal["word", "mute", "lobby", "out", "nothing"]
    said: str = ""


class ReportAt(Shape):
    report: str


class WhoIs(Shape):
    name: str


class ShownTo(Shape):
    shown: Literal["me", "friends", "all"]


class FriendAnswer(Shape):
    name: str
    yes: bool


class Follow(Shape):
    """To find their games first among those to watch, from now on; or no longer."""

    name: str
    on: bool


class Away(Shape):
    """Not to be read (mute), or not to be met (block), from now on; or no longer so."""

    name: str
    what: Literal["mute", "block"]
    on: bool
