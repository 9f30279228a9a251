//===- WaitWalk.h - Effects of instructions on waits ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The effect of each instruction on the accesses in flight, and the waits that
// it lacks. The rules come from the ISA documents and from measurements of
// LLVM's pass that inserts waits.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITWALK_H
#define CLRX_LIB_CHECKS_WAITWALK_H

#include "DivergentBranches.h"
#include "InFlight.h"

namespace clrx {

/// A wait that an instruction lacks.
struct MissingWait {
  uint8_t Operand; ///< First affected operand, or NoOperand.
  WaitFor Counter;
  uint16_t Number; ///< Number of the register.
  bool IsWrite;
  unsigned Needed; ///< The count to wait for.
  uint32_t Producer;
};

/// An event that a counter counts.
struct CounterEvent {
  WaitFor Counter;
  uint8_t Kind;   ///< An AccessKind.
  bool IsCertain; ///< False if the counter may or may not count the event.
};

/// Walks over instructions and tracks the accesses in flight.
class WaitWalk {
public:
  /// \p TrustsFlat is true to assume that flat accesses before GCN 1.4 access
  /// memory only.
  WaitWalk(const SectionCode &Code, bool TrustsFlat);

  const WaitInsts Waits;
  InFlight State;
  /// \name Lanes, if the walk knows them because the path is executed
  /// An access to some lanes of a vector register does not conflict with an
  /// access to others.
  /// @{
  /// The lanes of each instruction when it was issued last; null if unknown.
  const uint64_t *IssuedLanes = nullptr;
  uint64_t UsedLanes = 0; ///< Lanes that the argument of use() accesses.
  /// @}
  /// Waits that the last call of use() found missing.
  llvm::SmallVector<MissingWait, 8> Missing;

  /// \name The two steps of an understood instruction
  /// @{
  /// Applies the waits of \p I and checks the registers that it uses. Reported
  /// registers count as ready afterwards.
  void use(const CodeInst &I);
  /// Issues the accesses of \p I, whose index is \p Number.
  void issue(const CodeInst &I, uint32_t Number) {
    if (I.Counters)
      raise(I, Number);
    if (State.mayHavePending() && Branches.isBeginning(Number))
      State.beginBranch(Number);
    if (I.Classes.hasAny(InstClass::LaneComplement | InstClass::LaneUnion) ||
        State.hasOtherLanes())
      changeLanes(I, Number);
  }
  /// Returns true if use() and issue() have no effect for \p I.
  bool isUnaffectedBy(const CodeInst &I) const {
    return !I.Counters && !State.mayHavePending() &&
           !I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter);
  }
  /// @}
  /// Calls \p Fn with each CounterEvent that \p I raises when it is issued.
  template <typename Function>
  void forEachEvent(const CodeInst &I, Function Fn) const;
  /// Returns the counts for which the last call of use() should have waited,
  /// and waits for them, so that one missing wait is noticed once.
  WaitCounts assumeMissing();
  /// Undoes the last call of use() as far as it counts reported registers as
  /// ready.
  void keepMissing() {
    for (const MissingWait &M : Missing)
      State.remember(M.Counter, M.Number);
  }
  /// Returns 0 for each counter of results with an access that the analysis
  /// has seen in flight, and the maxima of the others.
  WaitCounts getCountsOfKnown() const;
  /// Describes \p M in the words of the source language.
  std::string describe(const MissingWait &M) const;
  /// Returns the note at the access that \p M waits for.
  llvm::StringRef describeProducer(const MissingWait &M) const;
  /// Returns true if \p I is a branch that neither waits nor uses registers in
  /// flight.
  bool isWithoutEffect(const CodeInst &I) const {
    return !LoadsBranchRegisters &&
           I.Classes.hasAny(InstClass::Branch | InstClass::CondBranch) &&
           I.is(InstClass::SOPP);
  }
  /// Returns true if the wait instruction \p I has an effect.
  bool waitsForSomething(const CodeInst &I) const;

private:
  const SectionCode &Code;
  const ArchInfo &Facts;
  DivergentBranches Branches;
  /// True if the check assumes that flat accesses never reach LDS. Compilers
  /// that know this do not wait for LDS.
  bool TrustsFlat;
  /// False if code selects VGPRs that the instructions do not name.
  bool KnowsVGPRs = true;
  bool ReadsLDS = false;    ///< True if any DS instruction returns data.
  bool SendsGSDone = false; ///< True if any instruction sends GS_DONE.
  /// True if any load writes VCC or a scalar register with a higher code, such
  /// as EXEC.
  bool LoadsBranchRegisters = false;

  bool isOfRead(const MissingWait &M) const;
  void wait(const CodeInst &I);
  void waitForAddresses(WaitFor C, unsigned Count);
  bool mayBeInFlight(const CodeAccess &X) const;
  void checkAccess(const CodeInst &I, const CodeAccess &X);
  void checkLoads(WaitFor C, const CodeInst &I, const CodeAccess &X,
                  unsigned Number);
  void checkExports(const CodeAccess &X, bool ChangesRegister, unsigned Number);
  void checkAddresses(const CodeInst &I, const CodeAccess &X, unsigned Number);
  void checkSplit(const CodeInst &I, const CodeAccess &X, bool ChangesRegister,
                  unsigned Number);
  bool isInOrder(const CodeInst &I, const CodeAccess &X,
                 const InFlight::Pending &P) const;
  void check(WaitFor C, unsigned Number, const CodeAccess &X) {
    if (const InFlight::Pending *P = State.find(C, Number))
      check(C, Number, X, *P);
  }
  void check(WaitFor C, unsigned Number, const CodeAccess &X,
             const InFlight::Pending &P);
  bool isInOtherLanes(const CodeAccess &X, const InFlight::Pending &P) const;
  void checkMemory(WaitFor C, unsigned Number);
  void raise(const CodeInst &I, uint32_t Number);
  void changeLanes(const CodeInst &I, uint32_t Number);
  void raiseFor(const CodeInst &I, uint32_t Number, WaitFor C, uint8_t Kind);
  static uint8_t getAddressKind(const CodeInst &I);
  uint8_t getMemoryKind(const CodeInst &I) const;
  uint8_t getLGKMKind(const CodeInst &I) const;
  uint8_t getExpKind(const CodeInst &I) const;
  bool isLateRead(WaitFor C, const CodeInst &I, const CodeAccess &X) const;
};

template <typename Function>
void WaitWalk::forEachEvent(const CodeInst &I, Function Fn) const {
  const auto Raise = [&](WaitFor C, uint8_t Kind, bool IsCertain = true) {
    Fn(CounterEvent{C, Kind, IsCertain});
  };
  const bool IsOfCaches = !I.Opcode->NumOperands;
  // On GFX12, cache operations count for certain.
  if (I.Counters & VMCnt)
    Raise(WaitFor::VM, getMemoryKind(I), !IsOfCaches || Facts.HasSplitCounters);
  if (I.Counters & LGKMCnt)
    Raise(WaitFor::LGKM, getLGKMKind(I), !I.is(InstClass::Flat) || !TrustsFlat);
  if (I.Counters & ExpCnt)
    Raise(WaitFor::Exp, getExpKind(I));
  if (I.Counters & VSCnt)
    Raise(WaitFor::VS, PlainAccess);
  if (!Facts.HasSplitCounters)
    return;
  if (I.Counters & SampleCnt)
    Raise(WaitFor::Sample, PlainAccess);
  if (I.Counters & BVHCnt)
    Raise(WaitFor::BVH, PlainAccess);
  if (I.Counters & KMCnt)
    Raise(WaitFor::KM, getLGKMKind(I));
  if (I.Counters & XCnt && !IsOfCaches)
    Raise(WaitFor::X, getAddressKind(I));
}

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITWALK_H
