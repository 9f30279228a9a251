//===- InstEncoder.cpp - Inst to words ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Obtains the base words of each shape from LLVM, and verifies encodings.
//
//===----------------------------------------------------------------------===//

#include "InstEncoder.h"
#include "LLVMPrinter.h"
#include "clrx/ISA/Decoding.h"

using namespace llvm;
using namespace clrx;

Error InstEncoder::prepare(bool Wave32) {
  if (Encoders[Wave32])
    return Error::success();
  Expected<std::unique_ptr<LLVMEncoder>> E =
      LLVMEncoder::create(Description, {&getArchInfo(A).Processor, Wave32});
  if (!E)
    return E.takeError();
  Encoders[Wave32] = std::move(*E);
  return Error::success();
}

bool InstEncoder::encodeText(LLVMEncoder &E, const clrx::Inst &Inst,
                             SmallVectorImpl<uint32_t> &Words,
                             bool IsPlaceholder) {
  if (Inst.Row->isUnknownToLLVM())
    return false;
  Printed = printLLVM(Inst, A, Text, IsPlaceholder);
  return E.encode(Text.c_str(), Words);
}

bool InstEncoder::encodeSame(const clrx::Inst &Inst, bool Wave32,
                             SmallVectorImpl<uint32_t> &Words) {
  SmallVector<uint32_t, 6> Own;
  if (!encodeText(*Encoders[Wave32], Inst, Own))
    return false;
  clrx::encode(Inst, Layouts, Own, Words);
  From = ArrayRef(Own) == ArrayRef(Words) ? EncodingSource::LLVM
                                          : EncodingSource::Patched;
  return true;
}

// Placeholders and donors supply only bits that do not depend on the wavefront
// size, so the encoder for wavefronts of 64 always encodes them.

bool InstEncoder::encodePlaceholder(const clrx::Inst &Inst,
                                    SmallVectorImpl<uint32_t> &Words) {
  SmallVector<uint32_t, 6> Own;
  if (!encodeText(*Encoders[0], makePlaceholder(Inst, A), Own,
                  /*IsPlaceholder=*/true))
    return false;
  From = EncodingSource::Placeholder;
  clrx::encode(Inst, Layouts, Own, Words);
  return true;
}

bool InstEncoder::encodeDonor(const clrx::Inst &Inst,
                              SmallVectorImpl<uint32_t> &Words) {
  Text = Layouts.getDonor(Inst.Base);
  Printed = {Text};
  SmallVector<uint32_t, 6> Own;
  if (Text.empty() || !Encoders[0]->encode(Text.c_str(), Own))
    return false;
  From = EncodingSource::Donor;
  writeOpcode(*Inst.Row, Inst.Base, Layouts, Own);
  clrx::encode(Inst, Layouts, Own, Words);
  return true;
}

bool InstEncoder::askLLVM(const clrx::Inst &Inst, bool Wave32, Ask What,
                          SmallVectorImpl<uint32_t> &Words) {
  // For a shape, try the placeholder first. It has no modifiers, so it encodes
  // faster and is seldom rejected.
  bool Encoded =
      What == Ask::ForShape
          ? encodePlaceholder(Inst, Words) || encodeSame(Inst, Wave32, Words)
          : encodeSame(Inst, Wave32, Words) || encodePlaceholder(Inst, Words);
  if (!Encoded && !encodeDonor(Inst, Words)) {
    Message = Encoders[0]->getMessage();
    return false;
  }
  ++Stats.Asked[unsigned(From)];
  return true;
}

uint32_t InstEncoder::shapeKey(const clrx::Inst &Inst) {
  // The most variable part is in the low bits, which DenseMap's hash uses.
  uint32_t Row = Inst.Row - getInstTable().begin();
  return Row | uint32_t(Inst.Base) << 16;
}

bool InstEncoder::verify(const clrx::Inst &Inst, bool Wave32,
                         ArrayRef<uint32_t> Words) {
  SmallVector<uint32_t, 6> Expected;
  if (!askLLVM(Inst, Wave32, Ask::ForInst, Expected))
    return false;
  if (!decodesTo(Inst, Words, A, Wave32)) {
    Message = "the words decode to another instruction";
    return false;
  }
  if (ArrayRef(Expected) == Words)
    return true;
  Message.clear();
  (Twine("cached encoding differs from that of '") + Text + "'")
      .toVector(Message);
  return false;
}

bool InstEncoder::encode(const clrx::Inst &Inst, bool Wave32, EncodingMode Mode,
                         SmallVectorImpl<uint32_t> &Words) {
  ++Stats.Instructions;
  if (Mode == EncodingMode::Direct)
    return askLLVM(Inst, Wave32, Ask::ForInst, Words);
  unsigned Size = getDwords(Inst.Base);
  auto [It, IsNew] = Shapes.try_emplace(shapeKey(Inst));
  uint32_t *Remembered = It->second.Words;
  if (!IsNew) {
    ++Stats.Remembered;
    clrx::encode(Inst, Layouts, ArrayRef(Remembered, Size), Words);
    return Mode == EncodingMode::Cached || verify(Inst, Wave32, Words);
  }
  if (!askLLVM(Inst, Wave32, Ask::ForShape, Words)) {
    Shapes.erase(It);
    return false;
  }
  ++Stats.Shapes;
  std::copy_n(Words.begin(), Size, Remembered);
  return Mode == EncodingMode::Cached || verify(Inst, Wave32, Words);
}
