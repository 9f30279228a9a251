//===- Data.cpp - Data pseudo-ops -----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers, strings, .fill, .skip and .incbin.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/Support/CheckedArithmetic.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;

bool ClrxAsmParser::parseNextElement(Cursor &C) {
  if (C.atEnd())
    return false;
  if (C.consume(','))
    return true;
  Diags.error(C.loc(), "expected ',' before next value");
  return false;
}

bool ClrxAsmParser::parseList(Cursor &C, function_ref<bool()> ParseElement) {
  bool Failed = false;
  do {
    if (!ParseElement())
      continue;
    Failed = true;
    C.skipToComma();
  } while (parseNextElement(C));
  return Failed;
}

bool ClrxAsmParser::parseDataList(Cursor &C, SMLoc Loc,
                                  function_ref<bool()> ParseElement) {
  if (checkWriteable(Loc))
    return true;
  if (C.atEnd())
    return false;
  uint64_t From = getCounter();
  do {
    C.skipBlanks();
    if (ParseElement())
      return true;
  } while (parseNextElement(C));
  showData(From);
  return false;
}

bool ClrxAsmParser::parseIntegerElement(Cursor &C, unsigned Size) {
  SMLoc Loc = C.loc();
  if (checkRoom(Size, Loc))
    return true;
  OperandValue V;
  if (C.atEnd() || C.peek() == ',')
    Diags.warning(Loc, "no expression, zero has been put");
  else if (Symbols.parseExpression(C, EF_MustBeAbsolute, V))
    return false; // Reported; the next element may still be judged.
  if (V.isKnown())
    warnIfTruncated(Loc, V.Value, Size * 8);
  emitInteger(V, Size);
  return false;
}

/// ::= (.byte | .hword | .short | .int | .long | .word | .quad) [expr {, expr}]
bool ClrxAsmParser::parseIntegers(Cursor &C, unsigned Size, SMLoc Loc) {
  return parseDataList(C, Loc, [&] { return parseIntegerElement(C, Size); });
}

bool ClrxAsmParser::parseStringElement(Cursor &C, unsigned Width,
                                       bool Terminated, std::string &Text) {
  if (!C.atEnd() && C.peek() == ',')
    return false; // An element may be empty, unless it is the last.
  SMLoc Loc = C.loc();
  if (parseString(C, Text) ||
      checkRoom((Text.size() + Terminated) * Width, Loc))
    return true;
  if (Terminated)
    Text.push_back('\0');
  if (Width == 1) {
    Streamer.emitBytes(Text);
    return false;
  }
  for (unsigned char Ch : Text)
    Streamer.emitLittleEndian(Ch, Width);
  return false;
}

/// ::= (.ascii | .asciz | .string | .stringN) [string {, string}]
bool ClrxAsmParser::parseString(Cursor &C, unsigned Arg, SMLoc Loc) {
  std::string Text;
  return parseDataList(C, Loc, [&] {
    return parseStringElement(C, Arg >> 1, /*Terminated=*/Arg & 1, Text);
  });
}

void ClrxAsmParser::emitFill(uint64_t Repeat, uint64_t Size, uint64_t Value) {
  if (!Value)
    return Streamer.emitZeros(Repeat * Size);
  if (Size == 1)
    return Streamer.emitByteFill(Repeat, uint8_t(Value));
  const unsigned ValueSize = unsigned(std::min<uint64_t>(Size, 8));
  constexpr uint64_t PieceSize = 1 << 14;
  if (Size > PieceSize) {
    for (; Repeat; --Repeat) {
      Streamer.emitLittleEndian(Value, ValueSize);
      Streamer.emitZeros(Size - ValueSize);
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
    Streamer.emitBytes(Piece);
  Streamer.emitBytes(StringRef(Piece).take_front(Repeat * Size));
}

/// ::= (.fill | .fillq) repeat[, [size][, [value]]]
bool ClrxAsmParser::parseFill(Cursor &C, unsigned BytesOfValue, SMLoc Loc) {
  C.skipBlanks();
  SMLoc RepeatLoc = C.loc();
  int64_t Repeat;
  OptionalOperand Size{1}, Value;
  if (checkWriteable(Loc) || parseAbsolute(C, Repeat) ||
      parseOptionalTail(C, {&Size, &Value}))
    return true;
  if (Repeat < 0)
    Diags.warning(RepeatLoc, "negative repeat has no effect");
  if (Size.Value < 0)
    Diags.warning(Size.Loc, "negative size has no effect");
  // A negative size counts as a large one here.
  if (Value.Given && Size.Value != 0)
    warnIfTruncated(Value.Loc, Value.Value,
                    8 * std::min<uint64_t>(Size.Value, BytesOfValue));
  if (Repeat <= 0 || Size.Value <= 0)
    return false;
  std::optional<int64_t> Total = checkedMul(Repeat, Size.Value);
  if (!Total)
    return Diags.error(Loc, "product of repeat and size is too big");
  if (checkRoom(uint64_t(*Total), Loc))
    return true;
  uint64_t From = getCounter();
  emitFill(Repeat, Size.Value,
           BytesOfValue == 4 ? uint32_t(Value.Value) : uint64_t(Value.Value));
  showData(From);
  return false;
}

/// ::= (.skip | .space) [size][, [value]]
bool ClrxAsmParser::parseSkip(Cursor &C, unsigned, SMLoc Loc) {
  OptionalOperand Size{1}, Value;
  if (checkCounterMovable(Loc) || parseOptional(C, Size) ||
      parseOptionalTail(C, {&Value}))
    return true;
  if (Value.Given)
    warnIfTruncated(Value.Loc, Value.Value, 8);
  if (Size.Value < 0) {
    Diags.warning(Size.Loc, "negative size has no effect");
    return false;
  }
  if (!CurSection && Value.Value)
    Diags.warning(Value.Loc, "fill value is ignored in the absolute section");
  uint64_t From = getCounter();
  bool Failed = fillBytes(uint64_t(Size.Value), uint8_t(Value.Value), Loc);
  showData(From);
  return Failed;
}

/// ::= .incbin string[, [offset][, [count]]]
bool ClrxAsmParser::parseIncbin(Cursor &C, unsigned, SMLoc Loc) {
  C.skipBlanks();
  SMLoc NameLoc = C.loc();
  std::string Name;
  OptionalOperand Offset, Count;
  if (checkWriteable(Loc) || parseString(C, Name) ||
      parseOptionalTail(C, {&Offset, &Count}))
    return true;
  if (Offset.Value < 0)
    return Diags.error(Offset.Loc, "offset is negative");
  if (Count.Value < 0)
    return Diags.error(Count.Loc, "byte count is negative");
  if (Count.Given && Count.Value == 0) {
    Diags.warning(NameLoc, "number of bytes is zero, .incbin is ignored");
    return false;
  }
  SmallString<128> Path;
  std::unique_ptr<MemoryBuffer> File = Sources.openFile(Name, Path);
  if (!File)
    return cannotRead(NameLoc, "binary file", Name);
  StringRef Bytes = File->getBuffer().substr(uint64_t(Offset.Value));
  if (Count.Given)
    Bytes = Bytes.take_front(uint64_t(Count.Value));
  if (checkRoom(Bytes.size(), Loc))
    return true;
  uint64_t From = getCounter();
  Streamer.emitBytes(Bytes);
  showData(From);
  return false;
}
