//===- TargetStreamer.cpp - The target and its streamer -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of AMDGPU's target streamer is private to LLVM. LLVM's assembly
// parser for AMDGPU sets it up, so a short text is parsed.
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/TargetDescription.h"
#include "MCSink/MCStreamerSink.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clrx;

Error clrx::startStreaming(MCStreamer &Out, const TargetId &Target,
                           std::optional<unsigned> CodeObjectVersion) {
  if (!Out.getTargetStreamer())
    return Error::success();
  MCContext &Ctx = Out.getContext();
  const TargetDescription D(Ctx.getTargetTriple().str());
  const llvm::Target &T = getAMDGPUTarget();
  // The target streamer keeps a reference to the subtarget.
  const MCSubtargetInfo &Subtarget = Ctx.getSubtargetCopy(
      *std::unique_ptr<MCSubtargetInfo>(T.createMCSubtargetInfo(
          D.TT, Target.Processor, Target.getLLVMFeatures())));
  std::string Text;
  if (CodeObjectVersion)
    Text = (".amdhsa_code_object_version " + Twine(*CodeObjectVersion) + "\n")
               .str();
  std::string Problem;
  SourceMgr Sources;
  Sources.setDiagHandler(
      [](const SMDiagnostic &Message, void *Problem) {
        *static_cast<std::string *>(Problem) = Message.getMessage().str();
      },
      &Problem);
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Text), SMLoc());
  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, Ctx, Out, *D.AsmInfo));
  std::unique_ptr<MCTargetAsmParser> TargetParser(
      T.createMCAsmParser(Subtarget, *Parser, *D.Instructions, D.Options));
  Parser->setTargetParser(*TargetParser);
  if (Parser->Run(/*NoInitialTextSection=*/true, /*NoFinalize=*/true))
    return createStringError(Problem);
  return Error::success();
}
