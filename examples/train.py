"""Train a small policy against Hasard on one core, with numpy alone, and draw how often it wins.

    python examples/train.py connect4 --minutes 3 --out curve.svg

One hidden layer, REINFORCE: many games side by side, each an environment of Gymnasium; what was played in games that
were won becomes likelier, in games that were lost less so. A game's own observations and actions are used as they are,
so any game will do. The policy is judged on deals it has not seen.
"""

import argparse
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludotheque.adapters.solo import SoloEnv
from ludotheque.match.simulation import wilson

HIDDEN = 96
GAMES = 64  # side by side
RATE = 2e-3
CURIOSITY = 0.03  # what a bit of entropy is worth at first; in the end nothing
POINTS = 20  # of the curve
TRIAL = 200  # games of a point
FINAL = 1000
UNSEEN = 1 << 40  # seeds from here on are never trained on


class Policy:
    """Observation, one layer of rectified units, a logit for each action. Adam moves the weights."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = [
            self.rng.normal(0, 1 / math.sqrt(numbers), (numbers, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            self.rng.normal(0, 0.1 / math.sqrt(HIDDEN), (HIDDEN, actions)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(w) for w in self.weights]
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        """The hidden layer and the chance of each action; closed ones have none."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        logits = hidden @ self.weights[2] + self.weights[3]
        logits[masks == 0] = -np.inf
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def choose(self, seen: Any, masks: Any) -> Any:
        _, chances = self.forward(seen, masks)
        return (chances.cumsum(axis=1) > self.rng.random((len(chances), 1))).argmax(axis=1)

    def learn(self, seen: Any, masks: Any, actions: Any, worth: Any, curiosity: float) -> None:
        """One step uphill on what each action was worth, plus a little for not settling too early."""
        hidden, chances = self.forward(seen, masks)
        n = len(actions)
        slope = -chances * worth[:, None]
        slope[np.arange(n), actions] += worth
        logs = np.log(np.maximum(chances, 1e-9))
        slope -= curiosity * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope /= n
        below = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [seen.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        self.updates += 1
        for weight, mean, square, change in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            step = mean / (1 - 0.9**self.updates)
            weight += RATE * step / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)


@dataclass
class Episodes:
    seen: Any
    masks: Any
    actions: Any
    games: list[int]  # of each action: the game it was played in
    rewards: list[float]  # of each game

    def worth(self, usual: float, spread: float) -> Any:
        """Of each action: how much better its game went than usual. The later in the game, the more of it is owed to
        the action."""
        lengths = np.bincount(self.games)
        played = np.zeros(len(lengths))
        worth = np.empty(len(self.games), np.float32)
        for at, game in enumerate(self.games):
            played[game] += 1
            worth[at] = (self.rewards[game] - usual) / spread * played[game] / lengths[game]
        return worth


def scaled(observations: list[Any]) -> Any:
    """Counts as small floats: large ones matter by their size, not by their last unit."""
    seen = np.stack(observations).astype(np.float32)
    return np.sign(seen) * np.log1p(np.abs(seen))


def play(policy: Policy, envs: list[SoloEnv], first_seed: int) -> Episodes:
    """One game in each environment, the policy answering for all that are asked at once."""
    now = [env.reset(seed=first_seed + n)[0] for n, env in enumerate(envs)]
    rewards = [0.0] * len(envs)
    running = list(range(len(envs)))
    seen, masks, actions, owners = [], [], [], []
    while running:
        looks = scaled([now[n]["observation"] for n in running])
        open_now = np.stack([now[n]["action_mask"] for n in running])
        chosen = policy.choose(looks, open_now)
        seen.append(looks)
        masks.append(open_now)
        actions.append(chosen)
        owners += running
        still = []
        for n, action in zip(running, chosen, strict=True):
            now[n], rewards[n], over, _, _ = envs[n].step(int(action))
            if not over:
                still.append(n)
        running = still
    return Episodes(np.concatenate(seen), np.concatenate(masks), np.concatenate(actions), owners, rewards)


def trial(policy: Policy, envs: list[SoloEnv], games: int, seed: int) -> tuple[int, int]:
    """Games won and played on unseen deals."""
    wins = played = 0
    while played < games:
        part = envs[: min(len(envs), games - played)]
        wins += sum(reward > 0 for reward in play(policy, part, UNSEEN + seed + played).rewards)
        played += len(part)
    return wins, played


def train(
    game: str, seats: int | None, minutes: float, updates: int | None, seed: int
) -> tuple[list[tuple[float, float]], tuple[int, int]]:
    """The curve, points of minutes and share won, and the last, longer trial."""
    size = SoloEnv(game, seats).steps.seats
    envs = [SoloEnv(game, seats, seat=n % size) for n in range(GAMES)]
    policy = Policy(envs[0].steps.numbers, envs[0].steps.actions, seed)
    curve: list[tuple[float, float]] = []
    spent, games, usual, spread = 0.0, 0, 0.0, 1.0
    while True:
        done = spent >= minutes * 60 or policy.updates == updates
        if not curve or done or spent - curve[-1][0] * 60 >= minutes * 60 / POINTS:
            wins, played = trial(policy, envs, TRIAL, 0)
            curve.append((spent / 60, wins / played))
            print(f"{spent:6.0f} s  {games:7d} games  {wins / played:6.1%} won", flush=True)
        if done:
            return curve, trial(policy, envs, FINAL, TRIAL)
        start = time.perf_counter()
        episodes = play(policy, envs, seed * 1_000_003 + games)
        games += len(envs)
        usual += 0.1 * (float(np.mean(episodes.rewards)) - usual)
        spread += 0.1 * (float(np.std(episodes.rewards)) - spread)
        worth = episodes.worth(usual, max(spread, 0.1))
        left = 1 - spent / (minutes * 60)
        policy.learn(episodes.seen, episodes.masks, episodes.actions, worth, CURIOSITY * left)
        spent += time.perf_counter() - start


def draw(curve: list[tuple[float, float]], title: str, fair: float) -> str:
    """The curve as SVG, readable by day and by night: no ground of its own, one grey for every line and word."""
    wide, high, left, top = 560, 240, 52, 36
    end = curve[-1][0] or 1.0

    def at(minute: float, share: float) -> str:
        return f"{left + minute / end * wide:.1f},{top + (1 - share) * high:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 24} {top + high + 48}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="#777">',
        f"<title>{title}</title>",
        f'<text x="{left}" y="20" font-size="15">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = top + (1 - share) * high
        parts.append(f'<line x1="{left}" x2="{left + wide}" y1="{y}" y2="{y}" stroke="#777" stroke-opacity=".3"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    y = top + (1 - fair) * high
    parts.append(f'<line x1="{left}" x2="{left + wide}" y1="{y}" y2="{y}" stroke="#777" stroke-dasharray="6 4"/>')
    for minute in (0.0, end / 2, end):
        x = left + minute / end * wide
        parts.append(f'<text x="{x}" y="{top + high + 20}" text-anchor="middle">{minute:.1f} min</text>')
    line = " ".join(at(*point) for point in curve)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#c2410c" stroke-width="2.5"/>')
    parts += ['<circle cx="{}" cy="{}" r="3.5" fill="#c2410c"/>'.format(*at(*point).split(",")) for point in curve]
    return "\n".join([*parts, "</svg>", ""])


def main(arguments: list[str] | None = None) -> tuple[int, int]:
    parser = argparse.ArgumentParser(description="Train a small policy against Hasard.")
    parser.add_argument("game", nargs="?", default="connect4")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=3.0, help="of training, trials apart (3)")
    parser.add_argument("--updates", type=int, help="stop after so many steps of learning at the latest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to draw the curve, as SVG")
    given = parser.parse_args(arguments)
    curve, (wins, played) = train(given.game, given.seats, given.minutes, given.updates, given.seed)
    low, high = wilson(wins, played)
    print(f"in the end {wins} of {played} games won: {wins / played:.1%}, 95 % interval {low:.1%} to {high:.1%}")
    if given.out is not None:
        seats = SoloEnv(given.game, given.seats).steps.seats
        title = f"{given.game}, {seats} seats: games won against Hasard (a fair share dashed)"
        given.out.write_text(draw(curve, title, 1 / seats), encoding="utf-8")
    return wins, played


if __name__ == "__main__":
    main()
