"""The languages everything is said in."""

import os
from collections.abc import Mapping

LANGUAGES = ("fr", "en")


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """From LANG where it names one of our languages, else French."""
    spoken = environment.get("LANG", "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]
