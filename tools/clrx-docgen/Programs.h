//===- Programs.h - Command lines as data -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Descriptions of the programs for manual pages and completions, from the
// option tables of the programs.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H
#define CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clrx {

/// Kind of an option's argument.
enum class ArgumentKind : uint8_t { None, File, Folder, Choice, Text };

/// An option.
struct OptionPage {
  /// Spellings with their dashes, and with = if the value follows directly.
  std::vector<std::string> Spellings;
  std::string MetaVar; ///< Name in --help; empty for ArgumentKind::None.
  ArgumentKind Argument = ArgumentKind::None;
  std::vector<std::string> Values; ///< Values of a Choice.
  std::string Help;
};

/// A group of options.
struct OptionGroupPage {
  std::string Title; ///< Empty for options without a group.
  std::vector<OptionPage> Options;
};

/// An example command.
struct ProgramExample {
  std::string Command, Text;
};

/// A command that the program reads.
struct ProgramCommand {
  std::string Name, Arguments, Help;
};

/// A program.
struct ProgramPage {
  std::string Name;
  std::string Title;                    ///< One line.
  std::string Operands;                 ///< Operands after the options.
  std::vector<std::string> Description; ///< Paragraphs.
  std::string ExitStatus;
  std::vector<OptionGroupPage> Groups;
  std::vector<ProgramExample> Examples;
  std::vector<ProgramCommand> Commands = {}; ///< Usually none.
};

/// Returns the pages of all programs.
std::vector<ProgramPage> getProgramPages();

} // namespace clrx

#endif // CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H
