#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/show-example.sh [--help] [BUILD-FOLDER]
#
# Installs missing packages, builds clrx-mc and clrx-run in BUILD-FOLDER (default:
# build/release), assembles the kernel examples/mix.clrx into a binary of each
# container in the folder examples there, shows the results, and runs the
# kernels on the simulator. All containers print the same four numbers.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=${1:-build/release}
utils/setup/build.sh --target=clrx-mc --target=clrx-run "$folder"

bin=$folder/bin
out=$folder/examples
mkdir -p "$out"

run() {
  echo
  echo "\$ $*"
  "$@"
}

containers=(amd amdcl2 gallium rocm)
for container in "${containers[@]}"; do
  run "$bin/clrxasm" -b $container -g tonga -o "$out/mix.$container" examples/mix.clrx
done
for container in "${containers[@]}"; do
  run "$bin/clrx-run" -global-size=64 -arg=zero:16 -arg=u32:10,20,30,40 -arg=u32:4 -arg=u32:5 -print=0 "$out/mix.$container"
done
run "$bin/clrx-mc" --report "${containers[@]/#/$out/mix.}"
run "$bin/clrx-mc" --disassemble "$out/mix.amdcl2"
run "$bin/clrx-mc" --format=amdcl2 -mcpu=tonga -show-encoding examples/mix.clrx
