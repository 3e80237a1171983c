"""Passkeys: a key of the visitor's own device in the place of a password."""

import hashlib
import ipaddress
import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludotheque.server import clock, wire
from ludotheque.server.people import Passkey
from ludotheque.server.sentences import Refusing
from ludotheque.server.store import Store

CHALLENGE = 300_000  # milliseconds for which a question to the browser is good
MOST = 20  # passkeys of one account
ANYBODY = ""  # the account of a challenge to sign in: the passkey says who it is


class Party:
    """Whom a passkey is made for: the name in the browser's address bar, which must be a name and not a number."""

    def __init__(self, store: Store, address: str, authority: str) -> None:
        self.store = store
        self.name = urlsplit(address or f"//{authority}").hostname or ""
        shown = urlsplit(address)
        self.origins = (
            [f"{shown.scheme}://{shown.netloc}"] if address else [f"{s}://{authority}" for s in ("https", "http")]
        )
        try:
            ipaddress.ip_address(self.name)
        except ValueError:
            return
        raise Refusing("passkey-address")

    # -- a new passkey

    async def invite(self, account: str) -> wire.PasskeyOptions:
        known = await self.store.people.passkeys(account)
        if len(known) >= MOST:
            raise Refusing("passkey-many")
        options = webauthn.generate_registration_options(
            rp_id=self.name,
            rp_name="Ludothèque",
            user_name=account,
            user_id=user_id(account),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in known],
        )
        return await self.asked(options, account)

    async def enrol(self, account: str, made: wire.NewPasskey) -> None:
        name = made.name.strip()
        if len(name) > wire.LONGEST_NAME:
            raise Refusing("bad-name")
        challenge = await self.challenge(made.credential, account)
        try:
            checked = webauthn.verify_registration_response(
                credential=made.credential,
                expected_challenge=challenge,
                expected_rp_id=self.name,
                expected_origin=self.origins,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError) as error:
            raise Refusing("bad-passkey", 403) from error
        public = bytes_to_base64url(checked.credential_public_key)
        kept = bytes_to_base64url(checked.credential_id)
        if not await self.store.people.add_passkey(
            Passkey(kept, account, public, checked.sign_count, name, clock.now())
        ):
            raise Refusing("exists", 409)

    # -- signing in

    async def question(self) -> wire.PasskeyOptions:
        """Any passkey the visitor has for this server will do."""
        options = webauthn.generate_authentication_options(
            rp_id=self.name, user_verification=UserVerificationRequirement.PREFERRED
        )
        return await self.asked(options, ANYBODY)

    async def sign_in(self, answer: wire.PasskeyAnswer) -> str:
        """The account, or a refusal that does not say what was wrong."""
        challenge = await self.challenge(answer.credential, ANYBODY)
        known = await self.store.people.passkey(str(answer.credential.get("id", "")))
        account = await self.store.account(known.account) if known is not None else None
        if known is None or account is None or account.banned:
            raise Refusing("bad-passkey", 403)
        try:
            checked = webauthn.verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=self.name,
                expected_origin=self.origins,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.counter,
            )
            handle = answer.credential["response"].get("userHandle")
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise Refusing("bad-passkey", 403) from error
        if handle and handle != bytes_to_base64url(user_id(known.account)):
            raise Refusing("bad-passkey", 403)
        if not await self.store.people.passkey_used(known, checked.new_sign_count, clock.now()):
            raise Refusing("bad-passkey", 403)
        return account.name

    # -- challenges

    async def asked(self, options: Any, account: str) -> wire.PasskeyOptions:
        time = clock.now()
        await self.store.people.add_challenge(bytes_to_base64url(options.challenge), account, time + CHALLENGE, time)
        return wire.PasskeyOptions(json.loads(webauthn.options_to_json(options)))

    async def challenge(self, credential: dict[str, Any], account: str) -> bytes:
        """The challenge this answers, which is used up by it."""
        try:
            said = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
            raise Refusing("bad-passkey", 403) from error
        if await self.store.people.take_challenge(bytes_to_base64url(said.challenge), clock.now()) != account:
            raise Refusing("old-passkey", 403)
        return said.challenge


def user_id(account: str) -> bytes:
    """What a device keeps of the account beside its name."""
    return hashlib.sha256(b"ludotheque account " + account.encode()).digest()
