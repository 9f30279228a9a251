//===- Data.cpp - Data pseudo-ops -----------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace llvm;
using namespace clrx;

bool ClrxAsmParser::parseNextElement(Cursor &C) {
  if (C.atEnd())
    return false;
  if (C.consume(','))
    return true;
  errorAt(C.loc(), "expected ',' before next value");
  return false;
}

/// ::= (.byte | .hword | .short | .int | .long | .word | .quad) [expr {, expr}]
bool ClrxAsmParser::parseIntegers(Cursor &C, unsigned Size, SMLoc Loc) {
  if (checkWriteable(Loc))
    return true;
  if (C.atEnd())
    return false;
  uint64_t From = getCounter();
  do {
    C.skipBlanks();
    SMLoc ElementLoc = C.loc();
    if (checkRoom(Size, ElementLoc))
      return true;
    OperandValue V;
    if (C.atEnd() || C.peek() == ',')
      warningAt(ElementLoc, "no expression, zero has been put");
    else if (Symbols.parseExpression(C, EF_MustBeAbsolute, V))
      continue;
    if (V.isKnown())
      warnIfTruncated(ElementLoc, V.Value, Size * 8);
    emitInteger(V, Size);
  } while (parseNextElement(C));
  observeData(From);
  return false;
}

/// ::= (.ascii | .asciz | .string | .stringN) [string {, string}]
bool ClrxAsmParser::parseString(Cursor &C, unsigned Arg, SMLoc Loc) {
  const unsigned Width = Arg >> 1;
  const bool Terminated = Arg & 1;
  if (checkWriteable(Loc))
    return true;
  if (C.atEnd())
    return false;
  uint64_t From = getCounter();
  std::string Text;
  do {
    if (C.atEnd() || C.peek() != ',') {
      if (parseString(C, Text))
        return true;
      if (checkRoom((Text.size() + Terminated) * Width, Loc))
        return true;
      if (Terminated)
        Text.push_back('\0');
      if (Width == 1)
        Streamer.emitData(Text);
      else
        for (unsigned char Ch : Text)
          Streamer.emitLittleEndian(Ch, Width);
    }
  } while (parseNextElement(C));
  observeData(From);
  return false;
}

/// ::= (.fill | .fillq) repeat[, [size][, [value]]]
bool ClrxAsmParser::parseFill(Cursor &C, unsigned BytesOfValue, SMLoc Loc) {
  int64_t Repeat, Size = 1, Value = 0;
  bool Given;
  C.skipBlanks();
  SMLoc RepeatLoc = C.loc(), SizeLoc = RepeatLoc, ValueLoc = RepeatLoc;
  if (checkWriteable(Loc) || parseAbsolute(C, Repeat))
    return true;
  if (C.consume(',')) {
    C.skipBlanks();
    SizeLoc = C.loc();
    if (parseOptionalAbsolute(C, Size, Given))
      return true;
    if (C.consume(',')) {
      C.skipBlanks();
      ValueLoc = C.loc();
      if (parseOptionalAbsolute(C, Value, Given))
        return true;
    }
  }
  if (checkGarbage(C))
    return true;
  if (Repeat < 0)
    warningAt(RepeatLoc, "negative repeat has no effect");
  if (Size < 0)
    warningAt(SizeLoc, "negative size has no effect");
  if (Repeat <= 0 || Size <= 0)
    return false;
  warnIfTruncated(ValueLoc, Value,
                  8 * unsigned(std::min<int64_t>(Size, BytesOfValue)));
  std::optional<int64_t> Total = checkedMul(Repeat, Size);
  if (!Total)
    return errorAt(Loc, "product of repeat and size is too big");
  if (checkRoom(uint64_t(*Total), Loc))
    return true;
  if (BytesOfValue == 4)
    Value = uint32_t(Value);
  uint64_t From = getCounter();
  const unsigned ValueSize = unsigned(std::min<int64_t>(Size, 8));
  if (!Value)
    Streamer.emitZeros(uint64_t(*Total));
  else if (Size == 1)
    Streamer.emitByteFill(uint64_t(*Total), uint8_t(Value));
  else
    for (int64_t I = 0; I != Repeat; ++I) {
      Streamer.emitLittleEndian(uint64_t(Value), ValueSize);
      Streamer.emitZeros(uint64_t(Size) - ValueSize);
    }
  observeData(From);
  return false;
}

/// ::= (.skip | .space) [size][, [value]]
bool ClrxAsmParser::parseSkip(Cursor &C, unsigned, SMLoc Loc) {
  if (checkCounterMovable(Loc))
    return true;
  int64_t Size = 1, Value = 0;
  bool Given, HasValue = false;
  C.skipBlanks();
  SMLoc SizeLoc = C.loc(), ValueLoc = SizeLoc;
  if (parseOptionalAbsolute(C, Size, Given))
    return true;
  if (C.consume(',')) {
    C.skipBlanks();
    ValueLoc = C.loc();
    if (parseOptionalAbsolute(C, Value, HasValue))
      return true;
  }
  if (checkGarbage(C))
    return true;
  if (HasValue)
    warnIfTruncated(ValueLoc, Value, 8);
  if (Size < 0) {
    warningAt(SizeLoc, "negative size has no effect");
    return false;
  }
  if (!CurSection && Value)
    warningAt(ValueLoc, "fill value is ignored in the absolute section");
  uint64_t From = getCounter();
  bool Failed = fillBytes(uint64_t(Size), uint8_t(Value), Loc);
  observeData(From);
  return Failed;
}

/// ::= .incbin string[, [offset][, [count]]]
bool ClrxAsmParser::parseIncbin(Cursor &C, unsigned, SMLoc Loc) {
  if (checkWriteable(Loc))
    return true;
  C.skipBlanks();
  SMLoc NameLoc = C.loc(), OffsetLoc = NameLoc, CountLoc = NameLoc;
  std::string Name;
  int64_t Offset = 0, Count = 0;
  bool Given, HasCount = false;
  if (parseString(C, Name))
    return true;
  if (C.consume(',')) {
    C.skipBlanks();
    OffsetLoc = C.loc();
    if (parseOptionalAbsolute(C, Offset, Given))
      return true;
    if (C.consume(',')) {
      C.skipBlanks();
      CountLoc = C.loc();
      if (parseOptionalAbsolute(C, Count, HasCount))
        return true;
    }
  }
  if (checkGarbage(C))
    return true;
  if (Offset < 0)
    return errorAt(OffsetLoc, "offset is negative");
  if (Count < 0)
    return errorAt(CountLoc, "byte count is negative");
  if (HasCount && Count == 0) {
    warningAt(NameLoc, "number of bytes is zero, .incbin is ignored");
    return false;
  }
  std::unique_ptr<MemoryBuffer> File = openSearched(Name);
  if (!File)
    return errorAt(NameLoc, "binary file '" + Name +
                                "' not found or unavailable in any directory");
  StringRef Bytes = File->getBuffer().substr(uint64_t(Offset));
  if (HasCount)
    Bytes = Bytes.take_front(uint64_t(Count));
  if (checkRoom(Bytes.size(), Loc))
    return true;
  uint64_t From = getCounter();
  Streamer.emitData(Bytes);
  observeData(From);
  return false;
}

/// A file as given, or in the include directories in order; null if none has
/// it.
std::unique_ptr<MemoryBuffer> ClrxAsmParser::openSearched(StringRef Name) {
  auto Open = [&](const Twine &Path) -> std::unique_ptr<MemoryBuffer> {
    ErrorOr<std::unique_ptr<MemoryBuffer>> File =
        Services.FS.getBufferForFile(Path);
    return File ? std::move(*File) : nullptr;
  };
  if (std::unique_ptr<MemoryBuffer> File = Open(Name))
    return File;
  for (const std::string &Dir : Options.IncludeDirs)
    if (std::unique_ptr<MemoryBuffer> File = Open(Dir + "/" + Name))
      return File;
  return nullptr;
}
