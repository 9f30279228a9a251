//===- ScalarUnit.h - Scalar operands ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reading of scalar operands.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_SCALARUNIT_H
#define CLRX_LIB_SIMULATOR_SCALARUNIT_H

#include "Simulator/CodeCache.h"

namespace clrx::sim {

/// Returns the value of a scalar register or a constant.
ScalarValue readScalar(const Wavefront &W, const DecodedSource &S);

/// Returns the value of a source operand code from CodeVCCZ on.
ScalarValue readSpecial(const Wavefront &W, unsigned Code);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_SCALARUNIT_H
