"""Whoever asks for much holds up nobody but themselves."""

import asyncio
import random
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.refusal import Refusal
from ludotheque.match.bots import RandomBot
from ludotheque.match.faces import Playable
from ludotheque.match.registry import rules_of
from ludotheque.server import questions
from ludotheque.server.turns import Turns
from tests import hostile
from tests.server.play import Player, socket, started, two_people


def test_whoever_asked_for_little_is_next() -> None:
    served: list[str] = []

    async def ask(turns: Turns, who: str, seconds: float) -> None:
        await turns.take(who)
        served.append(who)
        turns.pay(who, seconds)

    async def run() -> None:
        turns = Turns()
        asking = [asyncio.ensure_future(ask(turns, "much", 0.1)) for _ in range(20)]
        while len(served) < 5:
            await asyncio.sleep(0)
        asking += [asyncio.ensure_future(ask(turns, who, 0.001)) for who in ("one", "two")]
        gone = asyncio.ensure_future(ask(turns, "gone", 0.0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(*asking)
        assert turns.waiting == {}

    asyncio.run(run())
    assert served.count("much") == 20 and "gone" not in served
    assert {"one", "two"} <= set(served[5:9])


def test_a_socket_gives_the_loop_back_after_every_message(sqlite_url: str, tmp_path: Path) -> None:
    """Of many messages sent at once none is answered before somebody else had a turn."""
    with started(sqlite_url, tmp_path, local=False) as web:
        table, keys = two_people(web, hotseat=True)
        order: list[str] = []
        host = web.app.state.host  # type: ignore[attr-defined]
        with socket(web, table, "ana") as one:
            ana = Player(one, keys[:1])
            ana.until("proposals")
            answer = host.questions.answer

            async def noted(*asked: object) -> object:
                order.append("answer")
                asyncio.get_running_loop().call_soon(order.append, "others")
                return await answer(*asked)

            host.questions.answer = noted
            for n in range(30):
                ana.send(type="ask", id=n, seat=0, choice=["drop", 1])
            for _ in range(30):
                ana.until("refused")
        assert order == ["answer", "others"] * 30


@pytest.mark.parametrize("game", hostile.GAMES)
def test_a_worker_answers_what_the_table_itself_would(game: str) -> None:
    table, bot = Playable(rules_of(game)).new(2, "5", {}), RandomBot(5)
    rng, answers = random.Random(5), 0
    for n in range(24):
        seat = rng.choice(table.waiting).seat
        position = msgspec.json.encode(table.save())
        asked = [(False, bot.answer(table, seat)), (True, ("reach", "a1")), (True, ())]
        for measures, question in asked if n % 8 == 7 else asked[:1]:
            told = questions.answer(table, seat, question, measures)
            found, why, taken = questions.answer_beside(position, seat, question, measures)
            assert (Refusal(*why) if why else found) == told and taken >= 0
            answers += not isinstance(told, Refusal)
        assert table.choose(seat, bot.answer(table, seat)) is None
    assert answers or game in ("neombre", "steamwatchers")  # which foresee nothing of their first moves


def test_what_may_take_long_is_answered_in_a_worker(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "LONG", -1.0)
    with started(sqlite_url, tmp_path, local=False) as web:
        table, keys = two_people(web, hotseat=True)
        host = web.app.state.host  # type: ignore[attr-defined]
        with socket(web, table, "ana") as one:
            ana = Player(one, keys[:1])
            ana.until("proposals")
            said = [ana.ask(type="ask", seat=0, choice=["drop", 1])["why"]]
            monkeypatch.setattr(questions, "answer", None)  # here; the worker has its own
            said += [ana.ask(type="ask", seat=0, choice=["drop", n])["why"] for n in (1, 99)]
            said += [ana.ask(type="measure", seat=0, question=["reach", "a1"])["why"]]
        assert said == ["not-foreseen", "not-foreseen", "no-such-column", "not-measured"]
        assert host.questions.long == {("connect4", "drop")}


@pytest.mark.slow
def test_many_hostile_visitors_hold_up_nobody(tmp_path: Path) -> None:
    found = hostile.run(tmp_path, hostile=20, seconds=20.0)
    assert found["hostile"] == 20 and found["pings"] > 500
    assert hostile.worst(found) < hostile.LIMIT, found
