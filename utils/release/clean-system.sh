# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions of bash scripts that work in a clean Debian or Ubuntu below a folder.
# shellcheck shell=bash

# make_clean_system SYSTEM FOLDER: creates a minimal system with debootstrap, as root.
# Packages come from $MIRROR (default: debootstrap's own), those of Debian's security
# updates from $MIRROR-security. $KEYRING has the keys that sign the archive.
make_clean_system() {
  local suite script keyring
  case $1 in
  debian-12) suite=bookworm script=sid ;;
  debian-13) suite=trixie script=sid ;;
  # debootstrap has one script for all releases of Ubuntu.
  ubuntu-26.04) suite=resolute script=gutsy ;;
  *)
    echo "error: unknown system '$1': debian-12, debian-13 and ubuntu-26.04 are known" >&2
    return 1
    ;;
  esac
  keyring=${KEYRING:-/usr/share/keyrings/${1%%-*}-archive-keyring.gpg}
  if [ ! -e "$keyring" ]; then
    echo "error: $keyring is missing: install ${1%%-*}-archive-keyring, or name a file in KEYRING" >&2
    return 1
  fi
  mkdir -p "$2"
  if ! debootstrap --variant=minbase --keyring="$keyring" "$suite" "$2" "${MIRROR:-}" "$script" \
    >"$2.log" 2>&1; then
    echo "error: debootstrap could not create $1; these are its last lines:" >&2
    tail -n 5 "$2.log" >&2
    return 1
  fi
  # dpkg need not write each file to the disk before it goes on.
  echo force-unsafe-io >"$2/etc/dpkg/dpkg.cfg.d/force-unsafe-io"
  list_sources "$1" "$suite" "$2/etc/apt/sources.list"
  inside "$2" "apt-get -qq update"
}

# list_sources SYSTEM SUITE FILE: adds updates to debootstrap's list of package sources.
# LLVM 22 is in the component universe of Ubuntu, and in the security updates of
# Debian 12.
list_sources() {
  local url
  url=$(sed -n 's/^deb \([^ ]*\) .*/\1/p;q' "$3")
  case $1 in
  debian-*) printf "deb %s main\n" "$url $2" "$url $2-updates" "$url-security $2-security" ;;
  ubuntu-*) printf "deb %s main universe\n" "$url $2" "$url $2-updates" "$url $2-security" ;;
  esac >"$3"
}

# inside FOLDER COMMAND: runs a command of sh in the system in FOLDER.
inside() {
  chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive CMAKE_BUILD_PARALLEL_LEVEL="$(nproc)" sh -euc "$2"
}
