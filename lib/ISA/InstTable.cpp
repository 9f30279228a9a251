//===- InstTable.cpp - The mnemonics of the dialect -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/InstTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A code of the operand column; a number may follow it.
struct OperandCode {
  const char *Code;
  OperandKind Kind;
};

// Longer codes first, so that the first match is the right one.
constexpr OperandCode OperandCodes[] = {
    {"i16", OperandKind::Imm16},     {"i8", OperandKind::Imm8},
    {"i7", OperandKind::Imm7},       {"hw", OperandKind::HwReg},
    {"wc", OperandKind::WaitCnt},    {"msg", OperandKind::SendMsg},
    {"off", OperandKind::SMOffset},  {"so", OperandKind::SOffset},
    {"va", OperandKind::VAddr},      {"dm", OperandKind::VDataMask},
    {"rs", OperandKind::ImageRsrc},  {"sa", OperandKind::SAddr},
    {"tgt", OperandKind::ExpTarget}, {"attr", OperandKind::Attr},
    {"p", OperandKind::Param},       {"K", OperandKind::Const32},
    {"L", OperandKind::Label},       {"S", OperandKind::SDst},
    {"V", OperandKind::VDst},        {"D", OperandKind::SData},
    {"r", OperandKind::SReg},        {"v", OperandKind::VReg},
    {"y", OperandKind::VSReg},       {"s", OperandKind::SSrc},
    {"x", OperandKind::VSrc},        {"C", OperandKind::CarryOut},
    {"c", OperandKind::CarryIn},     {"d", OperandKind::VData},
};

constexpr bool skipPrefix(const char *&Text, const char *Prefix) {
  const char *P = Text;
  for (; *Prefix; ++Prefix, ++P)
    if (*P != *Prefix)
      return false;
  Text = P;
  return true;
}

constexpr OperandSpec parseOperandCode(const char *&Text) {
  OperandSpec Spec;
  for (const OperandCode &C : OperandCodes) {
    if (!skipPrefix(Text, C.Code))
      continue;
    Spec.Kind = C.Kind;
    break;
  }
  for (; *Text >= '0' && *Text <= '9'; ++Text)
    Spec.Count = Spec.Count * 10 + (*Text - '0');
  Spec.Derivatives = skipPrefix(Text, "d");
  skipPrefix(Text, ",");
  return Spec;
}

constexpr InstRow makeRow(StringLiteral Mnemonic, ArchMask Arches,
                          InstFormat Format, uint16_t Opcode,
                          uint16_t VOP3Opcode, const char *Operands,
                          uint32_t Flags, StringLiteral LLVMName) {
  InstRow Row{Mnemonic, Arches,   Format, Opcode, VOP3Opcode,
              Flags,    LLVMName, {},     0,      false};
  while (*Operands) {
    OperandSpec Spec = parseOperandCode(Operands);
    Row.IsInterp |= Spec.Kind == OperandKind::Attr;
    Row.Operands[Row.NumOperands++] = Spec;
  }
  return Row;
}

constexpr InstRow Table[] = {
#define CLRX_INST(Mnemonic, Arches, Format, Opcode, VOP3Opcode, Operands,      \
                  Flags, LLVMName)                                             \
  makeRow(Mnemonic, Arches, InstFormat::Format, Opcode, VOP3Opcode, Operands,  \
          Flags, LLVMName),
#include "InstTable.def"
};

constexpr bool isLess(StringRef L, StringRef R) {
  for (size_t I = 0; I != L.size() && I != R.size(); ++I)
    if (L.data()[I] != R.data()[I])
      return L.data()[I] < R.data()[I];
  return L.size() < R.size();
}

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
    if (Row.Arches & maskOf(A))
      return &Row;
  return nullptr;
}

ArchMask clrx::archesOfInst(StringRef Mnemonic) {
  ArchMask Mask = 0;
  for (const InstRow &Row : rowsOf(Mnemonic))
    Mask |= Row.Arches;
  return Mask;
}

ArrayRef<InstRow> clrx::getInstTable() { return Table; }
