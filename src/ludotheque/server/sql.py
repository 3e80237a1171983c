"""How SQL is carried out, whichever the database: parameters are written $1, $2."""

from collections.abc import Sequence
from typing import Any, Protocol

Change = tuple[str, Sequence[tuple[object, ...]]]  # a statement, and the values of each time it is carried out


class Sql(Protocol):
    async def one(self, sql: str, *values: object) -> Any: ...

    async def all(self, sql: str, *values: object) -> list[Any]: ...

    async def together(self, *changes: Change) -> None:
        """All of them, or, with StoreFault, none."""
