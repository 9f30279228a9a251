//===- DiagnosticEngine.h - Positions and backtraces ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The Reporter of an assembly: limits, -w and fatal warnings, and the notes
// about how a line came to be read.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_DIAGNOSTICENGINE_H
#define CLRX_SOURCE_DIAGNOSTICENGINE_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/FunctionExtras.h"

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

/// Collects a diagnostic and its notes, then hands it on: when the next one
/// begins, and at the latest when flush() says that no more notes can come.
class DiagnosticEngine final : public Reporter {
public:
  using Locator = llvm::unique_function<SourcePos(llvm::SMLoc)>;

private:
  Locator Locate;
  uint16_t Muted = 0;
  DiagnosticHandler Handler;
  bool NoWarnings, FatalWarnings;
  unsigned MaxErrors;
  unsigned NumErrors = 0;
  unsigned NumWarnings = 0;
  bool HavePending = false; ///< Pending waits for notes.
  bool Suppressed = false;  ///< The last one is one too many, or not wanted.
  Diagnostic Pending;
  SourcePos PendingPos;

public:
  /// Warnings after which no more are shown, and levels of a backtrace.
  static constexpr unsigned MaxWarnings = 10000;
  static constexpr unsigned MaxTraceDepth = 10;

  /// After \p MaxErrors errors reading ends, and no more are shown.
  DiagnosticEngine(DiagnosticHandler Handler, bool NoWarnings,
                   bool FatalWarnings, unsigned MaxErrors)
      : Handler(std::move(Handler)), NoWarnings(NoWarnings),
        FatalWarnings(FatalWarnings), MaxErrors(MaxErrors) {}
  ~DiagnosticEngine() override { flush(); }

  /// \p L knows where the text of the current statement comes from. Until it is
  /// set, nothing can be captured.
  void setLocator(Locator L) { Locate = std::move(L); }

  SourcePos capture(llvm::SMLoc Loc) override {
    SourcePos Pos = Locate(Loc);
    Pos.Muted = Muted;
    return Pos;
  }
  /// Groups of warnings, a mask, that are not wanted where places are captured
  /// from here on: whoever reports warnings of groups looks at
  /// SourcePos::Muted.
  void setMuted(uint16_t Groups) { Muted = Groups; }
  uint16_t getMuted() const { return Muted; }
  bool hadError() const override { return NumErrors != 0; }
  void flush() {
    if (HavePending)
      deliver();
  }

  /// Whether there are so many errors that reading is to end.
  bool hasTooManyErrors() const { return NumErrors >= MaxErrors; }

private:
  void report(Severity Kind, SourcePos Pos, const llvm::Twine &Msg) override;
  void deliver();
  void addBacktrace(SourcePos Pos);
};

} // namespace clrx

#endif // CLRX_SOURCE_DIAGNOSTICENGINE_H
