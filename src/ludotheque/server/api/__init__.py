"""The HTTP interface. Each endpoint is declared once: routes, checks and the OpenAPI document come from it."""

from ludotheque.server.api import (
    campaigns,
    clubs,
    games,
    hosting,
    people,
    persons,
    ratings,
    studio,
    tables,
    tournaments,
)
from ludotheque.server.api.endpoint import ENDPOINTS, Api, Endpoint, as_json

__all__ = [
    "ENDPOINTS",
    "Api",
    "Endpoint",
    "as_json",
    "campaigns",
    "clubs",
    "games",
    "hosting",
    "offered",
    "people",
    "persons",
    "ratings",
    "studio",
    "tables",
    "tournaments",
]


def offered(alone: bool) -> list[Endpoint]:
    """In a browser's tab nobody signs in, nobody is written to, and there are no processes beside it."""
    among = [each.__name__ for each in (clubs, people, persons, ratings, studio, tournaments)]
    return [each for each in ENDPOINTS if not (alone and each.run.__module__ in among)]
