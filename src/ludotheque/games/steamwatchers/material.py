# interpreted: it guards what comes from outside
"""Whether a position can be at all: no piece is missing, doubled, or where no rule ever puts it (STW-004, STW-013)."""

from collections.abc import Iterator

from ludotheque.games.steamwatchers import names, queries, state
from ludotheque.games.steamwatchers.acts import (
    BODIES,
    CUBES,
    TALLEST,
    TOPS,
    archon_place,
    orders_left,
    reserve_of,
    ruines,
)
from ludotheque.games.steamwatchers.phases.actions import tokens_left as actions_left
from ludotheque.games.steamwatchers.phases.clans import CLAN_CONTRACTS, TOXIC_FARMS
from ludotheque.games.steamwatchers.phases.incubation import tokens_left
from ludotheque.games.steamwatchers.phases.setup import FARMS, FEWER_TURRETS, TURRETS
from ludotheque.games.steamwatchers.state import Player, Steam, Zone


def impossible(s: Steam) -> str | None:
    """Why a position cannot be, in one sentence; None if it can."""
    for part in (table, tracks, boards, units, zones, columns, built, seas, cards):
        for fault in part(s):
            return fault
    return None


def table(s: Steam) -> Iterator[str]:
    c = s.content
    sizes = (c.zones * Zone.WIDTH, s.seats * Player.WIDTH, c.seas * state.MAX_SEATS, c.zones + 1 + archons(s))
    if (len(s.areas), len(s.players), len(s.seas), len(s.cards)) != sizes or len(s.counters) != s.scenario.counted:
        yield "Something of the table is missing."
        return
    if not 0 <= s.turn <= s.scenario.turns:
        yield f"Turn {s.turn} is none of the {s.scenario.turns} of this scenario (STW-002)."
    if not state.SETUP <= s.phase <= state.GREAT_WHITE or not state.RUNNING <= s.ending <= state.LAST_CLAN:
        yield "There is no such phase, or no such end (STW-052)."
    for seat in (s.chooser, s.raider, s.bearer, s.winner, s.enacted_by):
        if not state.NOBODY <= seat < s.seats:
            yield f"There is no seat {seat} at a table of {s.seats}."
    for zone in (s.active, s.fighting):
        if not state.NOBODY <= zone < c.zones:
            yield f"There is no zone number {zone}."
    clans = [s.clan(seat) for seat in range(s.seats) if s.clan(seat) != state.NOBODY]
    if len(set(clans)) < len(clans) or any(not 0 <= clan < names.CLANS for clan in clans):
        yield "Each seat leads one clan, and none is led twice (STW-001)."
    if len(clans) < s.seats and s.phase != state.SETUP:
        yield "A seat leads no clan (STW-043)."


def archons(s: Steam) -> int:
    return len(s.content.archon_ids)


def tracks(s: Steam) -> Iterator[str]:
    """STW-025, STW-039, STW-040  One Ambassador a position, on positions that there are."""
    most = queries.positions(s)
    for column, track in ((Player.title, "Conclave"), (Player.reserved, "Reservation")):
        taken = [s.get(seat, column) for seat in range(s.seats) if s.get(seat, column) != 0]
        if any(not 0 < position <= most for position in taken):
            yield f"The {track} track has {most} positions with {s.seats} players (STW-025, STW-039, STW-040)."
        if len(set(taken)) < len(taken):
            yield f"Two seats hold one title on the {track} track (STW-025)."
    if not state.WITH_PRIMUS <= s.primus <= most:
        yield "The Primus token lies nowhere (STW-041)."
    if not 0 <= s.enacted_in <= s.scenario.turns:
        yield "The Archon card in force was enacted in a turn that there is not."


def boards(s: Steam) -> Iterator[str]:
    for seat in range(s.seats):
        if s.clan(seat) != state.NOBODY:
            yield from board(s, seat)
    if tokens_left(s) < 0:
        yield "More than 35 Quarantine tokens are described."
    for contraband, kind in ((False, "healthy"), (True, "contraband")):
        if reserve_of(s, contraband) < 0:
            yield f"The box has fewer {kind} barrels than are described (STW-004)."
    cards = [s.get(seat, Player.deployment) for seat in range(s.seats) if s.get(seat, Player.deployment) != 0]
    few = s.seats < queries.FULL_TABLE
    if any(not 0 < card <= names.DEPLOYMENTS or (few and s.content.deployment_far[card - 1]) for card in cards):
        yield f"There is no such Deployment card with {s.seats} players (STW-034, STW-044)."
    if len(set(cards)) < len(cards):
        yield "Two seats took one Deployment card (STW-044)."


def board(s: Steam, seat: int) -> Iterator[str]:
    c, clan = s.content, s.clan(seat)
    most = {
        Player.healthy: (c.healthy[clan] - s.get(seat, Player.blocked), "healthy barrels in stock"),
        Player.contraband: (c.contraband[clan], "contraband barrels in stock"),
        Player.blocked: (c.healthy[clan], "Quarantine tokens on algofuel slots"),
        Player.capped: (c.supply_cells[clan] - 1, "Quarantine tokens on the Supply track"),
        Player.supply: (c.supply_value[clan * names.SUPPLY + c.supply_cells[clan] - 1], "supply"),
        Player.incubation: (c.cells[clan], "incubation"),
    }
    for column, (limit, what) in most.items():
        if not 0 <= s.get(seat, column) <= limit:
            yield f"Seat {seat} has {s.get(seat, column)} of {what}; its clan board allows 0 to {limit}."
    if min(s.get(seat, column) for column in (Player.spare_healthy, Player.spare_contraband, Player.trophies)) < 0:
        yield f"Seat {seat} has less than nothing of something."
    flags = {s.get(seat, column) for column in (Player.passed, Player.out, Player.delayed, Player.met)}
    if not flags <= {0, 1}:
        yield f"What is noted beside the board of seat {seat} is either so or not."
    slots = [s.get(seat, Player.slot + k) for k in range(state.SLOTS)]
    real = slots[: c.actions[clan]]
    if any(not state.FREE <= token < state.NO_SLOT for token in real) or set(slots[len(real) :]) - {state.NO_SLOT}:
        yield f"Seat {seat} has {c.actions[clan]} action slots, no more and no less (STW-115)."
    for token in (state.MOBILISATION, state.GREAT_HOST, state.FORCED_MARCH, state.NEGOTIATION):
        if actions_left(s, seat, token) < 0:
            yield f"Seat {seat} has more Special Action tokens on its board than it owns (STW-115)."


def units(s: Steam) -> Iterator[str]:
    """STW-004, STW-014, STW-022"""
    everywhere = range(s.content.zones)
    for seat in range(s.seats):
        clan = s.clan(seat)
        if clan == state.NOBODY:
            continue
        away = [
            s.get(seat, column) for column in (Player.reserve_base, Player.reserve_elite, Player.exiled, Player.taken)
        ]
        base, elite = away[0], away[1]
        for zone in everywhere:
            if s.on(zone, Zone.holder) == seat:
                base, elite = base + s.on(zone, Zone.base), elite + s.on(zone, Zone.elite)
            if s.raider == seat:
                base, elite = base + s.on(zone, Zone.raid_base), elite + s.on(zone, Zone.raid_elite)
        figures = s.content.base[clan] + s.content.elite[clan]
        if min(away) < 0 or base > s.content.base[clan] or elite > s.content.elite[clan]:
            yield f"Seat {seat} has more soldiers of a kind than its clan owns (STW-004)."
        if base + elite + away[2] + away[3] != figures:
            yield f"Seat {seat} has {figures} figures; another number is described (STW-004)."
        for zone in everywhere:
            if s.units(zone, seat) > queries.ROOM:
                yield f"More than five units of seat {seat} stand in {s.content.zone_ids[zone]} (STW-022)."


def zones(s: Steam) -> Iterator[str]:
    for zone, name in enumerate(s.content.zone_ids):
        row = [s.on(zone, column) for column in range(Zone.WIDTH)]
        holder, here = row[Zone.holder], row[Zone.base] + row[Zone.elite]
        known = state.NOBODY <= holder < s.seats or (holder == state.CRAMES and s.scenario.burnt > 0)
        if not known or (holder == state.NOBODY) != (here == 0):
            yield f"Units of nobody stand in {name}, or somebody holds it without a unit (STW-Q46)."
        if min(row[Zone.base : Zone.raid_elite + 1]) < 0 or here > queries.ROOM:
            yield f"{name} holds less than no units, or more than five (STW-022)."
        if s.raider == state.NOBODY and s.raided(zone):
            yield f"Nobody attacks {name}, and yet a combat waits there (STW-130)."
        ordered, owner = row[Zone.order], row[Zone.ordered_by]
        if not state.NO_ORDER <= ordered <= state.DECOY or not state.NOBODY <= owner < s.seats:
            yield f"There is no such order token as in {name} (STW-071)."
        if (ordered == state.NO_ORDER) != (owner == state.NOBODY):
            yield f"An order token of nobody lies in {name} (STW-071)."
        if not {row[Zone.cube], row[Zone.barrel]} <= {0, 1}:
            yield f"{name} holds one morale cube and one barrel at most (STW-173)."
        if not state.NO_TARGET <= row[Zone.target] < state.CLAN_TARGET + s.seats:
            yield f"There is no such Target Zone token as in {name}."
        if not queries.in_play(s, zone) and row != nothing():
            yield f"{name} is out of play with {s.seats} players (STW-035)."
    for seat in range(s.seats):
        if min(orders_left(s, seat, kind) for kind in (state.DEFENCE, state.MOVEMENT, state.DECOY)) < 0:
            yield f"Seat {seat} has more order tokens on the board than it owns (STW-071)."


def nothing() -> list[int]:
    row = [0] * Zone.WIDTH
    row[Zone.holder] = row[Zone.ordered_by] = state.NOBODY
    return row


def columns(s: Steam) -> Iterator[str]:
    heights = [s.on(zone, Zone.floors) for zone in range(s.content.zones)]
    if min(heights) < 0 or max(heights) > TALLEST:
        yield f"A column has up to {TALLEST} floors (STW-012)."
    if sum(height > 0 for height in heights) > TOPS or sum(height - 1 for height in heights if height) > BODIES:
        yield f"The box holds {TOPS} tops and {BODIES} body floors (STW-Q07)."
    if sum(s.on(zone, Zone.cube) for zone in range(s.content.zones)) > CUBES:
        yield f"There are {CUBES} morale cubes (STW-173)."
    if sum(s.on(zone, Zone.barrel) for zone in range(s.content.zones)) > s.scenario.burnt:
        yield "More barrels of the Cramés are described than this scenario has (STW-205)."


def built(s: Steam) -> Iterator[str]:
    everywhere = range(s.content.zones)
    for zone, name in enumerate(s.content.zone_ids):
        first, second = s.on(zone, Zone.first), s.on(zone, Zone.second)
        if not all(state.NONE <= place < state.BEACON + s.seats for place in (first, second)):
            yield f"There is no such structure as in {name} (STW-006)."
        if first == state.NONE and second != state.NONE:
            yield f"The structures of {name} are not in their order."
    turrets = TURRETS if s.seats >= queries.FULL_TABLE else FEWER_TURRETS
    neutral = ((state.FARM, s.farms, FARMS, "farms"), (state.TURRET, s.turrets, turrets, "turrets"))
    for kind, left, most, what in neutral:
        if left < 0 or left + sum(s.count_of(zone, kind) for zone in everywhere) > most:
            yield f"There are {most} {what} with {s.seats} players; another number is described (STW-004, STW-036)."
    menrau = s.seat_of(names.MENRAU)
    toxics = sum(s.count_of(zone, state.TOXIC) for zone in everywhere)
    if toxics > 0 and menrau == state.NOBODY and s.scenario.burnt == 0:
        yield "Nobody here plays Menrâu, whose toxic farms are described (STW-246)."
    if toxics + sum(s.get(seat, Player.toxics) for seat in range(s.seats)) > TOXIC_FARMS:
        yield f"There are {TOXIC_FARMS} toxic farms; more are described (STW-004)."
    for seat in range(s.seats):
        if s.get(seat, Player.toxics) < 0 or (s.get(seat, Player.toxics) > 0 and seat != menrau):
            yield f"Seat {seat} has no such reserve of toxic farms (STW-246)."
        clan, left = s.clan(seat), s.get(seat, Player.beacons)
        beacons = left + sum(s.count_of(zone, state.BEACON + seat) for zone in everywhere)
        if clan != state.NOBODY and (left < 0 or beacons > s.content.beacons[clan]):
            yield f"Seat {seat} has more beacons than its clan owns (STW-004)."


def seas(s: Steam) -> Iterator[str]:
    c = s.content
    for sea in (s.legate, s.accomplice, s.named_sea):
        if not state.NOBODY <= sea < c.seas or (sea >= 0 and not queries.sea_in_play(s, sea)):
            yield f"There is no such sea with {s.seats} players (STW-Q13)."
    if s.accomplice != state.NOBODY and s.seat_of(names.FLOTTE) == state.NOBODY:
        yield "Only Flotte libre has an Accomplice token (STW-237)."
    for sea, name in enumerate(c.sea_ids):
        contracts = [s.contracts(sea, seat) for seat in range(state.MAX_SEATS)]
        if min(contracts) < 0 or any(contracts[s.seats :]) or queries.free_contract_slots(s, sea) < 0:
            yield f"{name} has {queries.slots_of_sea(s)} contract slots, no more and no less (STW-017)."
        if any(contracts) and not queries.sea_in_play(s, sea):
            yield f"{name} is out of play with {s.seats} players (STW-Q13)."
    for seat in range(s.seats):
        held = sum(s.contracts(sea, seat) for sea in range(c.seas))
        if s.get(seat, Player.contracts) < 0 or held + s.get(seat, Player.contracts) > CLAN_CONTRACTS:
            yield f"Seat {seat} has {CLAN_CONTRACTS} contracts; more are described (STW-004)."


def cards(s: Steam) -> Iterator[str]:
    places = [*range(s.seats), state.IN_DECK, state.IN_DISCARD, state.IN_BOX]
    aside = [state.ASIDE + seat for seat in range(s.seats)] if s.scenario.rendezvous > 0 else []
    steam = [s.cards[card] for card in range(s.content.zones)]
    laws = [s.cards[archon_place(s, card)] for card in range(archons(s))]
    if set(steam) - {*places, *aside} or s.cards[ruines(s)] not in (state.IN_DECK, state.IN_BOX):
        yield "A Steam Column card lies where no card can lie."
    if any(steam.count(place) > 1 for place in aside):
        yield "A seat has one rendezvous (STW-229)."
    if set(laws) - {*places, state.IN_FORCE}:
        yield "An Archon card lies where no card can lie."
    if [card for card, place in enumerate(laws) if place == state.IN_FORCE] != [s.in_force][: s.in_force + 1]:
        yield "One Archon card is in force, the one on top (STW-063)."
    if sorted(s.deck) != [card for card in range(s.content.zones + 1) if s.cards[card] == state.IN_DECK]:
        yield "A Steam Column card is missing, or lies in two places."
    if sorted(s.archons) != [card for card, place in enumerate(laws) if place == state.IN_DECK]:
        yield "An Archon card is missing, or lies in two places."
    if s.top != state.NOBODY and not (0 <= s.top < s.content.zones and s.cards[s.top] == state.IN_DISCARD):
        yield "The card on top of the discard pile lies elsewhere (STW-027)."
    if not 0 <= s.buried <= s.content.zones:
        yield "The packet of Ruines lies nowhere (STW-215)."
    for zone, name in enumerate(s.content.zone_ids):
        if not queries.in_play(s, zone) and steam[zone] != state.IN_BOX:
            yield f"The card {name} is out of the game with {s.seats} players (STW-034)."
