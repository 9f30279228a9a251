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

/// Returns a device of \p A, with XNACK if any device of \p A has it.
static StringRef getDevice(Arch A) {
  switch (A) {
  case Arch::GCN1_2:
    return "carrizo";
  default:
    return getArchInfo(A).Processor.CPU;
  }
}

/// Returns the architecture of the example for a hazard of \p Arches: the first
/// or the last of those with a dialect, if there is any. Only the first
/// architecture of a generation with a dialect has examples.
static Arch getExampleArch(ArchMask Arches, bool IsLast) {
  std::optional<Arch> Result;
  for (unsigned N = 0; N != NumAllArches; ++N) {
    const bool IsRepeated =
        N && hasDialect(Arch(N)) &&
        getArchInfo(Arch(N)).GFXMajor == getArchInfo(Arch(N - 1)).GFXMajor;
    if (Arches & maskOf(Arch(N)) && !IsRepeated &&
        (!Result || (IsLast && (hasDialect(Arch(N)) || !hasDialect(*Result)))))
      Result = Arch(N);
  }
  assert(Result && "a hazard of no architecture");
  return *Result;
}

/// Returns the options that the examples for \p A need. On GFX11, only
/// wavefronts of 64 have the hazards of masks.
static StringRef getOptions(Arch A) {
  if (hasDialect(A))
    return "";
  return A == Arch::GFX11 ? ", --dialect=llvm, -mattr=+wavefrontsize64"
                          : ", --dialect=llvm";
}

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
/// its own device. \p Options go before the group; each begins with ", ".
static void printExample(raw_ostream &OS, StringRef Group, StringRef Device,
                         StringRef Bad, StringRef Good,
                         StringRef Options = "") {
  OS << "```\n# " << Device << Options << ", -W" << Group << ": warns\n"
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

static std::string listNames(ArchMask Arches) {
  SmallVector<StringRef> Names;
  for (unsigned A = 0; A != NumAllArches; ++A)
    if (Arches & maskOf(Arch(A)))
      Names.push_back(getArchInfo(Arch(A)).Names[0]);
  return listWords(Names, "and");
}

/// Returns the instructions that separate the examples of \p R on \p A.
static std::string getFix(const WaitStatesRow &R, Arch A) {
  constexpr unsigned MaxNop = 8;
  const StringRef Mnemonic = R.Producer.split(' ').first;
  unsigned Missing = R.States.find(A)->get(getMostPasses(Mnemonic, A));
  if (R.Unit == HazardUnit::Forwarding)
    return R.Fix.str();
  std::string Result;
  while (Missing) {
    const unsigned States =
        R.Unit == HazardUnit::Any ? std::min(Missing, MaxNop) : 1;
    Result += (Result.empty() ? "" : ";") +
              (R.Unit == HazardUnit::Any ? "s_nop " + std::to_string(States - 1)
                                         : R.Fix.str());
    Missing -= States;
  }
  return Result;
}

/// Returns the wait states of \p R by architecture.
static std::string listStates(const WaitStatesRow &R) {
  std::string Result;
  for (const StateCount &T : R.States.terms()) {
    if (!T.Arches)
      continue;
    std::string Count = std::to_string(std::abs(T.Count));
    if (T.AddsPasses)
      Count = "the passes of the producer " +
              ((T.Count < 0 ? "minus " : "plus ") + Count);
    Result +=
        (Result.empty() ? "" : "; ") + Count + " on " + listNames(T.Arches);
    if (T.AddsPasses && T.CountForTwo != T.Count)
      Result += " (one less for producers of two passes)";
  }
  return Result;
}

/// Prints the wait states, and an example for the last architecture with a
/// dialect that needs any.
static void printWaitStates(raw_ostream &OS, const WaitStatesRow &R) {
  const Arch A = getExampleArch(R.States.getArches(), /*IsLast=*/true);
  printHazardHead(
      OS, R,
      (R.Unit == HazardUnit::Any ? "Wait states: " : "VALU instructions: ") +
          listStates(R));
  printExample(OS, getName(R.Group), getDevice(A),
               (R.Producer + ";" + R.Consumer).str(),
               (R.Producer + ";" + getFix(R, A) + ";" + R.Consumer).str(),
               getOptions(A));
}

/// Prints an example for the first generation of \p R.
template <typename Row>
static void printHazard(raw_ostream &OS, const Row &R, StringRef Good) {
  const Arch A = getExampleArch(R.Arches, /*IsLast=*/false);
  printHazardHead(OS, R, "Architectures: " + listNames(R.Arches));
  printExample(OS, getName(R.Group), getDevice(A), R.Bad, Good, getOptions(A));
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
  printParagraph(
      OS, "From GCN 1.5 on, `s_clause` declares that the instructions after "
          "it form a clause. With XNACK, which APUs have, consecutive "
          "memory accesses form a clause.");
  OS << '\n';
  for (const ClauseHazardRow &R : getClauseHazardRows())
    printClauseHazard(OS, R);
  printKernels(OS);
  printOperands(OS);
}
