"""Phase 2: order tokens placed face down by everybody at once, then revealed."""

from tests.games.steamwatchers.scene import Scene, scene
from tests.marks import rule

ZONES = {"rhone": "0 2b", "gironde": "0 1b 1e", "breizh": "0 beacon", "padania": "1 1b", "istra": "1 3b"}


def planned(**more: str) -> Scene:
    return scene(2, phase="planning", clans=["apotres", "menrau"], zones={**ZONES, **more})


def kinds(t: Scene, eyes: int | None) -> dict[str, str]:
    """Where order tokens lie, and of which kind as far as those eyes see."""
    zones = t.table.view(eyes)["zones"]
    return {zone: row["order"].get("kind", "hidden") for zone, row in zones.items() if "order" in row}


@rule("STW-068")
def test_tokens_are_face_down_until_everybody_is_ready_then_all_are_revealed() -> None:
    t = planned()
    assert t.asks == [(0, "orders"), (1, "orders")]
    t.play(1, "order padania movement").play(0, "order rhone defence", "order gironde movement", "ready")
    assert kinds(t, 0) == {"rhone": "defence", "gironde": "movement"}  # nothing of one who is still placing his
    assert kinds(t, 1) == {"rhone": "hidden", "gironde": "hidden", "padania": "movement"}
    assert kinds(t, None) == {"rhone": "hidden", "gironde": "hidden"}
    assert [told["zone"] for told in t.told("ordered", 0)] == ["rhone", "gironde"] and not t.told("ordered", None)
    assert "orders_left" not in t.player(0, 1) and t.told("revealed") == []
    t.play(1, "order istra defence", "ready")
    for eyes in (0, 1, None):
        assert kinds(t, eyes) == {"rhone": "defence", "gironde": "movement", "padania": "movement", "istra": "defence"}
    assert [(told["defence"], told["movement"]) for told in t.told("revealed")] == [
        (["rhone"], ["gironde"]),
        (["istra"], ["padania"]),
    ]
    assert t.asks == [(0, "activation")]


@rule("STW-069", "STW-Q20")
def test_every_zone_with_a_unit_gets_a_token_of_any_kind() -> None:
    t = planned()
    offered = {f"order {zone} {kind}" for zone in ("rhone", "gironde") for kind in ("defence", "movement", "decoy")}
    assert set(t.choices(0)) == offered
    assert t.refused(0, "ready").rule == "STW-Q20"
    assert t.refused(0, "order breizh defence").rule == "STW-069"  # only a beacon there
    assert t.refused(0, "order padania defence").rule == "STW-069"
    t.play(0, "order gironde decoy", "order rhone decoy")  # few zones, and yet Decoys
    assert t.choices(0) == ["ready"]


@rule("STW-070")
def test_a_zone_never_holds_two_order_tokens() -> None:
    t = planned().play(0, "order rhone defence")
    assert t.refused(0, "order rhone movement").rule == "STW-070"
    assert set(t.choices(0)) == {f"order gironde {kind}" for kind in ("defence", "movement", "decoy")}


@rule("STW-071")
def test_four_defences_three_movements_three_decoys_and_no_more() -> None:
    names = [
        "breizh",
        "neustria",
        "lutecia",
        "flandria",
        "burgundia",
        "gironde",
        "rhone",
        "provenca",
        "meseta",
        "andaluz",
    ]
    zones = dict.fromkeys(names, "0 1b") | {"catalunya": "0 1b", "istra": "1 1b"}
    t = scene(2, phase="planning", clans=["apotres", "menrau"], zones=zones)
    for zone in names[:4]:
        t.play(0, f"order {zone} defence")
    assert t.refused(0, "order gironde defence").rule == "STW-071"
    for zone in names[4:7]:
        t.play(0, f"order {zone} movement")
    assert t.refused(0, "order meseta movement").rule == "STW-071"
    for zone in names[7:]:
        t.play(0, f"order {zone} decoy")
    assert t.refused(0, "order catalunya decoy").rule == "STW-071"
    assert t.choices(0) == ["ready"]  # one zone stays without a token
    t.play(0, "ready").play(1, "order istra decoy", "ready")
    assert "activate catalunya" not in t.choices(0)


@rule("STW-072")
def test_a_revealed_decoy_returns_at_once_and_its_zone_has_no_order() -> None:
    t = planned().play(0, "order rhone decoy", "order gironde movement", "ready")
    assert kinds(t, 0)["rhone"] == "decoy"
    t.play(1, "order padania decoy", "order istra decoy", "ready")
    assert kinds(t, None) == {"gironde": "movement"}
    assert t.player(0)["orders_left"] == {"defence": 4, "movement": 2, "decoy": 3}
    assert t.choices(0) == ["activate gironde", "pass"]


@rule("STW-068")
def test_who_has_answered_shows_but_not_what_is_asked_of_others() -> None:
    t = planned().play(0, "order rhone defence", "order gironde movement", "ready")
    assert t.table.view(0)["waiting"] == [{"seat": 1}]


@rule("STW-068")
def test_nobody_waits_for_the_others_to_place_his_next_token() -> None:
    t = planned()
    seen = len(t.table.entries)  # what seat 1 had before its eyes
    t.play(0, "order rhone defence", "order gironde movement")
    assert t.table.choose(1, ("order", "padania", "decoy"), at=seen) is None
    t.play(0, "ready")
    assert t.table.choose(1, ("order", "istra", "decoy"), at=seen) is None
    assert t.table.choose(1, ("ready",), at=seen) is None
    refusal = t.table.choose(0, ("pass",), at=seen)
    assert refusal is not None and refusal.rule.startswith("LUD")  # another question by now
