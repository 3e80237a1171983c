"""The example learns: a few seconds are enough to be clearly better than Hasard."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from examples import train


def test_thirty_steps_of_learning_beat_hasard_at_connect_four(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "FINAL", 300)
    out = tmp_path / "curve.svg"
    wins, played = train.main(["connect4", "--updates", "30", "--out", str(out)])
    assert played == 300 and wins > 180
    drawn = ET.parse(out).getroot()
    assert len(drawn.findall(".//{*}circle")) >= 2


@pytest.mark.parametrize("game", ["phare", "diktat"])
def test_any_game_will_do(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 4), ("TRIAL", 4), ("FINAL", 4)):
        monkeypatch.setattr(train, name, number)
    assert train.main([game, "--updates", "1"])[1] == 4
