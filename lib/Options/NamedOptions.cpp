//===- NamedOptions.cpp - Options by name -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Spells options as command line arguments.
//
//===----------------------------------------------------------------------===//

#include "Options/NamedOptions.h"
#include "Options/OptionValues.h"

using namespace clrx;
using namespace llvm;
using namespace llvm::opt;

/// Returns the name of the option \p ID without dashes and without '='.
static StringRef getPlainName(unsigned ID) {
  return getOptTable().getOptionName(ID).rtrim('=');
}

/// Returns true if \p O has a visibility of the mask \p V. The variants of
/// options whose value is a separate argument are for the command line only.
static bool isVisible(const Option &O, unsigned V) {
  return O.hasVisibilityFlag(V) && O.getKind() != Option::SeparateClass;
}

SmallVector<StringRef> clrx::getPlainNames(unsigned V) {
  SmallVector<StringRef> Names;
  for (unsigned ID = 1; ID <= getOptTable().getNumOptions(); ++ID)
    if (isVisible(getOptTable().getOption(ID), V))
      Names.push_back(getPlainName(ID));
  return Names;
}

/// Returns the command line argument of an option.
static Expected<std::string> spellOption(StringRef Name, const char *Value,
                                         unsigned V) {
  const OptTable &Table = getOptTable();
  for (unsigned ID = 1; ID <= Table.getNumOptions(); ++ID) {
    const Option O = Table.getOption(ID);
    if (!isVisible(O, V) || getPlainName(ID) != Name)
      continue;
    const bool IsFlag = O.getKind() == Option::FlagClass;
    if (IsFlag && Value)
      return createStringError("option '" + Name + "' takes no value");
    if (!IsFlag && !Value)
      return createStringError("option '" + Name + "' needs a value");
    return (O.getPrefixedName() + (Value ? Value : "")).str();
  }
  return makeUnknownNameError("option", Name, getPlainNames(V));
}

Error NamedOptions::add(StringRef Name, const char *Value) {
  Expected<std::string> Arg = spellOption(Name, Value, Visible);
  if (!Arg)
    return Arg.takeError();
  Args.push_back(std::move(*Arg));
  return Error::success();
}

InputArgList NamedOptions::parse() const {
  SmallVector<const char *, 16> Pointers;
  for (const std::string &Arg : Args)
    Pointers.push_back(Arg.c_str());
  unsigned MissingIndex, MissingCount;
  return getOptTable().ParseArgs(Pointers, MissingIndex, MissingCount,
                                 Visibility(Visible));
}
