#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/setup/setup-hsa-loader.sh [--help] [--source SOURCE] [FOLDER]
#
# Builds the program of the tests in test/HSALoader in FOLDER (default:
# build/hsa-loader): the loader of AMD's ROCR-Runtime, which loads HSA code objects,
# with a simulated device. The tests use build/hsa-loader, or the folder in this
# option of lit:
#   lit -Dhsa_loader=FOLDER build/release/test/HSALoader
#
# SOURCE is the source of ROCR-Runtime: the folder with loader/executable.cpp. It is
# src of the repository ROCm/ROCR-Runtime up to ROCm 6.2, and later
# projects/rocr-runtime/runtime/hsa-runtime of ROCm/rocm-systems. Without this option,
# the script fetches the source package rocr-runtime of Debian 12. It also fetches the
# package libelf-dev if that is not installed. It installs nothing, and needs apt-get
# and a C++ compiler, but no rights. DEBIAN_MIRROR names another mirror than
# http://deb.debian.org/debian.
#
# Afterwards, FOLDER/hsa-load FILE loads a code object or an AMD CL2 binary. If the
# source is not available, the script prints the reason, and the exit status is 77.
set -euo pipefail

usage() {
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
}

skip() {
  echo "setup-hsa-loader.sh: no loader: $1" >&2
  exit 77
}

source=
folder=
while [ $# -gt 0 ]; do
  case "$1" in
  -h | --help)
    usage
    exit 0
    ;;
  --source)
    [ $# -gt 1 ] || { usage >&2; exit 2; }
    source=$(cd "$2" && pwd)
    shift
    ;;
  -*)
    usage >&2
    exit 2
    ;;
  *) folder=$1 ;;
  esac
  shift
done

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$project/utils/setup/fetch-packages.sh"
mkdir -p "${folder:=$project/build/hsa-loader}"
folder=$(cd "$folder" && pwd)
rm -f "$folder"/hsa-load "$folder"/*.o

update_apt_once() {
  [ -s "$folder/apt/sources.list" ] || update_apt bookworm deb deb-src
}

fetch_source() {
  local file
  if [ ! -e "$folder/source" ]; then
    update_apt_once
    apt_get source --download-only rocr-runtime || skip "the mirror does not have its source"
    mkdir -p "$folder/new"
    tar -x -f "$folder"/rocr-runtime_*.orig.tar.* -C "$folder/new"
    mv "$folder/new" "$folder/source"
  fi
  file=$(find "$folder/source" -path '*/loader/executable.cpp' | head -n 1)
  source=${file%/loader/executable.cpp}
}

# Fetches the static library: its program needs no library at run time.
fetch_libelf() {
  [ ! -e "$folder/libelf" ] || return 0
  update_apt_once
  apt_get download libelf-dev || skip "the mirror does not have libelf-dev"
  dpkg-deb -x "$folder"/libelf-dev_*.deb "$folder/libelf.new"
  mv "$folder/libelf.new" "$folder/libelf"
}

# core/inc must not be searched for <...>, because it has a signal.h. Without NDEBUG,
# the loader stops at objects of version 1 with several segments, which its release
# builds load.
compile() {
  local name
  local flags=(-std=c++17 -O1 -DNDEBUG -w -isystem "$source" -isystem "$source/inc"
    -isystem "$source/loader" -isystem "$source/libamdhsacode")
  local objects=() libraries=(-lelf)
  if ! echo '#include <gelf.h>' | "${CXX:-c++}" -x c++ -fsyntax-only - 2>/dev/null; then
    fetch_libelf
    flags+=(-isystem "$folder/libelf/usr/include")
    libraries=("$folder/libelf/usr/lib/x86_64-linux-gnu/libelf.a" -lz)
  fi
  for name in loader/executable libamdhsacode/amd_{elf_image,hsa_code,hsa_code_util,hsa_locks,options}; do
    objects+=("$folder/$(basename "$name").o")
    "${CXX:-c++}" "${flags[@]}" -c "$source/$name.cpp" -o "${objects[-1]}" &
  done
  wait
  "${CXX:-c++}" "${flags[@]}" -o "$folder/new-hsa-load" \
    "$project/test/HSALoader/hsa-load.cpp" "${objects[@]}" "${libraries[@]}" 2>"$folder/link.log" ||
    { cat "$folder/link.log" >&2; exit 1; }
}

[ "$(uname -sm)" = "Linux x86_64" ] || skip "it runs on x86-64 Linux only"
for tool in apt-get dpkg-deb "${CXX:-c++}"; do
  command -v "$tool" >/dev/null || skip "there is no $tool"
done
[ -n "$source" ] || fetch_source
[ -e "$source/loader/executable.cpp" ] || {
  echo "error: $source has no loader/executable.cpp" >&2
  exit 2
}
compile
mv "$folder/new-hsa-load" "$folder/hsa-load"
