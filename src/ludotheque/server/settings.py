"""How one server is set up."""

import os
import secrets
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from ludotheque.bots.levels import LEVELS
from ludotheque.server.files import private_folder
from ludotheque.server.mail import Mailer

LOOPBACK = ("127.0.0.1", "localhost", "::1")


def data_folder() -> Path:
    """Where this user's data lives, unless LUDOTHEQUE_DATA says otherwise."""
    if chosen := os.environ.get("LUDOTHEQUE_DATA"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludotheque"
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "ludotheque"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "ludotheque"


@dataclass
class Settings:
    """`local`: the server listens to this machine only, so whoever reaches it is its host. `public`: the address people
    use, where the host has said it; `address`: the one shown at the start. `alone`: it runs in a browser's tab, and
    nothing else can reach it (`ludotheque.site`)."""

    database: str
    local: bool = True
    data: Path = field(default_factory=data_folder)
    host_key: str = ""
    thinkers: int = 2  # processes for bots, started at once; 0: one, when a bot first needs it
    public: str = ""
    address: str = ""
    mailer: Mailer | None = None
    notice_after: float = 600.0  # seconds somebody is away on their turn before they are told
    push_after: float = 60.0  # the same for a browser that is told, unless `notice_after` is less
    notice_retry: float = 120.0  # seconds until a notice that could not be sent is tried again
    per_address: int = 200  # connections of one household
    proxies: str = "127.0.0.1,::1"  # whose word counts about the address somebody comes from
    private_hooks: bool = False  # webhooks may lead into private networks
    alone: bool = False
    levels: tuple[str, ...] = LEVELS  # of robots, that may be chosen

    @property
    def base(self) -> str:
        """What links in mails begin with."""
        return (self.public or self.address).rstrip("/")

    @property
    def key_file(self) -> Path:
        return self.data / "host.key"

    def with_key(self) -> "Settings":
        """The host's key from its file, which only its owner can read; made when there is none."""
        private_folder(self.data)
        if not self.key_file.is_file():
            handle = os.open(self.key_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "w") as file:
                file.write(secrets.token_urlsafe(32) + "\n")
        self.host_key = self.key_file.read_text().strip()
        return self

    def backup_path(self) -> str:
        folder = private_folder(self.data / "backups")
        return str(folder / f"ludotheque-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(2)}.db")
