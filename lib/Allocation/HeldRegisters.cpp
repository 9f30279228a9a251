//===- HeldRegisters.cpp - Registers held by memory accesses --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A forward dataflow analysis. Vector memory accesses return in order, except
// for flat accesses on GCN 1.4, so a wait may leave some of them in flight. A
// wait for another counter has an effect here only if it waits until that
// counter is 0.
//
//===----------------------------------------------------------------------===//

#include "HeldRegisters.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Names.h"
#include <map>

using namespace llvm;
using namespace clrx;
using namespace clrx::allocation;

namespace {

/// The memory accesses that hold a location.
struct Hold {
  uint8_t Counters = 0;   ///< Mask of the counters to wait for.
  bool IsWritten = false; ///< True if held for a write, else for a read.
  uint32_t NumLater = 0;  ///< Minimum number of accesses that return later.

  bool operator==(const Hold &O) const {
    return Counters == O.Counters && IsWritten == O.IsWritten &&
           NumLater == O.NumLater;
  }
};

using HeldSet = std::map<uint32_t, Hold>; // By location

class HoldSolver {
public:
  HoldSolver(const CallFlow &Flow, const Uses &AllUses);

  std::vector<Use> run();

private:
  const CallFlow &Flow;
  const SectionCode &Code;
  const ArchInfo &Facts;
  const Uses &AllUses;
  std::vector<uint32_t> FirstUses; ///< Indexed by instruction.
  std::vector<Use> *Released = nullptr;

  ArrayRef<Use> getUses(uint32_t Inst) const {
    return AllUses.get().slice(FirstUses[Inst],
                               FirstUses[Inst + 1] - FirstUses[Inst]);
  }
  void step(HeldSet &Held, uint32_t Inst);
  void wait(HeldSet &Held, uint32_t Inst);
  bool isInOrder(const CodeInst &I) const;
  void release(uint32_t Location, uint32_t Inst);
  void hold(HeldSet &Held, uint32_t Inst);
  void keepForNext(const FlowNode &N, uint32_t Inst);
  static bool join(HeldSet &To, const HeldSet &From);
};

} // namespace

HoldSolver::HoldSolver(const CallFlow &Flow, const Uses &AllUses)
    : Flow(Flow), Code(Flow.getCode()), Facts(getArchInfo(Code.Architecture)),
      AllUses(AllUses) {
  FirstUses.assign(Code.Insts.size() + 1, 0);
  for (const Use &U : AllUses.get())
    ++FirstUses[U.Inst + 1];
  for (size_t I = 1; I != FirstUses.size(); ++I)
    FirstUses[I] += FirstUses[I - 1];
}

void HoldSolver::release(uint32_t Location, uint32_t Inst) {
  if (!Released)
    return;
  Use U{};
  U.Inst = Inst;
  U.Location = Location;
  Released->push_back(U);
}

/// Releases locations at \p Inst, which waits or ends the program. A location
/// that is held for two counters is released for each of them, because the
/// program may wait for only one.
void HoldSolver::wait(HeldSet &Held, uint32_t Inst) {
  const CodeInst &I = Code.Insts[Inst];
  const bool IsEnd = I.is(InstClass::ProgramEnd);
  const bool IsOne = I.is(InstClass::WaitOneCounter);
  const auto GetLeft = [&](StringRef Counter) -> uint32_t {
    if (IsEnd)
      return 0;
    if (IsOne)
      return I.getMnemonic().ends_with(Counter) ? I.Immediate : ~0u;
    return WaitCounters.find(Counter, maskOf(Code.Architecture))
        ->get(I.Immediate);
  };
  const uint32_t VMLeft = GetLeft("vmcnt");
  uint8_t Completed = 0;
  Completed |= GetLeft("lgkmcnt") ? 0 : LGKMCnt;
  Completed |= GetLeft("expcnt") ? 0 : ExpCnt;
  for (auto It = Held.begin(); It != Held.end();) {
    Hold &H = It->second;
    const uint8_t Before = H.Counters;
    H.Counters &= ~Completed;
    if (H.NumLater >= VMLeft)
      H.Counters &= ~VMCnt;
    if (H.Counters != Before)
      release(It->first, Inst);
    It = H.Counters ? std::next(It) : Held.erase(It);
  }
}

static void addHold(Hold &H, uint8_t Counters, bool IsWritten) {
  H.Counters |= Counters;
  H.IsWritten |= IsWritten;
  H.NumLater = 0;
}

/// \returns true if the vector memory access \p I returns after those before
/// it. On GCN 1.4, flat accesses do not: they may access LDS.
bool HoldSolver::isInOrder(const CodeInst &I) const {
  return !I.is(InstClass::FlatAddress) || !Facts.FlatOffsetBits ||
         Facts.HasVSCnt;
}

void HoldSolver::hold(HeldSet &Held, uint32_t Inst) {
  const CodeInst &I = Code.Insts[Inst];
  constexpr uint8_t Loading = VMCnt | LGKMCnt;
  constexpr uint32_t MaxLater = 64; // More than the counter can count
  if ((I.Counters & VMCnt) && isInOrder(I))
    for (auto It = Held.begin(); It != Held.end();) {
      Hold &H = It->second;
      if (++H.NumLater < MaxLater || H.Counters != VMCnt) {
        ++It;
        continue;
      }
      release(It->first, Inst);
      It = Held.erase(It);
    }
  for (const Use &U : getUses(Inst)) {
    if (U.IsWrite && (I.Counters & Loading))
      addHold(Held[U.Location], I.Counters & Loading, /*IsWritten=*/true);
    else if (!U.IsWrite && (I.Counters & ExpCnt) &&
             AllUses.getLocations()[U.Location].IsVector)
      addHold(Held[U.Location], ExpCnt, /*IsWritten=*/false);
  }
}

void HoldSolver::step(HeldSet &Held, uint32_t Inst) {
  const CodeInst &I = Code.Insts[Inst];
  if (!I.isUnderstood())
    return;
  // If an instruction writes a held register, or reads one that a load writes,
  // the program has already waited for the access.
  if (!Held.empty())
    for (const Use &U : getUses(Inst)) {
      auto It = Held.find(U.Location);
      if (It != Held.end() && (U.IsWrite || It->second.IsWritten))
        Held.erase(It);
    }
  if (I.Counters)
    hold(Held, Inst);
  else if (!Held.empty() &&
           I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter |
                            InstClass::ProgramEnd))
    wait(Held, Inst);
}

/// Holds the data of a store for the next instruction, too. A store of more
/// than 64 bits still reads its data while the next instruction starts. VGPRs
/// of the address count as data here.
void HoldSolver::keepForNext(const FlowNode &N, uint32_t Inst) {
  const CodeInst &I = Code.Insts[Inst];
  constexpr unsigned MaxReadAtOnce = 2;
  if (!I.Counters ||
      !I.Classes.hasAny(InstClass::Buffer | InstClass::Image | InstClass::Flat))
    return;
  SmallVector<uint32_t, 8> Data;
  for (const Use &U : getUses(Inst)) {
    if (U.IsWrite)
      return;
    if (AllUses.getLocations()[U.Location].IsVector)
      Data.push_back(U.Location);
  }
  if (Data.size() <= MaxReadAtOnce || Inst + 1 == N.End)
    return;
  for (uint32_t Location : Data)
    release(Location, Inst + 1);
}

/// Merges \p From into \p To. \returns true if \p To has changed.
bool HoldSolver::join(HeldSet &To, const HeldSet &From) {
  bool IsChanged = false;
  for (const auto &[Location, H] : From) {
    auto [It, IsNew] = To.insert({Location, H});
    Hold Old = It->second;
    It->second.Counters |= H.Counters;
    It->second.IsWritten |= H.IsWritten;
    It->second.NumLater = std::min(Old.NumLater, H.NumLater);
    IsChanged |= IsNew || !(It->second == Old);
  }
  return IsChanged;
}

std::vector<Use> HoldSolver::run() {
  const ArrayRef<FlowNode> Nodes = Flow.getNodes();
  std::vector<HeldSet> Ins(Nodes.size());
  std::vector<bool> IsWaiting(Nodes.size(), true);
  for (bool IsChanged = true; IsChanged;) {
    IsChanged = false;
    for (uint32_t Number : Flow.getOrder()) {
      if (!IsWaiting[Number])
        continue;
      IsWaiting[Number] = false;
      HeldSet Held = Ins[Number];
      for (uint32_t I = Nodes[Number].First; I != Nodes[Number].End; ++I)
        step(Held, I);
      for (uint32_t To : Nodes[Number].Successors)
        if (join(Ins[To], Held))
          IsChanged = IsWaiting[To] = true;
    }
  }
  std::vector<Use> Result;
  Released = &Result;
  for (uint32_t Number : Flow.getOrder())
    for (uint32_t I = Nodes[Number].First; I != Nodes[Number].End; ++I) {
      step(Ins[Number], I);
      keepForNext(Nodes[Number], I);
    }
  return Result;
}

std::vector<Use> allocation::findHeldRegisters(const CallFlow &Flow,
                                               const Uses &AllUses) {
  return HoldSolver(Flow, AllUses).run();
}
