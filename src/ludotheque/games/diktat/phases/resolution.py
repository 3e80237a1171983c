"""Phase 4: Résolution (DIK-112 to DIK-114, DIK-125) and the Attaque des Autres (DIK-155 to DIK-157, DIK-228)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.state import ASK, NEXT, arg_a, pack
from ludotheque.games.diktat import effects, names, state, verbs
from ludotheque.games.diktat.acts import draw_card, must_pay
from ludotheque.games.diktat.phases.conquest import Conquest
from ludotheque.games.diktat.phases.duties import note_chance, note_loss
from ludotheque.games.diktat.phases.oaths import ACT_NAME, note_act, settle_facts, settle_secret
from ludotheque.games.diktat.phases.others import corrupt
from ludotheque.games.diktat.phases.window import Window
from ludotheque.games.diktat.procedure import SECTOR, Procedure
from ludotheque.games.diktat.queries import by_rank, capacity, gained, vp
from ludotheque.games.diktat.state import Diktat


@frame("reveal_secret name_sector settle attack leftovers end")
class Resolution(Procedure):
    """Revelation, then one conquest after another, then the Attack of the Others."""

    seat: i64

    def prompt(self, s: Diktat, seat: i64) -> tuple[str, str]:
        return ("DIK-114", "next-sector")

    def asked(self, s: Diktat) -> i64:
        """DIK-057  The Administrator of the moment decides."""
        return 1 << s.admin

    def window(self, s: Diktat) -> i64:
        return verbs.BEFORE_SECTOR if self.at("name_sector") else 0

    def name_sector(self, s: Diktat) -> i64:
        return ASK if any_pile(s) else NEXT  # DIK-125, DIK-Q64: wherever piles lie now

    def settle(self, s: Diktat) -> i64:
        settle_facts(s)  # DIK-Q56
        s.call(Window(state.NOBODY, verbs.OPEN))
        return NEXT

    def reveal_secret(self, s: Diktat) -> i64:
        """DIK-113  The secret card is turned face up and can be claimed like the others."""
        card = s.secret
        if card != state.NOBODY:
            s.track = append(s.track[:], card)
            s.secret = state.NOBODY
            s.secret_eyes = 0
            s.revealed += 1
            if s.loud:
                sector = names.SECTOR_IDS[s.content.sector[card]]
                s.tell("DIK-113", "secret-revealed", {"card": s.content.card_ids[card], "sector": sector})
            settle_secret(s)
        return NEXT

    def legal(self, s: Diktat, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=12)
        sector: i64
        for sector in range(names.SECTORS):
            if s.has_any_pile(sector):
                out = append(out, pack(verbs.NAME, sector))
        return out

    def take(self, s: Diktat, seat: i64, choice: i64) -> i64:
        """DIK-114  The Administrator of the moment names the next sector (DIK-Q05)."""
        note_chance(s, seat, ACT_NAME)
        self.conquer(s, seat, arg_a(choice))
        return self.goto("name_sector")

    def conquer(self, s: Diktat, by: i64, sector: i64) -> None:
        note_act(s, by, ACT_NAME, sector, 0)
        if s.loud:
            s.tell("DIK-114", "sector-named", {"seat": by, "sector": names.SECTOR_IDS[sector]})
        s.call(Conquest(state.NOBODY, sector, 0, 0, 0, vec[i64]()))

    def nudge(self, s: Diktat, what: i64, value: i64) -> None:
        if what == SECTOR:
            self.conquer(s, value >> 8, value & 255)
            s.offers = []  # DIK-Q50: the window closes

    def attack(self, s: Diktat) -> i64:
        """DIK-155, DIK-Q65, DIK-Q66  One Attack if a card with the icon is still on the Opportunities track."""
        for card in s.track:
            if s.content.attack[card] == 1:
                if s.loud:
                    s.tell("DIK-155", "attack", {"card": s.content.card_ids[card]})
                if s.others:
                    corrupt(s, draw_card(s, "DIK-228"), "DIK-228")  # DIK-157
                else:
                    self.tribute(s)
                break
        return NEXT

    def tribute(self, s: Diktat) -> None:
        """DIK-156, DIK-Q03, DIK-Q14, DIK-Q43  1 PP for each VP, by a forced Debt if need be."""
        for seat in by_rank(s):
            due = vp(s, seat)
            spared = capacity(s, seat, effects.ATTACK_IMMUNITY) + gained(s, seat, effects.ATTACK_EXEMPTION)
            if due > 0 and spared == 0:
                purse = s.get(seat, names.PP)
                must_pay(s, "DIK-156", seat, due, state.NOBODY)
                note_loss(s, seat, purse)

    def leftovers(self, s: Diktat) -> i64:
        """DIK-223, DIK-Q88  With the Others, cards nobody took go to the corruption track, left to right."""
        while s.others and s.ending == state.RUNNING and len(s.track) > 0:
            card = s.track[0]
            s.track = s.track[1:]
            corrupt(s, card, "DIK-223")
        if s.ending != state.RUNNING:
            return s.cut(0)  # DIK-Q89
        s.call(Window(state.NOBODY, verbs.OPEN, state.ALL_EYES))  # DIK-Q09
        return NEXT


def any_pile(s: Diktat) -> bool:
    sector: i64
    for sector in range(names.SECTORS):
        if s.has_any_pile(sector):
            return True
    return False
