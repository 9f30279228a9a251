//===- StateHazardWalk.h - State of the check of hazards -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class that StateHazards.cpp and ScalarHazards.cpp implement.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_STATEHAZARDWALK_H
#define CLRX_LIB_CHECKS_STATEHAZARDWALK_H

#include "Hazards.h"
#include "clrx/ISA/Accesses.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/BitVector.h"

namespace clrx {

/// A set of scalar registers, whose source operand codes are below 128.
struct ScalarSet {
  uint64_t Words[2] = {};

  static constexpr unsigned End = 128;

  void add(const CodeAccess &X) {
    for (unsigned R = X.First; R < std::min(X.end(), End); ++R)
      Words[R / 64] |= uint64_t(1) << (R % 64);
  }
  std::optional<uint16_t> findIn(const CodeAccess &X) const {
    for (unsigned R = X.First; R < std::min(X.end(), End); ++R)
      if (Words[R / 64] >> (R % 64) & 1)
        return R;
    return std::nullopt;
  }
  bool test(unsigned R) const { return Words[R / 64] >> (R % 64) & 1; }
  void set(unsigned R) { Words[R / 64] |= uint64_t(1) << (R % 64); }
  void reset(unsigned R) { Words[R / 64] &= ~(uint64_t(1) << (R % 64)); }
  void clear() { Words[0] = Words[1] = 0; }
  bool join(const ScalarSet &Other) {
    const ScalarSet Old = *this;
    Words[0] |= Other.Words[0];
    Words[1] |= Other.Words[1];
    return Old.Words[0] != Words[0] || Old.Words[1] != Words[1];
  }
};

/// Kinds of late readers of scalar registers, by the event that completes the
/// read.
enum Reader : uint8_t { ByVMCnt, ByVSCnt, ByLGKMCnt, BySMEM, NumReaders };

/// Kinds of writers of SGPRs that VALU has read. Each needs another wait.
enum Writer : uint8_t { BySALU, ByVALU, ByVALUToVCC, NumWriters };

enum StateFlag : uint16_t {
  ExecIsRead = 1 << 0,     ///< An instruction other than VALU read EXEC.
  ExecIsCompared = 1 << 1, ///< A VALU compare wrote EXEC.
  LDSIsLast = 1 << 2,      ///< The last access or branch was an LDS access.
  LDSThenBranch = 1 << 3,
  MemoryIsLast = 1 << 4,
  MemoryThenBranch = 1 << 5,
  ScalarLoadInFlight = 1 << 6,
  VCCZIsClobbered = 1 << 7, ///< A scalar load may have changed VCCZ.
  VCCZIsOld = 1 << 8,       ///< Half of VCC was written.
  ScalarStoreIsCached = 1 << 9,
  LacksIdleWait = 1 << 10, ///< s_wait_alu 0 is not the last instruction.
};
constexpr uint16_t BranchFlags =
    LDSIsLast | LDSThenBranch | MemoryIsLast | MemoryThenBranch;

/// The hazards that are open at a point of the code.
struct HazardState {
  bool IsReached = false;
  uint16_t Flags = 0;
  ScalarSet Read[NumReaders];
  ScalarSet ReadByVALU;      ///< SGPRs, or only masks, that VALU has read.
  ScalarSet New[NumWriters]; ///< SGPRs of ReadByVALU with new values.

  bool join(const HazardState &Other) {
    bool HasChanged = !IsReached || (Other.Flags & ~Flags);
    IsReached = true;
    Flags |= Other.Flags;
    for (unsigned R = 0; R != NumReaders; ++R)
      HasChanged |= Read[R].join(Other.Read[R]);
    HasChanged |= ReadByVALU.join(Other.ReadByVALU);
    for (unsigned W = 0; W != NumWriters; ++W)
      HasChanged |= New[W].join(Other.New[W]);
    return HasChanged;
  }
};

/// Returns true if \p I is a wait that separates accesses to LDS and memory.
bool resolvesLDSBranch(const CodeInst &I);
/// Returns true if \p I is an access that LDSBranch is about.
bool takesPartInLDSBranch(const CodeInst &I);

/// Steps over instructions along a path, and finds the hazards that no wait
/// states resolve.
class StateHazardWalk {
public:
  explicit StateHazardWalk(const SectionCode &Code);
  virtual ~StateHazardWalk() = default;

  HazardState State;
  /// Returns the state at the start of a function.
  HazardState getStartState() const;
  /// Returns true if the code can have a hazard of the table.
  bool isNeeded() const;
  /// Steps over the instruction \p Number, which is understood.
  void step(uint32_t Number);
  /// Returns true if \p I can be the first instruction of \p H, which is about
  /// the register \p Register.
  bool isProducer(StateHazard H, const CodeInst &I, unsigned Register) const;
  /// Returns the note that says how to fix \p H at \p I, the current
  /// instruction.
  Finding::Note makeRemedy(StateHazard H, const CodeInst &I) const;

protected:
  const SectionCode &Code;
  /// True if waits that resolve LDSBranch have no effect.
  bool IgnoresBranchWaits = false;

  /// Called for \p H at the instruction \p Number. \p X is the
  /// access with the hazard; it may be null.
  virtual void onHazard(StateHazard H, uint32_t Number, const CodeAccess *X,
                        unsigned Register) = 0;
  /// Returns true if the walk goes on as if the remedy of a hazard preceded the
  /// instruction \p Number, so that one missing remedy is noticed once.
  virtual bool assumesRemedy(uint32_t Number) const { return true; }
  /// Applies waits for counters before the current instruction.
  void wait(const WaitCounts &Counts);

private:
  bool HasWarHazards;    ///< True on GCN 1.5: writes may overtake reads.
  bool HasNewerHazards;  ///< True on GFX11 and later.
  bool HasMaskHazards;   ///< Masks in SGPRs may keep old values (GFX11).
  bool HasScalarHazards; ///< SGPRs may keep old values (GFX12).
  bool HasIdleWaits;     ///< Some s_getreg need s_wait_alu 0 (GFX12.5).
  bool LoadsClobberVCCZ;
  /// Fields of s_waitcnt; null where no hazard depends on it.
  const WaitCounter *VMField, *LGKMField, *ExpField;

  /// First generation with the hazards of GFX11.
  static constexpr unsigned FirstNewer = 11;

  bool hasHazard(StateHazard H) const {
    return getStateHazardRows()[unsigned(H)].Arches & maskOf(Code.Architecture);
  }
  void warn(StateHazard H, uint32_t Number, const CodeAccess *X,
            unsigned Register) {
    if (!hasHazard(H))
      return;
    onHazard(H, Number, X, Register);
    if (assumesRemedy(Number))
      resolve(H);
  }
  void resolve(StateHazard H);

  std::optional<uint16_t> takeLateRead(const CodeAccess &X);
  void checkWrites(const CodeInst &I, uint32_t Number);
  void mitigate(const CodeInst &I);
  void waitForCounts(unsigned VM, unsigned LGKM, unsigned Exp);
  void wait(const CodeInst &I);
  void note(const CodeInst &I);
  void stepOverBranches(const CodeInst &I, uint32_t Number);
  void stepVCCZ(const CodeInst &I, uint32_t Number);
  void stepScalarStores(const CodeInst &I, uint32_t Number);
  bool isOldValueRead(const CodeInst &I, const CodeAccess &X) const;
  void readScalar(const CodeInst &I, const CodeAccess &X, uint32_t Number);
  void noteScalarRead(const CodeInst &I, const CodeAccess &X);
  void writeScalar(const CodeInst &I, const CodeAccess &X);
  void forgetLoaded(const CodeInst &I);
  void waitForScalars(const CodeInst &I);
  void stepScalars(const CodeInst &I, uint32_t Number);
  void stepIdleWait(const CodeInst &I, uint32_t Number);
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_STATEHAZARDWALK_H
