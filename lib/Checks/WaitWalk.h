//===- WaitWalk.h - One instruction after the other, waiting ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What instructions do to what is in flight, and what they would have to wait
// for. The rules are those of the ISA documents, as measured with LLVM's pass
// that inserts the waits.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITWALK_H
#define CLRX_LIB_CHECKS_WAITWALK_H

#include "InFlight.h"
#include "clrx/ISA/Names.h"

namespace clrx {

/// By WaitFor.
inline constexpr llvm::StringLiteral CounterNames[NumCounters] = {
    "vmcnt", "lgkmcnt", "expcnt", "vscnt"};

/// What an instruction does not wait for.
struct MissingWait {
  uint8_t Operand; ///< The first that it concerns, or NoOperand.
  WaitFor Counter;
  uint16_t Number; ///< Of the register.
  bool IsWrite;
  unsigned Needed; ///< The count to wait for.
  uint32_t Producer;
};

class WaitWalk {
public:
  /// \p TrustsFlat: flat access before GCN 1.4 goes to memory.
  WaitWalk(const SectionCode &Code, bool TrustsFlat);

  InFlight State;
  /// What the last use() missed.
  llvm::SmallVector<MissingWait, 8> Missing;

  /// \name The two halves of an instruction that is understood
  /// @{
  /// It waits, or uses registers; in the states of what follows, these count
  /// as ready.
  void use(const CodeInst &I);
  /// It is issued; \p Number is its own.
  void issue(const CodeInst &I, uint32_t Number) {
    if (I.Counters)
      raise(I, Number);
    if (I.is(InstClass::LaneComplement) || State.hasOtherLanes())
      changeLanes(I);
  }
  /// @}
  /// Whether \p I, a branch, neither waits nor uses what may be in flight.
  bool isWithoutEffect(const CodeInst &I) const {
    return !LoadsBranchRegisters &&
           I.Classes.hasAny(InstClass::Branch | InstClass::CondBranch) &&
           I.is(InstClass::SOPP);
  }
  /// Whether the waiting instruction \p I waits for something.
  bool waitsForSomething(const CodeInst &I) const;
  /// The count to wait for; the counter's maximum: not for it.
  unsigned getWaitCount(const CodeInst &I, WaitFor C) const;

private:
  const SectionCode &Code;
  const WaitCounter *Fields[NumCounters]; ///< Null: not of s_waitcnt.
  /// Flat access goes to memory only, as far as anybody can see: compilers
  /// that know that do not wait for LDS.
  bool TrustsFlat;
  bool KeepsFlatOrder;
  bool ReadsLDS = false;  ///< Anywhere.
  bool SendsDone = false; ///< GS_DONE, anywhere.
  /// VCC or EXEC are loaded anywhere.
  bool LoadsBranchRegisters = false;

  void checkAccess(const CodeInst &I, const CodeAccess &X);
  bool isInOrder(const CodeInst &I, const CodeAccess &X,
                 const InFlight::Pending &P) const;
  void check(WaitFor C, unsigned Number, const CodeAccess &X);
  void checkMemory(WaitFor C, unsigned Number);
  void raise(const CodeInst &I, uint32_t Number);
  void changeLanes(const CodeInst &I);
  void raiseFor(const CodeInst &I, uint32_t Number, WaitFor C, uint8_t Kind);
  uint8_t getMemoryKind(const CodeInst &I) const;
  uint8_t getLGKMKind(const CodeInst &I) const;
  uint8_t getExpKind(const CodeInst &I) const;
  bool isLateRead(const CodeInst &I, const CodeAccess &X) const;
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITWALK_H
