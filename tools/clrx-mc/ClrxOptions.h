//===- ClrxOptions.h - The option grammar of CLRX's programs ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes what clrxasm and clrxdisasm 0.1.9 take, so that Makefiles written for
// them run unchanged. LLVM's option parser cannot express their rules: short
// options combine and the last of them may take an argument (-6Swbraw), -o=X
// is -oX, and a long flag may carry a value, which is ignored (--64bit=3).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H
#define CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

enum class OptionArgument : uint8_t { None, Text, Number };

/// An option without what it does.
struct ClrxOption {
  char Short;                   ///< 0: has none.
  llvm::StringLiteral Spelling; ///< Of the long form, with its dashes.
  OptionArgument Takes;
  llvm::StringLiteral MetaVar;
  llvm::StringLiteral Help;
};

/// A program's options and what it calls itself.
struct ClrxProgram {
  llvm::StringLiteral Name;
  llvm::StringLiteral Operands; ///< Behind the options in the usage.
  llvm::StringLiteral Summary;  ///< What it does with them.
  llvm::ArrayRef<ClrxOption> Options;
};

/// Reads \p Args, calling \p Apply with the number of each option as it is
/// read, and \p AddInput with the files. \returns true on error, reported.
bool parseClrxOptions(
    const ClrxProgram &Program, llvm::ArrayRef<const char *> Args,
    llvm::function_ref<void(unsigned, llvm::StringRef, uint32_t)> Apply,
    llvm::function_ref<void(llvm::StringRef)> AddInput);

/// \name What --help, --usage and --version print; they return 0
/// @{
int printClrxHelp(const ClrxProgram &Program);
int printClrxUsage(const ClrxProgram &Program);
int printClrxVersion(const ClrxProgram &Program);
/// @}

/// Looks up what -g or, without it, -A says. \returns true on error, reported.
bool selectDevice(llvm::StringRef ToolName,
                  std::optional<llvm::StringRef> Device,
                  std::optional<llvm::StringRef> Architecture,
                  TargetState &Target);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H
