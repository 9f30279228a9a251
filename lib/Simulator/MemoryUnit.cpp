//===- MemoryUnit.cpp - Instructions that access memory ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of contents of memory instructions. Each format has a file.
//
//===----------------------------------------------------------------------===//

#include "Simulator/MemoryUnit.h"
#include "Simulator/WorkGroup.h"
#include "clrx/ISA/InlineConstants.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

bool sim::checkRegisters(Wavefront &W, const Inst &I) {
  for (const InstOperand &Op : I.operands()) {
    // The unit of images checks addresses: decoding only guesses their size.
    if (Op.Kind == OperandKind::VAddr && I.Row->Format == InstFormat::MIMG)
      continue;
    const unsigned End = Op.Code + Op.Count;
    const bool HasAll =
        Op.isVGPR() ? End <= CodeVGPR0 + W.Vectors.size()
                    : Op.File != OperandFile::Scalar || End <= CodeInlineZero;
    if (HasAll)
      continue;
    W.stop(FindingGroup::Trap,
           "the instruction names registers that the wavefront does not have",
           "");
    return false;
  }
  return true;
}

ScalarValue sim::readScalarOperand(const Wavefront &W, const Inst &I,
                                   const InstOperand &Op) {
  switch (Op.File) {
  case OperandFile::Scalar:
    // GCN 1.5 reads null as 0.
    if (Op.Code == CodeNull && (maskOf(W.dispatch().Architecture) & GCN15) != 0)
      return {};
    return W.Scalars.get32(Op.Code);
  case OperandFile::Inline:
    return {getInlineBits(Op.Code)};
  case OperandFile::Literal:
    return {I.Literal};
  default:
    return {};
  }
}

void sim::executeMemory(Wavefront &W, const DecodedInst &D) {
  if (!checkRegisters(W, D.I))
    return;
  switch (D.I.Row->Format) {
  case InstFormat::SMRD:
    return executeScalarMemory(W, D);
  case InstFormat::DS:
    return executeDataShare(W, D);
  case InstFormat::MUBUF:
  case InstFormat::MTBUF:
    return executeBuffer(W, D);
  case InstFormat::FLAT:
    return executeFlat(W, D);
  case InstFormat::MIMG:
    return executeImage(W, D);
  default:
    llvm_unreachable("the format does not access memory");
  }
}
