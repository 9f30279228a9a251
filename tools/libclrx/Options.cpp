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

/// Returns the settings for sources that \p Args select.
static Expected<AssembleOptions> readSettings(const opt::InputArgList &Args) {
  AssembleOptions Result;
  Expected<LanguageOptions> Language = readPlainLanguage(Args);
  if (!Language)
    return Language.takeError();
  Result.Language = std::move(*Language);
  Result.Language.Warnings.OldVersions = true;
  Result.Language.ShowRemarks = true;
  if (Error E = readWarnings(Args.getAllArgValues(OPT_W_group),
                             Result.Language.NoWarnings, Result.Checks))
    return std::move(E);
  setLanguageWarnings(Result);
  return Result;
}

Error LibraryOptions::set(StringRef Name, const char *Value) {
  if (Error E = Options.add(Name, Value))
    return E;
  Error E = update();
  if (E)
    Options.removeLast();
  return E;
}

void LibraryOptions::clear() {
  Options.clear();
  Settings = cantFail(readSettings(parse()));
}

void LibraryOptions::append(const NamedOptions &Other) {
  Options.append(Other);
  Settings = cantFail(readSettings(parse()));
}

Error LibraryOptions::update() {
  const opt::InputArgList Args = parse();
  Expected<AssembleOptions> New = readSettings(Args);
  if (!New)
    return New.takeError();
  if (Error E = readReportForm(Args).takeError())
    return E;
  if (Error E = readFixMode(Args).takeError())
    return E;
  if (Error E = readCName(Args, "").takeError())
    return E;
  if (Error E = readBinaryRequest(Args, BinaryAction::Disassemble,
                                  ReportForm::Text, /*IsRawCode=*/false)
                    .takeError())
    return E;
  Settings = std::move(*New);
  return Error::success();
}
