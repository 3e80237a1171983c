"""Logs as JSON lines. No key, password or cookie is ever given to a logger, no line is long, and what would be said
again and again is counted instead."""

import json
import logging
import time
from collections import Counter

from ludotheque.server.limits import Buckets

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
LONGEST = 400  # letters of one value
LONGEST_TRACE = 4000  # its end, where the fault is
MOST = 20  # values beside the usual ones
SAME = (0.2, 10.0)  # lines with one message a second, and at once


def short(value: object) -> object:
    if isinstance(value, bool | int | float | None):
        return value
    text = value if isinstance(value, str) else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "message": short(record.getMessage()),
        }
        more = [(name, short(value)) for name, value in vars(record).items() if name not in _USUAL]
        line |= dict(more[:MOST])
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)[-LONGEST_TRACE:]
        return json.dumps(line, ensure_ascii=False)


class Seldom(logging.Filter):
    """Of warnings and faults with one and the same message only some are written; the next says how many were not."""

    def __init__(self) -> None:
        super().__init__()
        self.said = Buckets(*SAME, most=200)
        self.left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        message = str(record.msg)[:LONGEST]
        if not self.said.take(message):
            self.left_out[message] += 1
            return False
        if left_out := self.left_out.pop(message, 0):
            record.left_out = left_out
        return True


def set_up(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    for name in ("ludotheque.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
