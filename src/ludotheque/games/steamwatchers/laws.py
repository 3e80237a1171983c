# interpreted: it guards what comes from outside
"""What holds between the fields of a position: no piece is missing, doubled, or where no rule puts it (STW-013)."""

from ludotheque.core.laws import Broken, Laws, say
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

LAWS = Laws(Steam)
LAWS.most("STW-002", "turn", lambda s, at: s.scenario.turns)
LAWS.most("STW-063", "enacted_in", lambda s, at: s.scenario.turns)
LAWS.most("STW-215", "buried", lambda s, at: s.content.zones)
LAWS.most("STW-041", "primus", lambda s, at: queries.positions(s))


def archons(s: Steam) -> int:
    return len(s.content.archon_ids)


@LAWS.several("clan phase turn")
def table(s: Steam) -> Broken:
    if s.phase != state.SETUP and any(s.clan(seat) == state.NOBODY for seat in range(s.seats)):
        yield say("STW-043", "a seat leads no clan", "une place ne dirige aucun clan")
    clans = [s.clan(seat) for seat in range(s.seats) if s.clan(seat) != state.NOBODY]
    if len(set(clans)) < len(clans):
        yield say(
            "STW-001",
            "each seat leads one clan, and none is led twice",
            "chaque place dirige un clan, et aucun n’est dirigé deux fois",
        )
    if s.turn == 0 and s.phase not in (state.SETUP, state.CONCLAVE):
        yield say("STW-052", "the first turn has not begun", "le premier tour n’a pas commencé")


@LAWS.several("title reserved")
def tracks(s: Steam) -> Broken:
    """STW-025, STW-039, STW-040  One Ambassador a position, on positions that there are."""
    most = queries.positions(s)
    for column, track, piste in (
        (Player.title, "Conclave", "du Conclave"),
        (Player.reserved, "Reservation", "de Réservation"),
    ):
        taken = [s.get(seat, column) for seat in range(s.seats) if s.get(seat, column) != 0]
        if any(not 0 < position <= most for position in taken):
            yield say(
                "STW-025, STW-039, STW-040",
                f"the {track} track has {most} positions with {s.seats} players",
                f"la piste {piste} a {most} positions à {s.seats} joueurs",
            )
        living = [s.get(seat, column) for seat in range(s.seats) if s.alive(seat) and s.get(seat, column) != 0]
        if len(set(living)) < len(living):
            yield say(
                "STW-025",
                f"two seats hold one title on the {track} track",
                f"deux places ont un même titre, piste {piste}",
            )


@LAWS.several("healthy contraband spare_healthy spare_contraband blocked capped deployment")
def boards(s: Steam) -> Broken:
    for seat in range(s.seats):
        if s.clan(seat) != state.NOBODY:
            yield from board(s, seat)
    if tokens_left(s) < 0:
        yield say("STW-004", "there are 35 Quarantine tokens", "il y a 35 jetons Quarantaine")
    for contraband, kind, sorte in ((False, "healthy", "sains"), (True, "contraband", "de contrebande")):
        if reserve_of(s, contraband) < 0:
            yield say(
                "STW-004",
                f"the box has fewer {kind} barrels than are described",
                f"la boîte a moins de barils {sorte} qu’il n’en est décrit",
            )
    cards = [s.get(seat, Player.deployment) for seat in range(s.seats) if s.get(seat, Player.deployment) != 0]
    few = s.seats < queries.FULL_TABLE
    if any(not 0 < card <= names.DEPLOYMENTS or (few and s.content.deployment_far[card - 1]) for card in cards):
        yield say(
            "STW-034, STW-044",
            f"there is no such Deployment card with {s.seats} players",
            f"il n’y a pas de telle carte Déploiement à {s.seats} joueurs",
        )
    if len(set(cards)) < len(cards):
        yield say("STW-044", "two seats took one Deployment card", "deux places ont pris une même carte Déploiement")


def board(s: Steam, seat: int) -> Broken:
    c, clan = s.content, s.clan(seat)
    most = {
        Player.healthy: (c.healthy[clan] - s.get(seat, Player.blocked), "healthy barrels", "barils sains"),
        Player.contraband: (c.contraband[clan], "contraband barrels", "barils de contrebande"),
        Player.blocked: (c.healthy[clan], "blocked algofuel slots", "emplacements d’algocarburant bloqués"),
        Player.capped: (c.supply_cells[clan] - 1, "capped supply", "cases de la piste Ravitaillement bloquées"),
        Player.supply: (
            c.supply_value[clan * names.SUPPLY + c.supply_cells[clan] - 1],
            "supply",
            "points de ravitaillement",
        ),
        Player.incubation: (c.cells[clan], "incubation", "points d’incubation"),
    }
    for column, (limit, what, quoi) in most.items():
        n = s.get(seat, column)
        if n > limit:
            yield say(
                "STW-028",
                f"seat {seat} has {n} of {what}; its clan board allows 0 to {limit}",
                f"la place {seat} a {n} {quoi} ; son plateau de clan en permet {limit}",
            )
    slots = [s.get(seat, Player.slot + k) for k in range(state.SLOTS)]
    real = slots[: c.actions[clan]]
    if state.NO_SLOT in real or set(slots[len(real) :]) - {state.NO_SLOT}:
        yield say(
            "STW-115",
            f"seat {seat} has {len(real)} action slots, no more and no less",
            f"la place {seat} a {len(real)} emplacements d’action, ni plus ni moins",
        )
    for token in (state.MOBILISATION, state.GREAT_HOST, state.FORCED_MARCH, state.NEGOTIATION):
        if actions_left(s, seat, token) < 0:
            yield say(
                "STW-115",
                f"seat {seat} has more Special Action tokens on its slots than it owns",
                f"la place {seat} a plus de jetons Action spéciale sur ses emplacements qu’elle n’en possède",
            )


@LAWS.several("reserve_base reserve_elite exiled taken base elite raid_base raid_elite")
def units(s: Steam) -> Broken:
    """STW-004, STW-014, STW-022"""
    everywhere = range(s.content.zones)
    for seat in range(s.seats):
        clan = s.clan(seat)
        if clan == state.NOBODY:
            continue
        base, elite, exiled, taken = (
            s.get(seat, column) for column in (Player.reserve_base, Player.reserve_elite, Player.exiled, Player.taken)
        )
        for zone in everywhere:
            if s.on(zone, Zone.holder) == seat:
                base, elite = base + s.on(zone, Zone.base), elite + s.on(zone, Zone.elite)
            if s.raider == seat:
                base, elite = base + s.on(zone, Zone.raid_base), elite + s.on(zone, Zone.raid_elite)
        figures = s.content.base[clan] + s.content.elite[clan]
        if base > s.content.base[clan] or elite > s.content.elite[clan]:
            yield say(
                "STW-004",
                f"seat {seat} has more soldiers of a kind than its clan owns",
                f"la place {seat} a plus de soldats d’une sorte que son clan n’en possède",
            )
        if base + elite + exiled + taken != figures:
            yield say(
                "STW-004",
                f"seat {seat} has {figures} figures; another number is described",
                f"la place {seat} a {figures} figurines ; un autre nombre est décrit",
            )
        for zone in everywhere:
            if s.units(zone, seat) > queries.ROOM:
                name = s.content.zone_ids[zone]
                yield say(
                    "STW-022",
                    f"more than five units of seat {seat} stand in {name}",
                    f"plus de cinq unités de la place {seat} sont dans {name}",
                )


@LAWS.several("trophies taken")
def trophies(s: Steam) -> Broken:
    taken, kept = (sum(s.get(seat, column) for seat in range(s.seats)) for column in (Player.taken, Player.trophies))
    if taken != kept:
        yield say("STW-199", f"{kept} trophies are kept, {taken} are missing", f"{kept} trophées gardés, {taken} pris")


@LAWS.several("holder base elite raider order ordered_by target barrel")
def zones(s: Steam) -> Broken:
    for zone, name in enumerate(s.content.zone_ids):
        row = [s.on(zone, column) for column in range(Zone.WIDTH)]
        holder, here = row[Zone.holder], row[Zone.base] + row[Zone.elite]
        known = state.NOBODY <= holder < s.seats or (holder == state.CRAMES and s.scenario.burnt > 0)
        if not known or (holder == state.NOBODY) != (here == 0):
            yield say(
                "STW-Q46",
                f"units of nobody stand in {name}, or somebody holds it without a unit",
                f"des unités de personne sont dans {name}, ou quelqu’un la tient sans unité",
            )
        if here > queries.ROOM:
            yield say("STW-022", f"{name} holds more than five units", f"{name} contient plus de cinq unités")
        if s.raider == state.NOBODY and s.raided(zone):
            yield say(
                "STW-130",
                f"nobody attacks {name}, and yet a combat waits there",
                f"personne n’attaque {name}, et un combat y attend pourtant",
            )
        if (row[Zone.order] == state.NO_ORDER) != (row[Zone.ordered_by] == state.NOBODY):
            yield say(
                "STW-071", f"an order token of nobody lies in {name}", f"un jeton ordre de personne est dans {name}"
            )
        if row[Zone.target] >= state.CLAN_TARGET + s.seats:
            yield say(
                "STW-004",
                f"there is no such Target Zone token as in {name}",
                f"il n’y a pas de tel jeton cible dans {name}",
            )
        if not queries.in_play(s, zone) and row != nothing():
            yield say(
                "STW-035",
                f"{name} is out of play with {s.seats} players",
                f"{name} est hors jeu à {s.seats} joueurs",
            )
    for seat in range(s.seats):
        if min(orders_left(s, seat, kind) for kind in (state.DEFENCE, state.MOVEMENT, state.DECOY)) < 0:
            yield say(
                "STW-071",
                f"seat {seat} has more order tokens on the board than it owns",
                f"la place {seat} a plus de jetons ordre sur le plateau qu’elle n’en possède",
            )


def nothing() -> list[int]:
    row = [0] * Zone.WIDTH
    row[Zone.holder] = row[Zone.ordered_by] = state.NOBODY
    return row


@LAWS.several("floors cube barrel")
def columns(s: Steam) -> Broken:
    heights = [s.on(zone, Zone.floors) for zone in range(s.content.zones)]
    if max(heights) > TALLEST:
        yield say("STW-012", f"a column has up to {TALLEST} floors", f"une colonne a au plus {TALLEST} étages")
    if sum(height > 0 for height in heights) > TOPS or sum(height - 1 for height in heights if height) > BODIES:
        yield say(
            "STW-Q07",
            f"the box holds {TOPS} tops and {BODIES} body floors",
            f"la boîte contient {TOPS} sommets et {BODIES} étages",
        )
    if sum(s.on(zone, Zone.cube) for zone in range(s.content.zones)) > CUBES:
        yield say("STW-173", f"there are {CUBES} morale cubes", f"il y a {CUBES} cubes de moral")
    if sum(s.on(zone, Zone.barrel) for zone in range(s.content.zones)) > s.scenario.burnt:
        yield say(
            "STW-205",
            "more barrels of the Cramés are described than this scenario has",
            "plus de barils des Cramés sont décrits que ce scénario n’en a",
        )


@LAWS.several("first second farms turrets toxics beacons")
def built(s: Steam) -> Broken:
    everywhere = range(s.content.zones)
    for zone, name in enumerate(s.content.zone_ids):
        first, second = s.on(zone, Zone.first), s.on(zone, Zone.second)
        if max(first, second) >= state.BEACON + s.seats:
            yield say(
                "STW-006", f"there is no such structure as in {name}", f"il n’y a pas de telle structure dans {name}"
            )
        if first == state.NONE and second != state.NONE:
            yield say(
                "STW-008",
                f"the structures of {name} are not in their order",
                f"les structures de {name} ne sont pas dans leur ordre",
            )
    turrets = TURRETS if s.seats >= queries.FULL_TABLE else FEWER_TURRETS
    neutral = (
        (state.FARM, s.farms, FARMS, "farms", "fermes"),
        (state.TURRET, s.turrets, turrets, "turrets", "tourelles"),
    )
    for kind, left, most, what, quoi in neutral:
        if left + sum(s.count_of(zone, kind) for zone in everywhere) > most:
            yield say(
                "STW-004, STW-036",
                f"there are {most} {what} with {s.seats} players; another number is described",
                f"il y a {most} {quoi} à {s.seats} joueurs ; un autre nombre est décrit",
            )
    menrau = s.seat_of(names.MENRAU)
    toxics = sum(s.count_of(zone, state.TOXIC) for zone in everywhere)
    if toxics > 0 and menrau == state.NOBODY and s.scenario.burnt == 0:
        yield say(
            "STW-246",
            "nobody here plays Menrâu, whose toxic farms are described",
            "personne ici ne joue Menrâu, dont des fermes toxiques sont décrites",
        )
    if toxics + sum(s.get(seat, Player.toxics) for seat in range(s.seats)) > TOXIC_FARMS:
        yield say("STW-004", f"there are {TOXIC_FARMS} toxic farms", f"il y a {TOXIC_FARMS} fermes toxiques")
    for seat in range(s.seats):
        if s.get(seat, Player.toxics) > 0 and seat != menrau:
            yield say(
                "STW-246",
                f"seat {seat} has no such reserve of toxic farms",
                f"la place {seat} n’a pas de réserve de fermes toxiques",
            )
        clan, left = s.clan(seat), s.get(seat, Player.beacons)
        beacons = left + sum(s.count_of(zone, state.BEACON + seat) for zone in everywhere)
        if clan != state.NOBODY and beacons > s.content.beacons[clan]:
            yield say(
                "STW-004",
                f"seat {seat} has more beacons than its clan owns",
                f"la place {seat} a plus de balises que son clan n’en possède",
            )


@LAWS.several("legate accomplice named_sea seas contracts")
def seas(s: Steam) -> Broken:
    c = s.content
    for sea in (s.legate, s.accomplice, s.named_sea):
        if sea >= 0 and not queries.sea_in_play(s, sea):
            yield say(
                "STW-Q13", f"there is no such sea with {s.seats} players", f"cette mer n’est pas en jeu à {s.seats}"
            )
    if s.accomplice != state.NOBODY and s.seat_of(names.FLOTTE) == state.NOBODY:
        yield say("STW-237", "only Flotte libre has an Accomplice token", "seule Flotte libre a un jeton Complice")
    for sea, name in enumerate(c.sea_ids):
        contracts = [s.contracts(sea, seat) for seat in range(state.MAX_SEATS)]
        if any(contracts[s.seats :]) or queries.free_contract_slots(s, sea) < 0:
            slots = queries.slots_of_sea(s)
            yield say(
                "STW-017",
                f"{name} has {slots} contract slots, no more and no less",
                f"{name} a {slots} emplacements de contrat, ni plus ni moins",
            )
        if any(contracts) and not queries.sea_in_play(s, sea):
            yield say("STW-Q13", f"{name} is out of play with {s.seats} players", f"{name} est hors jeu à {s.seats}")
    for seat in range(s.seats):
        held = sum(s.contracts(sea, seat) for sea in range(c.seas))
        if held + s.get(seat, Player.contracts) > CLAN_CONTRACTS:
            yield say(
                "STW-004",
                f"seat {seat} has {CLAN_CONTRACTS} contracts; more are described",
                f"la place {seat} a {CLAN_CONTRACTS} contrats ; davantage sont décrits",
            )


@LAWS.several("cards deck archons in_force top")
def cards(s: Steam) -> Broken:
    places = [*range(s.seats), state.IN_DECK, state.IN_DISCARD, state.IN_BOX]
    aside = [state.ASIDE + seat for seat in range(s.seats)] if s.scenario.rendezvous > 0 else []
    steam = [s.cards[card] for card in range(s.content.zones)]
    laws = [s.cards[archon_place(s, card)] for card in range(archons(s))]
    if set(steam) - {*places, *aside} or s.cards[ruines(s)] not in (state.IN_DECK, state.IN_BOX):
        yield say(
            "STW-027",
            "a Steam Column card lies where no card can lie",
            "une carte Colonne de vapeur est là où aucune ne peut être",
        )
    if any(steam.count(place) > 1 for place in aside):
        yield say("STW-229", "a seat has one rendezvous", "une place a un seul rendez-vous")
    if set(laws) - {*places, state.IN_FORCE}:
        yield say(
            "STW-063", "an Archon card lies where no card can lie", "une carte Archonte est là où aucune ne peut être"
        )
    if [card for card, place in enumerate(laws) if place == state.IN_FORCE] != [s.in_force][: s.in_force + 1]:
        yield say(
            "STW-063",
            "one Archon card is in force, the one on top",
            "une seule carte Archonte est en vigueur, celle du dessus",
        )
    if sorted(s.deck) != [card for card in range(s.content.zones + 1) if s.cards[card] == state.IN_DECK]:
        yield say(
            "STW-027",
            "a Steam Column card is missing, or lies in two places",
            "une carte Colonne de vapeur manque, ou est à deux endroits",
        )
    if sorted(s.archons) != [card for card, place in enumerate(laws) if place == state.IN_DECK]:
        yield say(
            "STW-063",
            "an Archon card is missing, or lies in two places",
            "une carte Archonte manque, ou est à deux endroits",
        )
    if s.top != state.NOBODY and s.cards[s.top] != state.IN_DISCARD:
        yield say(
            "STW-027",
            "the card on top of the discard pile lies elsewhere",
            "la carte du dessus de la défausse est ailleurs",
        )
    for zone, name in enumerate(s.content.zone_ids):
        if not queries.in_play(s, zone) and steam[zone] != state.IN_BOX:
            yield say(
                "STW-034",
                f"the card {name} is out of the game with {s.seats} players",
                f"la carte {name} est hors jeu à {s.seats} joueurs",
            )


@LAWS.several("in_force named_sea enacted_by enacted_in")
def in_force(s: Steam) -> Broken:
    if s.in_force == state.NOBODY and max(s.named_sea, s.enacted_by) != state.NOBODY:
        yield say(
            "STW-063",
            "something is said of an Archon card, and none is in force",
            "il est question d’une carte Archonte, et aucune n’est en vigueur",
        )


@LAWS.several("winner ending")
def endings(s: Steam) -> Broken:
    if s.ending == state.RUNNING and s.winner != state.NOBODY:
        yield say("STW-097", "somebody has won, and the game goes on", "quelqu’un a gagné, et la partie continue")
