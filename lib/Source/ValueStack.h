//===- ValueStack.h - Values of macro arguments and .irp --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of the arguments of all current expansions, in one growing buffer.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_VALUESTACK_H
#define CLRX_LIB_SOURCE_VALUESTACK_H

#include "Source/TextOrigin.h"
#include <cstdint>
#include <vector>

namespace clrx {

/// The values of all expansions that are being read. The values of the
/// innermost expansion are on top. The memory is reused from call to call.
class ValueStack {
  struct Value {
    size_t Begin, End;
  };
  std::vector<char> Chars;
  std::vector<Value> Values;
  /// Origin of Chars. Empty unless the SourceStack tracks origins.
  llvm::SmallVector<OriginPiece, 0> Pieces;

public:
  /// Largest number of characters of all values together.
  static constexpr size_t MaxSize = size_t(1) << 26;

  /// A recorded height of the stack, for release().
  struct Mark {
    size_t NumValues = 0, NumChars = 0;
  };

  Mark mark() const { return {Values.size(), Chars.size()}; }
  /// Removes the values pushed since \p M was taken.
  void release(Mark M) {
    Values.resize(M.NumValues);
    shrink(M.NumChars);
  }

  size_t size() const { return Values.size(); }
  /// Returns value \p I, which stays valid until the next change.
  llvm::StringRef operator[](size_t I) const {
    return llvm::StringRef(Chars.data() + Values[I].Begin,
                           Values[I].End - Values[I].Begin);
  }

  void push() { Values.push_back({Chars.size(), Chars.size()}); }
  /// Adds the origin of value \p I, which gets to \p At in a text, to \p To.
  void getOrigin(size_t I, size_t At,
                 llvm::SmallVectorImpl<OriginPiece> &To) const {
    appendOrigin(Pieces, Values[I].Begin, Values[I].End, At, To);
  }

  /// Appends \p S to the value on top. \returns false if there is no room.
  /// \p Origin is that of \p S if origins are tracked.
  bool append(llvm::StringRef S, llvm::ArrayRef<OriginPiece> Origin = {}) {
    if (S.size() > MaxSize - Chars.size())
      return false;
    appendOrigin(Origin, 0, Origin.empty() ? 0 : S.size(), Chars.size(),
                 Pieces);
    Chars.insert(Chars.end(), S.begin(), S.end());
    Values.back().End = Chars.size();
    return true;
  }
  /// Removes the values pushed since \p M was taken, and returns them as a new
  /// stack.
  ValueStack take(Mark M) {
    ValueStack Result;
    for (size_t I = M.NumValues; I != Values.size(); ++I)
      Result.pushValue(*this, I);
    release(M);
    return Result;
  }
  /// Pushes the values of \p Other.
  void append(const ValueStack &Other) {
    for (size_t I = 0; I != Other.size(); ++I)
      pushValue(Other, I);
  }
  void clearTop() {
    shrink(Values.back().Begin);
    Values.back().End = Chars.size();
  }

private:
  void shrink(size_t NumChars) {
    Chars.resize(NumChars);
    while (!Pieces.empty() && Pieces.back().Begin >= NumChars)
      Pieces.pop_back();
  }
  void pushValue(const ValueStack &From, size_t I) {
    push();
    if (!From.Pieces.empty())
      From.getOrigin(I, Chars.size(), Pieces);
    llvm::StringRef S = From[I];
    Chars.insert(Chars.end(), S.begin(), S.end());
    Values.back().End = Chars.size();
  }
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_VALUESTACK_H
