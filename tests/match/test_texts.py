"""Sentences: both languages say the same things, and nothing the code can say is missing."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

import ludotheque
from ludotheque.core.game import Game, Result
from ludotheque.match.campaign import has_campaign
from ludotheque.match.languages import LANGUAGES, default_language, joined
from ludotheque.match.registry import registry
from ludotheque.match.texts import SHARED, Texts, files
from tests.match.small import SmallGame

SOURCES = Path(ludotheque.__file__).parent
FOLDERS = {"engine": SHARED} | {name: Path(rules.text) for name, rules in registry().items()}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message and attribute of a folder, with its variables."""
    found: dict[str, set[str]] = {}
    for path in files(folder, lang):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message | fluent.Term):
                parts = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a for a in entry.attributes}
                for name, node in parts.items():
                    assert name not in found, f"{path.name}: {name} twice"
                    finder = Variables()
                    finder.visit(node)
                    found[name] = finder.found
    return found


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_messages_and_variables(name: str) -> None:
    one, two = (messages(FOLDERS[name], lang) for lang in LANGUAGES)
    assert one
    assert set(one) == set(two)
    assert {text_id: (one[text_id], two[text_id]) for text_id in one if one[text_id] != two[text_id]} == {}


def calls(folders: list[Path]) -> Iterator[ast.Call]:
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call):
                    yield node


def literal(call: ast.Call, place: int) -> str | None:
    part = call.args[place] if len(call.args) > place else None
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None


def spoken(folders: list[Path]) -> set[str]:
    """The ids of the sentences that refusals, events and results in these sources call for."""
    found = set()
    for call in calls(folders):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name == "Refusal" and (key := literal(call, 1)):
            found.add(f"why-{key}")
        elif name in ("tell", "whisper", "Event") and (key := literal(call, 1)):
            found.add(f"event-{key}")
        elif name == "Result" and (key := literal(call, 2)):
            found.add(f"reason-{key}")
    return found


def prompts(folder: Path) -> set[str]:
    """The questions that frames ask: pairs of a rule and a key in their `prompt` methods."""
    found = set()
    for path in sorted(folder.rglob("*.py")):
        for method in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(method, ast.FunctionDef) and method.name == "prompt":
                for node in ast.walk(method):
                    if isinstance(node, ast.Tuple) and len(node.elts) == 2:
                        key = node.elts[1]
                        if isinstance(key, ast.Constant) and isinstance(key.value, str):
                            found.add(f"ask-{key.value}")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_engine_has_a_sentence_for_all_it_says(lang: str) -> None:
    texts = Texts(None, lang)
    wanted = spoken([SOURCES / "core", SOURCES / "kit", SOURCES / "match"]) | {"ask-outcome", "choice-outcome"}
    assert "why-stale" in wanted and "event-undone" in wanted
    assert sorted(text_id for text_id in wanted if text_id not in texts) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_line_has_a_sentence_for_all_it_says(lang: str) -> None:
    texts = Texts(None, lang)
    wanted = set()
    for call in calls([SOURCES / "cli"]):
        for node in ast.walk(call.args[0]) if call.args else ():
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("cli-"):
                wanted.add(node.value)
    shared = {text_id for text_id in messages(SHARED, lang) if text_id.startswith("cli-")}
    assert wanted - shared == set(), "missing"
    assert shared - wanted == set(), "never said"
    assert "cli-help" in texts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registry())
def test_a_game_has_a_sentence_for_all_it_says(game: str, lang: str) -> None:
    rules = registry()[game]
    texts, home = Texts(rules, lang), Path(rules.text).parent
    wanted = spoken([home]) | prompts(home) | ({"carried"} if has_campaign(rules) else set())
    assert wanted
    assert sorted(text_id for text_id in wanted if text_id not in texts) == []


# -- the wrapper


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(SmallGame(), request.param)


def test_a_missing_message_is_its_id_in_brackets_and_is_reported(texts: Texts) -> None:
    assert texts.format("event-no-such-thing") == "[event-no-such-thing]"
    assert texts.faults == ["event-no-such-thing: no such message"]


def test_a_missing_variable_is_reported(texts: Texts) -> None:
    texts.format("event-took", seat="x")
    assert len(texts.faults) == 1 and "event-took" in texts.faults[0]


def test_names_come_from_the_content_then_from_the_texts() -> None:
    english = Texts(SmallGame(), "en")
    phare = Texts(registry()["phare"], "en")
    assert (english.name("pearl"), phare.name("west"), english.name("west")) == ("the pearl", "westwards", "west")
    assert phare.choice(("tow", "west")) == "tow the ship one lane westwards"


def test_seats_are_named_under_their_keys_and_by_a_function() -> None:
    texts = Texts(SmallGame(), "en")
    assert texts.event({"number": 0, "rule": "SML-01", "key": "took", "seat": 1, "n": 2}) == "Player 2 takes 2."
    assert texts.event({"key": "waved", "seat": 0}) == "Player 1 waves."
    assert texts.named("owner", -1) == "nobody"
    assert texts.named("seats", [0, 1]) == "Player 1, Player 2"
    assert texts.faults == []


def test_a_secret_is_told_to_those_who_know_it() -> None:
    texts = Texts(SmallGame(), "en")
    assert texts.event({"key": "peeked", "seat": 0}) == "Player 1 peeks."
    assert texts.event({"key": "peeked", "seat": 0, "token": "pearl"}) == "Player 1 peeks and sees the pearl."
    assert texts.faults == []


def test_a_game_replaces_the_words_of_the_engine() -> None:
    assert Texts(None, "fr").seat(0) == "Joueur 1"
    assert [Texts(registry()["connect4"], lang).seat(0) for lang in LANGUAGES] == ["Jaune", "Yellow"]


def test_words_of_the_game_reach_the_sentence_of_a_choice(texts: Texts) -> None:
    assert texts.choice(("take", 2), {"unused": [1, True, None]}).endswith(" 2")
    assert texts.reason(Result([], [], "turns-played")) and texts.faults == []


@pytest.mark.parametrize(
    ("value", "lang"), [("en_US.UTF-8", "en"), ("fr_CA", "fr"), ("C.UTF-8", "fr"), ("de_DE.UTF-8", "fr"), ("", "fr")]
)
def test_the_language_comes_from_the_environment(value: str, lang: str) -> None:
    assert default_language({"LANG": value}) == lang
    assert default_language({}) == "fr"


def test_a_language_there_is_not_is_refused() -> None:
    rules: Game = SmallGame()
    with pytest.raises(ValueError, match="fr, en"):
        Texts(rules, "la")


RUN_TOGETHER = json.loads((SOURCES.parents[1] / "web/src/lib/joined.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("apart", "together"), RUN_TOGETHER)
def test_french_runs_into_names_as_on_the_page(apart: str, together: str) -> None:
    assert joined("fr", apart) == together
    assert joined("en", apart) == apart


def test_a_sentence_runs_into_the_name_it_is_given() -> None:
    texts = Texts(None, "fr")
    assert texts.format("cli-title", title="Jeu de Olomòc", seats=2).startswith("Jeu d’Olomòc")
