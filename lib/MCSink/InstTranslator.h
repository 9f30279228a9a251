//===- InstTranslator.h - Words as MCInsts ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MCSINK_INSTTRANSLATOR_H
#define CLRX_LIB_MCSINK_INSTTRANSLATOR_H

#include "LLVMBridge/LLVMDisassembler.h"
#include "MCSink/MCStreamerSink.h"
#include "llvm/MC/MCInst.h"

namespace llvm {
class MCContext;
class MCSubtargetInfo;
} // namespace llvm

namespace clrx {

/// An instruction in LLVM's representation.
struct TranslatedInst {
  llvm::MCInst Inst;
  const llvm::MCSubtargetInfo *Subtarget;
  /// Section offset of the branch target; nothing if the instruction is no
  /// branch.
  std::optional<uint64_t> BranchTarget;
};

/// Disassembles words for one processor.
class InstTranslator {
  TargetId Target;
  llvm::MCContext &Ctx; ///< Context of the streamer; owns the subtargets.
  struct Mode {
    std::unique_ptr<LLVMDisassembler> Disassembler;
    const llvm::MCSubtargetInfo *Subtarget = nullptr;
  };
  Mode Modes[2]; ///< [0] for wavefronts of 64 lanes, [1] for 32 lanes.

  llvm::Error create(bool Wave32);

public:
  InstTranslator(const TargetId &Target, llvm::MCContext &Ctx)
      : Target(Target), Ctx(Ctx) {}

  /// Prepares for the instructions of \p Code. \returns an error if LLVM does
  /// not support the processor.
  llvm::Error prepare(const ObjectCode &Code);

  /// Reads the instruction \p I of a section with the bytes \p Content.
  /// \returns nothing unless LLVM decodes an instruction of the same size, and
  /// encodes it to the same words.
  std::optional<TranslatedInst> translate(llvm::StringRef Content,
                                          const InstRange &I);
  /// Does the same as translate, but with \p Value for the literal dword at the
  /// byte \p At of the instruction. \returns nothing if that dword is no
  /// operand.
  std::optional<TranslatedInst> translateWithLiteral(llvm::StringRef Content,
                                                     const InstRange &I,
                                                     unsigned At,
                                                     const llvm::MCExpr *Value);
};

} // namespace clrx

#endif // CLRX_LIB_MCSINK_INSTTRANSLATOR_H
