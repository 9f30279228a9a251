//===- DebugCommands.cpp - Commands of the debugger ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of commands, and the commands that let a run go on.
//
//===----------------------------------------------------------------------===//

#include "Run/DebugCommands.h"
#include "Options/OptionValues.h"
#include "Run/DebugViews.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Commands that let the run go on
//===----------------------------------------------------------------------===//

static Error step(DebugContext &C, DebugArguments Arguments) {
  uint64_t Count = 1;
  if (!Arguments.empty()) {
    Expected<uint64_t> N = parseNumber(Arguments[0], UINT32_MAX);
    if (!N)
      return N.takeError();
    if (!*N)
      return createStringError("the number must not be 0");
    Count = *N;
  }
  C.D.step(C.Stop, Count);
  C.GoesOn = true;
  return Error::success();
}

static Error stepOver(DebugContext &C, DebugArguments) {
  C.D.stepOver(C.Stop);
  C.GoesOn = true;
  return Error::success();
}

static Error resume(DebugContext &C, DebugArguments) {
  C.D.resume();
  C.GoesOn = true;
  return Error::success();
}

static Error quit(DebugContext &C, DebugArguments) {
  C.D.quit();
  C.GoesOn = true;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Breakpoints
//===----------------------------------------------------------------------===//

static Error addBreakpoint(DebugContext &C, DebugArguments Arguments) {
  if (!Arguments.empty())
    if (Error E = C.D.addBreakpoint(Arguments[0]))
      return E;
  C.D.list();
  return Error::success();
}

static Error addWatchpoint(DebugContext &C, DebugArguments Arguments) {
  if (!Arguments.empty())
    if (Error E = C.D.addWatchpoint(Arguments[0]))
      return E;
  C.D.list();
  return Error::success();
}

static Error removeNumber(DebugContext &C, DebugArguments Arguments) {
  Expected<uint64_t> Number = parseNumber(Arguments[0], UINT32_MAX);
  if (!Number)
    return Number.takeError();
  if (!C.D.remove(unsigned(*Number)))
    return createStringError("there is no breakpoint or watchpoint " +
                             Arguments[0]);
  C.D.list();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static Error printHelp(DebugContext &C, DebugArguments Arguments);

static constexpr DebugCommand Commands[] = {
    {"step", "[N]", 0, 1, DebugWords::None,
     "Execute an instruction of the wavefront, or N instructions", step},
    {"next", "", 0, 0, DebugWords::None,
     "Execute an instruction; a called function counts as one", stepOver},
    {"continue", "", 0, 0, DebugWords::None,
     "Go on to the next breakpoint, watched change or finding", resume},
    {"break", "[PLACE]", 0, 1, DebugWords::Labels,
     "Stop before PLACE: a label, LINE, FILE:LINE, 0xOFFSET or SECTION+OFFSET",
     addBreakpoint},
    {"watch", "[WHAT]", 0, 1, DebugWords::Symbols,
     "Stop after a change of registers or of MEMORY[+OFFSET[:SIZE]]",
     addWatchpoint},
    {"delete", "N", 1, 1, DebugWords::None, "Remove breakpoint or watchpoint N",
     removeNumber},
    {"print", "WHAT [TYPE]", 1, 2, DebugWords::Symbols,
     "Print registers, MEMORY or a symbol; TYPE is one such as i32 or f32",
     showValue},
    {"lanes", "VGPR [TYPE]", 1, 2, DebugWords::Symbols,
     "Print all lanes; those that EXEC turns off are in parentheses",
     showLanes},
    {"memory", "PLACE [OFFSET] [COUNT] [TYPE]", 1, 4, DebugWords::None,
     "Print MEMORY (an argument's number, buffer:N or lds), or that at an "
     "address",
     showMemory},
    {"where", "", 0, 0, DebugWords::None,
     "Print the place of the wavefront and its next instruction", showPlace},
    {"list", "", 0, 0, DebugWords::None,
     "Print the source around this place; without one, instructions", showCode},
    {"waves", "[N]", 0, 1, DebugWords::None,
     "List the wavefronts of the work-group, or select wavefront N", showWaves},
    {"help", "[COMMAND]", 0, 1, DebugWords::Commands,
     "Print the commands; a prefix that only one of them has is enough",
     printHelp},
    {"quit", "", 0, 0, DebugWords::None, "End the run without its results",
     quit},
};

ArrayRef<DebugCommand> clrx::getDebugCommands() { return Commands; }

/// Finds the command that \p Name, a prefix, names.
static Expected<const DebugCommand *> findCommand(StringRef Name) {
  SmallVector<const DebugCommand *, 4> Found;
  ClosestName Closest(Name);
  for (const DebugCommand &Row : Commands) {
    if (Row.Name == Name)
      return &Row;
    if (Row.Name.starts_with(Name))
      Found.push_back(&Row);
    Closest.consider(Row.Name);
  }
  if (Found.size() == 1)
    return Found.front();
  if (Found.empty())
    return makeUnknownNameError("command", Name, Closest);
  std::string Names;
  raw_string_ostream OS(Names);
  interleave(
      Found, OS, [&](const DebugCommand *Row) { OS << Row->Name; }, ", ");
  return createStringError("'" + Name + "' may be " + Names);
}

static std::string getSyntax(const DebugCommand &Row) {
  return StringRef((Row.Name + " " + Row.Arguments).str()).rtrim().str();
}

static Error printHelp(DebugContext &C, DebugArguments Arguments) {
  const auto PrintRow = [&](const DebugCommand &Row) {
    constexpr unsigned Column = 20;
    const std::string Syntax = getSyntax(Row);
    C.D.getStream() << left_justify(Syntax, Column)
                    << (Syntax.size() < Column
                            ? ""
                            : "\n" + std::string(Column, ' '))
                    << Row.Help << '\n';
  };
  if (Arguments.empty()) {
    llvm::for_each(Commands, PrintRow);
    return Error::success();
  }
  Expected<const DebugCommand *> Row = findCommand(Arguments[0]);
  if (!Row)
    return Row.takeError();
  PrintRow(**Row);
  return Error::success();
}

static SmallVector<StringRef> splitWords(StringRef Line) {
  SmallVector<StringRef> Words;
  SplitString(Line, Words);
  return Words;
}

Error clrx::runDebugCommand(DebugContext &C, StringRef Line) {
  const SmallVector<StringRef> Words = splitWords(Line);
  if (Words.empty())
    return Error::success();
  Expected<const DebugCommand *> Row = findCommand(Words.front());
  if (!Row)
    return Row.takeError();
  const DebugArguments Arguments = ArrayRef(Words).drop_front();
  if (Arguments.size() < (*Row)->MinArguments ||
      Arguments.size() > (*Row)->MaxArguments)
    return createStringError("wrong number of arguments: expected '" +
                             getSyntax(**Row) + "'");
  return (*Row)->Run(C, Arguments);
}

//===----------------------------------------------------------------------===//
// Completion
//===----------------------------------------------------------------------===//

static std::vector<std::string> getWords(DebugWords Kind, const RunProgram &P) {
  std::vector<std::string> Words;
  switch (Kind) {
  case DebugWords::None:
    break;
  case DebugWords::Labels:
    for (const SourceRecorder::Label &L : P.getLabels())
      Words.push_back(L.Name);
    break;
  case DebugWords::Symbols:
    for (const SymbolRecord &S : P.getSymbols())
      Words.push_back(S.Name);
    append_range(Words, make_first_range(P.getRegisterSymbols()));
    break;
  case DebugWords::Commands:
    for (const DebugCommand &Row : Commands)
      Words.push_back(Row.Name.str());
    break;
  }
  return Words;
}

std::vector<std::string> clrx::completeDebugCommand(const RunProgram &P,
                                                    StringRef Line) {
  const SmallVector<StringRef> Words = splitWords(Line);
  const bool IsNewWord = Line.empty() || isSpace(Line.back());
  const size_t Index = Words.size() - (IsNewWord ? 0 : 1);
  const StringRef Start = IsNewWord ? "" : Words.back();
  DebugWords Kind = Index ? DebugWords::None : DebugWords::Commands;
  if (Index == 1) {
    Expected<const DebugCommand *> Row = findCommand(Words.front());
    if (Row)
      Kind = (*Row)->Words;
    else
      consumeError(Row.takeError());
  }
  std::vector<std::string> Result = getWords(Kind, P);
  llvm::erase_if(Result,
                 [&](StringRef Word) { return !Word.starts_with(Start); });
  return Result;
}

//===----------------------------------------------------------------------===//
// The session
//===----------------------------------------------------------------------===//

void DebugSession::handleStop(const DebugStop &S) {
  DebugContext C{D, S, S};
  while (!C.GoesOn) {
    const std::optional<std::string> Line = ReadLine();
    if (!Line) {
      D.quit();
      return;
    }
    if (!StringRef(*Line).trim().empty())
      LastLine = *Line;
    if (Error E = runDebugCommand(C, LastLine))
      D.getStream() << "error: " << toString(std::move(E)) << '\n';
  }
}
