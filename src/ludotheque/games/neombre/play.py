"""The game as tables play it: what a card says can be carried out, and the hands of others imagined."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import Frame
from ludotheque.games.neombre.belief import imagine_hand
from ludotheque.games.neombre.phases.aftermath import Reactions
from ludotheque.games.neombre.phases.cards import Deed, resolve
from ludotheque.games.neombre.state import Nominees, Procedures
from ludotheque.kit.effects.interpreter import Effect
from ludotheque.kit.effects.modifiers import NO_CONTEXT
from ludotheque.kit.effects.selectors import NONE


class Play(Procedures):
    def effect(self, s: Nominees, who: i64, source: i64, it: vec[i64], given: vec[i64], context: i64) -> Effect[Any]:
        deed = Deed(s.decider(who), source, it, given)
        deed.me = who
        if context != NO_CONTEXT:
            deed.bore = context
        return deed

    def reactions(self, batch: vec[i64]) -> Frame[Any]:
        return Reactions(0, batch)

    def perform(self, s: Nominees, who: i64, element: i64, section: i64, given: vec[i64]) -> None:
        start = s.content.start(element, section)
        if start > 0:
            deed = Deed(s.decider(who), element, NONE, given, section, start)
            deed.me = who
            s.call(deed)

    def cast(self, s: Nominees, figure: i64, design: i64, how: i64) -> None:
        resolve(s, figure, design, how)

    def imagine_hands(self, s: Nominees, seat: i64) -> None:
        other: i64
        for other in range(s.seats):
            if other != seat:
                imagine_hand(s, other)


PLAY: Final = Play()
