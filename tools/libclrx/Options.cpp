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
#include "Actions/ActionOptions.h"
#include "Options/OptionReader.h"

using namespace llvm;
using namespace clrx;

Error LibraryOptions::set(StringRef Name, const char *Value) {
  if (Error E = Options.add(Name, Value))
    return E;
  Error E = check();
  if (E)
    Options.removeLast();
  return E;
}

Error LibraryOptions::check() const {
  AssembleOptions Ignored;
  if (Error E = read(Ignored))
    return E;
  const opt::InputArgList Args = parse();
  if (Error E = readReportForm(Args).takeError())
    return E;
  if (Error E = readFixMode(Args).takeError())
    return E;
  if (Error E = readCName(Args, "").takeError())
    return E;
  return readBinaryRequest(Args, BinaryAction::Disassemble, ReportForm::Text,
                           /*IsRawCode=*/false)
      .takeError();
}

Error LibraryOptions::read(AssembleOptions &Result) const {
  const opt::InputArgList Args = parse();
  Expected<LanguageOptions> Language = readPlainLanguage(Args);
  if (!Language)
    return Language.takeError();
  Result.Language = std::move(*Language);
  Result.Language.Warnings.OldVersions = true;
  Result.Language.ShowRemarks = true;
  if (Error E = readWarnings(Args.getAllArgValues(OPT_W_group),
                             Result.Language.NoWarnings, Result.Checks))
    return E;
  setLanguageWarnings(Result);
  return Error::success();
}
