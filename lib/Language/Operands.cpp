//===- Operands.cpp - Operands of pseudo-ops and instructions -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// OperandHost
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::parseExpression(const char *&Cur, OperandValue &Result,
                                    bool MustBeKnown) {
  Cursor C(Cur, Stmt.end());
  bool Failed = Symbols.parseExpression(
      C, MustBeKnown ? EF_MustBeKnown | EF_MustBeAbsolute : EF_None, Result);
  Cur = C.pos();
  return Failed;
}

bool ClrxAsmParser::lookUpRegister(const char *&Cur, RegisterRange &Range) {
  Cursor C(Cur, Stmt.end());
  if (!Symbols.lookUpRegister(C, Range))
    return false;
  Cur = C.pos();
  return true;
}

//===----------------------------------------------------------------------===//
// Operands of pseudo-ops
//===----------------------------------------------------------------------===//

void ClrxAsmParser::warnIfTruncated(SourcePos Pos, int64_t Value,
                                    unsigned Bits) {
  if (fitsBits(Value, Bits))
    return;
  uint64_t Kept = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  Diags.warning(Pos, "value 0x" + Twine::utohexstr(uint64_t(Value)) +
                         " truncated to 0x" + Twine::utohexstr(Kept));
}

bool ClrxAsmParser::checkGarbage(Cursor &C) {
  if (C.atEnd())
    return false;
  return errorAt(C.loc(), "unexpected text at end of statement");
}

bool ClrxAsmParser::expectComma(Cursor &C) {
  if (C.consume(','))
    return false;
  return errorAt(C.loc(), "expected ',' before argument");
}

bool ClrxAsmParser::parseAbsolute(Cursor &C, int64_t &Value) {
  OperandValue V;
  if (Symbols.parseExpression(C, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

bool ClrxAsmParser::parseOptionalAbsolute(Cursor &C, int64_t &Value,
                                          bool &Given) {
  OperandValue V;
  if (Symbols.parseExpression(
          C, EF_MustBeKnown | EF_MustBeAbsolute | EF_MayBeEmpty, V))
    return true;
  Given = V.Loc.isValid();
  if (Given)
    Value = V.Value;
  return false;
}

bool ClrxAsmParser::parseNameOperand(Cursor &C, StringRef What,
                                     StringRef &Name) {
  C.skipBlanks();
  // '$' belongs to symbol names only.
  const char *Begin = C.pos();
  while (!C.rest().empty() && isNameChar(C.peek()) && C.peek() != '$')
    C.advance();
  Name = StringRef(Begin, C.pos() - Begin);
  if (!Name.empty() && !isDigit(Name[0]))
    return false;
  return errorAt(SMLoc::getFromPointer(Begin), "expected " + What);
}

namespace {

/// Reads the escapes of strings; shared by all pseudo-ops that take one.
class EscapeReader {
  Cursor &C;
  std::string &Out;

public:
  EscapeReader(Cursor &C, std::string &Out) : C(C), Out(Out) {}

  /// \p C is behind the backslash. \returns an error message or null.
  const char *read() {
    char Ch = C.peek();
    if (isOctal(Ch))
      return readOctal();
    C.advance();
    if (Ch == 'x')
      return readHex();
    // \\a is 7, \\b is 8, and so on.
    size_t I = StringRef("abtnvfr").find(Ch);
    Out += I == StringRef::npos ? Ch : char(7 + I);
    return nullptr;
  }

private:
  static bool isOctal(char Ch) { return Ch >= '0' && Ch <= '7'; }

  const char *readOctal() {
    unsigned Value = 0;
    for (unsigned I = 0; I != 3 && isOctal(C.peek()); ++I, C.advance())
      Value = Value * 8 + (C.peek() - '0');
    Out += char(Value);
    return Value > 255 ? "octal code is out of range (0 to 0377)" : nullptr;
  }

  /// Takes all hexadecimal digits; the value is modulo 256.
  const char *readHex() {
    if (!isHexDigit(C.peek()))
      return "expected hexadecimal character code";
    uint8_t Value = 0;
    for (; isHexDigit(C.peek()); C.advance())
      Value = Value * 16 + hexDigitValue(C.peek());
    Out += char(Value);
    return nullptr;
  }
};

} // namespace

bool ClrxAsmParser::parseString(Cursor &C, std::string &Value) {
  C.skipBlanks();
  SMLoc Begin = C.loc();
  if (C.rest().empty() || C.peek() != '"')
    return errorAt(Begin, "expected string");
  C.advance();
  Value.clear();
  while (!C.rest().empty()) {
    char Ch = C.peek();
    SMLoc Loc = C.loc();
    C.advance();
    if (Ch == '"')
      return false;
    if (Ch != '\\') {
      Value += Ch;
      continue;
    }
    if (C.rest().empty())
      break;
    if (const char *Msg = EscapeReader(C, Value).read())
      return errorAt(Loc, Msg);
  }
  return errorAt(Begin, "unterminated string");
}
