# interpreted
"""Diktat's manifest, setup and result."""

from pathlib import Path
from typing import Any

from ludotheque.core.domains import Choice, Domain
from ludotheque.core.game import Account, BadOption, Game, Manifest, Option, Result, by_source, ranked
from ludotheque.core.position import new
from ludotheque.games.diktat import foresee as foreseen
from ludotheque.games.diktat import phases
from ludotheque.games.diktat.account import account, points
from ludotheque.games.diktat.codec import DiktatCodec, codec_of
from ludotheque.games.diktat.deals import OfferDomain, TalkDomain
from ludotheque.games.diktat.doors import DiktatContent, DiktatLab, DiktatSpeech
from ludotheque.games.diktat.given import build
from ludotheque.games.diktat.laws import LAWS
from ludotheque.games.diktat.loader import load
from ludotheque.games.diktat.names import CABAL_IDS, PP
from ludotheque.games.diktat.phases.cycle import Play, endow, final_scores, lay_out
from ludotheque.games.diktat.play import DiktatTable
from ludotheque.games.diktat.policy import POLICY, DiktatPolicy
from ludotheque.games.diktat.sight import SEES, SHOWS
from ludotheque.games.diktat.space import DiktatSpace
from ludotheque.games.diktat.state import (
    SCORED,
    Diktat,
)
from ludotheque.kit.play.registry import discover

REASONS = {1: "most-vp", 2: "overrun", 3: "darkened"}


class DiktatGame(Game):
    manifest = Manifest(
        id="diktat",
        title="Diktat",
        seats=(2, 5),
        stage="complete rules",
        version="1",
        options={
            # DIK-182  The one Fiel card of the box, Brume & Fiel, comes with the Others.
            "others": Option(False, (False, True), "Configuration: les Autres"),  # DIK-168
            "content": Option("house", None, "house, fixture, or a folder of cards"),
            "cabals": Option("random", None, "random, choose, or Cabal ids in seat order separated by commas"),
        },
    )
    content = DiktatContent()
    lab = DiktatLab()
    speech = DiktatSpeech()
    shows = SHOWS | {"points": lambda s: by_source(points(s), s.seats)}
    sees = SEES
    laws = LAWS
    frames = discover(phases)
    text = str(Path(__file__).with_name("text"))
    ledger = "DIK"
    final = ("power_struggle",)  # DIK-Q62
    contract_options = [{}, {"others": True}, {"content": "fixture", "cabals": "choose"}]

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        cabals = options["cabals"]
        if cabals in ("random", "choose"):
            return
        names = cabals.split(",")
        unknown = [name for name in names if name not in CABAL_IDS]
        if unknown:
            raise BadOption(
                en=f"There is no Cabal {unknown[0]!r}; the Cabals are {', '.join(CABAL_IDS)}.",
                fr=f"Il n’y a pas de Cabale {unknown[0]!r} ; les Cabales : {', '.join(CABAL_IDS)}.",
            )
        if len(names) != seats:
            raise BadOption(
                en=f"Option 'cabals' names {len(names)} Cabals for {seats} seats: name one for each seat.",
                fr=f"Cabales nommées par l’option « cabals » : {len(names)} pour {seats} places ; il en faut autant.",
            )
        if len(set(names)) != len(names):
            raise BadOption(
                en="Option 'cabals' names a Cabal twice: each leads one Cabal and none is used twice (DIK-001).",
                fr="L’option « cabals » nomme deux fois une Cabale : chacun mène la sienne (DIK-001).",
            )

    def blank(self, seats: int, options: dict[str, Any]) -> DiktatTable:
        return new(DiktatTable, seats, content=load(options["content"]), others=options["others"])

    def create(self, seats: int, options: dict[str, Any]) -> DiktatTable:
        state = self.blank(seats, options)
        lay_out(state)
        cabals = options["cabals"]
        if cabals not in ("random", "choose"):
            for seat, name in enumerate(cabals.split(",")):
                endow(state, seat, CABAL_IDS.index(name))
        state.call(Play(0, 0 if cabals == "random" else 1))
        return state

    def codec(self, state: Diktat) -> DiktatCodec:
        return codec_of(state.content)

    def from_the_stand(self, state: Diktat, key: int) -> None:
        """What each seat can deduce of the screens of others is counted (belief.py); of whoever looks on it is not."""
        return None

    def policy(self) -> DiktatPolicy:
        return POLICY

    def space(self, state: Diktat) -> DiktatSpace:
        return DiktatSpace(state.seats, state.content)

    def long_domains(self, state: DiktatTable, seat: int) -> list[Domain]:
        return [OfferDomain(state, seat), TalkDomain(state, seat)] if state.now() else []

    def offers(self, state: DiktatTable) -> list[tuple[int, int, int]]:
        return [(offer[0], offer[1], offer[2]) for offer in state.offers]

    def given(self, seats: int, options: dict[str, Any], **description: Any) -> tuple[DiktatTable, dict[str, Any]]:
        return build(self, seats, options, description)

    def foresee(self, state: Diktat, seat: int, choice: Choice) -> dict[str, Any] | None:
        return foreseen.foresee(state, seat, choice)

    def measure(self, state: Diktat, seat: int | None, question: Choice) -> dict[str, Any] | None:
        return None if seat is None else foreseen.measure(state, seat, question)

    def result(self, state: Diktat) -> Result:
        """DIK-003, DIK-164, DIK-165, DIK-166, DIK-167  Most VP less Debts, then most PP, goal reached or not; or
        everybody loses (DIK-224, DIK-225)."""
        scores = [int(score) for score in final_scores(state)]
        if state.ending != SCORED:
            return Result(scores, [2] * len(scores), REASONS[state.ending])
        keys = [(score, int(state.get(seat, PP))) for seat, score in enumerate(scores)]
        return Result(scores, ranked(keys), REASONS[SCORED])

    def account(self, state: Diktat) -> Account:
        return account(state)
