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

/// What the programs' options and operands set alike.
struct ClrxSettings {
  std::vector<std::string> Inputs;
  std::optional<llvm::StringRef> Device, Architecture;
  bool Help = false, Usage = false, Version = false;
};

/// Reads \p Args into \p S, calling \p Apply with the number of each option as
/// it is read; then prints help, usage or version if \p S wants it.
/// \returns the exit status if the program is to end: on error, reported, or
/// when something was printed.
std::optional<int> parseClrxOptions(
    const ClrxProgram &Program, llvm::ArrayRef<const char *> Args,
    ClrxSettings &S,
    llvm::function_ref<void(unsigned, llvm::StringRef, uint32_t)> Apply);

/// The same with a table of what to do, in the order of the options.
template <class SettingsT, size_t N>
std::optional<int> parseClrxOptions(
    const ClrxProgram &Program, llvm::ArrayRef<const char *> Args, SettingsT &S,
    void (*const (&Actions)[N])(SettingsT &, llvm::StringRef, uint32_t)) {
  return parseClrxOptions(
      Program, Args, S, [&](unsigned I, llvm::StringRef Text, uint32_t Number) {
        Actions[I](S, Text, Number);
      });
}

/// Looks up what -g or, without it, -A says. \returns true on error, reported.
bool selectDevice(llvm::StringRef ToolName, const ClrxSettings &S,
                  TargetState &Target);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H
