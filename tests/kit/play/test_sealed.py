"""Answers under seal: who is asked, what shows, what is delivered, what others may imagine."""

from typing import Annotated

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import EACH
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.sight import view_frame
from ludotheque.core.state import ALONE, DONE, NOT_OFFERED, SEALED, Frame, State, pack
from ludotheque.core.vecs import of
from ludotheque.kit.play.sealed import UNSAID, SealedChoice, SealedNumber, imagine_sealed, unsaid

BID, VOTE = 1, 2
TOO_MUCH = Refusal("LUD-05", "out-of-range")


class House(State):
    """`purse` is what each seat can bid; `shown` what came of it."""

    def __init__(self, purse: list[int]) -> None:
        super().__init__(len(purse))
        self.purse: vec[i64] = of(purse)
        self.shown: list[int] = []
        self.noted: list[int] = []


@frame("bid")
class Auction(SealedNumber[House]):
    seat: i64
    bidders: i64
    bids: Annotated[vec[i64], EACH]

    def bid(self, s: House) -> i64:
        return self.gather(s)

    def invited(self, s: House) -> i64:
        return self.bidders

    def answers(self, s: House) -> vec[i64]:
        return self.bids

    def verb(self) -> i64:
        return BID

    def most(self, s: House, seat: i64) -> i64:
        return s.purse[seat]

    def too_much(self, s: House, seat: i64, n: i64) -> Refusal:
        return TOO_MUCH

    def said(self, s: House, seat: i64, answer: i64) -> None:
        s.noted.append(int(seat))

    def delivered(self, s: House) -> i64:
        s.shown = [int(n) for n in self.bids]
        return DONE


@frame("vote end")
class Ballot(SealedChoice[House]):
    seat: i64
    votes: Annotated[vec[i64], EACH]

    def vote(self, s: House) -> i64:
        return self.gather(s)

    def invited(self, s: House) -> i64:
        return (1 << s.seats) - 1

    def answers(self, s: House) -> vec[i64]:
        return self.votes

    def legal(self, s: House, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for other in range(s.seats):
            if other != seat:
                out = append(out, pack(VOTE, other))
        return out

    def delivered(self, s: House) -> i64:
        s.shown = [int(n) for n in self.votes]
        return self.goto("end")


def auction(purse: list[int], bidders: int) -> House:
    house = House(purse)
    return opened(house, Auction(-1, bidders, unsaid(house)))


def opened(house: House, question: Frame[House]) -> House:
    house.call(question)
    house.settle()
    return house


def test_all_are_asked_at_once_and_each_answers_once() -> None:
    house = auction([3, 5, 2], 0b101)
    assert house.asked() == 0b101 and house.stack[-1].mode(house) == SEALED
    house.apply(2, pack(BID, 1))
    assert house.asked() == 0b001 and house.shown == [] and house.noted == [2]
    house.apply(0, pack(BID, 3))
    assert house.over and house.shown == [3, UNSAID, 1] and house.noted == [2, 0]


def test_the_last_answer_raises_the_barrier_and_no_other() -> None:
    house = auction([1, 1], 0b11)
    house.apply(0, pack(BID, 1))
    assert house.revealed == 0
    house.apply(1, pack(BID, 0))
    assert house.revealed == 1


def test_one_seat_alone_hides_nothing() -> None:
    house = auction([2, 2], 0b10)
    assert house.stack[-1].mode(house) == ALONE
    house.apply(1, pack(BID, 2))
    assert house.over and house.revealed == 0


def test_where_nobody_takes_part_the_game_goes_on() -> None:
    assert auction([2, 2], 0).over


def test_a_number_goes_from_nothing_to_the_most_and_the_game_says_why_not_beyond() -> None:
    house = auction([2, 0], 0b11)
    assert list(house.legal(0)) == [pack(BID, 0), pack(BID, 1), pack(BID, 2)]
    assert list(house.legal(1)) == [pack(BID, 0)]
    assert house.why_not(0, pack(BID, 2)) is None
    assert house.why_not(0, pack(BID, 3)) is TOO_MUCH
    assert house.why_not(0, pack(VOTE, 0)) is NOT_OFFERED


def test_each_seat_sees_its_own_answer_only() -> None:
    house = auction([9, 9, 9], 0b111)
    house.apply(0, pack(BID, 7))
    top = house.stack[-1]
    assert [view_frame(top, seat, {}).get("bids") for seat in (0, 1, 2, None)] == [7, UNSAID, UNSAID, None]


def test_what_others_have_sealed_is_drawn_anew_and_nothing_else() -> None:
    seen = set()
    for key in range(60):
        house = auction([9, 2, 9], 0b111)
        house.apply(0, pack(BID, 7))
        house.apply(1, pack(BID, 2))
        house.reseed(key)
        imagine_sealed(house, 0)
        top = house.stack[-1]
        assert isinstance(top, Auction) and top.bids[0] == 7 and top.bids[2] == UNSAID
        seen.add(int(top.bids[1]))
    assert seen == {0, 1, 2}


def test_an_imagined_vote_is_one_that_its_seat_might_have_cast() -> None:
    seen = set()
    for key in range(60):
        house = House([0, 0, 0])
        opened(house, Ballot(-1, unsaid(house)))
        house.apply(1, pack(VOTE, 0))
        house.reseed(key)
        imagine_sealed(house, 2)
        top = house.stack[-1]
        assert isinstance(top, Ballot)
        seen.add(int(top.votes[1]))
    assert seen == {0, 2}


def test_a_choice_is_delivered_with_the_others_and_the_frame_goes_on() -> None:
    house = House([0, 0])
    opened(house, Ballot(-1, unsaid(house)))
    house.apply(0, pack(VOTE, 1))
    assert house.shown == []
    house.apply(1, pack(VOTE, 0))
    assert house.shown == [1, 0] and house.over
