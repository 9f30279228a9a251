//===- Statistics.h - Counts of a run ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts executed instructions and memory traffic.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_STATISTICS_H
#define CLRX_LIB_RUN_STATISTICS_H

#include "Simulator/Dispatch.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <utility>
#include <vector>

namespace clrx {

/// Numbers of executed instructions, and of bytes that they access.
class RunStatistics {
public:
  void add(const sim::ExecutedInst &E);
  /// Returns the numbers that are not 0, with their descriptions.
  std::vector<std::pair<std::string, uint64_t>> list() const;
  /// Prints the numbers in the format of LLVM's -stats.
  void print(llvm::raw_ostream &OS) const;

private:
  uint64_t Insts[NumInstFormats] = {};
  uint64_t BytesRead[sim::NumMemoryKinds] = {};
  uint64_t BytesWritten[sim::NumMemoryKinds] = {};
};

} // namespace clrx

#endif // CLRX_LIB_RUN_STATISTICS_H
