"""The printed matter of one edition of Hybris, as flat tables: shared by every state, never changed in play."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.hybris import names
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book


class Content:
    """Tables indexed by tile, City, slot, card and so on (names.py says how elements are numbered)."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.book: Book = Book()
        self.element_ids: list[str] = []  # the printed id, else what it is and its place
        # the tiles, Upgrade tiles and allies that say something, by what it is
        self.with_modifier: list[vec[i64]] = []
        self.with_reaction: list[vec[i64]] = []  # by event
        self.with_section: list[vec[i64]] = []
        # tiles
        self.tile_ids: list[str] = []
        self.tile_type: vec[i64] = vec[i64]()
        self.cost_faithful: vec[i64] = vec[i64]()
        self.cost_aegis: vec[i64] = vec[i64]()
        self.tile_vp: vec[i64] = vec[i64]()
        self.tile_prayers: vec[i64] = vec[i64]()
        self.tile_edges: vec[i64] = vec[i64]()  # bits in the order N, E, S, W
        # Cities and their cases
        self.case_ids: list[str] = []
        self.case_city: vec[i64] = vec[i64]()
        self.facing: vec[i64] = vec[i64]()  # [case*4 + edge] the case it meets there, or -1
        self.city_prayers: vec[i64] = vec[i64]()
        self.city_goodness: vec[i64] = vec[i64]()
        self.city_faithful: vec[i64] = vec[i64]()
        self.affinity: vec[i64] = vec[i64]()
        # boards
        self.slot_ids: list[str] = []
        self.dotted: vec[i64] = vec[i64]()  # [slot]
        self.board_actions: vec[i64] = vec[i64]()  # [board] bits of actions
        self.line_prayers: vec[i64] = vec[i64]()
        # Olympians
        self.aura: vec[i64] = vec[i64]()
        self.determination: vec[i64] = vec[i64]()
        self.upgrade_ids: list[str] = []
        self.upgrade_elements: vec[i64] = vec[i64]()  # [upgrade*4 + place] a resource, or -1
        self.upgrade_hero: vec[i64] = vec[i64]()  # [upgrade] the Hero whose name it bears, or -1
        # Conflict cards, by kind
        self.conflict_ids: list[str] = []
        self.card_type: vec[i64] = vec[i64]()
        self.symbols: vec[i64] = vec[i64]()  # SYMBOL_BITS for each Element
        self.force: vec[i64] = vec[i64]()
        self.card_cost: vec[i64] = vec[i64]()
        self.left: vec[i64] = vec[i64]()
        self.right: vec[i64] = vec[i64]()
        self.combo: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        # enemies: the Heroes of the Colosseum, then the Quests, then the Primordials (base -1: it is not fought)
        self.enemy_base: vec[i64] = vec[i64]()
        self.enemy_cards: vec[i64] = vec[i64]()
        self.enemy_symbols: vec[i64] = vec[i64]()
        # Primordials, Quests, Premonitions
        self.primordial_ids: list[str] = []
        self.pile: vec[i64] = vec[i64]()
        self.drained: vec[i64] = vec[i64]()
        self.quest_ids: list[str] = []
        self.chants: vec[i64] = vec[i64]()  # [quest] 0 for a Confrontation
        self.premonition_ids: list[str] = []
        self.premonition_at: vec[i64] = vec[i64]()  # [premonition] Location
        self.with_scenario: vec[i64] = vec[i64]()  # [variant]
        # Postures of the Duel: how many halves stay visible, the face of the tokens placed
        self.posture_tops: vec[i64] = vec[i64]()
        self.posture_bottoms: vec[i64] = vec[i64]()
        self.posture_face: vec[i64] = vec[i64]()

    def says(self, element: i64, modifier: i64) -> i64:
        """The entry of an element with that modifier, or -1."""
        entry: i64
        for entry in range(self.book.first[element], self.book.first[element + 1]):
            at = entry * program.ENTRY_WIDTH
            if self.book.entries[at + program.FORM] == program.MODIFIER:
                if self.book.entries[at + program.WHAT] == modifier:
                    return entry
        return -1

    def stated(self, element: i64, modifier: i64, default: i64) -> i64:
        """The number that an element states for a modifier, or the default where it says nothing of it."""
        entry = self.says(element, modifier)
        return default if entry < 0 else self.book.entries[entry * program.ENTRY_WIDTH + program.ENTRY_N]

    def shows(self, kind: i64, element: i64) -> i64:
        """How many symbols of an Element a kind of Conflict card shows."""
        return self.symbols[kind] >> element * names.SYMBOL_BITS & names.SYMBOL_MOST
