//===- NameTable.h - Names of values ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A table of names, written down once and read in every direction: the value of
// a name, the name of a value, what is like a misspelt one, where else a name
// exists, and all of them, as messages enumerate words. The tables are
// constants.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_NAMETABLE_H
#define CLRX_SUPPORT_NAMETABLE_H

#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

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

/// One name. Tables with more columns derive their rows from it.
template <class T> struct NamedValue {
  llvm::StringLiteral Name; ///< In lower case.
  T Value;
  uint32_t Where =
      ~0u; ///< Mask of the places, architectures say, that have it.
  /// What another language calls the value; empty if it has no name there.
  llvm::StringLiteral OtherName = "";
};

/// \p Row is NamedValue or derived from it. Of several names of a value the
/// first is the one to print.
template <typename Row> class NameTable {
public:
  /// Names may be written with \p Prefix before them.
  template <size_t N>
  constexpr NameTable(const Row (&Rows)[N], llvm::StringLiteral Prefix = "")
      : Begin(Rows), Size(N), Prefix(Prefix) {}

  /// The row of \p Name, in any case, at a place in \p Where; null without one.
  const Row *find(llvm::StringRef Name, uint32_t Where = ~0u) const {
    Name = dropPrefix(Name);
    for (const Row &R : rows())
      if ((R.Where & Where) && Name.equals_insensitive(R.Name))
        return &R;
    return nullptr;
  }

  /// The row to print of \p Value at a place in \p Where; null if it has none.
  template <class T> const Row *findValue(T Value, uint32_t Where = ~0u) const {
    for (const Row &R : rows())
      if (R.Value == Value && (R.Where & Where))
        return &R;
    return nullptr;
  }

  /// All places that have \p Name, in any case.
  uint32_t findPlaces(llvm::StringRef Name) const {
    Name = dropPrefix(Name);
    uint32_t Places = 0;
    for (const Row &R : rows())
      if (Name.equals_insensitive(R.Name))
        Places |= R.Where;
    return Places;
  }

  /// What is most like \p Name, which must outlive the result, at a place in
  /// \p Where.
  ClosestName findClosest(llvm::StringRef Name, uint32_t Where = ~0u) const {
    ClosestName Closest(dropPrefix(Name));
    for (const Row &R : rows())
      if (R.Where & Where)
        Closest.consider(R.Name);
    return Closest;
  }

  /// "a, b or c": all names at a place in \p Where.
  std::string list(uint32_t Where = ~0u) const {
    llvm::SmallVector<llvm::StringRef, 8> Names;
    for (const Row &R : rows())
      if (R.Where & Where)
        Names.push_back(R.Name);
    return listWords(Names, "or");
  }

  llvm::ArrayRef<Row> rows() const { return {Begin, Size}; }

private:
  const Row *Begin;
  size_t Size;
  llvm::StringRef Prefix;

  /// The prefix alone is a name, too.
  llvm::StringRef dropPrefix(llvm::StringRef Name) const {
    if (Name.size() > Prefix.size())
      Name.consume_front_insensitive(Prefix);
    return Name;
  }
};

} // namespace clrx

#endif // CLRX_SUPPORT_NAMETABLE_H
