//===- InsertedInst.h - Instructions that the source lacks ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions that the assembler inserts into code whose waits are automatic.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_INSERTEDINST_H
#define CLRX_ANALYSIS_INSERTEDINST_H

#include <cstdint>
#include <string>
#include <utility>

namespace clrx {

/// The mode of waits at a place of the source, which .waits sets.
enum class WaitMode : uint8_t {
  Manual, ///< Inserts nothing.
  Auto,   ///< Inserts what is missing.
  Trust   ///< As Auto, but assumes that unknown code waits for its accesses.
};

/// An instruction that the assembler inserts.
struct InsertedInst {
  /// Number of the source's instruction that it is next to. Instructions of the
  /// source are numbered from 1, in the order in which they are assembled.
  uint32_t Number;
  /// True if it is inserted after that instruction and before the labels that
  /// follow. Otherwise, it is inserted between the instruction and its labels.
  bool IsAfter;
  std::string Statement; ///< In CLRX or in LLVM syntax, which agree here.

  bool operator==(const InsertedInst &O) const {
    return getKey() == O.getKey() && Statement == O.Statement;
  }
  /// Returns the place as a value to sort by.
  std::pair<uint32_t, bool> getKey() const { return {Number, IsAfter}; }
};

} // namespace clrx

#endif // CLRX_ANALYSIS_INSERTEDINST_H
