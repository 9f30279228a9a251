//===- UnusedFields.cpp - Fields that an instruction does not use --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clrxdisasm prints unused fields that are not 0 after everything else.
//
//===----------------------------------------------------------------------===//

#include "InstPrinterImpl.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

namespace {
/// An unused field that clrxdisasm prints.
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
    {Layout::SMEM, Field::Offset, "offset"}, // One operand with imm
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

namespace {
/// The rows of each encoding, which are adjacent.
struct UnusedFieldIndex {
  uint8_t First[NumLayouts], Count[NumLayouts];

  constexpr UnusedFieldIndex() : First(), Count() {
    for (size_t I = std::size(UnusedFields); I-- != 0;) {
      unsigned L = unsigned(UnusedFields[I].Encoding);
      First[L] = I;
      ++Count[L];
    }
  }

  ArrayRef<UnusedField> get(Layout L) const {
    return ArrayRef(UnusedFields).slice(First[unsigned(L)], Count[unsigned(L)]);
  }
};
} // namespace

static constexpr UnusedFieldIndex UnusedIndex;

bool InstPrinter::uses(Field F) const {
  if (F == Field::Offset || F == Field::ImmOffset)
    return Inst.Row->hasOperand(OperandKind::SMOffset);
  if (Inst.Base == Layout::EXP)
    return isExported(F);
  if (Inst.Row->IsInterp && (F == Field::Src0 || F == Field::Src1))
    return true;
  // In flat instructions, only GCN 1.5 can encode that there is no address
  // register.
  if (F == Field::SAddr)
    return Inst.Row->hasOperand(OperandKind::SAddr) || !Facts.FlatNoSAddr ||
           Inst[F] == Facts.NoSAddr;
  return Inst.Row->hasOperandIn(F);
}

/// Returns true if an unused field is printed. This is the case if the field is
/// not 0. There are two exceptions: the offset of scalar memory is printed if
/// its dword is not 0, and the scalar address is always printed.
bool InstPrinter::isShown(Field F) const {
  if (F == Field::Offset && Inst.Base == Layout::SMEM)
    return Options.Words[1];
  return F == Field::SAddr || Inst[F];
}

/// Prints the unused fields of \p Encoding, if the instruction has it.
void InstPrinter::printUnusedOf(Layout Encoding) {
  if (Inst.Base != Encoding)
    return;
  for (const UnusedField &U : UnusedIndex.get(Encoding))
    if (isShown(U.Id) && !uses(U.Id))
      printUnusedField(U.Name, getBits(U.Id));
}

void InstPrinter::printUnused() {
  if (Inst.Base == Layout::FLAT && hasLateNV())
    OS << " nv";
  if (Inst.Base != Layout::VOP1) // VOP1 has printed them before the modifiers
    printUnusedOf(Inst.Base);
  if (isLong()) {
    printUnusedSources();
    if (Inst.Base != Layout::VOP3P && fitsShortForm())
      OS << " vop3";
  } else if (Inst.Ext == Layout::DPP || hasSDWA()) {
    printUnusedExtension();
    if (hasSDWA() && !asksForSDWA())
      OS << " sdwa";
  }
}

/// Returns true if clrxdisasm prints nv for a flat access on GCN 1.5, which has
/// no nv. clrxdisasm also takes the bit as a part of the scalar address.
bool InstPrinter::hasLateNV() const {
  return Facts.FlatNoSAddr && (Options.Words[1] >> 23 & 1);
}

/// Returns the encoded bits of a field.
uint32_t InstPrinter::getBits(Field F) const {
  if (F == Field::Offset)
    return getOffset(Facts.SMemOffsetBits);
  for (const FieldRow &Row : LayoutTable::get(A).fields(Inst.Base))
    if (Row.Id == F)
      return Inst[F] >> Row.From |
             (F == Field::SAddr && hasLateNV() ? 0x80 : 0);
  return Inst[F];
}

/// Returns true if an export reads the field \p F. With compr, a pair of
/// sources shares a field, and one of the two may be off.
bool InstPrinter::isExported(Field F) const {
  unsigned N = unsigned(F) - unsigned(Field::ExpSrc0);
  unsigned Enabled = Inst[Field::ExpEnable];
  if (!Inst[Field::Compr])
    return Enabled >> N & 1;
  return N < 2 && (Enabled >> N * 2 & 3);
}

void InstPrinter::printUnusedField(StringRef Name, uint32_t Value) {
  OS << ' ' << Name;
  if (Name.contains('='))
    return;
  OS << (Name.empty() ? "" : "=");
  printHex(Value);
}

/// Prints the modifiers of missing sources.
void InstPrinter::printUnusedExtension() {
  for (unsigned I = Inst.Row->getNumSources(); I < 2; ++I)
    for (auto [F, Name] :
         {std::pair(Field::Sext, " sext"), std::pair(Field::Neg, " neg"),
          std::pair(Field::Abs, " abs")})
      if (Inst[F] >> I & 1)
        OS << Name << I;
}

/// Prints unused parts of the long form: destination, sources with their
/// modifiers, op_sel.
void InstPrinter::printUnusedSources() {
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
  // op_sel has four bits. In packed instructions, the last one belongs to
  // op_sel_hi.
  unsigned Last =
      Inst.Base == Layout::VOP3P ? (Inst[Field::OpSelHi] & 4) << 1 : 0;
  if (hasUnusedOpSel())
    printUnusedField("op_sel", Inst[Field::OpSel] | Last);
}

/// Returns the number of sources in op_sel. clrxdisasm counts the lane mask,
/// and at least one source.
unsigned InstPrinter::getNumOpSelSources() const {
  return std::max(1u, Inst.Row->getNumModifierSources() +
                          (Inst.Row->hasOperand(OperandKind::CarryIn) ? 1 : 0));
}

bool InstPrinter::hasUnusedOpSel() const {
  if (!Facts.HasScalarSDWA || Inst.Base == Layout::VOP3B)
    return false;
  unsigned NumSources = getNumOpSelSources();
  return Inst[Field::OpSel] & 7 & ~maskTrailingOnes<unsigned>(NumSources);
}
