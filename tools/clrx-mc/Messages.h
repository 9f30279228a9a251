//===- Messages.h - What is printed to standard error -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All messages of a run, of sources and of the command line, as text or as
// data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_MESSAGES_H
#define CLRX_TOOLS_CLRXMC_MESSAGES_H

#include "clrx/Source/DiagnosticFormat.h"

namespace clrx {

/// How messages are written from now on; text unless it is called. \p ToolName
/// must outlive the run.
void setMessageFormat(DiagnosticFormat Format, llvm::StringRef ToolName);

/// Whether text goes to a terminal with colours that nobody has forbidden by
/// the environment variable NO_COLOR (no-color.org).
bool wantsColors();

/// Prints a diagnostic of a source, in one write.
void printDiagnostic(const Diagnostic &D, bool Colors);

/// Prints a message about the command line or a file, with the tool's name in
/// front of it where it is text.
void printMessage(llvm::StringRef ToolName, Severity Kind,
                  const llvm::Twine &Message);

/// Prints what the format wants at the end of the run.
void finishMessages();

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_MESSAGES_H
