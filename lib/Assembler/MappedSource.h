//===- MappedSource.h - Lines of code ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the lines of code in a line map, and their texts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_MAPPEDSOURCE_H
#define CLRX_LIB_ASSEMBLER_MAPPEDSOURCE_H

#include "clrx/Assembler/LineMap.h"
#include "clrx/Source/Diagnostic.h"

namespace clrx {

/// Knows the lines of code.
class MappedSource {
public:
  std::string File;               ///< Name of the source or binary in messages.
  llvm::StringRef Source;         ///< Content of the file if it is a source.
  const LineMap *Lines = nullptr; ///< Null if no lines are known.

  /// Returns a diagnostic without a message for the code at \p Offset of a
  /// section of Lines. Its notes are the macro calls, repetitions and includes
  /// around the line. If the line is unknown, the diagnostic has only the name
  /// of the file.
  Diagnostic makePlace(uint32_t Section, uint64_t Offset) const;
  /// Returns a diagnostic without a message at \p L.
  Diagnostic makeLocation(const LineMap::Location &L) const;
  /// Returns the lines \p First to \p Last of a file of the source, counted
  /// from 1; fewer if the file ends before. Other files than Source are read.
  std::vector<std::string> getLines(llvm::StringRef FileName, uint64_t First,
                                    uint64_t Last) const;

private:
  const LineMap::Entry *findEntry(uint32_t Section, uint64_t Offset) const;
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_MAPPEDSOURCE_H
