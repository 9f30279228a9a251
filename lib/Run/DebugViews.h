//===- DebugViews.h - What a debugger shows ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The commands that show a stopped wavefront and change nothing.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_DEBUGVIEWS_H
#define CLRX_LIB_RUN_DEBUGVIEWS_H

#include "Run/DebugCommands.h"

namespace clrx {

/// Prints a register, a buffer, LDS or a symbol: WHAT [TYPE].
llvm::Error showValue(DebugContext &C, DebugArguments Arguments);
/// Prints all lanes of VGPRs: REGISTER [TYPE].
llvm::Error showLanes(DebugContext &C, DebugArguments Arguments);
/// Prints memory: BUFFER|ADDRESS [OFFSET] [COUNT] [TYPE].
llvm::Error showMemory(DebugContext &C, DebugArguments Arguments);
/// Prints the place of the wavefront, and the macro calls, repetitions and
/// includes around it.
llvm::Error showPlace(DebugContext &C, DebugArguments Arguments);
/// Prints lines of the source or, without one, the instructions around the
/// place of the wavefront.
llvm::Error showCode(DebugContext &C, DebugArguments Arguments);
/// Prints the wavefronts of the work-group: [NUMBER]. The number selects one.
llvm::Error showWaves(DebugContext &C, DebugArguments Arguments);

} // namespace clrx

#endif // CLRX_LIB_RUN_DEBUGVIEWS_H
