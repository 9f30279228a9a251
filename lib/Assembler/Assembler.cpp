//===- Assembler.cpp - From source to bytes in one call -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wires one assembly: LLVM's objects, the parser, the streamer, and the sinks.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "Listing.h"
#include "clrx/LLVMBridge/InstAssemblerPool.h"
#include "clrx/LLVMBridge/TargetDescription.h"
#include "clrx/Language/ClrxStreamer.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

namespace {

/// LLVM's view of the target while one source is assembled. The subtarget here
/// is any: instructions are encoded by the instruction room, with the one that
/// the source selects.
struct MCState {
  explicit MCState(const TargetDescription &D)
      : STI(getAMDGPUTarget().createMCSubtargetInfo(D.TT, "", "")),
        Ctx(D.TT, D.AsmInfo.get(), D.Registers.get(), STI.get(), &SM,
            &D.Options) {
    MOFI.initMCObjectFileInfo(Ctx, /*PIC=*/false);
    Ctx.setObjectFileInfo(&MOFI);
  }

  SourceMgr SM;
  std::unique_ptr<MCSubtargetInfo> STI;
  MCObjectFileInfo MOFI;
  MCContext Ctx;
};

} // namespace

/// Diagnostics and printed lines go to the caller's handlers or the result.
static ParserServices makeServices(const AssembleOptions &Options,
                                   vfs::FileSystem &FS,
                                   InstAssemblerPool &Insts,
                                   AssembleResult &Result) {
  ParserServices Services{FS,
                          getContainers(),
                          Insts,
                          Options.OnDiagnostic,
                          Options.OnPrint,
                          /*Sinks=*/{},
                          Options.Extensions,
                          Options.OnRead};
  if (!Services.OnDiagnostic)
    Services.OnDiagnostic = [&Result](const Diagnostic &D) {
      Result.Diagnostics.push_back(D);
    };
  if (!Services.OnPrint)
    Services.OnPrint = [&Result](StringRef Line) {
      Result.Printed += Line;
      Result.Printed += '\n';
    };
  return Services;
}

Assembler::Assembler() : Insts(std::make_unique<InstAssemblerPool>()) {}
Assembler::~Assembler() = default;

EncodingStats Assembler::getEncodingStats() const { return Insts->getStats(); }

AssembleResult Assembler::assemble(const AssembleOptions &Options,
                                   ArrayRef<MemoryBufferRef> Sources) {
  AssembleResult Result;
  IntrusiveRefCntPtr<vfs::FileSystem> FS =
      Options.FileSystem ? Options.FileSystem : vfs::getRealFileSystem();
  ParserServices Services = makeServices(Options, *FS, *Insts, Result);
  Listing List(Options.Listing);
  std::vector<InstSink *> Sinks = Options.Sinks;
  if (Options.Listing != ListingKind::None)
    Sinks.push_back(&List);
  Services.Sinks = Sinks;

  const TargetDescription &Description = Insts->getDescription();
  MCState MC(Description);
  raw_svector_ostream OS(Result.Output);
  std::unique_ptr<ClrxStreamer> Streamer = ClrxStreamer::create(MC.Ctx, OS);
  std::unique_ptr<MCAsmParser> Parser =
      createClrxAsmParser(MC.Ctx, *Streamer, MC.SM, *Description.AsmInfo,
                          Sources, Options.Language, Services);
  Result.Succeeded = !Parser->Run(/*NoInitialTextSection=*/true);
  if (!Result.Succeeded) {
    Result.Output.clear();
    return Result;
  }
  if (Options.Listing != ListingKind::None) {
    raw_string_ostream ListingOS(Result.Listing);
    List.print(ListingOS, [&](const Section &S, raw_ostream &SectionOS) {
      Streamer->getAssembler().writeSectionData(SectionOS, &S);
    });
  }
  return Result;
}

AssembleResult clrx::assemble(const AssembleOptions &Options,
                              ArrayRef<MemoryBufferRef> Sources) {
  return Assembler().assemble(Options, Sources);
}
