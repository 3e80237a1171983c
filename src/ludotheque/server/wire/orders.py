"""WebSocket: what happened since one's last answer, and what is answered for somebody who is away."""

from typing import Literal

from ludotheque.server.wire.shape import Choice, Language, Sentence, Shape


class Order(Shape):
    """A standing order: what to answer when that seat is asked `ask`. `by`: only if that seat is the last of the others
    that was seen to do something. `offered`: only if that choice can be made; `lacking`: only if it cannot. `answers`:
    the first of them that can be given; none: the question waits for its seat. `until`: it ends with the round, or once
    somebody does something that names the seat, or not before the game does. `on` false: it is kept and not used."""

    ask: str
    answers: list[Choice]
    by: int | None = None
    offered: Choice | None = None
    lacking: Choice | None = None
    until: Literal["round", "touched", "game"] = "round"
    on: bool = True


class OrderCard(Shape):
    """`state` illegal: none of its answers could be given, so it sleeps; back: it sleeps, for the game has gone back
    since it was written; ended: what it was to last for is over. `used`: how many times it has answered."""

    order: Order
    state: Literal["stands", "off", "illegal", "back", "ended"]
    used: int


class Consign(Shape, tag="consign", tag_field="type"):
    """All the standing orders of that seat, the first that fits counts. `renew`: the places of those that are to stand
    as if written now; the others that were there before stand, sleep or have ended as they did. `only`: where there is
    but one answer and everybody can know it, it is given at once."""

    id: int
    seat: int
    orders: list[Order]
    only: bool = False
    renew: list[int] = []


class Ahead(Shape, tag="ahead", tag_field="type"):
    """Which questions may be put to that seat before long, and what it may then choose."""

    id: int
    seat: int


class Recall(Shape, tag="recall", tag_field="type"):
    """What happened since that seat's own last answer."""

    id: int
    seat: int


class Orders(Shape, tag="orders", tag_field="type"):
    """The standing orders of a seat, told to whoever holds it and to nobody else."""

    seat: int
    orders: list[OrderCard]
    only: bool


class AheadCard(Shape):
    """A question that may be put, the most likely first, with choices as they were found when it was; `say` has one
    sentence a choice. `default`: the answer that is given for whoever has no time left, where it is always the same."""

    ask: str
    rule: str
    choices: list[Choice]
    default: Choice | None
    question: Sentence
    say: dict[Language, list[str]]


class Questions(Shape, tag="questions", tag_field="type"):
    """The answer to ahead: found by playing on at random in worlds that the seat takes for possible."""

    id: int
    questions: list[AheadCard]


class Moment(Shape):
    """`at`: how many moves the seat had seen; `time`: when that was."""

    at: int
    time: int
    rule: str
    say: Sentence


class Digest(Shape, tag="digest", tag_field="type"):
    """The answer to recall. `since`: when the seat last answered by itself. `acts`: how many moves of others it has
    seen since; `used`: how many times its orders have answered. `happened`: a few sentences, in the order of the game,
    those about that seat before others. `moments`: a few positions to look at again, in their order."""

    id: int
    seat: int
    since: int
    acts: int
    used: int
    happened: list[Sentence]
    moments: list[Moment]
