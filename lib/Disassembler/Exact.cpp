//===- Exact.cpp - Sources that make the same binary ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A text is printed, assembled, and compared. Instructions that the assembler
// refuses or encodes otherwise are printed as data the next time; what else
// differs is an error.
//
//===----------------------------------------------------------------------===//

#include "Exact.h"
#include "ChangedKernels.h"
#include "Places.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/Print/CodePrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The numbers of lines of places in a text, which are asked for in ascending
/// order.
class LineCounter {
public:
  explicit LineCounter(StringRef Text) : Text(Text) {}

  uint64_t getLine(uint64_t Offset) {
    Line += Text.slice(Place, Offset).count('\n');
    Place = Offset;
    return Line;
  }

private:
  StringRef Text;
  uint64_t Line = 1, Place = 0;
};

/// Compares what the assembler makes of instructions with their words.
class InstComparer final : public InstSink {
public:
  InstComparer(StringRef Text, ExactCode &Code);

  unsigned getInterests() const override { return WantsInsts; }
  void start(Reporter &R) override { Report = &R; }
  void onInstruction(const InstEvent &E) override;

  /// Has the instruction of \p Line printed as data. \returns false if there is
  /// none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  ExactCode &Code;
  Reporter *Report = nullptr;
  std::vector<uint64_t> Lines; ///< Of Code.Insts, ascending.

  const PrintedInst *find(uint64_t Line) const;
};

} // namespace

InstComparer::InstComparer(StringRef Text, ExactCode &Code) : Code(Code) {
  LineCounter Counter(Text);
  Lines.reserve(Code.Insts.size());
  for (const PrintedInst &I : Code.Insts)
    Lines.push_back(Counter.getLine(I.TextPlace));
}

const PrintedInst *InstComparer::find(uint64_t Line) const {
  auto It = lower_bound(Lines, Line);
  if (It == Lines.end() || *It != Line)
    return nullptr;
  return &Code.Insts[It - Lines.begin()];
}

bool InstComparer::reject(uint64_t Line) {
  const PrintedInst *I = find(Line);
  if (!I)
    return false;
  Code.AsData.insert({I->Section, I->Offset});
  HasRejected = true;
  return true;
}

/// Whether the literal is what an operand says. On GCN 1.5 some attributes of
/// interpolations have the code that a literal follows, too.
static bool hasLiteralOperand(const Inst &I) {
  return any_of(I.operands(), [](const InstOperand &Op) {
    return Op.File == OperandFile::Literal || Op.Kind == OperandKind::Const32;
  });
}

/// The words of \p I, with those bits of \p Known in fields that are not known
/// yet: a branch's distance, and the literal.
static bool hasWords(const Inst &I, Arch A, ArrayRef<uint32_t> Known) {
  const LayoutTable &Layouts = LayoutTable::get(A);
  SmallVector<uint32_t, 6> Words;
  encode(I, Layouts, getBaseWords(*I.Row, I.Base, Layouts), Words);
  if (Words.size() != Known.size())
    return false;
  constexpr uint32_t DistanceMask = 0xffff;
  if (I.find(OperandKind::Label) && !(Words[0] & DistanceMask))
    Words[0] |= Known[0] & DistanceMask;
  if (I.HasLiteral && !I.Literal && hasLiteralOperand(I))
    Words.back() = Known.back();
  return Words == Known;
}

void InstComparer::onInstruction(const InstEvent &E) {
  uint64_t Line = Report->capture(E.Loc).getLine();
  const PrintedInst *I = find(Line);
  if (I && !hasWords(*E.Instruction, E.Architecture, Code.getWords(*I)))
    reject(Line);
}

namespace {

/// Finds the configurations that the assembler refuses.
class ConfigRejecter {
public:
  ConfigRejecter(StringRef Text, ExactCode &Code);

  /// Has the kernel printed as data whose configuration has the line \p Line.
  /// \returns false if there is none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  ExactCode &Code;
  std::vector<uint64_t> EndLines; ///< Of Code.Configs, ascending.
  std::vector<uint64_t> FirstLines;
};

} // namespace

ConfigRejecter::ConfigRejecter(StringRef Text, ExactCode &Code) : Code(Code) {
  LineCounter Counter(Text);
  for (const PrintedConfig &C : Code.Configs) {
    FirstLines.push_back(Counter.getLine(C.Begin));
    EndLines.push_back(Counter.getLine(C.End));
  }
}

bool ConfigRejecter::reject(uint64_t Line) {
  const size_t I = upper_bound(EndLines, Line) - EndLines.begin();
  if (I == EndLines.size() || Line < FirstLines[I])
    return false;
  Code.RawKernels.insert(Code.Configs[I].Kernel);
  HasRejected = true;
  return true;
}

/// Where \p Made and \p Wanted, which are not the same, differ first.
static std::string describeDifference(StringRef Made, StringRef Wanted) {
  size_t Same = 0;
  while (Same < Made.size() && Same < Wanted.size() &&
         Made[Same] == Wanted[Same])
    ++Same;
  return ("the source makes another file: " + Twine(Made.size()) +
          " bytes, not " + Twine(Wanted.size()) +
          ", the first difference at offset " + Twine(Same) +
          describePlace(Wanted, Same))
      .str();
}

/// What comes next when a text was compared.
enum class NextText : uint8_t {
  None,   ///< It is the last one.
  Better, ///< The one with more as data.
  /// The one with all kernels as data, though they are the same: if it is no
  /// better, the cause is elsewhere.
  WithoutConfigs
};

/// Has the kernels printed as data whose configurations make other bytes in
/// \p Made than are in \p Wanted; all, if it is not known which these are.
static NextText rejectChanged(ExactCode &Code, StringRef Made,
                              StringRef Wanted) {
  const ChangedKernels Changed = findChangedKernels(Made, Wanted);
  const size_t NumBefore = Code.RawKernels.size();
  for (const PrintedConfig &C : Code.Configs)
    if (Changed &&
        std::binary_search(Changed->begin(), Changed->end(), C.Kernel))
      Code.RawKernels.insert(C.Kernel);
  Code.HasRawKernelsOnly = Code.RawKernels.size() == NumBefore;
  return Code.HasRawKernelsOnly && Changed ? NextText::WithoutConfigs
                                           : NextText::Better;
}

/// Assembles \p Text, which is to make \p Binary. \returns what is wrong with
/// it; empty if nothing is, or if \p Next is set to another text.
static std::string compare(Assembler &A, StringRef Text, StringRef Binary,
                           ExactCode &Code, NextText &Next) {
  Next = NextText::None;
  InstComparer Insts(Text, Code);
  AssembleOptions Options;
  Options.Language.NoWarnings = true;
  Options.Language.Container = findContainer("rawcode");
  Options.Sinks = {&Insts};
  const AssembleResult Made =
      A.assemble(Options, MemoryBufferRef(Text, "disassembly"));
  ConfigRejecter Configs(Text, Code);
  for (const Diagnostic &D : Made.Diagnostics) {
    if (D.Kind != Severity::Error || Insts.reject(D.Line) ||
        Configs.reject(D.Line))
      continue;
    // An error without a line ends a list of others that is too long.
    if (D.Line || !(Insts.HasRejected || Configs.HasRejected))
      return ("line " + Twine(D.Line) +
              " of the source is refused: " + D.Message)
          .str();
  }
  const StringRef Output(Made.Output.data(), Made.Output.size());
  if (Insts.HasRejected || Configs.HasRejected)
    Next = NextText::Better;
  else if (Output != Binary && !Code.Configs.empty())
    Next = rejectChanged(Code, Output, Binary);
  else if (Output != Binary)
    return describeDifference(Output, Binary);
  return "";
}

Expected<ExactText> clrx::printExactly(
    SourcePrintOptions Options, StringRef Binary,
    function_ref<Error(const SourcePrintOptions &, raw_ostream &)> Print) {
  ExactCode Code;
  Options.Exact = &Code;
  Options.ShowMetadata = Options.ShowData = Options.ShowSetup =
      Options.ShowNotes = true;
  Options.ShowConfig = Options.ShowHSALayout = false;
  Assembler A;
  ExactText Result;
  std::string WithConfigs; ///< That they are the cause is not known.
  for (NextText Next = NextText::Better; Next != NextText::None;) {
    Code.Insts.clear();
    Code.Words.clear();
    Code.Configs.clear();
    Result.Text.clear();
    raw_string_ostream OS(Result.Text);
    if (Error E = Print(Options, OS))
      return std::move(E);
    Result.Difference = compare(A, Result.Text, Binary, Code, Next);
    if (Next == NextText::WithoutConfigs)
      WithConfigs = Result.Text;
  }
  if (!Result.Difference.empty() && !WithConfigs.empty())
    Result.Text = std::move(WithConfigs);
  return Result;
}
