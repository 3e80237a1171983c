# interpreted
"""The manifest of Les Nominés du Néombre: what is played, who sees what, how it ended, what it leaves."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Game, Manifest, Option, Result
from ludotheque.core.position import new
from ludotheque.core.state import FIRST_COME
from ludotheque.games.neombre import foresee as foreseen
from ludotheque.games.neombre import names, phases, state
from ludotheque.games.neombre.campaign import check_campaign, check_readings, left, restore
from ludotheque.games.neombre.chronicle import NomineesLab
from ludotheque.games.neombre.codec import NomineesCodec
from ludotheque.games.neombre.doors import NomineesContent, NomineesSpeech
from ludotheque.games.neombre.given import build
from ludotheque.games.neombre.laws import LAWS
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.measures import measured
from ludotheque.games.neombre.phases.journey import Journey, Sortie
from ludotheque.games.neombre.phases.team_turn import TeamTurn
from ludotheque.games.neombre.play import PLAY
from ludotheque.games.neombre.policy import POLICY, NomineesPolicy
from ludotheque.games.neombre.sight import SEES
from ludotheque.games.neombre.space import NomineesSpace
from ludotheque.games.neombre.state import Nominees
from ludotheque.kit.play.registry import discover

JOURNEY, EXPEDITION, FIGHT = MODES = ("journey", "expedition", "fight")


class NomineesGame(Game):
    manifest = Manifest(
        id="neombre",
        title="Les Nominés du Néombre",
        seats=(1, 4),
        stage="complete rules",
        version="1",
        options={
            "mode": Option(JOURNEY, MODES, "a journey of a campaign, or one expedition or one fight apart from any"),
            "zone": Option("1B", None, "where an expedition or a fight apart takes place"),
            "content": Option("house", None, "house, or a folder of cards"),
            "readings": Option([], None, f"other readings of the rules: {', '.join(names.READING_IDS)}"),
            "campaign": Option({}, None, "what the journey before left"),
        },
        cooperative=True,  # NEO-Q173
        hidden=False,
    )
    content = NomineesContent()
    lab = NomineesLab()
    speech = NomineesSpeech()
    sees = SEES
    laws = LAWS
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "NEO"
    ends = ("end", "stop", "leave")
    grave = ("concede",)
    contract_options = [
        {},
        {"mode": FIGHT, "zone": "3K"},
        {"mode": EXPEDITION, "zone": "0R", "readings": ["set_order", "each_hit", "own_hands"]},
    ]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        check_readings(options["readings"])
        check_campaign(seats, options)

    def blank(self, seats: int, options: dict[str, Any]) -> Nominees:
        chosen = sum(1 << i for i, reading in enumerate(names.READING_IDS) if reading in options["readings"])
        printed = load(options["content"])
        return new(Nominees, seats, content=printed, procedures=PLAY, figures=max(seats, 2), readings=chosen)

    def create(self, seats: int, options: dict[str, Any]) -> Nominees:
        s = self.blank(seats, options)
        if options["mode"] == JOURNEY:
            if options["campaign"]:
                restore(s, options["campaign"])
            s.call(Journey(0))
        else:
            whole = int(options["mode"] == EXPEDITION)
            s.call(Sortie(0, s.content.zone_ids.index(options["zone"]), whole))
        return s

    def hides(self, state: Nominees) -> bool:
        return state.reads(names.OWN_HANDS)

    def codec(self, state: Nominees) -> NomineesCodec:
        return NomineesCodec(state)

    def space(self, state: Nominees) -> NomineesSpace:
        return NomineesSpace(state.seats, state.figures, state.content)

    def policy(self) -> NomineesPolicy:
        return POLICY

    def steps_in(self, state: Nominees, seat: int) -> bool:
        return POLICY.helps_now(state, seat)

    def joint(self, state: Nominees) -> bool:
        """NEO-116, NEO-127, NEO-171  What the team decides together; in its turn each plays their own cards."""
        asks = state.stack[-1]
        return asks.mode(state) == FIRST_COME and not isinstance(asks, TeamTurn)

    def foresee(self, state: Nominees, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def measure(self, state: Nominees, seat: int | None, question: Choice) -> dict[str, Any] | None:
        return measured(state, question)

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[Nominees, dict[str, Any]]:
        return build(self, seats, options, description)

    def result(self, s: Nominees) -> Result:
        """NEO-Q26, NEO-Q179  All together: the last fight says whether it went well; a journey counts its quests."""
        won = s.outcome != state.LOST
        closed = sum(1 for quest in s.quests if quest == state.CLOSED)
        journey = s.quests[0] != state.LOCKED
        scores = [closed if journey else int(won)] * int(s.seats)
        reason = "campaign-won" if closed == len(s.quests) else "won" if won else "lost"
        return Result(scores, [1 if won else 2] * int(s.seats), reason, left(s) if journey else None)
