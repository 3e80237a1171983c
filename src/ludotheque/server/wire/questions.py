"""WebSocket, client to server."""

from typing import Literal

from ludotheque.server.wire.orders import Ahead, Consign, Recall
from ludotheque.server.wire.shape import Choice, Language, Shape


class Since(Shape):
    """How many events of that seat (null: spectator) the client already has."""

    seat: int | None
    events: int


class Hello(Shape, tag="hello", tag_field="type"):
    """First message. `keys`: of the links that were opened; the first to open one takes the seat. Who holds no seat is
    a spectator. `languages`: those in which the server adds sentences to what it sends. `name`: what to call whoever
    takes a seat."""

    protocol: int
    keys: list[str] = []
    name: str | None = None
    since: list[Since] = []
    languages: list[Language] = []


class Choose(Shape, tag="choose", tag_field="type"):
    """`sure` false: carried out if it can be taken back, else refused with the reason (LUD-15), to be given again by
    a player who is."""

    id: int
    seat: int
    choice: Choice
    at: int
    sure: bool = True


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
    """`to` null: everybody at the table, spectators included. Else that seat alone, where the table allows it."""

    id: int
    text: str
    seat: int | None = None
    to: int | None = None


class Remark(Shape, tag="remark", tag_field="type"):
    """Said among those who look on, by somebody with an account."""

    id: int
    text: str


class Propose(Shape, tag="propose", tag_field="type"):
    """What needs everybody's consent. undo: go back to the position after `at` moves. replace: `target` is played by
    `bot` at `level`, or, without a bot, is open again to whoever opens a new link; somebody who is away has time to
    come back before. Who takes the seat sees all it knew: that is what is agreed to. `until`: when a pause ends by
    itself."""

    id: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace"]
    at: int | None = None
    target: int | None = None
    bot: str | None = None
    level: str | None = None
    until: int | None = None


class Rename(Shape, tag="rename", tag_field="type"):
    """What the others are to call whoever sits there."""

    id: int
    seat: int
    name: str


class Consent(Shape, tag="consent", tag_field="type"):
    id: int
    seat: int
    proposal: int
    yes: bool


class Look(Shape, tag="look", tag_field="type"):
    """The table as that seat saw it after `at` moves; `shared`: as a spectator counts them. Once the game is over
    anybody may look from any seat."""

    id: int
    seat: int | None
    at: int
    shared: bool = False


class Ask(Shape, tag="ask", tag_field="type"):
    """What a choice of that seat would do. The answer is a forecast, or why it cannot be chosen, or that the game
    foresees nothing of it. Nothing changes, and nobody else notices."""

    id: int
    seat: int
    choice: Choice


class Measure(Shape, tag="measure", tag_field="type"):
    """What is no choice but may be measured: a distance, a force. A spectator (seat null) measures only where nothing
    is hidden."""

    id: int
    seat: int | None
    question: Choice


class Seal(Shape, tag="seal", tag_field="type"):
    """The share of that seat, sealed: the SHA-256, in hexadecimal, of "ludotheque share " and the share itself."""

    id: int
    seat: int
    sealed: str


class Open(Shape, tag="open", tag_field="type"):
    """The share that was told sealed, once all are."""

    id: int
    seat: int
    value: str


class Begin(Shape, tag="begin", tag_field="type"):
    """Do not wait for the shares of those who have not told theirs. `seat`: -1 from whoever laid the table and has
    none."""

    id: int
    seat: int


class Fill(Shape, tag="fill", tag_field="type"):
    """Before the deal: a robot takes the seat `target`, to which nobody has come. `seat`: as in Begin."""

    id: int
    seat: int
    target: int


class Ready(Shape, tag="ready", tag_field="type"):
    """Before the deal, where it waits until all are ready; `yes` false: not yet, which stops the countdown too."""

    id: int
    seat: int
    yes: bool


class HandOver(Shape, tag="hand-over", tag_field="type"):
    """Before the deal, by the host: somebody else sees to the table."""

    id: int
    seat: int
    target: int


class GiveBack(Shape, tag="give-back", tag_field="type"):
    """Before the deal, by the host: whoever sits there gives the seat back and gets none at this table. `seat`: as in
    Begin."""

    id: int
    seat: int
    target: int
    why: Literal["away", "friend", "manners"]


class CallOff(Shape, tag="call-off", tag_field="type"):
    """Before the deal, by whoever laid the table or is its host: there will be no game. `seat`: as in Begin."""

    id: int
    seat: int


class Unguide(Shape, tag="unguide", tag_field="type"):
    """Enough of the guided game: from here on the table is one like any other."""

    id: int
    seat: int


class Back(Shape, tag="back", tag_field="type"):
    """Whoever owns that seat takes it back from the robot that holds it."""

    id: int
    seat: int


class Gift(Shape, tag="gift", tag_field="type"):
    """Time for the clock of `target`: a day where the game goes by days, else five minutes."""

    id: int
    seat: int
    target: int


class Heard(Shape, tag="heard", tag_field="type"):
    """The number of the clock that has just come: how long that took is the server's own measure."""

    n: int


class Ping(Shape, tag="ping", tag_field="type"):
    n: int = 0


ToServer = (
    Hello
    | Choose
    | Typed
    | Undo
    | Say
    | Remark
    | Rename
    | Propose
    | Consent
    | Look
    | Ask
    | Measure
    | Seal
    | Open
    | Begin
    | Fill
    | Ready
    | HandOver
    | GiveBack
    | CallOff
    | Unguide
    | Back
    | Gift
    | Consign
    | Ahead
    | Recall
    | Heard
    | Ping
)
