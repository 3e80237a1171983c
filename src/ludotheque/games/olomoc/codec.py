# interpreted
"""Choices of Olomòc as tuples outside, as integers inside."""

from ludotheque.core.codec import Codec
from ludotheque.games.olomoc import guards, names, rows, state
from ludotheque.games.olomoc.content import Content
from ludotheque.games.olomoc.phases import moving, rolls, setup
from ludotheque.games.olomoc.state import Bloc
from ludotheque.games.olomoc.verbs import VERBS

TERRAINS = 32  # décors that a layout may have
TERRAIN_IDS = tuple(f"t{n}" for n in range(1, TERRAINS + 1))


def printed_ids(content: Content) -> dict[str, tuple[str, ...]]:
    """What the numbers of a position stand for."""
    return {
        "agenda": tuple(content.agenda_ids),
        "profile": tuple(content.profile_ids),
        "equipment": tuple(content.equipment_ids),
        "marker": ("objective", *content.marker_ids),
        "ministry_card": tuple(content.ministry_ids[design] for design in content.ministry_card),
        "artefact": tuple(content.artefact_card_ids),
    }


class BlocCodec(Codec):
    def __init__(self, s: Bloc) -> None:
        content = s.content
        super().__init__(
            VERBS,
            printed_ids(content)
            | {
                "layout": tuple(content.layout_ids),
                "edge": names.EDGE_IDS,
                "character": tuple(content.profile_ids[: int(content.characters)]),
                "rank": setup.RANK_IDS,
                "ministry": tuple(content.ministry_ids),
                "slot": rows.SLOT_IDS,
                "order": rows.ORDER_IDS,
                "piece": state.PIECE_IDS,
                "target": (*state.PIECE_IDS, *TERRAIN_IDS),
                "ability": tuple(content.ability_ids),
                "element": tuple(content.ability_ids),
                "token": guards.TOKEN_IDS,
                "bonus": guards.BONUS_IDS,
                "price": rolls.PRICE_IDS,
                "tactic": names.TACTIC_IDS,
                "manner": moving.MODE_IDS,
            },
        )
