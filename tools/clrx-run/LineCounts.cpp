//===- LineCounts.cpp - Executed instructions by line -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the counts of lines to files.
//
//===----------------------------------------------------------------------===//

#include "LineCounts.h"
#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "Run/Profile.h"
#include "Session.h"

using namespace clrx;
using namespace llvm;

std::string LineCounts::getOption() const {
  if (!R.CoverageFile.empty())
    return "-coverage=" + R.CoverageFile;
  if (!R.ProfileFile.empty())
    return "-profile=" + R.ProfileFile;
  return R.PrintLineStats ? "-stats-lines" : "";
}

bool LineCounts::open(const RunProgram &P) {
  Source = &P;
  const std::string Option = getOption();
  if (Option.empty() || P.hasSource())
    return false;
  if (!R.ProfileFile.empty())
    return reportError(RunToolName, "'" + Option +
                                        "': a binary has no report; run the "
                                        "source of the kernel");
  return !P.getLines() &&
         reportError(RunToolName, "'" + Option +
                                      "': a binary without debug "
                                      "information (-g) has no lines; run the "
                                      "source of the kernel");
}

/// Writes \p Name with the text that \p Print prints, unless \p Name is empty.
/// \returns true after reporting an error.
static bool writeText(StringRef Name, function_ref<void(raw_ostream &)> Print) {
  if (Name.empty())
    return false;
  std::string Text;
  raw_string_ostream OS(Text);
  Print(OS);
  Error Wrong = writeOutput(Name, Text);
  return Wrong &&
         reportError(RunToolName, "cannot write " + toString(std::move(Wrong)));
}

bool LineCounts::write() const {
  if (R.PrintLineStats)
    Covered.printLineStats(errs(), *Source);
  const bool HadError = writeText(R.CoverageFile, [&](raw_ostream &OS) {
    Covered.print(OS, *Source->getLines());
  });
  return writeText(R.ProfileFile,
                   [&](raw_ostream &OS) {
                     printProfile(OS, *Source, Covered, Messages);
                   }) ||
         HadError;
}
