#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/setup/build.sh [--help] [--target=NAME]... [BUILD-FOLDER [CMAKE-OPTION...]]
#
# Installs missing packages and builds clrx-mc as CMake's preset "release" in
# BUILD-FOLDER (default: build/release). --target builds only what is named. Another
# run rebuilds only what has changed.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

targets=()
while [[ "${1:-}" == --target=* ]]; do
  targets+=(--target "${1#*=}")
  shift
done
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
folder=${1:-$root/build/release}
shift $(($# > 0 ? 1 : 0))

"$root/utils/setup/install-packages.sh"
cmake --log-level=WARNING --preset release -S "$root" -B "$folder" "$@"
cmake --build "$folder" "${targets[@]}"
