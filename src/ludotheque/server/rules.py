"""Tables whose rules have changed since they began.

A table is played by the rules it began with as long as those that are here play its log back as it was: the same moves,
draws and positions, row by row. Where one of them was mended and a row would now lead elsewhere, an open table goes on
from the last row that both agree on; a row of the log says so, and the moves after it are void. They stay there."""

from typing import Any

import msgspec

from ludotheque.match.registry import rules_of
from ludotheque.match.versions import mark_of
from ludotheque.server.notes import Notes
from ludotheque.server.store import Row


def void_moves(rows: list[Row]) -> set[int]:
    """The rows of moves that a change of rules made void."""
    back = [(at, row.seq) for row in rows if (at := goes_back(row)) is not None]
    return {row.seq for row in rows if any(at < row.seq < seq for at, seq in back) and is_move(row)}


def goes_back(row: Row) -> int | None:
    """The row to which a change of rules leads back with this one."""
    if not row.body.startswith(b'{"note":"rules"'):
        return None
    at: int | None = msgspec.json.decode(row.body)["at"]
    return at


def rewritten(row: Row) -> bool:
    """Whether rows before this one are no longer what they were."""
    return row.body.startswith(b'{"note":"forgotten"')


def is_move(row: Row) -> bool:
    return "note" not in msgspec.json.decode(row.body)


class Rules:
    """Those that are here, for a table that may have begun with others."""

    def __init__(self, table: Notes) -> None:
        self.table, self.game = table, table.head.header["game"]
        self.version = rules_of(self.game).manifest.version

    @property
    def others(self) -> bool:
        return self.renamed or self.table.rules != mark_of(self.game)

    @property
    def renamed(self) -> bool:
        return self.table.version != self.version

    def taken_over(self) -> dict[str, Any]:
        return {"note": "rules", "at": None, "version": self.version, "rules": mark_of(self.game)}

    def mended(self, rows: list[Row]) -> dict[str, Any]:
        """`rows`: all there are; the table has played them as far as it could."""
        last = self.table.seq
        void = void_moves(rows)
        moves = sum(is_move(row) and row.seq not in void for row in rows[last:])
        return self.taken_over() | {"at": last, "moves": moves}
