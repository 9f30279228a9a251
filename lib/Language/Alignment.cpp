//===- Alignment.cpp - Alignment pseudo-ops -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Alignment is emitted as data, so that the place of every byte is known at
// once.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

bool ClrxAsmParser::parseAlignOperands(Cursor &C, unsigned FillBits,
                                       AlignOperands &Ops) {
  C.skipBlanks();
  Ops.Loc = C.loc();
  int64_t Value;
  if (parseAbsolute(C, Value))
    return true;
  Ops.Value = uint64_t(Value);
  // The comma alone asks for a fill value, zero unless one follows.
  C.skipBlanks();
  Ops.HasFill = C.peek() == ',';
  OptionalOperand Fill, Limit;
  if (parseOptionalTail(C, {&Fill, &Limit}))
    return true;
  Ops.Fill = Fill.Value;
  Ops.Limit = Limit.Value;
  if (Fill.Given)
    warnIfTruncated(Fill.Loc, Fill.Value, FillBits);
  if (!CurSection && Fill.Value)
    Diags.warning(Fill.Loc, "fill value is ignored in the absolute section");
  return false;
}

/// The reference's fill of code: `s_nop 0` words placed from the end of the
/// bytes that would complete a word, over zeros, cut at the end of the gap.
void ClrxAsmParser::emitNopFill(uint64_t Gap) {
  constexpr uint32_t Nop = 0xbf800000;
  const uint64_t Lead = alignTo(Gap, 4) - Gap;
  uint64_t Left = Gap - std::min(Gap, Lead);
  Streamer.emitZeros(Gap - Left);
  for (uint64_t Words = Gap / 4; Words && Left; --Words) {
    unsigned Bytes = unsigned(std::min<uint64_t>(Left, 4));
    Streamer.emitLittleEndian(Nop, Bytes);
    Left -= Bytes;
  }
  Streamer.emitZeros(Left);
}

bool ClrxAsmParser::alignCounter(uint64_t Alignment, const AlignOperands &Ops,
                                 unsigned FillSize, SMLoc Loc) {
  const uint64_t From = getCounter();
  const uint64_t Gap = -From & (Alignment - 1);
  if (!Gap || (Ops.Limit && Gap > uint64_t(Ops.Limit)))
    return false;
  const bool HasContent = CurSection && CurSection->traits().Writeable &&
                          !CurSection->traits().IsNoBits;
  if (!HasContent || (FillSize == 1 && Ops.HasFill))
    return fillBytes(Gap, uint8_t(Ops.Fill), Loc);
  if (checkRoom(Gap, Loc))
    return true;
  if (!Ops.HasFill && CurSection->traits().IsCode)
    emitNopFill(Gap);
  else if (FillSize == 1 || !Ops.Fill)
    Streamer.emitZeros(Gap);
  else
    for (uint64_t Left = Gap; Left; Left -= std::min<uint64_t>(Left, FillSize))
      Streamer.emitLittleEndian(uint64_t(Ops.Fill),
                                std::min<uint64_t>(Left, FillSize));
  showData(From);
  return false;
}

/// ::= (.align | .balign) bytes[, [fill][, [limit]]]
/// ::= .p2align log2[, [fill][, [limit]]]
bool ClrxAsmParser::parseAlign(Cursor &C, unsigned IsPowerOf2, SMLoc Loc) {
  AlignOperands Ops;
  if (checkCounterMovable(Loc) || parseAlignOperands(C, 8, Ops))
    return true;
  if (IsPowerOf2 && Ops.Value > 63)
    return Diags.error(Ops.Loc, "power of two " + Twine(Ops.Value) +
                                    " is out of range (0 to 63)");
  if (!IsPowerOf2 && !isPowerOf2_64(Ops.Value))
    return Diags.error(Ops.Loc, "alignment is not a power of two");
  return alignCounter(IsPowerOf2 ? uint64_t(1) << Ops.Value : Ops.Value, Ops,
                      /*FillSize=*/1, Loc);
}

/// ::= (.balignw | .balignl) bytes[, [fill][, [limit]]]
bool ClrxAsmParser::parseAlignWide(Cursor &C, unsigned FillSize, SMLoc Loc) {
  AlignOperands Ops;
  if (checkCounterMovable(Loc) || parseAlignOperands(C, 8 * FillSize, Ops))
    return true;
  if (!Ops.Value)
    return false;
  if (!isPowerOf2_64(Ops.Value))
    return Diags.error(Ops.Loc, "alignment is not a power of two");
  if (getCounter() % FillSize)
    return Diags.error(Loc, "offset is not aligned to " + Twine(FillSize) +
                                " bytes");
  return alignCounter(Ops.Value, Ops, FillSize, Loc);
}
