# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a build repeatedly, and prints the products that each run made.

usage: check-rebuilds.py SOURCE-FOLDER BUILD-FOLDER PRODUCTS CHANGES COMMAND...

PRODUCTS is a list of ends of paths in the build folder, and CHANGES is a list of
files in the source folder. Commas separate the elements. After two runs, the script
makes each file of CHANGES newer than all other files and runs the build again. Then
it runs the build once more. A product counts as made if its time has changed.
"""

import os
import pathlib
import subprocess
import sys
import time

source, build = map(pathlib.Path, sys.argv[1:3])
products, changes = (argument.split(",") for argument in sys.argv[3:5])
command = sys.argv[5:]


def get_times(root):
    return {path.as_posix(): path.stat().st_mtime_ns for path in root.rglob("*") if path.is_file()}


def get_product_times():
    times = get_times(build)
    return {name: times[path] for name in products for path in times if path.endswith("/" + name)}


def run(reason):
    before = get_product_times()
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        sys.exit(result.stdout)
    after = get_product_times()
    made = [name for name in products if before.get(name) != after.get(name)]
    print("%s: %s" % (reason, ", ".join(made) or "nothing"))


def change(name):
    newest = max([*get_times(source).values(), *get_times(build).values()]) + 10**9
    os.utime(source / name, ns=(newest, newest))
    # The files that are made from the source must be newer.
    while time.time_ns() <= newest + 10**8:
        time.sleep(0.05)
    run(name)


run("first")
run("second")
for name in changes:
    change(name)
run("last")
