//===- ObjectWriter.cpp - From MC to the Gallium Module -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectWriter.h"
#include "clrx/Gallium/Format.h"
#include "clrx/Gallium/Writer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/MC/MCAssembler.h"
#include "llvm/MC/MCFixup.h"
#include "llvm/MC/MCValue.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// Every relocation refers to the scratch buffer: the parser lets no other
/// through.
void ObjectWriter::recordRelocation(const MCFragment &F, const MCFixup &Fixup,
                                    MCValue Target, uint64_t &FixedValue) {
  FixedValue = RelocatedWord;
  Out.M.Relocations.push_back({Asm->getFragmentOffset(F) + Fixup.getOffset(),
                               Target.getSpecifier() == RS_High32});
}

/// The source leaves room for the header; what it put there is lost.
void ObjectWriter::insertHeader(const Output::Header &H) {
  AmdKernelCode Code = H.Code;
  if (H.ControlDirectives)
    memcpy(Code.ControlDirectives, getContent(*H.ControlDirectives).data(),
           sizeof(Code.ControlDirectives));
  memcpy(&Out.M.Code[H.Offset], &Code, sizeof(Code));
}

Error ObjectWriter::writeModule(raw_ostream &OS) {
  Module &M = Out.M;
  M.Code = getContent(*Out.Code);
  for (const Output::Header &H : Out.Headers)
    insertHeader(H);
  if (Out.GlobalData)
    M.GlobalData = getContent(*Out.GlobalData);
  if (Out.Comment)
    M.Comment = getContent(*Out.Comment);
  for (auto [Extra, S] : zip_equal(M.ExtraSections, Out.ExtraSections))
    setContent(Extra, *S);
  return gallium::writeModule(M, OS);
}
