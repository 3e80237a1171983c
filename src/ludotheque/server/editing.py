"""An edition changed in forms: value by value, each change a version that can be gone back to."""

import io
import zipfile
import zlib
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from ludotheque.kit.content.toml_edit import CannotEdit
from ludotheque.server import clock, forms, wire
from ludotheque.server.desks import Desks, Edition, Version
from ludotheque.server.editions import LARGEST, MOST_FILES, Files, checked
from ludotheque.server.names import checked_name
from ludotheque.server.sentences import LANGUAGES, Refusing, both
from ludotheque.server.studio import Beside, Studio, edition_card
from ludotheque.server.wire import Language

POLITE = 5  # how much lower its priority is than the server's: somebody waits for it
UNREADABLE = (zipfile.BadZipFile, zlib.error, UnicodeDecodeError, NotImplementedError, RuntimeError, OSError, EOFError)
LARGEST_VALUE = 20_000  # letters of one value


class Editing:
    def __init__(self, studio: Studio) -> None:
        self.studio, self.beside = studio, Beside(POLITE)

    @property
    def desks(self) -> Desks:
        return self.studio.desks

    def close(self) -> None:
        self.beside.player.kill()

    async def run(self, function: Callable[..., Any], *work: Any) -> Any:
        try:
            return await self.beside.run(function, *work)
        except CannotEdit as error:
            raise Refusing("edit-nowhere", 409) from error
        except (TimeoutError, BrokenProcessPool) as error:
            raise Refusing("studio-slow", 503) from error

    async def forms(self, game: str, lang: Language) -> wire.EditionForms:
        forms.door_of(self.studio.tables.rules(game))
        return wire.EditionForms(await self.run(forms.forms, game, lang))

    async def state(self, owner: str | None, name: str, lang: Language) -> wire.EditionState:
        one = await self.studio.edition(owner, name)
        return await self.shown(one, lang)

    async def shown(self, one: Edition, lang: Language) -> wire.EditionState:
        seen = await self.run(forms.seen, one.game, files_of(one), lang)
        changes = [
            wire.EditionChange(each.number, each.made, msgspec.json.decode(each.what))
            for each in await self.desks.versions(one.id)
        ]
        return wire.EditionState(edition_card(one), one.version, changes, **seen)

    async def edit(self, owner: str | None, name: str, change: wire.EditEdition, lang: Language) -> wire.EditionTried:
        """Try a change, and keep it unless it is only tried, or refused."""
        one = await self.studio.edition(owner, name)
        self.must_be(one, change.version)
        if len(msgspec.json.encode(change.value)) > LARGEST_VALUE:
            raise Refusing("edition-large", 413)
        before = files_of(one)
        after, refused, fits = await self.run(forms.tried, one.game, before, change, lang)
        if change.draft or (refused and not (fits and change.anyway)):
            return wire.EditionTried(refused, fits, None)
        what = await self.run(forms.said, one.game, after if not change.gone else before, change)
        await self.keep(one, checked(after), what)
        return wire.EditionTried(refused, fits, await self.state(owner, name, lang))

    def must_be(self, one: Edition, version: int) -> None:
        if one.version != version:
            raise Refusing("edit-moved", 409)

    async def keep(self, one: Edition, after: Files, what: Mapping[str, str], called: str = "") -> None:
        before = files_of(one)
        changed = {
            file: [before.get(file), after.get(file)]
            for file in sorted({*before, *after})
            if before.get(file) != after.get(file)
        }
        if not changed:
            return
        version = Version(one.version + 1, clock.now(), encoded(what), encoded(changed))
        if not await self.desks.change(one, called or one.name, encoded(after), version):
            raise Refusing("edit-moved", 409)

    async def drawn(self, owner: str | None, name: str, change: wire.DrawEdition) -> wire.EditionDrawn:
        """The thing at a place as it will be printed, with a value that is being typed."""
        one = await self.studio.edition(owner, name)
        files = files_of(one)
        if change.path:
            files, _, _ = await self.run(forms.tried, one.game, files, change.edit(one.version), LANGUAGES[0])
        return wire.EditionDrawn(await self.run(forms.drawn_at, one.game, files, change))

    async def step(self, owner: str | None, name: str, step: wire.StepEdition, lang: Language) -> wire.EditionState:
        """Back to a version, or forward again."""
        one = await self.studio.edition(owner, name)
        self.must_be(one, step.version)
        files = files_of(one)
        rows = {each.number: each for each in await self.desks.versions(one.id)}
        back = step.to < one.version
        numbers = range(one.version, step.to, -1) if back else range(one.version + 1, step.to + 1)
        for number in numbers:
            if number not in rows:
                raise Refusing("edit-no-version", 409)
            for file, texts in msgspec.json.decode(rows[number].files).items():
                text = texts[0 if back else 1]
                files = {key: value for key, value in files.items() if key != file}
                if text is not None:
                    files[file] = text
        if not await self.desks.step(one, encoded(files), step.to, clock.now()):
            raise Refusing("edit-moved", 409)
        return await self.state(owner, name, lang)

    # -- as a folder

    async def packed(self, owner: str | None, name: str) -> bytes:
        one = await self.studio.edition(owner, name)
        found = io.BytesIO()
        with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as folder:
            for file, text in sorted(files_of(one).items()):
                folder.writestr(zipfile.ZipInfo(file, (1980, 1, 1, 0, 0, 0)), text.encode())
        return found.getvalue()

    async def bring(self, owner: str | None, name: str, data: bytes, lang: Language) -> wire.EditionState:
        """Its files from such a folder; what the folder leaves out stays as it is."""
        one = await self.studio.edition(owner, name)
        files = checked(files_of(one) | unpacked(data))
        await self.keep(one, files, both("edit-brought"))
        return await self.state(owner, name, lang)

    async def keep_all(self, owner: str | None, name: str, kept: wire.KeptEdition) -> None:
        one = await self.studio.edition(owner, name)
        called = checked_name(kept.name)
        await self.keep(one, checked(kept.files), both("edit-all-files"), called)
        if called != one.name:
            await self.desks.rename(name, called, clock.now())


def files_of(one: Edition) -> Files:
    return msgspec.json.decode(one.files, type=Files)


def encoded(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def unpacked(data: bytes) -> Files:
    """The text files of a zipped folder, whether they lie in a folder of its own or not."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as folder:
            infos = [info for info in folder.infolist() if info.filename.endswith(".toml")]
            if len(infos) > MOST_FILES or sum(info.file_size for info in infos) > LARGEST:
                raise Refusing("edition-large", 413)
            outer = outermost([info.filename for info in infos])
            return {info.filename.removeprefix(outer): bounded(folder, info) for info in infos}
    except UNREADABLE as error:
        raise Refusing("edit-no-folder", 400) from error


def bounded(folder: zipfile.ZipFile, info: zipfile.ZipInfo) -> str:
    """What it holds, whatever it says of its size."""
    with folder.open(info) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refusing("edition-large", 413)
    return data.decode("utf-8-sig")


def outermost(names: list[str]) -> str:
    """The folder that all the files lie in, besides those inside it."""
    heads = {name.partition("/")[0] for name in names}
    alone = len(heads) == 1 and all("/" in name for name in names) and not heads & {"", ".", ".."}
    return f"{heads.pop()}/" if alone else ""
