"""What Upgrade tiles bear and give, as the content has it: both are moved where the game is not even."""

from ludotheque.games.hybris import effects, loader, names, records
from ludotheque.kit.effects import program

HOUSE = loader.load()


def elements(tile: str) -> list[int]:
    """From left to right."""
    first = HOUSE.upgrade_ids.index(tile) * records.PLACES
    return [int(element) for element in HOUSE.upgrade_elements[first : first + records.PLACES] if element >= 0]


def whole(*tiles: str) -> dict[str, int]:
    """As a description has tiles that are unlocked."""
    return {tile: len(elements(tile)) for tile in tiles}


def points(tile: str) -> int:
    """The VP of its reward, which come first."""
    row = HOUSE.book.start(HOUSE.element_ids.index(tile), names.REWARD) * program.WIDTH
    code = HOUSE.book.code
    assert (code[row], code[row + program.A]) == (effects.GAIN, names.VP)
    return int(code[row + program.N])


def spark(olympian: str, n: int) -> int:
    """The VP of a bonus of an Olympian's Spark track, counted from 1; 0 where it is something else."""
    track = names.FIRST_SPARK + names.OLYMPIAN_IDS.index(olympian) * names.SPARKS
    row = HOUSE.book.start(track + n - 1, names.BONUS) * program.WIDTH
    return int(HOUSE.book.code[row + program.N]) if HOUSE.book.code[row + program.A] == names.VP else 0
