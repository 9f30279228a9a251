//===- WaitWalk.cpp - Effects of instructions on waits --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each instruction, its uses are checked first, then its accesses are
// issued.
//
//===----------------------------------------------------------------------===//

#include "WaitWalk.h"
#include "SureAccess.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Names.h"

using namespace llvm;
using namespace clrx;

/// Returns true if \p I signals that a geometry shader has finished.
static bool isGSDone(const CodeInst &I) {
  constexpr unsigned MessageMask = 15, GSDone = 3;
  return I.is(InstClass::Message) && I.is(InstClass::SOPP) &&
         I.getMnemonic().starts_with("s_sendmsg") &&
         (I.Immediate & MessageMask) == GSDone;
}

WaitWalk::WaitWalk(const SectionCode &Code, bool TrustsFlat)
    : State(Code.Architecture), Code(Code),
      TrustsFlat(TrustsFlat && !getArchInfo(Code.Architecture).FlatOffsetBits),
      KeepsFlatOrder(getArchInfo(Code.Architecture).HasVSCnt) {
  for (unsigned C = 0; C != NumCounters; ++C)
    Fields[C] = WaitCounters.find(CounterNames[C], maskOf(Code.Architecture));
  for (const CodeInst &I : Code.Insts) {
    SendsGSDone |= isGSDone(I);
    if (!I.Classes.hasAny(InstClass::DS | InstClass::SMEM))
      continue;
    for (const CodeAccess &X : Code.getAccesses(I)) {
      ReadsLDS |= X.IsWrite && I.is(InstClass::DS);
      LoadsBranchRegisters |= X.IsWrite && !X.isVector() && X.end() > CodeVCC;
    }
  }
}

//===----------------------------------------------------------------------===//
// Waits
//===----------------------------------------------------------------------===//

unsigned WaitWalk::getWaitCount(const CodeInst &I, WaitFor C) const {
  const unsigned Max = State.getMax(C);
  if (I.is(InstClass::Waitcnt))
    return Fields[unsigned(C)] ? Fields[unsigned(C)]->get(I.Immediate) : Max;
  StringRef Name = I.getMnemonic();
  if (!Name.consume_front("s_waitcnt_") || Name != CounterNames[unsigned(C)])
    return Max;
  // A register adds an unknown value to the immediate.
  const bool HasRegister = I.NumAccesses;
  return HasRegister ? 0 : std::min<unsigned>(I.Immediate, Max);
}

bool WaitWalk::waitsForSomething(const CodeInst &I) const {
  for (unsigned C = 0; C != NumCounters; ++C) {
    const unsigned Count = getWaitCount(I, WaitFor(C));
    if (Count < State.getMax(WaitFor(C)) &&
        State.hasMoreThan(WaitFor(C), Count))
      return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Uses of registers
//===----------------------------------------------------------------------===//

/// Returns the half-open range of the register numbers of \p X that memory can
/// write; empty if there are none.
static std::pair<unsigned, unsigned> getNumbers(const CodeAccess &X) {
  constexpr unsigned EndOfScalars = CodeExec + 2, EndOfVectors = 512;
  const unsigned First = RegisterNumber::get(X.First);
  const unsigned End =
      std::min(X.end(), X.isVector() ? EndOfVectors : EndOfScalars);
  if (X.IsVar || X.First >= End)
    return {First, First};
  return {First, First + (End - X.First)};
}

/// Calls \p Fn for each number in the range of getNumbers(\p X).
template <typename Function>
static void forEachNumber(const CodeAccess &X, Function Fn) {
  const auto [First, End] = getNumbers(X);
  for (unsigned Number = First; Number < End; ++Number)
    Fn(Number);
}

void WaitWalk::check(WaitFor C, unsigned Number, const CodeAccess &X) {
  const InFlight::Pending *P = State.find(C, Number);
  // A write does not conflict with an access to other lanes of the register.
  if (!P || (X.IsWrite && X.isVector() && P->IsInOtherLanes))
    return;
  Missing.push_back({X.Operand, C, uint16_t(Number), X.IsWrite,
                     State.getNeeded(C, *P), P->Producer});
  State.forget(C, Number);
}

/// Returns true if \p X is a data operand of a memory instruction.
static bool isData(const CodeInst &I, const CodeAccess &X) {
  const OperandKind K = I.getKind(X);
  return K == OperandKind::VData || K == OperandKind::VDataMask ||
         K == OperandKind::VDst;
}

/// Returns true if \p X completes after \p P, an earlier vector load, without a
/// wait. This holds if \p X is the write of a load of the same kind, or if a
/// load of half a register reads its old value. If \p P is a flat load, only
/// its LDS access is out of order, and lgkmcnt counts that access.
bool WaitWalk::isInOrder(const CodeInst &I, const CodeAccess &X,
                         const InFlight::Pending &P) const {
  const bool IsOfKind = P.Kind == getMemoryKind(I) ||
                        Code.Insts[P.Producer].is(InstClass::FlatAddress);
  return IsOfKind && I.Counters & VMCnt && !I.is(InstClass::FlatAddress) &&
         (X.IsWrite || (I.is(InstClass::KeepsDst) && isData(I, X)));
}

/// Returns true if \p I moves a register to itself, which solves hazards. DPP
/// and SDWA forms are longer.
static bool isMoveToItself(const CodeInst &I, ArrayRef<CodeAccess> Accesses) {
  constexpr unsigned ShortSize = 4;
  return I.Size == ShortSize && I.getMnemonic() == "v_mov_b32" &&
         Accesses.front().First == Accesses.back().First;
}

void WaitWalk::checkAccess(const CodeInst &I, const CodeAccess &Any) {
  const auto [First, End] = getNumbers(Any);
  if (First == End || !State.mayFind(First, End))
    return;
  const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
  const bool ChangesRegister =
      X.IsWrite && !isMoveToItself(I, Code.getAccesses(I));
  forEachNumber(X, [&](unsigned Number) {
    if (X.isVector()) {
      const InFlight::Pending *P = State.find(WaitFor::VM, Number);
      if (P && !isInOrder(I, X, *P))
        check(WaitFor::VM, Number, X);
    }
    check(WaitFor::LGKM, Number, X);
    if (ChangesRegister)
      check(WaitFor::Exp, Number, X);
  });
}

/// Checks \p Number, which stands for LDS or memory.
void WaitWalk::checkMemory(WaitFor C, unsigned Number) {
  CodeAccess X = {};
  X.Operand = CodeAccess::NoOperand;
  check(C, Number, X);
}

//===----------------------------------------------------------------------===//
// Issued accesses
//===----------------------------------------------------------------------===//

uint8_t WaitWalk::getMemoryKind(const CodeInst &I) const {
  if (I.is(InstClass::FlatAddress) && !TrustsFlat && !KeepsFlatOrder)
    return FlatAccess;
  return I.is(InstClass::Sampled) ? SampledAccess : PlainAccess;
}

uint8_t WaitWalk::getLGKMKind(const CodeInst &I) const {
  if (I.is(InstClass::SMEM))
    return ScalarAccess;
  if (I.is(InstClass::SOPP))
    return MessageAccess;
  if (I.is(InstClass::Flat) && !KeepsFlatOrder)
    return FlatAccess;
  return I.is(InstClass::GDS) ? GDSAccess : LDSAccess;
}

uint8_t WaitWalk::getExpKind(const CodeInst &I) const {
  if (I.is(InstClass::GDS))
    return GDSAccess;
  if (!I.is(InstClass::Export))
    return StoreAccess;
  const unsigned Target = I.Immediate >> 4 & 63;
  if (Target >= 32)
    return ParamExport;
  return Target >= 12 && Target <= 15 ? PositionExport : OtherExport;
}

/// Returns true if \p I, which increments expcnt, reads \p X only when expcnt
/// is decremented.
bool WaitWalk::isLateRead(const CodeInst &I, const CodeAccess &X) const {
  if (!I.Classes.hasAny(InstClass::GDS | InstClass::Export))
    return X.isVector() && isData(I, X);
  return X.isVector() || X.First == CodeExec;
}

/// Counts the access \p I in \p C, and records its registers.
void WaitWalk::raiseFor(const CodeInst &I, uint32_t Number, WaitFor C,
                        uint8_t Kind) {
  State.raise(C, Kind);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    const bool IsPending =
        C == WaitFor::Exp ? !X.IsWrite && isLateRead(I, X) : X.IsWrite;
    if (IsPending)
      forEachNumber(
          X, [&](unsigned Register) { State.pend(C, Register, Kind, Number); });
  }
}

void WaitWalk::raise(const CodeInst &I, uint32_t Number) {
  const bool IsOfCaches = !I.Opcode->NumOperands;
  if (I.Counters & VMCnt && IsOfCaches)
    State.raiseMaybe(WaitFor::VM);
  else if (I.Counters & VMCnt)
    raiseFor(I, Number, WaitFor::VM, getMemoryKind(I));
  if (SendsGSDone && I.Counters & VMCnt && !IsOfCaches)
    State.pend(WaitFor::VM, RegisterNumber::Memory, getMemoryKind(I), Number);
  if (I.Counters & LGKMCnt) {
    if (I.is(InstClass::Flat) && TrustsFlat)
      State.raiseMaybe(WaitFor::LGKM);
    else
      raiseFor(I, Number, WaitFor::LGKM, getLGKMKind(I));
  }
  if (I.Counters & ExpCnt)
    raiseFor(I, Number, WaitFor::Exp, getExpKind(I));
  if (I.Counters & VSCnt)
    State.raise(WaitFor::VS, PlainAccess);
  const InstClasses NoLDSWrite =
      InstClass::GDS | InstClass::LDSRead | InstClass::LDSCross;
  if (I.is(InstClass::DS) && !I.Classes.hasAny(NoLDSWrite))
    State.pend(WaitFor::LGKM, RegisterNumber::LDS, LDSAccess, Number);
}

/// Updates the lanes of pending accesses if \p I writes EXEC. Both sides of a
/// divergent branch may load into the same register.
void WaitWalk::changeLanes(const CodeInst &I) {
  const auto IsExec = [](const CodeAccess &X) {
    return X.First == CodeExec || X.First == CodeExec + 1;
  };
  const ArrayRef<CodeAccess> Accesses = Code.getAccesses(I);
  if (none_of(Accesses,
              [&](const CodeAccess &X) { return X.IsWrite && IsExec(X); }))
    return;
  const auto Read = find_if(
      Accesses, [&](const CodeAccess &X) { return !X.IsWrite && IsExec(X); });
  LaneChange Change = LaneChange::Any;
  const bool ReadsExec = I.is(InstClass::VALU) || Read != Accesses.end();
  if (I.is(InstClass::LaneSubset) && ReadsExec) {
    Change = LaneChange::Subset;
  } else if (I.is(InstClass::LaneComplement) && Read != Accesses.end()) {
    // `s_andn2_b64 exec, exec, mask` only disables lanes.
    constexpr uint8_t FirstSource = 1;
    const bool IsXor = I.getMnemonic().starts_with("s_xor");
    Change = IsXor || Read->Operand != FirstSource ? LaneChange::Complement
                                                   : LaneChange::Subset;
  }
  State.changeLanes(Change);
}

void WaitWalk::use(const CodeInst &I) {
  Missing.clear();
  if (I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter)) {
    for (unsigned C = 0; C != NumCounters; ++C)
      State.wait(WaitFor(C), getWaitCount(I, WaitFor(C)));
    return;
  }
  for (const CodeAccess &X : Code.getAccesses(I))
    checkAccess(I, X);
  if (I.is(InstClass::Barrier) && ReadsLDS)
    checkMemory(WaitFor::LGKM, RegisterNumber::LDS);
  if (SendsGSDone && isGSDone(I))
    checkMemory(WaitFor::VM, RegisterNumber::Memory);
}
