"""Deploy (HYB-196 to HYB-214): a tile on a case, a contest perhaps, the rewards, and what follows them."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.fields import HIDDEN
from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.core.vecs import find
from ludotheque.games.hybris import effects, guards, names, queries, state, verbs
from ludotheque.games.hybris.phases.against_a_player import fight
from ludotheque.games.hybris.phases.contest import Contest, contest_order, contestable
from ludotheque.games.hybris.phases.defeat import flee
from ludotheque.games.hybris.phases.duel import bring_token
from ludotheque.games.hybris.phases.gains import gain, score
from ludotheque.games.hybris.state import NOBODY, Facts, Hybris

A: Final = 0
B: Final = 1
C: Final = 2
REWARD_IDS = ("A", "B", "C")

NOT_STORED = Refusal("HYB-196", "not-stored")
NOT_EMPTY = Refusal("HYB-197", "case-not-empty")


@frame("choose contest challenged fought claim hand_out reset bonus temple connect immediate")
class Deploy(Frame[Hybris]):
    """HYB-196  The acting character stands in the City."""

    seat: i64
    character: Annotated[i64, "character"]
    city: Annotated[i64, "city"]
    tile: Annotated[i64, "tile"] = -1
    challenger: i64 = -1
    sent: Annotated[i64, HIDDEN] = -1  # the challenger's character
    claimed: Annotated[i64, "reward"] = -1

    # -- step 1

    def choose(self, s: Hybris) -> i64:
        return ASK

    def place_tile(self, s: Hybris, tile: i64, case: i64) -> i64:
        """HYB-196, HYB-215, HYB-267, HYB-306, HYB-Q102, HYB-Q104, HYB-Q127  From here on the tile is in
        play, its deployer's."""
        self.tile = tile
        s.tile_at[tile] = state.CASE + case
        s.facts[Facts.deployed] = tile
        if s.loud:
            told: dict[str, object] = {"seat": int(self.seat), "tile": s.content.tile_ids[tile]}
            told["city"] = names.CITY_IDS[self.city]
            s.tell("HYB-196", "deployed", told)
        athena = s.seat_of(names.ATHENA)
        if athena != NOBODY and s.content.tile_type[tile] == names.SOCIAL:
            score(s, athena, names.FROM_OLYMPIAN, 2)
        wanted = queries.stated(s, effects.CITIES_TO_WIN, 0)
        if wanted > 0 and queries.cities_of(s, self.seat) >= wanted:
            s.winner = self.seat
            s.ending = state.ALL_CITIES
            return s.cut(0)
        s.happens(effects.DEPLOYED_HERE, self.seat, self.city)
        return NEXT

    # -- step 2

    def contest(self, s: Hybris) -> i64:
        """HYB-199"""
        if not contestable(s, self.seat, self.character):
            return self.goto("hand_out")
        s.call(Contest(contest_order(s, self.seat)))
        return NEXT

    def challenged(self, s: Hybris) -> i64:
        """HYB-230, HYB-233  A Prophet flees, others fight: the deployer defends."""
        heard = s.answered()
        if len(heard) == 0:
            return self.goto("hand_out")
        self.challenger = heard[0]
        self.sent = heard[1]
        if queries.kind_of(self.character) == names.A_PROPHET:
            flee(s, self.seat, self.character)
            return self.won(s)
        fight(s, self.challenger, self.sent, self.seat, self.character)
        return NEXT

    def fought(self, s: Hybris) -> i64:
        """HYB-268, HYB-269"""
        if s.answer_or(0) == 1:
            return self.won(s)
        self.challenger = NOBODY
        return self.goto("hand_out")

    def won(self, s: Hybris) -> i64:
        """HYB-231, HYB-Q100  The challenger's character takes the slot, without bonus."""
        s.stand(self.challenger, self.sent, state.CITY + self.city)
        bring_token(s, self.challenger, self.sent, names.MORTAL_WORLD)
        return self.goto("claim")

    # -- step 3

    def claim(self, s: Hybris) -> i64:
        """HYB-Q96, HYB-Q98  What the challenger claims is carried out to its end before anything else is gained."""
        return ASK

    def asked(self, s: Hybris) -> i64:
        return 1 << (self.challenger if self.at("claim") else self.seat)

    def hand_out(self, s: Hybris) -> i64:
        """HYB-200, HYB-232, HYB-Q96, HYB-Q99  What nobody claimed is the deployer's, by its letters."""
        reward: i64
        for reward in range(C + 1):
            if reward != self.claimed:
                self.give(s, self.seat, reward)
        return NEXT

    def give(self, s: Hybris, seat: i64, reward: i64) -> None:
        """HYB-201, HYB-202, HYB-203, HYB-205, HYB-Q97"""
        if reward == A:
            score(s, seat, names.FROM_DEPLOYMENTS, s.content.tile_vp[self.tile])
        elif reward == B:
            gain(s, seat, names.PRAYER, s.content.tile_prayers[self.tile])
        else:
            space: i64
            for space in range(s.get(self.seat, names.GOODNESS)):
                s.start(seat, names.FIRST_GOODNESS + space, names.BONUS)

    def reset(self, s: Hybris) -> i64:
        """HYB-204"""
        s.put(self.seat, names.GOODNESS, 1)
        return NEXT

    # -- step 4

    def bonus(self, s: Hybris) -> i64:
        """HYB-207, HYB-208"""
        if queries.affine(s, self.tile):
            score(s, self.seat, names.FROM_CITIES, 1)
        return NEXT

    def temple(self, s: Hybris) -> i64:
        """HYB-209"""
        if not queries.has_temple(s, self.seat, self.city):
            return NEXT
        if s.well > 0:
            return ASK
        score(s, self.seat, names.FROM_CITIES, 1)
        return NEXT

    def connect(self, s: Hybris) -> i64:
        """HYB-210, HYB-213"""
        for other in queries.connected(s, self.tile):
            score(s, self.seat, names.FROM_CONNECTIONS, 1)
        for other in queries.connected(s, self.tile):
            score(s, s.tile_of[other], names.FROM_CONNECTIONS, 1)
        return NEXT

    def immediate(self, s: Hybris) -> i64:
        """HYB-214, HYB-216"""
        s.start(self.seat, names.FIRST_TILE + self.tile, names.IMMEDIATE)
        return DONE

    # -- answering

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("choose"):
            return ("HYB-196", "deploy")
        return ("HYB-200", "claim") if self.at("claim") else ("HYB-209", "deploy-temple")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.at("choose"):
            for tile in queries.stored(s, seat):
                for case in guards.empty_cases(s, self.city):
                    out = append(out, pack(verbs.DEPLOY, tile, case))
            return out
        if self.at("claim"):
            reward: i64
            for reward in range(C + 1):
                out = append(out, pack(verbs.REWARD, reward))
            return out
        return append(append(out, pack(verbs.TAKE, names.VP)), pack(verbs.TAKE, names.PRAYER))

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if not self.at("choose") or verb_of(choice) != verbs.DEPLOY:
            return super().why_not(s, seat, choice)
        if find(queries.stored(s, seat), arg_a(choice)) < 0:
            return NOT_STORED
        return None if find(guards.empty_cases(s, self.city), arg_b(choice)) >= 0 else NOT_EMPTY

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("choose"):
            return self.place_tile(s, arg_a(choice), arg_b(choice))
        if self.at("claim"):
            self.claimed = arg_a(choice)
            if s.loud:
                s.tell("HYB-200", "claims", {"seat": int(seat), "reward": REWARD_IDS[self.claimed]})
            self.give(s, seat, self.claimed)
            return NEXT
        if arg_a(choice) == names.VP:
            score(s, seat, names.FROM_CITIES, 1)
        else:
            gain(s, seat, arg_a(choice), 1)
        return NEXT
