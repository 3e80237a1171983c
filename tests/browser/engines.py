"""Firefox and WebKit, as Debian packages them. Both are told what to do in the words of WebDriver (W3C): WebKit by its
driver over HTTP, Firefox by its own door (Marionette), which takes the same words over a socket."""

import base64
import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.browser import debian
from tests.browser.player import WATCH_FOCUS

KEYS = {"Shift": "\ue008", "Tab": "\ue004", "Enter": "\ue007", "Escape": "\ue00c", "Backspace": "\ue003"}
PATIENCE = 60.0
MINI = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"

# What the page says on its connection and complains of is kept until it is asked for. That a size is told one frame
# later is no complaint.
LISTEN = """
window.overheard = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...how) {
    super(...how);
    window.overheard.push(["opened", ""]);
    this.addEventListener("message", (message) => window.overheard.push(["received", message.data]));
  }
  send(text) { window.overheard.push(["sent", text]); super.send(text); }
};
window.addEventListener("error", (fault) => {
  if (!fault.message.startsWith("ResizeObserver loop")) window.overheard.push(["fault", fault.message]);
});
window.addEventListener("unhandledrejection", (fault) => window.overheard.push(["fault", String(fault.reason)]));
const complain = console.error;
console.error = (...what) => { window.overheard.push(["fault", what.join(" ")]); complain(...what); };
"""


class Refused(Exception):
    """The browser does not do what it is told."""


class OverHttp:
    """A driver that listens on a port."""

    PLACES = {
        "Navigate": ("POST", "/url"),
        "ExecuteScript": ("POST", "/execute/sync"),
        "PerformActions": ("POST", "/actions"),
        "SetWindowRect": ("POST", "/window/rect"),
        "TakeScreenshot": ("GET", "/screenshot"),
        "GetTitle": ("GET", "/title"),
        "DeleteSession": ("DELETE", ""),
    }

    def __init__(self, port: int, options: dict[str, Any]) -> None:
        self.base = f"http://127.0.0.1:{port}/session"
        made = patiently(lambda: self.ask("POST", "", {"capabilities": {"alwaysMatch": options}}))
        self.base += f"/{made['sessionId']}"

    def ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"content-type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Refused(error.read().decode(errors="replace")) from None

    def tell(self, command: str, **more: Any) -> Any:
        method, path = self.PLACES[command]
        return self.ask(method, path, more if method == "POST" else None)


class Marionette:
    """Each message is its length, a colon and JSON: [0, number, command, parameters], [1, number, error, value]."""

    def __init__(self, port: int) -> None:
        self.line = patiently(lambda: socket.create_connection(("127.0.0.1", port), PATIENCE))
        self.kept, self.number = b"", 0
        self.hear()
        self.tell("NewSession")

    def hear(self) -> Any:
        while b":" not in self.kept:
            self.kept += self.more()
        size, _, self.kept = self.kept.partition(b":")
        while len(self.kept) < int(size):
            self.kept += self.more()
        text, self.kept = self.kept[: int(size)], self.kept[int(size) :]
        return json.loads(text)

    def more(self) -> bytes:
        data = self.line.recv(65536)
        if not data:
            raise Refused("Firefox hung up")
        return data

    def tell(self, command: str, **more: Any) -> Any:
        self.number += 1
        if command == "ExecuteScript":
            more["sandbox"] = None  # else what it leaves in the window is not the page's
        text = json.dumps([0, self.number, f"WebDriver:{command}", more]).encode()
        self.line.sendall(f"{len(text)}:".encode() + text)
        _, _, fault, value = self.hear()
        if fault is not None:
            raise Refused(f"{fault['error']}: {fault['message']}")
        return value["value"] if isinstance(value, dict) and set(value) == {"value"} else value


def patiently(attempt: Callable[[], Any]) -> Any:
    """Until the program that was started listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


class Place:
    """The elements that a selector finds, or one of them: what `Player` asks of a locator."""

    def __init__(self, page: "Page", selector: str, nth: int = 0) -> None:
        self.page, self.selector, self.place = page, selector, nth

    def of(self, what: str) -> Any:
        script = f"const found = [...document.querySelectorAll(arguments[0])], nth = arguments[1]; return {what}"
        return self.page.script(script, self.selector, self.place)

    def locator(self, selector: str) -> "Place":
        return Place(self.page, f"{self.selector} {selector}")

    def count(self) -> int:
        return int(self.of("found.length"))

    def all(self) -> list["Place"]:
        return [Place(self.page, self.selector, nth) for nth in range(self.count())]

    def all_inner_texts(self) -> list[str]:
        return list(self.of("found.map((each) => each.innerText)"))

    def inner_text(self) -> str:
        return str(self.of("found[nth].innerText"))

    def focus(self) -> None:
        self.of("found[nth].focus()")

    def wait_for(self, state: str = "visible") -> None:
        self.page.wait_for_selector(self.selector)


class Page:
    """As much of Playwright's page as somebody needs who plays by keyboard."""

    def __init__(self, driver: OverHttp | Marionette, base: str) -> None:
        self.driver, self.base, self.keyboard = driver, base, self
        self.hearers: dict[str, list[Callable[[Any], None]]] = {}

    def script(self, text: str, *values: Any) -> Any:
        return self.driver.tell("ExecuteScript", script=text, args=list(values))

    def evaluate(self, expression: str, value: Any = None) -> Any:
        """An expression, or a function of one value."""
        if re.match(r"\(?\w*\)?\s*=>", expression):
            return self.script(f"return ({expression})(arguments[0])", value)
        return self.script(f"return {expression}")

    def goto(self, path: str) -> None:
        self.driver.tell("Navigate", url=self.base + path)
        self.script(LISTEN + WATCH_FOCUS)

    def locator(self, selector: str) -> Place:
        return Place(self, selector)

    def title(self) -> str:
        return str(self.driver.tell("GetTitle"))

    def press(self, key: str) -> None:
        """As Playwright names it: one key, or several held together."""
        held = [KEYS.get(name, name) for name in key.split("+")]
        actions = [{"type": "keyDown", "value": value} for value in held]
        actions += [{"type": "keyUp", "value": value} for value in reversed(held)]
        self.driver.tell("PerformActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.driver.tell("TakeScreenshot")))

    def wait_for_selector(self, selector: str) -> None:
        seen = "found.some((each) => each.checkVisibility())"
        end = time.monotonic() + PATIENCE
        while not self.locator(selector).of(seen):
            assert time.monotonic() < end, f"waited in vain for {selector}"
            self.wait_for_timeout(20)

    # -- what is overheard

    def on(self, what: str, hear: Callable[[Any], None]) -> None:
        self.hearers.setdefault(what, []).append(hear)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)
        heard = {"sent": "framesent", "received": "framereceived", "fault": "pageerror"}
        for kind, text in self.script("return window.overheard.splice(0)"):
            if kind == "opened":
                for name in ("framesent", "framereceived"):
                    self.hearers.pop(name, None)
                for hear in self.hearers["websocket"]:
                    hear(self)
            else:
                for hear in self.hearers.get(heard[kind], []):
                    hear(text)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def needed(names: tuple[str, ...], packages: tuple[str, ...]) -> None:
    if all(map(shutil.which, names)):
        return
    why = debian.install(*packages)
    missing = [name for name in names if not shutil.which(name)]
    if missing:
        raise RuntimeError(f"missing: {', '.join(missing)}; Debian: apt-get install {' '.join(packages)}\n{why or ''}")


@contextlib.contextmanager
def running(command: list[str], **more: Any) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextlib.contextmanager
def firefox(base: str) -> Iterator[Page]:
    needed(("firefox-esr",), ("firefox-esr",))
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ludo-firefox") as profile:
        (Path(profile) / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        home = os.environ | {"HOME": profile}
        with running(["firefox-esr", "--headless", "--marionette", "--profile", profile], env=home):
            driver = Marionette(port)
            driver.tell("SetWindowRect", width=1440, height=900)
            yield Page(driver, base)


@contextlib.contextmanager
def webkit(base: str) -> Iterator[Page]:
    needed(("WebKitWebDriver", "Xvfb"), ("webkit2gtk-driver", "xvfb"))
    port, (reads, writes) = free_port(), os.pipe()
    command = ["Xvfb", "-displayfd", str(writes), "-screen", "0", "1440x900x24", "-nolisten", "tcp"]
    with contextlib.ExitStack() as stack:
        stack.enter_context(running(command, pass_fds=(writes,)))
        os.close(writes)
        with os.fdopen(reads) as told:
            display = f":{told.readline().strip()}"
        home = os.environ | {"DISPLAY": display, "HOME": stack.enter_context(tempfile.TemporaryDirectory())}
        home |= {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
        stack.enter_context(running(["WebKitWebDriver", f"--port={port}"], env=home))
        browser = str(next(Path("/").glob(MINI)))
        options = {"webkitgtk:browserOptions": {"binary": browser, "args": ["--automation"]}}
        driver = OverHttp(port, options)
        driver.tell("SetWindowRect", x=0, y=0, width=1440, height=900)
        yield Page(driver, base)
        driver.tell("DeleteSession")


ENGINES = {"firefox": firefox, "webkit": webkit}
