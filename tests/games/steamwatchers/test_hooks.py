"""A scenario from outside with rules of its own: what its hooks may do, whose code runs, what the check says."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.core.game import BadOption
from ludotheque.games.steamwatchers import loader, outside
from ludotheque.games.steamwatchers.acts import to_reserve, withdraw
from ludotheque.games.steamwatchers.check import HOUSE, check
from ludotheque.games.steamwatchers.phases.elimination import Fallen
from ludotheque.games.steamwatchers.phases.scenarios import SPECIAL_RULES
from ludotheque.games.steamwatchers.records import Special, spelled
from ludotheque.games.steamwatchers.state import Zone
from ludotheque.kit.content import shelf
from ludotheque.kit.content.toml_file import Fault
from ludotheque.match import journal as journals
from ludotheque.match.journal import journal_of
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.position import BadPosition, load
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from ludotheque.match.texts import Texts
from tests import fuzz
from tests.drivers import Case, Driver
from tests.games.shared.scenes import PlayedScene
from tests.marks import rule

GIVEN = Path(__file__).with_name("outside")
GAME = rules_of("steamwatchers")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy that nobody has vouched for."""
    monkeypatch.setenv(outside.VARIABLE, "")
    return Path(shutil.copytree(GIVEN, tmp_path / "mine"))


@pytest.fixture
def trusted(folder: Path) -> dict[str, Any]:
    """Options of a table, as typed on the command line."""
    options = {"content": str(folder), "scenario": "ash_winter"}
    GAME.content.vouch(options)
    return options


def spoil(folder: Path, old: str, new: str, suffix: str = ".py") -> int:
    """Replace the first occurrence of a text; the line where it began."""
    path = folder / "scenarios" / f"ash_winter{suffix}"
    text = path.read_text(encoding="utf-8")
    at = text.index(old)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")
    return text.count("\n", 0, at) + 1


def only(folder: Path) -> tuple[int, str]:
    (fault,) = check(folder)
    assert fault.file.endswith("ash_winter.py")
    return fault.line, fault.reason


def tried(folder: Path) -> tuple[int, str]:
    """What the command says once nothing is wrong with the file itself."""
    faults = GAME.content.check(str(folder))
    assert faults is not None and len(faults) == 1
    assert faults[0][0].endswith("ash_winter.py")
    return faults[0][1:]


def new(seats: int, options: dict[str, Any], seed: int = 1) -> Table:
    return ludotheque.game("steamwatchers").new(seats, seed, options)


def finished(table: Table, seed: int) -> Table:
    for _ in Driver(seed).play(table):
        pass
    return table


# -- one way to do a thing


def test_the_rules_of_our_scenarios_are_hooks_too() -> None:
    kinds = {name: [type(each) for each in loader.load("house", name).hooks] for name in loader.scenarios()}
    for name, table in loader.tables()["scenarios"].items():
        rules = {special["rule"] for special in table.get("special", ())}
        assert kinds[name] == [SPECIAL_RULES[rule] for rule in SPECIAL_RULES if rule in rules]
    assert {kind for found in kinds.values() for kind in found} == set(SPECIAL_RULES.values())
    assert {spelled(kind.__name__) for kind in Special.__subclasses__()} - set(SPECIAL_RULES) == {"watchers"}


# -- playing it


@rule("STW-Q88")
def test_hooks_from_outside_come_after_the_special_rules_of_the_data(trusted: dict[str, Any]) -> None:
    hooks = loader.load(trusted["content"], "ash_winter").hooks
    assert [(type(each).__name__, each.place) for each in hooks] == [("ExtraForces", 0), ("AshWinter", 1)]


@rule("STW-Q88")
@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_played_and_played_again(trusted: dict[str, Any], seats: int) -> None:
    found = 0
    for seed in range(4):
        table = finished(new(seats, trusted, seed), seed)
        relics = table.view(None)["counters"]["relics"]
        told = [event["key"] for event in table.events(None)]
        assert told.count("relic-found") == sum(relics)
        found += sum(relics)
        again = journals.replay(journals.parse(journals.dump(journal_of(table))))
        assert again.digest() == table.digest()
    assert found > 0


@rule("STW-Q88")
@pytest.mark.whole
@pytest.mark.parametrize("seats", [2, 4])
def test_the_contract_holds_for_it(seats: int, trusted: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "PLAYOUTS", 2)
    case = Case("steamwatchers", seats, json.dumps(trusted))
    table = case.new(seats)
    fuzz.play(case, table, Driver(seats), odds=6)
    assert table.over and not [*case.rules.faults(table.state)]
    assert sum(table.view(None)["counters"]["relics"]) == len(
        [e for e in table.events(None) if e["key"] == "relic-found"]
    )


def test_what_it_counts_is_public_saved_and_named(trusted: dict[str, Any]) -> None:
    table = new(2, trusted, 1)
    state: Any = table.state
    state.tally("ash", 3, 2)
    state.tally("relics", 1, 4)
    zone = state.content.zone_ids[3]
    for seat in (None, 0, 1):
        assert table.view(seat)["counters"] == {"ash": {zone: 2}, "relics": [0, 4]}
    assert list(state.imagine(0, 7).counters) == list(state.counters)
    assert load(json.dumps(table.save())).view(None)["counters"] == table.view(None)["counters"]
    texts = Texts(GAME, "fr", trusted)
    assert texts.name("relics") == "Reliques" and texts.name("ash_winter") == "Hiver de cendre"
    said = GAME.speech.picture(table.view(0), texts.format)
    assert said is not None
    assert f"Cendre : {texts.name(zone)} 2." in said and f"Reliques : {texts.seat(1)} 4." in said


def test_it_is_read_out_in_plain_words(trusted: dict[str, Any]) -> None:
    says = {lang: Texts(GAME, lang, trusted).format for lang in LANGUAGES}
    found = GAME.content.printed(trusted, says)["scenarios"]["ash_winter"]
    assert found["fr"]["text"][-1].startswith("À chaque tour, de la cendre tombe")
    assert found["en"]["text"][-1].startswith("Each turn ash falls")


def test_our_own_scenarios_count_nothing() -> None:
    assert new(2, {}, 1).view(0)["counters"] == {}


def test_a_refusal_of_its_own_is_heard(trusted: dict[str, Any]) -> None:
    table = new(2, trusted, 1)
    state: Any = table.state
    state.turn = 1
    refusal = state.content.hooks[1].why_not_act(state, 0, 3)
    assert refusal is not None
    assert Texts(GAME, "en", trusted).why(refusal) == "Too much ash in the first turn: no Forced March."


def test_a_lone_file_brings_its_hooks(folder: Path) -> None:
    options = {"scenario": str(folder / "scenarios" / "ash_winter.toml")}
    GAME.content.vouch(options)
    table = new(2, options, 1)
    assert table.view(0)["counters"] == {"ash": {}, "relics": [0, 0]}


def test_a_changed_file_is_read_again_and_marks_another_content(trusted: dict[str, Any], folder: Path) -> None:
    before = GAME.content.mark(trusted)
    spoil(folder, "PAIR = 2", "PAIR = 3")
    assert GAME.content.mark(trusted) != before
    state: Any = GAME.create(2, trusted)
    state.tally("relics", 0, 3)
    assert state.content.hooks[1].score(state, 0, 0) == 1


# -- whose code runs


def test_code_runs_only_when_somebody_vouched_for_it(folder: Path) -> None:
    mark = folder / "it-ran"
    spoil(folder, "RULE = ", f"RAN = open({str(mark)!r}, 'w').close()\nRULE = ")
    options = {"content": str(folder), "scenario": "ash_winter"}
    with pytest.raises(BadOption, match=r"brings code of its own, .*ash_winter\.py: it runs when you name"):
        new(2, options)
    assert check(folder) == [] and not mark.exists()
    GAME.content.vouch(options)
    new(2, options)
    assert mark.exists()


def test_neither_a_saved_game_nor_a_journal_makes_code_run(
    trusted: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = finished(new(2, trusted, 3), 3)
    saved, kept = json.dumps(table.save()), journals.dump(journal_of(table))
    monkeypatch.setenv(outside.VARIABLE, "")
    loader.load.__globals__["_loaded"].cache_clear()
    with pytest.raises(BadPosition, match="brings code of its own"):
        load(saved)
    with pytest.raises(journals.BadJournal, match="brings code of its own"):
        journals.replay(journals.parse(kept))


def test_a_folder_that_the_host_has_named_is_trusted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(shelf.VARIABLE, f"my_war={folder}")
    options = {"content": "my_war", "scenario": "ash_winter"}
    assert GAME.content.why_not_served(options) is None
    assert new(2, options).view(0)["counters"]["relics"] == [0, 0]


# -- what the check says


def test_the_example_is_without_fault(folder: Path) -> None:
    assert GAME.content.check(str(folder)) == []


def test_python_that_cannot_be_read_is_told_with_its_line(folder: Path) -> None:
    line = spoil(folder, "class AshWinter(Hooks):", "class AshWinter(Hooks:")
    found, reason = only(folder)
    assert found >= line and reason.startswith("Python syntax: ")


def test_a_hook_that_does_not_exist_is_named(folder: Path) -> None:
    line = spoil(folder, "def turn_begins(self, s)", "def turn_begin(self, s)")
    reason = 'there is no hook "turn_begin"; did you mean "turn_begins"? (one of its own begins with _)'
    assert only(folder) == (line, reason)


def test_a_hook_is_given_what_it_is_given(folder: Path) -> None:
    line = spoil(folder, "def score(self, s, seat, n)", "def score(self, s, seat)")
    assert only(folder) == (line, "score is given (self, s, seat, n), not (self, s, seat)")


def test_hooks_remember_nothing(folder: Path) -> None:
    line = spoil(folder, 's.tally("relics", seat, 1)', "self.relics = 1")
    assert only(folder) == (line, "hooks remember nothing: declare a counter in the scenario, and s.tally it")


def test_a_counter_is_declared(folder: Path) -> None:
    line = spoil(folder, 's.tally("relics", seat, 1)', 's.tally("relic", seat, 1)')
    assert only(folder) == (line, 'the scenario declares no counter "relic"; did you mean "relics"?')


def test_chance_comes_from_the_game(folder: Path) -> None:
    line = spoil(folder, "from ludotheque.core.refusal", "import random\nfrom ludotheque.core.refusal")
    assert (line, 'imports "random": hooks use the game alone, and draw chance with s.below') == only(folder)


def test_a_module_of_hooks_does_nothing_by_itself(folder: Path) -> None:
    line = spoil(folder, "RULE = ", 'print("hello")\nRULE = ')
    reason = "a module of hooks holds imports, constants, functions and one class, nothing else"
    assert only(folder) == (line, reason)


def test_there_is_one_class_of_hooks(folder: Path) -> None:
    line = spoil(folder, "class AshWinter(Hooks):", "class Other(Hooks):\n    pass\n\n\nclass AshWinter(Hooks):") + 4
    assert only(folder) == (line, "2 classes derive from Hooks: one does")


def test_every_sentence_is_there_in_both_languages(folder: Path) -> None:
    spoil(folder, "event-relic-taken", "event-relic-lost", ".en.ftl")
    assert only(folder)[1] == "ash_winter.en.ftl has no message event-relic-taken"
    spoil(folder, "event-relic-lost", "event-relic-taken", ".en.ftl")
    spoil(folder, "ask-search-ash", "ask-search", ".fr.ftl")
    assert only(folder)[1] == "ash_winter.fr.ftl has no message ask-search-ash"


def test_data_and_python_go_together(folder: Path) -> None:
    scenario, code = folder / "scenarios" / "ash_winter.toml", folder / "scenarios" / "ash_winter.py"
    whole = scenario.read_text(encoding="utf-8")
    head, _, tail = whole.partition("[hooks]")
    scenario.write_text(head + "[[special]]" + tail.partition("[[special]]")[2], encoding="utf-8")
    (fault,) = check(folder)
    assert fault.reason == "ash_winter.py stands beside this file, and no key hooks says what it does"
    scenario.write_text(whole, encoding="utf-8")
    code.rename(folder / "scenarios" / "other.py")
    reasons = [fault.reason for fault in check(folder)]
    assert reasons == [
        "hooks stands here, and there is no ash_winter.py beside this file",
        "stands beside no other.toml: hooks belong to a scenario",
    ]


def test_counters_are_of_something_known_and_have_names_of_their_own(folder: Path) -> None:
    line = spoil(folder, 'of = "seat"', 'of = "player"', ".toml")
    (fault,) = check(folder)
    assert fault.line == line and "player" in fault.reason
    spoil(folder, 'of = "player"', 'of = "seat"', ".toml")
    line = spoil(folder, 'id = "relics"', 'id = "saksa"', ".toml")
    path = str(folder / "scenarios" / "ash_winter.toml")
    assert Fault(path, line, 'the id "saksa" is taken already') in check(folder)


def test_games_on_trial_tell_where_hooks_break(folder: Path) -> None:
    line = spoil(folder, 'return n + s.counter("relics", seat) // PAIR', 'return n + s.counter("relics", 99)')
    found, reason = tried(folder)
    assert found == line and reason.startswith("IndexError: ")


def test_games_on_trial_tell_when_a_number_is_none(folder: Path) -> None:
    spoil(folder, "return n + 1 if s.counter", "return 'tall' if s.counter")
    assert tried(folder)[1].startswith("TypeError: ")


def test_games_on_trial_tell_when_pieces_are_lost(folder: Path) -> None:
    spoil(folder, "            if in_play(s, zone):\n", "            s.farms += 41\n            if in_play(s, zone):\n")
    assert tried(folder) == (0, "with 2 players a game ends with pieces lost or doubled (STW-004)")


def test_games_on_trial_tell_when_hooks_remember_after_all(folder: Path) -> None:
    spoil(folder, "RULE = ", "SEEN = []\nRULE = ")
    spoil(
        folder,
        "    def turn_begins(self, s):\n",
        "    def turn_begins(self, s):\n        SEEN.append(1)\n        s.tally('ash', 0, len(SEEN))\n",
    )
    reason = "with 2 players the same game ends differently a second time: hooks remember nothing"
    assert tried(folder) == (0, reason)


def test_the_house_has_no_code() -> None:
    assert loader.code("house") == {} and not list(HOUSE.glob("scenarios/*.py"))


@rule("STW-Q88", "STW-044")
@pytest.mark.parametrize("unit", [0, 1])
def test_a_hook_gives_each_seat_its_own_number_of_soldiers(folder: Path, unit: int) -> None:
    more = f"    def soldiers(self, s, seat, unit, n):\n        return n + seat if unit == {unit} else n\n\n"
    spoil(folder, "    def turn_begins", f"{more}    def turn_begins")
    options = {"content": str(folder), "scenario": "ash_winter"}
    GAME.content.vouch(options)
    t = PlayedScene(new(2, options)).until("watcher")
    assert [player["units"] for player in t.table.view(None)["players"]] == [11, 12]


@rule("STW-Q88", "STW-044")
@pytest.mark.parametrize(("unit", "reserve"), [(0, "reserve_base"), (1, "reserve_elite")])
def test_no_hook_gives_more_soldiers_than_a_clan_has(folder: Path, unit: int, reserve: str) -> None:
    more = f"    def soldiers(self, s, seat, unit, n):\n        return n + 20 * seat if unit == {unit} else n\n\n"
    spoil(folder, "    def turn_begins", f"{more}    def turn_begins")
    options = {"content": str(folder), "scenario": "ash_winter"}
    GAME.content.vouch(options)
    t = PlayedScene(new(2, options)).until("watcher")
    assert [player[reserve] > 0 for player in t.table.view(None)["players"]] == [True, False]


@rule("STW-Q88")
def test_what_is_answered_comes_to_whoever_was_asked(trusted: dict[str, Any]) -> None:
    table = new(3, trusted)
    state: Any = table.state
    for zone in range(state.content.zones):
        state.tally("ash", zone, 1)
    t, found = PlayedScene(table), [0, 0, 0]
    for _ in range(3):
        seat = t.until("search-ash").asks[0][0]
        t.play(seat, t.choices(seat)[1])
        found[seat] += 1
        assert t.table.view(None)["counters"]["relics"] == found
    assert found == [1, 1, 1]


@rule("STW-Q88", "STW-112")
def test_who_is_left_is_asked_whoever_of_the_others_fell(trusted: dict[str, Any]) -> None:
    table = new(3, trusted)
    state: Any = table.state
    for zone in range(state.content.zones):
        state.tally("ash", zone, 1)
    t = PlayedScene(table).until("activation")
    gone = (t.asks[0][0] + 1) % 3
    for zone in range(state.content.zones):
        if t.state.on(zone, Zone.holder) == gone:
            base, elite = t.state.on(zone, Zone.base), t.state.on(zone, Zone.elite)
            withdraw(t.state, zone, base, elite)
            to_reserve(t.state, gone, base, elite)
    t.state.call(Fallen(gone))
    t.state.settle()
    t.table.menu.clear()  # it was changed behind the table
    asked = []
    for _ in range(2):
        asked.append(t.until("search-ash").asks[0][0])
        t.play(asked[-1], "stop")
    assert sorted([*asked, gone]) == [0, 1, 2]
