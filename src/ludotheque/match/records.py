"""What a table has recorded: a list that only grows at its end, and whose old part can be packed.

A long game has thousands of small objects that are hardly ever looked at again. Whoever keeps many tables packs them:
every SHEAF becomes one string, a tenth of their size or less, from which they are read when somebody asks.
"""

import marshal
import zlib
from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")
SHEAF = 64
WINDOW = -11  # a small one: a sheaf is short, and to set up a large one would take longer than to pack it


class Records(Generic[T]):
    """`kind` makes a record from the values of its `fields`, which are plain data. Another thread may read while some
    are added: what is held is replaced as a whole when it is packed."""

    def __init__(self, kind: Callable[..., T], *fields: str) -> None:
        self.kind, self.fields = kind, fields
        self.apart: Callable[[T], tuple[Any, ...]] = attrgetter(*fields)
        self.held: tuple[list[bytes], list[T]] = ([], [])  # the sheaves, and what is still loose
        self.selections: dict[int, tuple[int, Records[T]]] = {}  # by name: how many were gone through, what was left

    def append(self, record: T) -> None:
        self.held[1].append(record)

    def __iadd__(self, records: Iterable[T]) -> "Records[T]":
        self.held[1].extend(records)
        return self

    def pack(self) -> None:
        """Pack all but the newest; for whoever adds records, nobody else."""
        sheaves, loose = self.held
        old = len(loose) // SHEAF - 1
        if old > 0:
            packed = [self.packed(loose[n * SHEAF : (n + 1) * SHEAF]) for n in range(old)]
            self.held = ([*sheaves, *packed], loose[old * SHEAF :])

    def packed(self, records: list[T]) -> bytes:
        packer = zlib.compressobj(1, zlib.DEFLATED, WINDOW, 3)
        return packer.compress(marshal.dumps([*map(self.apart, records)])) + packer.flush()

    def cut(self, length: int) -> None:
        """Forget all but the first `length`."""
        self.selections = {}
        sheaves, loose = self.held
        kept = min(length // SHEAF, len(sheaves))
        if kept < len(sheaves):
            loose = self.unpacked(sheaves[kept])
        self.held = (sheaves[:kept], loose[: length - kept * SHEAF])

    def copy(self) -> "Records[T]":
        other: Records[T] = Records(self.kind, *self.fields)
        other.held = (self.held[0], list(self.held[1]))
        return other

    def selected(self, name: int, left: Callable[[T], T | None]) -> "Records[T]":
        """What is `left` of each record, where something is. Asked again under the same name, only those that have come
        since are gone through."""
        seen, before = self.selections.get(name, (0, Records(self.kind, *self.fields)))
        selection, fresh = before.copy(), self.since(seen)
        for record in fresh:
            kept = left(record)
            if kept is not None:
                selection.append(kept)
        selection.pack()
        self.selections[name] = (seen + len(fresh), selection)
        return selection.copy()

    # -- reading

    def unpacked(self, sheaf: bytes) -> list[T]:
        return [self.kind(*values) for values in marshal.loads(zlib.decompress(sheaf, WINDOW))]

    def since(self, start: int) -> list[T]:
        """From number `start` on."""
        sheaves, loose = self.held
        packed = len(sheaves) * SHEAF
        if start >= packed:
            return loose[start - packed :]
        first, within = divmod(start, SHEAF)
        old = [record for sheaf in sheaves[first:] for record in self.unpacked(sheaf)]
        return old[within:] + loose

    def __len__(self) -> int:
        sheaves, loose = self.held
        return len(sheaves) * SHEAF + len(loose)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def __reversed__(self) -> Iterator[T]:
        sheaves, loose = self.held
        yield from reversed(loose)
        for sheaf in reversed(sheaves):
            yield from reversed(self.unpacked(sheaf))

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            assert step == 1, "records are read in their order"
            return self.since(start)[: max(0, stop - start)]
        sheaves, loose = self.held
        if -len(loose) <= at < 0:
            return loose[at]
        place = range(len(sheaves) * SHEAF + len(loose))[at]
        sheaf, within = divmod(place, SHEAF)
        return self.unpacked(sheaves[sheaf])[within] if sheaf < len(sheaves) else loose[place - len(sheaves) * SHEAF]
