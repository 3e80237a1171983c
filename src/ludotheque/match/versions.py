"""Which rules a game was played with: their version, and a mark that changes with any of their sources."""

import functools
import hashlib
import json
import sys
from pathlib import Path

from ludotheque.match.ledger import AID
from ludotheque.match.registry import rules_of

KINDS = {".py", ".toml", ".json"}
WRITTEN = "_marks.json"  # in this package where it lies without its sources: the marks they had


@functools.cache
def mark_of(game: str) -> str:
    """Of the sources of a game and of what all games share."""
    home = Path(__file__).parents[1]
    if (home / WRITTEN).is_file():
        return str(json.loads((home / WRITTEN).read_bytes())[game])
    rules = rules_of(game)
    source = sys.modules[type(rules).__module__].__file__
    folders = [home / "core", home / "kit", *([Path(source).parent] if source else [])]
    mark = hashlib.sha256(rules.manifest.version.encode())
    for folder in folders:
        for file in sorted(file for file in folder.rglob("*") if file.suffix in KINDS and file.name != AID):
            mark.update(f"{file.relative_to(folder).as_posix()}\0".encode() + file.read_bytes())
    return mark.hexdigest()[:32]
