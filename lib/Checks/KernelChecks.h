//===- KernelChecks.h - Code and configuration of kernels -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The group -Wkernel: what a kernel's code asks for that its configuration
// does not give, and ways that lead out of the code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_KERNELCHECKS_H
#define CLRX_LIB_CHECKS_KERNELCHECKS_H

#include "Findings.h"
#include "clrx/Analysis/Program.h"

namespace clrx {

/// Checks the code that \p K, which has some, runs.
void checkKernel(const Program::Kernel &K, Findings &Found);

/// Of those, loads of arguments that it does not have.
void checkArguments(const Program::Kernel &K, Findings &Found);
/// Of those, barriers that some wavefronts of a work-group pass by.
void checkBarriers(const Program::Kernel &K, Findings &Found);

/// Whether the header of \p K, whose code is for \p A, says that it runs in
/// wavefronts of 32, and yet it does not. Then its registers are not as many as
/// its words say.
bool isOfOtherWaveSize(const KernelView &K, Arch A);

/// Checks what the source says of its device and its kernels.
void checkSource(const Program &P, const CheckOptions &Options,
                 Reporter &Report);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_KERNELCHECKS_H
