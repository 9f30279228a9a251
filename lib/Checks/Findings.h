//===- Findings.h - What checks have found ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks go over the code in orders of their own; what they find is collected,
// put into the order of the code, and then reported.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_FINDINGS_H
#define CLRX_LIB_CHECKS_FINDINGS_H

#include "clrx/Checks/Checks.h"
#include <map>

namespace clrx {

struct Finding {
  /// An instruction, and an operand or CodeAccess::NoOperand.
  struct Place {
    uint32_t Inst;
    uint8_t Operand;
  };
  struct Note {
    std::optional<Place> At; ///< Nothing: where the finding is.
    std::string Text;
  };

  Place At;
  WarningGroup Group;
  std::string Message;
  std::vector<Note> Notes;
};

/// Of one section.
class Findings {
public:
  /// How many there are of each kind, in all sections.
  using Counts = std::map<llvm::StringRef, std::pair<unsigned, WarningGroup>>;

  Findings(const SectionCode &Code, const CheckOptions &Options, Counts &Seen)
      : Code(Code), Options(Options), Seen(Seen) {}

  bool isOn(WarningGroup G) const { return Options.Groups & maskOf(G); }
  /// Counts one of \p Kind at the instruction \p I. \returns whether it is to
  /// be added: it may be muted, or one too many.
  bool wants(WarningGroup G, llvm::StringLiteral Kind, const CodeInst &I);
  Finding &add(WarningGroup G, Finding::Place At, std::string Message) {
    return List.emplace_back(Finding{At, G, std::move(Message), {}});
  }
  void report(Reporter &Report);

private:
  const SectionCode &Code;
  const CheckOptions &Options;
  Counts &Seen;
  std::vector<Finding> List;

  SourcePos getPos(Finding::Place At) const;
};

/// "[-Wwaitcnt]", as it stands behind messages of \p G.
std::string getGroupMark(WarningGroup G, const CheckOptions &Options);

/// Reports a warning of \p G, or the error that \p Options make of it.
void reportWarning(Reporter &Report, WarningGroup G,
                   const CheckOptions &Options, SourcePos Pos,
                   const llvm::Twine &Text);

/// What \p A calls the register of source code \p Code.
std::string getRegisterName(unsigned Code, Arch A);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_FINDINGS_H
