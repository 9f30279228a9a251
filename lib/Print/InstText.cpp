//===- InstText.cpp - Parts of an instruction's text ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All names come from the tables in lib/ISA.
//
//===----------------------------------------------------------------------===//

#include "Print/InstText.h"
#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Registers.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

void InstText::printOperands() {
  bool NeedsComma = false;
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I) {
    const InstOperand &Op = Inst.Operands[I];
    // Skip the missing result of an atomic. The kind is read from the row,
    // because a load of both members from Op would wait for two recent stores.
    if (Op.File == OperandFile::None &&
        Inst.Row->Operands[I].Kind == OperandKind::VDst)
      continue;
    if (NeedsComma)
      OS << ", ";
    else
      OS << ' ';
    printOperand(Op, Inst.Row->Operands[I]);
    NeedsComma =
        Dialect != InstDialect::LLVM || Op.Kind != OperandKind::ExpTarget;
  }
}

void InstText::printOperand(const InstOperand &Op, const OperandSpec &Spec) {
  switch (Spec.Kind) {
  case OperandKind::Imm16:
  case OperandKind::Imm8:
  case OperandKind::Imm7:
  case OperandKind::Const32:
  case OperandKind::Label:
  case OperandKind::HwReg:
  case OperandKind::WaitCnt:
  case OperandKind::SendMsg:
  case OperandKind::SMOffset:
    return printImmediate(Op, Spec.Kind);
  case OperandKind::VAddr:
    return Op.isVGPR() ? printAddr(Op) : printValue(Op, Spec.Count);
  case OperandKind::ExpTarget:
    return printExpTarget();
  case OperandKind::Attr:
    return printAttr();
  case OperandKind::Param:
    return printParam();
  case OperandKind::VSrc:
    return printSource(Op, Spec.Count);
  case OperandKind::SSrc:
    return Inst.Row->isVector() ? printSource(Op, Spec.Count)
                                : printValue(Op, Spec.Count);
  case OperandKind::VReg:
  case OperandKind::VSReg:
    if (!Inst.Row->IsInterp)
      return printValue(Op, Spec.Count);
    SourceIndex = Spec.Kind == OperandKind::VReg ? 1 : 2;
    return printSource(Op, Spec.Count);
  default:
    return printValue(Op, Spec.Count);
  }
}

LLVM_ATTRIBUTE_NOINLINE // Many callers
    void InstText::printValue(const InstOperand &Op, unsigned Count) {
  bool IsDouble = Dialect == InstDialect::LLVM && Count == 2;
  switch (Op.File) {
  case OperandFile::None:
    OS << "off";
    break;
  case OperandFile::Scalar:
  case OperandFile::Vector:
    printRegister(Op);
    break;
  case OperandFile::Inline:
    printInline(OS, Op.Code, IsDouble ? FloatType::Double : FloatType::Single);
    break;
  case OperandFile::Literal:
    printLiteral();
    break;
  case OperandFile::Accumulator:
    OS << "a[" << Op.Code << ':' << Op.Code + Op.Count - 1 << ']';
    break;
  }
}

void InstText::printHex(uint64_t Value) {
  OS << "0x";
  OS.write_hex(Value);
}

void InstText::printRegister(const InstOperand &Op) {
  clrx::printRegister(OS, Op.Code, Op.Count, A, Dialect);
}

/// Prints an address; for images, a range or a list.
void InstText::printAddr(const InstOperand &Op) {
  if (Inst.AddrList.size() < 2)
    return printShortAddr(Op);
  StringRef Separator = Dialect == InstDialect::LLVM ? ", v" : ",v";
  for (size_t I = 0; I != Inst.AddrList.size(); ++I)
    OS << (I ? Separator : "[v") << unsigned(Inst.AddrList[I]);
  OS << ']';
}

void InstText::printExpTarget() {
  unsigned Code = Inst[Field::ExpTarget];
  const ExportTarget *T = findExportTarget(Code);
  if (!T) {
    OS << "ill_" << Code;
    return;
  }
  OS << T->Name;
  if (T->Count)
    OS << Code - T->Value;
}

void InstText::printAttr() {
  OS << "attr" << Inst[Field::Attr] << '.'
     << Components[Inst[Field::AttrChan] & 3];
}

void InstText::printParam() {
  unsigned Code = Inst[isLong() ? Field::Src1 : Field::Src0];
  if (const NamedCode *P = ParamNames.findValue(Code))
    OS << P->Name;
  else
    OS << "invalid_" << Code;
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

StringRef InstText::nameOf(Field F) const {
  const Modifier *M = findModifier(F, getModifierGroup(*Inst.Row, A), A);
  if (!M)
    return StringRef();
  return Dialect == InstDialect::LLVM ? M->LLVMText : M->Name;
}

StringRef InstText::nameOf(const NamedCode &V) const {
  return Dialect == InstDialect::LLVM ? V.OtherName : V.Name;
}

void InstText::printFlag(Field F) {
  StringRef Name = Inst[F] ? nameOf(F) : StringRef();
  if (!Name.empty())
    OS << ' ' << Name;
}

void InstText::printNumber(Field F) {
  if (!Inst[F])
    return;
  printName(F);
  OS << ':' << Inst[F];
}

void InstText::printLanes(uint32_t Lanes, unsigned Count, unsigned Bits) {
  OS << ":[";
  for (unsigned I = 0; I != Count; ++I)
    OS << (I ? "," : "") << (Lanes >> I * Bits & ((1u << Bits) - 1));
  OS << ']';
}

void InstText::printBits(Field F, uint32_t Bits, unsigned Count) {
  printName(F);
  printLanes(Bits, Count, 1);
}

/// Prints the offsets. LLVM prints both halves or none.
void InstText::printDSOffsets() {
  uint32_t Offset = Inst[Field::Offset];
  if (!Inst.Row->has(Off2))
    return printNumber(Field::Offset);
  for (unsigned Half : {0, 1}) {
    unsigned Value = Offset >> Half * 8 & 255;
    if (Dialect == InstDialect::LLVM ? Offset : Value)
      OS << " offset" << Half << ':' << Value;
  }
}

void InstText::printOpSel(unsigned NumSources) {
  uint32_t Bits = Inst[Field::OpSel] & ((1u << NumSources) - 1);
  Bits |= (Inst[Field::OpSel] >> 3 & 1) << NumSources;
  if (Bits && !nameOf(Field::OpSel).empty())
    printBits(Field::OpSel, Bits, NumSources + 1);
}

void InstText::printPackedModifiers(bool HasOpSel, bool HasOpSelHi) {
  unsigned N = Inst.Row->getNumModifierSources();
  for (Field F : {Field::OpSel, Field::OpSelHi, Field::Neg, Field::NegHi}) {
    uint32_t Bits = Inst[F] & ((1u << N) - 1);
    bool IsShown = F == Field::OpSel ? HasOpSel && Bits : Bits != 0;
    if (F == Field::OpSelHi ? HasOpSelHi : IsShown)
      printBits(F, Bits, N);
  }
  printFlag(Field::Clamp);
}

void InstText::printOutputModifier() {
  if (const OutputModifier *O = OutputModifiers.findValue(Inst[Field::OMod]))
    OS << ' ' << O->Name << ':' << unsigned(O->Factor);
}

bool InstText::printDPPControl() {
  uint32_t Control = Inst[Field::DppCtrl];
  const Modifier *M = findDPPControl(Control, A);
  if (!M)
    return false;
  OS << ' ' << (Dialect == InstDialect::LLVM ? M->LLVMText : M->Name);
  if (M->Kind == ModifierKind::QuadPerm)
    printLanes(Control, 4, 2);
  else if (Control != M->Param || M->Kind == ModifierKind::RowLane)
    OS << ':' << Control - M->Param;
  return true;
}
