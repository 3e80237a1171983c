"""Les Nominés du Néombre as numbers. Figures are counted from the one that looks; a pile is how many of each card it
holds, for nobody knows its order. Every choice has an action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludotheque.core.space import Space, write
from ludotheque.core.state import State
from ludotheque.games.neombre import names, state, verbs
from ludotheque.games.neombre.content import Content
from ludotheque.games.neombre.phases.enemies import method, next_target
from ludotheque.games.neombre.state import NOBODY, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import modifiers

NUMBERS: Final = 21  # below it lies whatever choices count: enemies, ways, halves
FOES: Final = 12  # of the row that are told one by one
FOE: Final = 8 + names.MARKERS
COMMON: Final = 13
PILES: Final = 5  # of a player: hand, draw pile, discard, jail, in play


class NomineesSpace(Space):
    def __init__(self, seats: i64, figures: i64, content: Content) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.figures: i64 = figures
        self.designs: i64 = len(content.loot_ids)
        sizes = {
            "card": len(content.loot_ids),
            "enemy": len(content.enemy_ids),
            "element": len(content.loot_ids) + len(content.enemy_ids),
            "character": state.FIRST_SUMMON + state.SUMMONS_EACH * names.PLAYERS,
            "marker": len(names.MARKER_IDS),
            "zone": len(content.zone_ids),
            "deck": len(content.deck_ids),
            "int": NUMBERS,
        }
        for verb in verbs.VERBS:
            digits = [1, 1, 1]
            words = verbs.VERBS[verb]
            for i in range(1, len(words)):
                digits[i - 1] = sizes[words[i]] if i == 1 or words[i] == "int" else int(names.PLAYERS)
            self.block(verb, digits[0], digits[1], digits[2])
        self.part("where the team is in a fight", len(state.PHASE_IDS))
        self.part("zone", len(content.zone_ids))
        self.part(
            "turn, enemies drawn, aggro, loot to take, piles of enemies, loot and fair, cards played, channel, "
            "epilogue, who guides the enemies + 1, outcome, own seat",
            COMMON,
        )
        self.part("quests: how they stand, how far", 2 * len(content.quest_ids))
        k: i64
        for k in range(figures):
            who = "own" if k == 0 else f"figure {k} on"
            self.part(f"{who}: HP, stage, plays and markers", Figure.WIDTH)
            self.part(f"{who}: summons, card + 1, HP and maximum", 3 * state.SUMMONS_EACH)
            self.part(f"{who}: hand, draw pile, discard, jail, in play", PILES * self.designs)
        for k in range(FOES):
            self.part(f"enemy {k} + 1: card + 1, token, HP, maximum, armour, method, target + 1, markers", FOE)
        self.part("loot turned up, discarded, offers of the fair", 3 * self.designs)
        self.part("the card attached to the companion + 1, enemies in play", 2)

    def relative(self, seat: i64, figure: i64) -> i64:
        """How far a figure is from the one that looks."""
        return (figure - seat + self.figures) % self.figures

    def observe(self, s: State, seat: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(s, Nominees)
        out[at + s.phase] = 1
        at += len(state.PHASE_IDS)
        if s.zone >= 0:
            out[at + s.zone] = 1
        at += len(s.content.zone_ids)
        for x in (s.round, s.drawn, s.bonus, s.obtain, len(s.pile), len(s.loot), len(s.fair), s.turn_cards, s.channel):
            at = write(out, at, x)
        guide: i64 = 0
        if s.guide != NOBODY:
            guide = self.relative(seat, s.guide) + 1
        for x in (s.epilogue, guide, s.outcome, seat):
            at = write(out, at, x)
        i: i64
        for i in range(len(s.quests)):
            at = write(out, at, s.quests[i])
            at = write(out, at, s.progress[i])
        k: i64
        for k in range(self.figures):
            at = self.figure(s, (seat + k) % self.figures, k > 0 and s.reads(names.OWN_HANDS), out, at)
        foes = s.foes()
        for k in range(FOES):
            if k < len(foes):
                self.enemy(s, seat, foes[k], out, at)
            at += FOE
        at = self.tally(s.shown, out, at)
        at = self.tally(s.loot_discard, out, at)
        turned: i64 = 0
        while turned < len(s.fair_groups) and s.fair_groups[turned] == 1:
            turned += 1
        at = self.tally(s.fair[:turned], out, at)
        at = write(out, at, s.attached + 1)
        return write(out, at, len(foes))

    def figure(self, s: Nominees, who: i64, unseen: bool, out: vec[i16], at: i64) -> i64:
        """With an unseen hand, its cards lie among those of the draw pile."""
        i: i64
        for i in range(Figure.WIDTH):
            at = write(out, at, s.get(who, i))
        for i in range(state.SUMMONS_EACH):
            one = state.FIRST_SUMMON + who * state.SUMMONS_EACH + i
            if s.lives(one):
                write(out, at, s.of(one, Summon.card) + 1)
                write(out, at + 1, s.of(one, Summon.hp))
                write(out, at + 2, s.of(one, Summon.max_hp))
            at += 3
        if who >= self.seats:
            return at + PILES * self.designs
        if unseen:
            self.tally(s.hands[who], out, at + self.designs)
            at += self.designs
        else:
            at = self.tally(s.hands[who], out, at)
        for pile in (s.draws[who], s.discards[who], s.jails[who]):
            at = self.tally(pile, out, at)
        for i in range(0, len(s.standing), modifiers.STANDING_WIDTH):
            if s.standing[i + modifiers.SEAT] == who:
                out[at + s.standing[i + modifiers.SOURCE]] += 1
        return at + self.designs

    def enemy(self, s: Nominees, seat: i64, foe: i64, out: vec[i16], at: i64) -> None:
        target = next_target(s, foe)
        aimed: i64 = 0
        if target != NOBODY:
            aimed = self.relative(seat, target) + 1
        for x in (
            foe - state.FIRST_ENEMY + 1,
            s.on(foe, Foe.card) + 1,
            s.on(foe, Foe.token),
            s.on(foe, Foe.hp),
            s.on(foe, Foe.max_hp),
            s.on(foe, Foe.armour),
            method(s, foe),
            aimed,
        ):
            at = write(out, at, x)
        marker: i64
        for marker in range(names.MARKERS):
            at = write(out, at, s.markers(foe, marker))

    def tally(self, cards: vec[i64], out: vec[i16], at: i64) -> i64:
        """How many of each card there are."""
        for design in cards:
            out[at + design] += 1
        return at + self.designs
