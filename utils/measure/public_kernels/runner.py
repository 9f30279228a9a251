# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs one kernel on clrx-run, with buffers as bytes."""

import itertools
import os
import subprocess
import tempfile

SECONDS = 600
FOLDER = os.path.dirname(os.path.abspath(__file__))


class Difference(Exception):
    """The message says what is wrong."""


def require_equal(what, found, expected):
    if found != expected:
        raise Difference("%s: found %s, expected %s" % (what, show(found), show(expected)))


def show(value):
    text = value.hex() if isinstance(value, bytes) else str(value)
    return text if len(text) <= 80 else text[:80] + "..."


class Runner:
    """Owns the temporary folder of a family."""

    def __init__(self, args):
        self.args = args
        self.folder = tempfile.TemporaryDirectory()
        self.numbers = itertools.count()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def new_path(self, suffix):
        return os.path.join(self.folder.name, "%d%s" % (next(self.numbers), suffix))

    def write(self, content, suffix=".bin"):
        path = self.new_path(suffix)
        with open(path, "wb") as f:
            f.write(content)
        return path

    def run(self, binary, arguments, outputs, size, local=None, kernel=None, options=()):
        """Runs a kernel. arguments: texts as of -arg, or bytes, which become the contents of buffers
        or the value. outputs: numbers of arguments. Returns their contents. size, local: numbers."""
        command = [self.args.run, binary, "-global-size=%s" % size, "-seed=%d" % self.args.seed, *options]
        command += ["-no-check=" + self.args.no_check] if self.args.no_check else []
        command += ["-local-size=%s" % local] if local else []
        command += ["-kernel=" + kernel] if kernel else []
        for argument in arguments:
            text = argument if isinstance(argument, str) else "file:" + self.write(argument)
            command.append("-arg=" + text)
        paths = [self.new_path(".out") for _ in outputs]
        command += ["-out=%d:%s" % pair for pair in zip(outputs, paths)]
        self.execute(command)
        return [self.read(path) for path in paths]

    def execute(self, command):
        try:
            done = subprocess.run(command, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            raise Difference("more than %d seconds" % SECONDS)
        if done.returncode:
            lines = done.stderr.decode("utf-8", "replace").splitlines()
            errors = [line for line in lines if "error:" in line] or lines
            raise Difference("%s fails: %s" % (os.path.basename(command[0]), "".join(errors[:1])))
        return done.stdout

    def read(self, path):
        with open(path, "rb") as f:
            return f.read()

    def compile(self, source, processor, options=()):
        """Compiles OpenCL C for a GPU. Returns the path of the binary."""
        binary = self.new_path(".o")
        command = self.get_compile_command("amdgcn-amd-amdhsa", options) + ["-nogpulib", "-O2"]
        self.execute([*command, "-mcpu=" + processor, source, "-o", binary])
        return binary

    def get_compile_command(self, target, options):
        command = [self.args.clang, "-x", "cl", "-cl-std=CL1.2", "-target", target, "-w"]
        return [*command, "-include", os.path.join(FOLDER, "opencl.h"), *options]

    def compile_for_host(self, source, call, options=()):
        """Compiles a kernel for the host. call: the call of the kernel in OpenCL C."""
        wrapper = '#include "%s"\nvoid callKernel(void) { %s; }\n' % (os.path.abspath(source), call)
        path, program = self.write(wrapper.encode(), ".cl"), self.new_path("")
        command = self.get_compile_command("x86_64-linux-gnu", options) + ["-ffp-contract=off", "-O1"]
        self.execute([*command, "-c", path, "-o", program + ".o"])
        main = os.path.join(FOLDER, "host_main.c")
        self.execute([self.args.clang, "-O1", main, "-x", "none", program + ".o", "-o", program, "-lm"])
        return program

    def run_on_host(self, program, buffers, size, local):
        """Runs such a kernel. size, local: three numbers. Returns the contents of the buffers."""
        paths = [self.write(buffer) for buffer in buffers]
        self.execute([program, *map(str, [*size, *local]), *paths])
        return [self.read(path) for path in paths]
