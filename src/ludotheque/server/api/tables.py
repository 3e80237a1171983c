"""Tables."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ludotheque.match import journal
from ludotheque.server import accounts, addresses, cards, explanations, mine, puzzles, wire
from ludotheque.server.api.endpoint import Api, as_json, caller, endpoint, marked, packed_json
from ludotheque.server.api.games import shown
from ludotheque.server.holders import give_cookie
from ludotheque.server.limits import household
from ludotheque.server.pages import HOUSE, kept_part
from ludotheque.server.sentences import LANGUAGES, Refusing


@endpoint("GET", "/api/me", wire.Me)
async def me(api: Api, request: Request, body: None) -> Response:
    name = await accounts.who(api.host.store, request.cookies)
    found = wire.Me(name, api.is_host(request))
    for table_id, seat in await api.host.store.owned(name) if name else []:
        try:
            live = await api.host.live(table_id)
        except Refusing:  # damaged: the others are still there
            continue
        mine = wire.SeatedAt(table_id, seat, live.table.rules.manifest.id, live.table.over, seat in live.asked)
        found.tables.append(mine)
    answer = as_json(found)
    give_cookie(request, answer)
    return answer


@endpoint("POST", "/api/tables", wire.TableMade, wire.NewTable, cost=5, also="make")
async def make(api: Api, request: Request, body: wire.NewTable) -> wire.TableMade:
    me = await accounts.who(api.host.store, request.cookies)
    if (body.rated or body.levels is not None) and me is None:
        raise Refusing("rated-account", 403)
    if body.open is None and body.club is None:
        return await api.host.create(body)
    await api.host.desk.check(me, "lobby")
    if api.is_host(request):
        return await api.host.create(body, me=me)
    api.host.budgets.take("open", [household(caller(request))])
    return await api.host.create(body, api.host.bans.mark(caller(request)), me)


@endpoint("GET", "/api/lobby", wire.OpenTables)
async def lobby(api: Api, request: Request, body: None) -> wire.OpenTables:
    """The tables at which anybody may sit down."""
    me = await accounts.who(api.host.store, request.cookies)
    return api.host.lobby.whole(await api.host.lobby.apart(me))


@endpoint("GET", "/api/watch", wire.WatchedGames, cost=2)
async def to_watch(api: Api, request: Request, body: None) -> wire.WatchedGames:
    """The games under way that anybody may watch."""
    return await api.host.watched.of(await accounts.who(api.host.store, request.cookies))


@endpoint("POST", "/api/lobby/{table}/sit", wire.TableMade, wire.SitDown, cost=5)
async def sit_down(api: Api, request: Request, body: wire.SitDown) -> Response:
    """Take a free seat there: of those who ask at the same time, as many as there are seats get one."""
    who = await api.visitor(request)
    await api.host.desk.check(who.account, "lobby")
    answer = as_json(await api.host.lobby.sit(who, request.path_params["table"], body.name or ""))
    give_cookie(request, answer, who.browser)
    return answer


@endpoint("GET", "/api/pairing", wire.Pairing)
async def pairing(api: Api, request: Request, body: None) -> wire.Pairing:
    """The ticket of whoever asks, and how long others have waited lately."""
    return await api.host.pairing.look(await api.visitor(request))


@endpoint("POST", "/api/pairing", wire.Pairing, wire.NewTicket, cost=5, also="pair")
async def find_table(api: Api, request: Request, body: wire.NewTicket) -> Response:
    """Wait for a table: of several games at once, the first that is complete."""
    who = await api.visitor(request)
    await api.host.desk.check(who.account, "lobby")
    home = "" if api.settings.local else api.host.bans.mark(caller(request))
    answer = as_json(await api.host.pairing.ask(who, home, body))
    give_cookie(request, answer, who.browser)
    return answer


@endpoint("POST", "/api/pairing/answer", wire.Pairing, wire.Coming, cost=5)
async def come(api: Api, request: Request, body: wire.Coming) -> wire.Pairing:
    return await api.host.pairing.answer(await api.visitor(request), body.coming)


@endpoint("POST", "/api/pairing/seat", wire.TableMade, cost=5)
async def take_found_seat(api: Api, request: Request, body: None) -> wire.TableMade:
    """At the table that was found, once all come."""
    return await api.host.pairing.take(await api.visitor(request))


@endpoint("POST", "/api/pairing/end", wire.Pairing, cost=5)
async def stop_waiting(api: Api, request: Request, body: None) -> wire.Pairing:
    return await api.host.pairing.end(await api.visitor(request))


@endpoint("GET", "/api/invitation", wire.Invitation)
async def invitation(api: Api, request: Request, body: None) -> wire.Invitation:
    """The address under which friends reach this server, or why there is none."""
    return addresses.invitation(api.settings, request.url.port or 80)


@endpoint("POST", "/api/guides/{game}", wire.TableMade, wire.NewGuide, cost=5, also="make")
async def learn(api: Api, request: Request, body: wire.NewGuide) -> wire.TableMade:
    return await api.host.guided(request.path_params["game"], body)


@endpoint("GET", "/api/tables/{table}", wire.TableSummary)
async def table(api: Api, request: Request, body: None) -> wire.TableSummary:
    room = await api.host.room(request.path_params["table"])
    return cards.summary(await api.shown(request), room.owners, LANGUAGES)


@endpoint("POST", "/api/mine", wire.MyTables, wire.MyTablesAsked)
async def my_tables(api: Api, request: Request, body: wire.MyTablesAsked) -> Response:
    """All the tables of whoever asks at once. Whoever shows the tag of what was told before hears only what changed."""
    if not api.is_host(request):
        api.host.budgets.take("ask", [household(caller(request))], len(body.tables[: mine.MOST]) * mine.COST)
    return marked(request, await mine.tables_of(api.host, await api.visitor(request), body.tables[: mine.MOST]))


@endpoint("GET", "/api/tables/{table}/content", None, cost=5)
async def content(api: Api, request: Request, body: None) -> Response:
    """What is printed on the cards this table is played with; where that would spoil the game, on those of the parts
    it has come to."""
    live = await api.shown(request)
    rules = live.table.rules
    return await shown(request, rules, live.table.options, cards.reached(live) if rules.content.spoils else None)


@endpoint("GET", "/api/tables/{table}/content/{part}", None)
async def part(api: Api, request: Request, body: None) -> Response:
    """The same of one part; of the house's content also what is drawn of it."""
    live, wanted = await api.shown(request), request.path_params["part"]
    rules, options = live.table.rules, live.table.options
    if wanted not in cards.reached(live):
        raise Refusing("not-reached", 404)
    built = kept_part(rules.manifest.id, wanted) if options.get("content") == HOUSE else None
    answer = await shown(request, rules, options, {wanted}) if built is None else packed_json(request, built)
    answer.headers["cache-control"] = "private, max-age=600"
    return answer


@endpoint("POST", "/api/tables/{table}/fork", wire.TableMade, wire.Fork, cost=5, also="make")
async def fork(api: Api, request: Request, body: wire.Fork) -> wire.TableMade:
    return await api.host.fork(await api.visitor(request), request.path_params["table"], body)


@endpoint("POST", "/api/tables/{table}/rematch", wire.TableMade, wire.Rematch, cost=5, also="make")
async def rematch(api: Api, request: Request, body: wire.Rematch) -> wire.TableMade:
    return await api.host.rematch(await api.visitor(request), request.path_params["table"], body.keys)


@endpoint("POST", "/api/tables/{table}/resign", wire.TableSummary, wire.Resign, cost=5)
async def resign(api: Api, request: Request, body: wire.Resign) -> wire.TableSummary:
    room = await api.host.resign(await api.visitor(request), request.path_params["table"], body.keys)
    return cards.summary(await room.rest(), room.owners, LANGUAGES)


@endpoint("POST", "/api/tables/{table}/remove", wire.Done, wire.Removal, cost=5)
async def remove_unopened(api: Api, request: Request, body: wire.Removal) -> wire.Done:
    """A table that cannot be opened is removed by whoever made it."""
    return wire.Done(await api.host.remove_unopened(request.path_params["table"], body.keys))


@endpoint("POST", "/api/tables/{table}/revoke", wire.TableMade, wire.Revoke)
async def revoke(api: Api, request: Request, body: wire.Revoke) -> wire.TableMade:
    return await api.host.links.renew(await api.visitor(request), request.path_params["table"], body)


@endpoint("GET", "/api/tables/{table}/journal", None)
async def record(api: Api, request: Request, body: None) -> Response:
    """The journal of a finished game, a file that replays anywhere."""
    live = await api.shown(request)
    if not live.table.over:
        raise Refusing("not-over", 409)
    name = f"{live.table.rules.manifest.id}-{live.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(journal.dump(live.journal()), media_type="application/jsonl", headers=headers)


@endpoint("GET", "/api/tables/{table}/proof", wire.ProvenGame, cost=5, also="think")
async def proof(api: Api, request: Request, body: None) -> wire.ProvenGame:
    """A finished game played again from its seed: every move is legal, every draw is the seed's."""
    live = await api.shown(request)
    if not live.table.over:
        raise Refusing("not-over", 409)
    try:
        found = await asyncio.to_thread(journal.verify, live.journal())
    except journal.BadJournal as error:
        raise Refusing("not-proven", 409, error.say) from error
    return wire.ProvenGame(found["entries"], found["draws"], found["shares"])


@endpoint("POST", "/api/tables/{table}/explain", wire.Explanation, wire.Explain, cost=5, also="think")
async def explain(api: Api, request: Request, body: wire.Explain) -> wire.Explanation:
    """What a robot would do, or why it did."""
    return await explanations.explain(api.host, await api.visitor(request), request.path_params["table"], body)


@endpoint("POST", "/api/tables/{table}/review", wire.Review, cost=5, also="think")
async def begin_review(api: Api, request: Request, body: None) -> wire.Review:
    """Have a finished game reviewed, once for all who look at it."""
    await api.shown(request)
    return await api.host.reviews.begin(request.path_params["table"])


@endpoint("GET", "/api/tables/{table}/review/{entry}", wire.Puzzle, cost=2)
async def lesson(api: Api, request: Request, body: None) -> wire.Puzzle:
    """A decision of a reviewed game that could have been better, to be tried again."""
    table, entry = request.path_params["table"], request.path_params["entry"]
    if not entry.isascii() or not entry.isdecimal() or len(entry) > 6:
        raise Refusing("no-page", 404)
    await api.shown(request)
    found = await puzzles.lesson(api.host, table, int(entry))
    before, seat, answers, best, played = found
    return await asyncio.to_thread(puzzles.lesson_card, before, seat, f"{table}/{entry}", answers, best, played)


@endpoint("GET", "/api/tables/{table}/review", wire.Review)
async def review(api: Api, request: Request, body: None) -> wire.Review:
    await api.shown(request)
    return await api.host.reviews.look(request.path_params["table"])
