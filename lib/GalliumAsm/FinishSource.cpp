//===- FinishSource.cpp - The end of a Gallium source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the whole source and completes the module that is written.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "Gallium/Description.h"
#include "Gallium/Lowering.h"
#include "clrx/Gallium/Module.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

void AsmParser::checkSGPRCounts() {
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    if (K.Config)
      checkSGPRCount(K.Name, K.Config->Plain, Source.Declared);
}

/// Collects weak symbols for the binary and reports global ones.
void AsmParser::collectExtraSymbols() {
  Host.forEachAddedSymbol([this](const SymbolInfo &Info) {
    if (!Info.HasValue)
      return;
    if (Info.Binding == ELF::STB_GLOBAL) {
      const SourcePos End = Host.getEndOfSource();
      Report.error(End, rules::SymbolUse,
                   "added symbol '" + Info.Name + "' must not be global");
      Report.note(End, "leave its '.global' out, or write '.weak'");
    }
    if (Info.Binding != ELF::STB_WEAK || findKernel(Info.Name))
      return;
    if (std::optional<Symbol> S = Sections.makeSymbol(Info))
      M.ExtraSymbols.push_back(std::move(*S));
  });
}

void AsmParser::checkKernelSymbol(Kernel &K, const SourceKernel &Source) {
  const std::optional<uint64_t> Offset =
      Sections.findCode(K.Name, Source.Declared);
  if (!Offset)
    return;
  K.Offset = *Offset;
  if (K.Config && hasKernelHeaders())
    Sections.checkHeaderRoom(K.Name, K.Offset, Source.Declared);
}

void AsmParser::checkKernelSymbols() {
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    checkKernelSymbol(K, Source);
}

/// Checks the limits that the reference assembler checks when it writes the
/// file.
void AsmParser::checkLimits() {
  const uint64_t CodeSize = Sections.getText()->getCounter();
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    if (K.Offset >= CodeSize)
      Report.error(Source.Declared, rules::KernelParts,
                   "offset " + Twine(K.Offset) + " of kernel '" + K.Name +
                       "' is at the end of '.text'");
    if (K.Config && !hasKernelHeaders() && K.Config->ComputesUserData &&
        !K.Config->Plain.has(KernelField::UserDataCount))
      Report.error(Source.Declared, rules::Version,
                   "number of user data registers of kernel '" + K.Name +
                       "' is unknown, because LLVM 4.0 or later was "
                       "selected at '.kernel' but not at the end");
  }
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

void AsmParser::completeModule() {
  const TargetState &Target = Host.getTarget();
  M.Is64Bit = Target.Is64Bit;
  M.MesaVersion = DriverVersion;
  M.LLVMVersion = getLLVMVersion();
  M.Device = Target.Device;
  M.ArchMinor = FileConfig.getHeader(KernelField::ArchMinor);
  M.ArchStepping = FileConfig.getHeader(KernelField::ArchStepping);
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config) {
      K.Config->Usage = Ownership.getUsage(I);
      // The version may have been set after .kernel.
      if (getLayout().IsLoadedByNewMesa)
        K.Config->ComputesUserData = true;
      if (getLayout().HasWave32 && isWave32(I))
        K.Config->Header.set(KernelField::Wave32, 1);
    }
}

std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  const uint64_t HeaderSize = hasKernelHeaders() ? sizeof(AmdKernelCode) : 0;
  for (auto [I, K] : enumerate(M.Kernels)) {
    Views.push_back(viewLabelled(K.Name, Kernels[I].Declared, I, HeaderSize));
    Views.back().Wave32 = isWave32(I);
  }
  return Views;
}

static KernelResources view(const Module &M, const Kernel &K) {
  const Configuration &C = *K.Config;
  const gallium::KernelParts Parts = gallium::lower(M, C, K.Args);
  KernelResources R =
      viewKernel(M, K, Parts, getGPUInfo(M.Device).Architecture);
  KernelConfig Fields = C.Plain;
  if (M.hasKernelHeaders())
    Fields.setAllOf(C.Header.withoutUnset());
  viewRegisters(R, Parts.Registers, Fields, C.Usage);
  return R;
}

void AsmParser::viewResources(MutableArrayRef<KernelView> Views) {
  for (auto [K, View] : zip_equal(M.Kernels, Views))
    if (K.Config)
      View.Resources = view(M, K);
}

bool AsmParser::finishSource() {
  Ownership.finish();
  Compiled.finish();
  checkSGPRCounts();
  collectExtraSymbols();
  checkKernelSymbols();
  // Check these last, because the reference assembler reports no line for them.
  ControlDirectives.check(M.Kernels);
  if (!Report.hadError())
    checkLimits();
  if (!Report.hadError())
    checkLoader();
  if (Report.hadError())
    return true;
  completeModule();
  return false;
}

Error AsmParser::writeModule(const MCAssembler &Asm, raw_ostream &OS) {
  ControlDirectives.addContents(M.Kernels, &Asm);
  Kernels.clear(); // Free memory: there can be thousands.
  Sections.addContents(M, &Asm);
  return gallium::writeModule(std::move(M), OS);
}
