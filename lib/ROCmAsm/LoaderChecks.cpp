//===- LoaderChecks.cpp - ROCm binaries that are not loaded ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Warns about binaries that AMD's loader refuses, or with which it crashes.
//
//===----------------------------------------------------------------------===//

#include "BinaryOutput.h"
#include "Kernel/LoaderWarnings.h"
#include "ROCm/Lowering.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

/// Newest version of code objects that the loaders since 2022 know.
static constexpr unsigned SuggestedCodeObject = 5;

void AsmParser::BinaryOutput::checkLoader() {
  const bool HasVersionNotes = M.Format != FileFormat::LLVM10;
  if (HasVersionNotes)
    checkVersionForLoader();
  warnOfReplacedParts(Report, Sections.getExtra(), HasVersionNotes);
  if (HasVersionNotes)
    checkSymbolsForLoader();
}

void AsmParser::BinaryOutput::checkVersionForLoader() {
  const SourcePos Pos = Parser.locate(ModulePart::Device);
  const MachineVersion V = getNoteVersion(M);
  if (M.ArchMinor || M.ArchStepping)
    return warnOfMachineVersion(Report, V, Pos, VersionAdvice);
  warnOfMachineVersion(Report, V, Pos,
                       "'.codeobject " + Twine(SuggestedCodeObject) +
                           "' makes a code object that it loads for " +
                           Host.getTarget().getName());
}

/// Warns about symbols outside of loaded sections. The loader skips them if
/// they have no type, but it does not skip entries of the global offset table.
void AsmParser::BinaryOutput::checkSymbolsForLoader() {
  StringMap<SourcePos> InTable;
  for (const GotSymbol &G : Parser.GotSymbols)
    InTable.try_emplace(G.Name, G.Pos);
  for (const Symbol &S : M.ExtraSymbols) {
    if (S.Section == Symbol::Code || S.Section == Symbol::GlobalData)
      continue;
    if (const auto It = InTable.find(S.Name); It != InTable.end()) {
      Report.warning(It->second, rules::Loader,
                     "AMD's loader refuses this binary: symbol '" + S.Name +
                         "' of the offset table is in no section "
                         "that it loads");
      Report.note(It->second, "define the symbol in '.text' or '.globaldata'");
    } else if (S.Section == Symbol::Absolute && !Sections.getRodata()) {
      const SourcePos Pos = Parser.locate(ModulePart::File);
      Report.warning(Pos, rules::Loader,
                     "AMD's loader crashes with this binary: symbol '" +
                         S.Name +
                         "' is in no section, and there is no '.rodata'");
      Report.note(Pos, "write '.globaldata', which may stay empty, or leave "
                       "the symbol out");
    }
  }
}
