"""Cards in the manner of a large co-operative game of cards, in the toy's words and played to the point: prices,
keywords, what happens when a card is thrown away, wards, permanents that wait, prowlers that poison and call."""

from tests.kit.effects.scene import BEAST, card, scene

QUIET = BEAST.replace("n = 1", "n = 0")


def prowler(name: str, life: int, more: str) -> str:
    return f'[[prowler]]\nid = "{name}"\nlife = {life}\n{more}\n'


def test_a_blow_that_costs_blood_and_draws() -> None:
    text = card('[{do="hit", n=3, to="prowler"}, {do="draw", n=1}]', "rustic", 'tribute = [{do="suffer", n=1}]')
    t = scene(text, ["rustic"], deck=["rustic"], prowlers=QUIET).play(0, "play rustic", "accept", "target prowler0")
    assert t.life(0, 4) == [7, 7] and t.hand(0) == ["rustic"]


def test_a_usurer_hurts_a_friend_and_pays_it_back() -> None:
    text = card(
        '[{do="hit", n=2, to="mate"}, {do="discard", n=1, to="it"}, {do="draw", n=1, to="it"},'
        ' {do="heal", n=3, to="you"}]'
    )
    t = scene(text, ["card"], ["card", "card"], deck=["card"], prowlers=QUIET)
    t.state.life[0] = 4
    t.play(0, "play card", "target keeper1")
    assert t.asks == [(1, "discard")]  # the owner picks, in the middle of another's card
    t.play(1, "throw card")
    assert t.life(0, 1) == [7, 6] and len(t.hand(1)) == 2


def test_a_card_thrown_away_acts_and_is_over_before_what_threw_it_goes_on() -> None:
    snare = card('[{do="hit", n=2, to="prowler"}]', "snare", 'trance = [{do="hit", n=2, to="prowler"}]')
    toss = card('[{do="discard", n=1}, {do="hit", n=1, to="prowlers"}]', "toss")
    t = scene(snare + toss, ["toss", "snare"], prowlers=QUIET).play(0, "play toss", "throw snare")
    assert t.asks == [(0, "hit")] and t.life(4) == [10]
    assert t.play(0, "target prowler0").life(4) == [7]


def test_a_mercy_stroke_heals_when_it_kills() -> None:
    text = card('[{do="hit", n=3, to="prowler"}, {if={dead="it"}, then=[{do="heal", n=3, to="you"}]}]')
    for life, after in ((3, 8), (4, 5)):
        t = scene(text, ["card"], prowlers=QUIET + prowler("weak", life, "active = []"))
        t.state.life[0] = 5
        assert t.play(0, "play card", "target prowler1").life(0) == [after]


def test_a_ward_on_whoever_was_healed_ends_with_the_second_dawn() -> None:
    raft = card('[{do="heal", n=1, to="mate"}]', "raft", 'static = [{mod="taken", n=-1, of="it"}]\nuntil = "next_dawn"')
    t = scene(raft, ["raft"], prowlers=BEAST.replace('"victim"', '"team"')).play(0, "play raft", "target keeper1")
    t.play(1, "pass")
    assert t.life(0, 1) == [7, 8]
    t.play(0, "pass").play(1, "pass")
    assert t.life(0, 1) == [6, 8]
    t.play(0, "pass").play(1, "pass")
    assert t.life(0, 1) == [5, 7]


def test_a_wolf_infects_whoever_strikes_it_and_the_infection_bites_with_every_card() -> None:
    wolf = prowler(
        "wolf",
        12,
        """active = []
riposte = [
    { do = "hit", n = 1, to = "attacker" },
    { if = { not = { marked = "burn", of = "attacker" } }, then = [{ do = "mark", marker = "burn", to = "attacker" }] },
]
triggers = [{ at = "card_played", who = { with_mark = "burn" }, then = [{ do = "suffer", n = 1, to = "it" }] }]""",
    )
    text = card('[{do="hit", n=1, to="prowlers"}]', "jab") + card("[]", "wait")
    t = scene(text, ["jab", "jab", "wait"], ["wait"], prowlers=wolf)
    t.play(0, "play jab")
    assert t.life(0) == [6] and t.state.marks[0] == 1  # struck back, infected, and the card it played counts already
    t.play(1, "play wait")
    assert t.life(1) == [8]
    t.play(0, "play jab")
    assert t.life(0) == [4] and t.state.marks[0] == 1


def test_a_serpent_counts_its_poison_on_each() -> None:
    serpent = prowler(
        "serpent",
        9,
        """active = [
    { do = "mark", marker = "burn", to = "victim" },
    { do = "suffer", n = { per = { count = "marks", marker = "burn", of = "it" } }, to = "team" },
]""",
    )
    t = scene(card("[]"), [], [], prowlers=serpent)
    t.state.marks[2] = 2
    t.play(0, "pass").play(1, "pass")
    assert t.life(0, 1) == [7, 6]


def test_a_worm_calls_two_others_when_it_dies() -> None:
    worms = prowler(
        "worm", 2, 'active = []\ntriggers = [{at="prowler_dies", limit=1, per="watch", then=[{do="call", n=2}]}]'
    )
    t = scene(card('[{do="hit", n=2, to="prowler"}]'), ["card"], prowlers=worms + QUIET)
    t.play(0, "play card", "target prowler0")
    assert [int(p) for p in t.state.prowlers()] == [5, 6, 7]


def test_a_drum_beats_once_a_night_for_every_hit_of_the_team() -> None:
    drum = card("[]", "drum", 'static = [{mod="dealt", n=2, of="team", limit="first_each_night"}]\nuntil = "next_dawn"')
    flurry = card('[{do="hit", n=1, to="prowlers"}, {do="hit", n=1, to="prowlers"}]', "flurry")
    two = QUIET + QUIET.replace("beast", "other")
    t = scene(drum + flurry, ["drum", "flurry"], ["flurry"], prowlers=two).play(0, "play drum").play(1, "play flurry")
    assert t.life(4, 5) == [6, 6]  # 1 and 2 more on both, then 1
    assert t.play(0, "play flurry").life(4, 5) == [2, 2]
