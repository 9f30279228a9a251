//===- InstTable.cpp - The mnemonics of the dialect -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/InstTable.h"
#include "OperandFields.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <string_view>

using namespace llvm;
using namespace clrx;

namespace {

/// The codes of the operand column, see OperandKind.
namespace codes {

constexpr OperandSpec i16 = {OperandKind::Imm16};
constexpr OperandSpec i8 = {OperandKind::Imm8};
constexpr OperandSpec i7 = {OperandKind::Imm7};
constexpr OperandSpec hw = {OperandKind::HwReg};
constexpr OperandSpec wc = {OperandKind::WaitCnt};
constexpr OperandSpec msg = {OperandKind::SendMsg};
constexpr OperandSpec off = {OperandKind::SMOffset};
constexpr OperandSpec so = {OperandKind::SOffset};
constexpr OperandSpec va = {OperandKind::VAddr};
constexpr OperandSpec va1 = {OperandKind::VAddr, 1};
constexpr OperandSpec va2 = {OperandKind::VAddr, 2};
constexpr OperandSpec va3 = {OperandKind::VAddr, 3};
constexpr OperandSpec va3d = {OperandKind::VAddr, 3, /*Derivatives=*/true};
constexpr OperandSpec va4 = {OperandKind::VAddr, 4};
constexpr OperandSpec va4d = {OperandKind::VAddr, 4, /*Derivatives=*/true};
constexpr OperandSpec va5 = {OperandKind::VAddr, 5};
constexpr OperandSpec va5d = {OperandKind::VAddr, 5, /*Derivatives=*/true};
constexpr OperandSpec va6d = {OperandKind::VAddr, 6, /*Derivatives=*/true};
constexpr OperandSpec dm = {OperandKind::VDataMask};
constexpr OperandSpec rs = {OperandKind::ImageRsrc};
constexpr OperandSpec sa = {OperandKind::SAddr};
constexpr OperandSpec tgt = {OperandKind::ExpTarget};
constexpr OperandSpec attr = {OperandKind::Attr};
constexpr OperandSpec p = {OperandKind::Param};
constexpr OperandSpec K = {OperandKind::Const32};
constexpr OperandSpec L = {OperandKind::Label};
constexpr OperandSpec S1 = {OperandKind::SDst, 1};
constexpr OperandSpec S2 = {OperandKind::SDst, 2};
constexpr OperandSpec S4 = {OperandKind::SDst, 4};
constexpr OperandSpec S8 = {OperandKind::SDst, 8};
constexpr OperandSpec S16 = {OperandKind::SDst, 16};
constexpr OperandSpec V1 = {OperandKind::VDst, 1};
constexpr OperandSpec V2 = {OperandKind::VDst, 2};
constexpr OperandSpec V3 = {OperandKind::VDst, 3};
constexpr OperandSpec V4 = {OperandKind::VDst, 4};
constexpr OperandSpec D1 = {OperandKind::SData, 1};
constexpr OperandSpec D2 = {OperandKind::SData, 2};
constexpr OperandSpec D4 = {OperandKind::SData, 4};
constexpr OperandSpec r1 = {OperandKind::SReg, 1};
constexpr OperandSpec r2 = {OperandKind::SReg, 2};
constexpr OperandSpec r4 = {OperandKind::SReg, 4};
constexpr OperandSpec v1 = {OperandKind::VReg, 1};
constexpr OperandSpec v2 = {OperandKind::VReg, 2};
constexpr OperandSpec v3 = {OperandKind::VReg, 3};
constexpr OperandSpec v4 = {OperandKind::VReg, 4};
constexpr OperandSpec y1 = {OperandKind::VSReg, 1};
constexpr OperandSpec s1 = {OperandKind::SSrc, 1};
constexpr OperandSpec s2 = {OperandKind::SSrc, 2};
constexpr OperandSpec x1 = {OperandKind::VSrc, 1};
constexpr OperandSpec x2 = {OperandKind::VSrc, 2};
constexpr OperandSpec x4 = {OperandKind::VSrc, 4};
constexpr OperandSpec C = {OperandKind::CarryOut};
constexpr OperandSpec c = {OperandKind::CarryIn};
constexpr OperandSpec d1 = {OperandKind::VData, 1};
constexpr OperandSpec d2 = {OperandKind::VData, 2};
constexpr OperandSpec d3 = {OperandKind::VData, 3};
constexpr OperandSpec d4 = {OperandKind::VData, 4};

} // namespace codes

struct OperandList {
  OperandSpec Specs[MaxOperands];
};

constexpr OperandList Ops(OperandSpec A = {}, OperandSpec B = {},
                          OperandSpec C = {}, OperandSpec D = {},
                          OperandSpec E = {}) {
  return {{A, B, C, D, E}};
}

constexpr OperandFieldTable FieldsOfOperands;

constexpr InstRow makeRow(StringLiteral Mnemonic, ArchMask Arches,
                          InstFormat Format, uint16_t Opcode,
                          uint16_t VOP3Opcode, const OperandList &Operands,
                          uint32_t Flags, StringLiteral LLVMName) {
  InstRow Row{Mnemonic, Arches, Format, Opcode, VOP3Opcode, Flags,
              LLVMName, {},     0,      {},     false};
  for (const OperandSpec &Spec : Operands.Specs) {
    if (Spec.Kind == OperandKind::None)
      break;
    Row.IsInterp |= Spec.Kind == OperandKind::Attr;
    Row.Operands[Row.NumOperands++] = Spec;
  }
  const auto &Fields =
      FieldsOfOperands.Fields[unsigned(operandFormat(Format, Row.IsInterp))];
  uint8_t Seen[NumOperandKinds] = {};
  for (unsigned I = 0; I != Row.NumOperands; ++I) {
    unsigned Kind = unsigned(Row.Operands[I].Kind);
    Row.OperandFields[I] = Fields[Kind][Seen[Kind]++];
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

constexpr bool isLess(std::string_view L, std::string_view R) { return L < R; }

constexpr bool isSorted() {
  for (size_t I = 1; I < std::size(Table); ++I)
    if (isLess(Table[I].Mnemonic, Table[I - 1].Mnemonic))
      return false;
  return true;
}
static_assert(isSorted(), "mnemonics are looked up by binary search");

/// The rows of one mnemonic.
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
  return any_of(
             Operands,
             [](const OperandSpec &S) { return S.Kind == OperandKind::VSReg; })
             ? 3
             : 2;
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
