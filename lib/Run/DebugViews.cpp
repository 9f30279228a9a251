//===- DebugViews.cpp - What a debugger shows ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints registers, memory, code and wavefronts.
//
//===----------------------------------------------------------------------===//

#include "Run/DebugViews.h"
#include "Options/OptionValues.h"
#include "Print/InstPrinter.h"
#include "Run/Results.h"
#include "Run/RunText.h"
#include "clrx/ISA/Encoding.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Registers and symbols
//===----------------------------------------------------------------------===//

/// Reads WHAT [TYPE] as -print reads WHAT:TYPE. WHAT may also be a symbol that
/// stands for registers. \returns an error if the launch
/// does not have it.
static Expected<PrintRequest> parseValue(const DebugContext &C,
                                         DebugArguments Arguments) {
  SmallVector<StringRef, 2> Words(Arguments);
  Words.front() = C.D.getProgram().getRegister(Words.front());
  Expected<PrintRequest> What = parsePrint(join(Words, ":"));
  if (!What)
    return What;
  const DebuggedLaunch &L = C.D.getLaunch();
  if (Error E = checkPrint(*What, *L.D, *L.Buffers))
    return std::move(E);
  return What;
}

/// Prints the value or the place of the symbol \p Name. \returns false if there
/// is no such symbol.
static bool showSymbol(const DebugContext &C, StringRef Name) {
  raw_ostream &OS = C.D.getStream();
  for (const SymbolRecord &S : C.D.getProgram().getSymbols()) {
    if (S.Name != Name)
      continue;
    OS << Name << ": ";
    if (S.Section.empty())
      OS << int64_t(S.Value) << " (" << format_hex(S.Value, 1) << ")\n";
    else
      OS << S.Section << '+' << format_hex(S.Value, 1) << '\n';
    return true;
  }
  return false;
}

Error clrx::showValue(DebugContext &C, DebugArguments Arguments) {
  if (Arguments.size() == 1 && showSymbol(C, Arguments[0]))
    return Error::success();
  Expected<PrintRequest> What = parseValue(C, Arguments);
  if (!What)
    return What.takeError();
  FinalState State;
  State.save(*C.Stop.W);
  printValues(C.D.getStream(), *What, State, *C.D.getLaunch().Buffers);
  return Error::success();
}

/// Prints the lanes of a row, as many in a line as fit.
static void printLaneTable(raw_ostream &OS, const RegisterRow &Row,
                           const ElementType &Type, uint64_t Exec) {
  OS << Row.Name << ":\n";
  SmallVector<std::string, 64> Texts;
  size_t Width = 0;
  for (auto [Lane, Value] : enumerate(Row.Values)) {
    const bool IsOn = Exec >> Lane & 1;
    std::string &Text = Texts.emplace_back();
    raw_string_ostream OS(Text);
    OS << (IsOn ? " " : "(");
    printElement(OS, Type, Value);
    OS << (IsOn ? " " : ")");
    Width = std::max(Width, Text.size());
  }
  constexpr size_t MaxWidth = 100;
  size_t NumColumns = 8;
  while (NumColumns > 1 && NumColumns * (Width + 1) > MaxWidth)
    NumColumns /= 2;
  for (size_t First = 0; First < Texts.size(); First += NumColumns) {
    std::string Line;
    for (StringRef Text : ArrayRef(Texts).slice(First, NumColumns))
      Line += " " + std::string(Width - Text.size(), ' ') + Text.str();
    OS << format("%4u:", unsigned(First)) << StringRef(Line).rtrim() << '\n';
  }
}

Error clrx::showLanes(DebugContext &C, DebugArguments Arguments) {
  Expected<PrintRequest> What = parseValue(C, Arguments);
  if (!What)
    return What.takeError();
  if (What->From != PrintRequest::Source::Registers ||
      What->Registers.From != RegisterName::File::Vector)
    return createStringError("'" + Arguments[0] + "' is not a VGPR");
  FinalState State;
  State.save(*C.Stop.W);
  for (const RegisterRow &Row : readRegisters(*What, State))
    printLaneTable(C.D.getStream(), Row, *What->Type, C.Stop.W->exec());
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
/// Bytes that the user names.
struct MemoryPlace {
  const sim::Bytes *In = nullptr;
  sim::MemoryKind Kind = sim::MemoryKind::Buffer; ///< Or LDS.
  uint64_t Offset = 0;
};
} // namespace

static Expected<MemoryPlace> findAddress(const DebugContext &C,
                                         uint64_t Address) {
  const sim::Memory &Mem = *C.D.getLaunch().Mem;
  if (const sim::Allocation *A = Mem.find(Address))
    return MemoryPlace{A, sim::MemoryKind::Buffer, Address - A->Address};
  const auto Spell = [](uint64_t N) { return "0x" + utohexstr(N, true); };
  std::string Text = "there is no memory at " + Spell(Address);
  if (const sim::Allocation *A = Mem.findNearest(Address))
    Text += "; the nearest is " + A->Name + ", " + utostr(A->size()) +
            " bytes at " + Spell(A->Address);
  return createStringError(Text);
}

/// Returns the memory at the address in \p What, a pair of SGPRs.
static Expected<MemoryPlace> findPointer(const DebugContext &C,
                                         const PrintRequest &What) {
  Expected<RegisterPlace> R =
      findRegister(What.Registers, C.D.getLaunch().D->Architecture);
  if (!R)
    return R.takeError();
  if (R->From != RegisterName::File::Scalar || R->Count != 2)
    return createStringError("'" + What.Name + "' is not a pair of SGPRs");
  const sim::ScalarValue Address = C.Stop.W->Scalars.get64(R->First);
  if (Address.Undefined)
    return createStringError("the address in " + What.Name + " is undefined");
  return findAddress(C, Address.Bits);
}

static Expected<MemoryPlace> findMemory(const DebugContext &C, StringRef Text) {
  if (Text.starts_with_insensitive("0x")) {
    Expected<uint64_t> Address = parseNumber(Text, UINT64_MAX);
    if (!Address)
      return Address.takeError();
    return findAddress(C, *Address);
  }
  Expected<PrintRequest> What = parseValue(C, Text);
  if (!What)
    return What.takeError();
  switch (What->From) {
  case PrintRequest::Source::Registers:
    return findPointer(C, *What);
  case PrintRequest::Source::LDS:
    return MemoryPlace{&C.Stop.W->Group.LDS, sim::MemoryKind::LDS, 0};
  case PrintRequest::Source::Argument:
  case PrintRequest::Source::Buffer:
    return MemoryPlace{C.D.getLaunch().Buffers->lookup(What->Number),
                       sim::MemoryKind::Buffer, 0};
  }
  llvm_unreachable("unknown source of values");
}

static void printMemory(raw_ostream &OS, const MemoryPlace &P, uint64_t Count,
                        const ElementType &Type) {
  constexpr uint64_t BytesOfLine = 16;
  const uint64_t End = P.Offset + Count * Type.Size;
  for (uint64_t At = P.Offset; At != End; At += Type.Size) {
    if ((At - P.Offset) % BytesOfLine == 0) {
      OS << (At == P.Offset ? "" : "\n");
      printMemoryPlace(OS, P.Kind, *P.In, At);
      OS << ':';
    }
    OS << ' ';
    printElement(OS, Type, readElement(*P.In, At, Type.Size));
  }
  OS << '\n';
}

/// Takes a type from the end of \p Arguments.
static const ElementType *takeType(DebugArguments &Arguments) {
  if (Arguments.size() > 1 && !isDigit(Arguments.back().front())) {
    Expected<const ElementType *> Type =
        findElementType(Arguments.back(), /*IsPrinted=*/true);
    if (Type) {
      Arguments = Arguments.drop_back();
      return *Type;
    }
    consumeError(Type.takeError());
  }
  return cantFail(findElementType("x32", /*IsPrinted=*/true));
}

Error clrx::showMemory(DebugContext &C, DebugArguments Arguments) {
  const ElementType *Type = takeType(Arguments);
  Expected<MemoryPlace> Place = findMemory(C, Arguments[0]);
  if (!Place)
    return Place.takeError();
  uint64_t Numbers[] = {0, 16}; // Offset and count.
  for (auto [I, Text] : enumerate(Arguments.drop_front())) {
    if (I == std::size(Numbers))
      return createStringError("'" + Text + "' is not a type");
    Expected<uint64_t> N = parseNumber(Text, UINT32_MAX);
    if (!N)
      return N.takeError();
    Numbers[I] = *N;
  }
  Place->Offset += Numbers[0];
  const uint64_t Size = Place->In->size();
  if (Place->Offset >= Size || Size - Place->Offset < Type->Size)
    return createStringError("the memory has only " + Twine(Size) + " bytes");
  printMemory(C.D.getStream(), *Place,
              std::min(Numbers[1], (Size - Place->Offset) / Type->Size), *Type);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

Error clrx::showPlace(DebugContext &C, DebugArguments) {
  const DebuggedLaunch &L = C.D.getLaunch();
  C.D.printStop(C.Stop, L.D->KernelName.empty()
                            ? "raw code"
                            : "kernel '" + L.D->KernelName + "'");
  for (const Diagnostic &Note : makePlace(*L.D, L.Origin, C.Stop.PC).Notes)
    C.D.getStream() << "  " << Note.Message << ": " << Note.FileName << ':'
                    << Note.Line << '\n';
  return Error::success();
}

static constexpr uint64_t NumLinesAround = 5;

/// Prints a line of code, and marks it if the wavefront is there.
static void printCodeLine(raw_ostream &OS, bool IsHere, const Twine &Where,
                          StringRef Text) {
  OS << (IsHere ? "> " : "  ") << right_justify(Where.str(), 6) << "  " << Text
     << '\n';
}

static void listSource(DebugContext &C, const Diagnostic &Place) {
  const uint64_t First =
      Place.Line > NumLinesAround ? Place.Line - NumLinesAround : 1;
  uint64_t Line = First;
  for (StringRef Text : C.D.getLaunch().Origin.getLines(
           Place.FileName, First, Place.Line + NumLinesAround)) {
    printCodeLine(C.D.getStream(), Line == Place.Line, Twine(Line), Text);
    ++Line;
  }
}

/// Prints instructions from the start of the code, or from the entry of the
/// kernel if the place is behind it.
static void listInsts(DebugContext &C) {
  const sim::Dispatch &D = *C.D.getLaunch().D;
  const sim::Allocation &Code = D.findCode(C.Stop.PC);
  struct Line {
    uint64_t Address;
    std::string Text;
  };
  std::vector<Line> Lines;
  size_t Here = 0;
  uint64_t Address = &Code == D.Code && C.Stop.PC >= D.EntryAddress
                         ? D.EntryAddress
                         : Code.Address;
  while (Address < Code.end() &&
         (Address <= C.Stop.PC || Lines.size() <= Here + NumLinesAround)) {
    if (Address <= C.Stop.PC)
      Here = Lines.size();
    Line &L = Lines.emplace_back();
    L.Address = Address;
    Inst I;
    raw_string_ostream OS(L.Text);
    if (decodeAt(D, Address, I))
      printInst(I, D.Architecture, OS);
    else
      OS << "(data)";
    Address += sizeof(uint32_t) * (I.Row ? getSize(I) : 1);
  }
  for (size_t N = Here - std::min<size_t>(Here, NumLinesAround);
       N != Lines.size(); ++N)
    printCodeLine(C.D.getStream(), N == Here,
                  "0x" + utohexstr(Lines[N].Address - Code.Address, true),
                  Lines[N].Text);
}

Error clrx::showCode(DebugContext &C, DebugArguments) {
  const DebuggedLaunch &L = C.D.getLaunch();
  const Diagnostic Place = makePlace(*L.D, L.Origin, C.Stop.PC);
  if (Place.Line)
    listSource(C, Place);
  else
    listInsts(C);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Wavefronts
//===----------------------------------------------------------------------===//

static StringRef describe(sim::WaveState S) {
  switch (S) {
  case sim::WaveState::Running:
    return "running";
  case sim::WaveState::AtBarrier:
    return "at a barrier";
  case sim::WaveState::Sleeping:
    return "sleeping";
  case sim::WaveState::Halted:
    return "halted";
  case sim::WaveState::Ended:
    return "ended";
  case sim::WaveState::Stopped:
    return "stopped by a finding";
  }
  llvm_unreachable("no such state");
}

static Error selectWave(DebugContext &C, StringRef Text) {
  const sim::WorkGroup &G = C.Stop.W->Group;
  Expected<uint64_t> Number = parseNumber(Text, UINT32_MAX);
  if (!Number)
    return Number.takeError();
  if (*Number >= G.Waves.size())
    return createStringError("the last wavefront of the work-group is " +
                             Twine(G.Waves.size() - 1));
  const sim::Wavefront &W = *G.Waves[*Number];
  C.Stop =
      &W == C.Start.W ? C.Start : DebugStop{&W, W.PC, /*WaitsForTurn=*/true};
  C.D.printStop(C.Stop, "wave " + Text);
  return Error::success();
}

Error clrx::showWaves(DebugContext &C, DebugArguments Arguments) {
  if (!Arguments.empty())
    return selectWave(C, Arguments[0]);
  raw_ostream &OS = C.D.getStream();
  for (const auto &W : C.Stop.W->Group.Waves) {
    const uint64_t PC = W.get() == C.Start.W ? C.Start.PC : W->PC;
    OS << (W.get() == C.Stop.W ? "> " : "  ");
    printPosition(OS, *W, PC, W->exec());
    OS << ' ' << describe(W->State);
    if (W->State != sim::WaveState::Ended)
      OS << " at " << C.D.getPlace(PC);
    OS << '\n';
  }
  return Error::success();
}
