# interpreted: it guards what comes from outside
"""What holds between the fields of a position of Les Nominés du Néombre.

BOX is about what is printed: how many cards there are, and where they belong. PLAY is about the course of a campaign,
an expedition and a fight. A description with `proxies` need not obey BOX.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.core.laws import Broken, Laws
from ludotheque.games.neombre import effects, names, queries, state
from ludotheque.games.neombre.codec import CHARACTER_IDS
from ludotheque.games.neombre.state import FIRST_ENEMY, FIRST_SUMMON, NOBODY, NOTHING, Figure, Foe, Nominees, Summon
from ludotheque.kit.effects import modifiers

ROUNDS = 200  # NEO-Q135

BOX, PLAY = Laws(Nominees), Laws(Nominees)


def fighting(s: Nominees) -> bool:
    return s.phase != state.NO_FIGHT


def between(s: Nominees) -> bool:
    return s.phase == state.NO_FIGHT


def at_rest(s: Nominees) -> bool:
    """In a fight, with nothing half done."""
    return fighting(s) and len(s.stack) > 0 and s.stack[-1].ID in ("team_turn", "fight")


def expedition(s: Nominees) -> bool:
    return s.zone != state.NOWHERE


def card(s: Nominees, design: int) -> str:
    return s.content.loot_ids[design]


def element(s: Nominees, n: int) -> str:
    ids = (*s.content.loot_ids, *s.content.enemy_ids)
    return ids[n] if 0 <= n < len(ids) else str(n)


def standing(s: Nominees) -> Iterator[dict[str, int]]:
    """What stands, a row each."""
    words = {"key": modifiers.KEY, "source": modifiers.SOURCE, "by": modifiers.SEAT, "on": modifiers.BOUND}
    for at in range(0, len(s.standing) - modifiers.LEFT, modifiers.STANDING_WIDTH):
        yield {word: int(s.standing[at + column]) for word, column in words.items()}


# -- the cards of the box


def copies(s: Nominees) -> Iterator[int]:
    """All that are printed; Mal de Résurrection has no end."""
    for design in range(len(s.content.loot_ids)):
        n = s.content.first_card[design + 1] - s.content.first_card[design]
        yield from [design] * (1000 if design == s.content.mal else n)


BOX.each_once("NEO-001", "card", "decks resting fair loot loot_discard shown spent", of=copies, some=True)
BOX.each_once(
    "NEO-032",
    "enemy",
    "pile beaten",
    of=lambda s: s.content.enemies_of[s.zone],
    also=lambda s: [*s.slain, *(s.on(foe, Foe.card) for foe in foes(s) if s.on(foe, Foe.token) == 0)],
    some=True,
    when=lambda s: expedition(s) and fighting(s),
)


@PLAY.law(
    "NEO-001",
    "decks hands draws discards jails attached",
    en="the cards of seat {seat} in this fight are not those of its deck: {ids}",
    fr="les cartes de la place {seat} dans ce combat ne sont pas celles de son paquet : {ids}",
    when=fighting,
)
def deck_in_a_fight(s: Nominees) -> Broken:
    for seat in range(s.seats):
        found = Counter(int(n) for pile in (s.hands, s.draws, s.discards, s.jails) for n in pile[seat])
        found.update(row["source"] for row in standing(s) if row["by"] == seat)
        found.update(design for waiting in s.stack for design in resolving(waiting, seat))
        if seat == 0 and s.attached != NOTHING:
            found[int(s.attached)] += 1
        wanted = Counter(int(n) for n in s.decks[seat])
        if found != wanted:
            yield {"seat": seat, "ids": " ".join(element(s, n) for n in sorted((found - wanted) + (wanted - found)))}


def resolving(waiting: Any, seat: int) -> list[int]:
    """The card that a procedure on the stack holds while it is resolved."""
    if waiting.ID == "deed" and waiting.section == names.EFFECT and waiting.me == seat:
        return [int(waiting.source)] if waiting.how != names.BY_COMPANION else []
    if waiting.ID == "put_away" and waiting.figure == seat:
        return [int(waiting.card)]
    return []


@PLAY.law(
    "NEO-117",
    "hands draws discards jails attached order standing",
    en="something of a fight is left, and there is none",
    fr="il reste quelque chose d’un combat, et il n’y en a pas",
    when=between,
)
def nothing_of_a_fight(s: Nominees) -> Broken:
    piles = (s.hands, s.draws, s.discards, s.jails)
    if len(s.order) or len(s.standing) or s.attached != NOTHING or any(len(p) for pile in piles for p in pile):
        yield {}


@PLAY.law(
    "NEO-Q149",
    "draws groups pile pile_groups fair fair_groups",
    en="the groups of {pile} do not add up to its cards",
    fr="les groupes de {pile} ne font pas le compte de ses cartes",
)
def groups(s: Nominees) -> Broken:
    found = [("pile", s.pile, s.pile_groups), ("fair", s.fair, s.fair_groups)]
    found += [("draws", s.draws[seat], s.groups[seat]) for seat in range(s.seats)]
    yield from ({"pile": name} for name, cards, sizes in found if sum(sizes) != len(cards))


@PLAY.law(
    "NEO-127",
    "decks resting hands draws discards jails attached standing fair",
    en="{id} is an event, which is never in a deck nor in play",
    fr="{id} est un événement, qui n’est jamais dans un paquet ni en jeu",
)
def events(s: Nominees) -> Broken:
    for pile in (*s.decks, *s.resting, s.fair):
        yield from ({"id": card(s, n)} for n in pile if s.is_(n, names.EVENT))


def of_the_zone(rule: str, fields: str, zones: Callable[[Nominees], Any], ids: str, when: Any) -> None:
    """The cards of these piles belong to the zone."""

    @BOX.law(
        rule,
        fields,
        en="{id} does not belong to the zone {zone}",
        fr="{id} n’est pas de la zone {zone}",
        when=when,
    )
    def broken(s: Nominees) -> Broken:
        for name in fields.split():
            for n in getattr(s, name):
                if zones(s)[n] != s.zone:
                    yield {"id": getattr(s.content, ids)[n], "zone": s.content.zone_ids[s.zone]}


of_the_zone("NEO-028", "loot loot_discard shown spent", lambda s: s.content.zone, "loot_ids", expedition)
of_the_zone("NEO-028", "pile beaten slain", lambda s: s.content.enemy_zone, "enemy_ids", expedition)


@BOX.law(
    "NEO-134",
    "fair",
    en="{id} is no card of the fair",
    fr="{id} n’est pas une carte de la foire",
)
def cards_of_the_fair(s: Nominees) -> Broken:
    yield from ({"id": card(s, n)} for n in s.fair if s.content.buy[n] < 0)


# -- the campaign

PLAY.distinct("NEO-Q168", "starters")


@PLAY.law(
    "NEO-018",
    "quests progress",
    en="{id} cannot be {state} with a progress of {n}; its goal is {goal}",
    fr="{id} ne peut pas être à l’état {state} avec {n} d’avancement ; il en faut {goal}",
)
def progress_of_quests(s: Nominees) -> Broken:
    for quest, status in enumerate(s.quests):
        n, goal = int(s.progress[quest]), int(s.content.goal[quest])
        come = n.bit_count() if s.content.objective[quest] == names.WIN_EACH else n
        if come > goal or (status == state.LOCKED and n > 0) or (status == state.ACTIVE and come == goal):
            told = {"id": s.content.quest_ids[quest], "n": come, "goal": goal}
            yield {**told, "state": state.QUEST_IDS[status]}


@PLAY.law(
    "NEO-020",
    "quests",
    en="{id} is open, and quests of a lower level are not closed",
    fr="{id} est ouverte, et des quêtes de niveau inférieur ne sont pas closes",
)
def levels_of_quests(s: Nominees) -> Broken:
    levels = s.content.quest_level
    unclosed = [int(levels[quest]) for quest, status in enumerate(s.quests) if status != state.CLOSED]
    for quest, status in enumerate(s.quests):
        if status != state.LOCKED and any(level < levels[quest] for level in unclosed):
            yield {"id": s.content.quest_ids[quest]}


# -- the expedition


@PLAY.law(
    "NEO-026",
    "zone phase",
    en="there is a fight, and {zone} is no zone to fight in",
    fr="il y a un combat, et {zone} n’est pas une zone où l’on combat",
    when=fighting,
)
def zone_of_a_fight(s: Nominees) -> Broken:
    if s.zone == state.NOWHERE or s.content.level[s.zone] < 0:
        yield {"zone": s.content.zone_ids[s.zone] if s.zone >= 0 else "nowhere"}


@PLAY.law(
    "NEO-027",
    "zone pile beaten loot loot_discard shown",
    en="piles of a zone are there, and the team is in none",
    fr="il y a les piles d’une zone, et l’équipe n’est dans aucune",
    when=lambda s: not expedition(s),
)
def piles_without_a_zone(s: Nominees) -> Broken:
    if any(len(pile) for pile in (s.pile, s.beaten, s.loot, s.loot_discard, s.shown)):
        yield {}


# -- the fight


@PLAY.law(
    "NEO-100",
    "phase round",
    en="round {n} cannot be in the phase {phase}; the last is {last}",
    fr="le tour {n} ne peut pas être dans la phase {phase} ; le dernier est le {last}",
)
def rounds(s: Nominees) -> Broken:
    begun = s.phase in (state.TEAM_TURN, state.ENEMY_PHASE)
    if s.round > ROUNDS or (fighting(s) and (s.round > 0) != begun):
        yield {"n": s.round, "phase": state.PHASE_IDS[s.phase], "last": ROUNDS}


@PLAY.law(
    "NEO-101",
    "dead order",
    en="the fight goes on without any {side}",
    fr="le combat continue sans personne du côté {side}",
    when=lambda s: at_rest(s) and s.phase == state.TEAM_TURN,
)
def both_sides(s: Nominees) -> Broken:
    if len(s.living()) == 0:
        yield {"side": "player alive"}
    if len(s.order) == 0:
        yield {"side": "enemy"}


@BOX.law(
    "NEO-083",
    "token armour",
    en="{id} makes no tokens, or has more armour than is printed",
    fr="{id} ne fait pas de jetons, ou a plus d’armure qu’il n’est imprimé",
)
def tokens_and_armour(s: Nominees) -> Broken:
    for foe in foes(s):
        kind, token = s.on(foe, Foe.card), s.on(foe, Foe.token) == 1
        armour = 0 if token else s.content.armour[kind]
        if (token and s.content.token_hp[kind] == 0) or s.on(foe, Foe.armour) > armour:
            yield {"id": s.content.enemy_ids[kind]}


@PLAY.law(
    "NEO-068",
    "hp max_hp team enemies summons",
    en="{who} has {n} HP of {most}",
    fr="{who} a {n} PV sur {most}",
)
def hit_points(s: Nominees) -> Broken:
    for who in characters(s):
        if s.hp(who) > s.max_hp(who):
            yield {"who": CHARACTER_IDS[who], "n": s.hp(who), "most": s.max_hp(who)}


def characters(s: Nominees) -> list[int]:
    summons = range(FIRST_SUMMON, FIRST_SUMMON + s.figures * state.SUMMONS_EACH)
    enemies = range(FIRST_ENEMY, FIRST_ENEMY + len(s.enemies) // Foe.WIDTH)
    return [*range(s.figures), *(who for who in (*enemies, *summons) if s.lives(who))]


@PLAY.law(
    "NEO-099",
    "hp dead team enemies summons",
    en="{who} is at 0 HP and lives, or is dead and has HP",
    fr="{who} est à 0 PV et vit, ou est mort et a des PV",
    when=fighting,
)
def the_dead(s: Nominees) -> Broken:
    for who in characters(s):
        if s.hp(who) > 0 if not s.lives(who) else s.hp(who) == 0 and at_rest(s):
            yield {"who": CHARACTER_IDS[who]}


@PLAY.law(
    "NEO-099",
    "dead hands standing granted fell stage",
    en="{who} is dead, and has still a hand, cards in play, or a turn",
    fr="{who} est mort, et a encore une main, des cartes en jeu ou un tour",
    when=at_rest,
)
def what_the_dead_have(s: Nominees) -> Broken:
    for figure in range(s.figures):
        held = figure < s.seats and len(s.hands[figure]) > 0
        turn = s.get(figure, Figure.stage) == state.OPEN or s.get(figure, Figure.granted) > 0
        gear = sum(len(queries.in_play(s, figure, kind)) for kind in (names.EQUIPMENT, names.SUMMON))
        if not s.lives(figure) and (held or turn or gear > 0 or s.get(figure, Figure.fell) == 0):
            yield {"who": CHARACTER_IDS[figure]}


@PLAY.law(
    "NEO-095",
    "stage",
    en="{n} turns are open at once",
    fr="{n} tours sont ouverts à la fois",
    when=at_rest,
)
def one_turn_at_once(s: Nominees) -> Broken:
    n = sum(s.get(figure, Figure.stage) == state.OPEN for figure in range(s.figures))
    if n > 1:
        yield {"n": n}


@PLAY.law(
    "NEO-105",
    "used stage",
    en="{who} has used {n} plays of {most}",
    fr="{who} a joué {n} cartes sur {most}",
    when=at_rest,
)
def plays(s: Nominees) -> Broken:
    for figure in range(s.figures):
        n, most = int(s.get(figure, Figure.used)), 2 if figure < s.seats else 1
        if n > most and not bears(s, effects.PLAYS):
            yield {"who": CHARACTER_IDS[figure], "n": n, "most": most}


def bears(s: Nominees, what: int) -> bool:
    """Whether some card of a deck changes that, in play or not."""
    return any(s.content.says[design] >> what & 1 for deck in s.decks for design in deck)


@PLAY.law(
    "NEO-064",
    "hands",
    en="seat {seat} holds {n} cards; its hand is {most} at most",
    fr="la place {seat} a {n} cartes en main ; elle en a {most} au plus",
    when=at_rest,
)
def size_of_a_hand(s: Nominees) -> Broken:
    for seat in range(s.seats):
        if len(s.hands[seat]) > names.HAND_LIMIT and not bears(s, effects.HAND_SIZE):
            yield {"seat": seat, "n": len(s.hands[seat]), "most": names.HAND_LIMIT}


@PLAY.law(
    "NEO-188",
    "attached",
    en="a card is attached to a companion, and there is none that lives",
    fr="une carte est attachée à un compagnon, et aucun ne vit",
)
def attached(s: Nominees) -> Broken:
    if s.attached != NOTHING and (s.seats > 1 or (at_rest(s) and not s.lives(1))):
        yield {}


@PLAY.law(
    "NEO-041",
    "order enemies life",
    en="the row does not hold each living enemy once",
    fr="le rang ne compte pas une fois chaque ennemi vivant",
)
def row_of_enemies(s: Nominees) -> Broken:
    whole = len(s.enemies) % Foe.WIDTH == 0 and len(s.enemies) <= state.ENEMY_PLACES * Foe.WIDTH
    places = range(len(s.enemies) // Foe.WIDTH) if whole else range(0)
    if not whole or sorted(s.order) != [place for place in places if s.lives(FIRST_ENEMY + place)]:
        yield {}


def foes(s: Nominees) -> list[int]:
    return [int(foe) for foe in s.foes()] if not [*row_of_enemies(s)] else []


@PLAY.law(
    "NEO-074",
    "memory attacker guide",
    en="{who} is none of the team",
    fr="{who} n’est pas de l’équipe",
)
def figures_in_mind(s: Nominees) -> Broken:
    minds = [int(s.on(foe, column)) for foe in foes(s) for column in (Foe.memory, Foe.attacker)]
    yield from ({"who": CHARACTER_IDS[who]} for who in (*minds, int(s.guide)) if who >= s.figures)


@PLAY.law(
    "NEO-Q142",
    "standing",
    en="{id} cannot stand in play as it does",
    fr="{id} ne peut pas être en jeu ainsi",
)
def in_play(s: Nominees) -> Broken:
    """A permanent of somebody, on somebody who lives; the passive of an enemy that is there (NEO-080, NEO-Q143)."""
    kinds = (names.ENCHANTMENT, names.EQUIPMENT, names.SUMMON)
    loot = len(s.content.loot_ids)
    for row in standing(s):
        source, by, on = row["source"], row["by"], row["on"]
        if source >= loot:
            right = by in foes(s) and s.on(by, Foe.key) == row["key"] and s.element_of(by) == source
        else:
            right = 0 <= by < s.figures and source >= 0 and any(s.is_(source, kind) for kind in kinds)
        if not right or (on >= 0 and (on not in characters(s) or not s.lives(on))):
            yield {"id": element(s, source)}


@PLAY.law(
    "NEO-053",
    "standing summons",
    en="{who} has {n} cards in play where there is room for {most}",
    fr="{who} a {n} cartes en jeu là où il y a place pour {most}",
)
def room_in_play(s: Nominees) -> Broken:
    for figure in range(s.figures):
        for kind, most in ((names.EQUIPMENT, state.EQUIPMENT_EACH), (names.SUMMON, state.SUMMONS_EACH)):
            n = len(queries.in_play(s, figure, kind))
            if n > most:
                yield {"who": CHARACTER_IDS[figure], "n": n, "most": most}


@PLAY.law(
    "NEO-054",
    "summons standing",
    en="{who} stands beside no card in play, or a summon in play has no place",
    fr="{who} n’est à côté d’aucune carte en jeu, ou une invocation en jeu n’a pas de place",
)
def places_of_summons(s: Nominees) -> Broken:
    cards = {row["key"]: (row["source"], row["by"]) for row in standing(s)}
    stood = set()
    for who in range(FIRST_SUMMON, FIRST_SUMMON + s.figures * state.SUMMONS_EACH):
        if s.lives(who):
            stood.add(int(s.of(who, Summon.key)))
            if cards.get(int(s.of(who, Summon.key))) != (s.of(who, Summon.card), s.controller(who)):
                yield {"who": CHARACTER_IDS[who]}
    loot = len(s.content.loot_ids)
    for key, (source, _) in cards.items():
        if 0 <= source < loot and s.is_(source, names.SUMMON) and key not in stood:
            yield {"who": card(s, source)}


@PLAY.law(
    "NEO-Q57",
    "uses recalled dropped standing",
    en="something is kept of a card that is not there",
    fr="il reste trace d’une carte qui n’est pas là",
)
def traces(s: Nominees) -> Broken:
    rows = [s.recalled[::2], s.dropped[::2]]
    known = all(NOBODY < who < s.figures for row in rows for who in row)
    whole = len(s.recalled) % 2 == len(s.dropped) % 2 == len(s.uses) % modifiers.USE_WIDTH == 0
    whole = whole and len(s.standing) % modifiers.STANDING_WIDTH == 0
    if not known or not whole or any(s.row_of(key) < 0 for key in s.uses[:: modifiers.USE_WIDTH]):
        yield {}


LAWS = Laws(Nominees)
LAWS.listed = [*BOX.listed, *PLAY.listed]
