"""The printed matter of one edition of Diktat, as flat tables: shared by every state, never changed in play."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.diktat import names


class Content:
    """Tables indexed by element, card, Cabal or slot (see names.py for the numbering of elements)."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.card_ids: list[str] = []  # 72 Opportunity cards, then 25 Cabal cards
        self.sector: vec[i64] = vec[i64]()  # [card] sector it is linked to
        self.darkness: vec[i64] = vec[i64]()  # [card] Darkness score, for the Others only (DIK-178)
        self.attack: vec[i64] = vec[i64]()  # [card] 1 with the Attack icon
        self.symbols: vec[i64] = vec[i64]()  # [card*3 + k] POLITICS.., ANY_AFFINITY, or -1
        self.effects: vec[i64] = vec[i64]()  # rows of EFFECT_WIDTH
        self.first: vec[i64] = vec[i64]()  # [element] first row of its effects; [ELEMENTS] = number of rows
        self.rank: vec[i64] = vec[i64]()  # [cabal]
        self.token: vec[i64] = vec[i64]()  # [cabal] kind of specific token
        self.endowment: vec[i64] = vec[i64]()  # [cabal*GOODS + good]
        self.slots: vec[i64] = vec[i64]()  # [cabal] number of Opportunity slots
        self.slot_vp: vec[i64] = vec[i64]()  # [cabal*8 + slot]
        self.cabal_cost: vec[i64] = vec[i64]()  # [cabal*5 + slot]
        self.cabal_vp: vec[i64] = vec[i64]()  # [cabal*5 + slot]

    def add_effect(self, kind: i64, verb: i64, a: i64, b: i64, c: i64, condition: i64) -> None:
        for value in (kind, verb, a, b, c, condition):
            self.effects = append(self.effects, value)

    def rows(self) -> i64:
        return len(self.effects) // names.EFFECT_WIDTH
