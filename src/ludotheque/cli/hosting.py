"""`host`: what the host of a running server does, with the key that lies in the server's data folder."""

import json
import urllib.error
import urllib.parse
import urllib.request
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.faults import BadUsage, Commands, Stopped
from ludotheque.cli.output import say
from ludotheque.cli.tongue import Language, language

PATIENCE = 60.0  # seconds

commands = typer.Typer(cls=Commands, rich_markup_mode=None)


class Kind(StrEnum):
    account = "account"
    visitor = "visitor"


class Server:
    """The one asked, and the host's key."""

    def __init__(self, address: str, key: str, lang: str) -> None:
        self.address, self.key, self.lang = address.rstrip("/"), key, lang

    def ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        headers = {"authorization": f"Bearer {self.key}", "content-type": "application/json"}
        request = urllib.request.Request(f"{self.address}/api/admin/{path}", body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                data: bytes = answer.read()
                return data
        except urllib.error.HTTPError as error:
            try:
                sentence = json.loads(error.read())["say"][self.lang]
            except (ValueError, KeyError, TypeError):
                raise BadUsage("cli-fault-no-server", 1, address=self.address, status=error.code) from error
            raise Stopped(sentence, 1) from error
        except (OSError, ValueError) as error:
            raise BadUsage("cli-fault-silent-server", 1, address=self.address) from error

    def get(self, path: str) -> Any:
        return json.loads(self.ask("GET", path))

    def post(self, path: str, **body: Any) -> Any:
        return json.loads(self.ask("POST", path, json.dumps(body).encode()))


@commands.callback()
def host(
    ctx: typer.Context,
    server: Annotated[
        str, typer.Option("--server", envvar="LUDOTHEQUE_SERVER", help="The address of the running server.")
    ] = "http://localhost:8787",
    key_file: Annotated[
        Path | None, typer.Option("--key-file", help="The file with the host's key, named when the server started.")
    ] = None,
    lang: Language = None,
) -> None:
    """Administer a running server: tables, people, bans, backups."""
    from ludotheque.server.settings import data_folder

    path = key_file or data_folder() / "host.key"
    if key_file is not None and not path.is_file():
        raise BadUsage("cli-fault-key-file", file=str(path))
    ctx.obj = Server(server, path.read_text().strip() if path.is_file() else "", language(lang))


def part(text: str) -> str:
    return urllib.parse.quote(text, safe="")


@commands.command("tables")
def tables(ctx: typer.Context) -> None:
    """Every table, one a line: its name, game, number of moves, state, people."""
    after = ""
    while found := ctx.obj.get(f"tables?after={part(after)}")["tables"]:
        for table in found:
            state = "closed" if table["closed"] is not None else "over" if table["over"] else "playing"
            names = ", ".join(seat["name"] or seat["kind"] for seat in table["seats"])
            say(f"{table['table']}  {table['game']}  {table['at']}  {state}  {names}")
        after = found[-1]["table"]
    if not after:
        say("There is no table.")


@commands.command("people")
def people(ctx: typer.Context) -> None:
    """Who is connected now: table, seats, account, and the mark to ban a visitor by."""
    found = ctx.obj.get("people")["people"]
    if not found:
        say("Nobody is connected.")
    for person in found:
        seats = ",".join(str(seat + 1) for seat in person["seats"]) or "-"
        say(f"{person['table']}  {seats}  {person['account'] or '-'}  {person['mark']}")


@commands.command("close")
def close(ctx: typer.Context, table: str, why: Annotated[str, typer.Option("--why")] = "") -> None:
    """Close a table: nobody plays there any more; it can still be watched."""
    ctx.obj.post(f"tables/{part(table)}/close", why=why)
    say(f"{table} is closed.")


@commands.command("remove")
def remove(ctx: typer.Context, table: str) -> None:
    """Remove a table and its whole log, for good: one that can no longer be opened, say."""
    ctx.obj.post(f"tables/{part(table)}/remove")
    say(f"{table} is removed.")


@commands.command("remove-seat")
def remove_seat(ctx: typer.Context, table: str, seat: int) -> None:
    """Take a seat, the first being 1, from whoever has it and print the new link's key."""
    (link,) = ctx.obj.post(f"tables/{part(table)}/seats/{seat - 1}/remove")["links"]
    say(f"{ctx.obj.address}/table/{table}#{link['key']}")


@commands.command("ban")
def ban(ctx: typer.Context, kind: Kind, who: str, why: Annotated[str, typer.Option("--why")] = "") -> None:
    """Shut out an account, or a visitor by their mark or address."""
    if not ctx.obj.post("ban", kind=kind.value, who=who, why=why)["done"]:
        raise BadUsage("cli-fault-no-account", 1, who=who)
    say(f"{who} is banned.")


@commands.command("unban")
def unban(ctx: typer.Context, kind: Kind, who: str) -> None:
    """Let them in again."""
    if not ctx.obj.post("unban", kind=kind.value, who=who)["done"]:
        raise BadUsage("cli-fault-not-banned", 1, who=who)
    say(f"{who} may come in again.")


@commands.command("bans")
def bans(ctx: typer.Context) -> None:
    """Who is shut out, and why."""
    for entry in ctx.obj.get("bans")["bans"]:
        say(f"{entry['kind']}  {entry['who']}  {entry['why']}")


@commands.command("export")
def export(ctx: typer.Context, table: str, file: Path) -> None:
    """Write a table to a file, its secrets included."""
    data = ctx.obj.ask("GET", f"tables/{part(table)}/export")
    with file.open("xb") as target:
        target.write(data)
    say(f"{file}: {len(data)} bytes")


@commands.command("import")
def take_in(ctx: typer.Context, file: Path) -> None:
    """Lay a table from a file, under a new name, and print the links of its seats."""
    found = json.loads(ctx.obj.ask("POST", "import", file.read_bytes()))
    for link in found["links"]:
        who = "maker" if link["seat"] < 0 else f"seat {link['seat'] + 1}"
        say(f"{who}  {ctx.obj.address}/table/{found['table']}#{link['key']}")


@commands.command("restore")
def restore(
    ctx: typer.Context,
    backup: Path,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:///path, as the server was started; without it yours.")
    ] = None,
) -> None:
    """Put a backup in the place of the database, once it is checked; the server must not run."""
    from ludotheque.server import restore as restoring
    from ludotheque.server.sentences import phrase
    from ludotheque.server.settings import data_folder

    url = database or f"sqlite:///{data_folder() / 'ludotheque.db'}"
    if not url.startswith("sqlite:///"):
        raise Stopped(phrase("restore-elsewhere", ctx.obj.lang))
    try:
        done = restoring.restore(backup, Path(url.removeprefix("sqlite:///")))
    except restoring.NotRestored as error:
        raise Stopped(phrase(f"restore-{error.why}", ctx.obj.lang, **error.values), 1) from error
    counts = {"tables": done.tables, "rows": done.rows, "accounts": done.accounts}
    say(phrase("restore-done", ctx.obj.lang, **counts))
    if done.before is not None:
        say(phrase("restore-before", ctx.obj.lang, file=str(done.before)))


@commands.command("backup")
def backup(ctx: typer.Context) -> None:
    """Copy the whole database while the server runs, and say where the copy is."""
    say(ctx.obj.post("backup")["path"])
