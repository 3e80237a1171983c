"""The studio: for the host and whom the host lets in."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import accounts, wire
from ludotheque.server.api.endpoint import Api, endpoint, raw_body
from ludotheque.server.editions import LARGEST
from ludotheque.server.sentences import LANGUAGES, Refusing, unread

KINDS = {
    "html": "text/html; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "jsonl": "application/jsonl",
    "parquet": "application/vnd.apache.parquet",
}


async def entered(api: Api, request: Request) -> str | None:
    """Whose desk it is; None: the host's."""
    account = await accounts.who(api.host.store, request.cookies)
    return await api.host.studio.owner(api.is_host(request), account)


def language(asked: str) -> wire.Language:
    return "en" if asked == "en" else LANGUAGES[0]


def name_of(request: Request) -> str:
    name: str = request.path_params["name"]
    return name


@endpoint("GET", "/api/studio", wire.Studio, cost=2)
async def studio(api: Api, request: Request, body: None) -> wire.Studio:
    """The desk of whoever asks: their experiments and editions."""
    return await api.host.studio.desk(await entered(api, request))


@endpoint("POST", "/api/studio/forecast", wire.StudioForecast, wire.NewExperiment, cost=5, also="think")
async def forecast(api: Api, request: Request, body: wire.NewExperiment) -> wire.StudioForecast:
    """What can be seen with so many games, and how long they take here; some are played to find out."""
    return await api.host.studio.forecast(await entered(api, request), body)


@endpoint("POST", "/api/studio/experiments", wire.ExperimentCard, wire.NewExperiment, cost=5, also="make")
async def ask(api: Api, request: Request, body: wire.NewExperiment) -> wire.ExperimentCard:
    return await api.host.studio.ask(await entered(api, request), body)


@endpoint("GET", "/api/studio/experiments/{name}", wire.ExperimentCard)
async def experiment(api: Api, request: Request, body: None) -> wire.ExperimentCard:
    return await api.host.studio.look(await entered(api, request), name_of(request))


@endpoint("POST", "/api/studio/experiments/{name}/pause", wire.ExperimentCard)
async def pause(api: Api, request: Request, body: None) -> wire.ExperimentCard:
    return await api.host.studio.pause(await entered(api, request), name_of(request))


@endpoint("POST", "/api/studio/experiments/{name}/resume", wire.ExperimentCard)
async def resume(api: Api, request: Request, body: None) -> wire.ExperimentCard:
    return await api.host.studio.resume(await entered(api, request), name_of(request))


@endpoint("POST", "/api/studio/experiments/{name}/remove", wire.Done)
async def remove_experiment(api: Api, request: Request, body: None) -> wire.Done:
    return await api.host.studio.remove(await entered(api, request), name_of(request))


@endpoint("GET", "/api/studio/experiments/{name}/answer", wire.StudioAnswer, cost=5, query=("lang",))
async def answer(api: Api, request: Request, body: None) -> wire.StudioAnswer:
    lang = language(request.query_params.get("lang", ""))
    return await api.host.studio.answer(await entered(api, request), name_of(request), lang)


@endpoint("GET", "/api/studio/experiments/{name}/games", wire.GamesToOpen, cost=5, query=("key", "lang"))
async def games(api: Api, request: Request, body: None) -> wire.GamesToOpen:
    """Games that stand behind a bar of the answer."""
    key, lang = request.query_params.get("key", "")[:200], language(request.query_params.get("lang", ""))
    return await api.host.studio.showing(await entered(api, request), name_of(request), key, lang)


@endpoint("POST", "/api/studio/experiments/{name}/games/{number}/open", wire.GameOpened, cost=2)
async def open_game(api: Api, request: Request, body: None) -> wire.GameOpened:
    """A game is played again, from its seed, until there is a table at which it can be seen."""
    number = request.path_params["number"]
    if not (number.isascii() and number.isdecimal() and len(number) <= 6):
        raise Refusing("no-page", 404)
    return await api.host.studio.open_game(await entered(api, request), name_of(request), int(number))


@endpoint("GET", "/api/studio/experiments/{name}/file/{kind}", None, cost=10, query=("lang",))
async def export(api: Api, request: Request, body: None) -> Response:
    """The report in one page to send, or the rows of all games."""
    name, kind = name_of(request), request.path_params["kind"]
    lang = language(request.query_params.get("lang", ""))
    data = await api.host.studio.file(await entered(api, request), name, kind, lang)
    headers = {"content-disposition": f'attachment; filename="ludotheque-{name}.{kind}"'}
    return Response(data, media_type=KINDS[kind], headers=headers)


# -- editions


@endpoint("POST", "/api/studio/editions", wire.EditionFiles, wire.NewEdition, cost=10, also="make")
async def new_edition(api: Api, request: Request, body: wire.NewEdition) -> wire.EditionFiles:
    return await api.host.studio.new_edition(await entered(api, request), body)


@endpoint("GET", "/api/studio/editions/{name}", wire.EditionFiles, cost=5)
async def edition(api: Api, request: Request, body: None) -> wire.EditionFiles:
    return await api.host.studio.show_edition(await entered(api, request), name_of(request))


@endpoint("POST", "/api/studio/editions/{name}", wire.EditionFiles, cost=10)
async def keep_edition(api: Api, request: Request, body: None) -> wire.EditionFiles:
    """All of its files anew (`KeptEdition`); what is wrong with them is told."""
    owner = await entered(api, request)
    data = await raw_body(request, 2 * LARGEST)
    if wire.NUL in data:
        raise Refusing("bad-text")
    try:
        kept = msgspec.json.decode(data, type=wire.KeptEdition)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusing("bad-body", 400, unread(error)) from error
    name = name_of(request)
    await api.host.editing.keep_all(owner, name, kept)
    return await api.host.studio.show_edition(owner, name)


@endpoint("GET", "/api/studio/forms/{game}", wire.EditionForms, cost=5, query=("lang",))
async def edition_forms(api: Api, request: Request, body: None) -> wire.EditionForms:
    """The forms in which an edition of a game is changed."""
    await entered(api, request)
    return await api.host.editing.forms(request.path_params["game"], language(request.query_params.get("lang", "")))


@endpoint("GET", "/api/studio/editions/{name}/state", wire.EditionState, cost=5, query=("lang",))
async def edition_state(api: Api, request: Request, body: None) -> wire.EditionState:
    """What an edition holds, thing by thing, what is wrong with it and what differs from the house."""
    lang = language(request.query_params.get("lang", ""))
    return await api.host.editing.state(await entered(api, request), name_of(request), lang)


@endpoint("POST", "/api/studio/editions/{name}/edit", wire.EditionTried, wire.EditEdition, cost=2, query=("lang",))
async def edit(api: Api, request: Request, body: wire.EditEdition) -> wire.EditionTried:
    lang = language(request.query_params.get("lang", ""))
    return await api.host.editing.edit(await entered(api, request), name_of(request), body, lang)


@endpoint("POST", "/api/studio/editions/{name}/drawn", wire.EditionDrawn, wire.DrawEdition, cost=2)
async def drawn(api: Api, request: Request, body: wire.DrawEdition) -> wire.EditionDrawn:
    return await api.host.editing.drawn(await entered(api, request), name_of(request), body)


@endpoint("POST", "/api/studio/editions/{name}/step", wire.EditionState, wire.StepEdition, cost=5, query=("lang",))
async def step(api: Api, request: Request, body: wire.StepEdition) -> wire.EditionState:
    """Undo and redo."""
    lang = language(request.query_params.get("lang", ""))
    return await api.host.editing.step(await entered(api, request), name_of(request), body, lang)


@endpoint("GET", "/api/studio/editions/{name}/zip", None, cost=5)
async def edition_zip(api: Api, request: Request, body: None) -> Response:
    """The folder that `ludotheque content check` reads."""
    name = name_of(request)
    data = await api.host.editing.packed(await entered(api, request), name)
    headers = {"content-disposition": f'attachment; filename="edition-{name}.zip"'}
    return Response(data, media_type="application/zip", headers=headers)


@endpoint("POST", "/api/studio/editions/{name}/zip", wire.EditionState, cost=10, query=("lang",))
async def bring_zip(api: Api, request: Request, body: None) -> wire.EditionState:
    """Such a folder, brought in."""
    owner = await entered(api, request)
    data = await raw_body(request, 2 * LARGEST)
    lang = language(request.query_params.get("lang", ""))
    return await api.host.editing.bring(owner, name_of(request), data, lang)


@endpoint("POST", "/api/studio/editions/{name}/remove", wire.Done)
async def remove_edition(api: Api, request: Request, body: None) -> wire.Done:
    return await api.host.studio.remove_edition(await entered(api, request), name_of(request))


@endpoint("POST", "/api/studio/editions/{name}/freeze", wire.FrozenEdition, cost=5, also="think")
async def freeze(api: Api, request: Request, body: None) -> wire.FrozenEdition:
    """A copy that never changes, by whose name tables are played with it."""
    return await api.host.studio.freeze(await entered(api, request), name_of(request))


# -- whom the host lets in


@endpoint("GET", "/api/admin/studio", wire.StudioGuests, admin=True)
async def studio_guests(api: Api, request: Request, body: None) -> wire.StudioGuests:
    return await api.host.studio.guests()


@endpoint("POST", "/api/admin/studio", wire.StudioGuests, wire.StudioGuest, admin=True)
async def let_into_studio(api: Api, request: Request, body: wire.StudioGuest) -> wire.StudioGuests:
    return await api.host.studio.guest(body.account, body.may)
