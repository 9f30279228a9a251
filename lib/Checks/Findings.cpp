//===- Findings.cpp - Collected warnings ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The columns of operands are found in the text of the reported statements. To
// record them would cost time for all statements.
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "clrx/ISA/Registers.h"
#include "clrx/Support/Cursor.h"

using namespace llvm;
using namespace clrx;

std::string clrx::getGroupMark(WarningGroup G, const CheckOptions &Options) {
  const bool IsError = Options.Errors & maskOf(G);
  return (Twine(" [") + (IsError ? "-Werror," : "") + "-W" +
          WarningGroups.rows()[unsigned(G)].Name + "]")
      .str();
}

void clrx::reportWarning(Reporter &Report, WarningGroup G,
                         const CheckOptions &Options, SourcePos Pos,
                         const Twine &Text) {
  const std::string Marked = (Text + getGroupMark(G, Options)).str();
  if (Options.Errors & maskOf(G))
    Report.error(Pos, Marked);
  else
    Report.warning(Pos, Marked);
}

std::string clrx::getRegisterName(unsigned Code, Arch A) {
  std::string Name;
  raw_string_ostream Target(Name);
  {
    TextStream OS(Target);
    printRegister(OS, Code, 1, A, InstDialect::Clrx);
  }
  return Name;
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Returns the length of the first operand in \p Text, up to its comma.
static size_t getOperandLength(StringRef Text) {
  unsigned Depth = 0;
  for (size_t I = 0; I != Text.size(); ++I) {
    const char C = Text[I];
    if (C == '[' || C == '(')
      ++Depth;
    else if ((C == ']' || C == ')') && Depth)
      --Depth;
    else if (C == ';' || C == '#' || (C == ',' && !Depth))
      return I;
  }
  return Text.size();
}

/// Returns the index of operand \p Number of the statement at index \p Begin of
/// \p Line, or \p Begin if the text does not show it.
static size_t findOperand(StringRef Line, size_t Begin, unsigned Number) {
  size_t At = Begin;
  while (At != Line.size() && isNameChar(Line[At]))
    ++At;
  for (; Number; --Number) {
    At += getOperandLength(Line.substr(At));
    if (At == Line.size() || Line[At] != ',')
      return Begin;
    ++At;
  }
  At = Line.find_first_not_of(" \t", At);
  return At == StringRef::npos ? Begin : At;
}

/// Returns the position of \p At. Data has that of the instruction before it.
SourcePos Findings::getPos(Finding::Location At) const {
  uint32_t Number = At.Inst;
  while (Number && !Code.Insts[Number].Pos.isValid())
    --Number;
  SourcePos Pos = Code.Insts[Number].Pos;
  if (Number != At.Inst)
    return Pos;
  const StringRef Line = Pos.getLineText();
  if (At.Operand != CodeAccess::NoOperand && Pos.Column <= Line.size())
    Pos.Column = 1 + findOperand(Line, Pos.Column - 1, At.Operand);
  return Pos;
}

//===----------------------------------------------------------------------===//
// Reporting
//===----------------------------------------------------------------------===//

bool Findings::wants(WarningGroup G, StringLiteral Kind, const CodeInst &I) {
  if (!isOn(G) || isMuted(I.Pos, G))
    return false;
  auto &[Count, Group] = Seen[Kind];
  Group = G;
  return ++Count <= Options.MaxPerKind;
}

void Findings::report(Reporter &Report) {
  llvm::stable_sort(List, [](const Finding &A, const Finding &B) {
    return A.At.Inst < B.At.Inst;
  });
  for (const Finding &F : List) {
    const SourcePos Pos = getPos(F.At);
    reportWarning(Report, F.Group, Options, Pos, F.Message);
    if (!Code.Insts[F.At.Inst].Pos.isValid())
      Report.note(Pos,
                  "the instruction is in the data after this, at offset 0x" +
                      Twine::utohexstr(Code.Insts[F.At.Inst].Offset));
    for (const Finding::Note &N : F.Notes)
      Report.note(N.At ? getPos(*N.At) : Pos, N.Text);
  }
}
