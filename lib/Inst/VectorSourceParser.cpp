//===- VectorSourceParser.cpp - Sources of vector instructions ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources with their operand modifiers: -, abs, || and sext.
//
//===----------------------------------------------------------------------===//

#include "VectorSourceParser.h"
#include "RegisterParser.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the operand modifiers that the instruction takes. Long encodings
/// with a scalar destination have room for the sign only.
OperandModifiers VectorSourceParser::getAllowedModifiers() const {
  const InstRow &Row = *Ctx.Inst.Row;
  if (Row.has(Packed) || Row.Format == InstFormat::VOP3P)
    return OperandModifiers::NegIgnoreAbs;
  if (Row.Format == InstFormat::VOP3B ||
      (Row.hasCarryOut() && !Ctx.Facts.HasSDWAAndDPP))
    return OperandModifiers::Neg;
  if (Row.Format == InstFormat::VOP3A || !Ctx.Facts.HasSDWAAndDPP)
    return OperandModifiers::NegAbs;
  return OperandModifiers::NegAbsSext;
}

FloatType VectorSourceParser::getDefaultFloatType(unsigned Count) const {
  if (Ctx.Inst.Row->has(F16))
    return FloatType::Half;
  return Count == 2 ? FloatType::Double : FloatType::Single;
}

/// Parses a source with its modifiers. Modifiers require a register: a sign
/// before anything else belongs to an expression. Inside sext, modifiers must
/// directly follow the parenthesis.
bool VectorSourceParser::parse(InstOperand &Op, unsigned Count) {
  Ctx.Cur.skipBlanks();
  // Most sources are registers without modifiers, so try those first.
  if ((Ctx.Cur.peek() == 'v' || Ctx.Cur.peek() == 's') &&
      isDigit(Ctx.Cur.peek(1))) {
    ParseStatus S = parseRegister(Op, Count);
    if (!S.isNoMatch())
      return S.isFailure();
  }
  OperandModifiers Allowed = getAllowedModifiers();
  bool HasSext =
      Allowed == OperandModifiers::NegAbsSext && Ctx.consumeKeyword("sext");
  if (HasSext && Ctx.expect('(', "after sext"))
    return true;
  bool IsPlain = HasSext && isSpace(Ctx.Cur.peek());
  Ctx.Cur.skipBlanks();
  Cursor Inner = Ctx.Cur;
  SourceModifiers &Modifiers = Ctx.SourceMods[Ctx.OpIndex];
  Modifiers.Neg = !IsPlain && Ctx.Cur.consume('-');
  char Close = 0;
  if (!IsPlain && parseAbsStart(Allowed, Close))
    return true;
  ParseStatus S = parseRegister(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isNoMatch()) {
    Modifiers.Neg = false;
    if (!Close)
      Ctx.Cur = Inner;
    return HasSext || Close ? parseModifiedConstant(Op, Count)
                            : parseConstant(Op, Count);
  }
  Modifiers.Sext = HasSext;
  Modifiers.Abs = Close && Allowed != OperandModifiers::NegIgnoreAbs;
  if (Close && Ctx.expect(Close, "after the absolute value"))
    return true;
  return HasSext && Ctx.expect(')', "after sext(...");
}

bool VectorSourceParser::parseAbsStart(OperandModifiers Allowed, char &Close) {
  if (Allowed == OperandModifiers::Neg)
    return false;
  if (Ctx.Cur.consume('|')) {
    Close = '|';
    return false;
  }
  if (Allowed == OperandModifiers::NegIgnoreAbs || !Ctx.consumeKeyword("abs"))
    return false;
  Close = ')';
  return Ctx.expect('(', "after abs");
}

/// Parses a register of either file or a source-only name. A lane number must
/// be scalar.
ParseStatus VectorSourceParser::parseRegister(InstOperand &Op, unsigned Count) {
  const char *Loc = Ctx.nextLoc();
  if (isDigit(*Loc))
    return ParseStatus::NoMatch;
  RegisterParser Registers(Ctx);
  bool IsScalar = Op.Kind == OperandKind::SSrc;
  ParseStatus S =
      IsScalar ? ParseStatus::NoMatch : Registers.parseVectorRegister(Op);
  if (S.isNoMatch())
    S = Registers.parseScalarOrSymbol(Op, Count);
  if (S.isNoMatch())
    return Registers.parseSourceOnlyName(Op, /*AllowLane=*/Ctx.OpIndex ==
                                                 getFirstSourceIndex());
  if (S.isFailure())
    return S;
  if (Op.File == OperandFile::Scalar)
    return Registers.checkScalarRegs(Op, Loc, Count, Alignment::Line);
  if (Op.File == OperandFile::Vector && !IsScalar)
    return Registers.checkVectorRegs(Op, Loc, Count, Count);
  return Registers.checkInline(Op, Loc, Count);
}

unsigned VectorSourceParser::getFirstSourceIndex() const {
  unsigned I = 0;
  while (Ctx.Inst.Operands[I].Kind != OperandKind::VSrc)
    ++I;
  return I;
}

bool VectorSourceParser::parseConstant(InstOperand &Op, unsigned Count) {
  ConstantRules Rules;
  Rules.Default = getDefaultFloatType(Count);
  if (Ctx.Inst.Row->isLongOnly() && !Ctx.Facts.HasVOP3Literals)
    Rules.LiteralError = "a VOP3 instruction has no room for a literal";
  return ConstantParser(Ctx).parse(Op, Rules);
}

/// Parses a constant after the start of an operand modifier. The start is
/// ignored with a warning. The end of a modifier after the constant is an
/// error.
bool VectorSourceParser::parseModifiedConstant(InstOperand &Op,
                                               unsigned Count) {
  const char *Loc = Ctx.Cur.pos();
  if (parseConstant(Op, Count))
    return true;
  Ctx.Cur.skipBlanks();
  if (Ctx.Cur.peek() == ')' || Ctx.Cur.peek() == '|')
    return Ctx.error(Loc, rules::Syntax,
                     "expected a register inside the operand modifier");
  Ctx.warning(Loc, rules::Ignored,
              "the operand modifier before a constant is ignored");
  return false;
}

/// Source 0 of interpolations is the attribute, so their registers start at
/// source 1.
void VectorSourceParser::collectModifiers() {
  bool IsInterp = Ctx.Inst.Row->IsInterp;
  unsigned Bit = IsInterp ? 2 : 1;
  for (const InstOperand &Op : Ctx.Inst.operands()) {
    bool IsInterpSource = IsInterp && (Op.Kind == OperandKind::VReg ||
                                       Op.Kind == OperandKind::VSReg);
    if (!Op.isSource() && !IsInterpSource)
      continue;
    const SourceModifiers &M = Ctx.SourceMods[&Op - Ctx.Inst.Operands];
    Ctx.Inst[Field::Neg] |= M.Neg ? Bit : 0;
    Ctx.Inst[Field::Abs] |= M.Abs ? Bit : 0;
    Ctx.Inst[Field::Sext] |= M.Sext ? Bit : 0;
    Bit <<= 1;
  }
}
