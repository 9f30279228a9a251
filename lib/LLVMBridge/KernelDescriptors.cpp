//===- KernelDescriptors.cpp - Kernel descriptors from LLVM ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's assembler reads the blocks as text, one directive in each line. The
// descriptors are the bytes that its streamer collects in .rodata. No object
// file is written: the parser stops before the streamer's end.
//
// LLVM's class for descriptors, MCKernelDescriptor, is private to the target,
// and the streamer's interface takes nothing else. So the blocks are text.
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/KernelDescriptors.h"
#include "LLVMBridge/TargetDescription.h"
#include "clrx/Support/Reporter.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCELFObjectWriter.h"
#include "llvm/MC/MCELFStreamer.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCSection.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

static constexpr size_t DescriptorSize = 64;

namespace {

/// The text that LLVM parses, and the source position of each of its lines.
class BlockText {
  std::string Text;
  std::vector<SourcePos> Positions;

public:
  void add(const Twine &Line, SourcePos Pos = SourcePos()) {
    Text += (Line + "\n").str();
    Positions.push_back(Pos);
  }
  StringRef str() const { return Text; }
  /// Returns the source position of \p Line, which counts from 1.
  SourcePos getPosition(int Line) const {
    return Line >= 1 && size_t(Line) <= Positions.size() ? Positions[Line - 1]
                                                         : SourcePos();
  }
};

/// Reports LLVM's diagnostics about the text at positions of the source.
struct Diagnostics {
  const BlockText &Text;
  Reporter &Report;
  bool HasError = false;

  void take(const SMDiagnostic &D) {
    const SourcePos Pos = Text.getPosition(D.getLineNo());
    if (D.getKind() == SourceMgr::DK_Warning) {
      Report.warning(Pos, rules::LLVM, D.getMessage());
    } else if (D.getKind() == SourceMgr::DK_Error && !HasError) {
      // Later errors follow from the first one.
      Report.error(Pos, rules::LLVM, D.getMessage());
      HasError = true;
    }
  }
};

} // namespace

static BlockText makeText(unsigned Version, ArrayRef<AmdHsaKernel> Kernels) {
  BlockText Text;
  Text.add(".amdhsa_code_object_version " + Twine(Version));
  for (size_t I = 0; I != Kernels.size(); ++I)
    Text.add("k" + Twine(I) + ":");
  Text.add(".rodata");
  for (size_t I = 0; I != Kernels.size(); ++I) {
    const AmdHsaKernel &K = Kernels[I];
    Text.add(".amdhsa_kernel k" + Twine(I), K.Pos);
    for (const AmdHsaDirective &D : K.Directives)
      Text.add(".amdhsa_" + D.Name + " " + Twine(D.Value), D.Pos);
    Text.add(".end_amdhsa_kernel", K.Pos);
  }
  return Text;
}

/// Returns the descriptors in the current section of \p Streamer, and the flags
/// and the ABI version that its target streamer has chosen for the ELF header.
static AmdHsaObject readStreamer(MCELFStreamer &Streamer) {
  // Stores the flags and the ABI version in the writer.
  Streamer.getTargetStreamer()->finish();
  std::string Bytes;
  for (const MCFragment &F : *Streamer.getCurrentSectionOnly())
    Bytes += StringRef(F.getContents().data(), F.getContents().size());
  AmdHsaObject Result;
  Result.Flags = Streamer.getWriter().getELFHeaderEFlags();
  Result.ABIVersion = Streamer.getWriter().OverrideABIVersion.value_or(0);
  for (StringRef Rest = Bytes; !Rest.empty();
       Rest = Rest.drop_front(DescriptorSize))
    Result.Descriptors.push_back(Rest.take_front(DescriptorSize).str());
  return Result;
}

/// Assembles \p Text. \returns nothing after an error.
static std::optional<AmdHsaObject>
assemble(const BlockText &Text, const TargetId &Id, Reporter &Report) {
  const Target &T = getAMDGPUTarget();
  const Triple TT("amdgcn-amd-amdhsa");
  const MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> Registers(T.createMCRegInfo(TT));
  std::unique_ptr<MCAsmInfo> AsmInfo(
      T.createMCAsmInfo(*Registers, TT, Options));
  std::unique_ptr<MCInstrInfo> Instructions(T.createMCInstrInfo());
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      T.createMCSubtargetInfo(TT, Id.Processor, Id.getLLVMFeatures()));

  Diagnostics Diags{Text, Report};
  SourceMgr Sources;
  Sources.setDiagHandler(
      [](const SMDiagnostic &D, void *Diags) {
        static_cast<Diagnostics *>(Diags)->take(D);
      },
      &Diags);
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Text.str(), "kernels"),
                             SMLoc());
  MCContext Context(TT, AsmInfo.get(), Registers.get(), Subtarget.get(),
                    &Sources, &Options);
  std::unique_ptr<MCObjectFileInfo> FileInfo(
      T.createMCObjectFileInfo(Context, /*PIC=*/false));
  Context.setObjectFileInfo(FileInfo.get());

  raw_null_ostream OS;
  std::unique_ptr<MCAsmBackend> Backend(
      T.createMCAsmBackend(*Subtarget, *Registers, Options));
  std::unique_ptr<MCObjectWriter> Writer = Backend->createObjectWriter(OS);
  std::unique_ptr<MCCodeEmitter> Emitter(
      T.createMCCodeEmitter(*Instructions, Context));
  std::unique_ptr<MCStreamer> Streamer(T.createMCObjectStreamer(
      TT, Context, std::move(Backend), std::move(Writer), std::move(Emitter),
      *Subtarget));
  std::unique_ptr<MCAsmParser> Parser(
      createMCAsmParser(Sources, Context, *Streamer, *AsmInfo));
  std::unique_ptr<MCTargetAsmParser> TargetParser(
      T.createMCAsmParser(*Subtarget, *Parser, *Instructions, Options));
  Parser->setTargetParser(*TargetParser);
  if (Parser->Run(/*NoInitialTextSection=*/false, /*NoFinalize=*/true) ||
      Diags.HasError)
    return std::nullopt;
  return readStreamer(static_cast<MCELFStreamer &>(*Streamer));
}

std::optional<AmdHsaObject>
clrx::makeAmdHsaObject(StringRef Target, unsigned Version,
                       ArrayRef<AmdHsaKernel> Kernels, Reporter &Report) {
  if (std::optional<TargetId> Id = TargetId::parse(Target))
    return assemble(makeText(Version, Kernels), *Id, Report);
  Report.error(SourcePos(), rules::UnknownName,
               "'" + Target + "' is not a target id of LLVM");
  return std::nullopt;
}
