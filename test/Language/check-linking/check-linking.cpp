//===- check-linking.cpp - Output for linkers -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles a file for a container that leaves everything to a linker, and
// prints its sections, relocations and symbols.
//
//===----------------------------------------------------------------------===//

#include "Kernel/ModuleContainer.h"
#include "LLVMBridge/InstAssemblerPool.h"
#include "LLVMBridge/TargetDescription.h"
#include "Language/ClrxAsmParser.h"
#include "Language/ClrxStreamer.h"
#include "Language/Insertions.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>

using namespace llvm;
using namespace clrx;

static StringRef getName(RelocationSpecifier S) {
  static constexpr StringLiteral Names[] = {
      "None",     "Low32",       "High32",      "RelLow32", "RelHigh32",
      "Abs32",    "Abs64",       "Rel16",       "Rel32",    "Rel64",
      "GotRel32", "GotRelLow32", "GotRelHigh32"};
  return Names[S];
}

namespace {

class Printer final : public ModuleContainer {
  std::map<std::string, Section *> Sections;

public:
  explicit Printer(AsmHost &Host) : ModuleContainer(Host) {}

  bool takesProcessor(const LLVMProcessor &) const override { return true; }
  bool keepsSections() const override { return true; }

  Section *getInitialSection() override {
    SectionAttributes A;
    A.Flags = 6;
    return get(".text", A);
  }

  bool switchToSection(StringRef Name, const SectionAttributes &A,
                       SMLoc) override {
    Host.switchToSection(get(Name, A));
    return false;
  }
  bool enterKernel(StringRef, SMLoc) override { return false; }
  bool enterMain(SMLoc) override { return false; }
  bool finishSource() override { return false; }

  std::string checkRelocation(const RelocationRequest &) override { return ""; }
  uint32_t addRelocation(const RelocationRequest &R, uint64_t Offset) override {
    outs() << R.InSection->getName() << '+' << Offset << ": " << getName(R.Half)
           << ' ' << R.Size << ' ' << (R.getTargetSection() ? "" : "symbol ")
           << R.Target->getName() << ' ' << R.Addend << '\n';
    return 0;
  }

  llvm::Error writeModule(const MCAssembler &Asm, raw_ostream &) override {
    for (const auto &[Text, S] : Sections)
      outs() << Text << ": " << S->getCounter() << " bytes, aligned to "
             << S->getContent().getAlign().value() << '\n';
    Host.getSymbols().forEachGlobalSymbol([](const SymbolInfo &S) {
      outs() << "symbol " << S.Name << (S.IsUndefined ? " undefined" : "")
             << " binding " << unsigned(S.Binding) << " visibility "
             << unsigned(S.Visibility) << " type " << unsigned(S.Type)
             << " size " << S.Size;
      if (S.Storage)
        outs() << (S.Storage == SymbolInfo::InLDS ? " LDS" : " common")
               << " aligned to " << S.Alignment;
      outs() << '\n';
    });
    return llvm::Error::success();
  }

private:
  Section *get(StringRef Name, const SectionAttributes &A) {
    std::string Text;
    raw_string_ostream OS(Text);
    OS << Name << " type " << A.Type << " flags " << format_hex(A.Flags, 1);
    if (A.EntrySize)
      OS << " entries " << A.EntrySize;
    if (!A.Group.empty())
      OS << (A.IsComdat ? " comdat " : " group ") << A.Group;
    if (!A.LinkedTo.empty())
      OS << " with " << A.LinkedTo;
    if (A.UniqueId)
      OS << " unique " << *A.UniqueId;
    Section *&S = Sections[Text];
    if (!S) {
      SectionTraits Traits;
      Traits.IsCode = A.Flags & 4;
      Traits.IsNoBits = A.Type == 8;
      Traits.Labels = LabelValue::Linked;
      S = Host.createSection(Name, Traits);
    }
    return S;
  }
};

} // namespace

static std::unique_ptr<Container> create(AsmHost &Host) {
  return std::make_unique<Printer>(Host);
}

int main(int Argc, char **Argv) {
  auto Buffer = MemoryBuffer::getFileOrSTDIN(Argc > 1 ? Argv[1] : "-");
  if (!Buffer)
    return 1;
  const ContainerInfo Info = {{0, "printed", "printed", ".printed"},
                              hasNoPseudoOp,
                              visitNoPseudoOps,
                              create};
  InstAssemblerPool Insts;
  const TargetDescription &D = Insts.getDescription();
  SourceMgr SM;
  std::unique_ptr<MCSubtargetInfo> STI(
      getAMDGPUTarget().createMCSubtargetInfo(D.TT, "", ""));
  MCContext Ctx(D.TT, D.AsmInfo.get(), D.Registers.get(), STI.get(), &SM,
                &D.Options);
  MCObjectFileInfo MOFI;
  MOFI.initMCObjectFileInfo(Ctx, /*PIC=*/false);
  Ctx.setObjectFileInfo(&MOFI);
  SmallString<0> Output;
  raw_svector_ostream OS(Output);
  std::unique_ptr<ClrxStreamer> Streamer = ClrxStreamer::create(Ctx, OS);
  Insertions Inserted;
  Inserted.startPass(/*WillBeAnalyzed=*/false);
  IntrusiveRefCntPtr<vfs::FileSystem> FS = vfs::getRealFileSystem();
  ParserServices Services{*FS,
                          Info,
                          Insts,
                          Inserted,
                          [](const Diagnostic &D) { D.print(outs()); },
                          [](StringRef) {},
                          /*Sinks=*/{},
                          /*Extensions=*/{}};
  const MemoryBufferRef Source = (*Buffer)->getMemBufferRef();
  return createClrxAsmParser(Ctx, *Streamer, SM, *D.AsmInfo, Source,
                             LanguageOptions(), Services)
      ->Run(/*NoInitialTextSection=*/true);
}
