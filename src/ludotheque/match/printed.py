"""What a client shows of the content of a game, in every language."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.match.texts import LANGUAGES, Texts


def printed(rules: Game, options: dict[str, Any]) -> dict[str, Any]:
    """By id, the sentences built from the same data the rules play; {}: the game has nothing to show."""
    options = {name: option.default for name, option in rules.manifest.options.items()} | options
    return rules.content.printed(options, {lang: Texts(rules, lang, options).format for lang in LANGUAGES})
