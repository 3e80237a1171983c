"""The printed matter of Les Nominés du Néombre, as flat tables: cards, zones, quests, decks. Never changed in play.

A *design* is a card as it is written; a *card* is one of its copies. Elements of the book are the designs of loot, then
the enemies.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.neombre import names
from ludotheque.kit.effects.program import Book

# What an effect must find before it can be played (NEO-115).
NOTHING: Final = 0
AN_ENEMY: Final = 1
LOOK: Final = 2

# Among what an element says, a bit each: modifiers, events, and what else it is.
EVENTS: Final = 16  # the first event
SUMMONED: Final = 40  # a summon
FICKLE: Final = 41  # it changes damage or healing, and not always: up to a limit, on a condition, by a count


class Content:
    def __init__(self, name: str) -> None:
        self.name: str = name
        self.book: Book = Book()
        self.starts: vec[i64] = vec[i64]()  # [element * names.SECTIONS + section] where its program begins, 0 for none
        self.traces: vec[i64] = vec[i64]()  # [row of a program's start] what it touches (order.py)
        self.in_turn: vec[i64] = vec[i64]()  # [row] why the order of its targets may matter, 0 where it cannot
        self.says: vec[i64] = vec[i64]()  # [element] its modifiers, its triggers, whether it is a summon

        # Loot, by design.
        self.loot_ids: list[str] = []
        self.zone: vec[i64] = vec[i64]()  # where it is found; starter decks come after the zones
        self.value: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()  # -1: cannot be sold (NEO-046)
        self.buy: vec[i64] = vec[i64]()  # -1: not at the fair
        self.types: vec[i64] = vec[i64]()  # a bit each
        self.keywords: vec[i64] = vec[i64]()  # a bit each
        self.clauses: vec[i64] = vec[i64]()  # a bit each
        self.summon: vec[i64] = vec[i64]()  # hit points, 0 when it is none
        self.moment: vec[i64] = vec[i64]()  # at which an enchantment ends, 0 for none
        self.moments: vec[i64] = vec[i64]()  # how many of them
        self.cost: vec[i64] = vec[i64]()  # obtainable loot that an event costs
        self.strikes: vec[i64] = vec[i64]()  # damage it may do, in halves, at a glance: for bots only
        self.heals: vec[i64] = vec[i64]()  # HP it may give back or spare, in halves
        self.flows: vec[i64] = vec[i64]()  # cards it may bring, in halves
        self.needs: vec[i64] = vec[i64]()  # whom its effect must find: NOTHING, AN_ENEMY, or LOOK and see
        self.first_card: vec[i64] = vec[i64]()  # of its copies; one more for where the last ends

        # Loot, by card.
        self.design: vec[i64] = vec[i64]()

        # Enemies.
        self.enemy_ids: list[str] = []
        self.enemy_zone: vec[i64] = vec[i64]()
        self.hp: vec[i64] = vec[i64]()
        self.armour: vec[i64] = vec[i64]()
        self.targeting: vec[i64] = vec[i64]()
        self.obtain: vec[i64] = vec[i64]()
        self.reveal: vec[i64] = vec[i64]()
        self.enemy_keywords: vec[i64] = vec[i64]()
        self.token_attack: vec[i64] = vec[i64]()
        self.token_hp: vec[i64] = vec[i64]()  # 0: it makes none
        self.token_targeting: vec[i64] = vec[i64]()
        self.threat: vec[i64] = vec[i64]()  # damage its active may do to the team, in halves: for bots only
        self.retort: vec[i64] = vec[i64]()  # what its riposte costs, in halves: for bots only
        self.mal: i64 = -1  # the design of the Mal de Résurrection (NEO-Q29)

        # Zones, and the starter decks after them.
        self.zone_ids: list[str] = []
        self.deck_ids: list[str] = []
        self.level: vec[i64] = vec[i64]()  # -1: no place for an expedition
        self.loot_of: list[vec[i64]] = []  # its designs
        self.cards_of: list[vec[i64]] = []  # the same, as often as there are copies
        self.enemies_of: list[vec[i64]] = []
        self.refuge: i64 = -1
        self.fair: i64 = -1
        self.path: i64 = -1  # where the first expedition leads (NEO-011)

        # Quests.
        self.quests: i64 = 0
        self.quest_ids: list[str] = []
        self.quest_level: vec[i64] = vec[i64]()
        self.objective: vec[i64] = vec[i64]()
        self.goal: vec[i64] = vec[i64]()  # how many
        self.goal_zones: vec[i64] = vec[i64]()  # a bit each, 0 for anywhere
        self.goal_enemy: vec[i64] = vec[i64]()  # -1: any
        self.goal_keyword: vec[i64] = vec[i64]()  # of a card to be handed in, -1 for none
        self.goal_bonus: vec[i64] = vec[i64]()  # aggro bonus that a fight needs
        self.one_expedition: vec[i64] = vec[i64]()  # 1: all in one
        self.no_death: vec[i64] = vec[i64]()  # 1: nobody may die
        self.rewards: vec[i64] = vec[i64]()  # designs, two places a quest, -1 for none

    def start(self, element: i64, section: i64) -> i64:
        """Where the program of a section begins; 0: the element has none."""
        return self.starts[element * names.SECTIONS + section]
