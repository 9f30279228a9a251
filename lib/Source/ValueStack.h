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

#include "llvm/ADT/StringRef.h"
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
    Chars.resize(M.NumChars);
  }

  size_t size() const { return Values.size(); }
  /// Returns value \p I, which stays valid until the next change.
  llvm::StringRef operator[](size_t I) const {
    return llvm::StringRef(Chars.data() + Values[I].Begin,
                           Values[I].End - Values[I].Begin);
  }

  void push() { Values.push_back({Chars.size(), Chars.size()}); }
  /// Appends \p S to the value on top. \returns false if there is no room.
  bool append(llvm::StringRef S) {
    if (S.size() > MaxSize - Chars.size())
      return false;
    Chars.insert(Chars.end(), S.begin(), S.end());
    Values.back().End = Chars.size();
    return true;
  }
  /// Removes the values pushed since \p M was taken, and returns them as a new
  /// stack.
  ValueStack take(Mark M) {
    ValueStack Result;
    for (size_t I = M.NumValues; I != Values.size(); ++I)
      Result.pushValue((*this)[I]);
    release(M);
    return Result;
  }
  /// Pushes the values of \p Other.
  void append(const ValueStack &Other) {
    for (size_t I = 0; I != Other.size(); ++I)
      pushValue(Other[I]);
  }
  void clearTop() {
    Chars.resize(Values.back().Begin);
    Values.back().End = Chars.size();
  }

private:
  void pushValue(llvm::StringRef S) {
    push();
    Chars.insert(Chars.end(), S.begin(), S.end());
    Values.back().End = Chars.size();
  }
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_VALUESTACK_H
