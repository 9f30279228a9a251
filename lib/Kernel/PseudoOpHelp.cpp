//===- PseudoOpHelp.cpp - Descriptions of the rows ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the rows of pseudo-ops in words.
//
//===----------------------------------------------------------------------===//

#include "Kernel/KernelContainer.h"
#include "Language/PseudoOpPage.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

/// Returns the syntax of the operands, e.g. "FIRST, LAST"; may be empty.
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

/// Describes the checks of numbers: their range, and the effect of values
/// outside it.
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
    return "up to 9 of the letters x, y and z, in any letter case.";
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
    return "32 bits, signed or not; larger numbers are truncated, with a "
           "warning.";
  case OverflowPolicy::WarnAndTruncate:
  case OverflowPolicy::WarnAndKeep:
    return utostr(popcount(Op.Max)) + " bits; larger numbers " +
           (Op.Overflow == OverflowPolicy::WarnAndKeep
                ? "get"
                : "are truncated, with") +
           " a warning.";
  }
  llvm_unreachable("unknown overflow policy");
}

/// Returns true if each bit of \p Field has its own meaning.
static bool isMask(KernelField Field) {
  switch (Field) {
  case KernelField::FloatMode:
  case KernelField::Exceptions:
  case KernelField::PgmRsrc1:
  case KernelField::PgmRsrc2:
  case KernelField::PgmRsrc3:
  case KernelField::ElfFlags:
    return true;
  default:
    return false;
  }
}

/// Returns a typical value for the field of \p Op.
static uint64_t getExampleNumber(const PseudoOp &Op) {
  switch (Op.Field) {
  case KernelField::FloatMode:
    return 0xc0;
  case KernelField::Exceptions:
    return 0x10;
  case KernelField::Priority:
    return 1;
  case KernelField::UserDataCount:
    return 8;
  case KernelField::LocalSize:
  case KernelField::MetaGroupSize:
    return 1024;
  case KernelField::ScratchSize:
  case KernelField::CodeEntryOffset:
  case KernelField::MaxFlatGroupSize:
    return 256;
  case KernelField::PgmRsrc2:
    return 0x8000;
  case KernelField::PgmRsrc1:
    return 0x04000000;
  case KernelField::WavefrontSizeLog2:
  case KernelField::MetaWavefrontSize:
    return 64;
  case KernelField::ElfFlags:
    return 0x2a;
  case KernelField::ArchMinor:
  case KernelField::ArchStepping:
  case KernelField::EarlyExit:
  case KernelField::CondOut:
    return 1;
  case KernelField::PrivateElemSizeLog2:
  case KernelField::SpilledSGPRs:
  case KernelField::SpilledVGPRs:
    return 4;
  default:
    return 16;
  }
}

/// Returns statements that use \p Op.
static std::string makeExample(const PseudoOp &Op) {
  const std::string Name = Op.Name.str();
  switch (Op.Operand) {
  case PseudoOperand::Custom:
    return Op.Example.str();
  case PseudoOperand::Flag:
    return Name;
  case PseudoOperand::Number:
  case PseudoOperand::OptionalNumber:
  case PseudoOperand::SGPRCount:
  case PseudoOperand::ProgramSGPRCount:
  case PseudoOperand::SGPR:
  case PseudoOperand::PowerOfTwo:
  case PseudoOperand::PlainPowerOfTwo: {
    const uint64_t Number = getExampleNumber(Op);
    return Name + " " +
           (isMask(Op.Field) ? "0x" + utohexstr(Number, /*LowerCase=*/true)
                             : utostr(Number));
  }
  case PseudoOperand::TwoNumbers:
    return Name + " 1, 0";
  case PseudoOperand::FourNumbers:
    return Name + " 1, 8, 0, 3";
  case PseudoOperand::SGPRRange:
  case PseudoOperand::VGPRRange:
    return Name + " 12, 15";
  case PseudoOperand::DimSet:
  case PseudoOperand::DimSets:
    return Name + " xy";
  }
  llvm_unreachable("unknown operand kind");
}

PseudoOpPage clrx::describePseudoOps(StringRef Title, StringRef Introduction,
                                     ArrayRef<PseudoOp> Ops,
                                     ScopeText (*Describe)(unsigned Scopes)) {
  std::vector<PseudoOpEntry> Entries;
  for (const PseudoOp &Op : Ops) {
    StringRef Syntax = getOperandSyntax(Op);
    const ScopeText Words = Describe(Op.Scopes);
    const std::string Range = describeRange(Op);
    std::string Text = Op.Doc.str();
    if (!Words.Where.empty())
      Text += "\n- Legal " + Words.Where + ".";
    if (!Words.Needs.empty())
      Text += "\n- Needs " + Words.Needs + ".";
    if (!Range.empty())
      Text += "\n- Operands: " + Range;
    Entries.push_back({(Op.Name + (Syntax.empty() ? "" : " ") + Syntax).str(),
                       Text, makeExample(Op), Op.Scopes});
  }
  return makePseudoOpPage(("Pseudo-ops of " + Title).str(), Introduction,
                          std::move(Entries));
}
