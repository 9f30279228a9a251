//===- Data.cpp - Data pseudo-ops -----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers, strings, .fill, .skip, .incbin and alignment.
//
//===----------------------------------------------------------------------===//

#include "Data.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

bool DataDirectives::parseIntegerElement(Cursor &C, unsigned Size) {
  SMLoc Loc = C.loc();
  if (Ctx.Emit.checkRoom(Size, Loc))
    return true;
  OperandValue V;
  if (C.atEnd() || C.peek() == ',')
    Diags.warning(Loc, rules::Ignored, "no expression, zero has been put");
  else if (Symbols.parseExpression(C, EF_MustBeAbsolute | EF_MayRelocate, V))
    return false; // The error is reported. Go on with the next element.
  if (V.isKnown() && warnIfTruncated(Diags, Loc, V.Value, Size * 8))
    Diags.note(Loc, Size < 4 ? "'.int' has room for 32 bits"
                             : "'.quad' has room for 64 bits");
  Ctx.Emit.emitInteger(V, Size);
  return false;
}

/// ::= (.byte | .hword | .short | .int | .long | .word | .quad) [expr {, expr}]
bool DataDirectives::parseIntegers(Cursor &C, unsigned Size, SMLoc Loc) {
  return parseDataList(C, Loc, [&] { return parseIntegerElement(C, Size); });
}

bool DataDirectives::parseStringElement(Cursor &C, unsigned Width,
                                        bool Terminated, std::string &Text) {
  if (!C.atEnd() && C.peek() == ',')
    return false; // An element may be empty if another one follows.
  SMLoc Loc = C.loc();
  if (parseString(C, Text) ||
      Ctx.Emit.checkRoom((Text.size() + Terminated) * Width, Loc))
    return true;
  if (Terminated)
    Text.push_back('\0');
  if (Width == 1) {
    Ctx.Emit.streamer().emitBytes(Text);
    return false;
  }
  for (unsigned char Ch : Text)
    Ctx.Emit.streamer().emitLittleEndian(Ch, Width);
  return false;
}

/// ::= (.ascii | .asciz | .string | .stringN) [string {, string}]
bool DataDirectives::parseStrings(Cursor &C, unsigned Arg, SMLoc Loc) {
  std::string Text;
  return parseDataList(C, Loc, [&] {
    return parseStringElement(C, Arg >> 1, /*Terminated=*/Arg & 1, Text);
  });
}

void DataDirectives::emitFill(uint64_t Repeat, uint64_t Size, uint64_t Value) {
  if (!Value)
    return Ctx.Emit.streamer().emitZeros(Repeat * Size);
  if (Size == 1)
    return Ctx.Emit.streamer().emitByteFill(Repeat, uint8_t(Value));
  const unsigned ValueSize = unsigned(std::min<uint64_t>(Size, 8));
  constexpr uint64_t PieceSize = 1 << 14;
  if (Size > PieceSize) {
    for (; Repeat; --Repeat) {
      Ctx.Emit.streamer().emitLittleEndian(Value, ValueSize);
      Ctx.Emit.streamer().emitZeros(Size - ValueSize);
    }
    return;
  }
  char Bytes[8];
  support::endian::write64le(Bytes, Value);
  std::string Element(Bytes, ValueSize);
  Element.resize(Size);
  std::string Piece;
  const uint64_t PerPiece = std::min(Repeat, PieceSize / Size);
  for (uint64_t I = 0; I != PerPiece; ++I)
    Piece += Element;
  for (; Repeat > PerPiece; Repeat -= PerPiece)
    Ctx.Emit.streamer().emitBytes(Piece);
  Ctx.Emit.streamer().emitBytes(StringRef(Piece).take_front(Repeat * Size));
}

/// ::= (.fill | .fillq) repeat[, [size][, [value]]]
bool DataDirectives::parseFill(Cursor &C, unsigned BytesOfValue, SMLoc Loc) {
  SMLoc RepeatLoc = C.nextLoc();
  int64_t Repeat;
  OptionalOperand Size{1}, Value;
  if (Ctx.Emit.checkWriteable(Loc) || parseAbsolute(C, Repeat) ||
      parseOptionalTail(C, {&Size, &Value}))
    return true;
  if (Repeat < 0)
    Diags.warning(RepeatLoc, rules::ValueRange,
                  "negative repeat has no effect");
  if (Size.Value < 0)
    Diags.warning(Size.Loc, rules::ValueRange, "negative size has no effect");
  // For this check, a negative size counts as a large one.
  if (Value.IsPresent && Size.Value != 0)
    warnIfTruncated(Diags, Value.Loc, Value.Value,
                    8 * std::min<uint64_t>(Size.Value, BytesOfValue));
  if (Repeat <= 0 || Size.Value <= 0)
    return false;
  std::optional<int64_t> Total = checkedMul(Repeat, Size.Value);
  if (!Total)
    return Diags.error(Loc, rules::Limit,
                       "product of repeat and size is too big");
  if (Ctx.Emit.checkRoom(uint64_t(*Total), Loc))
    return true;
  uint64_t From = Ctx.Emit.getCounter();
  emitFill(Repeat, Size.Value,
           BytesOfValue == 4 ? uint32_t(Value.Value) : uint64_t(Value.Value));
  Ctx.Emit.showData(From);
  return false;
}

/// ::= (.skip | .space) [size][, [value]]
bool DataDirectives::parseSkip(Cursor &C, unsigned, SMLoc Loc) {
  OptionalOperand Size{1}, Value;
  if (Ctx.Emit.checkCounterMovable(Loc) || parseOptional(C, Size) ||
      parseOptionalTail(C, {&Value}))
    return true;
  if (Value.IsPresent)
    warnIfTruncated(Diags, Value.Loc, Value.Value, 8);
  if (Size.Value < 0) {
    Diags.warning(Size.Loc, rules::ValueRange, "negative size has no effect");
    return false;
  }
  if (!Ctx.Emit.getSection() && Value.Value)
    Diags.warning(Value.Loc, rules::Ignored,
                  "fill value is ignored in the absolute section");
  uint64_t From = Ctx.Emit.getCounter();
  bool Failed =
      Ctx.Emit.fillBytes(uint64_t(Size.Value), uint8_t(Value.Value), Loc);
  Ctx.Emit.showData(From);
  return Failed;
}

/// ::= .incbin string[, [offset][, [count]]]
bool DataDirectives::parseIncbin(Cursor &C, unsigned, SMLoc Loc) {
  SMLoc NameLoc = C.nextLoc();
  std::string Name;
  OptionalOperand Offset, Count;
  if (Ctx.Emit.checkWriteable(Loc) || parseString(C, Name))
    return true;
  const StringRef Operand(NameLoc.getPointer(), C.pos() - NameLoc.getPointer());
  if (parseOptionalTail(C, {&Offset, &Count}))
    return true;
  if (Offset.Value < 0)
    return Diags.error(Offset.Loc, rules::ValueRange, "offset is negative");
  if (Count.Value < 0)
    return Diags.error(Count.Loc, rules::ValueRange, "byte count is negative");
  if (Count.IsPresent && Count.Value == 0) {
    Diags.warning(NameLoc, rules::Ignored,
                  "number of bytes is zero, .incbin is ignored");
    return false;
  }
  SmallString<128> Path;
  std::unique_ptr<MemoryBuffer> File = Ctx.Sources.openFile(Name, Path);
  if (!File)
    return reportUnreadable(NameLoc, "binary file", Name);
  if (Ctx.Observer)
    Ctx.Observer->fileFound(Operand.rtrim(), Path, /*IsBinary=*/true);
  StringRef Bytes = File->getBuffer().substr(uint64_t(Offset.Value));
  if (Count.IsPresent)
    Bytes = Bytes.take_front(uint64_t(Count.Value));
  return Ctx.Emit.emitData(Bytes, Loc);
}

//===----------------------------------------------------------------------===//
// Alignment
//===----------------------------------------------------------------------===//

bool DataDirectives::parseAlignOperands(Cursor &C, unsigned FillBits,
                                        AlignOperands &Ops) {
  Ops.Loc = C.nextLoc();
  int64_t Value;
  if (parseAbsolute(C, Value))
    return true;
  Ops.Value = uint64_t(Value);
  // A comma without a value after it also selects a fill value: zero.
  C.skipBlanks();
  Ops.HasFill = C.peek() == ',';
  OptionalOperand Fill, Limit;
  if (parseOptionalTail(C, {&Fill, &Limit}))
    return true;
  Ops.Fill = Fill.Value;
  Ops.Limit = Limit.Value;
  if (Fill.IsPresent)
    warnIfTruncated(Diags, Fill.Loc, Fill.Value, FillBits);
  if (!Ctx.Emit.getSection() && Fill.Value)
    Diags.warning(Fill.Loc, rules::Ignored,
                  "fill value is ignored in the absolute section");
  return false;
}

/// ::= (.align | .balign) bytes[, [fill][, [limit]]]
/// ::= .p2align log2[, [fill][, [limit]]]
bool DataDirectives::parseAlign(Cursor &C, unsigned IsPowerOf2, SMLoc Loc) {
  AlignOperands Ops;
  if (Ctx.Emit.checkCounterMovable(Loc) || parseAlignOperands(C, 8, Ops))
    return true;
  if (IsPowerOf2 && Ops.Value > 63)
    return Diags.error(Ops.Loc, rules::ValueRange,
                       "power of two " + Twine(Ops.Value) +
                           " is out of range (0 to 63)");
  if (!IsPowerOf2 && !isPowerOf2_64(Ops.Value))
    return Diags.error(Ops.Loc, rules::Alignment,
                       "alignment is not a power of two");
  return Ctx.Emit.alignCounter(
      IsPowerOf2 ? uint64_t(1) << Ops.Value : Ops.Value, Ops,
      /*FillSize=*/1, Loc);
}

/// ::= (.balignw | .balignl) bytes[, [fill][, [limit]]]
bool DataDirectives::parseAlignWide(Cursor &C, unsigned FillSize, SMLoc Loc) {
  AlignOperands Ops;
  if (Ctx.Emit.checkCounterMovable(Loc) ||
      parseAlignOperands(C, 8 * FillSize, Ops))
    return true;
  if (!Ops.Value)
    return false;
  if (!isPowerOf2_64(Ops.Value))
    return Diags.error(Ops.Loc, rules::Alignment,
                       "alignment is not a power of two");
  if (Ctx.Emit.getCounter() % FillSize)
    return Diags.error(Loc, rules::Alignment,
                       "offset is not aligned to " + Twine(FillSize) +
                           " bytes");
  return Ctx.Emit.alignCounter(Ops.Value, Ops, FillSize, Loc);
}
