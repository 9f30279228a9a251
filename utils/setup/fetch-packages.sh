# Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE.TXT for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Functions for scripts that fetch Debian packages without installing them. A script
# sources this file. It sets "folder", and defines "skip REASON", which ends it.

# Runs apt-get in $folder with its own state, which ignores the packages and the
# package sources of the system.
apt_get() {
  (cd "$folder" && apt-get -qq -o Dpkg::Use-Pty=0 \
    -o Dir::State="$folder/apt" -o Dir::State::status="$folder/apt/status" \
    -o Dir::Cache="$folder/apt" \
    -o Dir::Etc::sourcelist="$folder/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
    -o Dir::Etc::preferences=/dev/null -o Dir::Etc::preferencesparts=/dev/null \
    -o APT::Architecture=amd64 -o APT::Architectures::=amd64 \
    -o APT::Install-Recommends=false -o APT::Sandbox::User= \
    -o Acquire::Retries=2 -o Acquire::http::Timeout=30 "$@")
}

# update_apt RELEASE KIND...: fetches the lists of packages of a Debian release. KIND
# is deb or deb-src. DEBIAN_MIRROR names another mirror than http://deb.debian.org/debian.
update_apt() {
  local release=$1 keyring=/usr/share/keyrings/debian-archive-keyring.gpg kind
  shift
  [ -e $keyring ] || skip "the package debian-archive-keyring is not installed"
  mkdir -p "$folder"/apt/{lists,archives}/partial
  : >"$folder/apt/status"
  for kind in "$@"; do
    echo "$kind [signed-by=$keyring] ${DEBIAN_MIRROR:-http://deb.debian.org/debian} $release main"
  done >"$folder/apt/sources.list"
  apt_get update || { rm "$folder/apt/sources.list"; skip "the mirror cannot be reached"; }
}
