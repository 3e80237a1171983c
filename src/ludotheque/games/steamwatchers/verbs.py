"""The verbs of Steamwatchers' choices."""

from typing import Final

STOP: Final = 1
YES: Final = 2
NO: Final = 3
ZONE: Final = 4
SEA: Final = 5
CARD: Final = 6
ARCHON_CARD: Final = 7
TITLE: Final = 8
CLAN: Final = 9
DEPLOYMENT: Final = 10
STATION: Final = 11
PLAYER: Final = 12
ORDER: Final = 13
READY: Final = 14
ACTIVATE: Final = 15
PASS: Final = 16
DISCARD: Final = 17
DISCARD_ARCHON: Final = 18
REVEAL: Final = 19
MARCH: Final = 20
SAIL: Final = 21
FORCE: Final = 22
THROUGH: Final = 23
GROUP: Final = 24
BEACON: Final = 25
RAZE: Final = 26
TURRET: Final = 27
WAIT: Final = 28
MOBILISE: Final = 29
GREAT_HOST: Final = 30
NEGOTIATE: Final = 31
RECRUIT: Final = 32
SLOT: Final = 33
MOVE_CONTRACT: Final = 34
FIGHT: Final = 35
SUPPORT: Final = 36
BID: Final = 37
PAY: Final = 38
LOSE: Final = 39
FLEE: Final = 40
QUARANTINE_SLOT: Final = 41
QUARANTINE_FULL: Final = 42
QUARANTINE_EMPTY: Final = 43
QUARANTINE_SUPPLY: Final = 44
EXILE: Final = 45
REMOVE: Final = 46
FARM: Final = 47
TOXIC_FARM: Final = 48
KEEP: Final = 49
DROP: Final = 50
VOTE: Final = 51
TROPHY: Final = 52
LIFT_SLOT: Final = 53
LIFT_STOCK: Final = 54
LIFT_SUPPLY: Final = 55
BARREL: Final = 56
STOCK: Final = 57

# Each verb's name and the kinds of its arguments (see codec.py).
VERBS: Final = {
    STOP: ("stop",),
    YES: ("yes",),
    NO: ("no",),
    ZONE: ("zone", "zone"),
    SEA: ("sea", "sea"),
    CARD: ("card", "zone"),  # a Steam Column card is called by its zone
    ARCHON_CARD: ("archon", "archon"),
    TITLE: ("title", "title"),
    CLAN: ("clan", "clan"),
    DEPLOYMENT: ("deployment", "int"),
    STATION: ("station", "zone", "int", "int"),  # base, elite
    PLAYER: ("player", "int"),
    ORDER: ("order", "zone", "order"),
    READY: ("ready",),
    ACTIVATE: ("activate", "zone"),
    PASS: ("pass",),
    DISCARD: ("discard", "zone"),
    DISCARD_ARCHON: ("discard_archon", "archon"),
    REVEAL: ("reveal",),
    MARCH: ("march", "zone"),
    SAIL: ("sail", "zone"),
    FORCE: ("force", "zone"),
    THROUGH: ("through", "zone"),
    GROUP: ("group", "int", "int"),  # base, elite
    BEACON: ("beacon", "zone"),
    RAZE: ("raze", "structure"),
    TURRET: ("turret",),
    WAIT: ("wait",),
    MOBILISE: ("mobilise",),
    GREAT_HOST: ("great_host",),
    NEGOTIATE: ("negotiate",),
    RECRUIT: ("recruit", "unit", "zone"),
    SLOT: ("slot", "int"),
    MOVE_CONTRACT: ("move_contract", "sea", "sea"),
    FIGHT: ("fight", "zone"),
    SUPPORT: ("support", "zone"),
    BID: ("bid", "int"),
    PAY: ("pay", "int"),  # contraband barrels among those paid
    LOSE: ("lose", "int"),  # elite soldiers among those lost
    FLEE: ("flee", "zone"),
    QUARANTINE_SLOT: ("quarantine_slot", "int"),
    QUARANTINE_FULL: ("quarantine_full",),
    QUARANTINE_EMPTY: ("quarantine_empty",),
    QUARANTINE_SUPPLY: ("quarantine_supply",),
    EXILE: ("exile", "zone", "unit"),
    REMOVE: ("remove", "zone", "unit"),
    FARM: ("farm",),
    TOXIC_FARM: ("toxic_farm",),
    KEEP: ("keep", "sea"),
    DROP: ("drop", "sea"),
    VOTE: ("vote", "int"),
    TROPHY: ("trophy", "unit"),
    LIFT_SLOT: ("lift_slot", "int"),
    LIFT_STOCK: ("lift_stock",),
    LIFT_SUPPLY: ("lift_supply",),
    BARREL: ("barrel",),
    STOCK: ("stock", "int"),  # healthy barrels from the stock among those paid
}
