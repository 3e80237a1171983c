"""Tournaments: everybody reads, whoever has an account enters and organises."""

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import accounts, wire
from ludotheque.server.api.endpoint import Api, caller, endpoint, marked
from ludotheque.server.api.people import signed_in
from ludotheque.server.sentences import Refusing


def home(api: Api, request: Request) -> str:
    """The mark of the household; none on a server for this computer only."""
    return "" if api.settings.local else api.host.bans.mark(caller(request))


@endpoint("GET", "/api/tournaments", wire.Tournaments, cost=5)
async def tournaments(api: Api, request: Request, body: None) -> wire.Tournaments:
    """Those that everybody may see, and those of whoever asks."""
    return await api.host.tournaments.listed(await accounts.who(api.host.store, request.cookies))


@endpoint("POST", "/api/tournaments", wire.Tournament, wire.NewTournament, cost=5, also="contest")
async def make_tournament(api: Api, request: Request, body: wire.NewTournament) -> wire.Tournament:
    return await api.host.tournaments.make(await signed_in(api, request), home(api, request), body)


@endpoint("GET", "/api/tournaments/{tournament}", wire.Tournament, cost=2)
async def tournament(api: Api, request: Request, body: None) -> Response:
    """One of them; whoever shows the tag of what was told before hears only what changed."""
    me = await accounts.who(api.host.store, request.cookies)
    return marked(request, await api.host.tournaments.card(request.path_params["tournament"], me))


@endpoint("POST", "/api/tournaments/{tournament}/enter", wire.Tournament, cost=5)
async def enter(api: Api, request: Request, body: None) -> wire.Tournament:
    me = await signed_in(api, request)
    return await api.host.tournaments.enter(me, home(api, request), request.path_params["tournament"])


@endpoint("POST", "/api/tournaments/{tournament}/leave", wire.Tournament, cost=5)
async def withdraw(api: Api, request: Request, body: None) -> wire.Tournament:
    """One is not paired again; a game that goes on goes on."""
    return await api.host.tournaments.leave(await signed_in(api, request), request.path_params["tournament"])


@endpoint("POST", "/api/tournaments/{tournament}/here", wire.Tournament, cost=5)
async def be_there(api: Api, request: Request, body: None) -> wire.Tournament:
    """For the next round, in the ten minutes before it."""
    return await api.host.tournaments.come(await signed_in(api, request), request.path_params["tournament"])


@endpoint("POST", "/api/tournaments/{tournament}/move", wire.Tournament, wire.TournamentMove, cost=5)
async def move_round(api: Api, request: Request, body: wire.TournamentMove) -> wire.Tournament:
    me = await signed_in(api, request)
    return await api.host.tournaments.move(me, request.path_params["tournament"], body.at)


@endpoint("POST", "/api/tournaments/{tournament}/rule", wire.Tournament, wire.TournamentRuling, cost=5)
async def rule_table(api: Api, request: Request, body: wire.TournamentRuling) -> wire.Tournament:
    """Never at a table at which one plays oneself."""
    me = await signed_in(api, request)
    return await api.host.tournaments.rule(me, request.path_params["tournament"], body)


@endpoint("POST", "/api/tournaments/{tournament}/out", wire.Tournament, wire.TournamentExit, cost=5)
async def send_off(api: Api, request: Request, body: wire.TournamentExit) -> wire.Tournament:
    me = await signed_in(api, request)
    return await api.host.tournaments.send_off(me, request.path_params["tournament"], body)


@endpoint("POST", "/api/tournaments/{tournament}/end", wire.Tournament, wire.TournamentEnd, cost=5)
async def call_off(api: Api, request: Request, body: wire.TournamentEnd) -> wire.Tournament:
    """By the organiser, or by the host."""
    me = await accounts.who(api.host.store, request.cookies)
    host = api.is_host(request)
    if me is None and not host:
        raise Refusing("sign-in", 403)
    return await api.host.tournaments.call_off(me, host, request.path_params["tournament"], body.why)
