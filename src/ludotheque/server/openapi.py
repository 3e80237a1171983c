"""The OpenAPI document of the HTTP interface, from the declared endpoints and the wire types."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from ludotheque.server import wire
from ludotheque.server.api.endpoint import Endpoint

PLACE = "#/components/schemas/{name}"


def openapi(version: str, endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    shapes = {shape for e in endpoints for shape in (e.body, e.answer) if shape is not None} | {wire.Fault}
    ordered = sorted(shapes, key=lambda shape: shape.__name__)
    references, components = msgspec.json.schema_components(ordered, ref_template=PLACE)
    schemas = dict(zip(ordered, references, strict=True))
    for component in components.values():
        if component.get("type") == "object" and "properties" in component:
            component["additionalProperties"] = False
    paths: dict[str, dict[str, Any]] = {}
    for chosen in endpoints:
        paths.setdefault(chosen.path, {})[chosen.method.lower()] = operation(chosen, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludothèque", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(chosen: Endpoint, schemas: dict[type[wire.Shape], dict[str, Any]]) -> dict[str, Any]:
    fault = {"description": "Refused, with a sentence", "content": json_of(schemas[wire.Fault])}
    done = {"description": "Done"} | ({"content": json_of(schemas[chosen.answer])} if chosen.answer else {})
    found: dict[str, Any] = {
        "operationId": chosen.run.__name__,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
            for name in re.findall(r"{(\w+)}", chosen.path)
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in chosen.query],
        "responses": {"200": done, "4XX": fault, "503": fault},
    }
    if chosen.body is not None:
        found["requestBody"] = {"required": True, "content": json_of(schemas[chosen.body])}
    return found


def json_of(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
