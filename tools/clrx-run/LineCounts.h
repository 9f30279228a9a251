//===- LineCounts.h - Executed instructions by line ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts the executed instructions of each line, and writes the counts in the
// forms that the user requests: a tracefile of lcov, a list, and the page of a
// report.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXRUN_LINECOUNTS_H
#define CLRX_TOOLS_CLRXRUN_LINECOUNTS_H

#include "Run/Execution.h"

namespace clrx {

class LineCounts {
public:
  /// \p R must outlive the counts.
  explicit LineCounts(const RunRequest &R) : R(R) {}

  /// Adds a message for the page.
  void addMessage(const Diagnostic &D) { Messages.push_back(D); }
  /// \returns true after reporting that \p P has no lines, but their numbers
  /// are requested. \p P must outlive the counts.
  bool open(const RunProgram &P);
  void start(Execution &E) {
    if (!getOption().empty())
      E.addCoverageTo(Covered);
  }
  /// \returns true after reporting an error.
  bool write() const;

private:
  const RunRequest &R;
  const RunProgram *Source = nullptr;
  Coverage Covered;
  std::vector<Diagnostic> Messages;

  /// Returns an option that requests numbers; nothing if there is none.
  std::string getOption() const;
};

} // namespace clrx

#endif // CLRX_TOOLS_CLRXRUN_LINECOUNTS_H
