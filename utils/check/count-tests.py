#!/usr/bin/env python3
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the counts of the results that runs of lit --output wrote:
    N unsupported
    N passed, N failed

A test that was expected to fail and did counts as passed, and one that was
expected to fail but passed counts as failed. Tests that need something this
system does not have are unsupported. The exit status is 0 if at least one test
passed and none failed. If a result file is missing, nothing is counted.
"""

import argparse
import json
import sys

PASSED = {"PASS", "FLAKYPASS", "XFAIL"}
NOT_RUN = {"EXCLUDED", "SKIPPED", "UNSUPPORTED"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", nargs="+", help="a file that lit --output wrote")
    codes = []
    for path in parser.parse_args().results:
        try:
            with open(path) as f:
                codes += [test["code"] for test in json.load(f)["tests"]]
        except OSError as error:
            parser.error(error)
    passed = sum(code in PASSED for code in codes)
    failed = sum(code not in PASSED | NOT_RUN for code in codes)
    print("%d unsupported" % codes.count("UNSUPPORTED"))
    print("%d passed, %d failed" % (passed, failed))
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
