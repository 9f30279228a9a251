# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""usage: compare-registers.py CLRX_MC CLANG FOLDER FILE.cl...

Compiles kernels with clang, and compares the numbers of registers that clrx-mc finds
in the code, and the occupancy, with LLVM's resource report in the same file. If a
kernel calls no functions, not more registers may be live. Kernels that call unknown
functions are left out.
"""

import json
import pathlib
import re
import subprocess
import sys

GPUS = ["gfx908", "gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1150", "gfx1200", "gfx1201", "gfx1250"]
CLANG_OPTIONS = ["-w", "-x", "cl", "-S", "-cl-std=CL2.0", "-nogpulib", "--target=amdgcn-amd-amdhsa"]
CLANG_OPTIONS += ["-mcode-object-version=5", "-mllvm", "-amdgpu-internalize-symbols"]
REPORT_OPTIONS = ["--report=json", "--dialect=llvm", "--format=rocm", "--code-object-version=5"]
# LLVM's name of a count -> the report's.
COUNTS = {"numbered_sgpr": "sgprs", "num_vgpr": "vgprs", "num_agpr": "accVgprs"}


def read_counts(text):
    """Returns a function that evaluates a symbol that LLVM sets."""
    terms = dict(re.findall(r"^\s*\.set ([\w.$]+), (.+)$", text, re.M))

    def evaluate(expression, active=()):
        names = re.findall(r"[A-Za-z_][\w.$]*|\d+", re.sub(r"\bmax\(", "(", expression))
        values = [0]
        for name in names:
            if name.isdigit():
                values.append(int(name))
            elif name in terms and name not in active:
                values.append(evaluate(terms[name], (*active, name)))
        return max(values)

    return lambda name: evaluate(terms[name], (name,)) if name in terms else None


def read_occupancies(text):
    """Returns the occupancy of each kernel."""
    result, name = {}, None
    for line in text.splitlines():
        begin = re.match(r"([\w.$]+):\s+; @", line)
        name = begin[1] if begin else name
        found = re.match(r"; Occupancy: (\d+)$", line)
        if found:
            result[name] = int(found[1])
    return result


def compare(kernel, text, get_count, where):
    """Prints the differences of a kernel, and returns their number."""
    pairs = []
    for symbol, key in COUNTS.items():
        used = kernel.get(key, {}).get("used", 0)
        pairs.append((key, used, get_count("%s.%s" % (kernel["name"], symbol))))
    occupancy = read_occupancies(text).get(kernel["name"])
    if occupancy is not None:
        pairs.append(("waves", kernel["occupancy"]["waves"], occupancy))
    differences = [pair for pair in pairs if pair[1] != pair[2]]
    # LLVM sets the counts of a kernel that calls functions to a maximum.
    calls = re.search(r"\.set %s\.num_vgpr, max" % re.escape(kernel["name"]), text)
    for key in [] if calls else ["sgprs", "vgprs"]:
        live = kernel["live"][key]["count"]
        used = kernel[key]["used"] + (kernel.get("accVgprs", {}).get("used", 0) if key == "vgprs" else 0)
        if live > used:
            differences.append(("live " + key, live, used))
    for key, ours, theirs in differences:
        print("%s %s: %s %s, LLVM says %s" % (where, kernel["name"], key, ours, theirs))
    return len(differences) > 0


def main():
    clrx_mc, clang, folder, *files = sys.argv[1:]
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    compared = differ = unknown = 0
    for file in map(pathlib.Path, files):
        for gpu in GPUS:
            for level in "-O0", "-O2":
                assembly = folder / ("%s-%s%s.s" % (file.stem, gpu, level))
                command = [clang, *CLANG_OPTIONS, level, "-mcpu=" + gpu, file, "-o", assembly]
                if subprocess.run(command, stderr=subprocess.DEVNULL).returncode:
                    continue
                text = assembly.read_text()
                command = [clrx_mc, *REPORT_OPTIONS, "-mcpu=" + gpu, assembly]
                run = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
                for kernel in json.loads(run.stdout)["kernels"]:
                    if kernel["code"]["unknownWays"]:
                        unknown += 1
                        continue
                    compared += 1
                    differ += compare(kernel, text, read_counts(text), "%s %s" % (gpu, level))
    print("%d compared, %d differ, %d with unknown calls" % (compared, differ, unknown))


main()
