"""Rulings about the source of the game, about what players may not do, and about what happens when nothing can."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.core.game import BadOption
from ludotheque.games.neombre import names
from ludotheque.games.neombre.check import HOUSE, check, read, shown_by_effect
from ludotheque.games.neombre.game import NomineesGame
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.phases import arrivals, hands
from ludotheque.games.neombre.phases.fight import aggro
from ludotheque.games.neombre.phases.loot import survivors
from ludotheque.match.faces import Playable
from tests.games.neombre.scene import begin, card, cards, scene, travelling, verbs
from tests.games.neombre.words import printer
from tests.games.shared import content
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # 15 HP, riposte 1
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
FILES = read(HOUSE)


@rule("NEO-Q01", "NEO-Q05", "NEO-073")
def test_the_boxes_of_the_enemies_in_the_rulebook_hold_what_is_printed_and_no_more() -> None:
    """Bottom to top: passive, riposte, active; where one text is left, it is the active."""
    boxes = {name: printer("en")[0].enemy_text(card(name)) for name in (WOLF, "Serpent des", "Bête grouill", "Croco")}
    filled = {name: [box for box, text in row.items() if text] for name, row in boxes.items()}
    assert filled[WOLF] == filled["Serpent des"] == filled["Bête grouill"] == ["active", "riposte", "passive"]
    assert boxes["Croco"]["riposte"] == "" and "1" in boxes["Croco"]["passive"]  # its armour, and nothing else
    told = {"hands": ["Frappe v"], "draws": [PLENTY] * 2}
    lost = {}
    for name in (WOLF, "Bête grouill", "Croco"):
        t = scene(2, enemies=[name], **told).does(0, "play Frappe v")  # type: ignore[arg-type]  # a description
        hit = 20 - sum(t.hp())
        t.enemy_turn()
        lost[name] = (hit, 20 - hit - sum(t.hp()))
    assert lost == {WOLF: (1, 2), "Bête grouill": (0, 5), "Croco": (0, 6)}  # the beast, and two worms that it made


@rule("NEO-Q02")
def test_tokens_and_markers_never_run_out() -> None:
    t = scene(2, enemies=["Bête grouill"], markers=[{"poison": 30}])
    arrivals.make_tokens(t.state, 4, 25)
    assert len(t.view["enemies"]) == 26
    t.state.add_markers(0, 0, 30)
    assert t.row(0)["markers"] == {"poison": 60}


@rule("NEO-Q03")
def test_no_card_of_the_path_is_in_a_starter_deck() -> None:
    shown = cards("Furibonderie, Procession, Rusticisme, Stigmate")
    assert {each[:3] for each in shown} == {"0RB"}
    table = Playable(NomineesGame()).new(4, seed=1)
    for seat in range(4):
        assert table.choose(seat, ("deck", f"D{seat + 1}")) is None
    held = [each for deck in table.view(None)["decks"] for each in deck]
    assert len(held) == 40 and {each[:2] for each in held} == {"D1", "D2", "D3", "D4"}


@rule("NEO-Q04")
def test_an_id_says_its_zone_and_what_a_card_is(tmp_path: Path) -> None:
    house = load("house")
    for zone, level in zip(house.zone_ids, house.level, strict=True):
        assert level in (-1, int(zone[0]) if zone[0].isdigit() else -1)
    assert card("Bête grouill") == "3CA01" and "3CB01" not in house.loot_ids
    for old, new in (("3CB02", "3KB02"), ("3CA02", "3CB77")):
        folder = content.copied("neombre", tmp_path / new)
        content.spoil(folder / "zones" / "3c.toml", f'"{old}"', f'"{new}"')
        assert any(f"{new}: an id of 3C begins with 3C" in fault.reason for fault in check(folder))


@rule("NEO-Q08", "NEO-145")
def test_what_names_no_target_is_for_an_enemy_a_character_or_oneself(tmp_path: Path) -> None:
    two = [FIG, FIG]
    t = scene(2, enemies=two, hands=["Furibonderie, Aplomb vicinal"], hp=[5, 5], draws=[PLENTY])
    t.does(0, "play Furibonderie")
    assert t.choices(0) == ["target enemy_0", "target enemy_1"]
    t.play(0, "target enemy_1").does(0, "play Aplomb vicinal")
    assert t.choices(0) == ["target enemy_0", "target enemy_1", "target player_0", "target player_1"]
    t.play(0, "target player_1")
    assert t.hp() == [5, 8] and t.has(0, "hand", "Stigmate") and t.row(1)["hand"] == []
    t = scene(2, enemies=[FIG], hands=["Rusticisme"], draws=["Procession", "Stigmate"])
    t.does(0, "play Rusticisme", "accept")
    assert t.hp() == [9, 10] and t.has(0, "hand", "Procession") and t.row(1)["hand"] == []
    folder = content.copied("neombre", tmp_path)
    content.spoil(folder / "zones" / "0r.toml", 'n = 2, to = "enemy"', "n = 2")
    assert 'missing key "to"' in check(folder)[0].reason


@rule("NEO-Q17", "NEO-Q166")
def test_only_enemies_really_drawn_are_a_bonus() -> None:
    t = scene(3, step="number", pile=f"{WOLF}, {FIG}, Veuve consolable", draws=[PLENTY] * 3)
    assert t.choices(0) == ["enemies 1", "enemies 2", "enemies 3"]
    assert t.refused(0, "enemies 4").why == "not-offered"
    t.play(0, "enemies 3")
    assert t.state.bonus == 1
    assert [aggro(2, 1, 1), aggro(4, 1, 1), aggro(4, 3, 1), aggro(4, 9, 5), aggro(4, 9, 3)] == [0, 0, -2, 2, 0]


@rule("NEO-Q20", "NEO-Q21")
def test_nobody_throws_a_card_out_of_a_deck_or_gives_it_away() -> None:
    t = travelling(["Frappe v, Somme en douze", "Hallali précoce, Anathème annoté"], quests={"REQ01": "closed"})
    assert verbs(t) == {"go", "home", "market"}
    t.play(0, "market")
    assert verbs(t) == {"buy", "stop"}
    t.does(0, "buy Gibecière à soufflets player_0")
    paid = {choice for choice in t.choices(0) if choice.startswith("pay")}
    assert paid <= {f"pay {each}" for each in cards("Frappe v, Somme en douze")}  # no card of the other deck


@rule("NEO-Q20", "NEO-Q21", "NEO-046")
@pytest.mark.parametrize("seed", [3, 8])
def test_cards_leave_a_deck_only_as_a_price_a_banishment_or_a_gift_to_a_quest(seed: int) -> None:
    rng = Random(seed)
    t = travelling(
        ["Frappe v, Somme en douze, Encyclopédie de poche", "Hallali précoce, Anathème annoté"],
        quests={"REQ01": "closed", "REQ09": "active"},
    )
    lost: Counter[str] = Counter()
    for _ in range(250):
        if t.table.over:
            break
        before = [Counter(deck) for deck in t.view["decks"]]
        seat = rng.choice([decision.seat for decision in t.table.waiting])
        moves = [choice for choice in t.choices(seat) if choice != "concede"]
        trade = [move for move in moves if move.split(" ")[0] in ("market", "buy", "pay", "relic", "hand_in", "home")]
        move = rng.choice(trade or moves)
        t.play(seat, move)
        after = [Counter(deck) for deck in t.view["decks"]]
        gone = [before[each] - after[each] for each in range(2)]
        if any(gone):
            lost[move.split(" ")[0]] += 1
            assert not any(gone[each] & (after[1 - each] - before[1 - each]) for each in range(2)), move
    assert set(lost) <= {"pay", "relic", "hand_in", "card"} and lost


@rule("NEO-Q62", "NEO-106")
def test_a_discard_has_no_top() -> None:
    for order in ("Frappe v, Furibonderie, Onguent rance", "Furibonderie, Onguent rance, Frappe v"):
        t = scene(2, enemies=[FIG], discards=[order])
        begin(t, lambda s: hands.choose_cards(s, 0, 29, 2, 1, 1))  # launch an assault of the discard
        assert t.asks == [(0, "launch")] and set(t.choices(0)) == {
            f"card {each}" for each in cards("Frappe v, Furibonderie")
        }
    found = set()
    for n in range(3):
        t = scene(2, chance=[n], enemies=[FIG], discards=["Frappe v, Furibonderie, Onguent rance"])
        hands.recycle(t.state, 0, 1)
        found.add(t.state.draws[0][0])
    assert len(found) == 3


@rule("NEO-Q115")
def test_an_active_with_nothing_to_do_does_nothing_instead() -> None:
    t = scene(2, enemies=[{"card": "Bharaloth F", "memory": 1}])
    t.enemy_turn()
    # no card to discard, one damage, no card to recycle; then the empty draw pile
    assert t.hp() == [10 - 1 - 1, 10 - 1] and t.asks[0][1] == "team-turn" and t.view["round"] == 2
    assert t.row(0)["hand"] == t.row(0)["discard"] == []


@rule("NEO-Q117", "NEO-Q84")
def test_a_victory_leaves_somebody_to_take_the_loot() -> None:
    told = {"enemies": [{"card": FIG, "hp": 1}], "hands": ["Vapeurs méphitiques"], "pile": WOLF}
    t = scene(3, "expedition", hp=[1, 1, 5], **told).does(0, "play Vapeurs méphitiques")  # type: ignore[arg-type]
    assert t.state.outcome == 1 and list(survivors(t.state)) == [2]
    t = scene(3, "expedition", hp=[1, 1, 1], **told).does(0, "play Vapeurs méphitiques")  # type: ignore[arg-type]
    assert t.state.outcome == 2 and t.told("loot") == []


@rule("NEO-Q155")
def test_a_condition_is_one_test(tmp_path: Path) -> None:
    folder = content.copied("neombre", tmp_path)
    spoilt = folder / "zones" / "3k.toml"
    content.spoil(spoilt, "if = { le = [", 'if = { alone = "self", le = [', after="3KA10")
    assert any("3k.toml" in fault.file and "alone" in fault.reason for fault in check(folder)), check(folder)
    folder = content.copied("neombre", tmp_path / "half")
    content.spoil(folder / "zones" / "5n.toml", "n = { half = {", "n = { max = 3, half = {", after="Condamnation")
    assert any('unknown key "max"' in fault.reason for fault in check(folder)), check(folder)
    t = scene(2, enemies=["Caméléon mal"], hands=["Frappe v, Frappe v, Vapeurs méphitiques"], draws=[PLENTY])
    assert t.why(0, "play Frappe v") == "no-target"
    t.does(0, "play Vapeurs méphitiques").does(0, "play Frappe v")
    assert t.foes() == [15 - 3 - 3]


@rule("NEO-Q173")
def test_what_chance_has_settled_is_not_taken_back_and_what_it_has_not_anybody_may() -> None:
    t = scene(2, enemies=[FIG], hands=["Furibonderie"], draws=[PLENTY])
    t.does(0, "play Furibonderie")
    assert t.table.undo(1) is None and t.foes() == [25] and t.has(0, "hand", "Furibonderie")
    t = scene(2, enemies=[FIG, "Figuier confesseur"], chance=[0], draws=["Stigmate, Rusticisme"] * 2)
    t.state.groups[0] = type(t.state.groups[0])([2])
    t.enemy_turn()
    why = t.table.undo(0)
    assert why is not None and why.why == "undo-after-roll"


@rule("NEO-021", "NEO-003")
def test_a_quest_tells_its_story_once_it_is_open_and_not_where_to_go() -> None:
    table = Playable(NomineesGame()).new(1, seed=1)
    assert table.choose(0, ("deck", "D1")) is None
    game, options = NomineesGame(), table.options
    view = table.view(None)["quests"]
    assert list(view) == ["REQ01"] and set(view["REQ01"]) == {"state", "progress", "goal"}
    stories = {name for name in game.content.met(options, set(view)) if name.endswith("-hint")}
    assert stories == {"REQ01-hint"}
    for lang in ("fr", "en"):
        said = game.content.names(options, lang)
        for quest in FILES.tables["quests"]["quest"]:
            story, names = said[f"{quest['id']}-hint"], (said[quest["id"]], *map(said.get, cards(f"{FIG}, {WOLF}")))
            assert story.endswith(".") and len(story.split()) >= 4 and story not in names
        told = [said[f"{quest['id']}-hint"] for quest in FILES.tables["quests"]["quest"]]
        assert len(set(told)) == 14
        hidden = [quest for quest in FILES.tables["quests"]["quest"] if "enemy" in quest["objective"]]
        for quest in hidden:  # the story lets one guess
            assert said[quest["objective"]["enemy"]] not in said[f"{quest['id']}-hint"]


@rule("NEO-010", "NEO-022")
def test_title_level_objective_and_rewards_of_a_quest_are_what_is_played() -> None:
    house = load("house")
    said = {lang: NomineesGame().content.names({"content": "house"}, lang) for lang in ("fr", "en")}
    assert (said["fr"]["REQ01"], said["en"]["REQ01"]) == ("Le repaire des Nominés", "The Den of the Named")
    levels = [int(house.quest_level[quest]) for quest in range(14)]
    assert levels == [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    quests = {"REQ01": "closed", "REQ02": "fulfilled", "REQ03": "active"}
    t = travelling(["", ""], quests=quests)
    t.play(0, "home")
    offered = {choice.split(" ")[1] for choice in t.choices(0) if choice.startswith("take")}
    assert t.asks[0][1] == "reward" and offered == {"RRB02"}
    t.play(0, "take RRB02 player_1").play(0, "take RRB03 player_1")
    assert t.view["decks"][1] == ["RRB02", "RRB03"]
    assert t.view["quests"]["REQ02"]["state"] == "closed" and t.view["quests"]["REQ03"]["goal"] == 1


@rule("NEO-042", "NEO-043", "NEO-046")
def test_name_zone_value_price_types_and_effect_of_a_loot_card_are_what_is_played() -> None:
    house = load("house")
    design = house.loot_ids.index(card("Frappe v"))
    assert house.zone_ids[house.zone[design]] == "1B" and (house.value[design], house.price[design]) == (1, 1)
    t = travelling(["Frappe v, Somme en douze, Aplomb vicinal", ""], quests={"REQ01": "closed"})
    t.play(0, "market").does(0, "buy Gibecière à soufflets player_0")
    assert f"pay {card('Frappe v')}" in t.choices(0)
    assert not any(card("Aplomb vicinal") in choice for choice in t.choices(0))  # it shows no price
    unsold = [name for design, name in enumerate(house.loot_ids) if house.price[design] <= 0]
    assert {card("Aplomb vicinal"), card("Furibonderie"), "REB01"} <= set(unsold)


@rule("NEO-047", "NEO-Q07")
def test_an_assault_is_what_inflicts_on_enemies_and_healing_what_heals() -> None:
    """By playing: a card that says it is an assault is answered, one that says it heals gives HP back."""
    house, types = load("house"), {each["id"]: each["types"] for each in FILES.loot}
    assert types[card("Frappe v")] == ["assault", "heal"] and types[card("Jachère funèbre")] == []
    told = {"draws": [PLENTY] * 2, "hp": [6, 6], "discards": ["Rusticisme, Procession"]}
    tried: Counter[str] = Counter()
    simple = [
        each
        for each in FILES.loot
        if each["zone"] in ("0R", "1B", "1T") and not {"tribute", "pick", "summon", "event"} & set(each)
    ]
    for each in simple:
        if len(each.get("effect", ())) == 0 or any(step.get("do", "attach") == "attach" for step in each["effect"]):
            continue
        t = scene(2, enemies=[WOLF], hands=[each["id"]], **told)  # type: ignore[arg-type]  # a description
        if not t.can(0, f"play {each['id']}"):
            continue
        t.does(0, f"play {each['id']}")
        while t.asks and t.asks[0][1] != "team-turn":
            seat, ask = t.asks[0]
            choices = t.choices(seat)
            mine = [move for move in choices if move == "target player_0"]
            t.play(seat, (mine if ask == "help" and mine else choices)[0])
        keys = [event["key"] for event in t.table.events(0)]
        answered = t.row(0)["markers"] == {"infection": 1}
        assert answered == ("assault" in each["types"]), each["id"]
        assert ("healed" in keys) == ("heal" in each["types"]), each["id"]
        tried.update(each["types"] or ["none"])
    assert min(tried["assault"], tried["heal"], tried["none"]) >= 4, tried
    assert {bin(each).count("1") for each in house.types} >= {0, 1, 2}


@rule("NEO-Q28")
def test_a_campaign_of_another_version_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadOption, match='unknown key "gold"; known: decks, quests, fair, fair_groups'):
        NomineesGame().check_options(2, {"campaign": {"gold": 3}})


@rule("NEO-073")
def test_every_enemy_has_hp_a_method_a_loot_score_and_boxes_that_may_be_empty() -> None:
    house, empty = load("house"), Counter[str]()
    boxes = {"active": names.ACTIVE, "riposte": names.RIPOSTE, "arrival": names.ARRIVAL}
    assert len(FILES.enemies) == len(house.enemy_ids) == 137
    for n, each in enumerate(FILES.enemies):
        (row,) = scene(2, enemies=[each["id"]], zone=each["zone"]).view["enemies"]
        assert row["card"] == each["id"] and row["targeting"] == each["targeting"]
        assert (row["hp"], row["max_hp"], row["armour"]) == (each["hp"], each["hp"], each.get("armour", 0))
        assert (house.obtain[n], house.reveal[n]) == (each["loot"]["obtain"], each["loot"]["reveal"])
        for box, section in boxes.items():
            assert (house.start(len(house.loot_ids) + n, section) > 0) == (box in each), each["id"]
            empty[box] += box not in each
    assert empty["riposte"] > 5 and empty["arrival"] > 30 and empty["active"] < 5


@rule("NEO-042", "NEO-047")
def test_every_loot_card_is_loaded_as_it_is_written() -> None:
    house = load("house")
    said = {lang: NomineesGame().content.names({"content": "house"}, lang) for lang in ("fr", "en")}
    places, kinds = [*house.zone_ids, *house.deck_ids], Counter[int]()
    assert sum(each.get("copies", 1) for each in FILES.loot) == 530
    for n, each in enumerate(FILES.loot):
        assert places[house.zone[n]] == each["zone"] == each["id"][:2]
        assert (house.value[n], house.price[n]) == (each["value"], each.get("price", -1))
        shown = {kind for bit, kind in enumerate(names.TYPE_IDS) if house.types[n] >> bit & 1}
        assert shown == set(each["types"])
        assert (house.start(n, names.TRANCE) > 0, house.start(n, names.TURN) > 0) == ("trance" in each, "turn" in each)
        assert said["fr"][each["id"]] and said["en"][each["id"]]
        kinds[len(shown)] += each.get("copies", 1)
    assert kinds[0] > 80 and kinds[1] > 300 and kinds[2] > 10  # many have a type, not all, and some two


@rule("NEO-047", "NEO-Q07")
def test_types_follow_from_what_the_effect_does_and_from_nothing_else() -> None:
    for each in FILES.loot:
        assert shown_by_effect(each) == set(each["types"]) & {"assault", "heal"}, each["id"]
    blow: dict[str, Any] = {"do": "inflict", "n": 2, "to": "enemy"}
    care: dict[str, Any] = {"do": "heal", "n": 2, "to": "character"}
    for section in ("trance", "turn", "triggers"):
        assert shown_by_effect({section: [blow, care]}) == set()
    assert shown_by_effect({"effect": [blow, care]}) == {"assault", "heal"}
    assert shown_by_effect({"effect": [{"may": [care], "then": [{"when": "recital", "then": [blow]}]}]}) == {
        "assault",
        "heal",
    }
    assert shown_by_effect({"effect": [blow | {"to": "teammate"}]}) == set()
    assert shown_by_effect({"effect": [{"do": "revive", "n": 3, "to": "dead_teammate"}]}) == {"heal"}


@rule("NEO-010", "NEO-021", "NEO-019")
def test_a_level_of_quests_opens_with_its_stories_and_says_what_it_takes_to_close_it() -> None:
    t = travelling(["", ""], quests={"REQ01": "closed", "REQ02": "fulfilled", "REQ03": "fulfilled"})
    game, before = NomineesGame(), set(t.view["quests"])
    assert before == {"REQ01", "REQ02", "REQ03"}
    t.play(0, "home").until("travel")
    now = set(t.view["quests"])
    assert now - before == {"REQ04", "REQ05", "REQ06"}
    stories = {name for name in game.content.met(t.table.options, now) if name.endswith("-hint")}
    assert stories == {f"{quest}-hint" for quest in now}
    for quest in FILES.tables["quests"]["quest"]:
        if quest["id"] in now - before:
            shown = t.view["quests"][quest["id"]]
            assert shown == {
                "state": "active",
                "progress": 0,
                "goal": quest["objective"]["n"],
            }  # no zone, no enemy
            assert quest["level"] == 2 and len(quest["reward"]) == 2
