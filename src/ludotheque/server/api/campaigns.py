"""Campaigns."""

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import wire
from ludotheque.server.api.endpoint import Api, endpoint, raw_body


@endpoint("GET", "/api/campaigns/{campaign}", wire.CampaignCard, cost=5)
async def campaign(api: Api, request: Request, body: None) -> wire.CampaignCard:
    """The games of a campaign in order, how they ended and what each left."""
    return await api.host.campaigns.look(request.path_params["campaign"])


@endpoint("POST", "/api/tables/{table}/next", wire.TableMade, wire.NextTable, cost=5, also="make")
async def go_on(api: Api, request: Request, body: wire.NextTable) -> wire.TableMade:
    return await api.host.campaigns.go_on(await api.visitor(request), request.path_params["table"], body)


@endpoint("POST", "/api/campaigns/{campaign}/branch", wire.TableMade, wire.Branch, cost=5, also="make")
async def branch(api: Api, request: Request, body: wire.Branch) -> wire.TableMade:
    return await api.host.campaigns.branch(request.path_params["campaign"], body)


@endpoint("GET", "/api/campaigns/{campaign}/file", None, cost=10)
async def campaign_file(api: Api, request: Request, body: None) -> Response:
    """The finished games of a campaign, a file that is proven and played on anywhere."""
    name, text = await api.host.campaigns.file(request.path_params["campaign"])
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


@endpoint("POST", "/api/campaigns", wire.TableMade, cost=20, also="make")
async def take_in_campaign(api: Api, request: Request, body: None) -> wire.TableMade:
    """A campaign from such a file: its last table, and the key by which the next is opened."""
    return await api.host.campaigns.take_in(await raw_body(request, wire.LARGEST_IMPORT))
