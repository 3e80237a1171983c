# interpreted
"""The contents of a game: those it comes with, and folders of files that people wrote."""

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from ludotheque.core.doors import ContentDoor
from ludotheque.core.game import BadOption
from ludotheque.kit.content import shelf
from ludotheque.kit.content.records import Files
from ludotheque.kit.content.shapes import nearest
from ludotheque.kit.content.toml_file import Fault, TomlFile
from ludotheque.kit.content.toml_lines import Path as Where
from ludotheque.kit.effects.vocabulary import Vocabulary

Stamps = tuple[tuple[str, int], ...]


class ContentError(BadOption):
    """Content that cannot be played, with everything wrong in it. What is wrong in a file is told in English only, to
    whoever writes it."""

    def __init__(self, en: str, fr: str = "", faults: Iterable[Fault] = ()) -> None:
        super().__init__(en, fr or en)
        self.faults = list(faults)


class Edition(Protocol):
    """What a folder holds, completed with the built-in files it leaves out; usable only without faults."""

    @property
    def faults(self) -> list[Fault]: ...


E = TypeVar("E", bound=Edition)
T = TypeVar("T")


class Editions(Generic[E]):
    """The editions of one game by name. `home` holds the folders of the built-in ones, `read` makes an edition of any
    folder, `files` are the patterns of all that it reads, and `kind` says what such a folder holds."""

    def __init__(
        self,
        home: Path,
        built_in: tuple[str, ...],
        read: Callable[[Path], E],
        kind: str,
        files: Sequence[str] = ("*.toml",),
    ) -> None:
        self.home, self.built_in, self.kind, self.files = home, built_in, kind, files
        self.read_again = lru_cache(maxsize=8)(lambda folder, stamps: read(folder))
        self.made_again = lru_cache(maxsize=64)(lambda make, name, stamps: make(name))
        self.own_stamps: dict[str, Stamps] = {}

    def folder(self, name: str) -> Path:
        return self.home / name if name in self.built_in else shelf.folder_of(name)

    def stamps(self, name: str) -> Stamps:
        """When each file of a content was last changed. Our own files do not change while we run."""
        if name in self.own_stamps:
            return self.own_stamps[name]
        folder = self.folder(name)
        files = sorted(file for pattern in self.files for file in folder.glob(pattern))
        found = tuple((str(file.relative_to(folder)), file.stat().st_mtime_ns) for file in files)
        if name in self.built_in:
            self.own_stamps[name] = found
        return found

    def kept(self, make: Callable[[str], T], name: str) -> T:
        """What is made of the content of that name, made again only when one of its files has changed."""
        stamps = self.stamps(name)
        made: T = self.made_again(make, name, stamps) if stamps else make(name)
        return made

    def named(self, name: str) -> E:
        """The edition of that name or folder, read again only when one of its files has changed."""
        folder = self.folder(name)
        if name not in self.own_stamps and (not name.strip() or not folder.is_dir()):
            known = ", ".join(f'"{each}"' for each in self.built_in)
            raise ContentError(
                en=f'unknown content "{name}": give {known}, or the path of a folder of {self.kind}',
                fr=f"contenu « {name} » inconnu : donnez {known}, ou le chemin d’un dossier de contenu",
            )
        edition: E = self.read_again(folder, self.stamps(name))
        refuse(edition.faults)
        return edition


def refuse(faults: list[Fault]) -> None:
    if faults:
        total = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        raise ContentError(f"{faults[0]} ({total} in this content)", faults=faults)


def digest(said: Any) -> str:
    """A short digest of what a content says, not of how or where its files are written."""
    text = json.dumps(said, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Folder:
    """A folder of content under check: which of the files that are read it holds, and what is wrong with it."""

    def __init__(self, folder: str | Path, names: Iterable[str], ignored: Sequence[str] = ()) -> None:
        self.root = Path(folder)
        self.wanted = [f"{name}.toml" for name in names]
        self.exists = self.root.is_dir()
        self.faults = [] if self.exists else [Fault(str(self.root), 0, "is not a folder")]
        there = sorted(path.name for path in self.root.glob("*.toml"))
        self.present = [name for name in there if name in self.wanted]
        for name in there:
            if name not in self.wanted and name not in ignored:
                self.fault(name, "no file of that name is read" + nearest(name, self.wanted))

    def fault(self, name: str, reason: str) -> None:
        self.faults.append(Fault(str(self.root / name), 0, reason))

    def holds(self, name: str) -> bool:
        return f"{name}.toml" in self.present

    def must_hold_some(self, nor: str = "") -> None:
        if self.exists and not self.present:
            self.fault("", f"holds none of {', '.join(self.wanted)}{nor}")

    def file(self, name: str, home: Path) -> TomlFile:
        """The file of that name, or that of `home` where it is left out."""
        return TomlFile((self.root if self.holds(name) else home) / f"{name}.toml", self.faults)

    def in_order(self) -> list[Fault]:
        """The faults by file and line, those of the wanted files first."""
        order = {str(self.root / name): i for i, name in enumerate(self.wanted)}
        return sorted(self.faults, key=lambda fault: (order.get(fault.file, len(order)), fault.file, fault.line))


def told_apart(rows: Iterable[tuple[TomlFile, Where, dict[str, Any]]]) -> None:
    """Ids and names, in each language, belong to one thing."""
    seen: dict[tuple[str, str], str] = {}
    for file, path, row in rows:
        for key, text in (("id", row["id"]), ("fr", row["name"]["fr"]), ("en", row["name"]["en"])):
            if (key, text) in seen:
                file.fault((*path, "id" if key == "id" else "name"), f'"{text}" is {seen[key, text]} too')
            seen.setdefault((key, text), row["id"])


class EditionDoor(ContentDoor):
    """The content of a game whose option `content` names an edition."""

    editions: Editions[Any]
    records: Files
    folders: Mapping[str, str] = {}  # what the files of a folder in it are records of
    printed_as: Mapping[str, str] = {}  # what the records without an id are called there
    words: Vocabulary  # of its effects, as far as no content adds to them
    edition_mark: Callable[[str], str]  # of a content by its name
    faults: Callable[[Path], list[Fault]]  # of a folder

    def schema(self) -> dict[str, Any]:
        return self.records.schema

    def mark(self, options: dict[str, Any]) -> str:
        return self.editions.kept(self.edition_mark, options["content"])

    def installed(self) -> list[str]:
        return shelf.suiting(self.files)

    def holds(self, folder: Path | None) -> bool:
        return folder is not None and shelf.suits(folder, self.files)

    def why_not_served(self, options: dict[str, Any]) -> dict[str, str] | None:
        known = [*self.editions.built_in, *self.installed()]
        chosen = options.get("content", known[0])
        if chosen in known or (isinstance(chosen, str) and self.holds(shelf.frozen(chosen))):
            return None
        listed = ", ".join(known)
        return {
            "en": f"On this server the content is one of: {listed}.",
            "fr": f"Les contenus de ce serveur : {listed}.",
        }

    def check(self, folder: str | None) -> list[tuple[str, int, str]]:
        own = self.editions.folder(self.editions.built_in[0])
        faults = self.faults(own if folder is None else Path(folder))
        return [(fault.file, fault.line, fault.reason) for fault in faults]
