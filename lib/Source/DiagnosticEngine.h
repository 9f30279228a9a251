//===- DiagnosticEngine.h - Positions and backtraces ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The Reporter of an assembly. It applies limits, -w and fatal warnings, and
// adds notes about the macro calls and includes that led to a line.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_DIAGNOSTICENGINE_H
#define CLRX_LIB_SOURCE_DIAGNOSTICENGINE_H

#include "Source/RepeatedErrors.h"
#include "clrx/Source/SourceLimits.h"
#include "llvm/ADT/FunctionExtras.h"

namespace clrx {

struct MacroDefinition;

/// A macro call, include or repetition that led to a line. Each one becomes a
/// note of the diagnostic, innermost first. Lives in the SourceStack's arena.
struct OriginTrace {
  enum Kind : uint8_t { Macro, Include, Repetition };
  Kind K;
  llvm::StringRef Name; ///< Macro or file name; empty for repetitions.
  const MacroDefinition *Definition = nullptr; ///< Null except for macros.
  uint64_t Iteration = 0; ///< Round of a repetition, from 1.
  uint64_t Count = 0;     ///< Rounds of a repetition; 0 if unknown.
  SourcePos Site;         ///< Position of the call or pseudo-op.
  const OriginTrace *Outer = nullptr;
};

/// Collects a diagnostic and its notes. Delivers them when no more notes can
/// follow: when the next diagnostic begins, or when flush() is called.
class DiagnosticEngine final : public Reporter {
public:
  using Locator = llvm::unique_function<SourcePos(llvm::SMLoc)>;

private:
  Locator Locate;
  uint16_t Muted = 0;
  DiagnosticHandler Handler;
  bool NoWarnings, FatalWarnings;
  unsigned MaxErrors;
  RepeatedErrors Repeated;
  unsigned NumErrors = 0;
  unsigned NumHiddenErrors = 0; ///< Errors that repeat earlier ones.
  unsigned NumWarnings = 0;
  bool HavePending = false; ///< True if Pending waits for notes.
  bool Suppressed = false;  ///< True if the last diagnostic is not shown.
  Diagnostic Pending;
  SourcePos PendingPos;

public:
  /// Maximum number of warnings that are shown.
  static constexpr unsigned MaxWarnings = 10000;
  /// Maximum number of levels that a backtrace shows.
  static constexpr unsigned MaxTraceDepth = 10;

  /// Reading ends after \p Limits.Errors errors, and no more are shown.
  DiagnosticEngine(DiagnosticHandler Handler, bool NoWarnings,
                   bool FatalWarnings, const SourceLimits &Limits)
      : Handler(std::move(Handler)), NoWarnings(NoWarnings),
        FatalWarnings(FatalWarnings), MaxErrors(Limits.Errors),
        Repeated(Limits.IdenticalErrors) {}
  ~DiagnosticEngine() override {
    flush();
    finish();
  }

  /// Sets the function that maps locations in the current statement to
  /// positions. Must be called before anything is captured.
  void setLocator(Locator L) { Locate = std::move(L); }

  SourcePos capture(llvm::SMLoc Loc) override {
    SourcePos Pos = Locate(Loc);
    Pos.Muted = Muted;
    return Pos;
  }
  /// Sets the mask of warning groups that are disabled at positions captured
  /// from now on. Reporters of such warnings check SourcePos::Muted.
  void setMuted(uint16_t Groups) { Muted = Groups; }
  uint16_t getMuted() const { return Muted; }
  bool hadError() const override { return NumErrors != 0; }
  unsigned getNumErrors() const { return NumErrors; }
  void flush() {
    if (HavePending)
      deliver();
  }

  /// Delivers the diagnostics that wait for the number of identical errors.
  void finish() {
    if (Handler)
      Repeated.finish(Handler);
  }

  /// Returns true if there are so many errors that reading must end.
  bool hasTooManyErrors() const {
    return NumErrors - NumHiddenErrors >= MaxErrors ||
           NumErrors >= SourceLimits().Errors;
  }

private:
  void report(Severity Kind, RuleId Rule, SourcePos Pos, const llvm::Twine &Msg,
              const FixIt *Fix) override;
  void deliver();
  void noteParameter();
  void noteNamedArgument();
  void addBacktrace(SourcePos Pos);
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_DIAGNOSTICENGINE_H
