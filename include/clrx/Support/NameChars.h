//===- NameChars.h - Characters of names ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names are [A-Za-z_.$][A-Za-z0-9_.$]*. Most characters of a source are looked
// at by these functions, hence the table.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_NAMECHARS_H
#define CLRX_SUPPORT_NAMECHARS_H

#include <cstdint>
#include <initializer_list>

namespace clrx {

namespace detail {
struct NameCharTable {
  bool IsStart[256] = {};
  bool IsPart[256] = {};

  constexpr NameCharTable() {
    for (char C : {'_', '.', '$'})
      IsStart[uint8_t(C)] = true;
    for (char C = 'a'; C <= 'z'; ++C)
      IsStart[uint8_t(C)] = IsStart[uint8_t(C - 'a' + 'A')] = true;
    for (unsigned I = 0; I != 256; ++I)
      IsPart[I] = IsStart[I] || (I >= '0' && I <= '9');
  }
};
inline constexpr NameCharTable NameChars;
} // namespace detail

inline bool isNameStart(char C) {
  return detail::NameChars.IsStart[uint8_t(C)];
}
inline bool isNameChar(char C) { return detail::NameChars.IsPart[uint8_t(C)]; }

} // namespace clrx

#endif // CLRX_SUPPORT_NAMECHARS_H
