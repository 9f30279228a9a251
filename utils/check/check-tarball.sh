#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/check/check-tarball.sh [--help] TARBALL
#
# Unpacks the static tarball of make-tarball.sh in an empty folder, and runs its
# programs there with chroot, as root. So they see no library, no /proc and no /etc.
# The script prints a line for each step. The exit status is 0 if all steps worked.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

root=$(mktemp -d)
trap 'rm -r "$root"' EXIT
tar -C "$root" -xf "$1" --strip-components=1

run() {
  env -i "$(command -v chroot)" "$root" "/bin/$1" "${@:2}"
}
step() {
  "${@:2}" >"$root/log" 2>&1 || {
    echo "$1: failed"
    cat "$root/log"
    exit 1
  }
  echo "$1: good"
}

examples=/share/doc/clrx-mc/examples
check_versions() {
  for program in clrx-mc clrx-run clrx-lsp clrxasm clrxdisasm; do
    run $program --version
  done
}
assemble() {
  run clrx-mc --format=amdcl2 -mcpu=tonga -filetype=obj -o /mix.bin $examples/mix.clrx
  run clrxasm -b amdcl2 -g tonga -o /same.bin $examples/mix.clrx
  cmp "$root/mix.bin" "$root/same.bin"
}
disassemble() {
  run clrx-mc --disassemble /mix.bin >"$root/again.clrx"
  run clrx-mc -filetype=obj -o /same.bin /again.clrx
  cmp "$root/mix.bin" "$root/same.bin"
  run clrxdisasm -aC /mix.bin | grep v_mul_lo_u32
}
# The comment in mix.clrx defines the results.
execute() {
  run clrx-run -global-size=64 -arg=zero:16 -arg=u32:10,20,30,40 -arg=u32:4 -arg=u32:5 \
    -print=0 /mix.bin | grep -x "0: 0xcc1ad845 0xd6045317 0x7f73d73a 0xaa4aa778"
}
debug() {
  printf "next\ncontinue\n" |
    run clrx-run -interactive -global-size=64 -arg=zero:16 -arg=zero:16 -arg=u32:4 -arg=u32:5 /mix.bin
}

step "versions" check_versions
step "assembling" assemble
step "disassembling" disassemble
step "executing" execute
step "debugging" debug
