#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/release/make-packages.sh [--help] SYSTEM FOLDER [COMMIT]
#
# Makes the Debian packages of a commit (default: HEAD) for debian-12, debian-13 or
# ubuntu-26.04, and writes them to FOLDER. The script creates two clean systems with
# debootstrap, as root. It builds in FOLDER/SYSTEM/build with build-with-profile.sh.
# Then check-package.sh installs the packages in FOLDER/SYSTEM/check. Both systems take
# 5 GB and stay. The environment variables MIRROR and KEYRING name another package
# archive and the file with its keys. On Debian, the package ubuntu-archive-keyring of
# Debian 13 has the keys of Ubuntu.
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
folder=$2
commit=${3:-HEAD}
build=$folder/$system/build
if [ -e "$folder/$system" ]; then
  echo "error: $folder/$system exists" >&2
  exit 1
fi

echo "Creating $build"
make_clean_system "$system" "$build"
mkdir "$build/clrx-mc"
git -C "$project" archive "$commit" | tar -x -C "$build/clrx-mc"
inside "$build" "/clrx-mc/utils/setup/install-packages.sh --for-packages"
echo "Building"
inside "$build" "/clrx-mc/utils/release/build-with-profile.sh /build -DCLRX_INCLUDE_TESTS=OFF" >>"$build.log"

# The name of a package file contains the name of the system, as in 1.0.0-1~deb12.
suffix=${system/#debian-/deb}
suffix=${suffix/#ubuntu-/ubuntu}
inside "$build" "cd /build && cpack -D CPACK_DEBIAN_PACKAGE_RELEASE=1~$suffix -B /packages" >>"$build.log"
packages=("$build"/packages/*.deb)
cp "${packages[@]}" "$folder"
"$project/utils/check/check-package.sh" "$system" "$folder/$system/check" "${packages[@]}"
(cd "$folder" && ls -l "${packages[@]##*/}")
