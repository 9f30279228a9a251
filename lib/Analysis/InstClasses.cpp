//===- InstClasses.cpp - Classes of instructions for analyses -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes that follow from rows are computed once for all rows.
//
//===----------------------------------------------------------------------===//

#include "Analysis/InstClasses.h"
#include <atomic>
#include <memory>

using namespace llvm;
using namespace clrx;

static_assert(0
#define CLRX_INST_CLASS(...) +1
#include "Analysis/InstClasses.def"
                  <= 64,
              "sets of classes have 64 bits");

//===----------------------------------------------------------------------===//
// Conditions used in the table
//===----------------------------------------------------------------------===//

static constexpr unsigned HwRegMode = 1, HwRegTrapStatus = 3, VSkipBit = 28;

static bool isBuffer(const Inst &I) {
  return I.Row->Format == InstFormat::MUBUF ||
         I.Row->Format == InstFormat::MTBUF;
}

static bool hasSource(const Inst &I, unsigned Code) {
  return I.Row->isVector() && any_of(I.operands(), [Code](auto &Op) {
           return Op.File == OperandFile::Scalar && Op.Code == Code;
         });
}

/// Returns true if the memory instruction \p I reads more than 64 bits of data.
static bool storesWide(const Inst &I) {
  const auto IsData = [](const InstOperand &Op) {
    return Op.Kind == OperandKind::VData || Op.Kind == OperandKind::VDataMask ||
           Op.Kind == OperandKind::VReg;
  };
  return !I.Row->has(Load) && any_of(I.operands(), [&](auto &Op) {
    return IsData(Op) && Op.Count > 2;
  });
}

static bool hasScalarOffset(const Inst &I) {
  const InstOperand *Op = I.find(OperandKind::SOffset);
  return Op && (Op->IsVar ||
                (Op->File == OperandFile::Scalar && Op->Code < CodeInlineZero));
}

/// Returns true if \p I is an s_setreg of \p Register that covers \p Bit.
static bool setsHwReg(const Inst &I, unsigned Register,
                      std::optional<unsigned> Bit = std::nullopt) {
  if (I.Row->Format != InstFormat::SOPK ||
      !I.Row->Mnemonic.starts_with("s_setreg"))
    return false;
  const unsigned Imm = I[Field::Imm];
  const unsigned First = Imm >> 6 & 31, Size = (Imm >> 11 & 31) + 1;
  return (Imm & 63) == Register &&
         (!Bit || (First <= *Bit && *Bit < First + Size));
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

/// Returns true if \p Pattern from the table matches \p Mnemonic.
static bool matches(StringRef Pattern, StringRef Mnemonic) {
  return Pattern.consume_back("*") ? Mnemonic.starts_with(Pattern)
                                   : Mnemonic == Pattern;
}

static InstClasses classifyRow(const InstRow &Row) {
  InstClasses Classes;
#define CLRX_FORMAT_CLASS(Format_, Id)                                         \
  if (Row.Format == InstFormat::Format_)                                       \
    Classes |= InstClass::Id;
#define CLRX_MNEMONIC_CLASS(Mnemonic_, Id)                                     \
  if (matches(Mnemonic_, Row.Mnemonic))                                        \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}

/// Returns the classes of \p Row. Those of rows in the table are computed when
/// they are first needed, because a source uses few of the rows.
static InstClasses getRowClasses(const InstRow &Row) {
  const ArrayRef<InstRow> Table = getInstTable();
  // Rows of unknown opcodes are not in the table.
  if (&Row < Table.begin() || &Row >= Table.end())
    return classifyRow(Row);
  // Several threads may compute and store the same value.
  static const auto ByRow =
      std::make_unique<std::atomic<InstClasses>[]>(Table.size());
  std::atomic<InstClasses> &Known = ByRow[&Row - Table.begin()];
  InstClasses Classes = Known.load(std::memory_order_relaxed);
  if (Classes.empty()) {
    Classes = classifyRow(Row);
    Known.store(Classes, std::memory_order_relaxed);
  }
  return Classes;
}

InstClasses clrx::classify(const Inst &I) {
  InstClasses Classes = getRowClasses(*I.Row);
#define CLRX_FIELD_CLASS(Condition, Id)                                        \
  if (Condition)                                                               \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}
