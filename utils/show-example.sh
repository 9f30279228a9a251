#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/show-example.sh [--help]
#
# Installs what is missing, builds clrx-mc in build/release, assembles the
# kernel examples/mix.clrx into an AMD CL2 and a Gallium binary in
# build/release/examples, and shows what came out.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

cd "$(dirname "${BASH_SOURCE[0]}")/.."
utils/build.sh build/release

bin=build/release/bin
out=build/release/examples
mkdir -p "$out"

run() {
  echo
  echo "\$ $*"
  "$@"
}

run $bin/clrxasm -b amdcl2 -g tonga -o $out/mix.amdcl2 examples/mix.clrx
run $bin/clrxasm -b gallium -g tonga -o $out/mix.gallium examples/mix.clrx
run $bin/clrx-mc --report $out/mix.amdcl2 $out/mix.gallium
run $bin/clrx-mc --disassemble $out/mix.amdcl2
run $bin/clrx-mc --format=amdcl2 -mcpu=tonga -show-encoding examples/mix.clrx
