"""Our own contestants: ``python ours.py CONTESTANT`` in the project's interpreter."""

import random
import sys
from collections.abc import Callable
from typing import Any

from measuring import CONTESTANTS as MEASURING
from worker import pick, serve

import ludotheque
from ludotheque import _engine
from ludotheque.match.journal import journal_of

JOURNAL_DECISIONS = 300


def start(game: str, seats: int) -> Callable[[], Any]:
    """Something that deals a new game each time, never the same one twice."""
    dealt, seed = ludotheque.game(game), 0

    def deal() -> Any:
        nonlocal seed
        seed += 1
        return dealt.start(seats=seats, seed=seed)

    return deal


def playouts(game: str, seats: int) -> Callable[[], int]:
    """Whole random games inside the engine, the deal included."""
    deal = start(game, seats)
    return lambda: int(deal().playout(random.getrandbits(31)))


def mid_game(name: str, seats: int) -> Any:
    """A game halfway through, played at random."""
    game = ludotheque.game(name)
    length = game.start(seats=seats, seed=1).playout(1)
    state = game.start(seats=seats, seed=1)
    state.playout(1, length // 2)
    return state


def copies(game: str, seats: int = 4) -> Callable[[], int]:
    state, n = mid_game(game, seats), 1000

    def batch() -> int:
        state.copies(n)
        return n

    return batch


def fights() -> Callable[[], int]:
    """Whole fights of Les Nominés du Néombre for four in zone 3K, every answer picked by the policy of its bots."""
    from ludotheque.bots.search import Search, Settings

    dealt, seed = ludotheque.game("neombre"), 0
    rules = dealt.rules
    player = Search(rules.policy(), lambda state: rules.result(state).ranking, 4, 0, Settings())

    def batch() -> int:
        nonlocal seed
        seed += 1
        state = dealt.start(seats=4, seed=seed, options={"mode": "fight", "zone": "3K"})
        player.roll(state, seed, 100_000)
        assert state.over
        return 1

    return batch


def imagines() -> Callable[[], int]:
    state, n = mid_game("diktat", 4), 250

    def batch() -> int:
        for seat in range(4):
            state.imagines(seat, n)
        return 4 * n

    return batch


def search(cut: int) -> Callable[[], int]:
    """Thinking about the first Manoeuvre of a game with 4 seats; rollouts at random, to the end or cut and valued."""
    from ludotheque.bots.search import Search, Settings

    table = ludotheque.game("diktat").new(seats=4, seed=3)
    while table.waiting[0].ask != "manoeuvre":
        decision = table.waiting[0]
        table.choose(decision.seat, decision.default)
    rules, seed = table.rules, 0
    thinker = Search(
        rules.policy(),
        lambda state: rules.result(state).ranking,
        4,
        table.waiting[0].seat,
        Settings(cut=cut, guided=False),
    )

    def batch() -> int:
        nonlocal seed
        seed += 1
        thinker.clear()
        thinker.think(table.state, 0, 0.2, seed)
        return int(thinker.iterations)

    return batch


def driven_connect_four() -> Callable[[], int]:
    """The loop in interpreted Python, as the peers' loops are."""
    deal = start("connect4", 2)

    def batch() -> int:
        done = 0
        state = deal()
        while not state.over:
            state.play(pick(state.legal_now()))
            done += 1
        return done

    return batch


def steps(game: str, seats: int) -> Callable[[], int]:
    """The environment for programs that learn, at its barest: every step gives observation and mask as arrays."""
    from ludotheque.adapters.steps import Steps

    env, seed = Steps(game, seats), 0
    stepper = env.stepper

    def batch() -> int:
        nonlocal seed
        done, seed = 0, seed + 1
        env.reset(seed)
        while stepper.seat >= 0:
            env.seen, env.mask  # noqa: B018 - the arrays are made here
            env.step(pick(stepper.legal))
            done += 1
        return done

    return batch


def zoo(game: str, seats: int) -> Callable[[], int]:
    """The same through PettingZoo, driven as its own connect four is."""
    from ludotheque.adapters.zoo import ZooEnv

    env = ZooEnv(game, seats)

    def batch() -> int:
        done = 0
        env.reset()
        while True:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                return done
            env.step(int(pick(observation["action_mask"].nonzero()[0])))
            done += 1

    return batch


def journal() -> Any:
    """The journal of the first decisions of a random game at the table that lasts long enough."""
    table = ludotheque.game("diktat").new(seats=4, seed=1)
    while len(table.entries) < JOURNAL_DECISIONS:
        if table.over:
            table = ludotheque.game("diktat").new(seats=4, seed=random.randrange(10**6))
        decision = table.waiting[0]
        choices = decision.choices
        choice = pick(choices) if isinstance(choices, list) else choices.sample(random.randrange)
        refusal = table.choose(decision.seat, choice)
        assert refusal is None, refusal
    return journal_of(table)


def replays() -> Callable[[], int]:
    played = journal()

    def batch() -> int:
        ludotheque.replay(played)
        return 1

    return batch


CONTESTANTS: dict[str, Callable[[], tuple[str, Callable[[], int]]]] = {
    "diktat-decisions": lambda: ("decisions", playouts("diktat", 4)),
    "diktat-pure": lambda: ("decisions", playouts("diktat", 4)),
    "diktat-copies": lambda: ("copies", copies("diktat")),
    "steamwatchers-decisions": lambda: ("decisions", playouts("steamwatchers", 4)),
    "steamwatchers-copies": lambda: ("copies", copies("steamwatchers")),
    "hybris-decisions": lambda: ("decisions", playouts("hybris", 4)),
    "hybris-copies": lambda: ("copies", copies("hybris")),
    "neombre-decisions": lambda: ("decisions", playouts("neombre", 4)),
    "neombre-copies": lambda: ("copies", copies("neombre")),
    "olomoc-decisions": lambda: ("decisions", playouts("olomoc", 2)),
    "olomoc-copies": lambda: ("copies", copies("olomoc", 2)),
    "neombre-fights": lambda: ("fights", fights()),
    "diktat-imagines": lambda: ("imagines", imagines()),
    "diktat-search": lambda: ("iterations", search(-1)),
    "diktat-search-cut": lambda: ("iterations", search(20)),
    "diktat-replays": lambda: ("replays", replays()),
    "connect4-decisions": lambda: ("decisions", playouts("connect4", 2)),
    "connect4-steps": lambda: ("decisions", steps("connect4", 2)),
    "diktat-steps": lambda: ("decisions", steps("diktat", 4)),
    "connect4-zoo": lambda: ("decisions", zoo("connect4", 2)),
    "diktat-zoo": lambda: ("decisions", zoo("diktat", 4)),
    "connect4-driven": lambda: ("decisions", driven_connect_four()),
    **MEASURING,
}

if __name__ == "__main__":
    name = sys.argv[1]
    engine = _engine.status()
    if (engine["engine"] == "compiled") == (name == "diktat-pure"):
        sys.exit(f"the wrong engine is loaded, {engine['engine']}: {engine['why']}")
    serve(*CONTESTANTS[name]())
