"""Clubs: whoever has an account founds one; what is told of it is told to its members."""

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import accounts, wire
from ludotheque.server.api.endpoint import Api, as_json, endpoint, marked
from ludotheque.server.api.people import signed_in
from ludotheque.server.holders import give_cookie


@endpoint("GET", "/api/clubs", wire.MyClubs, cost=2)
async def clubs(api: Api, request: Request, body: None) -> Response:
    """One's own, invitations, and those that everybody may know of."""
    return marked(request, await api.host.clubhouse.mine(await accounts.who(api.host.store, request.cookies)))


@endpoint("GET", "/api/clubs/tables", wire.ClubTables)
async def club_tables(api: Api, request: Request, body: None) -> Response:
    """The tables of all one's clubs."""
    me = await accounts.who(api.host.store, request.cookies)
    return marked(request, await api.host.clubhouse.tables_of(me))


@endpoint("POST", "/api/clubs", wire.Club, wire.ClubWish, cost=5, also="club")
async def found_club(api: Api, request: Request, body: wire.ClubWish) -> wire.Club:
    return await api.host.clubhouse.found(await signed_in(api, request), body)


@endpoint("POST", "/api/clubs/invited", wire.ClubLine, wire.ClubKey, cost=5)
async def invited(api: Api, request: Request, body: wire.ClubKey) -> wire.ClubLine:
    """The club to which a link invites."""
    return await api.host.clubhouse.look(await accounts.who(api.host.store, request.cookies), body.link)


@endpoint("POST", "/api/clubs/join", wire.Club, wire.ClubKey, cost=5)
async def join_by_link(api: Api, request: Request, body: wire.ClubKey) -> wire.Club:
    return await api.host.clubhouse.join_by(await signed_in(api, request), body.link)


@endpoint("GET", "/api/clubs/{club}", wire.Club, cost=2)
async def club(api: Api, request: Request, body: None) -> Response:
    """One of them, as far as whoever asks may know of it; whoever shows the tag of what was told before hears only what
    changed."""
    me = await accounts.who(api.host.store, request.cookies)
    return marked(request, await api.host.clubhouse.card(me, request.path_params["club"]))


@endpoint("POST", "/api/clubs/{club}", wire.Club, wire.ClubWish, cost=5)
async def settle_club(api: Api, request: Request, body: wire.ClubWish) -> wire.Club:
    """By its founder."""
    return await api.host.clubhouse.settle(await signed_in(api, request), request.path_params["club"], body)


@endpoint("POST", "/api/clubs/{club}/link", wire.Club, wire.ClubLink, cost=5)
async def renew_link(api: Api, request: Request, body: wire.ClubLink) -> wire.Club:
    """By its founder and organisers."""
    return await api.host.clubhouse.renew(await signed_in(api, request), request.path_params["club"], body.on)


@endpoint("POST", "/api/clubs/{club}/invite", wire.Club, wire.ClubCall, cost=5)
async def invite_friend(api: Api, request: Request, body: wire.ClubCall) -> wire.Club:
    """By its founder and organisers: a friend of theirs."""
    me = await signed_in(api, request)
    return await api.host.clubhouse.invite(me, request.path_params["club"], body.name, body.on)


@endpoint("POST", "/api/clubs/{club}/answer", wire.MyClubs, wire.ClubAnswer, cost=5)
async def answer_club(api: Api, request: Request, body: wire.ClubAnswer) -> wire.MyClubs:
    """Whoever was invited comes, or does not, which nobody is told."""
    return await api.host.clubhouse.answer(await signed_in(api, request), request.path_params["club"], body.yes)


@endpoint("POST", "/api/clubs/{club}/join", wire.Club, cost=5)
async def join_club(api: Api, request: Request, body: None) -> wire.Club:
    """One that everybody may know of."""
    return await api.host.clubhouse.join(await signed_in(api, request), request.path_params["club"])


@endpoint("POST", "/api/clubs/{club}/leave", wire.MyClubs, cost=5)
async def leave_club(api: Api, request: Request, body: None) -> wire.MyClubs:
    """After its founder whoever has been an organiser, or else a member, for longest is founder; after the last member
    it is gone."""
    return await api.host.clubhouse.leave(await signed_in(api, request), request.path_params["club"])


@endpoint("POST", "/api/clubs/{club}/remove", wire.Club, wire.ClubName, cost=5)
async def remove_member(api: Api, request: Request, body: wire.ClubName) -> wire.Club:
    """By the founder; a member also by organisers."""
    return await api.host.clubhouse.remove(await signed_in(api, request), request.path_params["club"], body.name)


@endpoint("POST", "/api/clubs/{club}/role", wire.Club, wire.ClubRole, cost=5)
async def name_member(api: Api, request: Request, body: wire.ClubRole) -> wire.Club:
    """By the founder, who may hand the club over."""
    me = await signed_in(api, request)
    return await api.host.clubhouse.name(me, request.path_params["club"], body.name, body.role)


@endpoint("POST", "/api/clubs/{club}/sit/{table}", wire.TableMade, cost=5)
async def sit_in_club(api: Api, request: Request, body: None) -> Response:
    """Take a free seat at a table of the club."""
    await signed_in(api, request)
    who = await api.visitor(request)
    await api.host.desk.check(who.account, "lobby")
    found = await api.host.clubhouse.sit(who, request.path_params["club"], request.path_params["table"])
    answer = as_json(found)
    give_cookie(request, answer, who.browser)
    return answer
