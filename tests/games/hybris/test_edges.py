"""What shows only where two rules meet."""

from ludotheque.games.hybris.loader import load
from tests.games.hybris.scene import PILLARS, at, scene
from tests.marks import rule


@rule("HYB-095", "HYB-190")
def test_a_defeated_hero_adds_nothing_to_what_a_city_offers() -> None:
    table = at("mortal_world", "city sparta", characters={0: {"heracles": "below"}})
    assert table.asks == [(0, "influence")] and table.choices(0) == ["take faithful", "service"]


@rule("HYB-276", "HYB-Q56", "HYB-Q77")
def test_whoever_is_spared_gives_the_token_under_it_back_to_its_own_player() -> None:
    table = scene(2, pillars=PILLARS[:2], characters={0: {"icare": "reserve oracle"}}).start(0, "erebe", "wrath_1")
    assert "oracle" not in table.player(0, 0)["reserve"]
    table.play(0, "challenge icare")
    row = table.player(0, 0)
    assert row["characters"]["icare"] == {"place": "reserve"} and row["reserve"].count("oracle") == 1


@rule("HYB-155", "HYB-158")
def test_whose_card_lies_beside_the_oracle_says_nothing_of_its_elements() -> None:
    for owner in ("0", "1"):  # the numbers of seats are those of an Earth and of a Fire card too
        table = at("oracle", "slot OR2", faithful=[1], hands=[["P01", "P02"]], oracle=[f"{owner} P03"])
        table.play(0, "act presage")
        assert table.choices(0) == ["card P01", "card P02"]


@rule("HYB-Q38", "HYB-091")
def test_olympus_without_a_tile_is_no_place_for_whoever_has_no_prayers() -> None:
    told = {"pillars": PILLARS[:2], "characters": {0: {"pollux": "olympus"}}}
    tiles = dict.fromkeys(load("house").tile_ids, "gone")
    assert scene(2, tiles=tiles, **told).refused(0, "activate pollux").rule == "HYB-091"
    assert "activate pollux" in scene(2, tiles=tiles, prayer=[2], **told).choices(0)
    del tiles["O12"]
    assert "activate pollux" in scene(2, tiles=tiles, **told).choices(0)


@rule("HYB-116", "HYB-Q56")
def test_a_primordial_that_strikes_is_known_to_all() -> None:
    table = scene(3, age=4, pillars=PILLARS[:3])
    erebe = table.state.veiled[1] = table.state.content.primordial_ids.index("erebe")
    assert {table.state.imagine(0, key).veiled[1] for key in range(20)} == {4, 5, 6}
    for seat in (0, 2, 1):
        table.play(seat, "pass")
    assert table.asks[0][1] == "fear-fight"
    assert all(table.state.imagine(seat, key).veiled[1] == erebe for seat in range(3) for key in range(10))
