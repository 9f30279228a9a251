//===- FindingLog.h - Findings of a run ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the findings of a run, and makes diagnostics of them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_FINDINGLOG_H
#define CLRX_LIB_RUN_FINDINGLOG_H

#include "Run/CodeOrigin.h"
#include "Simulator/Dispatch.h"
#include <map>
#include <tuple>

namespace clrx {

/// A finding and its description.
struct FindingReport {
  sim::Finding First; ///< The first occurrence.
  uint64_t Times = 0; ///< Number of occurrences at the same place.
  Diagnostic Description;
};

/// Findings, each once for its place.
class FindingLog {
public:
  /// \returns true if \p F is the first finding of its kind at its place.
  bool add(const sim::Finding &F);
  /// Adds the findings of \p Other that this log does not have. \p Runs says
  /// which run has them and which has not.
  void addNew(const FindingLog &Other, llvm::StringRef Runs);
  bool empty() const { return Entries.empty(); }

  /// Describes each finding, in the order of first occurrence.
  std::vector<FindingReport> describe(const sim::Dispatch &D,
                                      const CodeOrigin &Origin) const;

private:
  struct Entry {
    sim::Finding First;
    uint64_t Times = 0;
    std::string Runs; ///< Text of a note about runs; empty if there is none.
  };
  static Diagnostic describe(const Entry &E, const sim::Dispatch &D,
                             const CodeOrigin &Origin);
  std::vector<Entry> Entries;
  std::map<std::tuple<sim::FindingGroup, uint64_t, std::string>, size_t> Index;

  /// Returns the entry for \p F, which is perhaps new.
  Entry &getEntry(const sim::Finding &F);
};

} // namespace clrx

#endif // CLRX_LIB_RUN_FINDINGLOG_H
