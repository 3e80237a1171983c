"""A real server in a process of its own."""

import contextlib
import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`beside`: folders of other packages that are installed there; `source`: where the package itself is."""

    def __init__(
        self,
        database: str,
        data: Path,
        *options: str,
        beside: tuple[Path, ...] = (),
        source: Path = ROOT / "src",
        **environment: str,
    ) -> None:
        self.database = database
        command = [sys.executable, "-m", "ludotheque.cli", "serve", "--no-browser", "--bots", "0"]
        command += ["--database", database, *(options if "--port" in options else (*options, "--port", "0"))]
        self.log = data / f"server-{time.monotonic_ns()}.log"
        path = os.pathsep.join(map(str, (source, *beside)))
        environment = {**os.environ, "LUDOTHEQUE_DATA": str(data), "PYTHONPATH": path, **environment}
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=environment, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", self.process.stdout.readline())
        if found is None:
            self.process.wait(10)
            raise RuntimeError(self.log.read_text())
        self.port = int(found[1])
        self.wait()

    def wait(self) -> None:
        for _ in range(400):
            with contextlib.suppress(OSError):
                self.get("/api/health")
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.03)
        raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=20) as answer:
            data = answer.read()
        return json.loads(data) if answer.headers.get_content_subtype() == "json" else data.decode()

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """As a service manager does; the exit code."""
        self.process.terminate()
        return self.process.wait(20)


class Socket:
    """A real connection with the face the tests' player wants."""

    def __init__(self, running: Server, table: str, browser: str = "") -> None:
        address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/socket"
        headers = {"cookie": f"ludotheque-browser={browser}"} if browser else {}
        self.socket = connect(address, max_size=None, legacy=True, additional_headers=headers)
        self.send_text = self.socket.send

    def receive_text(self) -> Any:
        return self.socket.recv(timeout=20)


@contextlib.contextmanager
def server(database: str, data: Path, *options: str, **more: Any) -> Iterator[Server]:
    running = Server(database, data, *options, **more)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.kill()
        if running.process.stdout is not None:
            running.process.stdout.close()
