"""Set-up, cabals and equipment (OLO-186 to OLO-207)."""

from typing import Any

import pytest

from ludotheque.core.chance import Rigged
from ludotheque.core.game import BadOption
from ludotheque.games.olomoc import cabals, state
from ludotheque.games.olomoc.game import OlomocGame
from ludotheque.games.olomoc.loader import load
from ludotheque.games.olomoc.phases.planning import Planning
from ludotheque.games.olomoc.phases.setup import Secret
from ludotheque.games.olomoc.state import Piece
from ludotheque.match.faces import Playable
from tests.games.olomoc.scene import Scene, fresh, until
from tests.marks import rule


def character(name: str) -> int:
    return load("house").profile_ids.index(name)


def card(name: str) -> int:
    return load("house").equipment_ids.index(name)


@rule("OLO-186", "OLO-Q15", "OLO-Q67")
def test_more_successes_of_five_dice_is_player_one_and_ties_are_rolled_again() -> None:
    ties = fewer = 0
    for seed in range(1, 25):
        game = fresh(seed, agenda="releves")
        told = game.events("numbers")
        assert all(0 <= each[name] <= 5 for each in told for name in "ab"), "successes, not faces"
        fewer += told[-1]["a"] < told[0]["a"]
        assert all(each["a"] == each["b"] for each in told[:-1]) and told[-1]["a"] != told[-1]["b"]
        ties += len(told) > 1
        view = game.table.view(None)
        assert view["first"] == (0 if told[-1]["a"] > told[-1]["b"] else 1) == view["priority"]
    assert ties > 0 and fewer > 0, "the first roll of a tie is gone"


@rule("OLO-186")
@pytest.mark.parametrize(
    ("dice", "hits", "first"),
    [
        ([5, 5, 1, 1, 1, 6, 4, 4, 4, 4], (2, 1), 0),  # 13 against 22: the sum is nothing
        ([4, 4, 4, 4, 4, 5, 1, 1, 1, 1], (0, 1), 1),
    ],
)
def test_a_five_succeeds_and_a_four_does_not(dice: list[int], hits: tuple[int, int], first: int) -> None:
    game = Scene(Playable(OlomocGame()).new(2, dealer=Rigged([face - 1 for face in dice], 2, "1")))
    (told,) = game.events("numbers")
    assert (told["a"], told["b"]) == hits and game.table.view(None)["first"] == first


@rule("OLO-187", "OLO-Q110")
def test_an_agenda_agreed_on_is_played_and_one_that_is_drawn_goes_with_the_layout() -> None:
    assert {fresh(seed, agenda="dossiers").table.view(None)["agenda"] for seed in range(1, 12)} == {"dossiers"}
    c = load("house")
    ground = c.layout_ids.index("entrepots")
    fit = {name for k, name in enumerate(c.agenda_ids) if c.layout_agendas[ground] >> k & 1}
    assert 0 < len(fit) < len(c.agenda_ids)
    assert {fresh(seed, layout="entrepots").table.view(None)["agenda"] for seed in range(1, 40)} == fit


@rule("OLO-Q110")
def test_cabals_are_built_in_secret_unless_a_draft_was_agreed_on() -> None:
    assert until(fresh(1), "cabal").asks == [(0, "cabal"), (1, "cabal")]
    assert [ask for _, ask in until(fresh(1, cabals="draft"), "recruit").asks] == ["recruit"]


@rule("OLO-187", "OLO-188", "OLO-189", "OLO-Q92", "OLO-Q110")
def test_an_agenda_drawn_or_chosen_and_a_layout_that_goes_with_it() -> None:
    assert {fresh(seed).table.view(None)["agenda"] for seed in range(1, 40)} == set(load("house").agenda_ids)
    game = fresh(3, agenda="releves")
    assert game.asks == [(int(game.s.first), "layout")]
    assert game.offered == [("layout", "friche"), ("layout", "carrefour"), ("layout", "marais")]
    assert game.refused("layout", "entrepots") == ("LUD-03", "not-offered")
    assert fresh(3, agenda="releves", layout="marais").table.view(None)["layout"] == "marais"


@rule("OLO-189", "OLO-Q110")
@pytest.mark.parametrize(
    "options", [{"agenda": "nothing"}, {"layout": "nowhere"}, {"agenda": "releves", "layout": "entrepots"}]
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        OlomocGame().check_options(2, options)


@rule("OLO-190")
def test_player_two_chooses_an_edge_and_player_one_has_the_other() -> None:
    game = fresh(4, agenda="reglement", layout="friche")
    second = 1 - int(game.s.first)
    assert game.asks == [(second, "edge")] and game.offered == [("edge", "west"), ("edge", "east")]
    game.play(("edge", "east"))
    laid = fresh(4, agenda="reglement")
    assert [ask for _, ask in laid.asks] == ["layout"], "the terrain lies before the lines are chosen"
    assert laid.play(laid.offered[0]).asks == [(second, "edge")]
    edges = game.table.view(None)["edges"]
    assert (edges[second], edges[1 - second]) == ("east", "west")


@rule("OLO-172", "OLO-208")
def test_the_first_cycle_begins_with_a_mechanism_too() -> None:
    game = until(fresh(2, agenda="releves", layout="friche"), "plan")
    assert len(game.events("drawn")) == 1 and game.table.view(None)["pile"] == 11


@rule(
    "OLO-158",
    "OLO-159",
    "OLO-160",
    "OLO-169",
    "OLO-191",
    "OLO-192",
    "OLO-193",
    "OLO-194",
    "OLO-195",
    "OLO-Q97",
    "OLO-Q98",
)
def test_one_axis_three_ministries_each_and_one_fallen() -> None:
    fallen, dealt = set(), set()
    for seed in range(1, 30):
        game = until(fresh(seed, agenda="releves"), "cabal")
        views = [game.table.view(seat) for seat in (0, 1, None)]
        assert views[2]["fallen"] in load("house").ministry_ids and views[2]["standing"] == []
        hands = [views[seat]["players"][seat]["hand"] for seat in range(2)]
        assert all(hand.count("animosite") == 1 and len(hand) == 4 for hand in hands)
        assert sorted([*hands[0], *hands[1], views[0]["fallen"]]) == sorted(
            load("house").ministry_ids[design] for design in load("house").ministry_card
        )
        assert "hand" not in views[0]["players"][1] and "hand" not in views[2]["players"][0]
        assert [row["ministries"] for row in views[2]["players"]] == [4, 4]
        assert views[2]["pile"] == 12 and views[2]["traque"] == 0
        assert [(row["fiel"], row["vp"]) for row in views[2]["players"]] == [(0, 0), (0, 0)]
        fallen.add(views[2]["fallen"])
        dealt.add(tuple(sorted(hands[0])))
    assert len(fallen) > 3 and "animosite" not in fallen
    assert len(dealt) > 12, "any three of the seven"


@rule("OLO-194", "OLO-195", "OLO-211")
def test_the_first_cycle_is_the_first_and_its_card_any_of_the_pile() -> None:
    drawn = set()
    for seed in range(1, 15):
        game = until(fresh(seed, agenda="releves"), "plan")
        assert game.table.view(None)["cycle"] == 1 and game.s.artefact != state.NONE
        drawn.add(game.events("drawn")[0]["figure"])
    assert len(drawn) > 5


@rule("OLO-Q98")
def test_rouages_of_the_fallen_ministry_give_access_to_its_cards() -> None:
    seed = next(n for n in range(1, 60) if until(fresh(n), "cabal").table.view(None)["fallen"] == "interferences")
    game = until(fresh(seed), "cabal")
    game.by(0, ("cabal", "dominik_kralov", "kubik_oktobar", "petra_kantor"))
    assert ("equip", "3", "disrupteur_quantique") in game.offered, "of Progress, whose card is Interference"


@rule("OLO-177", "OLO-Q93", "OLO-196", "OLO-061")
def test_markers_and_hostiles_of_the_agenda_and_no_rouage_is_deployed() -> None:
    game = until(fresh(2, agenda="gargoule", layout="friche"), "plan")
    pieces = game.table.view(None)["pieces"]
    assert [row["at"] for row in pieces if row["profile"] == "gargoule"] == [[8000, 8000]]
    assert [row["where"] for row in pieces[:6]] == ["away"] * 6
    dossiers = until(fresh(2, agenda="dossiers", layout="friche"), "cabal").table.view(None)
    assert [row["at"] for row in dossiers["markers"]] == [[8000, 3250], [8000, 12750]]
    assert [row["at"] for row in dossiers["pieces"]] == [[8000, 5600], [8000, 10400]]


@rule("OLO-198", "OLO-199", "OLO-200", "OLO-Q94")
def test_a_cabal_in_secret_is_of_one_faction_and_of_three_ranks() -> None:
    game = until(fresh(5, agenda="releves"), "cabal")
    assert game.asks == [(0, "cabal"), (1, "cabal")] and len(game.offered) == 32
    mixed = ("cabal", "rejeton", "kubik_oktobar", "petra_kantor")
    assert game.refused(*mixed, seat=1) == ("OLO-199", "other-faction")
    order = ("cabal", "petra_kantor", "kubik_oktobar", "dominik_kralov")
    assert game.refused(*order, seat=1) == ("OLO-200", "wrong-rank")
    assert game.refused("equip", "3", "grappin", seat=0) == ("OLO-197", "cabal-first")
    both = ("cabal", "dominik_kralov", "kubik_oktobar", "petra_kantor")
    game.by(0, both).by(1, both)
    before = game.table.view(1)
    game.by(0, ("equip", "3", "disrupteur_quantique"))
    assert game.table.view(1) == before, "nobody sees what the other builds"


@rule("OLO-197", "OLO-198")
@pytest.mark.parametrize("method", ["secret", "draft"])
def test_cabals_are_built_when_the_edges_and_the_ministries_are_known(method: str) -> None:
    game = until(fresh(5, agenda="releves", cabals=method), "cabal" if method == "secret" else "recruit")
    view = game.table.view(0)
    assert None not in view["edges"] and view["fallen"] is not None and len(view["players"][0]["hand"]) == 4


@rule("OLO-198", "OLO-202")
def test_nothing_of_a_cabal_is_seen_before_both_are_finished() -> None:
    game = until(fresh(5, agenda="releves"), "cabal")
    before, whole = game.table.view(1), ("cabal", "dominik_kralov", "kubik_oktobar", "petra_kantor")
    game.by(0, whole)
    assert game.table.view(1) == before
    game.by(0, ("equip", "3", "disrupteur_quantique"), ("equip", "2", "mandat_special"), ("equip", "1", "exosquelette"))
    assert game.table.view(1)["pieces"] == before["pieces"] and game.asks == [(1, "cabal")]
    game.by(1, whole).by(1, ("equip", "3", "disrupteur_quantique"), ("equip", "2", "mandat_special"))
    game.by(1, ("equip", "1", "exosquelette"))
    shown = [(row["profile"], row["equipment"]) for row in game.table.view(None)["pieces"][:6]]
    assert shown[:3] == shown[3:] and shown[2] == ("petra_kantor", "disrupteur_quantique")


@rule("OLO-201", "OLO-202", "OLO-203", "OLO-204", "OLO-Q96")
def test_equipment_follows_the_ministries_of_the_cabal_one_card_each() -> None:
    game = until(fresh(5, agenda="releves"), "cabal")
    game.by(0, ("cabal", "dominik_kralov", "kubik_oktobar", "petra_kantor"))
    assert game.refused("equip", "3", "fumigenes", seat=0) == ("OLO-203", "not-affiliated")
    assert game.refused("equip", "3", "lame_de_recuperation", seat=0) == ("OLO-203", "not-affiliated")
    assert game.refused("equip", "1", "exosquelette", seat=0) == ("OLO-201", "equipped-already")
    game.by(0, ("equip", "3", "disrupteur_quantique"))
    assert game.refused("equip", "2", "chronographe", seat=0) == ("OLO-204", "not-provided")
    assert game.refused("equip", "2", "disrupteur_quantique", seat=0) == ("OLO-202", "carried-already")
    assert game.refused("equip", "2", "insigne_de_kantor", seat=0) == ("OLO-203", "not-affiliated")
    game.by(0, ("equip", "2", "mandat_special"), ("equip", "1", "exosquelette"))
    assert [seat for seat, _ in game.asks] == [1]


@rule("OLO-160", "OLO-203")
def test_a_stray_ministry_gives_cards_to_those_affiliated_to_it() -> None:
    house = load("house")
    gang = cabals.packed(*map(character, ("lumir_havel", "zdenka_mraz", "vlasta_cerna")))
    brood = cabals.packed(*map(character, ("rejeton", "ludmila_tesar", "soeur_ilse")))
    for cabal, stray in ((gang, card("fumigenes")), (brood, card("eclat_daxe"))):
        assert cabals.can_carry(house, cabal, 1, stray) and cabals.provides(house, cabal, 0, stray)
    assert not cabals.can_carry(house, brood, 0, card("fumigenes")), "nobody of the Fringe"


@rule("OLO-203", "OLO-204", "OLO-205", "OLO-206", "OLO-Q96")
def test_which_cards_a_cabal_may_carry() -> None:
    c = load("house")
    trio = [character(name) for name in ("dominik_kralov", "kubik_oktobar", "petra_kantor")]
    cabal = cabals.packed(*trio)
    assert cabals.can_carry(c, cabal, 2, card("disrupteur_quantique"))
    assert cabals.can_carry(c, cabal, 2, card("insigne_de_kantor"))
    assert not cabals.can_carry(c, cabal, 1, card("insigne_de_kantor"))
    assert cabals.can_carry(c, cabal, 0, card("mandat_special"))
    assert not cabals.can_carry(c, cabal, 0, card("faveur_du_veneur"))
    progress = (card("disrupteur_quantique"), card("chronographe"), card("mandat_special"))
    assert not cabals.provided(c, cabal, *progress)
    assert cabals.provided(c, cabal, card("disrupteur_quantique"), card("exosquelette"), card("mandat_special"))
    two = cabals.packed(*(character(name) for name in ("lumir_havel", "zdenka_mraz", "radek_sedlak")))
    guards = cabals.packed(*(character(name) for name in ("dominik_kralov", "hynek_novotny", "petra_kantor")))
    security = (card("exosquelette"), card("matraque_lestee"), card("gilet_renforce"))
    assert cabals.provided(c, guards, *security), "Hynek and Pétra, one card of Security each"
    assert cabals.provided(c, cabal, card("exosquelette"), card("matraque_lestee"), card("insigne_de_kantor"))
    favour = (card("mandat_special"), card("exosquelette"), card("disrupteur_quantique"))
    assert cabals.provided(c, cabal, *favour), "Dominik gives access to the exoskeleton, whatever he carries himself"
    pair = cabals.packed(*(character(name) for name in ("ivana_prokop", "zdenka_mraz", "radek_sedlak")))
    crossed = (card("fumigenes"), card("disrupteur_quantique"), card("grappin"))
    assert cabals.provided(c, pair, *crossed), "Radek for the Fringe, so that Zdenka can be for Progress"
    three = (card("disrupteur_quantique"), card("fumigenes"), card("chronographe"))
    assert not cabals.provided(c, pair, *three), "Zdenka for Progress or for the Fringe, and no other for Progress"
    greedy = (card("plan_directeur"), card("fumigenes"), card("grappin"))
    assert cabals.provided(c, pair, *greedy)
    alone = cabals.packed(*(character(name) for name in ("ivana_prokop", "otakar_blaha", "radek_sedlak")))
    assert not cabals.provided(c, alone, *greedy), "Radek has two ministries and gives access to one card"
    both = (card("disrupteur_quantique"), card("fumigenes"), card("plan_directeur"))
    assert cabals.provided(c, two, *both), "Zdenka for Progress, Lumír for the Fringe, Radek for Coordination"
    assert (
        len(
            cabals.loadouts(
                c, cabals.packed(*(character(n) for n in ("lumir_havel", "otakar_blaha", "vlasta_cerna"))), 0, 0
            )
        )
        == 6
    )


@rule("OLO-197", "OLO-199", "OLO-Q94", "OLO-Q95", "OLO-Q110")
def test_a_draft_alternates_and_every_card_exists_once() -> None:
    game = until(fresh(6, agenda="releves", cabals="draft"), "recruit")
    one = int(game.s.first)
    two = 1 - one
    assert game.asks == [(one, "recruit")] and len(game.offered) == 24
    game.play(("recruit", "vlasta_cerna"))
    assert game.asks == [(two, "recruit")]
    assert game.refused("recruit", "vlasta_cerna") == ("OLO-Q94", "taken-already")
    game.play(("recruit", "radek_sedlak"))
    assert game.refused("recruit", "petra_kantor") == ("OLO-199", "other-faction")
    game.play(("recruit", "otakar_blaha"), ("recruit", "zdenka_mraz"))
    assert game.refused("recruit", "zdenka_mraz") == ("OLO-Q94", "taken-already")
    game.play(("recruit", "lumir_havel"))  # Ivana is the only one left for the other
    assert game.asks == [(two, "equip")], "player 2 first"
    assert game.refused("equip", "3", "exosquelette") == ("OLO-203", "not-affiliated")
    assert game.refused("equip", "3", "fumigenes") == ("OLO-Q95", "starves")
    assert {choice[1] for choice in game.offered} == {"1", "2", "3"}, "whoever is to carry it is named with it"
    game.play(("equip", "3", "disrupteur_quantique"), ("equip", "3", "fumigenes"))
    assert game.asks == [(two, "equip")]
    until(game, "plan")
    carried = [row["equipment"] for row in game.table.view(None)["pieces"][:6]]
    assert len(set(carried)) == 6


@rule("OLO-207", "OLO-070")
def test_propaganda_and_a_vest_that_reinforces_for_good() -> None:
    game = until(fresh(5, agenda="releves"), "cabal")
    for seat in (0, 1):
        game.by(seat, ("cabal", "dominik_kralov", "hynek_novotny", "petra_kantor"))
        game.by(
            seat, ("equip", "3", "gilet_renforce"), ("equip", "2", "matraque_lestee"), ("equip", "1", "mandat_special")
        )
    view = game.table.view(None)
    assert [row["propaganda"] for row in view["players"]] == [1, 1]
    assert view["pieces"][2]["life"] == "RRSSSTS" and view["pieces"][1]["life"] == "SRSSTS"
    assert len(game.events("cabal")) == 2 and game.s.of(2, Piece.actions) == 4


@rule("OLO-198", "OLO-201", "OLO-213")
def test_whoever_answers_at_random_may_draw_every_cabal_equipment_and_row_and_no_other() -> None:
    s, met = fresh().s, set()
    while not s.over:
        top = s.stack[-1]
        if isinstance(top, Secret | Planning):
            for seat in (seat for seat in range(2) if top.asked(s) >> seat & 1):
                drawn = {top.sample(s, seat, draw * 2654435761 & 0xFFFFFFFF) for draw in range(4000)}
                assert drawn == set(top.legal(s, seat))
                met.add((type(top), len(drawn) > 30))
        s.playout(7, 1)
    assert met == {(Secret, True), (Secret, False), (Planning, True)}, "cabals, equipment and rows"


@rule("OLO-198", "OLO-197")
def test_cabals_are_told_by_seat() -> None:
    for method, first in (("secret", "cabal"), ("draft", "recruit")):
        game = until(fresh(5, agenda="releves", cabals=method), first)
        until(game, "plan")
        told = {event["seat"]: event for event in game.events("cabal")}
        pieces = game.table.view(None)["pieces"]
        for seat in range(2):
            own = pieces[3 * seat : 3 * seat + 3]
            assert told[seat]["characters"] == [row["profile"] for row in own]
            assert told[seat]["equipment"] == [row["equipment"] for row in own]


@rule("OLO-197", "OLO-200")
@pytest.mark.parametrize(("seed", "one"), [(1, 0), (2, 1)])
def test_a_draft_goes_on_until_both_have_one_of_each_rank(seed: int, one: int) -> None:
    game = until(fresh(seed, agenda="releves", cabals="draft"), "recruit")
    assert game.asks == [(one, "recruit")]
    game.play(("recruit", "petra_kantor"), ("recruit", "vlasta_cerna"))
    assert game.refused("recruit", "jana_alena_novak") == ("OLO-200", "wrong-rank")
    game.play(("recruit", "hynek_novotny"), ("recruit", "otakar_blaha"), ("recruit", "dominik_kralov"))
    assert game.asks == [(1 - one, "recruit")] and game.offered == [
        ("recruit", "lumir_havel"),
        ("recruit", "ivana_prokop"),
    ]
    assert game.play(("recruit", "ivana_prokop")).asks == [(1 - one, "equip")]
