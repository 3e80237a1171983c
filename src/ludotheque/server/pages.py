"""The files of the built client, and its pages: an address that is neither is not found, in words."""

import contextlib
import functools
import gzip
import json
from importlib import resources
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from ludotheque import _engine
from ludotheque.match.registry import registry
from ludotheque.server import accounts
from ludotheque.server.holders import give_cookie, visitor
from ludotheque.server.preview import OF_TABLE, with_preview
from ludotheque.server.room import Room
from ludotheque.server.sentences import LANGUAGES, Refusing, phrase, sentence
from ludotheque.server.store import StoreFault
from ludotheque.server.wire import Language

PACKED = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}
LONG = "public, max-age=31536000, immutable"

# The pages of the client, by how their address begins: those that stand alone, and those about what follows.
ALONE = (
    "",
    "settings",
    "account",
    "host",
    "notices",
    "rules",
    "next",
    "lobby",
    "person",
    "ranking",
    "watch",
    "puzzles",
    "tournaments",
    "tournaments/new",
    "clubs",
    "clubs/new",
    "clubs/join",
    "studio",
    "studio/ask",
)
ABOUT = ("table", "hand", "screen", "replay", "play", "rules", "draw", "campaign", "tournament", "club", "studio")

HOME = "src/shell/Home.svelte"
SHELLS = {"table": "Table", "hand": "Table", "screen": "Screen"}  # what of the client shows a game that goes on

OPENING = b'<div id="opening">'  # where the first words of the home page go
LONGEST = 200  # letters of an address
KEPT = ".kept"  # a folder of what only tables may have that have come to it; no address begins with a dot

BUILDING = "building.css"  # the look of the page that is there before the client
PROGRESS = "_web.step"  # beside the client: what of it is being built, as build_web.py says
STEPS = ("server", "tools", "pages", "engine")  # of a first start


def web_folder() -> Path:
    return Path(str(resources.files("ludotheque"))) / "_web"


HOUSE = "house"  # the content that comes with a game, and with its drawings in the built client


def kept_part(game: str, part: str) -> bytes | None:
    """What is printed and drawn of a part that the built client does not hand to everybody."""
    path = web_folder() / KEPT / game / f"{part}.json"
    return path.read_bytes() if path.is_file() else None


@functools.lru_cache(maxsize=256)
def packed(path: Path, _changed: int) -> bytes:
    """The file as it travels to whoever does not take what the build has packed more tightly; packed once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def page(request: Request, path: Path, cache: str, **more: str) -> Response:
    headers = {"cache-control": cache, **more}
    if path.suffix not in PACKED:
        return FileResponse(path, headers=headers)
    headers["vary"] = "accept-encoding"
    taken = {name.partition(";")[0].strip() for name in request.headers.get("accept-encoding", "").split(",")}
    tight = path.with_name(f"{path.name}.br")
    if "br" in taken and tight.is_file():
        return FileResponse(tight, headers=headers | {"content-encoding": "br"}, media_type=PACKED[path.suffix])
    if "gzip" not in taken:
        return FileResponse(path, headers=headers)
    content = packed(path, path.stat().st_mtime_ns)
    return Response(content, headers=headers | {"content-encoding": "gzip"}, media_type=PACKED[path.suffix])


async def pages(request: Request) -> Response:
    """A file of the built client, or the client, which finds its own way and says too that there is no such page."""
    asked: str = request.path_params["path"]
    request.app.state.api.admit(request, "page")
    if len(asked) > LONGEST or not asked.isprintable() or any(part.startswith(".") for part in asked.split("/")):
        raise Refusing("no-page", 404)
    root = web_folder().resolve()
    index = root / "index.html"
    if not index.is_file():
        if asked == BUILDING:
            return FileResponse(Path(__file__).with_name(BUILDING))
        return HTMLResponse(not_built(root))
    path = (root / asked.lstrip("/")).resolve()
    if path != root and path.is_relative_to(root) and path.is_file():
        cache = LONG if "/assets/" in request.url.path else "no-cache"
        return page(request, path, cache)
    if "." in asked.rpartition("/")[2]:
        raise Refusing("no-page", 404)
    there = await exists(request, asked)
    if not there and not reads_pages(request):
        raise Refusing("no-page", 404)
    wanted = await sooner(request, root)
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if wanted:
        headers["link"] = ", ".join(wanted)
    content = await with_preview(request, index)
    if not asked:
        content = content.replace(OPENING, OPENING + opening(request, root).encode(), 1)
    if not there:
        content = content.replace(b"</noscript>", f"{nowhere()}</noscript>".encode(), 1)
    answer = squeezed(request, content, headers, 200 if there else 404)
    give_cookie(request, answer)
    return answer


def not_built(root: Path) -> str:
    """What is shown until the client is there: the steps that are done, the one at work, those that are left. The
    engine is compiled beside the others, and nobody waits for it."""
    step = root.with_name(PROGRESS)
    at = step.read_text().strip() if step.is_file() else "tools"
    compiled = _engine.decide(_engine.HOME)["engine"] != "pure"

    def state(name: str) -> str:
        if name == "engine":
            return "done" if compiled else "now"
        return "now" if name == at else "done" if STEPS.index(name) < STEPS.index(at) else "left"

    def steps(lang: Language) -> str:
        return "".join(f'<li class="{state(name)}">{phrase(f"building-{name}", lang)}</li>' for name in STEPS)

    told = "".join(
        f'<section lang="{lang}"><p>{phrase("building", lang)}</p><ol>{steps(lang)}</ol>'
        f"<p>{phrase('building-cure', lang)} <code>python3 run.py install</code></p></section>"
        for lang in LANGUAGES
    )
    return (
        '<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ludothèque</title>'
        f'<link rel="stylesheet" href="/{BUILDING}"><main><h1>Ludothèque</h1>{told}</main></html>'
    )


def opening(request: Request, root: Path) -> str:
    """The first words of the home page, in the language that the client will choose."""
    spoken = [each.strip()[:2].lower() for each in request.headers.get("accept-language", "").split(",")]
    words: dict[str, str] = of_build(root, "opening.json")
    return words.get("en" if "en" in spoken and "fr" not in spoken else "fr", "")


async def room_of(request: Request, table: str) -> Room:
    """That table, if whoever asks may know that it is there."""
    host = request.app.state.host
    room: Room = await host.room(table)
    if room.live.head.club is not None:
        await room.admit(visitor(request, await accounts.who(host.store, request.cookies)))
    return room


async def exists(request: Request, asked: str) -> bool:
    """Whether the client has something to show at this address."""
    shell, _, rest = asked.partition("/")
    about = rest.strip("/").partition("/")[0]
    if asked in ALONE or shell not in ABOUT or not about:
        return asked in ALONE
    if shell in ("studio", "club"):
        return True  # what is on a desk, or in a club, is nobody else's business: the page says what is not there
    host = request.app.state.host
    try:
        if shell in OF_TABLE:
            await room_of(request, about)
        elif shell == "campaign":
            await host.campaigns.head(about)
        elif shell == "tournament":
            await host.tournaments.known(about)
        else:
            return about in registry()
    except Refusing as error:
        return error.status != 404
    except StoreFault:
        pass  # the client says what is wrong
    return True


def reads_pages(request: Request) -> bool:
    return "text/html" in request.headers.get("accept", "")


def squeezed(request: Request, content: bytes, headers: dict[str, str], status: int) -> Response:
    """A page made for this request, packed if the browser takes it so."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = gzip.compress(content, 6, mtime=0)
    return HTMLResponse(content, status, headers)


def nowhere() -> str:
    """That there is no such page, in every language, and the way home."""
    said = sentence("no-page")
    return "".join(f'<p lang="{lang}">{text} <a href="/">Ludothèque</a></p>' for lang, text in said.items())


def no_page(status: int) -> Response:
    """For whoever reads it in a browser, at an address that is not even given to the client."""
    head = '<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ludothèque</title>'
    return HTMLResponse(f"{head}<h1>Ludothèque</h1>{nowhere()}</html>", status)


@functools.lru_cache(maxsize=8)
def told(file: Path, _changed: int) -> dict[str, Any]:
    return dict(json.loads(file.read_bytes()))


def of_build(root: Path, name: str) -> dict[str, Any]:
    """What the build says of itself: its parts, or which letters each page writes with."""
    file = root / ".vite" / name
    return told(file, file.stat().st_mtime_ns) if file.is_file() else {}


def needed(parts: dict[str, Any], wanted: list[str]) -> dict[str, list[str]]:
    """The files that these parts of the client cannot do without: scripts, styles, and what they fetch."""
    found: dict[str, dict[str, None]] = {"scripts": {}, "styles": {}, "content": {}}
    wanted = list(wanted)
    while wanted:
        part = parts.get(wanted.pop(0), {})
        if "file" in part and part["file"] not in found["scripts"]:
            found["scripts"][part["file"]] = None
            found["styles"] |= dict.fromkeys(part.get("css", ()))
            found["content"] |= dict.fromkeys(name for name in part.get("assets", ()) if name.endswith(".json"))
            wanted += part.get("imports", ())
    return {kind: list(names) for kind, names in found.items()}


async def sooner(request: Request, root: Path) -> list[str]:
    """What a page is going to ask for one after the other, to be fetched at once: the letters, for which it would be
    laid out again; at a table also its own script, that of its game, and the drawings that this one fetches."""
    shell, _, table = request.path_params["path"].strip("/").partition("/")
    faces = of_build(root, "faces.json")
    if shell not in ("", *SHELLS) or not faces:
        return []
    wanted, fonts = [HOME], faces["home"]
    if shell in SHELLS:
        wanted, fonts = [f"src/shell/{SHELLS[shell]}.svelte"], faces["table"]
        with contextlib.suppress(Refusing, StoreFault):
            game = (await room_of(request, table)).live.table.rules.manifest.id
            wanted.append(f"src/games/{game}/index.ts")
            fonts = fonts + faces["games"].get(game, [])
    files = needed(of_build(root, "manifest.json"), wanted)
    return (
        [f"</{name}>; rel=modulepreload" for name in files.get("scripts", ())]
        + [f"</{name}>; rel=preload; as=style; crossorigin" for name in files.get("styles", ())]
        + [f"</{name}>; rel=preload; as=fetch; crossorigin" for name in files.get("content", ())]
        + [f"</{name}>; rel=preload; as=font; crossorigin" for name in fonts]
    )
