//===- Assembler.cpp - From source to bytes in one call -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Connects the parts of one assembly: LLVM's objects, the parser, the streamer,
// and the sinks.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "Analyses.h"
#include "DebugInfo/LineRecorder.h"
#include "LLVMBridge/InstAssemblerPool.h"
#include "LLVMBridge/TargetDescription.h"
#include "LLVMCode/LLVMDescriber.h"
#include "Language/ClrxAsmParser.h"
#include "Language/ClrxStreamer.h"
#include "Language/Insertions.h"
#include "Listing.h"
#include "OutputRecorder.h"
#include "RecordingFileSystem.h"
#include "SourceIndexer.h"
#include "SymbolRecorder.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

namespace {

/// LLVM's view of the target while one source is assembled. The subtarget does
/// not matter: the InstAssembler encodes instructions for the subtarget that
/// the source selects.
struct MCState {
  explicit MCState(const TargetDescription &D)
      : STI(getAMDGPUTarget().createMCSubtargetInfo(D.TT, "", "")),
        Ctx(D.TT, D.AsmInfo.get(), D.Registers.get(), STI.get(), &SM,
            &D.Options) {}

  SourceMgr SM;
  std::unique_ptr<MCSubtargetInfo> STI;
  MCContext Ctx;
};

} // namespace

namespace {

/// Passes diagnostics and printed lines to the handlers of the caller, or adds
/// them to the result. Once a pass is tentative, its messages are held. They
/// are delivered if no other pass follows, and dropped otherwise. The messages
/// before that point are the same in every pass, and are delivered once.
class Messages {
  const AssembleOptions &Options;
  AssembleResult &Result;
  const Insertions &Inserted;
  size_t NumTaken = 0;
  size_t NumSeen = 0; ///< Number of messages in this pass.
  std::vector<std::function<void()>> Held;

  /// Delivers \p Item, or holds a copy of the type Kept.
  template <typename Kept, typename T> void takeOrHold(const T &Item) {
    if (Inserted.isTentative()) {
      Held.push_back([this, Copy = Kept(Item)] { deliver(Copy); });
    } else if (NumSeen++ == NumTaken) {
      ++NumTaken;
      deliver(Item);
    }
  }
  void deliver(const Diagnostic &D) {
    if (Options.OnDiagnostic)
      Options.OnDiagnostic(D);
    else
      Result.Diagnostics.push_back(D);
  }
  void deliver(StringRef Line) {
    if (Options.OnPrint) {
      Options.OnPrint(Line);
      return;
    }
    Result.Printed += Line;
    Result.Printed += '\n';
  }

public:
  Messages(const AssembleOptions &Options, AssembleResult &Result,
           const Insertions &Inserted)
      : Options(Options), Result(Result), Inserted(Inserted) {}

  void take(const Diagnostic &D) { takeOrHold<Diagnostic>(D); }
  void take(StringRef Line) { takeOrHold<std::string>(Line); }
  void startPass() {
    NumSeen = 0;
    Held.clear();
  }
  void finish() {
    for (const std::function<void()> &Deliver : Held)
      Deliver();
  }
};

} // namespace

Assembler::Assembler() : Insts(std::make_unique<InstAssemblerPool>()) {}
Assembler::~Assembler() = default;

EncodingStats Assembler::getEncodingStats() const { return Insts->getStats(); }

/// Runs one pass over the sources. \returns true on error.
static bool runPass(const AssembleOptions &Options,
                    ArrayRef<MemoryBufferRef> Sources, ParserServices &Services,
                    const TargetDescription &Description,
                    AssembleResult &Result) {
  Result.Output.clear();
  Result.SourceListing.clear();
  Listing List(Options);
  CodeRecorder Recorder(createLLVMDescriber);
  Analyses Analysis(Options, Recorder, Services.Inserted, Result);
  std::vector<InstSink *> Sinks, Analyzing;
  Analysis.addTo(Analyzing);
  const bool AnalysesAreRequested =
      Analyses::areRequested(Options) || Services.Inserted.hasAutoWaits();
  Services.Inserted.startPass(AnalysesAreRequested);
  if (AnalysesAreRequested)
    append_range(Sinks, Analyzing);
  // The analyses are the first sinks, because they may insert instructions.
  append_range(Sinks, Options.Sinks);
  if (Options.Listing != ListingKind::None)
    Sinks.push_back(&List);
  OutputRecorder Outputs(Options, Result); // Uses the results of analyses.
  if (OutputRecorder::isRequested(Options))
    Sinks.push_back(&Outputs);
  SymbolRecorder Symbols(Result);
  if (Options.MakeSymbolList)
    Sinks.push_back(&Symbols);
  LineRecorder Lines({Sources.front().getBufferIdentifier().str(),
                      Options.Language.DebugInfo.CompilationDir,
                      "clrx-mc " CLRX_VERSION});
  if (Options.Language.DebugInfo.IsRequested)
    Sinks.push_back(&Lines);
  Services.Sinks = Sinks;
  Services.AllocationSinks =
      AnalysesAreRequested ? ArrayRef<InstSink *>() : ArrayRef(Analyzing);

  SourceIndexer Indexer;
  Services.Observer = Options.MakeSourceIndex ? &Indexer : nullptr;

  MCState MC(Description);
  raw_svector_ostream OS(Result.Output);
  std::unique_ptr<ClrxStreamer> Streamer =
      ClrxStreamer::create(MC.Ctx, Options.Output ? *Options.Output : OS);
  std::unique_ptr<MCAsmParser> Parser =
      createClrxAsmParser(MC.Ctx, *Streamer, MC.SM, *Description.AsmInfo,
                          Sources, Options.Language, Services);
  const bool HasFailed = Parser->Run(/*NoInitialTextSection=*/true);
  if (Options.MakeSourceIndex)
    Result.Index = Indexer.take();
  if (HasFailed)
    return true;
  Result.Allocations = Analysis.takeAllocations();
  if (Options.Listing != ListingKind::None && !Services.Inserted.isStale()) {
    raw_string_ostream ListingOS(Result.Listing);
    List.print(ListingOS, [&](const Section &S, raw_ostream &SectionOS) {
      Streamer->getAssembler().writeSectionData(SectionOS, &S.getContent());
    });
  }
  return false;
}

AssembleResult Assembler::assemble(const AssembleOptions &Options,
                                   ArrayRef<MemoryBufferRef> Sources) {
  AssembleResult Result;
  RecordingFileSystem FS(Options.FileSystem ? Options.FileSystem
                                            : vfs::getRealFileSystem(),
                         Result.FilesRead);
  Insertions Inserted;
  Messages Texts(Options, Result, Inserted);
  ParserServices Services{FS,
                          getContainers(),
                          *Insts,
                          Inserted,
                          [&](const Diagnostic &D) { Texts.take(D); },
                          [&](StringRef Line) { Texts.take(Line); },
                          /*Sinks=*/{},
                          Options.Extensions,
                          Options.OnRead};
  do {
    Texts.startPass();
    Result.Succeeded =
        !runPass(Options, Sources, Services, Insts->getDescription(), Result);
  } while (Inserted.isStale());
  Texts.finish();
  Result.Target = Services.EndTarget;
  Result.Container = Services.EndContainer;
  if (!Result.Succeeded)
    Result.Output.clear();
  return Result;
}

AssembleResult clrx::assemble(const AssembleOptions &Options,
                              ArrayRef<MemoryBufferRef> Sources) {
  return Assembler().assemble(Options, Sources);
}
