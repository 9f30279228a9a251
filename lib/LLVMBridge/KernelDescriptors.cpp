//===- KernelDescriptors.cpp - Descriptors as LLVM makes them -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks go through LLVM's assembler as text, one directive a line, to an
// object in memory; the descriptors are its .rodata.
//
//===----------------------------------------------------------------------===//

#include "clrx/LLVMBridge/KernelDescriptors.h"
#include "clrx/LLVMBridge/TargetDescription.h"
#include "clrx/Support/Reporter.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

static constexpr size_t DescriptorSize = 64;

namespace {

/// The text that LLVM is given, and where its lines are from.
class BlockText {
  std::string Text;
  std::vector<SourcePos> Places;

public:
  void add(const Twine &Line, SourcePos Pos = SourcePos()) {
    Text += (Line + "\n").str();
    Places.push_back(Pos);
  }
  StringRef str() const { return Text; }
  /// Of \p Line, which counts from 1.
  SourcePos getPlace(int Line) const {
    return Line >= 1 && size_t(Line) <= Places.size() ? Places[Line - 1]
                                                      : SourcePos();
  }
};

/// Passes on what LLVM says of the text.
struct Messages {
  const BlockText &Text;
  Reporter &Report;
  bool HasError = false;

  void take(const SMDiagnostic &D) {
    const SourcePos Pos = Text.getPlace(D.getLineNo());
    if (D.getKind() == SourceMgr::DK_Warning) {
      Report.warning(Pos, D.getMessage());
    } else if (D.getKind() == SourceMgr::DK_Error && !HasError) {
      // Those behind the first follow from it.
      Report.error(Pos, D.getMessage());
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

/// Assembles \p Text. \returns an empty string after an error.
static std::string assemble(const BlockText &Text, const TargetId &Id,
                            Reporter &Report) {
  const Target &T = getAMDGPUTarget();
  const Triple TT("amdgcn-amd-amdhsa");
  const MCTargetOptions Options;
  std::unique_ptr<MCRegisterInfo> Registers(T.createMCRegInfo(TT));
  std::unique_ptr<MCAsmInfo> AsmInfo(
      T.createMCAsmInfo(*Registers, TT, Options));
  std::unique_ptr<MCInstrInfo> Instructions(T.createMCInstrInfo());
  std::unique_ptr<MCSubtargetInfo> Subtarget(
      T.createMCSubtargetInfo(TT, Id.Processor, Id.getLLVMFeatures()));

  Messages M{Text, Report};
  SourceMgr Sources;
  Sources.setDiagHandler([](const SMDiagnostic &D,
                            void *M) { static_cast<Messages *>(M)->take(D); },
                         &M);
  Sources.AddNewSourceBuffer(MemoryBuffer::getMemBuffer(Text.str(), "kernels"),
                             SMLoc());
  MCContext Context(TT, AsmInfo.get(), Registers.get(), Subtarget.get(),
                    &Sources, &Options);
  std::unique_ptr<MCObjectFileInfo> FileInfo(
      T.createMCObjectFileInfo(Context, /*PIC=*/false));
  Context.setObjectFileInfo(FileInfo.get());

  SmallString<0> Object;
  raw_svector_ostream OS(Object);
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
  const bool Failed = Parser->Run(/*NoInitialTextSection=*/false);
  return Failed || M.HasError ? std::string() : Object.str().str();
}

/// Takes the parts of \p Bytes, LLVM's object.
static Expected<AmdHsaObject> readObject(StringRef Bytes, size_t NumKernels) {
  using ELFFile = object::ELFFile<object::ELF64LE>;
  Expected<ELFFile> File = ELFFile::create(Bytes);
  if (!File)
    return File.takeError();
  auto Sections = File->sections();
  if (!Sections)
    return Sections.takeError();
  AmdHsaObject Result;
  Result.Flags = File->getHeader().e_flags;
  Result.ABIVersion = File->getHeader().e_ident[ELF::EI_ABIVERSION];
  for (const auto &S : *Sections) {
    Expected<StringRef> Name = File->getSectionName(S);
    if (!Name)
      return Name.takeError();
    if (*Name != ".rodata")
      continue;
    auto Content = File->getSectionContents(S);
    if (!Content)
      return Content.takeError();
    for (StringRef Rest = toStringRef(*Content); Rest.size() >= DescriptorSize;
         Rest = Rest.drop_front(DescriptorSize))
      Result.Descriptors.push_back(Rest.take_front(DescriptorSize).str());
  }
  if (Result.Descriptors.size() != NumKernels)
    return createStringError("LLVM's object has not the kernels' descriptors");
  return Result;
}

std::optional<AmdHsaObject>
clrx::makeAmdHsaObject(StringRef Target, unsigned Version,
                       ArrayRef<AmdHsaKernel> Kernels, Reporter &Report) {
  std::optional<TargetId> Id = TargetId::parse(Target);
  if (!Id) {
    Report.error(SourcePos(), "'" + Target + "' is no target id of LLVM's");
    return std::nullopt;
  }
  const std::string Bytes = assemble(makeText(Version, Kernels), *Id, Report);
  if (Bytes.empty())
    return std::nullopt;
  Expected<AmdHsaObject> Object = readObject(Bytes, Kernels.size());
  if (!Object) {
    Report.error(SourcePos(), toString(Object.takeError()));
    return std::nullopt;
  }
  return std::move(*Object);
}
