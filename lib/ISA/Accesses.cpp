//===- Accesses.cpp - Registers an instruction reads and writes -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visits operands by kind, then registers that formats and flags imply.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Accesses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

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

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

namespace {

/// Visits the registers that an instruction reads, then those it writes.
class AccessVisitor {
public:
  AccessVisitor(const Inst &I, Arch A, bool Wave32,
                function_ref<void(const RegisterAccess &)> Fn)
      : I(I), Facts(getArchInfo(A)),
        MaskSize(Wave32 && Facts.HasWave32 ? 1 : 2), Fn(Fn) {}

  void visit();

private:
  const Inst &I;
  const ArchInfo &Facts;
  unsigned MaskSize; ///< Number of SGPRs in EXEC and VCC.
  function_ref<void(const RegisterAccess &)> Fn;
  bool IsWrite = false;

  void call(unsigned First, unsigned Count, const InstOperand *Op = nullptr) {
    Fn({uint16_t(First), uint16_t(Count), IsWrite, Op});
  }
  void visitOperand(const InstOperand &Op);
  void visitSpecialSource(const InstOperand &Op);
  void visitReads();
  void visitWrites();
  bool readsExec() const;
  bool readsM0() const;
};

} // namespace

/// Visits codes for a part or a property of a register.
void AccessVisitor::visitSpecialSource(const InstOperand &Op) {
  switch (Op.Code) {
  case CodeVCCZ:
    return call(CodeVCC, MaskSize, &Op);
  case CodeEXECZ:
    return call(CodeExec, MaskSize, &Op);
  case CodeSCC:
    return call(CodeSCC, 1, &Op);
  case CodeLDSDirect:
    return call(CodeM0, 1, &Op);
  default: // Apertures
    return;
  }
}

void AccessVisitor::visitOperand(const InstOperand &Op) {
  if (Op.isVGPR() && !I.AddrList.empty() && Op.Kind == OperandKind::VAddr) {
    if (!I.AddrVars.empty())
      for (const InstOperand &Element : I.AddrVars)
        call(Element.Code, 1, &Element);
    else
      for (uint8_t Number : I.AddrList)
        call(CodeVGPR0 + Number, 1, &Op);
    return;
  }
  if (Op.IsVar || Op.isVGPR() || Op.Code < CodeInlineZero) {
    bool IsNull = !Op.IsVar && Op.Code == CodeNull;
    return IsNull ? void() : call(Op.Code, Op.Count, &Op);
  }
  visitSpecialSource(Op);
}

/// Returns true for vector instructions, except those that name one lane.
bool AccessVisitor::readsExec() const {
  bool IsVector = I.Row->Format >= InstFormat::VOP1 && !I.Row->has(NoWave);
  return IsVector || I.Row->has(EXECRead);
}

/// Returns true if M0 is used: as a limit of LDS before GCN 1.4, as a limit of
/// GDS, or as the LDS address of interpolations and loads to LDS.
bool AccessVisitor::readsM0() const {
  if (I.Row->has(M0Read) || I.Row->IsInterp || I[Field::LDS])
    return true;
  return I.Row->Format == InstFormat::DS && !I.Row->has(NoLDS) &&
         (Facts.LDSNeedsM0 || I[Field::GDS]);
}

void AccessVisitor::visitReads() {
  if (I.Row->has(SCCRead))
    call(CodeSCC, 1);
  if (I.Row->has(VCCRead))
    call(CodeVCC, MaskSize);
  if (readsExec())
    call(CodeExec, MaskSize);
  if (readsM0())
    call(CodeM0, 1);
  bool IsPrivate = I.Row->has(FlatSeg | ScratchSeg);
  if (IsPrivate && Facts.HasFlatScratchSGPRs)
    call(Facts.FlatScratchSGPR, 2);
}

void AccessVisitor::visitWrites() {
  if (I.Row->has(SCCWrite))
    call(CodeSCC, 1);
  if (I.Row->has(EXECWrite))
    call(CodeExec, MaskSize);
  if (I.Row->has(M0Write))
    call(CodeM0, 1);
}

void AccessVisitor::visit() {
  uint32_t Written = 0; // Mask of operands
  for (auto [Number, Op] : enumerate(I.operands())) {
    if (!Op.isRegister())
      continue;
    const OperandAccess X = getOperandAccess(I, Op);
    Written |= uint32_t(X.Writes) << Number;
    if (X.Reads)
      visitOperand(Op);
  }
  visitReads();
  IsWrite = true;
  for (; Written; Written &= Written - 1)
    visitOperand(I.operands()[countr_zero(Written)]);
  visitWrites();
}

void clrx::forEachAccess(const Inst &I, Arch A, bool Wave32,
                         function_ref<void(const RegisterAccess &)> Fn) {
  AccessVisitor(I, A, Wave32, Fn).visit();
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
