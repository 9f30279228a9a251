//===- Findings.h - Collected warnings --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks visit the code in different orders. Their findings are collected,
// sorted by code order, and then reported.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_FINDINGS_H
#define CLRX_LIB_CHECKS_FINDINGS_H

#include "Checks/Checks.h"
#include <map>

namespace clrx {

/// A warning and its notes.
struct Finding {
  /// An instruction, and one of its operands or CodeAccess::NoOperand.
  struct Location {
    uint32_t Inst;
    uint8_t Operand;
  };
  struct Note {
    std::optional<Location> At; ///< If empty, the finding's At is used.
    std::string Text;
    /// A statement that resolves the finding if it is inserted before the
    /// instruction, or after it if IsAfter is true; empty if there is none.
    std::string Statement = {};
    bool IsAfter = false;
    /// An edit at the note's position that resolves the finding.
    std::optional<FixIt> Edit = {};
  };

  Location At;
  WarningGroup Group;
  RuleId Rule;
  std::string Message;
  std::vector<Note> Notes;
};

/// The findings in one section.
class Findings {
public:
  /// Number of findings of each rule in all sections. A check may stop after
  /// the first one that is not shown.
  using Counts = std::map<llvm::StringRef, std::pair<unsigned, WarningGroup>>;

  Findings(const SectionCode &Code, const CheckOptions &Options, Counts &Seen)
      : Code(Code), Options(Options), Seen(Seen) {}

  /// Returns the mask of the groups that are on.
  uint16_t getGroups() const { return Options.Groups; }
  bool isOn(WarningGroup G) const { return Options.Groups & maskOf(G); }
  /// Counts a finding of \p Rule at \p I, unless \p G is off or muted there.
  /// \returns false if it is not counted or exceeds the limit. Then the caller
  /// must not add it.
  bool wants(WarningGroup G, RuleId Rule, const CodeInst &I);
  /// Returns true if no finding of \p Rule is shown any more, so that a check
  /// need not look for others.
  bool isFull(RuleId Rule) const {
    const auto It = Seen.find(Rule.Name);
    return It != Seen.end() && It->second.first > Options.MaxPerKind;
  }
  Finding &add(WarningGroup G, RuleId Rule, Finding::Location At,
               std::string Message) {
    return List.emplace_back(Finding{At, G, Rule, std::move(Message), {}});
  }
  /// Returns the findings in code order, and removes them.
  std::vector<Finding> takeSorted();
  void report(Reporter &Report);
  /// Returns the text of the line of \p At from the operand up to the next
  /// comma, comment or statement. Empty if the position of the operand is not
  /// known.
  llvm::StringRef getText(Finding::Location At) const;

private:
  const SectionCode &Code;
  const CheckOptions &Options;
  Counts &Seen;
  Counts::iterator LastSeen = Seen.end(); ///< That of the last call of wants().
  std::vector<Finding> List;

  SourcePos getPos(Finding::Location At) const;
};

/// Returns the suffix of messages of \p G, such as " [-Wwaitcnt]".
std::string getGroupMark(WarningGroup G, const CheckOptions &Options);

/// Reports a warning of \p G, or an error if \p Options say so.
void reportWarning(Reporter &Report, WarningGroup G, RuleId Rule,
                   const CheckOptions &Options, SourcePos Pos,
                   const llvm::Twine &Text);

/// Returns the name of \p Count consecutive registers, such as "s[4:7]". The
/// first one has the source operand code \p Code.
std::string getRegisterName(unsigned Code, Arch A, unsigned Count = 1);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_FINDINGS_H
