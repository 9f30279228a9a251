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

#ifndef CLRX_ANALYSIS_REGISTERCOUNTER_H
#define CLRX_ANALYSIS_REGISTERCOUNTER_H

#include "clrx/Analysis/InstSink.h"
#include "clrx/ISA/RegisterUsage.h"

namespace clrx {

/// Registers that \p I writes, and the special ones it refers to.
RegisterUsage countUsage(const Inst &I, Arch A);

/// Counts of all registers that \p I names, whether written or read.
RegisterUsage countNamed(const Inst &I, Arch A);

/// Counts what instructions use for whom they belong to at the time.
class RegisterCounter final : public InstSink {
  RegisterUsage *Target = nullptr;

public:
  /// Instructions from here on count for \p Usage, which must stay valid while
  /// it is set; for null they count for nobody.
  void countFor(RegisterUsage *Usage) { Target = Usage; }

  unsigned getInterests() const override { return WantsInsts; }
  void onInstruction(const InstEvent &E) override {
    if (Target)
      Target->merge(E.Instruction ? countUsage(*E.Instruction, E.Architecture)
                                  : E.Usage);
  }
};

} // namespace clrx

#endif // CLRX_ANALYSIS_REGISTERCOUNTER_H
