//===- RelocatableStreamer.cpp - LLVM's ELF streamer ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MCSink/RelocatableStreamer.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCELFObjectWriter.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

RelocatableStreamer::RelocatableStreamer(uint32_t Flags, uint8_t ABIVersion)
    : Description("amdgcn-amd-amdhsa"),
      Subtarget(
          getAMDGPUTarget().createMCSubtargetInfo(Description.TT, "", "")),
      Ctx(Description.TT, Description.AsmInfo.get(),
          Description.Registers.get(), Subtarget.get(), /*Mgr=*/nullptr,
          &Description.Options),
      OS(Bytes) {
  Ctx.setDiagnosticHandler([this](const SMDiagnostic &Message, bool,
                                  const SourceMgr &,
                                  std::vector<const MDNode *> &) {
    Problem = Message.getMessage().str();
  });

  const Target &T = getAMDGPUTarget();
  std::unique_ptr<MCAsmBackend> Backend(T.createMCAsmBackend(
      *Subtarget, *Description.Registers, Description.Options));
  std::unique_ptr<MCObjectWriter> Writer = Backend->createObjectWriter(OS);
  // A target streamer would set these, but this streamer has none.
  auto &ELFWriter = static_cast<ELFObjectWriter &>(*Writer);
  ELFWriter.setELFHeaderEFlags(Flags);
  ELFWriter.setOverrideABIVersion(ABIVersion);
  std::unique_ptr<MCCodeEmitter> Emitter(
      T.createMCCodeEmitter(*Description.Instructions, Ctx));
  Streamer.reset(createELFStreamer(Ctx, std::move(Backend), std::move(Writer),
                                   std::move(Emitter)));
}

Expected<StringRef> RelocatableStreamer::finish() {
  Streamer->finish();
  if (Ctx.hadError())
    return createStringError(Problem);
  return Bytes.str();
}
