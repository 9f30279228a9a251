//===- InstPrinter.cpp - Instructions as CLRX text -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the mnemonic, and the operands in the order of the row.
//
//===----------------------------------------------------------------------===//

#include "InstPrinterImpl.h"
#include "Support/FloatText.h"
#include "clrx/ISA/FieldFixups.h"
#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Width of the column of mnemonics, including a space.
static constexpr unsigned OperandColumn = 15;

/// Prints the spaces after a mnemonic of \p Width characters.
static void indentRest(TextStream &OS, unsigned Width) {
  OS.writeWith([=](char *To) {
    std::memset(To, ' ', OperandColumn);
    return To + OperandColumn - std::min(Width, OperandColumn);
  });
}

/// Prints a mnemonic and the spaces after it.
static void printIndented(TextStream &OS, StringRef Mnemonic) {
  OS.writeWith([=](char *To) {
    std::memset(To, ' ', OperandColumn);
    return std::max(TextStream::putText(To, Mnemonic), To + OperandColumn);
  });
}

/// Returns true if \p I has an operand besides its vector destination, which
/// atomics may lack.
static bool hasOperandAfterMnemonic(const clrx::Inst &I) {
  return I.Row->NumOperands > I.Row->hasOperand(OperandKind::VDst);
}

/// Prints the rest of an instruction in clrxdisasm's style, for instructions
/// that may have nothing after the mnemonic.
LLVM_ATTRIBUTE_NOINLINE
static void printWithoutOperands(const clrx::Inst &I, Arch A, TextStream &OS,
                                 const InstPrintOptions &Options,
                                 unsigned Width) {
  SmallString<128> Rest;
  {
    raw_svector_ostream RestOS(Rest);
    TextStream Text(RestOS);
    InstPrinter(I, A, Text, Options).printRest();
  }
  if (!Rest.empty() || I.Base == Layout::MUBUF) // It always has spaces
    indentRest(OS, Width);
  OS << Rest;
}

LLVM_ATTRIBUTE_NOINLINE
static void printUnknown(const clrx::Inst &I, Arch A, TextStream &OS,
                         const InstPrintOptions &Options) {
  std::string Opcode = utostr(I[Field::Opcode]);
  const unsigned Width = I.Row->Mnemonic.size() + Opcode.size();
  OS << I.Row->Mnemonic << Opcode;
  if (!hasOperandAfterMnemonic(I))
    return printWithoutOperands(I, A, OS, Options, Width);
  indentRest(OS, Width);
  InstPrinter(I, A, OS, Options).printRest();
}

void clrx::printInst(const clrx::Inst &I, Arch A, TextStream &OS,
                     const InstPrintOptions &Options) {
  if (Options.Style == InstStyle::Canonical)
    OS << I.Row->Mnemonic;
  else if (I.Row->has(Unknown))
    return printUnknown(I, A, OS, Options);
  else if (hasOperandAfterMnemonic(I))
    printIndented(OS, I.Row->Mnemonic);
  else {
    OS << I.Row->Mnemonic;
    return printWithoutOperands(I, A, OS, Options, I.Row->Mnemonic.size());
  }
  InstPrinter(I, A, OS, Options).printRest();
}

bool clrx::isDPPBySuffix(const clrx::Inst &I) {
  const InstOperand *First = I.findSource(0);
  return I.Ext == Layout::DPP && !(First && First->isVGPR());
}

void InstPrinter::printRest() {
  if (!IsComplete && isDPPBySuffix(Inst))
    OS << "_dpp";
  if (IsComplete)
    printExtraDestination();
  printOperands();
  printModifiers();
  if (IsComplete)
    printUnused();
}

/// Prints the SDWA destination of compares on GCN 1.5 that have no destination
/// otherwise.
void InstPrinter::printExtraDestination() {
  uint32_t Code = Inst[Field::ExtSDst];
  if (Inst.Ext != Layout::SDWAB || !(Code & 0x80) ||
      Inst.Row->hasOperand(OperandKind::CarryOut))
    return;
  OS << ' ';
  printSourceCode(OS, Code & 0x7f, 2, A);
  OS << ',';
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

LLVM_ATTRIBUTE_NOINLINE
void clrx::printLiteral(TextStream &OS, uint32_t Value) {
  if (findInlineInteger(int32_t(Value))) {
    OS << "lit(" << int32_t(Value) << ')';
    return;
  }
  OS << "0x";
  OS.write_hex(Value);
}

LLVM_ATTRIBUTE_NOINLINE
void InstPrinter::printLiteral() {
  if (Options.PrintLiteral && Options.PrintLiteral(OS))
    return;
  clrx::printLiteral(OS, Inst.Literal);
  printFloatComment();
}

/// Returns true if clrxdisasm takes literals as floats.
static bool takesFloats(const clrx::Inst &I, Arch A) {
  StringRef Name = I.Row->Mnemonic;
  if (!I.Row->isVector() || !(Name.ends_with("_f32") || Name.ends_with("_f16")))
    return false;
  static constexpr StringLiteral OldIntegers[] = {"v_exp_legacy_f32",
                                                  "v_log_legacy_f32"};
  if (getDwords(I.Base) != 2)
    return !getArchInfo(A).HasLegacyIntegers ||
           !is_contained(OldIntegers, Name);
  if (!getArchInfo(A).HasVOP3Literals)
    return false;
  // Instructions that have no long form, and instructions whose literals in the
  // long form clrxdisasm takes as integers.
  static constexpr StringLiteral Integers[] = {
      "v_fma_f32",         "v_mad_f32",      "v_mad_legacy_f32",
      "v_mullit_f32",      "v_div_fmas_f32", "v_cvt_flr_i32_f32",
      "v_cvt_rpi_i32_f32", "v_pack_b32_f16"};
  return !is_contained(Integers, Name) && I.Row->VOP3Opcode != NoVOP3;
}

void InstPrinter::printFloatComment() {
  if (!Options.ShowFloats || !takesFloats(Inst, A))
    return;
  bool IsHalf = Inst.Row->Mnemonic.ends_with("_f16");
  OS << " /* ";
  if (IsHalf)
    printFloatDigits(
        OS, APFloat(APFloat::IEEEhalf(), APInt(16, Inst.Literal & 0xffff)));
  else
    printFloatDigits(OS,
                     APFloat(APFloat::IEEEsingle(), APInt(32, Inst.Literal)));
  OS << (IsHalf ? "h */" : "f */");
}

/// Prints an address list of one register, of which clrxdisasm prints only the
/// beginning.
void InstPrinter::printShortAddr(const InstOperand &Op) {
  if (IsComplete && !Inst.AddrList.empty())
    OS << "[v" << unsigned(Inst.AddrList[0]) << ',';
  else
    printValue(Op, Op.Count);
}

static bool isImageData(OperandKind K) {
  return K == OperandKind::VData || K == OperandKind::VDataMask;
}

/// Returns the number of registers that clrxdisasm prints.
unsigned InstPrinter::getShownCount(const InstOperand &Op,
                                    unsigned Count) const {
  if (Op.Kind == OperandKind::CarryOut && Inst.Ext == Layout::SDWAB &&
      (Inst[Field::ExtSDst] & 0x80))
    return 2; // Independent of the wavefront size
  if (Inst.Base == Layout::MIMG && isImageData(Op.Kind)) {
    unsigned Parts = Op.Kind == OperandKind::VData
                         ? Count
                         : std::max(popcount(Inst[Field::DMask]), 1);
    bool IsPacked = Inst[Field::D16] && Facts.HasPackedD16;
    return (IsPacked ? (Parts + 1) / 2 : Parts) + Inst[Field::TFE];
  }
  return std::max<unsigned>(Op.Count, Count);
}

/// Returns true if code 255 means the literal. In short vector instructions,
/// clrxdisasm assigns the literal to the first source.
bool InstPrinter::hasLiteral(const InstOperand &Op) const {
  bool MayBe = Op.isSource() || Op.Kind == OperandKind::SOffset;
  bool IsLater = Inst.Row->isVector() && !isLong() && SourceIndex > 1;
  return Inst.HasLiteral && (MayBe || Inst.Row->IsInterp) && !IsLater;
}

/// Prints code 255 without a literal as 0. In the lane operand of a short
/// instruction and in the offset of a scalar memory instruction, clrxdisasm
/// marks this 0 as a literal.
void InstPrinter::printNoLiteral() {
  bool IsLane =
      Inst.Row->isVector() && !isLong() && !hasSDWA() && SourceIndex > 1;
  bool IsOffset = Inst.Base == Layout::SMRD && Facts.HasSMRDLiterals;
  OS << (IsLane || IsOffset ? "lit(0)" : "0x0");
}

/// Prints a source that is one register or constant, as nearly all sources are,
/// in clrxdisasm's style. \returns false, without output, if printAnySource
/// must print the source.
bool InstPrinter::printShort(const InstOperand &Op, unsigned Count) {
  return IsComplete && std::max<unsigned>(Op.Count, Count) <= 1 &&
         Op.Code != CodeLiteral && Op.Kind == OperandKind::VSrc &&
         Texts.print(OS, Op.Code);
}

void InstPrinter::printValue(const InstOperand &Op, unsigned Count) {
  bool IsOff = Op.File == OperandFile::None && !Op.Code &&
               (Inst.Base == Layout::EXP || Op.Kind == OperandKind::SAddr ||
                Op.Kind == OperandKind::VAddr);
  if (!IsComplete || IsOff)
    return InstText::printValue(Op, Count);
  if (Op.Code == CodeLiteral)
    return hasLiteral(Op) ? printLiteral() : printNoLiteral();
  unsigned Shown = getShownCount(Op, Count);
  if (Shown > 1 || !Texts.print(OS, Op.Code))
    printSourceCode(OS, Op.Code, Shown, A);
}

/// Prints the parameter. In the long form, clrxdisasm adds modifiers to it.
void InstPrinter::printParam() {
  bool HasModifiers = IsComplete && isLong();
  bool Abs = HasModifiers && (Inst[Field::Abs] & 2);
  OS << (HasModifiers && (Inst[Field::Neg] & 2) ? "-" : "")
     << (Abs ? "abs(" : "");
  InstText::printParam();
  OS << (Abs ? ")" : "");
}

/// Returns true for an inline float in a 16-bit instruction, which old versions
/// of CLRX marked.
bool InstPrinter::isMarkedHalf(const InstOperand &Op, unsigned Bit) const {
  bool IsMarked = isLong() ? !Facts.HasSMem || takesFloats(Inst, A)
                           : Bit == 1 && takesFloats(Inst, A);
  unsigned Last =
      Facts.HasInline1Over2Pi ? CodeInline1Over2Pi : CodeInline1Over2Pi - 1;
  return IsMarked && Options.ShowFloats && Op.Code >= CodeInlineHalf &&
         Op.Code <= Last && Inst.Row->Mnemonic.ends_with("_f16");
}

/// Prints a source with its modifiers. The syntax has these only for registers.
void InstPrinter::printSource(const InstOperand &Op, unsigned Count) {
  unsigned Bit = 1u << SourceIndex++;
  uint32_t Bits = Inst[Field::Neg] | Inst[Field::Abs] | Inst[Field::Sext];
  bool IsPlain = !(Bits & Bit) && !Options.MarkHalves;
  if (!IsPlain || !printShort(Op, Count))
    printAnySource(Op, Count, Bit);
}

LLVM_ATTRIBUTE_NOINLINE
void InstPrinter::printAnySource(const InstOperand &Op, unsigned Count,
                                 unsigned Bit) {
  StringRef Mark = Options.MarkHalves && isMarkedHalf(Op, Bit) ? "s" : "";
  bool HasModifiers =
      Inst.Base != Layout::VOP3P && (IsComplete || Op.isRegister());
  if (!HasModifiers) {
    printValue(Op, Count);
    OS << Mark;
    return;
  }
  Modified |= Bit;
  bool Sext = hasSDWA() && (Inst[Field::Sext] & Bit);
  bool Abs = Inst.Base != Layout::VOP3B && (Inst[Field::Abs] & Bit);
  if (Sext)
    OS << "sext(";
  if (Inst[Field::Neg] & Bit)
    OS << '-';
  if (Abs)
    OS << "abs(";
  printValue(Op, Count);
  OS << Mark;
  if (Abs)
    OS << ')';
  if (Sext)
    OS << ')';
}

void InstPrinter::printTarget() {
  int Distance = int16_t(Inst[Field::Imm]);
  if (Options.PrintTarget)
    return Options.PrintTarget(OS, Distance);
  int Bytes = (Distance + 1) * 4;
  OS << (Bytes < 0 ? ".-" : ".+") << std::abs(Bytes);
}

/// Returns the offset; in clrxdisasm's style, only its \p Bits lowest bits.
uint32_t InstPrinter::getOffset(unsigned Bits) const {
  return IsComplete ? Inst[Field::Offset] & maskTrailingOnes<uint32_t>(Bits)
                    : Inst[Field::Offset];
}

/// Prints the offset of a scalar memory access. clrxdisasm prints no sign.
void InstPrinter::printSMemOffset() {
  const uint32_t Bits = getOffset(Facts.SMemOffsetBits);
  const int64_t Offset =
      IsComplete ? Bits : interpretField(getSMemOffsetField(A), Bits);
  if (Offset < 0)
    OS << '-';
  printHex(std::abs(Offset));
}

/// Prints an offset register. Only eight bits of the field count.
void InstPrinter::printOffsetRegister(unsigned Code) {
  InstOperand Register;
  Register.File = OperandFile::Scalar;
  Register.Code = Code & 0xff;
  Register.Count = 1;
  printValue(Register, 1);
}

void InstPrinter::printSMOffset(const InstOperand &Op) {
  bool IsNumber = Op.File == OperandFile::None;
  if (IsComplete && !Inst.HasLiteral && !Facts.HasSMemOffsetRegister)
    IsNumber = Inst[Field::ImmOffset] && !Inst[Field::SOffsetEnable];
  if (Inst.HasLiteral && isUInt<8>(Inst.Literal))
    OS << "lit(" << Inst.Literal << ')';
  else if (Inst.HasLiteral)
    printHex(Inst.Literal);
  else if (IsNumber && !(IsComplete && Op.Code))
    printSMemOffset();
  else
    printOffsetRegister(Facts.HasSMemOffsetRegister ||
                                Inst[Field::SOffsetEnable]
                            ? Inst[Field::SOffset]
                            : Inst[Field::Offset]);
}

/// Prints a value by its name, if it has one.
void InstPrinter::printNamed(const NamedCode *Known, unsigned Value,
                             StringRef Illegal) {
  if (Known)
    OS << Known->Name;
  else if (IsComplete && !Illegal.empty())
    OS << Illegal;
  else
    OS << '@' << Value;
}

void InstPrinter::printHwReg() {
  uint32_t Imm = Inst[Field::Imm];
  unsigned Reg = Imm & 63;
  OS << "hwreg(";
  printNamed(HwRegNames.findValue(Reg, maskOf(A)), Reg);
  OS << ", " << (Imm >> 6 & 31) << ", " << (Imm >> 11 & 31) + 1 << ')';
}

/// Prints the counters that are not at their maximum; if all are, prints all.
/// The assembler cannot read the text of bits outside of counters.
void InstPrinter::printWaitCnt() {
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

/// Prints a message. clrxdisasm prints operations also for messages that have
/// none.
void InstPrinter::printSendMsg() {
  uint32_t Imm = Inst[Field::Imm];
  unsigned Msg = Imm & 15, Stream = Imm >> 8 & 3;
  unsigned Op = Imm >> 4 & (IsComplete ? 3 : 7);
  const NamedCode *Known = MessageNames.findValue(Msg, maskOf(A));
  OS << "sendmsg(";
  printNamed(Known, Msg);
  uint32_t Printed = 15;
  if (hasGSOp(Msg) || (IsComplete && ((Msg && !Known) || Imm & 0x3f0))) {
    OS << ", ";
    printNamed(GSOpNames.findValue(Op), Op);
    bool HasStream = Op || (IsComplete && Stream);
    if (HasStream)
      OS << ", " << Stream;
    Printed |= IsComplete ? 0x330 : HasStream ? 0x370 : 0x70;
  }
  OS << ')';
  if (!(Imm & ~Printed))
    return;
  OS << " :";
  printHex(Imm);
}

void InstPrinter::printImmediate(const InstOperand &Op, OperandKind K) {
  switch (K) {
  case OperandKind::Imm8:
    return printHex(Inst[Field::SSrc1]);
  case OperandKind::Imm7:
    return printHex(Inst[Field::SDst]);
  case OperandKind::Const32:
    printHex(Inst.Literal);
    return printFloatComment();
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
