#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/check/check-package.sh [--help] SYSTEM FOLDER PACKAGE.deb...
#
# Installs Debian packages of clrx-mc in a clean debian-12, debian-13 or ubuntu-26.04.
# If FOLDER is missing, debootstrap creates the system there, as root; see
# utils/release/make-packages.sh. The script runs the programs, shows their manual
# pages, and builds and runs the examples for C, Python and CMake with the installed
# files. With clrx-opencl, it also runs an OpenCL host program. It prints a line for
# each step. The exit status is 0 if all steps worked.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=utils/release/clean-system.sh
. "$project/utils/release/clean-system.sh"

system=$1
root=$2
shift 2
[ -e "$root/etc/debian_version" ] || make_clean_system "$system" "$root"
rm -rf "$root/packages"
mkdir "$root/packages"
cp "$@" "$root/packages"

step() {
  inside "$root" "$2" >"$root/log" 2>&1 || {
    echo "$1: failed"
    cat "$root/log"
    exit 1
  }
  echo "$1: good"
}

examples=/usr/share/doc/clrx-mc/examples
mix="--format=amdcl2 -mcpu=tonga -filetype=obj"
step "apt-get install" "apt-get -qq install -y --no-install-recommends man-db /packages/*.deb && dpkg --audit && dpkg -V clrx-mc"
step "man" "man clrx-mc | grep -q 'filetype=type' && man clrx-run >/dev/null && man clrx-lsp >/dev/null && man clrxasm >/dev/null && man clrxdisasm >/dev/null"
step "clrx-mc" "clrx-mc $mix -o /mix.bin $examples/mix.clrx && clrx-mc --verify /mix.bin"
step "clrx-run" "clrx-run -global-size=64 -arg=zero:256 -arg=zero:256 -arg=u32:64 -arg=u32:0 -print=0:u32:1 /mix.bin | grep -qx '0: 0'"
step "clrxasm, clrxdisasm" "clrxasm -b amdcl2 -g tonga -o /same.bin $examples/mix.clrx &&
  cmp /mix.bin /same.bin && clrxdisasm -aC /mix.bin | grep -q v_mul_lo_u32"
step "compilers" "apt-get -qq install -y --no-install-recommends gcc libc6-dev pkgconf python3 cmake make"
step "C" "cc $examples/c/assemble.c \$(pkg-config --cflags --libs clrx) -o /assemble &&
  /assemble $examples/mix.clrx /same.bin format=amdcl2 mcpu=tonga && cmp /mix.bin /same.bin"
step "Python" "python3 -B $examples/python/assemble.py -o /same.bin $examples/mix.clrx && cmp /mix.bin /same.bin"
step "pytest" "apt-get -qq install -y --no-install-recommends python3-numpy python3-pytest &&
  python3 -B -m pytest -p no:cacheprovider $examples/python/test_kernels.py"
step "CMake" "cmake -S $examples/cmake -B /build && cmake --build /build && /build/fill"
if [ -e "$root/etc/OpenCL/vendors/clrx.icd" ]; then
  # The kernel of the host program is in the tutorial.
  for source in scale-code.clrx scale-gallium.clrx; do
    sed -n "/^\`\`\`.*[ =]$source$/,/^\`\`\`$/{/^\`\`\`/d;p}" "$root$examples/../docs/tutorial.md" >"$root/$source"
  done
  step "OpenCL" "apt-get -qq install -y --no-install-recommends ocl-icd-opencl-dev opencl-headers clinfo &&
    clinfo -l | grep -q Tonga && cc -o /launch $examples/launch.c -lOpenCL &&
    clrx-mc -filetype=obj -o /scale.gallium /scale-gallium.clrx && /launch /scale.gallium"
fi
step "dpkg -P" "dpkg -P clrx-mc \$(dpkg-query -W -f '\${Package} ' clrx-opencl 2>/dev/null) && ! command -v clrx-mc && ! ls /usr/lib/libclrx*"
