"""What is in the content of every game can be read back in plain words."""

import pytest

from tools import readback

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("language", readback.LANGUAGES)
@pytest.mark.parametrize("game", readback.games())
def test_everything_reads_back(game: str, language: str) -> None:
    told = readback.read(game, "house", language)
    assert len(told) > 30
    assert sum(len(lines) > 1 for lines in told.values()) > len(told) / 2
    for name, (_title, *sentences) in told.items():
        assert not any("{" in text or not text.strip() for text in sentences), name


@pytest.mark.parametrize("game", readback.games())
def test_the_tool_prints_a_line_a_language_or_says_what_it_lacks(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    name = next(iter(readback.read(game, "house", "fr")))
    assert readback.main(["--game", game, "house", name]) == 0
    assert [line.split()[1] for line in capsys.readouterr().out.splitlines()] == ["fr", "en"]
    assert readback.main(["--game", game, "house", "nobody"]) == 1
    assert "nobody" in capsys.readouterr().err
    assert readback.main(["--game", game, "nowhere"]) == 1
    assert "nowhere" in capsys.readouterr().err
