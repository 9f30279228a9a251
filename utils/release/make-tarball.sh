#!/usr/bin/env bash
# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# usage: utils/release/make-tarball.sh [--help] SYSTEM FOLDER
#
# Makes FOLDER/clrx-mc-VERSION-linux-x86_64.tar.xz, as root. It has the programs, which
# need no shared library, manual pages, completions, documents and examples. The script
# links the objects that make-packages.sh with the same arguments has left in
# FOLDER/SYSTEM/build. Then check-tarball.sh runs the programs without any other file.
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

build=$2/$1/build
cache=$build/build/CMakeCache.txt
if [ ! -e "$cache" ]; then
  echo "error: run make-packages.sh $1 $2 first" >&2
  exit 1
fi
name=clrx-mc-$(sed -n 's/^CMAKE_PROJECT_VERSION:.*=//p' "$cache")-linux-x86_64
log=$2/$1/static.log

echo "Linking static programs"
inside "$build" "cmake -DCLRX_LINK_STATIC=ON /build
  cmake --build /build --target clrx-mc clrx-run clrx-lsp" >"$log"
rm -rf "$build/static"
inside "$build" "cmake --install /build --component clrx --strip --prefix /static/$name" >>"$log"

# The folders include and lib are for programs that use the shared library.
files=$build/static/$name
doc=share/doc/clrx-mc
(cd "$files" && rm -r include lib $doc/copyright)
ln -s $doc/README.md $doc/LICENSE.TXT "$files"

# The licences of the libraries that the programs contain.
mkdir "$files/$doc/licenses"
for file in /usr/lib/llvm-22/lib/libLLVMSupport.a libc.a libstdc++.a libz.a libzstd.a \
  libedit.a libbsd.a libmd.a libtinfo.a; do
  inside "$build" "dpkg -S $file" | sed 's/:.*//'
done | sort -u | while read -r package; do
  # Such a file can be a link to a folder of another package.
  inside "$build" "cat /usr/share/doc/$package/copyright" >"$files/$doc/licenses/$package"
done

tar -C "$build/static" --sort=name --owner=0 --group=0 --numeric-owner -cJf "$2/$name.tar.xz" "$name"
"$project/utils/check/check-tarball.sh" "$2/$name.tar.xz"
ls -l "$2/$name.tar.xz"
