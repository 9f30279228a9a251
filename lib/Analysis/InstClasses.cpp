//===- InstClasses.cpp - Classes of instructions for analyses -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Facts that follow from rows are computed once for each row.
//
//===----------------------------------------------------------------------===//

#include "Analysis/InstClasses.h"
#include "clrx/ISA/SourceTypes.h"
#include <atomic>
#include <map>
#include <memory>
#include <mutex>

using namespace llvm;
using namespace clrx;

static_assert(0
#define CLRX_INST_CLASS(...) +1
#include "Analysis/InstClasses.def"
                  <= 128,
              "sets of classes have 128 bits");

//===----------------------------------------------------------------------===//
// Conditions used in the table
//===----------------------------------------------------------------------===//

static constexpr unsigned HwRegMode = 1, HwRegTrapStatus = 3, VSkipBit = 28;

static bool isBuffer(const Inst &I) {
  return I.Row->Format == InstFormat::MUBUF ||
         I.Row->Format == InstFormat::MTBUF;
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

bool clrx::matchesPattern(StringRef Pattern, StringRef Mnemonic) {
  size_t Prefix = 0;
  for (; Prefix != Pattern.size() && Pattern[Prefix] != '*'; ++Prefix)
    if (Prefix == Mnemonic.size() || Mnemonic[Prefix] != Pattern[Prefix])
      return false;
  if (Prefix == Pattern.size())
    return Prefix == Mnemonic.size();
  const StringRef Rest = Pattern.drop_front(Prefix + 1);
  if (Rest.empty())
    return true;
  Mnemonic = Mnemonic.drop_front(Prefix);
  while (!matchesPattern(Rest, Mnemonic)) {
    if (Mnemonic.empty())
      return false;
    Mnemonic = Mnemonic.drop_front();
  }
  return true;
}

InstClasses clrx::classify(InstFormat Format, StringRef Mnemonic) {
  InstClasses Classes;
#define CLRX_FORMAT_CLASS(Format_, Id)                                         \
  if (Format == InstFormat::Format_)                                           \
    Classes |= InstClass::Id;
#define CLRX_MNEMONIC_CLASS(Pattern, Id)                                       \
  if (matchesPattern(Pattern, Mnemonic))                                       \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}

static InstClasses classifyRow(const InstRow &Row) {
  InstClasses Classes = classify(Row.Format, Row.Mnemonic);
#define CLRX_FLAG_CLASS(Flag, Id)                                              \
  if (Row.has(Flag))                                                           \
    Classes |= InstClass::Id;
#define CLRX_ROW_CLASS(Condition, Id)                                          \
  if (Condition)                                                               \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}

static std::unique_ptr<const OpcodeFacts> makeFacts(const InstRow &Row) {
  auto Facts = std::make_unique<OpcodeFacts>();
  Facts->Mnemonic = Row.Mnemonic;
  Facts->Classes = classifyRow(Row);
  Facts->NumOperands = Row.NumOperands;
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    Facts->Operands[I] = Row.Operands[I].Kind;
  Facts->Row = &Row;
  if (hasFixedMasks(Row)) {
    Inst I;
    I.start(Row);
    Facts->Masks = getOperandMasks(I);
  }
  return Facts;
}

namespace {
/// The facts about rows, which are made when they are first needed, because a
/// source uses few of the rows.
class FactsOfRows {
  /// Those of the rows in the table, by index.
  std::unique_ptr<std::atomic<const OpcodeFacts *>[]> InTable =
      std::make_unique<std::atomic<const OpcodeFacts *>[]>(
          getInstTable().size());
  std::mutex Lock; ///< Protects Others.
  /// Those of the rows of unknown opcodes, which are not in the table.
  std::map<const InstRow *, std::unique_ptr<const OpcodeFacts>> Others;

public:
  ~FactsOfRows() {
    for (size_t I = 0; I != getInstTable().size(); ++I)
      delete InTable[I].load();
  }

  const OpcodeFacts &get(const InstRow &Row) {
    const ArrayRef<InstRow> Table = getInstTable();
    if (&Row < Table.begin() || &Row >= Table.end())
      return getOther(Row);
    std::atomic<const OpcodeFacts *> &Known = InTable[&Row - Table.begin()];
    if (const OpcodeFacts *Facts = Known.load(std::memory_order_acquire))
      return *Facts;
    std::unique_ptr<const OpcodeFacts> Made = makeFacts(Row);
    const OpcodeFacts *Expected = nullptr;
    // Another thread may have been faster.
    return Known.compare_exchange_strong(Expected, Made.get()) ? *Made.release()
                                                               : *Expected;
  }

private:
  const OpcodeFacts &getOther(const InstRow &Row) {
    const std::lock_guard<std::mutex> Guard(Lock);
    std::unique_ptr<const OpcodeFacts> &Known = Others[&Row];
    if (!Known)
      Known = makeFacts(Row);
    return *Known;
  }
};
} // namespace

const OpcodeFacts &clrx::getOpcodeFacts(const InstRow &Row) {
  static FactsOfRows Known;
  return Known.get(Row);
}

/// Returns the classes of vector instructions with the source operand \p Op.
static InstClasses classifySource(const InstOperand &Op) {
  InstClasses Classes;
#define CLRX_SOURCE_CLASS(Code_, Id)                                           \
  if (Op.Code == Code_)                                                        \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}

InstClasses clrx::classify(const Inst &I, const OpcodeFacts &Opcode) {
  InstClasses Classes = Opcode.Classes;
  if (I.Row->isVector())
    for (const InstOperand &Op : I.operands())
      if (Op.File == OperandFile::Scalar)
        Classes |= classifySource(Op);
#define CLRX_FIELD_CLASS(Condition, Id)                                        \
  if (Condition)                                                               \
    Classes |= InstClass::Id;
#include "Analysis/InstClasses.def"
  return Classes;
}
