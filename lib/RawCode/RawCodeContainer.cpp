//===- RawCodeContainer.cpp - Code without a container --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/RawCode/RawCodeContainer.h"
#include "llvm/MC/MCAssembler.h"

using namespace llvm;
using namespace clrx;

namespace {

class RawCodeContainer final : public Container {
  AsmHost &Host;
  Section *Text;

public:
  explicit RawCodeContainer(AsmHost &Host) : Host(Host) {
    SectionTraits Traits;
    Traits.IsCode = true;
    Text = Host.createSection(".text", Traits);
  }

  Section *getInitialSection() override { return Text; }

  bool switchToSection(StringRef Name, const SectionAttributes &Attrs,
                       SMLoc Loc) override {
    if (Name != ".text")
      return Error(Loc, "raw code has no section but '.text'");
    if (Attrs.HasFlags || Attrs.Alignment)
      Warning(Loc, "type, flags and alignment are ignored for the existing "
                   "section '.text'");
    return enterMain(Loc);
  }

  bool enterKernel(StringRef, SMLoc Loc) override {
    return Error(Loc, "raw code has no kernels");
  }

  bool enterMain(SMLoc) override {
    Host.switchToSection(Text);
    return false;
  }

  bool finishSource() override { return false; }

  std::unique_ptr<MCObjectWriter>
  createObjectWriter(raw_pwrite_stream &OS) override;
};

class RawCodeObjectWriter final : public MCObjectWriter {
  const Section *Text;
  raw_pwrite_stream &OS;

public:
  RawCodeObjectWriter(const Section *Text, raw_pwrite_stream &OS)
      : Text(Text), OS(OS) {}

  uint64_t writeObject() override {
    const uint64_t Start = OS.tell();
    OS.reserveExtraSpace(Text->getCounter());
    Asm->writeSectionData(OS, Text);
    return OS.tell() - Start;
  }
};

} // namespace

std::unique_ptr<MCObjectWriter>
RawCodeContainer::createObjectWriter(raw_pwrite_stream &OS) {
  return std::make_unique<RawCodeObjectWriter>(Text, OS);
}

static std::unique_ptr<Container> createRawCode(AsmHost &Host) {
  return std::make_unique<RawCodeContainer>(Host);
}

ContainerInfo clrx::getRawCodeContainerInfo() {
  return {2,
          "raw",
          /*OtherName=*/"",
          /*OptionName=*/"rawcode",
          {".rawcode", ""},
          AddressSize::None,
          "raw code",
          hasNoPseudoOp,
          visitNoPseudoOps,
          createRawCode};
}
