"""What a link shows where it is shared: a title, a line and a picture, for whoever reads a page without running it.

A link to a table says which game, who sits there and, once it is over, how it ended: what any visitor of the table may
see, and nothing that only a seat knows.
"""

import contextlib
import functools
import html
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request

from ludotheque.match.registry import registry
from ludotheque.server.cards import names, outcome, spoken
from ludotheque.server.live import LiveTable
from ludotheque.server.sentences import LANGUAGES, Refusing, phrase
from ludotheque.server.store import StoreFault
from ludotheque.server.wire import Language

LOCALES: dict[Language, str] = {"fr": "fr_FR", "en": "en_GB"}
SIZE = (1200, 630)
OF_TABLE = ("table", "hand", "screen", "replay")  # how the addresses of a table begin


class Preview(NamedTuple):
    title: str
    line: str
    picture: str  # the name of a file in previews/


async def preview(request: Request) -> Preview:
    """For the address of a table, its replay, a game or its rules, or any other page."""
    lang = language(request)
    shell, _, rest = request.path_params["path"].strip("/").partition("/")
    if shell in OF_TABLE:
        with contextlib.suppress(Refusing, StoreFault):
            return of_table(await (await request.app.state.host.room(rest)).shown_to(None), lang)
    game = rest.partition("/")[0]
    if shell in ("play", "rules") and game in registry():
        title = registry()[game].manifest.title
        if shell == "play":
            return Preview(title, phrase("preview-play", lang, title=title), game)
        return Preview(phrase("preview-rules", lang, title=title), phrase("preview-rules-line", lang), game)
    return Preview("Ludothèque", phrase("preview-home", lang), "home")


def of_table(live: LiveTable, lang: Language) -> Preview:
    manifest = live.table.rules.manifest
    called = names(live, lang)
    people = ", ".join(called)
    ended = outcome(live.table.result, spoken(live, (lang,)))
    line = phrase("preview-going-on", lang)
    if ended is not None:
        first = [called[seat] for seat, rank in enumerate(ended.ranking) if rank == 1]
        line = phrase("preview-over", lang, winners=", ".join(first), n=len(first), how=ended.say[lang])
    return Preview(f"{manifest.title} · {people}", line, manifest.id)


def language(request: Request) -> Language:
    """The first of our languages that the reader asks for, else French."""
    for asked in request.headers.get("accept-language", "").split(","):
        for lang in LANGUAGES:
            if asked.strip().lower().startswith(lang):
                return lang
    return LANGUAGES[0]


@functools.lru_cache(maxsize=512)
def told(index: Path, _changed: int, seen: Preview, lang: Language, origin: str, address: str) -> bytes:
    """The page with what is said of it in its head."""
    picture = f"{origin}previews/{seen.picture}.jpg"
    tags = {
        "og:type": "website",
        "og:site_name": "Ludothèque",
        "og:locale": LOCALES[lang],
        "og:title": seen.title,
        "og:description": seen.line,
        "og:url": f"{origin}{address}",
        "og:image": picture,
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()]
    lines.append(f'<meta name="description" content="{html.escape(seen.line)}" />')
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    page = index.read_text("utf-8")
    return page.replace("</head>", "".join(lines) + "</head>", 1).encode()


async def with_preview(request: Request, index: Path) -> bytes:
    seen = await preview(request)
    if not (index.parent / "previews" / f"{seen.picture}.jpg").is_file():
        seen = seen._replace(picture="home")
    address = request.path_params["path"].strip("/")
    return told(index, index.stat().st_mtime_ns, seen, language(request), str(request.base_url), address)
