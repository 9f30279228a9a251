//===- SourceLimits.h - What a source may cost ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A short source can ask for much. Beyond these it ends with an error; who
// assembles what others send may want less.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_SOURCELIMITS_H
#define CLRX_SOURCE_SOURCELIMITS_H

#include <cstdint>

namespace clrx {

/// The defaults are the most that works.
struct SourceLimits {
  /// Statements and characters that macros and repetitions may bring up in one
  /// assembly.
  uint64_t ExpandedStatements = uint64_t(1) << 26;
  uint64_t ExpandedSize = uint64_t(1) << 31;
  /// Rounds of .for and .while, which may be meant to end but never do.
  uint64_t LoopRounds = uint64_t(1) << 22;
  /// Errors after which nothing more is read.
  unsigned Errors = 10000;
  /// Bytes that all sections may hold together.
  uint64_t OutputSize = uint64_t(1) << 30;
};

} // namespace clrx

#endif // CLRX_SOURCE_SOURCELIMITS_H
