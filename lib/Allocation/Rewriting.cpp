//===- Rewriting.cpp - Allocated registers in instructions ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes registers into the fields of instructions. For most operands, the row
// of the instruction names the field.
//
//===----------------------------------------------------------------------===//

#include "Rewriting.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

namespace {

/// Writes single fields in the words of an instruction.
class FieldWriter {
public:
  FieldWriter(const Inst &I, Arch A, StringRef Bytes)
      : I(I), Facts(getArchInfo(A)), Layouts(LayoutTable::get(A)) {
    for (size_t Offset = 0; Offset != Bytes.size(); Offset += 4)
      Words.push_back(support::endian::read32le(Bytes.data() + Offset));
  }

  void writeOperand(unsigned N);
  void writeAddresses();
  void packExport();
  ArrayRef<uint32_t> getWords() const { return Words; }

private:
  const Inst &I;
  const ArchInfo &Facts;
  const LayoutTable &Layouts;
  SmallVector<uint32_t, 5> Words;

  Field getOffsetField() const;
  void writeSource0(const InstOperand &Op);
  void write(Field F, uint32_t Value);
};

} // namespace

void FieldWriter::write(Field F, uint32_t Value) {
  for (Layout L : {I.Base, I.Ext})
    if (L != Layout::None)
      for (const FieldRow &Row : Layouts.fieldsAfterOpcode(L))
        if (Row.Id == F)
          writeField(Row, Value, Words);
}

/// Writes the first source, which may be in the SDWA or DPP dword.
void FieldWriter::writeSource0(const InstOperand &Op) {
  write(I.Ext == Layout::None ? Field::Src0 : Field::ExtSrc0, Op.Code);
}

/// Returns the field of the register offset of a scalar memory instruction.
Field FieldWriter::getOffsetField() const {
  const bool HasOwnField =
      Facts.HasSMemOffsetRegister || I[Field::SOffsetEnable];
  return HasOwnField ? Field::SOffset : Field::Offset;
}

void FieldWriter::writeOperand(unsigned N) {
  const InstOperand &Op = I.Operands[N];
  const Field F = I.Row->OperandFields[N];
  const bool IsLongInterp = I.Row->IsInterp && I.Base != Layout::VINTRP;
  if (Op.Kind == OperandKind::SMOffset)
    return write(getOffsetField(), Op.Code);
  if (Op.Kind == OperandKind::CarryOut && I.Ext == Layout::SDWAB) {
    constexpr uint32_t HasDst = 0x80;
    return write(Field::ExtSDst, HasDst | Op.Code);
  }
  if (F == Field::None)
    return;
  if (F == Field::Src0)
    return IsLongInterp ? write(Field::Src1, Op.Code) : writeSource0(Op);
  write(F, Op.Code);
}

/// Writes an address list. The first address has a field. The others are bytes
/// after the dwords of the base encoding.
void FieldWriter::writeAddresses() {
  write(Field::VAddr, I.AddrVars.front().Code);
  const unsigned NumOwn = getDwords(I.Base);
  for (size_t N = 1; N < I.AddrVars.size(); ++N) {
    const unsigned Shift = (N - 1) % 4 * 8;
    uint32_t &Word = Words[NumOwn + (N - 1) / 4];
    Word &= ~(0xffu << Shift);
    Word |= uint32_t(I.AddrVars[N].Code - CodeVGPR0) << Shift;
  }
}

/// Packs the sources of an export with compr: only the first source of each
/// pair is encoded. Variables were not packed when the instruction was
/// assembled.
void FieldWriter::packExport() {
  const InstOperand *Sources = I.Operands + 1;
  write(Field::ExpSrc0, Sources[0].isVGPR() ? Sources[0].Code : 0);
  write(Field::ExpSrc1, Sources[2].isVGPR() ? Sources[2].Code : 0);
  write(Field::ExpSrc2, 0);
  write(Field::ExpSrc3, 0);
}

static void setRegister(InstOperand &Op, unsigned Code) {
  Op.Code = Code;
  Op.IsVar = false;
  Op.Var = nullptr;
  Op.VarOffset = 0;
}

void allocation::setRegisters(
    SectionCode &Code, uint32_t Number, CodeView &View,
    function_ref<unsigned(const InstOperand &, unsigned)> GetRegister) {
  CodeInst &C = Code.Insts[Number];
  const auto It = Code.VarInsts.find(Number);
  Inst I = std::move(It->second.Instruction);
  Code.VarInsts.erase(It);
  char *Bytes = Code.Content.data() + C.Offset;
  FieldWriter Writer(I, Code.Architecture, StringRef(Bytes, C.Size));
  for (auto [N, Op] : enumerate(I.operands()))
    if (Op.IsVar) {
      setRegister(Op, GetRegister(Op, N));
      Writer.writeOperand(N);
    }
  if (I.Base == Layout::EXP && I[Field::Compr])
    Writer.packExport();
  if (!I.AddrVars.empty()) {
    for (InstOperand &Op : I.AddrVars)
      if (Op.IsVar)
        setRegister(Op, GetRegister(Op, InList));
    Writer.writeAddresses();
    I.AddrList.clear();
    for (const InstOperand &Op : I.AddrVars)
      I.AddrList.push_back(Op.Code - CodeVGPR0);
    I.AddrVars.clear();
  }
  for (uint32_t Word : Writer.getWords()) {
    support::endian::write32le(Bytes, Word);
    Bytes += 4;
  }
  View.patch(*Code.Section, C.Offset, Writer.getWords());
  C.Immediate = support::endian::read16le(Code.Content.data() + C.Offset);
  CodeRecorder::describe(Code, C, I);
}
