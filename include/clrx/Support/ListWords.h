//===- ListWords.h - Words in a sentence ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How messages enumerate.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_LISTWORDS_H
#define CLRX_SUPPORT_LISTWORDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <string>

namespace clrx {

/// \returns "a, b or c", \p Conjunction being "or".
template <typename Range>
std::string listWords(const Range &Words, llvm::StringRef Conjunction) {
  std::string List;
  size_t Left = std::size(Words);
  for (llvm::StringRef Word : Words) {
    --Left;
    List += Word;
    if (Left)
      List += Left == 1 ? (" " + Conjunction + " ").str() : ", ";
  }
  return List;
}

} // namespace clrx

#endif // CLRX_SUPPORT_LISTWORDS_H
