//===- UsageCounter.cpp - Registers an instruction uses -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/UsageCounter.h"

using namespace llvm;
using namespace clrx;

void clrx::countWrittenSGPRs(RegisterUsage &U, unsigned Code, unsigned Count,
                             Arch A) {
  unsigned Limit = getArchInfo(A).MaxSGPRs;
  if (Code < Limit)
    U.NumSGPRs = std::max(U.NumSGPRs, std::min(Code + Count, Limit - 2));
}

void clrx::countWrittenVGPRs(RegisterUsage &U, unsigned First, unsigned Count) {
  U.NumVGPRs = std::max(U.NumVGPRs, std::min(First + Count, MaxVGPRs));
}

void clrx::countReference(RegisterUsage &U, unsigned Code, Arch A) {
  const ArchInfo &Facts = getArchInfo(A);
  unsigned Pair = Code & ~1u;
  U.UsesFlatScratch |= Pair == Facts.FlatScratchSGPR;
  U.UsesXnackMask |= Facts.XnackMaskSGPR && Pair == Facts.XnackMaskSGPR;
  U.UsesVCC |= Pair == CodeVCC;
}

static void writeSGPRs(RegisterUsage &U, const InstOperand &Op, Arch A) {
  if (!Op.IsVar)
    countWrittenSGPRs(U, Op.Code, Op.Count, A);
}

static void writeVGPRs(RegisterUsage &U, const InstOperand &Op) {
  if (Op.isVGPR() && !Op.IsVar)
    countWrittenVGPRs(U, Op.Code - CodeVGPR0, Op.Count);
}

/// Whether memory access puts data into the registers of its data operand.
static bool writesData(const clrx::Inst &Inst) {
  if (Inst[Field::LDS] && Inst.Row->Format != InstFormat::FLAT)
    return false;
  return Inst.Row->has(Load) || Inst[Field::TFE] ||
         (Inst.Row->has(Atomic) && Inst[Field::GLC]);
}

static void countOperand(RegisterUsage &U, const clrx::Inst &Inst,
                         const InstOperand &Op, Arch A) {
  InstFormat Format = Inst.Row->Format;
  bool IsMemory = Format == InstFormat::MUBUF || Format == InstFormat::MTBUF ||
                  Format == InstFormat::MIMG || Format == InstFormat::FLAT;
  switch (Op.Kind) {
  case OperandKind::SDst:
  case OperandKind::CarryOut:
    writeSGPRs(U, Op, A);
    countReference(U, Op.Code, A);
    break;
  case OperandKind::SData:
    if (!writesData(Inst))
      break;
    writeSGPRs(U, Op, A);
    countReference(U, Op.Code, A);
    break;
  case OperandKind::VDst:
    if (Format != InstFormat::FLAT || !Inst.Row->has(Atomic) ||
        writesData(Inst))
      writeVGPRs(U, Op);
    break;
  case OperandKind::VData:
  case OperandKind::VDataMask:
    if (writesData(Inst))
      writeVGPRs(U, Op);
    break;
  case OperandKind::SReg:
    if (IsMemory)
      break;
    [[fallthrough]];
  case OperandKind::SSrc:
  case OperandKind::VSrc:
  case OperandKind::VSReg:
  case OperandKind::CarryIn:
  case OperandKind::SMOffset:
  case OperandKind::SOffset:
    if (Op.File == OperandFile::Scalar)
      countReference(U, Op.Code, A);
    break;
  case OperandKind::Imm8: // The reference takes it for a register.
    countReference(U, Inst[Field::SSrc1], A);
    break;
  default:
    break;
  }
}

RegisterUsage clrx::countUsage(const clrx::Inst &Inst, Arch A) {
  RegisterUsage U;
  for (const InstOperand &Op : Inst.operands())
    countOperand(U, Inst, Op, A);
  return U;
}
