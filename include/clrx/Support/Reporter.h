//===- Reporter.h - Errors, warnings, notes at positions --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface through which every library reports problems in a source. A
// location is an SMLoc in the text of the current statement, or a SourcePos
// that was captured earlier.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_REPORTER_H
#define CLRX_SUPPORT_REPORTER_H

#include "clrx/Support/ClosestName.h"
#include "clrx/Support/Rules.h"
#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/SMLoc.h"
#include <string>

namespace clrx {

enum class Severity : uint8_t {
  Error,
  Warning,
  Note,
  Remark ///< Information; never an error.
};

/// An edit of the source that a note suggests: New replaces Old at a position.
struct FixIt {
  std::string Old; ///< Text that must be there; empty to insert.
  /// May contain newlines. The indentation of the line follows each newline.
  std::string New;
  /// The position; if invalid, that of the note.
  SourcePos At = {};

  static FixIt replace(llvm::StringRef Old, const llvm::Twine &New) {
    return {Old.str(), New.str(), SourcePos()};
  }
  /// Inserts \p Statement before the statement that begins at \p At.
  static FixIt insertStatement(SourcePos At, const llvm::Twine &Statement) {
    return {"", (Statement + "\n").str(), At};
  }
  /// Appends \p Statement after the line of \p At.
  static FixIt appendStatement(SourcePos At, const llvm::Twine &Statement) {
    At.Column = At.getLineText().size() + 1;
    return {"", ("\n" + Statement).str(), At};
  }
};

/// Receives diagnostics.
class Reporter {
public:
  virtual ~Reporter() = default;

  /// Converts \p Loc, which points into the text of the current statement, to a
  /// lasting position.
  virtual SourcePos capture(llvm::SMLoc Loc) = 0;
  /// Returns true if an error was reported.
  virtual bool hadError() const = 0;

  /// \name Reports
  /// A report at an invalid location has no position. The attribute keeps the
  /// code for reports away from the hot path.
  /// @{

  /// Reports an error. \returns true.
  [[gnu::cold]] bool error(SourcePos Pos, RuleId Rule, const llvm::Twine &Msg) {
    report(Severity::Error, Rule, Pos, Msg, nullptr);
    return true;
  }
  [[gnu::cold]] bool error(llvm::SMLoc Loc, RuleId Rule,
                           const llvm::Twine &Msg) {
    return error(capture(Loc), Rule, Msg);
  }
  [[gnu::cold]] void warning(SourcePos Pos, RuleId Rule,
                             const llvm::Twine &Msg) {
    report(Severity::Warning, Rule, Pos, Msg, nullptr);
  }
  [[gnu::cold]] void warning(llvm::SMLoc Loc, RuleId Rule,
                             const llvm::Twine &Msg) {
    warning(capture(Loc), Rule, Msg);
  }
  [[gnu::cold]] void remark(SourcePos Pos, RuleId Rule,
                            const llvm::Twine &Msg) {
    report(Severity::Remark, Rule, Pos, Msg, nullptr);
  }
  [[gnu::cold]] void remark(llvm::SMLoc Loc, RuleId Rule,
                            const llvm::Twine &Msg) {
    remark(capture(Loc), Rule, Msg);
  }
  /// Adds a note to the last error, warning or remark.
  [[gnu::cold]] void note(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Note, {""}, Pos, Msg, nullptr);
  }
  [[gnu::cold]] void note(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    note(capture(Loc), Msg);
  }
  /// Adds a note that suggests \p Fix. If the file does not have the text, for
  /// example because a macro created it, the note has no edit.
  [[gnu::cold]] void noteFix(SourcePos Pos, const FixIt &Fix,
                             const llvm::Twine &Msg) {
    report(Severity::Note, {""}, Pos, Msg, &Fix);
  }
  [[gnu::cold]] void noteFix(llvm::SMLoc Loc, const FixIt &Fix,
                             const llvm::Twine &Msg) {
    noteFix(capture(Loc), Fix, Msg);
  }
  /// Reports an error and, in a note, how to fix it. \returns true.
  template <typename Location>
  bool errorWithFix(Location At, RuleId Rule, const llvm::Twine &Msg,
                    const llvm::Twine &Fix) {
    error(At, Rule, Msg);
    note(At, Fix);
    return true;
  }
  /// Notes "did you mean" if a candidate was close. The misspelt name must
  /// begin at \p At if the note shall have an edit.
  template <typename Location>
  void suggest(Location At, const ClosestName &Closest) {
    if (!Closest.get().empty())
      noteFix(At, FixIt::replace(Closest.getMisspelt(), Closest.get()),
              Closest.getQuestion());
  }
  /// @}

private:
  /// \p Fix is null except for some notes. Notes have an empty \p Rule.
  virtual void report(Severity Kind, RuleId Rule, SourcePos Pos,
                      const llvm::Twine &Msg, const FixIt *Fix) = 0;
};

} // namespace clrx

#endif // CLRX_SUPPORT_REPORTER_H
