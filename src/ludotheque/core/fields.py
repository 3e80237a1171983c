"""What a frame or a position says of each of its fields: who sees it, what its numbers mean, how far they go."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

PUBLIC: Final = "public"  # everybody sees the field
OWNER: Final = "owner"  # the frame's seat sees it; of a position: each seat sees its own pile, the others how many
EACH: Final = "each"  # a vec with one entry a seat: each seat sees its own
HIDDEN: Final = "hidden"  # nobody sees it
COUNT: Final = "count"  # of a position: everybody sees how many there are, nobody which
FIXED: Final = "fixed"  # of a position: settled when it is made, for good; neither saved nor shown
FOLLOWS: Final = "follows"  # of a position: found again from the other fields (`read_back`); neither saved nor shown

SHARED: Final = "shared"  # of a position: copies share it, whoever changes it slices it first

SEATS: Final = "seats"  # the kind of a bit mask of seats; other kinds are those of the codec
SEAT: Final = "seat"  # the kind of a seat, or of nobody
FLAG: Final = "flag"  # the kind of what is so or not

NOBODY: Final[i64] = -1
REQUIRED: Final = object()


class Field:
    """`kind` is one of the codec's kinds of ids, or SEATS, SEAT, FLAG, or "" for a number as it stands; `ids` are the
    words for its numbers where no codec has them; `many`: a vec of them. `least` and `most` bound each number. In a row
    it stands at column `at`, and takes `times` columns; `row` is the kind of row that a position has many of, `form`
    the type of its field, and `shared`: its copies share it."""

    def __init__(
        self,
        sight: str = PUBLIC,
        kind: str = "",
        many: bool = False,
        default: object = REQUIRED,
        ids: tuple[str, ...] = (),
        least: int | None = None,
        most: int | None = None,
        at: int = 0,
        times: int = 1,
        row: "type[Row] | None" = None,
        form: str = "",
        shared: bool = False,
    ) -> None:
        self.sight: str = sight
        self.kind: str = kind
        self.many: bool = many
        self.default: object = default
        self.ids: tuple[str, ...] = ids
        self.least: int | None = least
        self.most: int | None = most
        self.at: int = at
        self.times: int = times
        self.row: type[Row] | None = row
        self.form: str = form
        self.shared: bool = shared


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """Numbers side by side, so many for each player or area. A game declares its columns with `@row`
    (core/position.py): `Player.gold` is the number of a column, FRESH a row before the set-up."""

    COLUMNS: ClassVar[dict[str, Field]] = {}
    WIDTH: ClassVar[int] = 0
    FRESH: ClassVar[tuple[int, ...]] = ()
