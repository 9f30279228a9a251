#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/show-example.sh [--help]
#
# Installs missing packages, builds clrx-mc and clrx-run in build/release, assembles the
# kernel examples/mix.clrx into a binary of each container in
# build/release/examples, shows the results, and runs the kernels on the
# simulator. All containers print the same four numbers.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

cd "$(dirname "${BASH_SOURCE[0]}")/.."
utils/setup/build.sh --target=clrx-mc --target=clrx-run build/release

bin=build/release/bin
out=build/release/examples
mkdir -p "$out"

run() {
  echo
  echo "\$ $*"
  "$@"
}

containers=(amd amdcl2 gallium rocm)
for container in "${containers[@]}"; do
  run $bin/clrxasm -b $container -g tonga -o $out/mix.$container examples/mix.clrx
done
for container in "${containers[@]}"; do
  run $bin/clrx-run -global-size=64 -arg=zero:16 -arg=u32:10,20,30,40 -arg=u32:4 -arg=u32:5 -print=0 $out/mix.$container
done
run $bin/clrx-mc --report "${containers[@]/#/$out/mix.}"
run $bin/clrx-mc --disassemble $out/mix.amdcl2
run $bin/clrx-mc --format=amdcl2 -mcpu=tonga -show-encoding examples/mix.clrx
