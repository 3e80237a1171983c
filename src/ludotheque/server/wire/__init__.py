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
from ludotheque.server.wire.clubs import *
from ludotheque.server.wire.games import *
from ludotheque.server.wire.hosting import *
from ludotheque.server.wire.orders import *
from ludotheque.server.wire.pairing import *
from ludotheque.server.wire.people import *
from ludotheque.server.wire.questions import *
from ludotheque.server.wire.ratings import *
from ludotheque.server.wire.reviews import *
from ludotheque.server.wire.shape import *
from ludotheque.server.wire.studio import *
from ludotheque.server.wire.tables import *
from ludotheque.server.wire.tournaments import *

BODIES: tuple[type[Shape], ...] = (
    Games,
    Options,
    Drawing,
    Flaws,
    RuleBook,
    Example,
    Puzzle,
    Puzzles,
    NewTable,
    NewGuide,
    TableMade,
    Invitation,
    TableSummary,
    MyTablesAsked,
    MyTables,
    OpenTables,
    WatchedGames,
    SitDown,
    NewTicket,
    Pairing,
    Coming,
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
    Profile,
    MyPeople,
    ReportForm,
    NewReport,
    MyReports,
    Reports,
    Decision,
    ReportAt,
    WhoIs,
    ShownTo,
    FriendAnswer,
    Away,
    MyLevels,
    Ranking,
    NewTournament,
    Tournaments,
    Tournament,
    TournamentMove,
    TournamentRuling,
    TournamentExit,
    TournamentEnd,
    MyClubs,
    ClubTables,
    Club,
    ClubWish,
    ClubKey,
    ClubLink,
    ClubCall,
    ClubAnswer,
    ClubName,
    ClubRole,
    PasskeyOptions,
    NewPasskey,
    PasskeyAnswer,
    Passkeys,
    PasskeyGone,
    NoticesOf,
    MailWish,
    PushKey,
    PushWish,
    PushGone,
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
    DoubtfulGames,
    Judgement,
    Studio,
    NewExperiment,
    StudioForecast,
    ExperimentCard,
    StudioAnswer,
    GamesToOpen,
    GameOpened,
    NewEdition,
    KeptEdition,
    DrawEdition,
    EditEdition,
    EditionDrawn,
    EditionFiles,
    EditionForms,
    EditionState,
    EditionTried,
    StepEdition,
    FrozenEdition,
    StudioGuest,
    StudioGuests,
    Done,
    Health,
    Checkup,
)
