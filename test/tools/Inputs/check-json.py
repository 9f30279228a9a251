# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check-json.py SCHEMA [--lines]: checks the JSON document on standard input
against a schema and prints the document. With --lines, each line is a document.
Supports only the keywords that our schemas use. If python3-jsonschema is
installed, it checks the document, too."""

import json
import re
import sys

try:
    import jsonschema
except ImportError:
    jsonschema = None

Types = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
}


def resolve(root, schema):
    while "$ref" in schema:
        path, schema = schema["$ref"], root
        for part in path.split("/")[1:]:
            schema = schema[part]
    return schema


def check(root, schema, value, where):
    schema = resolve(root, schema)
    if "type" in schema:
        assert isinstance(value, Types[schema["type"]]), where
        assert schema["type"] != "integer" or not isinstance(value, bool), where
    if "enum" in schema:
        assert value in schema["enum"], where
    if "minimum" in schema:
        assert value >= schema["minimum"], where
    if "pattern" in schema:
        assert re.search(schema["pattern"], value), where
    if isinstance(value, dict):
        properties = schema.get("properties", {})
        for name in schema.get("required", []):
            assert name in value, "%s: no %s" % (where, name)
        for name, member in value.items():
            assert name in properties, "%s: %s is not allowed" % (where, name)
            check(root, properties[name], member, where + "." + name)
    if isinstance(value, list) and "items" in schema:
        for i, member in enumerate(value):
            check(root, schema["items"], member, "%s[%d]" % (where, i))


def main():
    with open(sys.argv[1], encoding="utf-8") as f:
        schema = json.load(f)
    text = sys.stdin.buffer.read().decode("utf-8")
    documents = text.splitlines() if "--lines" in sys.argv else [text]
    for document in documents:
        value = json.loads(document)
        check(schema, schema, value, "$")
        if jsonschema:
            jsonschema.validate(value, schema)
        print(json.dumps(value, indent=1, sort_keys=True))


main()
