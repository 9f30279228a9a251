//===- LaneFloat.h - Floats in vector instructions --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules for floats that all rows share: rounding modes, and the output
// modifiers omod and clamp. Rows flush denormals themselves.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_LANEFLOAT_H
#define CLRX_LIB_SIMULATOR_LANEFLOAT_H

#include "Simulator/LaneUnit.h"

namespace clrx::sim {

/// Applies the modifiers abs and neg to source \p N of \p E if it is a float.
/// Converts the half that op_sel selects if the row mixes halves and floats.
void applyFloatModifiers(LaneExecution &E, unsigned N);

/// Sets the host's rounding mode while it lives.
class RoundingScope {
public:
  RoundingScope(LaneRounding Rounding, const LaneContext &Context);
  ~RoundingScope();

private:
  const int Mode; ///< One of the macros of <cfenv>.
};

/// Computes the row of \p E and applies the output modifiers of floats. The
/// sources already have their modifiers.
void computeRow(LaneExecution &E);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_LANEFLOAT_H
