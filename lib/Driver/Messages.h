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

#ifndef CLRX_LIB_DRIVER_MESSAGES_H
#define CLRX_LIB_DRIVER_MESSAGES_H

#include "Options/OptionValues.h"
#include "Source/DiagnosticFormat.h"
#include "clrx/Support/Rules.h"

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

/// Prints "TOOL: error: MESSAGE" and returns 1, the exit status.
int reportError(llvm::StringRef ToolName, const llvm::Twine &Message);
int reportError(llvm::StringRef ToolName, llvm::Error E);
/// Reports "unknown WHAT 'NAME'"; see makeUnknownNameError.
template <typename Range>
int reportUnknown(llvm::StringRef ToolName, llvm::StringRef What,
                  llvm::StringRef Name, const Range &Candidates) {
  return reportError(ToolName, makeUnknownNameError(What, Name, Candidates));
}

/// Returns the rules of all diagnostics, those of Rules.def first.
std::vector<RuleInfo> getAllRules();

/// Prints the end of the messages, if the format has one.
void finishMessages();

} // namespace clrx

#endif // CLRX_LIB_DRIVER_MESSAGES_H
