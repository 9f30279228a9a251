//===- RegisterCounter.h - Registers that code uses -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts registers by the rules of the reference assembler, for the headers of
// kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_REGISTERCOUNTER_H
#define CLRX_LIB_ANALYSIS_REGISTERCOUNTER_H

#include "clrx/Analysis/InstSink.h"
#include "clrx/ISA/RegisterUsage.h"

namespace clrx {

/// Counts the registers that \p I writes and the special registers that it
/// names.
RegisterUsage countUsage(const Inst &I, Arch A);

/// Counts all registers that \p I names, both written and read.
RegisterUsage countNamed(const Inst &I, Arch A);

/// Counts registers for the kernel that owns the current code.
class RegisterCounter final : public InstSink {
  RegisterUsage *Target = nullptr;

public:
  /// Counts the following instructions in \p Usage, which must stay valid until
  /// the next call. Null stops counting.
  void countFor(RegisterUsage *Usage) { Target = Usage; }

  unsigned getInterests() const override { return WantsInsts; }
  void onInstruction(const InstEvent &E) override {
    if (Target)
      Target->merge(E.Instruction ? countUsage(*E.Instruction, E.Architecture)
                                  : E.Usage);
  }
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_REGISTERCOUNTER_H
