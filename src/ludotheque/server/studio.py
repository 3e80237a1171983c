"""The studio: questions that games between robots answer, played beside the server at low priority.

A run is played in pieces, each kept before the next begins, so that it goes on wherever it was broken off: by whoever
closes the page, by a server that is killed, by somebody who waits for their turn. Two are played at a time, first of
those for whom least is played. What is asked holds all that the answer depends on; when the rules or the content have
changed since, the run is stopped and says so."""

import asyncio
import contextlib
import logging
import math
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ludotheque.core.game import BadOption, Game
from ludotheque.lab import experiments, openings, results, verdicts
from ludotheque.lab.answers import answer
from ludotheque.lab.experiments import Asked, Pace, Side
from ludotheque.lab.exports import in_csv, in_html, in_lines, in_parquet
from ludotheque.lab.plan import labels
from ludotheque.lab.play import Row
from ludotheque.lab.words import LabFault
from ludotheque.match.simulation import GameFailed
from ludotheque.match.versions import mark_of
from ludotheque.server import clock, wire
from ludotheque.server.desks import Desks, Edition, Experiment
from ludotheque.server.editions import Editions, copied, faults_of
from ludotheque.server.names import checked_name
from ludotheque.server.pool import Worker
from ludotheque.server.sentences import Refusing, sentence
from ludotheque.server.store import StoreFault, new_id
from ludotheque.server.tables import TableMaker
from ludotheque.server.wire import Language

log = logging.getLogger("ludotheque.server")
AT_ONCE = 2  # experiments that are played at a time, by all processes together
NICE = 19  # how much lower the priority of a run is than the server's
PIECE = 1.0  # seconds of play before what was played is kept
PATIENCE = 1800.0  # seconds for one game
LOOKING = 120.0  # seconds for whatever is counted, checked or guessed
HELD = 60.0  # seconds after which somebody else may go on with a run whose holder is silent
EVERY = 15.0  # seconds between two looks for runs that wait, and at which a holder speaks
MOST_GAMES = 20_000  # of each side
MOST_EXPERIMENTS = 60  # of one person
MOST_EDITIONS = 40
ROOM = 120_000_000  # letters of all the games of one person
LONGEST_TITLE = 120
DAY = 86_400.0
NARROWEST = 0.005
LETTERS = 600  # of one game, about
KEPT_ANSWERS = 40


class Beside:
    """One process for works that come one after the other."""

    def __init__(self, nice: int = NICE) -> None:
        self.player, self.turn = Worker(nice), asyncio.Lock()

    async def run(self, function: Callable[..., Any], *work: Any, patience: float = LOOKING) -> Any:
        async with self.turn:
            return await finished(self.player, patience, function, *work)


async def finished(player: Worker, patience: float, function: Callable[..., Any], *work: Any) -> Any:
    """What the process answers; it is ended when nobody waits for that any more."""
    try:
        return await clock.within(asyncio.wrap_future(player.open().submit(function, *work)), patience)
    except BaseException as error:
        if isinstance(error, asyncio.CancelledError | TimeoutError | BrokenProcessPool):
            player.kill()
        raise


class Studio:
    def __init__(self, tables: TableMaker, editions: Editions, levels: Sequence[str]) -> None:
        self.tables, self.editions, self.levels = tables, editions, levels
        self.me = secrets.token_hex(8)
        self.runs: dict[str, tuple[Worker, asyncio.Task[None]]] = {}
        self.looking, self.again = Beside(), Beside()
        self.woken = asyncio.Event()
        self.paces: dict[bytes, Pace] = {}
        self.answers: dict[tuple[str, Language], wire.StudioAnswer] = {}
        self.opening: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.unopened: dict[tuple[str, int], str] = {}

    @property
    def desks(self) -> Desks:
        return self.tables.store.desks

    async def open(self) -> None:
        if not self.tables.store.shared:
            await self.desks.let_go_all()
        self.tables.spawn(self.tend())

    def close(self) -> None:
        for player, _ in self.runs.values():
            player.kill()
        self.looking.player.kill()
        self.again.player.kill()

    # -- who may

    async def owner(self, host: bool, account: str | None) -> str | None:
        """Whose desk it is; None: the host's."""
        if host:
            return None
        if account is None or not await self.desks.is_guest(account):
            raise Refusing("studio-closed", 403)
        return account

    async def guest(self, account: str, may: bool) -> wire.StudioGuests:
        if not may:
            await self.desks.put_out(account)
        elif await self.tables.store.account(account) is None:
            raise Refusing("no-account", 404, account)
        else:
            await self.desks.let_in(account, clock.now())
        return await self.guests()

    async def guests(self) -> wire.StudioGuests:
        return wire.StudioGuests(await self.desks.guests())

    async def mine(self, owner: str | None, name: str) -> Experiment:
        found = await self.desks.experiment(name)
        if found is None or found.account != owner:
            raise Refusing("no-experiment", 404)
        return found

    # -- the desk

    async def desk(self, owner: str | None) -> wire.Studio:
        own = await self.desks.experiments(owner)
        return wire.Studio(
            host=owner is None,
            experiments=[card(one) for one in own],
            editions=[edition_card(one) for one in await self.desks.editions(owner)],
            kept=sum(one.letters for one in own),
            room=ROOM,
            at_once=AT_ONCE,
            cores=os.cpu_count() or 1,
            parquet=results.has_arrow(),
        )

    async def look(self, owner: str | None, name: str) -> wire.ExperimentCard:
        return card(await self.mine(owner, name))

    # -- a question

    async def asked(self, owner: str | None, new: wire.NewExperiment) -> Asked:
        """All that the answer depends on; Refusing for whatever cannot be asked."""
        rules = self.tables.rules(new.game)
        if not 1 <= new.games <= MOST_GAMES or (new.width is not None and not NARROWEST <= new.width <= 0.5):
            raise Refusing("bad-question")
        if not new.bots or any(bot not in self.levels for bot in new.bots):
            raise Refusing("bad-bot")
        try:
            bots = labels(new.game, new.bots)
        except LabFault as fault:
            raise Refusing("bad-bot") from fault
        least, most = rules.manifest.seats
        if not least <= new.seats <= most or len(bots) not in (1, new.seats):
            raise Refusing("bad-seats", 400, f"{least}–{most}")
        sides = [await self.side(owner, rules, new, *each) for each in self.contents(rules, new)]
        return Asked(
            new.kind,
            new.game,
            new.seats,
            bots,
            sides,
            new.games,
            secrets.token_hex(6),
            await asyncio.to_thread(mark_of, new.game),
            new.width if new.kind != "cards" else None,
            new.option if new.kind == "option" else "",
        )

    def contents(self, rules: Game, new: wire.NewExperiment) -> list[tuple[str, dict[str, Any], str]]:
        """Of each side: its content, its options, what it is called where that is not its content."""
        if new.kind == "change":
            if not new.other or new.other == new.content:
                raise Refusing("same-sides")
            return [(new.content, new.options, ""), (new.other, new.options, "")]
        if new.kind != "option":
            return [(new.content, new.options, "")]
        if new.option not in rules.manifest.options or new.option == "content":
            raise Refusing("bad-question")
        if len(new.values) != 2 or new.values[0] == new.values[1]:
            raise Refusing("same-sides")
        return [
            (new.content, new.options | {new.option: value}, f"{new.option}={results.said(value)}")
            for value in new.values
        ]

    async def side(
        self, owner: str | None, rules: Game, new: wire.NewExperiment, content: str, options: dict[str, Any], name: str
    ) -> Side:
        called = content or verdicts.HOUSE
        if "content" in rules.manifest.options:
            options = {key: value for key, value in options.items() if key != "content"}
            if content.startswith("edition/"):
                edition = await self.edition(owner, content.removeprefix("edition/"))
                if edition.game != new.game:
                    raise Refusing("no-edition", 404)
                options["content"], called = await self.frozen(edition), edition.name
            elif content:
                options["content"] = content
        elif content not in ("", verdicts.HOUSE):
            raise Refusing("bad-question")
        self.tables.check_options(rules, options)
        try:
            whole = await asyncio.to_thread(rules.check_options, new.seats, options)
            mark = await asyncio.to_thread(rules.content.mark, whole)
        except BadOption as error:
            raise Refusing("bad-option", 400, error.say) from error
        except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
            raise Refusing("bad-options") from error
        return Side(name or called, whole, mark)

    async def forecast(self, owner: str | None, new: wire.NewExperiment) -> wire.StudioForecast:
        asked = await self.asked(owner, new)
        return self.foretold(asked, await self.pace(asked))

    def foretold(self, asked: Asked, pace: Pace) -> wire.StudioForecast:
        wanted = experiments.enough(asked, pace)
        seconds = wanted * len(asked.sides) * pace.seconds
        return wire.StudioForecast(
            games=asked.total,
            seconds=seconds,
            reach=experiments.seen(asked, pace, wanted),
            wanted=wanted,
            endless=pace.endless,
            day=seconds > DAY,
        )

    async def pace(self, asked: Asked) -> Pace:
        """How long a game takes here, measured once for each kind of game."""
        key = msgspec.json.encode([asked.game, asked.seats, asked.bots, asked.sides, asked.rules])
        if key not in self.paces:
            while len(self.paces) >= KEPT_ANSWERS:
                del self.paces[next(iter(self.paces))]
            self.paces[key] = await self.counted(experiments.pace_of, asked)
        return self.paces[key]

    async def ask(self, owner: str | None, new: wire.NewExperiment) -> wire.ExperimentCard:
        own = await self.desks.experiments(owner)
        if len(own) >= MOST_EXPERIMENTS:
            raise Refusing("many-experiments", 409, str(MOST_EXPERIMENTS))
        title = checked_title(new.title)
        asked = await self.asked(owner, new)
        ends = [max(one.letters, LETTERS * read(one).total) if one.state != "done" else one.letters for one in own]
        if sum(ends) + asked.total * LETTERS > ROOM:
            raise Refusing("studio-full", 409)
        if not new.long and self.foretold(asked, await self.pace(asked)).day:
            raise Refusing("long-run", 409)
        name = new_id()
        await self.desks.ask(name, owner, title, msgspec.json.encode(asked).decode(), clock.now())
        self.woken.set()
        return await self.look(owner, name)

    async def pause(self, owner: str | None, name: str) -> wire.ExperimentCard:
        await self.mine(owner, name)
        await self.desks.move(name, "paused", "waiting")
        self.stop(name)
        return await self.look(owner, name)

    async def resume(self, owner: str | None, name: str) -> wire.ExperimentCard:
        await self.mine(owner, name)
        await self.desks.move(name, "waiting", "paused", "stopped")
        self.woken.set()
        return await self.look(owner, name)

    async def remove(self, owner: str | None, name: str) -> wire.Done:
        """With the games that were opened from it."""
        await self.mine(owner, name)
        self.stop(name)
        for table in await self.desks.tables(name):
            with contextlib.suppress(Refusing):  # it was removed before
                await self.tables.remove(table)
        await self.desks.remove(name)
        self.answers = {key: value for key, value in self.answers.items() if key[0] != name}
        return wire.Done()

    def stop(self, name: str) -> None:
        if name in self.runs:
            self.runs[name][1].cancel()

    # -- playing

    async def tend(self) -> None:
        """Begin what waits, whoever asked and whichever process did not finish it."""
        while True:
            self.woken.clear()
            try:
                while len(self.runs) < AT_ONCE and await self.begin():
                    pass
            except StoreFault as error:
                log.warning("experiments wait for the database", extra={"why": str(error)})
            with contextlib.suppress(TimeoutError):
                await clock.within(self.woken.wait(), EVERY)

    async def begin(self) -> bool:
        now = clock.now()
        name = await self.desks.claim(self.me, now, now + round(1000 * HELD), AT_ONCE)
        if name is None:
            return False
        player = Worker(NICE)
        self.runs[name] = player, self.tables.spawn(self.conduct(name, player))
        return True

    async def conduct(self, name: str, player: Worker) -> None:
        speaking = self.tables.spawn(self.speak(name))
        try:
            while await self.step(name, player):
                pass
        except (LabFault, GameFailed, BadOption) as error:
            await self.desks.move(name, "stopped", "waiting", why=reason_of(error))
        except (TimeoutError, BrokenProcessPool) as error:
            await self.desks.move(name, "stopped", "waiting", why="slow" if isinstance(error, TimeoutError) else "lost")
        except StoreFault as error:
            log.warning("an experiment waits for the database", extra={"why": str(error)})
        finally:
            speaking.cancel()
            player.kill()
            self.runs.pop(name, None)
            self.woken.set()
            await self.desks.let_go(name, self.me)

    async def speak(self, name: str) -> None:
        """Others hear that it is still played here."""
        while True:
            await clock.sleep(EVERY)
            await self.desks.hold(name, self.me, clock.now() + round(1000 * HELD))

    async def step(self, name: str, player: Worker) -> bool:
        """The next piece; False: there is none, or somebody has paused it or goes on with it elsewhere."""
        one = await self.desks.experiment(name)
        if one is None or one.state != "waiting":
            return False
        asked = read(one)
        if one.played >= asked.total or self.narrow(one, asked):
            if one.result is None or msgspec.json.decode(one.result)["at"] != one.played:
                await self.sum_up(name, asked, player)
            await self.desks.move(name, "done", "waiting")
            return False
        for side in asked.sides:
            await self.editions.ready(side.options.get("content"))
        until = min(asked.total, experiments.next_look(one.played))
        begun = clock.monotonic()
        rows = await finished(player, PATIENCE, experiments.play_some, asked, one.played, until, PIECE)
        spent = clock.monotonic() - begun
        bodies = [msgspec.json.encode(row).decode() for row in rows]
        await self.desks.add_games(name, self.me, one.played, bodies, spent)
        now = await self.desks.experiment(name)
        if now is None or now.played != one.played + len(rows):
            return False
        if now.played == until:
            await self.sum_up(name, asked, player)
        return True

    def narrow(self, one: Experiment, asked: Asked) -> bool:
        """Whether the interval was as narrow as wanted at the last look: this is asked at set numbers of games only."""
        if asked.width is None or one.result is None:
            return False
        found = msgspec.json.decode(one.result)
        return found["at"] == one.played and found["width"] is not None and found["width"] <= asked.width

    async def sum_up(self, name: str, asked: Asked, player: Worker) -> None:
        found = await finished(player, LOOKING, summed, asked, await self.desks.games(name))
        await self.desks.keep_result(name, msgspec.json.encode(found).decode())

    # -- the answer

    async def counted(self, function: Callable[..., Any], *work: Any) -> Any:
        try:
            return await self.looking.run(function, *work)
        except (LabFault, GameFailed, BadOption) as error:
            raise Refusing("studio-failed", 409, told(reason_of(error))) from error
        except (TimeoutError, BrokenProcessPool) as error:
            raise Refusing("studio-slow", 503) from error

    async def ready(self, one: Experiment) -> Asked:
        asked = read(one)
        for side in asked.sides:
            await self.editions.ready(side.options.get("content"))
        return asked

    async def answer(self, owner: str | None, name: str, lang: Language) -> wire.StudioAnswer:
        """As of the last time that it was worth counting: while it is played, whenever a tenth more is known."""
        one = await self.mine(owner, name)
        known = self.answers.get((name, lang))
        if known is not None and (known.at == one.played or (running(one) and one.played < 1.1 * known.at)):
            return known
        asked = await self.ready(one)
        data = await self.counted(answered, asked, await self.desks.games(name), lang)
        while len(self.answers) >= KEPT_ANSWERS:
            del self.answers[next(iter(self.answers))]
        found = self.answers[name, lang] = msgspec.convert(data, wire.StudioAnswer)
        return found

    async def showing(self, owner: str | None, name: str, key: str, lang: Language) -> wire.GamesToOpen:
        one = await self.mine(owner, name)
        asked = await self.ready(one)
        found = await self.counted(shown, asked, await self.desks.games(name), key, lang)
        return msgspec.convert({"games": found}, wire.GamesToOpen)

    async def file(self, owner: str | None, name: str, kind: str, lang: Language) -> bytes:
        one = await self.mine(owner, name)
        if not one.played:
            raise Refusing("no-games", 409)
        makers = {"html": in_html, "csv": in_csv, "jsonl": in_lines, "parquet": in_parquet}
        if kind not in makers:
            raise Refusing("no-page", 404)
        asked = await self.ready(one)
        found: bytes = await self.counted(exported, makers[kind], asked, await self.desks.games(name), lang)
        return found

    # -- a game of it, seen again

    async def open_game(self, owner: str | None, name: str, number: int) -> wire.GameOpened:
        one = await self.mine(owner, name)
        found = await self.desks.game(name, number)
        if found is None or experiments.ENDLESS in msgspec.json.decode(found[0]):
            raise Refusing("no-page", 404)
        if found[1] is not None and await self.tables.store.head(found[1]) is not None:
            return wire.GameOpened(found[1])
        key = name, number
        if (why := self.unopened.pop(key, None)) is not None:
            raise Refusing("studio-failed", 409, told(why))
        if key not in self.opening:
            asked = await self.ready(one)
            self.opening[key] = self.tables.spawn(self.play_again(key, asked, msgspec.json.decode(found[0])))
        return wire.GameOpened(None)

    async def play_again(self, key: tuple[str, int], asked: Asked, row: Row) -> None:
        name, number = key
        try:
            text = await self.again.run(experiments.journal_of, asked, number, row, patience=PATIENCE)
            made = await self.tables.take_in(text.encode())
            await self.desks.seen_at(name, number, made.table)
        except (LabFault, GameFailed, BadOption) as error:
            self.unopened[key] = reason_of(error)
        except (TimeoutError, BrokenProcessPool, Refusing, StoreFault) as error:
            log.warning("a game of an experiment was not opened", extra={"why": str(error)})
            self.unopened[key] = "slow"
        finally:
            del self.opening[key]

    # -- editions

    async def edition(self, owner: str | None, name: str) -> Edition:
        found = await self.desks.edition(name)
        if found is None or found.account != owner:
            raise Refusing("no-edition", 404)
        return found

    async def new_edition(self, owner: str | None, new: wire.NewEdition) -> wire.EditionFiles:
        if len(await self.desks.editions(owner)) >= MOST_EDITIONS:
            raise Refusing("many-editions", 409, str(MOST_EDITIONS))
        rules = self.tables.rules(new.game)
        if new.copy.startswith("edition/"):
            source = await self.edition(owner, new.copy.removeprefix("edition/"))
            if source.game != new.game:
                raise Refusing("no-edition", 404)
            files = source.files
        else:
            files = msgspec.json.encode(await asyncio.to_thread(copied, rules, new.copy)).decode()
        now = clock.now()
        made = Edition(new_id(), owner, new.game, checked_name(new.name), now, now, files)
        await self.desks.add_edition(made)
        return await self.show_edition(owner, made.id)

    async def show_edition(self, owner: str | None, name: str) -> wire.EditionFiles:
        one = await self.edition(owner, name)
        files = msgspec.json.decode(one.files, type=dict[str, str])
        faults = await self.counted(faults_of, self.tables.rules(one.game).manifest.id, files)
        return wire.EditionFiles(edition_card(one), files, faults)

    async def remove_edition(self, owner: str | None, name: str) -> wire.Done:
        """Tables and experiments go on with what was frozen for them."""
        await self.edition(owner, name)
        await self.desks.remove_edition(name)
        return wire.Done()

    async def frozen(self, edition: Edition) -> str:
        async def faulty() -> bool:
            files = msgspec.json.decode(edition.files, type=dict[str, str])
            return bool(await self.counted(faults_of, edition.game, files))

        return await self.editions.freeze(edition, faulty)

    async def freeze(self, owner: str | None, name: str) -> wire.FrozenEdition:
        return wire.FrozenEdition(await self.frozen(await self.edition(owner, name)))


# -- in the process that plays


def rows_of(bodies: Sequence[str]) -> list[Row]:
    return [msgspec.json.decode(body) for body in bodies]


def summed(asked: Asked, bodies: Sequence[str]) -> dict[str, Any]:
    return verdicts.summary(asked, rows_of(bodies))


def answered(asked: Asked, bodies: Sequence[str], lang: Language) -> dict[str, Any]:
    return answer(asked, rows_of(bodies), lang)


def shown(asked: Asked, bodies: Sequence[str], key: str, lang: Language) -> list[dict[str, Any]]:
    return openings.showing(asked, rows_of(bodies), key, lang)


def exported(make: Callable[..., bytes], asked: Asked, bodies: Sequence[str], lang: Language) -> bytes:
    return make(asked, rows_of(bodies), lang)


# -- in words


def read(one: Experiment) -> Asked:
    return msgspec.json.decode(one.asked, type=Asked)


def running(one: Experiment) -> bool:
    return one.state == "waiting" and one.held_until > clock.now()


def checked_title(title: str) -> str:
    plain = " ".join(title.split())
    if len(plain) > LONGEST_TITLE or not plain.isprintable():
        raise Refusing("bad-title", 400, str(LONGEST_TITLE))
    return plain


def reason_of(error: Exception) -> str:
    """Why a run was stopped: the key of a sentence."""
    if isinstance(error, LabFault):
        return error.why
    return "content" if isinstance(error, BadOption) else "broken"


def told(why: str) -> dict[str, str]:
    known = ("rules-changed", "content-changed", "slow", "lost", "content", "broken")
    return dict(sentence(f"run-{why if why in known else 'broken'}").items())


def card(one: Experiment) -> wire.ExperimentCard:
    asked = read(one)
    found = None if one.result is None else msgspec.json.decode(one.result, type=wire.ExperimentResult)
    state = "running" if running(one) else one.state
    if state == "done" and (found is None or not found.settled):
        state = "more"
    speed = one.played / one.seconds if one.played and one.seconds else None
    left = None
    if speed is not None and one.state in ("waiting", "paused"):
        wanted = asked.total
        if asked.width is not None and found is not None and found.width:
            wanted = min(wanted, math.ceil(found.at * (found.width / asked.width) ** 2))
        left = max(0, wanted - one.played) / speed
    return msgspec.convert(
        {
            "id": one.id,
            "title": one.title,
            "kind": asked.kind,
            "game": asked.game,
            "seats": asked.seats,
            "bots": asked.bots,
            "sides": [
                {"name": each.name, "content": str(each.options.get("content", "")), "options": each.options}
                for each in asked.sides
            ],
            "option": asked.option,
            "width": asked.width,
            "seed": asked.seed,
            "created": one.created,
            "state": state,
            "why": told(one.why) if one.why else None,
            "played": one.played,
            "total": asked.total,
            "speed": speed,
            "left": left,
            "result": None if found is None else msgspec.to_builtins(found),
        },
        wire.ExperimentCard,
    )


def edition_card(one: Edition) -> wire.EditionCard:
    files = sorted(msgspec.json.decode(one.files, type=dict[str, str]))
    return wire.EditionCard(one.id, one.game, one.name, one.created, one.changed, files)
