"""The house content of Hybris: what the box holds and what the rulebook says of it, read off the compiled tables."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.hybris import effects, loader, names, readback, records
from ludotheque.games.hybris.check import CONTENT, HOUSE, check
from ludotheque.games.hybris.content import Content
from ludotheque.games.hybris.vocabulary import SYMBOLS, VOCABULARY
from ludotheque.kit.effects import program
from ludotheque.kit.effects.readback import messages
from tests.games.hybris.scene import scene
from tests.games.hybris.tiles import elements, whole
from tests.marks import rule
from tools.readback import LANGUAGES, speaker

pytestmark = pytest.mark.interpreted

TEXT = Path(readback.__file__).parent / "text"
SETTLED = Path(__file__).parent


@pytest.fixture
def house() -> Content:
    return loader.load()


def element(house: Content, name: str) -> int:
    return house.element_ids.index(name)


def rows(house: Content, name: str, section: int) -> list[tuple[int, ...]]:
    """Verb, first argument and number of each instruction of an element in a section."""
    pc = int(house.book.start(element(house, name), section))
    found = []
    while house.book.code[pc * program.WIDTH] >= program.FIRST:
        at = pc * program.WIDTH
        found.append(tuple(int(house.book.code[at + column]) for column in (program.OP, program.A, program.N)))
        pc += 1
    return found


def test_what_we_ship_is_without_fault() -> None:
    assert check(HOUSE) == []


def test_every_component_of_the_box_is_there(house: Content) -> None:
    assert len(house.book.first) - 1 == names.ELEMENTS == len(house.element_ids)
    tables = {file: tomllib.loads((HOUSE / f"{file}.toml").read_text(encoding="utf-8")) for file in records.RECORDS}
    counted = {f"{file}.{key}": len(value) for file, table in tables.items() for key, value in table.items()}
    assert counted == {
        "pillars.pillar": 6,
        "technologies.tile": 60,
        "cities.city": 5,
        "cities.neighbours": 11,
        "cities.link": 6,
        "boards.board": 6,
        "boards.conversion": 7,
        "boards.goodness": 5,
        "olympians.olympian": 4,
        "conflicts.card": 12 + 4 * 6 + 16,
        "heroes.hero": 5,
        "primordials.primordial": 10,
        "quests.epic": 17,
        "quests.confrontation": 16,
        "premonitions.card": 39,
        "scenarios.scenario": 5,
        "scenarios.variant": 3,
        "scenarios.posture": 2,
    }
    titles = loader.titles("house")  # 310 elements but 12 lines and track spaces and 32 Sparks; names, and 15 cases
    assert len(titles) == 299 and titles["OL2"]["en"] == "Olympus 2" and titles["AR3"]["fr"] == "Argos, case est"


@rule("HYB-134")
def test_twelve_tiles_of_each_type(house: Content) -> None:
    assert Counter(int(kind) for kind in house.tile_type) == dict.fromkeys(range(5), 12)
    assert sum(house.cost_faithful) == 123 and sum(house.cost_aegis) == 123
    assert sum(house.tile_vp) == 229 and sum(house.tile_prayers) == 123


def test_tiles_are_worth_what_they_cost(house: Content) -> None:
    """VP, Prayers and chevrons grow with the cost; the rest is in the power."""
    for tile in range(names.TILES):
        cost = int(house.cost_faithful[tile] + house.cost_aegis[tile])
        printed = int(house.tile_vp[tile] + house.tile_prayers[tile]) + 0.4 * int(house.tile_edges[tile]).bit_count()
        assert printed <= 2.5 + 1.25 * cost + 0.6


def test_the_two_tiles_that_the_rulebook_knows(house: Content) -> None:
    decree, propylaea = house.tile_ids.index("O01"), house.tile_ids.index("A01")
    assert (house.cost_faithful[decree], house.cost_aegis[decree]) == (3, 2)
    assert (house.tile_vp[decree], house.tile_prayers[decree], house.tile_type[decree]) == (2, 4, names.SOCIAL)
    assert rows(house, "O01", names.IMMEDIATE) == [(effects.GAIN, names.SPARK, 1)]
    assert (house.tile_vp[propylaea], house.tile_prayers[propylaea]) == (5, 3)


@rule("HYB-188", "HYB-192", "HYB-195")
def test_the_cities_keep_what_the_text_says_of_them(house: Content) -> None:
    lemnos, sparta, argos, elis = (names.CITY_IDS.index(name) for name in ("lemnos", "sparta", "argos", "elis"))
    assert [int(n) for n in house.city_prayers] == [3, 0, 1, 1, 2] and house.city_prayers[sparta] == 0
    assert (house.city_goodness[lemnos], house.city_faithful[lemnos]) == (1, 2)
    assert house.city_goodness[elis] == 2 and house.affinity[argos] == names.SOCIAL
    assert Counter(int(city) for city in house.case_city) == {0: 4, 1: 2, 2: 3, 3: 3, 4: 3}
    services = [rows(house, city, names.SERVICE) for city in names.CITY_IDS]
    assert services == [
        [(effects.ACT, names.DESIGN, 0)],
        [(effects.GAIN, names.CARD, 1)],
        [(effects.GAIN, names.VP, 2)],
        [(effects.GAIN, names.GREATNESS, 1)],
        [(effects.ACT, names.PRODUCE, 0)],
    ]
    assert sorted(house.affinity) == [0, 1, 2, 3, 4]


@rule("HYB-197")
def test_cases_are_called_by_where_they_lie_in_their_city() -> None:
    said = loader.titles("house")
    assert said["AR1"] == {"fr": "Argos, case ouest", "en": "Argos, western space"}
    assert [said[case]["fr"] for case in ("AR2", "AR3", "EL1")] == [
        "Argos, case du milieu",
        "Argos, case est",
        "Élis, case nord-ouest",
    ]
    assert [said[case]["en"] for case in ("AT4", "SP2", "LE2")] == [
        "Athens, south-eastern space",
        "Sparta, southern space",
        "Lemnos, middle space",
    ]
    cases = [title["fr"] for id, title in said.items() if id[:2] in ("AT", "SP", "AR", "EL", "LE") and len(id) == 3]
    assert len(cases) == len(set(cases)) == 15


@rule("HYB-198", "HYB-212")
def test_cases_face_one_another(house: Content) -> None:
    joined = 0
    for case in range(len(house.case_ids)):
        for edge in range(4):
            other = house.facing[case * 4 + edge]
            if other >= 0:
                joined += 1
                assert house.facing[other * 4 + (edge + 2) % 4] == case
    assert joined == 2 * 17
    link = house.facing[house.case_ids.index("AR3") * 4 + names.EDGE_IDS.index("E")]
    assert house.case_ids[link] == "AT3"


@rule("HYB-141")
def test_boards_and_conversions(house: Content) -> None:
    assert [name for name, dotted in zip(house.slot_ids, house.dotted, strict=True) if dotted] == ["UN3", "MO3"]
    assert rows(house, "OL1", names.BONUS) == [(effects.GAIN, names.GREATNESS, 1)]
    assert rows(house, "UN1", names.BONUS) == [(effects.GAIN, names.VP, 1)]
    assert rows(house, "FO1", names.BONUS) == [(effects.ACT, names.PRODUCE, 0)]
    lines = [(int(n), rows(house, f"conversion_{i + 1}", names.REWARD)) for i, n in enumerate(house.line_prayers)]
    assert (4, [(effects.GAIN, names.TEMPLE, 1)]) in lines and (2, [(effects.GAIN, names.GREATNESS, 1)]) in lines
    actions = [
        [name for i, name in enumerate(names.ACTION_IDS) if mask >> i & 1] for mask in map(int, house.board_actions)
    ]
    assert actions == [
        ["convert", "design"],
        ["train", "fight"],
        ["resurrect", "drain"],
        ["accomplish"],
        ["perceive", "presage"],
        ["manufacture", "produce"],
    ]


@rule("HYB-206")
def test_the_goodness_track(house: Content) -> None:
    track = [rows(house, f"goodness_{i}", names.BONUS) for i in range(1, 6)]
    assert [row[1] for (row,) in track] == [names.GREATNESS, names.VP, names.VP, names.CARD, names.SPARK]
    third = house.book.start(element(house, "goodness_3"), names.BONUS) * program.WIDTH
    count = house.book.amounts[house.book.code[third + program.PER] * program.AMOUNT_WIDTH]
    assert house.book.counts[count * program.COUNT_WIDTH] == effects.CONNECTED


@rule("HYB-018", "HYB-023", "HYB-024")
def test_olympians_and_their_tiles(house: Content) -> None:
    assert list(house.aura) == [1, 3, 5, 7] and list(house.determination) == [3] * 4
    for olympian in range(names.OLYMPIANS):
        first = olympian * names.UPGRADES * records.PLACES
        borne = [int(e) for e in house.upgrade_elements[first : first + names.UPGRADES * records.PLACES] if e >= 0]
        assert Counter(borne) == {names.SPARK: 8, names.TEMPLE: 3, names.PROPHET: 2, names.HERO: 2}
    assert elements("ATH1")[0] == names.TEMPLE
    assert elements("ATH2")[-1] == names.TEMPLE
    assert rows(house, "ATH2", names.REWARD) == [
        (effects.GAIN, names.VP, 4),
        (effects.GAIN, names.DETERMINATION, 1),
        (effects.GAIN, names.UPGRADED_CARD, 1),
    ]
    upgraded = [name for name in house.upgrade_ids if rows(house, name, names.REWARD)[-1][1] == names.UPGRADED_CARD]
    assert upgraded == ["ZEU1", "POS1", "ATH2", "HAD2"]


@rule("HYB-010", "HYB-238")
def test_conflict_cards(house: Content) -> None:
    assert sum(house.copies[names.FIRST_COLOSSEUM :]) == 40
    assert set(house.copies[: names.FIRST_COLOSSEUM]) == {1}
    card = {name: i for i, name in enumerate(house.conflict_ids)}
    crush, chain, ready, grace = (card[name] for name in ("P01", "P02", "P03", "P04"))
    assert [(int(house.force[c]), int(house.card_cost[c])) for c in (crush, chain, ready, grace)] == [
        (3, 1), (2, 2), (1, 0), (4, 3),
    ]  # fmt: skip
    assert house.right[crush] == house.left[chain] != 0 and house.combo[chain] == 3
    assert house.right[chain] != house.left[ready]
    assert house.force[card["K01"]] == house.force[card["K02"]] == 2
    assert house.right[crush] != house.left[card["K02"]]  # Feinte after Écrasement is no Combo
    assert SYMBOLS.listed(int(house.symbols[card["CP1"]])) == ["air", "water"]
    assert house.shows(card["P05"], names.FIRE) == 1 and house.shows(card["P05"], names.EARTH) == 0


@rule("HYB-014", "HYB-187")
def test_primordials(house: Content) -> None:
    assert Counter(names.PILE_IDS[pile] for pile in house.pile) == {"start": 1, "alpha": 3, "beta": 3, "gamma": 3}
    assert house.primordial_ids[0] == "chronos" and list(house.drained) == [3, 4, 4, 3, 5, 4, 4, 6, 5, 5]
    assert house.pile[house.primordial_ids.index("ouranos")] == 1
    first = names.ALLIES + names.QUESTS
    fought = [name for i, name in enumerate(house.primordial_ids) if house.enemy_base[first + i] >= 0]
    assert fought == ["erebe"]


@rule("HYB-161")
def test_quests(house: Content) -> None:
    assert Counter(int(n) for n in house.chants) == {0: 16, 2: 6, 3: 7, 4: 4}
    hydra, hind, scylla = (names.ALLIES + house.quest_ids.index(name) for name in ("X01", "X02", "X03"))
    assert (house.enemy_base[hydra], house.enemy_cards[hydra]) == (2, 2)
    assert SYMBOLS.listed(int(house.enemy_symbols[hydra])) == ["earth", "water"]
    assert (house.enemy_base[hind], house.enemy_cards[hind], house.enemy_base[scylla]) == (0, 0, 3)
    must = int(house.says(element(house, "X01"), effects.MUST_SHOW))
    shown = house.book.entries[must * program.ENTRY_WIDTH + program.ENTRY_A]
    assert SYMBOLS.listed(int(shown)) == ["fire", "fire"]
    assert house.says(element(house, "X02"), effects.CERTAIN_WIN) >= 0


@rule("HYB-183")
def test_heroes_of_the_colosseum(house: Content) -> None:
    fights = [(int(b), int(n), SYMBOLS.decode(int(e))) for b, n, e in zip(
        house.enemy_base[:5], house.enemy_cards[:5], house.enemy_symbols[:5], strict=True
    )]  # fmt: skip
    assert fights == [(3, 1, "air"), (4, 1, "air earth"), (5, 1, "fire"), (4, 1, "earth"), (2, 2, "fire")]


@rule("HYB-136")
def test_premonitions(house: Content) -> None:
    places = Counter(names.LOCATION_IDS[at] for at in house.premonition_at)
    assert places == {"mortal_world": 9} | dict.fromkeys(names.LOCATION_IDS[:6], 5)
    gained = Counter(names.RESOURCE_IDS[a] for v in house.premonition_ids for _, a, _ in rewards(house, v))
    assert gained["spark"] == 26


def rewards(house: Content, name: str) -> list[tuple[int, ...]]:
    """The gains of a Premonition, whatever is paid before them."""
    pc = int(house.book.start(element(house, name), names.REWARD))
    if house.book.code[pc * program.WIDTH] == program.PRICE:
        pc = int(house.book.code[pc * program.WIDTH + program.B]) + 1
    found = []
    while (op := house.book.code[pc * program.WIDTH]) >= program.FIRST:
        found.append((int(op), *(int(house.book.code[pc * program.WIDTH + c]) for c in (program.A, program.N))))
        pc += 1
    return found


@rule("HYB-302", "HYB-304", "HYB-305")
def test_scenarios_and_variants(house: Content) -> None:
    renaissance, well = names.FIRST_SCENARIO, names.FIRST_SCENARIO + names.SCENARIO_IDS.index("puits_tari")
    assert house.stated(renaissance, effects.AGES, 6) == 4 and house.stated(well, effects.AGES, 6) == 6
    assert house.stated(renaissance, effects.UPGRADES_TO_WIN, 6) == 4
    assert [house.stated(well, m, 0) for m in (effects.WELL_START, effects.OVERFLOW_FROM, effects.DESTROY_FROM)] == [
        6, 7, 11,
    ]  # fmt: skip
    assert list(house.with_scenario) == [0, 0, 1]
    grip = names.FIRST_VARIANT + names.VARIANT_IDS.index("emprise_oracle")
    assert house.stated(grip, effects.PERCEIVE_VP, 1) == 0 and house.stated(grip, effects.PRESAGE_COST, 1) == 2


@rule("HYB-Q47")
def test_reactions_gain_fixed_amounts() -> None:
    """So it makes no difference in which order those of one player go."""
    tables = [
        tomllib.loads((HOUSE / f"{file}.toml").read_text("utf-8")) for file in ("technologies", "olympians", "heroes")
    ]
    rows = [row for table in tables for listed in table.values() for row in listed]
    rows += [upgrade for row in rows for upgrade in row.get("upgrade", [])]
    steps = [
        step for row in rows for each in row.get("effects", []) if each["when"] == "reaction" for step in each["then"]
    ]
    assert len(steps) > 12 and {(step["do"], type(step["n"])) for step in steps} == {("gain", int)}


@rule("HYB-Q50")
@pytest.mark.parametrize("moment", ["start_of_age", "end_of_age", "end_of_game"])
def test_the_order_of_ones_own_powers_of_one_moment_makes_no_difference(house: Content, moment: str) -> None:
    powers = [house.element_ids[e] for e in house.with_section[names.SECTION_IDS.index(moment)]]
    told: dict[str, Any] = {
        "greatness": [2, 3],
        "goodness": [2],
        "temples": {"argos": [0]},
        "freed": whole("ZEU5", "ZEU6"),
    }
    tiles = [tile for tile in house.tile_ids if tile in powers]
    told["tiles"] = {tile: f"0 {case}" for tile, case in zip(tiles, house.case_ids, strict=False)}
    ends = []
    for order in (powers, powers[::-1]):
        table = scene(phase="planning", **told)
        before = table.player(0, 0)
        for power in order:
            table.start(0, power, moment)
        ends.append(table.player(0, 0))
    assert len(powers) > 4 and ends[0] == ends[1] != before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_is_read_back_as_settled(house: Content, lang: str) -> None:
    """The file was read beside the specification, card by card; a change of word or content shows here."""
    say = speaker("hybris", lang)
    ids = house.element_ids
    told = [f"{name}: {' '.join(readback.sentences(house, i, say))}".rstrip() for i, name in enumerate(ids)]
    assert told == (SETTLED / f"readback.{lang}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_vocabulary_can_be_said(lang: str) -> None:
    text = (TEXT / f"cards.{lang}.ftl").read_text(encoding="utf-8")
    written = {
        line.partition(" =")[0] for line in text.splitlines() if " =" in line and not line.startswith((" ", "#"))
    }
    assert [message for message in messages(VOCABULARY) if message not in written] == []
    assert [f"moment-{when}" for when in names.SECTION_IDS if f"moment-{when}" not in written] == []


def test_where_everything_comes_from() -> None:
    origins = Counter(
        line.partition("=")[2].strip().strip('"')
        for file in records.RECORDS
        for line in (CONTENT / "house" / f"{file}.toml").read_text(encoding="utf-8").splitlines()
        if line.startswith("origin")
    )
    assert set(origins) == {"house", "completed", "rulebook"}
    assert origins["rulebook"] == 4  # two conversions and the two Postures
