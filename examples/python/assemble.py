#!/usr/bin/env python3
"""assemble.py - assembles with the Python module clrx and prints the result

    python3 assemble.py ../mix.clrx --format=amdcl2 --mcpu=tonga -o mix.bin
"""

import argparse
import sys

import clrx


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("source")
    parser.add_argument("-o", "--output")
    parser.add_argument("--format", default="amdcl2", help="container (default: %(default)s)")
    parser.add_argument("--mcpu", default="tonga", help="GPU (default: %(default)s)")
    parser.add_argument("-D", "--define", action="append", default=[], metavar="SYMBOL=NUMBER")
    return parser.parse_args()


def print_kernel(kernel):
    sizes = (kernel.name, kernel.wavefront_size, kernel.num_instructions, kernel.code_size)
    print("kernel %s, wavefronts of %d: %d instructions, %d bytes" % sizes)
    resources = kernel.resources
    if resources is None:
        return
    print("  %d SGPRs, %d VGPRs, %d waves" % (resources.num_sgprs, resources.num_vgprs, resources.waves))
    print("  %d bytes of LDS, %d of scratch" % (resources.lds_size, resources.scratch_size))
    for argument in resources.arguments:
        print("  %d: %s %s, %d bytes" % (argument.offset, argument.type, argument.name, argument.size))


def print_report(result):
    print("%d bytes" % len(result.data))
    for kernel in result.kernels:
        print_kernel(kernel)
    for symbol in result.symbols:
        place = "%s + " % symbol.section if symbol.section else ""
        print("symbol %s: %s%#x" % (symbol.name, place, symbol.value))
    for name in result.files:
        print("file %s" % name)
    print("%d instructions and pieces of data" % len(result.lines))


def main():
    arguments = parse_arguments()
    symbols = dict(text.split("=") for text in arguments.define)
    try:
        assembler = clrx.Assembler(
            format=arguments.format,
            mcpu=arguments.mcpu,
            define={name: int(value, 0) for name, value in symbols.items()},
        )
        with open(arguments.source, encoding="utf-8") as file:
            result = assembler.assemble(file.read(), arguments.source)
    except (OSError, clrx.OptionError, clrx.AssembleError) as error:
        sys.exit(str(error))
    for diagnostic in result.diagnostics:
        print(diagnostic, file=sys.stderr)
    print_report(result)
    if arguments.output:
        with open(arguments.output, "wb") as file:
            file.write(result.data)


if __name__ == "__main__":
    main()
