"""Webhooks: a signed POST to an address that somebody else chose, so with care about where it leads.

`check` and `deliver` wait for the network, so they are called in a thread."""

import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from ludotheque.server.sentences import Refusing

PATIENCE = 10.0  # seconds
LONGEST = 500
PORTS = {"http": 80, "https": 443}
OPEN = (80, 443, 8080, 8443)  # behind other ports are mail servers, shells, databases: for these the host vouches
LOWEST = 1024  # the first port that the host can vouch for
UNICAST = ipaddress.ip_network("2000::/3")  # the only part of IPv6 from which public addresses are given out
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses seen from an IPv6 network
SPECIAL = [ipaddress.ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")]


class NotTaken(Exception):
    """The receiver did not answer with success; worth trying again."""


class Target:
    """A checked address. `private`: targets within private networks are allowed by the host."""

    def __init__(self, url: str, private: bool) -> None:
        self.url, self.private = url, private
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise Refusing("bad-hook") from None
        plain = parts.username is None and parts.password is None and url.isascii() and url.isprintable()
        if parts.scheme not in PORTS or not parts.hostname or len(url) > LONGEST or not plain or " " in url:
            raise Refusing("bad-hook")
        self.scheme, self.host, self.port = parts.scheme, parts.hostname, port or PORTS[parts.scheme]
        if self.port not in OPEN and (not private or self.port < LOWEST):
            raise Refusing("bad-hook")
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    def resolve(self) -> str:
        """One numeric address of the host. It is looked up anew for every POST, and that very one is called."""
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            raise NotTaken("no such host") from error
        addresses = [str(entry[4][0]) for entry in found]
        if not self.private and not all(is_public(address) for address in addresses):
            raise Refusing("private-hook")
        return addresses[0]

    def check(self) -> None:
        """What is wrong with the address is said when the hook is set."""
        try:
            self.resolve()
        except NotTaken:
            raise Refusing("bad-hook") from None

    def deliver(self, body: bytes, secret: str, time: int) -> None:
        headers = {
            "content-type": "application/json",
            "x-ludotheque-time": str(time),
            "x-ludotheque-signature": f"sha256={signature(secret, time, body)}",
        }
        if not 200 <= (status := self.post(body, headers)) < 300:
            raise NotTaken(f"status {status}")

    def post(self, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer. A redirection is not followed: it could lead anywhere."""
        connection = Pinned(self, self.resolve())
        try:
            connection.request("POST", self.path, body, headers | {"user-agent": "Ludotheque"})
            return connection.getresponse().status
        except (OSError, http.client.HTTPException) as error:
            raise NotTaken(type(error).__name__) from error
        finally:
            connection.close()


class Pinned(http.client.HTTPConnection):
    """A connection to one numeric address, whatever the name resolves to by now."""

    def __init__(self, target: Target, address: str) -> None:
        self.default_port = PORTS[target.scheme]
        super().__init__(target.host, target.port, timeout=PATIENCE)
        self.target, self.address = target, address

    def connect(self) -> None:
        self.sock = socket.create_connection((self.address, self.target.port), PATIENCE)
        if self.target.scheme == "https":
            context = ssl.create_default_context()
            self.sock = context.wrap_socket(self.sock, server_hostname=self.target.host)


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        hidden = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if found in NAT64:
            hidden = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if hidden is not None:
            return is_public(str(hidden))
        if found not in UNICAST:
            return False
    return found.is_global and not found.is_multicast and not any(found in network for network in SPECIAL)


def signature(secret: str, time: int, body: bytes) -> str:
    return hmac.new(secret.encode(), f"{time}.".encode() + body, hashlib.sha256).hexdigest()
