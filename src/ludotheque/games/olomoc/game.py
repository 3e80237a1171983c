# interpreted
"""The manifest of Olomòc: what is played, who sees what, how it ended."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Account, BadOption, Game, Manifest, Option, Result, by_source, ranked
from ludotheque.core.position import new
from ludotheque.games.olomoc import foresee as foreseen
from ludotheque.games.olomoc import phases, state
from ludotheque.games.olomoc.account import account, points
from ludotheque.games.olomoc.codec import BlocCodec
from ludotheque.games.olomoc.doors import ANY, BlocContent, BlocLab, BlocSpeech
from ludotheque.games.olomoc.drawn import DRAWN
from ludotheque.games.olomoc.given import build
from ludotheque.games.olomoc.laws import LAWS
from ludotheque.games.olomoc.loader import load
from ludotheque.games.olomoc.onlooker import from_the_stand
from ludotheque.games.olomoc.phases.cycle import Play
from ludotheque.games.olomoc.phases.setup import RANDOM
from ludotheque.games.olomoc.play import BlocTable
from ludotheque.games.olomoc.policy import POLICY, BlocPolicy
from ludotheque.games.olomoc.sight import SEES
from ludotheque.games.olomoc.space import BlocSpace
from ludotheque.games.olomoc.state import Bloc, Player
from ludotheque.kit.play.registry import discover

SECRET, DRAFT = METHODS = ("secret", "draft")


class OlomocGame(Game):
    manifest = Manifest(
        id="olomoc",
        title="Olomòc",
        seats=(2, 2),
        stage="complete rules",
        version="1",
        options={
            "agenda": Option(ANY, None, "an agenda of the content, or any: it is drawn"),
            "layout": Option(ANY, None, "a layout of the content, or any: player 1 chooses it"),
            "drawn": Option(
                "", None, "a layout of one's own, written as the editor does; then it is the one played on"
            ),
            "cabals": Option(SECRET, METHODS, "built in secret, or drafted in turn"),
            "content": Option("house", None, "house, or a folder of cards and layouts"),  # OLO-166
        },
    )
    content = BlocContent()
    speech = BlocSpeech()
    lab = BlocLab()
    sees = SEES
    shows = {"points": lambda s: by_source(points(s), s.seats)}
    laws = LAWS
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "OLO"
    contract_options = [
        {},
        {"agenda": "gargoule", "cabals": DRAFT},
        {"agenda": "dossiers", "layout": "marais"},
    ]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """OLO-187, OLO-Q92, OLO-Q110  An agenda and a layout of the content that go together."""
        content = load(options["content"], options["drawn"])
        if options["drawn"] and options["layout"] not in (ANY, DRAWN):
            raise BadOption(
                en=f"A layout is drawn, so {options['layout']!r} cannot be played on as well (OLO-188).",
                fr=f"Une disposition est dessinée : on ne joue pas aussi sur {options['layout']!r} (OLO-188).",
            )
        for name, fr, ids in (
            ("agenda", "d’agenda", content.agenda_ids),
            ("layout", "de disposition", content.layout_ids),
        ):
            if options[name] != ANY and options[name] not in ids:
                raise BadOption(
                    en=f"There is no {name} {options[name]!r}; there are {', '.join(ids)} and {ANY!r}.",
                    fr=f"Il n’y a pas {fr} {options[name]!r} ; il y a {', '.join(ids)} et {ANY!r}.",
                )
        agenda, layout = number(content.agenda_ids, options["agenda"]), ground(content.layout_ids, options)
        if agenda != RANDOM and layout != RANDOM and not content.layout_agendas[layout] >> agenda & 1:
            named = content.layout_ids[layout]
            raise BadOption(
                en=f"The layout {named!r} does not go with the agenda {options['agenda']!r} (OLO-189).",
                fr=f"La disposition {named!r} ne va pas avec l’agenda {options['agenda']!r} (OLO-189).",
            )

    def blank(self, seats: int, options: dict[str, Any]) -> BlocTable:
        return new(BlocTable, seats, content=load(options["content"], options["drawn"]))

    def create(self, seats: int, options: dict[str, Any]) -> BlocTable:
        s = self.blank(seats, options)
        agenda = number(s.content.agenda_ids, options["agenda"])
        layout = ground(s.content.layout_ids, options)
        s.call(Play(0, agenda, layout, int(options["cabals"] == DRAFT)))
        return s

    def codec(self, state: Bloc) -> BlocCodec:
        return BlocCodec(state)

    def space(self, state: Bloc) -> BlocSpace:
        return BlocSpace(state.content, self.codec(state).ids)

    def policy(self) -> BlocPolicy:
        return POLICY

    def foresee(self, state: Bloc, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def measure(self, state: Bloc, seat: int | None, question: Choice) -> dict[str, Any] | None:
        return foreseen.measure(state, seat, question)

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[BlocTable, dict[str, Any]]:
        return build(self, seats, options, description)

    def from_the_stand(self, state: Bloc, key: int) -> Bloc:
        return from_the_stand(state, key)

    def result(self, s: Bloc) -> Result:
        """OLO-001, OLO-250, OLO-251, OLO-252, OLO-253, OLO-254  More points win; whoever has 3 Fiel loses whatever the
        points, and both if both have."""
        scores = [int(s.get(seat, Player.vp)) for seat in range(2)]
        if s.ending != state.BY_FIEL:
            return Result(scores, ranked(scores), "traque" if s.ending == state.BY_TRAQUE else "cycles")
        lost = [bool(s.losers >> seat & 1) for seat in range(2)]
        if all(lost):
            return Result(scores, [2, 2], "fiel-both")
        return Result(scores, [1 + each for each in lost], "fiel")

    def account(self, state: Bloc) -> Account:
        return account(state)


def ground(layouts: list[str], options: dict[str, Any]) -> int:
    """The layout that is played on; one that was drawn is the last."""
    return len(layouts) - 1 if options["drawn"] else number(layouts, options["layout"])


def number(ids: list[str], name: str) -> int:
    return RANDOM if name == ANY else ids.index(name)
