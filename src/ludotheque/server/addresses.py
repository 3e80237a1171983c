"""Under which address friends reach this server."""

import ipaddress
import socket

from ludotheque.server.sentences import sentence
from ludotheque.server.settings import Settings
from ludotheque.server.wire import Invitation

ELSEWHERE = ("192.0.2.1", 9)  # nobody's (RFC 5737), and nothing is sent there


def own_address() -> str | None:
    """That of this machine in its network, as others there write it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)
            found: str = asking.getsockname()[0]
        except OSError:
            return None
    address = ipaddress.ip_address(found)
    return None if address.is_loopback or address.is_unspecified else found


def invitation(settings: Settings, port: int) -> Invitation:
    if settings.public:
        return Invitation(settings.public.rstrip("/"), {})
    if settings.local:
        return Invitation(None, sentence("invite-local"))
    found = own_address()
    if found is None:
        return Invitation(None, sentence("invite-none"))
    return Invitation(f"http://{found}:{port}", sentence("invite-near"))
