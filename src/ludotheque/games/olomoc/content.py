"""The printed matter of one edition of Olomòc, as flat tables: shared by every position, never changed in play.

An *ability* is an element of the book: those of the characters come first, then equipment and gifts, ministry cards,
Artefact cards, hostiles. A *profile* is a character or, after them, a hostile. Lengths are thousandths of an inch.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.olomoc import names
from ludotheque.kit.effects.program import Book
from ludotheque.kit.geometry.angles import cosine, sine
from ludotheque.kit.geometry.board import Board
from ludotheque.kit.geometry.ruler import Ruler
from ludotheque.kit.geometry.travel import inner_point

OUTLINE: Final = 24  # corners of a marker that cuts lines of sight


class Content:
    def __init__(self, name: str) -> None:
        self.name: str = name
        self.book: Book = Book()
        self.faction_ids: list[str] = []

        # Profiles: characters, then hostiles.
        self.profile_ids: list[str] = []
        self.characters: i64 = 0  # how many of them; hostiles follow
        self.faction: vec[i64] = vec[i64]()  # -1: a hostile
        self.rank: vec[i64] = vec[i64]()  # 0: a hostile
        self.ministries: vec[i64] = vec[i64]()  # a bit each
        self.base: vec[i64] = vec[i64]()  # millimetres
        self.radius: vec[i64] = vec[i64]()
        self.stats: vec[i64] = vec[i64]()  # [profile*CHARACTERISTICS + characteristic]
        self.life: vec[i64] = vec[i64]()  # the life line, two bits a point, the leftmost lowest
        self.life_points: vec[i64] = vec[i64]()
        self.by_id: vec[i64] = vec[i64]()  # [profile] its place in the order of the ids (OLO-Q79)
        self.first_ability: vec[i64] = vec[i64]()  # [profile] its abilities follow each other; one more for the end
        self.profile_abilities: vec[i64] = vec[i64]()

        # Instincts of hostiles: rows of one profile follow each other.
        self.instinct_actions: vec[i64] = vec[i64]()  # [profile] 0: a character
        self.first_instinct: vec[i64] = vec[i64]()  # [profile], one more for the end
        self.instinct_if: vec[i64] = vec[i64]()
        self.instinct_range: vec[i64] = vec[i64]()
        self.instinct_do: vec[i64] = vec[i64]()
        self.instinct_at: vec[i64] = vec[i64]()

        # Equipment and gifts.
        self.equipment_ids: list[str] = []
        self.equipment_type: vec[i64] = vec[i64]()
        self.affiliation: vec[i64] = vec[i64]()  # to a ministry, a faction or a character
        self.affiliated_to: vec[i64] = vec[i64]()  # which
        self.equipment_ability: vec[i64] = vec[i64]()

        # Ministry cards: designs, and the nine cards.
        self.ministry_ids: list[str] = []
        self.ministry: vec[i64] = vec[i64]()  # [design] the ministry it is named after
        self.ministry_rank: vec[i64] = vec[i64]()  # mostly above those of rouages (OLO-162)
        self.ministry_slots: vec[i64] = vec[i64]()  # a bit each, the leftmost lowest
        self.ministry_ability: vec[i64] = vec[i64]()
        self.ministry_card: vec[i64] = vec[i64]()  # [card] its design; those of the Axis come first

        # Artefact cards: designs, and the twelve cards.
        self.artefact_ids: list[str] = []
        self.artefact_ability: vec[i64] = vec[i64]()
        self.artefact_spares: vec[i64] = vec[i64]()  # [design] 1: a rouage can be spared its effect (OLO-Q109)
        self.artefact_card_ids: list[str] = []  # the printed numbers
        self.artefact_card: vec[i64] = vec[i64]()  # [card] its design
        self.artefact_seat: vec[i64] = vec[i64]()  # [card] who gains priority, from 0

        # Abilities.
        self.ability_ids: list[str] = []
        self.timing: vec[i64] = vec[i64]()
        self.cost_actions: vec[i64] = vec[i64]()
        self.cost_noirceur: vec[i64] = vec[i64]()
        self.limit: vec[i64] = vec[i64]()  # uses in a period; 0: without limit
        self.period: vec[i64] = vec[i64]()
        self.is_attack: vec[i64] = vec[i64]()  # 1: it counts as one (OLO-113)
        self.each_player: vec[i64] = vec[i64]()  # 1: it is carried out by each player, who has priority first
        self.until: vec[i64] = vec[i64]()  # the moment that ends what stands of it; 0: nothing does
        self.until_times: vec[i64] = vec[i64]()  # how many such moments from now
        self.bearer_kind: vec[i64] = vec[i64]()
        self.bearer: vec[i64] = vec[i64]()  # the profile, equipment or design it stands on

        # Generic abilities, by their number (names.py).
        self.generic_cost: vec[i64] = vec[i64]()
        self.changed_costs: i64 = 0  # those whose cost some ability changes, a bit each
        self.generic_limit: vec[i64] = vec[i64]()  # uses a planning phase; 0: without limit
        self.tactic_cost: vec[i64] = vec[i64]()
        self.propaganda_rank: i64 = 0
        self.study_range: i64 = 0
        self.march_ruler: Ruler = Ruler(1, 1)
        self.push_ruler: Ruler = Ruler(1, 1)

        # Markers that abilities pose.
        self.marker_ids: list[str] = []
        self.marker_diameter: vec[i64] = vec[i64]()
        self.marker_radius: vec[i64] = vec[i64]()
        self.marker_outline: list[vec[i64]] = []  # around (0, 0)
        self.marker_covers: vec[i64] = vec[i64]()  # 1: who touches it has cover
        self.marker_blocks: vec[i64] = vec[i64]()  # 1: it cuts lines of sight

        # Agendas: spots of one agenda follow each other, so do its hostiles and its scores.
        self.agenda_ids: list[str] = []
        self.agenda_edges: vec[i64] = vec[i64]()  # [agenda*2 + 0, 1] the two deployment lines
        self.study_do: vec[i64] = vec[i64]()  # [agenda] NO_STUDY: markers are not studied
        self.study_successes: vec[i64] = vec[i64]()
        self.first_spot: vec[i64] = vec[i64]()  # [agenda], one more for the end
        self.spot_ids: list[str] = []
        self.spot_x: vec[i64] = vec[i64]()
        self.spot_y: vec[i64] = vec[i64]()
        self.spot_diameter: vec[i64] = vec[i64]()
        self.spot_radius: vec[i64] = vec[i64]()
        self.spot_tainted: vec[i64] = vec[i64]()
        self.first_guard: vec[i64] = vec[i64]()  # [agenda], one more for the end
        self.guard_profile: vec[i64] = vec[i64]()
        self.guard_x: vec[i64] = vec[i64]()
        self.guard_y: vec[i64] = vec[i64]()
        self.first_score: vec[i64] = vec[i64]()  # [agenda], one more for the end
        self.score_when: vec[i64] = vec[i64]()
        self.score_profile: vec[i64] = vec[i64]()  # the hostile it speaks of, -1 for none
        self.score_gives: vec[i64] = vec[i64]()
        self.score_n: vec[i64] = vec[i64]()
        self.score_healthy: vec[i64] = vec[i64]()  # instead, when the rouage that did it is healthy
        self.score_per: vec[i64] = vec[i64]()
        self.score_to: vec[i64] = vec[i64]()
        self.score_range: vec[i64] = vec[i64]()  # how near counts as near; 0: distance does not matter

        # Layouts: terrain of one layout follows each other. A polygon of a board has the number of its terrain there.
        self.layout_ids: list[str] = []
        self.layout_agendas: vec[i64] = vec[i64]()  # a bit each
        self.boards: list[Board] = []  # [layout]
        self.first_terrain: vec[i64] = vec[i64]()  # [layout], one more for the end
        self.terrain_ids: list[str] = []
        self.terrain_kind: vec[i64] = vec[i64]()

    def stat(self, profile: i64, characteristic: i64) -> i64:
        return self.stats[profile * names.CHARACTERISTICS + characteristic]

    def life_point(self, profile: i64, place: i64) -> i64:
        """What the point at a place of a life line is, from the left."""
        return self.life[profile] >> (2 * place) & 3

    def is_hostile(self, profile: i64) -> bool:
        return profile >= self.characters


def outline(radius: i64) -> vec[i64]:
    """A regular polygon inscribed in a marker, around (0, 0), its first corner due east."""
    shape = vec[i64](capacity=2 * OUTLINE)
    k: i64
    for k in range(OUTLINE):
        angle: i64 = 36000 * k // OUTLINE
        x, y = inner_point(0, 0, cosine(angle), sine(angle), radius)
        shape = append(append(shape, x), y)
    return shape
