//===- FinishSource.cpp - The end of a Gallium source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that need the whole source, and the way from what was read to the
// module that is written.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
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

/// What \p S, null for none, is in the binary. \returns false if it is not
/// there.
bool AsmParser::findSection(const Section *S, Symbol::SectionKind &Kind,
                            unsigned &ExtraIndex) const {
  if (!S) {
    Kind = Symbol::Absolute;
  } else if (S == Text) {
    Kind = Symbol::Code;
  } else if (S == Rodata) {
    Kind = Symbol::GlobalData;
  } else if (S == Comment) {
    Kind = Symbol::Comment;
  } else {
    // Scratch, kernel configurations and control directives are left out.
    auto It = SectionsByName.find(S->getName());
    if (It == SectionsByName.end() || It->second.Sec != S)
      return false;
    Kind = Symbol::Extra;
    ExtraIndex = It->second.ExtraIndex;
  }
  return true;
}

/// Weak symbols go to the binary; global ones are an error.
void AsmParser::collectExtraSymbols() {
  Host.forEachAddedSymbol([this](const SymbolInfo &Info) {
    if (!Info.HasValue)
      return;
    if (Info.Binding == ELF::STB_GLOBAL)
      Report.error(SourcePos(),
                   "added symbol '" + Info.Name + "' must not be global");
    Symbol S;
    S.Name = Info.Name.str();
    S.Value = Info.Value;
    S.Size = Info.Size;
    if (Info.Binding == ELF::STB_WEAK && !findKernel(Info.Name) &&
        findSection(Section::from(Info.Sec), S.Section, S.ExtraIndex))
      M.ExtraSymbols.push_back(std::move(S));
  });
}

void AsmParser::checkKernelSymbol(Kernel &K, const SourceKernel &Source) {
  std::optional<SymbolInfo> Symbol = Host.getSymbols().findGlobalSymbol(K.Name);
  if (!Symbol || !Symbol->HasValue) {
    Report.error(Source.Declared,
                 "symbol of kernel '" + K.Name + "' is undefined");
    return;
  }
  if (Symbol->Sec != Text) {
    Report.error(Source.Declared,
                 "symbol of kernel '" + K.Name + "' is not a place in '.text'");
    return;
  }
  K.Offset = Symbol->Value;
  const uint64_t CodeSize = Text->getCounter();
  if (!K.Config || !hasKernelHeaders() ||
      CodeSize - std::min(CodeSize, K.Offset) >= sizeof(AmdKernelCode))
    return;
  Report.error(SourcePos(), "code of kernel '" + K.Name + "' at offset " +
                                Twine(K.Offset) +
                                " has no room for its header of 256 bytes"
                                " (size of '.text': " +
                                Twine(CodeSize) + ")");
  Report.note(Source.Declared, "reserve it behind the kernel's label with "
                               "'.skip 256'");
}

void AsmParser::checkKernelSymbols() {
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    checkKernelSymbol(K, Source);
}

/// What the reference finds out while it writes.
void AsmParser::checkLimits() {
  const uint64_t CodeSize = Text->getCounter();
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels)) {
    if (K.Offset >= CodeSize)
      Report.error(Source.Declared, "offset " + Twine(K.Offset) +
                                        " of kernel '" + K.Name +
                                        "' is at the end of '.text'");
    if (K.Config && !hasKernelHeaders() && K.Config->ComputesUserData &&
        !K.Config->Plain.has(KernelField::UserDataCount))
      Report.error(Source.Declared,
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
      // The version may have been set behind .kernel.
      if (getLayout().IsLoadedByNewMesa)
        K.Config->ComputesUserData = true;
      if (getLayout().HasWave32 && isWave32(I))
        K.Config->Header.set(KernelField::Wave32, 1);
    }
}

bool AsmParser::finishSource() {
  Ownership.finish();
  Compiled.finish();
  for (unsigned I : ControlDirectiveOrder)
    checkControlDirectives(M.Kernels[I].Name, *Kernels[I].ControlDirectives,
                           Kernels[I].ControlDirectivesPos);
  checkSGPRCounts();
  collectExtraSymbols();
  checkKernelSymbols();
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
  if (Rodata)
    M.GlobalData = getContent(*Rodata, Asm);
  if (Comment)
    M.Comment = getContent(*Comment, Asm);
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    if (K.Config && Source.ControlDirectives)
      K.Config->ControlDirectives = getContent(*Source.ControlDirectives, Asm);
  for (auto [Extra, S] : zip_equal(M.ExtraSections, ExtraSections))
    setContent(Extra, *S, Asm);
  Kernels.clear(); // There may be thousands, and the code is long.
  M.Code = getContent(*Text, Asm);
  return gallium::writeModule(std::move(M), OS);
}
