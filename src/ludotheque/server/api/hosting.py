"""Health, and administration by the host."""

import sys

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque import _engine
from ludotheque.server import cards, clock, wire
from ludotheque.server.api.endpoint import ENDPOINTS, Api, endpoint, raw_body
from ludotheque.server.openapi import openapi


@endpoint("GET", "/api/health", wire.Health, cost=0)
async def health(api: Api, request: Request, body: None) -> wire.Health:
    """Red, with the reason, as long as nothing can be written."""
    await api.well()
    return wire.Health(True, api.host.version, api.host.store.name, len(api.host.rooms))


@endpoint("GET", "/api/admin/checkup", wire.Checkup, admin=True)
async def checkup(api: Api, request: Request, body: None) -> wire.Checkup:
    """What `doctor` asks a running server."""
    import resource  # which a browser's Python lacks

    return wire.Checkup(api.hidden, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


@endpoint("GET", "/api/metrics", None)
async def metrics(api: Api, request: Request, body: None) -> Response:
    """In the text format that Prometheus reads."""
    import resource

    host = api.host
    kilobytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    numbers = {
        "live_tables": len(host.rooms),
        "clients": sum(len(room.clients) for room in host.rooms.values()),
        "owned_tables": sum(room.owned for room in host.rooms.values()),
        "thinking_bots": sum(len(room.bots.thinking) for room in host.rooms.values()),
        "rows_written_total": host.counts["rows"],
        "tables_made_total": host.counts["tables"],
        "uptime_seconds": round(clock.monotonic() - api.started, 1),
        "peak_memory_bytes": int(kilobytes * 1024),
        "engine_compiled": int(_engine.status()["engine"] == "compiled"),
    }
    lines = [f'ludotheque_process_info{{process="{host.bus.process}"}} 1']
    lines += [f"ludotheque_{name} {value}" for name, value in numbers.items()] + host.metrics.lines()
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


@endpoint("GET", "/api/admin/tables", wire.TableList, admin=True, query=("after",))
async def all_tables(api: Api, request: Request, body: None) -> wire.TableList:
    found = []
    for listed in await api.host.store.tables(most=200, after=request.query_params.get("after", "")):
        room = api.host.rooms.get(listed.id)
        notes = room.live if room is not None else await api.host.glance(listed.id)
        here = 0 if room is None else len(room.clients)
        found.append(cards.hosted(listed, notes, await api.host.store.owners(listed.id), here))
    return wire.TableList(found)


@endpoint("POST", "/api/admin/tables/{table}/close", wire.Done, wire.CloseTable, admin=True)
async def close(api: Api, request: Request, body: wire.CloseTable) -> wire.Done:
    room = await api.host.room(request.path_params["table"])
    await room.close(body.why[: wire.LONGEST_TEXT])
    return wire.Done()


@endpoint("POST", "/api/admin/tables/{table}/remove", wire.Done, admin=True)
async def remove(api: Api, request: Request, body: None) -> wire.Done:
    return wire.Done(await api.host.remove(request.path_params["table"]))


@endpoint("GET", "/api/admin/tables/{table}/export", None, admin=True)
async def export(api: Api, request: Request, body: None) -> Response:
    name = request.path_params["table"]
    data = await api.host.export(name)
    headers = {"content-disposition": f'attachment; filename="table-{name}.jsonl"'}
    return Response(data, media_type="application/jsonl", headers=headers)


@endpoint("POST", "/api/admin/import", wire.TableMade, admin=True)
async def take_in(api: Api, request: Request, body: None) -> wire.TableMade:
    return await api.host.take_in(await raw_body(request, wire.LARGEST_IMPORT))


@endpoint("POST", "/api/admin/backup", wire.Done, admin=True)
async def backup(api: Api, request: Request, body: None) -> wire.Done:
    path = api.settings.backup_path()
    await api.host.store.backup(path)
    return wire.Done(path=path)


@endpoint("POST", "/api/admin/ban", wire.Done, wire.Ban, admin=True)
async def ban(api: Api, request: Request, body: wire.Ban) -> wire.Done:
    return wire.Done(await api.host.bans.ban(body.kind, body.who, body.why))


@endpoint("POST", "/api/admin/unban", wire.Done, wire.Unban, admin=True)
async def unban(api: Api, request: Request, body: wire.Unban) -> wire.Done:
    return wire.Done(await api.host.bans.unban(body.kind, body.who))


@endpoint("GET", "/api/admin/bans", wire.Bans, admin=True)
async def bans(api: Api, request: Request, body: None) -> wire.Bans:
    return await api.host.bans.listed()


@endpoint("GET", "/api/admin/people", wire.People, admin=True)
async def people(api: Api, request: Request, body: None) -> wire.People:
    found = [
        wire.Person(table, client.seats, client.account, client.mark)
        for table, room in api.host.rooms.items()
        for client in room.clients
    ]
    return wire.People(found)


@endpoint("POST", "/api/admin/tables/{table}/seats/{seat}/remove", wire.TableMade, admin=True)
async def remove_seat(api: Api, request: Request, body: None) -> wire.TableMade:
    """Whoever has the seat loses it; it is open again, by the link in the answer."""
    return await api.host.links.free(request.path_params["table"], request.path_params["seat"])


@endpoint("GET", "/api/openapi.json", None)
async def document(api: Api, request: Request, body: None) -> Response:
    return Response(msgspec.json.encode(openapi(api.host.version, ENDPOINTS)), media_type="application/json")
