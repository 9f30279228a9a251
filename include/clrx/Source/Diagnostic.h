//===- Diagnostic.h - Errors, warnings, notes -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is handed to whoever asked for an assembly, and its usual print.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_DIAGNOSTIC_H
#define CLRX_SOURCE_DIAGNOSTIC_H

#include "clrx/Support/Reporter.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace clrx {

/// One message about a source, complete in itself: printing it needs neither
/// the source nor the assembler.
struct Diagnostic {
  Severity Kind = Severity::Error;
  std::string FileName;   ///< As given or as opened; empty: no position.
  uint64_t Line = 0;      ///< From 1; 0: no position.
  uint64_t Column = 0;    ///< From 1, in bytes of SourceLine.
  uint64_t Length = 1;    ///< Bytes from Column that are meant.
  std::string Message;    ///< No "error: " before it, no full stop.
  std::string SourceLine; ///< The line to show with a caret; may be empty.
  /// The fix, earlier places, and where macros, repetitions and includes were
  /// entered (innermost first).
  std::vector<Diagnostic> Notes;

  /// Prints `file:line:col: error: message`, the line and a caret with tildes
  /// below what is meant, then the notes likewise. Colours are ANSI sequences.
  void print(llvm::raw_ostream &OS, bool Colors = false) const;
};

/// Called for each diagnostic once its notes are known, in order of detection.
using DiagnosticHandler = std::function<void(const Diagnostic &)>;

} // namespace clrx

#endif // CLRX_SOURCE_DIAGNOSTIC_H
