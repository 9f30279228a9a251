//===- RegisterIndex.h - Registers that an index selects --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the numbers of registers that M0 selects. Out of range, a source is
// register 0, and a destination is not written.
// Source: AMD's ISA documents, "Out-of-Range Behavior".
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_REGISTERINDEX_H
#define CLRX_LIB_SIMULATOR_REGISTERINDEX_H

namespace clrx::sim {

class Wavefront;

/// Returns true if the \p Count registers from \p Number on, which may be any
/// number, are among the first \p Size ones.
constexpr bool isRegisterRange(unsigned Number, unsigned Count, unsigned Size) {
  return Count <= Size && Number <= Size - Count;
}

/// Returns true if \p W has the \p Count SGPRs from \p Number on. Otherwise
/// reports a finding.
bool checkScalarIndex(Wavefront &W, unsigned Number, unsigned Count);

/// Does the same for VGPRs.
bool checkVectorIndex(Wavefront &W, unsigned Number, unsigned Count);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_REGISTERINDEX_H
