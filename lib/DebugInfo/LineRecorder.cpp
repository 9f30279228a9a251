//===- LineRecorder.cpp - Debug information of a source -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DebugInfo/LineRecorder.h"
#include "clrx/Analysis/CodeView.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

void LineRecorder::start(Reporter &R) {
  Report = &R;
  Rows.clear();
  Labels.clear();
}

void LineRecorder::add(const OutputEvent &E, bool IsInserted) {
  // Line tables count addresses in words.
  constexpr uint64_t WordSize = 4;
  if (E.Section && E.Size && E.Offset % WordSize == 0)
    Rows[E.Section].push_back(
        {E.Offset, E.Size, Report->capture(E.Loc), IsInserted});
}

void LineRecorder::onDefinition(const SymbolEvent &S, const OutputEvent &) {
  StringRef Name = S.Path;
  Name.consume_front("::");
  if (S.IsLabel)
    Labels[Name] = Report->capture(S.Loc);
}

void LineRecorder::finish(CodeView &View) {
  const SourceView Source = View.getSource();
  if (!Source.IsCodeObject)
    Report->warning(Source.OutputPos, rules::Ignored,
                    "'-g' has no effect: only code objects (.codeobject, "
                    ".amdgcn_target) have debug information");
}

/// Sorts \p Rows by offset, and keeps only the first one of rows that overlap.
static std::vector<CodeRow> sortRows(std::vector<CodeRow> Rows) {
  stable_sort(Rows, [](const CodeRow &A, const CodeRow &B) {
    return A.Offset < B.Offset;
  });
  uint64_t End = 0;
  erase_if(Rows, [&End](const CodeRow &R) {
    if (R.Offset < End)
      return true;
    End = R.Offset + R.Size;
    return false;
  });
  return Rows;
}

Error LineRecorder::amendCodeObject(codeobject::Object &O,
                                    ArrayRef<const ExprSection *> Origins) {
  std::vector<CodeSection> Code;
  for (auto [I, Origin] : enumerate(Origins)) {
    const codeobject::Section &S = O.Sections[I];
    auto It = Rows.find(Origin);
    if (S.Flags & ELF::SHF_EXECINSTR && It != Rows.end())
      Code.push_back({unsigned(I), S.size(), sortRows(std::move(It->second))});
  }
  if (Code.empty())
    return Error::success();
  return addDebugSections(O, Code, Labels, Options);
}
