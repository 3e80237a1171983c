"""Web push: a message that one browser alone can read, by way of the push service of whoever makes that browser
(RFC 8030, 8188, 8291, 8292). The cryptography comes from `http_ece` and `py_vapid`, loaded when it is needed.

`check` and `deliver` wait for the network, so they are called in a thread."""

import base64
import binascii
from functools import cached_property
from urllib.parse import urlsplit

import msgspec

from ludotheque.server.hooks import NotTaken, Target
from ludotheque.server.sentences import Refusing

KEPT = 86_400  # seconds for which a push service keeps what it cannot deliver yet
VALID = 12 * 3600  # seconds for which a push service may take our word
GONE = (404, 410)
POINT, SECRET = 65, 16  # bytes of a browser's key, and of what it shares with us


class Gone(Exception):
    """The browser no longer wants to be told."""


class Address(msgspec.Struct, frozen=True):
    """Where and how one browser is told."""

    endpoint: str
    public_key: str
    auth: str

    def target(self, private: bool) -> Target:
        """By https, but to where the host vouches for the network."""
        try:
            target = Target(self.endpoint, private)
        except Refusing:
            raise Refusing("bad-push") from None
        if target.scheme != "https" and not private:
            raise Refusing("bad-push")
        return target

    def check(self, private: bool) -> None:
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

        target = self.target(private)
        try:
            point, secret = unwritten(self.public_key), unwritten(self.auth)
            EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        except ValueError:
            raise Refusing("bad-push") from None
        if len(point) != POINT or len(secret) != SECRET:
            raise Refusing("bad-push")
        target.check()


def written(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unwritten(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError(text) from None


def new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

    return written(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


class Signer:
    """The key by which push services know this server, and whom they may write to about it."""

    def __init__(self, key: str, contact: str) -> None:
        self.key, self.contact = key, contact

    @cached_property
    def public(self) -> str:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid

        point = Vapid.from_raw(self.key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return written(point)

    def deliver(self, to: Address, message: bytes, topic: str, time: int, private: bool) -> None:
        """`topic`: of two messages about the same that wait at the push service the later one counts."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
        from py_vapid import Vapid

        target, parts = to.target(private), urlsplit(to.endpoint)
        body = http_ece.encrypt(
            message,
            private_key=generate_private_key(SECP256R1()),
            dh=unwritten(to.public_key),
            auth_secret=unwritten(to.auth),
            version="aes128gcm",
        )
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": time // 1000 + VALID, "sub": self.contact}
        headers = Vapid.from_raw(self.key.encode()).sign(claims) | {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT),
            "urgency": "normal",
            "topic": topic,
        }
        status = target.post(body, headers)
        if status in GONE:
            raise Gone
        if not 200 <= status < 300:
            raise NotTaken(f"status {status}")
