"""Editions changed in forms: every field of every game, limits, refusals at their field, versions, differences."""

import io
import json
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.kit.content.forms import Form
from ludotheque.match.registry import registry, rules_of
from ludotheque.server import forms, pool, wire
from ludotheque.server.editions import Files, copied
from ludotheque.server.sentences import LANGUAGES
from tests.server.play import started
from tests.server.test_persons import Somebody
from tests.server.test_studio import HOST, Here

GAMES = ("diktat", "hybris", "neombre", "olomoc", "steamwatchers")
At = tuple[str | int, ...]


@pytest.fixture
def beside() -> Iterator[None]:
    before = pool.use(Here)
    yield
    pool.use(before)


@cache
def house(game: str) -> Files:
    return copied(rules_of(game), "house")


def walked(game: str, form: Form, value: Any, path: At) -> Iterator[tuple[At, Form, Any]]:
    """Every value under a form, with its own form."""
    here = forms.resolved(forms.forms(game, "en"), form, value)
    yield path, here, value
    if here["kind"] == "table":
        fields = forms.fields_of(here)
        assert set(value) <= set(fields), path
        for key, each in value.items():
            yield from walked(game, fields[key]["form"], each, (*path, key))
    elif here["kind"] in ("list", "pair"):
        for i, each in enumerate(value):
            inner = here["item"] if here["kind"] == "list" else here["items"][i]
            yield from walked(game, inner, each, (*path, i))


KINDS = {"number": int, "text": str, "word": str, "name": str, "flag": bool, "list": list, "pair": list, "table": dict}


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_house_has_its_field(game: str) -> None:
    """What the files say and the forms do not, or the other way round, would be found here."""
    tables, found = forms.tables(house(game)), 0
    for file, table in tables.items():
        if not (name := forms.form_of(forms.door_of(rules_of(game)), file)):
            assert file == "drawing.toml"
            continue
        for path, form, value in walked(game, {"kind": "same", "as": name}, table, ()):
            found += 1
            if form["kind"] == "fixed":
                assert form["value"] == value, path
            else:
                assert type(value) is KINDS[form["kind"]], (path, form["kind"])
            if form["kind"] == "word":
                assert value in [each["id"] for each in form["words"]], path
    assert found > 500


def labels(form: Form) -> Iterator[str]:
    for field in form.get("fields", ()):
        yield field["label"]
        yield from labels(field["form"])
    for option in form.get("options", ()):
        yield option["label"]
        yield from labels(option["form"])
    for word in form.get("words", ()):
        yield word["label"]
    for inner in (form.get("item"), *form.get("items", ())):
        if inner:
            yield from labels(inner)


@pytest.mark.parametrize("game", GAMES)
def test_each_field_stands_once_and_is_named_in_both_languages(game: str) -> None:
    both = [forms.forms(game, lang) for lang in LANGUAGES]
    assert both[0].keys() == both[1].keys()
    for name in both[0]:
        keys = [field["key"] for field in both[0][name].get("fields", ())]
        assert len(keys) == len(set(keys)), name
        for lang, known in zip(LANGUAGES, both, strict=True):
            assert not [each for each in labels(known[name]) if not each or "_" in each or "[" in each], (name, lang)
    schema = forms.door_of(rules_of(game)).schema()["$defs"]
    for name, form in both[0].items():
        if form["kind"] == "table" and name in schema:
            assert [field["key"] for field in form["fields"]] == list(schema[name]["properties"])


def test_every_game_with_an_edition_of_its_own_has_forms() -> None:
    assert {game for game, rules in registry().items() if "content" in rules.manifest.options} == set(GAMES)


LIMITS: list[tuple[str, str, At, Any, Any]] = [
    ("diktat", "opportunities.toml", ("card", 0, "darkness"), 9, 10),
    ("diktat", "cabals.toml", ("cabal", 0, "rank"), -100, -101),
    ("diktat", "opportunities.toml", ("card", 3, "effects", 0, "get", "pp"), 15, 16),
    ("hybris", "technologies.toml", ("tile", 0, "vp"), 20, 21),
    ("neombre", "zones/1b.toml", ("enemy", 0, "hp"), 99, 100),
    ("olomoc", "characters.toml", ("character", 0, "stats", "combat"), 9, 10),
    ("steamwatchers", "scenarios/les_ruines.toml", ("columns",), 0, -1),
]


@pytest.mark.parametrize(("game", "file", "path", "good", "bad"), LIMITS)
def test_a_value_at_its_limit_is_taken_and_one_beyond_is_refused_at_its_field(
    game: str, file: str, path: At, good: Any, bad: Any
) -> None:
    change = wire.EditEdition(0, file, list(path), good)
    after, refused, fits = forms.tried(game, house(game), change, "en")
    assert (refused, fits) == ([], True)
    assert forms.at(forms.tables(after)[file], path) == good
    changed = [name for name in after if after[name] != house(game)[name]]
    assert changed == [file]
    differs = forms.differences(game, forms.tables(after), "en")
    assert [tuple(each.path) for each in differs] == [path] and differs[0].now == str(good)
    _, refused, fits = forms.tried(game, house(game), wire.EditEdition(0, file, list(path), bad), "fr")
    assert [(each.file, tuple(each.path)) for each in refused] == [(file, path)]
    assert not fits and refused[0].reason.startswith("Il faut un nombre entier de")


def test_effects_are_built_of_words_and_told_in_words() -> None:
    where, path = "opportunities.toml", list[str | int](["card", 0, "effects"])
    built = [{"type": "special", "verb": "kill_spree", "n": 5}]
    after, refused, _ = forms.tried(
        "diktat", house("diktat"), wire.EditEdition(0, "opportunities.toml", path, built), "en"
    )
    assert refused == []
    said = forms.drawn_at("diktat", after, wire.DrawEdition(where, ["card", 0]))["NV1"]
    assert "5" in said["en"]["text"][0] and "5" in said["fr"]["text"][0]
    wrong = [{"type": "gain", "verb": "kill_spree"}]
    _, refused, fits = forms.tried(
        "diktat", house("diktat"), wire.EditEdition(0, "opportunities.toml", path, wrong), "en"
    )
    assert refused and not fits


@pytest.mark.parametrize(
    ("game", "file", "row", "name"),
    [
        ("diktat", "markers.toml", "marker", "{sector}_{level}"),
        ("hybris", "pillars.toml", "pillar", "pillar_{number}"),
        ("steamwatchers", "columns.toml", "card", "{zone}"),
    ],
)
def test_what_has_no_id_is_drawn_by_the_name_that_the_game_gives_it(game: str, file: str, row: str, name: str) -> None:
    files = house(game)
    for at, each in enumerate(forms.tables(files)[file][row][:3]):
        assert list(forms.drawn_at(game, files, wire.DrawEdition(file, [row, at]))) == [name.format_map(each)]


NEW = {"game": "diktat", "name": "Jeudi & <i>co</i>"}
DARK = {"file": "opportunities.toml", "path": ["card", 0, "darkness"]}


@pytest.mark.usefixtures("beside")
def test_an_edition_is_changed_undone_taken_away_and_brought_back(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path) as web:
        one = web.post("/api/studio/editions", json=NEW).json()["card"]["id"]
        path = f"/api/studio/editions/{one}"
        state = web.get(f"{path}/state?lang=en").json()
        assert (state["version"], state["faults"], state["differs"], state["changes"]) == (0, [], [], [])
        assert {each["form"] for each in state["entries"]} >= {"Opportunity", "Cabal", "CabalCard", "Marker"}
        draft = web.post(f"{path}/edit?lang=en", json=DARK | {"version": 0, "value": 7, "draft": True}).json()
        assert draft == {"refused": [], "fits": True, "state": None}
        drawn = web.post(f"{path}/drawn", json=DARK | {"entry": ["card", 0], "value": 7}).json()["drawn"]
        assert drawn["NV1"]["darkness"] == 7
        refused = web.post(f"{path}/edit?lang=en", json=DARK | {"version": 0, "value": 70, "anyway": True}).json()
        assert refused["state"] is None and refused["refused"][0]["path"] == DARK["path"]
        kept = web.post(f"{path}/edit?lang=fr", json=DARK | {"version": 0, "value": 7}).json()["state"]
        assert kept["version"] == 1 and kept["changes"][0]["what"]["en"] == "Audit Chamber › Darkness"
        (difference,) = kept["differs"]
        assert (difference["title"], difference["was"], difference["now"], difference["back"]) == (
            *("Chambre des audits", "1", "7"),
            1,
        )
        stale = web.post(f"{path}/edit", json=DARK | {"version": 0, "value": 3})
        assert (stale.status_code, stale.json()["fault"]) == (409, "edit-moved")
        moved = DARK | {"path": ["card", 0, "sector"], "value": "karst", "version": 1}
        told = web.post(f"{path}/edit", json=moved).json()
        assert told["state"] is None and told["fits"] and "per_sector" in told["refused"][0]["reason"]
        state = web.post(f"{path}/edit", json=moved | {"anyway": True}).json()["state"]
        assert state["version"] == 2 and state["faults"] and len(state["differs"]) == 2
        assert web.post(f"{path}/freeze").json()["fault"] == "edition-faults"
        back = web.post(f"{path}/step", json={"version": 2, "to": 0}).json()
        assert (back["version"], back["differs"], len(back["changes"])) == (0, [], 2)
        again = web.post(f"{path}/step", json={"version": 0, "to": 1}).json()
        assert (again["version"], again["faults"], len(again["differs"])) == (1, [], 1)
        assert web.post(f"{path}/step", json={"version": 1, "to": 9}).json()["fault"] == "edit-no-version"
        folder = web.get(f"{path}/zip").content
        with zipfile.ZipFile(io.BytesIO(folder)) as files:
            files.extractall(tmp_path / "folder")
        assert rules_of("diktat").content.check(str(tmp_path / "folder")) == []
        web.post(f"{path}/step", json={"version": 1, "to": 0})
        brought = web.post(f"{path}/zip", content=folder).json()
        assert (brought["version"], len(brought["differs"]), len(brought["changes"])) == (1, 1, 1)
        for bad, fault in ((b"PK nonsense", "edit-no-folder"), (packed("../x.toml"), "edition-file")):
            assert web.post(f"{path}/zip", content=bad).json()["fault"] == fault
        assert (
            web.post(f"{path}/zip", content=packed("cabals.toml", "x" * 1_000_001)).json()["fault"] == "edition-large"
        )
        for nowhere in (["card", 900, "id"], [], ["card", "x"], [0]):
            answer = web.post(f"{path}/edit", json={"version": 1, "file": DARK["file"], "path": nowhere, "value": 1})
            assert answer.status_code == 409, nowhere
        large = web.post(f"{path}/edit", json=DARK | {"version": 1, "value": "x" * 30_000})
        assert large.json()["fault"] == "edition-large"


def packed(name: str, text: str = "") -> bytes:
    found = io.BytesIO()
    with zipfile.ZipFile(found, "w", zipfile.ZIP_DEFLATED) as folder:
        folder.writestr(name, text)
    return found.getvalue()


def rested(web: TestClient) -> None:
    """Every budget is whole again, as after some time."""
    for each in web.app.state.host.budgets.kept.values():  # type: ignore[attr-defined]
        each.known.clear()


@pytest.mark.usefixtures("beside")
def test_only_whoever_is_let_in_sees_forms_and_an_edition_is_only_ones_own(database: str, tmp_path: Path) -> None:
    with started(database, tmp_path, local=False, host_key="the-key") as web:
        ana, bo = Somebody(web, "Ana"), Somebody(web, "Bo")
        assert ana.get("/api/studio/forms/diktat").json()["fault"] == "studio-closed"
        web.post("/api/admin/studio", json={"account": "Ana", "may": True}, headers=HOST)
        one = ana.post("/api/studio/editions", **NEW).json()["card"]["id"]
        path = f"/api/studio/editions/{one}"
        asks: list[tuple[str, str, dict[str, Any]]] = [
            ("GET", "state", {}),
            ("GET", "zip", {}),
            ("POST", "edit", DARK | {"version": 0, "value": 2}),
            ("POST", "drawn", {"file": DARK["file"], "entry": ["card", 0]}),
            ("POST", "step", {"version": 0, "to": 0}),
            ("POST", "zip", {}),
        ]
        for headers, status, some in ((bo.headers, 403, asks), (HOST, 404, asks[2:5]), ({}, 403, asks[:1])):
            rested(web)
            for method, name, body in some:
                answer = web.request(method, f"{path}/{name}", content=json.dumps(body), headers=headers)
                assert answer.status_code == status, (name, answer.text)
        rested(web)
        web.post(f"{path}/edit", json=DARK | {"version": 0, "value": 2}, headers=ana.headers)
        told = ana.get("/api/account/export").json()["studio"]["editions"][0]
        assert "darkness = 2" in told["files"]["opportunities.toml"]
        assert ana.get("/api/studio/forms/connect4").status_code == 404


def test_a_change_of_another_game_is_no_place(web: TestClient) -> None:
    one = web.post("/api/studio/editions", json=NEW).json()["card"]["id"]
    answer = web.post(f"/api/studio/editions/{one}/edit", json={"version": 0, "file": "map.toml", "path": ["sea"]})
    assert answer.json()["fault"] == "edit-nowhere"
