"""The refuge and its quests (NEO-016 to NEO-025): what is handed in, closed, received and opened."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, DONE, NEXT, arg_a, arg_b, pack, verb_of
from ludotheque.games.neombre import queries, state, verbs
from ludotheque.games.neombre.phases.fair import relics
from ludotheque.games.neombre.phases.hands import give_back
from ludotheque.games.neombre.phases.loot import Shared, receive
from ludotheque.games.neombre.state import NOBODY, Nominees

REWARDS: Final = 2


def open_level(s: Nominees) -> None:
    """NEO-018 to NEO-020, NEO-Q24  The quests of the lowest level that is not closed are active, no others."""
    lowest: i64 = NOBODY
    quest: i64
    for quest in range(len(s.quests)):
        if s.quests[quest] != state.CLOSED:
            if lowest == NOBODY or s.content.quest_level[quest] < lowest:
                lowest = s.content.quest_level[quest]
    for quest in range(len(s.quests)):
        if s.quests[quest] == state.LOCKED and s.content.quest_level[quest] == lowest:
            s.set_quest(quest, state.ACTIVE)
            if s.loud:
                s.tell("NEO-019", "quest-opens", {"quest": s.content.quest_ids[quest]})


@frame("hand_in close open_quests")
class Refuge(Shared):
    """NEO-017, NEO-022, NEO-024  A visit to the refuge."""

    seat: i64

    def hand_in(self, s: Nominees) -> i64:
        """NEO-Q171"""
        return ASK if queries.wanted(s) != NOBODY and len(self.legal(s, 0)) > 1 else self.close(s)

    def close(self, s: Nominees) -> i64:
        """NEO-022, NEO-024, NEO-Q24  Every fulfilled quest is closed, its rewards shared out one by one."""
        quest: i64
        i: i64
        for quest in range(len(s.quests)):
            if s.quests[quest] == state.FULFILLED:
                s.set_quest(quest, state.CLOSED)
                if s.loud:
                    s.tell("NEO-024", "quest-closes", {"quest": s.content.quest_ids[quest]})
                for i in range(REWARDS):
                    if s.content.rewards[quest * REWARDS + i] >= 0:
                        s.call(Reward(0, s.content.rewards[quest * REWARDS + i]))
        return self.open_quests(s) if s.calm() else self.goto("open_quests")

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-Q171", "hand-in")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        owner: i64
        for owner in range(s.seats):
            for design in relics(s, owner):
                out = append(out, pack(verbs.HAND_IN, design, owner))
        return append(out, pack(verbs.STOP))

    def default(self, s: Nominees, seat: i64) -> i64:
        return pack(verbs.STOP)

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.HAND_IN:
            give_back(s, arg_b(choice), arg_a(choice))
            s.set_quest(queries.wanted(s), state.FULFILLED)
            if s.loud:
                card = s.content.loot_ids[arg_a(choice)]
                s.tell("NEO-Q171", "handed-in", {"seat": int(arg_b(choice)), "card": card})
        return NEXT

    def open_quests(self, s: Nominees) -> i64:
        open_level(s)
        return DONE


@frame("share")
class Reward(Shared):
    """NEO-016, NEO-023, NEO-Q25, NEO-Q167  A reward goes to one player, or to nobody."""

    seat: i64
    card: Annotated[i64, "card"]

    def share(self, s: Nominees) -> i64:
        return ASK

    def prompt(self, s: Nominees, seat: i64) -> tuple[str, str]:
        return ("NEO-023", "reward")

    def legal(self, s: Nominees, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        receiver: i64
        for receiver in range(s.seats):
            out = append(out, pack(verbs.TAKE, self.card, receiver))
        return append(out, pack(verbs.STOP))

    def take(self, s: Nominees, seat: i64, choice: i64) -> i64:
        if verb_of(choice) == verbs.TAKE:
            receive(s, arg_b(choice), self.card)
        return DONE
