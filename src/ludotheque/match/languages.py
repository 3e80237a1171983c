"""The languages everything is said in."""

import os
import re
from collections.abc import Mapping

LANGUAGES = ("fr", "en")
_CONTRACTED = {"à Le": "au", "à Les": "aux", "de Le": "du", "de Les": "des"}
_HEARD = "alog|am|ans|arp|as|aut|av|edg|éro[ns]|o[al]|or[dns]|urle"  # what follows an H that nothing runs into
_APART = re.compile(
    r"(?<![^\W\d_])(?:(?:à|de) Les?(?= [A-ZÀ-ÖØ-ÞŒ])"
    rf"|(?P<elided>d|qu)e (?=[AEIOUÀÂÉÈÊËÎÏÔÛ](?=[^\W\d_])|H(?!{_HEARD})[aeiouyâéèêô]))"
)


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """From LANG where it names one of our languages, else French."""
    spoken = environment.get("LANG", "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def joined(lang: str, text: str) -> str:
    """French words run into the names after them: « du Colisée », « d’Argos ». The page does the same."""
    if lang != "fr":
        return text
    return _APART.sub(lambda apart: f"{apart['elided']}’" if apart["elided"] else _CONTRACTED[apart[0]], text)
