#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/bench/run-all.sh [--help] BUILD-FOLDER REFERENCE-FOLDER
#
# Prints the figures of docs/performance.md in one run, which takes some ten minutes. BUILD-FOLDER
# is a build of utils/release/build-with-profile.sh, and REFERENCE-FOLDER has the programs clrxasm
# and clrxdisasm of CLRX. The machine should be idle.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

bench=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1
programs=$build/bin
reference=$2

measure() {
  echo
  echo "== $* =="
  "$@"
}

cmake --build "$build" --target clrx-bench-warm clrx-bench-simulate >/dev/null
clrx_mc=$programs/clrx-mc
measure "$bench/bench.py" --clrx-mc "$clrx_mc" --clrxasm "$reference/clrxasm"
measure "$programs/clrx-bench-warm"
measure taskset -c 0 "$bench/disasm.py" --clrx-mc "$clrx_mc" --clrxdisasm "$reference/clrxdisasm"
measure "$bench/disasm.py" --clrx-mc "$clrx_mc" --clrxdisasm "$reference/clrxdisasm"
measure "$programs/clrx-bench-simulate"
measure "$bench/language-server.py" --clrx-lsp "$programs/clrx-lsp"
measure "$bench/checks.py" --clrx-mc "$clrx_mc"
for kernels in 100 50000; do
  measure "$bench/memory.py" --clrx-mc "$clrx_mc" --clrxasm "$reference/clrxasm" --kernels "$kernels"
done
