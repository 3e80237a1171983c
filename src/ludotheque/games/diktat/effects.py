"""The words of Diktat's elements (DIK-172 to DIK-177): what they can say, and the rules carry out."""

from typing import Final

from ludotheque.games.diktat import verbs
from ludotheque.kit.effects import program
from ludotheque.kit.effects.vocabulary import Lexicon

WORDS = Lexicon()
MANIFESTATION, SPECIAL, EITHER = "manifestation", "special", "manifestation special"

# What can be done.
WORDS.resume(verb=30)
EXCHANGE: Final = WORDS.verb("exchange", "give:given get:got", MANIFESTATION)  # give a, get b (packed good*16+n)
BONUS_SPY: Final = WORDS.verb("bonus_spy", "", MANIFESTATION)
BONUS_EXTEND: Final = WORDS.verb("bonus_extend", "", MANIFESTATION)
BONUS_DEVELOP: Final = WORDS.verb("bonus_develop", "n:1..20", MANIFESTATION)  # n PP cheaper
BONUS_ASSASSINATE: Final = WORDS.verb("bonus_assassinate", "n:1..20", MANIFESTATION)  # exactly n Assassinations
PLAY_TWICE: Final = WORDS.verb("play_twice", "", MANIFESTATION)
SKIP_TURN: Final = WORDS.verb("skip_turn", "", MANIFESTATION)
MOVE_PILE: Final = WORDS.verb("move_pile", "", EITHER)
# Up to n other own elements.
REFRESH: Final = WORDS.verb("refresh", "n:1..20 to", EITHER, rule="DIK-024", ask="refresh")
LOOK_SECRET: Final = WORDS.verb("look_secret", "", MANIFESTATION)
NAME_SECTOR: Final = WORDS.verb("name_sector", "to=sector", MANIFESTATION, rule="DIK-114", ask="next-sector")
NAME_FIRST: Final = WORDS.verb("name_first", "to=player", MANIFESTATION, rule="DIK-065", ask="first-player")
PLACE_TOKEN: Final = WORDS.verb("place_token", "token:token to", MANIFESTATION, rule="DIK-038", ask="place-token")
MOVE_OTHERS: Final = WORDS.verb("move_others", "n:1..20", MANIFESTATION)  # up to n Others pawns
# Up to n own pawns to own piles (Artefact, base).
MOVE_PAWNS: Final = WORDS.verb("move_pawns", "n:1..20", MANIFESTATION)
# In the Manoeuvres phase: an own pile back into the reserve.
TAKE_BACK: Final = WORDS.verb("take_back", "to=own_pile", MANIFESTATION, rule="DIK-Q22", ask="take-back")
RETREAT: Final = WORDS.verb("retreat", "", MANIFESTATION)  # between conquests: an own pile to another sector
STRIKE: Final = WORDS.verb("strike", "", MANIFESTATION)  # force Extend influence on a host of a Membership
WORDS.resume(verb=50)
# Up to n pawns of kind a on own piles (b: 1 = one pile only); then 1 PP.
REINFORCE: Final = WORDS.verb("reinforce", "agent:agent n:1..20 one_pile:flag?", SPECIAL)
WORDS.verb("gain_pp", "n:1..20", SPECIAL)  # n PP
# N Assassinations plus tokens; a Guard is paid but does not end it.
KILL_SPREE: Final = WORDS.verb("kill_spree", "n:1..20", SPECIAL)
# Look at a pile beside yours or your Blockhaus, then one Assassination there.
WORDS.verb("sweep", "to=pile_beside", SPECIAL, rule="DIK-101", ask="sweep")
# Look behind a screen, then n PP.
WORDS.verb("dossiers", "n:1..20 to=opponent", SPECIAL, rule="DIK-101", ask="dossiers")
TUNNELS: Final = WORDS.verb("tunnels", "n:1..20", SPECIAL)  # Send a team, limit n higher
CAMPAIGN: Final = WORDS.verb("campaign", "n:1..20", SPECIAL)  # place up to n Memberships
# Show top and bottom of a pile; n PP or the Emissary.
WORDS.verb("inquisition", "n:1..20 to=opposing_pile", SPECIAL, rule="DIK-101", ask="inquisition")

# Whom or what it is done to.
WORDS.selector("own_pile", how=program.CHOSEN, offers=verbs.PILE)
WORDS.selector("opposing_pile", how=program.CHOSEN, offers=verbs.PILE)
# Of somebody else, in a sector with an own pile or Blockhaus.
WORDS.selector("pile_beside", how=program.CHOSEN, offers=verbs.PILE)
WORDS.selector("pile_for", "token:token", how=program.CHOSEN, offers=verbs.PILE)  # a token
WORDS.selector("sector_for", "token:token", how=program.CHOSEN, offers=verbs.NAME)  # a token
WORDS.selector("sector", how=program.CHOSEN, offers=verbs.NAME)
WORDS.selector("player", how=program.CHOSEN, offers=verbs.FIRST)
OPPONENT: Final = WORDS.selector("opponent", how=program.CHOSEN, offers=verbs.OPPONENT)
WORDS.selector("used_element", how=program.CHOSEN, offers=verbs.ELEMENT)

# Whether.
BASE_ONLY: Final = WORDS.condition("base", clause=True)
OTHERS_ONLY: Final = WORDS.condition("others", clause=True)

# What stands as long as the element is owned; what it says prevails over the rules it changes (DIK-004).
GAIN_VP: Final = WORDS.modifier("vp", "n:-20..20", "gain")
GAIN_RANK: Final = WORDS.modifier("rank", "n:-100..100", "gain")
# So many tokens of a type, when it is taken.
GAIN_AFFINITY: Final = WORDS.modifier("affinity", "affinity:symbol n:1..20=1", "gain")
# Pays nothing in an Attack of the Others, Used or not (DIK-Q43).
ATTACK_EXEMPTION: Final = WORDS.modifier("attack_exemption", "", "besides")
WORDS.resume(modifier=10)
EXTEND_BONUS: Final = WORDS.modifier("extend_bonus", "n:1..20", "capacity")  # n more PP for Extend influence
SPY_MORE: Final = WORDS.modifier("spy_more", "n:1..20", "capacity")  # n more elements for Spy
BOUNTY: Final = WORDS.modifier("bounty", "n:1..20", "capacity")  # n more PP for an assassinated Emissary
GUARD_DISCOUNT: Final = WORDS.modifier("guard_discount", "n:1..20", "capacity")  # pays n PP less for a revealed Guard
# Whoever reveals your Guard pays n PP more.
GUARD_SURCHARGE: Final = WORDS.modifier("guard_surcharge", "n:1..20", "capacity")
DEVELOP_DISCOUNT: Final = WORDS.modifier("develop_discount", "n:1..20", "capacity")  # Develop costs n PP less
FIRST_AMONG_EQUALS: Final = WORDS.modifier("first_among_equals", "", "capacity")  # before equal bids
ATTACK_IMMUNITY: Final = WORDS.modifier("attack_immunity", "", "capacity")  # pays nothing in an Attack of the Others
# N fewer assassins against a pile you place.
FEWER_ASSASSINS: Final = WORDS.modifier("fewer_assassins", "n:1..20", "capacity")
HALF_ASSASSINS: Final = WORDS.modifier("half_assassins", "", "capacity")  # half the assassins, rounded down
# Your tokens of type a fit any symbol.
WILD_AFFINITY: Final = WORDS.modifier("wild_affinity", "affinity:affinity", "capacity")
# After Spy, pay n PP to discard a Citizen just looked at.
SPY_AND_DISCARD: Final = WORDS.modifier("spy_and_discard", "n:1..20", "capacity")
# With a Blockhaus, n Guards count as one Emissary more.
MARTIAL_LAW: Final = WORDS.modifier("martial_law", "n:1..20", "capacity")
PICKET: Final = WORDS.modifier("picket", "n:1..20", "capacity")  # an opponent sending a team beside yours gives n PP
# Bid counts n higher per Membership of the opponents involved.
ARM_WRESTLING: Final = WORDS.modifier("arm_wrestling", "n:1..20", "capacity")
# May take Trophies under Darkness tokens (DIK-230).
DARKNESS_PASS: Final = WORDS.modifier("darkness_pass", "", "capacity")

# The goods it gives in every Development phase, by their numbers from INCOME on.
WORDS.resume(modifier=30)
INCOME: Final = WORDS.modifier("citizen", "n:1..20", "development")
WORDS.modifier("guard", "n:1..20", "development")
WORDS.modifier("emissary", "n:1..20", "development")
WORDS.modifier("pp", "n:1..20", "development")
WORDS.modifier("politics", "n:1..20", "development")
WORDS.modifier("people", "n:1..20", "development")
WORDS.modifier("artefact", "n:1..20", "development")
WORDS.modifier("assassin", "n:1..20", "development")
WORDS.modifier("spy", "n:1..20", "development")
WORDS.modifier("debt", "n:1..20", "development")
