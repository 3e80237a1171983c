# interpreted
"""Steamwatchers' manifest, set-up and result."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Account, BadOption, Game, Manifest, Option, Result, ranked
from ludotheque.core.position import new
from ludotheque.games.steamwatchers import foresee as foreseen
from ludotheque.games.steamwatchers import phases, queries
from ludotheque.games.steamwatchers.account import account
from ludotheque.games.steamwatchers.codec import SteamCodec
from ludotheque.games.steamwatchers.doors import SCENARIO, SteamContent, SteamLab, SteamSpeech
from ludotheque.games.steamwatchers.given import build
from ludotheque.games.steamwatchers.laws import LAWS
from ludotheque.games.steamwatchers.loader import load
from ludotheque.games.steamwatchers.phases.great_white import final_score
from ludotheque.games.steamwatchers.phases.setup import lay_out
from ludotheque.games.steamwatchers.phases.turn import Play
from ludotheque.games.steamwatchers.play import SteamTable
from ludotheque.games.steamwatchers.policy import POLICY, SteamPolicy
from ludotheque.games.steamwatchers.sight import SEES
from ludotheque.games.steamwatchers.space import SteamSpace
from ludotheque.games.steamwatchers.standing import SHOWS
from ludotheque.games.steamwatchers.state import ENDING_IDS, Player, Steam
from ludotheque.kit.play.registry import discover


class SteamwatchersGame(Game):
    manifest = Manifest(
        id="steamwatchers",
        title="Steamwatchers",
        seats=(2, 5),
        stage="complete rules",
        version="1",
        options={
            "scenario": Option(SCENARIO, None, "one of the nine scenarios, or the file of another"),
            "content": Option("house", None, "house, or a folder with a map, clans and cards"),
        },
    )
    lab = SteamLab()
    speech = SteamSpeech()
    shows = SHOWS
    sees = SEES
    laws = LAWS
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "STW"
    contract_options = [
        {},
        {"scenario": "le_pillage_des_crames"},
        {"scenario": "le_reliquaire"},
        {"scenario": "le_rendez_vous"},
    ]

    def __init__(self) -> None:
        self.content = SteamContent(self)

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """STW-204, STW-Q89  Some scenarios are not for every number of players."""
        scenario = load(options["content"], options["scenario"]).scenario
        if not scenario.min_players <= seats <= scenario.max_players:
            least, most = scenario.min_players, scenario.max_players
            en = f"for {least} players" if least == most else f"for {least} to {most} players"
            fr = f"à {least}" if least == most else f"de {least} à {most}"
            raise BadOption(
                en=f"The scenario {options['scenario']!r} is {en}, not {seats} (STW-204).",
                fr=f"Le scénario {options['scenario']!r} se joue {fr}, et non à {seats} (STW-204).",
            )

    def blank(self, seats: int, options: dict[str, Any]) -> SteamTable:
        printed = load(options["content"], options["scenario"])
        return new(SteamTable, seats, content=printed, scenario=printed.scenario)

    def create(self, seats: int, options: dict[str, Any]) -> SteamTable:
        state = self.blank(seats, options)
        lay_out(state)
        state.call(Play(0))
        return state

    def codec(self, state: Steam) -> SteamCodec:
        return SteamCodec(state)

    def space(self, state: Steam) -> SteamSpace:
        return SteamSpace(state.seats, state.content)

    def policy(self) -> SteamPolicy:
        return POLICY

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[SteamTable, dict[str, Any]]:
        return build(self, seats, options, description)

    def foresee(self, state: Steam, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def measure(self, state: Steam, seat: int | None, question: Choice) -> dict[str, Any] | None:
        return None if seat is None else foreseen.measure(state, seat, question)

    def result(self, state: Steam) -> Result:
        """STW-097, STW-100, STW-101, STW-Q57  The winner found by Phase 5 or the last clan, then by GÉO, then fewest
        Quarantine tokens, then the Reservation track."""
        scores = [int(final_score(state, seat)) for seat in range(state.seats)]
        keys = [
            (
                seat == state.winner,
                state.alive(seat),
                score,
                -int(queries.quarantine_tokens(state, seat)),
                -int(state.get(seat, Player.reserved)),
            )
            for seat, score in enumerate(scores)
        ]
        return Result(scores, ranked(keys), ENDING_IDS[state.ending])

    def account(self, state: Steam) -> Account:
        return account(state)
