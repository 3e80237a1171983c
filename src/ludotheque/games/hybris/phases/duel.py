"""The Duel (HYB-278 to HYB-301): Olympian tokens on slots, Postures and their effects, the change of mood."""

from typing import Annotated, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.frame import frame
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import ASK, DONE, NEXT, NOT_OFFERED, Frame, arg_a, arg_b, pack, verb_of
from ludotheque.games.hybris import names, queries, state, verbs
from ludotheque.games.hybris.phases.gains import gain, score
from ludotheque.games.hybris.state import FACE_UP, FORBIDDEN, NOBODY, Hybris, Player
from ludotheque.kit.effects.interpreter import ACCEPT, DECLINE

FIRST_TOKENS: Final = 2  # of each player, before the first Age
MOST_RETURNED: Final = 4
FOR_A_SPARK: Final = 2
MOST_TURNED: Final = 2

NOT_EMPTY = Refusal("HYB-281", "spot-not-empty")
TOO_FAR = Refusal("HYB-290", "spot-too-far")
OTHER_FACE = Refusal("HYB-291", "other-face")


# -- tokens on slots


def lay(s: Hybris, seat: i64, spot: i64, face: i64) -> None:
    s.laid[spot] = seat * 2 + face
    tell_token(s, "HYB-281", "laid", spot)


def turn_token(s: Hybris, rule: str, spot: i64) -> None:
    s.laid[spot] ^= 1
    tell_token(s, rule, "turned", spot)


def take_back(s: Hybris, spot: i64) -> None:
    """The token returns to its owner's reserve."""
    if s.loud:
        s.tell("HYB-288", "token-back", {"seat": int(s.laid[spot] // 2), "place": spot_id(s, spot)})
    s.laid[spot] = NOBODY


def tell_token(s: Hybris, rule: str, key: str, spot: i64) -> None:
    if s.loud:
        told: dict[str, object] = {"seat": int(s.laid[spot] // 2), "place": spot_id(s, spot)}
        told["face"] = state.FACE_IDS[s.laid[spot] % 2]
        s.tell(rule, key, told)


def spot_id(s: Hybris, spot: i64) -> str:
    return s.content.slot_ids[spot] if spot < names.BOARD_SLOTS else names.CITY_IDS[spot - names.BOARD_SLOTS]


def those_laid(s: Hybris, seat: i64, face: i64) -> vec[i64]:
    """The spots with a token of a player that shows a face."""
    out = vec[i64](capacity=state.SPOTS)
    spot: i64
    for spot in range(state.SPOTS):
        if s.laid[spot] == seat * 2 + face:
            out = append(out, spot)
    return out


def why_not_lay(s: Hybris, spot: i64, near: i64) -> Refusal | None:
    """HYB-281, HYB-290, HYB-292, HYB-Q108  No character and no token there; not too far, where that counts."""
    if s.laid[spot] != NOBODY or s.occupant(queries.place_of(spot)) != NOBODY:
        return NOT_EMPTY
    if near != NOBODY and not queries.adjacent(near, queries.location_of(queries.place_of(spot))):
        return TOO_FAR
    return None


@frame("choose")
class LayToken(Frame[Hybris]):
    """HYB-281, HYB-290, HYB-296, HYB-Q04  One token of the reserve, of a face or of either, near a Location or
    anywhere; nothing where there is no token or no room (HYB-Q110, HYB-Q115)."""

    seat: i64
    face: Annotated[i64, "face"] = -1
    near: Annotated[i64, "location"] = -1

    def choose(self, s: Hybris) -> i64:
        return ASK if queries.tokens_left(s, self.seat) > 0 and len(self.legal(s, self.seat)) > 0 else DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        return ("HYB-290" if self.near != NOBODY else "HYB-281", "lay-token")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2 * state.SPOTS)
        spot: i64
        face: i64
        for spot in range(state.SPOTS):
            if why_not_lay(s, spot, self.near) is None:
                for face in (FACE_UP, FORBIDDEN):
                    if self.face == NOBODY or self.face == face:
                        out = append(out, pack(verbs.LAY, spot, face))
        return out

    def why_not(self, s: Hybris, seat: i64, choice: i64) -> Refusal | None:
        if verb_of(choice) != verbs.LAY:
            return NOT_OFFERED
        if self.face != NOBODY and arg_b(choice) != self.face:
            return OTHER_FACE
        return why_not_lay(s, arg_a(choice), self.near)

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        lay(s, seat, arg_a(choice), arg_b(choice))
        return DONE


def bring_token(s: Hybris, seat: i64, character: i64, location: i64) -> None:
    """HYB-290, HYB-291, HYB-Q110  A Hero or a Prophet just placed brings a token along, its face by the Posture."""
    if s.duel == 1 and character != state.FIGURE:
        s.call(LayToken(seat, s.content.posture_face[s.get(seat, Player.posture)], location))


@frame("lay")
class Authority(Frame[Hybris]):
    """HYB-280, HYB-282, HYB-Q117  Two tokens each in turn, the last on the Greatness track first; the second of a
    player shows the face that the first does not."""

    seat: i64
    placed: i64 = 0

    def lay(self, s: Hybris) -> i64:
        if self.placed == FIRST_TOKENS * s.seats:
            return DONE
        order = s.by_greatness()
        self.seat = order[s.seats - 1 - self.placed % s.seats]
        face = NOBODY
        for laid in s.laid:
            if laid != NOBODY and laid // 2 == self.seat:
                face = 1 - laid % 2
        self.placed += 1
        s.call(LayToken(self.seat, face))
        return self.goto("lay")


def pick_up(s: Hybris, seat: i64, place: i64) -> None:
    """HYB-288, HYB-289, HYB-Q107  Whoever comes onto a token that lies face up."""
    spot = queries.spot_of(place)
    if spot == NOBODY or s.laid[spot] == NOBODY:
        return
    owner = s.laid[spot] // 2
    take_back(s, spot)
    if owner == seat:
        score(s, owner, names.FROM_TOKENS, 1)
    else:
        gain(s, owner, names.GREATNESS, 1)


# -- Postures


@frame("begin give_back spark turn")
class TakePosture(Frame[Hybris]):
    """HYB-293, HYB-Q113  The two effects of the Posture, when the Olympian is activated."""

    seat: i64
    returned: i64 = 0
    turned: i64 = 0

    def begin(self, s: Hybris) -> i64:
        """HYB-295  Proud: VP for one's own tokens face up, then every opposing token is turned over."""
        if s.get(self.seat, Player.posture) == state.HUMBLE:
            return NEXT
        score(s, self.seat, names.FROM_TOKENS, len(those_laid(s, self.seat, FACE_UP)))
        spot: i64
        for spot in range(state.SPOTS):
            if s.laid[spot] != NOBODY and s.laid[spot] // 2 != self.seat:
                turn_token(s, "HYB-295", spot)
        return DONE

    def other(self) -> i64:
        return 1 - self.seat

    def give_back(self, s: Hybris) -> i64:
        """HYB-294, HYB-Q114  Humble: up to four opposing tokens face up go back."""
        if self.returned == MOST_RETURNED or len(those_laid(s, self.other(), FACE_UP)) == 0:
            return NEXT
        return ASK

    def spark(self, s: Hybris) -> i64:
        """HYB-294  After two of them a Spark, if its owner likes and has one to remove."""
        return ASK if self.returned >= FOR_A_SPARK and self.has_spark(s) else NEXT

    def has_spark(self, s: Hybris) -> bool:
        upgrade: i64
        for upgrade in range(names.UPGRADES):
            if s.leftmost(self.seat, upgrade) == names.SPARK:
                return True
        return False

    def turn(self, s: Hybris) -> i64:
        """HYB-294, HYB-297  Then two of one's own Forbidden tokens are turned face up, or as many as there are."""
        own = those_laid(s, self.seat, FORBIDDEN)
        if len(own) > MOST_TURNED - self.turned:
            return ASK if self.turned < MOST_TURNED else DONE
        for spot in own:
            turn_token(s, "HYB-294", spot)
        return DONE

    def prompt(self, s: Hybris, seat: i64) -> tuple[str, str]:
        if self.at("give_back"):
            return ("HYB-294", "return-token")
        return ("HYB-294", "posture-spark") if self.at("spark") else ("HYB-294", "turn-token")

    def legal(self, s: Hybris, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        if self.at("spark"):
            return append(append(out, pack(ACCEPT)), pack(DECLINE))
        owner, face = (self.other(), FACE_UP) if self.at("give_back") else (seat, FORBIDDEN)
        for spot in those_laid(s, owner, face):
            out = append(out, pack(verbs.TOKEN, spot))
        return append(out, pack(verbs.STOP)) if self.at("give_back") else out

    def take(self, s: Hybris, seat: i64, choice: i64) -> i64:
        if self.at("spark"):
            if verb_of(choice) == ACCEPT:
                gain(s, seat, names.SPARK, 1)
            return NEXT
        if verb_of(choice) == verbs.STOP:
            return NEXT
        if self.at("give_back"):
            self.returned += 1
            take_back(s, arg_a(choice))
            return self.goto("give_back")
        self.turned += 1
        turn_token(s, "HYB-294", arg_a(choice))
        return self.goto("turn")


def change_mood(s: Hybris) -> None:
    """HYB-301  Each turns over all their own tokens on slots."""
    spot: i64
    for spot in range(state.SPOTS):
        if s.laid[spot] != NOBODY:
            s.laid[spot] ^= 1
    if s.loud:
        s.tell("HYB-301", "mood", {})
