#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/check/check-changes.sh [--help] BUILD-FOLDER [BASE]
#
# Runs clang-format and clang-tidy on the lines of C and C++ files that differ
# from the commit BASE. By default, BASE is the commit at which this branch left
# origin/main, or the parent of HEAD if the branch has no commits of its own.
# BUILD-FOLDER is configured with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON. The exit
# status is 1 if a changed line is not formatted or draws a warning.
set -euo pipefail

case "${1:---help}" in
-h | --help)
  sed -n '/^# usage/,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"
  exit 0
  ;;
esac

folder=$(cd "$1" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
base=${2:-$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD)}
[ "$(git rev-parse "$base")" != "$(git rev-parse HEAD)" ] || base=HEAD~1

changed() {
  # The build folder has no commands for other files.
  git diff -U0 --no-prefix "$base" -- "$@" ':!test' ':!examples' ':!python' ':!utils/measure/public_kernels'
}

status=0
changed '*.h' '*.cpp' '*.c' | clang-format-diff-22 -p0 -style=file >"$folder/format.diff" || true
if [ -s "$folder/format.diff" ]; then
  cat "$folder/format.diff"
  echo "error: run clang-format on the lines above" >&2
  status=1
fi
changed '*.cpp' | clang-tidy-diff-22.py -p0 -path "$folder" -clang-tidy-binary clang-tidy-22 -quiet -j 2 \
  -extra-arg=-Wno-unknown-warning-option -extra-arg=-Wno-ignored-optimization-argument \
  -extra-arg=-Wno-ignored-gch >"$folder/tidy.txt" 2>&1 || true
if grep -E '(warning|error): .*\[.*\]$' "$folder/tidy.txt"; then
  echo "error: mend the code that draws the warnings above" >&2
  status=1
fi
exit $status
