#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/check/check-package.sh [--help] PACKAGE.deb FOLDER
#
# Installs the Debian package that cpack makes in a build folder. The system is a
# clean Debian 12 in FOLDER; if FOLDER is missing, debootstrap creates it, as root.
# The script runs the program, shows its manual page, and builds and runs the
# examples for C, Python and CMake with the installed files. It prints a line for
# each step. The exit status is 0 if all steps worked.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

package=$1
root=$2
if [ ! -e "$root/etc/debian_version" ]; then
  debootstrap --variant=minbase --include=man-db bookworm "$root" >/dev/null
fi
cp "$package" "$root/clrx-mc.deb"

inside() {
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive sh -euc "$1"
}
step() {
  inside "$2" >"$root/log" 2>&1 || {
    echo "$1: failed"
    cat "$root/log"
    exit 1
  }
  echo "$1: good"
}

examples=/usr/share/doc/clrx-mc/examples
mix="--format=amdcl2 -mcpu=tonga -filetype=obj"
step "dpkg -i" "dpkg -i /clrx-mc.deb && dpkg --audit && dpkg -V clrx-mc"
step "man" "man clrx-mc | grep -q 'filetype=type' && man clrx-run >/dev/null && man clrxasm >/dev/null && man clrxdisasm >/dev/null"
step "clrx-mc" "clrx-mc $mix -o /mix.bin $examples/mix.clrx && clrx-mc --verify /mix.bin"
step "clrx-run" "clrx-run -global-size=64 -arg=zero:256 -arg=zero:256 -arg=u32:64 -arg=u32:0 -print=0:u32:1 /mix.bin | grep -qx '0: 0'"
step "clrxasm, clrxdisasm" "clrxasm -b amdcl2 -g tonga -o /same.bin $examples/mix.clrx &&
  cmp /mix.bin /same.bin && clrxdisasm -aC /mix.bin | grep -q v_mul_lo_u32"
step "apt-get" "apt-get -qq update && apt-get -qq install -y --no-install-recommends gcc libc6-dev pkgconf python3 cmake make"
step "C" "cc $examples/c/assemble.c \$(pkg-config --cflags --libs clrx) -o /assemble &&
  /assemble $examples/mix.clrx /same.bin format=amdcl2 mcpu=tonga && cmp /mix.bin /same.bin"
step "Python" "python3 -B $examples/python/assemble.py -o /same.bin $examples/mix.clrx && cmp /mix.bin /same.bin"
step "CMake" "cmake -S $examples/cmake -B /build && cmake --build /build && /build/fill"
step "dpkg -r" "dpkg -r clrx-mc && ! command -v clrx-mc && ! ls /usr/lib/libclrx*"
