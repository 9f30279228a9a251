//===- FindingLog.cpp - Findings of a run -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes findings and their places.
//
//===----------------------------------------------------------------------===//

#include "Run/FindingLog.h"
#include "Run/RunText.h"
#include "llvm/ADT/StringExtras.h"

using namespace clrx;
using namespace llvm;

FindingLog::Entry &FindingLog::getEntry(const sim::Finding &F) {
  auto [Where, IsNew] =
      Index.try_emplace({F.Group, F.PC, F.Text}, Entries.size());
  if (IsNew)
    Entries.push_back({F, 0, ""});
  return Entries[Where->second];
}

bool FindingLog::add(const sim::Finding &F) { return ++getEntry(F).Times == 1; }

void FindingLog::addNew(const FindingLog &Other, StringRef Runs) {
  for (const Entry &E : Other.Entries) {
    Entry &Mine = getEntry(E.First);
    if (Mine.Times)
      continue;
    Mine.Times = E.Times;
    Mine.Runs = Runs;
  }
}

/// Describes the work-item that made \p F.
static std::string describeWorkItem(const sim::Finding &F,
                                    StringRef KernelName) {
  // All work-items together decide the order.
  if (F.Group == sim::FindingGroup::Order)
    return F.Note;
  std::string Text;
  raw_string_ostream OS(Text);
  if (!KernelName.empty())
    OS << "kernel '" << KernelName << "', ";
  OS << "work-group " << F.WorkGroup[0] << ',' << F.WorkGroup[1] << ','
     << F.WorkGroup[2] << ", wavefront " << F.Wave;
  if (F.Lane)
    OS << ", lane " << *F.Lane;
  if (!F.Note.empty())
    OS << ": " << F.Note;
  return Text;
}

Diagnostic FindingLog::describe(const Entry &E, const sim::Dispatch &D,
                                const CodeOrigin &Origin) {
  const sim::Finding &F = E.First;
  const sim::FindingGroupInfo &Group = getGroupInfo(F.Group);
  Diagnostic Main = makePlace(D, Origin, F.PC);
  Main.Kind = F.IsError ? Severity::Error : Severity::Warning;
  Main.Rule = Group.Rule;
  Main.Message = (F.Text + " [-C" + Group.Name + "]").str();
  Diagnostic Note = Main;
  Note.Notes.clear();
  Note.Kind = Severity::Note;
  Note.Rule = "";
  Note.Message = describeWorkItem(F, D.KernelName);
  Main.Notes.insert(Main.Notes.begin(), Note);
  for (const sim::RelatedPlace &R : F.Related) {
    Diagnostic Other = makePlace(D, Origin, R.PC);
    Other.Kind = Severity::Note;
    Other.Message = R.Text;
    Other.Notes.clear();
    Main.Notes.push_back(std::move(Other));
  }
  if (E.Times > 1) {
    Note.Message = "found " + utostr(E.Times) + " times; this is the first";
    Main.Notes.insert(Main.Notes.begin() + 1, Note);
  }
  if (!E.Runs.empty()) {
    Note.Message = E.Runs;
    Main.Notes.push_back(Note);
  }
  return Main;
}

std::vector<FindingReport>
FindingLog::describe(const sim::Dispatch &D, const CodeOrigin &Origin) const {
  std::vector<FindingReport> Result;
  for (const Entry &E : Entries)
    Result.push_back({E.First, E.Times, describe(E, D, Origin)});
  return Result;
}
