//===- Page.cpp - Documentation of the warnings ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the generated part of docs/checks.md.
//
//===----------------------------------------------------------------------===//

#include "Hazards.h"
#include "Support/Markdown.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;

namespace {

struct WaitWarning {
  StringLiteral Group, GPU, Text, Bad, Good;
};

} // namespace

static constexpr WaitWarning WaitWarnings[] = {
#define CLRX_WAIT_WARNING(Group, GPU, Text, Bad, Good)                         \
  {Group, GPU, Text, Bad, Good},
#include "Checks/Waits.def"
};

struct KernelWarning {
  StringLiteral Rule;
  WarningGroup Group;
  StringLiteral Title, Text, Bad, Good;
};

static constexpr KernelWarning KernelWarnings[] = {
#define CLRX_KERNEL_WARNING(Id, Name, Group, Title, Text, Bad, Good)           \
  {Name, WarningGroup::Group, Title, Text, Bad, Good},
#include "Checks/KernelWarnings.def"
};

struct OperandWarning {
  StringLiteral Rule;
  WarningGroup Group;
  StringLiteral GPU, Title, Text, Bad, Good;
};

static constexpr OperandWarning OperandWarnings[] = {
#define CLRX_OPERAND_WARNING(Id, Name, Group, GPU, Title, Text, Bad, Good)     \
  {Name, WarningGroup::Group, GPU, Title, Text, Bad, Good},
#include "Checks/OperandWarnings.def"
};

/// A device of each generation, and the architecture of the device. If any
/// device of the generation has XNACK, this one has it, too.
static constexpr StringLiteral Devices[NumGenerations] = {
    "tahiti", "bonaire", "carrizo", "gfx900", "gfx1010"};
static constexpr Arch Arches[NumGenerations] = {
    Arch::GCN1_0, Arch::GCN1_1, Arch::GCN1_2, Arch::GCN1_4, Arch::GCN1_5};

static std::string unfold(StringRef Lines) {
  std::string Result;
  while (!Lines.empty()) {
    const auto [Line, Rest] = Lines.split(';');
    Result += "    " + Line.trim().str() + "\n";
    Lines = Rest;
  }
  return Result;
}

/// Prints code that draws and code that does not draw a warning of \p Group on
/// \p Device. A test assembles both. If \p Device is "source", the code selects
/// its own device.
static void printExample(raw_ostream &OS, StringRef Group, StringRef Device,
                         StringRef Bad, StringRef Good) {
  OS << "```\n# " << Device << ", -W" << Group << ": warns\n"
     << unfold(Bad) << "# " << Device << ": does not\n"
     << unfold(Good) << "```\n\n";
}

static StringRef getName(WarningGroup G) {
  return WarningGroups.rows()[unsigned(G)].Name;
}

static void printGroups(raw_ostream &OS) {
  OS << "## Groups\n\n| group | default | warns about |\n|---|---|---|\n";
  for (const WarningGroupRow &G : WarningGroups.rows())
    OS << "| `" << G.Name << "` | " << (G.IsDefault ? "on" : "off") << " | "
       << G.Title << " |\n";
  OS << '\n';
}

static void printKernels(raw_ostream &OS) {
  OS << "## Kernels\n\n";
  printParagraph(OS, "The group `kernel` compares code with configurations. "
                     "Most warnings are given once for a kernel, at the first "
                     "occurrence, or once for the source. The group "
                     "`uninitialized` warns once for each register of a "
                     "kernel.");
  OS << '\n';
  for (const KernelWarning &K : KernelWarnings) {
    OS << "### " << K.Title << "\n\n";
    printParagraph(OS, K.Text);
    OS << '\n';
    printExample(OS, getName(K.Group), "source", K.Bad, K.Good);
  }
}

static void printOperands(raw_ostream &OS) {
  OS << "## Operands\n\n";
  for (const OperandWarning &W : OperandWarnings) {
    OS << "### " << W.Title << "\n\n";
    printParagraph(OS, W.Text);
    OS << '\n';
    printExample(OS, getName(W.Group), W.GPU, W.Bad, W.Good);
  }
}

static void printWaits(raw_ostream &OS) {
  OS << "## Waits\n\n";
  for (const WaitWarning &W : WaitWarnings) {
    printParagraph(OS, W.Text);
    OS << '\n';
    printExample(OS, W.Group, W.GPU, W.Bad, W.Good);
  }
}

/// Returns the text of a warning with \p Name in place of $. In a warning,
/// ", which" follows the name of a register; if \p Name is "a register", "that"
/// must follow instead.
static std::string describeHazard(StringRef Text, StringRef Name) {
  const auto [Before, Behind] = Text.split("$, which ");
  return Behind.empty() ? fillIn(Text, Name)
                        : (Before + Name + " that " + Behind).str();
}

/// Returns the words that stand for $ in the text of a clause's warning.
static StringRef getVariableName(const ClauseHazardRow &R) {
  return R.Group == WarningGroup::XnackHazard
             ? "a register"
             : "memory accesses of another kind";
}
template <typename Row> static StringRef getVariableName(const Row &) {
  return "a register";
}

/// Prints the heading and the warning of a hazard.
template <typename Row>
static void printHazardHead(raw_ostream &OS, const Row &R, const Twine &Scope) {
  const std::string Text = describeHazard(R.Text, getVariableName(R));
  OS << "### " << R.Id << "\n\n";
  printParagraph(
      OS, ("Warning: " + Text + ". " + Scope + ". Sources: " + R.Source + ".")
              .str());
  OS << '\n';
}

/// Prints the wait states, and an example for the last generation that needs
/// any.
static void printWaitStates(raw_ostream &OS, const WaitStatesRow &R) {
  std::string States;
  unsigned Last = 0;
  for (unsigned G = 0; G != NumGenerations; ++G) {
    States += (G ? ", " : "") + std::to_string(R.States[G]);
    if (R.States[G])
      Last = G;
  }
  printHazardHead(OS, R, "Wait states on GFX6 to GFX10: " + States);
  const std::string Nop = "s_nop " + std::to_string(R.States[Last] - 1);
  printExample(OS, getName(R.Group), Devices[Last],
               (R.Producer + ";" + R.Consumer).str(),
               (R.Producer + ";" + Nop + ";" + R.Consumer).str());
}

static std::string listNames(ArchMask Arches) {
  SmallVector<StringRef> Names;
  for (unsigned A = 0; A != NumArches; ++A)
    if (Arches & maskOf(Arch(A)))
      Names.push_back(getArchInfo(Arch(A)).Names[0]);
  return listWords(Names, "and");
}

/// Prints an example for the first generation of \p R.
template <typename Row>
static void printHazard(raw_ostream &OS, const Row &R, StringRef Good) {
  unsigned First = 0;
  while (!(R.Arches & maskOf(Arches[First])))
    ++First;
  printHazardHead(OS, R, "Architectures: " + listNames(R.Arches));
  printExample(OS, getName(R.Group), Devices[First], R.Bad, Good);
}

static void printStateHazard(raw_ostream &OS, const StateHazardRow &R) {
  const auto [Before, Last] = R.Bad.rsplit(';');
  const StringRef Cure = R.Cure.empty() ? R.Fix : R.Cure;
  printHazard(OS, R, (Before + ";" + Cure + ";" + Last).str());
}

static void printClauseHazard(raw_ostream &OS, const ClauseHazardRow &R) {
  printHazard(OS, R, R.Good);
}

std::vector<RuleInfo> clrx::getCheckRules() {
  std::vector<RuleInfo> Rules;
  // Warnings about waits have the names of their groups.
  for (const WarningGroupRow &G : WarningGroups.rows())
    if (StringRef(G.Name).starts_with("waitcnt"))
      Rules.push_back({G.Name, G.Title.str(), G.Name});
  const auto AddHazard = [&Rules](const auto &R) {
    Rules.push_back(
        {R.Id, describeHazard(R.Text, getVariableName(R)), getName(R.Group)});
  };
  for_each(getWaitStatesRows(), AddHazard);
  for_each(getStateHazardRows(), AddHazard);
  for_each(getClauseHazardRows(), AddHazard);
  for (const KernelWarning &K : KernelWarnings)
    Rules.push_back({K.Rule, K.Title.str(), getName(K.Group)});
  for (const OperandWarning &W : OperandWarnings)
    Rules.push_back({W.Rule, W.Title.str(), getName(W.Group)});
  return Rules;
}

void clrx::printChecks(raw_ostream &OS) {
  printGroups(OS);
  printWaits(OS);
  OS << "## Wait states\n\n";
  printParagraph(OS, "Each section names its sources: M, measured with LLVM's "
                     "passes; A, Mesa's compiler ACO; I, AMD's ISA documents.");
  OS << '\n';
  for (const WaitStatesRow &R : getWaitStatesRows())
    printWaitStates(OS, R);
  OS << "## Other hazards\n\n";
  for (const StateHazardRow &R : getStateHazardRows())
    printStateHazard(OS, R);
  OS << "## Clauses\n\n";
  printParagraph(OS,
                 "On GCN 1.5, `s_clause` declares that the instructions after "
                 "it form a clause. With XNACK, which APUs have, consecutive "
                 "memory accesses form a clause.");
  OS << '\n';
  for (const ClauseHazardRow &R : getClauseHazardRows())
    printClauseHazard(OS, R);
  printKernels(OS);
  printOperands(OS);
}
