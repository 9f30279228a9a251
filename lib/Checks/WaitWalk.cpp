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
#include "Findings.h"
#include "SureAccess.h"

using namespace llvm;
using namespace clrx;

/// Returns true if \p I signals that a geometry shader has finished. From GFX11
/// on, the number of this message has another meaning.
static bool isGSDone(const CodeInst &I, const ArchInfo &Facts) {
  constexpr unsigned MessageMask = 15, GSDone = 3, FirstWithout = 11;
  return Facts.GFXMajor < FirstWithout && I.is(InstClass::Message) &&
         I.is(InstClass::SOPP) && I.getMnemonic().starts_with("s_sendmsg") &&
         (I.Immediate & MessageMask) == GSDone;
}

WaitWalk::WaitWalk(const SectionCode &Code, bool TrustsFlat)
    : Waits(Code.Architecture), State(Code.Architecture, Waits), Code(Code),
      Facts(getArchInfo(Code.Architecture)), Branches(Code),
      TrustsFlat(TrustsFlat && !Facts.FlatOffsetBits) {
  KnowsVGPRs = !Code.Present.has(InstClass::SetsVGPRHighBits);
  // Only these instructions need to know more about the section.
  if (!Code.Present.hasAny(InstClass::Message | InstClass::Barrier |
                           InstClass::BarrierSignal | InstClass::Branch |
                           InstClass::CondBranch))
    return;
  for (const CodeInst &I : Code.Insts) {
    SendsGSDone |= isGSDone(I, Facts);
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

bool WaitWalk::waitsForSomething(const CodeInst &I) const {
  bool Result = false;
  Waits.forEachWait(I, [&](WaitFor C, unsigned Count) {
    Result |= Count < State.getMax(C) && State.hasMoreThan(C, Count);
  });
  return Result;
}

/// Applies the waits of \p I.
void WaitWalk::wait(const CodeInst &I) {
  Waits.forEachWait(I, [&](WaitFor C, unsigned Count) {
    State.wait(C, Count);
    if (Facts.HasXCnt)
      waitForAddresses(C, Count);
  });
}

/// Completes the address translations of the accesses that have returned after
/// a wait until \p C is at most \p Count.
void WaitWalk::waitForAddresses(WaitFor C, unsigned Count) {
  const bool IsScalar = State.getKinds(WaitFor::X) & ScalarAccess;
  if (C == WaitFor::KM && Count == 0 && IsScalar)
    State.wait(WaitFor::X, 0);
  // Address translations of stores may be later than those of loads.
  if (C == WaitFor::VM && !IsScalar && !State.hasMoreThan(WaitFor::VS, 0))
    State.wait(WaitFor::X, Count);
}

//===----------------------------------------------------------------------===//
// Uses of registers
//===----------------------------------------------------------------------===//

/// Returns the half-open range of the register numbers of \p X that memory can
/// write; empty if there are none.
static std::pair<unsigned, unsigned> getNumbers(const CodeAccess &X) {
  constexpr unsigned EndOfScalars = CodeExec + 2;
  constexpr unsigned EndOfVectors = CodeAGPR0 + MaxVGPRs;
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

/// Returns true if \p X and \p P access different lanes of a vector register.
bool WaitWalk::isInOtherLanes(const CodeAccess &X,
                              const InFlight::Pending &P) const {
  if (!X.isVector())
    return false;
  if (IssuedLanes)
    return !(IssuedLanes[P.Producer] & UsedLanes);
  return X.IsWrite && P.IsInOtherLanes;
}

/// Adds a wait for \p P, the access to \p Number that \p C counts.
void WaitWalk::check(WaitFor C, unsigned Number, const CodeAccess &X,
                     const InFlight::Pending &P) {
  if (isInOtherLanes(X, P))
    return;
  Missing.push_back({X.Operand, C, uint16_t(Number), X.IsWrite,
                     State.getNeeded(C, P), P.Producer});
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
  return IsOfKind && Facts.LoadsWriteInOrder && I.Counters & VMCnt &&
         !I.is(InstClass::FlatAddress) &&
         (X.IsWrite || (I.is(InstClass::KeepsDst) && isData(I, X)));
}

/// Returns true if \p I moves a register to itself, which solves hazards. DPP
/// and SDWA forms are longer.
static bool isMoveToItself(const CodeInst &I, ArrayRef<CodeAccess> Accesses) {
  constexpr unsigned ShortSize = 4;
  return I.Size == ShortSize && I.getMnemonic().starts_with("v_mov_b32") &&
         Accesses.front().First == Accesses.back().First;
}

/// Checks \p Number for the loads that \p C counts. \p I accesses it by \p X.
void WaitWalk::checkLoads(WaitFor C, const CodeInst &I, const CodeAccess &X,
                          unsigned Number) {
  const InFlight::Pending *P = State.find(C, Number);
  if (P && !isInOrder(I, X, *P))
    check(C, Number, X, *P);
}

/// Checks \p Number for the accesses that expcnt counts.
void WaitWalk::checkExports(const CodeAccess &X, bool ChangesRegister,
                            unsigned Number) {
  const InFlight::Pending *P = State.find(WaitFor::Exp, Number);
  if (P && (ChangesRegister || P->Kind == ParamLoadAccess))
    check(WaitFor::Exp, Number, X, *P);
}

/// Checks \p Number for the counters that only GFX12 has.
void WaitWalk::checkSplit(const CodeInst &I, const CodeAccess &X,
                          bool ChangesRegister, unsigned Number) {
  checkLoads(WaitFor::Sample, I, X, Number);
  checkLoads(WaitFor::BVH, I, X, Number);
  check(WaitFor::KM, Number, X);
  if (ChangesRegister)
    checkAddresses(I, X, Number);
}

/// Checks \p Number, which \p I writes by \p X, for address translations.
void WaitWalk::checkAddresses(const CodeInst &I, const CodeAccess &X,
                              unsigned Number) {
  // The addresses of vector memory accesses are translated in order. LLVM
  // assumes that an access that writes the register of an earlier address is
  // issued after the translation.
  const bool IsVectorMemory = I.Counters & XCnt && !I.is(InstClass::SMEM);
  if (!IsVectorMemory)
    check(WaitFor::X, Number, X);
  else if (const InFlight::Pending *P = State.find(WaitFor::X, Number))
    State.wait(WaitFor::X, State.getNeeded(WaitFor::X, *P));
}

/// Returns true if \p X has a register whose last access may be in flight.
inline bool WaitWalk::mayBeInFlight(const CodeAccess &X) const {
  const auto [First, End] = getNumbers(X);
  return First != End && State.mayFind(First, End) &&
         (KnowsVGPRs || !X.isVector());
}

void WaitWalk::checkAccess(const CodeInst &I, const CodeAccess &Any) {
  const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
  const bool ChangesRegister =
      X.IsWrite && !isMoveToItself(I, Code.getAccesses(I));
  forEachNumber(X, [&](unsigned Number) {
    if (X.isVector())
      checkLoads(WaitFor::VM, I, X, Number);
    check(WaitFor::LGKM, Number, X);
    checkExports(X, ChangesRegister, Number);
    if (Facts.HasSplitCounters)
      checkSplit(I, X, ChangesRegister, Number);
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

uint8_t WaitWalk::getAddressKind(const CodeInst &I) {
  return I.is(InstClass::SMEM) ? ScalarAccess : PlainAccess;
}

uint8_t WaitWalk::getMemoryKind(const CodeInst &I) const {
  if (I.is(InstClass::FlatAddress) && !TrustsFlat && !Facts.HasVSCnt)
    return FlatAccess;
  if (I.is(InstClass::RayTracing))
    return RayAccess;
  return I.is(InstClass::Sampled) ? SampledAccess : PlainAccess;
}

uint8_t WaitWalk::getLGKMKind(const CodeInst &I) const {
  if (I.Classes.hasAny(InstClass::SMEM | InstClass::ScalarReturn))
    return ScalarAccess;
  if (I.is(InstClass::Message))
    return MessageAccess;
  if (I.is(InstClass::Flat) && !Facts.HasVSCnt)
    return FlatAccess;
  return I.is(InstClass::GDS) ? GDSAccess : LDSAccess;
}

uint8_t WaitWalk::getExpKind(const CodeInst &I) const {
  if (I.is(InstClass::GDS))
    return GDSAccess;
  if (I.is(InstClass::ParamLoad))
    return ParamLoadAccess;
  if (!I.is(InstClass::Export))
    return StoreAccess;
  const unsigned Target = I.Immediate >> 4 & 63;
  if (Target >= 32)
    return ParamExport;
  return Target >= 12 && Target <= 15 ? PositionExport : OtherExport;
}

/// Returns true if \p I, which increments \p C, reads \p X only when \p C is
/// decremented.
bool WaitWalk::isLateRead(WaitFor C, const CodeInst &I,
                          const CodeAccess &X) const {
  if (C == WaitFor::X)
    return true;
  if (!I.Classes.hasAny(InstClass::GDS | InstClass::Export))
    return X.isVector() && isData(I, X);
  return X.isVector() || X.First == CodeExec;
}

/// Counts the access \p I in \p C, and records its registers.
void WaitWalk::raiseFor(const CodeInst &I, uint32_t Number, WaitFor C,
                        uint8_t Kind) {
  State.raise(C, Kind);
  if (C == WaitFor::VS)
    return;
  const bool IsOfWrites = tracksWrites(C) || I.is(InstClass::ParamLoad);
  // For LLVM, a load of half a register reads the other half.
  const bool ReadsDst = C == WaitFor::X && I.is(InstClass::KeepsHalf);
  for (const CodeAccess &X : Code.getAccesses(I)) {
    if (X.IsWrite ? IsOfWrites || (ReadsDst && X.isVector())
                  : !IsOfWrites && isLateRead(C, I, X))
      forEachNumber(
          X, [&](unsigned Register) { State.pend(C, Register, Kind, Number); });
  }
}

void WaitWalk::raise(const CodeInst &I, uint32_t Number) {
  forEachEvent(I, [&](const CounterEvent &E) {
    if (E.IsCertain)
      raiseFor(I, Number, E.Counter, E.Kind);
    else
      State.raiseMaybe(E.Counter);
  });
  if (SendsGSDone && I.Counters & VMCnt && I.Opcode->NumOperands)
    State.pend(WaitFor::VM, RegisterNumber::Memory, getMemoryKind(I), Number);
  const InstClasses NoLDSWrite =
      InstClass::GDS | InstClass::LDSRead | InstClass::LDSCross;
  if (I.is(InstClass::DS) && !I.Classes.hasAny(NoLDSWrite))
    State.pend(WaitFor::LGKM, RegisterNumber::LDS, LDSAccess, Number);
}

/// Updates the lanes of pending accesses if \p I writes EXEC. Both sides of a
/// divergent branch may load into the same register.
void WaitWalk::changeLanes(const CodeInst &I, uint32_t Number) {
  const ArrayRef<CodeAccess> Accesses = Code.getAccesses(I);
  if (none_of(Accesses,
              [&](const CodeAccess &X) { return X.IsWrite && isExec(X); }))
    return;
  const auto Read = find_if(
      Accesses, [&](const CodeAccess &X) { return !X.IsWrite && isExec(X); });
  LaneChange Change = LaneChange::Any;
  unsigned Mask = InFlight::NoMask;
  const bool ReadsExec = I.is(InstClass::VALU) || Read != Accesses.end();
  if (I.is(InstClass::LaneSubset) && ReadsExec) {
    Change = LaneChange::Subset;
  } else if (I.is(InstClass::LaneComplement) && Read != Accesses.end()) {
    // `s_andn2_b64 exec, exec, mask` only disables lanes.
    constexpr uint8_t FirstSource = 1;
    const bool IsXor = I.getMnemonic().starts_with("s_xor");
    for (const CodeAccess &X : Accesses)
      if (IsXor && !X.IsWrite && !isExec(X))
        Mask = X.First;
    Change = IsXor || Read->Operand != FirstSource ? LaneChange::Complement
                                                   : LaneChange::Subset;
  }
  if (I.is(InstClass::LaneUnion))
    State.noteUnion(Accesses.front().First);
  const uint32_t First =
      Change == LaneChange::Complement ? Branches.getBeginning(Number) : 0;
  State.changeLanes(Change, Mask, First);
}

void WaitWalk::use(const CodeInst &I) {
  Missing.clear();
  if (I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter)) {
    wait(I);
    return;
  }
  // Between scalar and vector accesses, the hardware waits by itself.
  if (I.Counters & XCnt && I.Opcode->NumOperands &&
      State.getKinds(WaitFor::X) & ~getAddressKind(I))
    State.wait(WaitFor::X, 0);
  if (I.is(InstClass::InterpWait))
    State.wait(WaitFor::Exp, I.Immediate >> 8 & 7);
  if (State.mayHavePendingRegister())
    for (const CodeAccess &X : Code.getAccesses(I))
      if (mayBeInFlight(X))
        checkAccess(I, X);
  if (I.Classes.hasAny(InstClass::Barrier | InstClass::BarrierSignal) &&
      ReadsLDS)
    checkMemory(WaitFor::LGKM, RegisterNumber::LDS);
  if (SendsGSDone && isGSDone(I, Facts))
    checkMemory(WaitFor::VM, RegisterNumber::Memory);
}

//===----------------------------------------------------------------------===//
// Descriptions
//===----------------------------------------------------------------------===//

WaitCounts WaitWalk::assumeMissing() {
  WaitCounts Counts = Waits.getMaxima();
  for (const MissingWait &M : Missing) {
    unsigned &Count = Counts[unsigned(M.Counter)];
    Count = std::min(Count, M.Needed);
  }
  for (unsigned C = 0; C != NumCounters; ++C)
    State.wait(WaitFor(C), Counts[C]);
  return Counts;
}

WaitCounts WaitWalk::getCountsOfKnown() const {
  WaitCounts Counts = Waits.getMaxima();
  for (unsigned C = 0; C != NumCounters; ++C)
    if (WaitFor(C) != WaitFor::VS && WaitFor(C) != WaitFor::X &&
        State.isKnownInFlight(WaitFor(C)))
      Counts[C] = 0;
  return Counts;
}

/// Returns true if the access that \p M waits for still reads the register.
bool WaitWalk::isOfRead(const MissingWait &M) const {
  return M.Counter == WaitFor::X ||
         (M.Counter == WaitFor::Exp &&
          !Code.Insts[M.Producer].is(InstClass::ParamLoad));
}

std::string WaitWalk::describe(const MissingWait &M) const {
  if (M.Number == RegisterNumber::LDS)
    return "LDS writes may not have completed at this barrier";
  if (M.Number == RegisterNumber::Memory)
    return "memory accesses may not have completed before GS_DONE is sent here";
  const std::string Register = getRegisterName(
      RegisterNumber::getSourceCode(M.Number), Code.Architecture);
  const StringRef What = isOfRead(M)
                             ? "the access that reads it may not have completed"
                             : "the load that writes it may not have returned";
  return (Register + " is " + (M.IsWrite ? "written" : "read") + " here, but " +
          What)
      .str();
}

StringRef WaitWalk::describeProducer(const MissingWait &M) const {
  return isOfRead(M) || !RegisterNumber::isRegister(M.Number)
             ? "the access is here"
             : "the load is here";
}
