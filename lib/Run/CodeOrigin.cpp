//===- CodeOrigin.cpp - Origin of executed code -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records the kernels and labels of a source.
//
//===----------------------------------------------------------------------===//

#include "Run/CodeOrigin.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

void SourceRecorder::start(Reporter &R) {
  Report = &R;
  Muted.clear();
  Architecture.reset();
  Sections.clear();
  Definitions.clear();
  Registers.clear();
}

void SourceRecorder::addSection(const OutputEvent &E) {
  if (!is_contained(Sections, E.Section))
    Sections.push_back(E.Section);
}

void SourceRecorder::onInstruction(const InstEvent &E) {
  addSection(E);
  if (const uint16_t Groups = Report->capture(E.Loc).Muted)
    if (const std::optional<uint32_t> Section = findSection(E.Section))
      Muted[{*Section, E.Offset}] = Groups;
  if (Architecture)
    return;
  Architecture = E.Architecture;
  Wave32 = E.Wave32;
  HasDialect = E.Instruction;
}

void SourceRecorder::onDefinition(const SymbolEvent &S, const OutputEvent &E) {
  if (S.IsLabel && E.Section)
    Definitions.push_back({S.Path.str(), E.Section, E.Offset});
}

void SourceRecorder::onValue(const SymbolInfo &S) {
  if (!S.Register || !Architecture || !S.Register->Count)
    return;
  const RegisterRange &R = *S.Register;
  if (R.File != RegisterFile::SGPR && R.File != RegisterFile::VGPR)
    return;
  raw_string_ostream OS(Registers[S.Name.str()]);
  TextStream Text(OS);
  printRegister(Text, R.First + (R.File == RegisterFile::VGPR ? CodeVGPR0 : 0),
                R.Count, *Architecture, InstDialect::Clrx);
}

std::optional<uint32_t>
SourceRecorder::findSection(const ExprSection *S) const {
  const auto It = find(Sections, S);
  if (It == Sections.end())
    return std::nullopt;
  return uint32_t(It - Sections.begin());
}

void SourceRecorder::finish(CodeView &Code) {
  if (const GPUName *Name = findGPUName(Code.getSource().Device))
    Device = Name->Device;
  for (const KernelView &K : Code.getKernels()) {
    IsRawCode |= K.Name.empty();
    if (const std::optional<uint32_t> Section = findSection(K.Section))
      Kernels[K.Name] = {*Section, K.Entry};
  }
  for (Definition &D : Definitions)
    if (const std::optional<uint32_t> Section = findSection(D.Section))
      Labels.push_back({std::move(D.Name), *Section, D.Offset});
  addKernelLabels();
}

/// Adds a label for the entry of each kernel that has none with its name.
void SourceRecorder::addKernelLabels() {
  StringSet<> Known;
  for (const Label &L : Labels)
    Known.insert(L.Name);
  for (const auto &[Name, K] : Kernels)
    if (!Name.empty() && Known.insert(Name).second)
      Labels.push_back({Name, K.Section, K.Entry});
}
