"""What a game says about itself, and how it takes its options."""

from typing import Any

import pytest

from ludotheque.core.game import BadOption, Game, Manifest, Option, Result, ranked


class Toy(Game):
    manifest = Manifest(
        id="toy",
        title="Toy",
        seats=(2, 4),
        stage="test",
        version="1",
        options={
            "others": Option(False, (False, True)),
            "deck": Option("house", ("house", "fixture")),
            "length": Option(3),
            "campaign": Option({}),
        },
    )

    def check_combination(self, seats: int, options: dict[str, Any]) -> None:
        if options["others"] and seats == 4:
            raise BadOption(
                en="Four seats leave no room for the others.", fr="À quatre, les autres n’ont plus de place."
            )


def test_options_are_completed() -> None:
    full = {"others": True, "deck": "house", "length": 3, "campaign": {}}
    assert Toy().check_options(3, {"others": True}) == full
    assert Toy().check_options(2, None) == full | {"others": False}


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (1, {}, "2 to 4 seats, not 1"),
        (5, {}, "2 to 4 seats, not 5"),
        ("3", {}, "2 to 4 seats, not '3'"),
        (True, {}, "2 to 4 seats, not True"),
        (2, {"colour": "red"}, "no option 'colour'; its options are: campaign, deck, length, others"),
        (2, {"deck": "mine"}, "'deck' is 'mine'; it may be one of"),
        (2, {"others": 1}, "'others' is 1; it may be one of"),
        (2, {"length": "long"}, "'length' must be of type int"),
        (2, {"length": True}, "'length' must be of type int"),
        (2, {"campaign": []}, "'campaign' must be of type dict"),
        (4, {"others": True}, "no room"),
    ],
)
def test_a_bad_option_says_what_is_wrong(seats: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        Toy().check_options(seats, options)
    assert said in str(refused.value)


def test_ties_share_a_rank() -> None:
    assert ranked([3, 5, 5, 1]) == [3, 1, 1, 4]
    assert ranked([(2, 1), (2, 3)]) == [2, 1]
    assert Result([3, 5, 5], [3, 1, 1], "end").winners == [1, 2]
    assert Result([3, 3], [2, 2], "all lose together").winners == []
