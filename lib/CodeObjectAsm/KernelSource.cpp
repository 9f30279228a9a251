//===- KernelSource.cpp - Kernels of a source -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the checks that apply both to ROCm binaries and to code objects.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectAsm/KernelSource.h"
#include "clrx/KernelModel/AmdKernelCode.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool KernelSource::checkDescriptorRoom(Reporter &Report, unsigned Index,
                                       uint64_t Size, uint64_t End) const {
  if (End <= Size)
    return false;
  const SourcePos Declared = Kernels[Index].Declared;
  Report.error(Declared, rules::KernelParts,
               "'.rodata' of " + Twine(Size) +
                   " bytes has no room for the descriptor of "
                   "kernel '" +
                   M.Kernels[Index].Name + "', which ends at " + Twine(End));
  Report.note(Declared, "begin '.globaldata' with '.skip 64' for each kernel");
  return true;
}

bool KernelSource::checkGotSymbols(
    AsmHost &Host,
    function_ref<StringRef(const std::optional<SymbolInfo> &)> FindProblem)
    const {
  Reporter &Report = Host.getReporter();
  for (const GotSymbol &G : GotSymbols) {
    const StringRef Problem =
        FindProblem(Host.getSymbols().findGlobalSymbol(G.Name));
    if (Problem.empty())
      continue;
    // clrxasm reports these errors at the end of the source.
    Report.error(Host.getEndOfSource(), rules::UndefinedSymbol,
                 "symbol '" + G.Name + "' of the offset table " + Problem);
    Report.note(G.Pos, "it was added here");
  }
  return Report.hadError();
}

uint64_t rocm::getHeaderSize(const Module &M, const Kernel &K) {
  if (M.Format == FileFormat::LLVM10)
    return 0;
  const std::optional<uint64_t> Offset =
      K.Config ? K.Config->Fields.getHeader(KernelField::CodeEntryOffset)
               : std::nullopt;
  return Offset.value_or(sizeof(AmdKernelCode));
}
