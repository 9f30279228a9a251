//===- FinishSource.cpp - The end of an AmdCL1 source ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Completes the Module when the source has ended: target, register counts,
// symbols and contents.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Description.h"
#include "AsmParser.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  for (auto [I, K] : enumerate(M.Kernels))
    Views.push_back(
        viewOwn(K.Name, Kernels[I].Created, I, Kernels[I].Code->Sec));
  return Views;
}

void AsmParser::viewResources(MutableArrayRef<KernelView> Views) {
  for (auto [K, View] : zip_equal(M.Kernels, Views))
    if (K.Config)
      View.Resources = viewKernel(*K.Config, M.getArch());
}

bool AsmParser::finishSource() {
  Ownership.finish(getKernelOfCode());
  M.Device = Host.getTarget().Device;
  M.Is64Bit = Host.getTarget().Is64Bit;
  M.DriverVersion = getDriverVersion();
  M.InfoVersion = parseDriverInfo(M.DriverInfo);
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config)
      K.Config->Usage = Ownership.getUsage(I);
  collectSymbols();
  return Report.hadError();
}

/// Returns the kind of location of symbols in a section; std::nullopt if the
/// symbols are not in the binary.
static std::optional<SymbolSection> getSymbolSection(SectionRole Role) {
  switch (Role) {
  case SectionRole::OuterExtra:
    return SymbolSection::OuterExtra;
  case SectionRole::Code:
    return SymbolSection::KernelCode;
  case SectionRole::Data:
    return SymbolSection::KernelData;
  case SectionRole::InnerExtra:
    return SymbolSection::InnerExtra;
  default:
    return std::nullopt;
  }
}

void AsmParser::collectSymbols() {
  Host.forEachAddedSymbol([this](const SymbolInfo &Info) {
    if (!Info.HasValue || Info.Binding == ELF::STB_LOCAL)
      return;
    std::vector<ExtraSymbol> *Symbols = &M.Symbols;
    ExtraSymbol S;
    if (Info.Sec) {
      const SourceSection &Source = getSource(*Section::from(Info.Sec));
      const std::optional<SymbolSection> Section =
          getSymbolSection(Source.Role);
      if (!Section)
        return;
      S.Section = *Section;
      S.Index = Source.Index;
      if (Source.Kernel)
        Symbols = &M.Kernels[*Source.Kernel].Symbols;
    }
    S.Name = Info.Name.str();
    S.Value = Info.Value;
    S.Size = Info.Size;
    S.Binding = Info.Binding;
    Symbols->push_back(std::move(S));
  });
}

/// Returns the part of the Module for the content of \p S, which is neither a
/// configuration nor an extra section.
Bytes &AsmParser::getDestination(const SourceSection &S) {
  if (S.Role == SectionRole::GlobalData)
    return M.GlobalData;
  Kernel &K = M.Kernels[*S.Kernel];
  switch (S.Role) {
  case SectionRole::Code:
    return K.Code;
  case SectionRole::Data:
    return K.Data.emplace();
  case SectionRole::Header:
    return K.Parts.Header;
  case SectionRole::Metadata:
    return K.Parts.Metadata;
  case SectionRole::Note:
    return getNotes(S)[S.Index].Content;
  case SectionRole::EncodingCode:
    return K.Encodings[*S.Encoding].Code;
  case SectionRole::EncodingData:
    return K.Encodings[*S.Encoding].Data;
  default:
    llvm_unreachable("the section has no content in the module");
  }
}

Error AsmParser::writeModule(const MCAssembler &Asm, raw_ostream &OS) {
  for (const SourceSection &S : Sections) {
    if (S.Role == SectionRole::OuterExtra)
      setContent(M.Sections[S.Index], *S.Sec, &Asm);
    else if (S.Role == SectionRole::InnerExtra)
      setContent(M.Kernels[*S.Kernel].Sections[S.Index], *S.Sec, &Asm);
    else if (S.Role != SectionRole::Config)
      getDestination(S) = getContent(*S.Sec, &Asm);
  }
  return amdcl1::writeModule(std::move(M), OS);
}
