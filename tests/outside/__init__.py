"""What another package would bring: put this folder on the path of a process, and its game is there."""

from pathlib import Path

HERE = Path(__file__).parent
