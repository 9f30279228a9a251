//===- Programs.h - Command lines as data -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What manual pages and completions say of the three programs, from the tables
// that the programs read their options by.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H
#define CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace clrx {

enum class ArgumentKind : uint8_t { None, File, Folder, Choice, Text };

struct OptionPage {
  /// With dashes and what joins a value to them; the first one is shown.
  std::vector<std::string> Spellings;
  std::string MetaVar; ///< As --help has it; empty for ArgumentKind::None.
  ArgumentKind Argument = ArgumentKind::None;
  std::vector<std::string> Values; ///< Of a Choice.
  std::string Help;
};

struct OptionGroupPage {
  std::string Title; ///< Empty: the others.
  std::vector<OptionPage> Options;
};

struct ProgramExample {
  std::string Command, Text;
};

struct ProgramPage {
  std::string Name;
  std::string Title;                    ///< A line.
  std::string Operands;                 ///< Behind the options.
  std::vector<std::string> Description; ///< Paragraphs.
  std::vector<OptionGroupPage> Groups;
  std::vector<ProgramExample> Examples;
};

/// clrx-mc, clrxasm, clrxdisasm.
std::vector<ProgramPage> getProgramPages();

} // namespace clrx

#endif // CLRX_TOOLS_CLRXDOCGEN_PROGRAMS_H
