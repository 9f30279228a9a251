//===- Dispatch.h - Dispatches and their initial state ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of clrx-dispatch.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_CLOVER_DISPATCH_H
#define CLRX_TEST_CLOVER_DISPATCH_H

#include "../SimulatedGPU/DispatchRequest.h"
#include "Simulator/Simulator.h"
#include "llvm/Support/Error.h"

namespace clrx::clover {

/// Returns the dispatch that the registers of \p Request describe. Its memory
/// is in \p Mem.
llvm::Expected<sim::Dispatch> makeDispatch(const DispatchRequest &Request,
                                           const sim::Memory &Mem);

/// Prepares a kernel as clrx-run does with the options and the file of \p Argv.
llvm::Expected<sim::Dispatch> launchKernel(int Argc, char **Argv,
                                           sim::Memory &Mem);

/// Prints the registers with which the first wavefront of the first and of the
/// last work-group start, and the memory that they point to.
void printInitialState(llvm::raw_ostream &OS, sim::Machine &M,
                       const sim::Dispatch &D);

} // namespace clrx::clover

#endif // CLRX_TEST_CLOVER_DISPATCH_H
