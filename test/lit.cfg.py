# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lit suite of clrx-mc; lit.site.cfg.py sets the values used here."""

import os
import shutil
import sys

import lit
import lit.formats
import lit.util
from lit.llvm import llvm_config

config.name = "clrx-mc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".s", ".test", ".clrx", ".cases"]
config.excludes = ["Inputs", "CMakeLists.txt", "README.md"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.clrx_obj_root, "test")

# The unpacked files of the case files in test/Conformance.
sys.path.insert(0, os.path.join(config.test_source_root, "Conformance"))
import ConformanceCases

config.conformance_vectors = os.path.join(config.test_exec_root, "vectors")
ConformanceCases.unpack_if_changed(config.conformance_vectors)
config.substitutions.append(("%vectors", config.conformance_vectors))
config.substitutions.append(("%clrx_src_root", config.clrx_src_root))
config.substitutions.append(("%clrx_obj_root", config.clrx_obj_root))
config.substitutions.append(("%clrx_tools_dir", config.clrx_tools_dir))
config.substitutions.append(("%clrx_version", config.clrx_version))
config.substitutions.append(("%cmake", config.cmake_command))
config.substitutions.append(("%cpack", config.cpack_command))
config.substitutions.append(("%cxx_flags", config.clrx_cxx_flags))
config.substitutions.append(("%cxx", config.clrx_cxx))
config.substitutions.append(("%ld_flags", config.clrx_ld_flags))
config.substitutions.append(("%llvm_dir", config.clrx_llvm_dir))
config.substitutions.append(("%python", config.python_executable))

# The asan preset instruments only clrx-mc's code. LLVM's packaged libraries use
# allocators without instrumentation, so user poisoning must be off.
llvm_config.with_environment("ASAN_OPTIONS", "allow_user_poisoning=0:detect_leaks=0")

llvm_config.with_environment("PATH", config.llvm_tools_dir, append_path=True)
llvm_config.with_environment("PATH", config.clrx_tools_dir, append_path=True)
# For tests of the suite's own Python modules.
llvm_config.with_environment("PYTHONPATH", os.path.dirname(lit.__path__[0]))
llvm_config.add_tool_substitutions(
    ["FileCheck", "count", "llvm-ar", "llvm-mc", "llvm-objcopy", "llvm-objdump"]
    + ["llvm-readelf", "llvm-readobj", "not", "obj2yaml", "split-file", "yaml2obj"],
    [config.llvm_tools_dir],
)
llvm_config.add_tool_substitutions(["clrx-lsp", "clrx-mc", "clrx-run", "clrxasm"], [config.clrx_tools_dir])

# Programs of the same LLVM that are in separate packages.
for program in "clang-offload-bundler", "clang", "ld.lld", "llc":
    path = os.path.join(config.llvm_tools_dir, program)
    if os.path.exists(path):
        config.available_features.add(program.replace("ld.", ""))
        config.substitutions.append(("%" + program, path))
if os.path.exists(os.path.join(config.clrx_tools_dir, "comgr-dump")):
    config.available_features.add("comgr")
# Programs that display pages and graphs, and one that runs the extension for VS Code.
for program, feature in ("chromium", "chromium"), ("dot", "graphviz"), ("node", "node"):
    path = shutil.which(program)
    if path:
        config.available_features.add(feature)
        config.substitutions.append(("%" + program, path))
# Tests of libclrx-cl run if the ICD loader and its headers are installed.
config.opencl_icd = os.path.join(config.clrx_obj_root, "opencl")
if os.path.exists(config.opencl_icd) and os.path.exists(config.clrx_opencl_library):
    config.available_features.add("opencl")
    if os.path.exists(os.path.join(config.clrx_libclc_dir, "amdgcn-amd-amdhsa.bc")):
        config.available_features.add("libclc")
    config.substitutions.append(("%libclc", config.clrx_libclc_dir))
    # Only the system's Python has Debian's module.
    if not lit.util.executeCommand(["/usr/bin/python3", "-c", "import pyopencl"])[2]:
        config.available_features.add("pyopencl")
    config.pyopencl_examples = "/usr/share/doc/python-pyopencl-doc/examples"
    if os.path.exists(config.pyopencl_examples):
        config.available_features.add("pyopencl-examples")
    config.substitutions.append(("%pyopencl-examples", config.pyopencl_examples))

# Host programs of CLRX, VectorAdd and ReverseBits, that were built from its samples in
# this folder, or in the folder of lit -Dclrx_samples=FOLDER.
clrx_samples = os.path.join(config.clrx_src_root, "build", "clrx-samples")
clrx_samples = os.path.abspath(lit_config.params.get("clrx_samples", clrx_samples))
if os.path.exists(os.path.join(clrx_samples, "VectorAdd")):
    config.available_features.add("clrx-samples")
    config.substitutions.append(("%clrx-samples", clrx_samples))
elif "clrx_samples" in lit_config.params:
    lit_config.fatal("there is no program VectorAdd in " + clrx_samples)

# With this variable, ld.lld writes the same linker name as our linker, so that tests can
# compare whole files.
llvm_config.with_environment("LLD_VERSION", "Linker: clrx-mc")

for program in "clinfo", "dpkg-shlibdeps", "fish", "make", "man", "pkg-config", "vim", "zsh":
    if lit.util.which(program):
        config.available_features.add(program)

# Some systems have no pseudo-terminals.
try:
    for terminal in os.openpty():
        os.close(terminal)
    config.available_features.add("terminals")
except OSError:
    pass

# LLVM's line editor completes words only with libedit.
if config.clrx_llvm_has_libedit:
    config.available_features.add("libedit")

# A Python that can install packages. Perhaps only the system's Python can.
for python in config.python_executable, "/usr/bin/python3":
    command = [python, "-W", "ignore", "-c", "import setuptools, wheel, pip"]
    if not lit.util.executeCommand(command)[2]:
        config.available_features.add("pip")
        config.substitutions.append(("%pip-python", python))
        break
# A Python for the examples that are tests.
for python in config.python_executable, "/usr/bin/python3":
    if not lit.util.executeCommand([python, "-c", "import numpy, pytest"])[2]:
        config.available_features.add("pytest")
        config.substitutions.append(("%pytest-python", python))
        break
# A program without sanitizers cannot load an instrumented library.
if "-fsanitize" in config.clrx_ld_flags:
    config.available_features.add("sanitizers")

# Tests with Mesa's Clover run if utils/setup/setup-clover.sh has set it up in its
# default folder, or in the folder of lit -Dclover=FOLDER.
clover = os.path.join(config.clrx_src_root, "build", "clover")
clover = os.path.abspath(lit_config.params.get("clover", clover))
clover_version = os.path.join(clover, "version")
# An older set-up does not have all programs.
if os.path.exists(clover_version) and os.path.exists(os.path.join(clover, "clover-run")):
    with open(clover_version) as f:
        config.available_features.update(["clover", "clover-" + f.read().strip()])
    launch = os.path.join(config.clrx_src_root, "utils", "check", "launch-clover-cases.py")
    clrx_mc = os.path.join(config.clrx_tools_dir, "clrx-mc")
    launch = "%s %s --clover %s --assembler %s" % (config.python_executable, launch, clover, clrx_mc)
    config.substitutions.append(("%launch-clover-cases", launch))
    program = os.path.join(clover, "run-program")
    # clrx-dispatch executes what the driver submits.
    execute = "env SIMULATED_GPU_PROGRAM=" + os.path.join(config.clrx_tools_dir, "clrx-dispatch")
    config.substitutions.append(("%execute-clover-program", execute + " " + program))
    compare = os.path.join(config.clrx_src_root, "test", "Clover", "compare-with-clrx-run.py")
    compare = "%s %s --run-program %s --tools %s" % (config.python_executable, compare, program, config.clrx_tools_dir)
    config.substitutions.append(("%compare-clover", compare))
    config.substitutions.append(("%clover-program", program))
    config.substitutions.append(("%clover", os.path.join(clover, "run")))
elif "clover" in lit_config.params:
    lit_config.fatal("utils/setup/setup-clover.sh has not set up " + clover)

# Tests with AMD's loader run if utils/setup/setup-hsa-loader.sh has built it in its
# default folder, or in the folder of lit -Dhsa_loader=FOLDER.
hsa_loader = os.path.join(config.clrx_src_root, "build", "hsa-loader")
hsa_loader = os.path.abspath(lit_config.params.get("hsa_loader", hsa_loader))
hsa_load = os.path.join(hsa_loader, "hsa-load")
if os.path.exists(hsa_load):
    config.available_features.add("hsa-loader")
    load = os.path.join(config.clrx_src_root, "utils", "check", "load-hsa-cases.py")
    clrxasm = os.path.join(config.clrx_tools_dir, "clrxasm")
    load = "%s %s --loader %s --assembler %s" % (config.python_executable, load, hsa_load, clrxasm)
    config.substitutions.append(("%load-hsa-cases", load))
    config.substitutions.append(("%hsa-load", hsa_load))
elif "hsa_loader" in lit_config.params:
    lit_config.fatal("utils/setup/setup-hsa-loader.sh has not set up " + hsa_loader)
