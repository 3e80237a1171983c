"""The printed matter of one edition of Diktat, as flat tables: shared by every state, never changed in play."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.diktat import names
from ludotheque.kit.effects import program
from ludotheque.kit.effects.program import Book


class Content:
    """Tables indexed by element, card, Cabal or slot (see names.py for the numbering of elements)."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.card_ids: list[str] = []  # 72 Opportunity cards, then 25 Cabal cards
        self.sector: vec[i64] = vec[i64]()  # [card] sector it is linked to
        self.darkness: vec[i64] = vec[i64]()  # [card] Darkness score, for the Others only (DIK-178)
        self.attack: vec[i64] = vec[i64]()  # [card] 1 with the Attack icon
        self.symbols: vec[i64] = vec[i64]()  # [card*3 + k] POLITICS.., ANY_AFFINITY, or -1
        self.book: Book = Book()  # what the elements do
        self.sums: vec[i64] = vec[i64]()  # [configuration*elements + element][modifier] what it adds
        self.rank: vec[i64] = vec[i64]()  # [cabal]
        self.token: vec[i64] = vec[i64]()  # [cabal] kind of specific token
        self.endowment: vec[i64] = vec[i64]()  # [cabal*GOODS + good]
        self.slots: vec[i64] = vec[i64]()  # [cabal] number of Opportunity slots
        self.slot_vp: vec[i64] = vec[i64]()  # [cabal*8 + slot]
        self.cabal_cost: vec[i64] = vec[i64]()  # [cabal*5 + slot]
        self.cabal_vp: vec[i64] = vec[i64]()  # [cabal*5 + slot]

    def adds(self, others: bool, element: i64, modifier: i64) -> i64:
        """What an element adds to a Gain, a Capacity or an income, with the Others or without them."""
        row = element + names.ELEMENTS if others else element
        return self.sums[row * self.book.modifiers + modifier]

    def verb(self, entry: i64) -> i64:
        """The verb of a Manifestation or a Special Manoeuvre."""
        return self.book.code[self.book.entries[entry * program.ENTRY_WIDTH + program.START] * program.WIDTH]
