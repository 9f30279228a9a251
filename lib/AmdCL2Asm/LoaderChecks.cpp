//===- LoaderChecks.cpp - AmdCL2 binaries that are not loaded -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Warns about binaries of new drivers whose inner ELF AMD's loader refuses, or
// with which it crashes.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "AsmParser.h"
#include "Kernel/LoaderWarnings.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

void AsmParser::checkLoader() {
  // The writer refuses other devices.
  const bool HasDevice = getDeviceCode(M.Device, DriverVersion).has_value();
  if (!HasDevice || !isNewFormat() || !Host.shouldWarnOfOldVersions())
    return;
  warnOfMachineVersion(Report, getNoteVersion(M), locate(ModulePart::Device),
                       VersionAdvice);
  std::vector<FileSections::ExtraSection> Extra;
  for (const SourceSection &S : Sections.getAll())
    if (S.Role == SectionRole::InnerExtra)
      Extra.push_back({S.Sec, M.InnerSections[S.ExtraIndex], S.Opened});
  warnOfReplacedParts(Report, Extra, /*ReadsNotes=*/true);
  checkKernelsForLoader();
}

/// Returns the number of bytes from the setup of kernel \p Index to the end of
/// .hsatext.
uint64_t AsmParser::countBytesFrom(unsigned Index) const {
  if (Sections.hasHSALayout())
    return Sections.getNewest(SectionRole::MainCode)->getCounter() -
           M.Kernels[Index].MainCodeOffset;
  // The next kernel begins at the next multiple of SetupSize.
  if (Index + 1 != M.Kernels.size() || M.Kernels[Index].Config)
    return SetupSize;
  const Section *Setup = Sections.getPart(Index, SectionRole::Setup);
  return (Setup ? Setup->getCounter() : 0) +
         Sections.getPart(Index, SectionRole::KernelCode)->getCounter();
}

void AsmParser::checkKernelsForLoader() {
  if (M.Kernels.empty()) {
    const SourcePos Pos = locate(ModulePart::File);
    Report.warning(Pos, rules::Loader,
                   "AMD's loader crashes with this binary, because it has "
                   "no kernel");
    Report.note(Pos, "add a kernel with '.kernel'");
  }
  for (auto [I, Source] : enumerate(Kernels)) {
    const uint64_t Size = countBytesFrom(I);
    if (Size >= SetupSize)
      continue;
    Report.warning(Source.Created, rules::Loader,
                   "AMD's loader refuses this binary: setup "
                   "and code of kernel '" +
                       M.Kernels[I].Name + "' have only " + Twine(Size) +
                       " bytes");
    Report.note(Source.Created, "fill its setup to " + Twine(SetupSize) +
                                    " bytes, or describe it in '.config'");
  }
}
