"""The HTTP interface. Each endpoint is declared once: routes, checks and the OpenAPI document come from it."""

from ludotheque.server.api import campaigns, games, hosting, people, tables
from ludotheque.server.api.endpoint import ENDPOINTS, Api, Endpoint, as_json

__all__ = ["ENDPOINTS", "Api", "Endpoint", "as_json", "campaigns", "games", "hosting", "offered", "people", "tables"]


def offered(alone: bool) -> list[Endpoint]:
    """In a browser's tab nobody signs in and nobody is written to."""
    return [each for each in ENDPOINTS if not (alone and each.run.__module__ == people.__name__)]
