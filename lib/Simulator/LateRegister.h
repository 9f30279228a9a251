//===- LateRegister.h - A result that arrives later -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the result of an executed instruction out of a register, and writes it
// later. A PathObserver decides when.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_LATEREGISTER_H
#define CLRX_LIB_SIMULATOR_LATEREGISTER_H

#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// A register whose new value has not arrived. Undefined bits travel with it.
class LateRegister {
public:
  /// Copies the register \p Code of \p W. The next instruction of \p W writes
  /// the bits \p Bits of it, in the lanes of EXEC if it is a vector register.
  void save(const Wavefront &W, unsigned Code, uint32_t Bits);
  /// Exchanges the copy and the register: the register has its old value again.
  void takeResult(Wavefront &W);
  /// Writes the result to the register.
  void deliver(Wavefront &W) const;

private:
  unsigned Code = 0;
  uint32_t Bits = 0;
  uint64_t Lanes = 0; ///< Vector registers only.
  /// The value of a scalar register is the first one.
  uint32_t Values[MaxLanes], Undefined[MaxLanes];
  /// Lanes whose element of Undefined counts; vector registers only.
  uint64_t UndefinedLanes = 0;

  bool isVector() const { return Code >= CodeVGPR0; }
  unsigned getVGPR() const { return Code - CodeVGPR0; }
  void deliverPart(VectorRegisters &R) const;
};

/// Returns true if \p W has the register \p Code, and LateRegister can keep its
/// value: it is an SGPR, a special register with such a code, or a VGPR.
bool canBeLate(const Wavefront &W, unsigned Code);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_LATEREGISTER_H
