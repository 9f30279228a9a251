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
#include "Places.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/Print/CodePrinter.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

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
  uint64_t Line = 1, Place = 0;
  for (const PrintedInst &I : Code.Insts) {
    Line += Text.slice(Place, I.TextPlace).count('\n');
    Place = I.TextPlace;
    Lines.push_back(Line);
  }
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
  if (I && !hasWords(E.Instruction, E.Architecture, I->Words))
    reject(Line);
}

/// Where \p Made and \p Wanted, which are not the same, differ first.
static Error describeDifference(StringRef Made, StringRef Wanted) {
  size_t Same = 0;
  while (Same < Made.size() && Same < Wanted.size() &&
         Made[Same] == Wanted[Same])
    ++Same;
  return createStringError(
      "the source makes another file: " + Twine(Made.size()) + " bytes, not " +
      Twine(Wanted.size()) + ", the first difference at offset " + Twine(Same) +
      describePlace(Wanted, Same));
}

/// Has the kernel printed as data whose configuration has the line \p Line of
/// \p Text. \returns false if there is none.
static bool rejectConfig(ExactCode &Code, StringRef Text, uint64_t Line) {
  uint64_t Place = 0;
  for (; Line > 1 && Place != StringRef::npos; --Line)
    Place = Text.find('\n', Place) + 1;
  for (const PrintedConfig &C : Code.Configs)
    if (Place >= C.Begin && Place < C.End) {
      Code.RawKernels.insert(C.Kernel);
      return true;
    }
  return false;
}

Error clrx::printExactly(
    SourcePrintOptions Options, StringRef Binary,
    function_ref<Error(const SourcePrintOptions &, raw_ostream &)> Print,
    std::string &Result) {
  ExactCode Code;
  Options.Exact = &Code;
  Options.ShowMetadata = Options.ShowData = Options.ShowSetup = true;
  Options.ShowConfig = Options.ShowHSALayout = false;
  Assembler A;
  while (true) {
    Code.Insts.clear();
    Code.Configs.clear();
    std::string Text;
    raw_string_ostream OS(Text);
    if (Error E = Print(Options, OS))
      return E;
    Result = std::move(Text);
    InstComparer Comparer(Result, Code);
    AssembleOptions Assembling;
    Assembling.Language.NoWarnings = true;
    Assembling.Language.Container = findContainer("rawcode");
    Assembling.Sinks = {&Comparer};
    AssembleResult Made =
        A.assemble(Assembling, MemoryBufferRef(Result, "disassembly"));
    bool HasRejectedConfig = false;
    for (const Diagnostic &D : Made.Diagnostics) {
      if (D.Kind != Severity::Error || Comparer.reject(D.Line))
        continue;
      // Errors without a line end a list that is too long to go on.
      if (!D.Line && Comparer.HasRejected)
        continue;
      if (!rejectConfig(Code, Result, D.Line))
        return createStringError("line " + Twine(D.Line) +
                                 " of the source is refused: " + D.Message);
      HasRejectedConfig = true;
    }
    if (Comparer.HasRejected || HasRejectedConfig)
      continue;
    const StringRef Output(Made.Output.data(), Made.Output.size());
    if (Output == Binary)
      return Error::success();
    if (Code.Configs.empty())
      return describeDifference(Output, Binary);
    Code.HasRawKernelsOnly = true;
  }
}
