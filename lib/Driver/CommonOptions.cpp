//===- CommonOptions.cpp - Options of all programs ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads options that the programs share.
//
//===----------------------------------------------------------------------===//

#include "Driver/CommonOptions.h"
#include "Driver/Messages.h"
#include "clrx/Disassembler/Disassembler.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The command line and its messages
//===----------------------------------------------------------------------===//

bool clrx::checkUnknown(StringRef ToolName, OptionVisibility V,
                        const InputArgList &Args,
                        function_ref<std::string(StringRef)> Explain) {
  bool HadError = false;
  for (const Arg *A : Args.filtered(OPT_UNKNOWN)) {
    const std::string Spelling = A->getAsString(Args);
    std::string Nearest;
    // Swapped neighbours have a distance of 2.
    const bool IsClose =
        getOptTable().findNearest(Spelling, Nearest, Visibility(V)) <= 2;
    HadError |=
        reportError(ToolName, "unknown argument '" + Spelling + "'" +
                                  (IsClose ? "; did you mean '" + Nearest + "'?"
                                           : Explain(Spelling)));
  }
  return HadError;
}

static constexpr NamedValue<DiagnosticFormat> FormatNames[] = {
    {"text", DiagnosticFormat::Text},
    {"json", DiagnosticFormat::JSON},
    {"sarif", DiagnosticFormat::SARIF},
};

bool clrx::readMessageFormat(StringRef ToolName, const InputArgList &Args) {
  const Arg *A = Args.getLastArg(OPT_diagnostics_format);
  if (!A)
    return false;
  const NameTable<NamedValue<DiagnosticFormat>> Formats(FormatNames);
  const auto *Row = Formats.find(A->getValue());
  if (!Row)
    return reportError(ToolName, "unknown format '" + Twine(A->getValue()) +
                                     "' of diagnostics: expected " +
                                     Formats.list());
  setMessageFormat(Row->Value, ToolName);
  return false;
}

/// Default of -ferror-limit. The first errors usually explain the others.
static constexpr unsigned DefaultErrorLimit = 20;
/// Number of identical errors that are shown, unless all errors are asked for.
static constexpr unsigned MaxIdenticalErrors = 3;

void clrx::readErrorLimits(const InputArgList &Args, SourceLimits &Limits) {
  if (!Args.hasArg(OPT_ferror_limit))
    Limits.Errors = DefaultErrorLimit;
  if (Args.getLastArgValue(OPT_ferror_limit) != "0" &&
      !Args.hasArg(OPT_fix, OPT_fix_EQ))
    Limits.IdenticalErrors = MaxIdenticalErrors;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Prints a warning, unless warnings are off. \returns true if it counts as an
/// error.
static bool reportWarning(StringRef ToolName, StringRef Message,
                          const LanguageOptions &Language) {
  if (Language.NoWarnings)
    return false;
  if (Language.FatalWarnings)
    return reportError(ToolName, Message);
  printMessage(ToolName, Severity::Warning, Message);
  return false;
}

bool clrx::addSymbols(StringRef ToolName, ArrayRef<StringRef> Definitions,
                      LanguageOptions &Language) {
  bool HadError = false;
  for (StringRef Text : Definitions) {
    auto Symbol = parseSymbolDefinition(Text);
    if (!Symbol) {
      reportError(ToolName, toString(Symbol.takeError()));
      HadError = true;
    } else if (Symbol->first != ".") {
      Language.Symbols.push_back(std::move(*Symbol));
    } else {
      HadError |= reportWarning(ToolName,
                                "definition of symbol '.' is ignored: it is "
                                "the output counter",
                                Language);
    }
  }
  return HadError;
}

//===----------------------------------------------------------------------===//
// Groups of warnings
//===----------------------------------------------------------------------===//

bool clrx::readWarnings(StringRef ToolName, ArrayRef<std::string> Texts,
                        bool NoWarnings, CheckOptions &Checks) {
  Error E = readWarnings(Texts, NoWarnings, Checks);
  return E && reportError(ToolName, std::move(E));
}

bool clrx::reportBinary(StringRef ToolName, StringRef Name, StringRef Content,
                        StringRef Advice) {
  const std::string Kind = describeFileKind(Content);
  if (Kind.empty())
    return false;
  const StringRef Mark = Content.take_front(2);
  if (Mark == "\xFF\xFE" || Mark == "\xFE\xFF")
    return reportError(ToolName, "'" + Name +
                                     "': this is UTF-16 text; save it as "
                                     "UTF-8");
  return reportError(ToolName, "'" + Name + "': this is " + Kind +
                                   ", not a source; " + Advice);
}
