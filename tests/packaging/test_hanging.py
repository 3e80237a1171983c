"""A test that hangs fails, whatever it waits for, and those after it run."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
HANGING = """
import asyncio, subprocess, sys, threading

def test_a_lock():
    threading.Lock().acquire() and threading.Event().wait()

def test_a_loop():
    asyncio.run(asyncio.Event().wait())

def test_a_program():
    subprocess.run([sys.executable, "-c", "import time; time.sleep(600)"])

def test_what_comes_after():
    pass
"""
DEAF = """
import re

def test_no_signal_reaches():
    re.match("(a+)+$", "a" * 64 + "b")  # years inside one call

def test_what_comes_after():
    pass
"""


def run(folder: Path, source: str, *settings: str) -> str:
    (folder / "test_hanging.py").write_text(source)
    command = [sys.executable, "-m", "pytest", "-n", "1", "-p", "no:cacheprovider", "-p", "no:schemathesis"]
    for setting in settings:
        command += ["-o", setting]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=280, check=False
    )
    return done.stdout


def test_it_fails_at_its_limit_and_the_rest_runs(tmp_path: Path) -> None:
    told = run(tmp_path, HANGING, "timeout=3", f"timeout_method={SETTINGS['timeout_method']}")
    assert re.search(r"3 failed, 1 passed", told), told
    assert told.count("Timeout (>3") >= 3


def test_where_no_signal_reaches_it_its_process_ends_and_the_rest_runs(tmp_path: Path) -> None:
    assert SETTINGS["faulthandler_exit_on_timeout"]
    told = run(tmp_path, DEAF, "faulthandler_timeout=5", "faulthandler_exit_on_timeout=true")
    assert re.search(r"1 failed, 1 passed", told), told
    assert "crashed" in told and "test_no_signal_reaches" in told


def test_every_test_has_a_limit_longer_than_any_wait_inside_one() -> None:
    waits = [
        int(n)
        for path in (ROOT / "tests").rglob("*.py")
        if path != Path(__file__)
        for n in re.findall(r"timeout(?:_s)?=(\d+)", path.read_text(encoding="utf-8"))
    ]
    assert SETTINGS["timeout"] < SETTINGS["faulthandler_timeout"]
    assert max(waits) <= SETTINGS["timeout"], "a wait inside a test outlasts the limit of a test"
