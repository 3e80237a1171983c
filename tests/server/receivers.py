"""A mail server and a receiver of webhooks, on this machine, that keep what they are sent."""

import email
import email.policy
import http.server
import socketserver
import threading
import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any


def waited(condition: Callable[[], Any], seconds: float = 40.0) -> Any:
    """What the condition answers once it is true."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)
    return found


class Running:
    """Serves in a thread, between `with` and its end."""

    server: socketserver.BaseServer

    def __enter__(self) -> Any:
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def port(self) -> int:
        address = self.server.server_address
        assert isinstance(address, tuple)
        return int(address[1])


class MailServer(Running):
    """SMTP as far as a sender needs it. `busy`: how many mails to put off first; `held`: answers nothing until set."""

    def __init__(self, busy: int = 0) -> None:
        self.mails: list[EmailMessage] = []
        self.busy = busy
        self.held: threading.Event | None = None
        outer = self

        class Session(socketserver.StreamRequestHandler):
            def say(self, line: str) -> None:
                self.wfile.write(f"{line}\r\n".encode())

            def handle(self) -> None:
                if outer.held is not None:
                    outer.held.wait(30)
                self.say("220 test")
                while line := self.rfile.readline():
                    match line.split()[0].upper():
                        case b"EHLO":
                            self.say("250 test")
                        case b"QUIT":
                            self.say("221 bye")
                            return
                        case b"MAIL" if outer.busy > 0:
                            outer.busy -= 1
                            self.say("451 later")
                        case b"DATA":
                            self.say("354 go on")
                            outer.mails.append(self.read())
                            self.say("250 kept")
                        case _:
                            self.say("250 fine")

            def read(self) -> EmailMessage:
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
                found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                assert isinstance(found, EmailMessage)
                return found

        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Session)
        self.server.daemon_threads = True

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


class HookServer(Running):
    """Keeps (path, headers, body) of every POST. `answers`: the next status codes; then 200."""

    def __init__(self, *answers: int) -> None:
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.answers = list(answers)
        outer = self

        class Session(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.posts.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                status = outer.answers.pop(0) if outer.answers else 200
                self.send_response(status)
                if status in (301, 302, 307):
                    self.send_header("location", f"http://127.0.0.1:{outer.port}/moved")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Session)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?who=table"
