# interpreted
"""Choices of Les Nominés du Néombre as tuples outside, as integers inside."""

from ludotheque.core.codec import Codec
from ludotheque.games.neombre import names, state
from ludotheque.games.neombre.state import Nominees
from ludotheque.games.neombre.verbs import VERBS

CHARACTER_IDS = (
    *names.FIGURE_IDS,
    *(f"enemy_{n}" for n in range(state.ENEMY_PLACES)),
    *(f"summon_{figure}_{n}" for figure in range(names.PLAYERS) for n in range(state.SUMMONS_EACH)),
)


class NomineesCodec(Codec):
    def __init__(self, s: Nominees) -> None:
        content = s.content
        super().__init__(
            VERBS,
            {
                "card": tuple(content.loot_ids),
                "enemy": tuple(content.enemy_ids),
                "element": (*content.loot_ids, *content.enemy_ids),
                "character": CHARACTER_IDS,
                "place": names.PLACE_IDS,
                "marker": names.MARKER_IDS,
                "zone": tuple(content.zone_ids),
                "deck": tuple(content.deck_ids),
            },
        )
