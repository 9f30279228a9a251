//===- AsmParser.cpp - Sources without a container ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parser of raw code, a container that holds only the code.
//
//===----------------------------------------------------------------------===//

#include "Kernel/CompiledKernels.h"
#include "Kernel/ModuleContainer.h"
#include "RawCodeAsm/RawCodeAsm.h"
#include "llvm/MC/MCAssembler.h"

using namespace llvm;
using namespace clrx;

namespace {

class AsmParser final : public ModuleContainer {
  Section *Text;

public:
  explicit AsmParser(AsmHost &Host) : ModuleContainer(Host) {
    SectionTraits Traits;
    Traits.IsCode = true;
    Text = Host.createSection(".text", Traits);
  }

  bool takesProcessor(const LLVMProcessor &) const override { return true; }

  Section *getInitialSection() override { return Text; }

  bool switchToSection(StringRef Name, const SectionAttributes &Attrs,
                       SMLoc Loc) override {
    if (Name != ".text")
      return Report.error(Loc, rules::Section,
                          "raw code has no section but '.text'");
    if (Attrs.HasFlags || Attrs.Alignment)
      Report.warning(Loc, rules::Ignored,
                     "type, flags and alignment are ignored for the existing "
                     "section '.text'");
    return enterMain(Loc);
  }

  bool enterKernel(StringRef, SMLoc Loc) override {
    return Report.error(Loc, rules::Unsupported, "raw code has no kernels");
  }

  bool enterMain(SMLoc) override {
    Host.switchToSection(Text);
    return false;
  }

  bool parseLLVMDirective(StringRef Name, SMLoc Loc) override {
    if (Name != ".amdgcn_target")
      return false;
    parseCompilerTarget(Host, Report, Loc);
    return true;
  }

  std::vector<KernelView> viewKernels() override {
    KernelView All;
    All.Section = Text;
    All.Wave32 = Host.getTarget().Wave32;
    return {All};
  }

  bool finishSource() override { return false; }

  /// Writes the content of the section, which is the whole file. Raw code has
  /// no Module.
  llvm::Error writeModule(const MCAssembler &Asm, raw_ostream &OS) override {
    OS.reserveExtraSpace(Text->getCounter());
    Asm.writeSectionData(OS, &Text->getContent());
    return llvm::Error::success();
  }
};

} // namespace

static std::unique_ptr<Container> create(AsmHost &Host) {
  return std::make_unique<AsmParser>(Host);
}

/// Pseudo-ops of other containers that users port.
static constexpr ForeignPseudoOp ForeignPseudoOps[] = {
    {".driver_version", "", "leave it out: code has no driver version"},
};

ContainerInfo rawcode::getContainerInfo() {
  ContainerInfo Info = {{2, "raw", "raw code", ".rawcode", /*OtherSelector=*/"",
                         /*OtherName=*/"", /*OptionName=*/"rawcode",
                         AddressSize::None},
                        hasNoPseudoOp,
                        visitNoPseudoOps,
                        create};
  Info.AllProcessors = "'.rawcode'";
  Info.ForeignPseudoOps = ForeignPseudoOps;
  return Info;
}
