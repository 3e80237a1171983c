"""`open`: a journal in the browser's replay."""

import asyncio
import signal
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludotheque.cli.faults import Stopped
from ludotheque.cli.output import read_file, say
from ludotheque.cli.processes import run
from ludotheque.cli.serve import listen
from ludotheque.cli.tongue import Language, language
from ludotheque.match.journal import parse

if TYPE_CHECKING:
    from ludotheque.server.settings import Settings


def open_journal(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The journal of a finished game.")],
    port: Annotated[
        int | None, typer.Option("--port", help="The port; without it a free one.", min=0, max=65535)
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    lang: Language = None,
) -> None:
    """Shows a finished game in the browser: a replay from any seat's eyes. Nothing is kept when it stops."""
    from ludotheque.server.sentences import Refusing
    from ludotheque.server.settings import Settings

    text = read_file(file, "journal")
    parse(text)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(f"sqlite:///{folder}/open.db", data=Path(folder), thinkers=0).with_key()
        try:
            table = asyncio.run(lay(settings, text))
        except Refusing as refusing:
            said: dict[Any, str] = dict(refusing.fault().say)
            raise Stopped(said[language(lang)], 1) from refusing
        listener = listen("127.0.0.1", port, lang)
        settings.address = f"http://localhost:{listener.getsockname()[1]}/"
        page = f"{settings.address}replay/{table}"
        say(page)
        sys.stdout.flush()
        if browser:
            threading.Timer(0.8, webbrowser.open, (page,)).start()
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # once the server has stopped, so that the folder goes
        run(listener, settings, "warning")


async def lay(settings: "Settings", text: str) -> str:
    """Put the journal on a table of a server that is about to start."""
    from ludotheque.server.databases import open_store
    from ludotheque.server.host import Host

    host = Host(open_store(settings.database), settings)
    await host.store.open(host.told)
    try:
        return (await host.take_in(text.encode())).table
    finally:
        await host.store.close()
