# interpreted
"""Files of nets: a line that says what the net knows, where it comes from and how strong it is, then its weights.

A game's own lie in its folder `nets`, one for each number of seats. A net that does not know this content, or was
learned with other options, is not asked: then the policy's own chances stand alone.
"""

import functools
import hashlib
import json
import sys
import zlib
from array import array
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.net import LANES, Eyes, Net
from ludotheque.core.game import Game
from ludotheque.core.state import Frame

OWN = "own"  # the net that comes with the game
FORMAT = 1
PLACE = 5  # numbers about a place


@dataclass(frozen=True)
class About:
    """What a net says of itself. `pieces`: what it can tell apart; `story`: each round's games, seeds and duel."""

    game: str
    seats: int
    options: dict[str, Any]
    pieces: str
    frames: list[str]
    places: int
    wide: int
    inner: int
    scale: int
    trust: float
    story: list[dict[str, Any]] = field(default_factory=list)
    format: int = FORMAT
    digest: str = ""  # of the weights


@dataclass(frozen=True)
class Weights:
    """`places`: of each that counts, where it stands, its usual value, least and most grades and first row; a row is
    `wide` numbers."""

    places: list[int]
    begin: list[int]
    rows: list[int]
    second: list[float]
    third: list[float]


class BadNet(ValueError):
    """A file that is no net, or a torn one."""


def pieces(rules: Game, options: dict[str, Any], seats: int) -> str:
    """A digest of what a net can tell apart: the things of the content by name, and what each number means."""
    state = rules.create(seats, options)
    parts = [[name, int(size)] for name, size in rules.space(state).parts]
    said = [parts, {kind: list(words) for kind, words in sorted(rules.codec(state).ids.items())}]
    return hashlib.sha256(json.dumps(said, ensure_ascii=False).encode()).hexdigest()[:16]


def eyes(rules: Game, options: dict[str, Any], seats: int, frames: list[str]) -> Eyes:
    kinds: dict[type[Frame[Any]], int] = {
        rules.frames[name]: at + 1 for at, name in enumerate(frames) if name in rules.frames
    }
    return Eyes(rules.space(rules.create(seats, options)), seats, kinds)


def home(rules: Game, seats: int) -> Path:
    return Path(rules.text).parent / "nets" / f"{seats}.net"


def write(path: Path, about: About, weights: Weights) -> None:
    whole = b""
    for code, numbers in (("h", weights.places), ("h", weights.begin), ("h", weights.rows)):
        whole += packed(code, numbers)
    whole += packed("f", weights.second) + packed("f", weights.third)
    data = zlib.compress(whole, 9)
    said = asdict(about) | {"digest": hashlib.sha256(data).hexdigest()}
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".part")
    fresh.write_bytes(json.dumps(said).encode() + b"\n" + data)
    fresh.replace(path)


def packed(code: str, numbers: "list[int] | list[float]") -> bytes:
    found = array(code, numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def read(path: Path) -> tuple[About, Weights]:
    head, _, data = path.read_bytes().partition(b"\n")
    try:
        about = About(**json.loads(head))
    except (ValueError, TypeError) as error:
        raise BadNet(f"{path} is no net") from error
    if about.format != FORMAT or about.digest != hashlib.sha256(data).hexdigest():
        raise BadNet(f"{path} is torn, or of another format")
    whole = zlib.decompress(data)
    ends = 4 * (about.wide * about.inner + 2 * about.inner + 1)
    small, large = array("h", whole[:-ends]), array("f", whole[-ends:])
    if sys.byteorder == "big":
        small.byteswap()
        large.byteswap()
    numbers, floats = small.tolist(), large.tolist()
    first, second = PLACE * about.places, PLACE * about.places + about.wide
    return about, Weights(
        numbers[:first], numbers[first:second], numbers[second:], floats[: -about.inner - 1], floats[-about.inner - 1 :]
    )


def words(numbers: list[int]) -> vec[i64]:
    """Four numbers to a word, each added where the ones before it end."""
    return vec[i64](
        [sum(numbers[at + lane] << 16 * lane for lane in range(LANES)) for at in range(0, len(numbers), LANES)]
    )


def made(about: About, weights: Weights, seeing: Eyes) -> Net:
    wide = about.wide // LANES
    places = [
        (at, usual, least, most, first * wide)
        for at, usual, least, most, first in zip(*(weights.places[n::PLACE] for n in range(PLACE)), strict=True)
    ]
    scale = 1.0 / about.scale
    second = [number * (scale if at < about.wide * about.inner else 1.0) for at, number in enumerate(weights.second)]
    begin, words_of = words(weights.begin), words(weights.rows)
    return Net(seeing, places, begin, words_of, vec[float](second), vec[float](weights.third), about.trust)


@functools.cache
def loaded(rules: Game, path: Path, seats: int, options: str) -> Net | None:
    """The net of a file, if it knows what is played."""
    if not path.is_file():
        return None
    about, weights = read(path)
    given = json.loads(options)
    if (about.game, about.seats, about.options) != (rules.manifest.id, seats, given):
        return None
    if about.pieces != pieces(rules, given, seats):
        return None
    return made(about, weights, eyes(rules, given, seats, about.frames))


def net_of(rules: Game, options: dict[str, Any], seats: int, name: str) -> Net | None:
    """The net of that name, a file or the game's OWN."""
    path = home(rules, seats) if name == OWN else Path(name)
    return loaded(rules, path, seats, json.dumps(options, sort_keys=True)) if name else None
