//===- InstPrinter.cpp - Instructions as CLRX text ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands in the order of the row, then the modifiers in the order in which
// clrxdisasm has them, which is a table for each encoding.
//
//===----------------------------------------------------------------------===//

#include "clrx/Inst/InstPrinter.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/InlineConstants.h"
#include "clrx/Inst/InstText.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

class Printer final : InstText {
public:
  Printer(const clrx::Inst &Inst, Arch A, raw_ostream &OS,
          const InstPrintOptions &Options)
      : InstText(Inst, A, InstDialect::Clrx, OS), Options(Options) {}

  void print();

private:
  const InstPrintOptions &Options;
  /// Sources whose modifiers stand at the operand, a bit each.
  unsigned Modified = 0;

  bool isBySuffix() const;

  // Operands.
  void printImmediate(const InstOperand &Op, OperandKind K) override;
  void printLiteral() override;
  void printSource(const InstOperand &Op, unsigned Count) override;
  void printTarget();
  void printSMOffset(const InstOperand &Op);
  void printNamed(const NamedCode *Known, unsigned Value);
  void printHwReg();
  void printWaitCnt();
  void printSendMsg();

  // Modifiers.
  void printModifiers();
  void printModifier(Field F);
  void printFlatOffset();
  void printBufferFormat();
  void printSourceModifiers();
  void printOutputModifiers();
  bool printSelect(Field F, bool IsThere);
  void printSDWA();
  void printDPP();
  void printForm();
};

} // namespace

void clrx::printInst(const clrx::Inst &I, Arch A, raw_ostream &OS,
                     const InstPrintOptions &Options) {
  Printer(I, A, OS, Options).print();
}

/// The reference takes DPP of no vector register only by the suffix, without
/// modifiers.
bool Printer::isBySuffix() const {
  const InstOperand *First = Inst.findSource(0);
  return Inst.Ext == Layout::DPP && !(First && First->isVGPR());
}

void Printer::print() {
  OS << Inst.Row->Mnemonic << (isBySuffix() ? "_dpp" : "");
  printOperands();
  printModifiers();
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Values that an inline constant could have must be said to be literals.
void Printer::printLiteral() {
  int32_t Value = Inst.Literal;
  if (findInlineInteger(Value))
    OS << "lit(" << Value << ')';
  else
    printHex(Inst.Literal);
}

/// A source with its modifiers, which stand at registers only.
void Printer::printSource(const InstOperand &Op, unsigned Count) {
  unsigned Bit = 1u << SourceIndex++;
  bool HasModifiers = Inst.Base != Layout::VOP3P && Op.isRegister();
  if (!HasModifiers)
    return printValue(Op, Count);
  Modified |= Bit;
  bool Sext = hasSDWA() && (Inst[Field::Sext] & Bit);
  bool Abs = Inst.Base != Layout::VOP3B && (Inst[Field::Abs] & Bit);
  OS << (Sext ? "sext(" : "") << (Inst[Field::Neg] & Bit ? "-" : "")
     << (Abs ? "abs(" : "");
  printValue(Op, Count);
  OS << (Abs ? ")" : "") << (Sext ? ")" : "");
}

void Printer::printTarget() {
  int Distance = int16_t(Inst[Field::Imm]);
  if (Options.PrintTarget)
    return Options.PrintTarget(OS, Distance);
  int Bytes = (Distance + 1) * 4;
  OS << (Bytes < 0 ? ".-" : ".+") << std::abs(Bytes);
}

void Printer::printSMOffset(const InstOperand &Op) {
  if (Op.File == OperandFile::Scalar)
    printRegister(Op);
  else if (!Inst.HasLiteral)
    printHex(Inst[Field::Offset]);
  else if (isUInt<8>(Inst.Literal))
    OS << "lit(" << Inst.Literal << ')';
  else
    printHex(Inst.Literal);
}

/// A value by its name if it has one.
void Printer::printNamed(const NamedCode *Known, unsigned Value) {
  if (Known)
    OS << Known->Name;
  else
    OS << '@' << Value;
}

void Printer::printHwReg() {
  uint32_t Imm = Inst[Field::Imm];
  unsigned Reg = Imm & 63;
  OS << "hwreg(";
  printNamed(HwRegNames.findValue(Reg, maskOf(A)), Reg);
  OS << ", " << (Imm >> 6 & 31) << ", " << (Imm >> 11 & 31) + 1 << ')';
}

/// Counters at their maximum are left out, unless all are. What is in no
/// counter cannot be read again.
void Printer::printWaitCnt() {
  uint32_t Imm = Inst[Field::Imm];
  uint32_t Idle = getIdleWaitCnt(A);
  StringRef Separator;
  for (const WaitCounter &C : WaitCounters.rows()) {
    if (!(C.Where & maskOf(A)) || (C.get(Imm) == C.getMax() && Imm != Idle))
      continue;
    OS << Separator << C.Name << '(' << C.get(Imm) << ')';
    Separator = " & ";
  }
  if (!(Imm & ~Idle))
    return;
  OS << (Separator.empty() ? "" : " :");
  printHex(Imm);
}

void Printer::printSendMsg() {
  uint32_t Imm = Inst[Field::Imm];
  unsigned Msg = Imm & 15, Op = Imm >> 4 & 7, Stream = Imm >> 8 & 3;
  OS << "sendmsg(";
  printNamed(MessageNames.findValue(Msg, maskOf(A)), Msg);
  uint32_t Printed = 15;
  if (hasGSOp(Msg)) {
    OS << ", ";
    printNamed(GSOpNames.findValue(Op), Op);
    if (Op)
      OS << ", " << Stream;
    Printed |= Op ? 0x370 : 0x70;
  }
  OS << ')';
  if (!(Imm & ~Printed))
    return;
  OS << " :";
  printHex(Imm);
}

void Printer::printImmediate(const InstOperand &Op, OperandKind K) {
  switch (K) {
  case OperandKind::Imm8:
    return printHex(Inst[Field::SSrc1]);
  case OperandKind::Imm7:
    return printHex(Inst[Field::SDst]);
  case OperandKind::Const32:
    return printHex(Inst.Literal);
  case OperandKind::Label:
    return printTarget();
  case OperandKind::HwReg:
    return printHwReg();
  case OperandKind::WaitCnt:
    return printWaitCnt();
  case OperandKind::SendMsg:
    return printSendMsg();
  case OperandKind::SMOffset:
    return printSMOffset(Op);
  default:
    return printHex(Inst[Field::Imm]);
  }
}

//===----------------------------------------------------------------------===//
// Modifiers of memory access and exports
//===----------------------------------------------------------------------===//

namespace {
struct ModifierOrder {
  Layout Encoding;
  Field Fields[11]; ///< Field 0, the opcode, ends them.
};
} // namespace

static constexpr ModifierOrder Orders[] = {
    {Layout::SMEM, {Field::GLC, Field::NV, Field::DLC, Field::Offset}},
    {Layout::DS, {Field::Offset, Field::GDS}},
    {Layout::MUBUF,
     {Field::OffEn, Field::IdxEn, Field::Offset, Field::GLC, Field::SLC,
      Field::Addr64, Field::DLC, Field::LDS, Field::TFE}},
    {Layout::MTBUF,
     {Field::OffEn, Field::IdxEn, Field::Offset, Field::GLC, Field::SLC,
      Field::Addr64, Field::DLC, Field::TFE, Field::BufferFormat}},
    {Layout::MIMG,
     {Field::DMask, Field::Dim, Field::UNorm, Field::DLC, Field::GLC,
      Field::SLC, Field::R128, Field::TFE, Field::LWE, Field::DA, Field::D16}},
    {Layout::EXP, {Field::Done, Field::Compr, Field::ValidMask}},
    {Layout::FLAT,
     {Field::Offset, Field::LDS, Field::DLC, Field::GLC, Field::SLC, Field::TFE,
      Field::NV}},
};

void Printer::printFlatOffset() {
  uint32_t Offset = Inst[Field::Offset];
  if (!Offset)
    return;
  bool IsSigned = !Inst.Row->has(FlatSeg) && Facts.SegmentOffsetBits == 13;
  printName(Field::Offset);
  OS << ':' << (IsSigned ? SignExtend32<13>(Offset) : int(Offset));
}

/// Parts at their default, 8 and unorm, are left out.
void Printer::printBufferFormat() {
  uint32_t Format = Inst[Field::BufferFormat];
  if (Facts.HasUnifiedFormats)
    return printNumber(Field::BufferFormat);
  unsigned Data = Format & 15, Number = Format >> 4;
  if (Format == 1)
    return;
  printName(Field::BufferFormat);
  OS << ":[";
  if (Data != 1)
    printNamed(DataFormatNames.findValue(Data), Data);
  OS << (Data != 1 && Number ? "," : "");
  if (Number)
    printNamed(NumberFormatNames.findValue(Number), Number);
  OS << ']';
}

void Printer::printModifier(Field F) {
  switch (F) {
  case Field::Offset:
    if (Inst.Base == Layout::DS)
      return printDSOffsets();
    if (Inst.Base == Layout::FLAT)
      return printFlatOffset();
    if (Inst.Base != Layout::SMEM)
      return printNumber(F);
    if (!Inst[Field::SOffsetEnable] || !Inst[Field::ImmOffset])
      return;
    printName(F);
    OS << ':';
    return printHex(Inst[F]);
  case Field::BufferFormat:
    return printBufferFormat();
  case Field::DMask:
    if (Inst[F] == 1)
      return;
    printName(F);
    OS << ':' << Inst[F];
    return;
  case Field::Dim:
    if (!Facts.HasImageDims)
      return;
    printName(F);
    OS << ':' << ImageDims.findValue(Inst[F] & 7)->Name;
    return;
  default:
    return printFlag(F);
  }
}

//===----------------------------------------------------------------------===//
// Modifiers of vector instructions
//===----------------------------------------------------------------------===//

/// The modifiers of sources that could not stand at them.
void Printer::printSourceModifiers() {
  unsigned Count = Inst.Row->getNumModifierSources();
  for (Field F : {Field::Sext, Field::Neg, Field::Abs}) {
    uint32_t Bits = Inst[F] & maskTrailingOnes<uint32_t>(Count);
    if (F != Field::Abs || Inst.Base != Layout::VOP3B)
      Bits &= ~Modified;
    if (Bits)
      printBits(F, Bits, Count);
  }
}

void Printer::printOutputModifiers() {
  if (isLong())
    printOpSel(Inst.Row->IsInterp ? 3 : Inst.Row->getNumModifierSources());
  printFlag(Field::High);
  printOutputModifier();
  printFlag(Field::Clamp);
}

/// Writes the part of a register that \p F selects, unless it is the whole one.
/// \returns true if it was written.
bool Printer::printSelect(Field F, bool IsThere) {
  constexpr unsigned Whole = 6;
  if (!IsThere || Inst[F] == Whole)
    return false;
  printName(F);
  OS << ':';
  printNamed(SelectNames.findValue(Inst[F]), Inst[F]);
  return true;
}

void Printer::printSDWA() {
  unsigned NumSources = Inst.Row->getNumSources();
  bool HasDst = Inst.Ext == Layout::SDWA && Inst.Row->NumOperands;
  printOutputModifiers();
  bool IsAsked = printSelect(Field::DstSel, HasDst);
  if (HasDst && Inst[Field::DstUnused]) {
    unsigned Value = Inst[Field::DstUnused];
    printName(Field::DstUnused);
    OS << ':';
    printNamed(UnusedNames.findValue(Value), Value);
    IsAsked = true;
  }
  IsAsked |= printSelect(Field::Src0Sel, NumSources > 0);
  IsAsked |= printSelect(Field::Src1Sel, NumSources > 1);
  uint32_t Sources = maskTrailingOnes<uint32_t>(NumSources);
  if (!IsAsked && !(Inst[Field::Sext] & Sources))
    OS << " sdwa";
}

void Printer::printDPP() {
  if (isBySuffix())
    return;
  if (Inst.Ext == Layout::DPP8) {
    OS << " dpp8";
    printLanes(Inst[Field::DppCtrl], 8, 3);
  } else {
    if (!printDPPControl()) {
      OS << " dppctrl:";
      printHex(Inst[Field::DppCtrl]);
    }
    printFlag(Field::BoundCtrl);
    for (Field F : {Field::BankMask, Field::RowMask}) {
      printName(F);
      OS << ':' << Inst[F];
    }
  }
  printFlag(Field::FetchInactive);
}

/// Asks for the long form where nothing else does.
void Printer::printForm() {
  bool HasShort =
      Inst.Row->IsInterp ? Inst.Row->has(VINTRPForm) : !Inst.Row->isLongOnly();
  bool IsAsked = Inst.Row->IsInterp ? needsInterpVOP3(Inst)
                                    : needsVOP3(Inst, A, false, false);
  if (HasShort && !IsAsked)
    OS << " vop3";
}

void Printer::printModifiers() {
  if (!Inst.Row->isVector()) {
    for (const ModifierOrder &Order : Orders)
      if (Order.Encoding == Inst.Base)
        for (Field F : Order.Fields)
          if (F != Field::Opcode)
            printModifier(F);
    return;
  }
  if (Inst.Base == Layout::VOP3P)
    return printPackedModifiers(/*HasOpSelHi=*/Inst[Field::OpSelHi] != 7);
  printSourceModifiers();
  if (hasSDWA())
    printSDWA();
  else if (Inst.Ext != Layout::None)
    printDPP();
  else if (isLong()) {
    printOutputModifiers();
    printForm();
  }
}
