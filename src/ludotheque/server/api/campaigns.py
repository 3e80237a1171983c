"""Campaigns."""

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import wire
from ludotheque.server.api.endpoint import Api, caller, endpoint, raw_body
from ludotheque.server.limits import household

LONGEST_TICKET = 64


@endpoint("GET", "/api/campaigns/{campaign}", wire.CampaignCard, cost=5)
async def campaign(api: Api, request: Request, body: None) -> wire.CampaignCard:
    """The games of a campaign in order, how they ended and what each left."""
    return await api.host.campaigns.look(request.path_params["campaign"])


@endpoint("POST", "/api/tables/{table}/next", wire.TableMade, wire.NextTable, cost=5, also="make")
async def go_on(api: Api, request: Request, body: wire.NextTable) -> wire.TableMade:
    return await api.host.campaigns.go_on(await api.visitor(request), request.path_params["table"], body)


@endpoint("POST", "/api/campaigns/{campaign}/branch", wire.TableMade, wire.Branch, cost=5, also="make")
async def branch(api: Api, request: Request, body: wire.Branch) -> wire.TableMade:
    return await api.host.campaigns.branch(await api.visitor(request), request.path_params["campaign"], body)


@endpoint("GET", "/api/campaigns/{campaign}/file", None, cost=10)
async def campaign_file(api: Api, request: Request, body: None) -> Response:
    """The finished games of a campaign, a file that is proven and played on anywhere."""
    name, text = await api.host.campaigns.file(request.path_params["campaign"])
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@endpoint("POST", "/api/campaigns", wire.TableMade, cost=20, also="make", query=("ticket",))
async def take_in_campaign(api: Api, request: Request, body: None) -> wire.TableMade:
    """A campaign from such a file: its last table, and the key by which the next is opened. `ticket`: a word of the
    sender's own making, under which to ask how far it is."""
    api.host.campaigns.check_room()
    data = await raw_body(request, wire.LARGEST_IMPORT)
    ticket = request.query_params.get("ticket", "")[:LONGEST_TICKET]
    return await api.host.campaigns.take_in(data, household(caller(request)), ticket)


@endpoint("GET", "/api/imports/{ticket}", wire.ImportProgress)
async def import_progress(api: Api, request: Request, body: None) -> wire.ImportProgress:
    """How far a campaign is that is being taken in."""
    return api.host.campaigns.progress.get(request.path_params["ticket"], wire.ImportProgress(0, 0))
