# interpreted
"""What the files of an edition of Olomòc hold: material, profiles, cards, agendas and layouts, field by field."""

from typing import Annotated, Any

from msgspec import field

from ludotheque.games.olomoc import names
from ludotheque.games.olomoc.check_layout import radius
from ludotheque.games.olomoc.vocabulary import ATTACKS, MOMENTS
from ludotheque.kit.content.records import (
    Files,
    Printed,
    bits,
    column,
    each,
    fits,
    grammar,
    says,
    several,
    starts,
    within,
    word,
)

Id = Annotated[str, fits("[a-z][a-z0-9_]{0,39}", "small letters, digits and _, at most 40")]
Text = Annotated[str, fits(r"\S(.{0,58}\S)?", "one line, not empty, at most 60 characters")]
Ministry = Annotated[str, word("ministry", names.MINISTRY_IDS, "OLO-159, OLO-160")]
Origin = Annotated[str, word("origin", ("rulebook", "mixed", "house"), "mixed: the rulebook gives a part of it.")]
Digit = Annotated[int, within(0, 9)]
FewTimes = Annotated[int, within(1, 9)]
Length = Annotated[int, within(1, 16000, "Thousandths of an inch.")]
Ruled = Annotated[int, within(1, 8000)]
Place = Annotated[list[Annotated[int, within(-99999, 99999)]], several(2, 2, "x, y from the south-west corner.")]
Steps = list[dict[str, Any]]


class Name(Printed):
    """Its name in both languages."""

    fr: Text
    en: Text


class Written(Printed):
    origin: Origin
    name: Name


class Ruler(Printed):
    """A ruler, in thousandths of an inch."""

    length: Ruled
    width: Ruled


class Rulers(Printed):
    """The two rulers."""

    march: Ruler
    push: Ruler


class Act(Printed):
    """Cost and limit."""

    cost: Annotated[int, within(0, 4, "Action tokens."), column("generic_cost")]
    limit: Annotated[int, within(1, 9, "Uses a planning phase."), column("generic_limit")] = 0


class Generic(Printed):
    """Action tokens that each costs, and uses a planning phase."""

    rest: Act
    march: Act
    attack: Act
    charge: Act
    riposte: Act
    dodge: Act
    opportunity: Act
    entry: Act
    study: Act


class Tactics(Printed):
    """Successes that each combat tactic costs."""

    push_attacker: Annotated[Digit, column("tactic_cost")]
    push_target: Annotated[Digit, column("tactic_cost")]
    stun_target: Annotated[Digit, column("tactic_cost")]


class MarkerKind(Printed):
    """A kind of marker."""

    id: Annotated[Id, column("marker_ids")]
    name: Name
    size: Annotated[
        int, within(30, 50, "Millimetres (OLO-005)."), column("marker_diameter"), column("marker_radius", radius)
    ]
    gives: Annotated[
        str,
        word("gift of a marker", ("cover", "obstruction")),
        column("marker_covers", lambda gift: gift == "cover"),
        column("marker_blocks", lambda gift: gift == "obstruction"),
    ]


class Material(Printed):
    """material.toml: rulers, costs and markers."""

    propaganda_rank: Annotated[int, within(0, 9, "Rank of a propaganda card.")]
    study_range: Annotated[int, within(1, 16000, "How near a studied marker must be.")]
    rulers: Rulers
    generic: Generic
    tactics: Tactics
    marker: Annotated[list[MarkerKind], several(0, 9, "One [[marker]] for each kind that abilities pose.")] = []


class Faction(Written):
    """A faction."""

    id: Annotated[Id, column("faction_ids")]


class MinistryOf(Written):
    """A ministry of affiliation."""

    id: Ministry


class Limit(Printed):
    """How often: uses in a planning phase, a cycle or a game."""

    phase: FewTimes = 0
    cycle: FewTimes = 0
    game: FewTimes = 0

    def stated(self) -> tuple[int, int]:
        """The period, from 1, and the uses; 0 and 0 for none."""
        uses = enumerate((self.phase, self.cycle, self.game), 1)
        return next(((period, times) for period, times in uses if times), (0, 0))


class Cost(Printed):
    """What it costs its bearer."""

    actions: Annotated[int, within(1, 4, "Action tokens (OLO-095)."), column("cost_actions")] = 0
    noirceur: Annotated[int, within(1, 3, "Noirceur tokens (OLO-096)."), column("cost_noirceur")] = 0


class Use(Printed, kw_only=True):
    """What happens when it is used, played or drawn."""

    name: Name
    effect: Annotated[
        Steps,
        several(1, 9, "Steps carried out when it is used, played or drawn; docs/effects.md has the grammar."),
        grammar("steps"),
        column("is_attack", lambda steps: any(step.get("do") in ATTACKS for step in steps)),
    ] = []
    static: Annotated[
        Steps,
        several(1, 9, "What stands: with its bearer, or from its use until the moment named."),
        grammar("modifiers"),
    ] = []
    triggers: Annotated[Steps, several(1, 9, "Steps that wait for an event."), grammar("triggers")] = []
    until: Annotated[
        str,
        word("moment", MOMENTS, "When what stands of it ends."),
        column("until", lambda until: MOMENTS[until][0] if until else 0),
        column("until_times", lambda until: MOMENTS[until][1] if until else 0),
    ] = ""


class Timed(Use, kw_only=True):
    fixed = {"each_player": 0}
    timing: Annotated[str, word("timing", names.TIMING_IDS[:2], "OLO-098, OLO-099"), column("timing")]
    limit: Annotated[
        Limit, column("period", lambda limit: limit.stated()[0]), column("limit", lambda limit: limit.stated()[1])
    ] = field(default_factory=Limit)
    cost: Cost = field(default_factory=Cost)
    if_: Annotated[dict[str, Any] | None, grammar("test")] = field(default=None, name="if")


class Ability(Timed):
    """An ability of a profile."""

    id: Annotated[Id, column("ability_ids")]


class Stats(Printed):
    """The four characteristics (OLO-067)."""

    technique: Annotated[Digit, column("stats")]
    combat: Annotated[Digit, column("stats")]
    shooting: Annotated[Digit, column("stats")]
    dodge: Annotated[Digit, column("stats")]


def life_line(life: str) -> int:
    return sum(names.LIFE_IDS.index(letter) << 2 * i for i, letter in enumerate(life))


class Profile(Written):
    id: Annotated[Id, column("profile_ids")]
    base: Annotated[int, within(25, 50, "Diameter in millimetres."), column("base"), column("radius", radius)]
    stats: Stats
    life: Annotated[
        str,
        fits("[SRT]{1,12}", "from the left S (standard), R (reinforced) or T (tainted), 1 to 12 of them (OLO-071)"),
        column("life", life_line),
        column("life_points", len),
    ]


class Character(Profile):
    """A character."""

    fixed = {"instinct_actions": 0, "first_instinct": 0}
    faction: Annotated[Id, column("faction", of="faction_ids")]
    rank: Annotated[int, within(1, 3, "OLO-069"), column("rank")]
    ministries: Annotated[list[Ministry], several(1, 3, "OLO-068"), bits("ministries")]
    ability: Annotated[list[Ability], several(1, 4, "One [[character.ability]] each.")]


class Affiliation(Printed):
    """To what it is affiliated (OLO-203 to OLO-206)."""

    ministry: Ministry = ""
    faction: Id = ""
    character: Id = ""


class EquipmentCard(Timed):
    """A card that a rouage carries."""

    id: Annotated[Id, column("ability_ids"), column("equipment_ids")]
    origin: Origin
    type: Annotated[str, word("type", names.EQUIPMENT_TYPE_IDS), column("equipment_type")]
    affiliation: Affiliation


class Drawn(Use, kw_only=True):
    """A card that is played or drawn, and resolved once."""

    fixed = {"timing": names.TIMING_IDS.index("card"), "period": 0, "limit": 0, "cost_actions": 0, "cost_noirceur": 0}
    origin: Origin
    each_player: Annotated[bool, says("Each player carries it out, by priority."), column("each_player")] = False


class MinistryCard(Drawn):
    """A ministry card."""

    id: Annotated[Id, column("ability_ids"), column("ministry_ids")]
    ministry: Annotated[Ministry, column("ministry")]
    copies: Annotated[int, within(1, 9, "Cards of this design.")]
    rank: Annotated[int, within(0, 9, "OLO-162"), column("ministry_rank")]
    slots: Annotated[
        list[Annotated[int, within(1, 5)]],
        several(1, 5, "Where in a planning row it may lie (OLO-163)."),
        column("ministry_slots", lambda slots: sum(1 << slot - 1 for slot in slots)),
    ]


class ArtefactCard(Drawn):
    """A card of the Artefact."""

    id: Annotated[Id, column("ability_ids"), column("artefact_ids")]
    numbers: Annotated[
        list[Annotated[str, fits(r"[12]\.\d{3}", "1 or 2, a point, three digits")]],
        several(1, 12, "The number of each copy; its first digit names a player (OLO-170)."),
        each("artefact_card_ids"),
        column("artefact_seat", lambda copies: [int(number[0]) - 1 for number in copies]),
    ]
    spares: Annotated[bool, says("Whether a rouage can be spared it (OLO-Q109)."), column("artefact_spares")] = False


class InstinctRule(Printed):
    """A rule of an instinct."""

    if_: Annotated[str, word("condition", names.INSTINCT_IF_IDS), column("instinct_if")] = field(name="if")
    do: Annotated[str, word("action", names.INSTINCT_DO_IDS), column("instinct_do")]
    at: Annotated[str, word("aim", names.INSTINCT_AT_IDS), column("instinct_at")] = "preferred"
    within_: Annotated[Length, column("instinct_range")] = field(default=0, name="within")


class Hostile(Profile):
    """A hostile."""

    fixed = {"faction": -1, "rank": 0, "ministries": 0}
    actions: Annotated[int, within(1, 9, "Actions of an activation."), column("instinct_actions")]
    instinct: Annotated[list[InstinctRule], several(1, 9, "Tried from the top."), starts("first_instinct")]
    ability: Annotated[list[Ability], several(0, 4, "One [[hostile.ability]] each.")] = []


class Spot(Printed):
    """A marker."""

    id: Annotated[Id, column("spot_ids")]
    size: Annotated[
        int, within(30, 50, "Millimetres (OLO-005)."), column("spot_diameter"), column("spot_radius", radius)
    ]
    at: Annotated[Place, column("spot_x", lambda at: at[0]), column("spot_y", lambda at: at[1])]
    tainted: Annotated[bool, says("Whether it is tainted."), column("spot_tainted")] = False


class Guard(Printed):
    """A hostile."""

    profile: Annotated[Id, column("guard_profile", of="profile_ids")]
    at: Annotated[Place, column("guard_x", lambda at: at[0]), column("guard_y", lambda at: at[1])]


class Study(Printed):
    """What a study of a marker needs and does."""

    successes: FewTimes
    do: Annotated[str, word("study", names.STUDY_IDS)]


class Score(Printed):
    """A score."""

    at: Annotated[str, word("moment", names.SCORE_WHEN_IDS), column("score_when")]
    hostile: Annotated[Id, column("score_profile", of="profile_ids")] = ""
    gives: Annotated[str, word("gift", names.SCORE_GIVES_IDS), column("score_gives")] = "vp"
    n: Annotated[FewTimes, column("score_n")] = 0
    healthy: Annotated[int, within(1, 9, "How many when the rouage is healthy."), column("score_healthy")] = 0
    per: Annotated[str, word("count", names.SCORE_PER_IDS), column("score_per")] = "once"
    to: Annotated[str, word("taker", names.SCORE_TO_IDS), column("score_to")] = "each"
    within_: Annotated[Length, column("score_range")] = field(default=0, name="within")

    def __post_init__(self) -> None:
        self.healthy = self.healthy or self.n


class Agenda(Written):
    """An agenda."""

    id: Annotated[Id, column("agenda_ids")]
    edges: Annotated[
        list[Annotated[str, word("edge", names.EDGE_IDS)]],
        several(2, 2, "Deployment lines (OLO-190)."),
        each("agenda_edges"),
    ]
    score: Annotated[list[Score], several(1, 9, "What is worth points."), starts("first_score")]
    markers: Annotated[list[Spot], several(1, 9, "Objective markers."), starts("first_spot")] = []
    hostiles: Annotated[list[Guard], several(1, 9, "On the Bloc from the start (OLO-177)."), starts("first_guard")] = []
    study: Annotated[
        Study | None,
        column("study_do", lambda study: names.STUDY_IDS.index(study.do) if study else names.NO_STUDY),
        column("study_successes", lambda study: study.successes if study else 0),
    ] = None


class Terrain(Printed):
    """A piece of terrain: convex parts that touch."""

    id: Annotated[Id, column("terrain_ids")]
    kind: Annotated[str, word("kind", names.TERRAIN_IDS, "OLO-013, OLO-015"), column("terrain_kind")]
    parts: Annotated[
        list[Annotated[list[Place], several(3, 24)]], several(1, 9, "Convex polygons, counter-clockwise (OLO-G02).")
    ]


class Layout(Written):
    """A layout."""

    id: Annotated[Id, column("layout_ids")]
    agendas: Annotated[list[Id], several(1, 20, "The agendas it is made for."), bits("layout_agendas", of="agenda_ids")]
    terrain: Annotated[list[Terrain], several(0, 24, "Its terrain."), starts("first_terrain")]


RECORDS = Files(
    material=Material,
    factions={
        "faction": Annotated[list[Faction], several(1, 20)],
        "ministry": Annotated[list[MinistryOf], several(9, 9)],
    },
    characters={"character": Annotated[list[Character], several(3, 63)]},
    equipment={"equipment": Annotated[list[EquipmentCard], several(3, 63)]},
    ministries={"card": Annotated[list[MinistryCard], several(1, 20)]},
    artefact={"card": Annotated[list[ArtefactCard], several(1, 20)]},
    hostiles={"hostile": Annotated[list[Hostile], several(1, 20)]},
    agendas={"agenda": Annotated[list[Agenda], several(1, 20)]},
    layouts={"layout": Annotated[list[Layout], several(1, 63)]},
)
