"""HTTP: accounts, passkeys, notices."""

from ludotheque.server.wire.shape import Language, Object, Shape


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
