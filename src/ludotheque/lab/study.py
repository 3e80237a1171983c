"""Rows of one file of results, with the words and figures to speak of them."""

from collections.abc import Sequence

from ludotheque.core.game import BadOption
from ludotheque.lab import charts
from ludotheque.lab.charts import Line, Point
from ludotheque.lab.measures import verdict
from ludotheque.lab.play import Row
from ludotheque.lab.words import LabTexts
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import Share, wilson


class Study:
    """Rows of one file, and the words to speak of them."""

    def __init__(self, name: str, rows: list[Row], lang: str) -> None:
        rules = rules_of(rows[0]["game"])
        self.name, self.rows, self.together = name, rows, rules.manifest.cooperative
        self.title = rules.manifest.title
        try:
            self.texts = LabTexts(rules, lang, rows[0]["options"])
        except (BadOption, OSError):  # the content is not on this machine: ids stand for names
            self.texts = LabTexts(rules, lang)
        self.fair = self.fair_share(rows)

    def say(self, text_id: str, /, **values: object) -> str:
        return self.texts.format(f"report-{text_id}", **values)

    @property
    def percent(self) -> str:
        return self.texts.percent(0.01).replace("1", "{}")

    def trait(self, name: str) -> str:
        """What the game calls wins by that trait."""
        return self.texts.format(f"trait-{name}") if f"trait-{name}" in self.texts else name

    def fair_share(self, rows: list[Row]) -> float:
        """What anybody would win if nothing mattered."""
        places = [rank for row in rows for rank in row["ranks"]]
        return places.count(1) / len(places)

    def point(self, share: Share | None) -> Point | None:
        if share is None:
            return None
        low, high = wilson(share.wins, share.games)
        return Point(share.wins / share.games, low, high, self.texts.percent(share.wins / share.games, 1))

    def line(self, name: str, share: Share, fair: float | None = None) -> Line:
        judged = verdict(share, self.fair if fair is None else fair)
        tone = {"too": "bad", "maybe": "warn"}.get(judged.partition("-")[0], "")
        return Line(name, (self.point(share),), self.say(f"verdict-{judged}"), tone)

    def table(self, caption: str, named: Sequence[tuple[str, Share]]) -> str:
        columns = ("who", "share", "from", "to", "wins", "games", "score")
        header = [self.say(f"column-{column}") for column in columns]
        rows = []
        for name, share in named:
            numbers = [share.wins / share.games, *wilson(share.wins, share.games)]
            shown = [self.texts.percent(number, 1) for number in numbers]
            mean = self.texts.number(share.points / share.games, 2)
            rows.append([name, *shown, self.texts.number(share.wins), self.texts.number(share.games), mean])
        return charts.table(caption, header, rows)
