//===- GalliumFinish.cpp - The end of a Gallium source --------------------===//
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

#include "GalliumAsmParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

bool GalliumAsmParser::hasHeader(const Kernel &K) const {
  return K.HasConfig && Host.getTarget().LLVMVersion >= LLVMWithKernelHeader;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// .gpu may have changed since the count was given.
void GalliumAsmParser::checkSGPRCounts() {
  const GPUInfo &Info = getGPUInfo(Host.getTarget().Device);
  const unsigned Max = getArchInfo(Info.Id).MaxSGPRs;
  for (const std::unique_ptr<Kernel> &K : Kernels) {
    uint64_t Count = K->Setup.Plain.getOr(KernelField::SGPRCount, 0);
    if (K->HasConfig && Count > Max)
      Report.error(K->Declared, "SGPR count " + Twine(Count) + " of kernel '" +
                                    K->Name + "' is out of range for " +
                                    Info.Name + " (0 to " + Twine(Max) + ")");
  }
}

/// Sets the place of \p Symbol. \returns false if its section is not in the
/// binary.
bool GalliumAsmParser::placeSymbol(const Section *S,
                                   GalliumSymbol &Symbol) const {
  if (!S) {
    Symbol.Section = GalliumSymbol::Absolute;
  } else if (S == Text) {
    Symbol.Section = GalliumSymbol::Code;
  } else if (S == Rodata) {
    Symbol.Section = GalliumSymbol::GlobalData;
  } else if (S == Comment) {
    Symbol.Section = GalliumSymbol::Comment;
  } else {
    // Scratch, kernel configurations and control directives are left out.
    auto It = SectionsByName.find(S->getName());
    if (It == SectionsByName.end() || It->second.Sec != S)
      return false;
    Symbol.Section = GalliumSymbol::Extra;
    Symbol.ExtraIndex = It->second.ExtraIndex;
  }
  return true;
}

/// -S: weak symbols go to the binary; global ones are an error.
void GalliumAsmParser::collectExtraSymbols() {
  if (!Host.shouldAddSymbols())
    return;
  Host.forEachGlobalSymbol([this](const SymbolInfo &Info) {
    if (!Info.HasValue)
      return;
    if (Info.Binding == ELF::STB_GLOBAL)
      Report.error(SourcePos(),
                   "added symbol '" + Info.Name + "' must not be global");
    GalliumSymbol S;
    S.Name = Info.Name.str();
    S.Value = Info.Value;
    S.Size = Info.Size;
    if (Info.Binding == ELF::STB_WEAK && !findKernel(Info.Name) &&
        placeSymbol(Section::from(Info.Sec), S))
      Out.Module.ExtraSymbols.push_back(std::move(S));
  });
}

void GalliumAsmParser::checkKernelSymbol(Kernel &K) {
  std::optional<SymbolInfo> Symbol = Host.findGlobalSymbol(K.Name);
  if (!Symbol || !Symbol->HasValue) {
    Report.error(K.Declared, "symbol of kernel '" + K.Name + "' is undefined");
    return;
  }
  if (Symbol->Sec != Text) {
    Report.error(K.Declared,
                 "symbol of kernel '" + K.Name + "' is not a place in '.text'");
    return;
  }
  K.Offset = Symbol->Value;
  const uint64_t CodeSize = Text->getCounter();
  if (!hasHeader(K) ||
      CodeSize - std::min(CodeSize, K.Offset) >= sizeof(AmdKernelCode))
    return;
  Report.error(SourcePos(), "code of kernel '" + K.Name + "' at offset " +
                                Twine(K.Offset) +
                                " has no room for its header of 256 bytes"
                                " (size of '.text': " +
                                Twine(CodeSize) + ")");
  Report.note(K.Declared, "reserve it behind the kernel's label with "
                          "'.skip 256'");
}

void GalliumAsmParser::checkKernelSymbols() {
  for (std::unique_ptr<Kernel> &K : Kernels)
    checkKernelSymbol(*K);
}

/// What the reference finds out while it writes.
void GalliumAsmParser::checkLimits() {
  const uint64_t CodeSize = Text->getCounter();
  const bool HasHeaders = Host.getTarget().LLVMVersion >= LLVMWithKernelHeader;
  for (const std::unique_ptr<Kernel> &K : Kernels) {
    if (K->Offset >= CodeSize)
      Report.error(K->Declared, "offset " + Twine(K->Offset) + " of kernel '" +
                                    K->Name + "' is at the end of '.text'");
    if (K->HasConfig && !HasHeaders && K->Setup.ComputesUserData &&
        !K->Setup.Plain.has(KernelField::UserDataCount))
      Report.error(K->Declared,
                   "number of user data registers of kernel '" + K->Name +
                       "' is unknown, because LLVM 4.0 or later was "
                       "selected at '.kernel' but not at the end");
  }
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

void GalliumAsmParser::fillKernel(const Kernel &K) {
  const TargetState &Target = Host.getTarget();
  GalliumKernel &Result = Out.Module.Kernels.emplace_back();
  Result.Name = K.Name;
  Result.Offset = K.Offset;
  Result.Args = K.Args;
  Result.ProgInfo = K.Entries;
  if (!K.HasConfig)
    return;
  const KernelResources Resources = computeResources(K.Setup, Target);
  Result.ProgInfo = computeProgInfo(K.Setup, Resources, Target);
  if (hasHeader(K))
    Out.Headers.push_back(
        {K.Offset,
         computeHeader(K.Setup, Resources, K.Args, FileConfig, Target),
         K.ControlDirectives});
}

void GalliumAsmParser::fillModule() {
  const TargetState &Target = Host.getTarget();
  GalliumModule &M = Out.Module;
  M.Is64Bit = Target.Is64Bit;
  M.MesaVersion = Target.DriverVersion;
  M.LLVMVersion = Target.LLVMVersion;
  Out.Code = Text;
  Out.GlobalData = Rodata;
  Out.Comment = Comment;
  for (auto [I, K] : enumerate(Kernels)) {
    K->Setup.Usage = Ownership.getUsage(I);
    fillKernel(*K);
  }
}

bool GalliumAsmParser::finishSource() {
  Ownership.finish();
  for (const Kernel *K : ControlDirectiveOrder)
    checkControlDirectives(K->Name, *K->ControlDirectives,
                           K->ControlDirectivesPos);
  checkSGPRCounts();
  collectExtraSymbols();
  checkKernelSymbols();
  if (!Report.hadError())
    checkLimits();
  if (Report.hadError())
    return true;
  fillModule();
  return false;
}

std::unique_ptr<MCObjectWriter>
GalliumAsmParser::createObjectWriter(raw_pwrite_stream &OS) {
  return createGalliumObjectWriter(Out, Host, OS);
}
