//===- RelocatableWriter.cpp - Objects for linkers ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/TargetDescription.h"
#include "MCSink/MCStreamerSink.h"
#include "clrx/Elf/ElfImage.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCELFObjectWriter.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns an error if \p O exceeds the limits of ElfImage.
static Error checkLimits(const Object &O) {
  uint64_t Size = 0;
  for (const Section &S : O.Sections) {
    if (S.Alignment > ElfImage::MaxAlignment)
      return createStringError(
          "alignment " + Twine(S.Alignment) + " of section '" + S.Name +
          "' is out of range (1 to " + Twine(ElfImage::MaxAlignment) + ")");
    Size = alignTo(Size, Align(std::max<uint64_t>(S.Alignment, 1))) +
           S.Content.size();
  }
  if (Size > ElfImage::MaxSize)
    return createStringError("output of " + Twine(Size) +
                             " bytes is larger than the limit of " +
                             Twine(ElfImage::MaxSize));
  return Error::success();
}

/// Creates LLVM's ELF streamer for AMDGPU, and sets the flags and the ABI
/// version of the ELF header to those of \p O. A target streamer would set
/// them, but this streamer has none.
static std::unique_ptr<MCStreamer> createStreamer(const Object &O,
                                                  const TargetDescription &D,
                                                  MCContext &Ctx,
                                                  raw_pwrite_stream &OS) {
  const Target &T = getAMDGPUTarget();
  std::unique_ptr<MCAsmBackend> Backend(
      T.createMCAsmBackend(*Ctx.getSubtargetInfo(), *D.Registers, D.Options));
  std::unique_ptr<MCObjectWriter> Writer = Backend->createObjectWriter(OS);
  auto &ELFWriter = static_cast<ELFObjectWriter &>(*Writer);
  ELFWriter.setELFHeaderEFlags(O.Flags);
  ELFWriter.setOverrideABIVersion(O.ABIVersion);
  std::unique_ptr<MCCodeEmitter> Emitter(
      T.createMCCodeEmitter(*D.Instructions, Ctx));
  return std::unique_ptr<MCStreamer>(createELFStreamer(
      Ctx, std::move(Backend), std::move(Writer), std::move(Emitter)));
}

Error clrx::writeRelocatable(const Object &O, raw_ostream &OS) {
  if (Error E = checkLimits(O))
    return E;
  const TargetDescription D("amdgcn-amd-amdhsa");
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      getAMDGPUTarget().createMCSubtargetInfo(D.TT, "", ""));
  MCContext Ctx(D.TT, D.AsmInfo.get(), D.Registers.get(), Subtarget.get(),
                /*Mgr=*/nullptr, &D.Options);
  std::string Problem;
  Ctx.setDiagnosticHandler([&Problem](const SMDiagnostic &Message, bool,
                                      const SourceMgr &,
                                      std::vector<const MDNode *> &) {
    Problem = Message.getMessage().str();
  });
  SmallString<0> Bytes;
  raw_svector_ostream BytesOS(Bytes);
  std::unique_ptr<MCStreamer> Streamer = createStreamer(O, D, Ctx, BytesOS);
  if (Error E = streamObject(O, *Streamer))
    return E;
  Streamer->finish();
  if (Ctx.hadError())
    return createStringError(Problem);
  OS << Bytes;
  return Error::success();
}
