"""The seats of a table that bots play, or that follow a guide. They think in worker processes, never here."""

import asyncio
import logging
import random
from typing import Any

import msgspec

from ludotheque.bots import registry as bots
from ludotheque.bots import worker
from ludotheque.bots.levels import THINKERS
from ludotheque.core.domains import Choice
from ludotheque.core.refusal import Refusal
from ludotheque.match.guide import LEARNER, Move
from ludotheque.server import clock, wire
from ludotheque.server.needs import Playing, Recorded
from ludotheque.server.sentences import Refusing, sentence
from ludotheque.server.store import StoreFault

log = logging.getLogger("ludotheque.server")
REST = 2.0  # seconds after which a bot tries again whose move could not be written down
THINKING_TIME = 20.0  # seconds a bot may think; then the default answer is played
BREATH = 0.9  # seconds before a guide moves another seat, so that the learner sees what happens
RUN_ON = 0.25  # seconds between the answers of one seat
BARRED = 30.0  # seconds after which bots ask again whether they may think
COURTESY = 12.0  # seconds that bots give a person to answer an offer of one of them

encode = msgspec.json.encode


class BotSeats:
    def __init__(self, room: Playing) -> None:
        self.room = room
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.listened: dict[int, int] = {}  # the row up to which each bot has looked for something to do beside
        self.offered: dict[tuple[int, int, int], float] = {}  # since when an offer of a bot waits for its answer
        self.courtesy: clock.Timer | None = None
        self.barred: clock.Timer | None = None

    def stop(self) -> None:
        for task in self.thinking.values():
            task.cancel()
        for timer in (self.courtesy, self.barred):
            if timer is not None:
                timer.cancel()

    def wake(self) -> None:
        """Set every bot to work that is asked, or may want to answer something beside."""
        live = self.room.live
        if live.pending:
            self.room.owed = True
            return
        if not self.may_move:
            return
        lesson = live.lesson
        if lesson is not None and lesson.next is not None:
            self.follow(lesson.next)
            return
        asked = self.asked
        waits = self.give_time(asked)
        for seat, occupant in enumerate(live.seats):
            if not occupant.robot or seat in self.thinking or (waits and seat in asked):
                continue
            found = bots.find(live.table.rules.manifest.id, occupant.bot, occupant.level)
            if found is None:
                continue
            if seat in asked or self.may_speak(seat, *found):
                task = self.room.spawn(self.play(seat, seat in asked, found[0].name, found[1]), "robot")
                self.thinking[seat] = task

    @property
    def may_move(self) -> bool:
        """Whether the game is under way, and is this process's to go on with; robots among themselves play for whoever
        watches."""
        live = self.room.live
        if (
            not self.room.owned
            or not live.dealt
            or live.table.over
            or live.paused
            or live.closed is not None
            or self.room.server.stopping
        ):
            return False
        people = any(not occupant.robot for occupant in live.seats)
        return self.barred is None and (people or self.room.watched)

    def may_speak(self, seat: int, bot: bots.Kind, level: str) -> bool:
        """Whether a bot that is not asked has heard something new, and may answer it."""
        live = self.room.live
        if self.listened.get(seat) == live.known[seat] or not bot.listens(live.table.rules.manifest.id, level):
            return False
        return bool(live.table.beside(seat))

    def stand_back(self) -> None:
        """This position comes from a table that people have come to since: no robot judges it while they play."""

        def again() -> None:
            self.barred = None
            self.wake()

        if self.barred is None:
            self.barred = clock.later(BARRED, again)
            self.room.broadcast(wire.Refused(None, None, "no-robots", sentence("no-robots")))

    @property
    def asked(self) -> list[int]:
        """The seats that are to answer, without the bots that leave it to people."""
        live = self.room.live
        held = live.holding_back
        return [seat for seat in live.asked if seat not in held]

    def give_time(self, asked: list[int]) -> bool:
        """Whether the bots that are asked wait a little: somebody who is here may want to answer an offer of a bot."""
        if self.courtesy is not None:
            self.courtesy.cancel()
            self.courtesy = None
        live = self.room.live
        if not any(live.seats[seat].robot for seat in asked):
            return False
        left = live.remaining(self.room.now())
        if any(left[seat] < 10_000 * COURTESY for seat in live.running):
            return False  # nobody's time runs out for it
        before, self.offered = self.offered, {}
        for offer in live.table.rules.offers(live.table.state):
            if live.seats[offer[1]].robot:
                self.offered[offer] = before.get(offer, clock.monotonic())
        here = self.room.here
        answerable = [offer for offer in self.offered if offer[2] in here and live.table.beside(offer[2])]
        longest = max((self.offered[offer] + COURTESY - clock.monotonic() for offer in answerable), default=0.0)
        if longest > 0:
            self.courtesy = clock.later(longest, self.wake)
        return longest > 0

    def follow(self, move: Move) -> None:
        """At a guided table the others answer what the guide says, at a pace that can be watched."""
        if move.seat != LEARNER and move.seat not in self.thinking:
            last = self.room.live.table.entries[-1:]
            pause = RUN_ON if last and last[0].seat == move.seat else BREATH
            self.thinking[move.seat] = self.room.spawn(self.play_guide(move, pause), "robot")

    async def play_guide(self, move: Move, delay: float) -> None:
        try:
            await clock.sleep(delay)
            lesson = self.room.live.lesson
            if lesson is None or lesson.next != move:
                return
            answer = await self.choose(move.seat, move.choices[0])
            if isinstance(answer, Refusal):
                log.error("a guide was refused", extra={"table": self.room.live.id, "why": answer.why})
                await self.room.unguide()
        except (Refusing, StoreFault) as error:
            log.warning("a guide could not move", extra={"table": self.room.live.id, "why": error.why})
        finally:
            self.thinking.pop(move.seat, None)
            self.wake()

    async def play(self, seat: int, asked: bool, bot: str, level: str) -> None:
        try:
            live = self.room.live
            if asked != (seat in self.asked) or live.table.over:
                return
            known = self.listened[seat] = live.known[seat]
            choice = await self.think(seat, asked, bot, level)
            why = None if choice is None else await self.reason(seat, level, choice)
            if choice is None or self.room.live.known[seat] != known:
                return
            if asked and self.give_time(self.asked):
                return  # an offer was made meanwhile
            answer = await self.choose(seat, choice, **({} if why is None else {"because": why}))
            if isinstance(answer, Refusal) and asked and self.room.live.known[seat] == known:
                log.warning("a bot was refused", extra={"table": live.id, "bot": bot, "why": answer.why})
                await self.room.play_default(seat)
        except (Refusing, StoreFault) as error:
            if error.why == "no-robots":
                self.stand_back()
            log.warning("a bot could not move", extra={"table": self.room.live.id, "why": error.why})
            if isinstance(error, StoreFault):
                await clock.sleep(REST)
        finally:
            self.thinking.pop(seat, None)
            self.wake()

    async def choose(self, seat: int, choice: Choice, **more: Any) -> Refusal | Recorded:
        room = self.room
        at = room.live.seen_at(seat)
        return await room.choose(seat, choice, at, lambda: room.owned and room.live.seats[seat].robot, **more)

    async def reason(self, seat: int, level: str, choice: Choice) -> dict[str, Any] | None:
        """A line for the people whose team it plays in; what is answered at random has no reason."""
        live = self.room.live
        if level not in THINKERS or not live.people or not live.table.rules.manifest.cooperative:
            return None
        world = encode(live.table.imagine(seat, random.Random(live.robots_draw(live.known[seat]))).save())
        try:
            robots = await self.room.server.robots(live, plays=True)
            found: dict[str, Any] | None = await robots.run(
                live.id, ("because", ""), worker.because, world, seat, choice
            )
            return found
        except Refusing:
            raise
        except Exception:
            log.exception("a bot could not say why", extra={"table": live.id})
            return None

    async def think(self, seat: int, asked: bool, bot: str, level: str) -> Choice | None:
        live = self.room.live
        world = live.table.imagine(seat, random.Random(random.SystemRandom().getrandbits(64)))
        slow = clock.later(0.3, self.room.presence)
        try:
            seed = live.robots_draw(live.known[seat])
            with self.room.server.metrics.thoughts.timed():
                robots = await self.room.server.robots(live, plays=True)
                return await robots.think(live.id, encode(world.save()), bot, level, seat, asked, seed)
        except Refusing:
            raise
        except TimeoutError:
            log.warning("a bot thought too long", extra={"table": live.id, "bot": bot})
        except Exception:
            log.exception("a bot failed", extra={"table": live.id, "bot": bot})
        finally:
            slow.cancel()
        return live.table.decision(seat).default if asked else None
