//===- InstHelp.cpp - Help about a mnemonic -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a block of lines for each row of the mnemonic, then its other names.
//
//===----------------------------------------------------------------------===//

#include "Print/InstHelp.h"
#include "clrx/ISA/InstTable.h"
#include "clrx/ISA/Modifiers.h"
#include "clrx/ISA/Renames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral FormatNames[] = {
#define CLRX_INST_FORMAT(Id, ...) #Id,
#include "clrx/ISA/Formats.def"
};

static constexpr StringLiteral OperandTitles[] = {
#define CLRX_OPERAND_KIND(Kind, Title, Takes) Title,
#include "clrx/ISA/Operands.def"
};

template <typename Fn> static void forEachArch(ArchMask Mask, Fn Do) {
  for (unsigned I = 0; Mask >> I; ++I)
    if (Mask >> I & 1)
      Do(Arch(I));
}

static std::string describeOperand(const OperandSpec &Spec) {
  std::string Text = OperandTitles[unsigned(Spec.Kind)].str();
  if (Spec.Count > 1)
    Text += " (" + utostr(Spec.Count) + " registers)";
  return Text;
}

static std::string describeOperands(const InstRow &Row) {
  SmallVector<std::string, MaxOperands> Texts;
  for (unsigned I = 0; I != Row.NumOperands; ++I)
    Texts.push_back(describeOperand(Row.Operands[I]));
  return Texts.empty() ? "none" : join(Texts, ", ");
}

/// Lists the encodings that at least one architecture of the row has. If there
/// are several, each is followed by the suffix that selects it.
static std::string describeEncodings(const InstRow &Row) {
  const bool IsShort = Row.Format == InstFormat::VOP1 ||
                       Row.Format == InstFormat::VOP2 ||
                       Row.Format == InstFormat::VOPC;
  if (!IsShort)
    return FormatNames[unsigned(Row.Format)].str();
  bool HasSDWAAndDPP = false;
  forEachArch(Row.Arches,
              [&](Arch A) { HasSDWAAndDPP |= getArchInfo(A).HasSDWAAndDPP; });
  std::string Text = (FormatNames[unsigned(Row.Format)] + " (_e32)").str();
  if (Row.VOP3Opcode != NoVOP3)
    Text += ", VOP3 (_e64)";
  if (HasSDWAAndDPP && !Row.has(NoSDWA))
    Text += ", SDWA (_sdwa)";
  if (HasSDWAAndDPP && !Row.has(NoDPP))
    Text += ", DPP (_dpp)";
  return Text;
}

/// Lists the modifiers. A modifier that only some architectures of the row have
/// is followed by their names.
static std::string describeModifiers(const InstRow &Row) {
  std::map<StringRef, ArchMask> Found;
  forEachArch(Row.Arches, [&](Arch A) {
    forEachModifier(Row, getModifierGroup(Row, A), A,
                    [&](const Modifier &M) { Found[M.Name] |= maskOf(A); });
  });
  SmallVector<std::string, 16> Texts;
  for (const auto &[Name, Arches] : Found)
    Texts.push_back(Arches == Row.Arches
                        ? Name.str()
                        : (Name + " (" + listArches(Arches) + ")").str());
  return Texts.empty() ? "none" : join(Texts, ", ");
}

static void printRow(raw_ostream &OS, const InstRow &Row) {
  OS << "\n" << listArches(Row.Arches) << '\n';
  OS << "  operands:   " << describeOperands(Row) << '\n';
  OS << "  encodings:  " << describeEncodings(Row) << '\n';
  OS << "  modifiers:  " << describeModifiers(Row) << '\n';
}

bool clrx::printInstHelp(raw_ostream &OS, StringRef Mnemonic) {
  const std::string Name = Mnemonic.lower();
  ArchMask Arches = 0;
  for (const InstRow &Row : getInstTable()) {
    if (Row.Mnemonic != Name || Row.has(LLVMOnly))
      continue;
    if (!Arches)
      OS << Name << '\n';
    Arches |= Row.Arches;
    printRow(OS, Row);
  }
  bool HasOthers = false;
  forEachArch(AllGCN & ~Arches, [&](Arch A) {
    const std::string Text = explainRename(Name, A);
    if (!Text.empty())
      OS << (HasOthers || !Arches ? "" : "\n") << Text << '\n';
    HasOthers |= !Text.empty();
  });
  return Arches || HasOthers;
}
