//===- InstTable.cpp - The mnemonics of the dialect -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table itself, and lookup by mnemonic.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Layouts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <string_view>

using namespace llvm;
using namespace clrx;

namespace {

namespace codes {
#define CLRX_OPERAND_CODE(Code, Kind, Count, HasDerivatives)                   \
  constexpr OperandSpec Code = {OperandKind::Kind, Count, HasDerivatives};
#include "clrx/ISA/Operands.def"
} // namespace codes

struct OperandList {
  OperandSpec Specs[MaxOperands];
};

constexpr OperandList Ops(OperandSpec A = {}, OperandSpec B = {},
                          OperandSpec C = {}, OperandSpec D = {},
                          OperandSpec E = {}) {
  return {{A, B, C, D, E}};
}

constexpr unsigned MaxFields = 4; ///< Maximum per format and kind.

struct FieldsOfKind {
  InstFormat Format;
  OperandKind Kind;
  Field Fields[MaxFields];
};

constexpr FieldsOfKind FieldRows[] = {
#define CLRX_OPERAND_FIELDS(Format, Kind, Field0, Field1, Field2, Field3)      \
  {InstFormat::Format,                                                         \
   OperandKind::Kind,                                                          \
   {Field::Field0, Field::Field1, Field::Field2, Field::Field3}},
#include "clrx/ISA/Operands.def"
};

/// The rows by format and kind.
struct FieldTable {
  Field Fields[NumInstFormats][NumOperandKinds][MaxFields];

  constexpr FieldTable() : Fields() {
    for (auto &OfFormat : Fields)
      for (auto &OfKind : OfFormat)
        for (Field &F : OfKind)
          F = Field::None;
    for (const FieldsOfKind &Row : FieldRows)
      for (unsigned I = 0; I != MaxFields; ++I)
        Fields[unsigned(Row.Format)][unsigned(Row.Kind)][I] = Row.Fields[I];
  }
};
constexpr FieldTable FieldsOfOperands;

/// Formats that share the operand fields of another format.
constexpr InstFormat OperandFormats[] = {
#define CLRX_INST_FORMAT(Id, Encoding, Family, Modifiers, OperandsOf, ...)     \
  InstFormat::OperandsOf,
#include "clrx/ISA/Formats.def"
};

constexpr InstRow makeRow(StringLiteral Mnemonic, ArchMask Arches,
                          InstFormat Format, uint16_t Opcode,
                          uint16_t VOP3Opcode, const OperandList &Operands,
                          uint32_t Flags, StringLiteral LLVMName) {
  InstRow Row{Mnemonic, Arches, Format, Opcode, VOP3Opcode, Flags, LLVMName,
              {},       0,      {},     false,  0,          0};
  for (const OperandSpec &Spec : Operands.Specs) {
    if (Spec.Kind == OperandKind::None)
      break;
    Row.IsInterp |= Spec.Kind == OperandKind::Attr;
    Row.KindSet |= 1u << unsigned(Spec.Kind);
    Row.Operands[Row.NumOperands++] = Spec;
  }
  InstFormat Like =
      Row.IsInterp ? InstFormat::VINTRP : OperandFormats[unsigned(Format)];
  const auto &Fields = FieldsOfOperands.Fields[unsigned(Like)];
  uint8_t Seen[NumOperandKinds] = {};
  for (unsigned I = 0; I != Row.NumOperands; ++I) {
    unsigned Kind = unsigned(Row.Operands[I].Kind);
    Field F = Row.OperandFields[I] = Fields[Kind][Seen[Kind]++];
    if (F != Field::None)
      Row.FieldSet |= 1u << unsigned(F);
  }
  return Row;
}

using namespace codes;

constexpr InstRow Table[] = {
#define CLRX_INST(Mnemonic, Arches, Format, Opcode, VOP3Opcode, Operands,      \
                  Flags, LLVMName)                                             \
  makeRow(Mnemonic, Arches, InstFormat::Format, Opcode, VOP3Opcode, Operands,  \
          Flags, LLVMName),
#include "InstTable.def"
};

struct UnknownRow {
  Layout Encoding;
  InstRow Row;
};

constexpr UnknownRow UnknownRows[] = {
#define CLRX_UNKNOWN_INST(Name, Encoding, Format, Operands)                    \
  {Layout::Encoding,                                                           \
   makeRow(Name, AllGCN, InstFormat::Format, 0, 0, Operands, Unknown, "")},
#include "UnknownInsts.def"
};

/// Rows whose opcode is that of their only form, the long one.
constexpr InstRow LongRows[] = {
#define CLRX_LONG_INST(Mnemonic, Arches, VOP3Opcode)                           \
  makeRow(Mnemonic, Arches, InstFormat::VOP2, VOP3Opcode, NoVOP3,              \
          Ops(V1, x1, x1, x1), NoFlags, ""),
#include "UnknownInsts.def"
};

constexpr bool isLess(std::string_view L, std::string_view R) { return L < R; }

constexpr bool isSorted() {
  for (size_t I = 1; I < std::size(Table); ++I)
    if (isLess(Table[I].Mnemonic, Table[I - 1].Mnemonic))
      return false;
  return true;
}
static_assert(isSorted(), "mnemonics are looked up by binary search");

/// Returns the rows of one mnemonic.
ArrayRef<InstRow> rowsOf(StringRef Mnemonic) {
  SmallString<32> Lower;
  for (char C : Mnemonic)
    Lower.push_back(toLower(C));
  StringRef Key = Lower;
  const InstRow *First = partition_point(
      Table, [&](const InstRow &R) { return isLess(R.Mnemonic, Key); });
  const InstRow *Last = First;
  while (Last != std::end(Table) && Last->Mnemonic == Key)
    ++Last;
  return ArrayRef(First, Last);
}

} // namespace

bool InstRow::hasCarryOut() const {
  return Format != InstFormat::VOPC &&
         Operands[1].Kind == OperandKind::CarryOut;
}

unsigned InstRow::getNumSources() const {
  return count_if(Operands, [](const OperandSpec &S) {
    return S.Kind == OperandKind::VSrc || S.Kind == OperandKind::SSrc;
  });
}

unsigned InstRow::getNumModifierSources() const {
  if (!IsInterp)
    return getNumSources();
  return hasOperand(OperandKind::VSReg) ? 3 : 2;
}

const InstRow *clrx::lookUpInst(StringRef Mnemonic, Arch A) {
  for (const InstRow &Row : rowsOf(Mnemonic))
    if (Row.isIn(A))
      return &Row;
  return nullptr;
}

ArchMask clrx::archesOfInst(StringRef Mnemonic) {
  ArchMask Mask = 0;
  for (const InstRow &Row : rowsOf(Mnemonic))
    Mask |= Row.has(LLVMOnly) ? 0 : Row.Arches;
  return Mask;
}

ArrayRef<InstRow> clrx::getInstTable() { return Table; }

const InstRow &clrx::getUnknownRow(Layout L, unsigned Opcode, Arch A) {
  for (const InstRow &Row : LongRows)
    if (L == Layout::VOP3A && Row.Opcode == Opcode && Row.isIn(A))
      return Row;
  // Compares have a table of their own in clrxdisasm.
  bool IsCompare = L == Layout::VOP3A && Opcode < 256;
  return find_if(UnknownRows,
                 [=](const UnknownRow &R) {
                   return R.Encoding == L &&
                          (L != Layout::VOP3A ||
                           IsCompare == (R.Row.Format == InstFormat::VOPC));
                 })
      ->Row;
}

std::string clrx::listArches(ArchMask Mask) {
  SmallVector<StringRef, 8> Names;
  for (unsigned I = 0; Mask >> I; ++I)
    if (Mask >> I & 1)
      Names.push_back(getArchInfo(Arch(I)).Names[0]);
  return join(Names, ", ");
}
