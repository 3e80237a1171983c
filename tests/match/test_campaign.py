"""Campaigns: games that follow one another, kept, branched, and refused when they do not."""

import json
from typing import Any

import pytest

import ludotheque
from ludotheque import BadCampaign, Campaign
from ludotheque.core.game import BadOption
from ludotheque.match import campaign as campaigns
from ludotheque.match.bots import RandomBot
from ludotheque.match.journal import journal_of, sealed
from ludotheque.match.table import MARKED, Table


def play_out(table: Table, seed: int = 0) -> Table:
    bot = RandomBot(seed)
    while not table.over:
        seat = table.waiting[0].seat
        assert table.choose(seat, bot.answer(table, seat)) is None
    return table


def ending(won: bool, campaign: Campaign, seats: int = 2) -> dict[str, Any]:
    """The journal of a next game of that campaign which ends in that way."""
    for seed in range(500):
        table = play_out(campaign.begin(seats, seed=seed), seed)
        assert table.result is not None
        if (table.result.campaign is not None) == won:
            return journal_of(table)
    raise AssertionError("no such game was found")


def two_nights_won() -> Campaign:
    campaign = Campaign("phare")
    campaign.add(ending(True, campaign, seats=2))
    campaign.add(ending(True, campaign, seats=3))
    return campaign


@pytest.mark.rule("PHA-14")
def test_a_game_begins_with_what_the_one_before_left() -> None:
    campaign = Campaign("phare")
    assert campaign.begin(2).view(None)["lens"] == 0
    campaign.add(ending(True, campaign))
    left = campaign.carried
    assert left["lens"] == 1
    seen = campaign.begin(3).view(None)
    assert (seen["oil"], seen["lens"], seen["seats"]) == (left["oil"], 1, 3)


@pytest.mark.rule("PHA-14")
def test_a_defeat_ends_the_campaign() -> None:
    campaign = Campaign("phare")
    campaign.add(ending(False, campaign))
    assert campaign.over
    with pytest.raises(BadCampaign, match="has ended"):
        campaign.begin(2)


def test_a_campaign_is_written_read_and_proven() -> None:
    campaign = two_nights_won()
    again = campaigns.parse(campaign.dump())
    assert again.dump() == campaign.dump() and again.carried == campaign.carried
    assert [proof["reason"] for proof in again.verify()] == ["safe-coast", "safe-coast"]
    assert again.begin(1, seed=1).view(0) == campaign.begin(1, seed=1).view(0)


def test_a_campaign_may_begin_richer_than_the_default() -> None:
    campaign = Campaign("phare", {"campaign": {"oil": 4}})
    assert campaigns.parse(campaign.dump()).begin(2).view(None)["oil"] == 4


def test_a_branch_goes_on_from_an_earlier_game() -> None:
    campaign = two_nights_won()
    branch = campaign.branch(1)
    assert branch.carried == campaign.left[0]
    branch.add(ending(False, branch))
    assert branch.over and not campaign.over and len(campaign.chapters) == 2
    with pytest.raises(BadCampaign, match="2 games"):
        campaign.branch(3)


def test_a_game_that_does_not_follow_is_refused_and_changes_nothing() -> None:
    campaign = two_nights_won()
    first, second = campaign.chapters
    before = campaign.dump()
    with pytest.raises(BadCampaign, match="does not begin with what"):
        campaign.add(first)
    with pytest.raises(BadCampaign, match="Game 3 is one of connect4"):
        campaign.add(journal_of(play_out(ludotheque.game("connect4").new(seed=1))))
    with pytest.raises(BadCampaign, match="not finished"):
        campaign.add(journal_of(campaign.begin(2)))
    assert campaign.dump() == before
    with pytest.raises(BadCampaign, match="Game 1 does not begin"):
        campaigns.parse(sealed([json.loads(before.splitlines()[0]), second, first]))


def test_a_file_edited_by_hand_is_refused() -> None:
    text = two_nights_won().dump()
    with pytest.raises(BadCampaign, match="checksum"):
        campaigns.parse(text.replace('"oil"', '"ail"', 1))
    header, *chapters = [json.loads(line) for line in text.splitlines()[:-1]]
    with pytest.raises(BadCampaign, match="leads to another position"):
        chapters[0]["entries"][3]["digest"] = f"{MARKED}00000000"
        campaigns.parse(sealed([header, *chapters]))
    with pytest.raises(BadCampaign, match="format 99"):
        campaigns.parse(sealed([header | {"ludotheque": 99}]))
    with pytest.raises(BadCampaign, match="not a campaign"):
        campaigns.parse(sealed([{"game": "phare"}]))
    with pytest.raises(BadCampaign, match="cannot be read"):
        campaigns.parse(sealed([header | {"campaign": "chess"}]))
    with pytest.raises(BadCampaign, match="not a campaign"):
        campaigns.parse("")


def test_only_games_that_hand_something_over_have_campaigns() -> None:
    with pytest.raises(BadCampaign, match="stands alone"):
        Campaign("connect4")
    with pytest.raises(BadOption, match="oil"):
        Campaign("phare", {"campaign": {"oil": 99}}).begin(2)
