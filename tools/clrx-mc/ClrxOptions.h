//===- ClrxOptions.h - The option grammar of CLRX's programs ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the option grammar of clrxasm and clrxdisasm 0.1.9, so that
// existing Makefiles work unchanged. LLVM's option parser cannot express its
// rules: short options can be combined and the last one may have an argument
// (-6Swbraw), -o=X is -oX, and a long flag may have a value, which is ignored
// (--64bit=3).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H
#define CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H

#include "Driver.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Kind of an option's argument.
enum class OptionArgument : uint8_t { None, Text, Number };

/// An option, without its effect.
struct ClrxOption {
  char Short;                   ///< 0 if there is no short form.
  llvm::StringLiteral Spelling; ///< Long form with its dashes.
  OptionArgument Takes;
  llvm::StringLiteral MetaVar;
  llvm::StringLiteral Help;
};

/// A program, its texts and its options.
struct ClrxProgram {
  llvm::StringLiteral Name;
  llvm::StringLiteral Operands; ///< Operands in the usage line.
  llvm::StringLiteral Summary;  ///< Description in the help.
  llvm::ArrayRef<ClrxOption> Options;
};

/// Settings that the programs have in common.
struct ClrxSettings {
  std::vector<std::string> Inputs;
  std::optional<llvm::StringRef> Device, Architecture;
  bool Help = false, Usage = false, Version = false;
};

/// Parses \p Args into \p S, and calls \p Apply with the index of each option.
/// Then prints help, usage or version if \p S requests them. \returns the exit
/// status if the program must end: after a reported error, or after printing.
std::optional<int> parseClrxOptions(
    const ClrxProgram &Program, llvm::ArrayRef<const char *> Args,
    ClrxSettings &S,
    llvm::function_ref<void(unsigned, llvm::StringRef, uint32_t)> Apply);

/// Does the same with a table of actions, in the order of the options.
template <class SettingsT, size_t N>
std::optional<int> parseClrxOptions(
    const ClrxProgram &Program, llvm::ArrayRef<const char *> Args, SettingsT &S,
    void (*const (&Actions)[N])(SettingsT &, llvm::StringRef, uint32_t)) {
  return parseClrxOptions(
      Program, Args, S, [&](unsigned I, llvm::StringRef Text, uint32_t Number) {
        Actions[I](S, Text, Number);
      });
}

/// Selects the device of -g or, without it, of -A. \returns true after
/// reporting an error.
bool selectDevice(llvm::StringRef ToolName, const ClrxSettings &S,
                  TargetState &Target);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_CLRXOPTIONS_H
