"""What each client received, byte for byte, holds nothing that is hidden from it.

At every pause the last state a seat was sent must be the very one it would have been sent in a world imagined from what
that seat knows: everything hidden from it is drawn anew there, so nothing hidden can be in those bytes.
"""

import contextlib
import json
import random
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

from ludotheque.core.domains import Domain
from ludotheque.core.events import EVERYONE
from ludotheque.core.sight import Look
from ludotheque.games.neombre.loader import spoken_names
from ludotheque.match.bots import RandomBot
from ludotheque.match.registry import rules_of
from ludotheque.match.table import Table
from ludotheque.server import cards, sockets
from ludotheque.server.live import LiveTable
from ludotheque.server.pages import web_folder
from ludotheque.server.wire import Language
from tests.marks import rule
from tests.server.play import Player, made, socket


def shown(live: LiveTable, table: Table, seat: int | None, languages: list[Language]) -> dict[str, Any]:
    """What that seat would be told of the position of another table, sentences included."""
    kept, live.table = live.table, table
    try:
        view, voices = table.view(seat), cards.spoken(live, languages)
        asked = seat is not None and table.state.asked() >> seat & 1
        decision = cards.decision_card(table, table.decision(seat), voices) if seat is not None and asked else None
        beside = cards.beside_card(table, seat, voices) if seat is not None else None
        waiting = [{"rule": None, "ask": None} | waited for waited in view["waiting"]]
        told = {"view": view, "decision": decision, "beside": beside, "waiting": waiting}
        found: dict[str, Any] = json.loads(json.dumps(told, default=plain))
        return found
    finally:
        live.table = kept


def plain(value: Any) -> Any:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def some_move(table: Table, rng: random.Random, bot: RandomBot) -> tuple[int, Any]:
    """An answer of a seat that is asked, or now and then something beside, by anybody."""
    for _ in range(3):
        seat = rng.randrange(table.state.seats)
        beside = table.beside(seat)
        if beside and rng.random() < 0.25:
            offered = rng.choice(beside)
            choice = offered.sample(rng.randrange) if isinstance(offered, Domain) else offered
            if table.why_not(seat, choice) is None:
                return seat, choice
    seat = rng.choice(table.waiting).seat
    return seat, bot.answer(table, seat)


@pytest.mark.parametrize(
    ("game", "seats", "seed", "options"),
    [
        ("diktat", 2, 1, {}),
        ("diktat", 3, 2, {"others": True}),
        ("diktat", 4, 3, {}),
        ("steamwatchers", 2, 4, {}),
        ("steamwatchers", 3, 5, {"scenario": "le_reliquaire"}),
        ("phare", 3, 6, {}),
        ("connect4", 2, 7, {}),
    ],
)
def test_nothing_hidden_is_in_the_bytes_of_any_client(
    web: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, seed: int, options: dict[str, Any]
) -> None:
    """From the deal to the result."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    table_id, keys = made(web, game=game, options=options, seats=[{"name": f"Player {n}"} for n in range(seats)])
    rng, bot = random.Random(seed), RandomBot(seed)
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(socket(web, table_id)) for _ in range(seats + 1)]
        tongues: list[list[Language]] = [["fr", "en"] if n % 2 else [] for n in range(seats + 1)]
        players = [Player(line, keys[n : n + 1] if n < seats else [], [*tongues[n]]) for n, line in enumerate(lines)]
        for player in players:
            player.until("state")
        live: LiveTable = web.app.state.host.rooms[table_id].live  # type: ignore[attr-defined]
        unnoticed, moves = 0, 0
        while not live.table.over:
            seat, choice = some_move(live.table, rng, bot)
            assert players[seat].choose(seat, list(choice))["type"] == "accepted"
            unnoticed += min(live.known) < live.at
            moves += 1
            for n, player in enumerate(players):
                player.send(type="ping")
                player.until("pong")
                eyes = n if n < seats else None
                had = player.states[eyes]
                assert had["at"] == live.seen_at(eyes)
                world = live.table.imagine(rng.randrange(seats) if eyes is None else eyes, rng)
                expected = shown(live, world, eyes, tongues[n])
                for part, value in expected.items():
                    assert had[part] == value, (part, n, choice)
            if not live.table.over:
                assert not any(live.head.seed in text for player in players for text in player.bytes[-9:])
                if moves % 40 == 1:
                    check_doors(web, table_id, players, keys)
        if game in FOR_OWN_EYES:
            assert unnoticed > 0, "no move was made behind anybody's back"
        check_events(live, players, seats)
        check_bytes(game, players, keys, seats)


SCREENS = [("diktat", 3), ("hybris", 3), ("neombre", 2), ("olomoc", 2), ("steamwatchers", 3)]


@pytest.mark.parametrize(("game", "seats"), SCREENS)
def test_a_big_screen_is_told_nothing_private(
    web: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    """It shows no key. What it is told is the same in every world that any seat takes for possible."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    people = [{"name": f"Player {n}"} for n in range(seats)]
    table, keys = made(web, game=game, seats=people, hotseat=True, seed="screen")
    rng, bot = random.Random(seats), RandomBot(1)
    with socket(web, table, "phones") as line, socket(web, table, "television") as watching:
        hands, screen = Player(line, keys[:seats]), Player(watching, [], ["fr"], name=None)
        for player in (hands, screen):
            player.until("proposals")
        live: LiveTable = web.app.state.host.rooms[table].live  # type: ignore[attr-defined]
        moves = 0
        while not live.table.over and moves < 60:
            seat, choice = some_move(live.table, rng, bot)
            assert hands.choose(seat, list(choice))["type"] == "accepted"
            moves += 1
            for player in (hands, screen):
                player.send(type="ping")
                player.until("pong")
            had = screen.states[None]
            assert had["at"] == live.seen_at(None) and had["decision"] is None and had["beside"] is None
            for eyes in range(seats):
                for part, value in shown(live, live.table.imagine(eyes, rng), None, ["fr"]).items():
                    assert had[part] == value, (part, eyes, choice)
        assert moves > 30
        assert set(screen.states) == {None} and not screen.alone[None]
        assert [event["key"] for event in screen.events[None]] == [event["key"] for event in live.table.events(None)]
        for text in screen.bytes:
            assert live.head.seed not in text and not any(key in text for key in keys)


@pytest.mark.parametrize(("game", "secret"), [("diktat", "pawns"), ("steamwatchers", "deck")])
def test_a_leak_would_be_found(web: TestClient, monkeypatch: pytest.MonkeyPatch, game: str, secret: str) -> None:
    """The test above has teeth: a server that adds one hidden number, of a pawn or of the deck, is caught."""
    honest = Table.apart

    def leaking(table: Table, look: Look, seat: int | None) -> dict[str, Any]:
        hidden = getattr(table.state, secret)
        return honest(table, look, seat) | {"serial": int(hidden[-1]) if len(hidden) else 0}

    monkeypatch.setattr(Table, "apart", leaking)
    with pytest.raises(AssertionError, match="view"):
        test_nothing_hidden_is_in_the_bytes_of_any_client(web, monkeypatch, game, 2, 1, {})


def check_events(live: LiveTable, players: list[Player], seats: int) -> None:
    """Each client has exactly the events it may notice, with the secret part only where it is for its eyes."""
    for n, player in enumerate(players):
        eyes = n if n < seats else None
        expected: list[dict[str, Any]] = []
        alone = set()
        for event in live.table.told:
            mine = event.eyes == EVERYONE or (eyes is not None and event.eyes >> eyes & 1)
            if event.private and not mine:
                continue
            secret = event.secret if mine and event.secret is not None else {}
            if secret and eyes is not None and event.eyes == 1 << eyes:
                alone.add(len(expected))
            expected.append({"rule": event.rule, "key": event.key, **event.data, **secret})
        got = [{k: v for k, v in event.items() if k not in ("number", "say")} for event in player.events[eyes]]
        assert got == json.loads(json.dumps(expected))
        assert player.alone[eyes] == alone


def check_doors(web: TestClient, table: str, players: list[Player], keys: list[str]) -> None:
    """While the game goes on nobody gets its journal, advice, a review, or what another seat sees."""
    path = f"/api/tables/{table}"
    for door in ("journal", "review"):
        assert web.get(f"{path}/{door}").status_code == 409
    for n, player in enumerate(players):
        mine = keys[n : n + 1] if n < len(players) - 1 else ["x" * 32]
        assert web.post(f"{path}/explain", json={"keys": mine}).status_code == 403
        for seat in set(range(len(players) - 1)) - {n}:
            for message in (
                {"type": "look", "at": 0},
                {"type": "choose", "choice": ["x"], "at": 0},
                {"type": "undo"},
                {"type": "say", "text": "not me"},
                {"type": "ask", "choice": ["x"]},
            ):
                assert player.ask(seat=seat, **message)["type"] == "refused", (n, seat, message)


def check_bytes(game: str, players: list[Player], keys: list[str], seats: int) -> None:
    for n, player in enumerate(players):
        everything = "".join(player.bytes)
        for key in keys:
            assert key not in everything
        for state in map(json.loads, (text for text in player.bytes if '"type":"state"' in text)):
            assert state["seat"] == (n if n < seats else None)
            FOR_OWN_EYES.get(game, nothing_of_its_own)(state["view"], state["seat"], seats)


def nothing_of_its_own(view: dict[str, Any], seat: int | None, seats: int) -> None:
    """What a game without secret fields shows to one seat it shows to all."""


def diktat_eyes(view: dict[str, Any], seat: int | None, seats: int) -> None:
    for owner in view["players"]:
        assert "screen" not in owner or owner["seat"] == seat
    for pile in view["piles"]:
        for pawn, seen_by in zip(pile["pawns"], pile["seen_by"], strict=True):
            known = pile["owner"] == seat or seat in seen_by or len(seen_by) == seats
            assert pawn is None or known


def steamwatchers_eyes(view: dict[str, Any], seat: int | None, seats: int) -> None:
    for owner, row in enumerate(view["players"]):
        assert owner == seat or ("hand" not in row and ("orders_left" not in row or view["phase"] != "planning"))
    for zone in view["zones"].values():
        order = zone.get("order")
        assert order is None or "kind" not in order or order["owner"] == seat or view["phase"] != "planning"


FOR_OWN_EYES = {"diktat": diktat_eyes, "steamwatchers": steamwatchers_eyes}


@rule("NEO-003")
def test_a_seat_is_told_the_names_of_what_it_has_come_upon_and_no_others(
    web: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first journey of a campaign: every card of a view has its name before it is shown, and nothing else has one."""
    monkeypatch.setattr(sockets, "MESSAGES", (1e6, 1e6))
    titles = spoken_names("house")
    table, keys = made(web, game="neombre", seats=[{"name": "Ana"}, {"name": "Bo"}], hotseat=True, seed="a")
    rng = random.Random(3)
    with socket(web, table) as line:
        player = Player(line, keys[:2], ["fr"])
        player.until("proposals")
        for _ in range(60):
            asked = [seat for seat in (0, 1) if player.states[seat]["decision"] is not None]
            if not asked:
                break
            offered = player.states[asked[0]]["decision"]["choices"]
            wanted = [choice for choice in offered if choice[0] not in ("concede", "home", "stop")]
            assert player.choose(asked[0], rng.choice(wanted))["type"] == "accepted"
            player.send(type="ping")
            player.until("pong")
    told: dict[str, str] = {}
    greetings = 0
    for text in player.bytes:
        message = json.loads(text)
        if message["type"] == "welcome":
            told |= message["names"]["fr"]
            greetings += 1
        elif message["type"] == "state":
            assert set(re.findall(r'"([0-9A-Z]{2}[AB][0-9]{2})"', text)) <= set(told)
    seen = {word for text in player.bytes for word in re.findall(r'"([0-9A-Z]{2}[ABQ][0-9]{2})"', text)}
    on_the_map = {name for name in titles if len(name) == 2}
    assert greetings > 1 and {name[:5] for name in told} - on_the_map <= seen
    sent = "".join(player.bytes)
    unmet = [title["fr"] for name, title in titles.items() if name[:2] in ("5N", "4G", "3K") and len(name) > 2]
    assert len(unmet) > 100 and not [name for name in unmet if f'"{name}"' in sent]


PARTS = ("0R", "1B", "1T", "2P", "2S", "2V", "3C", "3K", "4G", "4M", "5N", "FF", "RR")


@rule("NEO-003")
def test_a_part_of_the_content_is_shown_to_tables_that_have_come_to_it_and_to_no_other(web: TestClient) -> None:
    table, keys = made(web, game="neombre", seats=[{"name": "Ana"}, {"name": "Bo"}])

    def had() -> set[str]:
        answers = {part: web.get(f"/api/tables/{table}/content/{part}") for part in (*PARTS, "RE", "D1")}
        assert {answer.status_code for answer in answers.values()} <= {200, 404}
        whole = set(web.get(f"/api/tables/{table}/content").json())
        found = {part for part, answer in answers.items() if answer.status_code == 200}
        assert whole & {*PARTS, "RE", "D1"} == found
        for part in found:
            told = answers[part].json()
            assert set(told) <= {part, "drawn"} and told[part]["loot"]
        return found

    assert had() == {"RE", "D1"}
    with socket(web, table) as line:
        player = Player(line, keys[:2], ["fr"])
        player.until("proposals")
        for seat, deck in enumerate(("D1", "D2")):
            assert player.choose(seat, ["deck", deck])["type"] == "accepted"
            player.send(type="ping")
            player.until("pong")
    assert had() == {"RE", "D1", "0R"}
    held = rules_of("neombre").content.reached({"content": "house"}, {"1BB02", "3KA01", "won"})
    assert held & set(PARTS) == {"1B", "3K"}  # a card of a zone that was left, an enemy that was met
    apart, _ = made(web, game="neombre", seats=[{"name": "Ana"}], options={"mode": "fight", "zone": "3K"})
    assert web.get(f"/api/tables/{apart}/content/0R").status_code == 404


@rule("NEO-003")
def test_what_a_campaign_carries_is_shown_without_what_nobody_has_seen(web: TestClient) -> None:
    """Decks and quests, but of the fair's deck not one card: neither at the table nor on the page of the campaign."""
    decks = [{"starter": "D1", "cards": ["D1B01", "REB01", "1BB02"]}, {"starter": "D2", "cards": ["D2B01"]}]
    quests = {"REQ01": [3, 1], "REQ02": [1, 0]}
    left = {"decks": decks, "quests": quests, "fair": ["FFB07", "FFB09", "FFB02"], "fair_groups": [3]}
    people = [{"name": "Ana"}, {"name": "Bo"}]
    body = {"game": "neombre", "seats": people, "options": {"campaign": left}, "campaign": True, "hotseat": True}
    answer = web.post("/api/tables", json=body).json()
    table, keys = answer["table"], [link["key"] for link in answer["links"]]
    with socket(web, table) as line:
        player = Player(line, keys[:2], ["fr"])
        player.until("proposals")
    told = [*player.bytes, web.get(f"/api/tables/{table}").text, web.get(f"/api/campaigns/{answer['campaign']}").text]
    for text in told:
        assert "FFB0" not in text
    card = json.loads(told[-1])
    carried = card["options"]["campaign"]
    assert carried["decks"] == [decks[0] | {"level": 1, "mal": 1}, decks[1] | {"level": 0, "mal": 0}]
    assert carried["quests"]["REQ02"] == {"state": "active", "progress": 0, "goal": 2} and len(carried) == 2
    assert "D1" in card["names"]["fr"] and "1BB05" not in card["names"]["fr"]


@rule("NEO-003")
def test_all_of_the_content_is_shown_to_whoever_asks_for_spoilers_and_nothing_of_it_lies_among_the_pages(
    web: TestClient,
) -> None:
    assert web.get("/api/games/neombre/content/house").status_code == 403
    whole = web.get("/api/games/neombre/content/house?spoilers=yes")
    assert set(PARTS) < set(whole.json())
    cards = {name: card for part in PARTS[1:] for name, card in whole.json()[part]["loot"].items()}
    secret = [card["fr"]["title"] for name, card in cards.items() if name != "RRB01"]  # which NEO-016 names
    root = web_folder()
    public = [path for path in root.rglob("*") if path.suffix in (".js", ".json", ".html", ".css", ".svg")]
    public = [path for path in public if not any(part.startswith(".") for part in path.relative_to(root).parts)]
    assert len(public) > 20 and len(secret) > 300
    for path in public:
        text = path.read_text(encoding="utf-8")
        assert not [title for title in secret if len(title) > 12 and title in text], path
    assert (root / ".kept" / "neombre" / "5N.json").is_file()
    for address in ("/.kept/neombre/5N.json", "/assets/../.kept/neombre/5N.json", "/.vite/manifest.json"):
        assert web.get(address).status_code == 404
