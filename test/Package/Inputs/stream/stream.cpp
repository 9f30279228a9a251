//===- stream.cpp - An MC tool that reads CLRX assembly -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: stream asm|obj|null PROCESSOR FILE OUTPUT
//
// Reads FILE into a streamer of LLVM's in an MCContext that this program makes.
// asm prints LLVM's assembly, obj writes an object file, and null only checks
// FILE.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/AsmParser.h"
#include "clrx/Targets/Targets.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FormattedStream.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"

using namespace llvm;

int main(int Argc, char **Argv) {
  if (Argc != 5)
    return 2;
  const StringRef Kind = Argv[1], Processor = Argv[2];
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  const Triple TT("amdgcn-amd-amdhsa");
  std::string Problem;
  const Target &T = *TargetRegistry::lookupTarget(TT, Problem);
  const MCTargetOptions TargetOptions;
  std::unique_ptr<MCRegisterInfo> MRI(T.createMCRegInfo(TT));
  std::unique_ptr<MCAsmInfo> MAI(T.createMCAsmInfo(*MRI, TT, TargetOptions));
  std::unique_ptr<MCInstrInfo> MII(T.createMCInstrInfo());
  std::unique_ptr<MCSubtargetInfo> STI(
      T.createMCSubtargetInfo(TT, Processor, ""));
  SourceMgr SM;
  auto Buffer = MemoryBuffer::getFile(Argv[3]);
  SM.AddNewSourceBuffer(std::move(*Buffer), SMLoc());
  MCContext Ctx(TT, MAI.get(), MRI.get(), STI.get(), &SM, &TargetOptions);

  std::error_code EC;
  raw_fd_ostream OS(Argv[4], EC);
  std::unique_ptr<MCStreamer> Out;
  if (Kind == "asm") {
    Out.reset(
        T.createAsmStreamer(Ctx, std::make_unique<formatted_raw_ostream>(OS),
                            std::unique_ptr<MCInstPrinter>(
                                T.createMCInstPrinter(TT, 0, *MAI, *MII, *MRI)),
                            nullptr, nullptr));
  } else if (Kind == "obj") {
    std::unique_ptr<MCAsmBackend> Backend(
        T.createMCAsmBackend(*STI, *MRI, TargetOptions));
    std::unique_ptr<MCObjectWriter> Writer = Backend->createObjectWriter(OS);
    std::unique_ptr<MCCodeEmitter> Emitter(T.createMCCodeEmitter(*MII, Ctx));
    Out.reset(T.createMCObjectStreamer(TT, Ctx, std::move(Backend),
                                       std::move(Writer), std::move(Emitter),
                                       *STI));
  } else {
    Out.reset(T.createNullStreamer(Ctx));
  }
  clrx::AssembleOptions Options;
  Options.Language.Target.select(*clrx::findGPUName(Processor));
  return clrx::createAsmParser(SM, Ctx, *Out, *MAI, Options)->Run(true);
}
