# interpreted
"""Choices of Hybris as tuples outside, as integers inside."""

from ludotheque.core.codec import Codec
from ludotheque.games.hybris import names
from ludotheque.games.hybris.phases.deploying import REWARD_IDS
from ludotheque.games.hybris.sight import CHARACTER_IDS, TOKEN_IDS, enemy_ids
from ludotheque.games.hybris.state import FACE_IDS, PILLAR_IDS, POSTURE_IDS, Hybris
from ludotheque.games.hybris.verbs import VERBS


class HybrisCodec(Codec):
    def __init__(self, s: Hybris) -> None:
        content = s.content
        super().__init__(
            VERBS,
            {
                "olympian": names.OLYMPIAN_IDS,
                "pillar": PILLAR_IDS,
                "character": CHARACTER_IDS,
                "token": TOKEN_IDS,
                "upgrade": tuple(content.upgrade_ids),
                "city": names.CITY_IDS,
                "card": tuple(content.conflict_ids),
                "location": names.LOCATION_IDS,
                "slot": tuple(content.slot_ids),
                "action": names.ACTION_IDS,
                "premonition": tuple(content.premonition_ids),
                "line": tuple(f"line_{n + 1}" for n in range(names.LINES)),
                "tile": tuple(content.tile_ids),
                "case": tuple(content.case_ids),
                "quest": tuple(content.quest_ids),
                "primordial": tuple(content.primordial_ids),
                "reward": REWARD_IDS,
                "enemy": enemy_ids(s),
                "posture": POSTURE_IDS,
                "spot": (*content.slot_ids, *names.CITY_IDS),
                "face": FACE_IDS,
                "resource": names.RESOURCE_IDS,
                "element": tuple(content.element_ids),
            },
        )
