"""Messages made from a table: for one seat, what that seat may know and nothing else."""

import functools
from collections.abc import Sequence
from typing import Any, Literal, cast

import msgspec

from ludotheque.core.domains import Choice, Domain
from ludotheque.core.events import Event
from ludotheque.core.game import Game, Result
from ludotheque.core.refusal import Refusal
from ludotheque.match.campaign import CARRIED
from ludotheque.match.guide import LEARNER, OFF_LESSON, hint_of
from ludotheque.match.guide import lesson as lesson_in
from ludotheque.match.table import Decision, Table
from ludotheque.server import rest, wire
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import WAIT, Notes, began
from ludotheque.server.sentences import TableTexts, texts
from ludotheque.server.store import Listing
from ludotheque.server.wire import Language

Tongues = Sequence[Language]
encode = msgspec.json.encode


def plain(choice: Choice) -> list[str | int]:
    return cast("list[str | int]", list(choice))


def spoken(live: LiveTable, languages: Tongues) -> dict[Language, TableTexts]:
    rules, options = live.table.rules, live.table.options
    return {lang: texts(rules, lang, options, names(live, lang)) for lang in languages}


def names(live: Notes, lang: Language) -> list[str]:
    """What people call themselves; a guest is called by a number in the reader's language."""
    return [live.called(seat, lang) if each.guest else each.name for seat, each in enumerate(live.seats)]


def met(showing: "Showing", seat: int | None) -> set[str]:
    """Whose names a seat may know where names spoil: what it sees on the table, or has heard of."""
    return showing.live.table.rules.content.met(showing.live.table.options, showing.words(seat))


def reached(live: LiveTable) -> set[str]:
    """The parts of what is printed that a table has come to, for whoever looks on."""
    return live.table.rules.content.reached(live.table.options, Showing(live).words(None))


def heard(live: LiveTable, seat: int | None) -> set[str]:
    """The words of all that a seat was told, each event read once."""
    count, found = live.heard.get(seat, (0, set()))
    since, fresh = live.events(seat, count)
    for event in fresh:
        gather(event.seen_by(seat), found)
    live.heard[seat] = since + len(fresh), found
    return found


def gather(told: object, found: set[str]) -> None:
    """The words of a view or an event, at whatever depth."""
    if isinstance(told, str):
        found.add(told)
    elif isinstance(told, dict):
        for key, value in told.items():
            found.add(key)
            gather(value, found)
    elif isinstance(told, list | tuple):
        for value in told:
            gather(value, found)


def shown_options(rules: Game, options: dict[str, Any]) -> dict[str, Any]:
    """As they may be shown: what a campaign carries may hold what nobody has seen yet."""
    carried = {CARRIED: rules.content.carried(options, options[CARRIED])} if CARRIED in options else {}
    return options | carried


def titles(live: LiveTable, known: set[str], languages: Tongues) -> dict[Language, dict[str, str]]:
    """What pieces are called: all of them, or those known where a name would tell too much."""
    door, options = live.table.rules.content, live.table.options
    found = {lang: door.names(options, lang) for lang in languages}
    if not door.spoils:
        return found
    return {lang: {piece: name for piece, name in names.items() if piece in known} for lang, names in found.items()}


def named(
    table: Table, seat: int, choices: list[Choice], voices: dict[Language, TableTexts]
) -> dict[Language, list[str]]:
    """One sentence a choice."""
    if not voices:
        return {}
    words = [table.rules.speech.words(table.state, seat, choice) for choice in choices]
    return {
        lang: [voice.choice(choice, more) for choice, more in zip(choices, words, strict=True)]
        for lang, voice in voices.items()
    }


def decision_card(table: Table, decision: Decision, voices: dict[Language, TableTexts]) -> wire.DecisionCard:
    listed = None if isinstance(decision.choices, Domain) else decision.choices
    return wire.DecisionCard(
        seat=decision.seat,
        rule=decision.rule,
        ask=decision.ask,
        mode=cast("Literal['alone', 'sealed', 'first']", decision.mode),
        choices=None if listed is None else [plain(choice) for choice in listed],
        domain=decision.choices.describe() if isinstance(decision.choices, Domain) else None,
        default=None if decision.default is None else plain(decision.default),
        about=decision.about,
        question={lang: voice.ask(decision.ask, decision.seat) for lang, voice in voices.items()},
        say=named(table, decision.seat, listed or [], voices),
    )


def beside_card(table: Table, seat: int, voices: dict[Language, TableTexts]) -> wire.BesideCard | None:
    offered = table.beside(seat)
    if not offered:
        return None
    listed = [choice for choice in offered if not isinstance(choice, Domain)]
    return wire.BesideCard(
        choices=[plain(choice) for choice in listed],
        domains=[domain.describe() for domain in offered if isinstance(domain, Domain)],
        say=named(table, seat, listed, voices),
    )


def event_card(event: Event, seat: int | None, voices: dict[Language, TableTexts]) -> dict[str, Any]:
    seen: dict[str, Any] = event.seen_by(seat)
    if voices:
        seen["say"] = {lang: voice.event(seen) for lang, voice in voices.items()}
    return seen


def outcome(result: Result | None, voices: dict[Language, TableTexts]) -> wire.Outcome | None:
    if result is None:
        return None
    say = {lang: voice.reason(result) for lang, voice in voices.items()}
    return wire.Outcome(result.scores, result.ranking, result.reason, say, result.campaign is not None)


def account(table: Table) -> wire.Account | None:
    told = table.rules.account(table.state) if table.over else None
    if told is None:
        return None
    lines = [wire.AccountLine(line.key, line.rule, line.values, line.after, line.n) for line in told.lines]
    return wire.Account(lines, told.because, told.numbers)


class Showing:
    """One position, shown to one seat after the other: what they see alike is made and written once."""

    def __init__(self, live: LiveTable) -> None:
        self.live, self.asked = live, live.asked
        self.yielding = live.holding_back
        self.look = live.table.look()
        self.voices: dict[tuple[Language, ...], dict[Language, TableTexts]] = {}
        self.owned: dict[int | None, dict[str, Any]] = {}

    @functools.cached_property
    def alike(self) -> bytes:
        return encode(self.look.alike)

    @functools.cached_property
    def alike_words(self) -> set[str]:
        found: set[str] = set()
        gather(self.look.alike, found)
        return found

    @functools.cached_property
    def bases(self) -> dict[int, bytes]:
        """Written once, what some see as everybody does; by the identity of what it was written from."""
        return {id(base): encode(base) for _, _, base in self.look.apart if base is not None}

    def spoken(self, languages: Tongues) -> dict[Language, TableTexts]:
        key = tuple(languages)
        if key not in self.voices:
            self.voices[key] = spoken(self.live, languages)
        return self.voices[key]

    def own(self, seat: int | None) -> dict[str, Any]:
        """What that seat sees and not everybody."""
        if seat not in self.owned:
            self.owned[seat] = self.live.table.apart(self.look, seat)
        return self.owned[seat]

    def words(self, seat: int | None) -> set[str]:
        """All that a seat sees on the table and was ever told, as single words."""
        found: set[str] = set()
        if not self.live.dealt:
            return found
        gather(self.own(seat), found)
        return found.union(self.alike_words, heard(self.live, seat))

    def view(self, seat: int | None) -> tuple[wire.Object, list[dict[str, Any]]]:
        """The view of a seat, written, and who must answer what."""
        own, bases = self.own(seat), self.bases
        parts = [b'"%s":%s' % (name.encode(), bases.get(id(value)) or encode(value)) for name, value in own.items()]
        return cast("wire.Object", msgspec.Raw(self.alike[:-1] + b"," + b",".join(parts) + b"}")), own["waiting"]


def state(showing: Showing, seat: int | None, since: int, languages: Tongues) -> wire.State:
    """The table for one seat, with what happened since that many events."""
    live, table = showing.live, showing.live.table
    voices = showing.spoken(languages)
    held = seat is not None and live.seats[seat].robot  # a robot answers there until they take it back
    asked = seat is not None and seat in showing.asked and not held
    since, happened = live.events(seat, since)
    view, waiting = showing.view(seat)
    kept = live.why_not_undo(seat)
    return wire.State(
        at=live.seen_at(seat),
        shared=live.seen_at(None),
        seat=seat,
        view=view,
        decision=decision_card(table, table.decision(seat), voices) if seat is not None and asked else None,
        beside=beside_card(table, seat, voices) if seat is not None and not held else None,
        waiting=[wire.Waited(**waited) for waited in waiting],
        undo=seat is not None and kept is None,
        kept=None if kept is None else wire.Kept(kept.why, kept.rule),
        over=table.over,
        result=outcome(table.result, voices),
        paused=live.paused,
        moved=live.moved_for(seat),
        since=since,
        events=[{"number": n, **event_card(event, seat, voices)} for n, event in enumerate(happened, since)],
        alone=[n for n, event in enumerate(happened, since) if event.only_for(seat)],
        lesson=lesson(live, voices) if seat == LEARNER else None,
        account=account(table),
        wishes=[wire.Wish(*wish) for wish in live.wishes.items()] if asked else [],
        yields=showing.yielding,
        resumes=live.resumes,
    )


def lesson(live: LiveTable, voices: dict[Language, TableTexts]) -> wire.Lesson | None:
    progress = live.lesson
    if progress is None:
        return None
    pages = []
    for number in progress.steps:
        step = progress.guide.steps[number]
        said = {lang: lesson_in(step, voice) for lang, voice in voices.items()}
        pages.append(
            wire.LessonPage(
                number=number,
                title={lang: each.title for lang, each in said.items()},
                text={lang: each.text for lang, each in said.items()},
                hint={lang: each.hint for lang, each in said.items()},
                rule=step.rule,
                marks=list(step.marks),
            )
        )
    goals = [[plain(choice) for choice in goal] for goal in progress.goals]
    return wire.Lesson(pages, len(progress.guide.steps), goals, progress.done)


def refused(live: LiveTable, message: int, refusal: Refusal, languages: Tongues) -> wire.Refused:
    voices = spoken(live, languages)
    progress = live.lesson
    if refusal == OFF_LESSON and progress is not None and progress.goals:
        step = progress.guide.steps[progress.steps[-1]]
        hints = {lang: hint_of(step, voice) for lang, voice in voices.items()}
        return wire.Refused(message, refusal.rule, refusal.why, hints)
    say = {lang: voice.why(refusal) for lang, voice in voices.items()}
    return wire.Refused(message, refusal.rule, refusal.why, say)


def proposals(live: LiveTable, eyes: int | None) -> wire.Proposals:
    """What is open, its point of the game counted as these eyes count."""
    replace = msgspec.structs.replace
    return wire.Proposals(
        [each if each.at is None else replace(each, at=live.seen_by(eyes, each.at)) for each in live.proposals.values()]
    )


def hosted(listed: Listing, notes: Notes, owners: dict[int, str], here: int) -> wire.HostedTable:
    header = notes.head.header
    return wire.HostedTable(
        table=listed.id,
        game=header["game"],
        content=header["options"].get("content"),
        seats=seats(notes, owners),
        at=notes.at,
        over=listed.finished,
        paused=notes.paused,
        closed=notes.closed,
        created=notes.created,
        moved=notes.moved,
        here=here,
    )


def clock(live: LiveTable, now: int, number: int) -> wire.Clock:
    """The clocks at that instant of the time of games."""
    clocks, running = live.clocks, live.running
    stand = [(seat, found) for seat in running if (found := rest.resting(clocks.calendars[seat], now)) is not None]
    resting = [wire.Resting(seat, found.why, found.end) for seat, found in stand]
    return wire.Clock(
        left=live.remaining(now),
        running=[seat for seat in running if all(seat != each.seat for each in resting)],
        now=now,
        answer=clocks.answering(now, running),
        due=[clocks.due(seat) if seat in running else None for seat in range(len(live.seats))],
        resting=resting,
        given=sorted(live.given),
        late=list(clocks.late),
        n=number,
    )


def seats(live: Notes, owners: dict[int, str]) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            seat,
            occupant.kind,
            occupant.name,
            occupant.bot,
            occupant.level,
            owners.get(seat),
            None if occupant.holder is None else occupant.holder.by,
            occupant.guest,
            occupant.gone,
        )
        for seat, occupant in enumerate(live.seats)
    ]


def place(notes: Notes) -> wire.ChapterAt | None:
    found = notes.head.campaign
    return None if found is None else wire.ChapterAt(found.campaign, found.number)


def deal(live: Notes) -> wire.DealCard:
    """How the game was dealt, or is being dealt. What the shares are is told once the game has begun."""
    head, shuffle = live.head, live.shuffle
    by: Literal["together", "server", "chosen", "lesson"] = "server"
    if head.guide is not None:
        by = "lesson"
    elif head.known:
        by = "chosen"
    shares = [wire.ShareCard(*part) for part in head.header.get("shares") or []]
    stage: Literal["sealing", "opening", "dealt"] = "dealt"
    if shuffle is not None:
        shares = [
            wire.ShareCard(seat, share.sealed, share.value if shuffle.dealt else "", bool(share.value))
            for seat, share in sorted(shuffle.shares.items())
        ]
        stage = "dealt" if shuffle.dealt else "sealing" if shuffle.due is None else "opening"
    if shares or stage != "dealt":
        by = "together"
    waits = head.ready and stage == "sealing"
    return wire.DealCard(
        by=by,
        stage=stage,
        commitment=head.header.get("commitment"),
        shares=shares,
        silent=live.silent if shuffle is not None else [],
        due=shuffle.due if shuffle is not None and stage == "opening" else None,
        fork=head.guide is None and head.header.get("from") is not None,
        file=head.file,
        studied=live.studied,
        host=live.host,
        ready=sorted(live.ready) if waits else None,
        starts=live.starts if waits else None,
        patience=began(live) + WAIT if waits else None,
        rated=head.rated,
        friendly=live.friendly if head.rated else None,
    )


def round_of(live: LiveTable, languages: Tongues) -> dict[Language, str]:
    """How far the game is, where it has a sentence for it: in the numbers that everybody sees."""
    if not live.dealt or live.table.over:
        return {}
    seen = {name: value for name, value in live.table.view(None).items() if isinstance(value, int)}
    voices = spoken(live, languages).items()
    return {lang: voice.format("round", **seen) for lang, voice in voices if "round" in voice}


def summary(live: LiveTable, owners: dict[int, str], languages: Tongues) -> wire.TableSummary:
    return wire.TableSummary(
        table=live.id,
        game=live.table.rules.manifest.id,
        options=shown_options(live.table.rules, live.table.options),
        seats=seats(live, owners),
        hotseat=live.head.hotseat,
        at=live.seen_at(None),
        over=live.table.over,
        paused=live.paused,
        waiting=[waited["seat"] for waited in live.table.awaited(None)] if live.dealt else [],
        closed=live.closed,
        result=outcome(live.table.result, spoken(live, languages)),
        created=live.created,
        moved=live.moved_for(None),
        deal=deal(live),
        campaign=place(live),
        abandoned=live.abandoned,
        round=round_of(live, languages),
        watch=live.head.watch,
    )
