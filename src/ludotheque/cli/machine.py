"""`doctor` and `bench`: the program itself."""

import importlib.metadata
import os
import platform
import re
import resource
import subprocess
import sys
from typing import Annotated, Any

import typer

import ludotheque
from ludotheque import _engine
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.output import AsData, say, say_columns, say_data
from ludotheque.cli.tongue import Language, language, server_sentence
from ludotheque.match import ledger

ENOUGH_FILES = 4096  # a connection is one
NEEDED = ("librt", "mypy_extensions", "typer", "rich", "msgspec", "fluent.runtime")


def doctor(
    server: Annotated[
        str, typer.Option("--server", envvar="LUDOTHEQUE_SERVER", help="Look at this running server too.")
    ] = "",
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Which engine is loaded and why, on which Python, with which packages; what to mend before others come."""
    report = examine() | {"warnings": warnings(server, lang)}
    if as_data:
        say_data(report)
        return
    engine = report["engine"]
    say(f"ludotheque {report['version']}")
    say(f"engine: {engine['engine']} ({engine['why']})")
    say(f"python: {report['python']}, {report['platform']}")
    say(f"games: {report['games']}")
    say(f"checkout: {report['checkout'] or 'none, an installed package'}")
    for warning in report["warnings"]:
        say(f"! {warning}")
    say_columns(
        ("package", "version"), ([name, version or "not installed"] for name, version in report["packages"].items())
    )


def warnings(server: str, lang: Any) -> list[str]:
    """About a server for others: what everybody may read, how many can come, where they seem to come from."""
    from ludotheque.cli.hosting import Server
    from ludotheque.server.files import open_to_others
    from ludotheque.server.settings import data_folder

    data = data_folder()
    found = [server_sentence("doctor-readable", lang, path=str(path)) for path in open_to_others(data)]
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if server:
        key = data / "host.key"
        asked = Server(server, key.read_text().strip() if key.is_file() else "", language(lang))
        told = asked.get("checkup")
        files = told["files"]
        if told["hidden"]:
            found.append(server_sentence("doctor-hidden", lang))
    if 0 <= files < ENOUGH_FILES:
        found.append(server_sentence("doctor-files", lang, files=files))
    return found


def examine() -> dict[str, Any]:
    try:
        found = ", ".join(ludotheque.games())
    except Exception as error:  # a game that does not even load is what one comes to see a doctor for
        found = f"they do not load ({type(error).__name__}: {error})"
    root = ledger.checkout()
    return {
        "version": ludotheque.__version__,
        "engine": _engine.status(),
        "python": f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})",
        "platform": platform.platform(),
        "games": found,
        "checkout": str(root) if root else None,
        "packages": {name: _version(name) for name in _packages()},
    }


def _packages() -> list[str]:
    """What the installed distribution asks for, its extras included."""
    try:
        asked = importlib.metadata.requires("ludotheque") or []
    except importlib.metadata.PackageNotFoundError:
        asked = []
    return list(dict.fromkeys([*NEEDED, *(re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in asked)]))


def _version(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def bench(ctx: typer.Context) -> None:
    """Times our games beside other engines; options go to the bench (try `ludotheque bench -- --help`)."""
    root = ledger.checkout()
    if root is None or not (root / "bench" / "__main__.py").is_file():
        raise BadUsage("cli-fault-bench", 1)
    paths = [str(root / "src"), os.environ.get("PYTHONPATH", "")]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    done = subprocess.run([sys.executable, "-m", "bench", *ctx.args], cwd=root, env=environment, check=False)
    raise typer.Exit(done.returncode)
