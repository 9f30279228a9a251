//===- Debugger.cpp - Breakpoints and watchpoints -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decides where a run stops, and prints reports there.
//
//===----------------------------------------------------------------------===//

#include "Run/Debugger.h"
#include "Analysis/InstClasses.h"
#include "Print/InstPrinter.h"
#include "Run/RunText.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/StringExtras.h"

using namespace clrx;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Breakpoints and watchpoints
//===----------------------------------------------------------------------===//

Error Debugger::addBreakpoint(StringRef Text) {
  Expected<std::vector<CodePoint>> Points = findInstructions(Text, P);
  if (!Points)
    return Points.takeError();
  Breakpoint B{LastNumber + 1, Text.str(), std::move(*Points)};
  if (Launch.D)
    if (Error E = findAddresses(B))
      return E;
  ++LastNumber;
  Breakpoints.push_back(std::move(B));
  return Error::success();
}

Error Debugger::addWatchpoint(StringRef Text) {
  Expected<std::unique_ptr<Watchpoint>> Value =
      parseWatchpoint(P.getRegister(Text));
  if (!Value)
    return Value.takeError();
  if (Launch.D)
    if (Error E = (*Value)->start(*Launch.D, *Launch.Buffers))
      return E;
  Watches.push_back({++LastNumber, Text.str(), std::move(*Value)});
  return Error::success();
}

Error Debugger::addRequests(const RunRequest &R) {
  const auto Add = [&](StringRef Option, ArrayRef<std::string> Values,
                       Error (Debugger::*AddOne)(StringRef)) -> Error {
    for (StringRef Value : Values)
      if (Error E = (this->*AddOne)(Value))
        return createStringError("'-" + Option + "=" + Value +
                                 "': " + toString(std::move(E)));
    return Error::success();
  };
  if (Error E = Add("break", R.Breakpoints, &Debugger::addBreakpoint))
    return E;
  return Add("watch", R.Watchpoints, &Debugger::addWatchpoint);
}

bool Debugger::remove(unsigned Number) {
  const size_t OldSize = Breakpoints.size() + Watches.size();
  const auto HasNumber = [&](const auto &Item) {
    return Item.Number == Number;
  };
  erase_if(Breakpoints, HasNumber);
  erase_if(Watches, HasNumber);
  Addresses.clear();
  // Each of them has been found before.
  if (Launch.D)
    for (const Breakpoint &B : Breakpoints)
      cantFail(findAddresses(B));
  return Breakpoints.size() + Watches.size() != OldSize;
}

void Debugger::list() const {
  for (const Breakpoint &B : Breakpoints)
    OS << "break " << B.Number << " (" << B.Text << ")\n";
  for (const Watch &W : Watches)
    OS << "watch " << W.Number << " (" << W.Text << ")\n";
}

/// Finds the instructions of \p B in the launch. A source may have code of
/// other kernels, too. \returns an error if an offset is not in the code.
Error Debugger::findAddresses(const Breakpoint &B) {
  for (const CodePoint &Point : B.Points) {
    if (const std::optional<uint64_t> Address =
            Point.findAddress(*Launch.D, Launch.Origin.Kernel))
      Addresses.try_emplace(*Address, B.Number);
    else if (!Point.Section)
      return createStringError("the code has only " +
                               Twine(Launch.D->Code->size()) + " bytes");
  }
  return Error::success();
}

Error Debugger::start(DebuggedLaunch L) {
  Launch = std::move(L);
  Addresses.clear();
  Places.clear();
  Error Result = Error::success();
  const auto Add = [&](StringRef Option, StringRef Text, Error E) {
    if (E)
      Result = joinErrors(std::move(Result),
                          createStringError("'-" + Option + "=" + Text +
                                            "': " + toString(std::move(E))));
  };
  for (const Breakpoint &B : Breakpoints)
    Add("break", B.Text, findAddresses(B));
  for (const Watch &W : Watches)
    Add("watch", W.Text, W.Value->start(*Launch.D, *Launch.Buffers));
  return Result;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

StringRef Debugger::getPlace(uint64_t PC) {
  const auto [It, IsNew] = Places.try_emplace(PC);
  if (IsNew) {
    const Diagnostic D = makePlace(*Launch.D, Launch.Origin, PC);
    It->second = D.Line ? D.getPosition() : D.Place;
  }
  return It->second;
}

void Debugger::printStop(const DebugStop &S, const Twine &Reason) {
  const sim::Dispatch &D = *Launch.D;
  OS << Reason << " at " << getPlace(S.PC) << '\n';
  printPosition(OS, *S.W, S.PC, S.W->exec());
  OS << ": ";
  if (Inst I; decodeAt(D, S.PC, I)) {
    printInst(I, D.Architecture, OS);
    forEachAccess(I, D.Architecture, D.Wave32, [&](const RegisterAccess &A) {
      // The position has EXEC.
      if (!A.IsWrite && A.First != CodeExec)
        printAccessed(OS, *S.W, A, [](unsigned) { return true; });
    });
  }
  OS << '\n';
}

//===----------------------------------------------------------------------===//
// Stopping
//===----------------------------------------------------------------------===//

void Debugger::step(const DebugStop &S, uint64_t Count) {
  Mode = RunMode::Step;
  Stepped = {S.W->Group.Id, S.W->Index};
  // The instruction at S.PC will be seen once more.
  NumSteps = Count + S.WaitsForTurn;
}

void Debugger::stepOver(const DebugStop &S) {
  step(S, 1);
  Inst I;
  if (!decodeAt(*Launch.D, S.PC, I) ||
      !classify(I.Row->Format, I.Row->Mnemonic)
           .hasAny(InstClass::Call | InstClass::SwapPC))
    return;
  Mode = RunMode::Until;
  Target = S.PC + uint64_t(getSize(I)) * sizeof(uint32_t);
}

/// Returns why the step that the user wants ends before the next instruction of
/// \p W; nothing if it does not end there.
std::string Debugger::findStepReason(const sim::Wavefront &W) {
  if (Mode == RunMode::Free)
    return "";
  if (!Stepped)
    return "start";
  if (Stepped->Group != W.Group.Id ||
      W.Group.Waves[Stepped->Index]->State == sim::WaveState::Ended)
    return "wave " + utostr(Stepped->Index) + " has ended; stop";
  if (Stepped->Index != W.Index)
    return "";
  if (Mode == RunMode::Until)
    return W.CurrentPC == Target ? "stop" : "";
  return --NumSteps ? "" : "stop";
}

/// Returns why the run stops before the next instruction of \p W; nothing if it
/// does not stop.
std::string Debugger::findReason(const sim::Wavefront &W) {
  std::string Reason = findStepReason(W);
  const auto It = Addresses.find(W.CurrentPC);
  if (It == Addresses.end())
    return Found.empty() ? Reason : "stop";
  const auto B = find_if(Breakpoints, [&](const Breakpoint &Candidate) {
    return Candidate.Number == It->second;
  });
  return "break " + utostr(B->Number) + " (" + B->Text + ")";
}

void Debugger::stop(const DebugStop &S, const Twine &Reason) {
  OS << Found;
  Found.clear();
  printStop(S, Reason);
  if (OnStop)
    OnStop(S);
}

bool Debugger::beforeInstruction(const sim::Wavefront &W) {
  if (hasQuit())
    return false;
  if (Filter.matchesWave(W))
    if (const std::string Reason = findReason(W); !Reason.empty())
      stop({&W, W.CurrentPC}, Reason);
  // The user may have added watchpoints.
  for (const Watch &Item : Watches)
    Item.Value->before(W);
  return !hasQuit();
}

/// Prints the watched values that the instruction has changed. \returns true if
/// there are any.
bool Debugger::printChanges(const sim::Wavefront &W,
                            const sim::ExecutedInst &E) {
  bool HasChanges = false;
  for (const Watch &Item : Watches) {
    std::string Changes;
    raw_string_ostream ChangesOS(Changes);
    Item.Value->after(W, E.Accesses, ChangesOS);
    if (Changes.empty() || !Filter.matchesWave(W))
      continue;
    HasChanges = true;
    OS << "watch " << Item.Number << " (" << Item.Text << ") at "
       << getPlace(W.CurrentPC) << '\n';
    printPosition(OS, W, W.CurrentPC, E.Exec);
    OS << ": ";
    printInst(E.I, Launch.D->Architecture, OS);
    OS << '\n' << Changes;
  }
  return HasChanges;
}

void Debugger::afterInstruction(const sim::Wavefront &W,
                                const sim::ExecutedInst &E) {
  const bool HasChanges = printChanges(W, E);
  if (!OnStop || (!HasChanges && Found.empty()) || !Filter.matchesWave(W))
    return;
  const bool IsLast = W.State == sim::WaveState::Stopped;
  stop({&W, IsLast ? W.CurrentPC : W.PC, /*WaitsForTurn=*/true}, "stop");
}

void Debugger::onFinding(const sim::Finding &F) {
  if (!OnStop)
    return;
  raw_string_ostream(Found)
      << (F.IsError ? "error: " : "warning: ") << F.Text << " [-C"
      << sim::getGroupInfo(F.Group).Name << "] at " << getPlace(F.PC) << '\n';
}
