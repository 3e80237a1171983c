# interpreted
"""Hybris' manifest, set-up and result."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Account, BadOption, Game, Manifest, Option, Result, by_source, ranked
from ludotheque.core.position import new
from ludotheque.games.hybris import effects, names, phases, queries, state
from ludotheque.games.hybris import foresee as foreseen
from ludotheque.games.hybris.account import account, points
from ludotheque.games.hybris.codec import HybrisCodec
from ludotheque.games.hybris.doors import HybrisContent, HybrisLab, HybrisSpeech
from ludotheque.games.hybris.given import build
from ludotheque.games.hybris.laws import LAWS
from ludotheque.games.hybris.loader import load
from ludotheque.games.hybris.phases.age import Play
from ludotheque.games.hybris.play import HybrisTable
from ludotheque.games.hybris.policy import POLICY, HybrisPolicy
from ludotheque.games.hybris.sight import SEES, SHOWS
from ludotheque.games.hybris.space import HybrisSpace
from ludotheque.games.hybris.state import Hybris
from ludotheque.kit.play.registry import discover

NONE = "none"
GRIP = names.VARIANT_IDS.index("emprise_oracle")


class HybrisGame(Game):
    manifest = Manifest(
        id="hybris",
        title="Hybris",
        seats=(2, 4),
        stage="complete rules",
        version="1",
        options={
            "scenario": Option(NONE, (NONE, *names.SCENARIO_IDS), "one of the five Scenarios"),
            "variant": Option(NONE, (NONE, *names.VARIANT_IDS[:GRIP]), "one of the Variants that change how one wins"),
            "grip": Option(False, (False, True), "the Variant of the Oracle's Grip, beside any other"),
            "duel": Option(False, (False, True), "the Duel, for two"),
            "content": Option("house", None, "house, or a folder of cards and tiles"),
        },
    )
    content = HybrisContent()
    lab = HybrisLab()
    speech = HybrisSpeech()
    sees = SEES
    laws = LAWS
    shows = SHOWS | {"points": lambda s: by_source(points(s), s.seats)}
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "HYB"
    bluffs = ("fight_player",)
    contract_options = [
        {},
        {"scenario": "renaissance", "grip": True},
        {"variant": "victoire_influence"},
        {"duel": True},
    ]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        """HYB-303, HYB-304, HYB-305, HYB-Q123, HYB-Q141  Which Variants go with a Scenario; the Duel goes with all."""
        if options["duel"] and seats != 2:
            raise BadOption(en="The Duel is for 2 players (HYB-278).", fr="Le Duel se joue à 2 (HYB-278).")
        if options["scenario"] == NONE:
            return
        with_scenario = load(options["content"]).with_scenario
        for name in chosen_variants(options):
            if not with_scenario[names.VARIANT_IDS.index(name)]:
                raise BadOption(
                    en=f"{name!r} cannot be combined with a Scenario (HYB-304).",
                    fr=f"{name!r} ne se combine pas avec un Scénario (HYB-304).",
                )

    def blank(self, seats: int, options: dict[str, Any]) -> HybrisTable:
        scenario = options["scenario"]
        mask = sum(1 << names.VARIANT_IDS.index(name) for name in chosen_variants(options))
        place = state.NOBODY if scenario == NONE else names.SCENARIO_IDS.index(scenario)
        printed = load(options["content"])
        return new(HybrisTable, seats, content=printed, scenario=place, variants=mask, duel=int(options["duel"]))

    def create(self, seats: int, options: dict[str, Any]) -> HybrisTable:
        s = self.blank(seats, options)
        s.call(Play(0))
        return s

    def codec(self, state: Hybris) -> HybrisCodec:
        return HybrisCodec(state)

    def space(self, state: Hybris) -> HybrisSpace:
        return HybrisSpace(state.seats, state.content)

    def policy(self) -> HybrisPolicy:
        return POLICY

    def foresee(self, state: Hybris, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[HybrisTable, dict[str, Any]]:
        return build(self, seats, options, description)

    def result(self, s: Hybris) -> Result:
        """HYB-122, HYB-123, HYB-124, HYB-Q142  The immediate winner, then VP, then Greatness."""
        seats = range(s.seats)
        scores = [int(s.get(seat, names.VP)) for seat in seats]
        by_tiles = queries.stated(s, effects.RANK_BY_UPGRADES, 0) > 0  # the Variant « Victoire d’Éveil »
        tiles = [int(queries.unlocked(s, seat)) if by_tiles else 0 for seat in seats]
        keys = [(seat == s.winner, tiles[seat], scores[seat], -int(s.get(seat, names.GREATNESS))) for seat in seats]
        return Result(scores, ranked(keys), state.ENDING_IDS[s.ending])

    def account(self, s: Hybris) -> Account:
        return account(s)


def chosen_variants(options: dict[str, Any]) -> list[str]:
    found = [] if options["variant"] == NONE else [options["variant"]]
    return [*found, names.VARIANT_IDS[GRIP]] if options["grip"] else found
