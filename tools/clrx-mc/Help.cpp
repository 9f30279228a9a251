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
#include "Checks/Checks.h"
#include "Driver.h"
#include "Language/PseudoOpPage.h"
#include "Options/OptionReader.h"
#include "Print/InstHelp.h"
#include "Support/Markdown.h"
#include "Targets/Processors.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Rules of diagnostics
//===----------------------------------------------------------------------===//

std::vector<RuleInfo> clrx::getAllRules() {
  std::vector<RuleInfo> Rules = getRules();
  append_range(Rules, getCheckRules());
  return Rules;
}

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
}

//===----------------------------------------------------------------------===//
// Wrapping
//===----------------------------------------------------------------------===//

/// Returns the column at which wrapped parts of \p Line continue: the start of
/// its last column.
static size_t getHangingIndent(StringRef Line) {
  const size_t Gap = Line.rfind("  ");
  return Gap == StringRef::npos ? Line.starts_with("- ") ? 2 : 0 : Gap + 2;
}

static void printLine(raw_ostream &OS, StringRef Line, size_t Columns) {
  constexpr size_t LeastText = 20; // Do not wrap below this width
  const size_t Indent = getHangingIndent(Line);
  size_t Begin = 0;
  while (Begin + Line.size() > Columns && Indent + LeastText < Columns) {
    // The first column is never divided.
    const size_t Room = Columns - Begin;
    const size_t Blank = Line.take_front(Room + 1).rfind(' ');
    if (Blank == StringRef::npos || (!Begin && Blank < Indent))
      break;
    OS << Line.take_front(Blank).rtrim() << '\n';
    OS.indent(Indent);
    Line = Line.drop_front(Blank + 1);
    Begin = Indent;
  }
  OS << Line << '\n';
}

void clrx::printWrapped(function_ref<void(raw_ostream &)> Print) {
  const unsigned Columns = sys::Process::StandardOutColumns();
  if (!Columns) // Not a terminal
    return Print(outs());
  std::string Text;
  raw_string_ostream OS(Text);
  Print(OS);
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, After] = Rest.split('\n');
    printLine(outs(), Line, Columns);
    Rest = After;
  }
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

int clrx::printDevices() {
  raw_ostream &OS = outs();
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
  return 0;
}

//===----------------------------------------------------------------------===//
// Pseudo-ops
//===----------------------------------------------------------------------===//

static constexpr StringLiteral LanguageSet = "language";

int clrx::printPseudoOpNames() {
  auto PrintSet = [](StringRef Set, ArrayRef<PseudoOpEntry> Entries) {
    SmallVector<StringRef> Names;
    for (const PseudoOpEntry &E : Entries)
      Names.push_back(StringRef(E.Statement).split(' ').first);
    printWrapped([&](raw_ostream &OS) {
      OS << left_justify(Set, 10) << "  " << join(Names, " ") << '\n';
    });
  };
  PrintSet(LanguageSet, getLanguagePseudoOps(getContainers()).Entries);
  for (const ContainerInfo &Info : getContainers())
    if (Info.GetPseudoOps)
      PrintSet(Info.Name, Info.GetPseudoOps(Info.Title).Entries);
  return 0;
}

/// Returns the pages with the names of their sets.
static SmallVector<std::pair<StringRef, PseudoOpPage>, 8> getPages() {
  SmallVector<std::pair<StringRef, PseudoOpPage>, 8> Pages;
  for (const ContainerInfo &Info : getContainers())
    if (Info.GetPseudoOps)
      Pages.emplace_back(Info.Name, Info.GetPseudoOps(Info.Title));
  Pages.emplace_back(LanguageSet, getLanguagePseudoOps(getContainers()));
  return Pages;
}

/// Prints the entries of all pages for the pseudo-op \p Name.
static int printOnePseudoOp(StringRef ToolName, StringRef Name) {
  const auto Pages = getPages();
  ClosestName Closest(Name);
  bool IsKnown = false;
  for (const auto &[Set, Page] : Pages)
    for (const PseudoOpEntry &E : Page.Entries) {
      const StringRef Known = StringRef(E.Statement).split(' ').first;
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
  const auto Pages = getPages();
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

int clrx::printInstructionHelp(StringRef ToolName, StringRef Name) {
  bool IsKnown = false;
  printWrapped([&](raw_ostream &OS) { IsKnown = printInstHelp(OS, Name); });
  if (IsKnown)
    return 0;
  ClosestName Closest(Name, Name.size() / 6 + 1);
  for (const InstRow &Row : getInstTable())
    if (!Row.has(LLVMOnly))
      Closest.consider(Row.Mnemonic);
  return reportUnknown(ToolName, "instruction", Name, Closest);
}
