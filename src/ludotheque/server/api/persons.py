"""People among themselves: pages, friends, whom one does not want to read or meet."""

from starlette.requests import Request

from ludotheque.server import accounts, wire
from ludotheque.server.api.endpoint import Api, endpoint
from ludotheque.server.api.people import signed_in


@endpoint("GET", "/api/person", wire.Profile, cost=2, query=("name",))
async def person(api: Api, request: Request, body: None) -> wire.Profile:
    """Somebody's page, as far as it is open to whoever asks."""
    me = await accounts.who(api.host.store, request.cookies)
    return await api.host.profiles.of(me, request.query_params.get("name", ""))


@endpoint("GET", "/api/person/mine", wire.MyPeople, cost=2)
async def mine(api: Api, request: Request, body: None) -> wire.MyPeople:
    return await api.host.profiles.mine(await signed_in(api, request))


@endpoint("POST", "/api/person/shown", wire.MyPeople, wire.ShownTo)
async def show(api: Api, request: Request, body: wire.ShownTo) -> wire.MyPeople:
    """To whom one's page is open: at first to nobody."""
    me = await signed_in(api, request)
    await api.host.profiles.show(me, body.shown)
    return await api.host.profiles.mine(me)


@endpoint("POST", "/api/friends/ask", wire.MyPeople, wire.WhoIs, cost=5)
async def ask_friend(api: Api, request: Request, body: wire.WhoIs) -> wire.MyPeople:
    """The answer does not tell whether anybody is called so."""
    me = await signed_in(api, request)
    await api.host.profiles.ask(me, body.name)
    return await api.host.profiles.mine(me)


@endpoint("POST", "/api/friends/answer", wire.MyPeople, wire.FriendAnswer)
async def answer_friend(api: Api, request: Request, body: wire.FriendAnswer) -> wire.MyPeople:
    me = await signed_in(api, request)
    await api.host.profiles.answer(me, body.name, body.yes)
    return await api.host.profiles.mine(me)


@endpoint("POST", "/api/friends/remove", wire.MyPeople, wire.WhoIs)
async def remove_friend(api: Api, request: Request, body: wire.WhoIs) -> wire.MyPeople:
    me = await signed_in(api, request)
    await api.host.profiles.part(me, body.name)
    return await api.host.profiles.mine(me)


@endpoint("GET", "/api/report", wire.ReportForm, cost=5, query=("about", "table"))
async def report_form(api: Api, request: Request, body: None) -> wire.ReportForm:
    """What may go with a report about somebody one knows of."""
    me, asked = await signed_in(api, request), request.query_params
    return await api.host.desk.form(me, await api.visitor(request), asked.get("about", ""), asked.get("table", ""))


@endpoint("POST", "/api/report", wire.MyReports, wire.NewReport, cost=5)
async def report(api: Api, request: Request, body: wire.NewReport) -> wire.MyReports:
    me = await signed_in(api, request)
    await api.host.desk.report(me, await api.visitor(request), body)
    return await api.host.desk.mine(me)


@endpoint("GET", "/api/report/mine", wire.MyReports)
async def my_reports(api: Api, request: Request, body: None) -> wire.MyReports:
    """What came of one's own reports, and what the host has told one."""
    return await api.host.desk.mine(await signed_in(api, request))


@endpoint("GET", "/api/admin/reports", wire.Reports, admin=True)
async def reports(api: Api, request: Request, body: None) -> wire.Reports:
    return await api.host.desk.listed()


@endpoint("POST", "/api/admin/reports", wire.Done, wire.Decision, admin=True)
async def decide_report(api: Api, request: Request, body: wire.Decision) -> wire.Done:
    return wire.Done(await api.host.desk.decide(body.report, body.act, body.said))


@endpoint("POST", "/api/admin/reports/undo", wire.Done, wire.ReportAt, admin=True)
async def undo_report(api: Api, request: Request, body: wire.ReportAt) -> wire.Done:
    return wire.Done(await api.host.desk.undo(body.report))


@endpoint("POST", "/api/person/follow", wire.MyPeople, wire.Follow)
async def follow(api: Api, request: Request, body: wire.Follow) -> wire.MyPeople:
    """Follow somebody whose page is open to all, or no longer."""
    me = await signed_in(api, request)
    await api.host.profiles.follow(me, body.name, body.on)
    return await api.host.profiles.mine(me)


@endpoint("POST", "/api/person/away", wire.MyPeople, wire.Away)
async def away(api: Api, request: Request, body: wire.Away) -> wire.MyPeople:
    """Mute or block somebody one knows of, or no longer."""
    me = await signed_in(api, request)
    await api.host.profiles.away(me, body)
    return await api.host.profiles.mine(me)
