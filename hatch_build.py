"""Compiles the engine with mypyc, as a hatchling hook or by hand: `python hatch_build.py [--force]`.

Everything of `core`, `kit`, `games` and `bots` goes into one mypyc group, but `__init__.py` (a compiled one loses its
submodules) and modules that say `# interpreted` in their first lines. The compiled files land beside their sources;
`src/ludotheque/_engine.json` says what they were made from. Where nothing can be compiled the package stays pure.
"""

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPT_LEVEL = "1"  # as fast as -O3 on rules code, in half the compile time
LIBRARY = "ludotheque._native"
TIME_LIMIT_S = int(os.environ.get("LUDOTHEQUE_BUILD_TIMEOUT", "900"))
JOBS = min(4, os.cpu_count() or 1)
COMPILE = "--compile-listed"


def load_module(path: Path) -> Any:
    """A module by its file: a build has neither the package nor the checkout on its path."""
    spec = importlib.util.spec_from_file_location(f"ludotheque_build_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_engine_module(root: Path) -> Any:
    """The running package and the build must agree on digest and stamp, so both use the same code."""
    return load_module(root / "src/ludotheque/_engine.py")


def compilable(home: Path, packages: tuple[str, ...]) -> list[str]:
    found = []
    for package in packages:
        for path in sorted((home / package).rglob("*.py")):
            if path.name == "__init__.py" or not path.stat().st_size:
                continue
            with path.open(encoding="utf-8") as file:
                head = [next(file, "").strip() for _ in range(5)]
            if not any(line == "# interpreted" or line.startswith("# interpreted:") for line in head):
                found.append(path.relative_to(home).as_posix())
    return found


def mypy_version() -> str:
    try:
        return importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        return ""


def builder() -> str:
    """Another mypyc, or another way of calling it, makes another engine from the same sources."""
    return f"mypy {mypy_version()}, hook {hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:16]}"


def obstacle() -> str | None:
    """Why this machine cannot compile, or None."""
    compiler = "cl" if os.name == "nt" else (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) was found when the engine was built"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python (Python.h) were missing when the engine was built"
    if importlib.util.find_spec("mypyc") is None or importlib.util.find_spec("setuptools") is None:
        return "mypyc or setuptools was missing when the engine was built"
    return None


def binaries(home: Path) -> list[Path]:
    return sorted(p for p in home.rglob("*") if p.suffix in (".so", ".pyd"))


def build(root: Path, say: Callable[[str], object], force: bool = False) -> dict[str, Any]:
    """Brings the compiled files in line with the sources and returns the stamp."""
    engine = load_engine_module(root)
    home = root / "src/ludotheque"
    modules = compilable(home, engine.PACKAGES)
    digest = engine.digest(str(home), modules)
    old = engine.read_stamp(str(home))
    made_from = {"digest": digest, "python": engine.python_tag(), "built_by": builder()}
    if old is not None and not force and not engine.wants_pure() and made_from.items() <= old.items():
        complete = old["compiled"] and all((home / name).exists() for name in old["files"])
        if complete or old["failed"]:
            return dict(old)

    why: str | None = None
    failed, files = False, list[str]()
    if engine.wants_pure():
        why = f"{engine.SWITCH} was set when the engine was built"
    elif not modules:
        why = "there was nothing to compile"
    else:
        why = obstacle()
    for path in binaries(home):
        path.unlink()
    if why is None:
        say(f"ludotheque: compiling the engine ({len(modules)} modules, a few minutes at most)...")
        started = time.monotonic()
        why, failed, files = compile_apart(root, home, modules)
        say(f"ludotheque: {why or f'engine compiled in {time.monotonic() - started:.0f} s'}")
    stamp = {
        **made_from,
        "compiled": why is None,
        "failed": failed,
        "why": why or "",
        "modules": modules,
        "files": files,
    }
    text = json.dumps(stamp, indent=1) + "\n"
    target = home / engine.STAMP
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")
    return stamp


def compile_apart(root: Path, home: Path, modules: list[str]) -> tuple[str | None, bool, list[str]]:
    """Runs mypyc in a process of its own, under a time limit. Returns (why not, is it our fault, compiled files)."""
    work = root / "build" / f"mypyc-{sys.implementation.cache_tag}-{mypy_version()}"
    work.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(work / "lib", ignore_errors=True)
    log = work / "log.txt"
    (work / "modules.txt").write_text("\n".join(modules), encoding="utf-8")
    with log.open("wb") as out:
        child = subprocess.Popen(
            [sys.executable, os.path.abspath(__file__), COMPILE, str(root), str(work)],
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code = child.wait(timeout=TIME_LIMIT_S)
        except BaseException as stop:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL) if hasattr(os, "killpg") else child.kill()
            child.wait()
            if not isinstance(stop, subprocess.TimeoutExpired):
                raise
            return f"compiling the engine took more than {TIME_LIMIT_S} s and was stopped", False, []
    made = binaries(work / "lib")
    if code != 0 or not made:
        tail = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-15:]
        print(*tail, sep="\n", file=sys.stderr)
        return f"compiling the engine failed; the log is {log.relative_to(root)}", True, []
    files = []
    for path in made:
        target = home.parent / path.relative_to(work / "lib")
        shutil.copy2(path, target)
        files.append(target.relative_to(home).as_posix())
    return None, False, files


def compile_listed(root: Path, work: Path) -> None:
    """The child process: mypyc, then the C compiler, into `work/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    listed = (work / "modules.txt").read_text(encoding="utf-8").splitlines()
    options = ["--config-file=", f"--cache-dir={work / 'mypy'}", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify(
        options + [f"src/ludotheque/{name}" for name in listed],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir=os.path.relpath(work / "c", root),
        group_name=LIBRARY,
    )
    for extension in extensions:  # a dotted group keeps its headers in a folder that its C files do not name
        extension.include_dirs.append(str(work / "c" / "ludotheque"))

    class ParallelBuild(build_ext):
        """setuptools spreads extensions over processes, but a mypyc group is one extension of many C files."""

        def build_extensions(self) -> None:
            plain_compile = self.compiler.compile
            headers = max(p.stat().st_mtime for p in (work / "c").rglob("*.h"))

            def compile_one(source: str, options: dict[str, Any]) -> str:
                target: str = self.compiler.object_filenames([source], output_dir=options["output_dir"])[0]
                if not os.path.exists(target) or os.path.getmtime(target) < max(headers, os.path.getmtime(source)):
                    plain_compile([source], **options)
                return target

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    return list(pool.map(lambda source: compile_one(source, options), sources))

            if self.compiler.compiler_type == "unix":
                self.compiler.compile = compile_all
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "ludotheque", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "o")
    command.ensure_finalized()
    command.run()


class EngineHook(BuildHookInterface[Any]):
    """Editable installs import the compiled files from `src`; wheels carry them along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        stamp = build(root, self.app.display_info)
        without_web = load_module(root / "build_web.py").build(root, self.app.display_info)
        if without_web is not None:
            self.app.display_warning(without_web)
        if version == "editable":
            return
        shipped = ["_engine.json", *stamp["files"]]
        build_data["force_include"].update({str(root / "src/ludotheque" / f): f"ludotheque/{f}" for f in shipped})
        build_data["force_include"][str(root / "rules")] = "ludotheque/_rules"
        if stamp["compiled"]:
            build_data["pure_python"], build_data["infer_tag"] = False, True


def main(args: list[str]) -> int:
    root = Path(__file__).resolve().parent
    if args[:1] == [COMPILE]:
        compile_listed(Path(args[1]), Path(args[2]))
        return 0
    stamp = build(root, lambda line: print(line, flush=True), force="--force" in args)
    if stamp["failed"]:
        print(f"ludotheque: {stamp['why']} (python hatch_build.py --force tries again)", file=sys.stderr)
    return int(stamp["failed"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
