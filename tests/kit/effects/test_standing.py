"""What stands: modifiers, their limits and conditions, how long they last, and triggers with their order."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.kit.effects.program import NOBODY
from ludotheque.kit.effects.triggers import Drain
from tests.kit.effects import words
from tests.kit.effects.scene import BEAST, card, scene
from tests.kit.effects.toy import Watch

QUIET = BEAST.replace("n = 1", "n = 0")
HIT = card('[{do="hit", n=2, to="prowlers"}]', "hit")
BLADE = card("[]", "blade", 'static = [{mod="dealt", n=1, of="you"}]\nuntil = "next_dawn"')


def lasting(static: str, name: str = "aura", effect: str = "[]", until: str = "next_dawn") -> str:
    return card(effect, name, f'static = [{static}]\nuntil = "{until}"')


def with_trigger(trigger: str, name: str = "watch", until: str = "next_dawn") -> str:
    return card("[]", name, f'triggers = [{trigger}]\nuntil = "{until}"')


# -- modifiers


def test_modifiers_of_all_that_stands_are_summed() -> None:
    t = scene(BLADE + HIT, ["blade", "hit"], ["hit"], prowlers=QUIET)
    assert t.play(0, "play blade").play(1, "play hit").life(4) == [8]  # of the one who bears it
    assert t.play(0, "play hit").life(4) == [5]
    t = scene(BLADE + HIT, ["blade", "blade", "hit"], prowlers=QUIET).play(0, "play blade").play(1, "pass")
    t.play(0, "play blade").play(1, "pass")
    assert t.play(0, "play hit").life(4) == [7]  # the first one has gone by then


def test_a_modifier_of_a_group_and_one_bound_to_whoever_was_chosen() -> None:
    t = scene(lasting('{mod="dealt", n=1, of="team"}') + HIT, ["aura"], ["hit"], prowlers=QUIET)
    assert t.play(0, "play aura").play(1, "play hit").life(4) == [7]
    guard = lasting('{mod="taken", n=-1, of="it"}', effect='[{do="heal", n=1, to="mate"}]')
    t = scene(guard + card('[{do="suffer", n=3, to="team"}]', "storm"), ["aura"], ["storm"])
    t.play(0, "play aura", "target keeper1").play(1, "play storm")
    assert t.life(0, 1) == [5, 6]  # the blow of the beast is warded off too


def test_a_limit_counts_instructions_with_all_their_targets() -> None:
    shield = lasting('{mod="taken", n=-2, of="team", limit="first_each_night"}')
    storm = card('[{do="suffer", n=3, to="team"}, {do="suffer", n=3, to="you"}]', "storm")
    t = scene(shield + storm, ["aura"], ["storm"], prowlers=QUIET).play(0, "play aura").play(1, "play storm")
    assert t.life(0, 1) == [7, 4]


def test_a_limit_comes_back_with_its_period() -> None:
    edge = lasting('{mod="dealt", n=3, of="you", limit=1, per="night"}', until="next_dawn")
    t = scene(edge + HIT, ["aura", "hit", "hit"], prowlers=QUIET).play(0, "play aura").play(1, "pass")
    assert t.play(0, "play hit").life(4) == [5]
    for period, left in (("night", 1), ("watch", 3)):
        text = lasting(f'{{mod="dealt", n=2, of="you", limit=1, per="{period}"}}')
        text = text.replace("next_dawn", "dawn")
        t = scene(text + HIT, ["hit", "hit"], prowlers=QUIET)
        t.state.enter(0, 0)
        assert t.play(0, "play hit").play(1, "pass").play(0, "play hit").life(4) == [10 - 4 - 4 + (left == 3) * 2]


def test_what_leaves_takes_its_own_uses_with_it_and_no_others() -> None:
    edge = lasting('{mod="dealt", n=2, of="you", limit=1, per="watch"}')
    t = scene(edge + HIT, ["hit"], prowlers=QUIET)
    first, second = t.state.enter(0, 0), t.state.enter(0, 0)
    t.play(0, "play hit")
    assert t.life(4) == [4] and t.state.total(words.DEALT, 0) == 0
    t.state.leave(first)
    assert t.state.total(words.DEALT, 0) == 0 and t.state.use_of(second, t.state.book().first[0] + 1) == 0
    t.state.enter(0, 0)
    assert t.state.total(words.DEALT, 0) == 2


def test_a_test_on_a_modifier_is_read_when_it_is_used() -> None:
    t = scene(
        lasting('{mod="dealt", n=2, of="you", if={ge=["plays", 1]}}') + HIT, ["hit", "hit"], ["hit"], prowlers=QUIET
    )
    t.state.enter(0, 0)
    t.state.enter(0, 1)
    assert t.play(0, "play hit").life(4) == [8]
    assert t.play(1, "play hit").life(4) == [4]


def test_a_clause_on_a_modifier_speaks_of_whom_it_concerns() -> None:
    text = lasting('{mod="taken", n=-2, of="team", when="unhurt"}') + card('[{do="suffer", n=3, to="team"}]', "storm")
    t = scene(text, ["storm"], prowlers=QUIET)
    t.state.enter(0, 0)
    t.state.life[1] = 7
    assert t.play(0, "play storm").life(0, 1) == [7, 4]


def test_an_amount_may_be_a_modifier() -> None:
    text = lasting('{mod="dealt", n={per={count="marks", marker="burn", of="you"}}, of="you"}') + HIT
    t = scene(text, ["hit"], prowlers=QUIET)
    t.state.enter(0, 0)
    t.state.marks[0] = 3
    assert t.play(0, "play hit").life(4) == [5]


def test_modifiers_of_one_name_do_not_add_up() -> None:
    text = lasting('{mod="dealt", n=1, of="you", name="cloak"}') + lasting(
        '{mod="dealt", n=3, of="you", name="cloak"}', "b"
    )
    t = scene(text + HIT, ["hit"], prowlers=QUIET)
    for element in (0, 1, 0):
        t.state.enter(element, 0)
    assert t.state.total(words.DEALT, 0) == 3
    assert t.play(0, "play hit").life(4) == [5]


def test_what_hides_a_prowler_stands_on_its_own_card() -> None:
    hidden = BEAST.replace("life = 10", 'life = 10\nstatic = [{mod="hidden", of="self", if={not="alone"}}]')
    both = hidden + QUIET.replace("beast", "other")
    club = card('[{do="hit", n=12, to="prowler"}]', "club")
    t = scene(club, ["club"], ["club"], prowlers=both).play(0, "play club")
    assert t.choices(0) == ["target prowler1"]
    assert t.play(0, "target prowler1").play(1, "play club").choices(1) == ["target prowler0"]


# -- durations


def test_an_effect_ends_at_the_moment_it_names() -> None:
    for until, left in (("dawn", [8, 6, 4]), ("next_dawn", [8, 5, 3])):
        text = lasting('{mod="dealt", n=1, of="team"}', until=until) + HIT
        t = scene(text, ["aura"], ["hit", "hit", "hit"], prowlers=QUIET.replace("10", "11"))
        t.play(0, "play aura").play(1, "play hit")
        seen = t.life(4)
        t.play(0, "pass").play(1, "play hit")
        seen += t.life(4)
        t.play(0, "pass").play(1, "play hit")
        assert seen + t.life(4) == left
        assert [int(c) for c in t.state.discard[0]] == [0]  # the card is with the others


# -- triggers


def test_a_trigger_waits_for_its_event_and_for_whom_it_names() -> None:
    mine = with_trigger('{at="card_played", then=[{do="hit", n=1, to="prowlers"}]}')
    t = scene(mine + card("[]"), ["card"], ["card"], prowlers=QUIET)
    t.state.enter(0, 0)
    assert t.play(0, "play card").life(4) == [9]
    assert t.play(1, "play card").life(4) == [9]
    t = scene(
        mine.replace('at="card_played"', 'at="card_played", who="team"') + card("[]"),
        ["card"],
        ["card"],
        prowlers=QUIET,
    )
    t.state.enter(0, 0)
    assert t.play(0, "play card").play(1, "play card").life(4) == [8]


def test_an_event_may_bind_whom_it_is_about() -> None:
    text = with_trigger('{at="card_played", who="team", then=[{do="suffer", n=2, to="it"}]}')
    t = scene(text + card("[]"), ["card"], ["card"], prowlers=QUIET)
    t.state.enter(0, 0)
    assert t.play(0, "pass").play(1, "play card").life(0, 1) == [8, 6]


def test_a_trigger_is_set_off_no_more_often_than_its_limit() -> None:
    text = with_trigger('{at="discarded", limit=1, then=[{do="hit", n=1, to="prowlers"}]}')
    t = scene(text + card('[{do="discard", n=2}]'), ["card", "card", "card"], prowlers=QUIET)
    t.state.enter(0, 0)
    assert t.play(0, "play card", "throw card", "throw card").life(4) == [9]


def test_triggers_come_in_the_order_of_their_rank_and_then_of_choice() -> None:
    text = with_trigger('{at="card_played", who="team", then=[{do="heal", n=2, to="team"}]}', "mend")
    text += with_trigger('{at="card_played", who="team", then=[{do="suffer", n=1, to="team"}]}', "rain")
    prowler = QUIET + 'triggers = [{at="card_played", who="team", then=[{do="suffer", n=3, to="it"}]}]'
    t = scene(text + card("[]"), ["card"], prowlers=prowler)
    t.state.enter(0, 1)
    t.state.enter(1, 1)
    t.play(0, "play card")
    assert t.life(0) == [5]  # the prowler's came first
    assert t.asks == [(1, "order")] and t.choices(1) == ["resolve mend 0", "resolve rain 0"]
    assert t.play(1, "resolve rain 0").life(0, 1) == [6, 8]


def test_what_a_triggered_effect_sets_off_comes_before_the_rest_of_its_batch() -> None:
    text = with_trigger('{at="card_played", then=[{do="discard", n=1}]}', "first")
    text += with_trigger('{at="card_played", then=[{do="hit", n=9, to="prowlers"}]}', "second")
    text += with_trigger('{at="discarded", then=[{do="hit", n=1, to="prowlers"}]}', "third")
    t = scene(text + card("[]"), ["card", "card"], prowlers=QUIET)
    for element in (0, 1, 2):
        t.state.enter(element, 0)
    t.play(0, "play card", "resolve first 0")
    assert t.life(4) == [10]
    t.play(0, "throw card")
    assert t.state.over  # hit by 1, then by 9


def test_triggers_come_as_they_were_set_off_where_a_game_says_nothing_else() -> None:
    text = with_trigger('{at="card_played", who="team", then=[{do="suffer", n=1, to="it"}]}', "rain")
    t = scene(text + card("[]"), ["card"], prowlers=QUIET)
    plain = Drain[Watch](0, vec[i64]())
    assert plain.rank(t.state, 1) == plain.rank(t.state, 0) and plain.chooser(t.state, 0) == NOBODY
    assert plain.still(t.state, 0, 0)


def test_a_death_is_noticed_by_those_who_still_stand() -> None:
    avenger = QUIET.replace("beast", "avenger") + 'triggers = [{at="prowler_dies", then=[{do="call"}]}]\n'
    t = scene(card('[{do="hit", n=10, to="prowler"}]'), ["card"], prowlers=QUIET + avenger)
    t.play(0, "play card", "target prowler0")
    assert [int(p) for p in t.state.prowlers()] == [5, 6]
