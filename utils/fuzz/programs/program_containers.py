# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts the compiler's assembly of a kernel into all containers that take it.

clang makes its own code objects. clrx-mc makes the binaries of the other containers.
"""

import os
import subprocess
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../measure"))
import containers  # noqa: E402

PROCESSORS = ["gfx600", "gfx704", "gfx802", "gfx803", "gfx900", "gfx906", "gfx1010"]
OLD_AMDCL2_DRIVER = ".amdcl2\n.64bit\n.driver_version 200406\n"
OLD_GALLIUM_DRIVER = ".gallium\n.driver_version 170000\n.llvm_version 40000\n"


class Container:
    """What a container takes."""

    def __init__(self, header="", processors=PROCESSORS, versions=(4, 5, 6), has_hidden_arguments=True):
        self.header = header  # First lines of the source for clrx-mc; empty for the compiler's object.
        self.processors = processors
        self.versions = versions  # Versions of the compiler's code object.
        self.has_hidden_arguments = has_hidden_arguments


CONTAINERS = {
    "clang": Container(),
    "codeobject3": Container(versions=[4]),
    "rocm": Container(".rocm\n"),
    "amdcl2": Container(containers.AMDCL2, ["gfx704", "gfx802", "gfx803", "gfx900"], [4], False),
    "amdcl2-old": Container(OLD_AMDCL2_DRIVER, ["gfx704", "gfx802", "gfx803"], [4], False),
    "gallium": Container(containers.GALLIUM, PROCESSORS, [4], False),
    "clover": Container(containers.GALLIUM, PROCESSORS[:-1], [4], False),  # Mesa's Clover runs the kernels.
    "gallium-old": Container(OLD_GALLIUM_DRIVER, PROCESSORS[:-1], [4], False),
}
# Chips of the simulated GPU of test/Clover.
CHIPS = {
    "gfx600": "tahiti",
    "gfx704": "bonaire",
    "gfx802": "tonga",
    "gfx803": "fiji",
    "gfx900": "vega10",
    "gfx906": "vega20",
}


def make_version3(path):
    """Turns a code object of version 4 into one of version 3."""
    with open(path, "rb") as f:
        data = bytearray(f.read())
    abi_version, features = 8, slice(49, 52)
    data[abi_version] = 1
    data[features] = bytes(3)  # Version 4 has two bits for each feature.
    name = data.index(b"amdhsa.version\x92\x01\x01")
    data[name + len("amdhsa.version") + 2] = 0
    with open(path, "wb") as f:
        f.write(data)


def build(name, processor, has_wave64, assembly, output, programs):
    """Makes the binary of container \\p name. Returns the errors."""
    header = CONTAINERS[name].header
    if header:
        source = output + ".clrx"
        with open(source, "w") as f:
            f.write(containers.wrap(header, processor, assembly))
        command = [programs.assembler, "-w", "-filetype=obj", source, "-o", output]
        command += ["-mattr=+wavefrontsize64"] if has_wave64 else []
    else:
        command = [programs.clang, "-target", "amdgcn-amd-amdhsa", f"-mcpu={processor}", assembly, "-o", output]
        command += ["-mwavefrontsize64"] if has_wave64 else []
    done = subprocess.run(command, capture_output=True, timeout=120)
    if done.returncode:
        return done.stderr.decode()
    if name == "codeobject3":
        make_version3(output)
    return ""
