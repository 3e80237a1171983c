"""Every number Diktat's rules speak of by name: sectors, resources, effects, zones.

The rules handle plain integers; the ids on the right-hand side tables are what players, files and
journals see.
"""

from typing import Final

# Sectors, in the order of the board.
NOUVELLE_VILLE: Final = 0
MALA_STRANA: Final = 1
VIEILLE_VILLE: Final = 2
HYPOGEES: Final = 3
KARST: Final = 4
FAUBOURGS: Final = 5
COMBINAT: Final = 6
MOTOL: Final = 7
COLLEGE: Final = 8
JOSEFOV: Final = 9
FORTERESSE: Final = 10
ARTEFACT_SECTOR: Final = 11
SECTORS: Final = 12
SECTOR_IDS: Final = (
    "nouvelle_ville",
    "mala_strana",
    "vieille_ville",
    "hypogees",
    "karst",
    "faubourgs",
    "combinat",
    "motol",
    "college",
    "josefov",
    "forteresse",
    "artefact",
)

# What a player owns. The first three are the Agents (DIK-007); the first seven are kept behind the screen (DIK-030).
CITIZEN: Final = 0
GUARD: Final = 1
EMISSARY: Final = 2
PP: Final = 3
POLITICS: Final = 4
PEOPLE: Final = 5
ARTEFACT: Final = 6
SCREENED: Final = 7
ASSASSIN: Final = 7
SPY: Final = 8
DEBT: Final = 9
GOODS: Final = 10
GOOD_IDS: Final = (
    "citizen",
    "guard",
    "emissary",
    "pp",
    "politics",
    "people",
    "artefact",
    "assassin",
    "spy",
    "debt",
)
ANY_AFFINITY: Final = 20
OTHER_AFFINITY: Final = 21

# Cabals.
CABALS: Final = 5
CABAL_IDS: Final = ("harmonie", "garde_noire", "polisec", "syndicats", "resistance")

# Specific tokens, one kind a Cabal at most (DIK-038).
NO_TOKEN: Final = 0
BLOCKHAUS: Final = 1
SLEEPER: Final = 2
REVOLT: Final = 3
MEMBERSHIP: Final = 4
TOKEN_IDS: Final = ("", "blockhaus", "sleeper", "revolt", "membership")

# Elements: the game elements that carry effects and can be Used (DIK-005). 72 Opportunity cards, then 25 Cabal
# cards (five for each Cabal, in advised order), then the markers: level 1 and level 2 of each sector. Opportunity
# cards and markers are Possessions, Cabal cards are not (DIK-006).
CARDS: Final = 72
CABAL_CARDS: Final = 25
FIRST_CABAL_CARD: Final = 72
FIRST_MARKER: Final = 97
ELEMENTS: Final = 121

# Types of effect (DIK-172 to DIK-177).
DEVELOPMENT: Final = 1
GAIN: Final = 2
CAPACITY: Final = 3
BESIDES: Final = 4  # printed without a type: a Used token does not take it away (DIK-Q43)
MANIFESTATION: Final = 5
SPECIAL: Final = 6
TYPE_IDS: Final = ("", "development", "gain", "capacity", "besides", "manifestation", "special")

# Configurations to which an effect may be bound.
ALWAYS: Final = 0
BASE_ONLY: Final = 16
OTHERS_ONLY: Final = 17

# What an element adds as long as it is owned: Gains, Capacities (all of them from the next lines on), and the goods it
# gives in every Development phase.
GAIN_VP: Final = 1
GAIN_RANK: Final = 2
GAIN_AFFINITY: Final = 3  # so many tokens of a type, when it is taken
ATTACK_EXEMPTION: Final = 4  # pays nothing in an Attack of the Others, Used or not (DIK-Q43)
INCOME: Final = 30  # + good

# Capacities. What an element says prevails over the rules it changes (DIK-004).
EXTEND_BONUS: Final = 10  # n more PP for Extend influence
SPY_MORE: Final = 11  # n more elements for Spy
BOUNTY: Final = 12  # n more PP for an assassinated Emissary
GUARD_DISCOUNT: Final = 13  # pays n PP less for a revealed Guard
GUARD_SURCHARGE: Final = 14  # whoever reveals your Guard pays n PP more
DEVELOP_DISCOUNT: Final = 15  # Develop costs n PP less
FIRST_AMONG_EQUALS: Final = 16  # before equal bids
ATTACK_IMMUNITY: Final = 17  # pays nothing in an Attack of the Others
FEWER_ASSASSINS: Final = 18  # n fewer assassins against a pile you place
HALF_ASSASSINS: Final = 19  # half the assassins, rounded down
WILD_AFFINITY: Final = 20  # your tokens of type a fit any symbol
SPY_AND_DISCARD: Final = 21  # after Spy, pay n PP to discard a Citizen just looked at
MARTIAL_LAW: Final = 22  # with a Blockhaus, n Guards count as one Emissary more
PICKET: Final = 23  # an opponent sending a team beside yours gives n PP
ARM_WRESTLING: Final = 24  # bid counts n higher per Membership of the opponents involved
DARKNESS_PASS: Final = 25  # may take Trophies under Darkness tokens (DIK-230)

# Manifestations (several on one element are alternatives) and Special Manoeuvres.
EXCHANGE: Final = 30  # give a, get b (packed good*16+n)
BONUS_SPY: Final = 31
BONUS_EXTEND: Final = 32
BONUS_DEVELOP: Final = 33  # n PP cheaper
BONUS_ASSASSINATE: Final = 34  # exactly n Assassinations
PLAY_TWICE: Final = 35
SKIP_TURN: Final = 36
MOVE_PILE: Final = 37
REFRESH: Final = 38  # up to n other own elements
LOOK_SECRET: Final = 39
NAME_SECTOR: Final = 40
NAME_FIRST: Final = 41
PLACE_TOKEN: Final = 42  # a = token kind
MOVE_OTHERS: Final = 43  # up to n Others pawns
MOVE_PAWNS: Final = 44  # up to n own pawns to own piles (Artefact, base)
TAKE_BACK: Final = 45  # in the Manoeuvres phase: an own pile back into the reserve
RETREAT: Final = 46  # between conquests: an own pile to another sector
STRIKE: Final = 47  # force Extend influence on a host of a Membership
REINFORCE: Final = 50  # up to n pawns of kind a on own piles (b: 1 = one pile only); then 1 PP
GAIN_PP: Final = 51  # n PP
KILL_SPREE: Final = 52  # n Assassinations plus tokens; a Guard is paid but does not end it
SWEEP: Final = 53  # look at a pile beside yours or your Blockhaus, then one Assassination there
DOSSIERS: Final = 54  # look behind a screen, then n PP
TUNNELS: Final = 55  # Send a team, limit n higher
CAMPAIGN: Final = 56  # place up to n Memberships
INQUISITION: Final = 57  # show top and bottom of a pile; n PP or the Emissary

# Whom or what they are aimed at.
OWN_PILE: Final = 16
OPPOSING_PILE: Final = 17
PILE_BESIDE: Final = 18  # of somebody else, in a sector with an own pile or Blockhaus
PILE_FOR: Final = 19  # a token
SECTOR_FOR: Final = 20  # a token
SECTOR_WITH_PILE: Final = 21
PLAYER: Final = 22
OPPONENT: Final = 23
USED_ELEMENT: Final = 24
