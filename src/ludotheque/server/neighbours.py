"""Who is at the other end of a connection from this very machine.

A proxy that tells nothing of itself looks like its host. The system knows better: a connection belongs to a user, and
whoever runs the server is its host, not whoever runs a proxy on the same machine."""

import ipaddress
import os
import sys
from pathlib import Path

TABLES = (Path("/proc/net/tcp"), Path("/proc/net/tcp6"))
FORWARDS = (  # what proxies add
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-server",
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "cf-connecting-ip",
    "true-client-ip",
)


def written(host: str, port: int, wide: bool) -> str:
    """An address as the system's tables have it: in words of four bytes, each in the machine's own order."""
    packed = ipaddress.ip_address(host).packed
    if wide and len(packed) == 4:
        packed = bytes(10) + b"\xff\xff" + packed
    words = [packed[n : n + 4] for n in range(0, len(packed), 4)]
    return "".join(f"{int.from_bytes(word, sys.byteorder):08X}" for word in words) + f":{port:04X}"


def user_of(client: tuple[str, int], server: tuple[str, int]) -> int | None:
    """Whose connection it is at the client's end; None where the system does not tell."""
    for table in TABLES:
        wide = table.name.endswith("6")
        try:
            ends = [written(client[0], client[1], wide), written(server[0], server[1], wide)]
            lines = table.read_text().splitlines()[1:]
        except (OSError, ValueError):
            continue
        for line in lines:
            parts = line.split()
            if parts[1:3] == ends:
                return int(parts[7])
    return None


def same_user(client: tuple[str, int] | None, server: tuple[str, int] | None) -> bool:
    """Whether whoever is there may be taken for whoever runs this server."""
    if client is None or server is None or not server[1]:
        return True
    user = user_of(client, server)
    return user is None or user in (0, os.getuid())
