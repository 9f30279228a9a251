//===- Session.h - A run from its input to its results -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles the input if it is a source, executes it, and prints findings and
// results.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXRUN_SESSION_H
#define CLRX_TOOLS_CLRXRUN_SESSION_H

#include "Run/LaunchFile.h"

namespace clrx {

/// Name of the program in messages.
constexpr llvm::StringLiteral RunToolName = "clrx-run";

/// Runs \p R. \returns the exit status.
int runSession(RunRequest &R);

/// Runs the launches of \p File. \returns the exit status.
int runLaunches(RunRequest &R, LaunchFile &File);

/// Prints \p E, unless its diagnostics have been printed. \returns 1.
int reportFailure(llvm::Error E, bool Colors);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXRUN_SESSION_H
