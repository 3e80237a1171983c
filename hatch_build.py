"""Compiles the engine with mypyc, as a hatchling hook or by hand: `python hatch_build.py [--force]`.

Everything of `core`, `kit` and `bots` goes into one library, each folder of `games` into one of its own, but
`__init__.py` (a compiled one loses its submodules) and modules that say `# interpreted` in their first lines. Only the
libraries whose sources changed are compiled again. The compiled files land beside their sources;
`src/ludotheque/_engine.json` says what they were made from. Where nothing can be compiled the package stays pure.
"""

import ast
import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OPT_LEVEL = "1"  # as fast as -O3 on most rules code, in half the compile time
HARDER = {"neombre": "2", "olomoc": "2"}  # libraries that this makes a few % faster
UNITED = "kit/geometry"  # one C file, at -O2: many small functions, which become part of those that call them
UNITED_C = "c/__united.c"
LIBRARY = re.compile(r"ludotheque\._native_(\w+)__mypyc")
TIME_LIMIT_S = int(os.environ.get("LUDOTHEQUE_BUILD_TIMEOUT", "900"))  # for each library
DONE = "done.txt"  # what the compiler has finished, a line each
JOBS = min(4, os.cpu_count() or 1)
COMPILE = "--compile-listed"
LATER = "LUDOTHEQUE_BUILD_LATER"  # set by who compiles and builds the client after the installation
GENTLY = 10  # how nice the compiler is to whoever plays meanwhile


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


def imports(home: Path, path: str) -> Iterator[str]:
    """The modules of the package that a module imports, by file."""
    for node in ast.walk(ast.parse((home / path).read_bytes())):
        wanted: list[tuple[str, ...]] = []  # each the first of these names that is a module
        if isinstance(node, ast.Import):
            wanted = [(alias.name,) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            wanted = [(f"{node.module}.{alias.name}", node.module) for alias in node.names]
        for names in wanted:
            stems = [name.partition(".")[2].replace(".", "/") for name in names if name.startswith(f"{home.name}.")]
            files = [file for stem in stems for file in (f"{stem}.py", f"{stem}/__init__.py")]
            yield from [file for file in files if (home / file).is_file()][:1]


def reached(home: Path, modules: list[str]) -> list[str]:
    """Those modules and all they import, interpreted or not: constants of it are compiled in."""
    found = list(modules)
    for path in found:
        found += sorted(set(imports(home, path)) - set(found))
    return sorted(found)


def libraries(home: Path, engine: Any) -> dict[str, dict[str, Any]]:
    """What each library would be made from now: the core first."""
    listed: dict[str, list[str]] = {engine.CORE: []}
    for path in compilable(home, engine.PACKAGES):
        listed.setdefault(engine.library_of(path), []).append(path)
    core = reached(home, listed[engine.CORE])
    found = {}
    for name, modules in listed.items():
        sources = sorted({*core, *reached(home, modules)})
        digest = engine.digest(str(home), sources)
        made = {"sources": sources, "digest": digest, "modules": modules}
        found[name] = {**made, "files": list[str](), "failed": False, "why": ""}
    return found


def still_good(home: Path, made: dict[str, Any], wanted: dict[str, Any] | None) -> bool:
    """Nothing would come of compiling it again."""
    if wanted is None or any(made[key] != wanted[key] for key in ("sources", "digest", "modules")):
        return False
    return bool(made["failed"] or (made["files"] and all((home / name).is_file() for name in made["files"])))


def put(data: bytes, target: Path) -> None:
    """At once, and as a new file: a process may be running the old one."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f"{target.name}.{os.getpid()}")
    fresh.write_bytes(data)
    fresh.replace(target)


def build(root: Path, say: Callable[[str], object], force: bool = False) -> dict[str, Any]:
    """Brings the compiled files in line with the sources and returns the stamp."""
    engine = load_engine_module(root)
    home = root / "src/ludotheque"
    wanted = libraries(home, engine)
    stamp: dict[str, Any] = {"python": engine.python_tag(), "built_by": builder()}
    old = engine.read_stamp(str(home))
    kept = dict(old["libraries"]) if old is not None and not force and stamp.items() <= old.items() else {}
    kept = {name: made for name, made in kept.items() if still_good(home, made, wanted.get(name))}
    stale = [name for name in wanted if name not in kept]
    if old is not None and not stale and old["libraries"].keys() == kept.keys() and not engine.wants_pure(str(home)):
        return dict(old)

    why: str | None = None
    if engine.wants_pure(str(home)):
        why = f"{engine.SWITCH} was set when the engine was built"
    elif not wanted[engine.CORE]["modules"]:
        why = "there was nothing to compile"
    else:
        why = obstacle()
    if why is not None:
        kept = {}
    elif stale:
        started = time.monotonic()
        count = sum(len(wanted[name]["modules"]) for name in stale)
        say(f"ludotheque: compiling the engine ({', '.join(stale)}: {count} modules, a few minutes at most)...")
        kept |= compile_apart(root, home, wanted, stale)
        faults = dict.fromkeys(kept[name]["why"] for name in stale if kept[name]["why"])
        say(f"ludotheque: {'; '.join(faults) or f'engine compiled in {time.monotonic() - started:.0f} s'}")
        why = kept[engine.CORE]["why"] or None
    in_use = {name for made in kept.values() for name in made["files"]}
    for path in binaries(home):
        if path.relative_to(home).as_posix() not in in_use:
            path.unlink()
    stamp |= {
        "compiled": why is None,
        "failed": any(made["why"] for made in kept.values()),
        "why": why or "",
        "libraries": kept,
    }
    target = home / engine.STAMP
    text = json.dumps(stamp, indent=1) + "\n"
    if not target.is_file() or target.read_text(encoding="utf-8") != text:
        put(text.encode(), target)
    return stamp


def compile_apart(
    root: Path, home: Path, wanted: dict[str, dict[str, Any]], stale: list[str]
) -> dict[str, dict[str, Any]]:
    """Compiles these libraries, together; one by one where that fails, so that a game in pieces costs itself alone."""
    engine = load_engine_module(root)
    work = root / "build" / f"mypyc-{sys.implementation.cache_tag}-{mypy_version()}"
    faults = lay_out(home, work, engine)
    made = {name: {**wanted[name], "failed": True, "why": why} for name, why in faults.items()}
    sound = [name for name in stale if name not in faults]
    tries = [[name] for name in sound] if engine.CORE in faults else [sound] if sound else []
    for names in tries:
        if (core := made.get(engine.CORE)) is not None and core["why"]:
            made[names[0]] = {**wanted[names[0]], "failed": core["failed"], "why": core["why"]}
            continue
        modules = {name: wanted[name]["modules"] for name in [engine.CORE, *names]}
        why, failed, finished = run_compiler(root, work, modules, names)
        if failed and len(names) > 1:
            tries += [[name] for name in names]
            continue
        if finished:
            (home / engine.STAMP).unlink(missing_ok=True)  # nothing is trusted until all of them are there
        own: dict[str, list[str]] = {name: [] for name in names}
        for path in binaries(work / "lib"):
            target = path.relative_to(work / "lib" / home.name).as_posix()
            shared = LIBRARY.fullmatch(f"{home.name}.{path.name.partition('.')[0]}")
            name = shared[1] if shared else engine.library_of(target)
            if name in finished:
                put(path.read_bytes(), home / target)
                own[name].append(target)
        for name in names:
            made[name] = {**wanted[name], "files": own[name], "failed": failed, "why": "" if name in finished else why}
    return made


def parts_of(name: str, modules: list[str]) -> list[str]:
    """The extensions of a library: itself, and a door to each of its modules."""
    return [f"ludotheque._native_{name}__mypyc", *("ludotheque." + path[:-3].replace("/", ".") for path in modules)]


def lay_out(home: Path, work: Path, engine: Any) -> dict[str, str]:
    """Writes the sources, as they are compiled, into `work/src`, every frame written out; those that did not change
    keep their time. Says for each library with a frame that cannot be written out why not."""
    expansion = load_module(Path(__file__).resolve().parent / "src/ludotheque/core/expansion.py")
    there = work / "src" / home.name
    wanted = {there / "__init__.py": b""}  # nothing that is compiled needs to know the package itself
    texts = {path: path.read_text(encoding="utf-8") for pack in engine.PACKAGES for path in (home / pack).rglob("*.py")}
    modules = {".".join(path.relative_to(home.parent).with_suffix("").parts): text for path, text in texts.items()}
    faults: dict[str, str] = {}
    for path in sorted(texts):
        within = path.relative_to(home)
        try:
            wanted[there / within] = expansion.expand(texts[path], modules.get).encode()
        except expansion.BadFrame as fault:
            faults[engine.library_of(within.as_posix())] = f"src/{home.name}/{within.as_posix()}: {fault}"
    for path in there.rglob("*.py"):
        if path not in wanted:
            path.unlink()
    for path, data in wanted.items():
        if not path.is_file() or path.read_bytes() != data:
            put(data, path)
    return faults


def run_compiler(
    root: Path, work: Path, modules: dict[str, list[str]], names: list[str]
) -> tuple[str, bool, list[str]]:
    """mypyc in a process of its own, under a time limit: (why not, is it our fault, the finished libraries)."""
    shutil.rmtree(work / "lib", ignore_errors=True)
    (work / DONE).write_text("")
    limit = TIME_LIMIT_S * len(names)
    log = work / "log.txt"
    (work / "libraries.json").write_text(json.dumps({"modules": modules, "names": names}), encoding="utf-8")
    with log.open("wb") as out:
        child = subprocess.Popen(
            [sys.executable, os.path.abspath(__file__), COMPILE, str(work)],
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code = child.wait(timeout=limit)
        except BaseException as stop:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL) if hasattr(os, "killpg") else child.kill()
            child.wait()
            if not isinstance(stop, subprocess.TimeoutExpired):
                raise
            done = set((work / DONE).read_text().split())
            finished = [name for name in names if done.issuperset(parts_of(name, modules[name]))]
            late = ", ".join(name for name in names if name not in finished)
            return f"compiling {late} took more than {limit} s and was stopped", False, finished
    if code != 0 or not binaries(work / "lib"):
        tail = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-15:]
        print(*tail, sep="\n", file=sys.stderr)
        return f"compiling {', '.join(names)} failed; the log is {log.relative_to(root)}", True, []
    return "", False, names


def compile_listed(work: Path) -> None:
    """The child process: mypyc, then the C compiler, into `work/lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    if hasattr(os, "nice"):
        os.nice(GENTLY)
    os.chdir(work)
    listed = json.loads((work / "libraries.json").read_text(encoding="utf-8"))
    groups = {name: [f"src/ludotheque/{path}" for path in paths] for name, paths in sorted(listed["modules"].items())}
    # Without mypy's cache: it saves a second, and what is compiled no longer depends on these sources alone.
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify(
        options + [path for paths in groups.values() for path in paths],
        opt_level=OPT_LEVEL,
        debug_level="0",
        multi_file=True,
        target_dir="c",
        separate=[(paths, f"ludotheque._native_{name}") for name, paths in groups.items()],
    )
    ours = [part for name in listed["names"] for part in parts_of(name, listed["modules"][name])]  # the core first
    extensions = sorted((each for each in extensions if each.name in ours), key=lambda each: ours.index(each.name))
    for extension in extensions:
        extension.include_dirs += ["c", "c/ludotheque"]  # a library's headers, seen from its C files and from others'
        if os.name != "nt":
            library = LIBRARY.fullmatch(extension.name)
            level = HARDER.get(library[1] if library else "", OPT_LEVEL)
            # Each C file declares the exports of the other libraries. Nothing of a library is called by name from
            # outside: hidden, its functions call each other directly.
            flags = [f"-O{level}", "-fcommon", "-fvisibility=hidden"]
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]  # that list is of all of them

        extension.sources = unite(extension.sources)

    written = threading.Lock()

    class ParallelBuild(build_ext):
        """setuptools spreads extensions over threads, but a library is one extension of many C files."""

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            with written, open(DONE, "a", encoding="utf-8") as file:
                file.write(f"{ext.name}\n")

        def build_extensions(self) -> None:
            plain_compile = self.compiler.compile
            jobs: dict[str, Future[None]] = {}
            lock = threading.Lock()

            def compile_one(source: str, target: str, options: dict[str, Any]) -> None:
                times = [os.path.getmtime(path) for path in (source, __file__, *(options.get("depends") or ()))]
                if not os.path.exists(target) or os.path.getmtime(target) < max(times):
                    if source == UNITED_C and self.compiler.compiler_type == "unix":
                        options = {**options, "extra_postargs": [*options["extra_postargs"], "-O2"]}
                    plain_compile([source], **options)

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                targets: list[str] = self.compiler.object_filenames(sources, output_dir=options["output_dir"])
                with lock:
                    for source, target in zip(sources, targets, strict=True):
                        if target not in jobs:  # some are of every library
                            jobs[target] = pool.submit(compile_one, source, target, options)
                for target in targets:
                    jobs[target].result()
                return targets

            if self.compiler.compiler_type == "unix":
                self.compiler.compile, self.parallel = compile_all, JOBS + 1
            with ThreadPoolExecutor(JOBS) as pool:
                super().build_extensions()

    command = ParallelBuild(Distribution({"name": "ludotheque", "ext_modules": extensions}))
    command.build_lib, command.build_temp = "lib", "o"
    command.ensure_finalized()
    command.run()


def unite(sources: list[str]) -> list[str]:
    """The C files of a library, those of the united folder as one that includes them."""
    prefix = f"__native_ludotheque___{UNITED.replace('/', '___')}___"
    parts = [path for path in sources if os.path.basename(path).startswith(prefix)]
    if not parts:
        return sources
    text = "".join(f'#include "{os.path.basename(path)}"\n' for path in parts)
    Path(UNITED_C).write_text(text, encoding="utf-8")
    newest = max(os.path.getmtime(path) for path in parts)
    os.utime(UNITED_C, (newest, newest))
    return [path for path in sources if path not in parts] + [UNITED_C]


class EngineHook(BuildHookInterface[Any]):
    """Editable installs import the compiled files from `src`; wheels carry them along."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" and os.environ.get(LATER):
            return
        root = Path(self.root)
        stamp = build(root, self.app.display_info)
        without_web = load_module(root / "build_web.py").build(root, self.app.display_info)
        if without_web is not None:
            self.app.display_warning(without_web)
        if version == "editable":
            return
        shipped = ["_engine.json", *(file for made in stamp["libraries"].values() for file in made["files"])]
        build_data["force_include"].update({str(root / "src/ludotheque" / f): f"ludotheque/{f}" for f in shipped})
        build_data["force_include"][str(root / "rules")] = "ludotheque/_rules"
        if stamp["compiled"]:
            build_data["pure_python"], build_data["infer_tag"] = False, True


def main(args: list[str]) -> int:
    root = Path(__file__).resolve().parent
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the compiler stops as well
    if args[:1] == [COMPILE]:
        compile_listed(Path(args[1]))
        return 0
    stamp = build(root, lambda line: print(line, flush=True), force="--force" in args)
    if stamp["failed"]:
        print(f"ludotheque: {stamp['why']} (python hatch_build.py --force tries again)", file=sys.stderr)
    return int(stamp["failed"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
