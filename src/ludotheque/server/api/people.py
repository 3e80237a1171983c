"""Accounts, passkeys and notices."""

from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.server import accounts, calendars, notices, wire
from ludotheque.server.api.endpoint import Api, as_json, endpoint
from ludotheque.server.holders import cookie, secure, set_cookie, visitor
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import MAKER, Store, hashed

if TYPE_CHECKING:
    from ludotheque.server.passkeys import Party


def with_session(answer: wire.Shape, secret: str, request: Request) -> Response:
    response = as_json(answer)
    if secure(request) and accounts.COOKIE in request.cookies:
        response.delete_cookie(accounts.COOKIE)  # from before it had a name that only this server can give
    set_cookie(request, response, accounts.COOKIE, secret, accounts.SESSION if secret else 0)
    return response


def shown_browser(request: Request) -> str | None:
    """By what the browser is known, if it showed that."""
    found = visitor(request, None)
    return found.browser if found.known else None


@endpoint("POST", "/api/register", wire.Me, wire.Credentials, also="guess")
async def register(api: Api, request: Request, body: wire.Credentials) -> Response:
    name = await accounts.register(api.host.store, body.name, body.password)
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


@endpoint("POST", "/api/login", wire.Me, wire.Credentials, also="guess")
async def login(api: Api, request: Request, body: wire.Credentials) -> Response:
    name = await accounts.sign_in(api.host.store, body.name, body.password, shown_browser(request))
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


@endpoint("POST", "/api/logout", wire.Me)
async def logout(api: Api, request: Request, body: None) -> Response:
    secret = cookie(request.cookies, accounts.COOKIE)
    if secret:
        await api.host.store.end_session(hashed(secret))
    return with_session(wire.Me(None, False), "", request)


@endpoint("POST", "/api/logout-everywhere", wire.Me)
async def logout_everywhere(api: Api, request: Request, body: None) -> Response:
    name = await accounts.who(api.host.store, request.cookies)
    if name is None:
        raise Refusing("sign-in", 403)
    await api.host.store.end_sessions(name)
    return with_session(wire.Me(None, False), "", request)


async def proven(api: Api, request: Request, proof: wire.Proof) -> str:
    """The account that is signed in, by whoever knows its password or has one of its passkeys."""
    name = await signed_in(api, request)
    if proof.credential is None:
        return await accounts.sign_in(api.host.store, name, proof.password, shown_browser(request))
    if await party(api, request).sign_in(wire.PasskeyAnswer(proof.credential)) != name:
        raise Refusing("bad-login", 403)
    return name


@endpoint("POST", "/api/password", wire.Me, wire.NewPassword, also="guess")
async def change_password(api: Api, request: Request, body: wire.NewPassword) -> Response:
    """Every other login of the account ends."""
    accounts.checked_password(body.new)
    name = await proven(api, request, body.proof)
    await accounts.set_password(api.host.store, name, body.new)
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


@endpoint("POST", "/api/account/delete", wire.Me, wire.AccountGone, also="guess")
async def delete_account(api: Api, request: Request, body: wire.AccountGone) -> Response:
    name = await proven(api, request, body.proof)
    await api.host.leaving.delete(name)
    await api.host.account_gone(name)
    return with_session(wire.Me(None, False), "", request)


@endpoint("GET", "/api/account/export", None, cost=10)
async def export_account(api: Api, request: Request, body: None) -> Response:
    """All that is kept about whoever is signed in, in one file."""
    name = await signed_in(api, request)
    data = msgspec.json.format(msgspec.json.encode(await api.host.leaving.export(name)), indent=1)
    headers = {"content-disposition": 'attachment; filename="ludotheque.json"', "cache-control": "private, no-store"}
    return Response(data, media_type="application/json", headers=headers)


# -- nights and holidays


@endpoint("GET", "/api/calendar", wire.CalendarCard)
async def calendar(api: Api, request: Request, body: None) -> wire.CalendarCard:
    return calendars.card(await calendars.of(api.host, await api.visitor(request)))


@endpoint("POST", "/api/calendar", wire.CalendarCard, wire.NewCalendar, cost=5)
async def change_calendar(api: Api, request: Request, body: wire.NewCalendar) -> wire.CalendarCard:
    who = await api.visitor(request)
    return calendars.card(await calendars.change(api.host, who, body, api.host.steady.now()))


# -- passkeys


async def signed_in(api: Api, request: Request) -> str:
    name = await accounts.who(api.host.store, request.cookies)
    if name is None:
        raise Refusing("sign-in", 403)
    return name


def party(api: Api, request: Request) -> "Party":
    from ludotheque.server.passkeys import Party  # which loads a good deal of cryptography

    return Party(api.host.store, api.settings.public, request.headers.get("host", ""))


async def listed(store: Store, account: str) -> wire.Passkeys:
    found = await store.people.passkeys(account)
    return wire.Passkeys([wire.PasskeyCard(key.id, key.name, key.created, key.used) for key in found])


@endpoint("GET", "/api/passkeys", wire.Passkeys)
async def own_passkeys(api: Api, request: Request, body: None) -> wire.Passkeys:
    return await listed(api.host.store, await signed_in(api, request))


@endpoint("POST", "/api/passkeys/new", wire.PasskeyOptions)
async def invite_passkey(api: Api, request: Request, body: None) -> wire.PasskeyOptions:
    return await party(api, request).invite(await signed_in(api, request))


@endpoint("POST", "/api/passkeys", wire.Passkeys, wire.NewPasskey)
async def add_passkey(api: Api, request: Request, body: wire.NewPasskey) -> wire.Passkeys:
    name = await signed_in(api, request)
    await party(api, request).enrol(name, body)
    return await listed(api.host.store, name)


@endpoint("POST", "/api/passkeys/remove", wire.Passkeys, wire.PasskeyGone)
async def remove_passkey(api: Api, request: Request, body: wire.PasskeyGone) -> wire.Passkeys:
    name = await signed_in(api, request)
    if not await api.host.store.people.remove_passkey(name, body.id):
        raise Refusing("no-passkey", 404)
    return await listed(api.host.store, name)


@endpoint("POST", "/api/passkeys/question", wire.PasskeyOptions)
async def ask_passkey(api: Api, request: Request, body: None) -> wire.PasskeyOptions:
    return await party(api, request).question()


@endpoint("POST", "/api/passkeys/login", wire.Me, wire.PasskeyAnswer, also="guess")
async def passkey_login(api: Api, request: Request, body: wire.PasskeyAnswer) -> Response:
    name = await party(api, request).sign_in(body)
    return with_session(wire.Me(name, False), await accounts.new_session(api.host.store, name), request)


# -- notices


async def holder(api: Api, request: Request, table: str | None, key: str | None) -> notices.Holder:
    """Whose notices are meant: those of one's seat at a table, or of the table by its maker's key; else those of the
    account."""
    if table is not None:
        room = await api.host.room(table)
        held = await api.host.links.held(room, await api.visitor(request), [] if key is None else [key])
        if not held:
            raise Refusing("not-yours", 403)
        return notices.Holder(None, table, held[-1] if held[-1] == MAKER else held[0])
    return notices.Holder(await signed_in(api, request), None, None)


@endpoint("POST", "/api/notices", wire.Notices, wire.NoticesOf)
async def own_notices(api: Api, request: Request, body: wire.NoticesOf) -> wire.Notices:
    return await api.host.notices.of(await holder(api, request, body.table, body.key))


@endpoint("POST", "/api/notices/mail", wire.Notices, wire.MailWish, cost=5, also="guess")
async def wish_mail(api: Api, request: Request, body: wire.MailWish) -> wire.Notices:
    who = await holder(api, request, body.table, body.key)
    await api.host.notices.wish(who, body.address, body.language)
    return await api.host.notices.of(who)


@endpoint("POST", "/api/notices/mail/remove", wire.Notices, wire.NoticesOf)
async def remove_mail(api: Api, request: Request, body: wire.NoticesOf) -> wire.Notices:
    who = await holder(api, request, body.table, body.key)
    await api.host.notices.no_mail(who)
    return await api.host.notices.of(who)


@endpoint("POST", "/api/notices/confirm", wire.Done, query=("token",))
async def confirm_mail(api: Api, request: Request, body: None) -> wire.Done:
    await api.host.notices.confirm(request.query_params.get("token", ""))
    return wire.Done()


@endpoint("POST", "/api/notices/stop", wire.Done, query=("token",))
async def stop_mail(api: Api, request: Request, body: None) -> wire.Done:
    """Also what a mail program calls by itself from the header of a mail (RFC 8058)."""
    await api.host.notices.stop(request.query_params.get("token", ""))
    return wire.Done()


@endpoint("GET", "/api/notices/push", wire.PushKey)
async def push_key(api: Api, request: Request, body: None) -> wire.PushKey:
    return await api.host.notices.pushes.key()


@endpoint("POST", "/api/notices/push", wire.Done, wire.PushWish, cost=5)
async def wish_push(api: Api, request: Request, body: wire.PushWish) -> wire.Done:
    return wire.Done(await api.host.notices.pushes.wish(await api.visitor(request), body))


@endpoint("POST", "/api/notices/push/remove", wire.Done, wire.PushGone)
async def remove_push(api: Api, request: Request, body: wire.PushGone) -> wire.Done:
    return wire.Done(await api.host.notices.pushes.gone(body.endpoint))


@endpoint("POST", "/api/notices/hook", wire.HookMade, wire.OwnHookWish, cost=5)
async def wish_hook(api: Api, request: Request, body: wire.OwnHookWish) -> wire.HookMade:
    return await api.host.notices.own_hook(await signed_in(api, request), body.url)


@endpoint("POST", "/api/notices/hook/remove", wire.Done)
async def remove_own_hook(api: Api, request: Request, body: None) -> wire.Done:
    return wire.Done(await api.host.store.people.remove_own_hook(await signed_in(api, request)))


@endpoint("POST", "/api/tables/{table}/hooks", wire.HookMade, wire.HookWish, cost=5)
async def add_hook(api: Api, request: Request, body: wire.HookWish) -> wire.HookMade:
    return await api.host.notices.hook(request.path_params["table"], body)


@endpoint("POST", "/api/tables/{table}/hooks/remove", wire.Done, wire.HookGone)
async def remove_hook(api: Api, request: Request, body: wire.HookGone) -> wire.Done:
    return wire.Done(await api.host.notices.no_hook(request.path_params["table"], body))
