//===- ActionOptions.h - Options of reports and of binaries -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the options of the actions, which the command line and the library
// share. Errors name the invalid argument.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_ACTIONOPTIONS_H
#define CLRX_LIB_ACTIONS_ACTIONOPTIONS_H

#include "Actions/BinaryActions.h"
#include "Actions/HexText.h"
#include "llvm/Option/ArgList.h"

namespace clrx {

/// Use of the edits that diagnostics suggest.
enum class FixMode : uint8_t {
  None,
  Apply, ///< Changes the text.
  Diff   ///< Prints the changes.
};

/// Reads --fix and --fix=diff.
llvm::Expected<FixMode> readFixMode(const llvm::opt::InputArgList &Args);

/// Reads --report and --cfg; None without either.
llvm::Expected<ReportForm> readReportForm(const llvm::opt::InputArgList &Args);

/// Reads the settings of the operation \p Action with a report of the form \p
/// Report. The binary is raw code if \p IsRawCode or an option says so.
llvm::Expected<BinaryRequest>
readBinaryRequest(const llvm::opt::InputArgList &Args, BinaryAction Action,
                  ReportForm Report, bool IsRawCode);

/// Reads the name of the array in a C header; \p Default if no option names it.
llvm::Expected<std::string> readCName(const llvm::opt::InputArgList &Args,
                                      llvm::StringRef Default);

/// Reads the targets of the rule for make; \p Default if no option names one.
std::vector<std::string>
readDependencyTargets(const llvm::opt::InputArgList &Args,
                      llvm::StringRef Default);

/// Returns the comments of instructions in LLVM's syntax.
InstComments readInstComments(const llvm::opt::InputArgList &Args);

/// Requests a listing in LLVM's assembly language.
void requestListing(const llvm::opt::InputArgList &Args,
                    AssembleOptions &Options);

/// Returns a warning that plain code is read as code for the default device of
/// \p Target, with the advice to use \p Option.
std::string describeDefaultDevice(const TargetState &Target,
                                  llvm::StringRef Option);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_ACTIONOPTIONS_H
