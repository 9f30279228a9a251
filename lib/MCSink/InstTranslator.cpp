//===- InstTranslator.cpp - Words as MCInsts ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstTranslator.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSubtargetInfo.h"

using namespace llvm;
using namespace clrx;

Error InstTranslator::create(bool Wave32) {
  Mode &M = Modes[Wave32];
  if (M.Disassembler)
    return Error::success();
  auto D = LLVMDisassembler::create(Target, Wave32);
  if (!D)
    return D.takeError();
  M.Disassembler = std::move(*D);
  M.Subtarget = &Ctx.getSubtargetCopy(M.Disassembler->getSubtarget());
  return Error::success();
}

Error InstTranslator::prepare(const ObjectCode &Code) {
  for (const std::vector<InstRange> &Insts : Code.Insts)
    for (const InstRange &I : Insts)
      if (Error E = create(I.Wave32))
        return E;
  return Error::success();
}

std::optional<TranslatedInst> InstTranslator::translate(StringRef Content,
                                                        const InstRange &I) {
  const Mode &M = Modes[I.Wave32];
  if (M.Disassembler->read(Content, I.Offset) != I.Size)
    return std::nullopt;
  return TranslatedInst{M.Disassembler->getInst(), M.Subtarget,
                        M.Disassembler->getBranchTarget()};
}

std::optional<TranslatedInst>
InstTranslator::translateWithLiteral(StringRef Content, const InstRange &I,
                                     unsigned At, const MCExpr *Value) {
  std::optional<TranslatedInst> T = translate(Content, I);
  if (!T)
    return std::nullopt;
  const std::optional<unsigned> Operand =
      Modes[I.Wave32].Disassembler->findLiteral(At);
  if (!Operand)
    return std::nullopt;
  T->Inst.getOperand(*Operand) = MCOperand::createExpr(Value);
  return T;
}
