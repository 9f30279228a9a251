//===- DiagnosticEngine.cpp - Positions and backtraces --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DiagnosticEngine.h"

using namespace llvm;
using namespace clrx;

static Diagnostic makeDiagnostic(Severity Kind, SourcePos Pos,
                                 const Twine &Msg) {
  Diagnostic D;
  D.Kind = Kind;
  D.Message = Msg.str();
  if (!Pos.isValid())
    return D;
  D.FileName = Pos.Line->FileName.str();
  D.Line = Pos.Line->Line;
  D.Column = Pos.Column;
  // Nobody reads a line of this length.
  constexpr size_t MaxSourceLine = 4096;
  if (Pos.Line->Text.size() <= MaxSourceLine)
    D.SourceLine = Pos.Line->Text.str();
  return D;
}

void DiagnosticEngine::start(Severity Kind, SourcePos Pos, const Twine &Msg) {
  flush();
  Suppressed = false;
  HavePending = true;
  Pending = makeDiagnostic(Kind, Pos, Msg);
  PendingPos = Pos;
}

bool DiagnosticEngine::error(SourcePos Pos, const Twine &Msg) {
  ++NumErrors;
  start(Severity::Error, Pos, Msg);
  return true;
}

void DiagnosticEngine::warning(SourcePos Pos, const Twine &Msg) {
  if (FatalWarnings && !NoWarnings) {
    error(Pos, Msg);
    return;
  }
  flush();
  Suppressed = NoWarnings || NumWarnings > MaxWarnings;
  if (Suppressed)
    return;
  if (NumWarnings++ == MaxWarnings)
    start(Severity::Warning, SourcePos(),
          "too many warnings, the others are not shown");
  else
    start(Severity::Warning, Pos, Msg);
}

void DiagnosticEngine::note(SourcePos Pos, const Twine &Msg) {
  if (HavePending && !Suppressed)
    Pending.Notes.push_back(makeDiagnostic(Severity::Note, Pos, Msg));
}

static std::string describe(const OriginTrace &T) {
  switch (T.K) {
  case OriginTrace::Macro:
    return ("in macro '" + T.Name + "' called from here").str();
  case OriginTrace::Include:
    return ("in file '" + T.Name + "' included from here").str();
  case OriginTrace::Repetition:
    break;
  }
  std::string Text = "in round " + utostr(T.Iteration);
  if (T.Count)
    Text += " of " + utostr(T.Count);
  return Text + " of the repetition that starts here";
}

void DiagnosticEngine::addBacktrace() {
  const OriginTrace *T =
      PendingPos.isValid() ? PendingPos.Line->Trace : nullptr;
  unsigned Depth = 0;
  for (; T && Depth != MaxTraceDepth; T = T->Outer, ++Depth)
    Pending.Notes.push_back(
        makeDiagnostic(Severity::Note, T->Site, describe(*T)));
  unsigned LeftOut = 0;
  for (; T; T = T->Outer)
    ++LeftOut;
  if (LeftOut)
    Pending.Notes.push_back(
        makeDiagnostic(Severity::Note, SourcePos(),
                       Twine(LeftOut) + " more levels are not shown"));
}

void DiagnosticEngine::flush() {
  if (!HavePending)
    return;
  HavePending = false;
  addBacktrace();
  if (Handler)
    Handler(Pending);
}
