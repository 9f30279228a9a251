#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/release/build-with-profile.sh [--help] BUILD-FOLDER [CMAKE-OPTION...]
#
# Builds the programs of packages with GCC: at first with counters, which train.py
# fills, and then with link-time optimisation and with the counts. Another run
# records the profile again.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=$1
shift
configure() {
  cmake --log-level=WARNING --preset package -S "$root" -B "$folder" "$@"
}

configure "$@" -DCLRX_ENABLE_LTO=OFF -DCLRX_PROFILE=GENERATE
cmake --build "$folder" --target clrx-mc clrx-bench-simulate
find "$folder" -name '*.gcda' -delete
"$root/utils/release/train.py" "$folder"
configure "$@" -DCLRX_ENABLE_LTO=ON -DCLRX_PROFILE=USE
# Benchmarks are not part of all; an old one would still count.
cmake --build "$folder" --target all clrx-bench-simulate
