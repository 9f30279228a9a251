//===- Wavefront.h - State of a wavefront -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wavefront: its registers, with a mask of undefined bits beside each value.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_WAVEFRONT_H
#define CLRX_LIB_SIMULATOR_WAVEFRONT_H

#include "Semantics/Operation.h"
#include "Simulator/Findings.h"
#include "Simulator/UndefinedOrigins.h"
#include "clrx/ISA/Inst.h"
#include "llvm/Support/MathExtras.h"

namespace clrx::sim {

class AccessObserver;
class WorkGroup;
struct Dispatch;

/// A scalar value of up to 64 bits with the mask of its undefined bits.
struct ScalarValue {
  uint64_t Bits = 0;
  uint64_t Undefined = 0;
};

/// The registers that source operand codes below 128 name: SGPRs, VCC, trap
/// registers, M0, EXEC. CodeNull reads as 0, and writes to it are ignored: no
/// architecture has another register with this code.
class ScalarRegisters {
public:
  static constexpr unsigned Count = CodeInlineZero;

  /// All bits of all registers are undefined at first.
  ScalarRegisters();

  uint32_t Values[Count] = {};
  uint32_t Undefined[Count] = {};

  ScalarValue get32(unsigned Code) const {
    return {Values[Code], Undefined[Code]};
  }
  ScalarValue get64(unsigned Code) const {
    if (Code == CodeNull)
      return {};
    // The last register has no successor: a pair that starts there is one
    // register.
    const unsigned High = Code + 1 < Count ? Code + 1 : Code;
    return {llvm::Make_64(Values[High], Values[Code]),
            llvm::Make_64(Undefined[High], Undefined[Code])};
  }
  ScalarValue get(unsigned Code, unsigned Dwords) const {
    return Dwords == 2 ? get64(Code) : get32(Code);
  }
  /// True if undefined bits have been written since somebody cleared it.
  bool HasNewUndefined = false;

  void set32(unsigned Code, ScalarValue V) {
    if (Code == CodeNull)
      return;
    HasNewUndefined |= V.Undefined != 0;
    Values[Code] = uint32_t(V.Bits);
    Undefined[Code] = uint32_t(V.Undefined);
  }
  void set64(unsigned Code, ScalarValue V) {
    if (Code == CodeNull)
      return;
    set32(Code, {llvm::Lo_32(V.Bits), llvm::Lo_32(V.Undefined)});
    if (Code + 1 < Count)
      set32(Code + 1, {llvm::Hi_32(V.Bits), llvm::Hi_32(V.Undefined)});
  }
  void set(unsigned Code, unsigned Dwords, ScalarValue V) {
    Dwords == 2 ? set64(Code, V) : set32(Code, V);
  }
};

/// The VGPRs: for each register, an array of MaxLanes dwords.
class VectorRegisters {
public:
  /// All bits of all registers are undefined at first.
  explicit VectorRegisters(unsigned Count);

  /// True if undefined bits have been written since somebody cleared it.
  bool HasNewUndefined = false;

  unsigned size() const { return UndefinedLanes.size(); }
  /// Returns the dwords of all lanes. Those of the next register follow.
  uint32_t *values(unsigned Register) { return Values[Register].data(); }
  const uint32_t *values(unsigned Register) const {
    return Values[Register].data();
  }
  /// Returns the masks of undefined bits. They count only for lanes in
  /// undefinedLanes().
  uint32_t *undefined(unsigned Register) { return Undefined[Register].data(); }
  const uint32_t *undefined(unsigned Register) const {
    return Undefined[Register].data();
  }
  /// Mask of the lanes in which a bit of the register may be undefined.
  uint64_t &undefinedLanes(unsigned Register) {
    return UndefinedLanes[Register];
  }
  uint64_t undefinedLanes(unsigned Register) const {
    return UndefinedLanes[Register];
  }
  /// Returns the mask of undefined bits in one lane.
  uint32_t undefinedBits(unsigned Register, unsigned Lane) const {
    return UndefinedLanes[Register] >> Lane & 1 ? undefined(Register)[Lane] : 0;
  }
  bool operator==(const VectorRegisters &O) const {
    return Values == O.Values && UndefinedLanes == O.UndefinedLanes &&
           Undefined == O.Undefined;
  }
  /// Writes one lane.
  void set(unsigned Register, unsigned Lane, uint32_t Value,
           uint32_t UndefinedBits = 0);
  /// Writes the lanes of \p Lanes from arrays of MaxLanes elements. \p
  /// UndefinedBits is null if all bits are defined.
  void setLanes(unsigned Register, uint64_t Lanes, const uint32_t *NewValues,
                const uint32_t *UndefinedBits = nullptr);

private:
  /// A register. Vectors of the host that cross cache lines are slow.
  struct alignas(64) LaneArray : std::array<uint32_t, MaxLanes> {};

  std::vector<LaneArray> Values, Undefined;
  std::vector<uint64_t> UndefinedLanes;
  /// The mask of the last call of setLanes, and the same as an array with all
  /// bits of the lanes in it set. EXEC changes rarely.
  uint64_t LastMask = 0;
  uint32_t LastLanes[MaxLanes] = {};
};

/// States of a wavefront.
enum class WaveState : uint8_t {
  Running,
  AtBarrier, ///< Waits for the other wavefronts of its work-group.
  Sleeping,  ///< Leaves the rest of its turn to other wavefronts.
  Halted,    ///< s_sethalt: only a debugger can resume it.
  Ended,
  Stopped ///< It cannot go on after a finding, or the observer stopped it.
};

/// Fields of the register MODE, as shifts and widths.
/// Source: AMD's ISA documents, "MODE register".
struct ModeRegister {
  uint32_t Bits = 0;

  unsigned field(unsigned Low, unsigned Width) const {
    return Bits >> Low & ((1u << Width) - 1);
  }
  unsigned round32() const { return field(0, 2); }
  unsigned round16And64() const { return field(2, 2); }
  /// Bit 0: sources keep denormals. Bit 1: results keep denormals.
  unsigned denormals32() const { return field(4, 2); }
  unsigned denormals16And64() const { return field(6, 2); }
  bool dx10Clamp() const { return field(8, 1); }
  bool ieee() const { return field(9, 1); }
  bool gprIndexing() const { return field(27, 1); }
  /// Vector instructions are skipped; not on GCN 1.5.
  bool vskip() const { return field(28, 1); }
  /// Number of entries of the stack of forks, from s[0:3] on; up to GCN 1.4.
  unsigned csp() const { return field(29, 3); }
};

/// A wavefront.
class Wavefront {
public:
  /// Creates wavefront \p Index of \p Group with undefined registers.
  Wavefront(WorkGroup &Group, unsigned Index, unsigned NumVGPRs);

  WorkGroup &Group;
  const unsigned Index;
  WaveState State = WaveState::Running;
  FindingGroup StopReason = FindingGroup::Trap; ///< If State is Stopped.
  uint64_t PC = 0; ///< Address of the next instruction.
  ScalarRegisters Scalars;
  VectorRegisters Vectors;
  bool SCC = false;
  bool IsSCCUndefined = true;
  ModeRegister Mode;
  /// The hardware register FLAT_SCRATCH of GCN 1.5: the address of scratch
  /// memory. It is an SGPR pair on older architectures.
  ScalarValue FlatScratch = {0, ~uint64_t(0)};
  uint32_t TrapStatus = 0; ///< The hardware register TRAPSTS.
  unsigned Priority = 0;   ///< STATUS.WAVE_PRIO, 0 to 3.
  uint64_t NumInsts = 0;   ///< Number of executed instructions.

  /// \name The instruction that is executed; for findings
  /// @{
  uint64_t CurrentPC = 0;
  const Inst *Current = nullptr;
  /// @}
  /// Empty until the wavefront writes an undefined value.
  std::unique_ptr<RegisterOrigins> Origins;
  /// Sees accesses of memory; null if nobody wants them.
  AccessObserver *const Accesses;

  const Dispatch &dispatch() const;
  Memory &memory();
  const Bytes &gds() const;
  StoredOrigins &storedOrigins() const;
  /// Notes that the instruction loads undefined bits.
  void noteUndefinedLoad(const Bytes *In, uint64_t Offset);
  /// Notes that the instruction stores undefined bits of the register.
  void noteUndefinedStore(const Bytes *In, uint64_t Offset,
                          unsigned SourceCode);
  /// Called after the instruction if it has written undefined bits.
  void noteUndefinedWrite();
  bool hasNewUndefined() const {
    return Scalars.HasNewUndefined || Vectors.HasNewUndefined;
  }
  bool isWave32() const { return IsWave32; }
  unsigned numLanes() const { return isWave32() ? 32 : 64; }
  /// Returns the mask of all lanes.
  uint64_t allLanes() const { return isWave32() ? 0xffffffff : ~uint64_t(0); }
  uint64_t exec() const { return Scalars.get64(CodeExec).Bits & allLanes(); }
  void setExec(ScalarValue V) {
    Scalars.set64(CodeExec, {V.Bits & allLanes(), V.Undefined & allLanes()});
  }
  /// Reads a lane mask: two SGPRs, or one in wavefronts of 32 lanes.
  ScalarValue getMask(unsigned Code) const {
    return Scalars.get(Code, isWave32() ? 1 : 2);
  }
  void setMask(unsigned Code, ScalarValue V) {
    Scalars.set(Code, isWave32() ? 1 : 2, V);
  }

  /// Returns true if undefined bits are tracked.
  bool tracksUndefined() const { return TracksUndefined; }
  /// Reports a finding of this wavefront at the current instruction. The other
  /// members of the finding are filled in here. \p Lane is empty for scalar
  /// instructions.
  void report(FindingGroup Group, const llvm::Twine &Text,
              const llvm::Twine &Note, std::optional<unsigned> Lane = {},
              bool IsError = true);
  /// Completes \p F, whose place and work-item are those of this wavefront, and
  /// reports it.
  void report(Finding F);
  /// Reports a finding after which the wavefront cannot go on.
  void stop(FindingGroup Group, const llvm::Twine &Text,
            const llvm::Twine &Note);

private:
  const bool IsWave32;
  const bool TracksUndefined;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_WAVEFRONT_H
