#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/run-tests.sh [--help] [BUILD-FOLDER [CMAKE-OPTION...]]
#
# Installs missing packages, builds clrx-mc in BUILD-FOLDER (default:
# build/release), runs all tests, and prints their count as the last line:
#   N passed, N failed
# The line before counts the tests that need something this system does not have.
# The tests with Mesa's Clover run if utils/setup/setup-clover.sh has set it up. The
# exit status is 0 if at least one test ran and none failed.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:-$root/build/release}
results=$folder/test/results.json
rm -f "$results"
"$root/utils/setup/build.sh" "$folder" "${@:2}" -DCLRX_INCLUDE_TESTS=ON
cmake --build "$folder" --target clrx-test-depends

status=0
lit=$(sed -n 's/^LLVM_EXTERNAL_LIT:[A-Z]*=//p' "$folder/CMakeCache.txt")
python3 "$lit" -s --verbose --output "$results" "$folder/test" || status=$?
"$root/utils/check/count-tests.py" "$results"
exit $status
