# interpreted
"""Steamwatchers' choices as tuples."""

from ludotheque.core.codec import Codec
from ludotheque.games.steamwatchers import names, verbs
from ludotheque.games.steamwatchers.acts import STRUCTURE_IDS
from ludotheque.games.steamwatchers.state import ORDER_IDS, TITLE_IDS, UNIT_IDS, Steam


class SteamCodec(Codec):
    def __init__(self, state: Steam) -> None:
        content = state.content
        ids = {
            "zone": tuple(content.zone_ids),
            "sea": tuple(content.sea_ids),
            "archon": tuple(content.archon_ids),
            "element": tuple(content.archon_ids),  # what bears effects
            "clan": names.CLAN_IDS,
            "title": TITLE_IDS,
            "order": ORDER_IDS,
            "unit": UNIT_IDS,
            "structure": STRUCTURE_IDS,
        }
        super().__init__(dict(verbs.VERBS), ids)
