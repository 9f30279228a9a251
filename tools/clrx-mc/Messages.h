//===- Messages.h - Messages to standard error ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the messages of a run, about sources and the command line, as text or
// as data.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_MESSAGES_H
#define CLRX_TOOLS_CLRXMC_MESSAGES_H

#include "Source/DiagnosticFormat.h"

namespace clrx {

/// Sets the format of messages; the default is text. \p ToolName must outlive
/// the run.
void setMessageFormat(DiagnosticFormat Format, llvm::StringRef ToolName);

DiagnosticFormat getMessageFormat();

/// Returns true if standard error is a terminal with colours, and the
/// environment variable NO_COLOR (no-color.org) does not forbid them.
bool wantsColors();

/// Prints a diagnostic of a source in one write.
void printDiagnostic(const Diagnostic &D, bool Colors);

/// Prints a message about the command line or a file. In text format, the
/// tool's name precedes it.
void printMessage(llvm::StringRef ToolName, Severity Kind,
                  const llvm::Twine &Message);

/// Prints the end of the messages, if the format has one.
void finishMessages();

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_MESSAGES_H
