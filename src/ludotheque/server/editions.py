"""Editions that people make of a game: text files of a content folder, kept as rows and never run.

What is played or measured is a frozen copy with a name of its own, `jeudi.3f9a1c2b7d4e`: its title and a digest of all
it holds. It lies in a folder of the server, laid out anew where that is missing, and is never changed."""

import asyncio
import hashlib
import re
import tempfile
import unicodedata
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from ludotheque.core.game import BadOption, Game
from ludotheque.kit.content import shelf
from ludotheque.kit.content.edition import EditionDoor
from ludotheque.match.printed import printed
from ludotheque.match.registry import rules_of
from ludotheque.server import clock, wire
from ludotheque.server.desks import Desks, Edition
from ludotheque.server.files import private_folder
from ludotheque.server.sentences import Refusing

FILE = re.compile(r"(?:[a-z0-9_]{1,40}/)?[a-z0-9_]{1,60}\.toml")  # nothing that could be run, or lie elsewhere
MOST_FILES = 60
LARGEST = 1_000_000  # bytes of one edition

Files = dict[str, str]


class Editions:
    def __init__(self, desks: Desks, data: Path) -> None:
        self.desks, self.folder = desks, data / "editions"
        shelf.keep_frozen(self.folder)

    async def freeze(self, edition: Edition, faulty: Callable[[], Awaitable[bool]]) -> str:
        """The name of a copy that never changes; Refusing when the edition cannot be played."""
        name = frozen_name(edition.name, edition.game, edition.files)
        if await self.desks.frozen(name) is None:
            if await faulty():
                raise Refusing("edition-faults", 409, edition.name)
            await self.desks.freeze(name, edition.game, edition.name, edition.files, clock.now())
        await self.ready(name)
        return name

    async def ready(self, content: object) -> None:
        """A frozen edition of that name lies where games are played, if there is any."""
        if not isinstance(content, str) or not shelf.FROZEN_NAME.fullmatch(content) or shelf.frozen(content):
            return
        if (found := await self.desks.frozen(content)) is not None:
            title, files = found
            laid = msgspec.json.decode(files, type=Files) | {shelf.TITLE: title}
            await asyncio.to_thread(lay, self.folder, content, laid)


def lay(home: Path, name: str, files: Files) -> None:
    """All of the folder or nothing."""
    private_folder(home)
    with tempfile.TemporaryDirectory(dir=home, prefix=".draft-") as draft:
        write(Path(draft) / name, files)
        try:
            (Path(draft) / name).rename(home / name)
        except OSError:
            if not (home / name).is_dir():  # another process was not quicker
                raise


def write(folder: Path, files: Files) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def checked(files: Files) -> Files:
    """Text files by the names that a folder of content may hold."""
    size = sum(len(text.encode("utf-8", "surrogatepass")) for text in files.values())
    if len(files) > MOST_FILES or size > LARGEST:
        raise Refusing("edition-large", 413)
    for name, text in files.items():
        if not FILE.fullmatch(name):
            raise Refusing("edition-file", 400, name[:80])
        if "\0" in text or any("\ud800" <= letter <= "\udfff" for letter in text):
            raise Refusing("bad-text")
    return files


def faults_of(game: str, files: Files) -> list[wire.EditionFault]:
    """What is wrong with it, by file and line; what `content check` says.
    In a worker: to try an edition can take long."""
    rules = rules_of(game)
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "edition"
        folder.mkdir()
        write(folder, files)
        found = rules.content.check(str(folder)) or []
        told = [wire.EditionFault(local(file, folder), line, reason) for file, line, reason in found]
        if told:
            return told
        try:
            printed(rules, {"content": str(folder)})
        except (BadOption, LookupError, ValueError, TypeError) as error:
            return [wire.EditionFault("", 0, str(error).replace(str(folder), ""))]
    return []


def local(file: str, folder: Path) -> str:
    path = Path(file)
    return str(path.relative_to(folder)) if path.is_relative_to(folder) else path.name


def copied(rules: Game, content: str) -> Files:
    """The files of a content that comes with the game."""
    door = rules.content
    if not isinstance(door, EditionDoor) or content not in door.editions.built_in:
        raise Refusing("no-edition", 404)
    home = door.editions.folder(content)
    found = sorted(path for pattern in door.editions.files for path in home.glob(pattern))
    drawn = {path for path in found if path.with_suffix(".json").exists()}  # with a drawing that is ours
    named = {path.relative_to(home).as_posix(): path for path in found if path not in drawn}
    for record in door.records:  # what the house leaves out comes with the game elsewhere
        for path in sorted(door.editions.home.glob(f"*/{record}.toml")):
            named.setdefault(path.name, path)
    return {name: path.read_text(encoding="utf-8") for name, path in named.items() if FILE.fullmatch(name)}


def frozen_name(title: str, game: str, files: str) -> str:
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    slug = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:24].strip("-") or "edition"
    digest = hashlib.sha256(msgspec.json.encode([game, title, files])).hexdigest()
    return f"{slug}.{digest[:12]}"
