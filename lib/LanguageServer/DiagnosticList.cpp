//===- DiagnosticList.cpp - Diagnostics for editors -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Maps lines and columns of diagnostics to positions in texts.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/DiagnosticList.h"
#include "Source/FixCollector.h"
#include "llvm/ADT/STLExtras.h"
#include <set>
#include <tuple>

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

/// Returns the range that \p D, which has a position, is about. If the message
/// is about text that a macro made, that is the line in the macro.
static lsp::Range getRange(const Analysis &A, const clrx::Diagnostic &D) {
  const SourceText *Text = A.getText(A.getPath(D.FileName));
  if (!Text)
    return makeRange(D.Line, D.SourceLine, D.Column, D.Length);
  const StringRef Line = Text->getLine(D.Line - 1);
  if (StringRef(D.SourceLine).rtrim('\r') == Line || D.SourceLine.empty())
    return makeRange(D.Line, Line, D.Column, D.Length);
  const size_t Begin = Line.size() - Line.ltrim().size();
  return makeRange(D.Line, Line, Begin + 1, Line.trim().size());
}

static lsp::DiagnosticSeverity getSeverity(Severity S) {
  switch (S) {
  case Severity::Error:
    return lsp::DiagnosticSeverity::Error;
  case Severity::Warning:
    return lsp::DiagnosticSeverity::Warning;
  case Severity::Note:
  case Severity::Remark:
    return lsp::DiagnosticSeverity::Information;
  }
  llvm_unreachable("unknown severity");
}

static server::Diagnostic convert(const Analysis &A,
                                  const clrx::Diagnostic &D) {
  server::Diagnostic Result;
  if (D.Line)
    Result.Range = getRange(A, D);
  Result.Severity = getSeverity(D.Kind);
  Result.Code = D.Rule.str();
  Result.Message = D.Message;
  for (const clrx::Diagnostic &Note : D.Notes)
    if (Note.Line)
      Result.Related.emplace_back(
          lsp::Location(A.getURI(A.getPath(Note.FileName)), getRange(A, Note)),
          Note.Message);
    else
      Result.Message += "\nnote: " + Note.Message;
  return Result;
}

/// Returns the path of the file that shows \p D.
static std::string getPath(const Analysis &A, const clrx::Diagnostic &D) {
  return D.Line ? A.getPath(D.FileName) : A.Request.Path;
}

/// Several diagnostics may differ only in the calls or inclusions that led to
/// their place. Only the first of them is used. A file that includes itself has
/// thousands.
DiagnosticLists clrx::server::makeDiagnostics(const Analysis &A) {
  DiagnosticLists Lists;
  Lists[A.Request.Path];
  std::set<std::tuple<StringRef, uint64_t, uint64_t, StringRef>> Known;
  for (const auto *Source :
       {&A.Request.Options.Problems, &A.Result.Diagnostics})
    for (const clrx::Diagnostic &D : *Source)
      if (Known.emplace(D.FileName, D.Line, D.Column, D.Message).second)
        Lists[getPath(A, D)].push_back(convert(A, D));
  return Lists;
}

//===----------------------------------------------------------------------===//
// Edits
//===----------------------------------------------------------------------===//

/// Adds \p E to \p To, unless the text is not there.
static void addEdit(const Analysis &A, const Edit &E, lsp::WorkspaceEdit &To) {
  const std::string Path = A.getPath(E.FileName);
  const SourceText *Text = A.getText(Path);
  const std::string Line =
      Text ? Text->getLine(E.Line - 1).str() : std::string(E.Column - 1, ' ');
  const lsp::Range R = makeRange(E.Line, Line, E.Column, E.Old.size());
  To.changes[A.getURI(Path).uri().str()].push_back({R, E.New});
}

static bool touches(lsp::Range A, lsp::Range B) {
  return A.start <= B.end && B.start <= A.end;
}

std::vector<CodeAction>
clrx::server::findQuickFixes(const Analysis &A, StringRef Path, lsp::Range R) {
  std::vector<CodeAction> Result;
  for (const clrx::Diagnostic &D : A.Result.Diagnostics) {
    if (!D.Line || getPath(A, D) != Path || !touches(getRange(A, D), R))
      continue;
    const bool IsPreferred =
        count_if(D.Notes, [](const auto &N) { return N.Fix.has_value(); }) == 1;
    for (const clrx::Diagnostic &Note : D.Notes) {
      if (!Note.Fix)
        continue;
      CodeAction &Action = Result.emplace_back();
      Action.Title = Note.Message;
      Action.Kind = "quickfix";
      Action.Diagnostics.push_back(convert(A, D));
      Action.IsPreferred = IsPreferred;
      addEdit(A, *Note.Fix, Action.Edit);
    }
  }
  return Result;
}

std::optional<CodeAction> clrx::server::findFixAll(const Analysis &A,
                                                   StringRef Path) {
  const SourceText *Text = A.getText(Path);
  if (!Text)
    return std::nullopt;
  FixCollector Fixes;
  for (const clrx::Diagnostic &D : A.Result.Diagnostics)
    Fixes.add(D);
  std::string Fixed = Text->get();
  for (StringRef Name : Fixes.getFileNames())
    if (A.getPath(Name) == Path)
      Fixed = Fixes.apply(Name, Fixed);
  if (Fixed == Text->get())
    return std::nullopt;
  CodeAction Action;
  Action.Title = "apply all suggestions that leave no choice";
  Action.Kind = "source.fixAll";
  Action.Edit.changes[A.getURI(Path).uri().str()].push_back(
      {Text->getWholeRange(), std::move(Fixed)});
  return Action;
}
