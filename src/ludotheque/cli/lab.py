"""`simulate`, `tournament`, `journal`, `report`: games between bots, by the thousand."""

import contextlib
import math
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque import _engine
from ludotheque.bots.levels import USUAL
from ludotheque.cli import campaigns
from ludotheque.cli.arguments import GameName, Options, read_options
from ludotheque.cli.faults import Stopped, game_failed
from ludotheque.cli.output import AsData, bar, say, say_columns, say_data, write_file
from ludotheque.cli.tongue import Lang, Language, language
from ludotheque.core.game import Game
from ludotheque.lab import results, summary
from ludotheque.lab.campaigns import Run
from ludotheque.lab.executors import Executor
from ludotheque.lab.plan import Plan, labels, make_plan, round_robin, seated, variants
from ludotheque.lab.play import Row
from ludotheque.lab.report import page
from ludotheque.lab.run import journal_of_row, local_executor, run
from ludotheque.lab.words import LabFault, LabTexts, in_pieces
from ludotheque.match.registry import rules_of
from ludotheque.match.simulation import GameFailed

Seats = Annotated[int | None, typer.Option(help="How many seats (default: the fewest).")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="BOT", help="Who plays; repeatable.")]
Seed = Annotated[str, typer.Option(help="The same seed gives the same games.")]
Varied = Annotated[
    list[str] | None,
    typer.Option("--vary", metavar="NAME=VALUE", help="One value of an option to compare; give the others likewise."),
]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Keep a row a game: .jsonl or .parquet; goes on from it.")
]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="DIR", help="Keep the journal of every game there.")]
Workers = Annotated[int | None, typer.Option(min=1, help="Processes (default: one a core, if worth it).")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; local starts one.")]
Limit = Annotated[
    float | None, typer.Option("--limit", metavar="SECONDS", help="Stop after so long; what was played is kept.")
]
Campaign = Annotated[
    bool, typer.Option("--campaign", help="Whole campaigns, game after game; without --seats each number in turn.")
]
Longest = Annotated[int, typer.Option(min=1, help="With --campaign: games after which a campaign is left.")]
Results = Annotated[Path, typer.Argument(metavar="FILE", help="Rows that `simulate --out` wrote.")]


@contextlib.contextmanager
def speaking(lang: Lang | None) -> Iterator[str]:
    """What the laboratory cannot do is said in the language asked for."""
    tongue = language(lang)
    try:
        yield tongue
    except LabFault as fault:
        raise Stopped(LabTexts(None, tongue).fault(fault), fault.code) from fault


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Games = 1000,
    bot: Bots = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Everybody sits at every seat in turn.")] = False,
    seed: Seed = "1",
    option: Options = None,
    vary: Varied = None,
    out: Out = None,
    keep: Keep = None,
    workers: Workers = None,
    ray: Ray = None,
    limit: Limit = None,
    campaign: Campaign = False,
    longest: Longest = 30,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Plays many games between bots: one for all seats, or one for each. The same for any number of workers."""
    with speaking(lang) as tongue:
        rules = rules_of(game)
        if campaign:
            if rotate or vary or keep or workers or ray or len(bot or []) > 1:
                raise LabFault("campaign-alone")
            least, most = rules.manifest.seats
            story = Run(
                game,
                tuple(range(least, most + 1)) if seats is None else (seats,),
                labels(game, bot or [USUAL])[0],
                read_options(rules, option),
                seed,
                longest,
            )
            campaigns.conduct(story, games, out, math.inf if limit is None else limit, tongue, as_data)
            return
        count = rules.manifest.seats[0] if seats is None else seats
        mixes = read_variants(rules, count, option, vary)
        plan = make_plan(game, count, mixes, seated(game, count, bot or [], rotate), seed, keep is not None)
        conduct(plan, games, out, keep, executor(workers, ray), limit, tongue, as_data)


def tournament(
    game: GameName,
    bot: Bots = None,
    seats: Seats = None,
    games: Games = 1000,
    seed: Seed = "1",
    option: Options = None,
    vary: Varied = None,
    out: Out = None,
    keep: Keep = None,
    workers: Workers = None,
    ray: Ray = None,
    limit: Limit = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Lets bots meet in every mix and at every seat, and says who beats whom."""
    with speaking(lang) as tongue:
        rules = rules_of(game)
        count = rules.manifest.seats[0] if seats is None else seats
        mixes = read_variants(rules, count, option, vary)
        plan = make_plan(game, count, mixes, round_robin(game, count, bot or []), seed, keep is not None)
        rows = conduct(plan, games, out, keep, executor(workers, ray), limit, tongue, as_data)
        if rows and not as_data:
            say_meetings(rows, LabTexts(rules, tongue))


def journal(
    file: Results,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a game in that file.")],
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to (default: here).")] = None,
    lang: Language = None,
) -> None:
    """Plays a simulated game again and writes its journal, for `replay`, `verify` and `open`."""
    with speaking(lang) as tongue:
        rows = results.read(file)
        row = next((row for row in rows if row["number"] == number), None)
        if row is None:
            raise LabFault("no-number", number=number, least=rows[0]["number"], most=rows[-1]["number"])
        path = out or Path(f"{row['game']}-{number}.jsonl")
        write_file(path, journal_of_row(row))
        say(LabTexts(None, tongue).format("lab-journal", file=str(path)))


def read_variants(rules: Game, seats: int, option: list[str] | None, vary: list[str] | None) -> list[dict[str, Any]]:
    varied: dict[str, list[Any]] = {}
    for text in vary or []:
        for name, value in read_options(rules, [text]).items():
            varied.setdefault(name, [])
            if value not in varied[name]:
                varied[name].append(value)
    return variants(rules, seats, read_options(rules, option), varied)


def executor(workers: int | None, ray: str | None) -> Callable[[float], Executor]:
    if ray is None:
        return local_executor(workers, os.cpu_count() or 1)
    from ludotheque.lab.on_ray import OnRay

    cluster = OnRay(ray, workers)
    return lambda seconds: cluster


def conduct(
    plan: Plan,
    games: int,
    out: Path | None,
    keep: Path | None,
    executor: Callable[[float], Executor],
    limit: float | None,
    tongue: str,
    as_data: bool,
) -> list[Row]:
    """A whole run, and what is said of it."""
    if limit is not None and not limit > 0:
        raise LabFault("no-time")
    texts = LabTexts(rules_of(plan.game), tongue)
    sink = results.Sink(out, plan, keep)
    before = len(sink.rows)
    if before and not as_data:
        say(texts.format("lab-goes-on", games=before, file=str(out)))
    begun, chosen = time.perf_counter(), list[Executor]()

    def choose(seconds: float) -> Executor:
        chosen.append(executor(seconds))
        return chosen[0]

    try:
        with bar(f"{rules_of(plan.game).manifest.title}, {plan.seats}", games) as tick:
            ended = run(plan, games, sink, choose, tick, math.inf if limit is None else limit)
    except KeyboardInterrupt:
        raise LabFault("interrupted" if out else "interrupted-lost", 130, **kept(sink, games, out)) from None
    except (LabFault, GameFailed) as error:
        if out is None or not sink.rows:
            raise
        said = texts.fault(error) if isinstance(error, LabFault) else game_failed(error, texts)
        raise Stopped(f"{said} {texts.format('lab-broken-off', **kept(sink, games, out))}", 1) from error
    spent = time.perf_counter() - begun
    report = summary.report(plan, sink.rows)
    report["speed"] = {
        "engine": _engine.engine_of(plan.game),
        "workers": chosen[0].workers if chosen else 1,
        "seconds": round(spent, 3),
        "games_per_second": round((len(sink.rows) - before) / spent, 1),
    }
    if as_data:
        say_data(report)
        return sink.rows
    say_report(report, texts)
    if not ended:
        say(texts.format("lab-out-of-time" if out else "lab-out-of-time-lost", **kept(sink, games, out)))
    elif out is not None:
        say(texts.format("lab-kept", file=str(out)))
    return sink.rows


def kept(sink: results.Sink, games: int, out: Path | None) -> dict[str, object]:
    return {"played": len(sink.rows), "games": games, "file": str(out or "")}


def say_report(report: dict[str, Any], texts: LabTexts) -> None:
    decisions, speed = report["decisions"], report["speed"]
    say(
        texts.format(
            "lab-title", game=report["game"], games=report["games"], seats=report["seats_count"], seed=report["seed"]
        )
    )
    for options in report["options"]:
        named = ", ".join(f"{name}={value}" for name, value in options.items())
        say(texts.format("lab-options", options=named) if named else texts.format("lab-no-options"))
    one = {name: texts.number(decisions[name], 1 if name == "mean" else 0) for name in ("mean", "min", "max")}
    say(texts.format("lab-decisions", **one))
    header = [texts.format(f"lab-column-{name}") for name in ("who", "share", "from", "to", "score", "games")]
    lines = [_row(texts.format("lab-seat", seat=line["name"]), line, texts) for line in report["seats"]]
    lines += [_row(texts.name(line["name"]), line, texts) for line in report["groups"]]
    lines += [_row(texts.name(line["name"]), line, texts) for found in report["traits"].values() for line in found]
    lines += [_row(texts.bot(line["name"]), line, texts) for line in report["bots"]]
    say_columns(header, lines, right=1)
    say(texts.format("lab-ties", ties=report["ties"], nobody=report["nobody"]))
    for reason, times in report["reasons"].items():
        share = texts.percent(times / report["games"], 1)
        say(texts.format("lab-ended", reason=texts.format(f"reason-{reason}"), times=times, share=share))
    say(
        texts.format(
            "lab-speed",
            speed=texts.number(speed["games_per_second"], 1),
            workers=speed["workers"],
            engine=speed["engine"],
        )
    )


def _row(name: str, line: dict[str, Any], texts: LabTexts) -> list[str]:
    shares = [line["share"], *line["interval"]]
    return [name, *(texts.percent(share, 1) for share in shares), texts.number(line["score"], 2), str(line["games"])]


def say_meetings(rows: list[Row], texts: LabTexts) -> None:
    """Who ends ahead of whom, in how many of the meetings that had a better one."""
    meetings = summary.meetings(rows)
    names = sorted({name for pair in meetings for name in pair})
    say()
    table = []
    for one in names:
        cells = [meetings.get((one, two)) for two in names]
        table.append(
            [texts.bot(one), *("" if cell is None else texts.percent(cell[0] / max(1, cell[1])) for cell in cells)]
        )
    say_columns([texts.format("lab-ahead"), *(texts.bot(name) for name in names)], table, right=1)


def report(
    file: Results,
    other: Annotated[Path | None, typer.Argument(metavar="[FILE2]", help="Rows to compare them with.")] = None,
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The HTML file.")] = Path("report.html"),
    lang: Language = None,
) -> None:
    """Writes one HTML file with charts: who wins, how long games take, which cards matter; or A beside B."""
    with speaking(lang) as tongue:
        second = None if other is None else (other, results.read(other))
        text = page(file, results.read(file), tongue, second)
        with in_pieces(out):
            write_file(out, text)
        say(LabTexts(None, tongue).format("lab-report", file=str(out)))
