"""What bots are told of Les Nominés du Néombre."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.state import pack, verb_of
from ludotheque.games.neombre import verbs
from ludotheque.games.neombre.loader import load
from ludotheque.games.neombre.policy import POLICY
from ludotheque.games.neombre.worth import outlook
from tests.games.neombre.scene import Scene, Told, card, cards, fresh, scene

FIG = "Figuier confesseur"


def chance(**told: Any) -> float:
    usual: Told = {"enemies": [FIG], "hands": ["Frappe v", "Frappe v"], "draws": ["Rusticisme", "Rusticisme"]}
    return float(outlook(scene(2, **(usual | told)).state))


def chosen(t: Scene, seat: int, draws: int = 60) -> list[tuple[Any, ...]]:
    picked = [POLICY.pick(t.state, seat, draw * 71582788) for draw in range(draws)]
    return [t.table.codec.decode(choice) for choice in picked]


def test_the_chance_of_a_fight_follows_both_sides() -> None:
    usual = chance()
    assert 0.0 < usual < 1.0
    assert chance(enemies=[{"card": FIG, "hp": 1}]) > usual > chance(enemies=[FIG, FIG])
    assert usual > chance(hp=[4, 10]) > chance(hp=[1, 1])
    assert usual > chance(dead=[1], hands=["Frappe v"])
    assert chance(hands=["Frappe v, Frappe v", "Frappe v"]) > usual > chance(hands=["", ""], draws=["", ""])


def test_all_win_together() -> None:
    values = POLICY.values(scene(4, enemies=[FIG]).state)
    assert len(values) == 4 and len(set(values)) == 1


def test_nobody_gives_up_and_few_end_a_turn_while_there_is_something_to_play() -> None:
    t = scene(2, enemies=[FIG], hands=["Frappe v, Rusticisme"])
    moves = chosen(t, 0)
    assert ("concede",) not in moves and moves.count(("end",)) < len(moves) // 4
    assert verbs.CONCEDE not in {verb_of(choice) for choice in POLICY.choices(t.state, 0)}


def test_the_enemy_nearest_to_falling_is_struck() -> None:
    t = scene(2, enemies=[{"card": FIG, "hp": 8}, {"card": FIG, "hp": 1}], hands=["Frappe v"]).does(0, "play Frappe v")
    moves = chosen(t, 0)
    assert moves.count(("target", "enemy_1")) > moves.count(("target", "enemy_0"))


def test_whoever_is_in_danger_is_healed_and_no_enemy_is() -> None:
    heal = card("Onguent rance")
    safe, hurt = (scene(2, enemies=[FIG], hp=[10, hp], hands=["Onguent rance, Frappe v"]) for hp in (10, 1))
    assert chosen(hurt, 0).count(("play", heal)) > chosen(safe, 0).count(("play", heal))


def worths(t: Scene) -> dict[tuple[Any, ...], float]:
    return {t.table.codec.decode(choice): POLICY.worth(t.state, 0, choice) for choice in POLICY.choices(t.state, 0)}


def test_no_heal_is_wasted_and_a_blow_that_kills_is_worth_more_than_a_wound() -> None:
    heal, blow = ("play", card("Onguent rance")), ("play", card("Frappe v"))
    hand = ["Onguent rance, Frappe v"]
    safe, hurt = (worths(scene(2, enemies=[FIG], hp=[10, hp], hands=hand)) for hp in (10, 2))
    assert safe[heal] < safe[("end",)] < hurt[heal]
    assert worths(scene(2, enemies=[{"card": FIG, "hp": 2}], hands=hand))[blow] > safe[blow]


def test_whoever_is_alone_gives_the_companion_a_blow_to_repeat() -> None:
    t = scene(1, enemies=[FIG], hands=["Onguent rance, Frappe v"])
    assert max(worths(t), key=worths(t).__getitem__) == ("attach", card("Frappe v"))


def test_nobody_goes_home_without_news() -> None:
    told: Told = {"enemies": [{"card": FIG, "hp": 1}], "hands": ["Frappe v"], "loot": "", "pile": ""}
    for quest, home in (("active", False), ("fulfilled", True)):
        t = scene(2, mode="journey", quests={"REQ01": "closed", "REQ02": quest, "REQ03": "active"}, **told)
        t.does(0, "play Frappe v").until("travel")
        found = {t.table.codec.decode(choice) for choice in POLICY.choices(t.state, 0)}
        assert (("home",) in found) == home and ("market",) not in found


def test_the_usual_number_of_enemies_is_met() -> None:
    t = fresh(3, mode="fight", zone="1B").until("enemies")
    moves = chosen(t, 0)
    assert moves.count(("enemies", 2)) > len(moves) // 2


def test_the_enemies_to_come_are_reckoned_with() -> None:
    """Before they are drawn a fight is as hard as the pile is, and the harder the more are to come."""
    t = fresh(2, mode="fight", zone="1B").until("enemies")
    usual = float(outlook(t.state))
    t.state.drawn = 8
    assert 0.1 < float(outlook(t.state)) < usual < 0.9


def on_the_way(seats: int = 2, deck: str = "", **told: Any) -> Scene:
    """At the refuge's door, with decks of so many of these cards."""
    quests = {"REQ01": "closed", "REQ02": "active", "REQ03": "active"} | told.pop("quests", {})
    usual: Told = {"enemies": [{"card": FIG, "hp": 1}], "hands": ["Frappe v"], "loot": "", "pile": ""}
    t = scene(seats, mode="journey", quests=quests, **(usual | told)).does(0, "play Frappe v").until("travel")
    content = t.state.content
    for seat in range(seats):
        if deck:
            t.state.decks[seat] = type(t.state.pile)([content.loot_ids.index(card(deck))] * 20)
    return t


def goes(t: Scene) -> list[tuple[Any, ...]]:
    return [t.table.codec.decode(choice) for choice in POLICY.choices(t.state, 0)]


def test_a_team_goes_where_a_quest_leads_once_it_is_strong_enough() -> None:
    assert goes(on_the_way(deck="Sang caillé")) in ([("go", "1B")], [("go", "1T")])
    one_left = {"REQ02": "closed"}
    assert goes(on_the_way(deck="Sang caillé", quests=one_left)) == [("go", "1B")]  # where the wolf is
    later = one_left | {"REQ03": "closed"}
    weak = on_the_way(deck="Bravade fruste", quests=later | {"REQ13": "active"})
    ((verb, where),) = goes(weak)
    assert verb == "go" and where in ("0R", "1B", "1T")  # the Rift has to wait
    for quest, where in (("REQ05", "2P"), ("REQ13", "5N"), ("REQ10", "4G")):
        strong = on_the_way(deck="Sang caillé", quests=later | {quest: "active"})
        for seat in range(2):
            strong.state.decks[seat] = type(strong.state.pile)([strong.state.content.loot_ids.index("5NB01")] * 30)
        assert goes(strong) == [("go", where)]


def test_a_sick_team_stays_on_the_path_while_there_is_something_to_be_found() -> None:
    t = on_the_way()
    s = t.state
    first = s.content.first_card
    path = [loot for loot in s.content.loot_of[s.content.path] for _ in range(first[loot + 1] - first[loot])]
    sick = [s.content.loot_ids.index(card("Bravade fruste"))] * 10 + [s.content.mal] * 6
    s.decks[0] = s.decks[1] = type(s.pile)(sick)
    assert goes(t) == [("go", "0R")]
    s.decks[0] = type(s.pile)(sick + path)
    assert goes(t) in ([("go", "1B")], [("go", "1T")])


def test_loot_goes_to_the_weakest_deck_and_is_never_left_for_having_much() -> None:
    t = on_the_way()
    s = t.state
    prize = s.content.loot_ids.index("5NB01")
    s.decks[0], s.decks[1] = type(s.pile)([prize] * 30), type(s.pile)([prize] * 20)
    rich, poor = (POLICY.worth_taking(s, prize, seat) for seat in range(2))
    assert poor > rich and poor > POLICY.worth(s, 0, pack(verbs.STOP))


def test_a_relic_that_is_asked_for_is_brought_home() -> None:
    quests = {"REQ02": "closed", "REQ03": "closed", "REQ09": "active"}
    assert goes(on_the_way(deck="2SB12", quests=quests)) == [("home",)]
    assert goes(on_the_way(deck="Sang caillé", quests=quests)) != [("home",)]


def at_the_fair(deck: str, offers: str = "Chamboule-tout, Cage dorée, Palais des glaces", **quests: str) -> Scene:
    """Player 0 has these cards among others without a price, player 1 nothing to sell."""
    told: Told = {"enemies": [{"card": FIG, "hp": 1}], "hands": ["Frappe v"], "loot": "", "pile": ""}
    t = scene(2, "journey", zone="1B", fair=offers, quests={"REQ01": "closed"} | quests, **told)
    t.does(0, "play Frappe v").until("travel")
    t.state.decks[0] = indices(f"{deck}, " + ", ".join(["Bravade fruste"] * 20))
    return t.play(0, "market")


def indices(names: str) -> Any:
    found = [load("house").loot_ids.index(each) for each in cards(names)]
    return vec[i64](found)


def test_a_bot_at_the_fair_gives_what_it_needs_least_for_what_is_better() -> None:
    t = at_the_fair("Hallali précoce, Meute imaginaire, Bâton ferré, Carapace d, Fiole saumâtre")
    assert goes(t) == [("buy", card("Chamboule-tout"), "player_0")]
    t.does(1, "buy Chamboule-tout player_0")
    assert goes(t) == [("pay", card("Bâton ferré"))]  # the least of those that cost two
    t.does(0, "pay Bâton ferré")
    assert goes(t) == [("pay", card("Carapace d"))]
    t.does(0, "pay Carapace d")
    assert t.asks[0][1] != "pay-more" and card("Chamboule-tout") in t.view["decks"][0]


def test_a_bot_leaves_a_bad_bargain_a_thin_deck_and_a_relic_that_is_wanted() -> None:
    better = "Liquidation totale, Assurance-vie posthume"  # 3 and 5, which would pay the carpet
    assert goes(at_the_fair(better, "Tapis chapardé, Cage dorée, Palais des glaces")) == [("stop",)]
    thin = at_the_fair("Bâton ferré, Carapace d")
    thin.state.decks[0] = indices("Bâton ferré, Carapace d")
    assert goes(thin) == [("stop",)]
    relic = "Encyclopédie de poche"
    assert goes(at_the_fair(relic)) == [("buy", card("Chamboule-tout"), "player_0")]
    assert goes(at_the_fair(relic, REQ09="active")) == [("stop",)]


def test_a_bot_beside_people_acts_when_it_helps_and_cuts_nobody_off() -> None:
    def helps(**told: Any) -> bool:
        usual: dict[str, Any] = {"enemies": [FIG], "hands": ["Frappe v", "Onguent rance, Frappe v"]}
        return bool(POLICY.helps_now(scene(2, **(usual | told)).state, 1))

    assert not helps()
    assert helps(hp=[3, 10]) and helps(hp=[10, 3])
    assert not helps(hp=[3, 10], hands=["Onguent rance", "Frappe v"])
    assert not helps(hp=[3, 10], stage=["open"])
    assert helps(stage=["waiting", "open"])
    assert helps(enemies=[FIG, {"card": FIG, "hp": 3}]) and not helps(enemies=[{"card": FIG, "hp": 4}])
    assert not helps(enemies=[{"card": FIG, "hp": 3, "armour": 1}])
