"""The command line: `ludotheque`, or `python -m ludotheque.cli`."""

from ludotheque.cli.app import main

__all__ = ["main"]
