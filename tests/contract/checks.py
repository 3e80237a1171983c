"""What every game must hold to at every pause. The contract suite and the fuzzer both call these."""

import functools
import json
import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import ludotheque
from ludotheque.core import sight
from ludotheque.core.domains import Choice, Domain
from ludotheque.core.refusal import Refusal
from ludotheque.core.state import FIRST_COME, SEALED
from ludotheque.match import ledger
from ludotheque.match.journal import journal_of
from ludotheque.match.languages import LANGUAGES
from ludotheque.match.registry import rules_of
from ludotheque.match.table import ASKED, NOT_FOR_SPECTATORS, NOT_FORESEEN, NOT_MEASURED, Decision, Table
from ludotheque.match.texts import Texts
from tests.drivers import Driver, Move

ANSWERS = 3  # under seal, of each seat
STEPS = 12  # moves played on from a pause
FORESEEN = 4  # choices looked at in one pause
WORLDS = 5  # worlds imagined at a pause before they count as all alike
SAMPLES = 12  # choices drawn from a domain
NEIGHBOURS = 40  # choices not offered that are tried on each seat
ALL_OF_THEM = 200  # a finite domain up to this size is tried entirely

GARBAGE: list[Any] = [
    (),
    ("",),
    ("no such verb",),
    (1,),
    (None,),
    ([], {}),
    ("no such verb", 1, 2, 3, 4, 5),
    "text",
    7,
    None,
    ["pass", ["nested"]],
    ("drop", 3.0),
    ("drop", True),
    ("drop", -1),
    ("drop", 10**30),
]


def position(table: Table) -> str:
    """The whole position as text, whichever dealer deals."""
    return json.dumps(table.save()["state"], sort_keys=True)


def everyone(table: Table) -> list[int | None]:
    return [*range(table.state.seats), None]


def seen(table: Table, seat: int | None) -> str:
    return json.dumps(table.view(seat), sort_keys=True)


def heard(table: Table, seat: int | None, since: int = 0) -> str:
    """Events from number `since` on, without their numbers."""
    return json.dumps([{k: v for k, v in e.items() if k != "number"} for e in table.events(seat, since)])


def portrait(table: Table) -> tuple[Any, ...]:
    """All that may be known of a table from outside."""
    eyes = everyone(table)
    journal = json.dumps(journal_of(table), sort_keys=True)
    return (table.digest(), journal, [seen(table, s) for s in eyes], [heard(table, s) for s in eyes])


def menu(offered: list[Choice] | Domain) -> object:
    return offered.describe() if isinstance(offered, Domain) else offered


def menus(table: Table, seat: int) -> object:
    """What is offered to one seat, any-time choices included."""
    asked = [(d.rule, d.ask, d.about, menu(d.choices)) for d in table.waiting if d.seat == seat]
    return asked, [menu(b) if isinstance(b, Domain) else b for b in table.beside(seat)]


# -- copies


def check_clone(table: Table, driver: Driver) -> None:
    """A clone is exact, has the same future, and shares nothing with its original."""
    before = portrait(table)
    one, two = table.clone(), table.clone()
    assert portrait(one) == before, "a clone differs from its original"
    for move in driver.play(one, STEPS):
        assert two.choose(*move) is None, f"a clone refuses {move}, which its twin takes"
    assert portrait(one) == portrait(two), "two clones fed the same choices differ"
    table.state.clone().playout(driver.rng.getrandbits(60), STEPS)
    assert portrait(table) == before, "playing on a clone changed its original"


def check_save(table: Table) -> Table:
    """A saved position comes back the same, and a pause is a pause: running on does nothing."""
    data = json.loads(json.dumps(table.save()))
    again = ludotheque.load(data)
    assert data == table.save(), "loading changed the saved data"
    assert again.digest() == table.digest(), "a loaded position has another digest"
    for seat in everyone(table):
        assert seen(again, seat) == seen(table, seat), f"seat {seat} sees another position after loading"
    still = table.clone()
    still.state.settle()
    assert position(still) == position(table) and not still.state.log, "running on at a pause changed the position"
    return again


UNMARKED = ("seats", "key", "revealed")  # of the table, of chance to come, of what can be taken back
HIGH = 1 << 40


def turned(value: Any, more: object = 0) -> Iterator[Any]:
    """What a saved number, or row or rows of them, could be instead: one number more or much more, something too
    much at the end, a number that has gone over to the next row."""
    if not isinstance(value, list):
        yield from (value + 1, value + HIGH)
        return
    for at in {0, len(value) // 2, len(value) - 1} if value else ():
        yield from ([*value[:at], other, *value[at + 1 :]] for other in turned(value[at]))
    yield [*value, more]
    for at in [at for at, row in enumerate(value[:-1]) if isinstance(row, list) and row][:1]:
        yield [*value[:at], value[at][:-1], [value[at][-1], *value[at + 1]], *value[at + 2 :]]


def turned_positions(table: Table, saved: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A saved position with one thing in it changed, and which."""
    fields, stack = saved["fields"], saved["stack"]
    for name, inside in sight.names(table.rules.sees):
        rows = isinstance(getattr(table.state, inside), list | sight.PILES)
        for other in () if name in UNMARKED else turned(fields[name], [0] if rows else 0):
            yield name, {"fields": fields | {name: other}, "stack": stack}
    for at, (kind, step, held, caller) in enumerate(stack):
        frames = [(name, [kind, step, held | {name: other}, caller]) for name in held for other in turned(held[name])]
        for name, frame in [*frames, ("caller", [kind, step, held, caller + 1])]:
            yield f"{kind}.{name}", {"fields": fields, "stack": [*stack[:at], frame, *stack[at + 1 :]]}


def check_marks(table: Table) -> None:
    """Whatever is saved makes another mark in the journal when it is another, and is saved as it is."""
    rules = table.rules
    saved = json.loads(json.dumps(sight.write(table.state, rules.sees)))
    mark = table.state.fingerprint()
    alike = set()
    for name, other in turned_positions(table, saved):
        twin = rules.blank(int(table.state.seats), table.options)
        sight.read(twin, rules.sees, rules.frames, other)
        assert sight.write(twin, rules.sees) == other, f"{name} is not saved as it is"
        if twin.fingerprint() == mark:
            alike.add(name)
    assert not alike, "positions that differ in these have one mark"


# -- choices


def offered(table: Table, seat: int, choice: Any) -> bool:
    """Whether a choice is on a menu of that seat."""
    menus = [d.choices for d in table.waiting if d.seat == seat]
    for choices in [*menus, *table.beside(seat)]:
        if isinstance(choices, Domain):
            if isinstance(choice, tuple) and choices.why_not(choice) is None:
                return True
        elif repr(choice) in map(repr, choices if isinstance(choices, list) else [choices]):  # True is not 1
            return True
    return False


def check_menus(table: Table, driver: Driver) -> None:
    """Somebody is asked, every seat asked has a choice, and all that is offered is legal."""
    assert table.over or table.waiting, "the game is not over and waits for nobody"
    for decision in table.waiting:
        if isinstance(decision.choices, Domain):
            check_domain(table, decision.seat, decision.choices, driver)
        else:
            assert decision.choices, f"seat {decision.seat} is asked {decision.ask} and has no choice"
            assert len(set(decision.choices)) == len(decision.choices), f"{decision.ask} offers a choice twice"
            for choice in decision.choices:
                check_legal(table, decision.seat, choice)
        late = table.state.stack[-1].default(table.state, decision.seat)
        assert table.state.why_not(decision.seat, late) is None, f"{decision.ask}: the default choice is refused"
    for seat in range(table.state.seats):
        for beside in table.beside(seat):
            if isinstance(beside, Domain):
                check_domain(table, seat, beside, driver)
            else:
                check_legal(table, seat, beside)


def check_legal(table: Table, seat: int, choice: Choice) -> None:
    refusal = table.why_not(seat, choice)
    assert refusal is None, f"{choice} is offered to seat {seat} and refused: {refusal}"
    assert json.loads(json.dumps(choice)) == list(choice), f"{choice} is more than plain ids"
    packed, words = table.codec.encode(choice)
    assert len(words) or table.codec.decode(packed) == choice, f"{choice} does not survive the codec"


def check_domain(table: Table, seat: int, domain: Domain, driver: Driver) -> None:
    json.dumps(domain.describe())
    for _ in range(SAMPLES):
        choice = domain.sample(driver.rng.randrange)
        assert domain.why_not(choice) is None, f"{domain.kind} sampled {choice} and refuses it"
        check_legal(table, seat, choice)
    if domain.finite:
        size = domain.count()
        assert size > 0
        if size <= ALL_OF_THEM:
            every = list(domain.iterate())
            assert len(every) == len(set(every)) == size
            for choice in every:
                check_legal(table, seat, choice)


def neighbours(table: Table, pool: list[Choice], rng: random.Random) -> Iterator[Any]:
    """Choices of other moments, choices with one word changed, and nonsense."""
    near = [c for d in table.waiting for c in (d.choices if isinstance(d.choices, list) else [])]
    known = pool + near
    values: dict[tuple[object, int], list[object]] = {}
    for choice in known:
        for place, word in enumerate(choice):
            values.setdefault((choice[0] if place else "", place), []).append(word)
    for choice in rng.sample(known, min(NEIGHBOURS, len(known))):
        yield choice
        place = rng.randrange(len(choice))
        word = rng.choice(values[choice[0] if place else "", place])
        if type(word) is int:
            word = max(0, word + rng.choice((-1, 0, 1)))
        yield (*choice[:place], word, *choice[place + 1 :])
        yield (*choice, rng.choice(choice)) if rng.random() < 0.5 else choice[:-1]
    yield from GARBAGE


def check_guards(table: Table, pool: list[Choice], rng: random.Random) -> list[Refusal]:
    """What is legal is what is offered; a refusal changes nothing. Answers the refusals met."""
    before = table.digest()
    refusals: dict[Refusal, None] = {}
    for seat in range(table.state.seats):
        for choice in neighbours(table, pool, rng):
            refusal = table.why_not(seat, choice)
            legal = offered(table, seat, choice)
            assert (refusal is None) == legal, f"seat {seat}, {choice}: offered is {legal}, yet refusal is {refusal}"
            if refusal is not None:
                assert table.choose(seat, choice) == refusal
                refusals[refusal] = None
    for nobody in (-1, table.state.seats, 10**20, True, "0", None):
        refusal = table.choose(nobody, pool[0])  # type: ignore[arg-type]  # on purpose
        assert refusal is not None, f"seat {nobody!r} may play"
        refusals[refusal] = None
    assert table.digest() == before, "a refused choice changed the position"
    return list(refusals)


def check_sealed(table: Table, driver: Driver) -> None:
    """Several seats at once: nobody sees an answer before the last is in, and their order does not matter."""
    asked = table.waiting
    if len(asked) < 2:
        return
    mode = table.state.stack[-1].mode(table.state)
    assert mode in (SEALED, FIRST_COME), "several seats are asked: are they sealed, or does the first settle it?"
    if mode == FIRST_COME:
        return
    answers = [(d.seat, driver.one_of(d.choices)) for d in asked]
    orders = [answers, answers[::-1], driver.rng.sample(answers, len(answers))]
    ends = set()
    for order in orders:
        end = table.clone()
        for move in order:
            assert end.choose(*move) is None, f"{move} is refused once another seat has answered"
        ends.add(position(end))
    assert len(ends) == 1, "the order of sealed answers matters"
    for decision in asked:
        known: dict[bool, list[tuple[str, str]]] = {}  # what others know while the seat has more to answer, and after
        for _ in range(ANSWERS):
            for more, noticed in under_seal(table.clone(), decision, driver):
                assert noticed == known.setdefault(more, noticed), f"a sealed answer of seat {decision.seat} shows"


def under_seal(table: Table, decision: Decision, driver: Driver) -> Iterator[tuple[bool, list[tuple[str, str]]]]:
    """A seat answers at random until it has nothing more to answer: what all others see and hear of its first answer
    and of its last. That it is done they may know."""
    others = {d.seat for d in table.waiting} - {decision.seat}
    eyes = [seat for seat in everyone(table) if seat != decision.seat]
    asked: Decision | None = decision
    first = True
    while asked is not None:
        assert table.choose(asked.seat, driver.one_of(asked.choices)) is None
        assert {d.seat for d in table.waiting} - {decision.seat} == others, "a sealed answer is another's too"
        asked = next((d for d in table.waiting if d.seat == decision.seat), None)
        if first or asked is None:
            yield asked is not None, [(seen(table, seat), heard(table, seat)) for seat in eyes]
        first = False


# -- sight


def check_views(table: Table) -> None:
    """Views are JSON, hold no secret of the engine, and a spectator is shown no field a player is not."""
    watching = set(table.view(None))
    for seat in everyone(table):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not plain JSON"
        assert watching <= set(view), f"a spectator sees {watching - set(view)}, seat {seat} does not"
        assert not {"key", "count", "value", "dealer", "outcomes"} & set(view)
        dealer = json.dumps(table.save()["chance"].get("seed"))
        assert dealer == "null" or dealer not in seen(table, seat) + heard(table, seat), "the seed shows"


def check_imagine(table: Table, seat: int, rng: random.Random) -> None:
    """An imagined world looks the same to its seat, is possible, and holds nothing else of the true one."""
    first, second = rng.getrandbits(60), rng.getrandbits(60)
    before = table.digest()
    world = table.imagine(seat, random.Random(first))
    assert seen(world, seat) == seen(table, seat), f"seat {seat} can tell an imagined world by its view"
    assert menus(world, seat) == menus(table, seat), f"seat {seat} can tell an imagined world by its choices"
    assert heard(world, seat) == heard(table, seat), f"seat {seat} can tell an imagined world by what happened in it"
    for event in world.told:
        assert event.noticed_by(seat) and {*(event.secret or {})} <= {*event.seen_by(seat)}, (
            f"an imagined world of seat {seat} remembers what that seat never learnt"
        )
    assert not (found := impossible(world)), f"an imagined world cannot be: {found}"
    assert world.state.dealer is None, "an imagined world knows the dealer"
    other = table.imagine(seat, random.Random(second))
    assert world.state.key != other.state.key, "imagining does not draw chance anew"
    assert world.imagine(seat, random.Random(second)).digest() == other.digest(), (
        f"what seat {seat} imagines depends on what it cannot know"
    )
    world.state.playout(first, STEPS)
    assert not (found := impossible(world)), found
    assert table.digest() == before, "imagining changed the position"


def check_stand(table: Table, rng: random.Random) -> None:
    """What is imagined from the stand looks the same to it, is possible, and hangs on nothing that it cannot know: not
    on the hand of any seat."""
    first, second = rng.getrandbits(40), rng.getrandbits(40)
    world = from_the_stand(table, first)
    if world is None:
        return
    assert seen(world, None) == seen(table, None), "the stand can tell an imagined world by its view"
    assert world.state.asked() == table.state.asked() and world.state.dealer is None
    assert not (found := impossible(world)), f"a world imagined from the stand cannot be: {found}"
    other = from_the_stand(table, second)
    assert other is not None
    alike = [world, *(table.imagine(seat, rng) for seat in range(table.state.seats))]
    for each in alike:
        again = from_the_stand(each, second)
        assert again is not None and again.digest() == other.digest(), "what is imagined from the stand knows a secret"


def from_the_stand(table: Table, key: int) -> Table | None:
    world = table.rules.from_the_stand(table.state, key)
    return None if world is None else Table(table.rules, world, table.options)


def impossible(table: Table) -> list[str]:
    """Why its position cannot be."""
    return [fault.en for fault in table.rules.faults(table.state)]


def check_foresight(table: Table, seat: int, rng: random.Random) -> None:
    """What a seat is told of its choices is plain, changes nothing, and holds in all worlds it cannot tell apart."""
    before = table.digest()
    asked = table.need is None and bool(table.state.asked() >> seat & 1)
    offered = table.decision(seat).choices if asked else []
    listed = [] if isinstance(offered, Domain) else list(offered)
    for choice in rng.sample(listed, min(len(listed), FORESEEN)):
        told = table.foresee(seat, choice)
        true = table.rules.foresee(table.state.clone(), seat, choice)
        assert told == (NOT_FORESEEN if true is None else true), f"what is told of {choice} hangs on what is hidden"
        assert table.imagine(seat, rng).foresee(seat, choice) == told
        assert isinstance(told, Refusal) or json.loads(json.dumps(told)) == told, f"{choice}: not plain JSON"
    assert isinstance(table.foresee(seat, ("no", "such", "choice")), Refusal)
    assert table.measure(seat, ("no", "such", "question")) == NOT_MEASURED
    if table.rules.hides(table.state):
        assert table.measure(None, ("no", "such", "question")) == NOT_FOR_SPECTATORS
    assert table.digest() == before, "asking changed the position"


def check_account(table: Table) -> None:
    """The lines of a finished game add up to its scores, each by a rule of a ledger."""
    told, result = table.rules.account(table.state), table.result
    assert result is not None
    if told is not None:
        parts = [line for line in told.lines if not line.after]
        assert [sum(line.values[seat] or 0 for line in parts) for seat in range(table.state.seats)] == result.scores
        assert all(len(line.values) == table.state.seats and line.rule in known_rules() for line in told.lines)
        assert len({line.key for line in told.lines}) == len(told.lines)


def check_something_hidden(tables: list[Table], seat: int, rng: random.Random) -> None:
    """Somewhere in a game with secrets, a seat imagines something else than the truth."""
    hidden = ("key", "count")
    for table in [table for table in tables for _ in range(WORLDS)]:
        true, world = table.save()["state"], table.imagine(seat, rng).save()["state"]
        for name in hidden:
            del true["fields"][name], world["fields"][name]
        if true != world:
            return
    raise AssertionError(f"seat {seat} always imagines the truth")


def check_nothing_learnt(table: Table, move: Move, rng: random.Random) -> None:
    """After a move that rolls and reveals nothing, by the engine's own count, no seat can tell more worlds apart."""
    after = table.clone()
    after.choose(*move)
    if (after.state.count, after.state.revealed) != (table.state.count, table.state.revealed):
        return
    for seat in range(table.state.seats):
        world = table.imagine(seat, rng)
        world.state.loud = True
        if world.why_not(*move) is not None:
            continue
        world.choose(*move)
        assert seen(world, seat) == seen(after, seat), f"{move} shows something to seat {seat} without saying so"
        told = heard(after, seat, len(table.events(seat)))
        assert heard(world, seat, len(table.events(seat))) == told, (
            f"{move} tells something to seat {seat} without saying so"
        )


def check_unsure(table: Table, driver: Driver) -> None:
    """Whether an answer must be sure follows from what its seat sees: what need not be can be taken back."""
    for decision in table.waiting:
        seat, choice = decision.seat, driver.one_of(decision.choices)
        why = table.why_unsure(seat, choice)
        other = table.imagine(seat, driver.rng)
        assert other.why_unsure(seat, choice) == why, f"seat {seat} learns something by being unsure of {choice}"
        alone = not isinstance(decision.choices, Domain) and len(decision.choices) == 1
        if alone or choice[0] in (*table.rules.ends, *table.rules.grave):
            continue
        if why is None:
            world = Table(table.rules, table.state.imagine(seat, ASKED), table.options)
            assert world.choose(seat, choice) is None
            assert table.rules.manifest.cooperative or world.why_not_undo(seat) is None, f"{choice} stays though unsure"
        elif not table.rules.hides(table.state) and decision.mode != "sealed":
            tried = table.clone()
            tried.choose(seat, choice)
            assert tried.why_not_undo(seat) is not None, f"{choice} could be taken back, but wants to be sure"


def check_sealed_undo(table: Table, driver: Driver) -> None:
    """A sealed answer is taken back until all are in, and the answers of the others stay."""
    asked = table.waiting
    if len(asked) < 2 or asked[0].mode != "sealed" or table.rules.manifest.cooperative:
        return
    (first, one), (other, two) = [(d.seat, driver.one_of(d.choices)) for d in driver.rng.sample(asked, 2)]
    both, only = table.clone(), table.clone()
    assert both.choose(first, one) is None and only.choose(other, two) is None
    assert both.choose(other, two) is None
    before, counts = only.digest(), (table.state.count, table.state.revealed)
    if table.state.stack[-1].ID in table.rules.final:
        assert both.undo(first) is not None, "a final answer was taken back"
    elif both.state.revealed == counts[1]:
        assert check_undo(both, first, before, counts) is None, "a sealed answer cannot be taken back"
    else:
        assert both.undo(first) is not None, "a sealed answer was taken back when it was known"


def check_undo(table: Table, seat: int, before: str, played: tuple[int, int]) -> Refusal | None:
    """Right after `seat` chose: undo brings the position back, or is refused for a reason of the engine.
    `before` is the digest before the choice, `played` the counts of draws and revelations then."""
    after = table.digest()
    refusal = table.undo(seat)
    if refusal is None:
        assert table.digest() == before, "undo leads elsewhere"
        assert (table.state.count, table.state.revealed) == played, "a roll or a revelation was taken back"
    else:
        assert refusal.rule in ("LUD-10", "LUD-11", "LUD-12"), refusal
        assert table.digest() == after, "a refused undo changed the position"
    return refusal


# -- words: these answer every complaint at once, for whoever writes the texts


@functools.cache
def known_rules() -> frozenset[str]:
    return frozenset(entry.id for name in ledger.ledger_ids() for entry in ledger.load(name).entries)


@functools.cache
def texts(game: str, lang: str, options: str) -> Texts:
    return Texts(rules_of(game), lang, json.loads(options))


WELL_SAID: set[tuple[str, str]] = set()  # events already put into words without a fault, with what was played


class Complaints:
    """What is missing in the words of a table, each thing once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.found: dict[str, None] = {}
        options = json.dumps(table.options, sort_keys=True)
        self.setting = f"{table.rules.manifest.id} {options}"
        self.tongues = [texts(table.rules.manifest.id, lang, options) for lang in LANGUAGES]

    def cite(self, rule: str, where: object) -> None:
        if rule not in known_rules():
            self.found[f"{where} cites {rule}, a rule of no ledger"] = None

    def say(self, sentence: Callable[[Texts], object]) -> None:
        for words in self.tongues:
            words.faults.clear()
            sentence(words)
            self.found |= {f"{words.lang}: {fault}": None for fault in words.faults}

    def refusals(self, refusals: Iterable[Refusal]) -> None:
        for refusal in refusals:
            self.cite(refusal.rule, refusal)
            self.say(functools.partial(Texts.why, refusal=refusal))

    def questions(self) -> None:
        """The questions asked now, with each of the choices they list."""
        table = self.table
        for decision in table.waiting:
            self.cite(decision.rule, decision.ask)
            self.say(functools.partial(Texts.ask, key=decision.ask, seat=decision.seat))
            if isinstance(decision.choices, list):
                self.choices(decision.seat, decision.choices)
        for seat in range(table.state.seats):
            self.choices(seat, [beside for beside in table.beside(seat) if not isinstance(beside, Domain)])

    def choices(self, seat: int, choices: list[Choice]) -> None:
        for choice in choices:
            more = self.table.rules.speech.words(self.table.state, seat, choice)
            self.say(functools.partial(Texts.choice, choice=choice, words=more))

    def events(self) -> None:
        """All that was told, to whoever hears all of it and to whoever does not."""
        table = self.table
        for event in table.told:
            self.cite(event.rule, f"event {event.key}")
        for seat in everyone(table):
            noticed = [event for event in table.told if event.noticed_by(seat)]
            for event, said in zip(noticed, table.events(seat), strict=True):
                line = json.dumps(said | {"number": 0})
                if (self.setting, line) in WELL_SAID:
                    continue
                found = len(self.found)
                assert json.loads(line) == said | {"number": 0}, f"event {event.key} is not plain JSON"
                self.say(functools.partial(Texts.event, event=said))
                if event.secret is not None and seat is not None and event.eyes >> seat & 1:
                    self.say(functools.partial(secret_part, said=said))
                if len(self.found) == found:
                    WELL_SAID.add((self.setting, line))

    def verbs(self) -> None:
        for verb, *_ in self.table.codec.verbs.values():
            for words in self.tongues:
                if f"choice-{verb}" not in words:
                    self.found[f"{words.lang}: choice-{verb}: no such message"] = None

    def result(self) -> None:
        result = self.table.result
        assert result is not None
        self.say(lambda words: words.reason(result))

    def check(self) -> None:
        assert not self.found, "\n".join(self.found)


def secret_part(words: Texts, said: dict[str, object]) -> None:
    """The sentence for those in the secret, where there is one, finds all its variables."""
    name = f"event-{said['key']}"
    told = words.bundle.get_message(name).attributes.get("secret") if name in words else None
    if told is not None:
        _, errors = words.bundle.format_pattern(told, words.all_named(said))
        words.faults += [f"{name}.secret: {error}" for error in errors]
