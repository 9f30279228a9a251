//===- WaitInsts.h - Instructions that wait for counters --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The counters of memory accesses, and the instructions of an architecture that
// wait for them. WaitInsts.def has the rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITINSTS_H
#define CLRX_LIB_CHECKS_WAITINSTS_H

#include "Analysis/Code.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Counters of memory accesses, in the order of the bits of MemoryCounter.
/// GFX12 splits LGKM into LGKM (dscnt) and KM.
enum class WaitFor : uint8_t { VM, LGKM, Exp, VS, Sample, BVH, KM, X };
constexpr unsigned NumCounters = 8;
static_assert(VMCnt == 1 << unsigned(WaitFor::VM) &&
              VSCnt == 1 << unsigned(WaitFor::VS) &&
              XCnt == 1 << unsigned(WaitFor::X));

/// A count for each counter.
using WaitCounts = std::array<unsigned, NumCounters>;

/// Returns true if \p I waits for counters.
inline bool isWait(const CodeInst &I) {
  return I.Classes.hasAny(InstClass::Waitcnt | InstClass::WaitOneCounter);
}

/// Waits that are to be inserted before instructions, by index.
using PlannedWaits = llvm::DenseMap<uint32_t, WaitCounts>;

/// The wait instructions of an architecture.
class WaitInsts {
public:
  explicit WaitInsts(Arch A);

  /// Returns the maximum of \p C, which does not wait; 0 if the architecture
  /// lacks the counter.
  unsigned getMax(WaitFor C) const { return Max[unsigned(C)]; }
  /// Returns the maximum of each counter.
  const WaitCounts &getMaxima() const { return Max; }
  /// Calls \p Fn with each counter for which \p I waits, and its count.
  template <typename Function>
  void forEachWait(const CodeInst &I, Function Fn) const {
    if (I.is(InstClass::Waitcnt)) {
      for (const WaitcntField &F : OfWaitcnt)
        Fn(F.Counter, F.Layout->get(I.Immediate));
      return;
    }
    if (!I.is(InstClass::WaitOneCounter))
      return;
    for (const Field &F : Others)
      if (F.Mnemonic == I.getMnemonic())
        Fn(F.Counter, getCount(F, I));
  }
  /// A counter in the immediate of a wait instruction. Messages suggest
  /// Mnemonic.
  struct Field {
    llvm::StringLiteral Mnemonic;
    ArchMask Where;
    WaitFor Counter;
    uint8_t Max;
    uint8_t Low;   ///< Lowest bit of the immediate.
    uint8_t Width; ///< Number of bits; 0 if the count is always 0.

    /// Returns the immediate \p Imm with \p Count, which is at most Max.
    uint16_t set(uint16_t Imm, unsigned Count) const {
      return (Imm & ~(((1u << Width) - 1) << Low)) | Count << Low;
    }
  };
  /// Returns the fields of \p I, a wait instruction other than s_waitcnt.
  llvm::SmallVector<Field, 2> getFields(const CodeInst &I) const {
    llvm::SmallVector<Field, 2> Result;
    llvm::copy_if(Others, std::back_inserter(Result), [&](const Field &F) {
      return F.Mnemonic == I.getMnemonic();
    });
    return Result;
  }
  static unsigned getCount(const Field &F, const CodeInst &I);

  /// Returns the statements that wait until at most \p Counts accesses are in
  /// flight. The maximum of a counter means no wait.
  llvm::SmallVector<std::string, 1>
  getStatements(const WaitCounts &Counts) const;

private:
  struct WaitcntField {
    WaitFor Counter;
    const WaitCounter *Layout;
  };
  static const Field Table[];

  llvm::SmallVector<WaitcntField, 3> OfWaitcnt;
  llvm::SmallVector<Field, 4> Others;
  WaitCounts Max = {};
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITINSTS_H
