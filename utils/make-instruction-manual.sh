#!/bin/sh
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/make-instruction-manual.sh [CLRX-MC [FOLDER]]
#
# Writes the generated pages of the instruction manual to FOLDER, by default
# docs/instructions: a page for each format, and the index. CLRX-MC is the program,
# by default build/release/bin/clrx-mc.
set -eu

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p;}' "$0"
  exit 0
  ;;
esac

root=$(cd "$(dirname "$0")/.." && pwd)
program=${1:-$root/build/release/bin/clrx-mc}
folder=${2:-$root/docs/instructions}
mkdir -p "$folder"
for format in SOP1 SOP2 SOPK SOPC SOPP SMRD VOP1 VOP2 VOPC VOP3A VOP3B VOP3P VINTRP DS MUBUF MTBUF MIMG EXP FLAT; do
  name=$(echo "$format" | tr '[:upper:]' '[:lower:]')
  "$program" --help-instruction="$format" >"$folder/$name.md"
done
"$program" --help-instruction=index >"$folder/index.md"
