"""Which store is behind a database URL."""

from ludotheque.extras import to_install
from ludotheque.server.sqlite import SqliteStore
from ludotheque.server.store import BadDatabase, Store


def open_store(url: str) -> Store:
    """The store behind a database URL: sqlite:///path, or postgresql://..."""
    if url.startswith("sqlite:///"):
        return SqliteStore(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from ludotheque.server.postgres import PostgresStore
        except ImportError:
            raise BadDatabase(
                f"PostgreSQL needs one more package: type {to_install('postgres')}.",
                f"Il manque un paquet pour PostgreSQL : tapez {to_install('postgres')}.",
            ) from None
        return PostgresStore(url)
    raise BadDatabase(
        "The database is written sqlite:///path/to/file.db or postgresql://user@host/name.",
        "La base de données s’écrit sqlite:///chemin/du/fichier.db ou postgresql://utilisateur@hôte/nom.",
    )
