//===- InstPrinter.cpp - Instructions as CLRX text ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands in the order of the row, then the modifiers in the order in which
// clrxdisasm has them, which is a table for each encoding; in its style also
// what the instruction has in fields that it does not use.
//
//===----------------------------------------------------------------------===//

#include "clrx/Print/InstPrinter.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Registers.h"
#include "clrx/Print/InstText.h"
#include "clrx/Support/FloatText.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

class Printer final : InstText {
public:
  Printer(const clrx::Inst &Inst, Arch A, raw_ostream &OS,
          const InstPrintOptions &Options)
      : InstText(Inst, A, InstDialect::Clrx, OS), Options(Options),
        IsComplete(Options.Style == InstStyle::Clrxdisasm) {}

  /// Writes what stands behind the mnemonic; each part begins with a blank.
  void printRest();

private:
  const InstPrintOptions &Options;
  bool IsComplete; ///< Clrxdisasm's style.
  /// Sources whose modifiers stand at the operand, a bit each.
  unsigned Modified = 0;

  // Operands.
  void printExtraDestination();
  void printImmediate(const InstOperand &Op, OperandKind K) override;
  void printLiteral() override;
  void printParam() override;
  void printSource(const InstOperand &Op, unsigned Count) override;
  void printValue(const InstOperand &Op, unsigned Count) override;
  void printShortAddr(const InstOperand &Op) override;
  bool hasLiteral(const InstOperand &Op) const;
  unsigned getShownCount(const InstOperand &Op, unsigned Count) const;
  void printFloatComment();
  bool isMarkedHalf(const InstOperand &Op, unsigned Bit) const;
  void printTarget();
  uint32_t getOffset(unsigned Bits) const;
  void printOffsetRegister(unsigned Code);
  void printSMOffset(const InstOperand &Op);
  void printNamed(const NamedCode *Known, unsigned Value,
                  StringRef Illegal = StringRef());
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
  void printSelect(Field F, bool IsThere);
  bool asksForSDWA() const;
  void printSDWA();
  void printDPP();
  void printPacked();
  bool fitsShortForm() const;
  void printForm();

  // Fields that the instruction does not use.
  bool uses(Field F) const;
  void printUnused();
  void printUnusedOf(Layout Encoding);
  void printUnusedField(StringRef Name, uint32_t Value);
  bool isShown(Field F) const;
  bool hasLateNV() const;
  uint32_t getBits(Field F) const;
  bool isExported(Field F) const;
  void printUnusedExtension();
  void printUnusedSources();
  unsigned getNumOpSelSources() const;
  bool hasUnusedOpSel() const;
};

} // namespace

void clrx::printInst(const clrx::Inst &I, Arch A, raw_ostream &OS,
                     const InstPrintOptions &Options) {
  constexpr unsigned OperandColumn = 16;
  SmallString<128> Rest;
  raw_svector_ostream RestOS(Rest);
  Printer(I, A, RestOS, Options).printRest();
  uint64_t Start = OS.tell();
  OS << I.Row->Mnemonic;
  if (Options.Style == InstStyle::Canonical) {
    OS << Rest;
    return;
  }
  if (I.Row->has(Unknown))
    OS << I[Field::Opcode];
  uint64_t Width = OS.tell() - Start;
  unsigned Blanks = Width < OperandColumn ? OperandColumn - Width : 1;
  if (!Rest.empty())
    OS.indent(Blanks) << StringRef(Rest).drop_front();
  else if (I.Base == Layout::MUBUF) // The reference leaves blanks there.
    OS.indent(Blanks - 1);
}

/// The reference takes DPP of no vector register only by the suffix, without
/// modifiers.
static bool isBySuffix(const clrx::Inst &I) {
  const InstOperand *First = I.findSource(0);
  return I.Ext == Layout::DPP && !(First && First->isVGPR());
}

void Printer::printRest() {
  if (!IsComplete && isBySuffix(Inst))
    OS << "_dpp";
  if (IsComplete)
    printExtraDestination();
  printOperands();
  printModifiers();
  if (IsComplete)
    printUnused();
}

/// Of compares on GCN 1.5 that have none, but for the field of SDWA.
void Printer::printExtraDestination() {
  uint32_t Code = Inst[Field::ExtSDst];
  if (Inst.Ext != Layout::SDWAB || !(Code & 0x80) ||
      Inst.find(OperandKind::CarryOut))
    return;
  OS << ' ';
  printSourceCode(OS, Code & 0x7f, 2, A);
  OS << ',';
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Values that an inline constant could have must be said to be literals.
void Printer::printLiteral() {
  if (Options.PrintLiteral && Options.PrintLiteral(OS))
    return;
  int32_t Value = Inst.Literal;
  if (findInlineInteger(Value))
    OS << "lit(" << Value << ')';
  else
    printHex(Inst.Literal);
  printFloatComment();
}

/// Whether clrxdisasm thinks that the literals are floats.
static bool takesFloats(const clrx::Inst &I, Arch A) {
  StringRef Name = I.Row->Mnemonic;
  if (!I.Row->isVector() || !(Name.ends_with("_f32") || Name.ends_with("_f16")))
    return false;
  static constexpr StringLiteral OldIntegers[] = {"v_exp_legacy_f32",
                                                  "v_log_legacy_f32"};
  if (getDwords(I.Base) != 2)
    return A != Arch::GCN1_1 || !is_contained(OldIntegers, Name);
  if (!getArchInfo(A).HasVOP3Literals)
    return false;
  // What it has no long form of, or takes for something else there.
  static constexpr StringLiteral Integers[] = {
      "v_fma_f32",         "v_mad_f32",      "v_mad_legacy_f32",
      "v_mullit_f32",      "v_div_fmas_f32", "v_cvt_flr_i32_f32",
      "v_cvt_rpi_i32_f32", "v_pack_b32_f16"};
  return !is_contained(Integers, Name) && !I.Row->IsInterp &&
         I.Row->VOP3Opcode != NoVOP3;
}

void Printer::printFloatComment() {
  StringRef Name = Inst.Row->Mnemonic;
  bool IsHalf = Name.ends_with("_f16");
  if (!Options.ShowFloats || !takesFloats(Inst, A))
    return;
  OS << " /* ";
  if (IsHalf)
    printFloatDigits(
        OS, APFloat(APFloat::IEEEhalf(), APInt(16, Inst.Literal & 0xffff)));
  else
    printFloatDigits(OS,
                     APFloat(APFloat::IEEEsingle(), APInt(32, Inst.Literal)));
  OS << (IsHalf ? "h */" : "f */");
}

/// Of a list of one register clrxdisasm writes the beginning only.
void Printer::printShortAddr(const InstOperand &Op) {
  if (IsComplete && !Inst.AddrList.empty())
    OS << "[v" << unsigned(Inst.AddrList[0]) << ',';
  else
    printValue(Op, Op.Count);
}

static bool isImageData(OperandKind K) {
  return K == OperandKind::VData || K == OperandKind::VDataMask;
}

/// How many registers clrxdisasm shows.
unsigned Printer::getShownCount(const InstOperand &Op, unsigned Count) const {
  if (Op.Kind == OperandKind::CarryOut && Inst.Ext == Layout::SDWAB &&
      (Inst[Field::ExtSDst] & 0x80))
    return 2; // In any wavefront.
  if (Inst.Base == Layout::MIMG && isImageData(Op.Kind)) {
    unsigned Parts = Op.Kind == OperandKind::VData
                         ? Count
                         : std::max(popcount(Inst[Field::DMask]), 1);
    bool IsPacked = Inst[Field::D16] && Facts.HasPackedD16;
    return (IsPacked ? (Parts + 1) / 2 : Parts) + Inst[Field::TFE];
  }
  return std::max<unsigned>(Op.Count, Count);
}

/// Whether code 255 is the literal, and not a number that nothing has. In SDWA
/// clrxdisasm takes the dword for the literal of the first source.
bool Printer::hasLiteral(const InstOperand &Op) const {
  return Inst.HasLiteral &&
         (Op.isSource() || Op.Kind == OperandKind::SOffset) &&
         !(hasSDWA() && SourceIndex > 1);
}

void Printer::printValue(const InstOperand &Op, unsigned Count) {
  bool MayBeOff = Inst.Base == Layout::EXP || Op.Kind == OperandKind::SAddr ||
                  Op.Kind == OperandKind::VAddr;
  bool IsOff = MayBeOff && Op.File == OperandFile::None && !Op.Code;
  if (!IsComplete || IsOff)
    return InstText::printValue(Op, Count);
  if (Op.Code == CodeLiteral)
    hasLiteral(Op) ? printLiteral() : printHex(0);
  else
    printSourceCode(OS, Op.Code, getShownCount(Op, Count), A);
}

/// In the long form clrxdisasm writes modifiers at the parameter, too.
void Printer::printParam() {
  bool HasModifiers = IsComplete && isLong();
  bool Abs = HasModifiers && (Inst[Field::Abs] & 2);
  OS << (HasModifiers && (Inst[Field::Neg] & 2) ? "-" : "")
     << (Abs ? "abs(" : "");
  InstText::printParam();
  OS << (Abs ? ")" : "");
}

/// An inline float in an instruction of halves, as old CLRX wrote it.
bool Printer::isMarkedHalf(const InstOperand &Op, unsigned Bit) const {
  bool IsMarked = isLong() ? !Facts.HasSMem || Facts.HasVOP3Literals : Bit == 1;
  return IsMarked && Options.ShowFloats && Inst.Row->VOP3Opcode != NoVOP3 &&
         Op.Code >= CodeInlineHalf && Op.Code <= CodeInline1Over2Pi &&
         (takesFloats(Inst, A) || isLong()) &&
         Inst.Row->Mnemonic.ends_with("_f16");
}

/// A source with its modifiers, which the syntax has at registers only.
void Printer::printSource(const InstOperand &Op, unsigned Count) {
  unsigned Bit = 1u << SourceIndex++;
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
  OS << (Sext ? "sext(" : "") << (Inst[Field::Neg] & Bit ? "-" : "")
     << (Abs ? "abs(" : "");
  printValue(Op, Count);
  OS << Mark << (Abs ? ")" : "") << (Sext ? ")" : "");
}

void Printer::printTarget() {
  int Distance = int16_t(Inst[Field::Imm]);
  if (Options.PrintTarget)
    return Options.PrintTarget(OS, Distance);
  int Bytes = (Distance + 1) * 4;
  OS << (Bytes < 0 ? ".-" : ".+") << std::abs(Bytes);
}

/// clrxdisasm looks at the bits that the architecture has.
uint32_t Printer::getOffset(unsigned Bits) const {
  return IsComplete ? Inst[Field::Offset] & maskTrailingOnes<uint32_t>(Bits)
                    : Inst[Field::Offset];
}

/// Of a register in the offset's field only eight bits count.
void Printer::printOffsetRegister(unsigned Code) {
  InstOperand Register;
  Register.File = OperandFile::Scalar;
  Register.Code = Code & 0xff;
  Register.Count = 1;
  printValue(Register, 1);
}

void Printer::printSMOffset(const InstOperand &Op) {
  bool IsNumber = Op.File == OperandFile::None;
  if (IsComplete && !Inst.HasLiteral && !Facts.HasSMemOffsetRegister)
    IsNumber = Inst[Field::ImmOffset] && !Inst[Field::SOffsetEnable];
  if (Inst.HasLiteral && isUInt<8>(Inst.Literal))
    OS << "lit(" << Inst.Literal << ')';
  else if (Inst.HasLiteral)
    printHex(Inst.Literal);
  else if (IsNumber && !(IsComplete && Op.Code))
    printHex(getOffset(Facts.SMemOffsetBits));
  else
    printOffsetRegister(Facts.HasSMemOffsetRegister ||
                                Inst[Field::SOffsetEnable]
                            ? Inst[Field::SOffset]
                            : Inst[Field::Offset]);
}

/// A value by its name if it has one.
void Printer::printNamed(const NamedCode *Known, unsigned Value,
                         StringRef Illegal) {
  if (Known)
    OS << Known->Name;
  else if (IsComplete && !Illegal.empty())
    OS << Illegal;
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

/// Of messages without an operation clrxdisasm prints one that is there.
void Printer::printSendMsg() {
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

void Printer::printImmediate(const InstOperand &Op, OperandKind K) {
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
  bool HasSegment = Inst.Row->has(GlobalSeg | ScratchSeg);
  unsigned Bits = HasSegment ? Facts.SegmentOffsetBits : Facts.FlatOffsetBits;
  uint32_t Offset = getOffset(Bits);
  if (!Offset)
    return;
  printName(Field::Offset);
  OS << ':' << (Bits == 13 ? SignExtend32<13>(Offset) : int(Offset));
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
    printNamed(DataFormatNames.findValue(Data), Data,
               Data ? "reserved" : "invalid");
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
    if (!Inst[Field::SOffsetEnable] || !Inst[Field::ImmOffset] ||
        (IsComplete && !Inst.find(OperandKind::SMOffset)))
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
  case Field::DA:
    return Facts.HasImageDims && IsComplete ? void() : printFlag(F);
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
  bool HasOpSel =
      !IsComplete ||
      (Facts.HasScalarSDWA && Inst.Base == Layout::VOP3A && !hasUnusedOpSel());
  unsigned NumSources = IsComplete ? getNumOpSelSources()
                        : Inst.Row->IsInterp
                            ? 3
                            : Inst.Row->getNumModifierSources();
  if (IsComplete)
    printFlag(Field::High);
  if (isLong() && HasOpSel)
    printOpSel(NumSources);
  if (!IsComplete)
    printFlag(Field::High);
  if (!IsComplete || isLong() || Facts.HasScalarSDWA)
    printOutputModifier();
  printFlag(Field::Clamp);
}

/// Writes the part of a register that \p F selects, unless it is the whole one.
void Printer::printSelect(Field F, bool IsThere) {
  constexpr unsigned Whole = 6;
  if (!IsThere || Inst[F] == Whole)
    return;
  printName(F);
  OS << ':';
  printNamed(SelectNames.findValue(Inst[F]), Inst[F], "invalid");
}

/// Whether anything says SDWA. clrxdisasm looks at unused fields, too.
bool Printer::asksForSDWA() const {
  constexpr unsigned Whole = 6;
  unsigned NumSources = IsComplete ? 2 : Inst.Row->getNumSources();
  bool HasDst =
      Inst.Ext == Layout::SDWA && (IsComplete || Inst.Row->NumOperands);
  if (HasDst && (Inst[Field::DstSel] != Whole || Inst[Field::DstUnused]))
    return true;
  return (NumSources > 0 && Inst[Field::Src0Sel] != Whole) ||
         (NumSources > 1 && Inst[Field::Src1Sel] != Whole) ||
         (Inst[Field::Sext] & maskTrailingOnes<uint32_t>(NumSources));
}

void Printer::printSDWA() {
  unsigned NumSources = Inst.Row->getNumSources();
  bool HasDst =
      Inst.Ext == Layout::SDWA && (IsComplete || Inst.Row->NumOperands);
  printOutputModifiers();
  printSelect(Field::DstSel, HasDst);
  if (unsigned Value = Inst[Field::DstUnused]; HasDst && Value) {
    printName(Field::DstUnused);
    OS << ':';
    printNamed(UnusedNames.findValue(Value), Value, "invalid");
  }
  printSelect(Field::Src0Sel, NumSources > 0);
  printSelect(Field::Src1Sel, NumSources > 1);
  if (!IsComplete && !asksForSDWA())
    OS << " sdwa";
}

void Printer::printDPP() {
  if (!IsComplete && isBySuffix(Inst))
    return;
  if (Inst.Ext == Layout::DPP8) {
    OS << " dpp8";
    printLanes(Inst[Field::DppCtrl], 8, 3);
  } else {
    constexpr unsigned NoShift = 0x100; // Which clrxdisasm leaves out.
    if (!printDPPControl() &&
        !(IsComplete && Inst[Field::DppCtrl] == NoShift)) {
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

void Printer::printPacked() {
  unsigned NumSources = IsComplete ? Inst.Row->getNumModifierSources() : 3;
  unsigned All = maskTrailingOnes<unsigned>(NumSources);
  printPackedModifiers(!IsComplete || !hasUnusedOpSel(),
                       (Inst[Field::OpSelHi] & All) != All);
}

/// Whether clrxdisasm thinks that the short form would do. It looks at unused
/// fields, too.
bool Printer::fitsShortForm() const {
  const bool HasCarryIn = Inst.find(OperandKind::CarryIn);
  const uint32_t CarryBit = HasCarryIn ? 4 : 0;
  const unsigned Src1 = Inst[Field::Src1], Src2 = Inst[Field::Src2];
  if (Inst.Row->VOP3Opcode == NoVOP3)
    return true; // It has a short form only.
  if (Inst[Field::OMod] || (Inst[Field::Neg] & ~CarryBit))
    return false;
  if (Inst.Base == Layout::VOP3A &&
      ((Inst[Field::Abs] & ~CarryBit) || Inst[Field::Clamp] ||
       (Facts.HasScalarSDWA && Inst[Field::OpSel])))
    return false;
  if (Inst.Base == Layout::VOP3B && Inst[Field::SDst] != CodeVCC)
    return false;
  if (Inst.Row->IsInterp)
    return Inst.Row->has(VINTRPForm) && Inst[Field::Src0] < CodeVGPR0 &&
           !Src2 && (Inst.find(OperandKind::Param) || Src1 >= CodeVGPR0);
  // It counts them among VOP2 where they are not.
  StringRef Name = Inst.Row->Mnemonic;
  if (Name == "v_readlane_b32" || Name == "v_writelane_b32")
    return (!Facts.HasSMem || Facts.HasVOP3Literals) && Src1 < CodeVGPR0 &&
           !Src2;
  if (Name == "v_cvt_pkaccum_u8_f32")
    return Src1 >= CodeVGPR0 && !Src2;
  switch (Inst.Row->Format) {
  case InstFormat::VOPC:
    return Inst[Field::VDst] == CodeVCC && Src1 >= CodeVGPR0 && !Src2;
  case InstFormat::VOP1:
    return !Src1 && !Src2;
  case InstFormat::VOP2:
    return Src1 >= CodeVGPR0 && Src2 == (HasCarryIn ? unsigned(CodeVCC) : 0);
  default:
    return false;
  }
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

//===----------------------------------------------------------------------===//
// Fields that the instruction does not use
//===----------------------------------------------------------------------===//

namespace {
struct UnusedField {
  Layout Encoding;
  Field Id;
  StringLiteral Name;
};
} // namespace

static constexpr UnusedField UnusedFields[] = {
    {Layout::SOP2, Field::SDst, "sdst"},
    {Layout::SOP1, Field::SSrc0, "ssrc"},
    {Layout::SOP1, Field::SDst, "sdst"},
    {Layout::SOPK, Field::SDst, "sdst"},
    {Layout::SOPP, Field::Imm, ""},
    {Layout::SMRD, Field::SDst, "sdst"},
    {Layout::SMRD, Field::SBase, "sbase"},
    {Layout::SMRD, Field::Offset, "offset"},
    {Layout::SMRD, Field::ImmOffset, "imm=1"},
    {Layout::SMEM, Field::SDst, "sdata"},
    {Layout::SMEM, Field::SBase, "sbase"},
    {Layout::SMEM, Field::Offset, "offset"}, // In one operand with imm.
    {Layout::SMEM, Field::ImmOffset, "imm=1"},
    {Layout::VOP1, Field::VDst, "vdst"},
    {Layout::VOP1, Field::Src0, "src0"},
    {Layout::DS, Field::VAddr, "vaddr"},
    {Layout::DS, Field::VData, "vdata0"},
    {Layout::DS, Field::VData1, "vdata1"},
    {Layout::DS, Field::VDst, "vdst"},
    {Layout::MUBUF, Field::VAddr, "vaddr"},
    {Layout::MUBUF, Field::VData, "vdata"},
    {Layout::MUBUF, Field::SRsrc, "srsrc"},
    {Layout::MUBUF, Field::SOffset, "soffset"},
    {Layout::MIMG, Field::SSamp, "ssamp"},
    {Layout::EXP, Field::ExpSrc0, "vsrc0"},
    {Layout::EXP, Field::ExpSrc1, "vsrc1"},
    {Layout::EXP, Field::ExpSrc2, "vsrc2"},
    {Layout::EXP, Field::ExpSrc3, "vsrc3"},
    {Layout::FLAT, Field::VData, "vdata"},
    {Layout::FLAT, Field::VDst, "vdst"},
    {Layout::FLAT, Field::SAddr, "saddr"},
};

bool Printer::uses(Field F) const {
  if (F == Field::Offset || F == Field::ImmOffset)
    return Inst.find(OperandKind::SMOffset);
  if (Inst.Base == Layout::EXP)
    return isExported(F);
  if (Inst.Row->IsInterp && (F == Field::Src0 || F == Field::Src1))
    return true;
  if (F == Field::SAddr) // Only GCN 1.5 has a value for none.
    return Inst.find(OperandKind::SAddr) || !Facts.FlatNoSAddr ||
           Inst[F] == Facts.NoSAddr;
  ArrayRef<Field> Used(Inst.Row->OperandFields, Inst.Row->NumOperands);
  return is_contained(Used, F);
}

/// Whether a field that is not used is shown. Scalar memory's offset is if its
/// dword has any bit, the scalar address wherever it is not the code for none.
bool Printer::isShown(Field F) const {
  if (F == Field::Offset && Inst.Base == Layout::SMEM)
    return Options.Words[1];
  return F == Field::SAddr || Inst[F];
}

/// Writes the fields of \p Encoding, if the instruction has that.
void Printer::printUnusedOf(Layout Encoding) {
  if (Inst.Base != Encoding)
    return;
  for (const UnusedField &U : UnusedFields)
    if (U.Encoding == Encoding && isShown(U.Id) && !uses(U.Id))
      printUnusedField(U.Name, getBits(U.Id));
}

void Printer::printUnused() {
  if (Inst.Base == Layout::FLAT && hasLateNV())
    OS << " nv";
  if (Inst.Base != Layout::VOP1) // There they stand before the modifiers.
    printUnusedOf(Inst.Base);
  if (isLong()) {
    printUnusedSources();
    OS << (fitsShortForm() && Inst.Base != Layout::VOP3P ? " vop3" : "");
  } else if (Inst.Ext == Layout::DPP || hasSDWA()) {
    printUnusedExtension();
    OS << (hasSDWA() && !asksForSDWA() ? " sdwa" : "");
  }
}

/// GCN 1.5 has no nv in flat access; clrxdisasm prints it, and takes its bit
/// for one of the scalar address, too.
bool Printer::hasLateNV() const {
  return Facts.FlatNoSAddr && (Options.Words[1] >> 23 & 1);
}

/// The bits of a field, without those that its value has and the words have
/// not.
uint32_t Printer::getBits(Field F) const {
  if (F == Field::Offset)
    return getOffset(Facts.SMemOffsetBits);
  for (const FieldRow &Row : LayoutTable::get(A).fields(Inst.Base))
    if (Row.Id == F)
      return Inst[F] >> Row.From |
             (F == Field::SAddr && hasLateNV() ? 0x80 : 0);
  return Inst[F];
}

/// An export whose source is off may have one all the same.
bool Printer::isExported(Field F) const {
  unsigned N = unsigned(F) - unsigned(Field::ExpSrc0);
  unsigned Enabled = Inst[Field::ExpEnable];
  if (!Inst[Field::Compr])
    return Enabled >> N & 1;
  return N < 2 && (Enabled >> N * 2 & 3);
}

void Printer::printUnusedField(StringRef Name, uint32_t Value) {
  OS << ' ' << Name;
  if (Name.contains('='))
    return;
  OS << (Name.empty() ? "" : "=");
  printHex(Value);
}

/// Modifiers of sources that there are not.
void Printer::printUnusedExtension() {
  for (unsigned I = Inst.Row->getNumSources(); I < 2; ++I)
    for (auto [F, Name] :
         {std::pair(Field::Sext, " sext"), std::pair(Field::Neg, " neg"),
          std::pair(Field::Abs, " abs")})
      if (Inst[F] >> I & 1)
        OS << Name << I;
}

/// Of the long form: destination, sources with their modifiers, op_sel.
void Printer::printUnusedSources() {
  constexpr StringLiteral Names[] = {"src0", "vsrc1", "vsrc2"};
  constexpr Field Sources[] = {Field::Src0, Field::Src1, Field::Src2};
  if (Inst[Field::VDst] && !uses(Field::VDst))
    printUnusedField("dst", Inst[Field::VDst]);
  for (unsigned I = 0; I != std::size(Sources); ++I) {
    if (uses(Sources[I]))
      continue;
    if (Inst[Sources[I]])
      printUnusedField(Names[I], Inst[Sources[I]]);
    if (Inst.Base == Layout::VOP3A && (Inst[Field::Abs] >> I & 1))
      OS << " abs" << I;
    if (Inst[Field::Neg] >> I & 1)
      OS << " neg" << I;
  }
  // Four bits stand together; of packed instructions the last is of op_sel_hi.
  unsigned Last =
      Inst.Base == Layout::VOP3P ? (Inst[Field::OpSelHi] & 4) << 1 : 0;
  if (hasUnusedOpSel())
    printUnusedField("op_sel", Inst[Field::OpSel] | Last);
}

/// clrxdisasm has a bit for the mask of lanes, too, and always one for the
/// first source.
unsigned Printer::getNumOpSelSources() const {
  return std::max(1u, Inst.Row->getNumModifierSources() +
                          (Inst.find(OperandKind::CarryIn) ? 1 : 0));
}

bool Printer::hasUnusedOpSel() const {
  if (!Facts.HasScalarSDWA || Inst.Base == Layout::VOP3B)
    return false;
  unsigned NumSources = getNumOpSelSources();
  return Inst[Field::OpSel] & 7 & ~maskTrailingOnes<unsigned>(NumSources);
}

//===----------------------------------------------------------------------===//
// All modifiers
//===----------------------------------------------------------------------===//

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
    return printPacked();
  if (IsComplete)
    printUnusedOf(Layout::VOP1);
  else
    printSourceModifiers();
  if (hasSDWA())
    printSDWA();
  else if (Inst.Ext != Layout::None)
    printDPP();
  else if (isLong()) {
    printOutputModifiers();
    if (!IsComplete)
      printForm();
  }
}
