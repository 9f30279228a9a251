//===- KernelChecks.h - Code against configuration of kernels ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checks of the warning groups -Wkernel and -Wuninitialized. They find code
// that needs more than the configuration of its kernel grants, wrong control
// flow, and reads of registers and LDS that nothing has set.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_KERNELCHECKS_H
#define CLRX_LIB_CHECKS_KERNELCHECKS_H

#include "Analysis/Program.h"
#include "Findings.h"
#include "KernelBlocks.h"

namespace clrx {

namespace rules {
#define CLRX_KERNEL_WARNING(Id, Name, ...) inline constexpr RuleId Id{Name};
#include "Checks/KernelWarnings.def"
} // namespace rules

/// Checks the code of \p K, which must have code. \p Blocks are its blocks.
void checkKernel(const Program::Kernel &K, const KernelBlocks &Blocks,
                 Findings &Found);

/// Checks \p K for loads past the end of its arguments.
void checkArguments(const Program::Kernel &K, const KernelBlocks &Blocks,
                    Findings &Found);
/// Checks \p K for barriers that some wavefronts of a work-group skip.
void checkBarriers(const Program::Kernel &K, const KernelBlocks &Blocks,
                   Findings &Found);

/// Checks \p K for LDS accesses beyond its LDS, and for reads of LDS that
/// nothing has written. The warnings belong to two groups.
void checkLDS(const Program::Kernel &K, const KernelBlocks &Blocks,
              Findings &Found);
/// Checks \p K for loops that no path leaves.
void checkLoops(const Program::Kernel &K, const KernelBlocks &Blocks,
                Findings &Found);
/// Checks \p K for reads of registers that nothing has set.
void checkUninitialized(const Program::Kernel &K, const KernelBlocks &Blocks,
                        Findings &Found);

/// Returns the number of SGPRs or VGPRs that the hardware allocates to a kernel
/// with the counts of \p R.
unsigned getAllocatedCount(const KernelResources &R, const ArchInfo &Facts,
                           bool IsVector);

/// Returns true if a warning of \p G may be at \p I: it is no data, and the
/// source does not turn the group off there. Checks that warn once for a kernel
/// skip other instructions, so that these do not hide later ones.
inline bool isReportable(const CodeInst &I, WarningGroup G) {
  return I.isUnderstood() && I.Pos.isValid() && !isMuted(I.Pos, G);
}

/// Returns true if the instruction \p I accesses LDS by a DS encoding. DS
/// instructions that access GDS or only other lanes do not.
bool accessesLDS(const CodeInst &I);

/// Returns true if the header of \p K specifies wavefronts of 32 but enables
/// wavefronts of 64. The register counts in its words are not meaningful then.
/// \p A is the architecture of its code.
bool hasContradictoryWaveSize(const KernelView &K, Arch A);

/// Checks the source's device selection and its kernels.
void checkSource(const Program &P, const CheckOptions &Options,
                 Reporter &Report);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_KERNELCHECKS_H
