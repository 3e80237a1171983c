"""Who is at the other end of a connection from this very machine.

A proxy that tells nothing of itself looks like its host. The system knows better: a connection belongs to a user, and
whoever runs the server is its host, not whoever runs a proxy on the same machine."""

import contextlib
import ipaddress
import os
import socket
import struct
import sys
from pathlib import Path

DIAGNOSIS, BY_FAMILY, REQUEST = 4, 20, 1  # of Linux: netlink's protocol for sockets, its message, its flag
HEADER, USER = 16, 64  # bytes of an answer: its head, and what then comes before the user
EVERY, ANY_COOKIE = 0xFFFFFFFF, b"\xff" * 8
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
    user = told(client, server)
    return read(client, server) if user is None else user


def told(client: tuple[str, int], server: tuple[str, int]) -> int | None:
    """By Linux, asked for this one socket: a hundred times faster than its tables are read."""
    with contextlib.suppress(AttributeError, OSError, ValueError):
        near, far = ipaddress.ip_address(client[0]), ipaddress.ip_address(server[0])
        family = socket.AF_INET if near.version == 4 else socket.AF_INET6
        ends = struct.pack("!HH16s16s4x", client[1], server[1], near.packed, far.packed) + ANY_COOKIE
        asked = struct.pack("=BBxxI", family, socket.IPPROTO_TCP, EVERY) + ends
        with socket.socket(socket.AF_NETLINK, socket.SOCK_RAW, DIAGNOSIS) as line:
            line.send(struct.pack("=IHHII", HEADER + len(asked), BY_FAMILY, REQUEST, 0, 0) + asked)
            answer = line.recv(4096, socket.MSG_DONTWAIT)
        if struct.unpack_from("=IH", answer)[1] == BY_FAMILY:
            return int(struct.unpack_from("=I", answer, HEADER + USER)[0])
    return None


def read(client: tuple[str, int], server: tuple[str, int]) -> int | None:
    """By its tables of all connections."""
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
