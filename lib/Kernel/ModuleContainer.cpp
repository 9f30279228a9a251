//===- ModuleContainer.cpp - Container with a Module ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object writer of all containers. The container supplies the file, and MC
// supplies the contents of sections.
//
//===----------------------------------------------------------------------===//

#include "Kernel/ModuleContainer.h"
#include "Language/ClrxStreamer.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCValue.h"

#include <deque>

using namespace llvm;
using namespace clrx;

class ModuleContainer::ObjectWriter final : public MCObjectWriter {
  ModuleContainer &Container;
  raw_pwrite_stream &OS;
  std::deque<ExprSection> SymbolTargets;
  DenseMap<const MCSymbol *, const ExprSection *> Symbols;

  const ExprSection *getTarget(const MCSymbol &S);

public:
  ObjectWriter(ModuleContainer &Container, raw_pwrite_stream &OS)
      : Container(Container), OS(OS) {}

  void recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                        MCValue Target, uint64_t &FixedValue) override;
  uint64_t writeObject() override;
};

/// Converts \p S. Only the language creates sections, so each one is a Section.
static const Section *asSection(const MCSection &S) {
  return &Section::from(S);
}

/// Returns the target of a relocation: the start of a section, or a symbol.
const ExprSection *ModuleContainer::ObjectWriter::getTarget(const MCSymbol &S) {
  if (S.isInSection())
    return asSection(S.getSection());
  auto [It, IsNew] = Symbols.try_emplace(&S, nullptr);
  if (IsNew)
    It->second =
        &SymbolTargets.emplace_back(ExprSection::makeSymbol(S.getName()));
  return It->second;
}

void ModuleContainer::ObjectWriter::recordRelocation(const MCFragment &F,
                                                     const MCFixup &Fixup,
                                                     MCValue Target,
                                                     uint64_t &FixedValue) {
  const bool Is64Bit = Fixup.getKind() == FK_Data_8 ||
                       Fixup.getKind() == toFixupKind(FieldFixup::Symbol64);
  RelocationSpecifier Half = RelocationSpecifier(Target.getSpecifier());
  if (Half == RS_None) {
    // The value is from an extension, which does not use specifiers.
    Half = Is64Bit ? RS_Abs64 : RS_Abs32;
    if (!Container.keepsSections() || Target.getSubSym()) {
      Asm->getContext().reportError(Fixup.getLoc(),
                                    "the value of a pseudo-op is not a number");
      return;
    }
  }
  FixedValue = Container.addRelocation(
      {asSection(*F.getParent()), getTarget(*Target.getAddSym()),
       Target.getConstant(), Half, Is64Bit ? 8u : 4u},
      Asm->getFragmentOffset(F) + Fixup.getOffset());
}

uint64_t ModuleContainer::ObjectWriter::writeObject() {
  const uint64_t Start = OS.tell();
  if (llvm::Error E = Container.writeModule(*Asm, OS))
    Container.reportModuleError(std::move(E));
  return OS.tell() - Start;
}

std::unique_ptr<MCObjectWriter>
ModuleContainer::createObjectWriter(raw_pwrite_stream &OS) {
  return std::make_unique<ObjectWriter>(*this, OS);
}

//===----------------------------------------------------------------------===//
// Errors of the Module
//===----------------------------------------------------------------------===//

SourcePos ModuleContainer::getPosOf(ModulePart Part) const {
  for (const auto &[Known, Pos] : reverse(Positions))
    if (Known == Part)
      return Pos;
  return SourcePos();
}

SourcePos ModuleContainer::locate(ModulePart Part) const {
  const ModulePart Candidates[] = {
      Part, ModulePart::ofKernel(Part.KernelNumber), ModulePart::ofKernel(0)};
  if (Part.K == ModulePart::Device && Host.getDevicePos().isValid())
    return Host.getDevicePos();
  for (ModulePart P : Candidates)
    if (const SourcePos Pos = getPosOf(P); Pos.isValid())
      return Pos;
  return Host.getEndOfSource();
}

/// Says how the device of \p Target was selected, if not by the source.
static std::string describeDeviceOrigin(const TargetState &Target) {
  return (Target.IsSelected
              ? "an option selects " + Target.getName()
              : "no device is selected; select one with '.gpu NAME'")
      .str();
}

bool ModuleContainer::reportModuleError(llvm::Error E) {
  handleAllErrors(
      std::move(E),
      [this](const ModuleError &M) {
        Report.error(locate(M.Part), rules::Module, M.Message);
        if (M.Part.K == ModulePart::Device && !Host.getDevicePos().isValid())
          Report.note(locate(M.Part), describeDeviceOrigin(Host.getTarget()));
        for (const ModuleError::Note &N : M.Notes)
          Report.note(locate(N.Part), N.Text);
      },
      [this](const ErrorInfoBase &Other) {
        Report.error(locate(ModulePart::File), rules::Module, Other.message());
      });
  return true;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

std::string ModuleContainer::getContent(const Section &S,
                                        const MCAssembler *Asm) {
  if (!Asm)
    return S.getBytes();
  std::string Bytes;
  Bytes.reserve(Asm->getSectionFileSize(S.getContent()));
  raw_string_ostream BytesOS(Bytes);
  Asm->writeSectionData(BytesOS, &S.getContent());
  return Bytes;
}

void ModuleContainer::setContent(ElfSection &Result, const Section &S,
                                 const MCAssembler *Asm) {
  if (S.traits().IsNoBits)
    Result.NoBitsSize = S.getCounter();
  else
    Result.Content = getContent(S, Asm);
}
