//===- Accesses.h - Registers an instruction reads and writes ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers that an instruction reads or writes, implicit ones included,
// and the memory counters that it increments. If M0 or the VGPR index mode
// displaces registers, those that the instruction names are listed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ACCESSES_H
#define CLRX_ISA_ACCESSES_H

#include "clrx/ISA/Inst.h"
#include "llvm/ADT/bit.h"

namespace clrx {

/// The use of an operand by an instruction.
struct OperandAccess {
  bool Reads = false;
  bool Writes = false;
};

/// Returns how \p I uses \p Op, one of its operands.
OperandAccess getOperandAccess(const Inst &I, const InstOperand &Op);

/// Masks of the operands that an instruction reads and writes, by number. A
/// constant counts as read.
struct OperandMasks {
  uint8_t Read = 0, Written = 0;
};

OperandMasks getOperandMasks(const Inst &I);

/// Returns true if all instructions of \p Row have equal masks.
bool hasFixedMasks(const InstRow &Row);

/// Consecutive registers of one file.
struct RegisterAccess {
  /// Source operand code of the first register: SGPRs and special registers as
  /// they are encoded (CodeSCC for SCC), VGPRs from CodeVGPR0.
  uint16_t First;
  uint16_t Count;
  bool IsWrite;
  /// Null for implicit registers. May point into Inst::AddrVars. If it is a
  /// register variable, First is meaningless.
  const InstOperand *Operand;

  bool isVector() const { return First >= CodeVGPR0; }
};

/// Visits the registers that an instruction reads, then those it writes. The
/// functions are in this header, because analyses call forEachAccess() for each
/// instruction of a source.
template <typename Function> class AccessVisitor {
public:
  AccessVisitor(const Inst &I, Arch A, bool Wave32, Function Fn)
      : I(I), Facts(getArchInfo(A)),
        MaskSize(Wave32 && Facts.HasWave32 ? 1 : 2), Fn(Fn) {}

  void visit(OperandMasks Masks) {
    visitOperands(Masks.Read);
    visitReads();
    IsWrite = true;
    visitOperands(Masks.Written);
    visitWrites();
  }

private:
  const Inst &I;
  const ArchInfo &Facts;
  const unsigned MaskSize; ///< Number of SGPRs in EXEC and VCC.
  Function Fn;
  bool IsWrite = false;

  void call(unsigned First, unsigned Count, const InstOperand *Op = nullptr) {
    Fn(RegisterAccess{uint16_t(First), uint16_t(Count), IsWrite, Op});
  }

  void visitOperands(unsigned Mask) {
    for (; Mask; Mask &= Mask - 1) {
      const InstOperand &Op = I.Operands[llvm::countr_zero(Mask)];
      if (Op.isRegister())
        visitOperand(Op);
    }
  }

  void visitOperand(const InstOperand &Op) {
    if (LLVM_UNLIKELY(!I.AddrList.empty()) && Op.isVGPR() &&
        Op.Kind == OperandKind::VAddr)
      return visitAddressList(Op);
    if (!(Op.IsVar || Op.isVGPR() || Op.Code < CodeInlineZero))
      return visitSpecialSource(Op);
    const bool IsNull = !Op.IsVar && Op.Code == CodeNull;
    if (!IsNull)
      call(Op.Code, Op.Count, &Op);
  }

  void visitAddressList(const InstOperand &Op) {
    for (const InstOperand &Element : I.AddrVars)
      call(Element.Code, 1, &Element);
    if (I.AddrVars.empty())
      for (uint8_t Number : I.AddrList)
        call(CodeVGPR0 + Number, 1, &Op);
  }

  /// Visits codes for a part or a property of a register.
  void visitSpecialSource(const InstOperand &Op) {
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

  /// Returns true for vector instructions, except those that name one lane.
  bool readsExec() const {
    const bool IsVector =
        I.Row->Format >= InstFormat::VOP1 && !I.Row->has(NoWave);
    return IsVector || I.Row->has(EXECRead);
  }

  /// Returns true if M0 is used: as a limit of LDS before GCN 1.4, as a limit
  /// of GDS, or as the LDS address of interpolations and loads to LDS.
  bool readsM0() const {
    if (I.Row->has(M0Read) || I.Row->IsInterp || I[Field::LDS])
      return true;
    return I.Row->Format == InstFormat::DS && !I.Row->has(NoLDS) &&
           (Facts.LDSNeedsM0 || I[Field::GDS]);
  }

  void visitReads() {
    if (I.Row->has(SCCRead))
      call(CodeSCC, 1);
    if (I.Row->has(VCCRead))
      call(CodeVCC, MaskSize);
    if (readsExec())
      call(CodeExec, MaskSize);
    if (readsM0())
      call(CodeM0, 1);
    if (I.Row->has(FlatSeg | ScratchSeg) && Facts.HasFlatScratchSGPRs)
      call(Facts.FlatScratchSGPR, 2);
  }

  void visitWrites() {
    if (I.Row->has(SCCWrite))
      call(CodeSCC, 1);
    if (I.Row->has(EXECWrite))
      call(CodeExec, MaskSize);
    if (I.Row->has(M0Write))
      call(CodeM0, 1);
  }
};

/// Calls \p Fn with a RegisterAccess for each register range that \p I reads,
/// then for each that it writes. NULL is skipped. \p Wave32 determines the
/// sizes of EXEC and VCC. \p Masks is getOperandMasks(\p I).
/// Sources: AMD's ISA documents, checked against LLVM's instruction
/// descriptions.
template <typename Function>
void forEachAccess(const Inst &I, OperandMasks Masks, Arch A, bool Wave32,
                   Function Fn) {
  AccessVisitor<Function>(I, A, Wave32, Fn).visit(Masks);
}
template <typename Function>
void forEachAccess(const Inst &I, Arch A, bool Wave32, Function Fn) {
  forEachAccess(I, getOperandMasks(I), A, Wave32, Fn);
}

/// Counters that instructions can wait for, as bits of a mask.
enum MemoryCounter : uint8_t {
  VMCnt = 1 << 0,   ///< loadcnt on GFX12.
  LGKMCnt = 1 << 1, ///< dscnt on GFX12.
  ExpCnt = 1 << 2,
  VSCnt = 1 << 3, ///< From GCN 1.5 on; storecnt on GFX12.
  // From GFX12 on.
  SampleCnt = 1 << 4,
  BVHCnt = 1 << 5,
  KMCnt = 1 << 6,
  XCnt = 1 << 7 ///< From GFX12.5 on.
};

/// Returns the mask of MemoryCounters that \p I increments when it is issued
/// and decrements when it completes.
unsigned getRaisedCounters(const Inst &I, Arch A);

} // namespace clrx

#endif // CLRX_ISA_ACCESSES_H
