//===- HardwareRegisters.h - Registers of s_getreg and s_setreg -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hardware registers that s_getreg and s_setreg access.
// Source: AMD's ISA documents, "S_GETREG_B32" and "STATUS register"; LLVM's
// AMDGPUBaseInfo for the numbers of the registers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_HARDWAREREGISTERS_H
#define CLRX_LIB_SIMULATOR_HARDWAREREGISTERS_H

#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// Returns the hardware register with the number \p Id, 0 to 63. Registers that
/// depend on the hardware's state, and unknown registers, are 0.
ScalarValue readHardwareRegister(const Wavefront &W, unsigned Id);

/// Writes the hardware register with the number \p Id. Registers that a kernel
/// cannot change keep their values.
void writeHardwareRegister(Wavefront &W, unsigned Id, uint32_t Value);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_HARDWAREREGISTERS_H
