"""Tables that come as files, and campaigns of them.

The games of a campaign are played in a process of their own, one after the other and each once; whoever sends a file
waits behind whoever sent one before, and holds up nobody else.
"""

import json
from typing import Any

import msgspec

from ludotheque.core.game import BadOption, Said
from ludotheque.match import campaign, journal
from ludotheque.match.registry import UnknownGame
from ludotheque.server import clock, wire
from ludotheque.server.chapters import CampaignHead
from ludotheque.server.keys import Keys
from ludotheque.server.live import Broken, LiveTable, from_journal
from ludotheque.server.notes import Place, TableHead
from ludotheque.server.numbers import rows_in
from ludotheque.server.rules import void_moves
from ludotheque.server.sentences import Detail, Refusing, unplayable
from ludotheque.server.sql import Change
from ludotheque.server.store import Head, creation, new_id

MOST_GAMES = 300  # of a campaign that comes as a file
LONGEST_GAME = 1_000_000  # bytes


class Import:
    """A table read from a file, under a new name and with new keys, ready to be written."""

    def __init__(self, head: TableHead, lines: list[str]) -> None:
        live = LiveTable(new_id(), head, clock.now())
        rows = rows_in(lines)
        live.void = void_moves(rows)
        for row in rows:
            live.absorb(row)
        bodies = [row.body for row in rows]
        self.table, self.ending = live.table, live.ending()
        for seat, occupant in enumerate(live.seats):
            if occupant.kind != "bot":  # nobody is known here by what they were known by there
                sits = {"note": "sit", "seat": seat, "kind": occupant.kind, "name": occupant.name}
                bodies.append(msgspec.json.encode(sits))
        keys = Keys(live.seats, head.hotseat)
        written_head = Head(live.id, msgspec.json.encode(head), clock.now(), live.table.over)
        self.changes = creation(written_head, keys.kept, bodies)
        self.made = wire.TableMade(live.id, keys.links)


class PlayedGame(msgspec.Struct):
    """A game of a campaign as the worker gives it back. `refused`: what is wrong with it instead; "": it is none."""

    changes: list[Change] = []
    made: wire.TableMade | None = None
    ending: bytes | None = None
    left: dict[str, Any] | None = None
    refused: Detail | None = None


def split(data: bytes) -> list[str]:
    """The lines of the file of a campaign, its sum checked; none of its games has been read."""
    if data.count(b"\n") > MOST_GAMES + 2:
        raise Refusing("long-campaign", 413, str(MOST_GAMES))
    try:
        text = data.decode()
        lines = journal.split(text)
        journal.check_seal(text)
    except journal.BadJournal as error:
        raise Refusing("bad-journal", 400, unplayable(error)) from error
    except ValueError as error:
        raise Refusing("bad-campaign") from error
    if any(len(line) > LONGEST_GAME for line in lines):
        raise Refusing("long-campaign", 413, str(MOST_GAMES))
    return lines[:-1]


def play(head: CampaignHead, number: int, carried: Any, line: str) -> PlayedGame:
    """In the worker: the game on that line, which must begin with what was carried, played once from its seed."""
    try:
        with journal.reading():
            played = json.loads(line)
            story = campaign.Campaign(head.game, head.options | {campaign.CARRIED: carried})
            story.check_next(played["header"])
            journal.committed(played)
            table, lines = from_journal(played, head.created)
            table.campaign, table.file = Place(head.id, number, []), True
            found = Import(table, lines)
            story.keep(played, found.table.result)
            journal.check_ending(played, found.table)
            journal.drawn_from_seed(played, found.table)
    except (BadOption, UnknownGame, Broken, Said) as error:
        return PlayedGame(refused=unplayable(error))
    except (Refusing, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return PlayedGame(refused="")
    return PlayedGame(found.changes, found.made, found.ending, story.left[-1])
