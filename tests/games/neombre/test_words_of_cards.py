"""The words of the players' glossary, each where it ends: whom it means, what it allows, what it does not do."""

from ludotheque.games.neombre import effects
from ludotheque.games.neombre.phases.cards import Deed
from ludotheque.kit.effects.selectors import NONE
from tests.games.neombre.scene import Told, card, cards, scene
from tests.marks import rule

FIG = "Figuier confesseur"  # 25 HP, no riposte
PLENTY = "Stigmate, Stigmate, Stigmate, Stigmate"


@rule("NEO-146")
def test_all_enemies_are_tokens_too() -> None:
    t = scene(2, enemies=[FIG, {"card": "Ombre gravide", "token": True}], hands=["Battue générale"], draws=[PLENTY])
    t.does(0, "play Battue générale")
    assert t.foes() == [24, 1]


@rule("NEO-149")
def test_all_others_are_teammates_summons_and_enemies() -> None:
    t = scene(2, enemies=[FIG], in_play=["Chien de ferme"], hands=["Cataclysme domestique"])
    t.does(0, "play Cataclysme domestique")
    assert t.hp() == [10, 4] and t.foes() == [19] and t.row(0)["in_play"] == []


@rule("NEO-153")
def test_a_channel_binds_its_player_for_the_whole_turn_and_nobody_else() -> None:
    told = {"enemies": [FIG], "draws": [PLENTY] * 2}
    hands = ["Exorde monocorde, Aphorisme, Estoc malhabile", "Estoc malhabile, Estoc malhabile"]
    t = scene(2, hands=hands, **told)  # type: ignore[arg-type]  # a description
    t.does(1, "play Estoc malhabile").does(0, "play Exorde monocorde")  # the first of this player
    assert t.foes() == [19]
    t.does(0, "play Aphorisme")
    assert t.why(0, "play Estoc malhabile") == "only-recital"
    t = scene(2, hands=hands, **told)  # type: ignore[arg-type]  # a description
    t.does(0, "play Exorde monocorde").does(1, "play Estoc malhabile")
    assert t.foes() == [19]


@rule("NEO-158")
def test_the_top_cards_are_milled_whatever_they_are() -> None:
    t = scene(2, enemies=[FIG], hands=["Ronces dociles"], draws=["Stigmate, Rusticisme, Procession"])
    t.does(0, "play Ronces dociles")
    assert t.foes() == [21] and t.has(0, "discard", "Stigmate, Rusticisme, Ronces dociles")


@rule("NEO-159", "NEO-Q57")
def test_a_launched_card_has_no_paramnesia() -> None:
    t = scene(2, enemies=[FIG], hands=["Flûte de la canopée"], draws=["Murmure posthume, Murmure posthume"])
    t.does(0, "play Flûte de la canopée")
    assert t.foes() == [25]


@rule("NEO-164")
def test_a_revived_player_has_no_hand() -> None:
    t = scene(
        2, enemies=[FIG], dead=[1], hands=["Insigne des disparus"], discards=["", "Estoc malhabile"], draws=[PLENTY] * 2
    )
    t.does(0, "play Insigne des disparus").play(0, "branch 0")
    assert t.hp() == [10, 10] and t.row(1)["hand"] == [] and t.has(1, "discard", "Estoc malhabile") and t.pile(1) == 4


@rule("NEO-165", "NEO-156")
def test_a_jailed_card_has_no_trance() -> None:
    t = scene(2, enemies=["Fossoyeur en"], hands=["Estoc malhabile, Fémur contondant"])
    t.does(0, "play Estoc malhabile")
    assert t.foes() == [14] and t.has(0, "jail", "Fémur contondant")


@rule("NEO-166")
def test_what_raises_assaults_does_not_raise_a_trance() -> None:
    told = "Fémur contondant, Stigmate, Stigmate"
    t = scene(2, enemies=[FIG], in_play=["Croc monté"], hands=["Passe-droit"], draws=[told])
    t.does(0, "play Passe-droit")
    assert t.foes() == [24]


@rule("NEO-Q44", "NEO-162")
def test_a_recital_played_first_has_no_recital() -> None:
    t = scene(2, enemies=[FIG], hands=["Péroraison"])
    t.does(0, "play Péroraison")
    assert t.foes() == [23]


@rule("NEO-Q46")
def test_a_launched_epilogue_ends_nothing() -> None:
    t = scene(
        2, enemies=[FIG], hands=["Flûte de la canopée, Estoc malhabile"], draws=["Clou du spectacle, Estoc malhabile"]
    )
    t.does(0, "play Flûte de la canopée", "play Estoc malhabile")
    assert t.view["round"] == 1 and t.foes() == [25 - 6 - 3 - 3]


@rule("NEO-Q48")
def test_summons_launch_cards_after_an_epilogue() -> None:
    t = scene(
        2, enemies=[FIG], in_play=["Perroquet délateur"], hands=["Clou du spectacle"], draws=["Estoc malhabile", PLENTY]
    )
    t.does(0, "play Clou du spectacle")
    assert t.foes() == [25 - 6 - 3]


@rule("NEO-Q91", "NEO-157")
def test_a_lowered_enemy_that_lacks_nothing_is_unharmed() -> None:
    t = scene(2, enemies=[FIG], hands=["Davier de foire, Guet-apens courtois"])
    t.does(0, "play Davier de foire", "play Guet-apens courtois")
    assert t.foes() == [25 - 4 - 5]


@rule("NEO-Q149", "NEO-152", "NEO-Q118")
def test_banished_cards_go_where_they_belong_and_not_into_this_expedition() -> None:
    t = scene(2, enemies=[FIG], hands=["Serment à rebours, Hallali précoce"], loot="")
    t.does(0, "play Serment à rebours", "accept")
    assert card("Hallali précoce") not in t.view["decks"][0] and len(t.state.loot) == 0
    t = scene(2, enemies=[FIG], hands=["Serment à rebours, Élixir de réclame"], fair="Mont-de-piété, Fléau d")
    t.does(0, "play Serment à rebours", "accept")
    ids = t.state.content.loot_ids
    assert [ids[each] for each in t.state.fair][-1] == card("Élixir de réclame")


@rule("NEO-Q158")
def test_where_players_may_not_be_healed_enemies_are_and_the_dead_come_back() -> None:
    quiet = {"card": "Maître de chapelle", "hp": 10}
    t = scene(2, enemies=[quiet], hands=["Onguent rance"])
    t.does(0, "play Onguent rance").play(0, "target enemy_0")
    assert t.foes() == [14]
    t = scene(2, enemies=[quiet], dead=[1], hands=["Insigne des disparus"])
    t.does(0, "play Insigne des disparus").play(0, "branch 0")
    assert t.hp() == [10, 10]


@rule("NEO-167", "NEO-Q52")
def test_a_tribute_is_paid_with_ones_own_things() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Fonte de casseroles"], "draws": [PLENTY]}
    t = scene(2, in_play=["", "Bâton ferré"], **told).does(0, "play Fonte de casseroles")
    assert t.asks[0][1] == "team-turn" and t.foes() == [25]
    t = scene(2, in_play=["Bâton ferré", ""], **told).does(0, "play Fonte de casseroles")
    assert t.choices(0) == ["accept", "decline"]
    t.play(0, "accept")
    assert t.foes()[0] <= 18 and t.row(0)["in_play"] == []


@rule("NEO-167", "NEO-052")
def test_a_summon_is_a_price_where_a_summon_is_asked_for() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Lâcher de rapace"], "draws": [PLENTY]}
    t = scene(2, in_play=["Bâton ferré"], **told).does(0, "play Lâcher de rapace")
    assert t.foes() == [25] and len(t.row(0)["in_play"]) == 1  # equipment does not pay
    t = scene(2, in_play=["Bâton ferré, Chien de ferme"], **told).does(0, "play Lâcher de rapace", "accept")
    assert t.foes() == [25 - 5 - 1] and [row["card"] for row in t.row(0)["in_play"]] == cards("Bâton ferré")


@rule("NEO-167", "NEO-Q142")
def test_an_enchantment_whose_tribute_is_declined_does_not_enter_play() -> None:
    told: Told = {"enemies": [FIG], "hands": ["Nom de guerre, Rusticisme"], "draws": [PLENTY]}
    t = scene(2, **told).does(0, "play Nom de guerre", "decline")
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Nom de guerre") and t.has(0, "hand", "Rusticisme")
    t = scene(2, **told).does(0, "play Nom de guerre", "accept")
    assert [row["card"] for row in t.row(0)["in_play"]] == cards("Nom de guerre")
    told["hands"] = ["Nom de guerre"]
    t = scene(2, **told).does(0, "play Nom de guerre")  # nothing to discard: it cannot be paid
    assert t.row(0)["in_play"] == [] and t.has(0, "discard", "Nom de guerre")


@rule("NEO-159")
def test_a_card_that_lies_twice_in_the_discard_is_offered_once() -> None:
    t = scene(2, enemies=[FIG], discards=["Murmure posthume, Murmure posthume"])
    assert t.choices(0).count(f"recall {card('Murmure posthume')}") == 1


@rule("NEO-Q57", "NEO-159")
def test_what_one_player_has_recalled_another_may_still_recall() -> None:
    t = scene(2, enemies=[FIG], discards=["Murmure posthume", "Murmure posthume"], draws=[PLENTY] * 2)
    murmur, spite = (t.state.content.loot_ids.index(card(name)) for name in ("Murmure posthume", "Rancune mal"))
    for recalled in ([0, murmur], [0, spite, 0, murmur], [1, spite, 0, spite, 0, murmur]):
        t.state.recalled = type(t.state.recalled)(recalled)
        t.table.menu.clear()
        assert not t.can(0, "recall Murmure posthume") and t.can(1, "recall Murmure posthume")


@rule("NEO-167", "NEO-Q52", "NEO-Q154")
def test_a_price_in_cards_is_paid_in_full_by_a_living_player_or_not_at_all() -> None:
    s = scene(3, enemies=[FIG], draws=[PLENTY] * 3, discards=["Frappe v, Frappe v"] * 3, dead=[2]).state
    deed = Deed(0, 0, NONE, NONE)
    for op, most in ((effects.MILL, 4), (effects.RECYCLE, 2)):
        for who, n, payable in ((0, most, True), (0, most + 1, False), (1, most, True), (2, 1, False), (4, 1, False)):
            assert deed.payable(s, op, who, n, 0, 0, 0) is payable, (op, who, n)
