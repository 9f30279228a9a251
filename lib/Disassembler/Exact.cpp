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

/// A printed instruction.
struct PrintedInst {
  unsigned Section = 0;
  uint64_t Offset = 0; ///< In the section, in bytes.
  ArrayRef<uint32_t> Words;
};

/// Goes over the instructions of a text, line by line.
class InstLines {
public:
  InstLines(StringRef Text, const ExactCode &Code) : Text(Text), Code(Code) {
    restart();
  }

  /// Begins again.
  void restart();
  /// The instruction of \p Line, if there is one; fast if no later one was
  /// asked for.
  std::optional<PrintedInst> find(uint64_t Line);

private:
  StringRef Text;
  const ExactCode &Code;
  LineCounter Counter{""};
  /// The next instruction: its run, its place in all, and what follows from
  /// these.
  size_t Run = 0, Inst = 0, FirstWord = 0;
  uint64_t Offset = 0, Line = 0;
  uint64_t LastAsked = 0;

  void enterRun();
  void goOn();
};

/// Compares what the assembler makes of instructions with their words.
class InstComparer final : public InstSink {
public:
  InstComparer(StringRef Text, ExactCode &Code)
      : Code(Code), Assembled(Text, Code), Rejected(Text, Code) {}

  unsigned getInterests() const override { return WantsInsts; }
  void start(Reporter &R) override {
    Report = &R;
    Assembled.restart();
  }
  void onInstruction(const InstEvent &E) override;
  void finish(CodeView &) override;

  /// Has the instruction of \p Line printed as data. \returns false if there is
  /// none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  ExactCode &Code;
  Reporter *Report = nullptr;
  InstLines Assembled, Rejected;

  void reject(const PrintedInst &I);
};

} // namespace

void InstLines::restart() {
  Counter = LineCounter(Text);
  Run = Inst = FirstWord = 0;
  LastAsked = 0;
  if (!Code.Runs.empty())
    enterRun();
}

void InstLines::enterRun() {
  const PrintedRun &R = Code.Runs[Run];
  Offset = R.Offset;
  Line = Counter.getLine(R.TextPlace);
}

/// To the instruction behind the next one.
void InstLines::goOn() {
  const uint64_t Size = Code.Sizes[Inst++];
  FirstWord += Size;
  Offset += Size * 4;
  ++Line;
  if (Run + 1 == Code.Runs.size() || Code.Runs[Run + 1].FirstInst != Inst)
    return;
  ++Run;
  enterRun();
}

std::optional<PrintedInst> InstLines::find(uint64_t Wanted) {
  if (Wanted < LastAsked)
    restart();
  LastAsked = Wanted;
  while (Inst < Code.Sizes.size() && Line < Wanted)
    goOn();
  if (Inst >= Code.Sizes.size() || Line != Wanted)
    return std::nullopt;
  return PrintedInst{Code.Runs[Run].Section, Offset,
                     ArrayRef(Code.Words).slice(FirstWord, Code.Sizes[Inst])};
}

void InstComparer::reject(const PrintedInst &I) {
  Code.AsData.insert({I.Section, I.Offset});
  HasRejected = true;
}

bool InstComparer::reject(uint64_t Line) {
  const std::optional<PrintedInst> I = Rejected.find(Line);
  if (I)
    reject(*I);
  return I.has_value();
}

/// All instructions have been compared. What is known of them goes before the
/// output takes memory; errors of its writer are about no line.
void InstComparer::finish(CodeView &) { Code.forgetInsts(); }

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
  const std::optional<PrintedInst> I =
      Assembled.find(Report->capture(E.Loc).getLine());
  if (I && !hasWords(*E.Instruction, E.Architecture, I->Words))
    reject(*I);
}

namespace {

/// Finds the configurations that the assembler refuses.
class ConfigRejecter {
public:
  ConfigRejecter(StringRef Text, ExactCode &Code) : Text(Text), Code(Code) {}

  /// Has the kernel printed as data whose configuration has the line \p Line.
  /// \returns false if there is none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  StringRef Text;
  ExactCode &Code;
  std::vector<uint64_t> EndLines; ///< Of Code.Configs, ascending.
  std::vector<uint64_t> FirstLines;

  void countLines();
};

} // namespace

void ConfigRejecter::countLines() {
  LineCounter Counter(Text);
  for (const PrintedConfig &C : Code.Configs) {
    FirstLines.push_back(Counter.getLine(C.Begin));
    EndLines.push_back(Counter.getLine(C.End));
  }
}

bool ConfigRejecter::reject(uint64_t Line) {
  if (EndLines.empty()) // Seldom is anything refused.
    countLines();
  const size_t I = upper_bound(EndLines, Line) - EndLines.begin();
  if (I == EndLines.size() || Line < FirstLines[I])
    return false;
  Code.RawKernels.insert(Code.Configs[I].Kernel);
  HasRejected = true;
  return true;
}

namespace {

/// Compares what is written with the binary, and keeps it only if it differs.
class OutputComparer final : public raw_pwrite_stream {
public:
  OutputComparer(StringRef Wanted, const std::function<void()> &OnRead)
      : Wanted(Wanted), OnRead(OnRead) {}
  ~OutputComparer() override { flush(); }

  /// Whether all of the binary was written. Nothing may be written after it.
  bool isSame() {
    flush();
    return Made.empty() && Size == Wanted.size();
  }
  /// All that was written.
  StringRef getMade() {
    flush();
    return Made.empty() ? Wanted.take_front(Size) : StringRef(Made);
  }

private:
  StringRef Wanted;
  const std::function<void()> &OnRead;
  uint64_t Size = 0;
  uint64_t NextCall = 0; ///< Of OnRead.
  SmallString<0> Made;   ///< Empty: the same as the first Size bytes.

  static constexpr uint64_t CallDistance = 1 << 18; ///< Of OnRead, in bytes.

  void compare(StringRef Written);
  void write_impl(const char *Data, size_t Count) override;
  void pwrite_impl(const char *, size_t, uint64_t) override {
    llvm_unreachable("binaries are written from start to end");
  }
  uint64_t current_pos() const override { return Size; }
};

} // namespace

void OutputComparer::write_impl(const char *Data, size_t Count) {
  for (StringRef Rest(Data, Count); !Rest.empty();
       Rest = Rest.substr(CallDistance))
    compare(Rest.take_front(CallDistance));
}

void OutputComparer::compare(StringRef Written) {
  if (!Made.empty() || !Wanted.substr(Size).starts_with(Written)) {
    if (Made.empty())
      Made = Wanted.take_front(Size);
    Made += Written;
  }
  Size += Written.size();
  if (Size < NextCall || !OnRead)
    return;
  NextCall = Size + CallDistance;
  OnRead();
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

/// Assembles \p Text, which a NUL follows and which is to make \p Binary.
/// \returns what is wrong with it; empty if nothing is, or if \p Next is set to
/// another text.
static std::string compare(Assembler &A, StringRef Text, StringRef Binary,
                           const std::function<void()> &OnRead, ExactCode &Code,
                           NextText &Next) {
  Next = NextText::None;
  InstComparer Insts(Text, Code);
  AssembleOptions Options;
  Options.Language.NoWarnings = true;
  Options.Language.Container = findContainer("rawcode");
  Options.Sinks = {&Insts};
  OutputComparer Output(Binary, OnRead);
  Options.Output = &Output;
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
  if (Insts.HasRejected || Configs.HasRejected)
    Next = NextText::Better;
  else if (Output.isSame())
    return "";
  else if (Code.Configs.empty())
    return describeDifference(Output.getMade(), Binary);
  else
    Next = rejectChanged(Code, Output.getMade(), Binary);
  return "";
}

Expected<ExactText> clrx::printExactly(
    SourcePrintOptions Options, StringRef Binary,
    const std::function<void()> &OnRead,
    function_ref<Error(const SourcePrintOptions &, raw_ostream &)> Print) {
  ExactCode Code;
  Options.Exact = &Code;
  Options.ShowMetadata = Options.ShowData = Options.ShowSetup =
      Options.ShowNotes = true;
  Options.ShowConfig = Options.ShowHSALayout = false;
  Assembler A;
  ExactText Result;
  SmallString<0> WithConfigs; ///< That they are the cause is not known.
  for (NextText Next = NextText::Better; Next != NextText::None;) {
    Code.forgetInsts();
    Code.Configs.clear();
    Result.Text.clear();
    raw_svector_ostream OS(Result.Text);
    if (Error E = Print(Options, OS))
      return std::move(E);
    if (OnRead)
      OnRead();
    const StringRef Text(Result.Text.c_str(), Result.Text.size());
    Result.Difference = compare(A, Text, Binary, OnRead, Code, Next);
    if (Next == NextText::WithoutConfigs)
      WithConfigs = std::move(Result.Text);
  }
  if (!Result.Difference.empty() && !WithConfigs.empty())
    Result.Text = std::move(WithConfigs);
  return Result;
}

Expected<ExactText>
clrx::printAsItIs(StringRef Binary,
                  function_ref<Error(raw_ostream &OS)> Print) {
  ExactText Result;
  raw_svector_ostream OS(Result.Text);
  if (Error E = Print(OS))
    return std::move(E);
  const StringRef Text(Result.Text.c_str(), Result.Text.size());
  const std::function<void()> OnRead; // Nobody wants to know.
  OutputComparer Output(Binary, OnRead);
  AssembleOptions Options;
  Options.Language.NoWarnings = true;
  Options.Output = &Output;
  const AssembleResult Made =
      Assembler().assemble(Options, MemoryBufferRef(Text, "disassembly"));
  for (const Diagnostic &D : Made.Diagnostics)
    if (D.Kind == Severity::Error) {
      Result.Difference =
          ("line " + Twine(D.Line) + " of the source is refused: " + D.Message)
              .str();
      return Result;
    }
  if (!Output.isSame())
    Result.Difference = describeDifference(Output.getMade(), Binary);
  return Result;
}
