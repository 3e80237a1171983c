"""A refusal: why a choice is not legal, citing the rule that forbids it."""


class Refusal:
    """`rule` is an id of a ledger, `why` the key of a sentence in the game's texts.

    Guards return shared instances, made once per module: refusing costs nothing in a playout.
    """

    def __init__(self, rule: str, why: str) -> None:
        self.rule: str = rule
        self.why: str = why

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.why!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and other.rule == self.rule and other.why == self.why

    def __hash__(self) -> int:
        return hash((self.rule, self.why))
