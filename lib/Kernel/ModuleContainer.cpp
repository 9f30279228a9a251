//===- ModuleContainer.cpp - Container with a Module ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object writer of all containers: it asks the container for its file, and
// MC for the contents of sections.
//
//===----------------------------------------------------------------------===//

#include "clrx/Kernel/ModuleContainer.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCValue.h"

using namespace llvm;
using namespace clrx;

class ModuleContainer::ObjectWriter final : public MCObjectWriter {
  ModuleContainer &Container;
  raw_pwrite_stream &OS;

public:
  ObjectWriter(ModuleContainer &Container, raw_pwrite_stream &OS)
      : Container(Container), OS(OS) {}

  void recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                        MCValue Target, uint64_t &FixedValue) override;
  uint64_t writeObject() override;
};

void ModuleContainer::ObjectWriter::recordRelocation(const MCFragment &F,
                                                     const MCFixup &Fixup,
                                                     MCValue Target,
                                                     uint64_t &FixedValue) {
  FixedValue = Container.addRelocation(
      {&Section::from(*F.getParent()),
       &Section::from(Target.getAddSym()->getSection()), Target.getConstant(),
       RelocationSpecifier(Target.getSpecifier())},
      Asm->getFragmentOffset(F) + Fixup.getOffset());
}

uint64_t ModuleContainer::ObjectWriter::writeObject() {
  const uint64_t Start = OS.tell();
  if (llvm::Error E = Container.writeModule(*Asm, OS))
    Container.Report.error(SourcePos(), toString(std::move(E)));
  return OS.tell() - Start;
}

std::unique_ptr<MCObjectWriter>
ModuleContainer::createObjectWriter(raw_pwrite_stream &OS) {
  return std::make_unique<ObjectWriter>(*this, OS);
}

std::string ModuleContainer::getContent(const Section &S,
                                        const MCAssembler &Asm) {
  std::string Bytes;
  Bytes.reserve(Asm.getSectionFileSize(S.getContent()));
  raw_string_ostream BytesOS(Bytes);
  Asm.writeSectionData(BytesOS, &S.getContent());
  return Bytes;
}

std::string ModuleContainer::getContentSoFar(const Section &S) {
  std::string Bytes;
  Bytes.reserve(S.getCounter());
  // There are no other fragments than data.
  for (const MCFragment &F : S.getContent())
    Bytes.append(F.getContents().begin(), F.getContents().end());
  return Bytes;
}

void ModuleContainer::setContent(ElfSection &Result, const Section &S,
                                 const MCAssembler &Asm) {
  if (S.traits().IsNoBits)
    Result.NoBitsSize = S.getCounter();
  else
    Result.Content = getContent(S, Asm);
}
