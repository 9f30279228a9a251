//===- Exact.cpp - Sources that make the same binary ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a source, assembles it, and compares the result with the binary. If
// the assembler refuses or changes instructions or configurations, the next
// source has data in their place. The result describes any other difference.
//
//===----------------------------------------------------------------------===//

#include "Exact.h"
#include "Containers.h"
#include "Print/CodePrinter.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Converts offsets in a text to line numbers. Callers ask for ascending
/// offsets.
class LineCounter {
public:
  explicit LineCounter(StringRef Text) : Text(Text) {}

  uint64_t getLine(uint64_t Offset) {
    Line += Text.slice(Last, Offset).count('\n');
    Last = Offset;
    return Line;
  }

private:
  StringRef Text;
  uint64_t Line = 1, Last = 0;
};

/// A printed instruction.
struct PrintedInst {
  unsigned Section = 0;
  uint64_t Offset = 0; ///< Offset in the section in bytes.
  ArrayRef<uint32_t> Words;
};

/// Walks over the instructions of a text, line by line.
class InstLines {
public:
  InstLines(StringRef Text, const PrintedCode &Code) : Text(Text), Code(Code) {
    restart();
  }

  /// Goes back to the first instruction.
  void restart();
  /// Returns the instruction of \p Line, if there is one. The call is fast if
  /// the previous one was for an earlier line.
  std::optional<PrintedInst> find(uint64_t Line);

private:
  StringRef Text;
  const PrintedCode &Code;
  LineCounter Counter{""};
  /// The next instruction: its run, its index, its first word, its offset in
  /// the section and its line.
  size_t Run = 0, Inst = 0, FirstWord = 0;
  uint64_t Offset = 0, Line = 0;
  uint64_t LastFound = 0;

  void enterRun();
  void advance();
};

/// Compares the assembler's encodings of instructions with the words in the
/// binary.
class InstComparer final : public InstSink {
public:
  InstComparer(StringRef Text, PrintedCode &Code, ExactChoices &Choices)
      : Code(Code), Choices(Choices), Assembled(Text, Code),
        Rejected(Text, Code) {}

  unsigned getInterests() const override { return WantsInsts; }
  void start(Reporter &R) override {
    Report = &R;
    Assembled.restart();
  }
  void onInstruction(const InstEvent &E) override;
  void finish(CodeView &) override;

  /// Chooses to print the instruction of \p Line as data. \returns false if the
  /// line has none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  PrintedCode &Code;
  ExactChoices &Choices;
  Reporter *Report = nullptr;
  InstLines Assembled, Rejected;

  void reject(const PrintedInst &I);
};

} // namespace

void InstLines::restart() {
  Counter = LineCounter(Text);
  Run = Inst = FirstWord = 0;
  LastFound = 0;
  if (!Code.Runs.empty())
    enterRun();
}

void InstLines::enterRun() {
  const PrintedRun &R = Code.Runs[Run];
  Offset = R.Offset;
  Line = Counter.getLine(R.TextOffset);
}

void InstLines::advance() {
  const uint64_t Size = Code.Sizes[Inst++];
  FirstWord += Size;
  Offset += Size * 4;
  ++Line;
  if (Run + 1 == Code.Runs.size() || Code.Runs[Run + 1].FirstInst != Inst)
    return;
  ++Run;
  enterRun();
}

std::optional<PrintedInst> InstLines::find(uint64_t LineNumber) {
  if (LineNumber < LastFound)
    restart();
  LastFound = LineNumber;
  while (Inst < Code.Sizes.size() && Line < LineNumber)
    advance();
  if (Inst >= Code.Sizes.size() || Line != LineNumber)
    return std::nullopt;
  return PrintedInst{Code.Runs[Run].Section, Offset,
                     ArrayRef(Code.Words).slice(FirstWord, Code.Sizes[Inst])};
}

void InstComparer::reject(const PrintedInst &I) {
  Choices.AsData.insert({I.Section, I.Offset});
  HasRejected = true;
}

bool InstComparer::reject(uint64_t Line) {
  const std::optional<PrintedInst> I = Rejected.find(Line);
  if (I)
    reject(*I);
  return I.has_value();
}

/// Frees the record of the instructions, before the output needs memory. The
/// record is no longer needed: all instructions have been compared, and the
/// writer, which runs next, reports errors without a line.
void InstComparer::finish(CodeView &) { Code.forgetInsts(); }

/// Returns true if the literal is the value of an operand. On GCN 1.5, some
/// attributes of interpolations have the code that announces a literal, too.
static bool hasLiteralOperand(const Inst &I) {
  return any_of(I.operands(), [](const InstOperand &Op) {
    return Op.File == OperandFile::Literal || Op.Kind == OperandKind::Const32;
  });
}

/// Returns true if \p I has the words \p Known. The distance of a branch and
/// the literal may be unresolved; then those of \p Known count.
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
  ConfigRejecter(StringRef Text, const PrintedCode &Code, ExactChoices &Choices)
      : Text(Text), Code(Code), Choices(Choices) {}

  /// If \p Line is in the configuration of a kernel, chooses to print this
  /// configuration as data. \returns false if it is in none.
  bool reject(uint64_t Line);

  bool HasRejected = false;

private:
  StringRef Text;
  const PrintedCode &Code;
  ExactChoices &Choices;
  /// \name Lines of Code.Configs, ascending
  /// @{
  std::vector<uint64_t> FirstLines, EndLines;
  /// @}

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
  if (EndLines.empty()) // Count only now: errors are rare.
    countLines();
  const size_t I = upper_bound(EndLines, Line) - EndLines.begin();
  if (I == EndLines.size() || Line < FirstLines[I])
    return false;
  Choices.RawKernels.insert(Code.Configs[I].Kernel);
  HasRejected = true;
  return true;
}

namespace {

/// Compares the output with the binary and keeps it only if it differs.
class OutputComparer final : public raw_pwrite_stream {
public:
  OutputComparer(StringRef Binary, const std::function<void()> &OnRead)
      : Binary(Binary), OnRead(OnRead) {}
  ~OutputComparer() override { flush(); }

  /// Returns true if the output is the same as the binary. Call this after the
  /// last byte was written.
  bool isSame() {
    flush();
    return Output.empty() && Size == Binary.size();
  }
  /// Returns the whole output.
  StringRef getOutput() {
    flush();
    return Output.empty() ? Binary.take_front(Size) : StringRef(Output);
  }

private:
  StringRef Binary;
  const std::function<void()> &OnRead;
  uint64_t Size = 0;
  uint64_t NextCall = 0; ///< Size at the next call of OnRead.
  /// The output if it differs; otherwise empty.
  SmallString<0> Output;

  /// Number of bytes between calls of OnRead.
  static constexpr uint64_t CallDistance = 1 << 18;

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
  if (!Output.empty() || !Binary.substr(Size).starts_with(Written)) {
    if (Output.empty())
      Output = Binary.take_front(Size);
    Output += Written;
  }
  Size += Written.size();
  if (Size < NextCall || !OnRead)
    return;
  NextCall = Size + CallDistance;
  OnRead();
}

/// Describes the first difference of \p Produced and \p Binary.
static std::string describeDifference(StringRef Produced, StringRef Binary) {
  size_t Same = 0;
  while (Same < Produced.size() && Same < Binary.size() &&
         Produced[Same] == Binary[Same])
    ++Same;
  return ("the source makes another file: " + Twine(Produced.size()) +
          " bytes, not " + Twine(Binary.size()) +
          ", the first difference at offset " + Twine(Same) +
          describeLocation(Binary, Same))
      .str();
}

/// The text to print after a comparison.
enum class NextText : uint8_t {
  None,   ///< No other text.
  Better, ///< A text with more data.
  /// A text without configurations, although no kernel differs. If it is no
  /// better, the cause is elsewhere.
  WithoutConfigs
};

/// Selects the kernels whose bytes differ between \p Produced and \p Binary.
/// The next text has no configurations for them. If these kernels are not
/// known, or none of them has a configuration, selects all kernels.
static NextText rejectChanged(const PrintedCode &Code, ExactChoices &Choices,
                              StringRef Produced, StringRef Binary) {
  const ChangedKernels Changed =
      findBinaryContainer(Binary).FindChangedKernels(Produced, Binary);
  const size_t NumBefore = Choices.RawKernels.size();
  for (const PrintedConfig &C : Code.Configs)
    if (Changed &&
        std::binary_search(Changed->begin(), Changed->end(), C.Kernel))
      Choices.RawKernels.insert(C.Kernel);
  Choices.HasRawKernelsOnly = Choices.RawKernels.size() == NumBefore;
  return Choices.HasRawKernelsOnly && Changed ? NextText::WithoutConfigs
                                              : NextText::Better;
}

/// Returns the options to assemble a printed source.
static AssembleOptions getAssembleOptions(bool IsReadable) {
  AssembleOptions Options;
  Options.Language.NoWarnings = true;
  // Other sources are clrxdisasm's, which clrxasm must accept.
  Options.Language.RefuseVOP3Literals = !IsReadable;
  return Options;
}

namespace {

/// The result of a comparison.
struct Comparison {
  NextText Next = NextText::None;
  /// Describes the difference. Empty if there is none, or if Next is not
  /// NextText::None.
  std::string Difference;
};

} // namespace

/// Assembles \p Text and compares the result with \p Binary. A NUL must follow
/// \p Text in memory.
static Comparison compare(Assembler &A, AssembleOptions Options, StringRef Text,
                          StringRef Binary, const std::function<void()> &OnRead,
                          PrintedCode &Code, ExactChoices &Choices) {
  InstComparer Insts(Text, Code, Choices);
  Options.Language.Container = findContainer(getRawContainer().Name);
  Options.Sinks = {&Insts};
  OutputComparer Output(Binary, OnRead);
  Options.Output = &Output;
  const AssembleResult Result =
      A.assemble(Options, MemoryBufferRef(Text, "disassembly"));
  ConfigRejecter Configs(Text, Code, Choices);
  for (const Diagnostic &D : Result.Diagnostics) {
    if (D.Kind != Severity::Error || Insts.reject(D.Line) ||
        Configs.reject(D.Line))
      continue;
    // An error without a line comes from the writer, or it says that there were
    // too many errors. It can be ignored if anything was rejected, because the
    // next text is assembled again.
    if (D.Line || !(Insts.HasRejected || Configs.HasRejected))
      return {NextText::None, ("line " + Twine(D.Line) +
                               " of the source is refused: " + D.Message)
                                  .str()};
  }
  if (Insts.HasRejected || Configs.HasRejected)
    return {NextText::Better, ""};
  if (Output.isSame())
    return {};
  if (Code.Configs.empty())
    return {NextText::None, describeDifference(Output.getOutput(), Binary)};
  return {rejectChanged(Code, Choices, Output.getOutput(), Binary), ""};
}

Expected<ExactText>
clrx::printExactly(SourcePrintOptions Options, StringRef Binary,
                   const std::function<void()> &OnRead,
                   function_ref<Error(const SourcePrintOptions &, raw_ostream &,
                                      PrintedCode *)>
                       Print) {
  ExactChoices Choices;
  PrintedCode Code;
  Options.Exact = &Choices;
  Options.ShowMetadata = Options.ShowData = Options.ShowSetup =
      Options.ShowNotes = true;
  Options.ShowConfig = Options.ShowHSALayout = false;
  Assembler A;
  ExactText Result;
  SmallString<0> WithConfigs; // A text whose configurations may be correct.
  for (NextText Next = NextText::Better; Next != NextText::None;) {
    Code.forgetInsts();
    Code.Configs.clear();
    Result.Text.clear();
    raw_svector_ostream OS(Result.Text);
    if (Error E = Print(Options, OS, &Code))
      return std::move(E);
    if (OnRead)
      OnRead();
    const StringRef Text(Result.Text.c_str(), Result.Text.size());
    Comparison C = compare(A, getAssembleOptions(Options.IsReadable), Text,
                           Binary, OnRead, Code, Choices);
    Result.Difference = std::move(C.Difference);
    Next = C.Next;
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
  const std::function<void()> OnRead;
  OutputComparer Output(Binary, OnRead);
  AssembleOptions Options = getAssembleOptions(/*IsReadable=*/true);
  Options.Output = &Output;
  const AssembleResult Assembled =
      Assembler().assemble(Options, MemoryBufferRef(Text, "disassembly"));
  for (const Diagnostic &D : Assembled.Diagnostics)
    if (D.Kind == Severity::Error) {
      Result.Difference =
          ("line " + Twine(D.Line) + " of the source is refused: " + D.Message)
              .str();
      return Result;
    }
  if (!Output.isSame())
    Result.Difference = describeDifference(Output.getOutput(), Binary);
  return Result;
}
