"""`play --campaign` and `campaign`."""

import json
from pathlib import Path

import pytest

from ludotheque.match.campaign import parse
from tests.cli.drive import fault, fine


def night(file: Path, seed: int, seats: int = 2) -> str:
    game = [] if file.exists() else ["phare"]
    return fine("play", *game, "--campaign", file, "--seats", seats, "--human", "none", "--seed", seed)


@pytest.fixture
def coast(tmp_path: Path) -> Path:
    """A campaign of two games, the first of them won."""
    for seed in range(200):
        file = tmp_path / f"{seed}.jsonl"
        night(file, seed)
        if not parse(file.read_text()).over:
            night(file, seed, seats=3)
            return file
    raise AssertionError("the coast was never saved")


def test_games_follow_one_another_in_one_file(coast: Path) -> None:
    story = parse(coast.read_text())
    assert [chapter["header"]["seats"] for chapter in story.chapters] == [2, 3]
    assert story.chapters[1]["header"]["options"]["campaign"] == story.left[0]
    said = fine("campaign", coast)
    assert said.startswith("Game 1, 2 seats, ") and "\nGame 2, 3 seats, " in said
    assert "Partie 1" in fine("campaign", coast, "--lang", "fr")
    data = json.loads(fine("campaign", coast, "--json"))
    assert data["carried"] == story.carried and len(data["games"]) == 2


def test_a_branch_goes_into_a_file_of_its_own(coast: Path, tmp_path: Path) -> None:
    before, branch = coast.read_bytes(), tmp_path / "branch.jsonl"
    fine("campaign", coast, "--branch", 1, "--out", branch)
    assert len(parse(branch.read_text()).chapters) == 1 and coast.read_bytes() == before
    assert "Game 2 of the campaign is kept" in night(branch, 5)
    assert "exists already" in fault("campaign", coast, "--branch", 1, "--out", branch)
    assert "go together" in fault("campaign", coast, "--branch", 1)
    assert "has 2 games" in fault("campaign", coast, "--branch", 9, "--out", tmp_path / "no", code=1)


def test_what_a_campaign_cannot_do_is_said(coast: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh"
    assert "name the game" in fault("play", "--campaign", fresh)
    assert "stands alone" in fault("play", "connect4", "--campaign", fresh, code=1)
    assert "leave --from and --manual out" in fault("play", "phare", "--campaign", fresh, "--manual")
    assert "a campaign of phare" in fault("play", "connect4", "--campaign", coast)
    assert not fresh.exists()
    coast.write_text(coast.read_text().replace("fetch", "keep", 1))
    assert "changed" in fault("campaign", coast, code=1)
