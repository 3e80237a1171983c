"""The verbs of Steamwatchers' choices."""

from typing import Final

from ludotheque.core.numbers import Verbs

VERBS = Verbs()
STOP: Final = VERBS.verb("stop")
YES: Final = VERBS.verb("yes")
NO: Final = VERBS.verb("no")
ZONE: Final = VERBS.verb("zone", "zone")
SEA: Final = VERBS.verb("sea", "sea")
CARD: Final = VERBS.verb("card", "zone")  # a Steam Column card is called by its zone
ARCHON_CARD: Final = VERBS.verb("archon", "archon")
TITLE: Final = VERBS.verb("title", "title")
CLAN: Final = VERBS.verb("clan", "clan")
DEPLOYMENT: Final = VERBS.verb("deployment", "int")
STATION: Final = VERBS.verb("station", "zone", "int", "int")  # base, elite
PLAYER: Final = VERBS.verb("player", "int")
ORDER: Final = VERBS.verb("order", "zone", "order")
READY: Final = VERBS.verb("ready")
ACTIVATE: Final = VERBS.verb("activate", "zone")
PASS: Final = VERBS.verb("pass")
DISCARD: Final = VERBS.verb("discard", "zone")
DISCARD_ARCHON: Final = VERBS.verb("discard_archon", "archon")
REVEAL: Final = VERBS.verb("reveal")
MARCH: Final = VERBS.verb("march", "zone")
SAIL: Final = VERBS.verb("sail", "zone")
FORCE: Final = VERBS.verb("force", "zone")
THROUGH: Final = VERBS.verb("through", "zone")
GROUP: Final = VERBS.verb("group", "int", "int")  # base, elite
BEACON: Final = VERBS.verb("beacon", "zone")
RAZE: Final = VERBS.verb("raze", "structure")
TURRET: Final = VERBS.verb("turret")
WAIT: Final = VERBS.verb("wait")
MOBILISE: Final = VERBS.verb("mobilise")
GREAT_HOST: Final = VERBS.verb("great_host")
NEGOTIATE: Final = VERBS.verb("negotiate")
RECRUIT: Final = VERBS.verb("recruit", "unit", "zone")
SLOT: Final = VERBS.verb("slot", "int")
MOVE_CONTRACT: Final = VERBS.verb("move_contract", "sea", "sea")
FIGHT: Final = VERBS.verb("fight", "zone")
SUPPORT: Final = VERBS.verb("support", "zone")
BID: Final = VERBS.verb("bid", "int")
PAY: Final = VERBS.verb("pay", "int")  # contraband barrels among those paid
LOSE: Final = VERBS.verb("lose", "int")  # elite soldiers among those lost
FLEE: Final = VERBS.verb("flee", "zone")
QUARANTINE_SLOT: Final = VERBS.verb("quarantine_slot", "int")
QUARANTINE_FULL: Final = VERBS.verb("quarantine_full")
QUARANTINE_EMPTY: Final = VERBS.verb("quarantine_empty")
QUARANTINE_SUPPLY: Final = VERBS.verb("quarantine_supply")
EXILE: Final = VERBS.verb("exile", "zone", "unit")
REMOVE: Final = VERBS.verb("remove", "zone", "unit")
FARM: Final = VERBS.verb("farm")
TOXIC_FARM: Final = VERBS.verb("toxic_farm")
KEEP: Final = VERBS.verb("keep", "sea")
DROP: Final = VERBS.verb("drop", "sea")
VOTE: Final = VERBS.verb("vote", "int")
TROPHY: Final = VERBS.verb("trophy", "unit")
LIFT_SLOT: Final = VERBS.verb("lift_slot", "int")
LIFT_STOCK: Final = VERBS.verb("lift_stock")
LIFT_SUPPLY: Final = VERBS.verb("lift_supply")
BARREL: Final = VERBS.verb("barrel")
STOCK: Final = VERBS.verb("stock", "int")  # healthy barrels from the stock among those paid
