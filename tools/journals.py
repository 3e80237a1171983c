"""Plays the games kept as journals under tests/journals again where the rules no longer bear them out: when a rule or a
card changed on purpose. A journal that still holds stays as it is, whatever somebody at random would answer now.

python tools/journals.py
"""

from pathlib import Path
from typing import Any

import ludotheque
from ludotheque.match.bots import RandomBot
from ludotheque.match.journal import BadJournal, dump, journal_of

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "journals"
GAMES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("diktat-2", "diktat", 2, {}),
    ("diktat-3-others", "diktat", 3, {"others": True}),
    ("diktat-4", "diktat", 4, {}),
    ("diktat-5-choose", "diktat", 5, {"cabals": "choose"}),
    ("diktat-4-fixture", "diktat", 4, {"content": "fixture"}),
    ("connect4", "connect4", 2, {}),
    ("phare-3", "phare", 3, {}),
    ("steamwatchers-2", "steamwatchers", 2, {"scenario": "apprentissage"}),
    ("steamwatchers-2-crames", "steamwatchers", 2, {"scenario": "le_pillage_des_crames"}),
    ("steamwatchers-3-ruines", "steamwatchers", 3, {"scenario": "les_ruines"}),
    ("steamwatchers-4", "steamwatchers", 4, {"scenario": "la_guerre_vient"}),
    ("steamwatchers-4-vote", "steamwatchers", 4, {"scenario": "le_reliquaire"}),
    ("steamwatchers-5-rendezvous", "steamwatchers", 5, {"scenario": "le_rendez_vous"}),
    ("olomoc-gargoule", "olomoc", 2, {"agenda": "gargoule", "cabals": "draft"}),
    ("olomoc-dossiers", "olomoc", 2, {"agenda": "dossiers"}),
]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game, seats, options in GAMES:
        file = FOLDER / f"{name}.jsonl"
        why = fault(file)
        if why is None:
            print(f"{name}: holds")
        else:
            file.write_text(played(name, game, seats, options), encoding="utf-8")
            print(f"{name}: played again. {why}")


def fault(file: Path) -> str | None:
    """Why a journal is no proof of the rules as they are."""
    if not file.exists():
        return "There was no journal."
    try:
        ludotheque.verify(file.read_text(encoding="utf-8"))
    except BadJournal as bad:
        return str(bad)
    return None


def played(name: str, game: str, seats: int, options: dict[str, Any]) -> str:
    """The journal of a game among players at random."""
    table = ludotheque.game(game).new(seats=seats, seed=name, options=options)
    bot = RandomBot(seed=len(name))
    while not table.over:
        seat = table.waiting[0].seat
        table.choose(seat, bot.answer(table, seat))
    return dump(journal_of(table))


if __name__ == "__main__":
    main()
