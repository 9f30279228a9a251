//===- DiagnosticEngine.cpp - Positions and backtraces --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates diagnostics with their backtraces.
//
//===----------------------------------------------------------------------===//

#include "Source/DiagnosticEngine.h"
#include "Source/RecordedBody.h"
#include "Support/Cursor.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the length of the token at the start of \p Text: a string, or a name
/// or number with an optional index or range.
static size_t getTokenLength(StringRef Text) {
  size_t End = 0;
  if (Text.consume_front("\"")) {
    while (End != Text.size() && Text[End] != '"')
      End += Text[End] == '\\' && End + 1 != Text.size() ? 2 : 1;
    return std::min(End + 2, Text.size() + 1);
  }
  while (End != Text.size() &&
         (isNameChar(Text[End]) || Text.substr(End, 2) == "::"))
    End += Text[End] == ':' ? 2 : 1;
  if (!End)
    return 1;
  size_t Close =
      Text.substr(End).starts_with("[") ? Text.find(']', End) : StringRef::npos;
  return Close == StringRef::npos ? End : Close + 1;
}

static Diagnostic makeDiagnostic(Severity Kind, SourcePos Pos,
                                 const Twine &Msg) {
  Diagnostic D;
  D.Kind = Kind;
  D.Message = Msg.str();
  if (!Pos.isValid())
    return D;
  D.FileName = Pos.getFileName().str();
  D.Line = Pos.getLine();
  D.Column = Pos.Column;
  // Longer lines are not shown.
  constexpr size_t MaxSourceLine = 4096;
  StringRef Text = Pos.getLineText();
  if (Text.size() > MaxSourceLine)
    return D;
  D.SourceLine = Text.str();
  D.Length = getTokenLength(Text.substr(Pos.Column - 1));
  return D;
}

/// Returns the edit that makes \p Fix at \p Pos, unless the file does not have
/// the text that it replaces.
static std::optional<Edit> makeEdit(const FixIt &Fix, SourcePos Pos) {
  if (!Pos.isValid() || !Pos.Origin->IsVerbatim)
    return std::nullopt;
  const StringRef Line = Pos.getLineText();
  const StringRef Rest = Line.substr(Pos.Column - 1);
  if (!Rest.starts_with_insensitive(Fix.Old))
    return std::nullopt;
  Edit E{Pos.getFileName().str(), Pos.getLine(), Pos.Column,
         Rest.take_front(Fix.Old.size()).str(), Fix.New};
  const StringRef Indentation = Line.take_front(Line.find_first_not_of(" \t"));
  for (size_t At = 0; (At = E.New.find('\n', At)) != std::string::npos; ++At)
    E.New.insert(At + 1, Indentation);
  return E;
}

static const OriginTrace *getTrace(SourcePos Pos) {
  return Pos.isValid() ? Pos.Origin->Trace : nullptr;
}

void DiagnosticEngine::report(Severity Kind, RuleId Rule, SourcePos Pos,
                              const Twine &Msg, const FixIt *Fix) {
  if (Kind == Severity::Note) {
    if (HavePending && !Suppressed) {
      Pending.Notes.push_back(makeDiagnostic(Kind, Pos, Msg));
      if (Fix)
        Pending.Notes.back().Fix =
            makeEdit(*Fix, Fix->At.isValid() ? Fix->At : Pos);
      // The backtrace of the diagnostic itself follows all notes.
      if (getTrace(Pos) != getTrace(PendingPos))
        addBacktrace(Pos);
    }
    return;
  }
  flush();
  if (Kind == Severity::Warning && FatalWarnings && !NoWarnings)
    Kind = Severity::Error;
  const bool IsError = Kind == Severity::Error;
  unsigned &Count = IsError ? NumErrors : NumWarnings;
  const unsigned NumShown = IsError ? NumErrors - NumHiddenErrors : NumWarnings;
  // After the last error, one more message reports that reading ends.
  const unsigned MaxShown = IsError ? MaxErrors + 1 : MaxWarnings;
  Suppressed = NumShown > MaxShown || (!IsError && NoWarnings);
  if (Suppressed)
    return;
  ++Count;
  const bool IsTooMany = NumShown == MaxShown;
  PendingPos = IsTooMany ? SourcePos() : Pos;
  Pending = IsTooMany
                ? makeDiagnostic(Kind, PendingPos,
                                 Twine("too many ") +
                                     (IsError ? "errors; further errors"
                                              : "warnings; further warnings") +
                                     " are not shown")
                : makeDiagnostic(Kind, Pos, Msg);
  Pending.Rule = IsTooMany ? rules::TooMany.Name : Rule.Name;
  Suppressed = IsError && !Repeated.add(Pending, getTrace(Pos));
  NumHiddenErrors += Suppressed;
  HavePending = !Suppressed;
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

void DiagnosticEngine::addBacktrace(SourcePos Pos) {
  const OriginTrace *T = getTrace(Pos);
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

/// If the pending error quotes a word that is also the name of a parameter of
/// the macro, says how the parameter's value is written.
void DiagnosticEngine::noteParameter() {
  const OriginTrace *T = getTrace(PendingPos);
  if (Pending.Kind != Severity::Error || !T || !T->Definition)
    return;
  const StringRef Word =
      StringRef(Pending.Message).split('\'').second.split('\'').first;
  if (T->Definition->findParameter(Word) == SubstitutionPoint::NotAName)
    return;
  Pending.Notes.push_back(
      makeDiagnostic(Severity::Note, PendingPos,
                     "'" + Word + "' is a parameter of macro '" + T->Name +
                         "'; its value is '\\" + Word + "'"));
  Pending.Notes.back().Fix =
      makeEdit(FixIt::replace(Word, "\\" + Word), PendingPos);
}

/// If the call of the macro seems to name an argument, as GNU as allows, says
/// that arguments have no names.
void DiagnosticEngine::noteNamedArgument() {
  const OriginTrace *T = getTrace(PendingPos);
  if (Pending.Kind != Severity::Error || !T || !T->Definition ||
      !T->Site.isValid())
    return;
  SourcePos At = T->Site;
  const StringRef Call = At.getLineText().substr(At.Column - 1);
  for (const MacroParameter &P : T->Definition->Parameters) {
    const size_t Begin = Call.find(" " + P.Name + "=");
    if (Begin == StringRef::npos)
      continue;
    At.Column += Begin + 1;
    Pending.Notes.push_back(
        makeDiagnostic(Severity::Note, At,
                       "arguments have no names: they are in the order of the "
                       "parameters, and this one is '" +
                           P.Name + "=...'"));
    Pending.Notes.back().Fix = makeEdit(FixIt::replace(P.Name + "=", ""), At);
    return;
  }
}

void DiagnosticEngine::deliver() {
  HavePending = false;
  noteParameter();
  noteNamedArgument();
  addBacktrace(PendingPos);
  if (Handler)
    Repeated.deliver(std::move(Pending), Handler);
}
