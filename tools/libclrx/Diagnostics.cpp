//===- Diagnostics.cpp - Diagnostics in the C interface -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates a view of each diagnostic and note.
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace clrx;

static clrx_severity getSeverity(Severity S) {
  switch (S) {
  case Severity::Error:
    return CLRX_ERROR;
  case Severity::Warning:
    return CLRX_WARNING;
  case Severity::Note:
    return CLRX_NOTE;
  case Severity::Remark:
    return CLRX_REMARK;
  }
  llvm_unreachable("unknown severity");
}

CDiagnostic::CDiagnostic(Diagnostic From) : D(std::move(From)) {
  raw_string_ostream OS(Text);
  D.print(OS);
  for (const Diagnostic &Note : D.Notes) {
    Notes.push_back(std::make_unique<CDiagnostic>(Note));
    NoteViews.push_back(&Notes.back()->get());
  }
  Rule = D.Rule.str();
  if (D.Fix)
    Fix = {D.Fix->FileName.c_str(), D.Fix->Line, D.Fix->Column,
           D.Fix->Old.size(), D.Fix->New.c_str()};
  View = {getSeverity(D.Kind),
          D.FileName.c_str(),
          D.Line,
          D.Column,
          D.Length,
          D.Message.c_str(),
          D.SourceLine.c_str(),
          Text.c_str(),
          NoteViews.data(),
          NoteViews.size(),
          Rule.c_str(),
          D.Fix ? &Fix : nullptr};
}
