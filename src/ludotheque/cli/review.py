"""`review`: a finished game looked at again."""

import hashlib
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.bots import review as reviews
from ludotheque.cli.arguments import read_seat
from ludotheque.cli.faults import BadUsage
from ludotheque.cli.journals import JournalFile
from ludotheque.cli.output import AsData, bar, read_file, say, say_columns, say_data, write_file
from ludotheque.cli.tongue import Language, language
from ludotheque.match.journal import dump, parse, replay
from ludotheque.match.texts import Texts

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # bars of a curve
FINE = ("best", "good")


def review(
    file: JournalFile,
    of: Annotated[int | None, typer.Option("--seat", metavar="N", help="All decisions of that seat.")] = None,
    move: Annotated[int | None, typer.Option("--move", metavar="N", help="That move only, and why.")] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep the review as JSON; goes on from it.")
    ] = None,
    lang: Language = None,
    as_data: AsData = False,
) -> None:
    """Reviews a finished game: chances over time, turning points, what the search preferred and by how much."""
    journal = parse(read_file(file, "journal"))
    table = replay(journal, 0)
    seat = read_seat("--seat", of, int(table.state.seats))
    texts = Texts(table.rules, language(lang), table.options)
    if move is not None:
        one = one_move(journal, move, texts)
        say_data(one) if as_data else tell_one(one, texts)
        return
    made = carry_out(journal, out, texts)
    if as_data:
        own = [one for one in made["decisions"] if seat in (None, one["seat"])]
        say_data(made | {"decisions": own})
    else:
        tell(made, seat, texts)


def one_move(journal: dict[str, Any], move: int, texts: Texts) -> reviews.Judged:
    wanted = reviews.decisions(journal)
    if move - 1 not in wanted:
        raise BadUsage("cli-review-no-move", move=move, total=len(journal["entries"]))
    return next(reviews.judge(journal, [move - 1], reviews.effort(len(wanted))))


def tell_one(one: reviews.Judged, texts: Texts) -> None:
    """What was played, what the search prefers and two runners-up, with what it expects of each."""
    seat, played = one["seat"], one["played"]
    say(
        texts.format(
            "cli-review-one",
            move=one["entry"] + 1,
            seat=texts.seat(seat),
            text=spoken(played, texts),
            chance=percent(played["expects"][seat]),
            verdict=texts.format(f"label-{one['label']}"),
        )
    )
    for n, option in enumerate(one["options"]):
        line = "cli-explain-best" if n == 0 else "cli-explain-other"
        share, chance = percent(option["share"]), percent(option["expects"][seat])
        say(texts.format(line, text=spoken(option, texts), share=share, chance=chance))


def carry_out(journal: dict[str, Any], out: Path | None, texts: Texts) -> dict[str, Any]:
    wanted = reviews.decisions(journal)
    iterations = reviews.effort(len(wanted))
    mark = {"journal": hashlib.sha256(dump(journal).encode()).hexdigest(), "iterations": iterations}
    done = [] if out is None else kept(out, mark)
    try:
        with bar(str(texts.rules.manifest.title) if texts.rules else "", len(wanted)) as tick:
            tick(len(done))
            for one in reviews.judge(journal, wanted[len(done) :], iterations):
                done.append(one)
                tick(1)
    except KeyboardInterrupt:
        if out is None:
            raise BadUsage("cli-review-lost", 130, done=len(done), total=len(wanted)) from None
        write_file(out, as_file(reviews.gather(journal, done, iterations) | mark))
        counts = {"done": len(done), "total": len(wanted)}
        raise BadUsage("cli-review-interrupted", 130, file=str(out), **counts) from None
    made = reviews.gather(journal, done, iterations) | mark
    if out is not None:
        write_file(out, as_file(made))
    return made


def as_file(made: dict[str, Any]) -> str:
    return json.dumps(made, ensure_ascii=False, separators=(",", ":")) + "\n"


def kept(out: Path, mark: dict[str, Any]) -> list[reviews.Judged]:
    """What an earlier run has judged of this very game."""
    if not out.exists():
        return []
    try:
        data = json.loads(read_file(out, "review"))
        same = data["format"] == reviews.FORMAT and all(data[name] == value for name, value in mark.items())
        found: list[reviews.Judged] = data["decisions"]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadUsage("cli-fault-no-review", 1, file=str(out)) from None
    if not same:
        raise BadUsage("cli-fault-other-review", 1, file=str(out))
    return found


def tell(made: dict[str, Any], seat: int | None, texts: Texts) -> None:
    title = texts.rules.manifest.title if texts.rules else ""
    count, entries = len(made["decisions"]), made["entries"]
    say(texts.format("cli-review", title=title, decisions=count, entries=entries, iterations=made["iterations"]))
    say()
    say(texts.format("cli-review-curve"))
    for n in range(made["seats"]):
        curve = [point["chances"][n] for point in made["points"]]
        first, last = percent(curve[0]), percent(curve[-1])
        say(texts.format("cli-review-line", seat=texts.seat(n), line=drawn(curve), first=first, last=last))
    say()
    judged = {one["entry"]: one for one in made["decisions"]}
    say(texts.format("cli-review-turns") if made["turns"] else texts.format("cli-review-no-turns"))
    for turn in made["turns"]:
        one = judged[turn["entry"]]
        who = max(range(made["seats"]), key=lambda n: abs(turn["after"][n] - turn["before"][n]))
        say(
            texts.format(
                "cli-review-turn",
                move=turn["entry"] + 1,
                seat=texts.seat(turn["seat"]),
                text=spoken(one["played"], texts).rstrip("."),
                who=texts.seat(who),
                before=percent(turn["before"][who]),
                after=percent(turn["after"][who]),
            )
        )
        better, loss = spoken(one["options"][0], texts).rstrip("."), percent(one["loss"])
        cost = one["loss"] >= reviews.NOISE
        say(texts.format("cli-review-turn-cost" if cost else "cli-review-turn-after", better=better, loss=loss))
    say()
    for total in made["sums"]:
        if seat in (None, total["seat"]):
            tell_sum(total, judged, texts)
    listed = [one for one in made["decisions"] if (one["label"] not in FINE if seat is None else one["seat"] == seat)]
    if not listed:
        return
    say(texts.format("cli-review-decisions"))
    header = (
        texts.format("cli-review-move"),
        texts.format("cli-review-who"),
        texts.format("cli-review-played"),
        texts.format("cli-review-preferred"),
        texts.format("cli-review-verdict"),
        texts.format("cli-review-loss"),
    )
    say_columns(header, [row(one, texts) for one in listed], right=5)


def tell_sum(total: dict[str, Any], judged: dict[int, reviews.Judged], texts: Texts) -> None:
    """What a seat lost, its costliest moves and its habits."""
    who = texts.seat(total["seat"])
    say(texts.format("cli-review-sum", seat=who, lost=percent(total["lost"]), decisions=total["decisions"]))
    for n in total["costly"]:
        one = judged[n]
        words = {"move": n + 1, "loss": percent(one["loss"]), "better": spoken(one["options"][0], texts).rstrip(".")}
        say(texts.format("cli-review-costly", text=spoken(one["played"], texts).rstrip("."), **words))
    for habit in total["habits"]:
        ask = texts.ask(habit["ask"], total["seat"])
        say(texts.format("cli-review-habit", ask=ask, times=habit["times"], lost=percent(habit["lost"])))
    for mark in total["marks"]:
        said = {name: value for name, value in mark.items() if name != "key"}
        say(texts.format("cli-review-mark", text=texts.format(mark["key"], **said)))
    say()


def row(one: reviews.Judged, texts: Texts) -> list[str]:
    played, best = one["played"], one["options"][0]
    return [
        str(one["entry"] + 1),
        texts.seat(one["seat"]),
        spoken(played, texts),
        "" if best["choice"] == played["choice"] else spoken(best, texts),
        texts.format(f"label-{one['label']}"),
        texts.format("cli-review-points", loss=percent(one["loss"])),
    ]


def spoken(option: dict[str, Any], texts: Texts) -> str:
    return texts.choice(tuple(option["choice"]), option["words"])


def percent(chance: float) -> int:
    return round(100 * chance)


def drawn(curve: list[float]) -> str:
    """A curve from 0 to 1 as a line of bars."""
    count = min(WIDTH, len(curve))
    places = [n * (len(curve) - 1) // max(1, count - 1) for n in range(count)]
    return "".join(BARS[min(len(BARS) - 1, max(0, int(curve[at] * len(BARS))))] for at in places)
