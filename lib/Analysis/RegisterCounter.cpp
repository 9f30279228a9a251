//===- RegisterCounter.cpp - Registers that code uses ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library in lib/ISA determines the registers that an instruction reads and
// writes. This file has the rules by which clrxasm, the reference assembler,
// counts them.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterCounter.h"
#include "clrx/ISA/Accesses.h"

using namespace llvm;
using namespace clrx;

static void countSGPRs(RegisterUsage &U, unsigned Code, unsigned Count,
                       Arch A) {
  unsigned Limit = getArchInfo(A).MaxSGPRs;
  if (Code < Limit)
    U.NumSGPRs = std::max(U.NumSGPRs, std::min(Code + Count, Limit - 2));
}

static void countVGPRs(RegisterUsage &U, unsigned First, unsigned Count) {
  U.NumVGPRs = std::max(U.NumVGPRs, std::min(First + Count, MaxVGPRs));
}

static void countReference(RegisterUsage &U, unsigned Code, Arch A) {
  const ArchInfo &Facts = getArchInfo(A);
  unsigned Pair = Code & ~1u;
  U.UsesFlatScratch |= Pair == Facts.FlatScratchSGPR;
  U.UsesXnackMask |= Facts.XnackMaskSGPR && Pair == Facts.XnackMaskSGPR;
}

/// Returns true if \p Op counts as written. The reference decides by the
/// operand's position, except for the data of memory instructions. A
/// destination counts even if the instruction only reads it. A source never
/// counts, even if the instruction writes it (s_call_b64, v_swap_b32).
static bool countsAsWritten(const clrx::Inst &Inst, const InstOperand &Op) {
  switch (Op.Kind) {
  case OperandKind::SDst:
  case OperandKind::CarryOut:
    return true;
  case OperandKind::VDst: // Loads to LDS included.
    return !Inst.Row->has(Atomic) || getOperandAccess(Inst, Op).Writes;
  case OperandKind::SData:
  case OperandKind::VData:
  case OperandKind::VDataMask:
    return getOperandAccess(Inst, Op).Writes;
  default:
    return false;
  }
}

/// Returns true if the special registers in \p Op count. They do not count in
/// the address and resource operands of vector memory instructions, nor in the
/// data of scalar stores.
static bool countsAsReference(const clrx::Inst &Inst, const InstOperand &Op) {
  InstFormat F = Inst.Row->Format;
  switch (Op.Kind) {
  case OperandKind::SReg:
    return F != InstFormat::MUBUF && F != InstFormat::MTBUF &&
           F != InstFormat::MIMG;
  case OperandKind::SData:
    return countsAsWritten(Inst, Op);
  default:
    return Op.Kind != OperandKind::ImageRsrc && Op.Kind != OperandKind::SAddr;
  }
}

static void countOperand(RegisterUsage &U, const clrx::Inst &Inst,
                         const InstOperand &Op, Arch A) {
  bool IsWritten = Op.isRegister() && !Op.IsVar && countsAsWritten(Inst, Op);
  if (Op.isVGPR()) {
    if (IsWritten)
      countVGPRs(U, Op.Code - CodeVGPR0, Op.Count);
  } else if (Op.File == OperandFile::Scalar) {
    if (IsWritten)
      countSGPRs(U, Op.Code, Op.Count, A);
    if (countsAsReference(Inst, Op))
      countReference(U, Op.Code, A);
  } else if (Op.Kind == OperandKind::Imm8) {
    countReference(U, Inst[Field::SSrc1],
                   A); // The reference treats the value as a register.
  }
}

RegisterUsage clrx::countUsage(const clrx::Inst &Inst, Arch A) {
  RegisterUsage U;
  for (const InstOperand &Op : Inst.operands())
    countOperand(U, Inst, Op, A);
  return U;
}

RegisterUsage clrx::countNamed(const clrx::Inst &Inst, Arch A) {
  RegisterUsage U;
  for (const InstOperand &Op : Inst.operands()) {
    if (!Op.isRegister() || Op.IsVar)
      continue;
    if (Op.isVGPR())
      countVGPRs(U, Op.Code - CodeVGPR0, Op.Count);
    else if (Op.File == OperandFile::Scalar)
      countSGPRs(U, Op.Code, Op.Count, A);
  }
  return U;
}
