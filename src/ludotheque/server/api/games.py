"""Games and their rules."""

from typing import Any

from starlette.requests import Request

from ludotheque.bots import registry as bots
from ludotheque.match import ledger
from ludotheque.match.guide import guide_of
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
            m.id, m.title, m.seats, m.stage, m.version, options, m.cooperative, m.hidden, kinds, guided
        )
        found.append(card)
    return wire.Games(api.host.version, wire.PROTOCOL, found)


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
