"""The example learns: a few seconds are enough to be clearly better than Hasard."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from examples import train


@pytest.mark.slow
def test_thirty_steps_of_learning_beat_hasard_at_connect_four(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "TRIAL", 64)
    monkeypatch.setattr(train, "FINAL", 200)
    out = tmp_path / "curve.svg"
    wins, played = train.main(["connect4", "--updates", "30", "--out", str(out)])
    assert played == 200 and wins > 120
    drawn = ET.parse(out).getroot()
    assert len(drawn.findall(".//{*}circle")) >= 2


def test_any_game_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("GAMES", 4), ("TRIAL", 4), ("FINAL", 4)):
        monkeypatch.setattr(train, name, number)
    assert train.main(["phare", "--seats", "3", "--updates", "1"])[1] == 4
