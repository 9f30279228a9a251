//===- DiagnosticEngine.h - Positions and backtraces ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_DIAGNOSTICENGINE_H
#define CLRX_LIB_LANGUAGE_DIAGNOSTICENGINE_H

#include "clrx/Language/AsmHost.h"
#include "clrx/Language/Diagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"

namespace clrx {

/// How a line came to be read; innermost first, each one a note of the
/// diagnostic. Lives in the SourceStack's arena.
struct OriginTrace {
  enum Kind : uint8_t { Macro, Include, Repetition };
  Kind K;
  llvm::StringRef Name;   ///< Macro or file name; empty for repetitions.
  uint64_t Iteration = 0; ///< Repetition: from 1.
  uint64_t Count = 0;     ///< Repetition: total, 0 if not known.
  SourcePos Site;         ///< The call, .include or repetition pseudo-op.
  const OriginTrace *Outer = nullptr;
};

/// One line of statement text, kept for diagnostics.
struct LineOrigin {
  llvm::StringRef FileName;
  uint64_t Line;        ///< From 1; a macro body's own line.
  llvm::StringRef Text; ///< What Column counts in.
  const OriginTrace *Trace = nullptr;
};

/// Collects a diagnostic and its notes, then hands it on.
class DiagnosticEngine {
  DiagnosticHandler Handler;
  bool NoWarnings, FatalWarnings;
  unsigned NumErrors = 0;
  unsigned NumWarnings = 0;
  bool HavePending = false; ///< Pending waits for notes.
  bool Suppressed = false;  ///< The last one is one too many, or not wanted.
  Diagnostic Pending;
  SourcePos PendingPos;

public:
  /// Errors after which reading ends and no more are shown, warnings after
  /// which no more are shown, and levels of a backtrace.
  static constexpr unsigned MaxErrors = 10000;
  static constexpr unsigned MaxWarnings = 10000;
  static constexpr unsigned MaxTraceDepth = 10;

  DiagnosticEngine(DiagnosticHandler Handler, bool NoWarnings,
                   bool FatalWarnings)
      : Handler(std::move(Handler)), NoWarnings(NoWarnings),
        FatalWarnings(FatalWarnings) {}
  ~DiagnosticEngine() { flush(); }

  /// An invalid \p Pos prints without position. error() returns true.
  bool error(SourcePos Pos, const llvm::Twine &Msg);
  void warning(SourcePos Pos, const llvm::Twine &Msg);
  /// Attaches to the last error or warning.
  void note(SourcePos Pos, const llvm::Twine &Msg);
  void flush();

  unsigned getNumErrors() const { return NumErrors; }

private:
  void start(Severity Kind, SourcePos Pos, const llvm::Twine &Msg);
  void addBacktrace();
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_DIAGNOSTICENGINE_H
