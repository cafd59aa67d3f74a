"""The types of the page: what the server's answers look like, from the server's own description.

`python tools/page_types.py` writes `core/api.d.ts` from the schemas of `/openapi.json`; a test says
when it is stale. Only the type checker reads that file: the server never sends it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from ufs.web.app import ROUTERS

FILE = Path(__file__).parent.parent / "src/ufs/web/page/core/api.d.ts"
HEADER = """\
// Written by `python tools/page_types.py` from the server's description of its API (/openapi.json):
// do not edit. What the description leaves open, such as the fields of an event, is in types.d.ts.

import type { GameEvent, RoomResult } from "./types.js";

"""
# What the description leaves open: `types.d.ts` says more.
DESCRIBED_BY_HAND = {"Event": "GameEvent"}
FIELDS_BY_HAND = {("RoomForecast", "results"): "Array<RoomResult>"}
ACTIONS = "place"  # a union that has it is that of all actions
Schema = dict[str, Any]


def page_types() -> str:
    """The declarations of all schemas, in the order of their names."""
    schemas = read_schemas()
    names = sorted(schemas.keys() - DESCRIBED_BY_HAND)
    actions = union(schemas["Act"]["properties"]["action"])
    made = [f"export type Action = {actions};\n", *(declaration(n, schemas[n]) for n in names)]
    return HEADER + "\n".join(made)


def read_schemas() -> dict[str, Schema]:
    app = FastAPI()
    for module in ROUTERS:
        app.router.routes += module.router.routes
    schemas: dict[str, Schema] = app.openapi()["components"]["schemas"]
    return schemas


def declaration(name: str, schema: Schema) -> str:
    return f"export type {short(name)} = {members(name, schema)};\n"


def members(owner: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required else '?'}: "
        f"{FIELDS_BY_HAND.get((owner, name)) or type_of(one)};"
        for name, one in schema["properties"].items()
    ]
    return "\n".join(["{", *lines, "}"])


def type_of(schema: Schema) -> str:
    """The type of a value, as TypeScript writes it."""
    if "$ref" in schema:
        return short(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if ACTIONS in schema.get("discriminator", {}).get("mapping", {}):
        return "Action"
    return union(schema) if "anyOf" in schema or "oneOf" in schema else type_by_name(schema)


def union(schema: Schema) -> str:
    options = schema.get("anyOf") or schema["oneOf"]
    return " | ".join(dict.fromkeys(type_of(one) for one in options))


def type_by_name(schema: Schema) -> str:
    kind = schema.get("type")
    if kind == "array":
        return array_type(schema)
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = type_of(values) if isinstance(values, dict) and values else "any"
        return f"Record<string, {inner}>"
    simple = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
    return "null" if kind == "null" else simple.get(str(kind), "any")


def array_type(schema: Schema) -> str:
    """Spaces are pairs of numbers; what has another fixed length is a list to the page."""
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(one) for one in schema['prefixItems'])}]"
    inner = type_of(schema.get("items", {}))
    if schema.get("minItems") == schema.get("maxItems") == 2:
        return f"[{inner}, {inner}]"
    return f"Array<{inner}>"


def short(name: str) -> str:
    """Two schemas of one name carry their modules: `ufs__game__shapes__ResultShape`."""
    *modules, own = DESCRIBED_BY_HAND.get(name, name).split("__")
    if not modules:
        return own
    return (modules[-1].removesuffix("shapes").rstrip("_") or modules[1]).capitalize() + own


def main() -> None:
    FILE.write_text(page_types(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name}: written\n")


if __name__ == "__main__":
    main()
