"""The house content of Steamwatchers: what the rulebook says of the map and the box, read off the compiled tables."""

import json
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.games.steamwatchers import effects, loader
from ludotheque.games.steamwatchers.check import HOUSE, check
from ludotheque.games.steamwatchers.content import Content
from ludotheque.games.steamwatchers.names import (
    ACTIONS,
    ALGA,
    APOTRES,
    ARRIVAL,
    BONUS,
    CELLS,
    CLAN_IDS,
    CONGLOMERAT,
    DEATH,
    MENRAU,
    QUARANTINE,
    RELIQUARY,
    RHEIN_STAMM,
    RUINS,
    SCENARIO_IDS,
    SUPPLY,
)
from ludotheque.kit.effects import program
from ludotheque.match import ledger
from tests.marks import rule

ROOT = Path(__file__).parents[3]


@pytest.fixture
def house() -> Content:
    return loader.load()


def zone(content: Content, name: str) -> int:
    return content.zone_ids.index(name)


def near(content: Content, name: str) -> set[str]:
    z = zone(content, name)
    return {content.zone_ids[content.near[k]] for k in range(content.near_at[z], content.near_at[z + 1])}


def test_what_we_ship_is_without_fault() -> None:
    assert check(HOUSE) == []


def test_the_map_keeps_what_the_text_says_of_it(house: Content) -> None:
    assert {name for name in house.zone_ids if house.east[zone(house, name)]} == {
        "epiri", "trakija", "vojvodina", "sandzak", "duna_barrage", "gagauziya", "skuthia", "mistreana", "pustynia",
        "lulli_sapmi",
    }  # fmt: skip
    assert house.mountain[zone(house, "occitania_alta")]
    assert not any(house.mountain[zone(house, name)] for name in ("gironde", "rhone", "breizh", "padania"))
    assert near(house, "rhone") >= {"occitania_alta", "gironde", "provenca"}
    assert not near(house, "rhone") & {"padania", "occitania_bassa"}
    plain = near(house, "occitania_bassa") & near(house, "rhone")
    assert plain == {"gironde", "occitania_alta"}
    mare, mor = house.sea_ids.index("mare_nostrum"), house.sea_ids.index("mor_irez")
    for name in ("occitania_bassa", "rhone", "padania"):
        assert house.coast_mask[mare] >> zone(house, name) & 1
    assert house.coast_mask[mor] >> zone(house, "breizh") & 1
    assert house.sea_mask[mare] >> mor & 1


def test_lists_and_masks_say_the_same(house: Content) -> None:
    for z in range(house.zones):
        listed = [int(house.near[k]) for k in range(house.near_at[z], house.near_at[z + 1])]
        assert listed == sorted(set(listed)) and z not in listed
        assert sum(1 << other for other in listed) == house.near_mask[z] == house.land_mask[z] | house.strait_mask[z]
        assert house.land_mask[z] & house.strait_mask[z] == 0
        assert all(house.near_mask[other] >> z & 1 for other in listed)
    for sea in range(house.seas):
        coast = [int(house.coast[k]) for k in range(house.coast_at[sea], house.coast_at[sea + 1])]
        assert sum(1 << z for z in coast) == house.coast_mask[sea]
        assert all(house.shore_mask[z] >> sea & 1 for z in coast)
        assert house.far_sea[sea] == (house.sea_ids[sea] == "pontos")
    assert int(house.haven_mask).bit_count() == 8 and int(house.east_mask).bit_count() == 10


def test_cards_and_deployments(house: Content) -> None:
    assert Counter(int(n) for n in house.floors) == {1: 11, 2: 27, 3: 11}
    assert Counter(int(n) for n in house.deployment) == {0: 31} | dict.fromkeys(range(1, 7), 3)
    assert list(house.deployment_far) == [0, 0, 1, 0, 0, 0]
    assert list(house.deployment_sea) == [-1, -1, -1, -1, -1, house.sea_ids.index("mare_nostrum")]
    sixth = [house.zone_ids[house.deployment_zones[15 + k]] for k in range(3)]
    assert sixth == ["latium", "mezzogiorno", "trinakria"]
    assert all(house.deployment[zone(house, name)] == 6 for name in sixth)


def test_clan_boards(house: Content) -> None:
    assert [int(a + b) for a, b in zip(house.base, house.elite, strict=True)] == [16] * 7
    assert sum(house.beacons) == 20 and house.beacons[CONGLOMERAT] == 2
    assert [int(a + b) for a, b in zip(house.start_base, house.start_elite, strict=True)] == [10] * 7
    assert all(house.start_floors[c] + house.start_farms[c] == 5 for c in range(7))  # E7
    for clan in range(len(CLAN_IDS)):
        assert house.supply_value[clan * SUPPLY + house.supply_cell(clan, 5)] == 10  # STW-049
    values = [int(house.supply_value[RHEIN_STAMM * SUPPLY + house.supply_cell(RHEIN_STAMM, g)]) for g in range(13)]
    assert values == [7, 7, 8, 9, 9, 10, 11, 12, 12, 13, 13, 14, 14]
    assert house.supply_cell(APOTRES, -3) == 0
    assert house.cells[APOTRES] == 7 and house.track_ends[APOTRES] and sum(house.track_ends) == 1
    assert house.cell[MENRAU * CELLS + 3] == QUARANTINE and house.cell[MENRAU * CELLS + 7] == DEATH
    assert list(house.action_cost)[APOTRES * ACTIONS :][:ACTIONS] == [0] * ACTIONS


def instruction(house: Content, card: int, section: int) -> list[int]:
    """Verb, n and first argument of an effect of an Archon card."""
    at = house.book.start(card, section) * program.WIDTH
    return [int(house.book.code[at + column]) for column in (program.OP, program.N, program.A)]


def test_archon_cards(house: Content) -> None:
    assert len(house.archon_ids) == 18 and house.archon_ids[0] == "mer_close"
    assert instruction(house, 0, ARRIVAL)[0] == effects.NAME_SEA
    assert instruction(house, 0, BONUS)[:2] == [effects.GAIN_HEALTHY, 1]
    assert (
        house.lasting(0, effects.SEA_CLOSED) == 1
        and house.lasting(9, effects.TURRET_FORCE) == 3
        and house.lasting(11, effects.BID_LIMIT) == 3
    )
    assert house.lasting(-1, effects.SEA_CLOSED) == 0 == house.lasting(1, effects.SEA_CLOSED)
    assert instruction(house, 7, ARRIVAL) == [effects.SHRINK_COLUMNS, 1, 3]
    assert house.book.sum(12, effects.MORE) == 1


def test_scenarios_in_the_order_of_the_rulebook() -> None:
    assert tuple(loader.scenarios()) == SCENARIO_IDS
    found = [loader.load(scenario=name).scenario for name in SCENARIO_IDS]
    assert [s.number for s in found] == list(range(1, 10))
    assert [s.turns for s in found] == [4, 5, 3, 4, 4, 5, 4, 4, 4]
    assert [s.columns for s in found] == [3, 3, 3, 3, 0, 3, 3, 0, 3]
    assert [(s.min_players, s.max_players) for s in found] == [(2, 5)] * 4 + [(2, 2)] + [(2, 5)] * 4
    assert [s.card for s in found] == [0, 0, 0, ALGA, 0, RUINS, RELIQUARY, 0, 0]


def test_the_numbers_of_each_scenario(house: Content) -> None:
    learning, plain, fires, alga, burnt, ruins, reliquary, giants, rendezvous = (
        loader.load(scenario=name).scenario for name in SCENARIO_IDS
    )
    assert (learning.start_base, learning.start_elite, learning.plain_clans, learning.plain_archon) == (10, 0, 1, 1)
    assert (learning.elites_from, learning.contracts_from, learning.march_from) == (2, 3, 4)
    assert learning.barred == 1 << APOTRES | 1 << RHEIN_STAMM
    assert (plain.start_base, plain.watcher_cards, plain.hegemony_from, plain.barred) == (0, 1, 0, 0)
    assert (fires.extra_base, fires.spread, fires.trophies) == (2, 2, 2)
    assert (alga.extra_elite, alga.hegemony_from, alga.hegemony_geo, alga.card_healthy, alga.card_geo) == (
        1,
        2,
        10,
        1,
        1,
    )
    assert (burnt.burnt, burnt.burnt_units, burnt.burnt_losses, burnt.vanguard) == (3, 3, 1, 1)
    assert burnt.barred == 1 << MENRAU
    assert (ruins.start_quarantine, ruins.packet, ruins.packet_5, ruins.cure) == (1, 10, 15, 2)
    assert (ruins.hegemony_from, ruins.hegemony_havens, ruins.hegemony_havens_5) == (3, 4, 3)
    assert (reliquary.watcher_cards, reliquary.vote_from, reliquary.poorest, reliquary.card_incubation) == (2, 2, 1, 1)
    assert [house.zone_ids[z] for z in giants.giants] == ["saksa", "istra", "commonwealth"]
    assert (giants.giant_floors, giants.target_geo, giants.extra_floor) == (5, 2, 1)
    assert (giants.tall_floors, giants.tall_incubation) == (4, 3)
    assert (rendezvous.rendezvous, rendezvous.rendezvous_last, rendezvous.rendezvous_recruits) == (3, 3, 2)
    assert (rendezvous.rendezvous_own, rendezvous.rendezvous_other) == (2, 1)


def test_content_is_read_once() -> None:
    assert loader.load() is loader.load("house", "la_guerre_vient")


def test_everything_has_a_name_in_both_languages() -> None:
    fr, en = loader.names("house", "fr"), loader.names("house", "en")
    assert fr["rhone"] == en["rhone"] == "Rhône"
    assert (fr["elite_menrau"], en["treve_armee"], fr["mor_irez"]) == ("Semeur", "Armed Truce", "Mor Irez")
    assert fr.keys() == en.keys()


@pytest.mark.parametrize(
    ("content", "scenario", "sentence"),
    [
        ("huose", "la_guerre_vient", 'unknown content "huose": give "house", or the path of a folder of content'),
        ("house", "la_guerre_viens", 'unknown scenario "la_guerre_viens"; did you mean "la_guerre_vient"?'),
        ("house", "nowhere.toml", 'unknown scenario "nowhere.toml"'),
    ],
)
def test_what_does_not_exist_is_refused(content: str, scenario: str, sentence: str) -> None:
    with pytest.raises(loader.ContentError) as refused:
        loader.load(content, scenario)
    assert str(refused.value).startswith(sentence)


PRINTED = json.loads((ROOT / "web/src/games/steamwatchers/cards.gen.json").read_text(encoding="utf-8"))
ABILITIES = {
    "rhein_stamm": {"fr": ("Le Grand ost", "Imposant"), "en": ("The Great Host", "Imposing")},
    "apotres": {"fr": ("Légions fanatiques", "Conversion"), "en": ("Fanatical Legions", "Conversion")},
    "flotte": {
        "fr": ("Complice des Caréneurs", "Pillards des banquises"),
        "en": ("Accomplice of the Careeners", "Pack-Ice Raiders"),
    },
    "conglomerat": {"fr": ("Balises piégées", "Tir de suppression"), "en": ("Trapped Beacons", "Suppressing Fire")},
    "alliance": {
        "fr": ("Planification stratégique", "Guérilla urbaine"),
        "en": ("Strategic Planning", "Urban Guerrilla"),
    },
    "catabates": {"fr": ("Glisse-neige", "Ailes de la mort"), "en": ("Snow Gliders", "Wings of Death")},
    "menrau": {"fr": ("Souches toxiques", "Neurotoxines"), "en": ("Toxic Strains", "Neurotoxins")},
}
RULES_OF = {
    "rhein_stamm": ("STW-232", "STW-233"),
    "apotres": ("STW-234", "STW-236"),
    "flotte": ("STW-237", "STW-238"),
    "conglomerat": ("STW-239", "STW-240"),
    "alliance": ("STW-241", "STW-243"),
    "catabates": ("STW-244", "STW-245"),
    "menrau": ("STW-246", "STW-250"),
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_clan_boards_and_rules_call_each_ability_by_its_printed_name(lang: str) -> None:
    boards, rules = PRINTED["clans"], ledger.load("steamwatchers")
    assert boards.keys() == ABILITIES.keys()
    for clan, names in ABILITIES.items():
        for name, line, number in zip(names[lang], boards[clan][lang]["text"], RULES_OF[clan], strict=True):
            assert line.startswith(name), line
            said = rules.find(number)
            assert said is not None and f", {name}" in said.sentence[lang], number
    assert "Krikers" in boards["rhein_stamm"][lang]["text"][0]


@rule("STW-187")
def test_a_scenario_shows_its_keyword() -> None:
    scenarios = PRINTED["scenarios"]
    assert scenarios["l_algue_miraculeuse"]["fr"]["head"].startswith("Offensif · 4 tours")
    assert scenarios["l_algue_miraculeuse"]["en"]["head"].startswith("Offensive · 4 turns")
