//===- Explain.cpp - Texts from the tables --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the texts about rules, devices, pseudo-ops and instructions.
//
//===----------------------------------------------------------------------===//

#include "Actions/Explain.h"
#include "Assembler/PseudoOpPages.h"
#include "Checks/Checks.h"
#include "Language/PseudoOpPage.h"
#include "Manual/InstEntry.h"
#include "Options/OptionReader.h"
#include "Options/OptionValues.h"
#include "Simulator/Findings.h"
#include "Support/Markdown.h"
#include "Targets/Processors.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Renames.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

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
  for (const RuleInfo &R : sim::getFindingRules())
    OS << "| `" << R.Name << "` | `" << R.Group << "` | " << R.Text << " |\n";
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

/// Returns the first driver version that supports \p G, "any" if all versions
/// do, or "-" if none does.
static std::string getFirstDriver(const ContainerInfo &Info, const GPUName &G) {
  if (!G.Processor.HasDialect)
    return Info.AllProcessors.empty() ? "-" : "any";
  if (!Info.GetFirstDriver)
    return "any";
  const std::optional<uint32_t> First = Info.GetFirstDriver(G.Device);
  return !First ? "-" : *First ? utostr(*First) : "any";
}

static void printDevice(raw_ostream &OS, const GPUName &G) {
  OS << formatv("{0,-18}{1,-10}{2,-16}", G.Name,
                G.Processor.HasDialect
                    ? getArchInfo(G.Processor.InstructionSet).Names[0]
                    : StringRef("-"),
                G.Processor.CPU);
  std::string Containers;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Containers += formatv("{0,-9}", getFirstDriver(Info, G));
  OS << StringRef(Containers).rtrim() << '\n';
}

void clrx::printDevices(raw_ostream &OS) {
  OS << formatv("{0,-18}{1,-10}{2,-16}", "device", "arch", "LLVM");
  std::string Containers;
  for (const ContainerInfo &Info : getContainers())
    if (Info.Create)
      Containers += formatv("{0,-9}", getOptionName(Info));
  OS << StringRef(Containers).rtrim() << '\n';
  for (StringRef Name : getAllGPUNames())
    printDevice(OS, *findGPUName(Name));
  OS << "\nThe columns of containers show the first driver version that "
        "supports the device.\nDevices without an architecture only have "
        "LLVM's "
        "instruction dialect; with rocm\nthey need '.codeobject'. "
        "Architectures "
        "can be used as devices, too: "
     << join(getAllArchNames(), ", ") << ".\n";
}

//===----------------------------------------------------------------------===//
// Pseudo-ops
//===----------------------------------------------------------------------===//

void clrx::printPseudoOpNames(raw_ostream &OS) {
  // The language comes first.
  auto Pages = getPseudoOpPages();
  std::rotate(Pages.begin(), std::prev(Pages.end()), Pages.end());
  for (const auto &[Set, Page] : Pages) {
    SmallVector<StringRef> Names;
    for (const PseudoOpEntry &E : Page.Entries)
      Names.push_back(getPseudoOpName(E));
    OS << left_justify(Set, 10) << "  " << join(Names, " ") << '\n';
  }
}

/// Prints the entries of all pages for the pseudo-op \p Name.
static Error printOnePseudoOp(raw_ostream &OS, StringRef Name) {
  const auto Pages = getPseudoOpPages();
  ClosestName Closest(Name);
  bool IsKnown = false;
  for (const auto &[Set, Page] : Pages)
    for (const PseudoOpEntry &E : Page.Entries) {
      const StringRef Known = getPseudoOpName(E);
      Closest.consider(Known);
      if (!Known.equals_insensitive(Name))
        continue;
      OS << (IsKnown ? "\n" : "") << E.Statement << "\n  (" << Page.Title
         << ")\n\n"
         << E.Text << "\n\nExample: " << E.Example << '\n';
      IsKnown = true;
    }
  return IsKnown ? Error::success()
                 : makeUnknownNameError("pseudo-op", Name, Closest);
}

Error clrx::printPseudoOpHelp(raw_ostream &OS, StringRef Set) {
  if (Set.starts_with("."))
    return printOnePseudoOp(OS, Set);
  const ContainerInfo *Container = findContainer(Set);
  const auto Pages = getPseudoOpPages();
  SmallVector<StringRef, 8> Known;
  for (const auto &[Name, Page] : Pages) {
    Known.push_back(Name);
    if (Name != (Container ? StringRef(Container->Name) : Set))
      continue;
    printPseudoOpPage(OS, Page);
    return Error::success();
  }
  return createStringError("no pseudo-ops of '" + Set + "': expected " +
                           listWords(Known, "or"));
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// Prints the entries of the mnemonics that match \p Pattern, in which a `*`
/// represents any text. \returns false if there are none.
static bool printMatchingEntries(raw_ostream &OS, StringRef Pattern) {
  StarredTexts Starred;
  bool IsFirst = true;
  for (StringRef Mnemonic : getMnemonics()) {
    if (!matchStars(Mnemonic, Pattern, Starred))
      continue;
    OS << (IsFirst ? "" : "\n");
    printInstEntry(OS, makeInstEntry(Mnemonic));
    IsFirst = false;
  }
  return !IsFirst;
}

/// Prints the mnemonics that begin with \p Prefix. \returns false if there are
/// none.
static bool printMnemonicsWith(raw_ostream &OS, StringRef Prefix) {
  SmallVector<StringRef, 16> Names;
  for (StringRef Mnemonic : getMnemonics())
    if (Mnemonic.starts_with_insensitive(Prefix))
      Names.push_back(Mnemonic);
  if (Names.empty())
    return false;
  OS << "These instructions begin with it: " << join(Names, " ") << '\n';
  return true;
}

bool clrx::printManualPart(raw_ostream &OS, StringRef Name) {
  if (Name == "index") {
    printManualIndex(OS);
    return true;
  }
  const std::optional<InstFormat> Format = findInstFormat(Name);
  if (Format)
    printManualPage(OS, *Format);
  return Format.has_value();
}

Error clrx::printInstructionHelp(raw_ostream &OS, StringRef Name) {
  if (Name.contains('*') && printMatchingEntries(OS, Name))
    return Error::success();
  const InstEntry Entry = makeInstEntry(Name);
  if (!Entry.Variants.empty() || !Entry.Notes.empty()) {
    printInstEntry(OS, Entry);
    return Error::success();
  }
  if (printMnemonicsWith(OS, Name))
    return createStringError("unknown instruction '" + Name + "'");
  ClosestName Closest(Name, Name.size() / 6 + 1);
  for (StringRef Mnemonic : getMnemonics())
    Closest.consider(Mnemonic);
  return makeUnknownNameError("instruction", Name, Closest);
}
