#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/make-readme-picture.sh [--help] [CLRX-MC]
#
# Makes docs/images/report.png, the picture of README.md: the HTML report of
# examples/reorder.clrx, without its tables and its control-flow graph. CLRX-MC
# is the program to run (default: build/release/bin/clrx-mc). Needs Chromium,
# which utils/setup/install-packages.sh --with-clang installs.
set -euo pipefail

case "${1:-}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

root=$(git -C "$(dirname "${BASH_SOURCE[0]}")" rev-parse --show-toplevel)
program=$(realpath "${1:-$root/build/release/bin/clrx-mc}")
cd "$root"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$program" --report=html --format=gallium -mcpu=tonga examples/reorder.clrx \
  >"$folder/report.html"
echo '<style>.cards, details { display: none }</style>' >>"$folder/report.html"
mkdir -p docs/images
# Chromium's sandbox does not work for root.
chromium --headless --no-sandbox --disable-gpu --hide-scrollbars \
  --force-device-scale-factor=1 --window-size=1200,1000 \
  --screenshot="$folder/report.png" "file://$folder/report.html" 2>"$folder/log" ||
  { cat "$folder/log" >&2; exit 1; }
size=$(stat -c %s "$folder/report.png")
if [ "$size" -gt 200000 ]; then
  echo "error: the picture has $size bytes, more than 200000" >&2
  exit 1
fi
mv "$folder/report.png" docs/images/report.png
