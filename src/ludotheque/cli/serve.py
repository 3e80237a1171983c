"""`serve`: the table in a browser."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ludotheque import _engine
from ludotheque.cli import processes
from ludotheque.cli.faults import BadUsage, Stopped
from ludotheque.cli.tongue import Language, language, server_sentence

if TYPE_CHECKING:
    from ludotheque.server.mail import Mailer

PORT = 8787
LAST_PORT = 8807  # a free one is looked for up to here when no port is asked for


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", help="The port; without it a free one.", min=0, max=65535)
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="LUDOTHEQUE_DATABASE",
            show_envvar=True,
            help="sqlite:///path or postgresql://...; without it a file of yours. With a password: by the variable.",
        ),
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    workers: Annotated[
        int, typer.Option("--workers", help="Server processes; more than one need PostgreSQL.", min=1)
    ] = 1,
    bots: Annotated[
        int, typer.Option("--bots", help="Processes in which bots think, for each server process.", min=0)
    ] = 2,
    public_url: Annotated[
        str,
        typer.Option("--public-url", envvar="LUDOTHEQUE_PUBLIC_URL", help="The address people use, behind a proxy."),
    ] = "",
    smtp_url: Annotated[
        str,
        typer.Option("--smtp-url", envvar="LUDOTHEQUE_SMTP_URL", help="For notices: smtp://user:password@host:port."),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", envvar="LUDOTHEQUE_MAIL_FROM", help="The address mails come from.")
    ] = "",
    notice_after: Annotated[
        float, typer.Option("--notice-after", help="Minutes somebody is away on their turn before a notice.", min=0.1)
    ] = 10.0,
    per_address: Annotated[
        int, typer.Option("--per-address", help="Connections that one address, or one household, may hold.", min=1)
    ] = 200,
    trusted_proxies: Annotated[
        str,
        typer.Option(
            "--trusted-proxies",
            envvar="LUDOTHEQUE_TRUSTED_PROXIES",
            help="Addresses or networks of proxies, whose word counts about where people come from.",
        ),
    ] = "127.0.0.1,::1",
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", help="Let webhooks lead into private networks.")
    ] = False,
    content: Annotated[
        list[str] | None,
        typer.Option("--content", metavar="NAME=FOLDER", help="A folder of content to offer; may be given again."),
    ] = None,
    lang: Language = None,
    log_level: Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")] = "warning",
) -> None:
    """Starts the server and opens the browser on it."""
    from ludotheque.cli.contents import offer
    from ludotheque.server.databases import open_store
    from ludotheque.server.settings import LOOPBACK, Settings, data_folder
    from ludotheque.server.store import BadDatabase

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadUsage("cli-fault-log-level", level=log_level)
    url = database or f"sqlite:///{data_folder() / 'ludotheque.db'}"
    try:
        shared = open_store(url).shared
    except BadDatabase as error:
        raise Stopped(error.say[language(lang)]) from error
    if workers > 1 and not shared:
        raise Stopped(server_sentence("serve-workers", lang))
    if public_url and not public_url.startswith(("https://", "http://")):
        raise Stopped(server_sentence("serve-public", lang))
    if smtp_url and not public_url and host not in LOOPBACK:
        raise Stopped(server_sentence("serve-mail-public", lang))
    mailer = mailer_for(smtp_url, mail_from, lang)
    offer(content or [], lang)
    listener = listen(host, port, lang)
    bound = listener.getsockname()[1]
    shown = "localhost" if host in (*LOOPBACK, "0.0.0.0", "::") else host
    address = f"http://{shown}:{bound}/"
    settings = Settings(
        url,
        local=host in LOOPBACK and not public_url,  # behind a proxy others come by the same door
        thinkers=bots,
        public=public_url,
        address=address,
        mailer=mailer,
        notice_after=notice_after * 60,
        private_hooks=private_hooks,
        per_address=per_address,
        proxies=trusted_proxies,
    ).with_key()
    typer.echo(f"Ludothèque: {address}")
    typer.echo(f"database: {hidden(url)}    host's key: {settings.key_file}    Ctrl-C stops")
    typer.echo(f"host's page: {settings.base}/host")
    sys.stdout.flush()
    if browser:
        page = address if lang is None else f"{address}?lang={lang.value}"
        threading.Timer(0.8, webbrowser.open, (page,)).start()
    if os.environ.get(processes.COMPILING) and _engine.status()["reason"] in processes.CURABLE:
        typer.echo(server_sentence("serve-compiling", lang))
        processes.many(
            listener, settings, log_level, workers, processes.Watch(lambda end: typer.echo(server_sentence(end, lang)))
        )
    elif workers > 1:
        processes.many(listener, settings, log_level, workers)
    else:
        processes.run(listener, settings, log_level)


def mailer_for(smtp_url: str, mail_from: str, lang: Any) -> "Mailer | None":
    from ludotheque.server.mail import BadMail, Mailer

    try:
        return Mailer(smtp_url, mail_from) if smtp_url else None
    except BadMail as error:
        raise Stopped(error.say[language(lang)]) from error


def hidden(url: str) -> str:
    """A database URL without its password."""
    head, at, tail = url.rpartition("@")
    scheme, mark, user = head.partition("://")
    return f"{scheme}{mark}{user.partition(':')[0]}{at}{tail}" if at else url


def listen(host: str, port: int | None, lang: Any = None) -> socket.socket:
    """A listening socket, or a sentence that says what to do."""
    for candidate in [port] if port is not None else range(PORT, LAST_PORT + 1):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(512)
            return listener
        except OSError as error:
            listener.close()
            if error.errno == errno.EADDRINUSE:
                if port is None:
                    continue
                raise Stopped(server_sentence("serve-port-taken", lang, port=str(port)), 1) from error
            values = {"host": host, "port": str(candidate), "detail": error.strerror}
            raise Stopped(server_sentence("serve-cannot-listen", lang, **values), 1) from error
    raise Stopped(server_sentence("serve-ports-taken", lang, first=str(PORT), last=str(LAST_PORT)), 1)
