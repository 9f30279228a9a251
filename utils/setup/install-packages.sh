#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/setup/install-packages.sh [--help] [--with-clang | --for-packages]
#
# Installs the missing packages for building and testing clrx-mc on Debian or
# Ubuntu through apt-get, as root or with sudo. If no package is missing, the script
# does not run apt and needs no rights. --for-packages adds what cpack needs to make
# the Debian packages, and what the static programs need. --with-clang adds the packages that continuous
# integration needs: LLVM's own compiler and its libFuzzer; ld.lld and AMD's code
# object manager, which link and read code objects in tests; OpenCL's loader, headers,
# library of functions and programs, which the tests of libclrx-cl use; make, pip, shells, an
# editor and the tools for Debian packages, which the tests of the package use; and
# Chromium (350 MB) and Graphviz, which render reports.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

# LLVM's static libraries link to libzstd and zlib.
packages=(
  llvm-22-dev llvm-22-tools libzstd-dev zlib1g-dev
  cmake g++ ninja-build python3
)
if [ "${1:-}" = --with-clang ]; then
  packages+=(
    clang-22 clang-format-22 clang-tidy-22 clang-tools-22 libclang-rt-22-dev lld-22 libamd-comgr-dev
    clinfo libclc-22 ocl-icd-opencl-dev opencl-headers python3-pyopencl python-pyopencl-doc
    make pkgconf python3-pip python3-wheel python3-numpy python3-pytest dpkg-dev file man-db fish vim zsh
  )
elif [ "${1:-}" = --for-packages ]; then
  packages+=(dpkg-dev file ocl-icd-opencl-dev opencl-headers libedit-dev libbsd-dev libncurses-dev xz-utils)
fi

is_installed() {
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

missing=()
for package in "${packages[@]}"; do
  is_installed "$package" || missing+=("$package")
done
if [ "${1:-}" = --with-clang ]; then
  for package in chromium graphviz; do
    # Ubuntu's package of Chromium has no program in it.
    [ "$package" != chromium ] || grep -q '^ID=debian' /etc/os-release || continue
    is_installed "$package" || missing+=("$package")
  done
fi
[ ${#missing[@]} -gt 0 ] || exit 0

run_as_root=()
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null; then
    echo "error: installing ${missing[*]} takes root or sudo" >&2
    exit 1
  fi
  run_as_root=(sudo)
fi

echo "Installing ${missing[*]}"
apt_get() {
  "${run_as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 "$@"
}
apt_get update
if ! is_installed llvm-22-dev && [ -z "$(apt-cache madison llvm-22-dev)" ]; then
  cat >&2 <<'END'
error: apt knows no package llvm-22-dev

clrx-mc is built on LLVM 22. Enable a package repository that has it for this
distribution, such as the LLVM project's own, then run this again.
END
  exit 1
fi
apt_get install --no-install-recommends -y "${missing[@]}" >/dev/null
