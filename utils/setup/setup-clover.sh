#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/setup/setup-clover.sh [--help] [--mesa 20.3.5|22.3.6|25.0.7] [FOLDER]
#
# Sets up the environment of the tests in test/Clover, in FOLDER (default:
# build/clover): Clover, the OpenCL implementation of Mesa that loads Gallium
# binaries (default: 22.3.6, the version of Debian 12), a simulated GPU, and
# programs that load, launch and run binaries. The tests use build/clover, or the
# folder in this option of lit:
#   lit -Dclover=FOLDER build/release/test/Clover
#
# The script fetches Clover's Debian packages with all their dependencies, and
# unpacks them in FOLDER without installing them. This needs apt-get and a C
# compiler, but no rights; it fetches 70 to 100 MB and uses 0.5 GB of space. Another
# run does only what has changed. DEBIAN_MIRROR names another mirror than
# http://deb.debian.org/debian, such as http://archive.debian.org/debian for an old
# release.
#
# Afterwards, FOLDER/run CHIP [OPTION...] [BINARY] loads a binary, and FOLDER/run
# help lists the chips. FOLDER/run-program CHIP PROGRAM [ARGUMENT...] runs a program
# of FOLDER, such as launch, which is examples/launch.c. The simulated GPU executes
# kernels if SIMULATED_GPU_PROGRAM names clrx-dispatch. If Clover is not available,
# the script prints the reason, and the exit status is 77.
set -euo pipefail

usage() {
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
}

skip() {
  echo "setup-clover.sh: no Clover: $1" >&2
  exit 77
}

# Sets suite to the Debian release that contains a version of Mesa.
find_release() {
  case "$1" in
  20.3.5) suite=bullseye ;;
  22.3.6) suite=bookworm ;;
  25.0.7) suite=trixie ;;
  *)
    echo "error: Mesa $1 is in no Debian release; there are 20.3.5, 22.3.6 and 25.0.7" >&2
    exit 2
    ;;
  esac
}

mesa=22.3.6
folder=
while [ $# -gt 0 ]; do
  case "$1" in
  -h | --help)
    usage
    exit 0
    ;;
  --mesa)
    [ $# -gt 1 ] || { usage >&2; exit 2; }
    mesa=$2
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
find_release "$mesa"

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$project/utils/setup/fetch-packages.sh"
sources=$project/test/Clover
mkdir -p "${folder:=$project/build/clover}"
folder=$(cd "$folder" && pwd)
root=$folder/root
libraries=$root/usr/lib/x86_64-linux-gnu

fetch_packages() {
  echo "Fetching Mesa $mesa of Debian's $suite"
  update_apt "$suite" deb
  apt_get autoclean >/dev/null
  apt_get install --download-only -y \
    mesa-opencl-icd ocl-icd-opencl-dev libdrm-dev libc6-dev >/dev/null ||
    skip "the mirror does not have its packages"
}

unpack_packages() {
  local package link
  rm -rf "$root"
  mkdir "$root"
  for package in "$folder"/apt/archives/*.deb; do
    dpkg-deb -x "$package" "$root"
  done
  # Make absolute links lead into this folder instead of the system.
  for link in lib lib64; do
    [ -e "$root/$link" ] || ln -s "usr/$link" "$root/$link"
  done
  find "$root" -type l -lname '/*' | while read -r link; do
    ln -sfn "$root$(readlink "$link")" "$link"
  done
}

# compile OUTPUT OPTION... SOURCE... [-lLIBRARY]: compiles against the unpacked C
# library, which may be older than the system's.
compile() {
  "${CC:-cc}" --sysroot="$root" -B"$libraries" -L"$libraries" \
    -std=gnu2x -O1 -Wall -Wextra -Werror -o "$@"
}

compile_programs() {
  compile "$folder/simulated-gpu.so" -shared -fPIC -I"$root/usr/include/libdrm" \
    "$sources"/SimulatedGPU/*.c
  compile "$folder/clover-load" "$sources/clover-load.c" -lOpenCL
  compile "$folder/clover-run" "$sources/clover-run.c" -lOpenCL
  compile "$folder/launch" -Wno-deprecated-declarations "$project/examples/launch.c" -lOpenCL
}

# Clover runs with its own C library. A foreign file can make Clover hang or
# allocate without bound, so limit time and memory.
write_run() {
  echo "$libraries/libMesaOpenCL.so.1" >"$folder/mesa.icd"
  cat >"$folder/run" <<RUN
#!/bin/sh
# run CHIP [OPTION...] [BINARY]: loads and launches a Gallium binary with Clover
# of Mesa $mesa.
chip="\$1"
shift
exec '$folder/run-program' "\$chip" clover-load "\$@"
RUN
  cat >"$folder/run-program" <<RUN
#!/bin/sh
# run-program CHIP PROGRAM [ARGUMENT...]: runs a program of this folder with Clover
# of Mesa $mesa.
export SIMULATED_GPU="\$1" SIMULATED_GPU_ROOT='$root'
program='$folder'/"\$2"
shift 2
export OCL_ICD_VENDORS='$folder/mesa.icd'
export GALLIUM_PIPE_SEARCH_DIR='$libraries/gallium-pipe'
export MESA_SHADER_CACHE_DISABLE=true MESA_GLSL_CACHE_DISABLE=true
ulimit -v 6291456
exec timeout 30 '$root/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2' --inhibit-cache \\
  --library-path '$root/lib/x86_64-linux-gnu:$libraries' \\
  --preload '$folder/simulated-gpu.so' "\$program" "\$@"
RUN
  chmod +x "$folder/run" "$folder/run-program"
}

[ "$(uname -sm)" = "Linux x86_64" ] || skip "it runs on x86-64 Linux only"
for tool in apt-get dpkg-deb "${CC:-cc}"; do
  command -v "$tool" >/dev/null || skip "there is no $tool"
done

# The file "version" exists when the set-up is complete. The file "unpacked" holds
# the version of the unpacked packages.
rm -f "$folder/version"
if [ "$(cat "$folder/unpacked" 2>/dev/null)" != "$mesa" ]; then
  rm -f "$folder/unpacked"
  fetch_packages
  unpack_packages
  echo "$mesa" >"$folder/unpacked"
fi
compile_programs
write_run
device=$("$folder/run" tonga 2>&1) || true
case "$device" in
*"Mesa $mesa"*) ;;
*)
  echo "error: Clover of Mesa $mesa finds no device:" >&2
  echo "$device" >&2
  exit 1
  ;;
esac
echo "$mesa" >"$folder/version"
