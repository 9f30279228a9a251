//===- ScalarFormats.cpp - SOP and scalar memory --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources, branch targets, offsets and other immediates of scalar instructions,
// and their forms.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Ranges of vector instructions begin more freely than those of scalar ones.
Alignment InstParser::scalarAlignment() const {
  return Inst.Row->isVector() ? Alignment::Line : Alignment::Scalar;
}

bool InstParser::parseScalarSource(InstOperand &Op, unsigned Count) {
  const char *Loc = nextLoc();
  if (isDigit(*Loc))
    return parseConstant(Op, ConstantRules());
  ParseStatus S = parseScalarOrSymbol(Op, Count);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.File == OperandFile::Scalar)
      return checkScalarRegs(Op, Loc, Count, scalarAlignment());
    return checkInline(Op, Loc, Count);
  }
  S = parseSourceOnlyName(Op, /*AllowLane=*/false);
  if (!S.isNoMatch())
    return S.isFailure();
  return parseConstant(Op, ConstantRules());
}

/// The suffix _e64 turns inline constants into literals. There is one literal
/// dword: a value known later has it, else the first constant.
void InstParser::forceScalarLiteral() {
  bool HasValue = any_of(Pending, [](const PendingField &P) {
    return P.Kind == FieldFixup::Literal32;
  });
  for (InstOperand &Op : Inst.operands()) {
    if (Op.File == OperandFile::Inline) {
      if (!HasValue)
        Inst.Literal = getInlineBits(Op.Code);
      Op.File = OperandFile::Literal;
      Op.Code = CodeLiteral;
      Inst.HasLiteral = true;
    }
    HasValue |= Op.File == OperandFile::Literal;
  }
  assignOperandFields();
  // The reference assembler takes the immediate of s_set_gpr_idx_on for a
  // source code here.
  if (Inst.HasLiteral && Inst.find(OperandKind::Imm8) &&
      isInlineConstant(Inst[Field::SSrc1]))
    Inst[Field::SSrc1] = CodeLiteral;
}

bool InstParser::checkSize(bool IsLong) {
  if (Size == Suffix::E32 && IsLong)
    return error(MnemonicLoc, "the operands need the 64-bit encoding");
  if (Size == Suffix::E64 && !IsLong)
    return error(MnemonicLoc,
                 "the operands need the 32-bit encoding, without a literal");
  return false;
}

bool InstParser::finishSOP() {
  if (Size == Suffix::E64)
    forceScalarLiteral();
  return checkSize(Inst.HasLiteral);
}

//===----------------------------------------------------------------------===//
// Branch targets
//===----------------------------------------------------------------------===//

bool InstParser::parseBranchTarget() {
  const char *Loc = nextLoc();
  OperandValue V;
  if (parseValue(V))
    return true;
  if (V.K == OperandValue::Pending) {
    addPending(FieldFixup::Branch16, V);
    return false;
  }
  if (V.K == OperandValue::Absolute || !Host.isCurrentSection(V.Section))
    return error(Loc, describeMisplaced(FieldFixup::Branch16));
  uint64_t Bits;
  std::string Message =
      completeField(FieldFixup::Branch16, Host.getCurrentOffset(), V.Value,
                    /*IsPlace=*/true, Bits, [](const Twine &) {});
  if (!Message.empty())
    return error(Loc, Message);
  Inst[Field::Imm] = Bits;
  return false;
}

//===----------------------------------------------------------------------===//
// Scalar memory
//===----------------------------------------------------------------------===//

FieldFixup InstParser::smemOffsetFixup() const {
  switch (Facts.SMemOffsetBits) {
  case 8:
    return FieldFixup::SmrdOffset8;
  case 20:
    return FieldFixup::SmemOffset20;
  default:
    return FieldFixup::SmemOffset21;
  }
}

/// ::= scalar register | [@] expression | [@] lit ( expression ), 1.1 only
bool InstParser::parseSMOffset(InstOperand &Op) {
  const char *Loc = nextLoc();
  ParseStatus S = parseScalarRegister(Op);
  if (S.isNoMatch() && Cur.peek() != '@')
    S = parseRegisterSymbol(Op);
  if (S.isFailure())
    return true;
  if (S.isSuccess()) {
    if (Op.File != OperandFile::Scalar || Op.Code >= CodeInlineZero)
      return wrongOperand(Loc, operandTakes());
    return checkScalarRegs(Op, Loc, 1, Alignment::Free);
  }
  if (Facts.HasSMRDLiterals)
    return parseSMOffsetCI(Op);
  Inst[Field::ImmOffset] = 1;
  Cur.consume('@');
  return parseField(smemOffsetFixup(), Field::Offset);
}

/// On GCN 1.1 an offset beyond 8 bits, or in lit(), becomes a literal.
bool InstParser::parseSMOffsetCI(InstOperand &Op) {
  Cur.consume('@');
  Cursor Start = Cur;
  bool IsLit = consumeKeyword("lit") && Cur.consume('(');
  if (!IsLit)
    Cur = Start;
  const char *Loc = nextLoc();
  OperandValue V;
  if (parseAbsolute(V))
    return true;
  if (IsLit && expect(')', "after the literal"))
    return true;
  if (V.isKnown()) // The form depends on what is left.
    V.Value = fitValue(Loc, V.Value, 32, /*AllowSigned=*/true);
  if (IsLit || (V.isKnown() && !isUInt<8>(V.Value))) {
    Inst[Field::Offset] = CodeLiteral;
    return setLiteral(Op, Loc, ConstantRules(), V);
  }
  Inst[Field::ImmOffset] = 1;
  Inst[Field::Offset] = V.Value;
  if (V.K == OperandValue::Pending)
    addPending(FieldFixup::SmrdOffset8, V);
  return false;
}

bool InstParser::finishSMRD() {
  const InstOperand *Off = Inst.find(OperandKind::SMOffset);
  bool IsRegister = Off && Off->File == OperandFile::Scalar;
  if (IsRegister)
    return placeSMRegister(*Off);
  if (Given.has(Field::Offset))
    Inst[Field::SOffsetEnable] = Inst[Field::ImmOffset] = 1;
  if (Facts.HasSMemOffsetRegister && Off)
    Inst[Field::SOffset] = CodeNull;
  return Facts.HasSMRDLiterals && checkSize(Inst.HasLiteral);
}

/// Puts a register offset where the architecture wants it.
bool InstParser::placeSMRegister(const InstOperand &Off) {
  bool IsLoad = Inst.Row->Operands[0].Kind == OperandKind::SDst;
  if (Facts.SMemStoresNeedM0 && !IsLoad && Off.Code != CodeM0)
    return errorAt(OperandKind::SMOffset,
                   "stores and atomics take m0 as the only register offset");
  if (Facts.HasSMemOffsetRegister) {
    Inst[Field::SOffset] = Off.fieldValue();
    return false;
  }
  if (Given.has(Field::Offset)) {
    Inst[Field::SOffset] = Off.fieldValue();
    Inst[Field::SOffsetEnable] = 1;
    Inst[Field::ImmOffset] = 1;
    return false;
  }
  Inst[Field::Offset] = Off.fieldValue();
  return Facts.HasSMRDLiterals && checkSize(false);
}

//===----------------------------------------------------------------------===//
// Immediates with a syntax of their own
//===----------------------------------------------------------------------===//

/// Parses FUNCTION ( .
bool InstParser::parseFunctionStart(StringRef Function) {
  const char *Loc = nextLoc();
  if (!consumeKeyword(Function))
    return error(Loc, "expected " + Function + "(...)");
  return expect('(', "after " + Function);
}

/// ::= counter ( expression )
bool InstParser::parseCounter(unsigned &SeenMask) {
  const char *Loc = nextLoc();
  StringRef Name = peekKeyword();
  const WaitCounter *C = WaitCounters.find(Name, maskOf(A));
  if (!C) {
    error(Loc, "expected " + WaitCounters.list(maskOf(A)));
    if (SeenMask)
      note(Loc, "counters are joined with '&', or with nothing between them");
    return true;
  }
  Cur.setPos(Name.end());
  if (expect('(', "after " + C->Name))
    return true;
  const char *ValueLoc = nextLoc();
  int64_t Value;
  if (parseKnown(Value) || expect(')', "after the count"))
    return true;
  if (!isUIntN(C->Bits, Value))
    warning(ValueLoc, C->Name + " " + Twine(Value) + " is out of range (0 to " +
                          Twine(C->getMax()) + ")");
  unsigned Bit = 1u << C->Value;
  if (SeenMask & Bit)
    warning(Loc, C->Name + " is already defined");
  SeenMask |= Bit;
  Inst[Field::Imm] = C->set(Inst[Field::Imm], Value);
  return false;
}

/// ::= counter { [&] counter }
bool InstParser::parseWaitCnt() {
  Inst[Field::Imm] = getIdleWaitCnt(A);
  unsigned SeenMask = 0;
  do {
    if (parseCounter(SeenMask))
      return true;
  } while (Cur.consume('&') || !Cur.atEnd());
  return false;
}

/// ::= name | emit-cut | @ expression
bool InstParser::parseGSOp(uint32_t &Op) {
  StringRef Name = peekKeyword();
  if (Name.equals_insensitive("emit") &&
      Cur.rest().starts_with_insensitive("emit-cut")) {
    Cur.advance(strlen("emit-cut"));
    Op = GSOpNames.find("emit-cut")->Value;
    return false;
  }
  return parseNamed(GSOpNames, 3, "GS operation", Op);
}

/// ::= sendmsg ( message [, operation [, stream]] )
bool InstParser::parseSendMsg() {
  uint32_t Msg, Op = 0;
  int64_t Stream = 0;
  if (parseFunctionStart("sendmsg") ||
      parseNamed(MessageNames, 4, "message", Msg))
    return true;
  if (hasGSOp(Msg)) {
    if (parseComma() || parseGSOp(Op))
      return true;
    if (Op) {
      if (parseComma())
        return true;
      const char *Loc = nextLoc();
      if (parseKnown(Stream))
        return true;
      if (!isUInt<2>(Stream))
        warning(Loc, "stream " + Twine(Stream) + " is out of range (0 to 3)");
    }
  }
  Inst[Field::Imm] = Msg | Op << 4 | (Stream & 3) << 8;
  return expect(')', "after the message");
}

/// ::= hwreg ( register , first bit , bits )
bool InstParser::parseHwReg() {
  uint32_t Reg;
  int64_t Start, Bits;
  if (parseFunctionStart("hwreg") ||
      parseNamed(HwRegNames, 6, "hardware register", Reg) || parseComma())
    return true;
  const char *StartLoc = nextLoc();
  if (parseKnown(Start) || parseComma())
    return true;
  const char *BitsLoc = nextLoc();
  if (parseKnown(Bits) || expect(')', "after the number of bits"))
    return true;
  if (!isUInt<5>(Start))
    warning(StartLoc,
            "first bit " + Twine(Start) + " is out of range (0 to 31)");
  if (Bits < 1 || Bits > 32)
    warning(BitsLoc,
            "number of bits " + Twine(Bits) + " is out of range (1 to 32)");
  Inst[Field::Imm] =
      (Reg | uint64_t(Start) << 6 | (uint64_t(Bits) - 1) << 11) & 0xffff;
  return false;
}
