//===- RegisterSymbols.cpp - Register symbols in LLVM statements ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces register symbols in a statement, and maps locations between both
// texts.
//
//===----------------------------------------------------------------------===//

#include "RegisterSymbols.h"
#include "LLVMPrinter.h"
#include "Support/Cursor.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Finds the register symbol at \p C. A suffix may select a 16-bit half: sum.l,
/// sum.h. Advances \p C after the name, before the suffix.
static bool lookUp(Cursor &C, OperandHost &Host, RegisterRange &Range) {
  if (Host.lookUpRegister(C, Range))
    return true;
  StringRef Name = C.rest().take_while(isNameChar);
  if (!Name.consume_back(".l") && !Name.consume_back(".h"))
    return false;
  Cursor Whole(Name.begin(), Name.end());
  if (!Host.lookUpRegister(Whole, Range) || Whole.pos() != Name.end())
    return false;
  C.setPos(Name.end());
  return true;
}

/// If a register symbol is at \p C, appends the text before it and its
/// register. Advances \p C after the name, even if it is not a register symbol.
bool RegisterSymbols::replace(Cursor &C, InstAssembler &Assembler,
                              OperandHost &Host) {
  const char *Begin = C.pos();
  RegisterRange Range;
  if (!lookUp(C, Host, Range)) {
    C.setPos(C.rest().drop_while(isNameChar).data());
    return false;
  }
  if (C.peek() == ':') // The name of a modifier
    return false;
  SMLoc Loc = SMLoc::getFromPointer(Begin);
  if (Range.File == RegisterFile::RegVar)
    return Host.getReporter().error(
        Loc, rules::Unsupported,
        "register variables are not available in LLVM's dialect");
  if (C.peek() == '[') {
    C.setPos(Begin);
    if (Assembler.parseRegisterOperand(C, Host, Range))
      return true;
  }
  size_t Copied = Pieces.empty() ? 0 : Pieces.back().SourceEnd;
  size_t SourceBegin = Begin - Source.begin();
  Text += Source.slice(Copied, SourceBegin);
  size_t TextBegin = Text.size();
  raw_svector_ostream OS(Text);
  printLLVM(Range, A, OS);
  Pieces.push_back(
      {SourceBegin, size_t(C.pos() - Source.begin()), TextBegin, Text.size()});
  return false;
}

bool RegisterSymbols::expand(InstAssembler &Assembler, OperandHost &Host) {
  Cursor C(Source.drop_while(isNameChar).begin(), Source.end());
  while (!C.rest().empty()) {
    if (isDigit(C.peek())) // A number or a local label
      C.setPos(C.rest().drop_while(isNameChar).data());
    else if (!isNameChar(C.peek()))
      C.advance();
    else if (replace(C, Assembler, Host))
      return true;
  }
  if (Pieces.empty())
    return false;
  Text += Source.substr(Pieces.back().SourceEnd);
  Text.c_str(); // Adds the NUL
  return false;
}

bool RegisterSymbols::isRegister(const char *InText) const {
  return any_of(Pieces, [Offset = size_t(InText - Text.begin())](Piece P) {
    return Offset >= P.TextBegin && Offset < P.TextEnd;
  });
}

/// Returns the location in the source for a location in the text. All locations
/// inside a register map to the beginning of its symbol.
const char *RegisterSymbols::toSource(const char *InText) const {
  if (Pieces.empty())
    return InText;
  size_t Offset = InText - Text.begin();
  for (const Piece &P : reverse(Pieces)) {
    if (Offset >= P.TextEnd)
      return Source.begin() + (Offset - P.TextEnd) + P.SourceEnd;
    if (Offset >= P.TextBegin)
      return Source.begin() + P.SourceBegin;
  }
  return Source.begin() + Offset;
}

const char *RegisterSymbols::toText(const char *InSource) const {
  if (Pieces.empty())
    return InSource;
  size_t Offset = InSource - Source.begin();
  for (const Piece &P : reverse(Pieces))
    if (Offset >= P.SourceEnd)
      return Text.begin() + (Offset - P.SourceEnd) + P.TextEnd;
  return Text.begin() + Offset;
}
