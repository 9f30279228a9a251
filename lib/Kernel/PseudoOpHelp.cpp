//===- PseudoOpHelp.cpp - What the rows say, in words ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Says in words what the rows say.
//
//===----------------------------------------------------------------------===//

#include "clrx/Kernel/KernelContainer.h"
#include "clrx/Language/PseudoOpPage.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// What is written after the name, e.g. "FIRST, LAST"; empty for nothing.
static StringRef getOperandSyntax(const PseudoOp &Op) {
  switch (Op.Operand) {
  case PseudoOperand::Custom:
    return Op.Syntax;
  case PseudoOperand::Flag:
    return "";
  case PseudoOperand::Number:
  case PseudoOperand::SGPRCount:
  case PseudoOperand::ProgramSGPRCount:
  case PseudoOperand::SGPR:
  case PseudoOperand::PowerOfTwo:
  case PseudoOperand::PlainPowerOfTwo:
    return "NUMBER";
  case PseudoOperand::OptionalNumber:
    return "[NUMBER]";
  case PseudoOperand::TwoNumbers:
    return "NUMBER, NUMBER";
  case PseudoOperand::FourNumbers:
    return "NUMBER, NUMBER, NUMBER, NUMBER";
  case PseudoOperand::SGPRRange:
  case PseudoOperand::VGPRRange:
    return "FIRST, LAST";
  case PseudoOperand::DimSet:
    return "[DIMENSIONS]";
  case PseudoOperand::DimSets:
    return "[DIMENSIONS][, [DIMENSIONS]]";
  }
  llvm_unreachable("unknown operand kind");
}

/// What is checked of the numbers: their range and what happens outside of it.
static std::string describeRange(const PseudoOp &Op) {
  const std::string Range = Op.Max == ~uint64_t(0)
                                ? "at least " + utostr(Op.Min)
                                : utostr(Op.Min) + " to " + utostr(Op.Max);
  switch (Op.Operand) {
  case PseudoOperand::SGPRCount:
    return "0 to the device's limit of SGPRs.";
  case PseudoOperand::ProgramSGPRCount:
    return "0 to the device's limit of SGPRs, less two for VCC before policy "
           "200.";
  case PseudoOperand::SGPR:
  case PseudoOperand::SGPRRange:
    return "0 to the device's last SGPR.";
  case PseudoOperand::PowerOfTwo:
  case PseudoOperand::PlainPowerOfTwo:
    return "a power of two, " + Range + ".";
  case PseudoOperand::DimSet:
  case PseudoOperand::DimSets:
    return "up to 9 of the letters x, y and z, in any case.";
  default:
    break;
  }
  switch (Op.Overflow) {
  case OverflowPolicy::None:
    return "";
  case OverflowPolicy::Error:
  case OverflowPolicy::Truncate32ThenError:
    return Range + ".";
  case OverflowPolicy::WarnUnlessSigned:
    return "32 bits, signed or not; more are lost with a warning.";
  case OverflowPolicy::WarnAndTruncate:
  case OverflowPolicy::WarnAndKeep:
    return utostr(popcount(Op.Max)) + " bits; more " +
           (Op.Overflow == OverflowPolicy::WarnAndKeep ? "with"
                                                       : "are lost with") +
           " a warning.";
  }
  llvm_unreachable("unknown overflow policy");
}

void clrx::printPseudoOps(raw_ostream &OS, StringRef Title,
                          StringRef Introduction, ArrayRef<PseudoOp> Ops,
                          ScopeWords (*Describe)(unsigned Scopes)) {
  std::vector<PseudoOpEntry> Entries;
  for (const PseudoOp &Op : Ops) {
    StringRef Syntax = getOperandSyntax(Op);
    const ScopeWords Words = Describe(Op.Scopes);
    const std::string Range = describeRange(Op);
    std::string Text = Op.Doc.str();
    if (!Words.Place.empty())
      Text += "\n- Legal " + Words.Place + ".";
    if (!Words.Needs.empty())
      Text += "\n- Needs " + Words.Needs + ".";
    if (!Range.empty())
      Text += "\n- Operands: " + Range;
    Entries.push_back(
        {(Op.Name + (Syntax.empty() ? "" : " ") + Syntax).str(), Text});
  }
  printPseudoOpPage(OS, ("Pseudo-ops of " + Title).str(), Introduction,
                    std::move(Entries));
}
