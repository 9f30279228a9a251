//===- MemoryUnit.h - Instructions that access memory -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The formats of instructions that access memory, and operands that they share.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_MEMORYUNIT_H
#define CLRX_LIB_SIMULATOR_MEMORYUNIT_H

#include "Simulator/CodeCache.h"

namespace clrx::sim {

/// \name Functions that execute the memory operations of a format
/// @{
void executeScalarMemory(Wavefront &W, const DecodedInst &D); ///< SMRD, SMEM
void executeDataShare(Wavefront &W, const DecodedInst &D);    ///< DS
void executeBuffer(Wavefront &W, const DecodedInst &D);       ///< MUBUF, MTBUF
void executeFlat(Wavefront &W, const DecodedInst &D);         ///< FLAT
void executeImage(Wavefront &W, const DecodedInst &D);        ///< MIMG
/// @}

/// Returns the function of the memory operations of the format \p F.
ExecuteFn getMemoryFunction(InstFormat F);

/// Returns the function of the wave operation \p Id of MemoryOps.def.
ExecuteFn getMemoryWaveFunction(llvm::StringRef Id);

/// Returns the value of a scalar register or a constant.
ScalarValue readScalarOperand(const Wavefront &W, const Inst &I,
                              const InstOperand &Op);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_MEMORYUNIT_H
