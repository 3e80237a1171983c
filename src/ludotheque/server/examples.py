"""A rule one can try, as it is sent: the position, and what comes of each move that its example names.

The table is thrown away: a visitor names an example and nothing else."""

import functools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludotheque.bots.reasons import counts
from ludotheque.match import examples
from ludotheque.match.examples import Example, Move, Played
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from ludotheque.server import cards, wire
from ludotheque.server.pages import HOUSE
from ludotheque.server.sentences import LANGUAGES, TableTexts, Voices, counted
from ludotheque.server.wire import Language

NOTHING: Mapping[str, str] = {}


def example_card(game: str, example: Example) -> wire.Example:
    return laid_card(game, example.rule, examples.lay(game, example), example.seat, example.moves, example.ask)


def laid_card(
    game: str, rule: str, table: Table, seat: int, tried: Sequence[Move], ask: Mapping[str, str] = NOTHING
) -> wire.Example:
    """A position as that seat sees it, and what comes of each move."""
    rules, options = table.rules, table.options
    voices = {lang: TableTexts(rules, lang, options) for lang in LANGUAGES}  # its own: this runs in a thread
    asked = next((decision for decision in table.waiting if decision.seat == seat), None)
    card = None if asked is None else cards.decision_card(table, asked, {})
    choices = [move.choice for move in tried]
    said = cards.named(table, seat, choices, voices)
    before = table.view(seat)
    moves = []
    for n, move in enumerate(tried):
        say = {lang: said[lang][n] for lang in LANGUAGES}
        moves.append(move_card(cards.plain(move.choice), say, examples.play(table, seat, move), seat, before, voices))
    question: wire.Sentence = {}
    if card is not None:
        card.choices, card.domain, card.say = [cards.plain(choice) for choice in choices], None, said
        question = card.question = {lang: voice.ask(card.ask, seat) for lang, voice in voices.items()}
    if ask:
        question = {lang: ask[lang] for lang in LANGUAGES}
    told = wire.Example(
        game=game,
        rule=rule,
        seat=seat,
        seats=int(table.state.seats),
        options=options,
        names={},
        question=question,
        own=list(own(before, table.view(None), seat, voices)),
        decision=card,
        view=before,
        moves=moves,
    )
    told.names = named(table, told)
    return told


def move_card(
    choice: wire.Choice, say: wire.Sentence, played: Played, seat: int, before: dict[str, Any], voices: Voices
) -> wire.ExampleMove:
    if (refusal := played.refusal) is not None:
        why = {lang: voice.why(refusal) for lang, voice in voices.items()}
        return wire.ExampleMove(choice, say, wire.Refused(None, refusal.rule, refusal.why, why), [], [], None)
    after = played.table.view(seat)
    events = [cards.event_card(event, seat, voices) for event in played.events if event.noticed_by(seat)]
    return wire.ExampleMove(choice, say, None, events, list(changes(before, after, voices)), after)


def changes(before: dict[str, Any], after: dict[str, Any], voices: Voices) -> Iterator[wire.Change]:
    """The numbers on the boards of the players that are others now, and have a name."""
    for seat, (old, new) in enumerate(zip(before.get("players", ()), after.get("players", ()), strict=True)):
        was = counts(old)
        for key, n in counts(new).items():
            if n != was.get(key, 0) and (name := counted(key, voices)):
                yield wire.Change(seat, name, was.get(key, 0), n)


def own(view: dict[str, Any], everybodys: dict[str, Any], seat: int, voices: Voices) -> Iterator[wire.Count]:
    """The numbers on the board of a seat that nobody else sees, and that have a name."""
    if "players" in view:
        public = counts(everybodys["players"][seat])
        for key, n in counts(view["players"][seat]).items():
            if key not in public and (name := counted(key, voices)):
                yield wire.Count(name, n)


def reached(game: str, told: Sequence[wire.Example]) -> frozenset[str]:
    """The parts of what is printed that these come to, where a game tells it by parts."""
    known: set[str] = set()
    cards.gather([seen for each in told for seen in (each.view, *(move.view for move in each.moves))], known)
    content = rules_of(game).content if told else None
    return frozenset(content.reached({"content": HOUSE}, known)) if content and content.spoils else frozenset()


def named(table: Table, told: wire.Example) -> dict[Language, dict[str, str]]:
    """What is on the table or was told by its name; nothing else."""
    known: set[str] = set()
    cards.gather([told.view, *(part for move in told.moves for part in (move.view, move.events, move.choice))], known)
    names = functools.partial(table.rules.content.names, table.options)
    return {lang: {piece: name for piece, name in names(lang).items() if piece in known} for lang in LANGUAGES}
