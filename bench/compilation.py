"""How long the whole package takes to compile from nothing, in a copy, so that the engine in use stays as it is."""

import json
import shutil
import subprocess
import sys
import time

from bench.claims import HERE, HOME
from bench.contest import Outcome

LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_engine.json")


def compile_once() -> Outcome:
    root = HERE.parent
    copy = HOME / "compilation"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(root / "src", copy / "src", ignore=LEFT_OUT)
    shutil.copy(root / "hatch_build.py", copy)
    start = time.perf_counter()
    done = subprocess.run([sys.executable, "hatch_build.py", "--force"], cwd=copy, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    stamp = copy / "src" / "ludotheque" / "_engine.json"
    if done.returncode != 0 or not stamp.is_file():
        return Outcome(error=(done.stderr.strip().splitlines() or ["the compilation failed without a word"])[-1])
    made = json.loads(stamp.read_text())
    return Outcome(rates=[1 / seconds]) if made["compiled"] else Outcome(error=made["why"])
