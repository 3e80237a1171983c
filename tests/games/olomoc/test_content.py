"""The house content of Olomòc, number by number, against tables taken from its specification."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.content import Content
from ludotheque.games.olomoc.loader import EDITIONS, load
from ludotheque.kit.geometry.board import FENCE, WALL, ZONE
from tests.marks import rule

pytestmark = pytest.mark.interpreted

# Rank, base in millimetres, Technique/Combat/Shooting/Dodge, life line, ministries; six of each faction.
CHARACTERS = """
petra_kantor      3 30 2/4/3/2 RSSSSTS  securite
jana_alena_novak  3 30 4/2/0/4 SSTSSTS  harmonie
kubik_oktobar     2 30 4/2/2/3 SSSTSS   progres
hynek_novotny     2 30 1/3/5/2 SRSSTS   securite
dominik_kralov    1 30 2/4/0/1 RRSST    effort
milena_hruba      1 30 3/1/1/3 SSTSS    integrite
radek_sedlak      3 30 2/4/2/4 SSSTSST  frange coordination
vlasta_cerna      3 30 3/3/4/3 SSSSTSS  frange
otakar_blaha      2 30 2/5/0/1 RSSRSS   effort
zdenka_mraz       2 30 4/3/3/3 SSTSSS   progres frange
lumir_havel       1 30 2/2/2/5 SSSTS    frange
ivana_prokop      1 30 3/2/2/3 SRSTS    edification
porteur_daxe      3 50 1/5/0/1 RSRSSTSS axe
soeur_ilse        3 30 4/3/3/3 STSSTSS  axe harmonie
drahomir_vesely   2 40 1/4/3/2 RSSTSS   securite
ludmila_tesar     2 30 3/3/0/4 SSTSSS   integrite
rejeton           1 30 1/3/0/4 SSSS     axe
karel_ruzicka     1 30 3/2/3/2 SSRST    effort
veneur_anton      3 40 2/4/4/2 RSSSTSS  coordination
bozena_krall      3 30 1/5/2/3 RSSSSTS  securite
premek_dusek      2 30 5/1/3/2 SSSTSS   progres
hedvika_lang      2 30 3/3/2/3 SRSTSS   edification
limier_gris       1 40 1/4/0/3 SSSTS    axe
tomas_jelinek     1 30 4/1/2/3 SSTSS    harmonie
"""

# Whose, when, how often, at what cost in actions and Noirceur.
ABILITIES = """
sommation            petra_kantor     active    1/phase 1a
discipline           petra_kantor     permanent - -
litanie              jana_alena_novak active    1/phase 1a
presence_ignoree     jana_alena_novak permanent - -
protocole_danalyse   kubik_oktobar    permanent - -
surcharge            kubik_oktobar    active    1/cycle 1a+1n
tir_ajuste           hynek_novotny    active    1/phase 2a attack
masse                dominik_kralov   permanent 1/phase -
premiers_soins       milena_hruba     active    1/phase 2a
embuscade            radek_sedlak     active    1/cycle 1a
chef_de_bande        radek_sedlak     permanent 1/cycle -
tir_de_revers        vlasta_cerna     permanent 1/cycle -
a_labri              vlasta_cerna     permanent - -
forcene              otakar_blaha     active    1/phase 1a+1n attack
contamination        zdenka_mraz      active    1/cycle 1a
rodeur               lumir_havel      permanent - -
barricade            ivana_prokop     active    1/cycle 2a
ecrasement           porteur_daxe     active    1/phase 2a attack
masse_inerte         porteur_daxe     permanent - -
murmure              soeur_ilse       active    1/phase 1a
familiarite          soeur_ilse       permanent - -
charge_brutale       drahomir_vesely  permanent - -
transfusion          ludmila_tesar    active    1/phase 1a+1n
bond                 rejeton          active    1/phase 1a
ravitaillement       karel_ruzicka    active    1/cycle 1a
marque_du_gibier     veneur_anton     active    1/cycle 1a
curee                veneur_anton     permanent - -
garde_haute          bozena_krall     permanent 1/cycle -
riposte_feroce       bozena_krall     permanent - -
sonde                premek_dusek     permanent - -
decombres            hedvika_lang     permanent - -
flair                limier_gris      permanent - -
priere               tomas_jelinek    active    1/phase 1a
"""

# What it is, affiliated to what, when, how often, at what cost.
EQUIPMENT = """
disrupteur_quantique equipment ministry  progres        active    1/cycle 1a
chronographe         equipment ministry  progres        permanent 1/game 1n
manifeste_objet_dieu equipment ministry  harmonie       permanent 1/cycle 1a
matraque_lestee      equipment ministry  securite       permanent 1/cycle -
gilet_renforce       equipment ministry  securite       permanent - -
exosquelette         equipment ministry  effort         permanent - -
trousse_stimulante   equipment ministry  integrite      active    1/game 1n
grappin              equipment ministry  edification    active    1/phase 1a
plan_directeur       equipment ministry  coordination   permanent 1/game -
fumigenes            equipment ministry  frange         active    1/game 1a
eclat_daxe           gift      ministry  axe            permanent - -
mandat_special       equipment faction   administration permanent - -
lame_de_recuperation equipment faction   frange         permanent - -
chair_nouvelle       gift      faction   engeance       permanent - -
faveur_du_veneur     gift      faction   meute          permanent 1/game -
insigne_de_kantor    equipment character petra_kantor   permanent 1/cycle -
"""

# Copies, rank, slots.
MINISTRIES = """
animosite          axe          2 4 2,4
hierarchie_stricte coordination 1 7 1
requisition        effort       1 5 2
couvre_feu         securite     1 6 3
interferences      progres      1 5 4
communion          harmonie     1 6 5
fortifications     edification  1 4 1,2
triage             integrite    1 3 4,5
"""

ARTEFACT = """
pluie_de_fiel    1.618 2.718
faille_quantique 1.414 2.236
emergence        1.202 2.502 1.324
silence          2.000
onde_de_choc     1.732
souillure        2.645
stase            2.303
lueur_froide     1.000
"""

# Base, characteristics, life line, actions.
HOSTILES = """
rogue    30 0/3/0/0 SSS      2
gargoule 50 0/5/0/0 RSRSSRSS 2
traqueur 40 0/2/3/0 SSRSS    2
"""

INSTINCTS = """
rogue    stunned 0 shake_off preferred
rogue    engaging 0 strike preferred
rogue    anybody 0 move preferred
rogue    always 0 stop preferred
gargoule stunned 0 shake_off preferred
gargoule engaging 0 strike preferred
gargoule near 8 move preferred
gargoule always 0 move centre
traqueur stunned 0 shake_off preferred
traqueur engaging 0 strike preferred
traqueur shot 0 shoot preferred
traqueur anybody 0 move preferred
traqueur always 0 stop preferred
"""

# Deployment lines, study and its successes, then markers and hostiles, in inches.
AGENDAS = """
releves      south/north put_token 1     30@3.25,8 30@8,8 30@12.75,8
gargoule     south/north - 0             gargoule@8,8
reglement    west/east - 0               40@8,8
emprise      west/east - 0               40@8,3.25 40@8,8 40@8,12.75
purification south/north remove_marker 2 30@3.25,8,tainted 30@12.75,8,tainted 30@8,3.25,tainted 30@8,12.75,tainted
dossiers     west/east take_file 1       30@8,3.25 30@8,12.75 traqueur@8,5.6 traqueur@8,10.4
"""

# When, what, how many (of a healthy rouage), for each of what, for whom, within how many inches.
SCORES = """
releves      cycle_end vp 1 1 own_token each 0
releves      rouage_out vp 1 1 once opponent 0
gargoule     hostile_hurt tokens 1 1 life author 0
gargoule     hostile_out vp 3 3 once author 0
gargoule     game_end vp 2 2 once most_tokens 0
gargoule     rouage_out vp 1 1 once opponent 0
reglement    rouage_out vp 1 1 rank opponent 0
reglement    cycle_end vp 1 1 once sole_holder 1
emprise      cycle_end vp 1 1 marker greater_rank 1
emprise      rouage_out vp 1 1 once opponent 0
purification marker_studied vp 2 3 once author 0
purification rouage_out vp 1 1 once opponent 0
dossiers     carrier_out files 0 0 once each 0
dossiers     cycle_end vp 1 1 file each 0
dossiers     game_end vp 2 2 file_home each 3
dossiers     rouage_out vp 1 1 once opponent 0
"""

# Inches.
TERRAIN = """
friche    t1 obstructing 2.2,4.3 5.2,4.3 5.2,5.1 2.2,5.1
friche    t2 obstructing 2.2,2 3,2 3,4.3 2.2,4.3
friche    t3 obstructing 13.8,11.7 10.8,11.7 10.8,10.9 13.8,10.9
friche    t4 obstructing 13.8,14 13,14 13,11.7 13.8,11.7
friche    t5 obstructing 10.8,4.1 13.8,4.1 13.8,4.9 10.8,4.9
friche    t6 obstructing 5.2,11.9 2.2,11.9 2.2,11.1 5.2,11.1
friche    t7 low         12.2,3.3 13,3.3 13,4.1 12.2,4.1
friche    t8 low         3.8,12.7 3,12.7 3,11.9 3.8,11.9
carrefour t1 obstructing 2.1,5 5,2.1 5.3,2.4 2.4,5.3
carrefour t2 obstructing 13.6,5.3 10.7,2.4 11,2.1 13.9,5
carrefour t3 obstructing 13.9,11 11,13.9 10.7,13.6 13.6,10.7
carrefour t4 obstructing 2.4,10.7 5.3,13.6 5,13.9 2.1,11
carrefour t5 low         2.8,3.3 3.3,2.8 3.8,3.3 3.3,3.8
carrefour t6 low         12.7,3.8 12.2,3.3 12.7,2.8 13.2,3.3
carrefour t7 low         13.2,12.7 12.7,13.2 12.2,12.7 12.7,12.2
carrefour t8 low         3.3,12.2 3.8,12.7 3.3,13.2 2.8,12.7
entrepots t1 obstructing 7,7 9,7 9,9 7,9
entrepots t2 obstructing 2.4,3.6 5.2,3.6 5.2,4.8 2.4,4.8
entrepots t3 obstructing 11.2,2.4 12.4,2.4 12.4,5.2 11.2,5.2
entrepots t4 obstructing 13.6,12.4 10.8,12.4 10.8,11.2 13.6,11.2
entrepots t5 obstructing 4.8,13.6 3.6,13.6 3.6,10.8 4.8,10.8
marais    z1 zone        10,8 9.4,9.4 8,10 6.6,9.4 6,8 6.6,6.6 8,6 9.4,6.6
marais    z2 zone        4.2,10.4 6,10.4 6,12.4 4.2,12.4
marais    t1 obstructing 2.6,2.6 4.8,2.6 4.8,4.8 2.6,4.8
marais    t2 low         4.8,3.4 5.2,3.4 5.2,4.6 4.8,4.6
marais    t3 obstructing 13.4,13.4 11.2,13.4 11.2,11.2 13.4,11.2
marais    t4 low         11.2,12.6 10.8,12.6 10.8,11.4 11.2,11.4
marais    t5 obstructing 2.4,11.2 5.2,11.2 5.2,11.8 2.4,11.8
marais    t6 obstructing 13.6,4.8 10.8,4.8 10.8,4.2 13.6,4.2
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def mil(inches: str) -> int:
    """Thousandths, without a float in between."""
    whole, _, part = inches.partition(".")
    return int(whole) * 1000 + int(f"{part:0<3}")


def between(content_firsts: Any, place: int) -> range:
    return range(content_firsts[place], content_firsts[place + 1])


@pytest.fixture(scope="module")
def content() -> Content:
    return load("house")


def line_of_life(content: Content, profile: int) -> str:
    points = range(content.life_points[profile])
    return "".join(names.LIFE_IDS[content.life_point(profile, place)] for place in points)


def characteristics(content: Content, profile: int) -> str:
    return "/".join(str(content.stat(profile, stat)) for stat in range(names.CHARACTERISTICS))


def use(content: Content, ability: int) -> list[str]:
    costs = [
        f"{n}{mark}" for n, mark in ((content.cost_actions[ability], "a"), (content.cost_noirceur[ability], "n")) if n
    ]
    limit = (
        f"{content.limit[ability]}/{names.PERIOD_IDS[content.period[ability] - 1]}" if content.limit[ability] else "-"
    )
    return [names.TIMING_IDS[content.timing[ability]], limit, "+".join(costs) or "-"]


@rule("OLO-067", "OLO-068", "OLO-071", "OLO-Q05")
def test_the_characters(content: Content) -> None:
    found = [
        [
            content.profile_ids[i],
            str(content.rank[i]),
            str(content.base[i]),
            characteristics(content, i),
            line_of_life(content, i),
            *sorted(m for k, m in enumerate(names.MINISTRY_IDS) if content.ministries[i] >> k & 1),
        ]
        for i in range(content.characters)
    ]
    assert found == [[*row[:5], *sorted(row[5:])] for row in rows(CHARACTERS)]
    factions = [content.faction_ids[content.faction[i]] for i in range(content.characters)]
    assert factions == [name for name in ("administration", "frange", "engeance", "meute") for _ in range(6)]
    assert {int(content.base[i]): int(content.radius[i]) for i in range(content.characters)} == {
        30: 591,
        40: 787,
        50: 984,
    }


def test_the_abilities_of_characters(content: Content) -> None:
    found = []
    for profile in range(content.characters):
        for place in between(content.first_ability, profile):
            a = content.profile_abilities[place]
            attack = ["attack"] if content.is_attack[a] else []
            found.append([content.ability_ids[a], content.profile_ids[profile], *use(content, a), *attack])
    assert found == rows(ABILITIES)


def test_equipment_and_gifts(content: Content) -> None:
    whose = (names.MINISTRY_IDS, content.faction_ids, content.profile_ids)
    found = []
    for i, name in enumerate(content.equipment_ids):
        kind = content.affiliation[i]
        tie = [names.AFFILIATION_IDS[kind], whose[kind][content.affiliated_to[i]]]
        ability = content.equipment_ability[i]
        assert content.ability_ids[ability] == name and not content.is_attack[ability]
        found.append([name, names.EQUIPMENT_TYPE_IDS[content.equipment_type[i]], *tie, *use(content, ability)])
    assert found == rows(EQUIPMENT)


@rule("OLO-158", "OLO-159", "OLO-161", "OLO-162", "OLO-163")
def test_the_ministry_cards(content: Content) -> None:
    cards = [int(design) for design in content.ministry_card]
    found = [
        [
            name,
            names.MINISTRY_IDS[content.ministry[i]],
            str(cards.count(i)),
            str(content.ministry_rank[i]),
            ",".join(str(slot + 1) for slot in range(names.PHASES) if content.ministry_slots[i] >> slot & 1),
        ]
        for i, name in enumerate(content.ministry_ids)
    ]
    assert found == rows(MINISTRIES)
    assert len(cards) == 9 and [int(content.ministry[design]) for design in cards[:2]] == [names.AXIS, names.AXIS]
    assert [content.ability_ids[a] for a in content.ministry_ability] == content.ministry_ids
    assert content.propaganda_rank == 0
    above = [rank for rank in content.ministry_rank if rank > names.CABAL]
    assert len(above) * 2 > len(content.ministry_ids)


@rule("OLO-160")
def test_stray_ministries_are_for_those_outside_the_administration(content: Content) -> None:
    stray = [names.MINISTRY_IDS.index(name) for name in ("frange", "axe")]
    assert stray == [names.MAIN_MINISTRIES, names.AXIS]
    of_them = [
        content.faction_ids[content.faction[i]]
        for i in range(content.characters)
        if any(content.ministries[i] >> ministry & 1 for ministry in stray)
    ]
    assert of_them and "administration" not in of_them


@rule("OLO-169", "OLO-170")
def test_the_cards_of_the_artefact(content: Content) -> None:
    assert len(content.artefact_card) == 12
    found: dict[str, list[str]] = {name: [] for name in content.artefact_ids}
    for card, number in enumerate(content.artefact_card_ids):
        found[content.artefact_ids[content.artefact_card[card]]].append(number)
        assert content.artefact_seat[card] == int(number[0]) - 1
    assert [[name, *numbers] for name, numbers in found.items()] == rows(ARTEFACT)
    assert sorted(content.artefact_seat) == [0] * 6 + [1] * 6


def test_what_a_rouage_can_be_spared(content: Content) -> None:
    spared = [name for i, name in enumerate(content.artefact_ids) if content.artefact_spares[i]]
    assert spared == ["pluie_de_fiel", "faille_quantique", "onde_de_choc"]


@rule("OLO-180")
def test_the_hostiles_and_their_instincts(content: Content) -> None:
    found, instincts = [], []
    for i in range(content.characters, len(content.profile_ids)):
        assert content.is_hostile(i) and not content.is_hostile(i - content.characters)
        assert content.faction[i] == -1 and content.rank[i] == content.ministries[i] == 0
        name = content.profile_ids[i]
        figures = [str(content.base[i]), characteristics(content, i), line_of_life(content, i)]
        found.append([name, *figures, str(content.instinct_actions[i])])
        for k in between(content.first_instinct, i):
            when, do = names.INSTINCT_IF_IDS[content.instinct_if[k]], names.INSTINCT_DO_IDS[content.instinct_do[k]]
            at = names.INSTINCT_AT_IDS[content.instinct_at[k]]
            instincts.append([name, when, str(content.instinct_range[k] // 1000), do, at])
    assert found == rows(HOSTILES)
    assert instincts == rows(INSTINCTS)
    borne = [content.ability_ids[content.profile_abilities[k]] for k in between(content.first_ability, 25)]
    assert borne == ["colosse", "serres"]


def set_up(content: Content, agenda: int) -> Iterator[str]:
    for k in between(content.first_spot, agenda):
        tainted = ",tainted" if content.spot_tainted[k] else ""
        yield f"{content.spot_diameter[k]}@{content.spot_x[k]},{content.spot_y[k]}{tainted}"
        assert content.spot_radius[k] == {30: 591, 40: 787, 50: 984}[int(content.spot_diameter[k])]
    for k in between(content.first_guard, agenda):
        yield f"{content.profile_ids[content.guard_profile[k]]}@{content.guard_x[k]},{content.guard_y[k]}"


def placed(spot: str) -> str:
    """A spot of the table, in thousandths."""
    what, _, where = spot.partition("@")
    x, y, *tainted = where.split(",")
    return f"{what}@{','.join([str(mil(x)), str(mil(y)), *tainted])}"


def test_the_agendas(content: Content) -> None:
    table = rows(AGENDAS)
    assert content.agenda_ids == [row[0] for row in table]
    for i, (_, edges, study, successes, *spots) in enumerate(table):
        lines = "/".join(names.EDGE_IDS[content.agenda_edges[2 * i + k]] for k in range(2))
        done = content.study_do[i]
        said = "-" if done == names.NO_STUDY else names.STUDY_IDS[done]
        assert (lines, said, str(content.study_successes[i])) == (edges, study, successes)
        assert list(set_up(content, i)) == [placed(spot) for spot in spots]


def test_what_is_worth_points(content: Content) -> None:
    found = [
        [
            name,
            names.SCORE_WHEN_IDS[content.score_when[k]],
            names.SCORE_GIVES_IDS[content.score_gives[k]],
            *(str(n) for n in (content.score_n[k], content.score_healthy[k])),
            names.SCORE_PER_IDS[content.score_per[k]],
            names.SCORE_TO_IDS[content.score_to[k]],
            str(content.score_range[k] // 1000),
        ]
        for i, name in enumerate(content.agenda_ids)
        for k in between(content.first_score, i)
    ]
    assert found == rows(SCORES)
    about = [content.profile_ids[p] if p >= 0 else "" for p in content.score_profile]
    assert [name for name in about if name] == ["gargoule", "gargoule"]


@rule("OLO-003", "OLO-G01", "OLO-G02")
def test_the_layouts(content: Content) -> None:
    found = []
    for i, name in enumerate(content.layout_ids):
        board = content.boards[i]
        assert (board.width, board.height, board.touch, board.zone, board.bridge) == (16000, 16000, 20, 1000, 1000)
        first = content.first_terrain[i]
        for p in range(board.polygons()):
            terrain = first + board.element[p]
            kind = content.terrain_kind[terrain]
            assert board.kind[p] == (WALL, FENCE, ZONE)[kind]
            at, n = board.first[p], board.corners[p]
            corners = [f"{board.points[at + 2 * k]},{board.points[at + 2 * k + 1]}" for k in range(n)]
            found.append([name, content.terrain_ids[terrain], names.TERRAIN_IDS[kind], *corners])
        assert first + board.polygons() == content.first_terrain[i + 1]
    wanted = [
        [*row[:3], *(",".join(str(mil(number)) for number in corner.split(",")) for corner in row[3:])]
        for row in rows(TERRAIN)
    ]
    assert found == wanted


def test_which_agendas_a_layout_is_made_for(content: Content) -> None:
    everywhere = (1 << len(content.agenda_ids)) - 1
    two = sum(1 << content.agenda_ids.index(name) for name in ("purification", "dossiers"))
    assert [int(bits) for bits in content.layout_agendas] == [everywhere, everywhere, two, everywhere]


@rule("OLO-105", "OLO-Q27", "OLO-Q28")
def test_what_everybody_can_do_and_what_it_costs(content: Content) -> None:
    costs = {name: int(content.generic_cost[i]) for i, name in enumerate(names.GENERIC_IDS)}
    assert costs == {
        "rest": 1,
        "march": 1,
        "attack": 1,
        "charge": 2,
        "riposte": 1,
        "dodge": 1,
        "opportunity": 1,
        "entry": 1,
        "study": 1,
    }
    limits = {
        name: int(content.generic_limit[i]) for i, name in enumerate(names.GENERIC_IDS) if content.generic_limit[i]
    }
    assert limits == {"rest": 1, "march": 2, "attack": 2, "study": 1}
    assert [int(n) for n in content.tactic_cost] == [1, 1, 2]
    assert content.study_range == 1000
    march, push = content.march_ruler, content.push_ruler
    assert (march.length, march.width, push.length, push.width) == (3000, 750, 1000, 500)


@rule("OLO-005")
def test_the_markers_that_abilities_pose(content: Content) -> None:
    assert content.marker_ids == ["barricade", "smoke"]
    figures = (content.marker_diameter, content.marker_radius, content.marker_covers, content.marker_blocks)
    assert [[int(n) for n in row] for row in figures] == [[40, 50], [787, 984], [1, 0], [0, 1]]


def test_what_lasts_and_what_each_player_carries_out(content: Content) -> None:
    lasting = {
        name: (int(content.until[a]), int(content.until_times[a]))
        for a, name in enumerate(content.ability_ids)
        if content.until[a]
    }
    cycle, next_phase = (names.CYCLE_END, 1), (names.PHASE_END, 2)
    assert lasting == {
        "marque_du_gibier": cycle,
        "hierarchie_stricte": cycle,
        "couvre_feu": next_phase,
        "interferences": next_phase,
        "fortifications": cycle,
        "lueur_froide": cycle,
    }
    shared = [name for a, name in enumerate(content.ability_ids) if content.each_player[a]]
    assert shared == ["requisition", "triage", "faille_quantique"]


@rule("OLO-G02")
def test_what_the_rulebook_fixes() -> None:
    assert (names.SIDE, names.THREAT, names.BRIDGE, names.BRIDGING) == (16000, 1000, 1000, 30)
    assert (names.FAR, names.FAR_DICE, names.COVER_DICE, names.THRESHOLD) == (4000, -2, -1, 5)
    assert (names.CYCLES, names.PHASES, names.ACTIONS, names.NOIRCEUR, names.FIEL, names.TRAQUE) == (4, 5, 4, 3, 3, 3)
    assert (names.CABAL, names.DEALT, names.RESTORED, names.REST_RANGE, names.CLEARANCE) == (3, 3, 2, 1000, 2000)
    assert (names.TOUCH, names.DIRECTLY, names.LOWEST, names.HIGHEST) == (20, 50, 2, 6)
    assert dict(zip(names.DIAMETERS, names.RADII, strict=True)) == {25: 492, 30: 591, 40: 787, 50: 984}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_a_name_in_both_languages(language: str) -> None:
    edition = EDITIONS.named("house")
    lists = [rows for table in edition.tables.values() for rows in table.values() if isinstance(rows, list)]
    named = [row for rows in lists for row in rows]
    assert len(named) == 2 + 4 + 9 + 24 + 16 + 8 + 8 + 3 + 6 + 4
    assert all(row["name"][language].strip() for row in named)
