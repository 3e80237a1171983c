"""Who chooses the order of what happens at one moment: the team where it can matter, nobody where it cannot."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.neombre import order
from ludotheque.games.neombre.phases import hands
from ludotheque.games.neombre.phases.aftermath import follow_up
from tests.games.neombre.scene import Scene, Told, begin, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
WOLF = "Loup affamé infecté"  # riposte: 1, and an infection
BOAR = "Sanglier atrabilaire"  # riposte: 1
BEAST = "Bharaloth F"  # riposte: 2
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"
FULL = "Frappe v, Frappe v, Frappe v, Rusticisme, Rusticisme, Rusticisme"


def aiming_at(seat: int) -> dict[str, Any]:
    return {"card": FIG, "memory": seat}


def set_order(seats: int, **told: Any) -> Scene:
    return scene(seats, options={"readings": ["set_order"]}, **told)


# -- the draw step


@rule("NEO-116", "NEO-063")
@pytest.mark.parametrize("weak", [0, 1])
def test_the_team_says_who_draws_first_where_a_life_hangs_on_it(weak: int) -> None:
    """An overdrawn Viatique moisi heals the team; whoever has an empty pile and 1 HP had better wait for it."""
    strong = 1 - weak
    held, piles, hp = ["", ""], ["", ""], [10, 10]
    held[strong], piles[strong], hp[weak] = FULL, "Viatique moisi", 1
    told: Told = {"enemies": [aiming_at(strong)], "hands": held, "draws": piles, "hp": hp}
    t = scene(2, **told).enemy_turn()
    assert t.asks == [(0, "draws-first"), (1, "draws-first")]
    assert t.choices(0) == t.choices(1) == ["name player_0", "name player_1"]
    t.play(weak, f"name player_{strong}")
    assert t.hp()[weak] == 2 and t.asks[0][1] == "team-turn"
    t = scene(2, **told).enemy_turn().play(strong, f"name player_{weak}")
    assert t.row(weak)["dead"]
    t = set_order(2, **told).enemy_turn()
    assert bool(t.row(weak)["dead"]) == (weak == 0)


@rule("NEO-116", "NEO-064", "NEO-065")
@pytest.mark.parametrize(
    "told",
    [
        {"draws": [PLENTY] * 2},
        {"draws": [PLENTY, ""]},  # an empty pile that kills nobody
        {"draws": ["", ""]},
        {"draws": [PLENTY] * 2, "hands": [FULL, ""]},  # a card too many, and no effect when it is thrown away
        {"draws": ["Stigmate, Viatique moisi", PLENTY], "hands": [FULL, ""]},  # known to lie further down
        {"draws": ["Viatique moisi", PLENTY]},  # there is room for it
        {"draws": ["", PLENTY], "dead": [1]},  # nobody else is there
    ],
)
def test_nobody_is_asked_who_draws_first_where_all_is_one(told: dict[str, Any]) -> None:
    t = scene(2, enemies=[FIG], **told).enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn"


@rule("NEO-116", "NEO-Q107")
def test_whoever_may_launch_instead_of_drawing_is_no_matter_of_course() -> None:
    t = scene(2, enemies=["Serpent des lianes"], draws=[PLENTY] * 2).enemy_turn()
    assert t.asks[0][1] == "draws-first"


@rule("NEO-116", "NEO-Q180")
def test_the_question_tells_nothing_of_an_unseen_hand() -> None:
    """Whether a Viatique moisi lies in the hand or on the pile: the others are asked alike."""
    for held, drawn in ((FULL, "Viatique moisi"), (FULL.replace("Frappe v", "Viatique moisi", 1), "Frappe v")):
        told: dict[str, Any] = {"enemies": [FIG], "hands": [held, ""], "draws": [drawn, PLENTY]}
        assert scene(2, options={"readings": ["own_hands"]}, **told).enemy_turn().asks[0][1] == "draws-first"
        assert (scene(2, **told).enemy_turn().asks[0][1] == "draws-first") == (drawn == "Viatique moisi")


@rule("NEO-116")
def test_the_question_comes_again_until_the_rest_is_one() -> None:
    held, piles = [FULL, FULL, ""], ["Viatique moisi", "Collet à ressort", PLENTY]
    t = scene(3, enemies=[FIG], hands=held, draws=piles, hp=[9, 5, 5]).enemy_turn().play(2, "name player_0")
    assert t.choices(2) == ["name player_1", "name player_2"] and t.hp()[1:] == [7, 7]
    t.play(0, "name player_1")
    assert t.asks[0][1] == "team-turn"


# -- the targets of one instruction


@rule("NEO-116", "NEO-Q153")
def test_the_team_says_whose_card_is_launched_first() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Dictée noire"]}
    t = scene(2, draws=["Frappe v", "Aplomb vicinal"], **told).does(0, "play Dictée noire")
    assert t.asks == [(0, "comes-first"), (1, "comes-first")] and t.choices(1) == ["target player_0", "target player_1"]
    t.play(1, "target player_1")
    assert t.told("launched")[0]["who"] == "player_1"
    t = scene(2, draws=["Frappe v", ""], **told).does(0, "play Dictée noire")
    assert t.asks[0][1] == "team-turn" and t.foes() == [22]  # the other one has nothing to launch
    t = scene(3, draws=["Frappe v", "Frappe v", ""], dead=[1], **told).does(0, "play Dictée noire")
    assert t.asks[0][1] == "team-turn" and t.foes() == [22]  # nor have the dead
    t = set_order(2, draws=["Frappe v", "Aplomb vicinal"], **told).does(0, "play Dictée noire")
    assert t.told("launched")[0]["who"] == "player_0"


@rule("NEO-116", "NEO-161")
def test_the_team_says_who_foresees_first_where_several_have_cards() -> None:
    for draws, asked in (([PLENTY, PLENTY], True), ([PLENTY, ""], False)):
        t = scene(2, enemies=[FIG], hands=["Hamac communautaire"], draws=draws).does(0, "play Hamac communautaire")
        assert (t.asks[0][1] == "comes-first") == asked


@rule("NEO-116", "NEO-Q153")
def test_of_one_instruction_everything_else_happens_for_all_before_anything_follows() -> None:
    """Deaths and transe effects come when it is complete: nobody is asked who draws, is hurt or healed first."""
    s = scene(2, enemies=[FIG], draws=["", "Viatique moisi"], hands=["", FULL], hp=[1, 3]).state
    kinds = {int(kind) for kind in s.content.in_turn}
    assert kinds == {0, order.DRAWING, order.SHOWING}
    for pc, kind in enumerate(s.content.in_turn):
        if kind == order.DRAWING:
            assert not order.targets_matter(s, pc, vec[i64]([0, 1]))


# -- ripostes


@rule("NEO-Q73", "NEO-116")
def test_the_team_orders_ripostes_where_the_attacker_may_die_of_them() -> None:
    told: Told = {"enemies": [WOLF, BEAST], "hands": ["Moulinet obstiné"], "hp": [3, 10]}
    t = scene(2, **told).does(0, "play Moulinet obstiné")
    assert t.asks == [(0, "riposte-order"), (1, "riposte-order")]
    assert t.choices(1) == ["target enemy_0", "target enemy_1"]
    t.play(1, "target enemy_1")
    assert t.row(0)["dead"] and [row["who"] for row in t.told("hurt")][-2:] == ["player_0"] * 2
    t = set_order(2, **told).does(0, "play Moulinet obstiné")
    assert t.row(0)["dead"]


@rule("NEO-Q73", "NEO-116")
@pytest.mark.parametrize(
    ("enemies", "told", "asked"),
    [
        ([WOLF, BOAR], {}, False),  # damage and an infection, in whatever order
        ([BOAR, BEAST], {}, False),  # 1 and 2
        ([BOAR, BEAST], {"hp": [2, 10]}, False),  # dead either way, and nothing else would have happened
        ([WOLF, BEAST], {"hp": [2, 10]}, True),  # dead with or without an infection
        ([BOAR, BEAST], {"in_play": ["Cuir bouilli"]}, True),  # which of them a protection is used up by
        ([BOAR, BOAR], {"in_play": ["Cuir bouilli"]}, False),  # alike
    ],
)
def test_ripostes_are_ordered_only_where_they_differ(enemies: list[str], told: dict[str, Any], asked: bool) -> None:
    t = scene(2, enemies=enemies, hands=["Moulinet obstiné"], draws=[PLENTY] * 2, **told).does(
        0, "play Moulinet obstiné"
    )
    assert (t.asks[0][1] == "riposte-order") == asked


# -- effects of one moment


@rule("NEO-Q138", "NEO-116")
def test_the_players_order_their_effects_of_one_moment() -> None:
    told: Told = {"enemies": [aiming_at(0)], "in_play": ["Éperons du vertige", "Gourde cabossée"]}
    told["hp"] = [10, 5]
    t = scene(2, draws=[PLENTY] * 2, **told).enemy_turn()
    assert t.asks == [(0, "order"), (1, "order")]
    assert t.table.waiting[0].about["whose"] == ["player_0", "player_1"]
    t.does(1, "resolve Gourde cabossée 0")
    assert t.asks == [(0, "effect-pay")] and t.hp()[1] == 6
    t = set_order(2, draws=[PLENTY] * 2, **told).enemy_turn()
    assert t.asks == [(0, "effect-pay")] and t.hp()[1] == 5


@rule("NEO-Q138", "NEO-116")
def test_a_players_own_effects_are_ordered_by_that_player() -> None:
    told: Told = {"in_play": ["Éperons du vertige, Trousse de barbier", ""], "draws": [PLENTY] * 2}
    t = scene(2, enemies=[FIG], **told).enemy_turn()
    assert t.asks == [(0, "order")]


@rule("NEO-Q138", "NEO-116")
def test_effects_that_only_touch_their_own_players_come_by_themselves() -> None:
    told: Told = {
        "in_play": ["Gourde cabossée", "Échasses vermoulues"],
        "hp": [5, 5],
        "discards": ["", "Frappe v"],
    }
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2, **told).enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn"
    told["in_play"][1] += ", Chapelle ardente"  # which waits for a discard
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2, **told).enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn"


@rule("NEO-Q138", "NEO-116")
def test_what_protects_somebody_else_is_no_matter_for_effects_of_ones_own() -> None:
    worn = ["Gourde cabossée", "Gourde cabossée", "Cuir bouilli"]
    t = scene(3, enemies=[BOAR], in_play=worn, hp=[5, 5, 5], draws=[PLENTY] * 3).enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn" and len(t.told("healed")) == 2


# -- arrivals


def arriving(pile: str, n: int, seats: int = 3, **told: Any) -> Scene:
    return scene(seats, step="number", pile=pile, **{"draws": [PLENTY] * seats, **told}).play(0, f"enemies {n}")


@rule("NEO-Q93", "NEO-116")
def test_the_team_says_whose_arrival_comes_first() -> None:
    """Troupe de rétiaires brings two more, Nonne écorchée is the stronger while there are two at most."""
    for first, gains in (("enemy_0", 0), ("enemy_1", 12)):
        t = arriving("Troupe de rétiaires, Nonne écorchée", 2)
        assert t.asks == [(seat, "arrives-first") for seat in range(3)]
        assert t.choices(1) == ["target enemy_0", "target enemy_1"]
        nun = t.foes()[1]
        t.play(2, f"target {first}")
        assert t.asks[0][1] == "team-turn" and t.foes()[1] == nun + gains and len(t.foes()) == 4
    t = set_order(3, step="number", pile="Troupe de rétiaires, Nonne écorchée", draws=[PLENTY] * 3)
    assert t.play(0, "enemies 2").foes()[1] == nun


@rule("NEO-Q93", "NEO-116")
@pytest.mark.parametrize(
    ("pile", "n", "told", "asked"),
    [
        ("Nonne écorchée, Gardien de tertre", 2, {}, False),  # each counts, and none brings another
        (f"Troupe de rétiaires, Nonne écorchée, {FIG}", 3, {}, False),  # there are too many already
        (f"Meute sans berger, Nonne écorchée, {FIG}", 2, {}, True),  # who is called is one more
        ("Meute sans berger, Nonne écorchée", 2, {}, False),  # nobody is left to be called
        (f"Meute sans berger, Bharaloth F, {FIG}", 2, {}, True),  # what is called may say anything
        (f"Meute sans berger, Nappe de sangsues, {FIG}, {FIG}", 2, {}, False),  # each calls before it counts
        ("Troupe de rétiaires, Innommé liminaire", 2, {}, False),  # not alone, whatever comes
        ("Bharaloth F, Feu follet taquin", 2, {}, False),
        ("Bharaloth F, Feu follet taquin", 2, {"draws": ["Stigmate, Rusticisme, Rusticisme", PLENTY, PLENTY]}, True),
        ("Bharaloth F, Feu follet taquin", 2, {"draws": ["Stigmate, Stigmate", PLENTY, PLENTY]}, True),
        ("Feu follet taquin, Sacristain vermoulu", 2, {"draws": ["Stigmate, Rusticisme", PLENTY, PLENTY]}, False),
    ],
)
def test_arrivals_are_ordered_only_where_they_differ(pile: str, n: int, told: dict[str, Any], asked: bool) -> None:
    t = arriving(pile, n, **told)
    assert (t.asks[0][1] == "arrives-first") == asked


@rule("NEO-Q93", "NEO-187")
def test_who_is_called_at_the_start_joins_those_that_wait() -> None:
    """A pack calls a Bharaloth, who has the players draw, while a will-o'-the-wisp has still to mill: of piles that
    hold no more than one card the first of them takes it."""
    for first, left in (("enemy_0", 10 - 2 - 1), ("enemy_2", 10 - 2)):
        told: Told = {"hands": [PLENTY, PLENTY, PLENTY], "draws": ["Stigmate"] * 3}
        t = arriving("Feu follet taquin, Meute sans berger, Bharaloth F", 2, **told)
        t.play(0, "target enemy_1")
        assert t.asks[0][1] == "arrives-first" and t.choices(0) == ["target enemy_0", "target enemy_2"]
        t.play(1, f"target {first}")
        assert t.asks[0][1] == "team-turn" and t.hp() == [left] * 3


# -- who may die


@rule("NEO-116", "NEO-063")
@pytest.mark.parametrize("hp", [[1, 10], [1, 1]])
def test_whoever_dies_of_the_draw_step_in_any_order_is_no_question(hp: list[int]) -> None:
    t = scene(3, enemies=[aiming_at(2)], draws=["", "", PLENTY], hp=[*hp, 10]).enemy_turn()
    assert t.asks[0][1] == "team-turn" and [row["dead"] for row in t.view["team"]] == [True, hp[1] == 1, False]
    assert len(t.told("exhausted")) == 2


@rule("NEO-116", "NEO-Q138")
@pytest.mark.parametrize(("worn", "asked"), [("", False), ("Encensoir à longue chaîne", True)])
def test_whoever_is_hurt_twice_at_one_moment_dies_in_any_order(worn: str, asked: bool) -> None:
    """At the end of the team's turn Curé vérolé hurts the infected, Bonimenteuse enrouée everybody after few cards."""
    t = scene(
        3, enemies=["Curé vérolé", "Bonimenteuse enrouée"], markers=[{"infection": 1}], hp=[2, 10, 10], in_play=[worn]
    )
    for seat in range(3):
        t.play(seat, "end")
    assert (t.asks[0][1] == "order") == asked and bool(t.row(0)["dead"]) != asked


# -- transe


@rule("NEO-116", "NEO-Q55")
def test_the_team_orders_transe_effects_of_several_owners() -> None:
    told: Told = {"enemies": [FIG], "draws": ["Viatique moisi", "Collet à ressort"], "hp": [5, 5]}
    t = scene(2, **told)
    begin(t, both_mill)
    assert t.asks == [(0, "trance"), (1, "trance")] and t.table.waiting[0].about["whose"] == ["player_0", "player_1"]
    t.does(1, "resolve Collet à ressort 0")
    assert t.foes() == [23] and t.hp() == [7, 7]
    t = scene(2, enemies=[FIG], draws=["Festin de larves", "Festin de larves"], hp=[5, 5])
    begin(t, both_mill)
    assert t.hp() == [8, 8] and t.asks[0][1] == "team-turn"  # each heals oneself


@rule("NEO-116", "NEO-Q55", "NEO-114")
def test_a_draw_that_costs_hp_and_a_healing_are_ordered_at_full_hp() -> None:
    """Jachère funèbre draws, Festin de larves heals 3: from an empty pile the draw costs 1, which may be healed."""
    for first, left in (("Jachère funèbre", 10), ("Festin de larves", 9)):
        t = scene(2, enemies=[FIG], draws=["Jachère funèbre, Festin de larves", PLENTY])
        begin(t, lambda s: (hands.mill(s, 0, 2), follow_up(s)))
        assert t.asks == [(0, "trance")]
        t.does(0, f"resolve {first} 0")
        assert t.hp() == [left, 10]
    t = scene(2, enemies=[FIG], draws=["Jachère funèbre, Festin de larves, Stigmate", PLENTY])
    begin(t, lambda s: (hands.mill(s, 0, 2), follow_up(s)))
    assert t.asks[0][1] == "team-turn" and t.hp() == [10, 10]


@rule("NEO-116", "NEO-Q55", "NEO-099")
@pytest.mark.parametrize("weak", [0, 1])
def test_an_effect_that_kills_its_player_and_one_of_somebody_else_are_ordered(weak: int) -> None:
    """Encensoir à longue chaîne: whoever of the team is healed gets 1 more, as long as its bearer lives."""
    strong = 1 - weak
    cards, worn, hp = ["", ""], ["", ""], [5, 5]
    cards[weak], worn[weak], hp[weak] = "Jachère funèbre", "Encensoir à longue chaîne", 1
    cards[strong] = "Festin de larves, Stigmate"
    for first, left in (("Jachère funèbre", 5 + 3), ("Festin de larves", 5 + 3 + 1)):
        t = scene(2, enemies=[FIG], draws=cards, in_play=worn, hp=hp)
        begin(t, both_mill)
        assert t.asks == [(0, "trance"), (1, "trance")]
        t.does(strong, f"resolve {first} 0")
        assert t.row(weak)["dead"] and t.hp()[strong] == left


@rule("NEO-116", "NEO-Q55", "NEO-065")
def test_what_the_team_draws_is_weighed_for_every_one_of_it() -> None:
    """Testament olographe has everybody draw, Viatique moisi heals everybody: it matters to the third alone, whose
    pile is empty."""
    for first, left in (("Testament olographe", 10), ("Viatique moisi", 9)):
        t = scene(3, enemies=[FIG], draws=["Testament olographe, Stigmate", "Viatique moisi, Stigmate", ""])
        begin(t, both_mill)
        assert t.asks == [(seat, "trance") for seat in range(3)]
        t.does(2, f"resolve {first} 0")
        assert t.hp() == [10, 10, left]
    t = scene(3, enemies=[FIG], draws=["Testament olographe, Stigmate", "Viatique moisi, Stigmate", "Stigmate"])
    begin(t, both_mill)
    assert t.asks[0][1] == "team-turn" and t.hp() == [10, 10, 10]


def both_mill(s: Any) -> None:
    hands.mill(s, 0, 1)
    hands.mill(s, 1, 1)
    follow_up(s)


# -- the end of turns


@rule("NEO-Q175", "NEO-116")
def test_open_turns_end_as_the_team_likes_where_it_can_matter() -> None:
    told: Told = {
        "enemies": [FIG],
        "hands": ["Clou du spectacle", "", ""],
        "in_play": ["", "Molosse étique", "Squelette stagiaire"],
        "draws": [PLENTY] * 3,
    }
    t = scene(3, **told).does(0, "play Clou du spectacle")
    assert t.asks[0][1] == "ends-first" and t.choices(1) == [f"name player_{seat}" for seat in range(3)]
    t.play(1, "name player_0")
    assert t.row(0)["stage"] == "over" and t.choices(0) == ["name player_1", "name player_2"]
    t.play(1, "name player_2")
    assert t.view["round"] == 2 and t.foes() == [25 - 6 - 2 - 2]
    told["in_play"] = ["", "Linceul rapiécé", "Squelette stagiaire"]  # cards of one's own, and a blow
    t = scene(3, **told).does(0, "play Clou du spectacle")
    assert t.view["round"] == 1 and t.asks[0][1] == "ends-first"
    told["in_play"] = ["", "", "Squelette stagiaire"]
    assert scene(3, **told).does(0, "play Clou du spectacle").view["round"] == 2
    told["in_play"] = ["", "Linceul rapiécé", "Linceul rapiécé"]
    assert scene(3, **told).does(0, "play Clou du spectacle").view["round"] == 2
    told["in_play"] = ["", "Linceul rapiécé", "Éperons du vertige"]  # which wait for the beginning of a turn
    assert scene(3, **told).does(0, "play Clou du spectacle").view["round"] == 2


@rule("NEO-Q175", "NEO-099")
def test_the_turn_of_the_dead_does_not_end_with_those_still_open() -> None:
    told: Told = {"in_play": ["", "Molosse étique", "Squelette stagiaire"], "dead": [3], "draws": [PLENTY] * 4}
    t = scene(4, enemies=[FIG], hands=["Clou du spectacle"], **told).does(0, "play Clou du spectacle")
    assert t.asks[0][1] == "ends-first" and t.choices(1) == [f"name player_{seat}" for seat in range(3)]


# -- what the robots and the table make of it


@rule("NEO-116")
def test_the_team_decides_an_order_together() -> None:
    t = scene(2, enemies=["Serpent des lianes"], draws=[PLENTY] * 2).enemy_turn()
    assert t.asks[0][1] == "draws-first" and t.table.rules.joint(t.state)
    t = scene(2, enemies=[FIG], draws=[PLENTY] * 2)
    assert t.asks[0][1] == "team-turn" and not t.table.rules.joint(t.state)


@rule("NEO-116")
@pytest.mark.parametrize("weak", [0, 1])
def test_robots_let_whoever_would_die_of_it_draw_last(weak: int) -> None:
    held, piles, hp = [FULL, FULL], ["Viatique moisi", "Viatique moisi"], [10, 10]
    held[weak], piles[weak], hp[weak] = "", "", 1
    t = scene(2, enemies=[aiming_at(1 - weak)], hands=held, draws=piles, hp=hp).enemy_turn()
    policy: Any = t.table.rules.policy()
    worth = [policy.worth(t.state, 0, choice) for choice in t.state.stack[-1].legal(t.state, 0)]
    assert len(worth) == 2 and worth[weak] < worth[1 - weak]


@rule("NEO-Q138")
def test_nobody_is_asked_for_an_order_that_cannot_matter() -> None:
    t = scene(2, enemies=[FIG], in_play=["Gourde cabossée, Échasses vermoulues"], hp=[5, 5], draws=[PLENTY] * 2)
    t.enemy_turn()
    assert t.view["round"] == 2 and t.asks[0][1] == "team-turn"
