"""The report: whole in one file, the same numbers in its tables as in the rows, both languages, nothing that runs."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from ludotheque.lab import charts, report
from ludotheque.lab.play import Row, play
from ludotheque.lab.report import page
from ludotheque.lab.summary import gaps
from ludotheque.lab.words import LabFault
from ludotheque.match.languages import LANGUAGES
from tests.lab.runs import plan, row


class Page(HTMLParser):
    """Every element closed, every cell of every table, all that is drawn."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.said = ""
        self.rows: list[list[str]] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in {"meta", "input", "br"}:
            self.open.append(tag)
        if tag == "table":
            self.rows = []
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td", "caption"):
            self.said = ""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag in ("th", "td"):
            self.rows[-1].append(self.said)
        if tag == "caption":
            self.tables[self.said] = self.rows

    def handle_data(self, data: str) -> None:
        self.said += data


def rows_of(game: str, seats: int, games: int, *options: dict[str, Any]) -> list[Row]:
    what = plan(game, seats, options=options or ({},))
    return [play(what, what.job(number)) for number in range(games)]


@pytest.fixture(scope="module")
def diktat() -> list[Row]:
    return rows_of("diktat", 4, 160)


@pytest.fixture(scope="module")
def fixture_cards() -> list[Row]:
    return rows_of("diktat", 4, 160, {"content": "fixture"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_report_in_each_language(diktat: list[Row], fixture_cards: list[Row], lang: str) -> None:
    text = page(Path("a.jsonl"), diktat, lang, (Path("b.jsonl"), fixture_cards))
    found = Page(text)
    assert f'<html lang="{lang}">' in text and "[" not in re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    sections = [attributes["id"] for tag, attributes in found.tags if tag == "section"]
    assert sections == ["compare", "groups", "seats", "first", "length", "gaps", "leads", "cards", "ends"]
    assert len(found.tables) == len(sections) + 1
    drawn = [attributes for tag, attributes in found.tags if attributes.get("role") == "img"]
    assert len(drawn) >= len(sections) and all(attributes["aria-label"] for attributes in drawn)


def test_nothing_runs_and_nothing_is_fetched(diktat: list[Row]) -> None:
    text = page(Path("a.jsonl"), diktat, "en")
    assert "default-src 'none'" in text
    tags = {tag for tag, _ in Page(text).tags}
    assert not tags & {"script", "link", "img", "iframe", "object", "form"}
    assert not re.search(r"""(src|url)\s*[=(]|href=(?!"#)|@import|\bon\w+=|https?://""", text)


def test_tables_hold_the_numbers_of_the_rows(diktat: list[Row]) -> None:
    tables = Page(page(Path("a.jsonl"), diktat, "en")).tables
    header, *lines = tables["Wins by seat"]
    assert header == ["Who", "Wins", "from", "to", "Games won", "Games", "Mean score"]
    for seat, line in enumerate(lines):
        won = sum(r["ranks"][seat] == 1 for r in diktat)
        assert line[0] == f"Seat {seat + 1}" and line[4:6] == [str(won), "160"] and line[1] == f"{won / 1.6:.1f}%"
    groups = {line[0]: int(line[5]) for line in tables["Wins by faction"][1:]}
    assert sum(groups.values()) == 640 and "PoliSec" in groups
    assert sum(int(line[1]) for line in tables["Length, in decisions"][1:]) == 160
    taken = {line[0]: int(line[5]) for line in tables["Cards"][1:]}
    assert sum(taken.values()) == sum(len(own) for r in diktat for own in r["cards"])


def test_options_are_laid_side_by_side() -> None:
    """Two values as A and B with the size of the difference; more of them in one chart."""
    rows = rows_of("diktat", 3, 60, {}, {"others": True})
    text = page(Path("a.jsonl"), rows, "fr")
    header, *lines = Page(text).tables["A face à B : others"]
    assert header[1:4] == ["A", "B", "Différence"] and "A · others=false" in text and "B · others=true" in text
    seats = {line[0]: line[1:3] for line in lines if line[0].startswith("Place")}
    won = [sum(r["ranks"][0] == 1 for r in rows if r["options"]["others"] == value) for value in (False, True)]
    assert seats["Place 1"] == [f"{n / 0.3:.1f}\u202f%".replace(".", ",") for n in won]
    scenarios = [{"scenario": name} for name in ("apprentissage", "la_guerre_vient", "les_feux_du_vieux_monde")]
    tables = Page(page(Path("a.jsonl"), rows_of("steamwatchers", 3, 12, *scenarios), "en")).tables
    values = {line[0].partition(", ")[2] for line in tables["Wins by scenario"][1:]}
    assert values == {f"scenario={one['scenario']}" for one in scenarios}


def test_clans_deployments_and_first_titles_have_their_intervals() -> None:
    rows = rows_of("steamwatchers", 4, 40)
    text = page(Path("a.jsonl"), rows, "en")
    tables = Page(text).tables
    for name in ("Wins by faction", "Wins by Deployment", "Wins by first title", "Wins by order of choice"):
        header, *lines = tables[name]
        assert header[1:4] == ["Wins", "from", "to"] and sum(int(line[5]) for line in lines) == 160
    titles = {line[0]: int(line[4]) for line in tables["Wins by first title"][1:]}
    won = sum(r["ranks"][seat] == 1 for r in rows for seat in range(4) if r["traits"]["first_title"][seat] == "archon")
    assert titles["Archon"] == won and "every 8 decisions" in text


def test_a_lead_by_chances_says_so() -> None:
    rows = [row(n, lead_changes=n % 3, lead_by="chances") for n in range(9)]
    assert "best chances leads, by more than 5 points" in page(Path("a.jsonl"), rows, "en")


def test_a_cooperative_game_is_won_together() -> None:
    rows = rows_of("phare", 2, 40)
    tables = Page(page(Path("a.jsonl"), rows, "en", (Path("b.jsonl"), rows))).tables
    won = sum(1 in r["ranks"] for r in rows)
    assert tables["Games won together"][1][:2] == ["The table", f"{won / 0.4:.1f}%"]
    assert "Wins by seat" not in tables and tables["A beside B"][1][3] == "0.0%"


def test_a_change_beyond_luck_is_named() -> None:
    before = [row(n, ranks=(1, 2) if n % 2 else (2, 1)) for n in range(400)]
    after = [row(n, ranks=(1, 2) if n % 4 else (2, 1)) for n in range(400)]
    text = page(Path("a.jsonl"), before, "en", (Path("b.jsonl"), after))
    assert "Changed beyond luck: Seat 1, Seat 2." in text and "+25.0 pts" in text
    line = Page(text).tables["A beside B"][1]
    assert line[:4] == ["Seat 1", "50.0%", "75.0%", "25.0%"] and line[-2:] == ["0.52", "< 0.001"]
    assert "No difference goes beyond luck" in page(Path("a.jsonl"), before, "en", (Path("b.jsonl"), before))


def test_two_games_are_not_compared() -> None:
    with pytest.raises(LabFault) as fault:
        page(Path("a.jsonl"), [row()], "en", (Path("b.jsonl"), rows_of("phare", 2, 1)))
    assert fault.value.why == "compared"


def test_one_game_is_enough_and_names_are_escaped() -> None:
    text = page(Path("<b>.jsonl"), [row(seed="<script>", bots=["<u>", "<u>"])], "en")
    assert "<script>" not in text and "<u>" not in text and "&lt;b&gt;.jsonl" in text and "<b>." not in text
    Page(text)


def test_gaps_are_counted_where_somebody_won() -> None:
    assert gaps([row(scores=[7, 4]), row(scores=[3, 3], ranks=[1, 1]), row(scores=[9, 1], ranks=[2, 2])]) == [3, 0]


@pytest.mark.parametrize(("most", "end", "ticks"), [(0.37, 0.4, 5), (1.0, 1.0, 6), (237, 250, 6), (3, 3, 4)])
def test_axes_end_on_round_numbers(most: float, end: float, ticks: int) -> None:
    found, marks = charts.scale(most)
    assert found == pytest.approx(end) and len(marks) == ticks and marks[0] == 0 and marks[-1] == pytest.approx(end)


def test_a_window_begins_near_the_values() -> None:
    assert charts.window(0.48, 0.57) == pytest.approx([0.48, 0.5, 0.52, 0.54, 0.56, 0.58])
    assert charts.window(0.1, 0.57)[0] == 0 and len(charts.window(0.5, 0.5)) >= 2


def test_bins_hold_every_value_once() -> None:
    assert charts.bins([0, 1, 1, 3]) == [(0, 0, 1), (1, 1, 2), (2, 2, 0), (3, 3, 1)]
    wide = charts.bins(list(range(230, 400)))
    assert sum(count for _, _, count in wide) == 170 and len(wide) <= 24 and wide[0][0] == 230
    assert charts.bins([-3, 4])[0][0] == -3


def test_colours_are_those_of_the_design() -> None:
    tokens = (Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    used = re.findall(
        r"^  (--[\w-]+):\s*(light-dark\([^;]*\));", report.STYLE.read_text(encoding="utf-8"), re.MULTILINE
    )
    shell = dict(re.findall(r"(--[\w-]+):\s*(light-dark\([^;]*\));", tokens.partition("[data-game=")[0]))
    assert len(used) > 12 and {name: shell[name] for name, _ in used} == dict(used)
