//===- Help.cpp - Help from the tables ------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wraps lines, and prints help about devices, pseudo-ops and instructions.
//
//===----------------------------------------------------------------------===//

#include "Help.h"
#include "Assembler/PseudoOpPages.h"
#include "Checks/Checks.h"
#include "Driver.h"
#include "Language/PseudoOpPage.h"
#include "Manual/InstEntry.h"
#include "Options/OptionReader.h"
#include "Support/Markdown.h"
#include "Targets/Processors.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Renames.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Rules of diagnostics
//===----------------------------------------------------------------------===//

void clrx::printRules(raw_ostream &OS) {
  OS << "# Rules of diagnostics\n\n";
  printParagraph(OS, "Every error, warning and remark belongs to a rule. "
                     "`--diagnostics-format=json` and `sarif` name it, so that "
                     "programs need not read messages. The name of a rule "
                     "never changes, but the text of its messages may. "
                     "`clrx-mc --help-rules` prints this page.");
  OS << "\n| rule | condition |\n|---|---|\n";
  for (const RuleInfo &R : getRules())
    OS << "| `" << R.Name << "` | " << R.Text << " |\n";
  OS << "\n## Warnings of the checks\n\n";
  printParagraph(OS, "The option `-W` and the pseudo-op `.nowarn` know the "
                     "groups of these warnings. [checks.md](checks.md) "
                     "describes each warning, with examples.");
  OS << "\n| rule | group | warning |\n|---|---|---|\n";
  for (const RuleInfo &R : getCheckRules())
    OS << "| `" << R.Name << "` | `" << R.Group << "` | " << R.Text << " |\n";
  OS << "\n## Findings of clrx-run\n\n";
  printParagraph(OS, "The options `-check` and `-no-check` of clrx-run know "
                     "the groups of these findings. [running.md](running.md) "
                     "describes them.");
  OS << "\n| rule | group | finding |\n|---|---|---|\n";
  for (const RuleInfo &R : getFindingRules())
    OS << "| `" << R.Name << "` | `" << R.Group << "` | " << R.Text << " |\n";
}

//===----------------------------------------------------------------------===//
// Pseudo-ops
//===----------------------------------------------------------------------===//

int clrx::printPseudoOpNames() {
  // The language comes first.
  auto Pages = getPseudoOpPages();
  std::rotate(Pages.begin(), std::prev(Pages.end()), Pages.end());
  for (const auto &[Set, Page] : Pages) {
    SmallVector<StringRef> Names;
    for (const PseudoOpEntry &E : Page.Entries)
      Names.push_back(getPseudoOpName(E));
    printWrapped([&, &Set = Set](raw_ostream &OS) {
      OS << left_justify(Set, 10) << "  " << join(Names, " ") << '\n';
    });
  }
  return 0;
}

/// Prints the entries of all pages for the pseudo-op \p Name.
static int printOnePseudoOp(StringRef ToolName, StringRef Name) {
  const auto Pages = getPseudoOpPages();
  ClosestName Closest(Name);
  bool IsKnown = false;
  for (const auto &[Set, Page] : Pages)
    for (const PseudoOpEntry &E : Page.Entries) {
      const StringRef Known = getPseudoOpName(E);
      Closest.consider(Known);
      if (!Known.equals_insensitive(Name))
        continue;
      printWrapped([&, &Title = Page.Title](raw_ostream &OS) {
        OS << (IsKnown ? "\n" : "") << E.Statement << "\n  (" << Title
           << ")\n\n"
           << E.Text << "\n\nExample: " << E.Example << '\n';
      });
      IsKnown = true;
    }
  return IsKnown ? 0 : reportUnknown(ToolName, "pseudo-op", Name, Closest);
}

int clrx::printPseudoOpHelp(StringRef ToolName, StringRef Set) {
  if (Set.starts_with("."))
    return printOnePseudoOp(ToolName, Set);
  const ContainerInfo *Container = findContainer(Set);
  const auto Pages = getPseudoOpPages();
  SmallVector<StringRef, 8> Known;
  for (const auto &[Name, Page] : Pages) {
    Known.push_back(Name);
    if (Name != (Container ? StringRef(Container->Name) : Set))
      continue;
    printWrapped(
        [&Page = Page](raw_ostream &OS) { printPseudoOpPage(OS, Page); });
    return 0;
  }
  return reportError(ToolName, "no pseudo-ops of '" + Set + "': expected " +
                                   listWords(Known, "or"));
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Prints the entries of the mnemonics that match \p Pattern, in which a `*`
/// represents any text. \returns false if there are none.
static bool printMatchingEntries(StringRef Pattern) {
  StarredTexts Starred;
  bool IsFirst = true;
  for (StringRef Mnemonic : getMnemonics()) {
    if (!matchStars(Mnemonic, Pattern, Starred))
      continue;
    printWrapped([&](raw_ostream &OS) {
      OS << (IsFirst ? "" : "\n");
      printInstEntry(OS, makeInstEntry(Mnemonic));
    });
    IsFirst = false;
  }
  return !IsFirst;
}

/// Prints the mnemonics that begin with \p Prefix. \returns false if there are
/// none.
static bool printMnemonicsWith(StringRef ToolName, StringRef Prefix) {
  SmallVector<StringRef, 16> Names;
  for (StringRef Mnemonic : getMnemonics())
    if (Mnemonic.starts_with_insensitive(Prefix))
      Names.push_back(Mnemonic);
  if (Names.empty())
    return false;
  reportError(ToolName, "unknown instruction '" + Prefix + "'");
  printWrapped([&](raw_ostream &OS) {
    OS << "These instructions begin with it: " << join(Names, " ") << '\n';
  });
  return true;
}

int clrx::printInstructionHelp(StringRef ToolName, StringRef Name) {
  if (Name == "index") {
    printManualIndex(outs());
    return 0;
  }
  if (std::optional<InstFormat> Format = findInstFormat(Name)) {
    printManualPage(outs(), *Format);
    return 0;
  }
  if (Name.contains('*') && printMatchingEntries(Name))
    return 0;
  const InstEntry Entry = makeInstEntry(Name);
  if (!Entry.Variants.empty() || !Entry.Notes.empty()) {
    printWrapped([&](raw_ostream &OS) { printInstEntry(OS, Entry); });
    return 0;
  }
  if (printMnemonicsWith(ToolName, Name))
    return 1;
  ClosestName Closest(Name, Name.size() / 6 + 1);
  for (StringRef Mnemonic : getMnemonics())
    Closest.consider(Mnemonic);
  return reportUnknown(ToolName, "instruction", Name, Closest);
}
