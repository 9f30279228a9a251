//===- GalliumObjectWriter.cpp - MC side of writing Gallium binaries ------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Format.h"
#include "GalliumAsmParser.h"
#include "clrx/Kernel/KernelObjectWriter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCValue.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

namespace {

/// Collects relocations and, once the sections are laid out, their contents.
class GalliumObjectWriter final : public KernelObjectWriter {
  Output &Out;

public:
  GalliumObjectWriter(Output &Out, AsmHost &Host, raw_pwrite_stream &OS)
      : KernelObjectWriter(Host, OS), Out(Out) {}

  void recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                        MCValue Target, uint64_t &FixedValue) override;

private:
  Error writeModule(raw_ostream &OS) override;
  void insertHeader(const Output::Header &H);
};

} // namespace

/// Every relocation refers to the scratch buffer: the parser lets no other
/// through.
void GalliumObjectWriter::recordRelocation(const MCFragment &F,
                                           const MCFixup &Fixup, MCValue Target,
                                           uint64_t &FixedValue) {
  FixedValue = RelocatedWord;
  Out.Module.Relocations.push_back(
      {Asm->getFragmentOffset(F) + Fixup.getOffset(),
       Target.getSpecifier() == RS_High32});
}

/// The source leaves room for the header; what it put there is lost.
void GalliumObjectWriter::insertHeader(const Output::Header &H) {
  AmdKernelCode Code = H.Code;
  if (H.ControlDirectives)
    memcpy(Code.ControlDirectives, getContent(*H.ControlDirectives).data(),
           sizeof(Code.ControlDirectives));
  memcpy(&Out.Module.Code[H.Offset], &Code, sizeof(Code));
}

Error GalliumObjectWriter::writeModule(raw_ostream &OS) {
  GalliumModule &M = Out.Module;
  M.Code = getContent(*Out.Code);
  for (const Output::Header &H : Out.Headers)
    insertHeader(H);
  if (Out.GlobalData)
    M.GlobalData = getContent(*Out.GlobalData);
  if (Out.Comment)
    M.Comment = getContent(*Out.Comment);
  for (auto [Extra, S] : zip_equal(M.ExtraSections, Out.ExtraSections))
    setContent(Extra, *S);
  return writeGalliumModule(M, OS);
}

std::unique_ptr<MCObjectWriter>
gallium::createGalliumObjectWriter(Output &Out, AsmHost &Host,
                                   raw_pwrite_stream &OS) {
  return std::make_unique<GalliumObjectWriter>(Out, Host, OS);
}
