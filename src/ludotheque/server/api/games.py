"""Games and their rules."""

import asyncio
import functools
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.bots import registry as bots
from ludotheque.core.game import Game
from ludotheque.match import ledger
from ludotheque.match.guide import guide_of
from ludotheque.match.printed import printed
from ludotheque.match.registry import registry
from ludotheque.server import wire
from ludotheque.server.api.endpoint import Api, endpoint
from ludotheque.server.sentences import Refusing


@endpoint("GET", "/api/games", wire.Games)
async def games(api: Api, request: Request, body: None) -> wire.Games:
    found = []
    for rules in registry().values():
        m = rules.manifest
        options = [
            wire.OptionCard(name, option.default, None if option.values is None else list(option.values), option.about)
            for name, option in m.options.items()
        ]
        kinds = [wire.BotCard(kind.name, list(kind.levels), kind.usual) for kind in bots.bots_for(m.id)]
        guided = guide_of(m.id) is not None
        card = wire.GameCard(
            m.id,
            m.title,
            m.seats,
            m.stage,
            m.version,
            options,
            m.cooperative,
            m.hidden,
            kinds,
            guided,
            rules.contents(),
        )
        found.append(card)
    return wire.Games(api.host.version, wire.PROTOCOL, found)


@endpoint("GET", "/api/games/{game}/content/{name}", None, cost=5)
async def content(api: Api, request: Request, body: None) -> Response:
    """What is printed on the cards of a content that tables here may be played with: by id, in every language."""
    rules = api.host.rules(request.path_params["game"])
    options = {"content": request.path_params["name"]}
    if "content" not in rules.manifest.options or rules.why_not_served(options) is not None:
        raise Refusing("no-page", 404)
    return await shown(rules, options)


async def shown(rules: Game, options: dict[str, Any]) -> Response:
    def find() -> bytes:
        return packed(rules, options.get("content", ""), rules.content_mark(options))

    return Response(await asyncio.to_thread(find), media_type="application/json")


@functools.lru_cache(maxsize=16)
def packed(rules: Game, content: str, _mark: str) -> bytes:
    """Written once for each state of a content: it takes a tenth of a second."""
    return msgspec.json.encode(printed(rules, {"content": content}))


@endpoint("GET", "/api/rules/{game}", wire.RuleBook)
async def rules(api: Api, request: Request, body: None) -> wire.RuleBook:
    game = request.path_params["game"]
    if game not in ledger.ledger_ids():
        raise Refusing("no-game", 404)
    book = ledger.load(game)
    said: Any = [entry for entry in book.entries if not entry.is_ruling]
    settled: Any = [entry for entry in book.entries if entry.is_ruling]
    return wire.RuleBook(
        game,
        [wire.RuleText(e.id, e.chapter, e.page, e.status, e.sentence, e.reason or None) for e in said],
        [wire.RulingText(e.id, list(e.settles), e.status, e.question, e.sentence, e.reason) for e in settled],
    )
