//===- Options.cpp - Options by name --------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts options to command line arguments for the program's own parser.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "Options/OptTable.h"
#include "Options/OptionReader.h"
#include "Options/OptionValues.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

static const Visibility Visible(LibraryOption);

/// Returns the name of option \p ID without dashes and =.
static StringRef getPlainName(unsigned ID) {
  return getOptTable().getOptionName(ID).rtrim('=');
}

/// Returns true for library options. Aliases with a separate value are
/// excluded.
static bool isLibraryOption(const Option &O) {
  return O.hasVisibilityFlag(LibraryOption) &&
         O.getKind() != Option::SeparateClass;
}

static Error makeUnknownOptionError(StringRef Name) {
  SmallVector<StringRef> Known;
  for (unsigned ID = 1; ID <= getOptTable().getNumOptions(); ++ID)
    if (isLibraryOption(getOptTable().getOption(ID)))
      Known.push_back(getPlainName(ID));
  return makeUnknownNameError("option", Name, Known);
}

static Expected<std::string> spellOption(StringRef Name, const char *Value) {
  const OptTable &Table = getOptTable();
  for (unsigned ID = 1; ID <= Table.getNumOptions(); ++ID) {
    const Option O = Table.getOption(ID);
    if (!isLibraryOption(O) || getPlainName(ID) != Name)
      continue;
    const bool IsFlag = O.getKind() == Option::FlagClass;
    if (IsFlag && Value)
      return createStringError("option '" + Name + "' takes no value");
    if (!IsFlag && !Value)
      return createStringError("option '" + Name + "' needs a value");
    return (O.getPrefixedName() + (Value ? Value : "")).str();
  }
  return makeUnknownOptionError(Name);
}

Error LibraryOptions::set(StringRef Name, const char *Value) {
  Expected<std::string> Arg = spellOption(Name, Value);
  if (!Arg)
    return Arg.takeError();
  Args.push_back(std::move(*Arg));
  Error E = read().takeError();
  if (E)
    Args.pop_back();
  return E;
}

Expected<LanguageOptions> LibraryOptions::read() const {
  std::vector<const char *> Pointers;
  for (const std::string &Arg : Args)
    Pointers.push_back(Arg.c_str());
  unsigned MissingIndex, MissingCount;
  const InputArgList List =
      getOptTable().ParseArgs(Pointers, MissingIndex, MissingCount, Visible);
  LanguageOptions Language;
  if (Error E = readLanguage(List, Language))
    return E;
  if (Error E = readTarget(List, Language))
    return E;
  for (StringRef Text : List.getAllArgValues(OPT_D)) {
    auto Symbol = parseSymbolDefinition(Text);
    if (!Symbol)
      return Symbol.takeError();
    Language.Symbols.push_back(std::move(*Symbol));
  }
  Language.WarnOfOldVersions = Language.WarnOfBranchFaults = true;
  Language.ShowRemarks = true;
  return Language;
}
