"""Writes the site: a folder of files with which any web host, or `python3 -m http.server`, serves the table without a
server of ours. In it are the built client, a Python for browsers (Pyodide), this package with what it needs, and the
answers that are the same for everybody. `service.js` has the browser keep it all."""

import gzip
import hashlib
import io
import json
import lzma
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ludotheque.server.pages import KEPT, OPENING, of_build, web_folder

HERE = Path(__file__).parent
PACKAGE = HERE.parent
PYODIDE = ".pyodide"  # in the built client: what npm brought
LOCK = HERE / "requirements-site.lock"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")

# What nobody needs in a browser, by how its path begins.
OWN = (
    *("_web/", "cli/", "lab/", "adapters/", "_engine.json"),
    *("site/answers.py", "site/build.py", "site/requirements", "site/service.js"),
)
WHEELS = ("pytz/zoneinfo/", "babel/locale-data/", "babel/messages/", "starlette/testclient", "anyio/pytest_plugin")
LOCALES = ("root", "en", "en_US", "fr", "fr_FR")
STDLIB = (
    *(
        "_pyrepl/",
        "ctypes/",
        "doctest",
        "ensurepip/",
        "ftplib",
        "idlelib/",
        "imaplib",
        "mailbox",
        "multiprocessing/dummy",
    ),
    *("optparse", "pdb", "pickletools", "poplib", "profile", "pstats", "pydoc", "tabnanny", "this", "timeit", "trace."),
    *("turtle", "unittest/", "venv/", "wsgiref/", "xml/", "xmlrpc/", "zipapp", "_pydatetime", "_pyio", "_pydecimal"),
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
    write_engine(web / PYODIDE, folder / "engine")
    answer(folder)
    return write_service(folder)


# -- the client


def copy_client(web: Path, folder: Path) -> None:
    for path in sorted(web.rglob("*")):
        name = path.relative_to(web)
        if path.is_dir() or path.suffix == ".br" or name.parts[0].startswith((".", "previews")):
            continue
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, folder / name)
    page = (folder / "index.html").read_bytes()
    page = page.replace(b"<html ", b"<html data-no-server ", 1)
    page = page.replace(
        b"<head>", f'<head><meta http-equiv="content-security-policy" content="{POLICY}" />'.encode(), 1
    )
    page = page.replace(OPENING, OPENING + str(of_build(web, "opening.json")["here"]).encode(), 1)
    (folder / "index.html").write_bytes(page)
    (folder / "404.html").write_bytes(page)  # shown by many hosts where there is no file: the client finds its way


# -- the engine


def write_engine(pyodide: Path, engine: Path) -> None:
    engine.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copyfile(pyodide / name, engine / name)
    lock = json.loads((pyodide / "pyodide-lock.json").read_bytes())
    (engine / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    pack(engine / "pyodide.asm.wasm.packed", (pyodide / "pyodide.asm.wasm").read_bytes())
    pack(engine / "python_stdlib.zip.packed", smaller_library(pyodide / "python_stdlib.zip"))
    (engine / "ludotheque.tar.xz").write_bytes(lzma.compress(archive(), preset=9))


def pack(path: Path, content: bytes) -> None:
    """Packed here, for not every host does it; the worker unpacks it."""
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def smaller_library(path: Path) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(path) as whole, zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as part:
        for entry in whole.infolist():
            if not entry.is_dir() and not entry.filename.startswith(STDLIB) and not ENCODINGS.match(entry.filename):
                part.writestr(zipfile.ZipInfo(entry.filename), whole.read(entry))
    return made.getvalue()


def archive() -> bytes:
    """This package and what it needs, as they lie in a Python's folder of packages."""
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w") as tar:
        for name, content in (*own_files(), *wheel_files()):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            tar.addfile(entry, io.BytesIO(content))
    return made.getvalue()


def own_files() -> Iterator[tuple[str, bytes]]:
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE).as_posix()
        kept = name.startswith(f"_web/{KEPT}/")
        if path.is_dir() or "__pycache__" in path.parts or path.suffix in (".so", ".pyd"):
            continue
        if kept or not name.startswith(OWN):
            yield f"ludotheque/{name}", path.read_bytes()


def wheel_files() -> Iterator[tuple[str, bytes]]:
    with tempfile.TemporaryDirectory() as folder:
        fetch_wheels(folder)
        for path in sorted(Path(folder).glob("*.whl")):
            with zipfile.ZipFile(path) as wheel:
                for name in wheel.namelist():
                    locale = re.fullmatch(r"babel/locale-data/(\w+)\.dat", name)
                    if (locale and locale[1] in LOCALES) or (not name.startswith(WHEELS) and not name.endswith("/")):
                        yield name, wheel.read(name)


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


def write_service(folder: Path) -> Site:
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
    return Site(folder, len(files) + 1, fetched)
