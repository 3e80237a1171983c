"""The command line as tests run it."""

from pathlib import Path
from typing import Any

from typer.testing import CliRunner

from ludotheque.cli.app import app

ENVIRONMENT = {"LANG": "en_GB.UTF-8", "COLUMNS": "160"}


def run(*words: object, typed: str = "", **environment: str | None) -> Any:
    """What a command said and how it ended."""
    result = CliRunner().invoke(app, [str(word) for word in words], input=typed, env=ENVIRONMENT | environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def fine(*words: object, typed: str = "", **environment: str | None) -> str:
    """What a command that must succeed said."""
    result = run(*words, typed=typed, **environment)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def fault(*words: object, typed: str = "", code: int = 2) -> str:
    """The one sentence of a command that must fail."""
    result = run(*words, typed=typed)
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    sentence = str(result.stderr).strip()
    assert sentence.startswith("ludotheque: ") and "\n" not in sentence and sentence.endswith(".")
    return sentence.removeprefix("ludotheque: ")


def folder_state(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}
