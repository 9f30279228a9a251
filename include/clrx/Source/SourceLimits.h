//===- SourceLimits.h - Limits for a source ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Limits on the resources that a source may use. A short source can expand to a
// lot of text. Programs that assemble untrusted sources may lower the limits.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_SOURCELIMITS_H
#define CLRX_SOURCE_SOURCELIMITS_H

#include <atomic>
#include <cstdint>

namespace clrx {

/// Exceeding a limit is an error. Values above the defaults are not supported.
struct SourceLimits {
  /// Number of statements from macros and repetitions in one assembly.
  uint64_t ExpandedStatements = uint64_t(1) << 26;
  /// Number of characters of these statements.
  uint64_t ExpandedSize = uint64_t(1) << 31;
  /// Number of rounds of a .for or .while, which may otherwise be endless.
  uint64_t LoopRounds = uint64_t(1) << 22;
  /// Number of errors after which reading ends.
  unsigned Errors = 10000;
  /// Number of identical errors that are reported. A note of the last one
  /// counts the others, which do not count as Errors.
  unsigned IdenticalErrors = 10000;
  /// Total size of all sections in bytes.
  uint64_t OutputSize = uint64_t(1) << 30;
  /// If another thread sets the flag, reading ends with an error before the
  /// next statement. Null if nobody cancels the assembly. Otherwise, it must
  /// outlive the assembly.
  const std::atomic<bool> *IsCancelled = nullptr;
};

} // namespace clrx

#endif // CLRX_SOURCE_SOURCELIMITS_H
