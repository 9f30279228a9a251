//===- NameTable.h - Names of values ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A constant table of names that is searched in every direction: the value of a
// name, the name of a value, the name closest to a misspelt one, the variants
// that have a name, and the list of all names for messages.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_NAMETABLE_H
#define CLRX_SUPPORT_NAMETABLE_H

#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// Returns \p Words as a list such as "a, b or c", where \p Conjunction is
/// "or".
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
  /// Mask of the variants, such as architectures, that have the name.
  uint32_t Where = ~0u;
  /// Name of the value in another language; empty if there is none.
  llvm::StringLiteral OtherName = "";
};

/// A table of rows of type \p Row, which is NamedValue or derived from it. If a
/// value has several names, the first one is printed.
template <typename Row> class NameTable {
public:
  /// The table finds names with and without \p Prefix in front.
  template <size_t N>
  constexpr NameTable(const Row (&Rows)[N], llvm::StringLiteral Prefix = "")
      : Begin(Rows), Size(N), Prefix(Prefix) {}

  /// Returns the row of \p Name, in any letter case, for a variant in \p Where;
  /// null if there is none.
  const Row *find(llvm::StringRef Name, uint32_t Where = ~0u) const {
    Name = dropPrefix(Name);
    for (const Row &R : rows())
      if ((R.Where & Where) && Name.equals_insensitive(R.Name))
        return &R;
    return nullptr;
  }

  /// Returns the row to print for \p Value and a variant in \p Where; null if
  /// there is none.
  template <class T> const Row *findValue(T Value, uint32_t Where = ~0u) const {
    for (const Row &R : rows())
      if (R.Value == Value && (R.Where & Where))
        return &R;
    return nullptr;
  }

  /// Returns the mask of all variants that have \p Name, in any letter case.
  uint32_t findVariants(llvm::StringRef Name) const {
    Name = dropPrefix(Name);
    uint32_t Mask = 0;
    for (const Row &R : rows())
      if (Name.equals_insensitive(R.Name))
        Mask |= R.Where;
    return Mask;
  }

  /// Returns the name closest to \p Name for a variant in \p Where. \p Name
  /// must outlive the result.
  ClosestName findClosest(llvm::StringRef Name, uint32_t Where = ~0u) const {
    ClosestName Closest(dropPrefix(Name));
    for (const Row &R : rows())
      if (R.Where & Where)
        Closest.consider(R.Name);
    return Closest;
  }

  /// Returns all names for a variant in \p Where, as "a, b or c".
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

  /// Removes the prefix if text follows it. The prefix alone may be a name.
  llvm::StringRef dropPrefix(llvm::StringRef Name) const {
    if (Name.size() > Prefix.size())
      Name.consume_front_insensitive(Prefix);
    return Name;
  }
};

} // namespace clrx

#endif // CLRX_SUPPORT_NAMETABLE_H
