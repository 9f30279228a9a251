//===- ObjectWriter.cpp - From MC to the AmdCL2 Module --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Relocations and the contents of sections go to their places in the Module.
//
//===----------------------------------------------------------------------===//

#include "ObjectWriter.h"
#include "clrx/AmdCL2/Writer.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCValue.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// What the place of a relocation holds.
static constexpr uint32_t RelocatedWord = 0x55555555;

static DataSection getDataSection(SectionRole Role) {
  switch (Role) {
  case SectionRole::ReadWriteData:
    return DataSection::ReadWrite;
  case SectionRole::BSS:
    return DataSection::BSS;
  default:
    return DataSection::ReadOnly;
  }
}

void ObjectWriter::recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                                    MCValue Target, uint64_t &FixedValue) {
  const MCSymbol *Symbol = Target.getAddSym();
  // checkRelocation has seen that the target is a data section.
  CodeRelocation R;
  R.Offset = Asm->getFragmentOffset(F) + Fixup.getOffset();
  R.Target = getDataSection(Parser.findSection(Symbol->getSection())->Role);
  R.IsHigh = Target.getSpecifier() == RS_High32;
  R.Addend = Target.getConstant();
  Parser.getCode(*Parser.findSection(*F.getParent())).Relocations.push_back(R);
  FixedValue = RelocatedWord;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

Bytes *ObjectWriter::getDestination(const SourceSection &S) {
  Module &M = Parser.getModule();
  Kernel *K = S.Owner.isKernel() ? &M.Kernels[S.Owner.getKernel()] : nullptr;
  switch (S.Role) {
  case SectionRole::ReadWriteData:
    return &M.ReadWriteData;
  case SectionRole::ReadOnlyData:
    return &M.ReadOnlyData;
  case SectionRole::SamplerInit:
    return &M.SamplerInit;
  case SectionRole::MainCode:
  case SectionRole::KernelCode:
    return &Parser.getCode(S).Content;
  case SectionRole::ControlDirective:
    return K->Config ? &K->Config->ControlDirective : nullptr;
  case SectionRole::Metadata:
    return &K->Parts.Metadata;
  case SectionRole::ISAMetadata:
    return &K->Parts.ISAMetadata.emplace();
  case SectionRole::Setup:
    return &K->Parts.Setup.emplace();
  case SectionRole::Stub:
    return &K->Parts.Stub.emplace();
  case SectionRole::OuterExtra:
  case SectionRole::InnerExtra:
  case SectionRole::BSS:
  case SectionRole::KernelPlaceholder:
  case SectionRole::Config:
  case SectionRole::HSAConfig:
    return nullptr;
  }
  llvm_unreachable("unknown section kind");
}

ElfSection *ObjectWriter::getExtraSection(const SourceSection &S) {
  Module &M = Parser.getModule();
  if (S.Role == SectionRole::OuterExtra)
    return &M.OuterSections[S.ExtraIndex];
  if (S.Role == SectionRole::InnerExtra)
    return &M.InnerSections[S.ExtraIndex];
  return nullptr;
}

Error ObjectWriter::writeModule(raw_ostream &OS) {
  // A later section of the same kind replaces an earlier one.
  for (const SourceSection &S : Parser.getSections()) {
    if (ElfSection *Extra = getExtraSection(S))
      setContent(*Extra, *S.Sec);
    else if (Bytes *Content = getDestination(S))
      *Content = getContent(*S.Sec);
  }
  return amdcl2::writeModule(Parser.getModule(), OS);
}
