//===- MergedStrings.cpp - String tables that share endings ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sorts strings by their ends, so that one follows those that end with it.
//
//===----------------------------------------------------------------------===//

#include "MergedStrings.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;
using namespace clrx::codeobject;

/// Whether \p A stands before \p B: read from their ends, the greater comes
/// first, and what is longer before what it ends with.
static bool comesBefore(StringRef A, StringRef B) {
  auto IsLess = [](char X, char Y) {
    return static_cast<unsigned char>(X) < static_cast<unsigned char>(Y);
  };
  return std::lexicographical_compare(B.rbegin(), B.rend(), A.rbegin(),
                                      A.rend(), IsLess);
}

MergedStrings::MergedStrings(ArrayRef<StringRef> Strings) : Bytes(1, '\0') {
  std::vector<StringRef> Sorted(Strings);
  llvm::sort(Sorted, comesBefore);
  Sorted.erase(llvm::unique(Sorted), Sorted.end());
  StringRef Previous;
  for (StringRef S : Sorted) {
    if (S.empty())
      continue;
    if (Previous.ends_with(S)) {
      Offsets[S] = Bytes.size() - 1 - S.size();
      continue;
    }
    Offsets[S] = Bytes.size();
    Bytes.append(S.data(), S.size());
    Bytes.push_back('\0');
    Previous = S;
  }
}
