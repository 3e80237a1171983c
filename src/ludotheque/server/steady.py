"""The time that clocks of games go by: it never jumps, and is the same for every process on one machine.

It is the machine's own count of seconds since it was switched on, put beside the time of day once after each start of
the machine; the difference is kept in the database. So neither a jump of the time of day nor a restart of the server
takes anybody's time or gives it back, and a machine that sleeps charges nobody. After a start of the machine, and from
one machine to another, the time of day is believed."""

import contextlib
import secrets
from pathlib import Path

from ludotheque.server import clock
from ludotheque.server.people import People

BOOT = Path("/proc/sys/kernel/random/boot_id")


def boot() -> str:
    """One name for as long as the machine is not switched off; elsewhere than on Linux, for as long as the process
    lives."""
    with contextlib.suppress(OSError):
        return BOOT.read_text().strip()
    return secrets.token_hex(8)


class Steady:
    def __init__(self) -> None:
        self.offset = clock.now() - self.counted()

    def counted(self) -> int:
        return int(clock.monotonic() * 1000)

    async def open(self, people: People) -> None:
        self.offset = int(await people.secret(f"steady {boot()}", str(clock.now() - self.counted())))

    def now(self) -> int:
        """Milliseconds."""
        return self.offset + self.counted()
