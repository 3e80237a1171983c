"""The printed matter of Steamwatchers, as flat tables: map, cards, clan boards, scenario. Never changed in play."""

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.steamwatchers import names
from ludotheque.games.steamwatchers.hooks import AnyHooks
from ludotheque.kit.effects.program import Book


class Scenario:
    """What a scenario changes; 0 where it changes nothing. The keyword after its title changes nothing (STW-187)."""

    def __init__(self, name: str) -> None:
        self.id: str = name
        self.number: i64 = 0  # S1 to S9, 0 for one from outside
        self.turns: i64 = 0  # STW-Q05
        self.columns: i64 = 0  # initial columns (STW-037)
        self.min_players: i64 = 0
        self.max_players: i64 = 0
        self.barred: i64 = 0  # clans that cannot be chosen, a bit each
        self.hegemony_from: i64 = 0  # turn; 0 without hegemony (STW-096)
        self.hegemony_geo: i64 = 0
        self.hegemony_havens: i64 = 0  # two to four players
        self.hegemony_havens_5: i64 = 0
        self.start_base: i64 = 0  # whatever the clan board says (STW-188)
        self.start_elite: i64 = 0
        self.extra_base: i64 = 0
        self.extra_elite: i64 = 0
        self.start_quarantine: i64 = 0  # STW-214
        self.plain_clans: i64 = 0  # 1 without clan abilities (STW-191)
        self.plain_archon: i64 = 0  # 1 when the Archon has no ability (STW-191)
        self.elites_from: i64 = 0  # turn before which there are none (STW-193)
        self.contracts_from: i64 = 0  # STW-194
        self.march_from: i64 = 0  # STW-195
        self.spread: i64 = 0  # units moved after deployment (STW-198)
        self.vanguard: i64 = 0  # soldiers placed after deployment (STW-207)
        self.trophies: i64 = 0  # figures for one GÉO (STW-200)
        self.card: i64 = 0  # none, ALGA, RUINS or RELIQUARY
        self.card_healthy: i64 = 0  # barrels for taking it
        self.card_geo: i64 = 0  # GÉO while holding it
        self.card_incubation: i64 = 0  # rise when elected
        self.packet: i64 = 0  # cards shuffled with Ruines (STW-215)
        self.packet_5: i64 = 0
        self.burnt: i64 = 0  # zones of the Cramés (STW-205)
        self.burnt_units: i64 = 0
        self.burnt_losses: i64 = 0  # STW-210
        self.cure: i64 = 0  # barrels for a Quarantine token (STW-217)
        self.watcher_cards: i64 = 1  # columns for each Watcher title (STW-220)
        self.vote_from: i64 = 0  # turn of the first election (STW-221)
        self.poorest: i64 = 0  # 1 with help for the poorest (STW-224)
        self.giants: vec[i64] = vec[i64]()  # zones with a fixed column and a Target Zone token (STW-225)
        self.giant_floors: i64 = 0
        self.target_geo: i64 = 0  # STW-228
        self.extra_floor: i64 = 0  # STW-226
        self.tall_floors: i64 = 0  # columns from that height on raise tall_incubation (STW-227)
        self.tall_incubation: i64 = 0
        self.rendezvous: i64 = 0  # cards drawn (STW-229)
        self.rendezvous_last: i64 = 0  # last turn to reveal it (STW-230)
        self.rendezvous_recruits: i64 = 0
        self.rendezvous_own: i64 = 0  # GÉO (STW-231)
        self.rendezvous_other: i64 = 0
        self.counters: dict[str, int] = {}  # what hooks count, and where each begins in Steam.counters
        self.counted: i64 = 0  # the length of Steam.counters with five players


class Content:
    """Tables indexed by zone, sea, clan or card. A list kept for each zone lies in one vector: that of zone z runs
    from at[z] to at[z + 1]. A mask has a bit for each zone, or for each sea."""

    def __init__(self, name: str, scenario: Scenario) -> None:
        self.name: str = name
        self.scenario: Scenario = scenario
        self.hooks: list[AnyHooks] = []  # of the scenario, in the order in which they are asked
        self.foreign: AnyHooks | None = None  # those from outside, the last of them
        self.zone_ids: list[str] = []
        self.sea_ids: list[str] = []
        self.archon_ids: list[str] = []

        self.zones: i64 = 0
        self.seas: i64 = 0
        self.mountain: vec[i64] = vec[i64]()  # [zone]
        self.east: vec[i64] = vec[i64]()  # [zone] 1 when out of play with two or three players (STW-034)
        self.haven: vec[i64] = vec[i64]()  # [zone]
        self.near: vec[i64] = vec[i64]()  # adjacent zones, straits included (STW-018)
        self.near_at: vec[i64] = vec[i64]()
        self.land: vec[i64] = vec[i64]()  # adjacent zones without the straits
        self.land_at: vec[i64] = vec[i64]()
        self.coast: vec[i64] = vec[i64]()  # zones of each sea
        self.coast_at: vec[i64] = vec[i64]()
        self.near_mask: vec[i64] = vec[i64]()  # [zone] zones
        self.land_mask: vec[i64] = vec[i64]()  # [zone] zones
        self.strait_mask: vec[i64] = vec[i64]()  # [zone] zones
        self.shore_mask: vec[i64] = vec[i64]()  # [zone] seas; 0 for a zone that is not coastal (STW-016)
        self.coast_mask: vec[i64] = vec[i64]()  # [sea] zones
        self.sea_mask: vec[i64] = vec[i64]()  # [sea] adjacent seas
        self.far_sea: vec[i64] = vec[i64]()  # [sea] 1 when all its coast is eastern (STW-Q13)
        self.mountain_mask: i64 = 0
        self.east_mask: i64 = 0
        self.haven_mask: i64 = 0

        self.floors: vec[i64] = vec[i64]()  # [zone] printed on its Steam Column card
        self.deployment: vec[i64] = vec[i64]()  # [zone] 1 to 6, 0 for none (STW-051)
        self.deployment_zones: vec[i64] = vec[i64]()  # [(number - 1)*DEPLOYED + k]
        self.deployment_far: vec[i64] = vec[i64]()  # [number - 1] 1 when removed with two or three players
        self.deployment_sea: vec[i64] = vec[i64]()  # [number - 1] sea of its contract, or -1 (STW-047)

        self.base: vec[i64] = vec[i64]()  # [clan] figures
        self.elite: vec[i64] = vec[i64]()
        self.beacons: vec[i64] = vec[i64]()
        self.healthy: vec[i64] = vec[i64]()  # [clan] slots of each stock
        self.contraband: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()  # [clan] number of action slots
        self.action_cost: vec[i64] = vec[i64]()  # [clan*ACTIONS + slot]
        self.start_base: vec[i64] = vec[i64]()
        self.start_elite: vec[i64] = vec[i64]()
        self.start_floors: vec[i64] = vec[i64]()
        self.start_farms: vec[i64] = vec[i64]()
        self.supply_cells: vec[i64] = vec[i64]()  # [clan] length of the Supply track
        self.supply_value: vec[i64] = vec[i64]()  # [clan*SUPPLY + cell] soldiers, ascending
        self.supply_geo: vec[i64] = vec[i64]()  # [clan*SUPPLY + cell] lowest GÉO level of that cell
        self.cells: vec[i64] = vec[i64]()  # [clan] length of the Incubation track
        self.cell: vec[i64] = vec[i64]()  # [clan*CELLS + n - 1] effect of cell n
        self.track_ends: vec[i64] = vec[i64]()  # [clan] 1 when nothing repeats at the end (STW-235)

        self.book: Book = Book()  # what the Archon cards do

    def lasting(self, card: i64, modifier: i64) -> i64:
        """What that card in force (-1: none was ever played) changes; 0 when nothing."""
        if card < 0:
            return 0
        return self.book.sum(card, modifier)

    def supply_cell(self, clan: i64, geo: i64) -> i64:
        """STW-104  The cell of the Supply track that matches a GÉO level."""
        cell = self.supply_cells[clan] - 1
        while cell > 0 and self.supply_geo[clan * names.SUPPLY + cell] > geo:
            cell -= 1
        return cell
