"""Games and their rules."""

import asyncio
import functools
import re
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque._engine import engine_of
from ludotheque.bots import registry as bots
from ludotheque.core.game import BadOption, Game
from ludotheque.match import examples, ledger
from ludotheque.match import puzzles as made_puzzles
from ludotheque.match.aid import aid_of
from ludotheque.match.guide import guide_of
from ludotheque.match.printed import flaws as wrong_with
from ludotheque.match.printed import printed
from ludotheque.match.registry import registry
from ludotheque.server import puzzles, wire
from ludotheque.server.api.endpoint import Api, endpoint, packed_json, squeezed
from ludotheque.server.examples import example_card, reached
from ludotheque.server.fresh import why_not
from ludotheque.server.pages import HOUSE, kept_part
from ludotheque.server.sentences import Refusing


@endpoint("GET", "/api/games", wire.Games)
async def games(api: Api, request: Request, body: None) -> wire.Games:
    found = []
    for rules in registry().values():
        m = rules.manifest
        kinds = [wire.BotCard(kind.name, levels_of(api, kind), kind.usual) for kind in bots.bots_for(m.id)]
        guided = guide_of(m.id) is not None
        card = wire.GameCard(
            m.id,
            m.title,
            m.seats,
            m.stage,
            m.version,
            options_of(rules, {}),
            m.cooperative,
            m.hidden,
            kinds,
            guided,
            rules.content.installed(),
            "compiled" if engine_of(m.id) == "compiled" else "pure",
            sorted(shown_of(rules)),
        )
        found.append(card)
    return wire.Games(api.host.version, wire.PROTOCOL, found)


def levels_of(api: Api, kind: bots.Kind) -> list[str]:
    return [level for level in kind.levels if level in api.settings.levels]


def options_of(rules: Game, chosen: dict[str, Any]) -> list[wire.OptionCard]:
    """The options of a game and what a form offers for each, where some are chosen already."""
    m = rules.manifest
    full = {name: option.default for name, option in m.options.items()} | chosen
    more, fits = rules.content.offered(full), rules.content.seats_for(full)
    cards = []
    for name, option in m.options.items():
        if name == "content":
            offered = [wire.OfferedValue(value) for value in (option.default, *rules.content.installed())]
        elif option.values is not None:
            offered = [wire.OfferedValue(value) for value in option.values]
        else:
            named: Any = more.get(name, {})
            seats = fits.get(name, {})
            offered = [wire.OfferedValue(value, say or None, seats.get(value)) for value, say in named.items()]
        values = None if option.values is None else list(option.values)
        cards.append(wire.OptionCard(name, option.default, values, option.about, offered))
    return cards


@endpoint("GET", "/api/games/{game}/options/{content}", wire.Options, cost=5)
async def options(api: Api, request: Request, body: None) -> wire.Options:
    """What may be chosen for a table that is played with a content of that name."""
    rules, chosen = await named_content(api, request.path_params["game"], request.path_params["content"])
    return wire.Options(await asyncio.to_thread(options_of, rules, chosen))


@endpoint("POST", "/api/games/{game}/flaws", wire.Flaws, wire.Drawing, cost=5)
async def flaws(api: Api, request: Request, body: wire.Drawing) -> wire.Flaws:
    """What is wrong with a layout that somebody is drawing."""
    rules = api.host.rules(request.path_params["game"])
    api.host.check_options(rules, body.options)
    if why_not(body.options) is not None:
        raise Refusing("bad-options")
    try:
        found = msgspec.convert(await asyncio.to_thread(wrong_with, rules, body.options), list[wire.Flaw])
    except BadOption as error:
        raise Refusing("bad-option", 400, error.say) from error
    except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError) as error:
        raise Refusing("bad-options") from error
    return wire.Flaws(found)


SHOWN = {"cover.svg": "image/svg+xml", "card.fr.ftl": "text/plain", "card.en.ftl": "text/plain"}


def shown_of(rules: Game) -> dict[str, Path]:
    """What a page may show of a game that is not built into it."""
    folder = Path(rules.web) if rules.web else None
    return {name: folder / name for name in SHOWN if (folder / name).is_file()} if folder is not None else {}


@endpoint("GET", "/api/games/{game}/web/{file}", None)
async def web(api: Api, request: Request, body: None) -> Response:
    name = request.path_params["file"]
    files = shown_of(api.host.rules(request.path_params["game"]))
    if name not in files:
        raise Refusing("no-page", 404)
    return Response(files[name].read_bytes(), media_type=SHOWN[name], headers={"cache-control": "no-cache"})


async def named_content(api: Api, game: str, name: str) -> tuple[Game, dict[str, Any]]:
    """A game and the options that name a content which tables here may be played with."""
    rules = api.host.rules(game)
    options = {"content": name}
    await api.host.editions.ready(name)
    if "content" not in rules.manifest.options or rules.content.why_not_served(options) is not None:
        raise Refusing("no-page", 404)
    return rules, options


@endpoint("GET", "/api/games/{game}/content/{name}", None, cost=5, query=("spoilers",))
async def content(api: Api, request: Request, body: None) -> Response:
    """What is printed on the cards of a content that tables here may be played with: by id, in every language. Where
    that would spoil a game, only with `?spoilers=yes`."""
    rules, options = await named_content(api, request.path_params["game"], request.path_params["name"])
    if rules.content.spoils and request.query_params.get("spoilers") != "yes":
        raise Refusing("spoils", 403)
    return await shown(request, rules, options)


async def shown(request: Request, rules: Game, options: dict[str, Any], parts: set[str] | None = None) -> Response:
    """All that is printed, or those parts of it: what has been sent before is kept as it is sent."""
    wanted = None if parts is None else frozenset(parts)
    key = rules, options.get("content", ""), rules.content.mark(options), wanted
    if key not in SENT:
        made = await asyncio.to_thread(joined, *key)
        while len(SENT) >= MOST_SENT:
            del SENT[next(iter(SENT))]
        SENT[key] = made
    return packed_json(request, SENT[key])


SENT: dict[tuple[Game, str, str, frozenset[str] | None], bytes] = {}
MOST_SENT = 32


def joined(rules: Game, content: str, mark: str, parts: frozenset[str] | None) -> bytes:
    found = written(rules, content, mark)
    body = b"{%s}" % b",".join(text for part, text in found.items() if parts is None or part in parts)
    squeezed(body)  # here, where nobody waits for it
    return body


@functools.lru_cache(maxsize=16)
def written(rules: Game, content: str, _mark: str) -> dict[str, bytes]:
    """What is printed under each key, written once for each state of a content: it takes a tenth of a second."""
    found = printed(rules, {"content": content})
    return {key: msgspec.json.encode({key: value})[1:-1] for key, value in found.items()}


@endpoint("GET", "/api/rules/{game}", wire.RuleBook)
async def rules(api: Api, request: Request, body: None) -> Response:
    game = request.path_params["game"]
    if game not in ledger.ledger_ids():
        raise Refusing("no-game", 404)
    when = changed(ledger.path_of(game), examples.path_of(game))
    return packed_json(request, await asyncio.to_thread(rule_book, game, when))


def changed(*paths: Path) -> tuple[int, ...]:
    """When the files were written that something is read from."""
    return tuple(path.stat().st_mtime_ns for path in paths if path.is_file())


@functools.lru_cache(maxsize=16)
def rule_book(game: str, _changed: tuple[int, ...]) -> bytes:
    """Read and written once for each state of a ledger: that takes a tenth of a second and more."""
    book = ledger.load(game)
    said: Any = [entry for entry in book.entries if not entry.is_ruling]
    settled: Any = [entry for entry in book.entries if entry.is_ruling]
    told = wire.RuleBook(
        game,
        [wire.RuleText(e.id, e.chapter, e.page, e.status, e.sentence, e.reason or None) for e in said],
        [wire.RulingText(e.id, list(e.settles), e.status, e.question, e.sentence, e.reason, e.ours) for e in settled],
        msgspec.convert(aid_of(game) if game in registry() else (), list[wire.AidPart], from_attributes=True),
        [each.rule for each in examples.load(game)],
    )
    return msgspec.json.encode(told)


@endpoint("GET", "/api/rules/{game}/examples/{number}", wire.Example, cost=2)
async def example(api: Api, request: Request, body: None) -> Response:
    """One of the positions in which a rule of the game can be tried, by its place in `shown`, with what comes of each
    answer to it. All of that is the same for everybody, and worked out once."""
    game, number = request.path_params["game"], request.path_params["number"]
    known = len(examples.load(game))
    if not re.fullmatch("[0-9]{1,4}", number) or int(number) >= known:
        raise Refusing("no-page", 404)
    when = changed(examples.path_of(game))
    return packed_json(request, await asyncio.to_thread(shown_example, game, int(number), when))


@endpoint("GET", "/api/rules/{game}/content/{part}", None)
async def shown_part(api: Api, request: Request, body: None) -> Response:
    """What is printed and drawn of a part that some example of the game comes to."""
    game, part = request.path_params["game"], request.path_params["part"]
    when = changed(examples.path_of(game))
    if part not in await asyncio.to_thread(parts_shown, game, when):
        raise Refusing("not-reached", 404)
    built = kept_part(game, part)
    rules = api.host.rules(game)
    return await shown(request, rules, {"content": HOUSE}, {part}) if built is None else packed_json(request, built)


@functools.lru_cache(maxsize=16)
def parts_shown(game: str, when: tuple[int, ...]) -> frozenset[str]:
    told = [shown_example(game, number, when) for number in range(len(examples.load(game)))]
    return reached(game, [msgspec.json.decode(each, type=wire.Example) for each in told])


@functools.lru_cache(maxsize=1024)
def shown_example(game: str, number: int, _changed: tuple[int, ...]) -> bytes:
    return msgspec.json.encode(example_card(game, examples.load(game)[number]))


@endpoint("GET", "/api/puzzles", wire.Puzzles)
async def all_puzzles(api: Api, request: Request, body: None) -> wire.Puzzles:
    """Which puzzles there are, game by game."""
    return await asyncio.to_thread(puzzles.listed, list(registry()))


@endpoint("GET", "/api/puzzles/{game}/{puzzle}", wire.Puzzle, cost=2)
async def puzzle(api: Api, request: Request, body: None) -> Response:
    """One of them: the position, and what comes of each answer. It is the same for everybody, and worked out once."""
    game, name = request.path_params["game"], request.path_params["puzzle"]
    if game not in registry():
        raise Refusing("no-game", 404)
    when = changed(made_puzzles.path_of(game))
    return packed_json(request, await asyncio.to_thread(shown_puzzle, game, name, when))


@functools.lru_cache(maxsize=256)
def shown_puzzle(game: str, name: str, _changed: tuple[int, ...]) -> bytes:
    return msgspec.json.encode(puzzles.puzzle_card(game, name))


@endpoint("GET", "/api/puzzles/{game}/{puzzle}/content/{part}", None)
async def puzzle_part(api: Api, request: Request, body: None) -> Response:
    """What is printed and drawn of a part of the game that this puzzle comes to."""
    game, name, part = (request.path_params[each] for each in ("game", "puzzle", "part"))
    if game not in registry():
        raise Refusing("no-game", 404)
    when = changed(made_puzzles.path_of(game))
    told = msgspec.json.decode(await asyncio.to_thread(shown_puzzle, game, name, when), type=wire.Puzzle)
    if part not in await asyncio.to_thread(reached, game, [told.laid]):
        raise Refusing("not-reached", 404)
    built = kept_part(game, part)
    rules = api.host.rules(game)
    return await shown(request, rules, {"content": HOUSE}, {part}) if built is None else packed_json(request, built)
