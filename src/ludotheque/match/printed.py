"""What a client shows of the content of a game, in every language."""

from collections.abc import Callable
from typing import Any

from ludotheque.core.game import Game
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.texts import Texts


def printed(rules: Game, options: dict[str, Any]) -> dict[str, Any]:
    """By id, the sentences built from the same data the rules play; {}: the game has nothing to show."""
    return rules.content.printed(*spoken(rules, options))


def flaws(rules: Game, options: dict[str, Any]) -> list[dict[str, Any]]:
    """What is wrong with what somebody drew in these options."""
    return rules.content.flaws(*spoken(rules, options))


def spoken(rules: Game, options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Callable[..., str]]]:
    """The options completed, and who says a sentence in each language."""
    options = {name: option.default for name, option in rules.manifest.options.items()} | options
    return options, {lang: Texts(rules, lang, options).format for lang in LANGUAGES}
