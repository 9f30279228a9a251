//===- Diagnostic.h - Errors, warnings, notes -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A diagnostic as the caller of the library gets it, and its text form.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_DIAGNOSTIC_H
#define CLRX_SOURCE_DIAGNOSTIC_H

#include "clrx/Support/Reporter.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace clrx {

/// A replacement in one line of a file.
struct Edit {
  std::string FileName;
  uint64_t Line = 0;   ///< Line from 1.
  uint64_t Column = 0; ///< Column from 1, in bytes.
  std::string Old;     ///< Text at the position; empty to insert.
  std::string New;     ///< Replacement; may contain newlines.
};

/// One message about a source. It is self-contained: printing it requires
/// neither the source nor the assembler.
struct Diagnostic {
  Severity Kind = Severity::Error;
  /// Name of the RuleId, which lives forever; empty for notes.
  llvm::StringRef Rule;
  std::string FileName; ///< Name as specified or opened; empty if unknown.
  uint64_t Line = 0;    ///< Line from 1; 0 without a position.
  uint64_t Column = 0;  ///< Column from 1, in bytes of SourceLine; 0 if it is
                        ///< unknown.
  uint64_t Length = 1;  ///< Number of bytes that the message is about.
  /// Place in a binary, such as `.text+0x10`; empty for sources.
  std::string Place;
  std::string Message;    ///< Text without "error: " and without full stop.
  std::string SourceLine; ///< Line to show with a caret; may be empty.
  /// The edit that a note suggests, at its position.
  std::optional<Edit> Fix;
  /// Notes: a fix, related locations, and the macro calls, repetitions and
  /// includes that led to the line (innermost first).
  std::vector<Diagnostic> Notes;

  /// Prints `file:line:col: error: message` and the line with a caret and
  /// tildes below it, then the notes in the same form. Notes at the position of
  /// the diagnostic do not repeat the line. A diagnostic of a binary starts
  /// with `file: place:` instead. Colours are ANSI sequences.
  void print(llvm::raw_ostream &OS, bool Colors = false) const;
  /// Returns the position in a source, such as "k.clrx:4:1".
  std::string getPosition() const;
};

/// Returns a diagnostic of the rule `command-line`: it is about \p File as a
/// whole or, if that is empty, about no file.
Diagnostic makeFileDiagnostic(Severity Kind, llvm::StringRef File,
                              const llvm::Twine &Message);

/// Called for each diagnostic as soon as its notes are known, in the order in
/// which the diagnostics were found.
using DiagnosticHandler = std::function<void(const Diagnostic &)>;

} // namespace clrx

#endif // CLRX_SOURCE_DIAGNOSTIC_H
