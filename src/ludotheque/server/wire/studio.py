"""HTTP: the studio. Questions answered by games between robots, and editions that people make."""

from typing import Any, Literal

from ludotheque.server.wire.shape import Language, Object, Sentence, Shape

QuestionKind = Literal["fair", "long", "cards", "change", "option"]
ExperimentState = Literal["waiting", "running", "paused", "done", "more", "stopped"]


class NewExperiment(Shape):
    """`bots`: one for all seats, or one for each. `content` and `other`: contents by their names, `edition/<id>` one's
    own; `other` is B where two are compared. `option` with two `values`: what is varied. `games`: of each side;
    `width`: how far the interval may reach to either side at the end, as a part of 1. `long`: it may take more than a
    day."""

    kind: QuestionKind
    game: str
    seats: int
    bots: list[str]
    options: Object = {}
    content: str = ""
    other: str = ""
    option: str = ""
    values: list[bool | int | str] = []
    games: int = 1000
    width: float | None = None
    title: str = ""
    long: bool = False


class StudioForecast(Shape):
    """Before it is played: how many games there will be in all, how long that takes here, and how far the interval will
    reach to either side (of a share, or of a mean as a part of it). `wanted`: how many games of each side will do for
    the width asked for. `endless`: of a few random games, how many did not end."""

    games: int
    seconds: float
    reach: float
    wanted: int
    endless: int
    day: bool


class SmallLine(Shape):
    name: str
    share: float
    low: float
    high: float


class ExperimentResult(Shape):
    """What is known after `at` games. `fair`: where a chart of these lines has its dashed line."""

    at: int
    endless: int
    settled: bool
    width: float | None
    say: Sentence
    open: Sentence
    lines: list[SmallLine]
    fair: float | None


class SideCard(Shape):
    name: str
    content: str
    options: Object


class ExperimentCard(Shape):
    """`more`: all is played and nothing settled. `left`: seconds, as far as one can tell. `speed`: games a second."""

    id: str
    title: str
    kind: QuestionKind
    game: str
    seats: int
    bots: list[str]
    sides: list[SideCard]
    option: str
    width: float | None
    seed: str
    created: int
    state: ExperimentState
    why: Sentence | None
    played: int
    total: int
    speed: float | None
    left: float | None
    result: ExperimentResult | None


class EditionFault(Shape):
    """`lang`: the language of the reason; what `content check` says is in English."""

    file: str
    line: int
    reason: str
    path: list[str | int] = []
    lang: Language = "en"


class EditionCard(Shape):
    id: str
    game: str
    name: str
    created: int
    changed: int
    files: list[str]


class NewEdition(Shape):
    """A copy of a content that comes with the game, or of one of one's own (`edition/<id>`)."""

    game: str
    name: str
    copy: str = "house"


class EditionFiles(Shape):
    """What an edition holds, by the names of its files, and what is wrong with it."""

    card: EditionCard
    files: dict[str, str]
    faults: list[EditionFault]


class KeptEdition(Shape):
    """An edition as it is to be kept; what is wrong with it is told, and kept all the same."""

    name: str
    files: dict[str, str]


class EditionForms(Shape):
    """Every form of a game by its name (kit/content/forms.py)."""

    forms: Object


class EditionEntry(Shape):
    """A thing of an edition that has a form. `group`: what such things are together; `whole`: it is all that a file
    holds besides others."""

    file: str
    path: list[str | int]
    form: str
    id: str
    title: str
    group: str
    whole: bool


class EditionDifference(Shape):
    """What differs from the house edition, in words. `back`: the value of the house; `gone`: the house has none."""

    file: str
    path: list[str | int]
    title: str
    what: str
    was: str
    now: str
    back: Any
    gone: bool


class EditionChange(Shape):
    """A version that is kept: what was changed last."""

    number: int
    made: int
    what: Sentence


class EditionState(Shape):
    """An edition as it is now. `version`: of the changes, the last that is in force; `files`: what each says."""

    card: EditionCard
    version: int
    changes: list[EditionChange]
    files: dict[str, Object]
    entries: list[EditionEntry]
    faults: list[EditionFault]
    differs: list[EditionDifference]


class EditEdition(Shape):
    """One value of one file set anew, or taken away (`gone`). `draft`: it is tried, and not kept; `anyway`: it is kept
    whatever else is wrong with it."""

    version: int
    file: str
    path: list[str | int]
    value: Any = None
    gone: bool = False
    draft: bool = False
    anyway: bool = False


class EditionTried(Shape):
    """What is wrong that was not before; `fits`: not with the value itself, so that it can be kept all the same.
    `state`: how the edition is now; null where nothing was kept."""

    refused: list[EditionFault]
    fits: bool
    state: EditionState | None


class DrawEdition(Shape):
    """A thing that is to be seen as it will be printed, with a value that is being typed, if there is one."""

    file: str
    entry: list[str | int]
    path: list[str | int] = []
    value: Any = None
    gone: bool = False

    def edit(self, version: int) -> EditEdition:
        return EditEdition(version, self.file, self.path, self.value, self.gone, draft=True)


class EditionDrawn(Shape):
    """What a client shows of it, by its id; nothing where the edition cannot be printed as it is."""

    drawn: Object


class StepEdition(Shape):
    """Back, or forward again, to the version after that many changes."""

    version: int
    to: int


class FrozenEdition(Shape):
    """The name by which tables are played with it, just as it is now."""

    content: str


class Studio(Shape):
    """The desk of whoever asks. `room`: letters of all their games, of so many at most; `at_once`: experiments that are
    played at a time, on this many cores."""

    host: bool
    experiments: list[ExperimentCard]
    editions: list[EditionCard]
    kept: int
    room: int
    at_once: int
    cores: int
    parquet: bool


class GameToOpen(Shape):
    number: int
    side: str
    won: str
    scores: str
    decisions: int
    leads: int | None
    why: str


class AnswerPoint(Shape):
    share: float
    low: float
    high: float
    label: str


class AnswerLine(Shape):
    name: str
    key: str
    note: str
    tone: str
    points: list[AnswerPoint]


class AnswerBar(Shape):
    label: str
    key: str
    parts: list[float]


class AnswerDot(Shape):
    x: float
    y: float
    name: str
    key: str
    tone: str


class AnswerMean(Shape):
    at: float
    label: str


class AnswerPlot(Shape):
    """Shares with their intervals (`lines`), how often each number occurs (`bars`, from `low` to `high`), or how often
    a card is taken beside how often it wins (`dots`). `key` names the games behind a bar."""

    kind: Literal["intervals", "bars", "dots"]
    series: list[str] = []
    fair: float | None = None
    band: float = 0.0
    lines: list[AnswerLine] = []
    bars: list[AnswerBar] = []
    means: list[AnswerMean] = []
    low: float = 0.0
    high: float = 0.0
    dots: list[AnswerDot] = []
    across: str = ""
    up: str = ""


class AnswerRow(Shape):
    key: str
    cells: list[str]


class AnswerSection(Shape):
    id: str
    title: str
    lead: str
    note: str
    plot: AnswerPlot | None
    header: list[str]
    rows: list[AnswerRow]


class StudioAnswer(Shape):
    """What an experiment answers after `at` games, in one language: all of it counted by the laboratory."""

    at: int
    endless: int
    say: str
    open: str
    settled: bool
    sections: list[AnswerSection]
    games: list[GameToOpen]


class GamesToOpen(Shape):
    games: list[GameToOpen]


class GameOpened(Shape):
    """Where a game can be seen again; null: it is still being played again."""

    table: str | None


class StudioGuest(Shape):
    account: str
    may: bool


class StudioGuests(Shape):
    """Whom the host lets into the studio."""

    guests: list[str]
