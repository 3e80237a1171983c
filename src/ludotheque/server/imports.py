"""Tables that come as files."""

import msgspec

from ludotheque.server import clock, wire
from ludotheque.server.links import Keys
from ludotheque.server.live import LiveTable
from ludotheque.server.notes import TableHead
from ludotheque.server.numbers import rows_in
from ludotheque.server.rules import void_moves
from ludotheque.server.store import Head, creation, new_id


class Import:
    """A table read from a file, under a new name and with new keys, ready to be written."""

    def __init__(self, head: TableHead, lines: list[str]) -> None:
        live = LiveTable(new_id(), head, clock.now())
        rows = rows_in(lines)
        live.void = void_moves(rows)
        for row in rows:
            live.absorb(row)
        bodies = [row.body for row in rows]
        self.ending = live.ending()
        for seat, occupant in enumerate(live.seats):
            if occupant.kind != "bot":  # nobody is known here by what they were known by there
                sits = {"note": "sit", "seat": seat, "kind": occupant.kind, "name": occupant.name}
                bodies.append(msgspec.json.encode(sits))
        keys = Keys(live.seats, head.hotseat)
        written_head = Head(live.id, msgspec.json.encode(head), clock.now(), live.table.over)
        self.changes = creation(written_head, keys.kept, bodies)
        self.made = wire.TableMade(live.id, keys.links)
