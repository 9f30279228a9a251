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

ExecuteFn sim::getMemoryFunction(InstFormat F) {
  switch (F) {
  case InstFormat::SMRD:
    return executeScalarMemory;
  case InstFormat::DS:
    return executeDataShare;
  case InstFormat::MUBUF:
  case InstFormat::MTBUF:
    return executeBuffer;
  case InstFormat::FLAT:
    return executeFlat;
  case InstFormat::MIMG:
    return executeImage;
  default:
    llvm_unreachable("the format does not access memory");
  }
}
