# interpreted
"""The language of effects as forms: what may follow what, made from the words that a game declares.

The names of the parts: steps, step, whom (somebody may be asked), those (nobody is asked), amount, count, test,
modifiers, triggers; and what a record with more keys holds: `entry` (when, then steps, a modifier or a trigger) and
`single` (one verb or modifier, and what it needs).
"""

from collections.abc import Iterator, Sequence

from ludotheque.kit.content.forms import Form, choice, field, fixed, listed, number, option, pair, same, table, word
from ludotheque.kit.effects import program
from ludotheque.kit.effects.vocabulary import Argument, Modifier, Selector, Verb, Vocabulary, Word

LONGEST = 9  # of a list of steps, as far as a form goes
LEAST, MOST = -999, 999


class Grammar:
    def __init__(self, words: Vocabulary) -> None:
        self.words = words
        self.clauses = [test.name for test in words.conditions if test.clause]

    def parts(self) -> dict[str, Form]:
        return {
            "steps": listed(same("step")),
            "step": choice(*self.steps()),
            "whom": choice(*self.selectors(True), *self.several()),
            "those": choice(*self.selectors(False)),
            "amount": self.amount(),
            "count": choice(*self.counts()),
            "test": choice(*self.tests()),
            "modifiers": listed(choice(*self.modifiers([]))),
            "triggers": listed(choice(*self.triggers([]))),
        }

    def opened(self, part: str, fields: list[Form]) -> Form:
        """A record that is open to the language."""
        if part == "entry":
            return choice(
                option({"key": "steps"}, table(*fields, *self.program()), "form-steps", group="form-group-steps"),
                *self.modifiers(fields),
                *self.triggers(fields),
            )
        return choice(*self.singles(fields))

    # -- words and what they need

    def arguments(self, word: Word, skip: Sequence[str] = (), choosing: bool = False) -> list[Form]:
        return [self.argument(each, choosing) for each in word.arguments if each.kind not in skip]

    def argument(self, argument: Argument, choosing: bool) -> Form:
        needed = argument.default is None and not argument.optional
        names = [f"form-of-{argument.name}"]
        return field(argument.name, self.value(argument, choosing), needed, names=names)

    def value(self, argument: Argument, choosing: bool) -> Form:
        if argument.kind == "selector":
            return same("whom" if choosing else "those")
        if argument.kind != "amount":
            return self.words.kinds[argument.kind].form()
        return same("amount") if argument.bounds is None else number(*argument.bounds)

    def named(self, word: Word, group: str, kind: str) -> Iterator[Form]:
        """A word by itself, or a table under its name that holds what it needs; its first argument stands there."""
        names = called(kind, word)
        if not any(each.default is None and not each.optional for each in word.arguments):
            yield option({"value": word.name}, fixed(word.name), *names, group=group, offered=not word.arguments)
        if word.arguments:
            fields = self.arguments(word)
            fields[0] = fields[0] | {"key": word.name, "needed": True}
            yield option({"key": word.name}, table(*fields), *names, group=group)

    # -- steps

    def steps(self) -> Iterator[Form]:
        do = self.words.do
        for verb in self.words.verbs:
            form = table(field(do, fixed(verb.name)), *self.arguments(verb, choosing=True))
            yield option({"key": do, "is": verb.name}, form, *called("effect", verb), group="form-group-verb")
        yield from self.structures()

    def structures(self) -> Iterator[Form]:
        group = "form-group-structure"
        then, otherwise = field("then", same("steps")), field("else", same("steps"), False)
        if any(each.how != program.ALL for each in self.words.selectors):
            yield option({"key": "pick"}, table(field("pick", same("whom"))), "form-step-pick", group=group)
        if self.words.conditions or self.words.counts:
            yield option({"key": "if"}, table(field("if", same("test")), then, otherwise), "form-step-if", group=group)
        if self.clauses:
            of = field("of", same("those"), False, names=["form-of-of"])
            form = table(field("when", word(self.clauses, "when", "form-when")), of, then, otherwise)
            yield option({"key": "when"}, form, "form-step-when", group=group)
        branch = table(field("if", same("test"), False), then)
        yield option({"key": "choose"}, table(field("choose", listed(branch, 2))), "form-step-choose", group=group)
        may = table(field("may", same("steps")), field("then", same("steps"), False, names=["form-bought"]))
        yield option({"key": "may"}, may, "form-step-may", group=group)

    def program(self) -> list[Form]:
        return [
            field("cost", same("steps"), False, names=["form-price"]),
            field("if", same("test"), False),
            field("steps", same("steps")),
        ]

    def singles(self, fields: list[Form]) -> Iterator[Form]:
        """One verb or modifier a table. Whom it is aimed at follows from the verb."""
        do = self.words.do
        own = [each for each in fields if each["key"] != do]
        (section,) = own
        clauses = [field("when", word(self.clauses, "form-condition"), False)] if self.clauses else []
        for each in (*self.words.verbs, *self.words.modifiers):
            within = each.within.split() or list(self.words.sections)
            kind = "effect" if isinstance(each, Verb) else "mod"
            if section["form"]["kind"] == "fixed":
                if section["form"]["value"] not in within:
                    continue
                first = section
            else:
                first = section | {"form": section["form"] | {"ids": within}}
            form = table(first, field(do, fixed(each.name)), *self.arguments(each, ("selector",)), *clauses)
            group = "" if first is section else f"form-{section['key']}-{within[0]}"
            yield option({"key": do, "is": each.name}, form, *called(kind, each), group=group)

    # -- what stands, and what waits

    def modifiers(self, fields: list[Form]) -> Iterator[Form]:
        for each in self.words.modifiers:
            form = table(*fields, field("mod", fixed(each.name)), *self.arguments(each), *self.provided())
            yield option({"key": "mod", "is": each.name}, form, *called("mod", each), group="form-group-mod")

    def triggers(self, fields: list[Form]) -> Iterator[Form]:
        for each in self.words.events:
            who = field("who", same("those"), False)
            form = table(*fields, field("at", fixed(each.name)), who, *self.provided(), field("then", same("steps")))
            yield option({"key": "at", "is": each.name}, form, *called("trigger", each), group="form-group-trigger")

    def provided(self) -> list[Form]:
        """On which condition, and how often."""
        found = [field("if", same("test"), False)] if self.words.conditions or self.words.counts else []
        if self.clauses:
            found.append(field("when", word(self.clauses, "when", "form-when"), False))
        if self.words.periods:
            times = number(1, 99)
            if self.words.limits:
                limits = (option({"value": each}, fixed(each), f"form-limit-{each}") for each in self.words.limits)
                times = choice(option({"type": "number"}, times, "form-number"), *limits)
            found.append(field("limit", times, False, names=["form-at-most"]))
            found.append(field("per", word(self.words.periods, "form-period"), False, names=["form-each"]))
        return found

    # -- whom

    def selectors(self, choosing: bool) -> Iterator[Form]:
        for each in self.words.all_selectors:
            if choosing or each.how == program.ALL:
                yield from self.named(each, "", "target")

    def several(self) -> Iterator[Form]:
        chosen = [each for each in self.words.selectors if each.how != program.ALL]
        of = choice(*(option_ for each in chosen for option_ in self.named(each, "", "target")))
        for key in ("exactly", "up_to") if chosen else ():
            yield option({"key": key}, table(field(key, number(1, 99)), field("of", of)), f"form-{key}")

    # -- how many, and whether

    def amount(self) -> Form:
        plain = option({"type": "number"}, number(LEAST, MOST), "form-number")
        if not self.words.counts:
            return plain["form"]  # type: ignore[no-any-return]  # a form like any other
        per = table(
            field("per", same("count"), names=["form-for-each"]),
            field("base", number(LEAST, MOST), False, names=["form-first"]),
            field("x", number(LEAST, MOST), False),
            field("over", number(0, MOST), False),
            field("share", number(1, MOST), False),
            field("max", number(0, MOST), False),
        )
        half = table(field("half", same("count")))
        return choice(plain, option({"key": "per"}, per, "form-per"), option({"key": "half"}, half, "form-half"))

    def counts(self) -> Iterator[Form]:
        for each in self.words.counts:
            names = called("tally", each)
            if not any(a.default is None and not a.optional for a in each.arguments):
                yield option({"value": each.name}, fixed(each.name), *names, offered=not each.arguments)
            form = table(field("count", fixed(each.name)), *self.arguments(each))
            yield option({"key": "count", "is": each.name}, form, *names, offered=bool(each.arguments))

    def tests(self) -> Iterator[Form]:
        for each in self.words.conditions:
            yield from self.named(each, "", "test")
        group = "form-group-built"
        if self.words.counts:
            for key in ("ge", "le"):
                form = table(field(key, pair(same("count"), number(LEAST, MOST)), names=["form-compared"]))
                yield option({"key": key}, form, f"form-{key}", group=group)
        yield option(
            {"key": "not"}, table(field("not", same("test"), names=["form-test-not"])), "form-test-not", group=group
        )
        for key in ("all", "any"):
            yield option(
                {"key": key},
                table(field(key, listed(same("test"), 2), names=[f"form-test-{key}"])),
                f"form-test-{key}",
                group=group,
            )


def called(kind: str, each: Word) -> list[str]:
    """The messages that say a word: its own in the forms, or the sentence of the readback with its blanks."""
    says = {"mod": ["effect"], "effect": ["effect-gain"]}.get(kind, [])
    whole = [f"form-{kind}-{each.name}", f"{kind}-{each.name}"]
    return whole + [f"{other}-{each.name}" for other in says] if isinstance(each, Verb | Modifier | Selector) else whole
