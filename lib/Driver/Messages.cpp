//===- Messages.cpp - Messages to standard error --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the messages of the process to standard error.
//
//===----------------------------------------------------------------------===//

#include "Driver/Messages.h"
#include "Checks/Checks.h"
#include "Simulator/Findings.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include <optional>

using namespace llvm;
using namespace clrx;

std::vector<RuleInfo> clrx::getAllRules() {
  std::vector<RuleInfo> Rules = getRules();
  append_range(Rules, getCheckRules());
  append_range(Rules, sim::getFindingRules());
  return Rules;
}

static DiagnosticFormat Format = DiagnosticFormat::Text;

/// Returns the SARIF document, which is printed at the end.
static std::optional<SARIFDocument> &getDocument() {
  static std::optional<SARIFDocument> Document;
  return Document;
}

void clrx::setMessageFormat(DiagnosticFormat F, StringRef ToolName) {
  Format = F;
  if (F == DiagnosticFormat::SARIF)
    getDocument().emplace(ToolName, CLRX_VERSION, getAllRules());
}

DiagnosticFormat clrx::getMessageFormat() { return Format; }

bool clrx::wantsColors() {
  const std::optional<std::string> NoColor = sys::Process::GetEnv("NO_COLOR");
  return sys::Process::StandardErrHasColors() && (!NoColor || NoColor->empty());
}

/// Prints the diagnostic \p D. Calls \p Text to print it in text format.
static void print(const Diagnostic &D, function_ref<void(raw_ostream &)> Text) {
  SmallString<256> Buffer;
  raw_svector_ostream OS(Buffer);
  switch (Format) {
  case DiagnosticFormat::Text:
    Text(OS);
    break;
  case DiagnosticFormat::JSON:
    OS << json::Value(toJSON(D)) << '\n';
    break;
  case DiagnosticFormat::SARIF:
    getDocument()->add(D);
    break;
  }
  outs().flush();
  errs() << Buffer;
}

void clrx::printDiagnostic(const Diagnostic &D, bool Colors) {
  print(D, [&](raw_ostream &OS) { D.print(OS, Colors); });
}

void clrx::printMessage(StringRef ToolName, Severity Kind,
                        const Twine &Message) {
  const Diagnostic D = makeFileDiagnostic(Kind, /*File=*/"", Message);
  print(D, [&](raw_ostream &OS) {
    const ColorMode Mode =
        wantsColors() ? ColorMode::Enable : ColorMode::Disable;
    OS << ToolName << ": ";
    struct Label {
      HighlightColor Color;
      StringLiteral Text;
    };
    static constexpr Label Labels[] = {{HighlightColor::Error, "error: "},
                                       {HighlightColor::Warning, "warning: "},
                                       {HighlightColor::Note, "note: "},
                                       {HighlightColor::Remark, "remark: "}};
    const Label &L = Labels[unsigned(Kind)];
    WithColor(OS, L.Color, Mode) << L.Text;
    OS << D.Message << '\n';
  });
}

int clrx::reportError(StringRef ToolName, const Twine &Message) {
  printMessage(ToolName, Severity::Error, Message);
  return 1;
}

int clrx::reportError(StringRef ToolName, Error E) {
  return reportError(ToolName, toString(std::move(E)));
}

void clrx::finishMessages() {
  if (Format == DiagnosticFormat::SARIF)
    getDocument()->print(errs());
}
