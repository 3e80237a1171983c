"""`serve --content NAME=FOLDER`: content that a host offers beside our own."""

import os
import re
from pathlib import Path
from typing import Any

from ludotheque.cli.faults import Stopped
from ludotheque.cli.tongue import language, server_sentence
from ludotheque.core.game import BadOption, Game
from ludotheque.kit.content import shelf
from ludotheque.match.printed import printed
from ludotheque.match.registry import registry

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def offer(given: list[str], lang: Any) -> None:
    """Check these folders and make their names known, to this process and to those it starts."""
    if not given and not shelf.named():
        return
    games = [rules for rules in registry().values() if rules.content.files]
    found = {}
    for text in given:
        name, path = read_offer(text, games, lang)
        found[name] = path
    known = shelf.named() | found
    os.environ[shelf.VARIABLE] = os.pathsep.join(f"{name}={path}" for name, path in known.items())
    for name, path in known.items():
        suited = [rules for rules in games if name in shelf.suiting(rules.content.files)]
        if not suited:
            raise Stopped(server_sentence("serve-content-none", lang, folder=str(path)))
        for rules in suited:
            check(rules, name, path, lang)


def read_offer(text: str, games: list[Game], lang: Any) -> tuple[str, Path]:
    """NAME=FOLDER: a name that is no content of ours, and a folder that is there."""
    name, _, folder = text.partition("=")
    path = Path(folder).expanduser().resolve()
    served = any(rules.content.why_not_served({"content": name}) is None for rules in games)
    ours = served and name not in shelf.named()
    if not NAME.fullmatch(name) or ours or not folder or os.pathsep in str(path):
        raise Stopped(server_sentence("serve-content", lang, text=text))
    if not path.is_dir():
        raise Stopped(server_sentence("serve-content-folder", lang, folder=folder))
    return name, path


def check(rules: Game, name: str, path: Path, lang: Any) -> None:
    faults = rules.content.check(str(path))
    if faults:
        file, line, reason = faults[0]
        raise Stopped(
            server_sentence("serve-content-faults", lang, fault=f"{file}:{line}: {reason}", folder=str(path)), 1
        )
    try:
        printed(rules, {"content": name})
    except BadOption as error:
        raise Stopped(error.say[language(lang)], 1) from error
