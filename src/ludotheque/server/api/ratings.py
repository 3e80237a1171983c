"""Levels and the lists of a season."""

from starlette.requests import Request

from ludotheque.server import accounts, wire
from ludotheque.server.api.endpoint import Api, endpoint


@endpoint("GET", "/api/ranking", wire.Ranking, cost=5, query=("game", "season"))
async def ranking(api: Api, request: Request, body: None) -> wire.Ranking:
    """The list of a season, as far as the pages of those on it are open to whoever asks."""
    me = await accounts.who(api.host.store, request.cookies)
    game = api.host.rules(request.query_params.get("game", "")).manifest.id
    return await api.host.ratings.ranking(me, game, request.query_params.get("season", ""))


@endpoint("GET", "/api/levels", wire.MyLevels, cost=2)
async def levels(api: Api, request: Request, body: None) -> wire.MyLevels:
    """One's own; none of whoever has no account."""
    me = await accounts.who(api.host.store, request.cookies)
    return wire.MyLevels([]) if me is None else await api.host.ratings.mine(me)


@endpoint("GET", "/api/admin/ratings", wire.DoubtfulGames, admin=True)
async def doubtful(api: Api, request: Request, body: None) -> wire.DoubtfulGames:
    """The rated games that do not count, and why."""
    return await api.host.ratings.doubtful()


@endpoint("POST", "/api/admin/ratings", wire.Done, wire.Judgement, admin=True)
async def judge(api: Api, request: Request, body: wire.Judgement) -> wire.Done:
    return wire.Done(await api.host.ratings.judge(body.table, body.counts))
