"""`python -m ludotheque.site.answers FOLDER`: what the application answers to everybody alike, written as files."""

import asyncio
import sys
import tempfile
from pathlib import Path

from ludotheque.match.ledger import ledger_ids
from ludotheque.match.registry import registry
from ludotheque.site.tab import Tab


async def nothing() -> None: ...


async def write(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as kept:
        tab = Tab(kept, nothing, None)
        await tab.open()
        try:
            for address in ("/api/games", *(f"/api/rules/{game}" for game in ledger_ids() if game in registry())):
                status, _, body = await tab.request("GET", address, b"")
                if status != 200:
                    raise RuntimeError(f"{address}: {status}")
                path = folder / f"{address[1:]}.json"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(body)
        finally:
            await tab.close()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
