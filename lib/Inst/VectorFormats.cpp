//===- VectorFormats.cpp - VOP1, VOP2, VOPC, VOP3 -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources of vector instructions with their modifiers, and the choice between
// the short form, VOP3, SDWA and DPP.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Which operand modifiers a row takes: long forms with a scalar destination
/// have room for the sign only.
OperandModifiers InstParser::operandModifiers() const {
  const InstRow &Row = *Inst.Row;
  if (Row.has(Packed) || Row.Format == InstFormat::VOP3P)
    return OperandModifiers::NegIgnoreAbs;
  if (Row.Format == InstFormat::VOP3B ||
      (Row.hasCarryOut() && !Facts.HasSDWAAndDPP))
    return OperandModifiers::Neg;
  if (Row.Format == InstFormat::VOP3A || !Facts.HasSDWAAndDPP)
    return OperandModifiers::NegAbs;
  return OperandModifiers::NegAbsSext;
}

FloatType InstParser::defaultFloatType(unsigned Count) const {
  if (Inst.Row->has(F16))
    return FloatType::Half;
  return Count == 2 ? FloatType::Double : FloatType::Single;
}

/// ::= [-] source | [-] abs ( source ) | [-] |source|
///   | sext ( [-] source ) | sext ( [-] abs ( source ) )
/// Modifiers want a register; a sign before anything else is an expression's.
/// Inside sext they must stand at the parenthesis.
bool InstParser::parseVectorSource(InstOperand &Op, unsigned Count) {
  Cur.skipBlanks();
  // The most frequent sources by far have nothing around them.
  if ((Cur.peek() == 'v' || Cur.peek() == 's') && isDigit(Cur.peek(1))) {
    ParseStatus S = parseSourceRegister(Op, Count);
    if (!S.isNoMatch())
      return S.isFailure();
  }
  OperandModifiers Allowed = operandModifiers();
  bool HasSext =
      Allowed == OperandModifiers::NegAbsSext && consumeKeyword("sext");
  if (HasSext && expect('(', "after sext"))
    return true;
  bool IsPlain = HasSext && isSpace(Cur.peek());
  Cur.skipBlanks();
  Cursor Inner = Cur;
  SourceModifiers &Modifiers = Around[OpIndex];
  Modifiers.Neg = !IsPlain && Cur.consume('-');
  char Close = 0;
  if (!IsPlain && parseAbsStart(Allowed, Close))
    return true;
  ParseStatus S = parseSourceRegister(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isNoMatch()) {
    Modifiers.Neg = false;
    if (!Close)
      Cur = Inner;
    return HasSext || Close ? parseModifiedConstant(Op, Count)
                            : parseVectorConstant(Op, Count);
  }
  Modifiers.Sext = HasSext;
  Modifiers.Abs = Close && Allowed != OperandModifiers::NegIgnoreAbs;
  if (Close && expect(Close, "after the absolute value"))
    return true;
  return HasSext && expect(')', "after sext(...");
}

/// Parses `abs(` or `|`; \p Close is then what must follow the register.
bool InstParser::parseAbsStart(OperandModifiers Allowed, char &Close) {
  if (Allowed == OperandModifiers::Neg)
    return false;
  if (Cur.consume('|')) {
    Close = '|';
    return false;
  }
  if (Allowed == OperandModifiers::NegIgnoreAbs || !consumeKeyword("abs"))
    return false;
  Close = ')';
  return expect('(', "after abs");
}

/// Parses a register of either file, or a source-only name. A lane is scalar.
ParseStatus InstParser::parseSourceRegister(InstOperand &Op, unsigned Count) {
  const char *Loc = nextLoc();
  if (isDigit(*Loc))
    return ParseStatus::NoMatch;
  bool IsScalar = Op.Kind == OperandKind::SSrc;
  ParseStatus S = IsScalar ? ParseStatus::NoMatch : parseVectorRegister(Op);
  if (S.isNoMatch())
    S = parseScalarOrSymbol(Op, Count);
  if (S.isNoMatch())
    return parseSourceOnlyName(Op, /*AllowLane=*/OpIndex == firstSourceIndex());
  if (S.isFailure())
    return S;
  if (Op.File == OperandFile::Scalar)
    return checkScalarRegs(Op, Loc, Count, Alignment::Line);
  if (Op.File == OperandFile::Vector && !IsScalar)
    return checkVectorRegs(Op, Loc, Count, Count);
  return checkInline(Op, Loc, Count);
}

unsigned InstParser::firstSourceIndex() const {
  unsigned I = 0;
  while (Inst.Operands[I].Kind != OperandKind::VSrc)
    ++I;
  return I;
}

bool InstParser::parseVectorConstant(InstOperand &Op, unsigned Count) {
  ConstantRules Rules;
  Rules.Default = defaultFloatType(Count);
  if (Inst.Row->isLongOnly() && !Facts.HasVOP3Literals)
    Rules.LiteralError = "a VOP3 instruction has no room for a literal";
  return parseConstant(Op, Rules);
}

/// Before a constant, what opens an operand modifier is ignored, so nothing may
/// close it.
bool InstParser::parseModifiedConstant(InstOperand &Op, unsigned Count) {
  const char *Loc = Cur.pos();
  if (parseVectorConstant(Op, Count))
    return true;
  Cur.skipBlanks();
  if (Cur.peek() == ')' || Cur.peek() == '|')
    return error(Loc, "expected a register inside the operand modifier");
  warning(Loc, "the operand modifier before a constant is ignored");
  return false;
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

/// Collects the operand modifiers into the bit fields of the sources, where
/// modifiers by name may have set bits already. Source 0 of interpolations is
/// the attribute.
void InstParser::collectSourceModifiers() {
  bool IsInterp = Inst.Row->IsInterp;
  unsigned Bit = IsInterp ? 2 : 1;
  for (const InstOperand &Op : Inst.operands()) {
    bool IsInterpSource = IsInterp && (Op.Kind == OperandKind::VReg ||
                                       Op.Kind == OperandKind::VSReg);
    if (!Op.isSource() && !IsInterpSource)
      continue;
    const SourceModifiers &M = Around[&Op - Inst.Operands];
    Inst[Field::Neg] |= M.Neg ? Bit : 0;
    Inst[Field::Abs] |= M.Abs ? Bit : 0;
    Inst[Field::Sext] |= M.Sext ? Bit : 0;
    Bit <<= 1;
  }
}

/// The operand that is the literal.
const char *InstParser::literalLoc() const {
  for (const InstOperand &Op : Inst.operands())
    if (Op.File == OperandFile::Literal || Op.Kind == OperandKind::Const32)
      return locOf(Op);
  return MnemonicLoc;
}

/// Says which operand does not fit the short form, if one is the reason for the
/// VOP3 form.
void InstParser::noteLongOperand() {
  const InstOperand *Second = Inst.findSource(1);
  if (Second && Second->Kind == OperandKind::VSrc && !Second->isVGPR())
    note(locOf(*Second), "the second source must be a vector register in other "
                         "forms than VOP3");
  for (const InstOperand &Op : Inst.operands())
    if ((Op.Kind == OperandKind::CarryOut || Op.Kind == OperandKind::CarryIn) &&
        !Op.isVCC())
      note(locOf(Op), "this must be vcc in other forms than VOP3");
}

bool InstParser::checkForms(bool HasSDWA, bool HasDPP, bool HasVOP3) {
  const char *Loc = ModifiersLoc ? ModifiersLoc : MnemonicLoc;
  const char *Ext = HasSDWA ? "SDWA" : "DPP";
  if (HasSDWA && HasDPP)
    return error(Loc, "modifiers of SDWA and DPP exclude each other");
  if (Given.DPP8 && Given.wantsDPP())
    return error(Loc, "dpp8 excludes other DPP modifiers");
  if (HasVOP3 && (HasSDWA || HasDPP)) {
    error(Loc, Twine(Ext) +
                   " is wanted, but operands or modifiers need the VOP3 form");
    noteLongOperand();
    return true;
  }
  if (Size == Suffix::SDWA && !HasSDWA)
    return error(MnemonicLoc, "operands or modifiers have no SDWA form");
  if (Size == Suffix::DPP && !HasDPP)
    return error(MnemonicLoc, "operands or modifiers have no DPP form");
  if ((HasSDWA && Inst.Row->has(NoSDWA)) || (HasDPP && Inst.Row->has(NoDPP)))
    return error(Loc, Twine("this instruction has no ") + Ext + " form");
  if (!Inst.HasLiteral || !(HasSDWA || HasDPP || HasVOP3))
    return false;
  error(literalLoc(), Twine("the ") + (HasVOP3 ? "VOP3" : Ext) +
                          " form has no room for a literal");
  if (!Inst.find(OperandKind::Const32)) // That must be one.
    note(literalLoc(), "move the constant to a register first");
  if (HasVOP3)
    noteLongOperand();
  return true;
}

bool InstParser::finishVOP() {
  collectSourceModifiers();
  bool HasSDWA = Given.wantsSDWA() || Inst[Field::Sext];
  bool HasDPP = Given.wantsDPP() || Given.DPP8;
  bool HasExt =
      HasSDWA || HasDPP || Size == Suffix::SDWA || Size == Suffix::DPP;
  bool HasVOP3 = Given.Requests[RequestVOP3] || Size == Suffix::E64 ||
                 needsVOP3(Inst, A, HasSDWA, HasExt);
  if (!HasSDWA && !HasDPP && !HasVOP3 && Facts.HasSDWAAndDPP) {
    HasSDWA = Size == Suffix::SDWA;
    HasDPP = Size == Suffix::DPP;
  }
  if ((HasExt || HasVOP3) && checkForms(HasSDWA, HasDPP, HasVOP3))
    return true;
  if (Size == Suffix::E32 &&
      (HasVOP3 || HasSDWA || HasDPP || Inst.HasLiteral)) {
    error(MnemonicLoc, "operands or modifiers need a 64-bit encoding");
    if (HasVOP3)
      noteLongOperand();
    return true;
  }
  if (checkScalarReads())
    return true;
  if (HasVOP3)
    return chooseVOP3();
  if (HasSDWA)
    return chooseSDWA();
  if (HasDPP)
    return chooseDPP();
  return checkLiteralWithScalar();
}

bool InstParser::chooseVOP3() {
  if (Inst.Row->VOP3Opcode == NoVOP3) {
    error(MnemonicLoc, "this instruction has no VOP3 form");
    noteLongOperand();
    return true;
  }
  Inst.Base = getLongLayout(*Inst.Row);
  if (Inst.Base == Layout::VOP3B && Inst[Field::Abs] && !Facts.IgnoresVOP3BAbs)
    return error(MnemonicLoc, "this instruction's long form has no abs");
  return false;
}

/// A short VOP2 or VOPC cannot read a literal and a scalar register.
bool InstParser::checkLiteralWithScalar() {
  const InstOperand *Second = Inst.findSource(1);
  if (!Inst.HasLiteral || Inst.find(OperandKind::Const32) || !Second)
    return false;
  for (const InstOperand &Op : Inst.operands())
    if (Op.isSource() && Op.File == OperandFile::Scalar &&
        (Op.Code < 108 || Op.Code == CodeM0))
      return errorWithFix(locOf(Op),
                          "a literal and a scalar register exclude each other",
                          "move one of them to a vector register first");
  return false;
}

/// Register variables count from here, apart from registers.
static constexpr unsigned VarCodes = 0x10000;

/// Limits the number of scalar registers that a vector instruction reads.
bool InstParser::checkScalarReads() {
  if (Facts.HasFreeCompareReads && Inst.Row->Format == InstFormat::VOPC)
    return false;
  unsigned Limit = Facts.ConstantBusLimit;
  unsigned Implicit = Inst.Row->has(VCCRead);
  const InstOperand *Excess = nullptr; // The first beyond the limit.
  // A register is its code, or a variable and the place in it.
  SmallVector<std::pair<const void *, unsigned>, MaxOperands> Read;
  for (const InstOperand &Op : Inst.operands()) {
    if (Op.Kind == OperandKind::CarryIn ||
        (Op.isSource() && Op.File == OperandFile::Scalar && Op.Code < 108)) {
      std::pair<const void *, unsigned> Register(
          Op.Var, Op.IsVar ? Op.VarOffset + VarCodes : Op.Code);
      if (!is_contained(Read, Register))
        Read.push_back(Register);
    }
    if (!Excess && Implicit + Read.size() > Limit)
      Excess = &Op;
  }
  if (!Excess)
    return false;
  return errorWithFix(locOf(*Excess),
                      "instruction reads " + Twine(Implicit + Read.size()) +
                          " scalar registers" +
                          (Implicit ? ", one of them vcc implicitly" : "") +
                          " (at most " + Twine(Limit) + ")",
                      "move one of them to a vector register first");
}

//===----------------------------------------------------------------------===//
// SDWA and DPP
//===----------------------------------------------------------------------===//

/// Moves the first source to the extension dword; \p Code takes its place.
void InstParser::moveSource0(unsigned Code) {
  Inst[Field::ExtSrc0] = Inst[Field::Src0];
  Inst[Field::Src0] = Code;
}

bool InstParser::chooseSDWA() {
  unsigned NumSources = Inst.Row->getNumSources();
  const InstOperand *First = Inst.findSource(0);
  if (!Facts.HasScalarSDWA && !(First && First->isVGPR()))
    return error(First ? locOf(*First) : MnemonicLoc,
                 "SDWA needs a vector register as first source");
  bool IsCompare = Inst.Row->Format == InstFormat::VOPC;
  Inst.Ext = IsCompare && Facts.HasScalarSDWA ? Layout::SDWAB : Layout::SDWA;
  if (Inst.Ext == Layout::SDWAB && (Inst[Field::Clamp] || Inst[Field::OMod]))
    return error(MnemonicLoc, "SDWA compares have no clamp and no omod");
  setDefault(Field::DstSel, 6);
  setDefault(Field::Src0Sel, NumSources > 0 ? 6 : 0);
  setDefault(Field::Src1Sel, NumSources > 1 ? 6 : 0);
  Inst[Field::Src0Scalar] = !First || !First->isVGPR();
  const InstOperand *Second = Inst.findSource(1);
  Inst[Field::Src1Scalar] = Second && !Second->isVGPR();
  const InstOperand *Dst = Inst.find(OperandKind::CarryOut);
  if (!Dst || !Dst->isVCC())
    Inst[Field::ExtSDst] = 0x80 | (Dst ? Dst->fieldValue() : 0);
  moveSource0(CodeSDWA);
  return false;
}

bool InstParser::chooseDPP() {
  const InstOperand *First = Inst.findSource(0);
  // Where only the suffix asks for DPP, the reference assembler does not look.
  bool IsBySuffix = Size == Suffix::DPP && !Given.wantsDPP() && !Given.DPP8;
  if (!(First && First->isVGPR()) &&
      !(IsBySuffix && Facts.DPPSuffixTakesScalars))
    return error(First ? locOf(*First) : MnemonicLoc,
                 "DPP needs a vector register as first source");
  if (Given.DPP8) {
    // Of compares the reference assembler checks the first source only.
    unsigned Checked = Inst.Row->Format == InstFormat::VOPC ? 1 : 3;
    if ((Inst[Field::Abs] | Inst[Field::Neg]) & Checked)
      return error(MnemonicLoc, "dpp8 has no operand modifiers");
    Inst.Ext = Layout::DPP8;
    moveSource0(Inst[Field::FetchInactive] ? CodeDPP8FetchInactive : CodeDPP8);
    return false;
  }
  Inst.Ext = Layout::DPP;
  setDefault(Field::DppCtrl, 0xe4); // The identity quad_perm.
  setDefault(Field::BankMask, 15);
  setDefault(Field::RowMask, 15);
  moveSource0(CodeDPP);
  return false;
}

void InstParser::setDefault(Field F, uint32_t Value) {
  if (!Given.has(F))
    Inst[F] = Value;
}

//===----------------------------------------------------------------------===//
// VOP3 only
//===----------------------------------------------------------------------===//

bool InstParser::finishVOP3() {
  if (Size == Suffix::SDWA || Size == Suffix::DPP)
    return error(MnemonicLoc, "a VOP3 instruction has no SDWA and DPP forms");
  if (Size == Suffix::E32)
    return error(MnemonicLoc, "this instruction has a 64-bit encoding only");
  if (Size == Suffix::E64 && Inst.HasLiteral)
    return error(MnemonicLoc, "a literal does not fit the 64-bit encoding");
  collectSourceModifiers();
  Inst.Base = getLongLayout(*Inst.Row);
  if (Inst.Base == Layout::VOP3P)
    setDefault(Field::OpSelHi, 7);
  return checkScalarReads();
}
