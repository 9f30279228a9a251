//===- Findings.cpp - Collected warnings ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects findings, and reports them at the operands that they are about.
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "clrx/ISA/Registers.h"

using namespace llvm;
using namespace clrx;

std::string clrx::getGroupMark(WarningGroup G, const CheckOptions &Options) {
  const bool IsError = Options.Errors & maskOf(G);
  return (Twine(" [") + (IsError ? "-Werror," : "") + "-W" +
          WarningGroups.rows()[unsigned(G)].Name + "]")
      .str();
}

void clrx::reportWarning(Reporter &Report, WarningGroup G, RuleId Rule,
                         const CheckOptions &Options, SourcePos Pos,
                         const Twine &Text) {
  const std::string Marked = (Text + getGroupMark(G, Options)).str();
  if (Options.Errors & maskOf(G))
    Report.error(Pos, Rule, Marked);
  else
    Report.warning(Pos, Rule, Marked);
}

std::string clrx::getRegisterName(unsigned Code, Arch A, unsigned Count) {
  if (Code >= CodeAGPR0) {
    const unsigned First = Code - CodeAGPR0;
    return Count == 1
               ? "a" + utostr(First)
               : ("a[" + Twine(First) + ":" + Twine(First + Count - 1) + "]")
                     .str();
  }
  std::string Name;
  raw_string_ostream Target(Name);
  {
    TextStream OS(Target);
    printRegister(OS, Code, Count, A, InstDialect::Clrx);
  }
  return Name;
}

/// Returns the position of \p At. An instruction that was written as data has
/// the position of the last instruction before it that has one.
SourcePos Findings::getPos(Finding::Location At) const {
  uint32_t Number = At.Inst;
  while (Number && !Code.Insts[Number].Pos.isValid())
    --Number;
  const CodeInst &I = Code.Insts[Number];
  SourcePos Pos = I.Pos;
  if (Number != At.Inst || At.Operand >= I.OperandOffsets.size())
    return Pos;
  // An operand on a continuation line has no column in the first line.
  const uint32_t Column = Pos.Column + I.OperandOffsets[At.Operand];
  if (Column <= Pos.getLineText().size())
    Pos.Column = Column;
  return Pos;
}

StringRef Findings::getText(Finding::Location At) const {
  const CodeInst &I = Code.Insts[At.Inst];
  if (!I.Pos.isValid() || At.Operand == CodeAccess::NoOperand ||
      !I.OperandOffsets[At.Operand])
    return StringRef();
  const size_t Column = I.Pos.Column + I.OperandOffsets[At.Operand];
  StringRef Text = I.Pos.getLineText();
  if (Column > Text.size())
    return StringRef();
  Text = Text.drop_front(Column - 1);
  Text = Text.take_front(Text.find_first_of(",;#"));
  return Text.take_front(Text.find("/*")).rtrim();
}

//===----------------------------------------------------------------------===//
// Reporting
//===----------------------------------------------------------------------===//

/// Returns the edit of \p N, which is about the instruction at \p Pos.
static FixIt makeFix(SourcePos Pos, const Finding::Note &N) {
  if (N.Edit)
    return *N.Edit;
  return N.IsAfter ? FixIt::appendStatement(Pos, N.Statement)
                   : FixIt::insertStatement(Pos, N.Statement);
}

bool Findings::wants(WarningGroup G, RuleId Rule, const CodeInst &I) {
  if (!isOn(G) || isMuted(I.Pos, G))
    return false;
  if (LastSeen == Seen.end() || LastSeen->first.data() != Rule.Name.data())
    LastSeen = Seen.try_emplace(Rule.Name).first;
  auto &[Count, Group] = LastSeen->second;
  Group = G;
  return ++Count <= Options.MaxPerKind;
}

std::vector<Finding> Findings::takeSorted() {
  llvm::stable_sort(List, [](const Finding &A, const Finding &B) {
    return A.At.Inst < B.At.Inst;
  });
  return std::exchange(List, {});
}

void Findings::report(Reporter &Report) {
  for (const Finding &F : takeSorted()) {
    const SourcePos Pos = getPos(F.At);
    reportWarning(Report, F.Group, F.Rule, Options, Pos, F.Message);
    if (!Code.Insts[F.At.Inst].Pos.isValid())
      Report.note(Pos,
                  "the instruction is in the data after this, at offset 0x" +
                      Twine::utohexstr(Code.Insts[F.At.Inst].Offset));
    for (const Finding::Note &N : F.Notes) {
      const SourcePos At = N.At ? getPos(*N.At) : Pos;
      if (N.Statement.empty() && !N.Edit)
        Report.note(At, N.Text);
      else
        Report.noteFix(At, makeFix(Code.Insts[N.At.value_or(F.At).Inst].Pos, N),
                       N.Text);
    }
  }
}
