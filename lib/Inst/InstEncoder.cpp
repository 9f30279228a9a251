//===- InstEncoder.cpp - DialectInst to words -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstEncoder.h"
#include "LLVMPrinter.h"

using namespace llvm;
using namespace clrx;

Error InstEncoder::prepare(bool Wave32) {
  if (Encoders[Wave32])
    return Error::success();
  Expected<std::unique_ptr<LLVMEncoder>> E = LLVMEncoder::create(A, Wave32);
  if (!E)
    return E.takeError();
  Encoders[Wave32] = std::move(*E);
  return Error::success();
}

bool InstEncoder::encodeText(LLVMEncoder &E, const DialectInst &Inst,
                             SmallVectorImpl<uint32_t> &Words) {
  Text.clear();
  raw_svector_ostream OS(Text);
  printLLVM(Inst, A, OS);
  return E.encode(Text.c_str(), Words);
}

bool InstEncoder::encodeDonor(LLVMEncoder &E, const DialectInst &Inst,
                              SmallVectorImpl<uint32_t> &Words) {
  Text = Layouts.getDonor(Inst.Base);
  return !Text.empty() && E.encode(Text.c_str(), Words);
}

unsigned clrx::getOpcode(const DialectInst &Inst) {
  bool IsLong = Inst.Base == Layout::VOP3A || Inst.Base == Layout::VOP3B;
  switch (Inst.Row->Format) {
  case InstFormat::VOP1:
  case InstFormat::VOP2:
  case InstFormat::VOPC:
    return IsLong ? Inst.Row->VOP3Opcode : Inst.Row->Opcode;
  case InstFormat::VOP3A:
    return IsLong || !Inst.Row->has(VINTRPForm) ? Inst.Row->Opcode
                                                : Inst.Row->VOP3Opcode;
  default:
    return Inst.Row->Opcode;
  }
}

/// Writes every field of the encoding and the dwords behind it.
/// \returns true if that changed the words.
bool InstEncoder::setFields(const DialectInst &Inst, bool WithOpcode,
                            SmallVectorImpl<uint32_t> &Words) {
  unsigned OwnSize = getDwords(Inst.Base) + (Inst.Ext != Layout::None);
  SmallVector<uint32_t, 6> Old(Words.begin(), Words.end());
  Words.resize(OwnSize, 0);
  auto WriteFields = [&](Layout L) {
    for (const FieldRow &Row : Layouts.fields(L))
      if (Row.Id != Field::Opcode)
        writeField(Row, Inst[Row.Id], Words);
      else if (WithOpcode)
        writeField(Row, getOpcode(Inst), Words);
  };
  WriteFields(Inst.Base);
  if (Inst.Ext != Layout::None)
    WriteFields(Inst.Ext);
  Words.append(Inst.ExtraWords.begin(), Inst.ExtraWords.end());
  if (Inst.HasLiteral)
    Words.push_back(Inst.Literal);
  return ArrayRef(Old) != ArrayRef(Words);
}

bool InstEncoder::encode(const DialectInst &Inst, bool Wave32,
                         SmallVectorImpl<uint32_t> &Words) {
  LLVMEncoder &E = *Encoders[Wave32];
  const InstRow &Row = *Inst.Row;
  if (!Row.isUnknownToLLVM() && encodeText(E, Inst, Words)) {
    bool Changed = setFields(Inst, /*WithOpcode=*/false, Words);
    From = Changed ? Source::Patched : Source::LLVM;
    return true;
  }
  // The wavefront size makes no difference to opcodes.
  LLVMEncoder &Wave64 = *Encoders[0];
  if (!Row.isUnknownToLLVM() &&
      encodeText(Wave64, makePlaceholder(Inst, A), Words)) {
    From = Source::Placeholder;
    setFields(Inst, /*WithOpcode=*/false, Words);
    return true;
  }
  if (encodeDonor(Wave64, Inst, Words)) {
    From = Source::Donor;
    setFields(Inst, /*WithOpcode=*/true, Words);
    return true;
  }
  Message = Wave64.getMessage();
  return false;
}
