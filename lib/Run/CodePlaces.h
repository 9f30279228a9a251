//===- CodePlaces.h - Code that users name -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the lines, labels and offsets that options and commands name.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_CODEPLACES_H
#define CLRX_LIB_RUN_CODEPLACES_H

#include "Run/Program.h"
#include "Simulator/Dispatch.h"

namespace clrx {

/// Lines of a file.
class NamedLines {
public:
  /// Parses [FILE:]LINE and, unless it is empty, the last line. FILE is a path
  /// or its last part; the default is the file of \p P.
  static llvm::Expected<NamedLines>
  parse(llvm::StringRef First, llvm::StringRef Last, const RunProgram &P);

  /// Returns the expansion in which the lines lead to \p E, or LineMap::None
  /// for the file itself. They do so if they have the instruction, or if they
  /// have the macro call, repetition or include around it. Returns nothing if
  /// they do not.
  std::optional<uint32_t> findExpansion(const LineMap &Lines,
                                        const LineMap::Entry &E) const;
  /// Returns an error about lines that lead to no instruction. It names the
  /// nearest line, or a similar name of a file.
  llvm::Error describeEmpty(const LineMap &Lines) const;

private:
  std::string File;
  uint64_t First = 0, Last = 0;

  bool contains(const LineMap &Lines, const LineMap::Location &L) const;
  bool isInFile(const LineMap &Lines, const LineMap::Location &L) const;
};

/// Returns true if \p Text is [FILE:]LINE. Names of labels may have colons,
/// too.
bool looksLikeLine(llvm::StringRef Text);

/// Finds a label of the source.
llvm::Expected<SourceRecorder::Label> findLabel(llvm::StringRef Name,
                                                const RunProgram &P);

/// An instruction.
struct CodePoint {
  /// Section of the source; without one, the offset is that of the trace.
  std::optional<uint32_t> Section;
  uint64_t Offset = 0;

  /// Returns the address in a launch of \p D, whose kernel is at \p Kernel.
  /// Returns nothing if the launch has no such code.
  std::optional<uint64_t>
  findAddress(const sim::Dispatch &D,
              const SourceRecorder::Kernel &Kernel) const;
};

/// Finds the instructions at a label, at [FILE:]LINE, at SECTION+OFFSET or at
/// an offset such as 0x10. A line in a macro or a repetition has several.
llvm::Expected<std::vector<CodePoint>> findInstructions(llvm::StringRef Text,
                                                        const RunProgram &P);

} // namespace clrx

#endif // CLRX_LIB_RUN_CODEPLACES_H
