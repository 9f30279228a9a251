//===- RegisterHover.cpp - What an editor shows about a register ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lists the instructions that write and read the values that it holds.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/RegisterHover.h"
#include "LanguageServer/LineContext.h"
#include "LanguageServer/RegisterFlow.h"
#include "Run/Request.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

StringRef clrx::server::findRegisterName(const SourceText &Text,
                                         lsp::Position P) {
  constexpr StringLiteral InBrackets = "0123456789:";
  const LineContext C = getContext(Text, P);
  if (C.Where != LineContext::Code || C.IsHead)
    return "";
  const StringRef Line = Text.getLine(size_t(P.line));
  size_t Begin = size_t(C.Word.data() - Line.data());
  const size_t Open = Line.take_front(Begin).find_last_not_of(InBrackets);
  if (Open != StringRef::npos && Open && Line[Open] == '[')
    Begin = Open - 1;
  const StringRef Rest = Line.drop_front(Begin);
  if (Rest.substr(1).starts_with("["))
    return Rest.take_front(std::min(Rest.find(']'), Rest.size() - 1) + 1);
  return C.Word;
}

static std::optional<FlowRegisters> parseRegisters(StringRef Name, Arch A) {
  Expected<RegisterName> R = parseRegisterName(Name.lower());
  if (!R) {
    consumeError(R.takeError());
    return std::nullopt;
  }
  switch (R->From) {
  case RegisterName::File::Scalar:
    return FlowRegisters{R->First, R->Count};
  case RegisterName::File::Vector:
    return FlowRegisters{CodeVGPR0 + R->First, R->Count};
  case RegisterName::File::SCC:
    return FlowRegisters{CodeSCC, 1};
  case RegisterName::File::Special:
    break;
  }
  for (const SpecialRegister &S : getSpecialRegisters())
    if (S.Name == R->Special && S.Where & maskOf(A))
      return FlowRegisters{S.Value, S.isPair() ? 2u : 1u};
  return std::nullopt;
}

/// Returns true if instructions read the registers only where they name them.
static bool isOrdinary(const FlowRegisters &R) {
  constexpr unsigned NumOrdinarySGPRs = 102;
  return R.First < NumOrdinarySGPRs || R.First >= CodeVGPR0;
}

namespace {

/// Makes the text about some registers in one line.
class RegisterText {
  const Analysis &A;
  const StringRef Path;
  const FlowRegisters R;
  std::string Text;

  /// Number of a part and of an instruction in it.
  using Found = std::pair<size_t, uint32_t>;
  std::optional<Found> find(uint64_t Line) const;
  bool isAccessed(const SectionCode &Code, const CodeInst &I) const;
  void addInsts(size_t Part, const std::set<uint32_t> &Insts, StringRef Verb);
  void addEntry(const Program::Kernel &K);
  void addEntries(size_t Part, const std::set<uint32_t> &Entries);
  void addLiveLines(size_t Part, const BitVector &Live);
  void add(const Twine &Line) { Text += ("- " + Line + "\n").str(); }

public:
  RegisterText(const Analysis &A, StringRef Path, const FlowRegisters &R)
      : A(A), Path(Path), R(R) {}
  std::string make(uint64_t Line);
};

} // namespace

bool RegisterText::isAccessed(const SectionCode &Code,
                              const CodeInst &I) const {
  return any_of(Code.getAccesses(I), [this](const CodeAccess &X) {
    return !X.IsVar && R.overlaps(X.First, X.Count);
  });
}

/// Returns an instruction of the line \p Line, one that accesses the registers
/// if there is one.
std::optional<RegisterText::Found> RegisterText::find(uint64_t Line) const {
  std::optional<Found> Result;
  const Program *Code = A.Flow->getProgram();
  for (auto [Number, P] : enumerate(Code->Parts))
    for (auto [Index, I] : enumerate(P.Code.Insts)) {
      const FlowPlace At = A.Flow->getPlace(Number, uint32_t(Index));
      if (At.Line != Line || I.IsInserted || A.getPath(At.FileName) != Path)
        continue;
      if (isAccessed(P.Code, I))
        return Found(Number, Index);
      if (!Result)
        Result = Found(Number, Index);
    }
  return Result;
}

/// Adds a line for each of \p Insts, which access the registers as \p Verb
/// says.
void RegisterText::addInsts(size_t Part, const std::set<uint32_t> &Insts,
                            StringRef Verb) {
  constexpr size_t MaxShown = 5;
  size_t NumShown = 0;
  for (uint32_t Inst : Insts) {
    if (NumShown++ == MaxShown)
      return add(Verb + " by " + Twine(Insts.size() - MaxShown) +
                 " more instructions");
    const FlowPlace At = A.Flow->getPlace(Part, Inst);
    const SourceText *Source = A.getText(A.getPath(At.FileName));
    const StringRef Statement =
        Source && At.Line ? Source->getLine(At.Line - 1).trim() : "";
    add(Verb + " in line " + Twine(At.Line) +
        (Statement.empty() ? "" : ": `" + Statement.str() + "`"));
  }
}

/// Adds what the registers hold at the start of \p K.
void RegisterText::addEntry(const Program::Kernel &K) {
  const std::string Start = K.Name.empty() ? "the start of the code"
                                           : "the start of '" + K.Name + "'";
  // Nobody knows the values for processors without a CLRX dialect.
  if (!K.Resources || K.Resources->EntryValues.empty())
    return add("may hold its value from " + Start);
  bool IsSet = false;
  for (const EntryValue &V : K.Resources->EntryValues)
    if (R.overlaps(V.First, V.Count)) {
      add("from " + Start + ": " + V.Name);
      IsSet = true;
    }
  if (!IsSet && isOrdinary(R))
    add("undefined at " + Start);
}

void RegisterText::addEntries(size_t Part, const std::set<uint32_t> &Entries) {
  const Program *Code = A.Flow->getProgram();
  for (const Program::Kernel &K : Code->getKernels(Code->Parts[Part]))
    if (Entries.count(K.EntryInst))
      addEntry(K);
}

/// Adds the lines of the file whose instructions are \p Live.
void RegisterText::addLiveLines(size_t Part, const BitVector &Live) {
  std::map<uint64_t, bool> Lines; // All lines with instructions.
  for (unsigned I = 0; I != Live.size(); ++I) {
    const FlowPlace At = A.Flow->getPlace(Part, I);
    if (At.Line && A.getPath(At.FileName) == Path)
      Lines[At.Line] |= Live.test(I);
  }
  std::string List;
  for (auto It = Lines.begin(); It != Lines.end();) {
    const auto First = It;
    It = std::find_if(First, Lines.end(),
                      [&](const auto &L) { return L.second != First->second; });
    if (!First->second)
      continue;
    const uint64_t Last = std::prev(It)->first;
    List += (List.empty() ? "" : ", ") + utostr(First->first) +
            (Last == First->first ? "" : " to " + utostr(Last));
  }
  add("live in lines " + List);
}

std::string RegisterText::make(uint64_t Line) {
  if (!A.Flow || !A.Flow->getProgram())
    return "";
  const std::optional<Found> At = find(Line);
  if (!At)
    return "";
  const auto [Part, Inst] = *At;
  const FlowGraph &Graph = A.Flow->getProgram()->Parts[Part].Graph;
  if (!Graph.getBlocks()[Graph.getBlockOf(Inst)].IsReachable)
    return "- no path leads to this instruction\n";
  const ValueLife Life = followValues(Graph, Inst, R);
  addEntries(Part, Life.Entries);
  addInsts(Part, Life.Writers, "written");
  addInsts(Part, Life.Readers, "read");
  // The analysis of live registers has no SCC.
  if (Life.Live.count() > 1 && R.First != CodeSCC)
    addLiveLines(Part, Life.Live);
  else if (Life.IsWritten && isOrdinary(R))
    add("no instruction reads the value");
  return std::move(Text);
}

std::string clrx::server::describeRegister(const Analysis &A, StringRef Path,
                                           uint64_t Line, StringRef Name) {
  const std::optional<FlowRegisters> R =
      parseRegisters(Name, A.Result.Target.architecture());
  const std::string Text = R ? RegisterText(A, Path, *R).make(Line) : "";
  return Text.empty() ? "" : ("`" + Name + "`\n\n" + Text).str();
}
