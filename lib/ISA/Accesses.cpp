//===- Accesses.cpp - Registers an instruction reads and writes -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Determines which operands an instruction reads and writes, and which counters
// it raises.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Accesses.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Returns the access to a data operand of a memory instruction.
static OperandAccess getDataAccess(const Inst &I) {
  bool IsAtomic = I.Row->has(Atomic);
  bool IsLoad = I.Row->has(Load);
  if (I[Field::LDS]) // Loaded data goes to LDS.
    return {!IsLoad, false};
  bool Returns = IsLoad || I[Field::TFE] || (IsAtomic && I[Field::GLC]);
  return {!IsLoad || I.Row->has(DstRead), Returns};
}

/// Returns true if an instruction uses its address registers.
static bool usesAddress(const Inst &I) {
  bool IsBuffer =
      I.Row->Format == InstFormat::MUBUF || I.Row->Format == InstFormat::MTBUF;
  return !IsBuffer || I[Field::OffEn] || I[Field::IdxEn] || I[Field::Addr64];
}

OperandAccess clrx::getOperandAccess(const Inst &I, const InstOperand &Op) {
  const InstRow &Row = *I.Row;
  switch (Op.Kind) {
  case OperandKind::SDst:
    return {Row.has(DstRead | DstNotWritten), !Row.has(DstNotWritten)};
  case OperandKind::VDst:
    if (Row.Format == InstFormat::FLAT && Row.has(Atomic))
      return {false, I[Field::GLC] || I[Field::TFE]};
    return {Row.has(DstRead), !I[Field::LDS]};
  case OperandKind::CarryOut:
    return {false, true};
  case OperandKind::SData:
  case OperandKind::VData:
  case OperandKind::VDataMask:
    return getDataAccess(I);
  case OperandKind::VAddr:
    return {usesAddress(I), false};
  case OperandKind::VReg:
    return {!Row.has(RegNotRead), false};
  case OperandKind::SReg:
    return {!Row.has(SrcWrite), Row.has(SrcWrite)};
  case OperandKind::VSrc:
    return {true, Row.has(SrcWrite)};
  default:
    return {true, false};
  }
}

OperandMasks clrx::getOperandMasks(const Inst &I) {
  OperandMasks Masks;
  for (auto [Number, Op] : enumerate(I.operands())) {
    const OperandAccess X = getOperandAccess(I, Op);
    Masks.Read |= X.Reads << Number;
    Masks.Written |= X.Writes << Number;
  }
  return Masks;
}

bool clrx::hasFixedMasks(const InstRow &Row) {
  const bool HasMemoryOperand = Row.hasOperand(OperandKind::SData) ||
                                Row.hasOperand(OperandKind::VData) ||
                                Row.hasOperand(OperandKind::VDataMask) ||
                                Row.hasOperand(OperandKind::VAddr);
  return !HasMemoryOperand &&
         (Row.isVector() || !Row.hasOperand(OperandKind::VDst));
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

/// Returns true if a vector memory instruction writes registers or LDS.
static bool returnsData(const Inst &I) {
  const InstRow &Row = *I.Row;
  if (Row.has(Atomic))
    return I[Field::GLC];
  return Row.has(Load) || I.find(OperandKind::VDst);
}

static unsigned getVectorMemoryCounters(const Inst &I, const ArchInfo &Facts) {
  const InstRow &Row = *I.Row;
  if (!Row.NumOperands) // Cache instructions
    return VMCnt;
  bool Returns = returnsData(I);
  unsigned Counters = Returns || !Facts.HasVSCnt ? VMCnt : VSCnt;
  if (Row.has(FlatSeg))
    Counters |= LGKMCnt;
  if (Facts.StoresRaiseExpCnt && !Row.has(Load))
    Counters |= ExpCnt;
  return Counters;
}

unsigned clrx::getRaisedCounters(const Inst &I, Arch A) {
  switch (I.Row->Format) {
  case InstFormat::SMRD:
    return LGKMCnt;
  case InstFormat::SOPP:
    return I.find(OperandKind::SendMsg) ? LGKMCnt : 0;
  case InstFormat::DS:
    return I[Field::GDS] ? LGKMCnt | ExpCnt : LGKMCnt;
  case InstFormat::EXP:
    return ExpCnt;
  case InstFormat::MUBUF:
  case InstFormat::MTBUF:
  case InstFormat::MIMG:
  case InstFormat::FLAT:
    return getVectorMemoryCounters(I, getArchInfo(A));
  default:
    return 0;
  }
}
