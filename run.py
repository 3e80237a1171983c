"""Starts Ludothèque from a checkout with nothing but Python.

python3 run.py [ARGUMENTS]     prepare what playing needs, then `ludotheque ARGUMENTS`; to whoever plays, the engine is
                               compiled and the client built beside the game, not before it
python3 run.py install         prepare everything: what the laboratory, the bench and the tests need besides
python3 run.py test            prepare everything, then every check; the rules compiled, the engine pure as well
python3 run.py test OPTIONS    the same, with OPTIONS given to pytest, once
python3 run.py check           what a change needs: format, lint, types, and the tests that reach the files that differ
                               from main, on the pure engine
python3 run.py nightly         what takes long and seldom fails: tests marked slow, all of the rules on the pure engine,
                               a thousand random games, a server killed again and again
"""

import hashlib
import json
import os
import shutil
import signal
import ssl
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NEEDS = (3, 11)
EVERYTHING = ROOT / "requirements.lock"
PLAY = ROOT / "requirements-play.lock"  # a part of it
VENV = ROOT / ".venv"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""
PURE = os.environ.get("LUDOTHEQUE_PURE", "") not in ("", "0")
LATER = "LUDOTHEQUE_BUILD_LATER"  # the installation itself compiles nothing
COMPILING = "LUDOTHEQUE_COMPILING"  # a server started with it goes over to the compiled engine once that is there
AT_ONCE = ("serve", "open", "play")  # commands that do not wait for the compiler
CHECKS = (
    ("ruff check", ["ruff", "check"]),
    ("ruff format", ["ruff", "format", "--check"]),
    ("mypy", ["mypy"]),
    ("import rules", ["lint-imports", "--no-cache"]),
    ("the browser of the tests", ["python", "-m", "tests.browser.chromium"]),
)
CLIENT = ("format", "lint", "types", "units")  # checks of the client's sources, by its own tools


ENGINE_TESTS = ("tests/core", "tests/kit", "tests/contract")
RULES_TESTS = (*ENGINE_TESTS, "tests/games")
CORES = os.cpu_count() or 1
SPREAD = ("--dist", "loadgroup", "--durations", "20", "-n", str(CORES))
BROWSERS = (*SPREAD[:-1], str(CORES + 1))  # tests in the browser wait nearly as much as they work
FIRST_PASS = (*BROWSERS, "--tables", "ends", "--drawn", "4")
SOURCES_ONLY = (*SPREAD, "--tables", "smallest")
PURE_PASS = (*SOURCES_ONLY, *ENGINE_TESTS, "-m", "not slow and not interpreted and not whole")
BY_THE_CLOCK = ("tests/browser/", "tests/server/")  # real browsers, processes and sockets
FEW = 8
TRIES = 3  # a test that needs its third second try fails
TESTS_FAILED = 1  # pytest ran to its end; any other code but 0 says that it did not
LAST_FAILED = ROOT / ".pytest_cache/v/cache/lastfailed"
SECOND_TRIES = ROOT / "tests/second_tries.txt"
PURE_ONLY = {"LUDOTHEQUE_PURE": "1"}
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"  # not for the tests: they start Python hundreds of times
NIGHTLY: "tuple[tuple[str, list[str], dict[str, str]], ...]" = (
    ("the slow tests", ["pytest", "-m", "slow", "--durations", "20"], {}),
    ("the tests in the browser", ["pytest", *BROWSERS, "tests/browser"], {}),
    ("the contract at every table", ["pytest", *SPREAD, "tests/contract"], {}),
    ("all of the rules on the pure engine", ["pytest", *SPREAD, *RULES_TESTS], PURE_ONLY),
    ("the misreadings of the rules", ["python", "-m", "tests.misread"], {}),
    ("random games", ["python", "-m", "tests.fuzz", "--games", "1000"], {}),
    ("frames that nobody should send", ["python", "-m", "tests.frames", "--frames", "100000"], {}),
    ("a server killed again and again, SQLite", ["python", "-m", "tests.crash", "--database", "sqlite"], {}),
    ("a server killed again and again, PostgreSQL", ["python", "-m", "tests.crash", "--database", "postgresql"], {}),
    (
        "one of three servers killed again and again",
        ["python", "-m", "tests.crash", "--database", "postgresql", "--processes", "3"],
        {},
    ),
)


def tool(folder: Path, name: str) -> str:
    return str(folder / SCRIPTS / (name + EXE))


def base_python() -> str:
    """uv makes environments from a real interpreter, not from another environment."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def find_uv() -> str:
    found = shutil.which("uv")
    if found:
        return found
    private = ROOT / ".uv"
    uv = tool(private, "uv")
    if not os.path.exists(uv):
        say("fetching uv into .uv/")
        made = subprocess.run([base_python(), "-m", "venv", "--clear", str(private)], capture_output=True, text=True)
        if made.returncode:
            version = "{}.{}".format(*sys.version_info[:2])
            cure = f"sudo apt install python{version}-venv" if shutil.which("apt") else "python3 -m pip install uv"
            stop(f"this Python cannot make virtual environments; run: {cure}")
        if subprocess.call(
            [tool(private, "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv"]
        ):
            stop("uv could not be installed; is the package index reachable?")
    return uv


def prepare(lock: Path) -> None:
    """Installs what that lock names, once, and again whenever it or the packaging changes. Where everything is
    installed one can play as well."""
    mark = VENV / ".ludotheque"
    there = mark.read_text() if mark.is_file() else ""
    if there in (wanted(EVERYTHING), wanted(lock)):
        return
    uv = find_uv()
    say(f"installing what {lock.name} names into .venv/")
    target = ["--python", tool(VENV, "python"), "-q"]
    if there != wanted(PLAY):
        shutil.rmtree(VENV, ignore_errors=True)
        must([uv, "venv", "-q", "--python", base_python(), str(VENV)])
    mark.unlink(missing_ok=True)
    must([uv, "pip", "sync", *target, "--require-hashes", str(lock)])
    must([uv, "pip", "install", *target, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])
    mark.write_text(wanted(lock))


def wanted(lock: Path) -> str:
    """The mark of an environment made from that lock, here, by this Python."""
    total = hashlib.sha256(f"{ROOT}\n{base_python()}\n{sys.version}\n".encode())
    for path in (lock, ROOT / "pyproject.toml", ROOT / "hatch_build.py"):
        total.update(path.read_bytes())
    return total.hexdigest()


def must(command: "list[str]") -> None:
    environment = {**os.environ, "UV_PYTHON_DOWNLOADS": "never", LATER: "1"}
    store = ssl.get_default_verify_paths()
    if store.cafile or (store.capath and os.listdir(store.capath)):
        environment.setdefault("UV_SYSTEM_CERTS", "1")  # uv's own list does not know the certificate of a local proxy
    if subprocess.call(command, cwd=ROOT, env=environment):
        stop("the environment could not be prepared (see above)")


def compile_engine() -> int:
    """A matter of milliseconds when the compiled engine matches its sources."""
    return 0 if PURE else subprocess.call([tool(VENV, "python"), "hatch_build.py"], cwd=ROOT)


def build_web() -> int:
    """Likewise, for the client in the browser."""
    return subprocess.call([tool(VENV, "python"), "build_web.py"], cwd=ROOT)


def build() -> int:
    """Both at once: for a long while each is at work on one core."""
    client = subprocess.Popen([tool(VENV, "python"), "build_web.py"], cwd=ROOT)
    code = compile_engine()
    return client.wait() or code


def run_beside(arguments: "list[str]") -> int:
    """The same, at work while somebody plays."""
    python = tool(VENV, "python")
    working = [subprocess.Popen([python, "build_web.py"], cwd=ROOT)]
    if not PURE:
        working.append(subprocess.Popen([python, "hatch_build.py"], cwd=ROOT, stdout=subprocess.DEVNULL))
        os.environ[COMPILING] = "1"
    try:
        return run(["ludotheque", *arguments])
    finally:
        for process in working:
            process.terminate()
            process.wait()


def run(command: "list[str]", more: "dict[str, str] | None" = None) -> int:
    environment = {**os.environ, "VIRTUAL_ENV": str(VENV), **(more or {})}
    if command[0] == "pytest":
        environment.pop(NO_BYTECODE, None)
    environment["PATH"] = os.pathsep.join([str(VENV / SCRIPTS), environment.get("PATH", "")])
    environment.pop("PYTHONHOME", None)
    process = subprocess.Popen([tool(VENV, command[0]), *command[1:]], env=environment)
    signal.signal(signal.SIGTERM, lambda *_: process.terminate())
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:  # whoever pressed Ctrl-C told it as well: it says when it has stopped
            pass


def test(options: "list[str]") -> int:
    os.chdir(ROOT)
    compiler = None if PURE else subprocess.Popen([tool(VENV, "python"), "hatch_build.py"], cwd=ROOT)
    try:
        for name, command in CHECKS:
            say(name)
            if code := run(command):
                return failed(name, code)
        if build_web():
            return failed("the web client")
        for name in CLIENT:
            say(f"the web client: {name}")
            if code := run(["python", "build_web.py", name]):
                return failed(f"the web client: {name}", code)
        if compiler is not None and compiler.wait():
            return failed("the compiler")
    finally:
        if compiler is not None:
            compiler.terminate()
    return run_tests(options) or (0 if options else misread())


def misread() -> int:
    """What differs from main, and twenty more every day; all of them at night."""
    say("the misreadings of the rules")
    code = run(["python", "-m", "tests.misread", "--changed"])
    return failed("the misreadings of the rules", code) if code else 0


def check() -> int:
    """Nothing is compiled, neither the engine nor the client."""
    from tools import reached

    os.chdir(ROOT)
    files = reached.changed()
    python = [name for name in files if name.endswith(".py")]
    found = reached.reached(files)
    steps: list[tuple[str, list[str], dict[str, str]]] = []
    if python:
        steps.append(("ruff check", ["ruff", "check", "--force-exclude", *python], {}))
        steps.append(("ruff format", ["ruff", "format", "--check", "--force-exclude", *python], {}))
        steps.append(("mypy", ["mypy"], {}))
        steps.append(("import rules", ["lint-imports"], {}))
    if any(name.startswith("web/") for name in files):
        steps += [(f"the web client: {name}", ["python", "build_web.py", name], {}) for name in CLIENT]
    if found.tests:
        games = [f"--game={game}" for game in found.games]
        tests = [*SOURCES_ONLY, *games, *found.tests, "-m", "not slow and not whole"]
        steps.append(("the tests that reach it", ["pytest", *tests], PURE_ONLY))
    for name, command, environment in steps:
        say(name)
        if code := run(command, environment):
            return failed(name, code)
    return 0


def run_tests(options: "list[str]") -> int:
    """The suite; where nothing failed but a few tests that go by the clock, these once more, alone."""
    LAST_FAILED.unlink(missing_ok=True)
    say("pytest")
    code = run(["pytest", *(options or FIRST_PASS)])
    if code == TESTS_FAILED and not options and (again := kept_waiting()):
        say("tests that go by the clock failed beside others; each must pass alone:\n  " + "\n  ".join(again))
        code = run(["pytest", *again]) or too_often(again)
    if code:
        return failed("pytest", code)
    if options or PURE:
        return 0
    say("pytest, the engine from its sources")
    code = run(["pytest", *PURE_PASS], PURE_ONLY)
    return failed("pytest on the pure engine", code) if code else 0


def kept_waiting() -> "list[str]":
    """The tests that failed, if they are few and a busy machine may be why."""
    names = [name.split("@")[0] for name in json.loads(LAST_FAILED.read_text())] if LAST_FAILED.is_file() else []
    return names if len(names) <= FEW and all(name.startswith(BY_THE_CLOCK) for name in names) else []


def too_often(again: "list[str]") -> int:
    """Writes every second try down; 1 where a test has needed one too often: it is unsteady and must be mended, then
    its lines go."""
    lines = [f"{date.today()} {name}\n" for name in again]
    with SECOND_TRIES.open("a") as file:
        file.writelines(lines)
    say(f"written into {SECOND_TRIES.name}, to be committed")
    known = [line.split(" ", 1)[1] for line in SECOND_TRIES.read_text().splitlines() if not line.startswith("#")]
    unsteady = [name for name in again if known.count(name) >= TRIES]
    for name in unsteady:
        say(f"{name} needed a second try {known.count(name)} times: mend it")
    return 1 if unsteady else 0


def nightly() -> int:
    """Everything is tried, whatever fails before."""
    os.chdir(ROOT)
    if build():
        return failed("the build")
    broken = []
    for name, command, environment in NIGHTLY:
        say(name)
        if run(command, environment):
            broken.append(name)
    return failed("; ".join(broken)) if broken else 0


def failed(name: str, code: int = 1) -> int:
    say(f"FAILED at {name}")
    return code


def say(line: str) -> None:
    print(f"run.py: {line}", file=sys.stderr, flush=True)


def stop(line: str) -> None:
    sys.exit(f"run.py: {line}")


def main(arguments: "list[str]") -> int:
    if sys.version_info < NEEDS:
        stop("Ludothèque needs Python {}.{} or newer, and this is {}.{}".format(*NEEDS, *sys.version_info[:2]))
    command = arguments[0] if arguments else ""
    prepare(EVERYTHING if command in ("install", "check", "test", "nightly") else PLAY)
    if command == "check":
        return check()
    if command == "test":
        return test(arguments[1:])
    if command == "nightly":
        return nightly()
    if command in AT_ONCE or command.startswith("-") or not command:
        return run_beside(arguments)
    build()
    return 0 if command == "install" else run(["ludotheque", *arguments])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
