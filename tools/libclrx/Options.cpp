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
#include "Options/OptionReader.h"

using namespace llvm;
using namespace clrx;

Error LibraryOptions::set(StringRef Name, const char *Value) {
  if (Error E = Options.add(Name, Value))
    return E;
  Error E = read().takeError();
  if (E)
    Options.removeLast();
  return E;
}

Expected<LanguageOptions> LibraryOptions::read() const {
  Expected<LanguageOptions> Language = readPlainLanguage(Options.parse());
  if (!Language)
    return Language;
  Language->WarnOfOldVersions = Language->WarnOfBranchFaults = true;
  Language->ShowRemarks = true;
  return Language;
}
