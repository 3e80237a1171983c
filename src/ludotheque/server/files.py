"""Files that only their owner may read: they hold seeds of games under way, addresses and secrets."""

import contextlib
import fcntl
import os
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm")  # what SQLite keeps beside a database, which is part of it


def private_folder(path: Path) -> Path:
    """Made if there is none, together with those above it; one that exists stays as its owner made it."""
    if not path.is_dir():
        private_folder(path.parent)
        path.mkdir(FOLDER, exist_ok=True)
    return path


def private_file(path: Path) -> Path:
    """Made if there is none, and closed to everybody else."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, FILE))
    for part in database_files(path):
        with contextlib.suppress(PermissionError):  # another owner's, who decides
            part.chmod(FILE)
    return path


def database_files(path: Path) -> list[Path]:
    return [part for end in BESIDE if (part := path.with_name(path.name + end)).exists()]


def open_to_others(folder: Path) -> list[Path]:
    """What in a data folder others on this machine could read: the folder itself, if they can come in."""
    if not folder.is_dir():
        return []
    inside = sorted(file for file in folder.rglob("*") if file.is_file() and file.stat().st_mode & 0o077)
    return [folder, *inside] if folder.stat().st_mode & 0o077 else []


class Held:
    """A mark, as long as it is held, that a database is in use: by any number who share it, or by one alone."""

    def __init__(self, path: Path, alone: bool = False) -> None:
        """BlockingIOError: somebody else holds it."""
        self.handle = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, FILE)
        try:
            fcntl.flock(self.handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except OSError:
            os.close(self.handle)
            raise

    def let_go(self) -> None:
        os.close(self.handle)
