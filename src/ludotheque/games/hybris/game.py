# interpreted
"""Hybris' manifest, set-up and result."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice
from ludotheque.core.game import Account, BadOption, Game, Manifest, Option, Result, ranked
from ludotheque.core.position import new
from ludotheque.games.hybris import effects, names, phases, queries, state
from ludotheque.games.hybris import foresee as foreseen
from ludotheque.games.hybris.account import account
from ludotheque.games.hybris.codec import HybrisCodec
from ludotheque.games.hybris.doors import HybrisContent, HybrisLab, HybrisSpeech
from ludotheque.games.hybris.given import build
from ludotheque.games.hybris.loader import load
from ludotheque.games.hybris.phases.age import Play
from ludotheque.games.hybris.play import HybrisTable
from ludotheque.games.hybris.policy import POLICY, HybrisPolicy
from ludotheque.games.hybris.sight import SEES, SHOWS
from ludotheque.games.hybris.space import HybrisSpace
from ludotheque.games.hybris.state import Hybris, Player
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
    shows = SHOWS
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

    def conserved(self, s: Hybris) -> bool:
        """HYB-005  Every piece is in one place, and no more of them than the box holds."""
        if s.phase == state.SETUP:
            return True
        spaces = [s.get(seat, names.GREATNESS) for seat in range(s.seats)]
        if len(set(spaces)) < len(spaces) or not set(spaces) <= {1, 2, 3, 4}:
            return False
        return all(self.whole(s, seat) for seat in range(s.seats)) and self.shared(s)

    def loose(self, s: Hybris) -> list[str]:
        """Location tokens under characters that are not in play."""
        return [
            f"a token of seat {seat} under character {character}"
            for seat in range(s.seats)
            for character in range(state.CHARACTERS)
            if s.place(seat, character) == state.AWAY and s.token(seat, character) != state.NO_TOKEN
        ]

    def whole(self, s: Hybris, seat: int) -> bool:
        """One player's pieces."""
        tokens = sum(s.get(seat, column) for column in range(Player.kept, Player.freed))
        under = [s.token(seat, character) for character in range(state.CHARACTERS)]
        tokens += sum(0 <= token < names.LOCATIONS for token in under)
        freed = sum(s.get(seat, Player.freed + upgrade) for upgrade in range(names.UPGRADES))
        temples = queries.temples_of(s, seat) + s.get(seat, Player.razed)
        return (
            tokens == 8
            and 0 <= freed <= 15
            and temples <= 3
            and 0 <= s.get(seat, Player.sparks) <= names.SPARKS
            and s.place(seat, state.FIGURE) != state.AWAY
            and min(s.get(seat, what) for what in range(names.CARD)) >= 0
            and 1 <= s.get(seat, names.GOODNESS) <= 5
            and 1 <= s.get(seat, names.DETERMINATION) <= 6
        )

    def shared(self, s: Hybris) -> bool:
        """Cards: each player's own and those of the Colosseum, the Quests, the Premonitions; tiles on their spaces."""
        found = sorted(
            [*s.arena, *s.arena_discard, *s.drawn, *(card for pile in piles(s) for card in pile)]
            + [s.beside_oracle[i + 1] for i in range(0, len(s.beside_oracle), 2)]
        )
        wanted = [kind for kind in range(names.FIRST_COLOSSEUM, names.CONFLICTS) for _ in range(s.content.copies[kind])]
        for seat in range(s.seats):
            first = names.COMMON + s.olympian(seat) * names.SPECIFIC
            own = names.SPECIFIC - 1 + s.get(seat, Player.upgraded)
            wanted += [*range(names.COMMON), *range(first, first + own)]
        visions = sorted([*s.vision_deck, *s.vision_discard, *(card for some in s.visions for card in some)])
        taken = [place for place in s.tile_at if place != state.ON_OLYMPUS and place not in (state.STORED, state.GONE)]
        return (
            found == sorted(wanted)
            and visions == list(range(names.PREMONITIONS))
            and len(set(taken)) == len(taken)
            and s.well >= 0
            and all(
                s.laid[spot] == state.NOBODY or s.occupant(queries.place_of(spot)) == state.NOBODY
                for spot in range(state.SPOTS)
            )
        )


def chosen_variants(options: dict[str, Any]) -> list[str]:
    found = [] if options["variant"] == NONE else [options["variant"]]
    return [*found, names.VARIANT_IDS[GRIP]] if options["grip"] else found


def piles(s: Hybris) -> list[Any]:
    return [*s.hands, *s.decks, *s.discards, *s.zones]
