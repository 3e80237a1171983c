"""Every message between server and client, in one place.

`tools/api_types.py` writes the same shapes for the client as TypeScript. A body that does not fit its shape is refused
before anything looks at it. `PROTOCOL` changes whenever an old client would misread a message.

A choice is a list: its verb, then texts and whole numbers. A seat is a number from 0; null is a spectator. `at` is the
number of moves that seat has seen, which only grows: an answer carries the `at` of the state it answers. What was done
behind somebody's back does not count for them; once the game is over everybody counts every move.
A sentence comes in the languages the client asked for, by language: {"fr": ..., "en": ...}.
"""

from ludotheque.server.wire.answers import *
from ludotheque.server.wire.campaigns import *
from ludotheque.server.wire.games import *
from ludotheque.server.wire.hosting import *
from ludotheque.server.wire.people import *
from ludotheque.server.wire.questions import *
from ludotheque.server.wire.reviews import *
from ludotheque.server.wire.shape import *
from ludotheque.server.wire.tables import *

BODIES: tuple[type[Shape], ...] = (
    Games,
    Options,
    Drawing,
    Flaws,
    RuleBook,
    Example,
    NewTable,
    NewGuide,
    TableMade,
    Invitation,
    TableSummary,
    MyTablesAsked,
    MyTables,
    OpenTables,
    SitDown,
    ProvenGame,
    Fork,
    Rematch,
    Removal,
    Resign,
    CampaignCard,
    ImportProgress,
    NextTable,
    Branch,
    Revoke,
    Explain,
    Explanation,
    Review,
    Fault,
    Credentials,
    NewPassword,
    AccountGone,
    Me,
    NewCalendar,
    CalendarCard,
    PasskeyOptions,
    NewPasskey,
    PasskeyAnswer,
    Passkeys,
    PasskeyGone,
    NoticesOf,
    MailWish,
    HookWish,
    OwnHookWish,
    HookGone,
    HookMade,
    Notices,
    TableList,
    CloseTable,
    Ban,
    Unban,
    Bans,
    People,
    Done,
    Health,
    Checkup,
)
