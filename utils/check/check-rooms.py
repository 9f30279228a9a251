#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that each room uses the rooms and LLVM components that it declares.

A room is a library of lib/. It declares the lists LINK and LLVM of its
clrx_add_library, and CMake writes them to rooms.json of the build folder. CMake
passes links on from room to room, so the linker alone would not notice a missing
declaration. The script finds the uses of a room in two ways: the headers that its
files include, and the symbols that its archive leaves undefined.

A room may use only the libraries that it declares itself. Each room that it declares
must be needed by the room itself or by a room that it uses. A room that does not
declare LLVM's MC may link only rooms that do not declare it either. Only one room may
declare components of LLVM's AMDGPU target.

With --document, the rows of a table in a Markdown file must list all rooms, each below
the rooms that it links. A star after the name marks a room that does not declare MC.

Prints one line for each violation. The exit status is 0 if there is none.
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
from collections import defaultdict

# Matches the inclusion of a public header (clrx/ROOM/X.h), of LLVM's headers, and
# of a header that only clrx-mc uses (ROOM/X.h).
INCLUDE = re.compile(r'\s*#\s*include\s+["<](?P<project>clrx/|llvm/|)(?P<folders>[^">]+)/')
# Matches the namespace in a mangled name.
NAMESPACE = re.compile("4clrx|4llvm")
# Matches a row about rooms in a Markdown table.
ROW = re.compile(r"\| ([A-Z]\w*\*?(?:, [A-Z]\w*\*?)*) \|")


class Room:
    """One library with its declarations and its uses."""

    def __init__(self, row):
        self.name = row["name"]
        self.archive = row["archive"]
        self.rooms = set(row["rooms"].split())
        self.components = set(row["components"].split())
        self.declared = self.rooms | {"LLVM" + c for c in self.components}
        # Symbols that the room needs from other libraries: symbol -> object file.
        self.undefined = {}
        # Libraries that the room uses: library -> first location of a use.
        self.uses = {}

    def use(self, library, place):
        if library != self.name:
            self.uses.setdefault(library, place)


def read_includes(room, names, source_root, components):
    """Collects the rooms and LLVM components whose headers the room includes."""
    for folder in "include/clrx", "lib":
        for path in sorted((source_root / folder / room.name).glob("*.*")):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                match = INCLUDE.match(line)
                place = "%s:%d" % (path.relative_to(source_root), number)
                if match and match["project"] != "llvm/":
                    # Other folders belong to the system.
                    if match["folders"] in names:
                        room.use(match["folders"], place)
                elif match:
                    # The headers of MC/MCParser belong to two components.
                    for component in components.intersection(match["folders"].split("/")):
                        room.use("LLVM" + component, place)


def list_symbols(nm, archives):
    """Yields (archive, object file, symbol, type) for each global symbol."""
    command = [nm, "-A", "-P", "-g", *map(str, archives)]
    lines = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    for line in lines.splitlines():
        place, symbol, kind = line.split()[:3]
        archive, _, member = place.rstrip("]:").rpartition("[")
        yield archive, member, symbol, kind


def read_symbols(rooms, llvm_archives, nm):
    """Collects the libraries whose symbols the rooms need."""
    names = {str(path): path.stem[len("lib") :] for path in llvm_archives}
    by_archive = {room.archive: room for room in rooms}
    definers = defaultdict(set)
    for archive, member, symbol, kind in list_symbols(nm, [*by_archive, *names]):
        room = by_archive.get(archive)
        # v and w are weak references, which need no definition.
        if kind not in "Uvw":
            definers[symbol].add(room.name if room else names[archive])
        elif kind == "U" and room:
            room.undefined.setdefault(symbol, member)

    for room in rooms:
        for symbol, member in room.undefined.items():
            owners = definers.get(symbol, set())
            place = "%s needs %s" % (member, symbol)
            if not owners and NAMESPACE.search(symbol):
                room.use("what no library has", place)
            # Symbols without an owner come from the system.
            elif room.name not in owners:
                for owner in owners & room.declared or sorted(owners)[:1]:
                    room.use(owner, place)


def check_uses(room, by_name):
    """Yields the violations between the declarations and the uses of a room."""
    for library in sorted(room.uses.keys() - room.declared):
        yield "%s uses %s without declaring it: %s" % (room.name, library, room.uses[library])
    # Depending on optimisation, an inline function of a used room may need further
    # rooms. So accept all rooms that the used rooms declare.
    needed = set()
    todo = room.uses.keys() & room.rooms
    while todo:
        needed |= todo
        todo = set().union(*(by_name[name].rooms for name in todo)) - needed
    for name in sorted(room.rooms - needed):
        yield "%s declares %s but does not use it" % (room.name, name)


def check_layers(rooms, with_mc):
    """Yields the violations of the rules for LLVM's MC and AMDGPU target."""
    for room in rooms:
        for linked in sorted(room.rooms & with_mc if room.name not in with_mc else ()):
            yield "%s does without LLVM's MC but links %s, which does not" % (room.name, linked)
    with_target = [room.name for room in rooms if any(c.startswith("AMDGPU") for c in room.components)]
    if len(with_target) > 1:
        yield "more than one room links LLVM's AMDGPU target: %s" % ", ".join(with_target)


def check_document(rooms, with_mc, path):
    """Yields the differences between the rooms and the table in the document."""
    rows = ROW.findall(path.read_text())
    listed = [name for row in rows for name in row.split(", ")]
    positions = {name.rstrip("*"): i for i, name in enumerate(listed)}
    for name in sorted(positions.keys() - {room.name for room in rooms}):
        yield "%s lists %s, which is no room" % (path.name, name)
    for room in rooms:
        if room.name not in positions:
            yield "%s does not list %s" % (path.name, room.name)
            continue
        if listed[positions[room.name]].endswith("*") == (room.name in with_mc):
            yield "%s is wrong about %s and LLVM's MC" % (path.name, room.name)
        for linked in sorted(room.rooms & positions.keys()):
            if positions[linked] > positions[room.name]:
                yield "%s lists %s above %s, which it links" % (path.name, room.name, linked)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rooms", help="rooms.json of a build folder whose libraries are up to date")
    parser.add_argument("--document", type=pathlib.Path, help="a Markdown file with a table of the rooms")
    parser.add_argument("--nm", default="nm", help="the program that lists symbols (default: nm)")
    args = parser.parse_args()

    with open(args.rooms) as f:
        build = json.load(f)
    rooms = [Room(row) for row in build["rooms"]]
    llvm_archives = sorted(pathlib.Path(build["llvm_libraries"]).glob("libLLVM*.a"))
    components = {path.stem[len("libLLVM") :] for path in llvm_archives}

    by_name = {room.name: room for room in rooms}
    for room in rooms:
        read_includes(room, by_name, pathlib.Path(build["source"]), components)
    read_symbols(rooms, llvm_archives, args.nm)
    breaches = [breach for room in rooms for breach in check_uses(room, by_name)]
    with_mc = {room.name for room in rooms if room.components & {"MC", "MCParser"}}
    breaches += check_layers(rooms, with_mc)
    if args.document:
        breaches += check_document(rooms, with_mc, args.document)
    for breach in breaches:
        print("error: " + breach)
    return 1 if breaches else 0


if __name__ == "__main__":
    sys.exit(main())
