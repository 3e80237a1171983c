"""Names of people: what may be one, and when two are the same."""

import unicodedata
from collections.abc import Iterable

from ludotheque.server.sentences import Refusing
from ludotheque.server.wire import LONGEST_NAME

BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and marks that show nothing
STACKED = 2  # marks on one letter, at most

# Letters that look like others, from the confusables of Unicode (UTS 39) for the scripts whose letters resemble ours.
CAPITAL = str.maketrans(
    "АВЕЗКМНОРСТУХІЈЅԚԜҮԌҺӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹՏՕᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᎾᏢᎡᏚᎢᏙᎳᏃ",
    "ABE3KMHOPCTYXIJSQWYGHIABEZHIKMNOPTYXCSOABCDEGHIJKLMOPRSTVWZ",
)
SMALL = str.maketrans(
    "авекмнорстухіјѕԛԝүһьбԁαβγεηικνορτυχωσϲɑɡıօսոհցզյ01i|ǀӏз",
    "abekmhopctyxljsqwyhb6dabyenlkvoptuxwocaglounhgqjolllll3",
)


def checked_name(name: str) -> str:
    """A name as it is kept. Nothing in it is invisible, turns the line around or breaks it."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split(" ")).strip()
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refusing("bad-name")
    marks = 0
    for letter in plain:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if letter in BLANK or marks > STACKED or "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f":
            raise Refusing("bad-name")
    return plain


def alike(one: str, two: str) -> bool:
    """Whether a reader would take one for the other: letters, not their case or the spaces between, make a name."""
    return not readings(one).isdisjoint(readings(two))


def readings(name: str) -> set[str]:
    """What a reader may see in it. Letters that look like those of the Latin alphabet are read as these: as capitals
    or as small letters, which do not always look like the same one (Ν and ν)."""
    plain = "".join(unicodedata.normalize("NFKD", name).split())
    folded = plain.casefold()
    as_small = folded.translate(SMALL)
    as_capitals = plain.translate(CAPITAL).casefold().translate(SMALL)
    as_written = unicodedata.normalize("NFKD", folded.upper()).translate(CAPITAL).casefold().translate(SMALL)
    return {as_small, as_capitals, as_written}


def check_apart(name: str, others: Iterable[str]) -> None:
    if any(other and alike(name, other) for other in others):
        raise Refusing("same-name", 409)
