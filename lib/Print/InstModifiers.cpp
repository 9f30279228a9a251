//===- InstModifiers.cpp - Modifiers of instructions as text --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints modifiers in the order of clrxdisasm, which is a table for each
// encoding.
//
//===----------------------------------------------------------------------===//

#include "InstPrinterImpl.h"
#include "Print/EncodingFields.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/FieldFixups.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Modifiers of memory accesses and exports
//===----------------------------------------------------------------------===//

/// The modifiers of each encoding in the order of clrxdisasm.
static constexpr EncodingFields<11> Orders[] = {
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

namespace {
/// The fields of Orders, indexed by encoding.
struct ModifierOrderIndex {
  ArrayRef<Field> ByLayout[NumLayouts];

  constexpr ModifierOrderIndex() {
    for (const auto &Order : Orders)
      ByLayout[unsigned(Order.Encoding)] = Order.get();
  }
};
} // namespace

static constexpr ModifierOrderIndex OrderIndex;

void InstPrinter::printFlatOffset() {
  bool HasSegment = Inst.Row->has(GlobalSeg | ScratchSeg);
  unsigned Bits = HasSegment ? Facts.SegmentOffsetBits : Facts.FlatOffsetBits;
  uint32_t Offset = getOffset(Bits);
  if (!Offset)
    return;
  printName(Field::Offset);
  OS << ':' << interpretField(getFlatOffsetField(*Inst.Row, A), Offset);
}

/// Prints the buffer format without its default parts, 8 and unorm.
void InstPrinter::printBufferFormat() {
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

void InstPrinter::printModifier(Field F) {
  switch (F) {
  case Field::Offset:
    if (Inst.Base == Layout::DS)
      return printDSOffsets();
    if (Inst.Base == Layout::FLAT)
      return printFlatOffset();
    if (Inst.Base != Layout::SMEM)
      return printNumber(F);
    if (!Inst[Field::SOffsetEnable] || !Inst[Field::ImmOffset] ||
        (IsComplete && !Inst.Row->hasOperand(OperandKind::SMOffset)))
      return;
    printName(F);
    OS << ':';
    return printSMemOffset();
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

/// Prints source modifiers that cannot be written at the source.
void InstPrinter::printSourceModifiers() {
  unsigned Count = Inst.Row->getNumModifierSources();
  for (Field F : {Field::Sext, Field::Neg, Field::Abs}) {
    uint32_t Bits = Inst[F] & maskTrailingOnes<uint32_t>(Count);
    if (F != Field::Abs || Inst.Base != Layout::VOP3B)
      Bits &= ~Modified;
    if (Bits)
      printBits(F, Bits, Count);
  }
}

void InstPrinter::printOutputModifiers() {
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

/// Prints the part of a register that \p F selects, unless it is the whole.
void InstPrinter::printSelect(Field F, bool IsThere) {
  constexpr unsigned Whole = 6;
  if (!IsThere || Inst[F] == Whole)
    return;
  printName(F);
  OS << ':';
  printNamed(SelectNames.findValue(Inst[F]), Inst[F], "invalid");
}

/// Returns true if the text implies SDWA. clrxdisasm also checks unused fields.
bool InstPrinter::asksForSDWA() const {
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

void InstPrinter::printSDWA() {
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

void InstPrinter::printDPP() {
  if (!IsComplete && isDPPBySuffix(Inst))
    return;
  if (Inst.Ext == Layout::DPP8) {
    OS << " dpp8";
    printLanes(Inst[Field::DppCtrl], 8, 3);
  } else {
    constexpr unsigned NoShift = 0x100; // clrxdisasm omits it
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

void InstPrinter::printPacked() {
  unsigned NumSources = IsComplete ? Inst.Row->getNumModifierSources() : 3;
  unsigned All = maskTrailingOnes<unsigned>(NumSources);
  printPackedModifiers(!IsComplete || !hasUnusedOpSel(),
                       (Inst[Field::OpSelHi] & All) != All);
}

/// Returns true if clrxdisasm takes the short form to be sufficient. It also
/// checks unused fields.
bool InstPrinter::fitsShortForm() const {
  const bool HasCarryIn = Inst.Row->hasOperand(OperandKind::CarryIn);
  const uint32_t CarryBit = HasCarryIn ? 4 : 0;
  const unsigned Src1 = Inst[Field::Src1], Src2 = Inst[Field::Src2];
  if (Inst.Row->VOP3Opcode == NoVOP3)
    return true; // There is only a short form
  // For unknown opcodes, clrxdisasm checks these bits here, but ignores them
  // elsewhere. So decodeAny may have cleared the field.
  const uint32_t Abs =
      Inst.Row->has(Unknown) ? Options.Words[0] >> 8 & 7 : Inst[Field::Abs];
  if (Inst[Field::OMod] || (Inst[Field::Neg] & ~CarryBit))
    return false;
  if (Inst.Base == Layout::VOP3A && ((Abs & ~CarryBit) || Inst[Field::Clamp]))
    return false;
  if (Inst.Base == Layout::VOP3B && Inst[Field::SDst] != CodeVCC)
    return false;
  if (Inst.Row->IsInterp)
    return Inst.Row->has(VINTRPForm) && Inst[Field::Src0] < CodeVGPR0 &&
           !Src2 &&
           Inst.Row->hasOperand(OperandKind::Param) == (Src1 < CodeVGPR0);
  if (Inst.Base == Layout::VOP3A && Facts.HasScalarSDWA && Inst[Field::OpSel])
    return false;
  // clrxdisasm treats these instructions as VOP2, although their format is
  // another one.
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

/// Returns true if the printed text implies the long form.
static bool asksForVOP3(const clrx::Inst &I, Arch A, bool SaysOpSel) {
  if (I.Row->IsInterp)
    return needsInterpVOP3(I);
  if (SaysOpSel || !I[Field::OpSel])
    return needsVOP3(I, A, false, false);
  clrx::Inst Stated = I;
  Stated[Field::OpSel] = 0;
  return needsVOP3(Stated, A, false, false);
}

/// Requests the long form if nothing else implies it.
void InstPrinter::printForm() {
  bool HasShort =
      Inst.Row->IsInterp ? Inst.Row->has(VINTRPForm) : !Inst.Row->isLongOnly();
  const bool SaysOpSel = !nameOf(Field::OpSel).empty();
  if (HasShort && !asksForVOP3(Inst, A, SaysOpSel))
    OS << " vop3";
}

//===----------------------------------------------------------------------===//
// All modifiers
//===----------------------------------------------------------------------===//

void InstPrinter::printModifiers() {
  if (!Inst.Row->isVector()) {
    for (Field F : OrderIndex.ByLayout[unsigned(Inst.Base)])
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
