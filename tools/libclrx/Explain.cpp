//===- Explain.cpp - Texts from the tables --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that explain instructions, pseudo-ops, rules and so on.
//
//===----------------------------------------------------------------------===//

#include "Actions/Explain.h"
#include "Assembler/TargetsPage.h"
#include "Checks/Checks.h"
#include "Result.h"

using namespace llvm;
using namespace clrx;

/// Returns the text that \p Print prints, or its error. The text up to an error
/// becomes a note.
static clrx_result *explain(function_ref<Error(raw_ostream &)> Print) {
  auto R = std::make_unique<clrx_result>();
  std::string Text;
  raw_string_ostream OS(Text);
  if (Error E = Print(OS)) {
    Diagnostic D =
        makeFileDiagnostic(Severity::Error, "", toString(std::move(E)));
    if (!Text.empty())
      D.Notes.push_back(
          makeFileDiagnostic(Severity::Note, "", StringRef(Text).trim()));
    R->Result.Diagnostics.push_back(std::move(D));
  } else {
    R->Result.Succeeded = true;
    R->setOutput(Text);
  }
  R->fillViews();
  return R.release();
}

/// Returns the text of \p Print, which has no errors.
static clrx_result *explain(void (*Print)(raw_ostream &)) {
  return explain([Print](raw_ostream &OS) {
    Print(OS);
    return Error::success();
  });
}

clrx_result *clrx_explain_instruction(const char *Name) {
  return explain([Name](raw_ostream &OS) {
    return printManualPart(OS, Name) ? Error::success()
                                     : printInstructionHelp(OS, Name);
  });
}

clrx_result *clrx_explain_pseudo_ops(const char *Name) {
  if (!Name)
    return explain(printPseudoOpNames);
  return explain(
      [Name](raw_ostream &OS) { return printPseudoOpHelp(OS, Name); });
}

clrx_result *clrx_explain_rules(void) { return explain(printRules); }

clrx_result *clrx_explain_checks(void) { return explain(printChecks); }

clrx_result *clrx_explain_targets(void) { return explain(printTargets); }

clrx_result *clrx_explain_devices(void) { return explain(printDevices); }
